"""The agenda: a stack of small tasks, the next on top (last). What needs no decision runs on by itself.

A game whose moves are told at once plays through `run_on`; one told piece by piece through that of `gamekit.flow`. In
both a move settles the task on top, and then the game's routines settle what follows of itself, until a task waits for
somebody. So a kind of task that has a routine never stays on top. A task's `about` holds numbers, words and tuples of
them, nothing else, for records keep it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamekit.game import Event, Step, Task

Routine = Callable[[Any, Task], Step]  # (the state without the task, the task) -> what follows


def push(agenda: tuple[Task, ...], *tasks: Task) -> tuple[Task, ...]:
    """The agenda with these tasks on it, the first of them on top."""
    return agenda + tasks[::-1]


def run_on(state: Any, events: tuple[Event, ...], routines: Mapping[str, Routine]) -> Step:
    """Settle the tasks that need no decision, until one does or nothing is left."""
    while state.agenda and (routine := routines.get(state.agenda[-1].kind)):
        following = routine(state._replace(agenda=state.agenda[:-1]), state.agenda[-1])
        state, events = following.state, events + following.events
    return Step(state, events)
