/**
 * The note sheet in the browser: the second part of its module, after nodes.js, whose functions it uses.
 * sheet.py says what the traits and messages mean. All words come from Python.
 */

const PATHS = {
  no: "M4,4 L16,16 M16,4 L4,16",
  yes: "M3,11 L8,16 L17,4",
  out: "M2,10 H18",
  sure: "M3,3 H17 V17 H3 Z M6.5,6.5 H13.5 V13.5 H6.5 Z",
};
const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The sign of a mark, as a picture. */
function sign(name) {
  const drawing = svg("path", { d: PATHS[name] });
  return svg("svg", { class: `gk-sign gk-sign-${name}`, viewBox: "0 0 20 20", "aria-hidden": "true" }, drawing);
}

/** One view of a sheet. */
class SheetView {
  constructor(model, el) {
    Object.assign(this, { model, el, at: null });
    this.tables = html("div", { class: "gk-sheets" });
    this.findings = html("div", { class: "gk-findings" });
    this.root = html("div", { class: "gk-sheet" }, this.tables, this.findings);
    this.tables.addEventListener("click", this.click);
    this.tables.addEventListener("keydown", this.press);
    this.tables.addEventListener("focusin", event => this.rove(event.target));
    this.findings.addEventListener("click", this.ask);
    model.on("change", this.draw);
    el.append(this.root);
    this.draw();
  }

  end() {
    this.model.off("change", this.draw);
    this.root.remove();
  }

  draw = () => {
    put(this.root, { lang: this.model.get("lang") });
    arrange(this.tables, this.model.get("tables"), table => table.kind, makeTable, drawTable);
    arrange(this.findings, this.model.get("findings"), group => group.key, makeGroup, drawGroup);
    if (!this.at?.isConnected) this.rove(this.tables.querySelector("button"));
  };

  /** Let Tab reach this cell and no other. */
  rove(cell) {
    if (this.at) put(this.at, { tabindex: -1 });
    if (cell) put(cell, { tabindex: 0 });
    this.at = cell;
  }

  /** A click anywhere in a row means its cell. */
  click = event => {
    const cell = event.target.closest("tbody tr")?.querySelector("button");
    if (!cell) return;
    cell.focus();
    this.send(cell, "use");
  };

  send({ dataset: { kind, word } }, act) {
    this.model.send({ type: "cell", kind, word, act });
  }

  /** Arrows walk, X and Space mark, Enter does what a click does; the panel has all other keys. */
  press = event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = event.target;
    if (event.key in STEPS) this.beside(cell, STEPS[event.key])?.focus();
    else if (event.key === "Home" || event.key === "End") this.cellsOf(cell).at(event.key === "Home" ? 0 : -1).focus();
    else if (event.repeat) return;
    else if (event.key === "Enter") this.send(cell, "use");
    else if (event.key === " " || event.key.toLowerCase() === "x") this.send(cell, "mark");
    else return;
    event.preventDefault(); // the board leaves alone what was answered here
  };

  cellsOf(cell) {
    return Array.from(cell.closest("table").querySelectorAll("button"));
  }

  /** The cell that an arrow leads to: in the same table, or at the same height in the next one. */
  beside(cell, [across, down]) {
    const row = this.cellsOf(cell).indexOf(cell);
    if (down) return this.cellsOf(cell)[row + down];
    const tables = Array.from(this.tables.querySelectorAll("table"));
    const cells = tables[tables.indexOf(cell.closest("table")) + across]?.querySelectorAll("button") ?? [];
    return cells[Math.min(row, cells.length - 1)];
  }

  ask = event => {
    const { kind, word } = event.target.closest("button")?.dataset ?? {};
    if (word) this.model.send({ type: "ask", kind, word });
  };
}

function makeTable({ kind }) {
  const body = html("tbody", { "data-kind": kind });
  return html("table", { role: "grid" }, html("caption"), body);
}

function drawTable(table, { title, rows }) {
  write(table.firstChild, title);
  const { kind } = table.lastChild.dataset;
  const make = ({ word }) => {
    const cell = html("button", { type: "button", tabindex: -1, "data-kind": kind, "data-word": word });
    return html("tr", {}, html("th", { scope: "row" }), html("td", {}, cell));
  };
  arrange(table.lastChild, rows, row => row.word, make, drawRow);
}

function drawRow(row, { name, signs, label }) {
  put(row, { class: signs.map(each => `gk-has-${each}`).join(" ") || null });
  write(row.firstChild, name);
  const cell = row.lastChild.firstChild;
  put(cell, { "aria-label": label });
  arrange(cell, signs, each => each, sign, () => {});
}

function makeGroup() {
  return html("section", {}, html("h4"), html("ul", { role: "list" }));
}

function drawGroup(group, { key, title, lines }) {
  put(group, { class: `gk-found-${key}` });
  write(group.firstChild, title);
  const make = () => html("li", {}, html("p"));
  arrange(group.lastChild, lines, line => line.key, make, drawFinding);
}

/** A finding; its button goes when what it keeps back has been told, and the focus comes to what stands there now. */
function drawFinding(item, { text, kind, word, ask, label, more }) {
  write(item.firstChild, text);
  const held = item.contains(document.activeElement);
  const parts = [ask && !more && ["button", ask], more && ["p", more]].filter(Boolean);
  item.querySelectorAll(":scope > :not(:first-child)").forEach(node => {
    if (!parts.some(([tag]) => node.localName === tag)) node.remove();
  });
  for (const [tag, words] of parts) {
    const node = item.querySelector(`:scope > ${tag}:not(:first-child)`) ?? item.appendChild(html(tag));
    if (tag === "button") put(node, { type: "button", "data-kind": kind, "data-word": word, "aria-label": label });
    else put(node, { tabindex: -1, class: "gk-more" });
    write(node, words);
  }
  if (held) item.lastChild.focus();
}

export default {
  render({ model, el }) {
    const view = new SheetView(model, el);
    return () => view.end();
  },
};
