"""Puzzles of 13 Clues: one mystery, no clue too many, as hard as asked for, asked by the rules, the same everywhere."""

from __future__ import annotations

import hashlib
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import slow_thirteen_clues_deals as slow
from thirteen_clues_positions import settled, solution
from thirteen_clues_small import random_game, sight, told_as_facts

import gamekit
from figures.worksheet import Layout, pages_of, sheet_of
from gamekit.errors import InputError
from gamekit.game import PUBLIC
from gamekit.puzzles import NAME, beginning, is_begun, is_puzzle, level, reasoning_of, seats_of, sound
from gamekit.puzzles import solution as solution_of
from gamekit.reasons import forced
from gamekit.text import LANGUAGES, text
from gamekit.thirteen_clues import GAME
from gamekit.thirteen_clues.board import DECK
from gamekit.thirteen_clues.disjoint import single
from gamekit.thirteen_clues.puzzles import MOST, answered, drafts, tell
from gamekit.thirteen_clues.reasons import MysteryReasoning
from gamekit.timeline import Timeline
from gamekit.wording import row_name
from widgets import keep, panel
from widgets.puzzles import Puzzles

SEVERAL = [(1, 0, 3), (2, 1, 3), (3, 0, 3), (4, 0, 4), (1, 1, 4), (2, 0, 5), (1, 2, 6), (2, 0, 6), (4, 101, 6)]
HARD = [(3, 101, 5), (4, 101, 4), (4, 101, 6)]
SEARCHES = 12_000  # for one of the kit's puzzles; less than a quarter of what it took when each step was looked for
# Hashes of the moves by difficulty, seed and seats: a puzzle must not change with the machine or the Python.
GOLDEN = {
    (1, 0, 3): "78aa5c7ade1f8873",
    (4, 0, 4): "73e507808db721a2",
    (2, 0, 5): "20da080d4a794091",
    (1, 2, 6): "0058b28cae818182",
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


@pytest.mark.parametrize("wish", HARD)
def test_a_hard_puzzle_is_found_without_searching_through_the_deals_again_and_again(
    wish: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    searches, beside = list[int](), MysteryReasoning.beside

    def counted(self: MysteryReasoning, left: int) -> Any:
        searches.append(left)
        return beside(self, left)

    monkeypatch.setattr(MysteryReasoning, "beside", counted)
    gamekit.puzzle("thirteen_clues", *wish)
    assert 0 < len(searches) < SEARCHES


def test_how_much_an_answer_tells_by_itself_is_the_number_of_facts_it_forces() -> None:
    for seats in range(3, 7):
        reasoning = answered(DECK, random_game(seats, seats, 0), 0)
        assert tell(reasoning) == [len(forced(reasoning, [at])) for at in range(len(reasoning.clues))]


@pytest.mark.parametrize("difficulty", [1, 4])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_draft_settles_the_mystery_and_nothing_in_it_is_superfluous(difficulty: int, seats: int) -> None:
    for seed in range(3):
        reasoning = answered(DECK, random_game(seats, seed, 0), 0)
        found = drafts(reasoning, random.Random(seed), difficulty)
        assert found or difficulty > 1 or not settled(reasoning)
        for draft in found:
            assert settled(reasoning, draft)
            assert len(draft) <= MOST
            for gone in draft:
                assert not settled(reasoning, [at for at in draft if at != gone])


def test_a_deal_with_another_mystery_tells_which_clues_it_is_not_true_to() -> None:
    game = random_game(4, 2, 0)
    reasoning, mystery = answered(DECK, game, 0), DECK.slugs(game.state.mysteries[0])
    every = range(len(reasoning.clues))
    assert reasoning.against(every, mystery) is None
    some = list[int]()
    while (needed := reasoning.against(some, mystery)) is not None:
        assert needed
        assert not needed & sum(1 << at for at in some)
        some += list(single(needed))[:1]
    assert settled(reasoning, some)
    assert reasoning.against(some, mystery[::-1]) is not None, "none has that mystery, so the right one is against it"


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
    drawer = drawer_of(view)
    assert list(drawer.seats.options) == [3, 4, 5, 6]
    assert drawer.grade == 1
    view.close()


def drawer_of(view: Any) -> Puzzles:
    found = next(each for each in view.drawers if isinstance(each, Puzzles))
    view.open = found.title
    view.refresh()
    return found


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "Looking for a puzzle. This may take a few seconds.", "Looking for 2 puzzles."),
        ("pl", "Trwa szukanie zagadki. Może to zająć kilka sekund.", "Trwa szukanie 2 zagadek."),
    ],
)
def test_the_panel_says_and_shows_that_it_is_looking_for_puzzles(
    lang: str, one: str, several: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keep, "FOLDER", tmp_path)
    view = panel(made(1, 0, 3), lang=lang)
    drawer, heard, shown, bars = drawer_of(view), list[str](), list[str](), list[float]()

    def looked_for(*wish: Any) -> Timeline:
        heard.append(view.board.saying["text"])
        shown.append(view.controls.message.value)
        bars.append(drawer.bar.value)
        return made(1, 0, 3)

    monkeypatch.setattr(gamekit, "puzzle", looked_for)
    drawer.begin.click()
    assert heard == [one]
    assert one in shown[0]
    assert one not in view.session.message.text
    drawer.what.value, drawer.count.value, drawer.bar.value = "new", 2, drawer.bar.max
    drawer.print.click()
    assert [text.startswith(several) for text in heard[1:]] == [True, True]
    assert bars[1] < bars[2], "the bar begins anew"
    view.close()
