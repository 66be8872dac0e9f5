"""Tractor Beam (CG-117): at the end of the turn crew in the row or column, at most 2 spaces away, is taken."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.crew import aboard, crew_space, off_ground
from gamekit.crash_and_grab.flow import noted
from gamekit.crash_and_grab.state import COLOURS, Space, State, slug_of
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.crash_and_grab.upgrades.line import bearing
from gamekit.flow import Flow
from gamekit.game import Event, Refusal

REACH = 2


def in_reach(start: Space, end: Space) -> bool:
    """CG-117: in the row or the column, at most 2 spaces away."""
    return 0 < bearing(start, end)[1] <= REACH


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-117: the crew in reach, whatever is in between."""
    return [crew for crew, space in state.ground if in_reach(state.saucers[saucer].space, space)]


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-117: crew on the board, in reach."""
    space = crew_space(state, words[0])
    if not space:
        return Refusal("not_on_board", ("CG-117",), {"crew": words[0]})
    near = in_reach(state.saucers[saucer].space, space)
    return None if near else Refusal("out_of_reach", ("CG-117",), {"crew": words[0]})


def use(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Flow:
    """CG-117: it comes aboard, and another one is placed for it (CG-89, CG-93)."""
    (crew,) = words
    space = crew_space(state, crew)
    state = noted(state, refill=state.trip.refill + 1, gained=True)
    state = aboard(off_ground(state, crew), saucer, crew)
    details = {"saucer": COLOURS[saucer], "crew": crew, "space": slug_of(space)}
    yield state, Event("beamed", state.seat_of(saucer), details, ("CG-117", "CG-89", "CG-93"))
    return state


CARD = Card("tractor_beam", "CG-117", "end", "tractor", ("crew",), choices, why_not, use)
