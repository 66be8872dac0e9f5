"""The sides of 1000 mil as blocks: how each stands, what it has laid, its players with the number of their cards.

+---------------------------+
| (A)[6] (C)[7] ►       475 |     players, whose turn, miles
| o  stopped   50 ⇐   r 475 |     lights, damages; limit, con-sens; points of the round
| ✚ ≈ ◎ ✶  200 200    m 975 |     immunities, cards laid of which only so many can be; points of the match
+---------------------------+
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from figures import thousand_miles_words as words
from figures.labels import text, width_of
from figures.pixels import Point
from figures.scene import Shape
from figures.thousand_miles_cards import Says, back, disc, lights, place_of_immunity
from figures.thousand_miles_table import SYMBOLS, Tabletop, limited, mover, state_of
from gamekit.thousand_miles.car import damages, rolling
from gamekit.thousand_miles.state import Side

LEFT, RIGHT = 14.0, 746.0
APART = 6.0
HIGH = 92.0  # of a block of the usual size
TALL = 1.2  # how much larger blocks are where there are two side by side
LINES = (18.0, 46.0, 74.0)  # the middles of its lines
PAD = 8.0
NUMBERS = 78.0  # width of the column with miles and points
LIGHT = 27.0
CHIP = 22.0
CLOSE, APART_PLAYERS = 41.0, 45.0  # from player to player
YOU, CLOSE_YOU = 30.0, 20.0
TURN = "►"

Shapes = Iterator[Shape]


class Block(NamedTuple):
    """Where a side is drawn: its number, its upper left corner, its width, how much larger than usual."""

    side: int
    x: float
    y: float
    width: float
    scale: float

    @property
    def id(self) -> str:
        """The id of its shape."""
        return f"side-{self.side}"

    def at(self, x: float, line: int) -> Point:
        """A point in one of its lines."""
        return self.x + x * self.scale, self.y + LINES[line] * self.scale

    def size(self, width: float, height: float) -> Point:
        """A size in it."""
        return width * self.scale, height * self.scale

    @property
    def inner(self) -> float:
        """Its width before it is made larger."""
        return self.width / self.scale


def columns(sides: int) -> int:
    """How many blocks lie side by side: two, or three."""
    return 2 if sides in (2, 4) else 3


def placed(top: Tabletop, y: float) -> Iterator[Block]:
    """Where the sides are drawn, in rows."""
    count = columns(len(top.view.sides))
    scale = TALL if count == 2 else 1.0
    width = (RIGHT - LEFT - (count - 1) * APART) / count
    for side in range(len(top.view.sides)):
        yield Block(
            side, LEFT + side % count * (width + APART), y + side // count * (HIGH * scale + APART), width, scale
        )


def blocks(top: Tabletop, y: float) -> Shapes:
    """All sides."""
    for block in placed(top, y):
        yield from drawn(top, block, top.view.sides[block.side])


def drawn(top: Tabletop, block: Block, side: Side) -> Shapes:
    """A side; a click on it means the side that is attacked, or its first player."""
    height = HIGH * block.scale
    turn = mover(top) in top.view.members(block.side)
    says = (("rival", str(block.side)), ("seat", str(block.side)))
    middle = (block.x + block.width / 2, block.y + height / 2)
    marks = ("near1",) if top.lens in (state_of(side), str(side.miles)) else ()
    role, spoken = "side-turn" if turn else "side", words.side(top, block.side)
    yield Shape(block.id, "rect", middle, (block.width, height), role, words=spoken, says=says, marks=marks)
    yield from players(top, block)
    yield from standing(top, block, side)
    yield from before_it(top, block, side)
    yield from numbers(top, block, side)


def players(top: Tabletop, block: Block) -> Shapes:
    """The players of a side with the number of cards in their hands, whose turn it is, and which are the eyes."""
    x, members = PAD, top.view.members(block.side)
    pitch = CLOSE if len(members) > 2 and block.scale == 1 else APART_PLAYERS
    for seat in members:
        if seat == mover(top):
            yield text(f"turn-{seat}", block.at(x + 5, 0), block.size(12, 18), "side", TURN, block.id)
            x += 14
        says: Says = (("rival", str(block.side)), ("seat", str(seat)))
        yield disc(f"disc-{seat}", seat, block.at(x + 11.5, 0), 23 * block.scale, block.id, says)
        count = str(len(top.view.hands[seat]))
        yield back(f"count-{seat}", block.at(x + 32, 0), block.size(15, 22), count, block.id)
        x += pitch
        if seat == top.eyes:
            wide = YOU if pitch == APART_PLAYERS else CLOSE_YOU
            yield text(f"you-{seat}", block.at(x + wide / 2, 0), block.size(wide, 17), "side", words.you(top), block.id)
            x += wide


def standing(top: Tabletop, block: Block, side: Side) -> Shapes:
    """The lights, the damages, and at the right what is kept apart: speed limit and con-sens (TM-11)."""
    yield from lights(block.id, rolling(side.marks), block.at(PAD + 8, 1), LIGHT * block.scale, block.id)
    x, end = PAD + 20, block.inner - PAD - NUMBERS
    for mark in damages(side.marks):
        yield chip(block, mark, "attack-chip", x)
        x += CHIP + 3
    for mark, there in (("con_sens", side.con_sens), ("limit", side.limit)):
        if there:
            end -= CHIP + 3
            yield sign_of(block, mark, end)
    if len(damages(side.marks)) < 2:
        label = words.state_label(top, side)
        width, height = min(end - x - 2, width_of(label, "side")), (17.0 if "\n" not in label else 29.0)
        at, size = block.at(x + 2 + width / 2, 1), block.size(width, height)
        yield text(f"state-{block.side}", at, size, "side", label, block.id)


def chip(block: Block, mark: str, role: str, x: float) -> Shape:
    """A sign of what is in force on a side, in a box."""
    id = f"mark-{block.side}-{mark}"
    at, size = block.at(x + CHIP / 2, 1), block.size(CHIP, CHIP)
    return Shape(id, "rect", at, size, role, SYMBOLS[mark], inside=block.id)


def sign_of(block: Block, mark: str, x: float) -> Shape:
    """A speed limit as a round road sign, con-sens as a box."""
    if mark != "limit":
        return chip(block, mark, "attack-chip", x)
    return chip(block, mark, "limit-sign", x)._replace(form="circle", size=block.size(CHIP + 2, CHIP + 2))


def before_it(top: Tabletop, block: Block, side: Side) -> Shapes:
    """The places of the four immunities, and of the cards of which a side may lay only so many (TM-28)."""
    x, size = PAD, block.size(CHIP, CHIP)
    for number in top.deck.immunities:
        card = top.deck.cards[number]
        id, at = f"immunity-{block.side}-{card.slug}", block.at(x + CHIP / 2, 2)
        yield place_of_immunity(top, card, side.laid[number] > 0, id, at, size, block.id)
        x += CHIP + 2
    x += 2
    for card in limited(top):
        for place in range(card.most):
            role = "distance-chip" if place < side.laid[card.number] else "distance-shut-chip"
            id, at = f"laid-{block.side}-{card.slug}-{place}", block.at(x + 11.5, 2)
            yield Shape(id, "rect", at, block.size(23, CHIP), role, str(card.miles), inside=block.id)
            x += 24.5


def numbers(top: Tabletop, block: Block, side: Side) -> Shapes:
    """Miles, and the points of the round and of the match."""
    right, say = block.inner - PAD, top.text.say
    told = (
        ("miles", "side-strong", say("miles-short", miles=side.miles), 21),
        ("round", "side", say("miles-round-short", points=side.points), 17),
        ("match", "side", say("miles-match-short", points=side.total + side.points), 17),
    )
    for line, (name, role, label, height) in enumerate(told):
        width = min(NUMBERS, width_of(label, role))
        at, size = block.at(right - width / 2, line), block.size(width, height)
        yield text(f"{name}-{block.side}", at, size, role, label, block.id)
