"""The smallest sub-list that still has a property: for reasons, and for puzzles without a fact too many.

The property must be monotone: a list that has it keeps it when items are added. Found by implicit hitting sets
(Ignatiev, Previti, Liffiton, Marques-Silva 2015, "Smallest MUS extraction with minimal hitting set dualization"):
whatever a largest sub-list without the property leaves out, a sub-list with the property must take something of it.
So the cheapest choice that takes something of each such gap is tried; if it has the property, nothing cheaper has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")
Test = Callable[[int], bool]  # whether the items of a bit set have the property


def smallest(
    items: Sequence[Item],
    holds: Callable[[list[Item]], bool],
    weight: Callable[[Item], int] = lambda item: 0,
    most: int | None = None,
) -> list[Item] | None:
    """The smallest sub-list that has the property, in the order of `items`; None if not even all of them have it.

    Of several smallest ones, one with the least sum of weights (whole numbers from 0). With `most`, None as well if it
    takes more items than that.
    """

    def has(bits: int) -> bool:
        return holds([item for at, item in enumerate(items) if bits >> at & 1])

    every = (1 << len(items)) - 1
    if not has(every):
        return None
    weights = [weight(item) for item in items]
    unit = sum(weights) + 1  # one item fewer is worth more than all weights together
    found = cheapest(every, has, [unit + own for own in weights], most)
    return None if found is None else [item for at, item in enumerate(items) if found >> at & 1]


def cheapest(every: int, has: Test, costs: Sequence[int], most: int | None) -> int | None:
    """The cheapest bit set that has the property; None if it has more than `most` members."""
    gaps: list[int] = []
    while True:
        chosen = hitting(gaps, costs)
        if most is not None and chosen.bit_count() > most:
            return None
        if has(chosen):
            return chosen
        while not has(chosen):  # further gaps that do not meet the ones just found come cheap
            gaps.append(every & ~grown(chosen, every, has))
            chosen |= gaps[-1]


def grown(chosen: int, every: int, has: Test) -> int:
    """A largest bit set around `chosen` without the property."""
    for bit in bits(every & ~chosen):
        if not has(chosen | bit):
            chosen |= bit
    return chosen


def hitting(gaps: Sequence[int], costs: Sequence[int]) -> int:
    """The cheapest bit set that meets every gap; of equal ones the first found, always the same."""
    best, least = 0, sum(costs) + 1

    def search(left: list[int], barred: int, chosen: int, cost: int) -> None:
        nonlocal best, least
        if not left:
            best, least = chosen, cost
            return
        if cost + bound(left, barred, costs) >= least:
            return
        gap = min(left, key=lambda gap: (gap & ~barred).bit_count())
        for bit in bits(gap & ~barred):
            spent = cost + costs[bit.bit_length() - 1]
            if spent < least:
                search([other for other in left if not other & bit], barred, chosen | bit, spent)
            barred |= bit  # the other branches go without it

    search(list(gaps), 0, 0, 0)
    return best


def bound(gaps: Sequence[int], barred: int, costs: Sequence[int]) -> int:
    """At least so much it costs to meet all gaps: the cheapest member of each of some that do not overlap."""
    total = taken = 0
    for gap in sorted((gap & ~barred for gap in gaps), key=int.bit_count):
        if not gap & taken:
            taken |= gap
            total += min((costs[bit.bit_length() - 1] for bit in bits(gap)), default=sum(costs) + 1)
    return total


def bits(number: int) -> Iterator[int]:
    """The single bits of a number, the lowest first."""
    while number:
        low = number & -number
        yield low
        number ^= low
