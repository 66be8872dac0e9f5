"""What lies on the table of 07 zgłoś się, read from a view once, for drawing it and for telling of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from figures.lens import steps_from
from gamekit.text import text
from gamekit.zero_seven.board import BLANK, KINDS

if TYPE_CHECKING:
    import networkx

    from gamekit.game import Game
    from gamekit.text import Text
    from gamekit.zero_seven.state import State

FOLDER = Path(__file__).parent


class Lying(NamedTuple):
    """A seat's sign on a tile: a disc, a cube, or an empty circle for an evidence card that told nothing."""

    seat: int
    form: str


class Detective(NamedTuple):
    """A detective at a place, with the tokens on it."""

    seat: int
    discs: int
    cubes: int


class Tabletop(NamedTuple):
    """What lies on the table, by slugs: made once from a view, for drawing and for telling."""

    view: State
    text: Text
    graph: networkx.Graph
    tiles: Mapping[str, Mapping[str, str]]  # place -> kind -> slug or BLANK; a tile that is not laid is missing
    lying: Mapping[str, tuple[Lying, ...]]  # tile -> what lies on it, by seat
    detectives: Mapping[str, tuple[Detective, ...]]  # place -> who is there, by seat
    display: tuple[tuple[str, str], ...]  # kind and slug of the evidence cards, by kind and number
    steps: Mapping[str, int]  # place -> its distance from the place of the lens; empty without a lens
    lens: str | None


def tabletop(view: State, lang: str, game: Game, lens: str | None = None) -> Tabletop:
    """What a view shows, in a language; with `lens`, a place, also how far all places are from it.

    InputError if there is no such place or language.
    """
    names, graph = game.names(lang), game.graph(view, "board")
    elements = {kind: tuple(slug for slug in names[kind] if slug != BLANK) for kind in KINDS}
    slug = {(kind, number): name for kind, row in enumerate(elements.values()) for number, name in enumerate(row, 1)}
    return Tabletop(
        view=view,
        text=text(lang, game, FOLDER),
        graph=graph,
        tiles={place: _tiles(view, elements, index) for index, place in enumerate(elements["place"])},
        lying=_lying(view, slug),
        detectives=_detectives(view, elements["place"]),
        display=tuple((KINDS[card.kind], slug[card]) for card in sorted(view.display)),
        steps=steps_from(graph, lens),
        lens=lens,
    )


def _tiles(view: State, elements: Mapping[str, tuple[str, ...]], index: int) -> dict[str, str]:
    tiles = {"place": elements["place"][index]}
    for kind, laid in (("suspect", view.suspect_at), ("crime", view.crime_at)):
        if index < len(laid):
            tiles[kind] = (BLANK, *elements[kind])[laid[index]]
    return tiles


def _lying(view: State, slug: Mapping[tuple[int, int], str]) -> dict[str, tuple[Lying, ...]]:
    lying: dict[str, list[Lying]] = defaultdict(list)
    for seat, desk in enumerate(view.desks):
        for token in desk.tokens:
            lying[slug[token.card]].append(Lying(seat, "disc" if token.disc else "cube"))
        for card in desk.aside:
            lying[slug[card]].append(Lying(seat, "circle"))
    return {tile: tuple(signs) for tile, signs in lying.items()}


def _detectives(view: State, places: tuple[str, ...]) -> dict[str, tuple[Detective, ...]]:
    there: dict[str, list[Detective]] = {place: [] for place in places}
    for seat, desk in enumerate(view.desks):
        for placed in desk.placed:
            there[places[placed.place - 1]].append(Detective(seat, placed.discs, placed.cubes))
    return {place: tuple(detectives) for place, detectives in there.items()}
