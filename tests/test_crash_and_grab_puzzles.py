"""Reach tasks: exactly one solution, by a search that knows nothing of the one that made them; printable; playable."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import gamekit
from figures.worksheet import Layout, pages_of, sheet_of
from gamekit.crash_and_grab import GAME
from gamekit.crash_and_grab.fan import box_of
from gamekit.crash_and_grab.flights import Leg
from gamekit.crash_and_grab.geometry import board_of
from gamekit.crash_and_grab.state import State
from gamekit.errors import InputError
from gamekit.game import CHANCE, Move
from gamekit.puzzles import is_begun, is_puzzle, level_at, riddle_of
from gamekit.riddle import Riddle
from gamekit.timeline import Timeline
from widgets import keep, panel
from widgets.puzzles import Puzzles

LEVELS = (1, 2, 3, 4)
Flight = tuple[tuple[str, ...], ...]  # of a turn: (what, direction, number)


@cache
def puzzle(difficulty: int, seed: int = 1, seats: int = 3) -> Timeline:
    return gamekit.puzzle("crash_and_grab", difficulty, seed, seats)


def asked(game: Timeline) -> Riddle:
    found = riddle_of(game)
    assert found is not None
    return found


# ---------------------------------------------------------------------- another search


class Way(NamedTuple):
    """Whole turns by `game.play`: the position at the start of the next plan, how it was flown, boosters spent."""

    state: State
    flown: Flight
    spent: int


def quiet(state: State) -> Move | None:
    """The move of everything that is not the solver's flight: chance and rivals, who stand still; None for a flight."""
    task = state.agenda[-1]
    moves = GAME.moves(state)
    if task.seat == CHANCE:
        return next((move for move in moves if move.words == ("clockwise",)), moves[0])
    solver = state.players - 1
    if task.seat == solver and state.acting == solver and task.kind in ("number", "hop", "boost"):
        return None
    if task.kind == "number":
        return next(move for move in moves if move.words == ("0",))
    return next((move for move in moves if move.words[:2] == ("0-5", "sun")), moves[0])


def one_turn(state: State, numbers: tuple[int, ...], boosts: int) -> list[Way]:
    """All ways of a whole round of the solver, planned now; those in which a saucer crashes are left out."""
    found, solver = list[Way](), state.players - 1
    for direction in ("sun", "meteor", "stars", "asteroids"):
        planned = GAME.play(state, Move(solver, "plan", ("0-5", direction))).state
        for number in numbers if direction == "sun" else [number for number in numbers if number]:
            found += followed(planned, (("fly", direction, str(number)),), str(number), boosts, 0)
    return found


def followed(state: State, flown: Flight, number: str, boosts: int, spent: int) -> list[Way]:
    """The rest of a round, hop by hop; an accelerator is entered twice at most."""
    round_number = state.round
    while True:
        if any(not saucer.space for saucer in state.saucers):
            return []
        if state.round > round_number and state.agenda[-1].seat == state.players - 1:
            return [Way(state, flown, spent)]
        move = quiet(state)
        if move is None:
            break
        state = GAME.play(state, move).state
    kind = state.agenda[-1].kind
    if kind == "number":
        moved = GAME.play(state, Move(state.players - 1, "steps", (number,))).state
        return followed(moved, flown, number, boosts, spent)
    found: list[Way] = []
    for move in GAME.moves(state):
        if move.verb == "pass":
            found += followed(GAME.play(state, move).state, flown, number, boosts, spent)
        elif (kind == "boost" and spent < boosts) or (kind == "hop" and state.trip.hops < 5):
            more = (*flown, (kind, move.words[0], number))
            found += followed(GAME.play(state, move).state, more, number, boosts, spent + int(kind == "boost"))
    return found


def solutions(game: Timeline) -> set[Flight]:
    """All flights of two turns after which the solver stands where the crew member stood."""
    state: State = game.nodes[0].state
    solver, ((_, goal),) = state.players - 1, state.ground
    boosts = state.saucers[solver].boosters
    numbers = (2, 3) if boosts else (0, 1, 2, 3, 4, 5)
    found: set[Flight] = set()
    for first in one_turn(state, numbers, boosts):
        for second in one_turn(first.state, numbers, boosts - first.spent):
            if second.state.saucers[solver].space == goal:
                found.add((*first.flown, ("turn", "", ""), *second.flown))
    return found


@pytest.mark.parametrize("difficulty", LEVELS)
def test_there_is_exactly_one_solution_and_it_is_the_one_told(difficulty: int) -> None:
    game = puzzle(difficulty)
    (found,) = solutions(game)
    legs = [Leg(**said.details) for said in asked(game).solution]
    told: list[tuple[str, str, str]] = []
    for leg in legs:
        if leg.turn == 2 and ("turn", "", "") not in told:
            told.append(("turn", "", ""))
        told.append((leg.kind, leg.direction, str(leg.number)))
    assert tuple(told) == found


