"""From a click to the picture: one step of a game through the kernel, in a real browser, in JupyterLab and in Voilà.

A button goes one step on; the time runs from its click in the page to the first frame that shows the changed picture.
The same button, game and scene are used for every way to show it (`stepping`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.measure import Figure, Missing, from_tests, reason

PAUSE = 100  # milliseconds between two steps, as the kernel may still have things to tell
WARM_UP = 3  # steps that are not counted
PICTURES = {"panel": ".gk-picture", "board": ".gk-picture", "matplotlib": ".widget-output"}
SERVERS = {"JupyterLab": "lab", "Voilà": "voila"}

PANEL = (
    "The panel as a class uses it: the board is patched, and log, status line and announcement follow. All in one "
    "Chromium, from the click over the kernel to the first frame that shows the step; a frame lasts 17 ms."
)
BOARD = "The board alone, without the words beside it: what the picture itself costs."
MATPLOTLIB = (
    "The same scene painted by matplotlib, 800 pixels wide, into an Output with clear_output(wait=True), the usual way "
    "to a changing picture in a notebook. Comparable as a picture; it cannot be clicked, walked on or heard."
)
SAYS = {"panel": PANEL, "board": BOARD, "matplotlib": MATPLOTLIB}
NAMES = {"panel": "{}, panel", "board": "{}, board alone", "matplotlib": "{}, matplotlib"}

STEP = """
async ([button, picture, milliseconds]) => {
  const before = picture.querySelector("img")?.src;
  const changed = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("the picture does not change")), milliseconds);
    const observer = new MutationObserver(async () => {
      const image = picture.querySelector("img");
      if (image ? image.src === before : !picture.querySelector("svg")) return; // the old one, or none for a moment
      observer.disconnect();
      await image?.decode();
      clearTimeout(late);
      resolve();
    });
    observer.observe(picture, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const start = performance.now();
  button.click();
  await changed;
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))); // after the frame, not before it
  return performance.now() - start;
}
"""
LATE = 30_000  # milliseconds after which a step has failed


def measure(quick: bool) -> list[Figure]:
    """Milliseconds of each step, for every way on every server."""
    steps = 10 if quick else 55
    try:
        with browser() as (harness, chromium), TemporaryDirectory() as folder:
            found = [row for server in SERVERS for row in on_server(harness, chromium, server, Path(folder), steps)]
    except (ImportError, Missing) as error:
        found = [row for server in SERVERS for row in none(server, reason(error))]
    return sorted(found, key=lambda one: list(SAYS.values()).index(one.says))


def figure(server: str, way: str, values: tuple[float, ...], lacks: str = "") -> Figure:
    """The figure of one way on one server."""
    beside = "" if way == "panel" else NAMES["panel"].format(server)
    return Figure(NAMES[way].format(server), "ms", values, SAYS[way], beside, lacks)


def none(server: str, lacks: str) -> list[Figure]:
    """A server's figures, none of which could be measured."""
    return [figure(server, way, (), lacks) for way in SAYS]


@contextmanager
def browser() -> Iterator[tuple[Any, Any]]:
    """What the browser tests use to start servers and pages, and a Chromium."""
    harness = from_tests("browser.conftest")
    playwright = import_module("playwright.sync_api")
    with playwright.sync_playwright() as started:
        try:
            chromium = harness.launch_chromium(started)
        except playwright.Error as error:
            raise Missing("no Chromium here") from error
        yield harness, chromium
        chromium.close()


def on_server(harness: Any, chromium: Any, server: str, folder: Path, steps: int) -> list[Figure]:
    """All ways on one server, which is started for them; they take turns, each in a page of its own."""
    running = getattr(harness, f"running_{SERVERS[server]}")
    with running(folder / SERVERS[server]) as up, harness.visiting(up, chromium, "clicks") as visit:
        try:
            rounds = list(stepped({way: opened(harness, visit, server, way) for way in SAYS}, steps))
        except import_module("playwright.sync_api").Error as error:  # a page hung; the other server's may not
            return none(server, f"failed ({str(error).splitlines()[0]})")
    return [figure(server, way, tuple(times[way] for times in rounds)) for way in SAYS]


def stepped(pages: Mapping[str, Any], steps: int) -> Iterator[dict[str, float]]:
    """Milliseconds from the click to the next picture, for each way; so many times, after a warming up."""
    parts = {way: (button(page), page.locator(PICTURES[way]).element_handle()) for way, page in pages.items()}
    for number in range(WARM_UP + steps):
        times = {}
        for way, page in pages.items():
            times[way] = float(page.evaluate(STEP, [*parts[way], LATE]))
            page.wait_for_timeout(PAUSE)
        if number >= WARM_UP:
            yield times


def button(page: Any) -> Any:
    """The button on the page."""
    return page.get_by_role("button", name="Next", exact=True).element_handle()


def opened(harness: Any, visit: Any, server: str, way: str) -> Any:
    """A page with a notebook that shows the game in one way, its one cell having run."""
    cell = f"from benchmarks.stepping import stepping\n\nstepping({way!r})"
    path, page = visit.path([cell], "en"), visit.page("en", harness.SCHOOL_LAPTOP)
    if server == "JupyterLab":
        workspace = f"{visit.server.url}lab/workspaces/{way}"
        page.goto(f"{workspace}/tree/{path}?reset&token={visit.server.token}")
        harness.run_all_cells(page, path)
    else:
        page.goto(f"{visit.server.url}voila/render/{path}")
    return page
