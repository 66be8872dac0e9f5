"""Cloaking Device (CG-119): at the end of the turn the saucer leaves the board until the end of the round."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import COLOURS, OFF, State, slug_of
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.flow import Flow
from gamekit.game import Event, Refusal


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-119: there is nothing to choose, but it can be used."""
    return ("",)


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-119: nothing is against it on the board."""
    return None


def use(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Flow:
    """CG-119: no crash, and no cost; CG-103 brings it back."""
    record = state.saucers[saucer]
    details = {"saucer": COLOURS[saucer], "space": slug_of(record.space)}
    state = state.with_saucer(saucer, record._replace(space=OFF))
    yield state, Event("vanished", state.seat_of(saucer), details, ("CG-119", "CG-103"))
    return state


CARD = Card("cloaking_device", "CG-119", "end", "cloak", (), choices, why_not, use)
