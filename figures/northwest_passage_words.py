"""What the map of Northwest Passage says: its squares, places, sun and vehicles.

A sentence is written once for the same details and kept, for most squares are as they were.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from figures.northwest_passage_table import (
    Tabletop,
    due_seat,
    is_out,
    islands_on,
    laid_at,
    next_frozen,
    next_spot,
    placed_at,
)
from gamekit.game import CHANCE
from gamekit.northwest_passage.fitting import ALONG
from gamekit.northwest_passage.grid import CORNERS
from gamekit.northwest_passage.state import SHIP_READY, SHIP_USED, SLED_READY, SLED_USED, stand_of
from gamekit.northwest_passage.tiles import is_large
from gamekit.text import Text, capital

NOTHING = "–"
SADDLES = ("LSSL", "SLLS")  # NWP-7
CORNER = {
    "nw": "passage-corner-nw",
    "ne": "passage-corner-ne",
    "sw": "passage-corner-sw",
    "se": "passage-corner-se",
}
NEEDS = ("passage-needs-land", "passage-needs-sea")
NEAR = {
    "free": "passage-near-free",
    "land": "passage-near-land",
    "sea": "passage-near-sea",
    "coast": "passage-near-coast",
    "saddle": "passage-near-saddle",
}
OF_PLAYER = {"ship": "passage-ship-of", "sled": "passage-sled-of"}
DEEDS = {"move": "passage-deed-move", "discover": "passage-deed-discover"}
WITH_ICON = ("passage-shows-icon-left", "passage-shows-icon-right")  # by the half of a large tile
COUNTS = {"ship": (SHIP_READY, SHIP_USED), "sled": (SLED_READY, SLED_USED)}


def say(top: Tabletop, message: str, **details: Any) -> str:
    """A sentence with its details."""
    return _said(top.text, message, tuple(details.items()))


@lru_cache(maxsize=20_000)
def _said(words: Text, message: str, details: tuple[tuple[str, Any], ...]) -> str:
    return words.say(message, **dict(details))


def name(top: Tabletop, kind: str, word: str, form: str = "") -> str:
    """What a word of the notation is called."""
    return _named(top.text, kind, word, form)


@lru_cache(maxsize=5_000)
def _named(words: Text, kind: str, word: str, form: str) -> str:
    return words.name(kind, word, form)


def where(top: Tabletop, word: str, form: str = "") -> str:
    """What a square, quarter or place is called."""
    return name(top, "where", word, form)


def seat_name(top: Tabletop, seat: int) -> str:
    """What a player is called."""
    return name(top, "seat", str(seat))


@lru_cache(maxsize=5_000)
def listed(words: Text, names: tuple[str, ...]) -> str:
    """Names in a row, the last one joined by "and"."""
    return words.listed(list(names))


# ---------------------------------------------------------------------- terrain


@lru_cache(maxsize=500)
def terrain(words: Text, pattern: str, laid: bool) -> str:
    """The four corners of a square: what a tile shows, or what one would have to show."""
    land, sea = (corners(words, pattern, sign) for sign in "LS")
    if not laid:
        needed = [words.say(message, corners=at) for message, at in zip(NEEDS, (land, sea), strict=True) if at]
        return words.say("passage-needs", what=words.listed(needed)) if needed else words.say("passage-needs-nothing")
    if not land or not sea:
        return words.say("passage-all-land" if land else "passage-all-sea")
    return words.say("passage-saddle" if pattern in SADDLES else "passage-mixed", corners=land)


def corners(words: Text, pattern: str, sign: str) -> str:
    """The corners of a square with a terrain, in a row; "" if there are none."""
    found = [corner for corner, there in zip(CORNERS, pattern, strict=True) if there == sign]
    return words.listed([words.say(CORNER[corner]) for corner in found])


def pattern_at(top: Tabletop, square: int) -> str:
    """The terrain at the four points of a square."""
    nw, ne, sw, se = top.board.points[square]
    there = top.view.terrain
    return there[nw] + there[ne] + there[sw] + there[se]


def is_frozen(top: Tabletop, square: int) -> bool:
    """NWP-21."""
    return top.board.row_of[square] <= top.view.frozen


# ---------------------------------------------------------------------- squares


def square(top: Tabletop, at: int) -> str:
    """A square: terrain, ice, zone, icon, island, who is there, what can be done there, and how far it is."""
    word = top.board.squares[at]
    parts = [*kept_square(top, at), *fits(top, at), *who_is_there(top, word), *deeds(top, at), *far(top, word)]
    return " ".join(parts)


def fits(top: Tabletop, at: int) -> list[str]:
    """NWP-116: on which squares the tile that is being placed would lie if this square were chosen."""
    found = top.fits.get(placed_at(top, at), ()) if top.fits else ()
    return [say(top, "passage-square-fits", squares=tuple(top.board.squares[one] for one in found))] if found else []


def kept_square(top: Tabletop, at: int) -> list[str]:
    """What does not depend on the vehicles."""
    laid, word = laid_at(top.view, at), top.board.squares[at]
    told = terrain(top.text, pattern_at(top, at), laid is not None)
    tile = name(top, "tile", laid.tile) if laid else ""
    kind = "passage-square" if laid else "passage-square-free"
    details = {"name": where(top, word), "terrain": told} | ({"tile": tile} if laid else {})
    zone = top.box.multipliers[top.board.column_of[at] - 1]
    parts = [say(top, kind, **details)]
    parts += [say(top, "passage-square-frozen")] if is_frozen(top, at) else freezes(top, at)
    parts += [say(top, "passage-square-zone", multiplier=zone)]
    return parts + icon(top, at) + island(top, at)


def freezes(top: Tabletop, at: int) -> list[str]:
    """Whether a square freezes at the end of the round."""
    return [say(top, "passage-square-freezes")] if top.board.row_of[at] <= next_frozen(top) else []


def icon(top: Tabletop, at: int) -> list[str]:
    """The icon on a square, and what it is worth."""
    kind = top.icons.get(at)
    if kind is None:
        return []
    called = capital(name(top, "icon", kind))
    return [say(top, "passage-square-icon", name=called, points=worth(top, at), crew=top.box.icons[kind].crew)]


def worth(top: Tabletop, at: int) -> int:
    """NWP-86 to NWP-88: the points of the icon on a square."""
    return top.box.icons[top.icons[at]].points * top.box.multipliers[top.board.column_of[at] - 1]


def island(top: Tabletop, at: int) -> list[str]:
    """The complete islands that a square has a part of."""
    found = islands_on(top.box, top.view.cover, top.view.terrain)
    return [say(top, "passage-square-island", tiles=island.tiles) for island in found if at in island.squares]


def who_is_there(top: Tabletop, where_at: str) -> list[str]:
    """The vehicles at a square or place, those aboard with their ships."""
    names = tuple(vehicle_name(top, seat, vehicle) for seat, vehicle in top.here.get(where_at, ()))
    return [say(top, "passage-here", names=listed(top.text, names))] if names else []


def vehicle_name(top: Tabletop, seat: int, vehicle: str) -> str:
    """A vehicle of a player."""
    return say(top, OF_PLAYER[vehicle], player=seat)


def deeds(top: Tabletop, at: int) -> list[str]:
    """What the player whose turn it is can do at a square: that with which its tile is named is told at all of it."""
    laid, word = laid_at(top.view, at), top.board.squares[at]
    return deeds_at(top, laid.anchor if laid else word)


def deeds_at(top: Tabletop, word: str) -> list[str]:
    """The same for the word of a square or place."""
    found = [deed(top, verb, thing) for verb, thing in top.deeds.get(word, ()) if verb != "place"]
    tiles = tuple(name(top, "tile", thing, "acc") for verb, thing in top.deeds.get(word, ()) if verb == "place")
    found += [say(top, "passage-deed-place", tiles=", ".join(tiles))] if tiles else []
    return [say(top, "passage-deeds", what="; ".join(found))] if found else []


def deed(top: Tabletop, verb: str, vehicle: str) -> str:
    """Something that can be done with a vehicle."""
    return say(top, DEEDS[verb], vehicle=vehicle)


def far(top: Tabletop, word: str) -> list[str]:
    """How far a square is from the one under the lens."""
    if word not in top.steps or word == top.lens:
        return []
    return [say(top, "passage-far", steps=top.steps[word], of_what=where(top, str(top.lens), "gen"))]


def quarter(top: Tabletop, word: str) -> str:
    """A quarter to be chosen."""
    point = top.view.terrain[top.board.point_of[word]]
    return say(top, "passage-quarter", name=where(top, word), terrain=name(top, "terrain", point))


def place(top: Tabletop, word: str) -> str:
    """Greenland or the Passage: who is there, what can be done."""
    squares = ", ".join(where(top, square) for square in top.box.places[word].squares)
    first = say(top, "passage-place", name=capital(where(top, word)), squares=squares)
    return " ".join([first, *who_is_there(top, word), *deeds_at(top, word), *far(top, word)])


# ---------------------------------------------------------------------- neighbours


def short_square(top: Tabletop, at: int) -> str:
    """A square in a few words: its name, terrain, ice, icon, and whether somebody is there."""
    word, pattern, laid = top.board.squares[at], pattern_at(top, at), laid_at(top.view, at)
    kind = "free" if laid is None else "land" if pattern == "LLLL" else "sea" if pattern == "SSSS" else "coast"
    kind = "saddle" if laid and pattern in SADDLES else kind
    told = [say(top, NEAR[kind])]
    told += [say(top, "passage-near-frozen")] if is_frozen(top, at) else []
    told += [name(top, "icon", top.icons[at])] if at in top.icons else []
    told += [vehicle_name(top, *vehicle) for vehicle in top.here.get(word, ())]
    return say(top, "passage-near-square", name=where(top, word), what=", ".join(told))


# ---------------------------------------------------------------------- sun, and the map as a whole


def sun(top: Tabletop) -> str:
    """The sun: where it is, what is frozen, and what will be."""
    told = [say(top, "passage-sun", spot=top.view.spot, frozen=top.view.frozen)]
    if next_spot(top):
        told.append(say(top, "passage-sun-next", spot=next_spot(top), frozen=next_frozen(top)))
    return " ".join(told)


def the_map(top: Tabletop) -> str:
    """The map in a sentence or two."""
    laid = len(top.view.laid)
    last = where(top, top.board.squares[-1])
    first = say(top, "passage-map", columns=top.box.columns, rows=top.box.rows, last=last, count=laid)
    zones = [zone_words(top, number) for number in range(len(top.box.zones))]
    return " ".join([first, say(top, "passage-zones", zones="; ".join(zones))])


def zone_words(top: Tabletop, number: int) -> str:
    """A zone: its columns and its multiplier."""
    zone = top.box.zones[number]
    first, last = (chr(ord("A") + column - 1) for column in (zone.first, zone.last))
    return say(top, "passage-zone", first=first, last=last, multiplier=zone.multiplier)


# ---------------------------------------------------------------------- vehicles


def vehicle(top: Tabletop, seat: int, kind: str) -> str:
    """A ship or a sled: whose, where, with what crew."""
    player = top.view.players[seat]
    ready, used = (player.crew[at] for at in COUNTS[kind])
    called = capital(vehicle_name(top, seat, kind))
    if not is_out(top.view, seat, kind):
        return say(top, "passage-sled-aboard", name=called)
    at = where(top, stand_of(player, kind).at, "at")
    return say(top, "passage-vehicle", name=called, at_where=at, ready=ready, used=used)


# ---------------------------------------------------------------------- below the map


def round_short(top: Tabletop) -> str:
    """The round in short."""
    if not top.view.round:
        return say(top, "passage-setup-short")
    return say(top, "passage-round-short", number=top.view.round, of=top.view.options.rounds)


def heading(top: Tabletop) -> str:
    """The round in words."""
    if not top.view.agenda:
        return say(top, "passage-over")
    if not top.view.round:
        return say(top, "passage-setup")
    last = top.view.round >= top.view.options.rounds
    return say(
        top, "passage-round-last" if last else "passage-round", number=top.view.round, of=top.view.options.rounds
    )


def order(top: Tabletop) -> str:
    """Round, order of turns, who has passed, and whose turn it is."""
    view, told = top.view, [say(top, "passage-heading", what=heading(top))]
    told += [say(top, "passage-order", names=seats(top, view.order))] if view.order else []
    told += [say(top, "passage-next-order", names=seats(top, view.next_order))] if view.next_order else []
    if not view.next_order and view.round and view.agenda:
        told.append(say(top, "passage-nobody-passed"))
    due = due_seat(view)
    return " ".join(told + ([say(top, "passage-turn-of", player=due)] if due in view.seats else []))


def seats(top: Tabletop, order_of_play: tuple[int, ...]) -> str:
    """Players in a row."""
    return ", ".join(seat_name(top, seat) for seat in order_of_play)


def pile(top: Tabletop, slug: str, count: int) -> str:
    """A pile of small tiles."""
    told = terrain(top.text, top.box.patterns[slug], True)
    return say(top, "passage-pile", name=name(top, "tile", slug), terrain=told, count=count)


def offered(top: Tabletop, tile: str) -> str:
    """A large tile of the offer."""
    return say(top, "passage-offered", name=name(top, "tile", tile), shows=shows(top, tile))


def held(top: Tabletop, seat: int, tile: str) -> str:
    """A tile in hand."""
    called = capital(name(top, "tile", tile))
    return say(top, "passage-held", name=called, player=seat, shows=shows(top, tile))


def shows(top: Tabletop, tile: str) -> str:
    """What a tile shows as it is: a large one on its left and its right square, and its icon."""
    pattern = top.box.pattern(tile, 0)
    if not is_large(tile):
        return terrain(top.text, pattern, True)
    left, right = (terrain(top.text, pattern[at : at + 2] + pattern[at + 3 : at + 5], True) for at in (0, 1))
    told = say(top, "passage-shows", left=left, right=right)
    if tile not in top.box.icon_at:
        return told
    icon, half = top.box.icon_at[tile]
    return say(top, WITH_ICON[half], shows=told, name=name(top, "icon", icon))


def reserve(top: Tabletop) -> str:
    """The large tiles in reserve."""
    return say(top, "passage-reserve", count=len(top.view.reserve))


def costs(top: Tabletop) -> str:
    """Which action of the turn would be next, and that further ones cost more (NWP-37)."""
    return say(top, "passage-costs", number=top.view.paid + 1, extra=int(top.view.paid > 0))


def cost(top: Tabletop, action: str, now: int, later: int, able: bool) -> str:
    """What an action costs."""
    told = say(top, "passage-cost", name=capital(cost_name(top, action)), crew=now)
    told += f" {say(top, 'passage-cost-later', crew=later)}" if later != now else ""
    due = due_seat(top.view) in top.view.seats
    return told if able or not due else f"{told} {say(top, 'passage-cost-dear')}"


def cost_name(top: Tabletop, action: str) -> str:
    """What an action is called, the discovery of an icon included."""
    if action in top.box.icons:
        return say(top, "passage-discover", name=name(top, "icon", action, "gen"))
    return name(top, "action", action)


def turn(top: Tabletop, word: str) -> str:
    """A turn of a tile."""
    return say(top, "passage-turn", name=name(top, "turn", word), way=ALONG[int(word)])


def transfer(top: Tabletop, seat: int) -> str:
    """The arrows between a player's ship and sled."""
    return say(top, "passage-transfer", player=seat)


def aboard(top: Tabletop, number: int) -> str:
    """A number of crewmen aboard the ship."""
    return say(top, "passage-number", number=number)


def moment(top: Tabletop) -> str:
    """Whose turn it is, or what else is going on."""
    due = due_seat(top.view)
    if due in top.view.seats:
        return say(top, "passage-turn-of", player=due)
    return say(top, "passage-chance") if due == CHANCE else ""
