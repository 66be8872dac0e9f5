"""Time Machine (CG-124): the direction is chosen afresh when the card is revealed."""

from __future__ import annotations

from gamekit.crash_and_grab.state import State
from gamekit.game import Task

SLUG = "time_machine"


def ask(state: State, saucer: int) -> tuple[Task, ...]:
    """CG-124: asked at the reveal."""
    return (Task("aim", state.seat_of(saucer), (saucer,)),)
