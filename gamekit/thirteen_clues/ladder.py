"""Counting the deals of 13 Clues in two plain ways, to read and to check the fast one (`counting`) against.

A deal says which cards are my mystery and which pair each witness has behind the screen; what is left lies with the
informants. `fits(witness, mystery, pair)` is how many times a pair counts: 0 if it contradicts something that was
heard, else 1 (or more, where some choices are likelier than others). The pairs of different witnesses meet only in that
they share no card. Sets of cards are whole numbers with a bit for each card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

Cards = int  # a set of cards: bit c for card c
Fits = Callable[[int, Cards, Cards], int]  # (witness, mystery, pair) -> how many times it counts


def as_bits(cards: Iterable[int]) -> Cards:
    """A set of cards as a whole number."""
    return sum(1 << card for card in cards)


def pairs_of(cards: Iterable[int]) -> list[Cards]:
    """All pairs of some cards."""
    return [as_bits(pair) for pair in combinations(sorted(cards), 2)]


def search(mystery: Cards, pairs: list[Cards], witnesses: int, fits: Fits) -> int:
    """The deals with this mystery: try every pair for every witness, one after the other."""

    def deals(witness: int, used: Cards) -> int:
        if witness == witnesses:
            return 1
        free = [pair for pair in pairs if not pair & used]
        return sum(fits(witness, mystery, pair) * deals(witness + 1, used | pair) for pair in free)

    return deals(0, mystery)


def programme(mystery: Cards, pairs: list[Cards], witnesses: int, fits: Fits) -> int:
    """The same, remembering only which cards are used up, and in how many ways."""
    ways = {mystery: 1}
    for witness in range(witnesses):
        after: dict[Cards, int] = {}
        for pair in pairs:
            weight = fits(witness, mystery, pair)
            for used, count in ways.items() if weight else ():
                if not used & pair:
                    after[used | pair] = after.get(used | pair, 0) + weight * count
        ways = after
    return sum(ways.values())
