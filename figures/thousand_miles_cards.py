"""Cards and signs of 1000 mil as shapes, in the pixels of a board 760 wide.

+---------+
|    ◎ !  |     the sign: miles, or what the card does; "!" attack, "✓" defence, "★" immunity
| przebita|
|  opona  |     the name
+---------+
"""

from __future__ import annotations

from collections.abc import Iterator

from figures.labels import text
from figures.pixels import Point
from figures.scene import Shape
from figures.theme import letter
from figures.thousand_miles_table import Tabletop, bare_symbol, symbol
from gamekit.game import UNKNOWN
from gamekit.thousand_miles.board import Card

CARD = (99.4, 92.0)  # of the hand
BACK = 34.0  # height of the hand of others, face down
MINI = (28.0, 36.0)  # of a discard
SMALL = (28.0, 26.0)  # of the hands that the teacher sees besides
BETWEEN = 6.0
LINE = 17.0  # of a name
SIGN = 30.0  # of a card
BADGE = 22.0
BARRED, TRICK = "⊘", "D"  # on a card that cannot be laid; the key of a trick

Says = tuple[tuple[str, str], ...]


def card_says(card: Card) -> Says:
    """What a click on a card may mean: for an attack the attack, for any the card that is laid or discarded."""
    return ((("attack", card.slug),) if card.kind == "attack" else ()) + (("card", card.slug),)


def face(top: Tabletop, card: Card, id: str, at: Point, words: str, barred: bool, trick: bool) -> Iterator[Shape]:
    """A card of the hand, face up."""
    (x, y), (width, height) = at, CARD
    role = f"{card.kind}-shut" if barred else card.kind
    yield Shape(id, "rect", at, CARD, role, words=words, says=card_says(card))
    name = lines_of(top, card)
    up = y - height / 2 + 8 + SIGN / 2
    yield text(f"sign-{id}", (x, up), (width - 2 * BADGE, SIGN), f"{role}-sign", symbol(top, card), id)
    low = y + height / 2 - 6 - name_height(name) / 2
    yield text(f"name-{id}", (x, low), (width - 6, name_height(name)), role, name, id)
    if barred:
        middle = (x + width / 2 - BADGE / 2 - 3, y - height / 2 + BADGE / 2 + 2)
        yield text(f"barred-{id}", middle, (BADGE, BADGE), f"{role}-badge", BARRED, id)
    if trick:
        middle = (x - width / 2 + BADGE / 2 + 4, y - height / 2 + BADGE / 2 + 4)
        yield Shape(f"trick-{id}", "circle", middle, (BADGE, BADGE), "goal", TRICK, inside=id)


def lines_of(top: Tabletop, card: Card) -> str:
    """The name of a card, in two lines where it is long; of a distance, whole."""
    form = "" if card.miles else "short"
    return top.text.name("card", card.slug, form).replace("|", "\n")


def name_height(name: str) -> float:
    """How high the lines of a name are."""
    return (1 + name.count("\n")) * LINE


def back(id: str, at: Point, size: Point, label: str, inside: str = "", words: str = "") -> Shape:
    """A card face down, or a stack of them with a number."""
    return Shape(id, "rect", at, size, "back", label, words, inside=inside)


def mini(top: Tabletop, number: int, id: str, at: Point, size: Point, inside: str, count: int = 0) -> Shape:
    """A small card: its sign, and how many there are, if it stands for several; face down if it is not known."""
    if number == UNKNOWN:
        return back(id, at, size, "?", inside)
    card = top.deck.cards[number]
    label = f"{symbol(top, card)}\n×{count}" if count else symbol(top, card)
    return Shape(id, "rect", at, size, f"{card.kind}-chip", label, inside=inside)


def place_of_immunity(top: Tabletop, card: Card, laid: bool, id: str, at: Point, size: Point, inside: str) -> Shape:
    """The place of an immunity before a side: filled when it is laid."""
    label = bare_symbol(top, card)
    return Shape(id, "rect", at, size, "immunity-chip" if laid else "immunity-shut-chip", label, inside=inside)


def disc(id: str, seat: int, middle: Point, size: float, inside: str, says: Says = ()) -> Shape:
    """A player, as a disc in the player's colours with the player's letter."""
    return Shape(id, "disc", middle, (size, size), "disc", letter(seat), says=says, seat=seat, inside=inside)


def lights(id: str, rolling: bool, middle: Point, height: float, inside: str) -> Iterator[Shape]:
    """A traffic light: the upper lamp is lit when the car cannot drive, the lower one when it can."""
    (x, y), lamp = middle, 0.42 * height
    yield Shape(f"box-{id}", "rect", middle, (0.56 * height, height), "lamp-box", inside=inside)
    upper, lower = ("lamp-off", "lamp-green") if rolling else ("lamp-red", "lamp-off")
    yield Shape(f"red-{id}", "circle", (x, y - 0.24 * height), (lamp, lamp), upper, inside=inside)
    yield Shape(f"green-{id}", "circle", (x, y + 0.24 * height), (lamp, lamp), lower, inside=inside)
