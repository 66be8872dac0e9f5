/**
 * What stock widgets cannot say of themselves: the panel's language, which drawer is open, which button is pressed.
 * frame.py says what the traits mean.
 */

/** Set an attribute unless it is so already, so that watching for changes comes to an end. */
function put(node, name, value) {
  if (node && node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function render({ model, el }) {
  const ending = new AbortController();
  const tell = panel => {
    put(panel, "lang", model.get("lang"));
    for (const attribute of ["expanded", "pressed"]) {
      for (const [name, state] of Object.entries(model.get(attribute))) {
        put(panel.querySelector(`.${name}`), `aria-${attribute}`, String(state));
      }
    }
  };
  const watch = panel => {
    const listener = new MutationObserver(() => tell(panel)); // other widgets may be drawn later than this one
    const again = () => tell(panel);
    listener.observe(panel, { childList: true, subtree: true });
    model.on("change", again);
    ending.signal.addEventListener("abort", () => [listener.disconnect(), model.off("change", again)]);
    tell(panel);
  };
  const find = () => {
    const panel = el.closest(".gk-panel");
    if (panel) watch(panel);
    else if (!ending.signal.aborted) requestAnimationFrame(find); // drawn, but not put into the page yet
  };
  find();
  return () => ending.abort();
}

export default { render };
