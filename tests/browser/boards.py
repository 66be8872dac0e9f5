"""A board on the map of a game, in a panel of plain widgets, and what its tests do to it from both sides."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

OpenNotebook = Callable[..., Page]

# The map as a scene drawn by hand: places are stops, tiles and a pawn lie on them.
SCENE = """
import json

import gamekit
import ipywidgets

from figures.scene import Scene, Shape, Table
from figures.walk import walk
from widgets.board import Board

GRAPH = gamekit.graph("zero_seven")
POINTS = {slug: (1 + 0.7 * data["pos"][0], 0.8 - 1.1 * data["pos"][1]) for slug, data in GRAPH.nodes(data=True)}
WALK = {
    f"place-{slug}": {arrow: f"place-{other}" for arrow, other in ways.items()}
    for slug, ways in walk(POINTS, GRAPH.edges, "cytadela").items()
}


def name(slug):
    return GRAPH.nodes[slug]["en"]


def place(slug, marks=()):
    label, words = "\\n".join(name(slug).rsplit(" ", 1)), f"{name(slug)}, {len(GRAPH[slug])} neighbours"
    says = (("place", slug),)
    return Shape(f"place-{slug}", "circle", POINTS[slug], (1, 1), "place", label, words, says, marks=tuple(marks))


def tile(slug):
    (x, y), says, inside = POINTS[slug], (("card", slug),), f"place-{slug}"
    return Shape(f"tile-{slug}", "rect", (x, y + 0.4), (0.6, 0.25), "suspect", "Amber", says=says, inside=inside)


def token(form, seat, slug):
    (x, y), id, inside = POINTS[slug], f"{form}-{slug}", f"tile-{slug}"
    at, letter = (x - 0.5 + 0.25 * seat, y - 0.45), "ABCDE"[seat]
    return Shape(id, form, at, (0.3, 0.3), form, letter, f"{form} of {letter}", seat=seat, inside=inside)


def scene(marks={}, tokens=(), without=""):
    places = [slug for slug in GRAPH if slug != without]
    roads = [Shape(f"road-{a}-{b}", "line", POINTS[a], (0, 0), "road", to=POINTS[b]) for a, b in GRAPH.edges]
    shapes = [*roads, *(place(slug, marks.get(slug, ())) for slug in places), *map(tile, places)]
    shapes += [token(*each) for each in tokens]
    ways = {stop: arrows for stop, arrows in WALK.items() if stop != f"place-{without}"}
    near = {f"place-{slug}": f"Next to {name(slug)}: " + ", ".join(map(name, GRAPH[slug])) + "." for slug in GRAPH}
    drawn = Scene("The city", (6.2, 6), tuple(shapes), ways, "place-cytadela", near, "A map.", Table("", (), ()), "en")
    return drawn.plain()


def lines(count, now=-1):
    kept = range(count)
    return [{"key": str(i), "text": f"Line {i}.", "step": 10 * i, "kind": "move", "now": i == kept[now]} for i in kept]


LABELS = {
    "board": "Map of the city", "board_role": "map", "status": "Now", "log": "What happened",
    "help": "Keys", "close": "Close", "edge": "No way there.",
}


def new_board():
    return Board(
        scene=scene(), lang="en", labels=LABELS, log=lines(3),
        key_names=["Enter", " ", "s", "a", "b", "d", "x", "Escape"],
        help=[["N", "speaks the neighbours"], ["L", "goes to the log"]],
        status=[{"key": "turn", "text": "Player A has the turn.", "strong": True}],
    )


def new_panel(board):
    before = ipywidgets.HBox([ipywidgets.Button(description="Before"), ipywidgets.Text(description="Name")])
    panel = ipywidgets.VBox([before, board, ipywidgets.Button(description="After")])
    panel.add_class("gk-panel")
    return panel


ipywidgets.Widget.close_all()
heard = []
board = new_board()
board.on_msg(lambda widget, content, buffers: heard.append(content))
panel = new_panel(board)
"""

CELLS = [SCENE, "panel", "outside = ipywidgets.VBox([ipywidgets.Button(description='Outside')])", "outside"]
EXECUTE = """
async ({ code, value }) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const request = { code, user_expressions: { value }, store_history: false };
  const { content } = await kernel.requestExecute(request).done;
  if (content.status !== "ok") throw new Error(`${content.ename}: ${content.evalue}`);
  const { data, evalue } = content.user_expressions.value;
  if (!data) throw new Error(evalue);
  return data["text/plain"];
}
"""
LISTEN = """
() => {
  window.listeners?.forEach(listener => listener.disconnect());
  window.listeners = [];
  window.spoken = [];
  window.written = []; // what came in together with what was taken away: a screen reader could miss it
  const texts = nodes => Array.from(nodes, node => node.textContent);
  for (const region of document.querySelectorAll(".gk-board [aria-live]")) {
    const listener = new MutationObserver(records => {
      const added = records.flatMap(record => Array.from(record.addedNodes));
      window.spoken.push(...added.map(node => [region.ariaLive, node.lang, node.textContent]));
      if (records.some(record => record.removedNodes.length)) window.written.push(...texts(added));
    });
    listener.observe(region, { childList: true });
    window.listeners.push(listener);
  }
}
"""


def open_board(open_notebook: OpenNotebook, *more_cells: str, **options: Any) -> Page:
    """Open a notebook with these cells and more of them, and wait for the board."""
    page = open_notebook([*CELLS, *more_cells], **options)
    expect(page.locator(".gk-picture svg").first).to_be_visible()
    return page


def run(page: Page, code: str, value: str = "None") -> Any:
    """Run code in the notebook's kernel and return the value of a Python expression after it, by way of JSON."""
    answer = page.evaluate(EXECUTE, {"code": code, "value": f"__import__('json').dumps({value})"})
    return json.loads(answer[1:-1].encode().decode("unicode_escape"))


def until(page: Page, value: str, wanted: Any) -> None:
    """Ask the kernel until the Python expression has the wanted value, at most 200 times."""
    answers = (run(page, "", value) for _ in range(200))
    last = next((answer for answer in answers if answer == wanted), run(page, "", value))
    assert last == wanted


def stop(page: Page, slug: str) -> Any:
    """The node of a place."""
    return page.locator(f'[data-key="place-{slug}"]')


def focused(page: Page) -> str:
    """What has the focus: a shape's id, or the text of a button."""
    return str(page.evaluate("() => document.activeElement.dataset.key ?? document.activeElement.textContent"))


def press(page: Page, *keys: str) -> None:
    """Press keys one after the other."""
    for key in keys:
        page.keyboard.press(key)


def spoken(page: Page, count: int) -> Sequence[Any]:
    """What was spoken since listening began, as soon as it is so many texts: [politeness, language, text]."""
    page.wait_for_function("count => window.spoken.length >= count", arg=count)
    assert page.evaluate("() => window.written") == []
    return list(page.evaluate("() => window.spoken"))


def accessible(page: Page) -> list[dict[str, str]]:
    """Chromium's accessibility tree: role, name and role description of every node that is not ignored."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [described(node) for node in nodes if not node["ignored"]]


def described(node: dict[str, Any]) -> dict[str, str]:
    properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    values = {key: node.get(key, {}).get("value", "") for key in ("role", "name", "description")}
    return {**values, "kind": properties.get("roledescription", "")}
