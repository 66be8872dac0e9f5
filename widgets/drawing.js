/**
 * How shapes and lines become nodes: a part of the board's module, after nodes.js, which goes on in stage.js and board.js.
 */

/**
 * @typedef {{id: string, form: string, at: number[], size: number[], role: string, label: string, words: string,
 *   says: string[][], seat: number, marks: string[], to: number[] | null, inside: string, outline: string}} Shape
 * @typedef {{title: string, size: number[], shapes: Shape[], walk: Record<string, Record<string, string>>,
 *   start: string, near: Record<string, string>, alt: string}} Scene
 * @typedef {{tag: string, geometry: Record<string, unknown>, detail?: string, room?: number[]}} Body
 *   room: centre, width and height left for the label
 */

const LEADING = 1.1; // from line to line of a label, in em
const CAPITAL = 0.72; // height of a capital letter, in em
const FONT = "700 100px system-ui, sans-serif"; // the widest that board.css sets labels in
const TOKENS = ["disc", "cube", "pawn", "cross", "ship", "sled"]; // forms in the colours of their seat
const LOOKS = ["fill", "stroke", "ink", "width", "font", "weight", "corner", "dash"]; // what a theme says of a role
const MARK_GAP = 0.013; // between a shape and the line of a mark around it, in units of the scene
const LENS_GAP = 0.026; // and the rings of the lens, around other marks
const SURE_GAP = -0.019; // and of a frame inside it
const [LONG, END] = [4, 0.2]; // widths in heights from which a strike is drawn at its ends only, and how long these are
const BADGE = { r: 9 / 190, inX: 7 / 190, inY: 5 / 190 }; // with a reader's mark, in the upper right corner
const SIGNS = { no: "M-0.45,-0.45 L0.45,0.45 M-0.45,0.45 L0.45,-0.45", yes: "M-0.5,0.05 L-0.12,0.42 L0.5,-0.42" };
const RING_GAP = 0.055; // and the ring of the focus, around all of them
const HEAD = [0.08, 0.035]; // of an arrow: how long it is, and half its width

// Shapes. Lengths are in units of the scene, which are the picture's own.

const oval = (w, h) => ({ tag: "ellipse", geometry: { rx: w / 2, ry: h / 2 } });
const box = (w, h) => ({ tag: "rect", geometry: { x: -w / 2, y: -h / 2, width: w, height: h } });
const path = (d, detail, room) => ({ tag: "path", geometry: { d }, detail, room });
const circle = (y, r) => `M${-r},${y} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0`;

/** An outline in parts of width and height, as path data. */
const scaled = (steps, w, h) =>
  steps.map(([letter, ...points]) => letter + points.map((part, at) => part * (at % 2 ? h : w)).join(" ")).join(" ");
const HULL = [["M", -0.5, 0], ["C", -0.32, -0.34, -0.06, -0.5, 0.2, -0.5], ["L", 0.5, -0.4], ["L", 0.5, 0.4]];
const BOW = [["L", 0.2, 0.5], ["C", -0.06, 0.5, -0.32, 0.34, -0.5, 0], ["Z"]];
const LOAD = [["M", -0.36, -0.5], ["L", 0.5, -0.5], ["L", 0.5, 0.22], ["L", 0.34, 0.22], ["L", 0.34, 0.36]];
const RUNNER = [["L", 0.5, 0.36], ["L", 0.5, 0.5], ["L", -0.32, 0.5], ["C", -0.46, 0.5, -0.5, 0.4, -0.5, 0.2]];
const TIP = [["L", -0.39, 0.2], ["C", -0.39, 0.32, -0.36, 0.36, -0.28, 0.36], ["L", -0.2, 0.36], ["L", -0.2, 0.22]];
const FRONT = [["L", -0.36, 0.22], ["Z"]];

