"""Where a tile fits (NWP-62 to NWP-68): beside a vehicle, on free squares, in agreement with all that lies there."""

from __future__ import annotations

from functools import lru_cache

from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.grid import OUTSIDE, Grid
from gamekit.northwest_passage.tiles import LARGE, agrees, is_large
from gamekit.northwest_passage.ways import FREE, Cover, squares_of

Squares = tuple[int, ...]
ALONG = ("e", "s", "e", "s")  # by turn: on which side of its anchor a large tile's other square lies (table 2)


def covered(board: Grid, tile: str, turn: int, anchor: int) -> Squares:
    """Table 2: the squares of a tile, the anchor first; OUTSIDE for one that is beyond the edge."""
    return (anchor, board.beside[anchor][ALONG[turn]]) if is_large(tile) else (anchor,)


def has(board: Grid, squares: Squares, terrain: str) -> str:
    """The terrain at the points of one square, or of two side by side, row by row."""
    first, *_, last = board.points[squares[0]][0], board.points[squares[-1]][3]
    wide = last % board.wide - first % board.wide + 1
    return "".join([terrain[row : row + wide] for row in range(first, last + 1, board.wide)])


def with_pattern(board: Grid, squares: Squares, terrain: str, pattern: str) -> str:
    """The terrain with a pattern laid on one square, or on two."""
    first, last = board.points[squares[0]][0], board.points[squares[-1]][3]
    wide = last % board.wide - first % board.wide + 1
    for number, row in enumerate(range(first, last + 1, board.wide)):
        terrain = terrain[:row] + pattern[number * wide : (number + 1) * wide] + terrain[row + wide :]
    return terrain


def anchors(box: Box, at: str, cover: Cover, terrain: str, tile: str, turn: int, whole: bool) -> list[int]:
    """The anchors with which a tile fits beside a vehicle that is at `at`."""
    board, pattern = box.grid, box.pattern(tile, turn)
    near = places_for(box, at, cover, ALONG[turn] if len(pattern) == LARGE else "", whole)
    return [squares[0] for squares in near if agrees(has(board, squares, terrain), pattern)]


@lru_cache(maxsize=512)  # asked for every tile and turn
def places_for(box: Box, at: str, cover: Cover, way: str, whole: bool) -> tuple[Squares, ...]:
    """NWP-62 to NWP-64: the free squares for a tile beside a vehicle, its terrain aside; `way` as in ALONG, or ""."""
    board, found = box.grid, set()
    for square in free_beside(box, at, cover):
        for anchor in (square, board.beside[square][BACK[way]]) if way else (square,):
            squares = (anchor, board.beside[anchor][way]) if way and anchor != OUTSIDE else (anchor,)
            if all(one != OUTSIDE and cover[one] == FREE for one in squares):
                found.add(squares)
    return tuple(squares for squares in sorted(found) if not whole or whole_side(box, at, cover, squares))


BACK = {"e": "w", "s": "n"}


def free_beside(box: Box, at: str, cover: Cover) -> set[int]:
    """The free squares that have a side in common with a tile or place."""
    board = box.grid
    if at in box.places:
        return {square for square, _ in box.shores[at] if cover[square] == FREE}
    tile = squares_of(board, cover, board.index[at])
    near = {other for square in tile for other in board.beside[square].values()}
    return {square for square in near if square != OUTSIDE and cover[square] == FREE}


def whole_side(box: Box, at: str, cover: Cover, squares: Squares) -> bool:
    """NWP-64: whether a whole side of a new tile lies against the tile or place."""
    board = box.grid
    if at in box.places:
        place = box.places[at]
        beside = {square for square, _ in box.shores[at]}
        return all(square in beside for square in along(board, squares, place.side[0]))
    tile = squares_of(board, cover, board.index[at])
    return any(all(board.beside[square][way] in tile for square in along(board, squares, way)) for way in "nesw")


def along(board: Grid, squares: Squares, way: str) -> list[int]:
    """The squares of a tile that are at one of its four sides."""
    return [square for square in squares if board.beside[square][way] not in squares]


def against(board: Grid, squares: Squares, terrain: str, pattern: str) -> tuple[str, str, str]:
    """NWP-65: the first quarter that disagrees, the terrain that its point has, and what the tile would show."""
    first, last = board.points[squares[0]][0], board.points[squares[-1]][3]
    wide = last % board.wide - first % board.wide + 1
    points = [row + step for row in range(first, last + 1, board.wide) for step in range(wide)]
    for point, new in zip(points, pattern, strict=True):
        if terrain[point] not in (".", new):
            square = next(square for square in squares if point in board.points[square])
            return board.quarters[square][board.points[square].index(point)], terrain[point], new
    raise ValueError("the pattern agrees everywhere")
