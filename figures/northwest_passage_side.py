"""What lies below the map of Northwest Passage: order of play, piles, offer, costs, turns of a tile, numbers of crew.

+------------+ [ ][ ][ ][ ][ ][ ]  [   ][   ][   ][   ] +---+
| Round 3  A | ×2 ×8 ×8 ×4 ×8 ×2     34   16   17    1  |R52|       small piles, offer, reserve
| next     B |                                          +---+
+------------+
[Now][draw][renew][place][transfer][move][strait][wreck]...        what actions cost now, and what the next one would
Turn [0°→][90°↓][180°→][270°↓]  On the ship [0][1][2][3][4][5][6][7]
"""

from __future__ import annotations

from collections.abc import Sequence

from figures import northwest_passage_words as words
from figures.labels import box, left_text, text, width_of
from figures.northwest_passage_shapes import LINE, MARGIN, TYPE, WIDTH, Shapes, tile_shapes
from figures.northwest_passage_table import NUMBERS, Tabletop, due_seat
from figures.pixels import Point
from figures.scene import Shape
from figures.theme import letter
from gamekit.northwest_passage.crew import can_act, price
from gamekit.northwest_passage.tiles import TURNS

ORDER = (216.0, 54.0)
DISC = 19.0
PILE, PILE_PITCH = 31.0, 35.0
OFFER, OFFER_PITCH = 31.0, 66.5  # the side of a square, and from tile to tile
RESERVE = (38.0, 51.0)
COST = 38.0  # height
CHOICE = 24.0  # height
GAP = 6.0
APART = 3.0  # between chips
COST_SHORT = {
    "draw": "passage-cost-draw",
    "renew": "passage-cost-renew",
    "place": "passage-cost-place",
    "transfer": "passage-cost-transfer",
    "move": "passage-cost-move",
    "strait": "passage-cost-strait",
    "wreck": "passage-cost-wreck",
    "inuit": "passage-cost-inuit",
    "cairn": "passage-cost-cairn",
}
CHOOSE = {"turn": "passage-choose-turn", "crew": "passage-choose-crew"}
ANGLES = ("0°→", "90°↓", "180°→", "270°↓")  # and where the other square of a large tile then lies


def side(top: Tabletop, y: float) -> Shapes:
    """All of it, from a height on."""
    yield from order(top, y)
    yield from piles(top, y)
    yield from offer(top, y)
    yield from reserve(top, y)
    yield from costs(top, y + ORDER[1] + GAP)
    yield from choices(top, y + ORDER[1] + COST + 2 * GAP)


def side_height() -> float:
    """How high it is."""
    return ORDER[1] + COST + CHOICE + 2 * GAP


# ---------------------------------------------------------------------- order of play


def order(top: Tabletop, y: float) -> Shapes:
    """The round, who has turns in which order, and who has passed already, which is the next round's order (NWP-45)."""
    yield box("order", MARGIN, y, ORDER, "panel", "", words=words.order(top))
    view, due = top.view, due_seat(top.view)
    for at, (name, label, seats) in enumerate(
        (("now", words.round_short(top), view.order), ("next", words.say(top, "passage-next"), view.next_order))
    ):
        middle = y + ORDER[1] / 2 + (at - 0.5) * (DISC + 6)
        most = ORDER[0] - 10 - len(view.seats) * (DISC + 2)
        yield left_text(f"order-{name}", (MARGIN + 6, middle), LINE, "panel", label, "order", most, TYPE)
        for place in range(len(view.seats) if name == "next" else len(seats)):
            yield turn(name, place, seats, due, middle, len(view.seats))


def turn(name: str, place: int, seats: Sequence[int], due: int, middle: float, count: int) -> Shape:
    """A player in an order; a place of the next round that nobody has yet is empty."""
    x = MARGIN + ORDER[0] - 4 - (count - place - 0.5) * (DISC + 2)
    taken = place < len(seats)
    role = "order-now" if taken and name == "now" and seats[place] == due else "order-seat" if taken else "order-open"
    label = letter(seats[place]) if taken else ""
    return Shape(f"order-{name}-{place}", "circle", (x, middle), (DISC, DISC), role, label, inside="order")


# ---------------------------------------------------------------------- tiles to be drawn


