"""The recorded games beside the notebooks: played by the rules, commented in both languages, showing what they say.

What they show is tried here for 07 zgłoś się; each other game has a file of its own for that.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import gamekit
from figures.registry import charts_for
from gamekit.errors import InputError
from gamekit.exercises import exercises
from gamekit.game import CHANCE, PUBLIC, TEACHER, Event
from gamekit.knowing import Knowing
from gamekit.recorded import recorded, recorded_games
from gamekit.timeline import Node, Timeline
from gamekit.zero_seven.board import CITY
from gamekit.zero_seven.rules import location

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
FILES = sorted((NOTEBOOKS / "games").glob("*.json"))
GOOD, TWO = "zero_seven_good_questions", "zero_seven_two_at_once"
SHORT_GAME, QUIET_MOVES = 80, 6  # moves of players; moves in a row without a comment, in a longer game
SETTLING = {"case_shown", "alone", "game_over"}  # what the end of a mini-game tells everybody
PLANS = [NOTEBOOKS / "teacher" / "zero_seven.md", NOTEBOOKS / "teacher" / "pl" / "zero_seven.md"]
EVERY_PLAN = sorted((NOTEBOOKS / "teacher").rglob("*.md"))


def opened(name: str) -> Timeline:
    return gamekit.load(NOTEBOOKS / "games" / f"{name}.json")


def has_a_case(name: str) -> bool:
    """Whether something is to be found out in a recorded game, so that cases can be counted."""
    return isinstance(opened(name).knowledge(0), Knowing)


@pytest.fixture(params=[path.stem for path in FILES])
def game(request: pytest.FixtureRequest) -> Timeline:
    return opened(request.param)


def at(game: Timeline, name: str) -> Timeline:
    game.jump(game.names[name])
    return game


def games_of(name: str) -> list[str]:
    """The recorded games of a game."""
    return [path.stem for path in FILES if path.stem.startswith(f"{name}_")]


def is_stop(game: Timeline, node: Node) -> bool:
    """Whether a reader who steps move by move stops there: nobody waits for chance."""
    return game.game.actor(node.state) != CHANCE


def decisions(game: Timeline) -> Iterator[Node]:
    """The positions of the whole tree to which a player's move led."""
    return (node for node in game.nodes if node.move is not None and node.move.seat >= 0)


def stop_after(game: Timeline, node: Node) -> Node:
    """Where a reader stops after a move: when chance has done its part."""
    while not is_stop(game, node):
        (node,) = node.children
    return node


def told(node: Node, kind: str) -> Event:
    return next(event for event in node.events if event.kind == kind)


