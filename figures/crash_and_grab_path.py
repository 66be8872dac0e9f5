"""The path of the last move, drawn on a ready scene square by square from what was told of it.

Each step is a short arrow over the edge between two squares, in the colour of the saucer, thin if it was pushed.
A saucer that left the board has a sign where it left; one that jumped has one long arrow, two that swapped places have
two. A tile that was turned has an arrow for each quarter turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from figures.crash_and_grab_table import CRASH
from figures.path import drawn
from figures.scene import Scene, Shape
from gamekit.crash_and_grab.geometry import AHEAD, area

if TYPE_CHECKING:
    from gamekit.game import Event, Game
    from gamekit.text import Text

BEHIND, AHEAD_OF = 0.34, 0.21  # of the side of a square: how far an arrow begins before the edge, and ends behind it
MARK, ASIDE = 0.4, 0.31  # of the side: the sign of a crash, and how far it lies beside the way, clear of the numbers

INSIDE = 0.3  # of the side: how far the arrows of a turned tile begin beyond the middle of the squares at its edge

Point = tuple[float, float]


def path(scene: Scene, events: Sequence[Event], game: Game) -> Scene:
    """The scene with the path of the events over its squares."""
    return drawn(scene, events, game, DRAWINGS)


def moved(scene: Scene, event: Event, id: str, words: Text) -> Iterator[Shape]:
    """A step from a square to the next."""
    told = event.details
    start, end = middle(scene, told["start"]), middle(scene, told["space"])
    long, (right, down) = side(scene), ahead(told["direction"])
    edge = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    ends = [(edge[0] + part * long * right, edge[1] + part * long * down) for part in (-BEHIND, AHEAD_OF)]
    role = f"path-{told['saucer']}{'-pushed' if told['pushed'] else ''}"
    spoken = words.say(
        "saucers-path-pushed" if told["pushed"] else "saucers-path", **of(told, "saucer", "start", "space")
    )
    yield arrow(id, role, ends[0], ends[1], spoken)


def jumped(scene: Scene, event: Event, id: str, words: Text) -> Iterator[Shape]:
    """A jump from a square to another."""
    told = event.details
    start, end = middle(scene, told["start"]), middle(scene, told["space"])
    spoken = words.say("saucers-path-jump", **of(told, "saucer", "start", "space"))
    yield arrow(id, f"path-{told['saucer']}", start, end, spoken)


def swapped(scene: Scene, event: Event, id: str, words: Text) -> Iterator[Shape]:
    """Two saucers change places: an arrow each."""
    told = event.details
    start, end = middle(scene, told["start"]), middle(scene, told["space"])
    yield arrow(id, f"path-{told['saucer']}", start, end)
    yield arrow(f"{id}-back", f"path-{told['other']}", end, start, inside=id)


def turned(scene: Scene, event: Event, id: str, words: Text) -> Iterator[Shape]:
    """A tile is turned: clockwise an arrow for each quarter, from the middle of an edge to that of the next."""
    edges = edges_of(scene, str(event.details["slot"]))
    yield arrow(id, "tile-edge", edges[0], edges[1])
    for quarter in range(1, event.details["turns"]):
        yield arrow(f"{id}-{quarter}", "tile-edge", edges[quarter], edges[(quarter + 1) % 4], inside=id)


def crashed(scene: Scene, event: Event, id: str, words: Text) -> Iterator[Shape]:
    """The sign at the edge over which a saucer left the board."""
    told = event.details
    right, down = ahead(told["direction"])
    aside = (right / 2 - ASIDE * abs(down), down / 2 - ASIDE * abs(right))
    yield sign(scene, event, id, aside, words.say("saucers-path-crash", **of(told, "saucer", "space")))


def gone(scene: Scene, event: Event, id: str, words: Text) -> Iterator[Shape]:
    """The sign in the corner of a square from which a saucer has gone: blown up by mines, or cloaked."""
    yield sign(scene, event, id, (ASIDE, -ASIDE))


def arrow(id: str, role: str, start: Point, end: Point, words: str = "", inside: str = "") -> Shape:
    """An arrow from a point to another."""
    return Shape(id, "arrow", start, (0.0, 0.0), role, words=words, to=end, inside=inside)


def sign(scene: Scene, event: Event, id: str, aside: Point, words: str = "") -> Shape:
    """The sign that a saucer has left the board, so far aside from the middle of its square, in sides."""
    told, long = event.details, side(scene)
    x, y = middle(scene, told["space"])
    at = (x + aside[0] * long, y + aside[1] * long)
    return Shape(id, "circle", at, (MARK * long,) * 2, f"saucer-{told['saucer']}", CRASH, words=words)


def of(told: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """Some of the details."""
    return {name: told[name] for name in names}


def ahead(direction: object) -> Point:
    """How far a step leads to the right and downwards."""
    down, right = AHEAD[str(direction)]
    return float(right), float(down)


def middle(scene: Scene, space: object) -> Point:
    """The middle of a square."""
    return scene.shape(f"space-{space}").at


def edges_of(scene: Scene, slot: str) -> tuple[Point, Point, Point, Point]:
    """The middles of the edges of a tile, a little inside, clockwise from the upper one."""
    size = sum(shape.id.startswith("space-r0c") for shape in scene.shapes)
    top, left, rows, columns = area(slot, size)
    one, other = middle(scene, f"r{top}c{left}"), middle(scene, f"r{top + rows - 1}c{left + columns - 1}")
    (x, y), beyond = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2), INSIDE * side(scene)
    west, north, east, south = one[0] - beyond, one[1] - beyond, other[0] + beyond, other[1] + beyond
    return (x, north), (east, y), (x, south), (west, y)


def side(scene: Scene) -> float:
    """The side of a square."""
    return scene.shape("space-r0c0").size[0]


DRAWINGS = {
    "moved": moved,
    "jumped": jumped,
    "swapped": swapped,
    "turned": turned,
    "crashed": crashed,
    "blown_up": gone,
    "vanished": gone,
}
