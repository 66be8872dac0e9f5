"""Deals counted in other ways come to our numbers, and the three askers of the study do what is said of them.

Solvers that are not installed are not asked; what runs here runs everywhere.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from importlib.util import find_spec
from math import factorial

import numpy as np
import pytest

from benchmarks import deals, deals_peers, questions
from benchmarks.every_deal import (
    SAMPLES,
    SOLVERS,
    TABLE,
    Deals,
    Line,
    Problem,
    Way,
    all_deals,
    error,
    problem,
    sample,
    splits,
)
from benchmarks.measure import Missing
from gamekit.thirteen_clues.board import DECK, PARTS
from gamekit.thirteen_clues.puzzles import unsettled

LATER = (3, deals.ANSWERS)  # seats, answers: few deals are left
OPENING = (3, 0)
INSTALLED = [TABLE, *(way for way in SOLVERS if all(find_spec(module.split(".")[0]) for module in way.needs))]
ABSENT = Way("ludo", lambda task: Deals(), ("no_such_ludo",))


@pytest.mark.parametrize("way", INSTALLED, ids=[way.name for way in INSTALLED])
def test_every_exact_way_counts_our_deals(way: Way) -> None:
    assert way.tally(deals_peers.given(*LATER)) == deals_peers.true_deals(*LATER)


def test_the_table_holds_every_deal_once() -> None:
    table = all_deals(deals_peers.given(*OPENING))
    rows = {
        (mine, *behind) for mine, behind in zip(table.mine.tolist(), map(tuple, table.behind.tolist()), strict=True)
    }
    assert len(rows) == len(table.mine) == deals_peers.true_deals(*OPENING).total()


@pytest.mark.parametrize("witnesses", range(1, 6))
def test_pairs_are_split_in_every_way(witnesses: int) -> None:
    ways = splits(10, witnesses)
    assert len({tuple(way) for way in ways.tolist()}) == factorial(10) // 2**witnesses // factorial(10 - 2 * witnesses)
    assert all(len(set(way)) == 2 * witnesses for way in ways.tolist()[:: len(ways) // 10])


@pytest.mark.parametrize("way", INSTALLED, ids=[way.name for way in INSTALLED])
def test_a_line_filters_by_what_one_witness_and_the_mystery_have(way: Way) -> None:
    parts = tuple(part for part, number in zip(PARTS, (5, 4, 4), strict=True) for _ in range(number))
    two_persons, nothing_unseen = Line(0, (0, 1), 2), Line(1, (), 0)
    found = way.tally(Problem(parts, 2, (two_persons, nothing_unseen)))
    one_there, both_there, of_the_other = 9, 1, factorial(8) // 2 // factorial(6)
    assert found[0, 5, 9] == one_there * of_the_other
    assert found[2, 5, 9] == both_there * of_the_other


def test_positions_with_more_than_answers_are_no_problem_for_these_ways() -> None:
    heard = deals.position(*OPENING).knowledge(0).heard
    with pytest.raises(ValueError, match="only answers"):
        problem(heard._replace(looked={"a": heard.unseen[0]}))


def test_a_way_that_counts_wrongly_stops_the_run() -> None:
    with pytest.raises(ValueError, match="ludo counts other deals with 3 seats"):
        deals_peers.checked(ABSENT._replace(needs=()), *LATER)


def test_a_solver_that_is_not_installed_is_reported() -> None:
    figure = deals_peers.once(deals_peers.contender("ludo", lambda: deals_peers.checked(ABSENT, *LATER), "", *LATER))
    assert (figure.values, figure.lacks) == ((), "not installed here (no_such_ludo)")


def test_what_is_left_out_is_reported_with_the_limit() -> None:
    with pytest.raises(Missing, match=r"^left out: 432 deals, the limit is 431$"):
        deals_peers.checked(TABLE, *LATER, most=431)
    assert deals_peers.checked(TABLE, *LATER, most=432) > 0


def test_samples_are_true_deals_and_near_the_exact_odds() -> None:
    everything = sample(deals_peers.given(*OPENING), np.random.default_rng(1))
    kept = sample(deals_peers.given(*LATER), np.random.default_rng(1))
    assert everything.total() == SAMPLES
    assert 0 < kept.total() < SAMPLES
    assert kept.keys() <= deals_peers.true_deals(*LATER).keys()
    assert error(everything, deals_peers.true_deals(*OPENING)) < error(kept, deals_peers.true_deals(*LATER)) < 15


def test_the_error_of_samples_is_their_total_variation() -> None:
    one, other = (0, 5, 9), (1, 5, 9)
    true = Deals({one: 30, other: 10})
    assert error(Deals({one: 3, other: 1}), true) == 0
    assert error(Deals({one: 1, other: 1}), true) == 25
    assert error(Deals({one: 7}), true) == 25
    assert error(Deals(), true) == 100


def test_the_first_call_is_measured_in_a_python_of_its_own() -> None:
    assert deals.first_call(3).run() > 0


# Questions until a mystery is known


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("asker", questions.ASKERS.values(), ids=questions.ASKERS)
def test_every_asker_comes_to_know_a_settled_mystery(asker: questions.Asker, seats: int) -> None:
    deal = next(deal for seed in range(9) if questions.settled(deal := questions.dealt(seats, seed)))
    asked: list[str] = []

    def listening(known: questions.Knowledge, open_to_ask: list[str]) -> str:
        assert known.remaining > 1
        asked.append(asker(known, open_to_ask))
        return asked[-1]

    assert questions.alone(deal, listening) == len(asked) == len(set(asked))
    known = questions.after(deal, (deal.answers[question] for question in asked))
    assert [DECK.number[card] for card in known.known or ()] == list(deal.game.state.mysteries[0])


@pytest.mark.parametrize("seats", [2, 3])
def test_a_table_asks_by_the_rules_until_somebody_knows(seats: int) -> None:
    deal = next(deal for seed in range(9) if questions.settled(deal := questions.dealt(seats, seed)))
    number = questions.together(deal, questions.most_bits)
    asked = [event for event in deal.game.events() if event.kind in questions.ASKING]
    assert len(asked) == number > 0
    told = Counter((event.kind, event.details["witness"], event.details["what"]) for event in asked)
    assert max(told.values()) == 1
    assert deal.game.actor is not None
    assert deal.game.knowledge(deal.game.actor).remaining == 1


def test_a_deal_that_no_question_settles_is_recognised() -> None:
    deal = questions.dealt(2, 0)
    assert not questions.settled(deal)
    assert len(unsettled(DECK, deal.game, 0)) == 2


def test_the_askers_choose_by_what_they_are_named_after() -> None:
    deal = questions.dealt(3, 0)
    known, open_to_ask = questions.after(deal, ()), list(deal.answers)
    bits = dict(known.rank(open_to_ask))
    assert bits[questions.most_bits(known, open_to_ask)] == max(bits.values())
    expected = {
        question: sum(chance * (chance * known.total) for chance in known.answers(question).values())
        for question in open_to_ask
    }
    assert expected[questions.fewest_deals(known, open_to_ask)] == min(expected.values())
    assert all(Fraction(questions.expected_deals(known, q), known.total) == expected[q] for q in open_to_ask)
    assert questions.at_random(known, open_to_ask) == open_to_ask[0]


def test_a_study_tells_of_every_asker_in_both_ways_and_of_deals_left_out() -> None:
    *means, left_out = questions.study(2, deals=2)
    assert [len(figure.values) for figure in means] == [2] * 6
    assert [figure.name for figure in means[:2]] == [
        "2 seats alone, our ranking",
        "2 seats alone, fewest expected deals",
    ]
    assert all(figure.average for figure in means)
    assert left_out.name == "2 seats, 1 of 3 deals left out"
