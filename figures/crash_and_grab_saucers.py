"""The saucers of Crash and Grab as blocks below the board: whose, what is aboard, what is planned.

+--------------------------------+
| (R) Player A    » 2  ↯ 1  +--+ |     colour, player, boosters, energy; the plan: card and direction, face down "?"
| [RP][ E][BD][ S]          |3→| |     the four stations, dashed where they are empty
| [Probe][off board][Cannon]+--+ |     what else belongs to it: further crew, Probe, token, upgrades
+--------------------------------+
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from figures import crash_and_grab_words as words
from figures.crash_and_grab_board import crew_says, saucer_disc
from figures.crash_and_grab_shapes import LINE, MARGIN, TYPE, WIDTH, Says, chip_width, flow
from figures.crash_and_grab_table import BOOSTERS, ENERGY, Tabletop, colour, is_open, plan_of, saucer_at
from figures.labels import left_text, text, width_of
from figures.pixels import Point
from figures.scene import Shape
from figures.theme import letter
from gamekit.crash_and_grab.state import SPECIALITIES, colour_of, speciality_of
from gamekit.game import UNKNOWN

APART = 6.0
HIGH = 100.0  # of a block with two rows of chips
PAD = 8.0
FIRST, SECOND, THIRD = 17.0, 43.0, 66.0  # the middles of its lines, of chips that of the first row
CHIP, PITCH = 20.0, 22.0  # height of a chip, and from row to row
GAP = 3.0
SIGN = 28.0  # of its colour
SQUEEZED = 0.75  # the name of a player in smaller type than this is written as a letter
STATION = (38.0, 23.0)
CARD = (44.0, 48.0)
MOST_ROWS = 4  # of chips
SHORTEST = 2  # the level of the shortest names
LETTERS = 3  # of the name of an upgrade, where there is no room for more

Shapes = Iterator[Shape]


class Block(NamedTuple):
    """Where a saucer is drawn: its number, its upper left corner, its width, how many rows of chips it has."""

    number: int
    x: float
    y: float
    width: float
    rows: int

    @property
    def id(self) -> str:
        """The id of its shape."""
        return f"block-{self.number}"

    @property
    def size(self) -> Point:
        """Width and height."""
        return self.width, HIGH + (self.rows - 2) * PITCH


class Chip(NamedTuple):
    """A small thing of a saucer: its id, its labels from long to short, its look, what it says, what a click means."""

    id: str
    labels: tuple[str, ...]
    role: str
    words: str = ""
    says: Says = ()

    def label(self, level: int) -> str:
        """The label of that level, 0 for the longest."""
        return self.labels[min(level, len(self.labels) - 1)]


def placed(top: Tabletop, y: float) -> Iterator[Block]:
    """Where the saucers are drawn, in rows: two side by side where there are four, else three."""
    count = len(top.view.saucers)
    columns, rows = (2 if count == 4 else 3), (3 if count <= 3 else 2)
    width = (WIDTH - 2 * MARGIN - (columns - 1) * APART) / columns
    bare = [Block(number, 0.0, 0.0, width, rows) for number in range(count)]
    rows = min(MOST_ROWS, max(rows, *(rows_needed(top, block) for block in bare)))
    for block in bare:
        down, across = divmod(block.number, columns)
        x, below = MARGIN + across * (width + APART), y + down * (HIGH + (rows - 2) * PITCH + APART)
        yield block._replace(x=x, y=below, rows=rows)


def rows_needed(top: Tabletop, block: Block) -> int:
    """In how many rows the chips of a saucer have room with the shortest of their names."""
    places = flow(widths(list(belongings(top, block)), SHORTEST, 1.0, block), block.width - 2 * PAD, GAP)
    return 1 + max((row for row, _ in places), default=0)


def saucers(top: Tabletop, y: float) -> Shapes:
    """All saucers."""
    for block in placed(top, y):
        yield frame(top, block)
        yield from first_line(top, block)
        yield from plan_card(top, block)
        yield from stations(top, block)
        yield from chips(top, block)


def frame(top: Tabletop, block: Block) -> Shape:
    """The block itself, with a thick edge if it is this saucer's turn."""
    role = "saucer-turn" if block.number == top.view.acting else "saucer-block"
    (width, height), says = (
        block.size,
        (("saucer", colour(block.number)), ("seat", str(top.view.seat_of(block.number)))),
    )
    middle = (block.x + width / 2, block.y + height / 2)
    return Shape(block.id, "rect", middle, block.size, role, words=words.saucer(top, block.number), says=says)


def first_line(top: Tabletop, block: Block) -> Shapes:
    """The saucer, its player, its boosters and its energy."""
    y, found = block.y + FIRST, saucer_at(top, block.number)
    sign = saucer_disc(top, block.number, f"sign-{block.number}", (block.x + PAD + SIGN / 2, y), SIGN, block.id)
    yield sign._replace(form="circle")  # which leaves more room for its letters
    end = block.x + block.width - PAD - CARD[0] - GAP
    for kind, symbol, count in (("energy", ENERGY, found.energy), ("boosters", BOOSTERS, found.boosters)):
        label = f"{symbol} {count}"
        width = width_of(label, "saucer-block", TYPE)
        end -= width
        yield text(f"{kind}-{block.number}", (end + width / 2, y), (width, 20.0), "saucer-block", label, block.id)
        end -= GAP
    left, name = block.x + PAD + SIGN + 4, top.text.seat(top.view.seat_of(block.number))
    if SQUEEZED * width_of(name, "saucer-block", TYPE) > end - left:
        name = letter(top.view.seat_of(block.number))  # rather than smaller type
    yield left_text(f"player-{block.number}", (left, y), LINE, "saucer-block", name, block.id, end - left, TYPE)