def piles(top: Tabletop, y: float) -> Shapes:
    """The piles of small tiles with their counts (NWP-28)."""
    left = MARGIN + ORDER[0] + GAP + 2
    for at, pile in enumerate(top.box.small):
        x, id = left + at * PILE_PITCH, f"pile-{pile}"
        told = words.pile(top, pile, top.view.piles[at])
        yield from tile_shapes(id, (x, y), PILE, top.box.patterns[pile], told, (("tile", pile), ("held", pile)))
        spot = (x + PILE / 2, y + PILE + 2 + LINE / 2)
        yield text(f"count-{pile}", spot, (PILE_PITCH - 1, LINE), "count", f"×{top.view.piles[at]}", id)


def offer(top: Tabletop, y: float) -> Shapes:
    """The large tiles that lie open (NWP-28)."""
    left = MARGIN + ORDER[0] + GAP + len(top.box.small) * PILE_PITCH + 6
    for at, tile in enumerate(top.view.offer):
        x, id = left + at * OFFER_PITCH, f"offer-{tile}"
        yield from large_tile(top, id, (x, y), OFFER, tile, (("tile", tile),), words.offered(top, tile))
        spot = (x + OFFER, y + OFFER + 2 + LINE / 2)
        yield text(f"number-{tile}", spot, (2 * OFFER, LINE), "count", tile, id)


def large_tile(
    top: Tabletop,
    id: str,
    at: Point,
    square: float,
    tile: str,
    says: tuple[tuple[str, str], ...],
    told: str,
    inside: str = "",
) -> Shapes:
    """A large tile in turn 0, with its icon."""
    yield from tile_shapes(id, at, square, top.box.pattern(tile, 0), told, says, inside)
    if tile in top.box.icon_at:
        icon, half = top.box.icon_at[tile]
        size = (min(22.0, square - 2), min(17.0, square - 4))
        spot = (at[0] + (half + 0.5) * square, at[1] + square / 2)
        label = words.name(top, "icon", icon, "short")
        yield Shape(f"icon-of-{id}", "rect", spot, size, f"icon-{icon}", label, inside=id)


def reserve(top: Tabletop, y: float) -> Shapes:
    """How many large tiles are in reserve."""
    label = words.say(top, "passage-reserve-short", count=len(top.view.reserve))
    x = WIDTH - MARGIN - RESERVE[0]
    yield box("reserve", x, y, RESERVE, "panel", label.replace("|", "\n"), words=words.reserve(top))


# ---------------------------------------------------------------------- costs


def costs(top: Tabletop, y: float) -> Shapes:
    """NWP-37, table 5: what each action costs now, and what it would cost as a further one of the same turn."""
    actions = (*top.box.costs, *top.box.icons)
    first = 58.0
    label = words.say(top, "passage-action-short", number=top.view.paid + 1).replace("|", "\n")
    yield box("costs", MARGIN, y, (first, COST), "panel", label, words=words.costs(top))
    wide = (WIDTH - 2 * MARGIN - first - len(actions) * APART) / len(actions)
    for at, action in enumerate(actions):
        yield cost(top, action, (MARGIN + first + APART + at * (wide + APART), y), wide)


def cost(top: Tabletop, action: str, at: Point, wide: float) -> Shape:
    """What one action costs: dashed if no vehicle of the player whose turn it is has so many ready crewmen."""
    seat, now = due_seat(top.view), price(top.box, top.view, action)
    able = seat in top.view.seats and bool(can_act(top.box, top.view, seat, action))
    later = price(top.box, top.view._replace(paid=1), action)
    shown = str(now) if now == later else f"{now} → {later}"
    label = f"{words.say(top, COST_SHORT[action])}\n{shown}"
    told = words.cost(top, action, now, later, able)
    return box(f"cost-{action}", at[0], at[1], (wide, COST), "cost" if able else "cost-dear", label, words=told)


# ---------------------------------------------------------------------- what else can be chosen


def choices(top: Tabletop, y: float) -> Shapes:
    """The turns of a tile, and numbers of crewmen aboard the ship."""
    x, line = MARGIN, y + CHOICE / 2
    for name, chips in (("turn", list(zip(TURNS, ANGLES, strict=True))), ("crew", [(n, n) for n in NUMBERS])):
        label = words.say(top, CHOOSE[name])
        yield left_text(f"choose-{name}", (x, line), LINE, "note", label, least=TYPE)
        x += width_of(label, "note", TYPE) + 4
        wide = 56.0 if name == "turn" else 27.0
        for word, shown in chips:
            says = (("turn", word),) if name == "turn" else (("ready", word), ("used", word))
            told = words.turn(top, word) if name == "turn" else words.aboard(top, int(word))
            yield box(f"{name}-{word}", x, y, (wide, CHOICE), "choice", shown, words=told, says=says)
            x += wide + APART
        x += GAP
