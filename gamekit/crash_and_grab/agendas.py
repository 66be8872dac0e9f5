"""What can wait in a given position: planning, the spin, or a decision of a turn that interrupts no move."""

from __future__ import annotations

from gamekit.agenda import push
from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import NOBODY, State
from gamekit.crash_and_grab.turns import cut_fly, is_free, numbers_now
from gamekit.crash_and_grab.upgrades import asked
from gamekit.crash_and_grab.upgrades.cards import usable_at
from gamekit.game import CHANCE, Task

# Decision -> the parts of the turn that follow it, as `turns` lays them out
FOLLOWS = {
    "start": ("reveal", "counting", "launch"),
    "aim": ("counting", "launch"),
    "number": ("launch",),
    "boost": ("passing", "clean", "buy", "turn_end"),
    "end": ("buy", "turn_end"),
}


def waits(box: Box, state: State) -> bool:
    """Whether the agenda is one with which a position can begin, and its decision can come up there."""
    top = state.agenda[-1] if state.agenda else None
    if top is None or (top.kind in FOLLOWS and len(top.about) != 1):
        return False
    if top.kind in ("plan", "spin"):
        return planning(state)
    if top.kind == "fly":
        choosing = state.acting == NOBODY and state.turn > 0
        return choosing and state.agenda == (Task("fly", state.order[state.turn - 1]),) and len(unflown(state)) == 2
    return (
        top.kind in FOLLOWS and state.acting != NOBODY and state.agenda == during(state, top.kind) and due(box, state)
    )


def unflown(state: State) -> list[str]:
    """CG-38: the saucers between which the player of the turn can choose."""
    return cut_fly(state, state.order[state.turn - 1], ())


def planning(state: State) -> bool:
    """CG-33: those saucers plan that have no plan yet, in order; then, with three or more players, chance is due."""
    if state.order:
        return False
    late = [saucer for saucer, plan in enumerate(state.plans) if plan is None]
    if late:
        tasks = [Task("plan", state.seat_of(saucer), (saucer,)) for saucer in late]
        in_order = late == list(range(late[0], len(state.plans)))
        return in_order and state.agenda == push((), *tasks, Task("turning", CHANCE))
    return state.players > 2 and state.agenda == (Task("spin", CHANCE),)


def during(state: State, kind: str) -> tuple[Task, ...]:
    """The agenda of a decision in the turn of the saucer that acts."""
    seat = state.seat_of(state.acting)
    return push((), *(Task(part, seat, (state.acting,)) for part in (kind, *FOLLOWS[kind])))


def due(box: Box, state: State) -> bool:
    """Whether the decision on top can come up in this position."""
    kind, saucer = state.agenda[-1].kind, state.acting
    if (kind == "start") == (saucer in state.revealed):
        return False
    record = state.saucers[saucer]
    tests = {
        "start": lambda: usable_at("start", box, state, saucer),
        "aim": lambda: bool(record.space) and (is_free(state, saucer) or bool(asked("reveal", state, saucer))),
        "number": lambda: bool(record.space) and len(numbers_now(state)) > 1,
        "boost": lambda: bool(record.space) and record.boosters > 0,
        "end": lambda: usable_at("end", box, state, saucer),
    }
    return tests[kind]()