def plan_card(top: Tabletop, block: Block) -> Shapes:
    """The plan: open, one's own and not open yet, face down, or none."""
    found = plan_of(top, block.number)
    role = "plan-none" if found is None else "plan-hidden" if found.card == UNKNOWN else "plan-own"
    at = (block.x + block.width - PAD - CARD[0] / 2 + 2, block.y + 5 + CARD[1] / 2)
    role = "plan" if is_open(top, block.number) and role == "plan-own" else role
    label = words.plan_label(top, block.number)
    yield Shape(f"plan-{block.number}", "rect", at, CARD, role, label, inside=block.id)


# ---------------------------------------------------------------------- crew


def stationed_first(crew: Sequence[str]) -> dict[str, str]:
    """Speciality -> the first crew member of it that came aboard."""
    return {speciality_of(member): member for member in reversed(crew)}


def stations(top: Tabletop, block: Block) -> Shapes:
    """The four stations, and who fills them."""
    filled = stationed_first(saucer_at(top, block.number).crew)
    for at, speciality in enumerate(SPECIALITIES):
        middle = (block.x + PAD + STATION[0] / 2 + at * (STATION[0] + GAP), block.y + SECOND)
        if speciality in filled:
            chip = member(top, block, filled[speciality])
            yield Shape(
                chip.id, "rect", middle, STATION, chip.role, chip.labels[0], chip.words, chip.says, inside=block.id
            )
        else:
            id, label = f"station-{block.number}-{speciality}", top.text.name("speciality", speciality, "short")
            yield Shape(id, "rect", middle, STATION, "station", label, inside=block.id)


def member(top: Tabletop, block: Block, crew: str) -> Chip:
    """A crew member aboard."""
    label = top.text.name("crew", crew, "short").replace(" ", "")
    spoken = words.aboard(top, block.number, crew)
    return Chip(f"aboard-{crew}", (label,), f"crew-{colour_of(crew)}", spoken, crew_says(crew))


# ---------------------------------------------------------------------- what else belongs to it


def belongings(top: Tabletop, block: Block) -> Iterator[Chip]:
    """Off the board, Probe and token, crew besides the stations, upgrades."""
    number, found = block.number, saucer_at(top, block.number)
    if not found.space:
        yield Chip(f"off-{number}", (top.text.name("space", "off"), top.text.say("saucers-off-chip")), "lost")
    if words.holds_probe(top, number):
        yield Chip("probe", (top.text.say("saucers-probe-chip"),), "holding")
    if number in top.view.tokens:
        yield Chip(f"token-{number}", (top.text.say("saucers-token-chip"),), "holding")
    yield from (member(top, block, crew) for crew in found.crew if crew not in stationed_first(found.crew).values())
    for slug in found.upgrades:
        role = "upgrade-fresh" if slug in found.fresh else "upgrade"
        yield Chip(f"upgrade-{slug}", labels(top, slug), role, words.upgrade(top, slug, number), (("upgrade", slug),))


def labels(top: Tabletop, upgrade: str) -> tuple[str, ...]:
    """The name of an upgrade: whole, short, and its first letters."""
    name, short = top.text.name("upgrade", upgrade), top.text.name("upgrade", upgrade, "short")
    return name, short, short[:LETTERS]


def chips(top: Tabletop, block: Block) -> Shapes:
    """All that belongs to it, in rows, with names as long as there is room for."""
    found = list(belongings(top, block))
    level, wide = fitted(found, block)
    for chip, width, (row, x) in zip(found, wide, flow(wide, block.width - 2 * PAD, GAP), strict=True):
        at = (block.x + PAD + x + width / 2, block.y + THIRD + row * PITCH)
        label = chip.label(level)
        yield Shape(chip.id, "rect", at, (width, CHIP), chip.role, label, chip.words, chip.says, inside=block.id)


def fitted(found: Sequence[Chip], block: Block) -> tuple[int, list[float]]:
    """How short the names must be, and how wide the chips are then; if even that is too much, they are made smaller."""
    for level, scale in ((0, 1.0), (1, 1.0), *((SHORTEST, 0.1 * tenths) for tenths in range(10, 1, -1))):
        wide = widths(found, level, scale, block)
        if max((row for row, _ in flow(wide, block.width - 2 * PAD, GAP)), default=0) < block.rows:
            break
    return level, wide


def widths(found: Sequence[Chip], level: int, scale: float, block: Block) -> list[float]:
    """How wide the chips are with names of that level, so much smaller."""
    return [min(block.width - 2 * PAD, scale * chip_width(chip.label(level), chip.role)) for chip in found]
