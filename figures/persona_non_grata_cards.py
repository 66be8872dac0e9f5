"""Cards and signs of Persona Non Grata as shapes, in the pixels of a board 760 wide.

+----------+      +----+    +----+
| 5    [J] |      | 5D |    | ?  |     a card of the hand; a small one, by value and letter; a face-down one
| director |      +----+    +----+
| Jihui    |
+----------+
"""

from __future__ import annotations

from collections.abc import Iterator

from figures.labels import box, text
from figures.persona_non_grata_table import ACTIVE, SIGNS, Tabletop, card_of, small
from figures.pixels import Point
from figures.scene import Shape
from figures.theme import PIXEL, letter
from gamekit.game import UNKNOWN

Says = tuple[tuple[str, str], ...]

HUES = 6  # tints of corporations; beyond them they begin again
TYPE = 17.0  # height of type: 13 pixels or more where a panel leaves the board 632 on a school laptop
CARD = (98.0, 68.0)  # of the hand
BIG, LINE, SIGN = 28.0, 18.0, 24.0  # the value, a line of a name, the letter of a corporation
RING = 0.5523  # of the radius: where the handles lie of a quarter of a circle that is drawn as a curve


def hue(corporation: int) -> str:
    """The role of what belongs to a corporation."""
    return f"corporation-{corporation % HUES}"


def chip(top: Tabletop, number: int, id: str, at: Point, size: Point, inside: str, count: int = 1) -> Shape:
    """A small card, and how many there are if it stands for several; face down if it is not known."""
    if number == UNKNOWN:
        return back(id, at, size, inside)
    label = small(top, number) + (f"\n×{count}" if count > 1 else "")
    return Shape(id, "rect", at, size, hue(card_of(top, number).corporation), label, inside=inside)


def back(id: str, at: Point, size: Point, inside: str, label: str = UNKNOWN) -> Shape:
    """A card face down."""
    return Shape(id, "rect", at, size, "covered", label, inside=inside)


def with_letter(top: Tabletop, number: int) -> str:
    """What stands on a small card that does not lie in the column of its corporation: its letter before all."""
    return UNKNOWN if number == UNKNOWN else f"{top.box.letters[card_of(top, number).corporation]} {small(top, number)}"


def face(top: Tabletop, number: int, id: str, x: float, y: float, words: str) -> Iterator[Shape]:
    """A card of the hand, face up, by its upper left corner."""
    card = card_of(top, number)
    role, (width, height) = hue(card.corporation), CARD
    yield box(id, x, y, CARD, role, "", words=words, says=(("card", card.slug),))
    sign = f"{card.value} {ACTIVE}" if card.activator else str(card.value)
    yield text(f"value-{id}", (x + 31, y + 3 + BIG / 2), (54, BIG), f"{role}-value", sign, id)
    yield letter_of(top, card.corporation, f"letter-{id}", (x + width - 5 - SIGN / 2, y + 5 + SIGN / 2), SIGN, id)
    names = (top.text.name("grade", top.box.grades[card.grade]), corporation_name(top, card.corporation))
    for line, name in enumerate(names):
        middle = (x + width / 2, y + height - 2 - (1.5 - line) * LINE)
        yield text(f"name-{line}-{id}", middle, (width - 2, LINE), f"{role}-name", name, id)


def letter_of(top: Tabletop, corporation: int, id: str, at: Point, size: float, inside: str) -> Shape:
    """The letter of a corporation, in a box of its colour."""
    return Shape(id, "rect", at, (size, size), f"{hue(corporation)}-sign", top.box.letters[corporation], inside=inside)


def corporation_name(top: Tabletop, corporation: int) -> str:
    """What a corporation is called."""
    return top.text.name("corporation", top.box.corporations[corporation])


def action(slug: str, used: bool, id: str, at: Point, size: Point, inside: str) -> Iterator[Shape]:
    """An action card as its sign; a used one is struck out."""
    role = "action-used" if used else "action"
    yield Shape(id, "rect", at, size, role, SIGNS.get(slug, UNKNOWN), inside=inside)
    if used:
        yield struck(id, at, size, inside)


def struck(id: str, at: Point, size: Point, inside: str) -> Shape:
    """A stroke from corner to corner."""
    (x, y), (width, height) = at, (size[0] / 2 - 2, size[1] / 2 - 2)
    return Shape(
        f"used-{id}", "line", (x - width, y + height), (0, 0), "stroke", inside=inside, to=(x + width, y - height)
    )


def disc(id: str, seat: int, at: Point, size: float, inside: str) -> Shape:
    """A player, as a disc in the player's colours with the player's letter."""
    return Shape(id, "disc", at, (size, size), "disc", letter(seat), seat=seat, inside=inside)


# ---------------------------------------------------------------------- the key


def key(id: str, at: Point, width: float, inside: str) -> Shape:
    """A key: a ring at the left, a shaft with two teeth."""
    size = (width, width / 2)
    return Shape(id, "area", at, size, "key", inside=inside, outline=f"{shaft(width)} {hole(width)}")


def shaft(width: float) -> str:
    """The outline of a key around its middle."""
    radius, thin = width / 4, width * 0.05
    left, right, low = -width / 2, width / 2, width * 0.2
    start = left + 2 * radius
    teeth = [(right, thin), (right, low), (right - 2 * thin, low), (right - 2 * thin, thin)]
    teeth += [(right - 4 * thin, thin), (right - 4 * thin, low), (right - 6 * thin, low), (right - 6 * thin, thin)]
    points = [(start - thin, -thin), (right, -thin), *teeth, (start - thin, thin)]
    bar = " L ".join(f"{x * PIXEL:.4f} {y * PIXEL:.4f}" for x, y in points)
    return f"{circle(left + radius, radius, 1)} M {bar} Z"


def hole(width: float) -> str:
    """The hole in its ring, drawn the other way round."""
    return circle(-width / 4, width / 8, -1)


def circle(x: float, radius: float, way: int) -> str:
    """A circle around a point on the level of the middle, drawn one way or the other."""
    r, h = radius, radius * RING
    quarters = [((r, h), (h, r), (0, r)), ((-h, r), (-r, h), (-r, 0)), ((-r, -h), (-h, -r), (0, -r))]
    quarters.append(((h, -r), (r, -h), (r, 0)))
    curves = ("C " + " ".join(f"{(x + a) * PIXEL:.4f} {way * b * PIXEL:.4f}" for a, b in four) for four in quarters)
    return f"M {(x + r) * PIXEL:.4f} 0.0 {' '.join(curves)} Z"
