/**
 * The live board in the browser; board.py says what its traits and messages mean.
 *
 * All words come from Python. Nodes are found again by their keys and changed in place, so the focus, a screen
 * reader's position and running animations outlive every step of a game.
 */

/**
 * @typedef {{id: string, form: string, at: number[], size: number[], role: string, label: string, words: string,
 *   says: string[][], seat: number, marks: string[], to: number[] | null, inside: string}} Shape
 * @typedef {{title: string, size: number[], shapes: Shape[], walk: Record<string, Record<string, string>>,
 *   start: string, near: Record<string, string>, alt: string}} Scene
 * @typedef {{tag: string, geometry: Record<string, unknown>, detail?: string, room?: number[]}} Body
 *   room: centre, width and height left for the label
 */

const UNIT = 100; // of the picture's own units make one of a scene's: browsers set type badly below one unit
const LEADING = 1.1; // from line to line of a label, in em
const LARGEST_LABEL = 0.24 * UNIT; // on a shape; a form "text" fills its own height
const FONT = "600 100px system-ui, sans-serif"; // as board.css sets labels
const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
const HALOS = /^new$|^near/; // marks that are drawn around a shape, not on it
const ACTS = ["Enter", " "];
const KEYS_OF_CONTROLS = [...ACTS, ...Object.keys(ARROWS), "Home", "End", "PageUp", "PageDown"];
const TYPING = `input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), textarea, select,
  [contenteditable="true"]`;

// Nodes

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

function html(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  put(node, attributes);
  node.append(...children);
  return node;
}

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

// Shapes

const oval = (w, h) => ({ tag: "ellipse", geometry: { rx: w / 2, ry: h / 2 } });
const box = (w, h, rx) => ({ tag: "rect", geometry: { x: -w / 2, y: -h / 2, width: w, height: h, rx } });
const path = (d, detail, room) => ({ tag: "path", geometry: { d }, detail, room });
const circle = (y, r) => `M${-r},${y} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0`;

/** The outline of each form around (0, 0): width, height, end of a line -> Body. */
const BODIES = {
  circle: oval,
  disc: (w, h) => ({ ...oval(w, h), detail: circle(0, 0.42 * w), room: [0, 0, 0.8 * w, 0.8 * h] }),
  rect: (w, h) => box(w, h, 0.12 * Math.min(w, h)),
  line: (w, h, [x, y]) => ({ tag: "line", geometry: { x1: 0, y1: 0, x2: x, y2: y }, room: [x / 2, y / 2, w, h] }),
  text: (w, h) => ({ ...box(w, h, 0), bare: true }),
  cross: (w, h) => path(`M${-w / 2},${-h / 2} L${w / 2},${h / 2} M${w / 2},${-h / 2} L${-w / 2},${h / 2}`),
  cube: (w, h) => {
    const [x, y, deep] = [w / 2, h / 2, 0.22 * w]; // seen from the right and above; its letter stands on the front
    return path(
      `M${-x},${deep - y} L${deep - x},${-y} H${x} V${y - deep} L${x - deep},${y} H${-x} Z`,
      `M${-x},${deep - y} H${x - deep} V${y} M${x - deep},${deep - y} L${x},${-y}`,
      [-deep / 2, deep / 2, w - deep, h - deep],
    );
  },
  pawn: (w, h) => {
    const foot = 0.46 * w;
    const shoulders = `M${-foot},${h / 2} C${-foot},${-0.2 * h} ${foot},${-0.2 * h} ${foot},${h / 2} Z`;
    return path(shoulders, circle(-0.28 * h, 0.21 * h), [0, 0.24 * h, 0.8 * w, 0.5 * h]);
  },
};

/** @returns {Body} the outline of a shape, grown by so many of the picture's units on every side */
function bodyOf(shape, growth = 0) {
  const [w, h] = shape.size.map(length => length * UNIT + 2 * growth);
  const end = shape.to ? shape.to.map((place, axis) => (place - shape.at[axis]) * UNIT) : [0, 0];
  return (BODIES[shape.form] ?? BODIES.rect)(w, h, end);
}

const pen = document.createElement("canvas").getContext("2d");
/** @type {Map<string, number>} */
const widths = new Map();

