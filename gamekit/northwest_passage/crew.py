"""Crew: what actions cost, who pays, and crewmen who change vehicle (NWP-34 to NWP-37, NWP-55 to NWP-61)."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.flow import Flow
from gamekit.game import Event, Move, Refusal
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.state import (
    CREW,
    SHIP_READY,
    SHIP_USED,
    SLED_READY,
    SLED_USED,
    VEHICLES,
    Player,
    Stand,
    State,
    ready,
    stand_of,
)
from gamekit.northwest_passage.ways import quarters_of, squares_of

ABOARD = Stand("", ())
COUNTS = tuple(map(str, range(CREW + 1)))  # crewmen, as words


def price(box: Box, state: State, action: str) -> int:
    """Table 5, NWP-37: what an action costs now; `action` can be the icon to be discovered."""
    crew = box.icons[action].crew if action in box.icons else box.costs[action]
    return crew + (state.paid > 0)


def why_not_act(box: Box, state: State, seat: int, vehicle: str, action: str) -> Refusal | None:
    """NWP-74, NWP-35: the vehicle must be out, and its own ready crewmen must be enough."""
    player = state.players[seat]
    if vehicle == "sled" and not player.sled.at:
        return Refusal("sled_aboard", ("NWP-74", "NWP-27"), {})
    return why_not_pay(box, state, action, vehicle, ready(player, vehicle))


def why_not_pay(box: Box, state: State, action: str, vehicle: str, there: int) -> Refusal | None:
    """NWP-35, NWP-37: so many ready crewmen of a vehicle must be enough for an action."""
    costs = price(box, state, action)
    if there >= costs:
        return None
    details = {"vehicle": vehicle, "price": costs, "ready": there, "missing": costs - there, "extra": state.paid > 0}
    return Refusal("too_few", ("NWP-35", "NWP-34", "NWP-37"), details)


def can_act(box: Box, state: State, seat: int, action: str) -> list[str]:
    """The vehicles that can pay for an action."""
    costs, player = price(box, state, action), state.players[seat]
    return [vehicle for vehicle in VEHICLES if ready(player, vehicle) >= costs]


def pay(box: Box, state: State, seat: int, vehicle: str, action: str) -> State:
    """NWP-33, NWP-34: ready crewmen become used ones; NWP-37: one more action of this turn is paid."""
    costs, player = price(box, state, action), state.players[seat]
    ship, idle, sled, weary = player.crew
    paid = (ship - costs, idle + costs, sled, weary), (ship, idle, sled - costs, weary + costs)
    crew = paid[vehicle == "sled"]
    return state.with_player(seat, player._replace(crew=crew))._replace(paid=state.paid + 1)


def rested(player: Player) -> Player:
    """NWP-47: all used crewmen become ready, where they are."""
    ship, idle, sled, weary = player.crew
    return player._replace(crew=(ship + idle, 0, sled + weary, 0))


# ---------------------------------------------------------------------- transfer


def totals(player: Player) -> tuple[int, int]:
    """All ready and all used crewmen of a player."""
    crew = player.crew
    return crew[SHIP_READY] + crew[SLED_READY], crew[SHIP_USED] + crew[SLED_USED]


def together(player: Player) -> bool:
    """NWP-55: whether ship and sled are on the same tile or place, or the sled aboard."""
    return player.sled.at in ("", player.ship.at)


def cut_ready(state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """NWP-57: the ready crewmen who can be on the ship."""
    player = state.players[seat]
    return COUNTS[: totals(player)[0] + 1] if together(player) else ()


def cut_used(state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """NWP-57: the used crewmen who can be on the ship."""
    return COUNTS[: totals(state.players[seat])[1] + 1]


def why_not_transfer(box: Box, state: State, move: Move) -> Refusal | None:
    """NWP-55 to NWP-58: ship and sled together, crewmen who are there, somebody changes, and one of the two can pay."""
    player = state.players[move.seat]
    if not together(player):
        return Refusal("apart", ("NWP-55",), {"ship_at": player.ship.at, "sled_at": player.sled.at})
    aboard, idle, vehicle = int(move.words[0]), int(move.words[1]), move.words[2]
    all_ready, all_used = totals(player)
    if aboard > all_ready or idle > all_used:
        return Refusal("no_such_crew", ("NWP-57", "NWP-55"), {"ready": all_ready, "used": all_used})
    if (aboard, idle) == player.crew[:2]:
        return Refusal("nobody_moves", ("NWP-56",), {"ready": aboard, "used": idle})
    return why_not_pay(box, state, "transfer", vehicle, aboard if vehicle == "ship" else all_ready - aboard)


def transfer(box: Box, state: State, move: Move) -> Flow:
    """NWP-55, NWP-58: crewmen change vehicle, then one of the two pays."""
    seat, player, vehicle = move.seat, state.players[move.seat], move.words[2]
    aboard, idle = int(move.words[0]), int(move.words[1])
    all_ready, all_used = totals(player)
    crew = (aboard, idle, all_ready - aboard, all_used - idle)
    costs, was = price(box, state, "transfer"), player.sled
    player = player._replace(crew=crew, sled=sled_after(box, state, player, crew[2] + crew[3]))
    state = pay(box, state.with_player(seat, player), seat, vehicle, "transfer")
    details = dict(zip(("ready", "used", "sled_ready", "sled_used"), crew, strict=True))
    yield state, Event("transferred", seat, {**details, "vehicle": vehicle, "price": costs}, ("NWP-55", "NWP-58"))
    if player.sled != was:
        yield state, unloaded(seat, player)
    return state


def sled_after(box: Box, state: State, player: Player, crew: int) -> Stand:
    """NWP-59: with its first crewman a sled is put down, on all of the ship's tile; NWP-60: without any, aboard."""
    if not crew or player.sled.at:
        return player.sled if crew else ABOARD
    at = stand_of(player, "ship").at
    if at in box.places:
        return Stand(at, ())
    board = box.grid
    return Stand(at, quarters_of(board, squares_of(board, state.cover, board.index[at])))


def unloaded(seat: int, player: Player) -> Event:
    """NWP-59, NWP-60: the sled is put down, or it is aboard again."""
    if player.sled.at:
        return Event("put_down", seat, {"at": player.sled.at}, ("NWP-59",))
    return Event("hoisted", seat, {}, ("NWP-60",))
