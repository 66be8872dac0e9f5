"""The box: corporations, information cards, action cards and how many there are, with their names (PNG-2 to PNG-8).

All of it is a table, cards.toml, that a user can replace: `persona_non_grata.game(load_box("my_cards.toml"))`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.names import LANGS, names
from gamekit.persona_non_grata.state import DAYS, HAND, WEEKS, Cards
from gamekit.tables import (
    FILE,
    Row,
    Table,
    TableError,
    check_field,
    check_names,
    check_rows,
    check_slugs,
    is_table,
    read_toml,
)

SEATS = range(2, 5)  # PNG-1
ACTIONS = ("download", "encrypt", "left", "right")  # PNG-7
LETTERS = 2  # characters of the sign of a corporation, at most
MOST = 100  # copies of a card, and points that it is worth, at most: what can be is counted out
NAMED = ("corporation", "grade", "action")  # the tables of what has a name
FOLDER = Path(__file__).parent
FILE_NAME = "cards.toml"


class Card(NamedTuple):
    """An information card of the table: its number from 0, its slug, and what it is worth."""

    number: int
    slug: str
    corporation: int
    grade: int
    value: int
    copies: int
    activator: bool  # PNG-8


class Box(NamedTuple):
    """The data set of a game."""

    name: str
    corporations: tuple[str, ...]  # in the order in which they are settled (PNG-33)
    letters: tuple[str, ...]  # of each corporation, its sign on a picture
    grades: tuple[str, ...]
    cards: tuple[Card, ...]  # information card number n is cards[n]
    number: dict[str, int]  # slug of an information card -> its number, in the order of numbers
    values: tuple[dict[int, int], ...]  # of each corporation: number of an information card -> its value
    stack: tuple[int, ...]  # values of the corporation cards of each corporation, top first (PNG-4)
    actions: tuple[str, ...]  # action cards of each player, each as often as there are copies (PNG-7)
    parties: dict[int, int]  # players -> how many corporations are in play (PNG-2)
    names: dict[str, dict[str, dict[str, dict[str, str]]]]  # language -> kind of name -> slug -> form -> words

    def slug(self, number: int) -> str:
        """The word of the notation for an information card; UNKNOWN for one that is hidden."""
        slug: str = UNKNOWN if number == UNKNOWN else self.cards[number].slug
        return slug

    def slugs(self, numbers: Iterable[int]) -> list[str]:
        """The words of the notation for some information cards."""
        return [self.slug(number) for number in numbers]

    def in_play(self, corporations: int) -> tuple[Card, ...]:
        """The information cards of the first so many corporations."""
        return self.cards[: corporations * len(self.grades)]

    def corporation_card(self, corporation: int, value: int) -> str:
        """The word of the notation for a corporation card, such as `biolife_4`."""
        return f"{self.corporations[corporation]}_{value}"

    def full(self, players: int) -> Cards:
        """PNG-3, PNG-9: how many of each information card the whole deck has."""
        used = len(self.in_play(self.parties[players]))
        return tuple(card.copies * (card.number < used) for card in self.cards)


# ---------------------------------------------------------------------- reading cards.toml


def load_box(path: str | Path) -> Box:
    """The box in a TOML file of the form of cards.toml; TableError says what is wrong with it."""
    return read_box(read_toml(path))


def read_box(table: Table) -> Box:
    """The box in a parsed table; TableError says what is wrong with it."""
    check_table(table)
    cards = tuple(rows_of_cards(table))
    return Box(
        name=table["name"],
        corporations=tuple(row["slug"] for row in table["corporation"]),
        letters=tuple(row["letter"] for row in table["corporation"]),
        grades=tuple(row["slug"] for row in table["grade"]),
        cards=cards,
        number={card.slug: card.number for card in cards},
        values=tuple(
            {card.number: card.value for card in cards if card.corporation == corporation}
            for corporation in range(len(table["corporation"]))
        ),
        stack=tuple(table["corporation_cards"]),
        actions=tuple(row["slug"] for row in table["action"] for _ in range(row["copies"])),
        parties={row["players"]: row["corporations"] for row in table["party"]},
        names={lang: names(table, lang) for lang in LANGS},
    )


def rows_of_cards(table: Table) -> Iterator[Card]:
    """PNG-3: each corporation has the information cards of each grade."""
    pairs = [
        (corporation, row, grade)
        for corporation, row in enumerate(table["corporation"])
        for grade in range(len(table["grade"]))
    ]
    for number, (corporation, row, grade) in enumerate(pairs):
        known = table["grade"][grade]
        slug, kind = f"{row['slug']}_{known['slug']}", bool(known["activator"])
        yield Card(number, slug, corporation, grade, known["value"], known["copies"], kind)


def check_table(table: Table) -> None:
    """TableError if a table lacks something or contradicts itself."""
    check_form(table)
    for kind in NAMED:
        check_names(table, (kind,))
    check_names(table, ("corporation",), ("letter",))
    check_letters(table["corporation"])
    check_names(table, ("grade",), ("en_short", "pl_short"))
    check_slugs_of_cards(table)
    check_stack(table["corporation_cards"])
    check_grades(table["grade"])
    check_actions(table)
    check_parties(table)


def check_form(table: Table) -> None:
    """TableError if something is missing that the kit's own file has, or is of another kind, or is no slug."""
    for field, own in OWN.items():
        if is_table(own):
            check_rows(table, field, own, FILE_NAME)
        else:
            check_field(table, field, type(own), FILE, FILE_NAME)
    check_slugs([(kind, row) for kind in NAMED for row in table[kind]])


