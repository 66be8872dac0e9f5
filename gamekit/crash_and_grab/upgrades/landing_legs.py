"""Landing Legs (CG-130): at the end of the turn an own move of 1 space."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import COLOURS, DIRECTIONS, State
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.flow import Flow, due
from gamekit.game import Event, Refusal, Task

STRIDE = 1  # the D of the move


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-130: any direction."""
    return DIRECTIONS


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-130: any direction will do."""
    return None


def use(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Flow:
    """CG-130: an own move with crew, pushes, accelerators and crash as usual (CG-55, CG-57)."""
    seat = state.seat_of(saucer)
    state = due(state, Task("glide", seat, (saucer, words[0], STRIDE, STRIDE)))
    yield state, Event("aimed", seat, {"saucer": COLOURS[saucer], "direction": words[0]}, ("CG-130", "CG-57", "CG-55"))
    return state


CARD = Card("landing_legs", "CG-130", "end", "legs", ("direction",), choices, why_not, use)
