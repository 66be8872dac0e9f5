"""The way of the last move, drawn on a ready scene from what was told of it.

A move of a vehicle is an arrow, and a tile that was laid has a frame.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist
from typing import TYPE_CHECKING

from figures.path import arrow, drawn, frame
from figures.scene import Scene, Shape

if TYPE_CHECKING:
    from gamekit.game import Event, Game
    from gamekit.text import Text

SHORT = 0.3  # of the side of a square: how far before a vehicle its arrow ends


def path(scene: Scene, events: Sequence[Event], game: Game) -> Scene:
    """The scene with the way of the events over its map."""
    return drawn(scene, events, game, DRAWINGS)


def moved(scene: Scene, event: Event, id: str, words: Text) -> Iterator[Shape]:
    """An arrow from where a vehicle was to where it is; none if it has been taken aboard since (NWP-60)."""
    told = event.details
    ends = [shape.at for shape in scene.shapes if shape.id == f"{told['vehicle']}-{event.seat}"]
    if not ends:
        return
    end = ends[0]
    start = min((stop.at for stop in stops(scene, str(told["start"]))), key=lambda at: dist(at, end))
    yield arrow(id, f"path-{told['vehicle']}", start, end, SHORT * side(scene))


def laid(scene: Scene, event: Event, id: str, words: Text) -> Iterator[Shape]:
    """A frame around a tile that was laid."""
    squares = event.details.get("squares") or [event.details["square"]]
    points = [scene.shape(f"square-{square}").at for square in squares]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    size = (max(xs) - min(xs) + side(scene), max(ys) - min(ys) + side(scene))
    role = "path-filled" if event.kind == "filled" else "path-placed"
    yield frame(id, role, ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), size)


def stops(scene: Scene, where: str) -> list[Shape]:
    """The squares of the tile with an anchor, or a place."""
    known = ("target", where)
    found = [shape for shape in scene.shapes if known in shape.says and shape.id in scene.walk]
    return [shape for shape in found if shape.id.startswith(("square-", "place-"))]


def side(scene: Scene) -> float:
    """The side of a square."""
    return scene.shape("square-a1").size[0]


DRAWINGS = {"moved": moved, "placed": laid, "filled": laid}
