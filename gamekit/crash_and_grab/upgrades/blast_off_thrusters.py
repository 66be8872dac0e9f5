"""Blast Off Thrusters (CG-113): at the start of the turn a jump to an empty orthogonal neighbour space."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.geometry import board_of, by_word
from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.crash_and_grab.upgrades.jump import jump_to_word, to_empty, why_not_empty
from gamekit.crash_and_grab.upgrades.line import bearing
from gamekit.game import Refusal


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-113: the empty neighbour spaces."""
    return [word for word in to_empty(box, state, saucer, ()) if is_beside(box, state, saucer, word)]


def is_beside(box: Box, state: State, saucer: int, word: str) -> bool:
    """Whether a space is an orthogonal neighbour."""
    return bearing(state.saucers[saucer].space, by_word(board_of(box, state).size)[word])[1] == 1


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-113: an orthogonal neighbour, and empty."""
    if not is_beside(box, state, saucer, words[0]):
        return Refusal("not_beside", ("CG-113",), {"space": words[0]})
    return why_not_empty(box, state, saucer, words)


CARD = Card("blast_off_thrusters", "CG-113", "start", "thrusters", ("space",), choices, why_not, jump_to_word)
