"""A position that looks like this to a seat: what is hidden from it is dealt by its odds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.draws import Draws
from gamekit.persona_non_grata.hidden import DECK, GONE, Counts, Factors, hand, laid
from gamekit.persona_non_grata.odds import Knowledge
from gamekit.persona_non_grata.state import Lying, Pair, State, slot

Dealt = dict[str, list[int]]  # place -> its cards


def imagined(known: Knowledge, view: State, rng: random.Random) -> State:
    """The view with the hidden cards dealt at random, as likely as `odds` says."""
    return filled(view, dealt(known, rng), len(known.heard.full), rng)


def dealt(known: Knowledge, rng: random.Random) -> Dealt:
    """A card for each hidden place."""
    spreads, found, pool = known.hidden.spreads, Dealt(), dict(known.hidden.pool)
    rows = [spread.drawn for spread in spreads if spread.drawn is not None]
    drawn = iter(list(one_by_one(pool, rows, rng)))
    for spread in spreads:
        cards = spelled(spread.cards) + ([] if spread.drawn is None else [next(drawn)])
        spread_out(found, spread.places, cards, rng)
    spread_out(found, known.hidden.places, spelled(pool), rng)
    return found


def one_by_one(pool: dict[int, int], rows: list[Factors], rng: random.Random) -> Iterator[int]:
    """The unknown drawn cards, one after the other, each by what is likely once the ones before are there."""
    for at, row in enumerate(rows):
        shares = {card: float(share * row.get(card, 1)) for card, share in Draws(pool, rows[at + 1 :]).one.items()}
        (card,) = rng.choices(list(shares), list(shares.values()))
        pool[card] -= 1
        yield card


def spelled(counts: Counts) -> list[int]:
    """Each card as often as it is there."""
    return [card for card, count in sorted(counts.items()) for _ in range(count)]


def spread_out(found: Dealt, places: Mapping[str, int], cards: list[int], rng: random.Random) -> None:
    """Put the cards into the places at random."""
    rng.shuffle(cards)
    for place, count in places.items():
        found.setdefault(place, []).extend(cards.pop() for _ in range(count))


# ---------------------------------------------------------------------- into the position


def filled(view: State, found: Dealt, kinds: int, rng: random.Random | None = None) -> State:
    """The view with cards in its hidden places; the action of a hidden pair is any that its player has left.

    Without `rng` it is the first of these.
    """
    gone, deck = iter(found.get(GONE, ())), found.get(DECK, [])
    return view._replace(
        deck=tuple(deck.count(card) for card in range(kinds)),
        hands=tuple(tuple(sorted(found.get(hand(seat), ()))) for seat in view.seats),
        discards=tuple(tuple(next(gone) if card == UNKNOWN else card for card in row) for row in view.discards),
        laid=tuple(pair_of(view, seat, found, rng) for seat in view.seats),
        areas=tuple(area_of(area, seat, found) for seat, area in enumerate(view.areas)),
    )


def pair_of(view: State, seat: int, found: Dealt, rng: random.Random | None) -> Pair | None:
    """PNG-68: what a seat may have laid."""
    pair = view.laid[seat]
    if pair is None or UNKNOWN not in pair:
        return pair
    return found[laid(seat)][0], rng.choice(view.actions[seat]) if rng else view.actions[seat][0]


def area_of(area: tuple[Lying, ...], seat: int, found: Dealt) -> tuple[Lying, ...]:
    """PNG-71: an area with its face-down cards."""
    return tuple(
        lying._replace(card=found[slot(lying.week, lying.day, seat)][0]) if lying.card == UNKNOWN else lying
        for lying in area
    )
