"""The way of the last move, drawn on a ready scene from what was told of it.

A move of a vehicle is an arrow, and a tile that was laid has a frame.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist
from typing import TYPE_CHECKING

from figures.northwest_passage_table import FOLDER
from figures.scene import Scene, Shape
from gamekit.text import text

if TYPE_CHECKING:
    from gamekit.game import Event, Game
    from gamekit.text import Text

Point = tuple[float, float]
SHORT = 0.3  # of the side of a square: how far before a vehicle its arrow ends


def path(scene: Scene, events: Sequence[Event], game: Game) -> Scene:
    """The scene with the way of the events over its map."""
    drawn = tuple(steps(scene, events, text(scene.lang, game, FOLDER)))
    return scene._replace(shapes=(*scene.shapes, *drawn)) if drawn else scene


def steps(scene: Scene, events: Sequence[Event], words: Text) -> Iterator[Shape]:
    """What is drawn for each event that is seen on the map; its words are those of the log."""
    for number, event in enumerate(events):
        drawing = DRAWN.get(event.kind)
        if drawing:
            yield from (shape._replace(words=words.event(event)) for shape in drawing(scene, event, f"path-{number}"))


def moved(scene: Scene, event: Event, id: str) -> Iterator[Shape]:
    """An arrow from where a vehicle was to where it is; none if it has been taken aboard since (NWP-60)."""
    told = event.details
    ends = [shape.at for shape in scene.shapes if shape.id == f"{told['vehicle']}-{event.seat}"]
    if not ends:
        return
    end = ends[0]
    start = min((stop.at for stop in stops(scene, str(told["start"]))), key=lambda at: dist(at, end))
    short = min(SHORT * side(scene) / (dist(start, end) or 1.0), 0.9)
    tip = tuple(round(b - short * (b - a), 4) for a, b in zip(start, end, strict=True))
    yield Shape(id, "arrow", start, (0.0, 0.0), f"path-{told['vehicle']}", to=(tip[0], tip[1]))


def laid(scene: Scene, event: Event, id: str) -> Iterator[Shape]:
    """A frame around a tile that was laid."""
    squares = event.details.get("squares") or [event.details["square"]]
    points = [scene.shape(f"square-{square}").at for square in squares]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    size = (max(xs) - min(xs) + side(scene), max(ys) - min(ys) + side(scene))
    x, y = round(size[0] / 2, 4), round(size[1] / 2, 4)
    outline = f"M {-x} {-y} L {x} {-y} L {x} {y} L {-x} {y} Z"
    role = "path-filled" if event.kind == "filled" else "path-placed"
    yield Shape(id, "curve", ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), size, role, outline=outline)


def stops(scene: Scene, where: str) -> list[Shape]:
    """The squares of the tile with an anchor, or a place."""
    known = ("target", where)
    found = [shape for shape in scene.shapes if known in shape.says and shape.id in scene.walk]
    return [shape for shape in found if shape.id.startswith(("square-", "place-"))]


def side(scene: Scene) -> float:
    """The side of a square."""
    return scene.shape("square-a1").size[0]


DRAWN = {"moved": moved, "placed": laid, "filled": laid}
