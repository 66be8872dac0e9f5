"""Walking the table of Persona Non Grata: the matrix row by row and column by column, then the hand and the actions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from figures.persona_non_grata_table import Tabletop
from figures.scene import Shape
from figures.walk import Walk, by_rows, walk

ABOVE = (("track",), ("note-over",), ("deck", "discards", "head-"))
ROW = ("cell-", "area-", "laid-", "encrypted-")
BELOW = (("hand-", "pair"), ("action-",), ("cards-",))


def start_of(shapes: Sequence[Shape]) -> str:
    """Where the cursor begins, and where Home leads: the first card of the hand, else the first player."""
    ids = [shape.id for shape in shapes]
    return next((id for id in ids if id == "hand-0"), next(id for id in ids if id.startswith("player-")))


def walked(top: Tabletop, shapes: Sequence[Shape], start: str) -> Walk:
    """Where each arrow leads from each stop."""
    lines = [row for row in rows(top, shapes) if row]
    points = {shape.id: shape.at for line in lines for shape in line}
    return walk(points, [], start, by_rows(lines))


def rows(top: Tabletop, shapes: Sequence[Shape]) -> list[list[Shape]]:
    """The stops row by row from above: a row for each player begins with it and ends with what lies face down."""
    stops = [shape for shape in shapes if shape.words]
    above = [[shape for shape in stops if shape.id.startswith(starts)] for starts in ABOVE]
    below = [[shape for shape in stops if shape.id.startswith(starts)] for starts in BELOW]
    return [*above, *(row_of(stops, seat) for seat in top.order), *below]


def row_of(stops: Sequence[Shape], seat: int) -> list[Shape]:
    """The stops of a player, from the left: each cell, then the cards in it that can be stolen."""
    first = [shape.id for shape in stops].index(f"player-{seat}")
    return [stops[first], *takewhile(lambda shape: shape.id.startswith(ROW), stops[first + 1 :])]
