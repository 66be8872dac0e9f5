"""What stands beside the board of Crash and Grab: turns, cards and numbers, directions, queues, upgrades."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figures import crash_and_grab_words as words
from figures.crash_and_grab_board import BLOCK
from figures.crash_and_grab_shapes import LINE, MARGIN, TYPE, WIDTH, Says
from figures.crash_and_grab_table import ACCELERATOR, BOOSTERS, ENERGY, NUMBERS, SIGNS, Tabletop, due, planning
from figures.labels import box, left_text, text
from figures.scene import Shape
from figures.theme import letter
from gamekit.crash_and_grab.board import CARDS
from gamekit.crash_and_grab.state import DIRECTIONS, NOBODY, speciality_of
from gamekit.game import UNKNOWN
from gamekit.text import capital

X = MARGIN + BLOCK + 12.0
WIDE = WIDTH - MARGIN - X
GAP = 3.0
RINGED = 9.0  # between directions: the ring of the focus on one leaves the next to be read
APART = 7.0  # between two parts
ORDER = 52.0  # height of round and turns
CHIP = 24.0
DISC = 22.0
SPIN = 20.0
QUEUE = 24.0
HUE, MEMBER = (32.0, 20.0), (30.0, 20.0)  # in a queue: its colour, one who waits
STACK = 22.0
IN_ROW = 5  # numbers side by side

SPINS = ("clockwise", "counter")
SIGNS_TOLD = (
    (BOOSTERS, "saucers-legend-boosters"),
    (ENERGY, "saucers-legend-energy"),
    (ACCELERATOR, "saucers-legend-accelerator"),
)

Shapes = Iterator[Shape]
Chips = list[tuple[str, str, Says]]  # id, label, what a click on it means


def side(top: Tabletop) -> list[Shape]:
    """All parts, one below the other."""
    shapes: list[Shape] = []
    for part in (order, wishes, directions, queues, stacks, legend):
        y = max((shape.at[1] + shape.size[1] / 2 for shape in shapes), default=MARGIN - APART) + APART
        shapes += part(top, y)
    return shapes


# ---------------------------------------------------------------------- round and turns


def order(top: Tabletop, y: float) -> Shapes:
    """Round and turn, which way the turns run, and who has them in which order; those to come are outlined."""
    yield box("order", X, y, (WIDE, ORDER), "queue", "", words=words.order(top))
    yield left_text("round", (X + 7, y + 14), LINE, "queue", capital(words.heading(top)), "order", WIDE - 14, TYPE)
    middle, spins = y + ORDER - 6 - DISC / 2, list[Shape]()
    if top.view.players > 2:
        spins = [spin_box(top, spin, X + 6 + at * (SPIN + GAP), middle) for at, spin in enumerate(SPINS)]
    yield from spins
    yield from turns(top, X + 6 + len(spins) * (SPIN + GAP), middle)


def spin_box(top: Tabletop, spin: str, x: float, middle: float) -> Shape:
    """One way in which turns can run, filled if they do (CG-36)."""
    role, name = ("wish-set" if top.view.spin == spin else "wish"), top.text.name("spin", spin)
    label, spoken, says = top.text.name("spin", spin, "short"), f"{capital(name)}.", (("spin", spin),)
    size = (SPIN, DISC)
    return box(f"spin-{spin}", x, middle - DISC / 2, size, role, label, words=spoken, says=says, inside="order")


def turns(top: Tabletop, x: float, middle: float) -> Shapes:
    """The players in the order of their turns, the present one filled."""
    room = X + WIDE - 6 - x
    wide = min(DISC, room / max(len(top.view.order), 1))
    for at, seat in enumerate(top.view.order):
        role, spot = ("wish-set" if at + 1 == top.view.turn else "wish"), (x + (at + 0.5) * wide, middle)
        yield Shape(f"turn-{at}", "circle", spot, (wide - 1, wide - 1), role, letter(seat), inside="order")


# ---------------------------------------------------------------------- what can be chosen: cards, numbers, upgrades


def wishes(top: Tabletop, y: float) -> Shapes:
    """The upgrades drawn, while one is to be kept; else the movement cards to plan with, or numbers."""
    if top.view.drawn:
        yield from drawn(top, y)
    elif planning(top.view) or due(top.view) is None or top.view.acting == NOBODY:
        chips: Chips = [(f"card-{card}", top.text.name("card", card, "short"), (("card", card),)) for card in CARDS]
        names = [capital(top.text.name("card", card)) for card in CARDS]
        yield from row_of(chips, names, y, 2 * CHIP + GAP)
    else:
        for first in range(0, len(NUMBERS), IN_ROW):
            numbers = NUMBERS[first : first + IN_ROW]
            chips = [(f"number-of-{n}", n, (("number", n), ("turns", n))) for n in numbers]
            names = [top.text.say("saucers-number", number=int(n)) for n in numbers]
            yield from row_of(chips, names, y + first / IN_ROW * (CHIP + GAP), CHIP)


def row_of(chips: Chips, names: Sequence[str], y: float, height: float) -> Shapes:
    """Chips side by side."""
    wide = (WIDE - (len(chips) - 1) * GAP) / len(chips)
    for at, ((id, label, says), name) in enumerate(zip(chips, names, strict=True)):
        yield box(id, X + at * (wide + GAP), y, (wide, height), "wish", label, words=f"{name}.", says=says)


def drawn(top: Tabletop, y: float) -> Shapes:
    """The two upgrades that were drawn; face down for all but the buyer (CG-163)."""
    for at, slug in enumerate(top.view.drawn):
        id, below = f"drawn-{at}", y + at * (CHIP + GAP)
        if slug == UNKNOWN:
            spoken = top.text.say("saucers-drawn-hidden")
            yield box(id, X, below, (WIDE, CHIP), "plan-hidden", UNKNOWN, words=spoken)
        else:
            label, says = top.text.name("upgrade", slug), (("upgrade", slug),)
            yield box(id, X, below, (WIDE, CHIP), "upgrade", label, words=words.upgrade(top, slug), says=says)


def directions(top: Tabletop, y: float) -> Shapes:
    """The four directions: arrow, sign and name (CG-9)."""
    for at, way in enumerate(DIRECTIONS):
        arrow, name = top.text.name("direction", way, "short"), top.text.name("direction", way)
        spoken, says = words.direction(top, way), (("direction", way),)
        label, below = f"{arrow} {SIGNS[way]} {name}", y + at * (CHIP + RINGED)
        yield box(f"direction-{way}", X, below, (WIDE, CHIP), "wish", label, words=spoken, says=says)


# ---------------------------------------------------------------------- queues and upgrades


def queues(top: Tabletop, y: float) -> Shapes:
    """The queues by colour, the front at the left."""
    label = top.text.say("saucers-queues")
    yield left_text("heading-queues", (X, y + LINE / 2), LINE, "heading", label, most=WIDE, least=TYPE)
    for at, hue in enumerate(top.view.colours):
        yield from queue(top, hue, y + LINE + GAP + at * QUEUE)


def queue(top: Tabletop, hue: str, y: float) -> Shapes:
    """One queue: its colour, and who waits."""
    id, middle = f"queue-{hue}", y + QUEUE / 2
    yield box(id, X, y, (WIDE, QUEUE), "queue", "", words=words.queue(top, hue), says=(("colour", hue),))
    label = top.text.name("colour", hue, "short")
    yield Shape(f"hue-{hue}", "rect", (X + 3 + HUE[0] / 2, middle), HUE, f"crew-{hue}", label, inside=id)
    x = X + 3 + HUE[0] + 9
    for crew in top.view.queues[top.view.colours.index(hue)]:
        label = top.text.name("speciality", speciality_of(crew), "short")
        yield text(f"waits-{crew}", (x + MEMBER[0] / 2, middle), MEMBER, "queue", label, id)
        x += MEMBER[0]


def stacks(top: Tabletop, y: float) -> Shapes:
    """The deck of upgrades and the discards: how many there are."""
    deck = box("deck", X, y, (WIDE, STACK), "queue", top.text.say("saucers-deck", count=len(top.view.deck)))
    yield deck._replace(words=words.deck(top))
    label, below = top.text.say("saucers-discards", count=len(top.view.discards)), y + STACK + GAP
    yield box("discards", X, below, (WIDE, STACK), "queue", label, words=words.discards(top))


def legend(top: Tabletop, y: float) -> Shapes:
    """What the signs mean."""
    for at, (sign, message) in enumerate(SIGNS_TOLD):
        label = top.text.say("saucers-legend", sign=sign, name=top.text.say(message))
        yield text(f"legend-{at}", (X + WIDE / 2, y + LINE / 2 + at * LINE), (WIDE, LINE), "rim", label)
