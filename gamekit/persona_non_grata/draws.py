"""Unknown drawn cards, counted exactly: several are drawn from one pool, and of each something is known (PNG-23).

The pool has c(k) copies of kind k, C in all, and m cards are drawn from it into different packets. From what came out
of its packet, draw t is w(t, k) times as likely to be of kind k as it would be; w is 1 but for a few kinds, so write
w = 1 + d. Multiplied out, a case says of each draw whether it takes 1 ("any card") or a d ("this kind, on top"); for a
set of draws with such kinds, n(k) of them of kind k, there are c(k)! / (c(k) - n(k))! … ways to choose their copies,
and the rest of the draws are any cards. These sums run over all sets of draws, kind by kind, by a dictionary programme
that keeps only the draws which may still take a later kind. Nothing is rounded: all numbers are whole.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from math import lcm, perm, prod
from typing import NamedTuple

from gamekit.distributions import hypergeometric
from gamekit.persona_non_grata.hidden import Counts, Factors

Key = tuple[int, int, int]  # bit set of draws that have a kind; how many have; how many of them are of wanted kinds
Cases = Mapping[tuple[int, int], int]  # (draws with a kind on top, those of wanted kinds) -> weight


class Share(NamedTuple):
    """A kind that some draws may have on top: its copies, and the extra weight of each of those draws."""

    card: int
    copies: int
    extra: Mapping[int, int]


class Draws:
    """A pool and draws from it. Cards are numbers; what is likely is an exact Fraction."""

    def __init__(self, pool: Counts, factors: Sequence[Factors]) -> None:
        self.pool = {card: count for card, count in pool.items() if count}
        self.size = sum(self.pool.values())
        self.count = len(factors)
        scales = [lcm(*(factor.denominator for factor in row.values())) for row in factors]
        self.plain = scales  # the weight of "any card", so that all weights are whole
        self.shares = tuple(shares(self.pool, factors, scales))

    def cases(self, wanted: frozenset[int]) -> Cases:
        """The weight of all cases, by how many draws have a kind on top, and how many of those are of wanted kinds."""
        relevant = wanted & {share.card for share in self.shares}
        if relevant not in self._cases:
            self._cases[relevant] = self.programme(relevant)
        return self._cases[relevant]

    @cached_property
    def _cases(self) -> dict[frozenset[int], Cases]:
        return {}

    def programme(self, wanted: frozenset[int]) -> Cases:
        """Kind by kind, which draws have it on top."""
        states: dict[Key, int] = {(0, 0, 0): 1}
        for at, share in enumerate(self.shares):
            states = self.leave(taken(states, share, share.card in wanted), at)
        found: dict[tuple[int, int], int] = defaultdict(int)
        rest = prod(scale for draw, scale in enumerate(self.plain) if draw not in self.last)
        for (_, number, marked), weight in states.items():
            found[number, marked] += weight * rest * perm(self.size - number, self.count - number)
        return found

    @cached_property
    def last(self) -> dict[int, int]:
        """The place of the last kind that a draw may have on top."""
        return {draw: at for at, share in enumerate(self.shares) for draw in share.extra}

    def leave(self, states: Mapping[Key, int], at: int) -> dict[Key, int]:
        """Forget the draws that have no kind after this one; those without any are "any card"."""
        gone = [draw for draw, last in self.last.items() if last == at]
        found: dict[Key, int] = defaultdict(int)
        for (used, number, marked), weight in states.items():
            for draw in gone:
                weight *= 1 if used >> draw & 1 else self.plain[draw]
                used &= ~(1 << draw)
            found[used, number, marked] += weight
        return found

    # ------------------------------------------------------------------ what is left in the pool

    def numbers(self, wanted: frozenset[int], places: int) -> dict[int, Fraction]:
        """How likely so many places of the pool, nothing being known of them, have 0, 1, 2, … wanted cards."""
        whole, found = sum(self.pool.get(card, 0) for card in wanted), defaultdict[int, Fraction](Fraction)
        cases = self.cases(wanted)
        total = sum(cases.values())
        for (number, marked), weight in cases.items():
            for good, share in hypergeometric(self.size - number, whole - marked, places).items():
                found[good] += Fraction(weight, total) * share
        return dict(sorted(found.items()))

    @cached_property
    def one(self) -> dict[int, Fraction]:
        """How likely a place of the pool has each kind."""
        return {card: share for card in self.pool if (share := self.numbers(frozenset((card,)), 1).get(1))}


def shares(pool: Counts, factors: Sequence[Factors], scales: Sequence[int]) -> Iterable[Share]:
    """The kinds that draws may have on top, so ordered that a draw's kinds stand close together."""
    extra: dict[int, dict[int, int]] = defaultdict(dict)
    for draw, (row, scale) in enumerate(zip(factors, scales, strict=True)):
        for card, factor in row.items():
            if factor != 1 and pool.get(card):
                extra[card][draw] = int((factor - 1) * scale)
    order = sorted(extra, key=lambda card: (max(extra[card]), min(extra[card])))
    return (Share(card, pool[card], extra[card]) for card in order)


def taken(states: Mapping[Key, int], share: Share, wanted: bool) -> dict[Key, int]:
    """Every set of draws, not yet used, that may have this kind on top."""
    found: dict[Key, int] = defaultdict(int)
    for (used, number, marked), weight in states.items():
        free = [draw for draw in share.extra if not used >> draw & 1]
        for count in range(min(len(free), share.copies) + 1):
            ways = perm(share.copies, count) * weight
            for some in combinations(free, count):
                key = (used | sum(1 << draw for draw in some), number + count, marked + count * wanted)
                found[key] += ways * prod(share.extra[draw] for draw in some)
    return found
