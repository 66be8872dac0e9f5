"""What is in the box: tiles, upgrades, colours, the table of players; all of it tables that a user can replace.

`crash_and_grab.game(crash_and_grab.load_box(tiles="my_tiles.toml"))` is played with a table of your own in place of the
kit's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from gamekit.crash_and_grab.names import names
from gamekit.crash_and_grab.state import COLOURS, DIRECTIONS, SPECIALITIES
from gamekit.tables import (
    FILE,
    TableError,
    check_choice,
    check_field,
    check_names,
    check_rows,
    check_slugs,
    is_table,
    read_toml,
    row_name,
)

FOLDER = Path(__file__).parent
QUADRANT = 4  # squares a side of a quadrant tile (CG-19)
KIT = "house"  # the name of the kit's own tables
SITES = range(1, 13)  # CG-17, CG-18
MARKS = ".*123456789ABC"  # what can stand in the picture of a tile: blank, accelerator, site 1 to 12
KINDS = ("quadrant", "strip", "centre")
SHAPES = {"quadrant": {8: (4, 4), 9: (4, 4), 10: (4, 4)}, "strip": {9: (1, 4), 10: (2, 4)}}
SHAPES |= {
    "centre": {9: (1, 1), 10: (2, 2)}
}  # kind -> squares a side of the board -> rows and columns (CG-19 to CG-21)
BOARDS = (8, 9, 10)  # CG-15
MOMENTS = (
    *("start", "reveal", "numbers", "site", "hit", "push", "hop", "boost"),
    *("picked", "end", "bought", "placing", "placed", "spin"),
)


class Tile(NamedTuple):
    """A tile of the board: its kind, the boards it is for, and the pictures of its two sides, unturned."""

    slug: str
    kind: str
    boards: tuple[int, ...]
    sides: dict[str, tuple[str, ...]]  # "a", "b" -> rows of MARKS


class Upgrade(NamedTuple):
    """An upgrade: when it works, and the rule about it."""

    slug: str
    moment: str
    rule: str
    few: bool  # whether two players play with it (CG-11)


class Party(NamedTuple):
    """What the number of players decides: a row of the table of players."""

    players: int
    saucers: int
    board: int  # squares a side (CG-15)
    sets: int  # colour sets in play (CG-5)
    crew: int  # crew kept on the board (CG-90)
    tokens: int  # override tokens (CG-14)


@dataclass(frozen=True, eq=False)
class Box:
    """All the data of a game."""

    name: str
    tiles: dict[str, Tile]
    reference: tuple[Mapping[str, Any], ...]  # CG-25
    upgrades: dict[str, Upgrade]  # in the order of the table, that of the deck
    slots: tuple[tuple[str, str], ...]  # slug and kind, in the order in which tiles are laid
    parties: dict[int, Party]  # number of players -> row of the table
    names: dict[str, dict[str, dict[str, dict[str, str]]]]  # language -> kind of name -> slug -> form -> words

    @cached_property
    def deck(self) -> dict[int, tuple[str, ...]]:
        """CG-11: the upgrades in the deck, by the number of players."""
        whole, few = tuple(self.upgrades), tuple(u.slug for u in self.upgrades.values() if u.few)
        return {players: few if players == 2 else whole for players in self.parties}

    def slots_of(self, board: int) -> tuple[str, ...]:
        """CG-19 to CG-21: the slots of a board of so many squares a side."""
        return tuple(slug for slug, kind in self.slots if board in SHAPES[kind])

    def tiles_of(self, board: int, kind: str) -> tuple[str, ...]:
        """The tiles of a kind that such a board takes."""
        return tuple(tile.slug for tile in self.tiles.values() if tile.kind == kind and board in tile.boards)


# ---------------------------------------------------------------------- reading the tables


def load_box(tiles: str | Path = "", upgrades: str | Path = "", table: str | Path = "") -> Box:
    """The box with tables from TOML files in place of the kit's; TableError says what is wrong with one of them."""
    own = {"tiles.toml": tiles, "upgrades.toml": upgrades, "table.toml": table}
    return read_box(*(read_toml(path or FOLDER / file) for file, path in own.items()))


