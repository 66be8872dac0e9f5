/**
 * A lesson above a panel: its title, how far it is, the goal, what is said, and buttons. lesson.py says what the traits
 * and messages mean. All words come from Python; what is new is spoken by the board below.
 */

const ROOM_FOR_RULES = 500; // pixels: a narrower lesson opens with its rules folded, so that the moves are in sight

/** Set a text, and show it if there is one. */
function tell(node, text) {
  write(node, text);
  node.hidden = !text;
}

/** The nodes of a view, empty. */
function frame() {
  const id = ownId();
  const parts = {
    title: html("h3", { id }),
    place: html("span", { id: `${id}-place`, class: "gk-lesson-place" }),
    bar: html("progress", { "aria-labelledby": `${id}-place` }),
    offer: html("p", { class: "gk-lesson-offer" }),
    about: html("p", { class: "gk-lesson-about" }),
    goal: html("h4", { tabindex: -1, class: "gk-lesson-goal", "aria-describedby": `${id}-say` }),
    say: html("p", { id: `${id}-say` }),
    rules: html("ul", { class: "gk-lesson-rules", role: "list" }),
    which: html("summary"),
    told: html("p", { class: "gk-lesson-told" }),
    hint: html("p", { class: "gk-lesson-hint" }),
    buttons: html("div", { class: "gk-lesson-buttons" }),
    box: html("input", { type: "checkbox" }),
    remember: html("span"),
  };
  const { title, place, bar, offer, about, goal, say, rules, which, told, hint, buttons, box, remember } = parts;
  parts.book = html("details", { class: "gk-lesson-book" }, which, rules);
  const head = html("header", {}, title, html("span", { class: "gk-lesson-far" }, place, bar));
  const foot = html("div", { class: "gk-lesson-foot" }, buttons, html("label", {}, box, " ", remember));
  parts.root = html("section", { class: "gk-lesson", "aria-labelledby": id });
  parts.root.append(head, offer, about, goal, say, parts.book, told, hint, foot);
  return parts;
}

/** A button of the page; what stays keeps its node, and so the focus. */
function drawButton(button, { name, words, main, off }, press) {
  tell(button, words);
  button.classList.toggle("gk-lesson-main", main);
  button.setAttribute("aria-disabled", String(off)); // a disabled button would lose the focus
  button.onclick = () => off || press(name);
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
    for (const name of ["title", "place", "about", "goal", "say", "told", "hint", "remember"]) tell(parts[name], page[name]);
    parts.told.dataset.kind = page.kind;
    Object.assign(parts.bar, { max: page.of, value: page.at });
    parts.rules.replaceChildren(...page.rules.map(rule => html("li", {}, rule)));
    tell(parts.which, page.which);
    parts.book.hidden = !page.rules.length;
    drawOffer(page.offer);
    const made = ({ name }) => html("button", { type: "button", name });
    arrange(parts.buttons, page.buttons, ({ name }) => name, made, (button, item) => drawButton(button, item, press));
    box.checked = page.kept;
  }
  function drawOffer({ words, go_there }) {
    parts.offer.hidden = !words;
    if (!words) return;
    const button = html("button", { type: "button", class: "gk-lesson-main" }, go_there);
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
