"""Games of 13 Clues that leave few deals, all of them laid out, and what some of the lines heard leave of those."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

import slow_thirteen_clues_deals as slow
from thirteen_clues_small import random_game, sight, told_as_facts

from gamekit.reasons import (
    Fact,
    cells,
)
from gamekit.thirteen_clues.reasons import MysteryReasoning
from gamekit.timeline import Timeline

SEATS = range(2, 7)
FEW = 900  # deals, that can be laid out again and again
MOST = {2: 11, 3: 12, 4: 13, 5: 14, 6: 30}  # clues, so that many of their subsets can be tried
MOVES = {2: 9, 3: 14, 4: 24, 5: 32, 6: 36}


def reasoning(game: Timeline, seat: int) -> MysteryReasoning:
    found = game.reasoning(seat)
    assert isinstance(found, MysteryReasoning)
    return found


class Small:
    """A game that leaves few deals, all of them laid out, and what some of its clues leave."""

    def __init__(self, seats: int, seed: int) -> None:
        self.game, self.seat = random_game(seats, seed, MOVES[seats]), seed % seats
        self.reasoning = reasoning(self.game, self.seat)
        self.order = [(self.seat + step) % seats for step in range(1, seats)]

    @cache  # noqa: B019  one game lives as long as its test
    def facts_of(self, clue: int) -> tuple[slow.Fact, ...]:
        """A clue as facts of the slow deduction."""
        return tuple(told_as_facts([self.reasoning.clues[clue].event], self.seat))

    @cache  # noqa: B019
    def deals(self, clues: frozenset[int]) -> list[dict[str, frozenset[str]]]:
        """Every deal true to some clues, by the rows of the note sheet."""
        unseen, fronts, _ = sight(self.game, self.seat)
        facts = [fact for clue in clues for fact in self.facts_of(clue)]
        found = slow.deals(unseen, fronts, len(self.game.seats), self.seat, facts)
        return [self.rows(unseen, mine, pairs) for mine, pairs in found]

    def rows(self, unseen: list[str], mine: slow.Cards, pairs: tuple[slow.Cards, ...]) -> dict[str, frozenset[str]]:
        hands = {f"hand:{seat}": frozenset(pair) for seat, pair in zip(self.order, pairs, strict=True)}
        used = frozenset(mine).union(*hands.values())
        return {"mystery": frozenset(mine), **hands, "informants": frozenset(unseen) - used}

    def every(self) -> frozenset[int]:
        return frozenset(range(len(self.reasoning.clues)))

    def follows(self, fact: Fact, clues: Collection[int] | None = None, known: Collection[Fact] = ()) -> bool:
        """Whether a fact is so in every deal true to some clues and facts known."""
        some = self.every() if clues is None else frozenset(clues)
        return all(true(fact, deal) for deal in self.deals(some) if all(true(other, deal) for other in known))

    def every_fact(self) -> list[Fact]:
        return [Fact(*cell, so) for cell in cells(self.reasoning) for so in (True, False)]

    def price(self, clues: Collection[int]) -> tuple[int, int]:
        return len(clues), sum(self.reasoning.clues[at].rank for at in clues)


def true(fact: Fact, deal: dict[str, frozenset[str]]) -> bool:
    return (fact.word in deal[fact.kind]) is fact.holds


def small_games(seats: int) -> Iterator[int]:
    """The seeds of games that leave few deals by few clues, but not none."""
    for seed in range(200):
        game = random_game(seats, seed, MOVES[seats])
        known = game.knowledge(seed % seats)
        if known and 1 < known.total <= FEW and 3 <= len(reasoning(game, seed % seats).clues) <= MOST[seats]:
            yield seed


@cache
def small(seats: int, number: int) -> Small:
    seeds = small_games(seats)
    for _ in range(number):
        next(seeds)
    return Small(seats, next(seeds))
