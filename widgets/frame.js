/**
 * What stock widgets cannot do: name the panel's language, say which drawer is open and which button is pressed, keep
 * the focus in the panel when a button goes away under it, hear Enter in a list, and know whether the page is dark.
 * frame.py says more.
 */

/** Set an attribute unless it is so already, so that watching for changes comes to an end. */
function put(node, name, value) {
  if (node && node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** The panel's words and states, on elements that exist already. */
function tell(panel, model) {
  put(panel, "lang", model.get("lang"));
  for (const attribute of ["expanded", "pressed"]) {
    for (const [name, state] of Object.entries(model.get(attribute))) {
      put(panel.querySelector(`.${name}`), `aria-${attribute}`, String(state));
    }
  }
}

/** Follow the focus in the panel; what it returns brings the focus to the board if the element that had it is gone. */
function follow(panel, signal) {
  let last = null;
  panel.addEventListener("focusin", event => (last = event.target), { signal });
  document.addEventListener("focusin", event => panel.contains(event.target) || (last = null), { signal });
  return () => {
    if (!last || last.getClientRects().length) return;
    last = null;
    panel.querySelector('.gk-picture [tabindex="0"], .gk-curtain button')?.focus();
  };
}

/** Tell Python whether the page is dark, now and whenever that changes: JupyterLab's theme, else the system's. */
function watchTheLight(model, signal) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const look = () => {
    const lab = document.body.dataset.jpThemeLight;
    model.set("night", lab ? lab === "false" : system.matches);
    model.save_changes();
  };
  const theme = new MutationObserver(look);
  theme.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
  system.addEventListener("change", look, { signal });
  signal.addEventListener("abort", () => theme.disconnect());
  look();
}

/** Enter in a list of class `gk-enters` is told to Python. */
function hear(event, model) {
  if (event.key === "Enter" && event.target.matches(".gk-enters select")) model.send({ type: "enter" });
}

function watch(panel, model, signal) {
  const rescue = follow(panel, signal);
  const again = () => tell(panel, model);
  const listener = new MutationObserver(() => {
    again(); // other widgets may be drawn later than this one
    rescue();
  });
  listener.observe(panel, { childList: true, subtree: true, attributeFilter: ["style", "class"] });
  panel.addEventListener("keydown", event => hear(event, model), { signal });
  model.on("change", again);
  signal.addEventListener("abort", () => [listener.disconnect(), model.off("change", again)]);
  again();
}

function render({ model, el }) {
  const ending = new AbortController();
  const find = () => {
    const panel = el.closest(".gk-panel");
    if (panel) watch(panel, model, ending.signal);
    else if (!ending.signal.aborted) requestAnimationFrame(find); // drawn, but not put into the page yet
  };
  find();
  watchTheLight(model, ending.signal);
  return () => ending.abort();
}

export default { render };
