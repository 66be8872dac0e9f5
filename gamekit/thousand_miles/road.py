"""The road from 0 to 1000 miles, and what can still be reached on it with the cards that are not yet used (TM-29)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from gamekit.thousand_miles.board import LANGS, Deck, full
from gamekit.thousand_miles.car import letter
from gamekit.thousand_miles.rounds import FAR
from gamekit.thousand_miles.state import Counts, State, more
from gamekit.thousand_miles.unseen import counted, laid

if TYPE_CHECKING:
    import networkx

STEP = 25  # miles between the places drawn
GAP = 3  # places left out of the ring, between the end and the beginning
RADIUS = 7  # of the ring: places lie about 1 apart


def supply(deck: Deck, view: State, side: int) -> Counts:
    """How many of each distance card a side may still come to lay, as far as this view tells.

    All cards but those that are laid, discarded (unless they come back, TM-107) or in a hand of others that the view
    shows; of a card that is allowed only so often (TM-28) not more than that.
    """
    others = (hand for seat, hand in enumerate(view.hands) if view.side_of(seat) != side)
    thrown = (0,) * len(deck.cards) if view.options.reshuffle else view.discards
    used = zip(laid(deck, view), thrown, counted(deck, chain(*others)), strict=True)
    rows = zip(full(deck, view.options, len(view.hands)), map(sum, used), strict=True)
    return tuple(allowed(deck, view, side, number, there - gone) for number, (there, gone) in enumerate(rows))


def allowed(deck: Deck, view: State, side: int, number: int, count: int) -> int:
    """TM-28: of so many cards, how many a side may lay; only distance counts."""
    card = deck.cards[number]
    left = card.most - view.sides[side].laid[number] if card.most else count
    return min(count, left) if card.kind == "distance" else 0


def sums(deck: Deck, counts: Counts, most: int) -> frozenset[int]:
    """All miles up to `most` that some of these cards drive together, none of them included (0)."""
    found = {0}
    for card in deck.cards:
        for _ in range(counts[card.number] if card.miles else 0):
            longer = {miles + card.miles for miles in found if miles + card.miles <= most}
            if longer <= found:
                break
            found |= longer
    return frozenset(found)


def ways(deck: Deck, counts: Counts, miles: int) -> Iterator[Counts]:
    """All choices of these cards that drive exactly so many miles, as counts of each card."""
    row = [card for card in deck.cards if card.miles and counts[card.number]]
    none = (0,) * len(deck.cards)
    yield from _ways([(card.number, card.miles, counts[card.number]) for card in row], miles, none)


def _ways(row: list[tuple[int, int, int]], miles: int, chosen: Counts) -> Iterator[Counts]:
    if not row:
        if miles == 0:
            yield chosen
        return
    (number, far, count), *rest = row
    for used in range(min(count, miles // far) + 1):
        yield from _ways(rest, miles - used * far, more(chosen, number, used))


def reachable(deck: Deck, view: State, side: int) -> frozenset[int]:
    """The miles to which a side can still come exactly, up to the distance of the round; where it is included."""
    here = view.sides[side].miles
    return frozenset(here + miles for miles in sums(deck, supply(deck, view, side), view.distance - here))


def draw_road(deck: Deck, state: State | None) -> networkx.DiGraph:
    """The road: nodes "0" to "1000", edges by the distance `cards` that lead on.

    From a view, a node also tells which sides are `here`, and which can still come there exactly (`reach`); edges are
    those of cards that some side may still lay.
    """
    import networkx

    graph = networkx.DiGraph(name=deck.name)
    step = min(card.miles for card in deck.cards if card.miles)
    for miles in range(0, FAR + 1, step):
        names = {lang: str(miles) for lang in LANGS}
        graph.add_node(str(miles), pos=place(miles), **names, **facts(deck, state, miles))
    left = [supply(deck, state, side) for side in range(len(state.sides))] if state else []
    for card in deck.cards:
        if card.miles and (state is None or any(counts[card.number] for counts in left)):
            for miles in range(0, FAR + 1 - card.miles, step):
                graph.add_edge(str(miles), str(miles + card.miles), cards=(card.slug,))
    return graph


def facts(deck: Deck, state: State | None, miles: int) -> dict[str, str | None]:
    """Who is at a place of the road, and who can still come there; nothing without a view."""
    sides = range(len(state.sides)) if state else range(0)
    here = [letter(side) for side in sides if state and state.sides[side].miles == miles]
    reach = [letter(side) for side in sides if state and miles in reachable(deck, state, side)]
    return {"here": ", ".join(here) or None, "reach": ", ".join(reach) or None} if state else {}


def place(miles: int) -> tuple[float, float]:
    """Where a place of the road is drawn: clockwise on a ring with a gap, so that no card's edges cover another's."""
    angle = 2 * math.pi * (miles / STEP) / (FAR / STEP + GAP)
    return round(RADIUS * math.sin(angle), 3), round(RADIUS * math.cos(angle), 3)
