"""Waters and grounds, and where a ship or a sled can go from them (NWP-73 to NWP-81).

Play asks these small floods; the graphs `sea`, `land` and `ice` say the same for readers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.grid import CORNERS, Grid
from gamekit.northwest_passage.state import Stand, State

FREE = -1  # in `State.cover`
Cover = tuple[int, ...]
Quarters = tuple[str, ...]
OPPOSITE = dict(zip(CORNERS, CORNERS[::-1], strict=True))


def squares_of(board: Grid, cover: Cover, square: int) -> tuple[int, ...]:
    """The squares of the tile that covers a square, the anchor first."""
    tile = cover[square]
    others = [other for other in board.beside[square].values() if other >= 0 and cover[other] == tile]
    return (min(square, others[0]), max(square, others[0])) if others else (square,)


def quarters_of(board: Grid, squares: Iterable[int]) -> Quarters:
    """The quarters of some squares, in order."""
    return tuple(quarter for square in squares for quarter in board.quarters[square])


# ---------------------------------------------------------------------- what is joined inside a tile


def waters(board: Grid, cover: Cover, terrain: str, square: int) -> tuple[Quarters, ...]:
    """NWP-75: the waters of the tile that covers a square."""
    squares = squares_of(board, cover, square)
    return joined(board, squares, shown(board, squares, terrain), "S", board.rows)


def grounds(board: Grid, cover: Cover, terrain: str, frozen: int, square: int) -> tuple[Quarters, ...]:
    """NWP-79: the grounds of the tile that covers a square, with so many rows frozen."""
    squares = squares_of(board, cover, square)
    return joined(board, squares, shown(board, squares, terrain), "L", frozen)


def shown(board: Grid, squares: tuple[int, ...], terrain: str) -> str:
    """The terrain of the quarters of some squares."""
    return "".join([terrain[point] for square in squares for point in board.points[square]])


@lru_cache(maxsize=50_000)  # at most 64 patterns at some 250 places, and the frost
def joined(board: Grid, squares: tuple[int, ...], pattern: str, sign: str, whole: int) -> tuple[Quarters, ...]:
    """The sets of joined quarters of a tile with a terrain; in the first `whole` rows all quarters are joined.

    Sea is joined everywhere in its square (NWP-6), so whole is then the whole board; for sleds whole rows are frozen,
    and every quarter in them counts (NWP-78).
    """
    sea = sign == "S"
    kept = dict(zip(quarters_of(board, squares), pattern, strict=True))
    left = [q for q, there in kept.items() if there == sign or (not sea and board.row_of[board.square_of[q]] <= whole)]
    found = []
    while left:
        part = flood(left[0], left, lambda quarter: beside(board, quarter, whole))
        found.append(tuple(quarter for quarter in left if quarter in part))
        left = [quarter for quarter in left if quarter not in part]
    return tuple(found)


def beside(board: Grid, quarter: str, whole: int) -> Iterator[str]:
    """NWP-6, NWP-7, NWP-8, NWP-78: the quarters that a quarter is joined to if both count."""
    square = board.square_of[quarter]
    far = f"{board.squares[square]}-{OPPOSITE[quarter[-2:]]}"
    all_joined = board.row_of[square] <= whole
    yield from (other for other in board.quarters[square] if all_joined or other != far)
    yield from (other for other, _ in board.across[quarter])


def flood(start: str, among: Iterable[str], ways: Callable[[str], Iterator[str]]) -> set[str]:
    """All of `among` that can be reached from a start."""
    known, todo = {start}, [start]
    allowed = set(among)
    while todo:
        new = [other for other in ways(todo.pop()) if other in allowed and other not in known]
        known.update(new)
        todo += new
    return known


# ---------------------------------------------------------------------- where a vehicle can go


def targets(box: Box, state: State, vehicle: str, stand: Stand) -> dict[str, Stand]:
    """NWP-76, NWP-80, NWP-81: the words of all places and tiles that a vehicle can move to, and how it stands there.

    A tile is named by its anchor, or by the first quarter of the water or ground if there are several to enter.
    """
    return ways_from(box, vehicle, stand, state.cover, state.terrain, state.frozen)


@lru_cache(maxsize=256)  # a move is asked about several times before it is made
def ways_from(box: Box, vehicle: str, stand: Stand, cover: Cover, terrain: str, frozen: int) -> dict[str, Stand]:
    """The same from what matters of a state."""
    board, entered = box.grid, entries(box, vehicle, stand, cover, terrain, frozen)
    found: dict[str, Stand] = {}
    parts: dict[int, list[Quarters]] = {}
    for square, quarter in entered:
        known = parts.setdefault(cover[square], [])
        if not any(quarter in part for part in known):
            known += [p for p in areas(box, vehicle, cover, terrain, frozen, square) if quarter in p]
    for many in parts.values():
        squares = squares_of(board, cover, board.square_of[many[0][0]])
        anchor = board.squares[squares[0]]
        many.sort(key=lambda part: quarters_of(board, squares).index(part[0]))
        found |= {anchor if len(many) == 1 else part[0]: Stand(anchor, part) for part in many}
    return found | {place: Stand(place, ()) for place in shores_reached(box, vehicle, stand, cover, terrain, frozen)}


def areas(box: Box, vehicle: str, cover: Cover, terrain: str, frozen: int, square: int) -> tuple[Quarters, ...]:
    """The waters of a tile for a ship, its grounds for a sled."""
    if vehicle == "ship":
        return waters(box.grid, cover, terrain, square)
    return grounds(box.grid, cover, terrain, frozen, square)


def entries(box: Box, vehicle: str, stand: Stand, cover: Cover, terrain: str, frozen: int) -> Iterator[tuple[int, str]]:
    """The squares and quarters of other tiles that are joined to where a vehicle stands, across a common side."""
    board, ship = box.grid, vehicle == "ship"
    if stand.at in box.places:
        for square, ends in box.shores[stand.at]:
            if cover[square] != FREE:
                yield from ((square, q) for q in ends if open_to(board, ship, q, terrain, frozen))
        return
    own = cover[board.index[stand.at]]
    for quarter in stand.on:
        if open_to(board, ship, quarter, terrain, frozen):
            for other, square in board.across[quarter]:
                if cover[square] not in (FREE, own) and open_to(board, ship, other, terrain, frozen):
                    yield square, other


def shores_reached(box: Box, vehicle: str, stand: Stand, cover: Cover, terrain: str, frozen: int) -> list[str]:
    """NWP-17: the places that a vehicle can go to from its tile."""
    board, ship = box.grid, vehicle == "ship"
    standing = [q for q in stand.on if open_to(board, ship, q, terrain, frozen)]
    return [place for place, sides in box.shores.items() if any(q in ends for _, ends in sides for q in standing)]


def open_to(board: Grid, ship: bool, quarter: str, terrain: str, frozen: int) -> bool:
    """NWP-76: for a ship, sea that is not frozen; NWP-78: for a sled, land or ice."""
    ice = board.row_of[board.square_of[quarter]] <= frozen
    sea = terrain[board.point_of[quarter]] == "S"
    return sea and not ice if ship else ice or not sea
