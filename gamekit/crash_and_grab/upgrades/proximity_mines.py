"""Proximity Mines (CG-128): a saucer that an own move runs into crashes instead of being pushed."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.crashing import crash
from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades.owned import used
from gamekit.flow import Flow, done
from gamekit.game import Move, Task

SLUG = "proximity_mines"


def ask(state: State, saucer: int, other: int, direction: str, distance: int) -> tuple[Task, ...]:
    """CG-128: may be used at every collision of an own move."""
    return (Task("mines", state.seat_of(saucer), (saucer, direction, distance, other)),)


def play(box: Box, state: State, move: Move) -> Flow:
    """CG-128, CG-129: the other saucer crashes and is not pushed; the mover stops on its space."""
    saucer, direction, _, other = state.agenda[-1].about
    state = yield from used(done(state, 2), saucer, SLUG, "CG-128")
    return (yield from crash(state, other, direction, ("CG-128", "CG-129", "CG-60")))