def read_box(tiles: Mapping[str, Any], upgrades: Mapping[str, Any], table: Mapping[str, Any]) -> Box:
    """The box of three parsed tables; TableError says what is wrong with them."""
    for found, file in ((tiles, "tiles.toml"), (upgrades, "upgrades.toml"), (table, "table.toml")):
        check_form(found, read_toml(FOLDER / file), file)
    check_tiles(tiles)
    check_upgrades(upgrades)
    check_table(table)
    return Box(
        name=next((found["name"] for found in (tiles, upgrades, table) if found["name"] != KIT), KIT),
        tiles={row["slug"]: as_tile(row) for row in tiles["tile"]},
        reference=tuple(tiles["reference"]),
        upgrades={row["slug"]: Upgrade(*(row[field] for field in Upgrade._fields)) for row in upgrades["upgrade"]},
        slots=tuple((row["slug"], row["kind"]) for row in table["slot"]),
        parties={row["players"]: Party(*(row[field] for field in Party._fields)) for row in table["party"]},
        names={lang: names(tiles, upgrades, table, lang) for lang in ("en", "pl")},
    )


def check_form(table: Mapping[str, Any], pattern: Mapping[str, Any], file: str) -> None:
    """TableError if something is missing that the kit's own file has, or is of another kind."""
    check_field(table, "name", str, FILE, file)
    for kind, rows in pattern.items():
        if is_table(rows):
            check_rows(table, kind, rows, file)
    check_slugs([(kind, row) for kind in ("tile", "upgrade") for row in table.get(kind, ())])


def as_tile(row: Mapping[str, Any]) -> Tile:
    """A tile of its row."""
    sides = {side: tuple(row[side]) for side in ("a", "b")}
    return Tile(row["slug"], row["kind"], tuple(row["board"]), sides)


def check_tiles(table: Mapping[str, Any]) -> None:
    """CG-17 to CG-21: pictures of the right shape, each site once a side, and enough tiles for every board."""
    check_names(table, ("tile",))
    check_choice(table, "tile", "kind", KINDS, "(CG-19 to CG-21)")
    check_boards(table)
    for row in table["tile"]:
        for side in ("a", "b"):
            check_picture(row, side)
        if sites(row["a"]) != sites(row["b"]) or (len(sites(row["a"])) != (3 if row["kind"] == "quadrant" else 0)):
            raise TableError("three_sites", FOLDER, tile=row["slug"])
    for board in BOARDS:
        check_set(table, board)
        check_reference(table, board)


def check_boards(table: Mapping[str, Any]) -> None:
    """CG-15: tiles are for boards that there are."""
    for kind in ("tile", "reference"):
        for number, row in enumerate(table[kind], start=1):
            if not row["board"] or not all(board in BOARDS for board in row["board"]):
                raise TableError("boards", FOLDER, row=row_name(kind, row, number))


def check_picture(row: Mapping[str, Any], side: str) -> None:
    """CG-19 to CG-21: the rows and columns that the kind of tile has on its boards, drawn with the MARKS."""
    picture, where = row[side], {"tile": row["slug"], "field": side}
    if not all(isinstance(line, str) and line and set(line) <= set(MARKS) for line in picture):
        raise TableError("signs", FOLDER, **where, known=" ".join(MARKS))
    shapes = {(len(picture), len(line)) for line in picture}
    if shapes != {SHAPES[row["kind"]].get(board) for board in row["board"]}:
        raise TableError("shape", FOLDER, **where, kind=row["kind"])


def sites(picture: Sequence[str]) -> list[int]:
    """The crash sites in a picture, in order."""
    return sorted(MARKS.index(mark) - 1 for line in picture for mark in line if mark not in ".*")


def check_set(table: Mapping[str, Any], board: int) -> None:
    """CG-18, CG-24: four quadrants with all sites, and on larger boards four strips and a centre."""
    rows = [row for row in table["tile"] if board in row["board"]]
    counts = {kind: sum(row["kind"] == kind for row in rows) for kind in KINDS}
    if counts != {"quadrant": 4, "strip": 4 * (board > 8), "centre": int(board > 8)}:
        raise TableError("tiles", FOLDER, board=board)
    if sorted(site for row in rows for site in sites(row["a"])) != list(SITES):
        raise TableError("sites", FOLDER, board=board)


