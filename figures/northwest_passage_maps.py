"""Charts of Northwest Passage on its map: where ship and sled come, which squares close islands, where tiles fit."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from figures.charts import percent
from figures.northwest_passage_seen import NOTHING, Notes, Seen, empty, heads, map_chart, worded
from figures.scene import Table
from gamekit.northwest_passage.coasts import Closing, Coast, closings, coasts, to_be_had
from gamekit.northwest_passage.odds import fitting, island_by_renewal, pool, renewal
from gamekit.northwest_passage.reach import Homeward, in_one_turn, next_round, this_round, warning
from gamekit.northwest_passage.state import ready
from gamekit.northwest_passage.voyage import Way, voyage

if TYPE_CHECKING:
    from figures.picture import Picture

FAINTER = 0.12  # by how much each crewman makes a square fainter
LATER = 0.15  # how dark a square is that is reached in a later round
MOST = 4  # named in the words of a chart
REACHED = (
    "arctic-column-where",
    "arctic-column-round",
    "arctic-column-crew",
    "arctic-column-one-turn",
    "arctic-column-next",
)
COASTS = (
    "arctic-column-coast",
    "arctic-column-missing",
    "arctic-column-tiles",
    "arctic-column-worth",
    "arctic-column-closing",
)
RENEWED = ("arctic-column-where", "arctic-column-fitting", "arctic-column-exact", "arctic-column-percent")
TITLES = {"ship": "chart-sailing", "sled": "chart-sledding"}
STAYS = {"ship": "arctic-no-ship", "sled": "arctic-no-sled"}
WARNINGS = {
    "at_home": "arctic-home-at-home",
    "no_way": "arctic-home-no-way",
    "now": "arctic-home-now",
    "wait": "arctic-home-wait",
    "later": "arctic-home-later",
}
CLOSING = {"held": "arctic-closing-held", "open": "arctic-closing-open"}  # of a tile in hand, or one that lies open
NONE = {"held": "arctic-closing-none-held", "open": "arctic-closing-none-open"}
HELD, OPEN = 1.0, 0.5  # how dark a square is that a tile of the hand closes, or one that lies open


# ---------------------------------------------------------------------- where a vehicle comes


def draw_reach(vehicle: str, seen: Seen, mode: str) -> Picture:
    """With how many crewmen each tile is reached in this round, and which only in a later one."""
    name = TITLES[vehicle]
    found = voyage(seen.box, seen.view, seen.seat, vehicle)
    if not found:
        return empty(seen, name, seen.say(STAYS[vehicle]), mode)
    ways = found.reach()
    left = ready(seen.view.players[seen.seat], vehicle)
    about = seen.say("arctic-reach-about", name=seen.vehicle(seen.seat, vehicle), ready=left, crew=found.crew)
    now = this_round(seen.box, seen.view, seen.seat, vehicle)
    told = [about, seen.say("arctic-reach-count", count=len(now)), *homeward(seen, vehicle)]
    table = Table(seen.say(name), heads(seen, *REACHED), rows_of(seen, vehicle, ways))
    return map_chart(seen, worded(seen, name, about, told, table), reach_notes(seen, ways), mode)


def reach_notes(seen: Seen, ways: dict[str, Way]) -> Notes:
    """What is written on the squares of a map of reach."""
    found: dict[str, tuple[str, float]] = {}
    for at, way in ways.items():
        now = way.round == seen.view.round
        note = str(way.crew) if now else seen.say("arctic-round-short", number=way.round)
        share = max(1 - FAINTER * (way.crew - 1), 2 * LATER) if now else LATER
        found |= dict.fromkeys(seen.squares_at(at), (note, share))
    return found


def rows_of(seen: Seen, vehicle: str, ways: dict[str, Way]) -> tuple[tuple[str, ...], ...]:
    """A row for each tile and place: when, with how many crewmen, in one turn, and in the next round from here."""
    then = next_round(seen.box, seen.view, seen.seat, vehicle)
    rows = []
    for at, way in ways.items():
        now = way.round == seen.view.round
        whole = str(in_one_turn(seen.box, seen.view, len(way.legs))) if now else NOTHING
        rows.append((seen.tile_at(at), str(way.round), str(way.crew), whole, str(then.get(at, NOTHING))))
    return tuple(rows) or ((NOTHING,) * 5,)


def homeward(seen: Seen, vehicle: str, seat: int | None = None) -> list[str]:
    """What is to be said of a vehicle's way home, if anything."""
    whose = seen.seat if seat is None else seat
    found = warning(seen.box, seen.view, whose, vehicle)
    return [warned(seen, whose, found)] if found else []


def warned(seen: Seen, seat: int, found: Homeward) -> str:
    """The warning in words."""
    details = {"last": found.last, "next": found.next, "crew": found.crew, "aboard": found.aboard}
    return seen.say(WARNINGS[found.kind], name=seen.vehicle(seat, found.vehicle), **details)


