"""How a play of Crash and Grab runs to its end, and what is noted on the way; else it is told as in `gamekit.flow`."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import NOBODY, State
from gamekit.game import CHANCE, Event, Move, Task

Flow = Generator[tuple[State, Event], None, State]
Play = Callable[[Box, State, Move], Flow]  # what follows from a move; its task still lies on top
Routine = Callable[[Box, State, Task], Flow]  # what follows from a task that needs no decision, and is off the agenda


def whole(play: Play, routines: Mapping[str, Routine], box: Box, state: State, move: Move) -> Flow:
    """What follows from a move, until somebody has to decide again, or somebody has won."""
    state = yield from play(box, state, move)
    while state.winner == NOBODY and state.agenda and (routine := routines.get(state.agenda[-1].kind)):
        state = yield from routine(box, state._replace(agenda=state.agenda[:-1]), state.agenda[-1])
    if state.winner != NOBODY:
        state = yield from won(state)
    return state


def won(state: State) -> Flow:
    """CG-143, CG-144: the game ends at once, whatever was still to be settled."""
    state = state._replace(agenda=())
    yield state, Event("game_over", CHANCE, {"winners": [state.winner], "won": True}, ("CG-143", "CG-145", "CG-142"))
    return state


def done(state: State, count: int = 1) -> State:
    """The state with the top task, or so many, settled."""
    return state._replace(agenda=state.agenda[:-count])


def noted(state: State, **trip: Any) -> State:
    """The state with something noted about the present turn."""
    return state._replace(trip=state.trip._replace(**trip))