def check_reference(table: Mapping[str, Any], board: int) -> None:
    """CG-25: each tile of a board lies in a slot of its own and of its kind, on a side, turned so that it fits."""
    kinds = {row["slug"]: row["kind"] for row in table["tile"] if board in row["board"]}
    rows = [row for row in table["reference"] if board in row["board"]]
    slots = [slot for slot, kind in SLOTS.items() if board in SHAPES[kind]]
    for field, needed in (("tile", list(kinds)), ("slot", slots)):
        if sorted(row[field] for row in rows) != sorted(needed):
            raise TableError("reference", FOLDER, board=board, field=field, known=", ".join(needed))
    for row in rows:
        fitting = [tile for tile, kind in kinds.items() if kind == SLOTS[row["slot"]]]
        known = {"tile": fitting, "side": ["a", "b"], "turns": turns_that_fit(row["slot"], board)}
        for field, words in known.items():
            if row[field] not in words:
                raise TableError("laid", FOLDER, slot=row["slot"], field=field, known=", ".join(map(str, words)))


def turns_that_fit(slot: str, board: int) -> tuple[int, ...]:
    """CG-149, CG-150: quadrants and the 2x2 centre fit by any quarter turn, strips by every second, one space by none.

    Strips lie flat unturned.
    """
    if SLOTS[slot] == "strip":
        return (1, 3) if slot in ("n", "s") else (0, 2)
    return (0,) if SHAPES[SLOTS[slot]][board] == (1, 1) else (0, 1, 2, 3)


def check_upgrades(table: Mapping[str, Any]) -> None:
    """CG-11: the upgrades are those that the rules know, each with the moment the rules ask for it, and its rule."""
    check_names(table, ("upgrade",))
    check_choice(table, "upgrade", "moment", MOMENTS, "(CG-110)")
    own = {row["slug"]: (row["moment"], row["rule"]) for row in read_toml(FOLDER / "upgrades.toml")["upgrade"]}
    for row in table["upgrade"]:
        if own.pop(row["slug"], None) != (row["moment"], row["rule"]):
            raise TableError("upgrade", FOLDER, slug=row["slug"])
    if own:
        raise TableError("upgrades", FOLDER, known=", ".join(own))


def check_table(table: Mapping[str, Any]) -> None:
    """CG-3, CG-4, CG-9, CG-15: what the rules are written for stands there, in its order."""
    check_names(table, ("colour", "speciality", "direction", "card", "slot"))
    check_choice(table, "slot", "kind", KINDS, "(CG-19 to CG-21)")
    needed = {"colour": COLOURS, "speciality": SPECIALITIES, "direction": DIRECTIONS, "card": CARDS, "slot": SLOTS}
    for kind, slugs in needed.items():
        if [row["slug"] for row in table[kind]] != list(slugs):
            raise TableError("order", FOLDER, table=kind, known=", ".join(slugs))
    for row in table["slot"]:
        if row["kind"] != SLOTS[row["slug"]]:
            raise TableError("slot", FOLDER, slot=row["slug"], kind=SLOTS[row["slug"]])
    if [row["players"] for row in table["party"]] != [2, 3, 4, 5, 6]:
        raise TableError("players", FOLDER)
    for row in table["party"]:
        check_party(row)


def check_party(row: Mapping[str, Any]) -> None:
    """CG-2, CG-5, CG-14, CG-15, CG-90: the numbers of a row fit one another, and the rules."""
    players = row["players"]
    saucers = 4 if players == 2 else players
    known = {
        "saucers": [saucers],
        "board": BOARDS,
        "sets": range(saucers, len(COLOURS) + 1),
        "crew": [saucers - (1 if players == 3 else 2)],  # as many as stand there at the start (CG-29, CG-30)
        "tokens": range(players if players > 2 else 1),
    }
    for field, numbers in known.items():
        if row[field] not in numbers:
            raise TableError("party", FOLDER, players=players, field=field, known=", ".join(map(str, numbers)))


CARDS = ("2", "3", "0-5")  # CG-8
SLOTS = dict.fromkeys(("nw", "ne", "sw", "se"), "quadrant") | dict.fromkeys("nesw", "strip") | {"c": "centre"}


BOX = load_box()
