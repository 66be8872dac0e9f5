"""Afterburner (CG-115): at the end of the turn a jump to any empty space of the row or column."""

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
    """CG-115: the empty spaces of the row and the column."""
    return [word for word in to_empty(box, state, saucer, ()) if is_in_line(box, state, saucer, word)]


def is_in_line(box: Box, state: State, saucer: int, word: str) -> bool:
    """Whether a space is another one of the row or the column of a saucer."""
    return bearing(state.saucers[saucer].space, by_word(board_of(box, state).size)[word])[1] > 0


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-115: in the row or the column, and empty."""
    if not is_in_line(box, state, saucer, words[0]):
        return Refusal("not_in_line", ("CG-115",), {"space": words[0]})
    return why_not_empty(box, state, saucer, words)


CARD = Card("afterburner", "CG-115", "end", "afterburner", ("space",), choices, why_not, jump_to_word)
