"""How a play of Crash and Grab runs to its end, and what is noted on the way; else it is told as in `gamekit.flow`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import NOBODY, State
from gamekit.flow import Flow, Routine, run_on
from gamekit.game import CHANCE, Event, Move

Play = Callable[[Box, State, Move], Flow]  # what follows from a move; its task still lies on top


def whole(play: Play, routines: Mapping[str, Routine], box: Box, state: State, move: Move) -> Flow:
    """What follows from a move, until somebody has to decide again, or somebody has won."""
    state = yield from play(box, state, move)
    state = yield from run_on(box, state, routines, has_winner)
    if has_winner(state):
        state = yield from won(state)
    return state


def has_winner(state: State) -> bool:
    """Whether somebody has won (CG-143)."""
    return state.winner != NOBODY


def won(state: State) -> Flow:
    """CG-143, CG-144: the game ends at once, whatever was still to be settled."""
    state = state._replace(agenda=())
    yield state, Event("game_over", CHANCE, {"winners": [state.winner], "won": True}, ("CG-143", "CG-145", "CG-142"))
    return state


def noted(state: State, **trip: Any) -> State:
    """The state with something noted about the present turn."""
    return state._replace(trip=state.trip._replace(**trip))
