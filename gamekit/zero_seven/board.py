"""The city: places, suspects, crimes, their names, and the map as a graph (ZS-2 to ZS-9, ZS-12, ZS-13).

All of it is a table, city.toml, that a user can replace: `zero_seven.game(load_city("my_city.toml"))`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gamekit.tables import Row, Table, TableError, check, check_choice, check_names, read_toml, row_name

if TYPE_CHECKING:
    import networkx

BLANK = "blank"  # the word for a tile without a suspect or crime; its number is 0
KINDS = ("suspect", "place", "crime")
FOLDER = Path(__file__).parent
OWN = read_toml(FOLDER / "city.toml")


class Card(NamedTuple):
    """An element by type and number (ZS-12): kind 0 suspect, 1 place, 2 crime; number from 1."""

    kind: int
    number: int


class City(NamedTuple):
    """The data set of a game; the number of an element is its index + 1."""

    name: str
    places: tuple[str, ...]  # slugs
    suspects: tuple[str, ...]
    crimes: tuple[str, ...]
    adjacent: tuple[frozenset[int], ...]  # index = place - 1 -> the places one step away
    at: tuple[tuple[float, float], ...]  # index = place - 1 -> x to the east, y to the south
    blank_suspects: int
    blank_crimes: int
    display: int  # evidence cards face up
    detectives: int  # of every player, for the whole game
    names: dict[str, dict[str, dict[str, dict[str, str]]]]  # language -> kind -> slug -> form -> words
    cards: dict[str, Card]  # every evidence card by its slug (ZS-9: one for every element, none for blanks)
    number: dict[str, int]  # slug -> number within its kind; BLANK -> 0

    def slug(self, card: Card) -> str:
        """The word of the notation for a card."""
        return (self.suspects, self.places, self.crimes)[card.kind][card.number - 1]


def load_city(path: str | Path) -> City:
    """The city in a TOML file of the form of city.toml; TableError says what is wrong with it."""
    return read_city(read_toml(path))


def read_city(table: Table) -> City:
    """The city in a parsed table; TableError says what is wrong with it."""
    _check(table)
    suspects, places, crimes = ([row["slug"] for row in table[kind]] for kind in KINDS)
    return City(
        name=table["name"],
        places=tuple(places),
        suspects=tuple(suspects),
        crimes=tuple(crimes),
        adjacent=tuple(_neighbours(row, places) for row in table["place"]),
        at=tuple((float(row["at"][0]), float(row["at"][1])) for row in table["place"]),
        blank_suspects=table["blank_suspects"],
        blank_crimes=table["blank_crimes"],
        display=table["display"],
        detectives=table["detectives"],
        names={lang: _names(table, lang) for lang in ("en", "pl")},
        cards=_cards(suspects, places, crimes),
        number={BLANK: 0} | {slug: i + 1 for row in (suspects, places, crimes) for i, slug in enumerate(row)},
    )


def _cards(*rows: list[str]) -> dict[str, Card]:
    return {slug: Card(kind, i + 1) for kind, row in enumerate(rows) for i, slug in enumerate(row)}


def _neighbours(row: Row, places: list[str]) -> frozenset[int]:
    return frozenset(places.index(slug) + 1 for slug in row["adjacent"])


def _check(table: Table) -> None:
    check(table, OWN, "city.toml")
    check_names(table, KINDS)
    for kind in KINDS:
        if BLANK in (row["slug"] for row in table[kind]):
            raise TableError("blank", FOLDER, row=f"[[{kind}]] {BLANK}")
    for row in table["place"]:
        if len(row["at"]) != len("xy") or not all(type(number) in (int, float) for number in row["at"]):
            raise TableError("at", FOLDER, row=row_name("place", row), value=repr(row["at"]))
    check_choice(table, "place", "adjacent", (row["slug"] for row in table["place"]), "(ZS-3)")
    _check_adjacency({row["slug"]: row["adjacent"] for row in table["place"]})
    _check_tiles(table)


def _check_adjacency(adjacent: dict[str, list[str]]) -> None:
    """ZS-3: adjacency is mutual and never of a place with itself."""
    for slug, near in adjacent.items():
        if slug in near:
            raise TableError("to_itself", FOLDER, slug=slug)
        for other in near:
            if slug not in adjacent[other]:
                raise TableError("one_way", FOLDER, slug=slug, other=other)


def _check_tiles(table: Table) -> None:
    """ZS-6, ZS-7: a tile of each type for each place."""
    places = len(table["place"])
    for kind, rule in (("suspect", "ZS-6"), ("crime", "ZS-7")):
        tiles, field = len(table[kind]), f"blank_{kind}s"
        if tiles + table[field] != places:
            wanted = {"places": places, "least": max(places - tiles, -1)}  # -1: too many even without blanks
            raise TableError("tiles", FOLDER, field=field, table=kind, count=tiles, rule=rule, **wanted)


def _names(table: Table, lang: str) -> dict[str, dict[str, dict[str, str]]]:
    names = {kind: {row["slug"]: _forms(row, lang) for row in table[kind]} for kind in KINDS}
    blank = {"en": "blank", "pl": "pusty kafelek"}[lang]
    names["card"] = {slug: forms for kind in KINDS for slug, forms in names[kind].items()}
    for kind in ("suspect", "crime"):
        names[kind] = {**names[kind], BLANK: {"": blank, "short": "—"}}
    return names


def _forms(row: Row, lang: str) -> dict[str, str]:
    """`pl`, `pl_to`, `short_pl` ... of one row -> "", "to", "short" ..."""
    forms = {"": row[lang], "short": row[f"short_{lang}"]}
    return forms | {key[len(lang) + 1 :]: words for key, words in row.items() if key.startswith(f"{lang}_")}


CITY = read_city(OWN)


def draw_graph(city: City) -> networkx.Graph:
    """The map as a graph: nodes are place slugs with `number`, `pos` and names (`en`, `pl`); edges are adjacencies."""
    import networkx

    graph = networkx.Graph(name=city.name)
    for number, slug in enumerate(city.places, start=1):
        x, y = city.at[number - 1]
        names = {lang: city.names[lang]["place"][slug][""] for lang in city.names}
        graph.add_node(slug, number=number, pos=(x, -y), **names)
    for number, near in enumerate(city.adjacent, start=1):
        graph.add_edges_from((city.places[number - 1], city.places[other - 1]) for other in sorted(near))
    return graph
