"""Where hidden cards lie, for a pair of ears: which known cards are spread over which places, and what is left over.

A look at a packet tells all its cards. Until the next look those that left it openly are known; the others, the
**residue**, fill the places into which hidden cards went (an encrypted card, a discard, the hand that is left), each
arrangement alike likely. With `two_player_draw` one card more came in from the deck, seldom known: see `draws`.
What left a packet before the first look at it, and the deck, are filled from the pool of cards never seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.hearing import DISCARD, ENCRYPT, LAID, LAST, Hearing, Look, Out, Packet
from gamekit.persona_non_grata.state import slot

DECK = "deck"  # the place of cards that nobody has drawn
GONE = "gone"  # the place of all hidden discards
END = 99  # a day after all

Counts = Mapping[int, int]  # number of a card -> how many
Factors = Mapping[int, Fraction]  # number of a card -> how much likelier it is as a drawn one; 1 if it is not named


class Spread(NamedTuple):
    """Cards spread evenly over places: the known ones, and one unknown drawn card unless `drawn` is None."""

    cards: Counts
    places: Mapping[str, int]  # place -> how many cards lie there
    drawn: Factors | None = None

    @property
    def size(self) -> int:
        """How many cards, or places, there are."""
        return sum(self.places.values())


class Hidden(NamedTuple):
    """All hidden cards: the spreads, and the pool of cards never seen with its places, those in spreads left out."""

    spreads: tuple[Spread, ...]
    pool: Counts
    places: Mapping[str, int]

    def holding(self, place: str) -> int | None:
        """The number of the spread that has a place; None for one of the pool."""
        return next((number for number, spread in enumerate(self.spreads) if place in spread.places), None)


def hand(seat: int) -> str:
    """The name of the place that is a seat's hand."""
    return f"hand:{seat}"


def laid(seat: int) -> str:
    """The name of the place of a card that is laid and not yet revealed (PNG-68)."""
    return f"laid:{seat}"


def hidden(heard: Hearing) -> Hidden:
    """The hidden cards of all weeks as these ears know them."""
    pool, places, spreads = Counter(dict(enumerate(heard.full))), Counter[str]({DECK: heard.left}), list[Spread]()
    for packet in heard.packets:
        pool.subtract(seen_first(packet))
        places.update(before_looks(packet))
        for spread, came in residues(packet):
            pool.subtract(came)
            spreads += [spread] if spread.size else []
    return Hidden(tuple(spreads), +pool, +places)


def seen_first(packet: Packet) -> Iterator[int]:
    """The cards known to have been in a packet, but for drawn ones: the first content seen, and what left it before."""
    if packet.looks:
        yield from packet.looks[0].cards
    for out in early(packet):
        if out.known:
            yield out.card


def early(packet: Packet) -> list[Out]:
    """The cards that left a packet before the first look at it."""
    first = packet.looks[0].day if packet.looks else END
    return [out for out in packet.outs if out.day < first]


def before_looks(packet: Packet) -> Counter[str]:
    """The places of cards that left a packet unseen before the first look; without any look also the hand itself."""
    places = Counter(place_of(packet, out) for out in early(packet) if not out.known)
    if not packet.looks:
        places[hand(packet.holder)] += packet.size
    return +places


def place_of(packet: Packet, out: Out) -> str:
    """The place to which a hidden card went."""
    names = {ENCRYPT: slot(packet.week, out.day, out.seat), LAID: laid(out.seat), DISCARD: GONE, LAST: GONE}
    return names[out.way]


# ---------------------------------------------------------------------- between two looks


def residues(packet: Packet) -> Iterator[tuple[Spread, Counter[int]]]:
    """For each look, what is spread until the next; and the drawn cards that are known to have come in then."""
    for look, after in pairwise([*packet.looks, None]):
        if look is not None:
            yield residue(packet, look, after)


def residue(packet: Packet, look: Look, after: Look | None) -> tuple[Spread, Counter[int]]:
    """What is spread between two looks, or since the last one, and the drawn cards that came in and are known."""
    until = after.day if after else END
    outs = [out for out in packet.outs if look.day <= out.day < until]
    draws = [draw.card for draw in packet.draws if look.day <= draw.day < until]
    places = Counter(place_of(packet, out) for out in outs if not out.known)
    if after is None:
        places[hand(packet.holder)] += packet.size
    came = Counter(card for card in draws if card != UNKNOWN)
    passed, out = Counter(look.cards) + came, Counter(out.card for out in outs if out.known)
    out.update(after.cards if after else ())
    if UNKNOWN not in draws:
        return Spread(passed - out, +places), came
    return with_drawn(passed, out, +places, came)


def with_drawn(
    passed: Counter[int], out: Counter[int], places: Counter[str], came: Counter[int]
) -> tuple[Spread, Counter[int]]:
    """The same if one drawn card is unknown: more of a kind came out than were passed, or any kind may have come.

    If p of a kind were passed and r of them came out, there were (p + 1)! / (p + 1 - r)! ways for those r to be chosen
    if the drawn card is of that kind, against p! / (p - r)! if it is not: the factor is (p + 1) / (p + 1 - r).
    """
    more = out - passed
    if more:
        return Spread(passed + more - out, places), came + more
    factors = {card: Fraction(passed[card] + 1, passed[card] + 1 - number) for card, number in out.items() if number}
    return Spread(passed - out, places, factors), came
