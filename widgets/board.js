/**
 * The live board in the browser: the last part of its module, after drawing.js and stage.js.
 * board.py says what the traits and messages mean. All words come from Python.
 */

const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
const ACTS = ["Enter", " "];
const KEYS_OF_CONTROLS = [...ACTS, ...Object.keys(ARROWS), "Home", "End", "PageUp", "PageDown"];
const TYPING = `input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), textarea, select,
  [contenteditable="true"]`;

/** One view of a board: what stands in one output of a notebook. */
class View {
  /**
   * @param {object} model of anywidget
   * @param {HTMLElement} el
   * @param {Set<View>} views of the same model: only one of them may speak
   */
  constructor(model, el, views) {
    const heard = model.get("saying").n; // said before this view was there
    const led = model.get("lead").n; // and led to
    Object.assign(this, { model, el, views, heard, led, panel: null, inside: false, shapes: new Map(), nodes: new Map() });
    this.parts = frame(this.get("bare"));
    this.ending = new AbortController();
    el.classList.add("gk-view");
    el.append(this.parts.root);
    views.add(this);
    this.followModel();
    this.followPage();
    this.followUser();
  }

  get = name => this.model.get(name);

  /** The stop under the cursor. */
  get at() {
    const { walk = {}, start = "" } = this.get("scene");
    return this.get("at") in walk ? this.get("at") : start;
  }

  get covered() {
    return Boolean(this.get("curtain").text);
  }

  get lastLine() {
    return this.parts.log.lastElementChild?.firstChild;
  }

  holds(part) {
    return part.contains(document.activeElement);
  }

  followModel() {
    const drawing = {
      scene: this.drawScene,
      at: () => this.point(this.holds(this.parts.picture)),
      lead: this.follow,
      status: () => arrange(this.parts.status, this.get("status"), line => line.key, () => html("li"), drawStatus),
      log: this.drawLog,
      help: this.drawHelp,
      labels: this.drawLabels,
      curtain: this.drawCurtain,
      saying: this.hear,
      ...Object.fromEntries(["lang", "mode", "large", "theme"].map(name => [name, this.dress])),
    };
    for (const [name, draw] of Object.entries(drawing)) {
      this.model.on(`change:${name}`, draw);
      draw();
    }
  }

  followPage() {
    const { signal } = this.ending;
    const focused = event => (this.inside = (this.el.closest(".gk-panel") ?? this.el).contains(event.target));
    document.addEventListener("focusin", focused, { signal });
    document.addEventListener("keydown", this.findPanel, { capture: true, signal });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", this.dress, { signal });
    const theme = new MutationObserver(this.dress);
    theme.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
    const size = new ResizeObserver(this.measure);
    [this.parts.svg, this.parts.log].forEach(part => size.observe(part));
    signal.addEventListener("abort", () => [theme, size].forEach(observer => observer.disconnect()));
  }

  followUser() {
    const { svg, log, lift, close, dialog, helpButton } = this.parts;
    this.el.addEventListener("keydown", this.press);
    svg.addEventListener("click", this.click);
    log.addEventListener("focusin", event => this.rove(event.target));
    log.addEventListener("click", ({ target }) => {
      if (target.dataset.step) this.model.send({ type: "line", step: Number(target.dataset.step) });
    });
    lift.addEventListener("click", () => this.model.send({ type: "lift" }));
    helpButton.addEventListener("click", () => dialog.showModal());
    close.addEventListener("click", () => dialog.close());
  }

  end() {
    this.ending.abort();
    this.el.removeEventListener("keydown", this.press);
    this.panel?.removeEventListener("keydown", this.press);
    this.views.delete(this);
    this.parts.root.remove();
  }

  // What the model says

  dress = () => {
    const { root, style } = this.parts;
    const lab = document.body.dataset.jpThemeLight;
    const night = lab ? lab === "false" : matchMedia("(prefers-color-scheme: dark)").matches;
    const mode = this.get("mode") === "auto" ? (night ? "dark" : "light") : this.get("mode");
    put(root, { class: `gk-board gk-${mode}${this.get("large") ? " gk-large" : ""}`, lang: this.get("lang") });
    const theme = this.get("theme");
    write(style, theme.includes("{") ? theme : `#${root.id} { ${theme} }`);
  };

  /** Tell board.css how much of a unit a pixel is, so that it can keep type and targets large enough. */
  measure = () => {
    const { width, height } = this.parts.svg.getBoundingClientRect();
    const [w, h] = this.get("scene").size ?? [1, 1];
    const pixels = Math.min(width / w, height / h);
    if (pixels) this.parts.svg.style.setProperty("--px", `${(1 / pixels).toFixed(5)}px`);
    this.scrollLog();
  };

