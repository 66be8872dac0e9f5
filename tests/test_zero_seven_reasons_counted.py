"""Whys, steps, marks and clashes of 07 zgłoś się against plain counting of every deal, on small random boards."""

from collections.abc import Collection, Sequence
from functools import cache, cached_property
from itertools import combinations

import pytest
import slow_zero_seven_deduction as slow
from zero_seven_small_boards import Board

from gamekit.reasons import (
    Fact,
    Inference,
    clash,
    forced,
    grade,
    hardest,
    holds,
    judge,
    next_hint,
    right_marks,
    steps,
    why,
)
from gamekit.zero_seven.board import KINDS
from gamekit.zero_seven.reasons import CaseReasoning, reason

BOARDS = [(seats, seed) for seats, seeds in {2: 14, 3: 14, 4: 8}.items() for seed in range(seeds)]
MOST = 7  # lines, so that all their subsets can be tried
Cell = tuple[str, str]


class Small:
    """A small board, some lines about it, the reasoning from them, and the same by counting."""

    def __init__(self, seats: int, seed: int, wrong: bool = False) -> None:
        self.board, self.seat = Board(seats, seed), seed % seats
        rng = self.board.rng
        own = [self.board.random_fact(self.seat) for _ in range(4)]
        others = [fact for fact in self.board.facts(1) if fact[1] != self.seat]
        held = self.board.held(self.seat)
        lines = [*own, *rng.sample(others, min(2, len(others))), *rng.sample(held, 1)]
        if wrong:  # and one that contradicts the first
            self.board.deal[self.seat] = next(case for case in self.every if not slow.is_true(own[0], case, self.laid))
            lines += [self.board.random_fact(self.seat) for _ in range(3)]
        self.facts = lines[-MOST:] if wrong else lines[:MOST]

    @property
    def laid(self) -> slow.Board:
        return self.board.adjacency, self.board.suspect_at, self.board.crime_at

    @property
    def every(self) -> list[slow.Case]:
        sizes = (self.board.n_suspects, self.board.n_places, self.board.n_crimes)
        s, p, k = (range(1, size + 1) for size in sizes)
        return [(a, b, c) for a in s for b in p for c in k]

    @cached_property
    def reasoning(self) -> CaseReasoning:
        events = self.board.events([])
        heard = [(0, at, event) for at, event in enumerate(events)]
        for step, fact in enumerate(self.facts, start=1):
            heard += [(step, 0, event) for event in self.board.as_events(fact)]
        return reason(self.board.city, self.board.seats, self.seat, self.seat, heard)

    def behind(self, clues: Collection[int]) -> list[slow.Fact]:
        """The facts that stand behind some clues."""
        return [self.facts[self.reasoning.clues[at].step - 1] for at in clues]

    def cases(self, clues: Collection[int] | None = None, known: Collection[Fact] = ()) -> set[slow.Case]:
        """The cases that are true to some clues (None: all) and facts, by counting every deal."""
        clues = range(len(self.reasoning.clues)) if clues is None else clues
        return {case for case in self.counted(tuple(self.behind(clues))) if all(true(fact, case) for fact in known)}

    @cache  # noqa: B019  one board lives as long as its test
    def counted(self, facts: tuple[slow.Fact, ...]) -> frozenset[slow.Case]:
        return frozenset(self.board.slow_weights(self.seat, list(facts)))

    def follows(self, fact: Fact, clues: Collection[int] | None = None, known: Collection[Fact] = ()) -> bool:
        return all(true(fact, case) for case in self.cases(clues, known))

    def every_fact(self) -> list[Fact]:
        cells = [(kind, word) for kind, words in self.reasoning.sheet.items() for word in words]
        return [Fact(*cell, so) for cell in cells for so in (True, False)]

    def subsets(self, size: int) -> list[tuple[int, ...]]:
        return list(combinations(range(len(self.reasoning.clues)), size))

    def price(self, clues: Sequence[int]) -> tuple[int, int]:
        return len(clues), sum(self.reasoning.clues[at].rank for at in clues)


def true(fact: Fact, case: slow.Case) -> bool:
    at = KINDS.index(fact.kind)
    return (f"{'spk'[at]}{case[at]}" == fact.word) is fact.holds


@pytest.fixture(params=BOARDS, ids=lambda pair: f"{pair[0]} seats, board {pair[1]}")
def small(request: pytest.FixtureRequest) -> Small:
    return Small(*request.param)


def test_just_what_is_so_in_every_possible_case_is_forced(small: Small) -> None:
    assert set(forced(small.reasoning)) == {fact for fact in small.every_fact() if small.follows(fact)}


def test_a_case_given_against_a_fact_is_possible_and_against_it(small: Small) -> None:
    possible = small.cases()
    for fact in small.every_fact():
        found = small.reasoning.case([fact.opposite])
        numbers = found and tuple(int(words[0][1:]) for words in found.values())
        assert (numbers in possible and not true(fact, numbers)) if found else small.follows(fact)


