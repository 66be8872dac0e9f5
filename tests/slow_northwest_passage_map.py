"""The map of the slow Northwest Passage: laid tiles, what is joined with what, islands, and where a tile fits.

Quarters stand in a dictionary; whatever is joined is found by plain search, and a tile fits where trying shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from slow_northwest_passage_board import (
    CORNERS,
    ENDS,
    NEXT_CORNERS,
    SIDES,
    SMALL_TURNS,
    Board,
    Point,
    Quarter,
    Square,
    all_squares,
    beside,
    covered,
    icon_of,
    point_of,
    rows_of,
    shape,
    terrain_of,
    written,
)

Area = frozenset[Quarter]


class Laid(NamedTuple):
    """A tile on the board."""

    tile: str
    squares: list[Square]  # the anchor first
    turn: int
    blank: bool


class Island(NamedTuple):
    """A land area that is surrounded (NWP-91), and what it is worth (NWP-93)."""

    quarters: Area
    points: int


def around(point: Point) -> list[Quarter]:
    """The four quarters at a point, on the board or not."""
    return [((point[0] - right, point[1] - down), corner) for corner, (right, down) in CORNERS.items()]


def across(quarter: Quarter) -> list[Quarter]:
    """NWP-8: the quarters at the same point in the squares that share a side with its square."""
    (x, y), _ = quarter
    return [other for other in around(point_of(quarter)) if abs(other[0][0] - x) + abs(other[0][1] - y) == 1]


def pieces(quarters: Iterable[Quarter], joined: Callable[[Quarter, Quarter], bool]) -> list[Area]:
    """The sets of joined quarters, by plain search."""
    left, found = list(quarters), []
    while left:
        todo = [left[0]]
        piece: list[Quarter] = []
        while todo:
            one = todo.pop()
            if one not in left:
                continue
            left.remove(one)
            piece.append(one)
            todo += [other for other in near(one) if other in left and joined(one, other)]
        found.append(frozenset(piece))
    return found


def near(quarter: Quarter) -> list[Quarter]:
    """Whatever could be joined to a quarter at all."""
    return [(quarter[0], corner) for corner in CORNERS if corner != quarter[1]] + across(quarter)


def same_square(one: Quarter, other: Quarter) -> bool:
    return one[0] == other[0]


def next_corners(one: Quarter, other: Quarter) -> bool:
    return {one[1], other[1]} in NEXT_CORNERS


def land_joined(one: Quarter, other: Quarter) -> bool:
    """NWP-6, NWP-8, of two land quarters."""
    return next_corners(one, other) if same_square(one, other) else other in across(one)


def sea_joined(one: Quarter, other: Quarter) -> bool:
    """NWP-6, NWP-8, of two sea quarters."""
    return same_square(one, other) or other in across(one)


class SlowMap:
    """The board with the tiles that lie on it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.squares = all_squares(board)
        self.laid: list[Laid] = []
        self.quarters: dict[Quarter, str] = {}  # NWP-5
        self.icons: dict[int, str] = {}  # of laid tiles, those still there
        self.frozen_rows = 0
        self.piles = {pile: count for pile, (_, count) in board.piles.items()}

    # ---- what lies where ---------------------------------------------------------------------------------------

    def tile_on(self, square: Square) -> int | None:
        for number, laid in enumerate(self.laid):
            if square in laid.squares:
                return number
        return None

    def free(self, square: Square) -> bool:
        return self.on_board(square) and (square, "nw") not in self.quarters

    def on_board(self, square: Square) -> bool:
        return 1 <= square[0] <= self.board.columns and 1 <= square[1] <= self.board.rows

    def terrain(self, point: Point) -> str:
        """NWP-4: nothing as long as no tile is laid there."""
        for quarter in around(point):
            if quarter in self.quarters:
                return self.quarters[quarter]
        return ""

    def frozen(self, square: Square) -> bool:
        """NWP-21, NWP-22."""
        return square[1] <= self.frozen_rows

    def lay(self, tile: str, anchor: Square, turn: int, blank: bool = False) -> int:
        squares = covered(shape(self.board, tile, turn), anchor)
        points = terrain_of(self.board, tile, anchor, turn)
        for square in squares:
            for corner in CORNERS:
                self.quarters[square, corner] = points[point_of((square, corner))]
        self.laid.append(Laid(tile, squares, turn, blank))
        if icon_of(self.board, tile):
            self.icons[len(self.laid) - 1] = icon_of(self.board, tile)
        return len(self.laid) - 1

    # ---- where vehicles can be ---------------------------------------------------------------------------------

    def quarters_of(self, number: int) -> list[Quarter]:
        """Those of a tile, square by square."""
        return [(square, corner) for square in self.laid[number].squares for corner in CORNERS]

    def waters(self, number: int) -> list[Area]:
        """NWP-75."""
        return pieces([each for each in self.quarters_of(number) if self.quarters[each] == "S"], sea_joined)

    def firm(self, quarter: Quarter) -> bool:
        """NWP-78."""
        return self.quarters[quarter] == "L" or self.frozen(quarter[0])

    def grounds(self, number: int) -> list[Area]:
        """NWP-79."""
        return pieces([each for each in self.quarters_of(number) if self.firm(each)], self.firm_joined)

    def firm_joined(self, one: Quarter, other: Quarter) -> bool:
        """NWP-78, of two firm quarters."""
        return (same_square(one, other) and self.frozen(one[0])) or land_joined(one, other)

    def ends_at(self, place: str) -> list[Quarter]:
        """NWP-17: the quarters at the ends of the sides along a place."""
        side, squares = self.board.places[place]
        return [(square, corner) for square in squares for corner in ENDS[side]]

    def ship_crosses(self, water: Area, other: Area) -> bool:
        """NWP-76."""
        return any(
            there in other and not self.frozen(here[0]) and not self.frozen(there[0])
            for here in water
            for there in across(here)
        )

    def ship_crosses_to(self, place: str, water: Area) -> bool:
        """NWP-17; the same way back."""
        return any(quarter in water and not self.frozen(quarter[0]) for quarter in self.ends_at(place))

    def sled_crosses(self, ground: Area, other: Area) -> bool:
        """NWP-80."""
        return any(there in other for here in ground for there in across(here))

    def sled_crosses_to(self, place: str, ground: Area) -> bool:
        """NWP-17; the same way back."""
        return any(quarter in ground for quarter in self.ends_at(place))

    def grounds_under(self, number: int, stood_on: Area) -> list[Area]:
        """NWP-79: the grounds on which a sled stands."""
        return [ground for ground in self.grounds(number) if ground & stood_on]

    # ---- islands -----------------------------------------------------------------------------------------------

    def land_areas(self) -> list[Area]:
        """NWP-90."""
        return pieces([each for each, terrain in self.quarters.items() if terrain == "L"], land_joined)

    def surrounded(self, area: Area) -> bool:
        """NWP-91."""
        squares = [square for quarter in area for square, _ in around(point_of(quarter))]
        return not any(self.free(square) for square in squares)

    def islands(self) -> list[Island]:
        return [Island(area, self.worth(area)) for area in self.land_areas() if self.surrounded(area)]

    def worth(self, area: Area) -> int:
        """NWP-93."""
        return self.board.island_tile * len({self.tile_on(square) for square, _ in area})

    # ---- placing -----------------------------------------------------------------------------------------------

    def disagreement(self, tile: str, anchor: Square, turn: int) -> list[Point]:
        """NWP-65, NWP-66: the points where a tile shows another terrain than is there."""
        wanted = terrain_of(self.board, tile, anchor, turn).items()
        return [point for point, terrain in wanted if self.terrain(point) not in ("", terrain)]

    def holes(self) -> list[Square]:
        """NWP-69, NWP-16."""
        return [square for square in self.squares if self.free(square) and not self.open_sides(square)]

    def open_sides(self, square: Square) -> list[str]:
        return [side for side in SIDES if self.free(beside(square, side))]

    def fill_holes(self) -> list[tuple[str, str, bool]]:
        """NWP-69 to NWP-71: what has filled which squares, and whether it is a blank."""
        return [self.fill(square) for square in self.holes()]

    def fill(self, square: Square) -> tuple[str, str, bool]:
        pile, turn = self.filling(square)
        blank = self.piles[pile] == 0
        self.piles[pile] -= 0 if blank else 1
        self.lay(pile, square, turn, blank)
        return pile, written(square), blank

    def filling(self, square: Square) -> tuple[str, int]:
        """NWP-70: the pile, and the first turn in which its tile shows the terrain that is there."""
        letters = [self.terrain(point_of((square, corner))) or "S" for corner in CORNERS]
        rows = ["".join(letters[:2]), "".join(letters[2:])]
        turned = [(pile, turn) for pile in self.board.piles for turn in range(len(SMALL_TURNS))]
        return next(each for each in turned if rows_of(self.board, *each) == rows)
