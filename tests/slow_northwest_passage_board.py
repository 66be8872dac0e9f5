"""What the slow Northwest Passage is played on: the data of the rules reference, and how tiles are turned.

Another board can be read from a table of the kit's form.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

Square = tuple[int, int]
Point = tuple[int, int]
Quarter = tuple[Square, str]

# NWP-3: from a square to its corner points.
CORNERS = {"nw": (-1, -1), "ne": (0, -1), "sw": (-1, 0), "se": (0, 0)}
# NWP-6: corners of one square that are neighbours.
NEXT_CORNERS = [{"nw", "ne"}, {"ne", "se"}, {"se", "sw"}, {"sw", "nw"}]
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ENDS = {"north": ("nw", "ne"), "east": ("ne", "se"), "south": ("sw", "se"), "west": ("nw", "sw")}

# Table 2: for each turn the rows of points from north to south.
LARGE_TURNS = [["abc", "def"], ["da", "eb", "fc"], ["fed", "cba"], ["cf", "be", "ad"]]
SMALL_TURNS = [["ab", "cd"], ["ca", "db"], ["dc", "ba"], ["bd", "ac"]]
LEFT_BECOMES = ["western", "northern", "eastern", "southern"]


class Board(NamedTuple):
    """A data set; that of the rules is HOUSE."""

    columns: int
    rows: int
    places: dict[str, tuple[str, list[Square]]]  # side of the squares, and the squares
    zones: list[tuple[int, int, int]]  # first column, last column, multiplier
    sun: list[tuple[str, int]]  # spots, with the rows frozen
    large: list[int]
    piles: dict[str, tuple[str, int]]  # pattern, tiles
    icons: dict[str, tuple[list[int], list[int]]]  # numbers with the icon on the left and on the right square
    icon_crew: dict[str, int]
    icon_points: dict[str, int]
    crew: dict[str, int]  # what actions cost
    island_tile: int
    whole_set: int
    lost: dict[str, int]
    passage: dict[int, list[int]]  # table 6, by players
    greenland: dict[int, list[int]]
    honours: dict[str, list[int]]  # table 7


HOUSE = Board(
    columns=16,  # NWP-1
    rows=8,
    places={"greenland": ("east", [(16, 4), (16, 5)]), "passage": ("west", [(1, 4), (1, 5)])},  # NWP-15
    zones=[(11, 16, 1), (6, 10, 2), (1, 5, 3)],  # NWP-18
    sun=[("t", 0), ("l1", 2), ("l2", 4), ("l3", 6), ("r3", 6), ("r2", 4), ("r1", 2)],  # NWP-19
    large=list(range(64)),  # NWP-11
    piles={  # table 1
        "sea": ("SS/SS", 2),
        "cape": ("LS/SS", 8),
        "coast": ("LL/SS", 8),
        "saddle": ("LS/SL", 4),
        "bay": ("LL/LS", 8),
        "land": ("LL/LL", 2),
    },
    icons={  # table 3
        "strait": ([20, 28, 29, 34, 35, 43], [10, 14, 17, 46, 49, 53]),
        "wreck": ([1, 2, 5, 8, 12, 16, 33, 40], [4, 32]),
        "inuit": ([23, 30, 39, 47, 51, 55], [15, 27, 31]),
        "cairn": ([45, 54, 58, 60, 61, 62, 63], [57, 59]),
    },
    icon_crew={"strait": 3, "wreck": 3, "inuit": 2, "cairn": 2},  # table 5
    icon_points={"strait": 1, "wreck": 1, "inuit": 2, "cairn": 2},  # NWP-86, NWP-87
    crew={"draw": 1, "renew": 2, "place": 1, "transfer": 1, "move": 1},  # table 5
    island_tile=1,  # NWP-93
    whole_set=6,  # NWP-107
    lost={"crewman": 2, "ship": 2},  # NWP-109
    passage={4: [15, 10, 6, 3], 3: [13, 7, 3], 2: [10, 3]},  # table 6
    greenland={4: [10, 6, 3, 0], 3: [7, 3, 0], 2: [6, 0]},
    honours={"island": [9, 5, 2], "wreck": [13, 7, 4], "strait": [11, 5, 2]},  # table 7
)


def read(path: Path) -> Board:
    """A table of the kit's form."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return Board(
        columns=table["columns"],
        rows=table["rows"],
        places={row["slug"]: (row["side"], [square(name) for name in row["squares"]]) for row in table["place"]},
        zones=[(column(row["columns"][0]), column(row["columns"][1]), row["multiplier"]) for row in table["zone"]],
        sun=[(row["slug"], row["frozen"]) for row in table["spot"]],
        large=table["large"],
        piles={row["slug"]: (row["pattern"], row["count"]) for row in table["pile"]},
        icons={row["slug"]: (row["left"], row["right"]) for row in table["icon"]},
        icon_crew={row["slug"]: row["crew"] for row in table["icon"]},
        icon_points={row["slug"]: row["points"] for row in table["icon"]},
        crew={row["slug"]: row["crew"] for row in table["action"]},
        island_tile=table["island_tile"],
        whole_set=table["whole_set"],
        lost={"crewman": table["lost_crewman"], "ship": table["lost_ship"]},
        passage={row["players"]: row["passage"] for row in table["party"]},
        greenland={row["players"]: row["greenland"] for row in table["party"]},
        honours={row["token"]: row["points"] for row in table["honour"]},
    )


