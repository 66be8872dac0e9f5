"""Pulse Cannon (CG-116): at the end of the turn a saucer in the row or column is pushed 1 space away."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import COLOURS, State
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.crash_and_grab.upgrades.line import bearing
from gamekit.flow import Flow, due
from gamekit.game import Event, Refusal, Task

FORCE = 1  # the D of the push


def aim_at(state: State, saucer: int, other: int) -> str:
    """The direction in which another saucer of the row or column is; "" if it is not in line, or off the board."""
    here, there = state.saucers[saucer].space, state.saucers[other].space
    return bearing(here, there)[0] if there else ""


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-116: the saucers in the row and the column, at any distance."""
    return [COLOURS[other] for other in range(len(state.saucers)) if aim_at(state, saucer, other)]


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-116: another saucer, on the board, in the row or the column."""
    other = COLOURS.index(words[0])
    if other == saucer:
        return Refusal("itself", ("CG-116",))
    if not state.saucers[other].space:
        return Refusal("saucer_off", ("CG-116",), {"saucer": words[0]})
    in_line = aim_at(state, saucer, other)
    return None if in_line else Refusal("saucer_not_in_line", ("CG-116",), {"saucer": words[0]})


def use(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Flow:
    """CG-116, CG-64: a push by 1 space with all its consequences."""
    other = COLOURS.index(words[0])
    state = due(state, Task("shove", state.seat_of(saucer), (saucer, other, aim_at(state, saucer, other), FORCE)))
    details = {"saucer": COLOURS[saucer], "other": words[0]}
    yield state, Event("pulsed", state.seat_of(saucer), details, ("CG-116", "CG-57", "CG-71"))
    return state


CARD = Card("pulse_cannon", "CG-116", "end", "pulse", ("saucer",), choices, why_not, use)
