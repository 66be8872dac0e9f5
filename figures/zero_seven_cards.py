"""Where the evidence cards of 07 zgłoś się lie beside the map: each type in a corner of its own, as on its tiles.

+--------+               The corners that the map of the city leaves free have room for two cards in a line beside
| places |   map         the outer row of the map, and for one beside the next row. A city of another form has its
+--------+               cards below the map, in three groups.
suspects     crimes
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

Point = tuple[float, float]

KINDS = ("place", "suspect", "crime")  # in the order in which one walks through them
AT_TOP, AT_RIGHT = ("place",), ("crime",)
CARD = (85.0, 39.0)
LOW_CARD = (85.0, 24.0)  # where there are more than six of a type
BETWEEN = 3.0
HEADING = 18.0
IN_LINE = 3  # of a group below the map
GROUPS = 14.0  # between groups below the map


class Frame(NamedTuple):
    """The map in its picture: margin and width, and the upper edges of its rows."""

    margin: float
    width: float
    rows: tuple[float, ...]
    height: float  # of a row with the trays below it
    blocks: tuple[tuple[float, float, float, float], ...]  # left, upper, right and lower edge, trays included


class Group(NamedTuple):
    """The cards of one type: the upper outer corner of the heading, the size and the middles of the cards."""

    heading: Point
    at_right: bool
    card: Point
    middles: tuple[Point, ...]


def lay_out(frame: Frame, counts: dict[str, int]) -> tuple[dict[str, Group], float]:
    """The groups of cards by kind, and how high the whole picture must be."""
    height = frame.rows[-1] + frame.height + frame.margin / 2
    if len(frame.rows) >= 4:
        fullest = [corner(frame, kind, count) for kind in KINDS for count in (6, 9)]
        if not any(covered(frame, group) for group in fullest):  # else the lay-out would change with the cards
            return {kind: corner(frame, kind, counts[kind]) for kind in KINDS}, height
    groups = {kind: below(frame, index, counts[kind], height) for index, kind in enumerate(KINDS)}
    lines = max(-(-counts[kind] // IN_LINE) for kind in KINDS)
    return groups, height + HEADING + max(lines, 1) * (CARD[1] + BETWEEN) + frame.margin


def corner(frame: Frame, kind: str, count: int) -> Group:
    """The group of a kind in its corner of the picture."""
    at_top, at_right = kind in AT_TOP, kind in AT_RIGHT
    card, lines = (CARD, 2) if count <= 6 else (LOW_CARD, 3)
    outer = frame.rows[0] if at_top else frame.rows[-1]
    step = card[1] + BETWEEN
    if at_top:
        first, bands = outer, [(outer + HEADING, 2), (outer + HEADING + lines * step, 1)]
    elif count <= 2 * lines:
        first, bands = outer - HEADING, [(outer, 2)]
    else:
        first, bands = outer - lines * step - HEADING, [(outer - lines * step, 1), (outer, 2)]
    middles = [middle for upper, row in bands for middle in band(frame, at_right, card, upper, lines, row)]
    edge = frame.width - frame.margin if at_right else frame.margin
    return Group((edge, first), at_right, card, tuple(middles[:count]))


def band(frame: Frame, at_right: bool, card: Point, upper: float, lines: int, row: int) -> Iterator[Point]:
    """The middles of cards in some lines of one or two, at the left or the right edge of the picture."""
    for line in range(lines):
        for column in range(row):
            steps = (row - 1 - column) if at_right else column
            x = frame.margin + card[0] / 2 + steps * (card[0] + BETWEEN)
            yield frame.width - x if at_right else x, upper + card[1] / 2 + line * (card[1] + BETWEEN)


def below(frame: Frame, index: int, count: int, upper: float) -> Group:
    """A group below the map, the index-th of three."""
    room = (frame.width - 2 * frame.margin - 2 * GROUPS) / 3
    card = ((room - (IN_LINE - 1) * BETWEEN) / IN_LINE, CARD[1])
    left = frame.margin + index * (room + GROUPS)
    places = [divmod(number, IN_LINE) for number in range(count)]
    middles = [
        (left + card[0] / 2 + column * (card[0] + BETWEEN), upper + HEADING + card[1] / 2 + line * (card[1] + BETWEEN))
        for line, column in places
    ]
    return Group((left, upper), False, card, tuple(middles))


def covered(frame: Frame, group: Group) -> bool:
    """Whether a block of the map covers a part of a card."""
    wide, high = group.card[0] / 2, group.card[1] / 2
    return any(
        left < x + wide and x - wide < right and upper < y + high and y - high < lower
        for x, y in group.middles
        for left, upper, right, lower in frame.blocks
    )
