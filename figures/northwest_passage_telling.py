"""What is told of the players of Northwest Passage, and of its whole table: standing, holdings, description, table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from figures.northwest_passage_table import Tabletop, due_seat, islands_on
from figures.northwest_passage_words import (
    NOTHING,
    cost_name,
    heading,
    listed,
    moment,
    name,
    reserve,
    say,
    seat_name,
    sun,
    the_map,
    vehicle_name,
)
from figures.northwest_passage_words import vehicle as vehicle_words
from figures.scene import Shape, Table
from gamekit.northwest_passage.scoring import place_of
from gamekit.northwest_passage.state import TOKENS, VEHICLES, stand_of
from gamekit.text import capital

WAYS = {"up": "near-up", "right": "near-right", "down": "near-down", "left": "near-left"}  # in the order of telling
COLUMNS = (
    "passage-column-player",
    "passage-column-prestige",
    "passage-column-ship",
    "passage-column-sled",
    "passage-column-ready",
    "passage-column-used",
    "passage-column-tokens",
    "passage-column-hand",
    "passage-column-passage",
    "passage-column-home",
)
STOPS = {
    "order": "passage-stop-order",
    "sun": "passage-stop-sun",
    "reserve": "passage-stop-reserve",
    "costs": "passage-stop-costs",
    "transfer": "passage-stop-transfer",
    "turn": "passage-stop-turn",
    "crew": "passage-stop-crew",
}

# ---------------------------------------------------------------------- a player


def player(top: Tabletop, seat: int) -> str:
    """A player: prestige, vehicles and crew, tokens, tiles in hand, how far this player has come."""
    head = [say(top, "passage-player", player=seat, points=top.view.players[seat].points)]
    head += [say(top, "passage-yours")] if seat == top.eyes else []
    head += [say(top, "passage-turn-here")] if seat == due_seat(top.view) else []
    vehicles = [vehicle_words(top, seat, kind) for kind in VEHICLES]
    return " ".join([*head, *vehicles, tokens(top, seat), hand(top, seat), *come(top, seat)])


def tokens(top: Tabletop, seat: int) -> str:
    """The tokens of a player."""
    pairs = zip(TOKENS, top.view.players[seat].tokens, strict=True)
    names = [say(top, "passage-count", name=many(top, token), count=count) for token, count in pairs if count]
    return say(top, "passage-tokens", names=", ".join(names)) if names else say(top, "passage-no-tokens")


def many(top: Tabletop, token: str) -> str:
    """What several tokens of a kind are called."""
    return name(top, "token", token, "many")


def hand(top: Tabletop, seat: int) -> str:
    """The tiles of a player."""
    names = [name(top, "tile", tile) for tile in top.view.players[seat].hand]
    return say(top, "passage-hand", names=", ".join(names)) if names else say(top, "passage-no-hand")


def come(top: Tabletop, seat: int) -> list[str]:
    """How far a player has come (NWP-95, NWP-97)."""
    found = top.view.players[seat]
    passage = [say(top, "passage-reached", number=found.passage)] if found.passage else []
    return passage + ([say(top, "passage-returned", number=found.home)] if found.home else [])


def come_short(top: Tabletop, seat: int) -> tuple[str, ...]:
    """The same in a few letters, and for less room the last of it."""
    found = top.view.players[seat]
    parts = [say(top, "passage-reached-short", number=found.passage)] if found.passage else []
    parts += [say(top, "passage-returned-short", number=found.home)] if found.home else []
    return ("  ".join(parts), parts[-1]) if parts else ()


def token(top: Tabletop, seat: int, kind: str) -> str:
    """NWP-118: how many tokens of a kind a player has, which place that is, and what places and sets bring."""
    count = top.view.players[seat].tokens[TOKENS.index(kind)]
    told = [say(top, "passage-token", name=capital(many(top, kind)), player=seat, count=count)]
    if kind in top.box.honours:
        points = top.box.honours[kind]
        if count:
            told.append(say(top, "passage-token-place", number=place_of(top.view, seat, kind)))
        listed = ", ".join(map(str, points))
        told.append(say(top, "passage-token-points", points=listed))
    return " ".join([*told, say(top, "passage-token-set", points=top.box.whole_set)])


# ---------------------------------------------------------------------- neighbours


def near(top: Tabletop, ways: Mapping[str, str], names: Mapping[str, str]) -> str:
    """What lies beside a stop in each of the four directions."""
    told = tuple([say(top, WAYS[arrow], name=names[ways[arrow]]) for arrow in WAYS if arrow in ways])
    return say(top, "near-place", neighbours=listed(top.text, told)) if told else say(top, "near-none")


def stop_name(top: Tabletop, shape: Shape) -> str:
    """What a stop other than a square is called in a sentence about its neighbours."""
    kind, _, rest = shape.id.partition("-")
    if kind in NAMED:
        return name(top, NAMED[kind], rest)
    if kind in OF_PLAYERS:
        return OF_PLAYERS[kind](top, *rest.split("-"))
    if kind == "cost":
        return cost_name(top, rest)
    return say(top, STOPS[kind], what=rest)


NAMED = {"place": "where", "pile": "tile", "offer": "tile"}
OF_PLAYERS: dict[str, Callable[..., str]] = {
    "player": lambda top, seat: seat_name(top, int(seat)),
    "own": lambda top, vehicle, seat: vehicle_name(top, int(seat), vehicle),
    "token": lambda top, token, seat: many(top, token),
    "held": lambda top, seat, at: name(top, "tile", top.view.players[int(seat)].hand[int(at)]),
}


# ---------------------------------------------------------------------- the whole


def title(top: Tabletop) -> str:
    """The name of the picture, with the round."""
    return say(top, "passage-title", name=say(top, "title"), what=heading(top))


def alt(top: Tabletop) -> str:
    """The whole picture in a few sentences."""
    told = [f"{title(top)}.", the_map(top), sun(top), moment(top), *whereabouts(top), islands(top), reserve(top)]
    return " ".join(part for part in [*told, *standing_of_all(top)] if part)


def whereabouts(top: Tabletop) -> list[str]:
    """Where the vehicles are."""
    return [vehicle_words(top, seat, kind) for seat in top.view.seats for kind in VEHICLES]


def islands(top: Tabletop) -> str:
    """How many islands are complete."""
    return say(top, "passage-islands", count=len(islands_on(top.box, top.view.cover, top.view.terrain)))


def standing_of_all(top: Tabletop) -> tuple[str, ...]:
    """How every player stands, in a sentence each."""
    return tuple(
        " ".join([say(top, "passage-standing", player=seat, points=found.points), tokens(top, seat), *come(top, seat)])
        for seat, found in enumerate(top.view.players)
    )


def as_table(top: Tabletop) -> Table:
    """A row for each player."""
    headers = tuple(say(top, column) for column in COLUMNS)
    return Table(say(top, "passage-caption"), headers, tuple(row(top, seat) for seat in top.view.seats))


def row(top: Tabletop, seat: int) -> tuple[str, ...]:
    """The row of a player."""
    found = top.view.players[seat]
    at = [name(top, "where", stand_of(found, kind).at) for kind in VEHICLES]
    at = at if found.sled.at else [at[0], say(top, "passage-aboard")]
    ready, used = found.crew[0] + found.crew[2], found.crew[1] + found.crew[3]
    pairs = zip(TOKENS, found.tokens, strict=True)
    held = ", ".join(name(top, "tile", tile, "short") for tile in found.hand) or NOTHING
    have = ", ".join(f"{many(top, token)} {count}" for token, count in pairs if count) or NOTHING
    ranks = [str(number) if number else NOTHING for number in (found.passage, found.home)]
    return seat_name(top, seat), str(found.points), *at, str(ready), str(used), have, held, *ranks
