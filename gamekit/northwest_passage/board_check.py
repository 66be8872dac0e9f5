"""What can be wrong with a table of one's own: something is missing, or it contradicts itself.

Either is told as a TableError, so in both languages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gamekit.northwest_passage.grid import grid
from gamekit.northwest_passage.state import CREW, ICONS, PLACES, TOKENS, VEHICLES
from gamekit.northwest_passage.tiles import SMALL, TURNS, turned
from gamekit.tables import (
    FILE,
    TableError,
    check_choice,
    check_field,
    check_names,
    check_rows,
    check_slugs,
    is_table,
    row_name,
)

Table = Mapping[str, Any]
FOLDER = Path(__file__).parent
BOARD = "board.toml"
COLUMNS, ROWS = range(2, 27), range(2, 21)  # a letter for each column
NUMBERS = range(64)  # NWP-10
EDGES = ("east", "west", "north", "south")
ORDER = {  # the rows that a table must have, for the rules name them
    "place": PLACES,
    "icon": ICONS,
    "token": TOKENS[4:],
    "action": ("draw", "renew", "place", "transfer", "move"),
    "vehicle": VEHICLES,
    "turn": TURNS,
}
WORDS = ("place", "zone", "spot", "pile", "icon")  # tables whose slugs are words of the notation and of records
NAMED = (("place",), ("zone",), ("spot",), ("pile",), ("icon", "token"), ("action",), ("vehicle",), ("turn",))
PLAYERS = [2, 3, 4]  # NWP-25


def check_board(table: Table, pattern: Table) -> None:
    """TableError if a table has not the form of the kit's own, `pattern`, or contradicts itself."""
    for field, own in pattern.items():
        if is_table(own):
            check_rows(table, field, own, BOARD)
        else:
            check_field(table, field, type(own), FILE, BOARD)
    check_slugs([(kind, row) for kind in WORDS for row in table[kind]])
    for kinds in NAMED:
        check_names(table, kinds)
    check_choice(table, "place", "side", EDGES, "(NWP-15)")
    for check in CHECKS:
        for reason, details in check(table):
            raise TableError(reason, FOLDER, **details)


Found = Iterator[tuple[str, dict[str, Any]]]  # reason and details of what is wrong


def check_size(table: Table) -> Found:
    """NWP-1, NWP-2: a letter for every column."""
    for field, known in (("columns", COLUMNS), ("rows", ROWS)):
        if table[field] not in known:
            yield "size", {"field": field, "value": table[field], "least": known[0], "most": known[-1]}


def check_order(table: Table) -> Found:
    """Whatever the rules name is there, once and in order."""
    for kind, slugs in ORDER.items():
        if tuple(row["slug"] for row in table[kind]) != slugs:
            yield "order", {"table": kind, "known": ", ".join(slugs)}


def doubles(names: Sequence[Any]) -> list[str]:
    """What is named more than once."""
    return [str(name) for name, count in Counter(map(str, names)).items() if count > 1]


def check_places(table: Table) -> Found:
    """NWP-15: places lie at the edge, beside squares of the board, and not both at the same side of one."""
    squares = grid(table["columns"], table["rows"]).squares
    taken: list[tuple[str, str]] = []
    for row in table["place"]:
        if not row["squares"]:
            yield "no_squares", {"slug": row["slug"]}
        for square in row["squares"]:
            if square not in squares:
                yield "no_square", {"slug": row["slug"], "value": repr(square), "last": squares[-1]}
            if not at_edge(table, square, row["side"]):
                yield "not_at_edge", {"slug": row["slug"], "square": square, "side": row["side"]}
            if (square, row["side"]) in taken:
                yield "shared_side", {"square": square, "side": row["side"]}
            taken.append((square, row["side"]))


def at_edge(table: Table, square: str, side: str) -> bool:
    """Whether nothing but the edge lies on that side of a square."""
    board = grid(table["columns"], table["rows"])
    return board.beside[board.index[square]][side[0]] < 0


