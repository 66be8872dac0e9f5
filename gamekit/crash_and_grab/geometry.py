"""The board as the tiles lie: where its sites and accelerators are, and what lies next to what (CG-15 to CG-23).

A space is (row, column), both from 0, row 0 at the top. Play asks these tables; `graph` makes a networkx graph of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from gamekit.crash_and_grab.board import MARKS, QUADRANT, Box
from gamekit.crash_and_grab.state import OFF, Laid, Space, State

AHEAD = {"sun": (-1, 0), "meteor": (1, 0), "stars": (0, -1), "asteroids": (0, 1)}  # CG-9
Area = tuple[int, int, int, int]  # row and column of its corner, rows, columns


@dataclass(frozen=True, eq=False)
class Board:
    """A board of `size` squares a side."""

    size: int
    sites: dict[int, Space]  # number of a crash site -> where it is
    site_at: dict[Space, int]
    accelerators: frozenset[Space]
    ahead: dict[str, dict[Space, Space]]  # direction -> space -> the next one, or OFF (CG-16)
    spaces: tuple[Space, ...]  # row by row


def board_of(box: Box, state: State) -> Board:
    """The board of a state, as its tiles lie."""
    return lay(box, size_of(box, state), state.tiles)


def size_of(box: Box, state: State) -> int:
    """CG-15: how many squares a side the board has."""
    return box.parties[state.players].board


@lru_cache(maxsize=4096)  # a game has one board, and a few more if tiles are turned
def lay(box: Box, size: int, tiles: tuple[Laid, ...]) -> Board:
    """The board of these tiles, slot by slot; a slot without a tile is blank."""
    marks = dict(marked(box, size, tiles))
    sites = {MARKS.index(mark) - 1: space for space, mark in marks.items() if mark not in ".*"}
    return Board(
        size=size,
        sites=dict(sorted(sites.items())),
        site_at={space: number for number, space in sites.items()},
        accelerators=frozenset(space for space, mark in marks.items() if mark == "*"),
        ahead=neighbours(size),
        spaces=squares(size),
    )


def marked(box: Box, size: int, tiles: tuple[Laid, ...]) -> Iterator[tuple[Space, str]]:
    """Every space that a tile covers, with its mark."""
    for slot, laid in zip(box.slots_of(size), tiles, strict=True):
        if laid.tile:
            top, left, _, _ = area(slot, size)
            for row, line in enumerate(turned(box.tiles[laid.tile].sides[laid.side], laid.turns)):
                yield from (((top + row, left + column), mark) for column, mark in enumerate(line))


def turned(picture: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """CG-23: a picture after so many quarter turns clockwise: (r, c) of h rows goes to (c, h - 1 - r)."""
    for _ in range(turns):
        picture = tuple("".join(column) for column in zip(*reversed(picture), strict=True))
    return picture


@lru_cache(maxsize=64)
def area(slot: str, size: int) -> Area:
    """CG-19, CG-20, CG-21: the rows and columns that a slot covers."""
    gap, far = size - 2 * QUADRANT, size - QUADRANT
    rows = {"n": (0, QUADRANT), "s": (far, QUADRANT)}
    columns = {"w": (0, QUADRANT), "e": (far, QUADRANT)}
    top, high = rows.get(slot[:1], (QUADRANT, gap))
    left, wide = columns.get(slot[-1:], (QUADRANT, gap))
    return top, left, high, wide


@lru_cache(maxsize=8)
def squares(size: int) -> tuple[Space, ...]:
    """All spaces of a board, row by row."""
    return tuple((row, column) for row in range(size) for column in range(size))


@lru_cache(maxsize=8)
def neighbours(size: int) -> dict[str, dict[Space, Space]]:
    """CG-9, CG-16: direction -> space -> the next space that way, or OFF over the edge."""
    known = set(squares(size))
    return {
        direction: {(row, column): on_board((row + down, column + right), known) for row, column in squares(size)}
        for direction, (down, right) in AHEAD.items()
    }


def on_board(space: Space, known: set[Space]) -> Space:
    """The space, or OFF if it is none of the board."""
    return space if space in known else OFF


@lru_cache(maxsize=8)
def words(size: int) -> tuple[str, ...]:
    """The words of all spaces of a board: r0c0, r0c1, ..."""
    return tuple(f"r{row}c{column}" for row, column in squares(size))


@lru_cache(maxsize=8)
def by_word(size: int) -> dict[str, Space]:
    """The word of a space -> the space."""
    return dict(zip(words(size), squares(size), strict=True))


def occupied(state: State) -> set[Space]:
    """The spaces where a saucer or a crew member is."""
    return {saucer.space for saucer in state.saucers} | {space for _, space in state.ground}


def empty_spaces(board: Board, state: State) -> list[Space]:
    """CG-108: the spaces that are no accelerator and have neither saucer nor crew."""
    taken = occupied(state) | board.accelerators
    return [space for space in board.spaces if space not in taken]


def empty_sites(board: Board, state: State) -> list[int]:
    """CG-108, CG-152: the crash sites that have neither saucer nor crew."""
    taken = occupied(state)
    return [number for number, space in board.sites.items() if space not in taken]


def standing_at(state: State, space: Space) -> int:
    """The saucer that stands on a space; -1 if none does."""
    for number, saucer in enumerate(state.saucers):
        if saucer.space == space:
            return number
    return -1


def crew_at(state: State, space: Space) -> str:
    """The crew member that stands on a space; "" if none does."""
    for crew, at in state.ground:
        if at == space:
            return crew
    return ""
