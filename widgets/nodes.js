/**
 * Nodes made, found again and changed in place: the first part of the modules of boards, sheets, lessons and exercises.
 *
 * Nodes are found again by their keys, so the focus, a screen reader's position and running animations outlive every
 * change.
 */

/** An id that nothing else on the page has: each widget is a module of its own, so none can count them. */
const ownId = () => `gk-${Math.random().toString(36).slice(2)}`;

/** Set attributes, but touch only those that differ; undefined, null and false take one away. */
function put(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) {
      if (node.hasAttribute(name)) node.removeAttribute(name);
    } else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

/** Set a node's text, if it is another. */
function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** A new element of HTML with attributes and children. */
function html(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  put(node, attributes);
  node.append(...children);
  return node;
}

/** A new element of SVG with attributes and children. */
function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  put(node, attributes);
  node.append(...children);
  return node;
}

/**
 * Make the parent's children those of the items, one each, in their order.
 * @template Item
 * @param {Element} parent
 * @param {Item[]} items
 * @param {(item: Item, index: number) => string} keyOf
 * @param {(item: Item) => Element} make a child for an item that has none yet
 * @param {(child: Element, item: Item, index: number) => void} draw
 */
function arrange(parent, items, keyOf, make, draw) {
  const old = new Map(Array.from(parent.children, child => [child.dataset.key, child]));
  const children = items.map((item, index) => {
    const key = keyOf(item, index);
    const child = old.get(key) ?? make(item);
    old.delete(key);
    put(child, { "data-key": key });
    draw(child, item, index);
    return child;
  });
  old.forEach(child => child.remove());
  children.reduceRight((next, child) => {
    // an element that is put where it stands already would lose the focus
    if (child.parentNode !== parent || child.nextElementSibling !== next) parent.insertBefore(child, next);
    return child;
  }, null);
}
