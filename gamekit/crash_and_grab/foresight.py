"""What a flight is worth to a player of Crash and Grab that looks at what lies open: crew it lacks, the edge, rivals.

Rough on purpose: a flight is followed space by space as the board stands now; off an accelerator the best way is taken.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from gamekit.crash_and_grab.crew import crew_count
from gamekit.crash_and_grab.geometry import Board, crew_at, standing_at
from gamekit.crash_and_grab.state import DIRECTIONS, SPECIALITIES, Space, State, speciality_of

NEEDED, EXTRA, CRASH, SHOVE, RAMMED = 10.0, 1.0, -7.0, 3.0, 0.3  # what crew, crashes and pushes are worth
HOP = 0.2  # what a hop costs, so that nobody hops for ever
DEEP = 2  # accelerator hops that are thought through


class Flight(NamedTuple):
    """How a flight would go: what it is worth, and the crew that it would pick up."""

    worth: float
    crew: tuple[str, ...] = ()


def lacks(state: State, saucer: int) -> list[str]:
    """CG-143: the specialities that a saucer still needs."""
    held = {speciality_of(crew) for crew in state.saucers[saucer].crew}
    return [speciality for speciality in SPECIALITIES if speciality not in held]


def flight(board: Board, state: State, saucer: int, direction: str, distance: int, deep: int = 0) -> Flight:
    """CG-56 to CG-66: what an own move would bring from where the saucer stands."""
    return onward(board, state, saucer, state.saucers[saucer].space, direction, distance, (), deep)


def onward(
    board: Board,
    state: State,
    saucer: int,
    space: Space,
    direction: str,
    distance: int,
    crew: tuple[str, ...],
    deep: int,
) -> Flight:
    """The rest of a flight from a space, with the crew picked up so far."""
    for _ in range(distance):
        space = board.ahead[direction][space]
        if not space:
            return Flight(gain(state, saucer, crew) + fall(state, saucer, crew), crew)
        here, other = crew_at(state, space), standing_at(state, space)
        if here and here not in crew:
            crew = (*crew, here)
        if other not in (-1, saucer):
            return Flight(gain(state, saucer, crew) + ram(board, state, saucer, other, direction, distance), crew)
        if space in board.accelerators:
            return hops(board, state, saucer, space, distance, crew, deep)
    return Flight(gain(state, saucer, crew), crew)


def hops(
    board: Board, state: State, saucer: int, space: Space, distance: int, crew: tuple[str, ...], deep: int
) -> Flight:
    """CG-66: the best direction off an accelerator."""
    if deep >= DEEP:
        return Flight(gain(state, saucer, crew) - HOP, crew)
    on = partial(onward, board, state, saucer, space, distance=distance, crew=crew, deep=deep + 1)
    best = max((on(direction=direction) for direction in DIRECTIONS), key=lambda found: found.worth)
    return best._replace(worth=best.worth - HOP)


def gain(state: State, saucer: int, crew: tuple[str, ...]) -> float:
    """What new crew is worth: much for the first of a speciality that is lacking, little for others."""
    lacking, worth = lacks(state, saucer), 0.0
    for member in crew:
        new = speciality_of(member) in lacking
        worth += NEEDED if new else EXTRA
        lacking = [speciality for speciality in lacking if speciality != speciality_of(member)]
    return worth + (100.0 if crew and not lacking else 0.0)


def fall(state: State, saucer: int, crew: tuple[str, ...]) -> float:
    """CG-77: what a crash costs: nothing to lose, little cost."""
    return CRASH if crew or state.saucers[saucer].crew else CRASH / 7


def ram(board: Board, state: State, saucer: int, other: int, direction: str, distance: int) -> float:
    """CG-64, CG-81: what a push is worth: most if the rival falls and has crew to steal."""
    space, own = state.saucers[other].space, state.seat_of(other) == state.seat_of(saucer)
    for _ in range(distance):
        space = board.ahead[direction][space]
        if not space:
            break
    if space:
        return RAMMED if not own else -RAMMED
    if own:
        return CRASH
    return SHOVE + (loot(state, saucer, other) if rich(state, saucer, other) else 0.0)


def rich(state: State, saucer: int, other: int) -> bool:
    """CG-86: whether its player can be robbed."""
    return crew_count(state, state.seat_of(other)) >= crew_count(state, state.seat_of(saucer))


def loot(state: State, saucer: int, other: int) -> float:
    """CG-81: what the best crew aboard another saucer is worth."""
    return max((gain(state, saucer, (crew,)) for crew in state.saucers[other].crew), default=0.0)
