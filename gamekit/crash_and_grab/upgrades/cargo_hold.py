"""Cargo Hold (CG-127): 3 boosters at once when it is bought."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.goods import gain_booster
from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades.owned import used
from gamekit.flow import Flow, done
from gamekit.game import Move, Task

SLUG = "cargo_hold"


def ask(state: State, saucer: int) -> tuple[Task, ...]:
    """CG-127, CG-98: may be used when bought, in spite of CG-99."""
    return (Task("cargo", state.seat_of(saucer), (saucer,)),)


def play(box: Box, state: State, move: Move) -> Flow:
    """CG-127: 3 boosters."""
    (saucer,) = state.agenda[-1].about
    state = yield from used(done(state), saucer, SLUG, "CG-127")
    return (yield from gain_booster(state, saucer, 3, "CG-127"))
