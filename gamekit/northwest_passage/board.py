"""The table of the game: grid, places, zones, sun, tiles, icons, costs, points; all of it data that a user can replace.

`northwest_passage.game(load_board("my_board.toml"))` is played on a table of your own in place of the kit's. The kit
brings a second one, a small board: option `board`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from gamekit.northwest_passage.board_check import check_board
from gamekit.northwest_passage.grid import SIDES, Grid, grid
from gamekit.northwest_passage.names import names
from gamekit.northwest_passage.state import HOME, PASSAGE
from gamekit.northwest_passage.tiles import is_large, pattern_of, turned
from gamekit.tables import read_toml

FOLDER = Path(__file__).parent
TABLES = ("board.toml", "small.toml")  # the kit's own
Names = dict[str, dict[str, dict[str, dict[str, str]]]]


class Place(NamedTuple):
    """A place at the edge: the squares along whose side it lies (NWP-15)."""

    slug: str
    side: str  # "east", "west", "north" or "south" of those squares
    squares: tuple[str, ...]


class Icon(NamedTuple):
    """A kind of discovery: what it costs (table 5), and its points before the zone multiplies them (NWP-86, NWP-87)."""

    crew: int
    points: int


class Zone(NamedTuple):
    """NWP-18: the columns of a zone, counted from 1, and its multiplier."""

    first: int
    last: int
    multiplier: int


@dataclass(frozen=True, eq=False)
class Box:
    """All the data of a game."""

    name: str
    columns: int
    rows: int
    large: tuple[str, ...]  # NWP-11: the numbers of the large tiles, in order
    places: dict[str, Place]
    zones: tuple[Zone, ...]
    spots: dict[str, int]  # NWP-19: spot of the sun, in its course -> frozen rows
    patterns: dict[str, str]  # NWP-12: pile -> its pattern in turn 0
    piles: tuple[int, ...]  # how many tiles the piles have
    icons: dict[str, Icon]
    icon_at: dict[str, tuple[str, int]]  # NWP-14: tile -> its icon, and 0 or 1 for the left or right square of turn 0
    costs: dict[str, int]  # table 5: action -> crew
    island_tile: int  # NWP-93
    whole_set: int  # NWP-107
    lost_crewman: int  # NWP-109
    lost_ship: int
    arrivals: dict[int, dict[str, tuple[int, ...]]]  # table 6: players -> place -> points by order of arrival
    honours: dict[str, tuple[int, ...]]  # table 7: token -> points for the first, second, third
    names: Names  # language -> kind of name -> slug -> form -> words

    @cached_property
    def grid(self) -> Grid:
        """NWP-1 to NWP-3: squares, points and quarters."""
        return grid(self.columns, self.rows)

    @cached_property
    def small(self) -> tuple[str, ...]:
        """NWP-12: the piles of small tiles, in order."""
        return tuple(self.patterns)

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        """The words of all tiles, large ones first."""
        return (*self.large, *self.small)

    @cached_property
    def pile_of(self) -> dict[str, tuple[str, int]]:
        """NWP-69, NWP-70: each pattern of one square -> its pile, and the lowest turn that shows it."""
        found: dict[str, tuple[str, int]] = {}
        for pile, pattern in self.patterns.items():
            for turn in range(4):
                found.setdefault(turned(pattern, turn), (pile, turn))
        return found

    @cached_property
    def multipliers(self) -> tuple[int, ...]:
        """NWP-18: of each column, from the west."""
        columns = range(1, self.columns + 1)
        return tuple(next(zone.multiplier for zone in self.zones if zone.first <= c <= zone.last) for c in columns)

    @cached_property
    def targets(self) -> tuple[str, ...]:
        """Where a vehicle can be told to go: squares, quarters and places."""
        quarters = (quarter for four in self.grid.quarters for quarter in four)
        return (*self.grid.squares, *quarters, *self.places)

    @cached_property
    def shores(self) -> dict[str, tuple[tuple[int, tuple[str, ...]], ...]]:
        """NWP-17: of each place the squares beside it, each with its two quarters at the common side."""
        return {
            slug: tuple(
                (self.grid.index[square], tuple(f"{square}-{corner}" for corner in SIDES[place.side]))
                for square in place.squares
            )
            for slug, place in self.places.items()
        }

    def pattern(self, tile: str, turn: int) -> str:
        """Table 2: what a tile shows in a turn."""
        return turned(pattern_of(int(tile)) if is_large(tile) else self.patterns[tile], turn)


# ---------------------------------------------------------------------- reading a table


def load_board(path: str | Path = FOLDER / TABLES[0]) -> Box:
    """The box of a TOML file; TableError says what is wrong with it, OSError that it cannot be read."""
    return read_board(read_toml(path))


def read_board(table: Mapping[str, Any]) -> Box:
    """The box of a parsed table; TableError says what is wrong with it, in both languages."""
    check_board(table, read_toml(FOLDER / TABLES[0]))
    return Box(
        name=table["name"],
        columns=table["columns"],
        rows=table["rows"],
        large=tuple(map(str, sorted(table["large"]))),
        places={row["slug"]: Place(row["slug"], row["side"], tuple(row["squares"])) for row in table["place"]},
        zones=tuple(zone(row) for row in table["zone"]),
        spots={row["slug"]: row["frozen"] for row in table["spot"]},
        patterns={row["slug"]: row["pattern"].replace("/", "") for row in table["pile"]},
        piles=tuple(row["count"] for row in table["pile"]),
        icons={row["slug"]: Icon(row["crew"], row["points"]) for row in table["icon"]},
        icon_at={
            str(tile): (row["slug"], at)
            for row in table["icon"]
            for at, side in enumerate(("left", "right"))
            for tile in row[side]
        },
        costs={row["slug"]: row["crew"] for row in table["action"]},
        **{field: table[field] for field in ("island_tile", "whole_set", "lost_crewman", "lost_ship")},
        arrivals={row["players"]: {place: tuple(row[place]) for place in (PASSAGE, HOME)} for row in table["party"]},
        honours={row["token"]: tuple(row["points"]) for row in table["honour"]},
        names={lang: names(table, lang) for lang in ("en", "pl")},
    )


def zone(row: Mapping[str, Any]) -> Zone:
    """NWP-18: a zone of its row, its columns by number."""
    first, last = (ord(letter) - ord("a") + 1 for letter in row["columns"])
    return Zone(first, last, row["multiplier"])


BOXES = {box.name: box for box in (load_board(FOLDER / file) for file in TABLES)}
