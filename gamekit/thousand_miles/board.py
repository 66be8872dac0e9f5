"""The cards: what each is, what it does, how many there are, and their names (TM-1 to TM-5, tables 1 and 2).

All of it is a table, cards.toml, that a user can replace: `thousand_miles.game(load_deck("my_cards.toml"))`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from gamekit.game import UNKNOWN
from gamekit.tables import TableError, read_toml
from gamekit.thousand_miles.state import Counts, Options, Side

SEATS = range(2, 10)  # TM-12
FEW = 3  # players up to whom a deck is short (TM-4) and the distance with `extension` (TM-90)
KINDS = ("distance", "attack", "defence", "immunity")  # TM-1
MARKS = ("stopped", "out_of_fuel", "puncture", "accident", "limit", "con_sens")  # what can be in force on a side
LANGS = ("en", "pl")
FOLDER = Path(__file__).parent


class Card(NamedTuple):
    """A card of the table: its number from 0, its slug, and what it does."""

    number: int
    slug: str
    kind: str  # one of KINDS
    copies: int  # in the deck
    short: int = 0  # of them left out of a short deck (TM-4)
    option: str = ""  # the option with which alone it is in the deck
    miles: int = 0  # of a distance
    fast: bool = False  # whether a speed limit bars it (TM-27)
    most: int = 0  # how many of it a side may lay in a round; 0: any number (TM-28)
    mark: str = ""  # what an attack puts on a side
    stops: bool = False  # whether it also stops the side (TM-39)
    defence: int = 0  # against an attack (TM-5)
    immunity: int = 0  # against an attack (TM-5)
    ends: tuple[str, ...] = ()  # the marks that a defence or an immunity takes away (TM-5)


class Deck(NamedTuple):
    """The data set of a game."""

    name: str
    cards: tuple[Card, ...]  # card number n is cards[n]
    number: dict[str, int]  # slug of a card -> its number
    names: dict[str, dict[str, dict[str, dict[str, str]]]]  # language -> kind of name -> slug -> form -> words
    immunities: tuple[int, ...]  # their numbers
    priority: int  # the immunity against a stop: the priority vehicle (TM-52)

    def slug(self, number: int) -> str:
        """The word of the notation for a card; UNKNOWN for one that is hidden."""
        slug: str = UNKNOWN if number == UNKNOWN else self.cards[number].slug
        return slug

    def slugs(self, numbers: Iterable[int]) -> list[str]:
        """The words of the notation for some cards."""
        return [self.slug(number) for number in numbers]

    def of_kind(self, *kinds: str) -> tuple[str, ...]:
        """The slugs of all cards of these kinds."""
        return tuple(card.slug for card in self.cards if card.kind in kinds)


def full(deck: Deck, options: Options, seats: int) -> Counts:
    """TM-2, TM-3, TM-4: how many of each card are in play."""
    short = options.short_deck and not options.teams and seats <= FEW
    out = {card.option for card in deck.cards if card.option and not getattr(options, card.option)}
    return tuple(0 if card.option in out else card.copies - card.short * short for card in deck.cards)


def laid_immunities(deck: Deck, side: Side) -> list[int]:
    """TM-48: the immunities that a side has laid."""
    return [card for card in deck.immunities if side.laid[card]]


# ---------------------------------------------------------------------- reading cards.toml


def load_deck(path: str | Path) -> Deck:
    """The deck in a TOML file of the form of cards.toml; TableError says what is wrong with it."""
    return read_deck(read_toml(path))


def read_deck(table: Mapping[str, Any]) -> Deck:
    """The deck in a parsed table; TableError says what is wrong with it."""
    rows = [(kind, row) for kind in KINDS for row in table[kind]]
    number = {row["slug"]: at for at, (_, row) in enumerate(rows)}
    if len(number) < len(rows):
        raise TableError("twice", FOLDER)
    _check_attacks(table)
    cards = tuple(_card(table, number, kind, row) for kind, row in rows)
    return Deck(
        name=table["name"],
        cards=cards,
        number=number,
        names={lang: _names(table, lang) for lang in LANGS},
        immunities=tuple(card.number for card in cards if card.kind == "immunity"),
        priority=next(card.immunity for card in cards if card.mark == "stopped"),
    )


def _check_attacks(table: Mapping[str, Any]) -> None:
    """TM-5: each attack has a mark, a defence and an immunity; every defence and immunity answers something."""
    attacks = table["attack"]
    if sorted(row["mark"] for row in attacks) != sorted(MARKS):
        raise TableError("marks", FOLDER, known=", ".join(MARKS))
    answers = {kind: [row[kind] for row in attacks] for kind in ("defence", "immunity")}
    if len(set(answers["defence"])) < len(attacks):
        raise TableError("defences", FOLDER)
    for kind, named in answers.items():
        if set(named) != {row["slug"] for row in table[kind]}:
            raise TableError("answers", FOLDER, table=kind)


def _card(table: Mapping[str, Any], number: Mapping[str, int], kind: str, row: Mapping[str, Any]) -> Card:
    ends = tuple(attack["mark"] for attack in table["attack"] if row["slug"] in (attack["defence"], attack["immunity"]))
    known: dict[str, Any] = {key: row[key] for key in FIELDS if key in row}
    known |= {key: number[row[key]] for key in ("defence", "immunity") if key in row}
    if row["count"] < row.get("short", 0):
        raise TableError("short", FOLDER, slug=row["slug"])
    return Card(number[row["slug"]], row["slug"], kind, row["count"], ends=ends, **known)


FIELDS = ("short", "option", "miles", "fast", "most", "mark", "stops")  # of a card, as a row of the table has them


def _names(table: Mapping[str, Any], lang: str) -> dict[str, dict[str, dict[str, str]]]:
    """The names in a language, with the forms that sentences need."""
    cards = {row["slug"]: _forms(row, lang) for kind in KINDS for row in table[kind]}
    return {"card": cards, "state": {row["slug"]: _forms(row, lang) for row in table["state"]}}


def _forms(row: Mapping[str, Any], lang: str) -> dict[str, str]:
    """`pl`, `pl_acc`, `pl_gen` ... of one row -> "", "acc", "gen" ..."""
    return {"": row[lang]} | {key[len(lang) + 1 :]: words for key, words in row.items() if key.startswith(f"{lang}_")}


DECK = load_deck(FOLDER / "cards.toml")
