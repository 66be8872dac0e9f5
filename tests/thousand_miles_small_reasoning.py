"""Small tables of 1000 mil, every way in which the cards can lie, and what some of the lines heard leave of those."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations, product

from test_thousand_miles_odds import FEW, Cards, small

from gamekit.reasons import Fact
from gamekit.thousand_miles import GAME
from gamekit.thousand_miles.reasons import reason

Case = dict[str, Counter[str]]  # row -> how many of each card lie there


class Small:
    """A few cards at a small table, every way in which they can lie, and what some of the lines leave of those."""

    def __init__(self, seed: int, seats: int, turns: int, reshuffles: int, ears: int) -> None:
        cards = Cards(seed, seats, 2, turns, reshuffles)
        heard = [(0, line, event.heard(ears)) for line, event in enumerate(cards.events)]
        setting = GAME.setting(seats, options={"reshuffle": True})
        found = reason(small(FEW), setting, 0, ears, heard)
        assert found is not None
        self.cards, self.reasoning = cards, found
        self.shown = [Counter(c.card for c in found.seen if c.clue == at) for at in range(len(found.clues))]

    def __str__(self) -> str:
        return f"{self.reasoning.rooms}, {len(self.reasoning.clues)} clues"

    @cache  # noqa: B019  one table lives as long as its test
    def ways(self, clues: frozenset[int]) -> list[dict[str, frozenset[str]]]:
        """Every way to lie that is true to some clues, by what lies in each row at all."""
        left = Counter(FEW)
        for at in clues:
            left -= self.shown[at]
        rows, sizes = list(self.reasoning.rooms), list(self.reasoning.rooms.values())
        found = split(left, sizes) if clues == self.every() else any_number(list(left), sizes)
        return [dict(zip(rows, way, strict=True)) for way in {tuple(way) for way in found}]

    def every(self) -> frozenset[int]:
        return frozenset(range(len(self.shown)))

    def follows(self, fact: Fact, clues: Collection[int], known: Collection[Fact] = ()) -> bool:
        """Whether a fact is so in every way to lie that is true to some clues and facts."""
        ways = [way for way in self.ways(frozenset(clues)) if all(true(other, way) for other in known)]
        return all(true(fact, way) for way in ways)


def split(left: Counter[str], rooms: list[int]) -> Iterator[list[frozenset[str]]]:
    """Every way to fill the rooms with just these cards."""
    if not rooms:
        yield []
        return
    for chosen in set(combinations(sorted(left.elements()), rooms[0])):
        yield from ([frozenset(chosen), *more] for more in split(left - Counter(chosen), rooms[1:]))


def any_number(left: list[str], rooms: list[int]) -> Iterator[list[frozenset[str]]]:
    """Every way to fill the rooms with such cards, any number of each."""
    rows = [[set(some) for some in product(left, repeat=size)] for size in rooms]
    return ([frozenset(row) for row in way] for way in product(*({frozenset(row) for row in found} for found in rows)))


def true(fact: Fact, way: dict[str, frozenset[str]]) -> bool:
    return (fact.word in way[fact.kind]) is fact.holds