/** How wide a text is, in em. */
function ems(text) {
  if (!widths.has(text)) {
    pen.font = FONT;
    widths.set(text, pen.measureText(text).width / 100);
  }
  return widths.get(text);
}

/** The font size at which the lines fill the room; in a round one the corners of the text touch the rim. */
function fontSize(lines, [w, h], form) {
  const wide = Math.max(0.7, ...lines.map(ems));
  const high = lines.length * LEADING;
  if (form === "text") return Math.min(w / wide, h / high);
  const round = form === "circle" || form === "disc";
  return Math.min(LARGEST_LABEL, round ? (0.94 * w) / Math.hypot(wide, high) : Math.min((0.9 * w) / wide, h / high));
}

/** The lines drawn on a shape: its label, else the letter of the seat whose colour it has. */
function linesOf(shape) {
  const letter = shape.seat >= 0 && shape.form !== "line" ? String.fromCharCode(65 + shape.seat) : "";
  return (shape.label || letter).split("\n").filter(Boolean);
}

/** The parts of a shape from back to front: [class, tag, attributes, lines of text]. */
function partsOf(shape) {
  const { tag, geometry, detail, bare, room = [0, 0, ...shape.size.map(length => length * UNIT)] } = bodyOf(shape);
  const lines = linesOf(shape);
  const size = lines.length ? fontSize(lines, room.slice(2), shape.form).toFixed(1) : 0;
  const halo = shape.marks.some(mark => HALOS.test(mark)) && bodyOf(shape, 5);
  const parts = [
    halo && ["gk-halo", halo.tag, halo.geometry],
    !bare && ["gk-body", tag, geometry],
    detail && ["gk-detail", "path", { d: detail }],
    (shape.says.length > 0 || bare) && ["gk-hit", "rect", { style: `--w: ${room[2]}; --h: ${room[3]}` }],
    lines.length > 0 && ["gk-label", "text", { x: room[0], y: room[1], style: `--size: ${size}` }, lines],
  ];
  return parts.filter(Boolean);
}

function drawLine(tspan, text, index, lines, x) {
  put(tspan, { x, dy: `${(index ? LEADING : 0.36 - ((lines.length - 1) * LEADING) / 2).toFixed(2)}em` });
  write(tspan, text);
}

function drawPart(node, [name, , attributes, lines = []]) {
  put(node, { class: name, ...attributes });
  const draw = (tspan, text, index) => drawLine(tspan, text, index, lines, attributes.x);
  arrange(node, lines, (_, index) => String(index), () => svg("tspan"), draw);
}

/** Colours are named, not chosen: the theme gives them by role, board.css by seat. */
function colours({ role, seat }) {
  return seat >= 0 ? undefined : `--fill: var(--gk-${role}); --ink: var(--gk-${role}-ink); --line: var(--gk-${role}-line)`;
}

/** What a screen reader is told of a shape; a stop that says something can be pressed. */
function spoken({ id, words, label, says }, stop) {
  if (!stop && !words) return { "aria-hidden": "true", role: null, "aria-label": null };
  const role = stop && says.length ? "button" : "img";
  return { "aria-hidden": null, role, "aria-label": words || label.replace("\n", " ") || id };
}

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/** Draw a shape into its group, unless it stands there already. */
function drawShape(node, shape, stop) {
  const state = JSON.stringify([shape, stop]);
  if (drawn.get(node) === state) return;
  drawn.set(node, state);
  const classes = ["gk-shape", `gk-form-${shape.form}`, `gk-role-${shape.role}`, ...shape.marks.map(mark => `gk-${mark}`)];
  if (shape.seat >= 0) classes.push(`gk-seat-${shape.seat}`);
  if (shape.says.length || stop) classes.push("gk-live");
  const [x, y] = shape.at.map(place => place * UNIT);
  put(node, { class: classes.join(" "), transform: `translate(${x} ${y})`, style: colours(shape), ...spoken(shape, stop) });
  put(node, { tabindex: stop ? node.getAttribute("tabindex") ?? -1 : null });
  arrange(node, partsOf(shape), ([name, tag]) => `${name} ${tag}`, ([, tag]) => svg(tag), drawPart);
}

// Words

