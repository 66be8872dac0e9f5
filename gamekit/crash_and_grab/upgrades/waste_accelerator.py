"""Waste Accelerator (CG-120): once per turn an empty crash site, entered by an own move, is like an accelerator."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades.owned import used, used_up
from gamekit.flow import Flow, done, due
from gamekit.game import Move, Task

SLUG = "waste_accelerator"


def ask(state: State, saucer: int, direction: str, distance: int, left: int) -> tuple[Task, ...]:
    """CG-120: may be used as the site is entered, as long as a hop is possible (CG-69)."""
    if state.trip.hops >= state.options.hop_limit:
        return ()
    return (Task("waste", state.seat_of(saucer), (saucer, direction, distance, left)),)


def play(box: Box, state: State, move: Move) -> Flow:
    """CG-120: the remaining steps are lost, and the saucer is accelerated by D."""
    saucer, _, distance, _ = state.agenda[-1].about
    state = yield from used(used_up(done(state, 2), SLUG), saucer, SLUG, "CG-120")
    return due(state, Task("accelerate", move.seat, (saucer, distance)))