/** The outline of each form around (0, 0): width, height, end of a line, outline of its own -> Body. */
const BODIES = {
  circle: oval,
  disc: (w, h) => ({ ...oval(w, h), detail: circle(0, 0.43 * w), room: [0, 0, 0.86 * w, 0.86 * h] }),
  rect: box,
  text: box,
  line: (w, h, [x, y]) => ({ tag: "line", geometry: { x1: 0, y1: 0, x2: x, y2: y }, room: [x / 2, y / 2, w, h] }),
  arrow: (w, h, [x, y]) => {
    const [long, wide] = HEAD;
    const length = Math.hypot(x, y) || 1;
    const [dx, dy] = [x / length, y / length];
    const [neckX, neckY] = [x - long * dx, y - long * dy];
    const sides = `L${neckX + wide * dy},${neckY - wide * dx} L${neckX - wide * dy},${neckY + wide * dx}`;
    return path(`M0,0 L${neckX},${neckY} M${x},${y} ${sides} Z`, undefined, [x / 2, y / 2, w, h]);
  },
  cross: (w, h) => {
    const [x, y, arm] = [w / 2, h / 2, 0.17 * w];
    const up = `M${arm - x},${-y} L0,${-arm} L${x - arm},${-y} L${x},${arm - y} L${arm},0 L${x},${y - arm}`;
    const down = `L${x - arm},${y} L0,${arm} L${arm - x},${y} L${-x},${y - arm} L${-arm},0 L${-x},${arm - y} Z`;
    return path(`${up} ${down}`, circle(0, 0.32 * w), [0, 0, 0.6 * w, 0.6 * h]); // its letter stands in the middle
  },
  cube: (w, h) => {
    const [x, y, deep] = [w / 2, h / 2, 0.2 * w]; // seen from the right and above; its letter stands on the front
    return path(
      `M${-x},${deep - y} L${deep - x},${-y} H${x} V${y - deep} L${x - deep},${y} H${-x} Z`,
      `M${-x},${deep - y} H${x - deep} V${y} M${x - deep},${deep - y} L${x},${-y}`,
      [-deep / 2, deep / 2, w - deep, h - deep],
    );
  },
  area: (w, h, to, outline) => path(outline),
  curve: (w, h, to, outline) => path(outline),
  ship: (w, h) => path(scaled([...HULL, ...BOW], w, h), undefined, [0.07 * w, 0, 0.78 * w, 0.84 * h]), // from above
  sled: (w, h) => path(scaled([...LOAD, ...RUNNER, ...TIP, ...FRONT], w, h), undefined, [0.07 * w, -0.14 * h, 0.84 * w, 0.7 * h]),
  pawn: (w, h) => {
    const shoulders = `C${-w / 2},${-0.35 * h} ${w / 2},${-0.35 * h} ${w / 2},${0.2 * h}`;
    return path(`M${-w / 2},${h / 2} V${0.2 * h} ${shoulders} V${h / 2} Z`, circle(-0.33 * h, 0.17 * h), [0, 0.2 * h, 0.7 * w, 0.48 * h]);
  },
};

