"""Scavenger Bot (CG-122): 1 booster and 1 energy whenever the saucer is placed."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.goods import gain_booster, gain_energy
from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades.owned import used
from gamekit.flow import Flow, done
from gamekit.game import Move, Task

SLUG = "scavenger_bot"


def ask(state: State, saucer: int) -> tuple[Task, ...]:
    """CG-122: may be used whenever the saucer is placed (CG-111)."""
    return (Task("scavenge", state.seat_of(saucer), (saucer,)),)


def play(box: Box, state: State, move: Move) -> Flow:
    """CG-122: 1 booster and 1 energy."""
    (saucer,) = state.agenda[-1].about
    state = yield from used(done(state), saucer, SLUG, "CG-122")
    state = yield from gain_booster(state, saucer, 1, "CG-122")
    return (yield from gain_energy(state, saucer, 1, "CG-122"))
