"""The cards: ten colours, three kinds, six categories, their names, and the graphs of the game (TC-1 to TC-6).

All of it is a table, cards.toml, that a user can replace: `thirteen_clues.game(load_deck("my_cards.toml"))`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from gamekit.game import UNKNOWN
from gamekit.tables import Row, Table, TableError, check, check_choice, check_names, read_toml, row_name
from gamekit.thirteen_clues.state import State, sight

if TYPE_CHECKING:
    import networkx

PARTS = ("person", "location", "weapon")  # of a mystery, in the order of their numbers
SEATS = range(2, 7)  # TC-8
MORE_COLOURS = 4  # than players are in play (TC-3)
COLOURS = SEATS[-1] + MORE_COLOURS  # in the full deck (TC-1)
IN_CATEGORY = 5  # cards (TC-2)
DEALT = 5  # cards that a player is dealt (TC-9)
LETTERS = "abcdefgh"  # where informants lie (TC-5)
LANGS = ("en", "pl")
ASKED = ("colour", "category", "kind")  # what questions are about
FOLDER = Path(__file__).parent
OWN = read_toml(FOLDER / "cards.toml")


class Card(NamedTuple):
    """A card: its number from 1, its slug, and the slugs of what can be asked about it."""

    number: int  # colour by colour: person, location, weapon
    slug: str
    part: str  # "person", "location" or "weapon"
    kind: str
    colour: str
    category: str

    @property
    def features(self) -> tuple[str, str, str]:
        """The words of questions that count this card."""
        return self.colour, self.category, self.kind


class Deck(NamedTuple):
    """The data set of a game."""

    name: str
    cards: tuple[Card, ...]  # card number n is cards[n - 1]
    colours: tuple[str, ...]  # slugs
    categories: tuple[str, ...]
    kinds: tuple[str, ...]
    names: dict[str, dict[str, dict[str, dict[str, str]]]]  # language -> kind of name -> slug -> form -> words
    number: dict[str, int]  # slug of a card -> its number

    def slug(self, number: int) -> str:
        """The word of the notation for a card; UNKNOWN for one that is hidden."""
        slug: str = UNKNOWN if number == UNKNOWN else self.cards[number - 1].slug
        return slug

    def slugs(self, numbers: Iterable[int]) -> list[str]:
        """The words of the notation for some cards."""
        return [self.slug(number) for number in numbers]

    def part_of(self, slug: str) -> str:
        """Whether a card is a person, a location or a weapon."""
        return self.cards[self.number[slug] - 1].part

    def of_part(self, part: str) -> tuple[str, ...]:
        """The slugs of all persons, all locations or all weapons."""
        return tuple(card.slug for card in self.cards if card.part == part)

    def in_play(self, seats: int) -> tuple[Card, ...]:
        """TC-3: n players use n + 4 colours, the first of the table."""
        return self.cards[: len(PARTS) * colours_in_play(seats)]

    def questions(self) -> tuple[str, ...]:
        """All that could be asked about: colours, categories, kinds (TC-29, TC-31)."""
        return (*self.colours, *self.categories, *self.kinds)


def colours_in_play(seats: int) -> int:
    """TC-3: the number of colours for so many players."""
    return seats + MORE_COLOURS


def letters(seats: int) -> str:
    """TC-5, TC-17: the letters on which a card lies: one for each card in play that is not dealt."""
    return LETTERS[: len(PARTS) * colours_in_play(seats) - DEALT * seats]


# ---------------------------------------------------------------------- reading cards.toml


def load_deck(path: str | Path) -> Deck:
    """The deck in a TOML file of the form of cards.toml; TableError says what is wrong with it."""
    return read_deck(read_toml(path))


def read_deck(table: Table) -> Deck:
    """The deck in a parsed table; TableError says what is wrong with it."""
    _check(table)
    rows = [(part, _only(table, part, colour["slug"])) for colour in table["colour"] for part in PARTS]
    _check_categories(table)
    kinds = {kind["cards"]: kind["slug"] for kind in table["kind"]}
    cards = tuple(
        Card(number, row["slug"], part, kinds[part], row["colour"], row["category"])
        for number, (part, row) in enumerate(rows, start=1)
    )
    return Deck(
        name=table["name"],
        cards=cards,
        colours=tuple(row["slug"] for row in table["colour"]),
        categories=tuple(row["slug"] for row in table["category"]),
        kinds=tuple(row["slug"] for row in table["kind"]),
        names={lang: _names(table, lang) for lang in LANGS},
        number={card.slug: card.number for card in cards},
    )


def _only(table: Table, part: str, colour: str) -> Row:
    """TC-1: the person, the location or the weapon of a colour."""
    found: list[Row] = [row for row in table[part] if row["colour"] == colour]
    if len(found) != 1:
        where = ", ".join(row_name(part, row) for row in found) or "none"
        raise TableError("colour", FOLDER, slug=colour, table=part, count=len(found), rows=where)
    return found[0]


def _check(table: Table) -> None:
    check(table, OWN, "cards.toml")
    for kinds in (PARTS, ASKED):
        check_names(table, kinds)
    if [row["cards"] for row in table["kind"]] != list(PARTS):
        raise TableError("kinds", FOLDER, known=", ".join(PARTS))
    if len(table["colour"]) != COLOURS:
        raise TableError("colours", FOLDER, needed=COLOURS, count=len(table["colour"]))
    check_choice(table, "category", "kind", (row["slug"] for row in table["kind"]), "(TC-2)")
    for kind in table["kind"]:
        part, categories = kind["cards"], [row["slug"] for row in table["category"] if row["kind"] == kind["slug"]]
        check_choice(table, part, "colour", (row["slug"] for row in table["colour"]), "TC-1")
        check_choice(table, part, "category", categories, "(TC-2)")


def _check_categories(table: Table) -> None:
    """TC-2: five cards of each category."""
    counts = Counter(row["category"] for part in PARTS for row in table[part])
    wrong = [
        f"{row['slug']} ({counts[row['slug']]})" for row in table["category"] if counts[row["slug"]] != IN_CATEGORY
    ]
    if wrong:
        raise TableError("categories", FOLDER, needed=IN_CATEGORY, rows=", ".join(wrong))


def _names(table: Table, lang: str) -> dict[str, dict[str, dict[str, str]]]:
    """TC-6: the names in a language, with the forms that sentences need; "what" is whatever can be asked about."""
    names = {kind: {row["slug"]: _forms(row, lang) for row in table[kind]} for kind in (*PARTS, *ASKED)}
    names["card"] = {slug: forms for part in PARTS for slug, forms in names[part].items()}
    names["what"] = {**names["colour"], **names["category"], **names["kind"]}
    names["letter"] = {letter: {"": letter.upper()} for letter in LETTERS}
    return names


def _forms(row: Row, lang: str) -> dict[str, str]:
    """`pl`, `pl_acc`, `pl_at` ... of one row -> "", "acc", "at" ..."""
    return {"": row[lang]} | {key[len(lang) + 1 :]: words for key, words in row.items() if key.startswith(f"{lang}_")}


DECK = read_deck(OWN)


# ---------------------------------------------------------------------- graphs

FEW = 3  # seats of the reference table
INNER, RING = 2.0, 5.0  # radius of the seats and of the cards around them


def draw_cards(deck: Deck, state: State | None) -> networkx.Graph:
    """The cards in play (from None, all) by their slugs; an edge joins two of one colour or of one category (`by`)."""
    import networkx

    cards = deck.in_play(len(state.hands)) if state else deck.cards
    graph = networkx.Graph(name=deck.name)
    for card in cards:
        pos = (deck.colours.index(card.colour), -PARTS.index(card.part))
        graph.add_node(card.slug, pos=pos, **facts(deck, card))
    for one, two in combinations(cards, 2):
        for by in ("colour", "category"):
            if getattr(one, by) == getattr(two, by):
                graph.add_edge(one.slug, two.slug, by=by)
    return graph


def facts(deck: Deck, card: Card) -> dict[str, Any]:
    """What a node tells of its card: names, number, kind, colour, category."""
    names = {lang: deck.names[lang]["card"][card.slug][""] for lang in LANGS}
    return {"number": card.number, "kind": card.kind, "colour": card.colour, "category": card.category, **names}


def draw_table(deck: Deck, state: State | None) -> networkx.Graph:
    """Who sees what: an edge joins a seat ("0", "1", ...) and a card where, by this view, the seat sees the card.

    From None, the same by the rules alone, for three players: cards are the places where they lie.
    """
    return draw_sight(deck, state) if state else draw_reference()


def draw_sight(deck: Deck, state: State) -> networkx.Graph:
    """TC-64: seats round the table, clockwise (TC-8), and round them the cards in play; TC-67: glasses and tokens."""
    import networkx

    graph = networkx.Graph(name=deck.name)
    for seat in state.seats:
        open_facts = {"glasses": state.glasses[seat] or None, "tokens": state.tokens[seat] or None}
        graph.add_node(str(seat), pos=on_circle(seat, len(state.hands), INNER), **seat_names(seat), **open_facts)
    cards = deck.in_play(len(state.hands))
    for at, card in enumerate(sorted(cards, key=lambda card: towards(state, card.number))):
        graph.add_node(card.slug, pos=on_circle(at, len(cards), RING), **facts(deck, card))
    for seat in state.seats:
        graph.add_edges_from((str(seat), deck.slug(number)) for number in sight(state, seat))
    return graph


def towards(state: State, number: int) -> tuple[float, int]:
    """A key that sorts cards clockwise by the middle of the seats that see them; those that nobody sees come last."""
    spots = [on_circle(seat, len(state.hands), 1) for seat in state.seats if number in sight(state, seat)]
    x, y = (sum(spot[axis] for spot in spots) for axis in (0, 1))
    return round(math.atan2(x, y) % (2 * math.pi), 2) if spots else math.inf, number


def draw_reference() -> networkx.Graph:
    """TC-33, TC-34, TC-64: a seat sees the fronts of all others and what lies behind the own screen, nothing else."""
    import networkx

    graph = networkx.Graph(name="reference")
    for seat in range(FEW):  # a front is opposite its owner, beside those who see it: no line crosses another
        places = {"": INNER, "front-": -INNER, "behind-": 2 * INNER}
        for place, radius in places.items():
            graph.add_node(f"{place}{seat}", pos=on_circle(seat, FEW, radius), **seat_names(seat, place))
        graph.add_edges_from((str(seat), f"front-{other}") for other in range(FEW) if other != seat)
        graph.add_edge(str(seat), f"behind-{seat}")
    return graph


def on_circle(at: int, count: int, radius: float) -> tuple[float, float]:
    """A point of a circle, clockwise from the top; y upwards."""
    turn = 2 * math.pi * at / count
    return round(radius * math.sin(turn), 3), round(radius * math.cos(turn), 3)


def seat_names(seat: int, place: str = "") -> dict[str, str]:
    """What a seat, or a place of cards at it, is called in both languages."""
    from gamekit.text import text

    message = {"": "table-seat", "front-": "table-front", "behind-": "table-behind"}[place]
    return {lang: text(lang, None, FOLDER).say(message, seat=seat) for lang in LANGS}
