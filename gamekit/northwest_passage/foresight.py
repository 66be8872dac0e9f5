"""The way of a ship or sled to a place, over rounds to come: what the sun will freeze is known (NWP-20, NWP-115)."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import price
from gamekit.northwest_passage.rounds import stands_after
from gamekit.northwest_passage.state import Player, Stand, State, ready, stand_of
from gamekit.northwest_passage.ways import ways_from


class Leg(NamedTuple):
    """A move of a way: in which round, the how-manieth there, by which word, and how the vehicle stands then."""

    round: int
    number: int  # from 1; a wait for the next round has 0 and the word ""
    target: str
    stand: Stand


def frozen_in(box: Box, number: int) -> int:
    """NWP-20: how many rows are frozen in a round."""
    rows = list(box.spots.values())
    return rows[(number - 1) % len(rows)]


def way(box: Box, state: State, seat: int, vehicle: str, goal: str, begin: int = 0) -> tuple[Leg, ...] | None:
    """The earliest way to a place, each move the first of its turn: by round, then by moves; None if there is none.

    The board is taken as it lies. `begin` is the round in which it sets out, by default the present one with the crew
    that is ready now; in later rounds all the vehicle's crew is.
    """
    player = state.players[seat]
    if player.home:
        return None
    begin = begin or state.round
    start = stand_of(player, vehicle)
    if begin > state.round:
        start = waited(box, state, vehicle, start, begin)
    return search(box, state, vehicle, (start, begin, crews(box, state, player, vehicle)), goal)


class Crews(NamedTuple):
    """How many moves a vehicle has in a round: in the present one, and in each later one."""

    round: int
    now: int
    later: int


def crews(box: Box, state: State, player: Player, vehicle: str) -> Crews:
    """NWP-35, NWP-47: as many as its ready crewmen can pay for, and in later rounds all its crewmen (table 5)."""
    at, costs = 0 if vehicle == "ship" else 2, price(box, state._replace(paid=0), "move")
    return Crews(state.round, ready(player, vehicle) // costs, sum(player.crew[at : at + 2]) // costs)


def search(box: Box, state: State, vehicle: str, begin: tuple[Stand, int, Crews], goal: str) -> tuple[Leg, ...] | None:
    """The search itself, from a stand in a round: the earliest known first."""
    start, first, moves = begin
    order = count()
    todo: list[tuple[int, int, int, Stand, tuple[Leg, ...]]] = [(first, 0, next(order), start, ())]
    seen: set[tuple[Stand, int]] = set()
    while todo:
        number, made, _, stand, legs = heappop(todo)
        if stand.at == goal:
            return legs
        if (stand, number) in seen:
            continue
        seen.add((stand, number))
        crew = moves.now if number == moves.round else moves.later
        for leg in onward(box, state, vehicle, stand, number, made, crew):
            heappush(todo, (leg.round, leg.number, next(order), leg.stand, (*legs, leg)))
    return None


def onward(box: Box, state: State, vehicle: str, stand: Stand, number: int, made: int, crew: int) -> Iterator[Leg]:
    """What can follow in a round after so many moves: one more, or a wait for the next round."""
    if made < crew:
        found = ways_from(box, vehicle, stand, state.cover, state.terrain, frozen_in(box, number))
        yield from (Leg(number, made + 1, word, there) for word, there in found.items())
    if number < state.options.rounds:
        yield Leg(number + 1, 0, "", waited(box, state, vehicle, stand, number + 1))


def waited(box: Box, state: State, vehicle: str, stand: Stand, number: int) -> Stand:
    """NWP-49: how a vehicle stands when a later round begins."""
    if vehicle == "ship":
        return stand
    return stands_after(box, state._replace(frozen=frozen_in(box, number)), stand)
