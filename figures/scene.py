"""A picture as data: shapes with places, roles and words, and the ways a cursor walks between them.

A scene has no colours and no pixels. The live board draws it as SVG in the browser, `figures.paint` draws it
with matplotlib; both dress its roles by one theme. Units: one unit is about the distance of two neighbouring
places; x grows to the right, y downwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

Open = Mapping[str, AbstractSet[str]]  # slot -> the words that can be chosen for it
CHOSEN = ""  # in Open, instead of a slot: what is chosen already, each as "slot word"

NOBODY = -9  # the seat of a shape that belongs to no player

ARROWS = ("up", "down", "left", "right")


class Shape(NamedTuple):
    """One thing on a picture.

    `form` is circle, rect, line, arrow, text, disc, cube, pawn, cross, ship, sled, area or curve; `at` and `size` are
    its centre and its width and height (a line and an arrow run from `at` to `to`). An area is what `outline` encloses,
    a curve only that line: an SVG path of M, L, C and Z around `at`, in units, with a blank between all its parts.
    `words` is what a screen reader says of it, whole and in the reader's language; a shape without words is part of
    the shape named by `inside`, whose words speak for it.
    `says` are the words of the notation that a click may mean, by slot: (("place", "muranow"), ("card", "muranow")).
    `marks` are passing states of it: "open" (can be chosen now), "chosen" (for the move that is put together), "used",
    "new", "near0" to "near3" (rings of the lens), "no" and "yes" (a reader's own), "out" and "sure" (found by
    deduction): see `figures.signs`.
    """

    id: str
    form: str
    at: tuple[float, float]
    size: tuple[float, float]
    role: str
    label: str = ""  # drawn on it; "\n" breaks the line
    words: str = ""
    says: tuple[tuple[str, str], ...] = ()
    seat: int = NOBODY
    marks: tuple[str, ...] = ()
    to: tuple[float, float] | None = None
    inside: str = ""
    outline: str = ""

    def opened(self, says: Iterable[tuple[str, str]], open: Open) -> Shape:
        """The shape, marked "open" if one of these words, which it says by slot, can be chosen now."""
        if any(word in open.get(slot, ()) for slot, word in says):
            return self._replace(marks=("open", *self.marks))
        return self


class Table(NamedTuple):
    """A table with header cells, from the numbers of a picture: caption, column headers, rows (row header first)."""

    caption: str
    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Scene(NamedTuple):
    """A picture: its shapes from back to front, and how to walk and to say them.

    `walk` leads from the id of a stop by an arrow ("up", "down", "left", "right") to the id of another stop;
    every stop can be reached from `start`. `near` is the sentence that N speaks at a stop.
    """

    title: str
    size: tuple[float, float]  # width, height; shapes lie within (0, 0) and this
    shapes: tuple[Shape, ...]
    walk: dict[str, dict[str, str]]
    start: str
    near: dict[str, str]
    alt: str  # the whole picture in a few sentences
    table: Table
    holdings: tuple[str, ...] = ()  # what each seat has, a few sentences a seat; for key I
    lang: str = ""  # the language of all its words
    standing: tuple[str, ...] = ()  # how the sides stand, where that is more than one number each; for key S

    def plain(self) -> dict[str, Any]:
        """The scene as JSON data, for the live board."""
        shapes = [shape._asdict() for shape in self.shapes]
        return self._asdict() | {"shapes": shapes, "table": self.table._asdict()}

    def shape(self, id: str) -> Shape:
        """The shape of that id; KeyError if there is none."""
        for shape in self.shapes:
            if shape.id == id:
                return shape
        raise KeyError(id)
