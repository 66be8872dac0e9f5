"""The engine of every movement: step, pick up, collide, push, accelerate, fall (CG-55 to CG-71).

A movement is a task that shortens: `glide` is an own move, `push` that of a pushed saucer, about (saucer, direction, D,
steps left). Each step is told as it happens. Where an upgrade may bite, the upgrades are asked by the name of that
moment: "site", "hit", "push" and "hop".
"""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.crashing import crash
from gamekit.crash_and_grab.crew import aboard, off_ground
from gamekit.crash_and_grab.flow import noted
from gamekit.crash_and_grab.geometry import board_of, crew_at
from gamekit.crash_and_grab.passing import come_near
from gamekit.crash_and_grab.state import COLOURS, NOBODY, Space, State, slug_of
from gamekit.crash_and_grab.upgrades import asked, offered
from gamekit.flow import Flow, done, due, nothing
from gamekit.game import Event, Move, Task

# ---------------------------------------------------------------------- own moves


def flown(state: State, saucer: int, direction: str, distance: int) -> Task:
    """CG-55, CG-57: the task of an own move."""
    return Task("glide", state.seat_of(saucer), (saucer, direction, distance, distance))


def glide(box: Box, state: State, task: Task) -> Flow:
    """CG-56, CG-68: one step of an own move; what is entered is dealt with before the next one."""
    saucer, direction, distance, left = task.about
    if not left:
        return (yield from arrived(state, saucer, distance))
    board = board_of(box, state)
    space = board.ahead[direction][state.saucers[saucer].space]
    if not space:
        return (yield from crash(state, saucer, direction, ("CG-59", "CG-60", "CG-16")))
    crew = crew_at(state, space)
    state = yield from enter(state, saucer, direction, space, crew)
    state = come_near(board, state, saucer)
    other = met(state, saucer)
    if other != NOBODY:
        return (yield from hit(state, saucer, other, direction, distance))
    if space in board.accelerators:
        return (yield from on_accelerator(state, saucer, direction, distance, left))
    state = due(state, Task("glide", task.seat, (saucer, direction, distance, left - 1)))
    empty_site = space in board.site_at and not crew
    return due(state, *asked("site", state, saucer, direction, distance, left - 1)) if empty_site else state


def arrived(state: State, saucer: int, distance: int) -> Flow:
    """CG-58: a move is over; with D = 0 nothing has moved."""
    where = {"saucer": COLOURS[saucer], "space": slug_of(state.saucers[saucer].space)}
    kind, rules = ("arrived", ("CG-56",)) if distance else ("stayed", ("CG-58",))
    yield state, Event(kind, state.seat_of(saucer), where, rules)
    return state


def on_accelerator(state: State, saucer: int, direction: str, distance: int, left: int) -> Flow:
    """CG-66: the other steps are lost, and a direction is to be chosen; CG-69: beyond the limit it is a blank space."""
    if state.trip.hops >= state.options.hop_limit:
        return due(state, Task("glide", state.seat_of(saucer), (saucer, direction, distance, max(left - 1, 1))))
    return (yield from accelerate(state, saucer, distance))


def accelerate(state: State, saucer: int, distance: int) -> Flow:
    """CG-66: the saucer stands on an accelerator, and its player chooses any direction."""
    where = {"saucer": COLOURS[saucer], "space": slug_of(state.saucers[saucer].space)}
    state = due(state, Task("hop", state.seat_of(saucer), (saucer, distance)))
    yield state, Event("accelerator", state.seat_of(saucer), where, ("CG-66", "CG-17"))
    return state


def accelerated(box: Box, state: State, task: Task) -> Flow:
    """CG-120: a crash site is treated as an accelerator."""
    saucer, distance = task.about
    return (yield from accelerate(state, saucer, distance))


def hop(box: Box, state: State, move: Move) -> Flow:
    """CG-66: off an accelerator, D spaces in the chosen direction; an upgrade may offer other distances."""
    (saucer, distance), direction = state.agenda[-1].about, move.words[0]
    state = noted(done(state), hops=state.trip.hops + 1)
    details = {"saucer": COLOURS[saucer], "direction": direction}
    yield state, Event("aimed", move.seat, details, ("CG-66", "CG-57"))
    if offered("hop", state, saucer):
        return due(state, Task("stretch", move.seat, (saucer, direction, distance)))
    return due(state, flown(state, saucer, direction, distance))


# ---------------------------------------------------------------------- collisions and pushes


