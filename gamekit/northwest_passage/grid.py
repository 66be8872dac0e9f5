"""The grid of the board: squares, corner points and quarters, and which touch which (NWP-1 to NWP-8).

Squares and points are numbers, row by row from the north and from 0; a quarter is a word, such as `p4-nw`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

CORNERS = ("nw", "ne", "sw", "se")  # NWP-3, in the order of the points of a square
BEYOND = {"nw": ("n", "w"), "ne": ("n", "e"), "sw": ("s", "w"), "se": ("s", "e")}  # the two sides at a corner
STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}  # rows, columns
MIRRORED = {"n": str.maketrans("ns", "sn"), "s": str.maketrans("ns", "sn")}
MIRRORED |= {"e": str.maketrans("ew", "we"), "w": str.maketrans("ew", "we")}
SIDES = {"west": ("nw", "sw"), "east": ("ne", "se"), "north": ("nw", "ne"), "south": ("sw", "se")}
OUTSIDE = -1  # instead of a square beyond the edge


@dataclass(frozen=True, eq=False)
class Grid:
    """What lies where on a board of so many columns and rows; nothing of it changes in play."""

    columns: int
    rows: int
    squares: tuple[str, ...]  # their words, `a1` in the north-west
    index: dict[str, int]  # word of a square -> its number
    row_of: tuple[int, ...]  # of each square, from 1 in the north
    column_of: tuple[int, ...]  # from 1 in the west
    points: tuple[tuple[int, ...], ...]  # of each square: its four, as CORNERS
    beside: tuple[dict[str, int], ...]  # of each square: n e s w -> the next square, or OUTSIDE
    around: tuple[tuple[int, ...], ...]  # of each point: the squares at it, one to four
    next_points: tuple[tuple[int, ...], ...]  # of each point: the points at the other end of a side
    quarters: tuple[tuple[str, ...], ...]  # of each square: its four, as CORNERS
    square_of: dict[str, int]  # quarter -> square
    point_of: dict[str, int]  # quarter -> point
    across: dict[str, tuple[tuple[str, int], ...]]  # NWP-8: quarter -> quarters over a side at its point, their squares

    @property
    def wide(self) -> int:
        """How many points a row has."""
        return self.columns + 1


@lru_cache(maxsize=8)
def grid(columns: int, rows: int) -> Grid:
    """The grid of so many columns and rows."""
    spots = [(row, column) for row in range(rows) for column in range(columns)]
    squares = tuple(f"{chr(ord('a') + column)}{row + 1}" for row, column in spots)
    points = tuple(corners(row, column, columns + 1) for row, column in spots)
    quarters = tuple(tuple(f"{square}-{corner}" for corner in CORNERS) for square in squares)
    beside = tuple({way: neighbour(spot, way, columns, rows) for way in STEPS} for spot in spots)
    every = range((columns + 1) * (rows + 1))
    return Grid(
        columns=columns,
        rows=rows,
        squares=squares,
        index={square: number for number, square in enumerate(squares)},
        row_of=tuple(row + 1 for row, _ in spots),
        column_of=tuple(column + 1 for _, column in spots),
        points=points,
        beside=beside,
        around=tuple(tuple(number for number, found in enumerate(points) if point in found) for point in every),
        next_points=tuple(tuple(next_to(point, columns + 1, rows + 1)) for point in every),
        quarters=quarters,
        square_of={quarter: number for number, four in enumerate(quarters) for quarter in four},
        point_of={
            quarter: point
            for four, at in zip(quarters, points, strict=True)
            for quarter, point in zip(four, at, strict=True)
        },
        across=over_sides(quarters, beside),
    )


def corners(row: int, column: int, wide: int) -> tuple[int, ...]:
    """NWP-3: the points of a square."""
    first = row * wide + column
    return first, first + 1, first + wide, first + wide + 1


def neighbour(spot: tuple[int, int], way: str, columns: int, rows: int) -> int:
    """The square on one side of a square."""
    row, column = spot[0] + STEPS[way][0], spot[1] + STEPS[way][1]
    return row * columns + column if 0 <= row < rows and 0 <= column < columns else OUTSIDE


def next_to(point: int, wide: int, high: int) -> Iterator[int]:
    """The points one step away along the lines of the grid."""
    row, column = divmod(point, wide)
    for down, right in STEPS.values():
        if 0 <= row + down < high and 0 <= column + right < wide:
            yield (row + down) * wide + column + right


def over_sides(
    quarters: Sequence[Sequence[str]], beside: Sequence[dict[str, int]]
) -> dict[str, tuple[tuple[str, int], ...]]:
    """NWP-8: for each quarter the quarters at the same point that two squares with a common side join to it."""
    return {
        quarter: tuple(
            (quarters[beside[square][way]][CORNERS.index(corner.translate(MIRRORED[way]))], beside[square][way])
            for way in BEYOND[corner]
            if beside[square][way] != OUTSIDE
        )
        for square, four in enumerate(quarters)
        for quarter, corner in zip(four, CORNERS, strict=True)
    }
