"""How far ship and sled come in this round and after the night, and when the way home closes."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.flow import settle
from gamekit.game import CHANCE, Task
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import price
from gamekit.northwest_passage.rounds import finish
from gamekit.northwest_passage.state import HOME, VEHICLES, State
from gamekit.northwest_passage.voyage import voyage


def this_round(box: Box, state: State, seat: int, vehicle: str) -> dict[str, int]:
    """Tile (its anchor) or place -> the crew that it takes to be there in this round, with the crew that is ready now.

    A turn is ended after each move; `in_one_turn` says what it costs otherwise. Empty for a vehicle that is not out.
    """
    found = voyage(box, state, seat, vehicle)
    ways = found.reach() if found else {}
    return {at: way.crew for at, way in ways.items() if way.round == state.round}


def next_round(box: Box, state: State, seat: int, vehicle: str) -> dict[str, int]:
    """The same for the next round, if the vehicle stays where it is; empty in the last round."""
    return {} if state.round >= state.options.rounds else this_round(box, after_night(box, state), seat, vehicle)


def after_night(box: Box, state: State) -> State:
    """NWP-47 to NWP-49: the position at the start of the next round, if nothing else happens in this one."""
    new: State = settle(finish(box, state, Task("finish", CHANCE))).state
    return new._replace(round=state.round + 1, next_order=(), paid=0)


def in_one_turn(box: Box, state: State, moves: int) -> int:
    """NWP-37: what so many moves cost in this turn, without ending it in between."""
    return sum(price(box, state._replace(paid=state.paid + number), "move") for number in range(moves))


# ---------------------------------------------------------------------- when the way home closes

AT_HOME, NO_WAY, NOW, LATER, WAIT = "at_home", "no_way", "now", "later", "wait"


class Homeward(NamedTuple):
    """What is to be said of a vehicle's way home.

    `kind`: at_home (it has not left Greenland), no_way (no way home any more, as the board lies), now (this round is
    the last to set out), wait (the earliest way home begins in a later round), later (it has time until `last`).
    """

    vehicle: str
    kind: str
    last: int  # the last round to set out; 0 if there is none
    next: int  # the round in which the earliest way sets out; 0 if there is none
    crew: int  # what that way costs; 0 if there is none
    aboard: int  # the crew on the vehicle


def warnings(box: Box, state: State, seat: int) -> list[Homeward]:
    """What is to be said of each vehicle that is out, of a player who is not home yet."""
    return [found for vehicle in VEHICLES for found in [warning(box, state, seat, vehicle)] if found]


def warning(box: Box, state: State, seat: int, vehicle: str) -> Homeward | None:
    """The same for one vehicle; None for one that is not out, and when there is nothing to fear any more."""
    found = voyage(box, state, seat, vehicle)
    if not found:
        return None
    if found.start.stand.at == HOME:
        return Homeward(vehicle, AT_HOME, 0, 0, 0, found.crew)
    open_in = {number: way for number, way in found.departures(HOME).items() if way}
    if not open_in:
        return Homeward(vehicle, NO_WAY, 0, 0, 0, found.crew)
    way, last = open_in[min(open_in)], max(open_in)
    first = way.legs[0].round
    kind = WAIT if first > state.round else NOW if last == state.round else LATER
    return Homeward(vehicle, kind, last, first, way.crew, found.crew)
