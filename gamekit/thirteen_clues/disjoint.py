"""Choosing a pair for each witness so that no card is in two of them: by the sets of cards that can be used up.

Beside a mystery ten cards remain (TC-65), so there are 1024 sets of them, each a number with a bit for each card. A
family of such sets is again a number, with a bit for each set. Take the sets that some witnesses can use up between
them: those in which a pair of the next witness is not used, moved up by that pair, are what they can use up with it.
That is a few operations for each pair and never more, however much the pairs meet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import and_

from gamekit.thirteen_clues.counting import PAIRS, REST
from gamekit.thirteen_clues.deduction import ORDERED

Bits = int  # a set: of cards by their places among the ten, of pairs by their numbers
Family = int  # of sets of cards
Pair = tuple[int, int]

NOTHING: Family = 1  # only the set of no cards
EVERY: Family = (1 << (1 << REST)) - 1


def having(card: int) -> Family:
    """All sets that have a card."""
    return sum(1 << used for used in range(1 << REST) if used >> card & 1)


def cards_of(pair: Pair) -> Bits:
    """The two cards of a pair as a set."""
    return 1 << pair[0] | 1 << pair[1]


HAVING = [having(card) for card in range(REST)]
Additions = list[tuple[Family, Bits]]  # for each pair the sets that have neither of its cards, and its cards
ADDITIONS: dict[int, Additions] = {  # by how many pairs there are: with two players left and right are told apart
    len(pairs): [(EVERY & ~(HAVING[one] | HAVING[other]), cards_of((one, other))) for one, other in pairs]
    for pairs in (PAIRS, ORDERED)
}


def choice(sets: Sequence[Bits], due: Sequence[int] = (), pairs: int = len(PAIRS)) -> list[int] | None:
    """A pair for each witness, no two with a card in common, that have the cards due between them; None if none is so.

    In: sets[witness], of `pairs` by their numbers; the places of the cards due.
    """
    counts = [own.bit_count() for own in sets]
    order = sorted(range(len(sets)), key=counts.__getitem__)  # mostly the first show it
    found = in_order([sets[witness] for witness in order], due, ADDITIONS[pairs])
    return None if found is None else [found[order.index(witness)] for witness in range(len(sets))]


def in_order(sets: Sequence[Bits], due: Sequence[int], additions: Additions) -> list[int] | None:
    """The same; the last of the sets is gone through only until a pair fits."""
    families = [NOTHING]
    for own in sets[:-1]:
        before, after = families[-1], 0
        while own:
            low = own & -own
            free, cards = additions[low.bit_length() - 1]
            after |= (before & free) << cards
            own ^= low
        if not after:
            return None
        families.append(after)
    must = reduce(and_, (HAVING[card] for card in due), EVERY)
    for pair in single(sets[-1]):
        free, cards = additions[pair]
        used = families[-1] & free & must >> cards
        if used:
            return [*retraced(sets[:-1], families, used.bit_length() - 1, additions), pair]
    return None


def retraced(sets: Sequence[Bits], families: Sequence[Family], used: Bits, additions: Additions) -> list[int]:
    """Pairs, one of each set, that use up just these cards; families[n] is what the first n sets can use up."""
    if not sets:
        return []
    pairs = ((pair, additions[pair][1]) for pair in single(sets[-1]))
    last, cards = next((p, c) for p, c in pairs if not c & ~used and families[len(sets) - 1] >> (used ^ c) & 1)
    return [*retraced(sets[:-1], families, used ^ cards, additions), last]


def single(bits: Bits) -> Iterator[int]:
    """The numbers in a set."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
