/**
 * A lesson above a panel: its title, how far it is, the goal, what is said, and buttons. lesson.py says what the traits
 * and messages mean. All words come from Python; what is new is spoken by the board below.
 */

const ROOM_FOR_RULES = 500; // pixels: a narrower lesson opens with its rules folded, so that the moves are in sight

let numbers = 0; // for ids that no other view on the page has

/** A node with attributes and children. */
function make(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
  node.hidden = !text;
}

/** The nodes of a view, empty. */
function frame() {
  const id = `gk-lesson-${(numbers += 1)}`;
  const parts = {
    title: make("h3", { id }),
    place: make("span", { id: `${id}-place`, class: "gk-lesson-place" }),
    bar: make("progress", { "aria-labelledby": `${id}-place` }),
    offer: make("p", { class: "gk-lesson-offer" }),
    about: make("p", { class: "gk-lesson-about" }),
    goal: make("h4", { tabindex: -1, class: "gk-lesson-goal", "aria-describedby": `${id}-say` }),
    say: make("p", { id: `${id}-say` }),
    rules: make("ul", { class: "gk-lesson-rules", role: "list" }),
    which: make("summary"),
    told: make("p", { class: "gk-lesson-told" }),
    hint: make("p", { class: "gk-lesson-hint" }),
    buttons: make("div", { class: "gk-lesson-buttons" }),
    box: make("input", { type: "checkbox" }),
    remember: make("span"),
  };
  const { title, place, bar, offer, about, goal, say, rules, which, told, hint, buttons, box, remember } = parts;
  parts.book = make("details", { class: "gk-lesson-book" }, which, rules);
  const head = make("header", {}, title, make("span", { class: "gk-lesson-far" }, place, bar));
  const foot = make("div", { class: "gk-lesson-foot" }, buttons, make("label", {}, box, " ", remember));
  parts.root = make("section", { class: "gk-lesson", "aria-labelledby": id });
  parts.root.append(head, offer, about, goal, say, parts.book, told, hint, foot);
  return parts;
}

/** The buttons that are wanted, in order; one that is there already stays, so that it keeps the focus. */
function arrange(node, wanted, press) {
  const there = new Map(Array.from(node.children, button => [button.name, button]));
  const buttons = wanted.map(({ name, words, main, off }) => {
    const button = there.get(name) ?? make("button", { type: "button", name });
    write(button, words);
    button.classList.toggle("gk-lesson-main", main);
    button.setAttribute("aria-disabled", String(off)); // a disabled button would lose the focus
    button.onclick = () => off || press(name);
    return button;
  });
  for (const button of node.children) if (!buttons.includes(button)) button.remove();
  buttons.forEach((button, at) => node.children[at] === button || node.insertBefore(button, node.children[at]));
}

function render({ model, el }) {
  const parts = frame();
  const { root, goal, box } = parts;
  const press = button => model.send({ type: "press", button });
  const panel = () => el.closest(".gk-panel");

  function draw() {
    const page = model.get("page");
    if (!page.buttons) return;
    root.lang = page.lang;
    for (const name of ["title", "place", "about", "goal", "say", "told", "hint", "remember"]) write(parts[name], page[name]);
    parts.told.dataset.kind = page.kind;
    Object.assign(parts.bar, { max: page.of, value: page.at });
    parts.rules.replaceChildren(...page.rules.map(rule => make("li", {}, rule)));
    write(parts.which, page.which);
    parts.book.hidden = !page.rules.length;
    drawOffer(page.offer);
    arrange(parts.buttons, page.buttons, press);
    box.checked = page.kept;
  }
  function drawOffer({ words, go_there }) {
    parts.offer.hidden = !words;
    if (!words) return;
    const button = make("button", { type: "button", class: "gk-lesson-main" }, go_there);
    button.onclick = () => press("go_there");
    parts.offer.replaceChildren(`${words} `, button);
  }
  /** A new step begins at its goal, for whoever works in this panel. */
  function turn() {
    const here = panel();
    const held = here?.contains(document.activeElement) || document.activeElement === document.body;
    if (held && root.getClientRects().length) requestAnimationFrame(() => goal.focus());
  }
  /** From the goal, Enter or Escape leads to the board. */
  function leave(event) {
    if (event.target !== goal || !["Enter", "Escape"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    panel()?.querySelector('.gk-picture [tabindex="0"]')?.focus();
  }

  box.addEventListener("change", () => model.send({ type: "remember", on: box.checked }));
  root.addEventListener("keydown", leave);
  model.on("change:page", draw);
  model.on("change:turned", turn);
  el.append(root);
  draw();
  requestAnimationFrame(() => (parts.book.open = root.clientWidth > ROOM_FOR_RULES));
  return () => {
    model.off("change:page", draw);
    model.off("change:turned", turn);
  };
}

export default { render };
