"""Information, counted: tables of deals, by hypothesis and answer."""

import math
import random
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import gamekit
from gamekit.deduction import (
    ContradictionError,
    answer_counts,
    entropies,
    entropy,
    fractions,
    information,
    question_bits,
)


def test_a_fair_choice_among_eight_is_worth_three_bits() -> None:
    assert entropy([1] * 8) == 3
    assert entropy([5] * 8) == 3


def test_what_is_certain_leaves_no_doubt() -> None:
    assert entropy([0, 7, 0]) == 0
    assert math.copysign(1, entropy([7])) == 1, "not minus zero"
    assert entropy([0, 0]) == 0


def test_a_half_and_two_quarters_are_a_bit_and_a_half() -> None:
    assert entropy([2, 1, 1]) == 1.5
    assert entropy([[2, 0], [1, 1]]) == 1.5


def test_entropies_are_taken_row_by_row() -> None:
    assert entropies([[1, 1, 0], [0, 4, 0], [2, 1, 1]]).tolist() == [1, 0, 1.5]


def test_an_answer_that_fits_all_hypotheses_alike_tells_nothing() -> None:
    assert information([[2, 6], [1, 3], [5, 15]]) == pytest.approx(0, abs=1e-15)


def test_an_answer_that_settles_everything_tells_all_there_was_to_know() -> None:
    assert information(np.diag([1, 1, 1, 1])) == 2


def test_an_answer_wrong_one_time_in_four_tells_a_fifth_of_a_bit() -> None:
    # A binary symmetric channel: 1 - H(1/4), Shannon 1948.
    assert information([[3, 1], [1, 3]]) == pytest.approx(1 - (0.75 * math.log2(4 / 3) + 0.25 * 2))


def test_information_goes_both_ways() -> None:
    table = np.array([[3, 0, 2], [1, 4, 0]])
    assert information(table) == pytest.approx(information(table.T))


def test_deals_are_counted_by_answer() -> None:
    weights = np.array([5, 1, 2])
    answers = np.array([[0, 3], [0, 1], [2, 3]], dtype=np.uint8)
    assert answer_counts(weights, answers, 4).tolist() == [[6, 0, 2, 0], [0, 1, 0, 7]]


def test_large_counts_stay_exact() -> None:
    weights = np.array([2**52, 1, 3])
    answers = np.array([[0], [0], [1]], dtype=np.uint8)
    assert answer_counts(weights, answers, 2).tolist() == [[2**52 + 1, 3]]


@pytest.mark.parametrize("seed", range(10))
def test_ranking_at_once_equals_one_table_a_question(seed: int) -> None:
    rng = random.Random(seed)
    weights = [rng.randrange(9) for _ in range(30)]
    answers = [[rng.randrange(5) for _ in range(7)] for _ in range(30)]
    bits = question_bits(np.array(weights), np.array(answers, dtype=np.uint8), 5)
    for question in range(7):
        table = [[0] * 5 for _ in range(30)]
        for hypothesis in range(30):
            table[hypothesis][answers[hypothesis][question]] += weights[hypothesis]
        assert bits[question] == pytest.approx(information(table))


def test_shares_are_exact_and_add_up() -> None:
    shares = fractions(np.array([1, 2, 4]))
    assert shares == [Fraction(1, 7), Fraction(2, 7), Fraction(4, 7)]
    assert sum(shares) == 1


def test_nothing_has_no_shares() -> None:
    with pytest.raises(ContradictionError):
        fractions([0, 0])


def test_games_load_without_numpy() -> None:
    program = "import sys, gamekit; gamekit.start('zero_seven'); sys.exit('numpy' in sys.modules)"
    root = Path(gamekit.__file__).parents[1]
    assert subprocess.run([sys.executable, "-c", program], cwd=root, check=False).returncode == 0
