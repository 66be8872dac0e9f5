"""Puzzles of Northwest Passage: exactly one solution, by playing all there is; told and printed in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import gamekit
from figures.worksheet import worksheet
from gamekit.game import Move
from gamekit.northwest_passage import GAME
from gamekit.northwest_passage.board import BOXES
from gamekit.northwest_passage.state import State, stand_of
from gamekit.puzzles import is_begun, is_puzzle, puzzle, riddle_of
from gamekit.riddle import Riddle
from gamekit.text import LANGUAGES, text
from gamekit.timeline import Timeline

NUMBERS = range(5)
BOX = BOXES["small"]


@cache
def made(difficulty: int, number: int, seats: int = 2) -> Timeline:
    return puzzle(GAME, difficulty, number, seats)


def asked(game: Timeline) -> Riddle:
    found = riddle_of(game)
    assert found
    return found


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4])
def test_a_puzzle_is_as_hard_as_asked_for_sound_and_the_same_each_time(difficulty: int) -> None:
    for number in NUMBERS:
        game = made(difficulty, number)
        assert asked(game).level == difficulty
        assert asked(game).unique
        assert is_begun(game)
        assert GAME.check(game.state, game.setting) == []
        assert asked(game).seat == game.actor
        assert puzzle(GAME, difficulty, number, 2).state == game.state
    assert len({made(difficulty, number).state for number in NUMBERS}) == len(NUMBERS)


# ---------------------------------------------------------------------- islands


@pytest.mark.parametrize("difficulty", [1, 2])
def test_exactly_one_placement_completes_an_island(difficulty: int) -> None:
    """NWP-91: of all that the game allows; turns in which a tile looks the same are one."""
    for number in NUMBERS:
        game = made(difficulty, number)
        found = {looks(game, move) for move in game.moves() if move.verb == "place" and islands(game, move)}
        assert len(found) == 1
        assert len(game.state.players[game.actor or 0].hand) == (1 if difficulty == 1 else 3)


def islands(game: Timeline, move: Move) -> int:
    """The points that a placement brings by islands."""
    events = GAME.play(game.state, move).events
    return sum(event.details["points"] for event in events if event.kind == "island")


def looks(game: Timeline, move: Move) -> tuple[str, ...]:
    """The tile, what it shows, and where."""
    tile, turn, _, _ = move.words
    return tile, BOX.pattern(tile, int(turn)), *GAME.play(game.state, move).events[0].details["squares"]


def test_the_solution_of_an_island_puzzle_solves_it() -> None:
    for number in NUMBERS:
        game = made(2, number)
        told = asked(game).solution[0].details
        move = game.read(f"place {told['tile']} {told['turn']} {told['squares'][0]} ship")
        assert islands(game, move) == told["points"]


# ---------------------------------------------------------------------- the way home


@pytest.mark.parametrize("difficulty", [3, 4])
def test_exactly_one_way_is_home_so_early_with_so_few(difficulty: int) -> None:
    """NWP-48, NWP-73 to NWP-81, NWP-97: by playing every move, end of turn and pass; rivals pass."""
    for number in NUMBERS:
        game = made(difficulty, number)
        legs = asked(game).solution
        last, vehicle = legs[-1].details["number"], legs[0].details["vehicle"]
        assert (last == game.state.round) == (difficulty == 3)
        assert len(legs) >= 3
        assert ways_home(game.state, game.actor or 0, vehicle, last, len(legs)) == 1


def ways_home(start: State, seat: int, vehicle: str, last: int, crew: int) -> int:
    """In how many ways a vehicle comes home no later than in a round and with no more crew, one action a turn."""
    known: dict[object, int] = {}

    def count(state: State, spent: int) -> int:
        while state.agenda and (state.agenda[-1].seat != seat or state.paid):
            mine = state.agenda[-1].seat == seat
            state = GAME.play(state, Move(state.agenda[-1].seat, "end" if mine else "pass")).state
        player = state.players[seat]
        if player.home:
            return 1
        key = (state.round, stand_of(player, vehicle), player.crew, spent)
        if key not in known:
            known[key] = sum(count(new, costs) for new, costs in onward(state, spent)) if state.agenda else 0
        return known[key]

    def onward(state: State, spent: int) -> list[tuple[State, int]]:
        words = GAME.verbs["move"].slots[1].domain(state, seat, (vehicle,)) if spent < crew else ()
        moves = [Move(seat, "move", (vehicle, word)) for word in words]
        steps = [GAME.play(state, move) for move in moves if GAME.why_not(state, move) is None]
        night = [(GAME.play(state, Move(seat, "pass")).state, spent)] if state.round < last else []
        return night + [(step.state, spent + step.events[0].details["price"]) for step in steps]

    return count(start, 0)


def test_the_solution_of_a_way_home_can_be_played() -> None:
    for difficulty in (3, 4):
        game = puzzle(GAME, difficulty, 1, 2)
        seat = game.actor
        assert seat is not None
        for leg in asked(made(difficulty, 1)).solution:
            while game.actor != seat or game.state.paid or game.state.round < leg.details["number"]:
                game.do("end" if game.actor == seat and game.state.paid else "pass")
            game.do(f"move {leg.details['vehicle']} {leg.details['target']}")
        assert game.state.players[seat].home == 1


def test_without_the_ice_the_way_of_difficulty_3_would_be_another() -> None:
    """NWP-77, NWP-78."""
    for number in NUMBERS:
        game = made(3, number)
        legs = asked(game).solution
        vehicle = legs[0].details["vehicle"]
        summer = game.state._replace(frozen=0)
        counts = [ways_home(summer, game.actor or 0, vehicle, summer.round, crew) for crew in range(1, len(legs) + 1)]
        assert counts != [0] * (len(legs) - 1) + [1]


# ---------------------------------------------------------------------- told and printed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("difficulty", [1, 2, 3, 4])
def test_every_sentence_of_a_puzzle_is_whole(difficulty: int, lang: str) -> None:
    found, words = asked(made(difficulty, 0)), text(lang, GAME)
    for part in (found.question, found.lying, found.blanks, found.solution):
        assert part
        assert not any("{" in said.text(words) for said in part)
    assert len(found.lying) == 1 + len(made(difficulty, 0).state.laid)


@pytest.mark.parametrize("large", [False, True])
def test_puzzles_are_printed_with_their_solutions(tmp_path: Path, large: bool) -> None:
    games = [made(2, 0), made(4, 0)]
    path = worksheet(games, tmp_path / "sheet.pdf", "pl", "a4", large, None, lambda done, whole: None)
    assert path.read_bytes().startswith(b"%PDF")


def test_positions_that_are_no_puzzle_ask_nothing() -> None:
    game = gamekit.start("northwest_passage", 2)
    assert GAME.riddle is not None
    assert GAME.riddle(game) is None
    assert not is_puzzle(game)
    at_home = puzzle(GAME, 1, 0, 2)
    seat = at_home.actor or 0
    player = at_home.state.players[seat]
    harbour = player.ship._replace(at="greenland", on=())
    for hand in (player.hand, ()):
        state = at_home.state.with_player(seat, player._replace(ship=harbour, hand=hand))
        assert GAME.riddle(Timeline(GAME, at_home.setting, first=GAME.given(state))) is None


def test_a_puzzle_can_have_up_to_four_players() -> None:
    assert made(1, 0, 4).actor == 3
    assert made(4, 0, 3).actor == 2
