"""Rotational Stabilizer (CG-133): its owner may choose which way the turns run."""

from __future__ import annotations

from gamekit.crash_and_grab.state import State
from gamekit.game import Task

SLUG = "rotational_stabilizer"


def ask(state: State, saucer: int) -> tuple[Task, ...]:
    """CG-133: asked after planning, before the first turn."""
    return (Task("stabilize", state.seat_of(saucer), (saucer,)),)
