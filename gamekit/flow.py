"""A play that is told piece by piece: rules tell what happens one by one, each time with the state right after it.

A rule is a generator that yields such pairs and returns the state in the end. `settle` joins them to the Step of a
play; `row` keeps them apart, so that a reader can be shown a move space by space, or tile by tile.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeVar

from gamekit.agenda import push
from gamekit.game import Event, Step, Task

State = TypeVar("State", bound=Any)  # a game's own
Flow = Generator[tuple[Any, Event], None, Any]
Routine = Callable[[Any, Any, Task], Flow]  # (the box, the state without the task, the task) -> what follows


def never(state: Any) -> bool:
    """A play that nothing but a decision stops."""
    return False


def run_on(box: Any, state: Any, routines: Mapping[str, Routine], until: Callable[[Any], bool] = never) -> Flow:
    """Settle the tasks that need no decision, until one does, nothing is left, or it is so (somebody has won)."""
    while not until(state) and state.agenda and (routine := routines.get(state.agenda[-1].kind)):
        state = yield from routine(box, state._replace(agenda=state.agenda[:-1]), state.agenda[-1])
    return state


def settle(flow: Flow) -> Step:
    """All of it at once: the last state, and what happened."""
    events: list[Event] = []
    while True:
        try:
            events.append(next(flow)[1])
        except StopIteration as end:
            return Step(end.value, tuple(events))


def row(flow: Flow) -> tuple[Step, ...]:
    """One by one: a Step for each event, the last of them with the last state; the task at its end is due in all."""
    told: list[tuple[Any, Event]] = []
    while True:
        try:
            told.append(next(flow))
        except StopIteration as end:
            last = end.value
            break
    steps = [Step(state._replace(agenda=last.agenda), (event,)) for state, event in told]
    return (*steps[:-1], Step(last, steps[-1].events if steps else ()))


def nothing(state: Any) -> Flow:
    """Nothing more is told."""
    yield from ()
    return state


def due(state: State, *tasks: Task) -> State:
    """The state with these tasks to be settled, the first of them next."""
    after: State = state._replace(agenda=push(state.agenda, *tasks))
    return after


def done(state: State, count: int = 1) -> State:
    """The state with the top task, or so many, settled."""
    after: State = state._replace(agenda=state.agenda[:-count])
    return after
