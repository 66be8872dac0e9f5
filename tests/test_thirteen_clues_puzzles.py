"""Puzzles of 13 Clues: one mystery, no clue too many, as hard as asked for, asked by the rules, the same everywhere."""

from __future__ import annotations

import hashlib
import json
from functools import cache

import pytest
import slow_thirteen_clues_deals as slow
from test_thirteen_clues_deduction import sight, told_as_facts
from thirteen_clues_positions import solution

import gamekit
from figures.worksheet import Layout, pages_of, sheet_of
from gamekit.errors import InputError
from gamekit.game import PUBLIC
from gamekit.puzzles import NAME, beginning, is_begun, is_puzzle, level, reasoning_of, seats_of, sound
from gamekit.puzzles import solution as solution_of
from gamekit.text import LANGUAGES, text
from gamekit.thirteen_clues import GAME
from gamekit.thirteen_clues.board import DECK
from gamekit.timeline import Timeline
from gamekit.wording import row_name
from widgets import panel
from widgets.puzzles import Puzzles

SEVERAL = [(1, 0, 3), (2, 1, 3), (3, 0, 3), (4, 0, 4), (1, 1, 4), (2, 0, 5), (1, 2, 6), (2, 0, 6)]
# Hashes of the moves by difficulty, seed and seats: a puzzle must not change with the machine or the Python.
GOLDEN = {
    (1, 0, 3): "54726e20e67bd4b2",
    (4, 0, 4): "88ea7b14df2abc8e",
    (2, 0, 5): "96d9e0fe5eeebbc8",
    (1, 2, 6): "7cbaa4efac515504",
}


@cache
def made(difficulty: int, seed: int, seats: int) -> Timeline:
    return gamekit.puzzle("thirteen_clues", difficulty, seed, seats)


@pytest.fixture(params=SEVERAL, ids=str)
def asked(request: pytest.FixtureRequest) -> tuple[int, int, int]:
    wish: tuple[int, int, int] = request.param
    return wish


def left(puzzle: Timeline, facts: list[slow.Fact]) -> set[slow.Cards]:
    """The mysteries that are left by facts, by laying out every deal."""
    unseen, fronts, _ = sight(puzzle, 0)
    return {mine for mine, _ in slow.deals(unseen, fronts, len(puzzle.seats), 0, facts)}


def test_exactly_one_mystery_is_left_and_without_any_clue_several_are(asked: tuple[int, int, int]) -> None:
    puzzle = made(*asked)
    clues = [clue.event for clue in reasoning_of(puzzle).clues]
    assert puzzle.knowledge(0).known == tuple(DECK.slugs(puzzle.state.mysteries[0]))
    heard = [event for event in puzzle.events(0) if event not in clues]
    for gone in range(len(clues)):
        fewer = GAME.deduce(puzzle.setting, 0, [*heard, *clues[:gone], *clues[gone + 1 :]]) if GAME.deduce else None
        assert fewer.remaining > 1


@pytest.mark.parametrize("wish", SEVERAL[:3])
def test_laying_out_every_deal_says_the_same(wish: tuple[int, int, int]) -> None:
    puzzle = made(*wish)
    facts = list(told_as_facts(puzzle.events(0), 0))
    assert left(puzzle, facts) == {tuple(DECK.slugs(puzzle.state.mysteries[0]))}
    useful = [fact for fact in facts if len(left(puzzle, [other for other in facts if other != fact])) > 1]
    assert len(useful) == len(reasoning_of(puzzle).clues)


def test_a_puzzle_is_as_hard_as_was_asked_for(asked: tuple[int, int, int]) -> None:
    reasoning = reasoning_of(made(*asked))
    assert level(solution_of(reasoning)) == asked[0]
    assert sound(reasoning)
    assert reasoning.goal == ("mystery",)
    found = {fact for inference in solution_of(reasoning) for fact in inference.facts if fact.kind == "mystery"}
    assert len({fact.word for fact in found}) == 13