/** @returns {Body} the outline of a shape, grown by so much on every side */
function bodyOf({ form, at, size, to, outline }, growth = 0) {
  const [w, h] = size.map(length => length + 2 * growth);
  const body = outline && growth ? box : (BODIES[form] ?? BODIES.rect);
  return body(w, h, to ? [to[0] - at[0], to[1] - at[1]] : [0, 0], outline);
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

/** The font size at which the lines fill the room, a letter or number by itself up to its rim; round ones to theirs. */
function fontSize(lines, [w, h], form) {
  const wide = Math.max(...lines.map(ems));
  const high = /^[A-Z0-9]$/.test(lines.join(" ")) ? CAPITAL : lines.length * LEADING;
  const round = form === "circle" || form === "disc";
  return round ? (0.94 * w) / Math.hypot(wide, high) : Math.min((0.95 * w) / wide, (0.96 * h) / high);
}

/** What a reader has marked, on a badge: a cross or a tick. */
function badgeOf(mark, [w, h]) {
  const place = `translate(${w / 2 - BADGE.inX} ${BADGE.inY - h / 2})`;
  return [
    ["gk-badge", "path", { d: circle(0, BADGE.r), transform: place }],
    [`gk-mark-${mark}`, "path", { d: SIGNS[mark], transform: `${place} scale(${BADGE.r})` }],
  ];
}

/** A strike from corner to corner; on a long shape only its two ends, so that the words between them can be read. */
function strike([w, h]) {
  if (w < LONG * h) return `M${-w / 2},${h / 2} L${w / 2},${-h / 2}`;
  return `M${-w / 2},${h / 2} l${END * w},${-END * h} M${w / 2},${-h / 2} l${-END * w},${END * h}`;
}

/** What deduction has found: a strike across the shape, or a frame inside it. */
function findingOf(mark, shape) {
  const { tag, geometry } = bodyOf(shape, SURE_GAP);
  return mark === "out" ? ["gk-mark-out", "path", { d: strike(shape.size) }] : ["gk-mark-sure", tag, geometry];
}

/**
 * The parts of a shape from back to front: [class, tag, attributes, lines of text].
 * @param {Shape} shape
 */
function partsOf(shape) {
  const { tag, geometry, detail, room: [x, y, w, h] = [0, 0, ...shape.size] } = bodyOf(shape);
  const [around, outside] = [bodyOf(shape, MARK_GAP), bodyOf(shape, LENS_GAP)];
  const [rings, others] = [true, false].map(near => shape.marks.filter(mark => mark.startsWith("near") === near));
  const badges = others.filter(mark => mark in SIGNS);
  const found = others.filter(mark => ["out", "sure"].includes(mark));
  const chosen = others.filter(mark => mark === "chosen");
  const marks = others.filter(mark => ![...badges, ...found, ...chosen].includes(mark));
  const bare = shape.form === "text";
  const lines = shape.label.split("\n").filter(Boolean);
  const target = { transform: `translate(${x} ${y})`, style: bare ? `--w: ${w}px; --h: ${h}px` : null };
  const parts = [
    ...rings.map(mark => [`gk-mark-${mark}`, outside.tag, outside.geometry]),
    ...marks.map(mark => [`gk-mark-${mark}`, around.tag, around.geometry]),
    !bare && ["gk-body", tag, geometry],
    !bare && marks.includes("used") && ["gk-hatch", tag, geometry],
    ...found.map(mark => findingOf(mark, shape)),
    ...chosen.flatMap(() => ["gk-mark-chosen", "gk-mark-chosen-core"].map(name => [name, tag, geometry])),
    detail && ["gk-detail", "path", { d: detail }],
    (bare || shape.says.length > 0) && ["gk-hit", "rect", target],
  ];
  if (lines.length) {
    const size = fontSize(lines, [w, h], shape.form).toFixed(4);
    parts.push(["gk-label", "text", { x, y, style: `--size: ${size}px` }, lines]);
  }
  badges.forEach(mark => parts.push(...badgeOf(mark, shape.size)));
  return parts.filter(Boolean);
}

/** Draw one of the parts that partsOf tells. */
function drawPart(node, [name, , attributes, lines = []]) {
  put(node, { class: name, ...attributes });
  const first = 0.36 - ((lines.length - 1) * LEADING) / 2; // so that the middle of the text is the middle of the room
  const draw = (tspan, text, index) => {
    put(tspan, { x: attributes.x, dy: `${index ? LEADING : first}em` });
    write(tspan, text);
  };
  arrange(node, lines, (_, index) => String(index), () => svg("tspan"), draw);
}

function drawParts(node, parts) {
  arrange(node, parts, ([name, tag]) => `${name} ${tag}`, ([, tag]) => svg(tag), drawPart);
}

/** Colours are named, not chosen: the theme gives them by role, and by seat. */
function looks({ role, seat, form }) {
  const seated = seat >= 0 && TOKENS.includes(form) ? ["fill", "stroke", "ink"] : [];
  return LOOKS.map(look => `--${look}: var(--gk-${seated.includes(look) ? `seat-${seat}` : role}-${look})`).join("; ");
}

/** What a screen reader is told of a shape; a stop that says something can be pressed. */
function spoken({ id, words, label, says }, stop) {
  if (!stop && !words) return { "aria-hidden": "true", role: null, "aria-label": null };
  const role = stop && says.length ? "button" : "img";
  return { "aria-hidden": null, role, "aria-label": words || label.replaceAll("\n", " ") || id };
}

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/** Draw a shape into its group, unless it stands there already. */
function drawShape(node, shape, stop) {
  const state = JSON.stringify([shape, stop]);
  if (drawn.get(node) === state) return;
  drawn.set(node, state);
  const { form, role, at, says, marks } = shape;
  const names = ["gk-shape", `gk-form-${form}`, `gk-role-${role}`, ...marks.map(mark => `gk-${mark}`)];
  if (stop || says.length) names.push("gk-live");
  const place = { transform: `translate(${at.join(" ")})`, style: looks(shape) };
  put(node, { class: names.join(" "), ...place, ...spoken(shape, stop) });
  put(node, { tabindex: stop ? (node.getAttribute("tabindex") ?? -1) : null });
  drawParts(node, partsOf(shape));
}

/** Draw the ring of the focus around a shape; in light and in dark, upon whatever lies there. */
function drawRing(node, shape) {
  const { tag, geometry } = bodyOf(shape, RING_GAP);
  put(node, { transform: `translate(${shape.at.join(" ")})` });
  drawParts(node, ["gk-ring-under", "gk-ring"].map(name => [name, tag, geometry]));
}

// Lines

function drawStatus(item, { text, strong }) {
  put(item, { class: strong ? "gk-strong" : null });
  write(item, text);
}

function drawLogLine(item, { text, step, kind, now, lit }) {
  put(item, { class: `gk-kind-${kind}${lit ? " gk-lit" : ""}` });
  put(item.firstChild, { "data-step": step, "aria-current": now ? "step" : null });
  write(item.firstChild, text);
}

function drawHelpLine(item, [key, words]) {
  write(item.firstChild.firstChild, key);
  write(item.lastChild, words);
}
