"""Random positions of Northwest Passage for the tests of lens and charts, and one player alone on the board."""

from __future__ import annotations

import random
from functools import cache

from northwest_passage_scattered import GAME, at, scattered

from gamekit.northwest_passage.board import BOXES
from gamekit.northwest_passage.crew import ABOARD, sled_after
from gamekit.northwest_passage.state import Player, Stand, State
from gamekit.timeline import Timeline

BOX = BOXES["house"]
HARBOUR = Stand("greenland", ())


@cache
def position(number: int, seats: int = 3) -> Timeline:
    """A random position at the start of one of its rounds; the same for the same number."""
    setting = GAME.setting(seats)
    slow = scattered(seats, dict(setting.options), random.Random(number))
    slow.start_round()
    slow.seat = slow.order[0]
    return at(slow, setting)


def alone(state: State, vehicle: str, crew: int) -> State:
    """The position with the first player alone under way, so many crewmen ready, all of them on one vehicle.

    A sled that was aboard is put down (NWP-59).
    """
    player = state.players[0]
    stand = sled_after(BOX, state, player, crew)
    ship = player._replace(sled=ABOARD, crew=(crew, 7 - crew, 0, 0))
    sled = player._replace(ship=HARBOUR, sled=stand, crew=(0, 0, crew, 7 - crew))
    first: Player = (ship if vehicle == "ship" else sled)._replace(home=0)
    home = [each._replace(ship=HARBOUR, sled=ABOARD, crew=(7, 0, 0, 0)) for each in state.players[1:]]
    others = tuple(each._replace(home=rank) for rank, each in enumerate(home, start=1))
    agenda = (state.agenda[-1]._replace(seat=0),)
    return state._replace(players=(first, *others), order=(0,), next_order=(), paid=0, agenda=agenda)
