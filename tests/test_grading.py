"""How hard a solution is, found without its steps, is what its steps say; many facts are judged as one by one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from small_reasoning import begun, game_of_hands
from test_zero_seven_reasons_counted import Small
from thirteen_clues_retold import by_hand
from thirteen_clues_small import random_game

import gamekit
from gamekit.grading import DIFFICULTIES, HARDEST, level_of
from gamekit.puzzles import level, reasoning_of, solution
from gamekit.reasons import Fact, Reasoning, cells, following, forced, holds
from gamekit.thirteen_clues.reasons import MysteryReasoning

BOARDS = [(seats, seed) for seats in (2, 3, 4) for seed in range(6)]
GAMES = [(2, 6), (2, 12), (3, 9), (3, 20), (4, 20), (5, 24), (6, 24)]
PUZZLES = [("zero_seven", difficulty, 2) for difficulty in DIFFICULTIES]
PUZZLES += [("thirteen_clues", difficulty, seats) for difficulty in DIFFICULTIES for seats in (3, 6)]


class Plain:
    """A reasoning that answers for one fact at a time."""

    def __init__(self, reasoning: Reasoning) -> None:
        self.reasoning = reasoning

    def __getattr__(self, name: str) -> Any:
        if name == "following":
            raise AttributeError(name)
        return getattr(self.reasoning, name)


@cache
def game_of(seats: int, moves: int) -> MysteryReasoning:
    """What the first player of a random game can reason."""
    found = random_game(seats, moves, moves).reasoning(0)
    assert isinstance(found, MysteryReasoning)
    return found


def subsets(reasoning: Reasoning) -> Iterator[list[int]]:
    """All clues, all but the first or the last, and some of them."""
    clues = list(range(len(reasoning.clues)))
    yield from (clues, clues[1:], clues[:-1], clues[::2], clues[:1], [])


@pytest.mark.parametrize(("name", "difficulty", "seats"), PUZZLES)
def test_a_puzzle_has_the_level_of_its_steps(name: str, difficulty: int, seats: int) -> None:
    reasoning = reasoning_of(gamekit.puzzle(name, difficulty, 1, seats))
    assert level_of(reasoning) == level(solution(reasoning)) == difficulty
    for most in DIFFICULTIES:
        assert level_of(reasoning, most=most) == min(difficulty, most + 1)


@pytest.mark.parametrize(("seats", "seed"), BOARDS)
def test_what_does_not_settle_the_case_has_the_level_of_all_its_steps(seats: int, seed: int) -> None:
    reasoning = Small(seats, seed).reasoning
    assert level_of(reasoning) == level(solution(reasoning))


@pytest.mark.parametrize(("seats", "moves"), GAMES)
def test_the_middle_of_a_game_has_the_level_of_its_steps(seats: int, moves: int) -> None:
    reasoning = game_of(seats, moves)
    assert level_of(reasoning) == level(solution(reasoning))
    assert level_of(reasoning) in range(1, HARDEST + 1)


def test_a_toy_whose_cases_nobody_remembers_is_graded_too(tmp_path: Path) -> None:
    table = begun(game_of_hands(tmp_path / "hands"), "walk meadow", "walk meadow", "dig", "walk mill")
    reasoning = table.reasoning(0)
    assert reasoning is not None
    assert level_of(reasoning) == level(solution(reasoning))


@pytest.mark.parametrize(("seats", "moves"), GAMES)
def test_many_facts_at_once_are_judged_as_one_by_one(seats: int, moves: int) -> None:
    reasoning = game_of(seats, moves)
    plain, every = Plain(reasoning), [Fact(*cell, so) for cell in cells(reasoning) for so in (True, False)]
    for some in subsets(reasoning):
        follow = [fact for fact in every if holds(reasoning, fact, some)]
        assert following(reasoning, every, some) == follow
        assert following(plain, every, some) == follow
        known = follow[::3]
        assert following(reasoning, every, some, known) == following(plain, every, some, known) == follow


@pytest.mark.parametrize(("seats", "moves"), GAMES)
def test_facts_known_lead_on(seats: int, moves: int) -> None:
    reasoning = game_of(seats, moves)
    known = forced(reasoning)[::2]
    for some in subsets(reasoning):
        follow = following(reasoning, forced(reasoning), some, known)
        assert set(known) <= set(follow)
        assert follow == following(Plain(reasoning), forced(reasoning), some, known)


def test_from_lines_at_odds_everything_follows() -> None:
    reasoning = by_hand("ask 1 czerwony 1", "look a miecz", "look b miecz").reasoning(1)
    assert reasoning is not None
    odd = [at for at, clue in enumerate(reasoning.clues) if clue.event.kind == "looked"]
    every = [Fact(*cell, so) for cell in cells(reasoning) for so in (True, False)]
    assert len(odd) == 2
    assert following(reasoning, every, odd) == every
    assert following(reasoning, every, odd[:1]) == [fact for fact in every if holds(reasoning, fact, odd[:1])]
    assert len(following(reasoning, every, odd[:1])) < len(every)
    assert level_of(reasoning) == 1
