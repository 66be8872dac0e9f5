"""One cell of the matrix of Persona Non Grata: what a player has of a corporation, in the area and in the archive.

+-------------------+
| 14  :19:       (1)|     the sum of the open cards, with the face-down ones that the eyes know, first or second so far
| 5D 4M 3A          |     the cards in the area; where there are many, equal ones together
| 3A 2W             |
| ✓ [4] 6P      o-m |     the archive: whether it is activated, corporation cards, stolen cards; the key
+-------------------+

When the game is over the cards are those of the archive, the sum is the points, and what stood at the foot is above.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from figures import persona_non_grata_words as words
from figures.labels import text
from figures.persona_non_grata_cards import TYPE, Says, chip, key
from figures.persona_non_grata_table import (
    ACTIVE,
    Place,
    Tabletop,
    archive,
    holds_key,
    is_over,
    naming,
    place_of,
    placed,
    slot_of,
    small,
    stealing,
    won,
    worth_of,
)
from figures.pixels import Point
from figures.scene import Shape
from figures.theme import ems

PAD, CLOSE = 2.0, 0.5
TOP, LOW = 24.0, 21.5  # heights of the sum and of a line of cards
TALL, FOOT = 37.0, 20.0  # of a line with cards that are counted, and of a line of the archive
SINGLE, LINES = 6, 2  # so many cards lie one by one, and so many lines have room in every cell
SUM, SECRET, PLACE, KEY, TICK = 28.0, 24.0, 26.0, 23.0, 15.5  # widths
DORMANT = 40.0  # of the points that do not count
LEAST = 1.1  # width of a card, in heights of its type

TEN = 10  # from here on a number has two digits

Shapes = Iterator[Shape]


class Cell(NamedTuple):
    """Where a cell is drawn: whose and of which corporation, its upper left corner, its size."""

    seat: int
    corporation: int
    slug: str
    x: float
    y: float
    size: Point

    @property
    def id(self) -> str:
        """The id of its shape."""
        return f"cell-{self.seat}-{self.slug}"

    @property
    def end(self) -> str:
        """The end of the ids of its parts."""
        return f"{self.seat}-{self.slug}"


class Piece(NamedTuple):
    """A card in a cell: an information card by its number, or else a corporation card by its value; how many."""

    id: str
    number: int | None
    value: int = 0
    copies: int = 1
    says: Says = ()
    words: str = ""


Line = list[tuple[Piece, float, float]]  # each with where it begins, from the left of the cell, and its width
Lines = Iterator[Line]


# ---------------------------------------------------------------------- what lies in it


def in_area(top: Tabletop, seat: int, corporation: int) -> list[Piece]:
    """The open cards of an area; of more than have room each kind once, with its number.

    While one of them is to be stolen, each kind says so.
    """
    lying = placed(top, seat, corporation)
    cards = [each.card for each in lying]
    many, open_to_theft = len(cards) > SINGLE, stealing(top, corporation)
    found = []
    for at, each in enumerate(lying):
        first = each.card not in cards[:at]
        says: Says = (("seat", str(seat)), ("card", top.box.slug(each.card))) if open_to_theft and first else ()
        spoken = words.to_steal(top, seat, each.card) if says else ""
        count = cards.count(each.card) if many else 1
        if first or not many:
            found.append(Piece(f"area-{seat}-{slot_of(each)}", each.card, copies=count, says=says, words=spoken))
    return found


def in_archive(top: Tabletop, seat: int, corporation: int) -> list[Piece]:
    """The archived cards: corporation cards, then information cards, each kind once with its number."""
    end, cards = f"{seat}-{top.box.corporations[corporation]}", archive(top, seat, corporation)
    found = [Piece(f"won-{end}-{value}", None, value) for value in won(top, seat, corporation)]
    kinds = dict.fromkeys(cards)
    several = len(found) + len(cards) > SINGLE or not is_over(top)
    if several:
        return found + [Piece(f"archived-{end}-{n}", n, copies=cards.count(n)) for n in kinds]
    return found + [Piece(f"archived-{end}-{n}-{cards[:at].count(n)}", n) for at, n in enumerate(cards)]


def height(top: Tabletop, width: float) -> float:
    """How high the cells of a table have to be."""
    pairs = [(seat, corporation) for seat in top.order for corporation in top.corporations]
    cards = max(sum(map(line_height, upper_lines(top, *pair, width))) for pair in pairs)
    lines = max(len(list(lower_lines(top, *pair, width))) for pair in pairs)
    return 2 * PAD + TOP + max(cards, LINES * LOW) + (0 if is_over(top) else PAD + lines * FOOT)


def upper(top: Tabletop, seat: int, corporation: int) -> list[Piece]:
    """The cards below the sum."""
    return (in_archive if is_over(top) else in_area)(top, seat, corporation)


def lower(top: Tabletop, seat: int, corporation: int) -> list[Piece]:
    """The cards of the last line."""
    return [] if is_over(top) else in_archive(top, seat, corporation)


def line_height(line: Line) -> float:
    """How high a line of cards is."""
    return TALL if any(piece.copies > 1 for piece, _, _ in line) else LOW


def chip_width(top: Tabletop, piece: Piece) -> float:
    """How wide a card is, with its number below."""
    label = str(piece.value) if piece.number is None else small(top, piece.number)
    return TYPE * max(LEAST, ems(label, bold=True))


def long_width(top: Tabletop, piece: Piece) -> float:
    """How wide a card of the archive is, with its number beside it."""
    return chip_width(top, piece) + (TYPE * ems(f"×{piece.copies}", bold=True) if piece.copies > 1 else 0)


def in_lines(pieces: Iterable[tuple[Piece, float]], width: float, before: float = 0.0, behind: float = 0.0) -> Lines:
    """Pieces, each with its width, in lines, each with where it begins; so much of the first line is not theirs."""
    line: Line = []
    x, room = PAD + before, width - PAD - behind
    for piece, wide in pieces:
        if line and x + wide > room:
            yield line
            line, x, room = [], PAD, width - PAD
        line.append((piece, x, wide))
        x += wide + CLOSE
    yield line


def upper_lines(top: Tabletop, seat: int, corporation: int, width: float) -> Lines:
    """The cards below the sum, line by line."""
    return in_lines(((piece, chip_width(top, piece)) for piece in upper(top, seat, corporation)), width)


def lower_lines(top: Tabletop, seat: int, corporation: int, width: float) -> Lines:
    """The archive, line by line; the tick and the key have room in the first one."""
    pieces = ((piece, long_width(top, piece)) for piece in lower(top, seat, corporation))
    return in_lines(pieces, width, before=TICK, behind=KEY)


# ---------------------------------------------------------------------- drawing


def cell(top: Tabletop, where: Cell) -> Shapes:
    """A cell; a click on it names its player while one is to be named for its corporation."""
    named = naming(top, where.corporation)
    says: Says = (("seat", str(where.seat)),) if named else ()
    role = "area-settled" if named or stealing(top, where.corporation) else "area"
    middle = (where.x + where.size[0] / 2, where.y + where.size[1] / 2)
    spoken = words.cell(top, where.seat, where.corporation)
    yield Shape(where.id, "rect", middle, where.size, role, words=spoken, says=says)
    yield from (points if is_over(top) else numbers)(top, where)
    yield from cards(top, where)


def numbers(top: Tabletop, where: Cell) -> Shapes:
    """The sum of the open cards, that with the face-down ones these eyes see, and the place so far."""
    found, known = (rows[where.corporation][where.seat] for rows in (top.sums, top.known))
    yield large(where, found)
    if known != found:
        yield aside(where, str(known), SECRET)
    yield from foot(top, where)
    place = place_of(top, where.seat, where.corporation)
    if place:
        yield badge(where, place)


def points(top: Tabletop, where: Cell) -> Shapes:
    """The points of a corporation, and beside them those that do not count because it is not activated (PNG-55)."""
    worth = worth_of(top, where.seat, where.corporation)
    counted = worth.points if worth and worth.activated else 0
    yield large(where, counted)
    if worth and not worth.activated:
        yield aside(where, f"({worth.points})", DORMANT, SUM / 2)
    if worth and worth.activated:
        yield tick(where, (where.x + PAD + SUM + CLOSE + TICK / 2, where.y + PAD + TOP / 2))
    if holds_key(top, where.seat, where.corporation):
        yield key(
            f"key-{where.slug}", (where.x + where.size[0] - PAD - KEY / 2, where.y + PAD + TOP / 2), KEY, where.id
        )


def tick(where: Cell, at: Point) -> Shape:
    """The sign that the corporation is activated."""
    return text(f"active-{where.end}", at, (TICK, FOOT - 1), "active", ACTIVE, where.id)


def large(where: Cell, number: int) -> Shape:
    """The large number of a cell."""
    width = SUM if number >= TEN else SUM / 2  # so that all digits are alike, where type fills its room
    at = (where.x + PAD + width / 2, where.y + PAD + TOP / 2)
    return text(f"sum-{where.end}", at, (width, TOP), "sum" if number else "sum-none", str(number), where.id)


def aside(where: Cell, label: str, width: float, behind: float = SUM) -> Shape:
    """The number beside it, in a box with a broken edge; `behind` is the width of the large number."""
    at = (where.x + PAD + behind + CLOSE + width / 2, where.y + PAD + TOP / 2)
    return Shape(f"secret-{where.end}", "rect", at, (width, TOP - 4), "secret-sum", label, inside=where.id)


def badge(where: Cell, place: Place) -> Shape:
    """First in a filled circle, second in an open one; those who tie in a box, with the sign of equality."""
    at = (where.x + where.size[0] - PAD - PLACE / 2, where.y + PAD + TOP / 2)
    role, form = ("leading" if place.number == 1 else "following"), ("rect" if place.tied else "circle")
    size = (PLACE if place.tied else TOP - 1, TOP - 1)
    label = f"={place.number}" if place.tied else str(place.number)
    return Shape(f"place-{where.end}", form, at, size, role, label, inside=where.id)


def cards(top: Tabletop, where: Cell) -> Shapes:
    """The cards below the sum, line by line."""
    y = where.y + PAD + TOP
    for line in upper_lines(top, where.seat, where.corporation, where.size[0]):
        high = line_height(line)
        for piece, x, wide in line:
            yield from drawn(top, piece, (where.x + x + wide / 2, y + high / 2), (wide, high - CLOSE), where.id)
        y += high


def drawn(top: Tabletop, piece: Piece, at: Point, size: Point, inside: str) -> Shapes:
    """A small card; the value of a corporation card has just its room, so that in large print all type is alike."""
    if piece.number is None:
        label, role = str(piece.value), "corporation-card"
        yield Shape(piece.id, "rect", at, size, role, inside=inside)
        yield text(f"value-{piece.id}", at, (TYPE * ems(label, bold=True), size[1]), role, label, inside)
        return
    shape = chip(top, piece.number, piece.id, at, size, inside, piece.copies)
    yield shape._replace(says=piece.says, words=piece.words, inside="" if piece.words else inside)


def foot(top: Tabletop, where: Cell) -> Shapes:
    """What is archived already, whether it counts, and the key."""
    worth, at = worth_of(top, where.seat, where.corporation), partial(foot_at, where)
    lines = list(lower_lines(top, where.seat, where.corporation, where.size[0]))
    if worth and worth.activated:
        yield tick(where, at(PAD + TICK / 2, 0, len(lines)))
    for number, line in enumerate(lines):
        for piece, x, wide in line:
            for one in drawn(top, piece, at(x + wide / 2, number, len(lines)), (wide, FOOT - 1), where.id):
                yield one._replace(label=one.label.replace("\n", ""))
    if holds_key(top, where.seat, where.corporation):
        yield key(f"key-{where.slug}", at(where.size[0] - PAD - KEY / 2, 0, len(lines)), KEY - 2, where.id)


def foot_at(where: Cell, x: float, line: int, lines: int) -> Point:
    """A point in one of the lines at the lower edge."""
    return where.x + x, where.y + where.size[1] - PAD - (lines - line - 0.5) * FOOT
