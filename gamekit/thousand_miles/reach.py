"""Whether a side can still come exactly to the distance, and with which cards (TM-28, TM-29)."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.thousand_miles.board import Deck
from gamekit.thousand_miles.road import sums
from gamekit.thousand_miles.state import Counts, more

Slugs = tuple[str, ...]


class Road(NamedTuple):
    """The rest of a side's way, and the fewest cards that drive just that; None if no cards do."""

    here: int  # miles
    distance: int  # of the round
    hand: Slugs | None  # by cards of the own hand alone; None, too, if that is hidden
    slow: Slugs | None  # by those of them that a speed limit lets through (TM-27)
    all: Slugs | None  # by cards of the hand, of the deck and of hidden hands
    useful: Slugs  # the cards that occur in any exact sum of those

    @property
    def left(self) -> int:
        """The miles still to go."""
        return self.distance - self.here


def fewest(deck: Deck, counts: Counts, miles: int) -> Slugs | None:
    """The fewest of some cards that drive exactly so many miles, long ones first; None if none do.

    In: how many of each card there are; cards without miles do not count.
    """
    chosen: dict[int, Slugs] = {0: ()}
    for card in sorted(deck.cards, key=lambda card: -card.miles):
        for _ in range(min(counts[card.number], miles // card.miles) if card.miles else 0):
            longer = {far + card.miles: (*slugs, card.slug) for far, slugs in chosen.items()}
            better = {
                far: slugs
                for far, slugs in longer.items()
                if far <= miles and (far not in chosen or len(slugs) < len(chosen[far]))
            }
            if not better:
                break
            chosen |= better
    return chosen.get(miles)


def useful(deck: Deck, counts: Counts, miles: int) -> Slugs:
    """The cards that occur in any exact sum."""
    return tuple(
        card.slug
        for card in deck.cards
        if card.miles and counts[card.number] and helps(deck, counts, miles, card.number)
    )


def helps(deck: Deck, counts: Counts, miles: int, number: int) -> bool:
    """Whether the rest of the way is a sum of the other cards once this one is laid."""
    rest = miles - deck.cards[number].miles
    return rest >= 0 and rest in sums(deck, more(counts, number, -1), rest)


def road(deck: Deck, here: int, distance: int, hand: Counts | None, every: Counts) -> Road:
    """The rest of the way with the cards that a side may lay: of its hand (None: hidden), and of all that is left."""
    miles = distance - here
    slow = hand and tuple(0 if card.fast else hand[card.number] for card in deck.cards)
    return Road(
        here,
        distance,
        fewest(deck, hand, miles) if hand else None,
        fewest(deck, slow, miles) if slow else None,
        fewest(deck, every, miles),
        useful(deck, every, miles),
    )
