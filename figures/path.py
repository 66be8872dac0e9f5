"""The way that something went, drawn on a ready scene from what was told of it.

A game gives a table: kind of event -> drawing(scene, event, id, words). The shapes of a drawing have ids that begin
with `id`. One that has no words, and is no part of another, says what the log says of the event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import dist
from pathlib import Path
from typing import TYPE_CHECKING

from figures.pixels import Point
from figures.scene import Scene, Shape
from gamekit.text import capital, text

if TYPE_CHECKING:
    from gamekit.game import Event, Game
    from gamekit.text import Text

FOLDER = Path(__file__).parent
Drawing = Callable[[Scene, "Event", str, "Text"], Iterator[Shape]]
LONGEST = 0.9  # of the way between two points: no arrow is cut by more


def drawn(scene: Scene, events: Sequence[Event], game: Game, drawings: Mapping[str, Drawing]) -> Scene:
    """The scene with the way of the events over it."""
    over = tuple(steps(scene, events, text(scene.lang, game, FOLDER), drawings))
    return scene._replace(shapes=(*scene.shapes, *over)) if over else scene


def steps(scene: Scene, events: Sequence[Event], words: Text, drawings: Mapping[str, Drawing]) -> Iterator[Shape]:
    """What is drawn for each event that the table has."""
    for number, event in enumerate(events):
        if event.kind in drawings:
            for shape in drawings[event.kind](scene, event, f"path-{number}", words):
                yield shape._replace(words=capital(shape.words or ("" if shape.inside else words.event(event))))


def in_one(drawing: Callable[[Scene, Event], Iterator[Shape]]) -> Drawing:
    """A drawing that cares for neither ids nor words: its first shape has the id, the others are parts of it."""

    def numbered(scene: Scene, event: Event, id: str, words: Text) -> Iterator[Shape]:
        for at, shape in enumerate(drawing(scene, event)):
            yield shape._replace(id=f"{id}-{at}", inside=id) if at else shape._replace(id=id)

    return numbered


# ---------------------------------------------------------------------- shapes


def frame(id: str, role: str, at: Point, size: Point) -> Shape:
    """A frame around a place."""
    x, y = round(size[0] / 2, 4), round(size[1] / 2, 4)
    outline = f"M {-x} {-y} L {x} {-y} L {x} {y} L {-x} {y} Z"
    return Shape(id, "curve", at, (2 * x, 2 * y), role, outline=outline)


def arrow(id: str, role: str, start: Point, end: Point, short: float) -> Shape:
    """An arrow from a point to a little before another one."""
    part = 1 - min(short / (dist(start, end) or 1.0), LONGEST)
    tip = tuple(round(a + part * (b - a), 4) for a, b in zip(start, end, strict=True))
    return Shape(id, "arrow", start, (0.0, 0.0), role, to=(tip[0], tip[1]))
