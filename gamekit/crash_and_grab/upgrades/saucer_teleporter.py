"""Saucer Teleporter (CG-118): at the end of the turn a jump to any empty crash site."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.geometry import board_of, empty_sites
from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.crash_and_grab.upgrades.jump import jump
from gamekit.flow import Flow
from gamekit.game import Refusal


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-118: the empty crash sites."""
    return [str(site) for site in empty_sites(board_of(box, state), state)]


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-118, CG-108: only an empty crash site."""
    empty = words[0] in choices(box, state, saucer, ())
    return None if empty else Refusal("site_taken", ("CG-118", "CG-108"), {"site": words[0]})


def use(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Flow:
    """CG-118, CG-109: the saucer is there at once."""
    return jump(state, saucer, board_of(box, state).sites[int(words[0])])


CARD = Card("saucer_teleporter", "CG-118", "end", "teleport", ("site",), choices, why_not, use)
