"""How likely numbers are, exactly: what is drawn without putting back, and sums."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb

Numbers = Mapping[int, Fraction]  # a number -> how likely


@lru_cache(maxsize=4096)
def hypergeometric(places: int, good: int, taken: int) -> Numbers:
    """How likely so many of the good cards are among those taken, if all cards are spread evenly over the places."""
    least, most = max(0, taken + good - places), min(taken, good)
    every = comb(places, taken)
    return {
        number: Fraction(comb(good, number) * comb(places - good, taken - number), every)
        for number in range(least, most + 1)
    }


def added(one: Numbers, two: Numbers) -> Numbers:
    """The distribution of a sum of two numbers that do not depend on each other."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for first, share in one.items():
        for second, other in two.items():
            found[first + second] += share * other
    return dict(found)