# ---------------------------------------------------------------------- coasts


def draw_coasts(seen: Seen, mode: str) -> Picture:
    """The open land areas, what is missing around them, and which tile closes one."""
    seat, held = seen.seat, seen.view.players[seen.seat].hand
    own = closings(seen.box, seen.view, seat, held)
    open_to_all = closings(seen.box, seen.view, seat, to_be_had(seen.box, seen.view))
    notes = {square: (str(len(coast.missing)), 0.0) for coast in reversed(areas(seen)) for square in coast.missing}
    notes |= closing_notes(open_to_all, OPEN) | closing_notes(own, HELD)
    rows = tuple(coast_row(seen, coast, [*own, *open_to_all]) for coast in areas(seen)) or ((NOTHING,) * 5,)
    table = Table(seen.say("chart-coasts"), heads(seen, *COASTS), rows)
    about = seen.say("arctic-coasts-about")
    told = [about, seen.say("arctic-coasts-count", count=len(areas(seen))), *closings_told(seen, own, "held")]
    told += closings_told(seen, open_to_all, "open")
    return map_chart(seen, worded(seen, "chart-coasts", about, told, table), notes, mode)


def areas(seen: Seen) -> list[Coast]:
    """The open land areas."""
    return coasts(seen.box, seen.view)


def closing_notes(found: list[Closing], share: float) -> dict[str, tuple[str, float]]:
    """The squares on which a tile completes an island, with the most that it brings there."""
    best: dict[str, int] = {}
    for closing in found:
        for square in closing.squares:
            best[square] = max(best.get(square, 0), closing.points)
    return {square: (f"+{points}", share) for square, points in best.items()}


def coast_row(seen: Seen, coast: Coast, found: list[Closing]) -> tuple[str, ...]:
    """A land area: where it begins, what is missing, its tiles and worth, and which tiles close it."""
    mine = [c for c in found if any(set(coast.quarters) & set(island.details["quarters"]) for island in c.islands)]
    tiles = dict.fromkeys(seen.about.words.name("tile", closing.move.words[0], "short") for closing in mine)
    numbers = str(coast.tiles), seen.say("arctic-at-least", points=coast.worth)
    return seen.where(coast.quarters[0]), seen.listed(coast.missing), *numbers, ", ".join(tiles) or NOTHING


def closings_told(seen: Seen, found: list[Closing], which: str) -> list[str]:
    """The best placements that complete an island, in sentences."""
    best = sorted(found, key=lambda closing: -closing.points)[:MOST]
    return [placed(seen, closing, which) for closing in best] or [seen.say(NONE[which])]


def placed(seen: Seen, closing: Closing, which: str) -> str:
    """A placement and what it brings."""
    tile, turn, _, vehicle = closing.move.words
    details = {"tile": tile, "turn": turn, "vehicle": vehicle, "points": closing.points}
    return seen.say(CLOSING[which], squares=list(closing.squares), **details)


# ---------------------------------------------------------------------- renewal


def draw_renewal(seen: Seen, mode: str) -> Picture:
    """How likely a renewal brings a large tile that fits on each square beside ship or sled."""
    shares, tiles = renewal(seen.box, seen.view, seen.seat), pool(seen.view)
    if not shares:
        return empty(seen, "chart-renewal", seen.say("arctic-renewal-none"), mode)
    fits = fitting(seen.box, seen.view, seen.seat, tiles)
    notes = {square: (rounded(share), float(share)) for square, share in shares.items()}
    rows = tuple(
        (seen.where(square), str(len(fits[square])), str(share), percent(share, seen.about.words.lang))
        for square, share in shares.items()
    )
    table = Table(seen.say("chart-renewal"), heads(seen, *RENEWED), rows)
    about = seen.say("arctic-renewal-about", count=len(tiles))
    share = percent(island_by_renewal(seen.box, seen.view, seen.seat), seen.about.words.lang)
    about = f"{about} {seen.say('arctic-renewal-island', share=share)}"
    return map_chart(seen, worded(seen, "chart-renewal", about, [about, *likeliest(seen, shares)], table), notes, mode)


def rounded(share: Fraction) -> str:
    """A share as whole percent, as there is room for it; neither 0% nor 100% unless it is just that."""
    whole = round(100 * share)
    return f"{min(max(whole, 1), 99) if 0 < share < 1 else whole}%"


def likeliest(seen: Seen, shares: dict[str, Fraction]) -> list[str]:
    """The likeliest squares in sentences."""
    best = sorted(shares.items(), key=lambda pair: -pair[1])[:MOST]
    return [seen.say("arctic-likely", square=square, share=rounded(share)) for square, share in best]


MAPS: dict[str, Callable[[Seen, str], Picture]] = {
    "sailing": partial(draw_reach, "ship"),
    "sledding": partial(draw_reach, "sled"),
    "coasts": draw_coasts,
    "renewal": draw_renewal,
}
