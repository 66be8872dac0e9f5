"""Crew handed over between the two saucers of a player (CG-140, CG-141): two players, option `partner_passing`."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.crew import aboard, ashore, where
from gamekit.crash_and_grab.flow import noted
from gamekit.crash_and_grab.geometry import Board
from gamekit.crash_and_grab.state import COLOURS, State, colour_of
from gamekit.flow import Flow, done, due, nothing
from gamekit.game import Event, Move, Refusal, Task


def come_near(board: Board, state: State, saucer: int) -> State:
    """CG-140: on or beside the partner's space, what belongs to the other of the two becomes passable."""
    if not state.options.partner_passing or state.players != 2:
        return state
    here, there = state.saucers[saucer].space, state.saucers[state.partner(saucer)].space
    if not there or (there != here and there not in [ahead[here] for ahead in board.ahead.values()]):
        return state
    found = [crew for crew in misplaced(state, saucer) if crew not in state.trip.passable]
    return noted(state, passable=(*state.trip.passable, *found)) if found else state


def misplaced(state: State, saucer: int) -> list[str]:
    """CG-140: the crew aboard a saucer and its partner whose colour is that of the other one."""
    pairs = ((saucer, state.partner(saucer)), (state.partner(saucer), saucer))
    return [crew for at, to in pairs for crew in state.saucers[at].crew if colour_of(crew) == COLOURS[to]]


def to_hand(state: State, saucer: int) -> list[str]:
    """CG-141: the passable crew that is still where it was."""
    return [crew for crew in misplaced(state, saucer) if crew in state.trip.passable]


def offer(box: Box, state: State, task: Task) -> Flow:
    """CG-141: after the movement, its owner may hand over crew as long as there is any to hand."""
    (saucer,) = task.about
    if not state.trip.passable or not to_hand(state, saucer):
        return nothing(state)
    return nothing(due(state, Task("hand", task.seat, (saucer,)), Task("passed", task.seat)))


def passed(box: Box, state: State, task: Task) -> Flow:
    """CG-141: no more crew is handed over now."""
    return nothing(noted(state, passable=()))


def cut_hand(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """CG-141: the crew that can be handed over."""
    return to_hand(state, state.acting)


def why_not_hand(state: State, move: Move) -> Refusal | None:
    """CG-140: only crew that became passable."""
    crew = move.words[0]
    return None if crew in to_hand(state, state.acting) else Refusal("not_passable", ("CG-140",), {"crew": crew})


def hand(box: Box, state: State, move: Move) -> Flow:
    """CG-141: a crew member goes to the saucer of its colour."""
    crew, saucer = move.words[0], state.acting
    giver = where(state, crew)
    taker = state.partner(giver)
    state = aboard(ashore(done(state), giver, crew), taker, crew)
    state = noted(state, gained=state.trip.gained or taker == saucer)
    if to_hand(state, saucer):
        state = due(state, Task("hand", move.seat, (saucer,)))
    details = {"saucer": COLOURS[giver], "crew": crew, "other": COLOURS[taker]}
    yield state, Event("handed", move.seat, details, ("CG-141", "CG-140"))
    return state