def column(letter: str) -> int:
    return "abcdefghijklmnopqrstuvwxyz".index(letter) + 1


def square(name: str) -> Square:
    """NWP-2."""
    return column(name[0]), int(name[1:])


def written(square: Square) -> str:
    """NWP-2, as in the notation."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[square[0] - 1]}{square[1]}"


def written_quarter(quarter: Quarter) -> str:
    return f"{written(quarter[0])}-{quarter[1]}"


def point_of(quarter: Quarter) -> Point:
    (x, y), corner = quarter
    right, down = CORNERS[corner]
    return x + right, y + down


def pattern(number: int) -> str:
    """NWP-10: the six letters abcdef."""
    return "".join("L" if number & bit else "S" for bit in (32, 16, 8, 4, 2, 1))


def rows_of(board: Board, tile: str, turn: int) -> list[str]:
    """NWP-13, table 2: the points of a tile as it lies, from north to south and from west to east."""
    return turned(board.piles[tile][0].replace("/", "") if tile in board.piles else pattern(int(tile)), turn)


@cache
def turned(letters: str, turn: int) -> list[str]:
    """Table 2, of the four or six letters of a pattern."""
    found = dict(zip("abcdef", letters, strict=False))
    rows = (SMALL_TURNS if len(letters) == 4 else LARGE_TURNS)[turn]
    return ["".join(found[each] for each in row) for row in rows]


def shape(board: Board, tile: str, turn: int) -> tuple[int, int]:
    """How many columns and rows a tile covers."""
    rows = rows_of(board, tile, turn)
    return len(rows[0]) - 1, len(rows) - 1


def covered(shape: tuple[int, int], anchor: Square) -> list[Square]:
    """The squares under a tile of a shape, the anchor (west or north) first."""
    columns, rows = shape
    return [(anchor[0] + right, anchor[1] + down) for down in range(rows) for right in range(columns)]


def terrain_of(board: Board, tile: str, anchor: Square, turn: int) -> dict[Point, str]:
    """The terrain that a tile brings to its points."""
    x, y = anchor
    rows = rows_of(board, tile, turn)
    return {(x - 1 + i, y - 1 + j): letter for j, row in enumerate(rows) for i, letter in enumerate(row)}


def icon_of(board: Board, tile: str) -> str:
    """The kind of icon on a tile, or nothing."""
    for kind, (left, right) in board.icons.items():
        if tile.isdigit() and int(tile) in left + right:
            return kind
    return ""


def icon_square(board: Board, tile: str, anchor: Square, turn: int) -> Square:
    """Table 2, table 3: the square on which the icon of a tile lies."""
    first, second = covered(shape(board, tile, turn), anchor)
    left = first if LEFT_BECOMES[turn] in ("western", "northern") else second
    right = second if left == first else first
    return left if int(tile) in board.icons[icon_of(board, tile)][0] else right


def multiplier(board: Board, square: Square) -> int:
    """NWP-18."""
    (found,) = [times for first, last, times in board.zones if first <= square[0] <= last]
    return found


def all_squares(board: Board) -> list[Square]:
    return [(x, y) for y in range(1, board.rows + 1) for x in range(1, board.columns + 1)]


def beside(square: Square, side: str) -> Square:
    """The square across a side, on the board or not."""
    right, down = SIDES[side]
    return square[0] + right, square[1] + down
