"""Kinetic Siphon (CG-126): once per turn 1 booster for a push of one's own."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.goods import gain_booster
from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades.owned import used, used_up
from gamekit.flow import Flow, done
from gamekit.game import Move, Task

SLUG = "kinetic_siphon"


def ask(state: State, saucer: int) -> tuple[Task, ...]:
    """CG-126: may be used when the saucer pushes another one itself."""
    return (Task("siphon", state.seat_of(saucer), (saucer,)),)


def play(box: Box, state: State, move: Move) -> Flow:
    """CG-126: 1 booster, before the pushed saucer moves."""
    (saucer,) = state.agenda[-1].about
    state = yield from used(used_up(done(state), SLUG), saucer, SLUG, "CG-126")
    return (yield from gain_booster(state, saucer, 1, "CG-126"))