def check_slugs_of_cards(table: Table) -> None:
    """No card can be taken for another: a corporation and a grade, or a value, joined by "_" give each slug once."""
    ends = [*(row["slug"] for row in table["grade"]), *map(str, table["corporation_cards"])]
    slugs = [f"{row['slug']}_{end}" for row in table["corporation"] for end in ends]
    twice = sorted({slug for slug in slugs if slugs.count(slug) > 1})
    if twice and len(set(table["corporation_cards"])) == len(table["corporation_cards"]):
        raise TableError("twice", FOLDER, slugs=", ".join(twice))


def check_stack(values: list[object]) -> None:
    """PNG-4, PNG-37: a corporation card for each of three weeks, each of another value."""
    numbers = [value for value in values if type(value) is int and value >= 0]
    if len(values) != WEEKS or len(set(numbers)) < WEEKS:
        raise TableError("stack", FOLDER, count=WEEKS)


def check_letters(rows: list[Row]) -> None:
    """The sign of a corporation is short enough for a small card."""
    for row in rows:
        if len(row["letter"]) > LETTERS:
            raise TableError("letter", FOLDER, slug=row["slug"], most=LETTERS)


def check_count(table: str, row: Row, field: str) -> None:
    """PNG-3, PNG-7: TableError unless a number of a row is from 1 to MOST."""
    if not 1 <= row[field] <= MOST:
        raise TableError("number", FOLDER, table=table, slug=row["slug"], field=field, most=MOST)


def check_grades(rows: list[Row]) -> None:
    """PNG-34, PNG-55: every information card is worth something, and with one of them a corporation is activated."""
    for row in rows:
        for field in ("value", "copies"):
            check_count("grade", row, field)
    if not any(row["activator"] for row in rows):
        raise TableError("activator", FOLDER)


def check_actions(table: Table) -> None:
    """PNG-7, PNG-17: the actions that the rules know, one action card for each day."""
    if [row["slug"] for row in table["action"]] != list(ACTIONS):
        raise TableError("actions", FOLDER, known=", ".join(ACTIONS))
    for row in table["action"]:
        check_count("action", row, "copies")
    count = sum(row["copies"] for row in table["action"])
    if count != DAYS:
        raise TableError("days", FOLDER, needed=DAYS, count=count)


def check_parties(table: Table) -> None:
    """PNG-1, PNG-2: every number of players has corporations, and their cards are enough for all hands."""
    if [row["players"] for row in table["party"]] != list(SEATS):
        raise TableError("players", FOLDER, known=", ".join(map(str, SEATS)))
    each = sum(row["copies"] for row in table["grade"])
    for row in table["party"]:
        if not 1 <= row["corporations"] <= len(table["corporation"]):
            raise TableError("corporations", FOLDER, players=row["players"], most=len(table["corporation"]))
        needed, there = dealt(row["players"]), each * row["corporations"]
        if there < needed:
            raise TableError("few", FOLDER, players=row["players"], needed=needed, count=there)


def dealt(players: int) -> int:
    """PNG-10, PNG-23: so many cards are dealt in three weeks; with two players as many as with `two_player_draw`."""
    drawn = DAYS - 1 if players == SEATS[0] else 0
    return players * WEEKS * (HAND + drawn)


OWN = read_toml(FOLDER / FILE_NAME)
BOX = read_box(OWN)
