/**
 * An exercise in the browser: a form with its question, a place for what is said of an answer, and the hints given.
 * exercise.py says what the traits and messages mean. All words come from Python.
 */

/** The parts that the reader fills in, each with a function that reads its answer. */
const PARTS = {
  number({ label }) {
    const input = html("input", { type: "text", inputmode: "decimal", autocomplete: "off", size: "12" });
    return { node: html("label", {}, `${label} `, input), read: () => input.value };
  },
  choice({ label, words }) {
    const options = [["", "–"], ...words].map(([word, name]) => html("option", { value: word }, name));
    const select = html("select", {}, ...options);
    return { node: html("label", {}, `${label} `, select), read: () => select.value };
  },
  several({ label, words }) {
    const boxes = words.map(([word]) => html("input", { type: "checkbox", value: word }));
    const labels = words.map(([, name], at) => html("label", {}, boxes[at], ` ${name}`));
    const node = html("fieldset", {}, html("legend", {}, label), ...labels);
    return { node, read: () => boxes.filter(box => box.checked).map(box => box.value) };
  },
};

/** JupyterLab must not take a key pressed in the form for one of its commands: `a` on a button would insert a cell. */
function keepKeys(event) {
  if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab") event.stopPropagation();
}

function render({ model, el }) {
  const form = model.get("form");
  const id = ownId();
  const parts = form.fields.map(field => PARTS[field.kind](field));
  const question = html("p", { id, class: "gk-question" }, form.question);
  const check = html("button", { type: "submit" }, form.check);
  const hint = html("button", { type: "button" }, form.hint);
  const said = html("p", { class: "gk-said", role: "status", "aria-live": "polite", "aria-atomic": "true" });
  const hints = html("ol", { class: "gk-hints", "aria-live": "polite", "aria-relevant": "additions" });
  const buttons = html("p", { class: "gk-buttons" }, check, hint);
  const answer = html("form", {}, ...parts.map(part => part.node), buttons);
  const title = html("h4", {}, form.title);
  const group = { class: "gk-exercise", role: "group", "aria-labelledby": id, lang: model.get("lang") };
  const box = html("div", group, title, question, answer, said, hints);

  /** Spoken even if it is the same as before: the region is emptied, and filled a frame later. */
  function tell() {
    const { text, kind } = model.get("said");
    said.replaceChildren();
    said.dataset.kind = kind ?? "";
    if (text) requestAnimationFrame(() => said.replaceChildren(text));
  }
  function showHints() {
    const given = model.get("hints");
    hints.append(...given.slice(hints.children.length).map(words => html("li", {}, words)));
    hint.setAttribute("aria-disabled", String(given.length >= form.count)); // a disabled button would lose the focus
  }

  answer.addEventListener("submit", event => {
    event.preventDefault();
    model.send({ type: "check", answer: parts.map(part => part.read()) });
  });
  hint.addEventListener("click", () => model.send({ type: "hint" }));
  box.addEventListener("keydown", keepKeys);
  model.on("change:said", tell);
  model.on("change:hints", showHints);
  el.append(box);
  tell();
  showHints();
  return () => {
    model.off("change:said", tell);
    model.off("change:hints", showHints);
  };
}

export default { render };
