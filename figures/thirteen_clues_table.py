"""What lies on the table of 13 Clues, read from a view once, for drawing it and for telling of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from figures.walk import no_place
from gamekit.game import CHANCE, TEACHER, UNKNOWN
from gamekit.text import text
from gamekit.thirteen_clues.board import LETTERS, PARTS
from gamekit.thirteen_clues.state import round_from, seen_cards

if TYPE_CHECKING:
    from gamekit.game import Game
    from gamekit.text import Text
    from gamekit.thirteen_clues.state import State

FOLDER = Path(__file__).parent
SIGNS = ("♂", "♀", "⌂", "☼", "†", "→")  # of the categories, in their order; all fonts have them


class Card(NamedTuple):
    """A card in play."""

    slug: str
    part: str  # "person", "location" or "weapon"
    colour: str
    category: str


class Tabletop(NamedTuple):
    """What lies on the table, by slugs: made once from a view, for drawing and for telling."""

    view: State
    text: Text
    eyes: int
    cards: Mapping[str, Card]  # in play, by number
    codes: Mapping[str, str]  # colour in play -> the letters that stand for it
    signs: Mapping[str, str]  # category -> its sign
    kinds: Mapping[str, str]  # kind -> the part that is asked about by it
    fronts: tuple[tuple[str, ...], ...]  # of each seat: its mystery, UNKNOWN where the eyes may not look
    hands: tuple[tuple[str, ...], ...]  # of each seat: what lies behind its screen, left card first
    informants: Mapping[str, str]  # letter -> the card there, or UNKNOWN
    looker: int | None  # whose unseen cards are laid out; None: nobody's in particular
    unseen: tuple[str, ...]  # cards that could be anywhere for those eyes
    sight: frozenset[str]  # under a lens: itself and what it sees, or who sees it
    lens: str | None


def tabletop(view: State, lang: str, game: Game, eyes: int, lens: str | None = None) -> Tabletop:
    """What a view shows, in a language; with `lens`, a seat or a card, also what it sees or who sees it.

    InputError if there is no such seat, card or language.
    """
    names, graph = game.names(lang), game.graph(view, "cards")
    cards = {slug: read_card(slug, data) for slug, data in graph.nodes(data=True)}
    slugs = {data["number"]: slug for slug, data in graph.nodes(data=True)}
    colours = dict.fromkeys(card.colour for card in cards.values())
    looker = looker_of(view, eyes)
    return Tabletop(
        view=view,
        text=text(lang, game, FOLDER),
        eyes=eyes,
        cards=cards,
        codes=codes({colour: names["colour"][colour][""] for colour in colours}),
        signs=dict(zip(names["category"], SIGNS, strict=True)),
        kinds=dict(zip(names["kind"], PARTS, strict=True)),
        fronts=tuple(known(slugs, cards_of) for cards_of in view.mysteries),
        hands=tuple(known(slugs, cards_of) for cards_of in view.hands),
        informants=dict(zip(LETTERS, known(slugs, view.informants), strict=False)),
        looker=looker,
        unseen=laid_out(view, slugs, looker),
        sight=sight_of(game, view, lens),
        lens=lens,
    )


def read_card(slug: str, data: Mapping[str, object]) -> Card:
    """A card from its node in the graph of the cards."""
    number = data["number"]
    assert isinstance(number, int)
    return Card(slug, PARTS[(number - 1) % len(PARTS)], str(data["colour"]), str(data["category"]))


def known(slugs: Mapping[int, str], numbers: Iterable[int]) -> tuple[str, ...]:
    """The slugs of some cards, UNKNOWN where the view has none."""
    return tuple(slugs.get(number, UNKNOWN) for number in numbers)


def codes(names: Mapping[str, str]) -> dict[str, str]:
    """Two letters for each colour, no two alike: the first one of its name and the next that is free."""
    found: dict[str, str] = {}
    for colour, name in names.items():
        pairs = [(name[0] + letter).upper() for letter in name[1:]]
        found[colour] = next((pair for pair in pairs if pair not in found.values()), name[:2].upper())
    return found


def looker_of(view: State, eyes: int) -> int | None:
    """Whose unseen cards are shown: those of the eyes; for the teacher, of the player to move (mysteries being up)."""
    if eyes in view.seats:
        return eyes
    mover = view.agenda[-1].seat if view.agenda and eyes == TEACHER else CHANCE
    return mover if mover != CHANCE and view.up else None


def laid_out(view: State, slugs: Mapping[int, str], looker: int | None) -> tuple[str, ...]:
    """The cards that the looker sees nowhere (TC-43); where nobody looks, those that lie nowhere in sight.

    Before the mysteries are up a seat has nothing to look for, and in the end nobody has.
    """
    if not view.agenda or (looker is not None and not view.up):
        return ()
    rows = (*view.hands, *view.mysteries, view.informants)
    seen = seen_cards(view, looker) if looker is not None else (card for row in rows for card in row)
    gone = set(seen)
    return tuple(slug for number, slug in slugs.items() if number not in gone)


def sight_of(game: Game, view: State, lens: str | None) -> frozenset[str]:
    """What the view's graph joins to the node under the lens, itself included; InputError if there is no such node."""
    if lens is None:
        return frozenset()
    graph = game.graph(view, "table")
    if lens not in graph:
        raise no_place(lens, graph)
    return frozenset({lens, *graph[lens]})


def bottom(top: Tabletop) -> int:
    """The seat at the bottom of the picture: whose eyes these are, else the first."""
    return top.eyes if top.eyes in top.view.seats else 0


def others(top: Tabletop) -> list[int]:
    """The other seats clockwise, as they sit round the table from the left."""
    return round_from(top.view, bottom(top))


def mover(top: Tabletop) -> int | None:
    """The seat that the table waits for, CHANCE included; None when the game is over."""
    return top.view.agenda[-1].seat if top.view.agenda else None


def sides(top: Tabletop, seat: int) -> bool:
    """Whether left and right are told apart behind a screen (TC-16)."""
    due = any(task.kind == "side" and task.about == (seat,) for task in top.view.agenda)
    return top.view.up and not due


def letters_of(top: Tabletop, seat: int) -> list[str]:
    """The letters at which a seat has looked."""
    return [letter for letter, seats in zip(LETTERS, top.view.looked, strict=False) if seat in seats]