  drawLabels = () => {
    const { title, picture, status, logTitle, helpButton, helpTitle, close } = this.parts;
    const { board = "", board_role, log = "", help = "", close: closing = "", status: state } = this.get("labels");
    write(title, this.get("scene").title || board);
    put(picture, { "aria-label": board, "aria-roledescription": board_role });
    put(status, { "aria-label": state });
    put(helpButton, { "aria-label": help, title: help });
    write(logTitle, log);
    write(helpTitle, help);
    write(close, closing);
  };

  drawScene = () => {
    const { shapes = [], walk = {}, size = [1, 1], alt = "", lang } = this.get("scene");
    const held = this.holds(this.parts.picture);
    this.shapes = new Map(shapes.map(shape => [shape.id, shape]));
    this.nodes.clear();
    const draw = (node, shape) => {
      this.nodes.set(shape.id, node);
      drawShape(node, shape, shape.id in walk);
    };
    arrange(this.parts.shapes, shapes, shape => shape.id, () => svg("g"), draw);
    put(this.parts.svg, { viewBox: `0 0 ${size.join(" ")}` });
    put(this.parts.stage, { lang: lang || null });
    write(this.parts.alt, alt);
    this.drawLabels();
    this.measure();
    this.point(held);
  };

  /** Put the cursor on its stop: the one that Tab reaches; the focus goes with it where the board has it. */
  point(held) {
    const { walk = {} } = this.get("scene");
    for (const [id, node] of this.nodes) if (id in walk) put(node, { tabindex: id === this.at ? 0 : -1 });
    if (this.nodes.has(this.at)) drawRing(this.parts.cursor, this.shapes.get(this.at));
    if (held && document.activeElement !== this.nodes.get(this.at)) this.focusStop();
  }

  /** The cursor goes where it is told to, once; where that is gone, to the start. */
  follow = () => {
    const { n, at } = this.get("lead");
    if (n !== this.led) this.moveTo(at);
    this.led = n;
  };

  drawLog = () => {
    const { log } = this.parts;
    const held = this.holds(log);
    const make = () => html("li", {}, html("button", { type: "button", tabindex: -1 }));
    arrange(log, this.get("log"), line => line.key, make, drawLogLine);
    if (held && !this.holds(log)) (this.lastLine ?? this.nodes.get(this.at))?.focus();
    if (!held) this.rove(this.lastLine);
    this.scrollLog();
    this.showLit();
  };

  /** A line that has just been marked comes into sight, wherever on the page the log is. */
  showLit() {
    const line = this.parts.log.querySelector(".gk-lit");
    if (line && line.dataset.key !== this.lit) line.scrollIntoView({ block: "nearest" });
    this.lit = line?.dataset.key;
  }

  scrollLog() {
    const { log } = this.parts;
    if (this.holds(log) || this.lit) return; // somebody is reading there
    const newest = Array.from(log.querySelectorAll("[aria-current]")).at(-1)?.parentNode ?? log.lastElementChild;
    if (newest) log.scrollTop = newest.offsetTop + newest.offsetHeight - log.clientHeight;
  }

  drawHelp = () => {
    const make = () => html("div", {}, html("dt", {}, html("kbd")), html("dd"));
    arrange(this.parts.helpLines, this.get("help"), ([key]) => key, make, drawHelpLine);
  };

  drawCurtain = () => {
    const { curtainText, lift, curtain } = this.parts;
    const { text = "", button = "" } = this.get("curtain");
    const [down, changed] = [curtain.parentNode !== null, text !== curtainText.textContent];
    write(curtainText, text);
    write(lift, button);
    if (text && !down) this.fall(text);
    else if (down && !text) this.rise();
    else if (down && changed) this.tell(text);
  };

  fall(text) {
    const { stage, curtain, lift, dialog, polite, assertive } = this.parts;
    dialog.close();
    polite.hush();
    assertive.hush();
    curtain.style.minHeight = stage.offsetHeight ? `${stage.offsetHeight}px` : ""; // so that nothing below jumps
    stage.replaceWith(curtain);
    if (this.inside) lift.focus();
    else this.tell(text);
  }

  rise() {
    const { stage, curtain, polite } = this.parts;
    const held = this.holds(curtain);
    polite.hush();
    curtain.replaceWith(stage);
    this.scrollLog();
    if (held) this.focusStop();
  }