def test_a_why_forces_its_fact_is_of_smallest_size_and_of_the_simplest_lines(small: Small) -> None:
    for fact in small.every_fact():
        found = why(small.reasoning, fact)
        assert (found is None) is not small.follows(fact)
        if found:
            assert small.follows(fact, found.clues)
            sizes = range(len(found.clues) + 1)
            enough = [some for size in sizes for some in small.subsets(size) if small.follows(fact, some)]
            assert small.price(found.clues) == min(map(small.price, enough))


def test_without_any_one_of_its_lines_a_fact_would_not_follow(small: Small) -> None:
    for fact in forced(small.reasoning):
        found = why(small.reasoning, fact)
        assert found
        for clue in found.clues:
            assert not small.follows(fact, [other for other in found.clues if other != clue])


def test_the_chain_ends_with_all_that_is_forced_and_tells_nothing_twice(small: Small) -> None:
    told = [fact for inference in steps(small.reasoning) for fact in inference.facts]
    assert len(told) == len(set(told))
    assert set(told) == {fact for fact in small.every_fact() if small.follows(fact)}


def check_step(small: Small, inference: Inference, known: list[Fact]) -> None:
    assert inference.facts
    assert set(inference.earlier) <= set(known)
    assert all(small.follows(fact, inference.clues, inference.earlier) for fact in inference.facts)
    for clue in inference.clues:
        fewer = [other for other in inference.clues if other != clue]
        assert not any(small.follows(fact, fewer, known) for fact in inference.facts)
    for fact in inference.earlier:
        fewer_facts = [other for other in inference.earlier if other != fact]
        assert not all(small.follows(new, inference.clues, fewer_facts) for new in inference.facts)


def test_each_step_is_true_needs_all_it_names_and_none_with_fewer_lines_was_there(small: Small) -> None:
    known: list[Fact] = []
    for inference in steps(small.reasoning):
        check_step(small, inference, known)
        left = [fact for fact in forced(small.reasoning) if fact not in known]
        assert set(inference.facts) == {fact for fact in left if small.follows(fact, inference.clues, known)}
        for size in range(inference.size):
            assert not any(small.follows(fact, some, known) for fact in left for some in small.subsets(size))
        known += inference.facts


def test_the_hardest_step_is_the_one_that_takes_most_lines(small: Small) -> None:
    chain = steps(small.reasoning)
    sizes = [inference.size for inference in chain]
    most = max(sizes, default=0)
    assert (grade(chain), hardest(chain)) == (most, sizes.index(most) if most > 1 else -1)


def test_a_mark_is_forced_open_or_wrong_as_counting_says(small: Small) -> None:
    possible = small.cases()
    for fact in small.every_fact():
        (judged,) = judge(small.reasoning, {fact[:2]: fact.holds})
        so = {true(fact, case) for case in possible}
        assert judged.verdict == {(True,): "forced", (False,): "wrong"}.get(tuple(so), "open")
        assert (judged.why is not None) is (judged.verdict == "forced")
        assert (judged.case is None) is (judged.verdict == "forced")


def test_hints_go_on_from_the_right_marks_until_nothing_is_left(small: Small) -> None:
    marks: dict[Cell, bool] = {(kind, words[0]): True for kind, words in small.reasoning.sheet.items()}
    while inference := next_hint(small.reasoning, marks):
        check_step(small, inference, right_marks(small.reasoning, marks))
        assert not any(marks.get(fact[:2]) is fact.holds for fact in inference.facts)
        marks |= {fact[:2]: fact.holds for fact in inference.facts}
    assert set(right_marks(small.reasoning, marks)) == set(forced(small.reasoning))


@pytest.mark.parametrize("seed", range(24))
def test_lines_that_cannot_all_be_true_are_named_and_no_fewer_would_clash(seed: int) -> None:
    small = Small(2 + seed % 3, seed, wrong=True)
    possible, found = small.cases(), clash(small.reasoning)
    assert bool(found) is not bool(possible)
    assert not found or not small.cases(found)
    assert all(small.cases(some) for size in range(len(found)) for some in small.subsets(size))
    if found:
        assert not forced(small.reasoning)
        assert not steps(small.reasoning)
        assert why(small.reasoning, Fact("suspect", "s1", True)) is None
        assert judge(small.reasoning, {("suspect", "s1"): False}) == []


def test_some_of_the_boards_of_these_tests_do_clash_and_some_take_several_lines() -> None:
    assert sum(bool(clash(Small(2 + seed % 3, seed, wrong=True).reasoning)) for seed in range(24)) > 8
    sizes = [inference.size for pair in BOARDS for inference in steps(Small(*pair).reasoning)]
    assert {1, 2, 4} <= set(sizes)


def test_a_fact_known_need_not_be_told_again(small: Small) -> None:
    every = forced(small.reasoning)
    assert steps(small.reasoning, every) == []
    assert all(holds(small.reasoning, fact, (), [fact]) for fact in every)
