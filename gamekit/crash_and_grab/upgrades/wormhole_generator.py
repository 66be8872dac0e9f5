"""Wormhole Generator (CG-114): at the end of the turn two saucers swap places."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import COLOURS, State, slug_of
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.flow import Flow
from gamekit.game import Event, Refusal


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-114: any other saucer on the board."""
    return [COLOURS[other] for other, record in enumerate(state.saucers) if record.space and other != saucer]


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-114: another saucer, and on the board."""
    if words[0] == COLOURS[saucer]:
        return Refusal("itself", ("CG-114",))
    on_board = words[0] in choices(box, state, saucer, ())
    return None if on_board else Refusal("saucer_off", ("CG-114",), {"saucer": words[0]})


def use(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Flow:
    """CG-114, CG-109: they swap places, and nothing is triggered."""
    other = COLOURS.index(words[0])
    here, there = state.saucers[saucer], state.saucers[other]
    state = state.with_saucer(saucer, here._replace(space=there.space))
    state = state.with_saucer(other, there._replace(space=here.space))
    details = {
        "saucer": COLOURS[saucer],
        "other": words[0],
        "start": slug_of(here.space),
        "space": slug_of(there.space),
    }
    yield state, Event("swapped", state.seat_of(saucer), details, ("CG-114", "CG-109"))
    return state


CARD = Card("wormhole_generator", "CG-114", "end", "wormhole", ("saucer",), choices, why_not, use)
