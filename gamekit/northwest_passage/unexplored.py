"""How far it may still be to the Passage, through squares where nothing lies yet: a guess that the kit steers by."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.foresight import frozen_in
from gamekit.northwest_passage.state import PASSAGE, Stand, State
from gamekit.northwest_passage.ways import FREE, Cover

SIDES = {"n": (0, 1), "e": (1, 3), "s": (2, 3), "w": (0, 2)}  # the two corners of a side
KNOWN, UNKNOWN, FROST = 0.5, 1.0, 2.0  # what it costs to enter a laid square, a free one, and one that is always frozen
FAR = 1000.0


def distance(box: Box, state: State, stand: Stand) -> float:
    """How far a ship is from the Passage."""
    if stand.at == PASSAGE:
        return 0
    costs = field(box, state.cover, state.terrain, state.round, state.options.rounds)
    if stand.at in box.places:
        return min(costs[square] for square, _ in box.shores[stand.at])
    board = box.grid
    ends = [quarter for _, ends in box.shores[PASSAGE] for quarter in ends]
    if any(quarter in ends for quarter in stand.on):
        return 1
    return min((costs[square] for quarter in stand.on for _, square in board.across[quarter]), default=FAR)


@lru_cache(maxsize=8)
def field(box: Box, cover: Cover, terrain: str, number: int, rounds: int) -> tuple[float, ...]:
    """Of each square, what it costs to enter it and go on to the Passage, from a round on; FAR if there is no way."""
    board, costs = box.grid, [FAR] * len(cover)
    enter = [
        (UNKNOWN if tile == FREE else KNOWN) + FROST * frost(box, row, number, rounds)
        for tile, row in zip(cover, board.row_of, strict=True)
    ]
    todo: list[tuple[float, int]] = []
    for square, _ in box.shores[PASSAGE]:
        heappush(todo, (1 + enter[square], square))
    while todo:
        cost, square = heappop(todo)
        if costs[square] > cost:
            costs[square] = cost
            for way, ends in SIDES.items():
                other = board.beside[square][way]
                if other >= 0 and any(terrain[board.points[square][end]] != "L" for end in ends):
                    heappush(todo, (cost + enter[other], other))
    return tuple(costs)


def frost(box: Box, row: int, number: int, rounds: int) -> float:
    """In what part of the rounds left a row is frozen."""
    left = range(number, rounds + 1)
    return sum(row <= frozen_in(box, one) for one in left) / max(len(left), 1)
