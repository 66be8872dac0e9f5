"""Land areas and islands (NWP-90, NWP-91).

The edge of the board, with the places beside it (NWP-16), has no squares. Once all squares around a point are laid, all
its quarters are joined. So a land area whose points are all surrounded is a set of land points joined along the lines
of the grid: play floods from point to point, and stops at the first point beside which a square is free.
"""

from __future__ import annotations

from collections.abc import Iterable

from gamekit.northwest_passage.grid import Grid
from gamekit.northwest_passage.ways import FREE, Cover


def islands(board: Grid, cover: Cover, terrain: str, squares: Iterable[int]) -> list[tuple[int, ...]]:
    """NWP-91, NWP-94: the islands with a point at one of these squares, each as its points, in order."""
    starts = sorted({point for square in squares for point in board.points[square] if terrain[point] == "L"})
    seen: set[int] = set()
    found = []
    for start in starts:
        if start not in seen:
            area, whole = surrounded(board, cover, terrain, start)
            seen |= area
            if whole:
                found.append(tuple(sorted(area)))
    return sorted(found)


def surrounded(board: Grid, cover: Cover, terrain: str, start: int) -> tuple[set[int], bool]:
    """The land points reached from a start, and whether all squares around all of them are laid."""
    area, todo = {start}, [start]
    while todo:
        point = todo.pop()
        for square in board.around[point]:
            if cover[square] == FREE:
                return area, False
        for other in board.next_points[point]:
            if terrain[other] == "L" and other not in area:
                area.add(other)
                todo.append(other)
    return area, True


def quarters_at(board: Grid, points: Iterable[int]) -> list[str]:
    """The quarters at some points, row by row."""
    known = set(points)
    squares = sorted({square for point in known for square in board.around[point]})
    pairs = ((q, p) for square in squares for q, p in zip(board.quarters[square], board.points[square], strict=True))
    return [quarter for quarter, point in pairs if point in known]


def squares_at(board: Grid, points: Iterable[int]) -> list[int]:
    """The squares with a quarter at one of these points, in order."""
    return sorted({square for point in points for square in board.around[point]})
