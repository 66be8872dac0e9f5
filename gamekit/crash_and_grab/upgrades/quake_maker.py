"""Quake Maker (CG-131): at the end of the turn a tile of the board is turned with all that is on it."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.geometry import Area, area, size_of
from gamekit.crash_and_grab.state import Space, State
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.flow import Flow
from gamekit.game import Event, Refusal

TURNS = ("1", "2", "3")


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-132: the tiles that can be turned, and by how many quarters."""
    size = size_of(box, state)
    if before:
        return turns_of(area(before[0], size))
    return [slot for slot in box.slots_of(size) if turns_of(area(slot, size))]


def turns_of(covered: Area) -> tuple[str, ...]:
    """CG-132: quadrants and the 2x2 centre by 1 to 3 quarters, strips by a half turn, a single space not at all."""
    _, _, rows, columns = covered
    if rows != columns:
        return ("2",)
    return TURNS if rows > 1 else ()


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-132: by as many quarters as such a tile can be turned."""
    slot, turns = words
    known = turns_of(area(slot, size_of(box, state)))
    if turns in known:
        return None
    return Refusal("half_turn_only" if known else "no_turn", ("CG-132",), {"slot": slot})


def use(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Flow:
    """CG-131: the tile turns, saucers and crew on it turn with it, and nothing is triggered."""
    slot, quarters = words[0], int(words[1])
    covered = area(slot, size_of(box, state))
    at = box.slots_of(size_of(box, state)).index(slot)
    laid = state.tiles[at]
    tile = laid._replace(turns=(laid.turns + quarters) % 4)
    moved = [record._replace(space=carried(record.space, covered, quarters)) for record in state.saucers]
    ground = sorted((crew, carried(space, covered, quarters)) for crew, space in state.ground)
    state = state._replace(
        tiles=(*state.tiles[:at], tile, *state.tiles[at + 1 :]), saucers=tuple(moved), ground=tuple(ground)
    )
    details = {"slot": slot, "turns": quarters}
    yield state, Event("turned", state.seat_of(saucer), details, ("CG-131", "CG-132", "CG-23"))
    return state


def carried(space: Space, covered: Area, quarters: int) -> Space:
    """CG-23, CG-131: where a space of the tile comes to lie; any other space stays."""
    top, left, rows, columns = covered
    if not space or not (top <= space[0] < top + rows and left <= space[1] < left + columns):
        return space
    row, column = space[0] - top, space[1] - left
    for _ in range(quarters):
        row, column, rows, columns = column, rows - 1 - row, columns, rows
    return top + row, left + column


CARD = Card("quake_maker", "CG-131", "end", "quake", ("slot", "turns"), choices, why_not, use, grounded=False)
