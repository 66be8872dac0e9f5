/**
 * What a board is built of before anything is drawn: its nodes and its voice; a part of its module,
 * between drawing.js and board.js.
 */

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

/** All nodes of a view; "stage" is what the curtain takes away. A bare board has a title and a picture, no more. */
function frame(bare) {
  const id = ownId();
  const parts = {
    style: html("style"),
    title: html("h3", { id: `${id}-title` }),
    helpButton: html("button", { type: "button", class: "gk-help-button" }, "?"),
    status: html("ul", { class: "gk-status", role: "list" }),
    alt: html("p", { class: "gk-unseen" }),
    shapes: svg("g"),
    cursor: svg("g", { class: "gk-cursor", "aria-hidden": "true" }), // above all shapes
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
  const hatch = svg("pattern", { id: `${id}-hatch`, class: "gk-hatching", width: 0.06, height: 0.06 }, svg("path"));
  put(hatch, { patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" });
  const look = { role: "presentation", focusable: "false", style: `--hatch: url(#${hatch.id})` };
  parts.svg = svg("svg", look, svg("defs", {}, hatch), parts.shapes, parts.cursor);
  parts.picture = html("div", { class: "gk-picture", role: "application" }, parts.svg);
  const head = html("header", { class: "gk-head" }, title, ...(bare ? [] : [parts.helpButton]));
  const table = html("section", { class: "gk-table", "aria-labelledby": title.id }, head, ...(bare ? [] : [status]), alt, parts.picture);
  const logBox = html("section", { class: "gk-log", "aria-labelledby": logTitle.id }, logTitle, log);
  parts.stage = html("div", { class: bare ? "gk-bare" : "gk-stage" }, table, ...(bare ? [] : [logBox]));
  parts.curtain = html("div", { class: "gk-curtain" }, parts.curtainText, parts.lift);
  const { helpTitle, helpLines, close, polite, assertive } = parts;
  parts.dialog = html("dialog", { class: "gk-help", "aria-labelledby": helpTitle.id }, helpTitle, helpLines, close);
  parts.root = html("div", { id }, parts.style, parts.stage, parts.dialog, polite.node, assertive.node);
  return parts;
}
