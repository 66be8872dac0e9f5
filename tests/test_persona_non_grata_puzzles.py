"""Puzzles of Persona Non Grata: one answer, by counting as well; no line of a why too many; as hard as asked for."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import gamekit
from figures.pages import PAPERS
from figures.worksheet import Layout, pages_of, sheet_of
from gamekit.game import InputError
from gamekit.move import TEACHER
from gamekit.persona_non_grata import GAME, PUZZLE_SEATS, game
from gamekit.persona_non_grata.board import FILE_NAME, FOLDER, read_box
from gamekit.persona_non_grata.state import slot
from gamekit.puzzles import (
    goal_of,
    is_begun,
    is_puzzle,
    level_at,
    next_hint,
    reasoning_of,
    seats_of,
    settled,
    sifted,
    solution,
)
from gamekit.reasons import Fact
from gamekit.tables import read_toml
from gamekit.timeline import Timeline
from widgets import keep, panel
from widgets.notebook import hint
from widgets.puzzles import Puzzles

KINDS = [(difficulty, seats) for difficulty, possible in PUZZLE_SEATS.items() for seats in possible]
ASKED = [(difficulty, seed, seats) for difficulty, seats in KINDS for seed in range(3)]
LOOKS = ("hand_dealt", "passed")
# Hashes of records by difficulty, seed and seats: a puzzle must not change with the machine or the Python.
GOLDEN = {
    (1, 0, 2): "52b10d066b1b1549",
    (1, 0, 3): "7917c05a3e0ea86e",
    (2, 0, 3): "9a0fa5c20690a9bb",
    (2, 0, 4): "2b909da9a2c54536",
    (3, 0, 4): "ec79720a4b185f0f",
    (4, 0, 3): "15902ff984fe286e",
}


@cache
def made(difficulty: int, seed: int, seats: int) -> Timeline:
    return gamekit.puzzle("persona_non_grata", difficulty, seed, seats)


def answers(puzzle: Timeline) -> list[Fact]:
    """What is encrypted, as the kit reasons it."""
    reasoning = reasoning_of(puzzle)
    case = reasoning.case()
    assert case is not None
    return [fact for fact in goal_of(reasoning, case) if fact.holds]


def place(row: str) -> tuple[int, int]:
    """Seat and day of a row of the note sheet."""
    kind, seat, day = row.split(":")
    assert kind == "encrypted"
    return int(seat), int(day)


# ---------------------------------------------------------------------- the answer


@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_the_answer_is_certain_by_counting_and_true(asked: tuple[int, int, int]) -> None:
    puzzle = made(*asked)
    known, facts = puzzle.knowledge(0), answers(puzzle)
    assert len(facts) == len(reasoning_of(puzzle).goal)
    for fact in facts:
        seat, day = place(fact.kind)
        assert known.encrypted(slot(1, day, seat)) == {fact.word: 1}
        (lying,) = [card for card in puzzle.view(TEACHER).areas[seat] if card.encrypted]
        assert (GAME.tables.slug(lying.card), lying.day) == (fact.word, day)


@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_nothing_but_the_asked_lies_face_down_before_others(asked: tuple[int, int, int]) -> None:
    puzzle = made(*asked)
    hidden = {
        (seat, card.day) for seat, area in enumerate(puzzle.view(0).areas) for card in area if seat and card.encrypted
    }
    assert hidden == {place(row) for row in reasoning_of(puzzle).goal}


@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_a_why_takes_a_hand_passed_on_what_left_it_openly_and_the_hand_that_came_back(
    asked: tuple[int, int, int],
) -> None:
    """What is left of the first after the others is the answer, and nothing else: counted by hand."""
    puzzle = made(*asked)
    reasoning = reasoning_of(puzzle)
    for inference in solution(reasoning, sifting=True):
        (fact,) = inference.facts
        first, *others = [reasoning.clues[at].event for at in inference.clues]
        assert first.kind in LOOKS
        left = Counter(first.details["cards"])
        for event in others:
            left.subtract(event.details["cards"] if event.kind in LOOKS else [event.details["card"]])
        assert set(+left) == {fact.word}
        assert not -left
        assert [event.kind for event in others][-1] == "passed"


# ---------------------------------------------------------------------- the lines that matter


@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_no_line_of_a_why_is_too_many(asked: tuple[int, int, int]) -> None:
    reasoning = reasoning_of(made(*asked))
    for inference in solution(reasoning, sifting=True):
        clues, facts = list(inference.clues), list(inference.facts)
        assert settled(reasoning, facts, clues)
        assert not any(settled(reasoning, facts, [at for at in clues if at != gone]) for gone in clues)


@pytest.mark.parametrize("asked", [asked for asked in ASKED if asked[1] == 0], ids=str)
def test_no_fewer_lines_would_do(asked: tuple[int, int, int]) -> None:
    puzzle = made(*asked)
    reasoning, facts = reasoning_of(puzzle), answers(puzzle)
    fewer = min(asked[0], 3)
    assert not any(settled(reasoning, facts, list(some)) for some in combinations(range(len(reasoning.clues)), fewer))


@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_a_puzzle_is_as_hard_as_asked_for(asked: tuple[int, int, int]) -> None:
    puzzle = made(*asked)
    reasoning = reasoning_of(puzzle)
    assert is_begun(puzzle)
    assert level_at(puzzle) == asked[0]
    assert min(len(sifted(reasoning)) - 1, 4) == asked[0]
    assert len(reasoning.clues) > len(sifted(reasoning)), "some lines do not matter"


# ---------------------------------------------------------------------- a game like any other


@pytest.mark.parametrize("wish", KINDS, ids=str)
def test_a_puzzle_is_the_same_everywhere(wish: tuple[int, int]) -> None:
    difficulty, seats = wish
    record = made(difficulty, 0, seats).record()
    assert gamekit.puzzle(GAME, difficulty, 0, seats).record() == record
    moves = [str(node.move) for node in made(difficulty, 0, seats).path()]
    assert hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16] == GOLDEN[difficulty, 0, seats]


@pytest.mark.parametrize("wish", KINDS, ids=str)
def test_a_puzzle_can_be_saved_and_played_to_its_end(wish: tuple[int, int]) -> None:
    difficulty, seats = wish
    loaded = gamekit.load(made(difficulty, 1, seats).record())
    assert is_puzzle(loaded)
    assert answers(loaded) == answers(made(difficulty, 1, seats))
    while not loaded.over:
        loaded.play(loaded.moves()[0])
    assert level_at(loaded) == difficulty, "it is still that puzzle, though it has been played on"
    assert not is_begun(loaded)


def test_players_are_offered_by_difficulty_and_others_refused() -> None:
    assert [seats_of(GAME, difficulty) for difficulty in (1, 2, 3, 4)] == list(PUZZLE_SEATS.values())
    assert len(gamekit.puzzle("persona_non_grata", 3).seats) == 4
    with pytest.raises(gamekit.SettingError) as refused:
        gamekit.puzzle("persona_non_grata", 3, 1, 2)
    assert refused.value.reason == "seats_one"
    with pytest.raises(InputError):
        gamekit.puzzle("persona_non_grata", 5)


def test_with_more_encryptions_a_week_there_are_no_puzzles() -> None:
    table = read_toml(FOLDER / FILE_NAME)
    for row in table["action"]:
        row["copies"] = {"download": 1, "encrypt": 2}.get(row["slug"], 1)
    with pytest.raises(InputError):
        gamekit.puzzle(game(read_box(table | {"name": "more"})))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_comment_says_what_is_asked_and_how_many_lines_matter(lang: str) -> None:
    puzzle = made(2, 0, 3)
    told = puzzle.comments[puzzle.here.number][lang]
    for part in {"en": ("encrypted file", "Three log lines"), "pl": ("zaszyfrowany plik", "trzy wiersze")}[lang]:
        assert part in told


# ---------------------------------------------------------------------- hints


def test_hints_lead_to_what_is_asked_and_then_beyond() -> None:
    puzzle = made(4, 0, 3)
    reasoning, marks = reasoning_of(puzzle), dict[tuple[str, str], bool]()
    for row in reasoning.goal:
        found = next_hint(puzzle, reasoning, marks)
        assert found is not None
        assert [fact.kind for fact in found.facts] == [row]
        marks |= {(fact.kind, word): word == fact.word for fact in found.facts for word in reasoning.sheet[row]}
    beyond = next_hint(puzzle, reasoning, marks)
    assert beyond is None or {fact.kind for fact in beyond.facts}.isdisjoint(reasoning.goal)


def test_the_rungs_of_a_hint_name_the_card_its_lines_and_the_answer() -> None:
    puzzle = made(2, 0, 3)
    seat, day = place(answers(puzzle)[0].kind)
    assert f"Player {'ABC'[seat]} encrypts on day {day}" in hint(puzzle, seat=0)
    assert "These 3 lines together" in hint(puzzle, seat=0, rung=2)


# ---------------------------------------------------------------------- on paper


def said(figure: Any) -> str:
    return " ".join(" ".join(text.get_text() for axes in figure.axes for text in axes.texts).split())


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("paper", list(PAPERS))
@pytest.mark.parametrize("wish", KINDS, ids=str)
def test_a_puzzle_takes_one_page_and_its_solution_another(wish: tuple[int, int], paper: str, lang: str) -> None:
    puzzle = made(wish[0], 2, wish[1])
    sheet = sheet_of(puzzle, 1, 1, lang, None)
    task, solved = (said(page) for page in pages_of([sheet], Layout(paper)))
    reasoning = reasoning_of(puzzle)
    for clue in reasoning.clues:
        assert sheet.words.event(clue.event, 0) in task, "all that one needs"
    for event in (event for node in puzzle.path() for event in node.events if event.kind == "day"):
        assert event.details["number"] == puzzle.state.day or sheet.words.event(event, 0) in task
    for inference in solution(reasoning, sifting=True):
        assert all(f"{at + 1}." in task for at in inference.clues)
        assert sheet.words.listed([str(at + 1) for at in inference.clues]) in solved
    assert not {row for row in reasoning.sheet if row not in reasoning.goal and row in task}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_large_print_is_large_and_tells_it_all_in_sentences(lang: str) -> None:
    pages = list(pages_of([sheet_of(made(3, 1, 4), 1, 1, lang, None)], Layout("a4", True)))
    sizes = [text.get_fontsize() for page in pages for axes in page.axes for text in axes.texts]
    assert min(float(size) for size in sizes) >= 18
    assert all(len(page.axes) == 1 for page in pages), "no picture"


# ---------------------------------------------------------------------- in the panel


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(keep, "FOLDER", tmp_path)
    return tmp_path


def opened(shown: Any) -> Puzzles:
    """The drawer for puzzles, open."""
    found = next(drawer for drawer in shown.drawers if isinstance(drawer, Puzzles))
    shown.open = found.title
    shown.refresh()
    return found


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_drawer_offers_players_by_difficulty_begins_a_puzzle_and_prints_it(folder: Path, lang: str) -> None:
    shown = panel(gamekit.start("persona_non_grata", 2, seed=1), lang=lang)
    puzzles = opened(shown)
    assert ("not everything" if lang == "en" else "nie wszystko") in puzzles.about.value
    assert list(puzzles.seats.options) == [2, 3]
    puzzles.difficulty.value = 3
    assert list(puzzles.seats.options) == [4]
    puzzles.difficulty.value, puzzles.number.value = 4, "2"
    puzzles.begin.click()
    assert shown.session.eyes == 0
    assert len(shown.game.seats) == 3
    puzzles = opened(shown)
    assert puzzles.grade == 4
    puzzles.what.value = "here"
    puzzles.print.click()
    (sheet,) = folder.glob("worksheet-persona_non_grata-*.pdf")
    assert sheet.read_bytes().startswith(b"%PDF")
