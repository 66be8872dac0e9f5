"""What jumps have in common: nothing is entered in between, and nothing is triggered (CG-108, CG-109)."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.geometry import board_of, by_word, empty_spaces
from gamekit.crash_and_grab.state import COLOURS, Space, State, slug_of
from gamekit.flow import Flow
from gamekit.game import Event, Refusal


def to_empty(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Sequence[str]:
    """CG-108: all empty spaces."""
    return [slug_of(space) for space in empty_spaces(board_of(box, state), state)]


def why_not_empty(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-108: only an empty space."""
    board = board_of(box, state)
    empty = by_word(board.size)[words[0]] in empty_spaces(board, state)
    return None if empty else Refusal("not_empty", ("CG-108",), {"space": words[0]})


def jump_to_word(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Flow:
    """CG-109: the saucer is on the named space at once."""
    return jump(state, saucer, by_word(board_of(box, state).size)[words[0]])


def jump(state: State, saucer: int, space: Space) -> Flow:
    """CG-109: the saucer is elsewhere at once."""
    record = state.saucers[saucer]
    details = {"saucer": COLOURS[saucer], "start": slug_of(record.space), "space": slug_of(space)}
    state = state.with_saucer(saucer, record._replace(space=space))
    yield state, Event("jumped", state.seat_of(saucer), details, ("CG-109", "CG-108"))
    return state