/** A live region: each text is spoken once, equal texts too, for they are written a frame after it was emptied. */
function voice(politeness) {
  const node = html("div", { class: "gk-unseen", "aria-live": politeness, "aria-atomic": "true" });
  let waiting = [];
  const speak = () => {
    node.append(...waiting);
    waiting = [];
  };
  const hush = () => {
    waiting = [];
    node.replaceChildren();
  };
  const say = (text, lang) => {
    node.replaceChildren();
    if (waiting.push(html("p", { lang }, text)) === 1) requestAnimationFrame(speak);
  };
  return { node, say, hush };
}

function drawStatus(item, { text, strong }) {
  put(item, { class: strong ? "gk-strong" : null });
  write(item, text);
}

function drawLogLine(item, { text, step, kind, now }) {
  put(item, { class: `gk-kind-${kind}` });
  put(item.firstChild, { "data-step": step, "aria-current": now ? "step" : null });
  write(item.firstChild, text);
}

function drawHelpLine(item, [key, words]) {
  write(item.firstChild.firstChild, key);
  write(item.lastChild, words);
}

let numbers = 0; // for ids that no other view on the page has

/** All nodes of a view; "open" is what the curtain takes away. */
function frame() {
  const id = `gk-${(numbers += 1)}`;
  const parts = {
    style: html("style"),
    title: html("h3", { id: `${id}-title` }),
    helpButton: html("button", { type: "button", class: "gk-help-button" }, "?"),
    status: html("ul", { class: "gk-status", role: "list" }),
    alt: html("p", { class: "gk-unseen" }),
    shapes: svg("g"),
    cursor: svg("g", { class: "gk-cursor", "aria-hidden": "true" }),
    logTitle: html("h3", { id: `${id}-log` }),
    log: html("ol", { class: "gk-log-lines", role: "list" }),
    curtainText: html("p", { id: `${id}-curtain` }),
    lift: html("button", { type: "button", "aria-describedby": `${id}-curtain` }),
    helpTitle: html("h3", { id: `${id}-help` }),
    helpLines: html("dl"),
    close: html("button", { type: "button" }),
    polite: voice("polite"),
    assertive: voice("assertive"),
  };
  const { title, status, alt, logTitle, log } = parts;
  parts.svg = svg("svg", { role: "presentation", focusable: "false" }, parts.shapes, parts.cursor);
  parts.picture = html("div", { class: "gk-picture", role: "application" }, parts.svg);
  const head = html("header", { class: "gk-head" }, title, parts.helpButton);
  const table = html("section", { class: "gk-table", "aria-labelledby": title.id }, head, status, alt, parts.picture);
  const logBox = html("section", { class: "gk-log", "aria-labelledby": logTitle.id }, logTitle, log);
  parts.open = html("div", { class: "gk-open" }, table, logBox);
  parts.curtain = html("div", { class: "gk-curtain" }, parts.curtainText, parts.lift);
  const { helpTitle, helpLines, close, polite, assertive } = parts;
  parts.dialog = html("dialog", { class: "gk-help", "aria-labelledby": helpTitle.id }, helpTitle, helpLines, close);
  parts.root = html("div", {}, parts.style, parts.open, parts.dialog, polite.node, assertive.node);
  return parts;
}

/** One view of a board: what stands in one output of a notebook. */
class View {
  /**
   * @param {object} model of anywidget
   * @param {HTMLElement} el
   * @param {Set<View>} views of the same model: only one of them may speak
   */
  constructor(model, el, views) {
    Object.assign(this, { model, el, views, panel: null, shown: new Map(), inside: false, up: true });
    this.parts = frame();
    this.ending = new AbortController();
    el.append(this.parts.root);
    views.add(this);
    this.followModel();
    this.followPage();
    this.followUser();
  }

  get(name) {
    return this.model.get(name);
  }

  /** The stop under the cursor. */
  get at() {
    const { walk = {}, start = "" } = this.get("scene");
    return this.get("at") in walk ? this.get("at") : start;
  }

  get covered() {
    return Boolean(this.get("curtain").text);
  }

  followModel() {
    const draw = {
      scene: () => this.drawScene(),
      at: () => this.drawScene(),
      log: () => this.drawLog(),
      status: () => arrange(this.parts.status, this.get("status"), line => line.key, () => html("li"), drawStatus),
      help: () => this.drawHelp(),
      labels: () => this.drawLabels(),
      curtain: () => this.drawCurtain(),
      saying: () => this.hear(this.get("saying")),
    };
    ...
  }