def numbers(words: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", words))


def count_after(game: Timeline, node: Node, seat: int) -> int | None:
    """How many cases are possible for a seat after a move, before the end of the mini-game shows them.

    None where there is nothing to know yet.
    """
    path: list[Node] = []
    step: Node | None = node
    while step is not None:
        path.append(step)
        step = step.parent
    heard = [event.heard(seat) for one in reversed(path) for event in one.events if event.kind not in SETTLING]
    assert game.game.deduce is not None
    known = game.game.deduce(game.setting, seat, heard)
    return None if known is None else int(known.remaining)


# ---------------------------------------------------------------------- every recorded game


def test_there_are_recorded_games_to_step_through():
    assert {GOOD, TWO} <= {path.stem for path in FILES}
    assert {name for name in gamekit.games() if not games_of(name)} == set()


def test_a_recorded_game_is_written_again_as_it_stands_in_its_file(game: Timeline):
    (path,) = (path for path in FILES if gamekit.load(path).record() == game.record())
    assert path.read_text(encoding="utf-8") == game.record()


def test_a_recorded_game_opens_before_the_first_turn_and_leads_to_its_end(game: Timeline):
    assert game.here.number == game.names["start"]
    assert game.actor == 0
    turns = [node for node in game.path() for event in node.events if event.kind == "turn"]
    assert turns in ([], [game.here])  # none where all plan before the first turn
    assert not game.line()[-1].state.agenda


def test_comments_stand_in_both_languages_where_a_reader_stops(game: Timeline):
    for number, words in game.comments.items():
        assert is_stop(game, game.nodes[number]), number
        assert words.keys() == {"en", "pl"}, number
        assert words["en"] != words["pl"], number
        assert min(map(len, words.values())) > 20, number


def test_comments_stand_at_moves_of_players_and_at_named_positions(game: Timeline):
    stops = {stop_after(game, node).number for node in decisions(game)}
    assert game.comments.keys() <= stops | {game.names["start"]}
    assert game.comments.keys() >= set(game.names.values())


def test_no_reader_is_left_alone_for_long(game: Timeline):
    """In a short game each move has its comment; in a long one at most six moves in a row have none."""
    commented = [stop_after(game, node).number in game.comments for node in decisions(game)]
    most = 0 if len(commented) <= SHORT_GAME else QUIET_MOVES
    runs = [(said, len(list(run))) for said, run in groupby(commented)]
    assert [length for said, length in runs if not said and length > most] == []


def test_both_languages_name_the_same_numbers(game: Timeline):
    for number, words in game.comments.items():
        assert numbers(words["en"]) == numbers(words["pl"]), number


@pytest.mark.parametrize("name", [path.stem for path in FILES if has_a_case(path.stem)])
def test_a_comment_tells_how_many_cases_are_left_as_deduction_counts_them(name: str):
    game = opened(name)
    for node in decisions(game):
        ended = not stop_after(game, node).state.agenda
        if ended or "solved" in told_kinds(node):
            continue
        words = game.comments[stop_after(game, node).number]["en"]
        count = count_after(game, node, node.move.seat)  # type: ignore[union-attr]
        assert count is None or str(count) in numbers(words), words


def told_kinds(node: Node) -> set[str]:
    return {event.kind for event in node.events}


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_a_game_counts_its_cases_if_a_chart_shows_how_they_dwindle(name: str):
    assert has_a_case(name) is ("remaining" in charts_for(opened(name).game))


def test_named_positions_are_where_a_reader_stops(game: Timeline):
    assert len(set(game.names.values())) == len(game.names) > 5
    for number in game.names.values():
        assert is_stop(game, game.nodes[number])
        assert number in game.comments


def test_nothing_in_the_log_gives_away_that_a_branch_was_tried(game: Timeline):
    assert game.notes == []
    assert game.forks()


# ---------------------------------------------------------------------- good questions


def test_a_detective_beside_a_blank_tile_hears_no_disc_and_two_cubes():
    game = at(opened(GOOD), "(0,2)")
    event = told(game.here, "detective")
    assert (event.details["discs"], event.details["cubes"]) == (0, 2)
    assert game.graph().nodes[event.details["place"]]["suspect"] == "blank"


def test_a_blank_crime_tile_does_not_keep_the_crime_next_door_from_giving_a_cube():
    game = at(opened(GOOD), "blank tile / pusty kafelek")
    event, state = told(game.here, "detective"), game.view(TEACHER)
    here = CITY.number[event.details["place"]]
    assert state.crime_at[here - 1] == 0
    assert location(state, 2, state.cases[0].crime) in CITY.adjacent[here - 1]
    assert event.details["cubes"] == 2


def test_a_disc_moves_to_a_suspect_and_leaves_a_cube_that_may_be_place_or_crime():
    game = at(opened(GOOD), "moved token / przeniesiony dysk")
    card = game.here.parent
    assert card is not None
    event = told(card, "evidence")
    assert event.details == {"card": "akordeon", "result": "disc", "moved": True}
    before, after = (state.desks[0].placed[0] for state in (card.parent.state, card.state))  # type: ignore[union-attr]
    assert (before.discs, before.cubes, after.discs, after.cubes) == (1, 1, 0, 1)


def test_a_wrong_attempt_rules_out_one_case_and_a_detective_would_have_ruled_out_most():
    game = at(opened(GOOD), "guess / strzał")
    left = [count_after(game, child, 1) for child in game.here.children]
    assert game.knowledge(1).remaining == 118
    assert [child.move.verb for child in game.here.children if child.move] == ["detective", "solve"]
    assert left == [26, 117]
    assert told_kinds(game.here.children[1]) >= {"wrong"}


def test_as_many_questions_lead_one_player_to_the_case_and_leave_the_other_dozens():
    game = opened(GOOD)
    played = [node for node in game.line() if node.move and node.move.seat >= 0]
    asked = Counter(node.move.seat for node in played if node.move and node.move.verb != "solve")
    assert asked == {0: 5, 1: 5}
    assert count_after(game, played[-1], 0) == 1
    assert (count_after(game, played[-1], 1) or 0) > 24
    assert [score.points for score in at(game, "end / koniec").scores()] == [7, -2]


def test_good_questions_are_never_far_from_the_best():
    game = opened(GOOD)
    shares: dict[int, list[float]] = {0: [], 1: []}
    for node in list(decisions(game)):
        if node.move is not None and node.move.verb in ("detective", "evidence") and node in game.line():
            game.jump(node.parent.number)  # type: ignore[union-attr]
            known = game.knowledge(node.move.seat)
            asking = [move.notation for move in game.moves() if move.verb != "solve"]
            bits = dict(known.rank(asking))
            shares[node.move.seat].append(bits[node.move.notation] / max(bits.values()))
    assert min(shares[0]) > 0.95
    assert sum(shares[1]) / len(shares[1]) < 0.6


# ---------------------------------------------------------------------- two at once


def test_three_players_hear_nothing_at_all_and_know_much_more():
    game = at(opened(TWO), "(0,0)")
    answers = [told(node, "detective").details for node in game.path() if node.move and node.move.seat >= 0]
    assert [(details["discs"], details["cubes"]) for details in answers] == [(0, 0)] * 3
    assert max(game.knowledge(seat).remaining for seat in (0, 1, 2)) < 400


def test_two_players_solve_in_one_phase_and_the_value_falls_once():
    game = opened(TWO)
    solved = [event for node in game.line() for event in node.events if event.kind == "solved"]
    assert [(event.seat, event.details["points"]) for event in solved] == [(0, 7), (2, 7), (1, 5)]
    values = [event.details["value"] for node in game.line() for event in node.events if event.kind == "value"]
    assert values == [5]
    assert at(game, "same phase / ta sama faza").state.phase == at(game, "two left / zostają dwie").state.phase


def test_the_last_player_is_left_alone_without_points():
    game = at(opened(TWO), "alone / ostatni gracz")
    assert [event.seat for event in game.here.events if event.kind == "alone"] == [3]
    assert [score.points for score in game.scores()] == [7, 5, 7, -2]


def test_a_player_who_knows_the_culprit_learns_nothing_from_a_suspect_card():
    game = at(opened(TWO), "known suspect / znany sprawca")
    known = game.knowledge(3)
    assert known.probability(suspect="korek", place="ogrod_saski") == 1
    assert dict(known.rank(["evidence akordeon"])) == {"evidence akordeon": 0}
    assert "akordeon" in [child.move.words[0] for child in game.here.children if child.move]
    assert len({share for share in known.marginal("crime").values() if share}) > 1


def test_naming_one_of_two_cases_at_once_is_worth_as_much_as_asking_first():
    game = at(opened(TWO), "two left / zostają dwie")
    assert game.actor == 1
    assert [case[3] for case in game.knowledge(1).cases()] == [0.5, 0.5]
    now, later, penalty = game.state.value, 5, 2
    assert (now + later - penalty) / 2 == later


# ---------------------------------------------------------------------- finding them


@pytest.mark.parametrize("folder", ["", "pl", "teacher/pl"])
def test_recorded_games_are_found_from_every_folder_of_notebooks(monkeypatch: pytest.MonkeyPatch, folder: str):
    monkeypatch.chdir(NOTEBOOKS / folder)
    assert recorded(GOOD).record() == opened(GOOD).record()


def test_a_recorded_game_that_is_not_there_is_refused_with_those_that_are(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(NOTEBOOKS)
    with pytest.raises(InputError) as refused:
        recorded("../secret")
    assert refused.value.details == {"given": "../secret", "known": ", ".join(path.stem for path in FILES)}


def test_without_a_folder_of_games_there_are_none(tmp_path: Path):
    assert recorded_games(tmp_path) == {}


# ---------------------------------------------------------------------- where they are named


def cells(path: Path) -> str:
    book: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return "\n".join("".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code")


@pytest.mark.parametrize(
    "path", sorted(NOTEBOOKS.rglob("*.ipynb")), ids=lambda path: path.relative_to(NOTEBOOKS).as_posix()
)
def test_notebooks_name_only_games_positions_and_exercises_that_exist(path: Path):
    code = cells(path)
    games = [opened(name) for name in set(re.findall(r'recorded\("([^"]+)"\)', code))]
    positions = {name for game in games for name in game.names}
    known = {id for game in games for id in exercises(game.game)}
    assert {*re.findall(r'at="([^"]+)"', code), *re.findall(r'names\["([^"]+)"\]', code)} <= positions
    assert set(re.findall(r'ask\(.*, "([a-z]+)"\)', code)) <= known


def test_every_game_has_a_teachers_plan_in_both_languages():
    folder = NOTEBOOKS / "teacher"
    assert set(EVERY_PLAN) == {folder / f"{name}.md" for name in gamekit.games()} | {
        folder / "pl" / f"{name}.md" for name in gamekit.games()
    }


@pytest.mark.parametrize("plan", EVERY_PLAN, ids=lambda path: path.relative_to(NOTEBOOKS).as_posix())
def test_a_teachers_plan_lists_every_named_position_of_the_recorded_games(plan: Path):
    text = plan.read_text(encoding="utf-8")
    parts = [part.split(".json`", 1) for part in text.split("**`games/")[1:]]
    listed = {name: re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE) for name, part in parts}
    assert listed == {name: list(opened(name).names) for name in games_of(plan.stem)}
    quoted = set(re.findall(r"`([^`\n]* / [^`\n]*)`", text))
    assert quoted <= {name for names in listed.values() for name in names}


@pytest.mark.parametrize("plan", PLANS, ids=["en", "pl"])
def test_the_line_to_type_in_a_teachers_plan_lays_out_the_printed_map_at_a_real_table(plan: Path):
    (line,) = re.findall(r"^```\n(.*)\n```$", plan.read_text(encoding="utf-8"), re.MULTILINE)
    table = gamekit.at_table("zero_seven", seats=3)
    for name in line.split("; "):
        (verb,) = {move.verb for move in table.moves()}
        table.do(f"{verb} {name}")
    printed = opened(GOOD).state
    assert (table.state.suspect_at, table.state.crime_at) == (printed.suspect_at, printed.crime_at)


@pytest.mark.parametrize(("plan", "lang"), list(zip(PLANS, ("en", "pl"), strict=True)), ids=["en", "pl"])
def test_the_map_to_read_in_a_teachers_plan_is_the_map(plan: Path, lang: str):
    lines = re.findall(r"^\| \d \| (.*) \|$", plan.read_text(encoding="utf-8"), re.MULTILINE)
    read = dict(entry.split(": ") for line in lines for entry in line.split(" · "))
    city = gamekit.graph("zero_seven")
    names = {place: city.nodes[place][lang] for place in city}
    assert {place: set(near.split(", ")) for place, near in read.items()} == {
        names[place]: {names[other] for other in city[place]} for place in city
    }


def test_the_public_may_read_every_comment_without_learning_a_case_before_it_is_solved():
    """A comment names no element of a case that the public cannot know yet."""
    for name in (GOOD, TWO):
        game = opened(name)
        for number, words in game.comments.items():
            game.jump(number)
            secret = [seat for seat in game.seats if game.view(PUBLIC).cases[seat] != game.view(TEACHER).cases[seat]]
            for seat in secret:
                known = game.game.deduce(game.setting, seat, game.events(PUBLIC))  # type: ignore[misc]
                crime = CITY.crimes[game.state.cases[seat].crime - 1]
                if known.probability(crime=crime) < 1:
                    assert CITY.names["en"]["crime"][crime][""] not in words["en"], (name, number)