def check_zones(table: Table) -> Found:
    """NWP-18: each column is in exactly one zone."""
    letters = [chr(ord("a") + number) for number in range(table["columns"])]
    counts: Counter[str] = Counter()
    for row in table["zone"]:
        if len(row["columns"]) != 2 or not all(letter in letters for letter in row["columns"]):
            yield "zone_columns", {"slug": row["slug"], "last": letters[-1]}
        first, last = map(letters.index, row["columns"])
        counts.update(letters[first : last + 1])
    for letter in letters:
        if counts[letter] != 1:
            yield "zones", {"column": letter, "count": counts[letter]}


def check_sun(table: Table) -> Found:
    """NWP-19: no more rows freeze than there are."""
    for row in table["spot"]:
        if row["frozen"] > table["rows"]:
            yield "frozen", {"slug": row["slug"], "frozen": row["frozen"], "rows": table["rows"]}


def check_large(table: Table) -> Found:
    """NWP-10, NWP-11: each pattern of a large tile at most once."""
    for number in table["large"]:
        if type(number) is not int or number not in NUMBERS:
            yield "large", {"value": repr(number), "most": NUMBERS[-1]}
    for number in doubles(table["large"]):
        yield "large_twice", {"number": number}


def check_piles(table: Table) -> Found:
    """NWP-12: each of the six kinds of small tiles."""
    kinds: dict[str, str] = {}
    for row in table["pile"]:
        pattern = row["pattern"].replace("/", "")
        if len(pattern) != SMALL or not set(pattern) <= set("LS"):
            yield "pattern", {"slug": row["slug"], "value": repr(row["pattern"])}
        kind = min(turned(pattern, turn) for turn in range(4))
        if kind in kinds:
            yield "same_pile", {"slug": row["slug"], "other": kinds[kind]}
        kinds[kind] = row["slug"]
    if len(kinds) != 6:
        yield "piles", {"count": len(kinds)}


def check_icons(table: Table) -> Found:
    """NWP-14: an icon lies on a large tile that there is, one on each at most."""
    named = [(row["slug"], side, tile) for row in table["icon"] for side in ("left", "right") for tile in row[side]]
    for slug, side, tile in named:
        if type(tile) is not int or tile not in table["large"]:
            yield "no_tile", {"slug": slug, "field": side, "value": repr(tile)}
    for tile in doubles([tile for _, _, tile in named]):
        yield "two_icons", {"number": tile}


def check_costs(table: Table) -> Found:
    """Table 5, NWP-23: an action costs at least one crewman, and no more than a player has."""
    for kind in ("action", "icon"):
        for row in table[kind]:
            if not 1 <= row["crew"] <= CREW:
                yield "cost", {"row": row_name(kind, row), "value": row["crew"], "most": CREW}


def check_arrivals(table: Table) -> Found:
    """Table 6: points for every number of players and every order of arrival, no more for who comes later."""
    if [row["players"] for row in table["party"]] != PLAYERS:
        yield "parties", {"known": ", ".join(map(str, PLAYERS))}
    for row in table["party"]:
        for place in PLACES:
            if len(row[place]) != row["players"] or not falling(row[place]):
                yield "arrivals", {"players": row["players"], "field": place, "value": repr(row[place])}


def check_honours(table: Table) -> Found:
    """Table 7: points for the first, second and third by the number of a token, no more for who has fewer."""
    for number, row in enumerate(table["honour"], start=1):
        where = {"row": row_name("honour", row, number)}
        if row["token"] not in TOKENS:
            yield "token", {**where, "value": repr(row["token"]), "known": ", ".join(TOKENS)}
        if not falling(row["points"]):
            yield "honour", {**where, "value": repr(row["points"])}
    for token in doubles([row["token"] for row in table["honour"]]):
        yield "honour_twice", {"slug": token}


def falling(row: Sequence[Any]) -> bool:
    """Whether all of it is whole numbers from 0, none greater than the one before."""
    return bool(row) and all(type(n) is int and n >= 0 for n in row) and list(row) == sorted(row, reverse=True)


CHECKS = (
    *(check_size, check_order, check_sun, check_large, check_piles, check_icons, check_costs),
    *(check_arrivals, check_honours, check_places, check_zones),
)
