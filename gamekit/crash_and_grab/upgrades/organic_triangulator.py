"""Organic Triangulator (CG-139): at the end of a turn without new crew a jump to any empty space."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.crash_and_grab.upgrades.jump import jump_to_word, to_empty, why_not_empty
from gamekit.game import Refusal


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-139: the empty spaces, if the saucer neither picked up, stole nor took over any crew this turn."""
    return () if state.trip.gained else to_empty(box, state, saucer, before)


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-139: not after new crew, and only to an empty space."""
    if state.trip.gained:
        return Refusal("got_crew", ("CG-139",))
    return why_not_empty(box, state, saucer, words)


CARD = Card("organic_triangulator", "CG-139", "end", "triangulate", ("space",), choices, why_not, jump_to_word)