  hear = () => {
    const { n, text, lang, assertive } = this.get("saying");
    const speaker = Array.from(this.views).find(view => view.parts.root.getClientRects().length);
    if (n !== this.heard && text && speaker === this && !this.covered) this.tell(text, lang, assertive);
    this.heard = n;
  };

  tell(text, lang = this.get("lang"), assertive = false) {
    (assertive ? this.parts.assertive : this.parts.polite).say(text, lang);
  }

  // What the user does

  /** Listen on the panel around the board as soon as there is one; called before each key reaches it. */
  findPanel = () => {
    const panel = this.get("bare") ? null : this.el.closest(".gk-panel");
    if (panel === this.panel) return;
    this.panel?.removeEventListener("keydown", this.press);
    panel?.addEventListener("keydown", this.press);
    this.panel = panel;
  };

  press = event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const idle = event.defaultPrevented || event.isComposing || this.covered;
    if (!idle && this.answer(event, key)) event.preventDefault();
    else if (this.get("bare") && this.el.closest(".gk-panel")) return; // the panel's own board may know the key
    event.stopPropagation(); // JupyterLab would take it for a command on the cell
  };

  /** @returns {boolean} whether the key meant something */
  answer(event, key) {
    const { picture, log, dialog } = this.parts;
    if (dialog.contains(event.target) || event.target.closest(TYPING)) return false;
    if (log.contains(event.target) && this.moveInLog(key)) return true;
    const onBoard = picture.contains(event.target);
    if (onBoard && this.walk(key)) return true;
    if (!onBoard && KEYS_OF_CONTROLS.includes(key)) return false;
    return this.askHere(key) || this.askPython(event, key, onBoard);
  }

  walk(key) {
    const { walk = {}, start } = this.get("scene");
    if (key === "Home") this.moveTo(start);
    if (!(key in ARROWS)) return key === "Home";
    const [next, { edge }] = [walk[this.at]?.[ARROWS[key]], this.get("labels")];
    if (next) this.moveTo(next);
    else if (edge) this.tell(edge);
    return true;
  }

  moveTo(id) {
    this.model.set("at", id);
    this.model.save_changes();
  }

  focusStop() {
    this.nodes.get(this.at)?.focus();
  }

  moveInLog(key) {
    if (key === "Escape") this.focusStop();
    const lines = Array.from(this.parts.log.children, item => item.firstChild);
    const here = lines.indexOf(document.activeElement);
    const there = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: lines.length - 1 }[key];
    lines[there]?.focus();
    return key === "Escape" || there !== undefined;
  }

  /** Let Tab reach this line of the log and no other. */
  rove(line) {
    if (this.roving) put(this.roving, { tabindex: -1 });
    if (line) put(line, { tabindex: 0 });
    this.roving = line;
  }

  /** Keys that the board answers by itself, wherever in the panel they are pressed. */
  askHere(key) {
    const near = this.get("scene").near?.[this.at];
    if (key === "n" && near) this.tell(near);
    else if (key === "l" && this.lastLine) this.lastLine.focus();
    else if (key === "?" && this.get("help").length) this.parts.dialog.showModal();
    else return false;
    return true;
  }

  askPython(event, key, onBoard) {
    if (ACTS.includes(key) && event.repeat) return true; // a key held down is one act
    if (this.get("key_names").includes(key)) {
      this.model.send({ type: "key", key, at: this.at, shift: event.shiftKey });
    } else if (onBoard && ACTS.includes(key)) this.model.send({ type: "click", at: this.at });
    else return false;
    return true;
  }

  /** A click means the shape that says something, or else its stop; the cursor comes along. */
  click = event => {
    const id = event.target.closest(".gk-shape")?.dataset.key;
    const { walk = {} } = this.get("scene");
    const stop = this.around(id, shape => shape.id in walk);
    const meant = this.around(id, shape => shape.says.length > 0) ?? stop;
    if (stop) {
      this.moveTo(stop.id);
      this.focusStop();
    }
    if (meant) this.model.send({ type: "click", at: meant.id });
  };

  /** The shape of that id, or the nearest one that it is part of, for which the test holds. */
  around(id, test) {
    let shape = this.shapes.get(id);
    while (shape && !test(shape)) shape = this.shapes.get(shape.inside);
    return shape;
  }
}

export default () => {
  const views = new Set();
  return {
    render({ model, el }) {
      const view = new View(model, el, views);
      return () => view.end();
    },
  };
};
