"""Deduction in 07 zgłoś się against a slow, independent count of every deal, on small random boards."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
import slow_zero_seven_deduction as slow
from zero_seven_small_boards import Board

from gamekit.deduction import information
from gamekit.zero_seven.deduction import Knowledge

SEATS = range(2, 6)


def as_numbers(knowledge: Knowledge) -> dict[slow.Case, int]:
    found = np.argwhere(knowledge.weights)
    return {(int(s) + 1, int(p) + 1, int(k) + 1): int(knowledge.weights[s, p, k]) for s, p, k in found}


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("seats", SEATS)
def test_weights_equal_a_count_of_every_deal(seats: int, seed: int) -> None:
    board = Board(seats, seed)
    seat = seed % seats
    left = (seat + 1) % seats
    facts: list[slow.Fact] = [("holds", left, *board.deal[left]), *board.facts(1 if seats == 5 else 0)]
    assert as_numbers(board.knowledge(seat, facts)) == board.slow_weights(seat, facts)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("seats", SEATS)
def test_what_the_public_can_know_equals_a_count_of_every_deal(seats: int, seed: int) -> None:
    """Nobody's cards are held: with five seats, four cases must be chosen beside the one asked about."""
    board = Board(seats, seed)
    facts = board.facts(2 if seats > 3 else 0)
    for seat in range(seats):
        assert as_numbers(board.knowledge(seat, facts)) == board.slow_weights(seat, facts)


@pytest.mark.parametrize("seed", range(10))
def test_bits_and_odds_equal_a_direct_count(seed: int) -> None:
    board = Board(3, seed)
    facts: list[slow.Fact] = [("holds", 1, *board.deal[1]), *board.facts(0)]
    knowledge, weights = board.knowledge(0, facts), board.slow_weights(0, facts)
    laid = (board.adjacency, board.suspect_at, board.crime_at)

    def said(question: str, case: slow.Case) -> Any:
        verb, word, *_ = question.split()
        if verb == "solve":
            return "right" if question == "solve s{} p{} k{}".format(*case) else "wrong"
        if verb == "detective":
            answers = [slow.answer(kind, int(word[1:]), case, laid) for kind in range(3)]
            return answers.count("disc"), answers.count("cube")
        kind = "spk".index(word[0])
        return slow.answer(kind, slow.where(kind, int(word[1:]), laid), case, laid)

    city = board.city
    moves = [f"detective {place}" for place in city.places]
    moves += [f"evidence {card}" for card in (*city.suspects, *city.places, *city.crimes)]
    moves += [f"solve {' '.join(case)}" for case in product(city.suspects[:2], city.places, city.crimes)]
    ranked = knowledge.rank(moves)
    assert sorted(move for move, _ in ranked) == sorted(moves)
    for move, bits in ranked:
        counts: Counter[Any] = Counter()
        table = []
        for case, weight in weights.items():
            counts[said(move, case)] += weight
        columns = list(counts)
        for case, weight in weights.items():
            table.append([weight if column == said(move, case) else 0 for column in columns])
        assert bits == pytest.approx(information(table), abs=1e-9)
        assert knowledge.answers(move) == {a: Fraction(n, sum(weights.values())) for a, n in counts.items()}
