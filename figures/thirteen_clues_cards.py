"""Cards, questions, glasses and tokens of 13 Clues as shapes, in the pixels of a board 760 wide.

+-----+-------------+
| PU♂ |   Officer   |     colour and category in letters and signs, the name
+-----+-------------+
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figures.pixels import Point
from figures.scene import Shape
from figures.theme import PIXEL, dress, ems, letter
from figures.thirteen_clues_table import Tabletop
from gamekit.game import UNKNOWN

CARD = (134.0, 34.0)
LOW = 24.0  # height of a card where there are many, and of one face down among others
BETWEEN = 2.0
SWATCH = 42.0  # width of the part with the colour
DISC, SMALL_DISC = 22.0, 20.0
GLASS = 21.0
HANDLE = 5.0  # of a glass, sideways and downwards
LINE = 17.0  # of a name
LEAST = 0.88  # of its type: a name smaller than that is better off in two lines

Says = tuple[tuple[str, str], ...]


def card(
    top: Tabletop, id: str, slug: str, at: Point, size: Point, words: str, says: Says = (), inside: str = ""
) -> Iterator[Shape]:
    """A card face up, or face down if the slug is UNKNOWN."""
    if slug == UNKNOWN:
        yield Shape(id, "rect", at, size, "face-down", "?", words, says, inside=inside)
        return
    yield Shape(id, "rect", at, size, "clue", words=words, says=says, marks=under_lens(top, slug), inside=inside)
    found = top.cards[slug]
    left = at[0] - size[0] / 2
    swatch = min(SWATCH, 0.36 * size[0])
    role = f"colour-{list(top.codes).index(found.colour)}"
    label = top.codes[found.colour] + top.signs[found.category]
    yield Shape(f"swatch-{id}", "rect", (left + swatch / 2 + 1, at[1]), (swatch, size[1] - 4), role, label, inside=id)
    room = size[0] - swatch - 3
    middle = (left + swatch + 1 + room / 2, at[1])
    yield caption(id, middle, (room - 4, size[1] - 2), "clue", fitting(top, found.part, slug, room, size[1]))


def under_lens(top: Tabletop, node: str) -> tuple[str, ...]:
    """The marks of a seat or card under the lens, or of one that it sees or that sees it."""
    if node not in top.sight:
        return ()
    return ("near0",) if node == top.lens else ("near1",)


def row_of(top: Tabletop, name: str, slugs: Sequence[str], middle: Point, width: float, inside: str) -> Iterator[Shape]:
    """Cards face down, small, side by side; their words are those of what they are inside."""
    wide = (width - BETWEEN * (len(slugs) - 1)) / len(slugs)
    for at, _ in enumerate(slugs):
        x = middle[0] - width / 2 + wide / 2 + at * (wide + BETWEEN)
        yield Shape(f"{name}-{at}", "rect", (x, middle[1]), (wide, LOW), "face-down", "?", inside=inside)


def caption(id: str, middle: Point, room: Point, role: str, label: str) -> Shape:
    """The text on a shape, no higher than its lines, so that short names do not grow into the room they leave."""
    height = min(room[1], (1 + label.count("\n")) * LINE)
    return Shape(f"text-{id}", "text", middle, (room[0], height), role, label, inside=id)


def fitting(top: Tabletop, part: str, slug: str, room: float, height: float) -> str:
    """The name of a card in one line if it is sure to fit, a little smaller perhaps, or if there is no second line."""
    name, lines = top.text.name(part, slug), top.text.name(part, slug, "short").replace("|", "\n")
    if height < 2 * LINE - 1 or LEAST * ems(name, bold=True) * dress("clue").font <= (room - 6) * PIXEL:
        return name
    return lines


def choice(top: Tabletop, what: str, at: Point, size: Point, words: str) -> Iterator[Shape]:
    """Something to ask about: a colour with its letters, a category with its sign, or a kind."""
    says, id = (("what", what),), f"ask-{what}"
    name = top.text.name("what", what)
    if what not in top.codes:
        sign = f"{top.signs[what]} " if what in top.signs else ""
        yield Shape(id, "rect", at, size, "question", sign + top.text.name("what", what, "short"), words, says)
        return
    yield Shape(id, "rect", at, size, "question", words=words, says=says)
    left, role = at[0] - size[0] / 2, f"colour-{list(top.codes).index(what)}"
    swatch = (SWATCH - 8, size[1] - 4)
    yield Shape(f"swatch-{id}", "rect", (left + swatch[0] / 2 + 2, at[1]), swatch, role, top.codes[what], inside=id)
    room = size[0] - swatch[0] - 4
    yield caption(id, (left + swatch[0] + 4 + room / 2, at[1]), (room - 6, size[1] - 2), "question", name)


def glass(id: str, count: int, middle: Point, inside: str) -> Iterator[Shape]:
    """A magnifying glass with the number of glasses in it."""
    (x, y), role, rim = middle, "glass" if count else "no-glass", GLASS * 0.35
    end = (x + rim + HANDLE, y + rim + HANDLE)
    yield Shape(f"handle-{id}", "line", (x + rim, y + rim), (0, 0), role, inside=inside, to=end)
    yield Shape(f"glass-{id}", "circle", middle, (GLASS, GLASS), role, str(count), inside=inside)


def disc(id: str, seat: int, middle: Point, inside: str, size: float = DISC) -> Shape:
    """A player, as a disc in the player's colours with the player's letter."""
    return Shape(id, "disc", middle, (size, size), "disc", letter(seat), seat=seat, inside=inside)
