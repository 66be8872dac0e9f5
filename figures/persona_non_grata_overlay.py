"""The graphs of the game over the matrix: the hands of this week day by day, the ring of players, the majorities.

Of the hands a row is a player and a column a day: each is a circle with the number of its cards, with a broken edge
where these eyes have not seen it, and an arrow leads to who holds it on the next day.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from figures import overlay as general
from figures.scene import Scene, Shape
from figures.theme import PIXEL
from gamekit.persona_non_grata.state import DAYS
from gamekit.text import Text

if TYPE_CHECKING:
    import networkx

HAND = 34 * PIXEL  # the width of the circle of a hand
DAY = (86 * PIXEL, 26 * PIXEL)
BOW = 60 * PIXEL  # how far the line from the last player back to the first one bends
DOT = 15 * PIXEL

Point = tuple[float, float]


def overlay(scene: Scene, graph: networkx.Graph, words: Text) -> Scene:
    """The scene with a graph of the game over it; the scene itself if it is another graph."""
    over = tuple(drawn(scene, graph, words))
    if not over:
        return scene
    return scene._replace(shapes=(*scene.shapes, *over), alt=f"{scene.alt} {general.told(graph, words)}".strip())


def drawn(scene: Scene, graph: networkx.Graph, words: Text) -> Iterator[Shape]:
    """The shapes of a graph, by the facts of its nodes."""
    facts = [data for _, data in graph.nodes(data=True)]
    if facts and all("day" in data for data in facts):
        yield from hands(scene, graph, words)
    elif any("bipartite" in data for data in facts):
        yield from majorities(scene, graph)
    elif facts and all("seat" in data for data in facts):
        yield from ring(scene, graph)


def rim(scene: Scene, id: str, axis: int) -> Point:
    """The middle of the right (axis 0) or the lower edge (axis 1) of a shape."""
    shape = scene.shape(id)
    x, y = shape.at[0] + (shape.size[0] / 2) * (axis == 0), shape.at[1] + (shape.size[1] / 2) * (axis == 1)
    return round(x, 4), round(y, 4)


def line(id: str, start: Point, end: Point, role: str, form: str = "line") -> Shape:
    """An edge."""
    return Shape(f"edge-{id}", form, start, (0.0, 0.0), role, to=end, inside="track")


def dot(node: object, at: Point, stop: str) -> Shape:
    """A node; a click on it is one on what it lies on."""
    return Shape(f"node-{node}", "circle", at, (DOT, DOT), "node-dot", inside=stop)


# ---------------------------------------------------------------------- the hands


def hands(scene: Scene, graph: networkx.DiGraph, words: Text) -> Iterator[Shape]:
    """PNG-18: the hands of the present week, before the first one of the first week."""
    here = [data["week"] for _, data in graph.nodes(data=True) if data["here"]]
    week = here[0] if here else 1
    nodes = {node: data for node, data in graph.nodes(data=True) if data["week"] == week}
    at = {node: spot(scene, data) for node, data in nodes.items()}
    for one, two in graph.edges():
        if one in at and two in at:
            yield line(f"{one}-{two}", *general.between(at[one], at[two], HAND / 2), "edge", "arrow")
    for node, data in nodes.items():
        yield hand(node, data, at[node])
    yield from days(scene, nodes, words)


def spot(scene: Scene, facts: dict[str, Any]) -> Point:
    """Where a hand is drawn: in the row of its player, in the column of its day."""
    cells = [shape.at[0] for shape in scene.shapes if shape.id.startswith("head-")]
    left, right = min(cells), max(cells)
    x = left + (right - left) * (facts["day"] - 1) / (DAYS - 1)
    return round(x, 4), scene.shape(f"player-{facts['seat']}").at[1]


def hand(node: str, facts: dict[str, Any], at: Point) -> Shape:
    """A hand: how many cards it has, and whether these eyes have seen it."""
    role = ("hand-now" if facts["here"] else "hand") + ("" if facts["seen"] else "-unseen")
    stop = f"player-{facts['seat']}"
    return Shape(f"node-{node}", "circle", at, (HAND, HAND), role, str(facts["cards"]), inside=stop)


def days(scene: Scene, nodes: dict[str, dict[str, Any]], words: Text) -> Iterator[Shape]:
    """What the columns are."""
    y = min(shape.at[1] for shape in scene.shapes if shape.id.startswith("head-"))
    for facts in {data["day"]: data for data in nodes.values()}.values():
        day, x = facts["day"], spot(scene, facts)[0]
        label = words.say("png-day-number", day=day)
        yield Shape(f"column-day-{day}", "rect", (x, y), DAY, "now", label, inside="track")


# ---------------------------------------------------------------------- the ring


def ring(scene: Scene, graph: networkx.MultiDiGraph) -> Iterator[Shape]:
    """PNG-1: who sits beside whom; the last row is the neighbour of the first one."""
    at = {node: scene.shape(f"disc-{node}").at for node in graph}
    nodes = sorted(graph, key=lambda node: at[node][1])
    for one, two, _ in general.edges(graph):
        if {one, two} == {nodes[0], nodes[-1]} and len(nodes) > 2:
            yield bow(f"{one}-{two}", at[nodes[0]], at[nodes[-1]])
        else:
            yield line(f"{one}-{two}", *general.between(at[one], at[two], DOT / 2), "edge")
    for node in graph:
        yield dot(node, at[node], f"player-{node}")


def bow(id: str, upper: Point, lower: Point) -> Shape:
    """A line that passes by what lies between."""
    half = (lower[1] - upper[1]) / 2
    middle, size = (round(upper[0] + BOW / 2, 4), round(upper[1] + half, 4)), (BOW, 2 * half)
    x, y = round(BOW / 2, 4), round(half, 4)
    outline = f"M {-x} {-y} C {2 * x} {-y} {2 * x} {y} {-x} {y}"
    return Shape(f"edge-{id}", "curve", middle, size, "edge", inside="track", outline=outline)


# ---------------------------------------------------------------------- majorities


def majorities(scene: Scene, graph: networkx.Graph) -> Iterator[Shape]:
    """PNG-36, PNG-38: a line for each sum above 0, thick to the first, broken to the second, else thin."""
    stops = {node: f"{'head' if data['bipartite'] else 'player'}-{node}" for node, data in graph.nodes(data=True)}
    at = {node: rim(scene, stop, graph.nodes[node]["bipartite"]) for node, stop in stops.items()}
    for one, two, facts in graph.edges(data=True):
        role = "edge-first" if facts["first"] else "edge-second" if facts["second"] else "edge-other"
        yield line(f"{one}-{two}", at[one], at[two], role)
    for node, stop in stops.items():
        yield dot(node, at[node], stop)