def test_the_solver_has_the_turn_and_wins_by_the_right_accusation(asked: tuple[int, int, int]) -> None:
    puzzle = gamekit.load(made(*asked).record())
    assert puzzle.actor == 0
    assert puzzle.state.agenda[-1].kind == "turn"
    puzzle.do(solution(puzzle, 0))
    assert puzzle.state.winner == 0


def test_a_puzzle_is_a_record_that_opens_where_it_begins(asked: tuple[int, int, int]) -> None:
    puzzle = made(*asked)
    again = gamekit.load(puzzle.record())
    assert again.record() == puzzle.record()
    assert is_puzzle(again)
    assert is_begun(again)
    start = beginning(again)
    assert start is again.here
    assert again.names == {NAME: start.number}
    assert not again.given
    assert set(again.comments[start.number]) == {"en", "pl"}
    assert len(again.nodes) == start.number + 1, "nothing is left of what was tried"
    again.jump(0)
    assert is_puzzle(again)
    assert not is_begun(again)
    assert reasoning_of(again).clues == reasoning_of(puzzle).clues


def test_nobody_accuses_and_the_solver_looks_nowhere(asked: tuple[int, int, int]) -> None:
    moves = [node.move for node in made(*asked).path() if node.move]
    assert not [move for move in moves if move.verb == "accuse"]
    assert not [move for move in moves if move.verb == "look" and move.seat == 0]


def test_the_same_wishes_make_the_same_puzzle_on_every_machine() -> None:
    moves = {wish: json.loads(made(*wish).record())["moves"] for wish in GOLDEN}
    plain = {wish: json.dumps(rows, sort_keys=True) for wish, rows in moves.items()}
    assert {wish: hashlib.sha256(words.encode()).hexdigest()[:16] for wish, words in plain.items()} == GOLDEN


def test_puzzles_are_for_three_to_six_and_three_if_nobody_says() -> None:
    assert seats_of(GAME) == range(3, 7)
    assert made(1, 0, 3).record() == gamekit.puzzle("thirteen_clues").record()
    for seats in (2, 7):
        with pytest.raises(InputError) as refused:
            gamekit.puzzle("thirteen_clues", seats=seats)
        assert refused.value.reason == "seats"


def test_a_transcript_of_a_puzzle_is_no_puzzle() -> None:
    puzzle = made(1, 0, 3)
    for seat in (0, PUBLIC):
        assert not is_puzzle(gamekit.load(puzzle.record(seat)))


def test_a_position_of_that_name_where_nobody_reasons_is_no_puzzle() -> None:
    game = gamekit.start("thirteen_clues", 3)
    game.names[NAME] = 0
    assert not is_puzzle(game)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
def test_a_worksheet_names_what_is_seen_and_heard_and_asks_for_the_mystery(lang: str, large: bool) -> None:
    puzzle, words = made(2, 1, 3), text(lang, GAME)
    pages = list(pages_of([sheet_of(puzzle, 1, 1, lang, None)], Layout("a4", large)))
    printed = " ".join(label.get_text() for page in pages for axes in page.axes for label in axes.texts)
    reasoning = reasoning_of(puzzle)
    for event in (*reasoning.given, *(clue.event for clue in reasoning.clues)):
        assert words.event(event, 0) in printed
    for row in reasoning.sheet:
        name = row_name(words, row)
        assert f"{name[:1].upper()}{name[1:]}" in printed
    names = [words.name("card", card) for card in DECK.slugs(puzzle.state.mysteries[0])]
    assert words.listed(names) in printed


def test_the_panel_offers_puzzles_for_as_many_as_can_be() -> None:
    view = panel(made(1, 0, 3))
    drawer = next(each for each in view.drawers if isinstance(each, Puzzles))
    assert list(drawer.seats.options) == [3, 4, 5, 6]
    assert drawer.grade == 1
    view.close()