def hit(state: State, saucer: int, other: int, direction: str, distance: int) -> Flow:
    """CG-63: the saucer stops here, loses its remaining steps and pushes the other one."""
    details = {
        "saucer": COLOURS[saucer],
        "other": COLOURS[other],
        "space": slug_of(state.saucers[saucer].space),
        "distance": distance,
    }
    about = (saucer, other, direction, distance)
    state = due(state, *asked("hit", state, *about), Task("shove", state.seat_of(saucer), about))
    yield state, Event("hit", state.seat_of(saucer), details, ("CG-63", "CG-64"))
    return state


def shove(box: Box, state: State, task: Task) -> Flow:
    """CG-64: a saucer pushes another one by the full D; an upgrade of the pusher may be asked for."""
    saucer, other, direction, distance = task.about
    pushed = Task("push", state.seat_of(other), (other, direction, distance, distance))
    return nothing(due(state, *asked("push", state, saucer), pushed))


def push(box: Box, state: State, task: Task) -> Flow:
    """CG-62, CG-65, CG-67: one step of a pushed saucer: it picks up, collides, is flung on, or falls."""
    saucer, direction, distance, left = task.about
    if not left:
        return (yield from arrived(state, saucer, distance))
    board = board_of(box, state)
    space = board.ahead[direction][state.saucers[saucer].space]
    if not space:
        return (yield from crash(state, saucer, direction, ("CG-59", "CG-71", "CG-60")))
    state = yield from enter(state, saucer, direction, space, crew_at(state, space))
    other = met(state, saucer)
    if other != NOBODY:
        return (yield from knock_on(state, saucer, other, direction, distance))
    if space in board.accelerators:
        return (yield from fling(state, saucer, direction, distance))
    return due(state, task._replace(about=(saucer, direction, distance, left - 1)))


def knock_on(state: State, saucer: int, other: int, direction: str, distance: int) -> Flow:
    """CG-65: a pushed saucer that hits another one stops there and pushes it by the same D."""
    details = {
        "saucer": COLOURS[saucer],
        "other": COLOURS[other],
        "space": slug_of(state.saucers[saucer].space),
        "distance": distance,
    }
    state = due(state, Task("push", state.seat_of(other), (other, direction, distance, distance)))
    yield state, Event("hit", state.seat_of(saucer), details, ("CG-65", "CG-64"))
    return state


def fling(state: State, saucer: int, direction: str, distance: int) -> Flow:
    """CG-67: a pushed saucer that enters an accelerator is flung on in the same direction by the same D."""
    details = {
        "saucer": COLOURS[saucer],
        "space": slug_of(state.saucers[saucer].space),
        "direction": direction,
        "distance": distance,
    }
    state = due(state, Task("push", state.seat_of(saucer), (saucer, direction, distance, distance)))
    yield state, Event("flung", state.seat_of(saucer), details, ("CG-67",))
    return state


# ---------------------------------------------------------------------- what every step can bring


def enter(state: State, saucer: int, direction: str, space: Space, crew: str) -> Flow:
    """CG-56, CG-68: the saucer is on the next space, and takes the crew member that stands there, if any."""
    record, pushed = state.saucers[saucer], saucer != state.acting
    details = {
        "saucer": COLOURS[saucer],
        "start": slug_of(record.space),
        "space": slug_of(space),
        "direction": direction,
        "pushed": pushed,
    }
    state = state.with_saucer(saucer, record._replace(space=space))
    yield state, Event("moved", state.seat_of(saucer), details, PUSHED if pushed else OWN)
    return (yield from pick_up(state, saucer, crew)) if crew else state


OWN, PUSHED = ("CG-56", "CG-9"), ("CG-64", "CG-56")  # the rules of a step


def pick_up(state: State, saucer: int, crew: str) -> Flow:
    """CG-61, CG-62: crew on an entered space is taken at once, and belongs to the saucer that entered it."""
    own = saucer == state.acting
    space = state.saucers[saucer].space
    trip = state.trip
    state = noted(
        aboard(off_ground(state, crew), saucer, crew),
        picked=(*trip.picked, (saucer, crew)),
        refill=trip.refill + 1,
        gained=trip.gained or own,
    )
    details = {"saucer": COLOURS[saucer], "crew": crew, "space": slug_of(space)}
    rules = ("CG-61", "CG-56") if own else ("CG-62", "CG-61")
    yield state, Event("picked", state.seat_of(saucer), details, rules)
    return state


def met(state: State, saucer: int) -> int:
    """CG-63: another saucer on the same space; NOBODY if there is none."""
    space = state.saucers[saucer].space
    for other, record in enumerate(state.saucers):
        if record.space == space and other != saucer:
            return other
    return NOBODY
