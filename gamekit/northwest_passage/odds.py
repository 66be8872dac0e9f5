"""How likely a renewal or a refill of the offer brings a tile that fits on a square: exact, for chance deals evenly.

Known to all is which tiles are in the reserve (NWP-115); so this is counting, and no model.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from math import comb

from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.coasts import closings, placements
from gamekit.northwest_passage.fitting import covered
from gamekit.northwest_passage.state import OFFER, State


def fitting(box: Box, state: State, seat: int, tiles: Iterable[str]) -> dict[str, frozenset[str]]:
    """Free square -> those of the tiles that the player could lay on it now, in some turn, beside ship or sled."""
    found: dict[str, set[str]] = defaultdict(set)
    for move in placements(box, state, seat, tiles):
        tile, turn, square, _ = move.words
        for one in covered(box.grid, tile, int(turn), box.grid.index[square]):
            found[box.grid.squares[one]].add(tile)
    return {square: frozenset(found[square]) for square in box.grid.squares if square in found}


def pool(state: State) -> list[str]:
    """NWP-52, NWP-114: the tiles of which a renewal would deal: the reserve, and the offer that goes back."""
    return sorted((*state.reserve, *state.offer), key=int)


def at_least_one(wanted: int, among: int, dealt: int) -> Fraction:
    """How likely at least one of so many wanted tiles is dealt: all but that each dealt one is another."""
    return 1 - Fraction(comb(among - wanted, dealt), comb(among, dealt))


def renewal(box: Box, state: State, seat: int) -> dict[str, Fraction]:
    """NWP-52, NWP-54: free square -> how likely a renewal brings a large tile that fits on it beside ship or sled."""
    tiles = pool(state)
    found = fitting(box, state, seat, tiles)
    return {square: at_least_one(len(some), len(tiles), min(OFFER, len(tiles))) for square, some in found.items()}


def refill(box: Box, state: State, seat: int) -> dict[str, Fraction]:
    """NWP-51: the same for the one tile that replaces a large one that is drawn; nothing, if the reserve is empty."""
    found = fitting(box, state, seat, state.reserve)
    return {square: Fraction(len(some), len(state.reserve)) for square, some in found.items()}


def island_by_renewal(box: Box, state: State, seat: int) -> Fraction:
    """How likely a renewal brings a large tile with which the player could complete an island at once."""
    tiles = pool(state)
    closing = {found.move.words[0] for found in closings(box, state, seat, tiles)}
    return at_least_one(len(closing), len(tiles), min(OFFER, len(tiles)))
