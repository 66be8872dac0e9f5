"""Regeneration Gateway (CG-125): the crash site where the saucer is placed is chosen, not drawn."""

from __future__ import annotations

from gamekit.crash_and_grab.state import State
from gamekit.game import Task

SLUG = "regeneration_gateway"


def ask(state: State, saucer: int) -> tuple[Task, ...]:
    """CG-125: may be used whenever the saucer is placed (CG-111)."""
    return (Task("gateway", state.seat_of(saucer), (saucer,)),)