# ---------------------------------------------------------------------- what a puzzle is


@pytest.mark.parametrize("difficulty", LEVELS)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_puzzle_is_a_position_that_can_be_played_and_is_as_hard_as_asked(difficulty: int, seats: int) -> None:
    game = puzzle(difficulty, 2, seats)
    assert GAME.check(game.state, game.setting) == []
    assert is_puzzle(game)
    assert is_begun(game)
    assert level_at(game) == difficulty
    assert asked(game).unique
    kinds = {said.details["kind"] for said in asked(game).solution}
    hard = "boost" in kinds or any(said.details["pushes"] for said in asked(game).solution)
    assert ("hop" in kinds, hard) == (difficulty in (2, 4), difficulty in (3, 4))


def test_the_same_wishes_make_the_same_puzzle_and_a_record_keeps_it() -> None:
    again = gamekit.puzzle("crash_and_grab", 2, 1, 3)
    assert again.record() == puzzle(2).record()
    loaded = gamekit.load(again.record())
    assert is_puzzle(loaded)
    assert asked(loaded) == asked(again)
    assert puzzle(2, 2).state != puzzle(2).state


def test_the_crew_member_stands_on_a_free_site_and_a_game_that_is_no_puzzle_is_none() -> None:
    game = puzzle(1)
    ((_, space),) = game.state.ground
    assert space in board_of(box_of(GAME), game.state).site_at
    assert space not in [saucer.space for saucer in game.state.saucers]
    plain = gamekit.start("crash_and_grab", 3, seed=1)
    assert not is_puzzle(plain)
    assert riddle_of(plain) is None


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(InputError):
        gamekit.puzzle("crash_and_grab", 5)
    with pytest.raises(gamekit.SettingError):
        gamekit.puzzle("crash_and_grab", 1, 1, 6)


# ---------------------------------------------------------------------- in words, and on paper


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("large", [False, True])
def test_it_is_printed_with_its_task_and_on_another_page_its_solution(lang: str, large: bool) -> None:
    game = puzzle(3)
    task, solution = list(pages_of([sheet_of(game, 1, 1, lang, None)], Layout("a4", large)))
    words = [" ".join(" ".join(t.get_text() for t in axes.texts) for axes in page.axes) for page in (task, solution)]
    site = next(said.details["site"] for said in asked(game).question if "site" in said.details)
    assert site in words[0]
    assert ("Turn 1" if lang == "en" else "Tura 1") in words[0]
    assert ("with a booster" if lang == "en" else "ze wzmocnieniem") in words[1] or "into a rival" in words[1]
    assert "with a booster, " not in words[0]
    sizes = [text.get_fontsize() for axes in task.axes for text in axes.texts if text.get_text().strip()]
    assert not large or min(sizes) >= 18


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_comment_says_what_to_do(lang: str) -> None:
    game = puzzle(2)
    told = game.comments[0][lang]
    assert "2" in told
    assert ("exactly one solution" if lang == "en" else "dokładnie jedno rozwiązanie") in told


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


def test_the_drawer_begins_a_puzzle_and_prints_it(folder: Path) -> None:
    shown = panel(gamekit.start("crash_and_grab", 3, seed=1))
    puzzles = opened(shown)
    assert "which you can try out here move by move" in puzzles.about.value
    assert [value for _, value in puzzles.what.options] == ["new"], "a position that asks for nothing"
    puzzles.difficulty.value, puzzles.number.value = 2, "2"
    puzzles.begin.click()
    assert shown.session.eyes == 2
    puzzles = opened(shown)
    assert puzzles.grade == 2
    assert "difficulty 2 of 4" in puzzles.here.value
    puzzles.what.value = "here"
    puzzles.print.click()
    (sheet,) = folder.glob("worksheet-crash_and_grab-*.pdf")
    assert sheet.read_bytes().startswith(b"%PDF")


def test_a_puzzle_can_be_played_to_its_end(folder: Path) -> None:
    """The solution told, with the rivals' 0-5 flown as 0, brings the crew member aboard."""
    game = gamekit.load(puzzle(1).record())
    ((crew, _),) = game.state.ground
    for said in asked(game).solution:
        flown_in(game, said.details["direction"], said.details["number"])
    assert crew in game.state.saucers[2].crew


def flown_in(game: Timeline, direction: str, number: int) -> None:
    """A round in which the solver flies so far and the others stand still."""
    start = game.state.round
    while game.state.round == start and game.state.agenda:
        task, moves = game.state.agenda[-1], game.moves()
        mine = task.seat == 2
        wish = {"plan": ("0-5", direction if mine else "sun"), "number": (str(number if mine else 0),)}
        game.play(next((move for move in moves if move.words == wish.get(task.kind)), moves[0]))
