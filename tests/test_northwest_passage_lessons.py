"""The lessons of Northwest Passage: every group of rules occurs, and each step shows what its words say."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import learners
import pytest
from learners import groups_left_out

import gamekit
from gamekit.game import CHANCE
from gamekit.lessons import Walk, check_file, lesson, lessons_of
from gamekit.lessons.tasks import accepted
from gamekit.northwest_passage.state import Player, Stand
from gamekit.registry import find

GAME = find("northwest_passage")
LESSONS = ("turns", "placing", "ice", "home")
at_step = partial(learners.at_step, "northwest_passage")
FOLDER: Path = GAME.folder / "lessons"


def end_of(id: str) -> Walk:
    return at_step(id, len(lesson("northwest_passage", id).steps))


def learner(walk: Walk) -> Player:
    """The learner's pieces now."""
    player: Player = walk.timeline.state.players[walk.lesson.eyes]
    return player


def told(walk: Walk, kind: str) -> list[dict[str, object]]:
    """The details of all events of a kind so far."""
    return [dict(event.details) for node in walk.timeline.path() for event in node.events if event.kind == kind]


def test_the_lessons_are_those_of_the_plan() -> None:
    assert set(lessons_of("northwest_passage")) == set(LESSONS)


@pytest.mark.parametrize("id", LESSONS)
def test_nothing_is_wrong_with_a_lesson_and_its_position_can_be_played(id: str) -> None:
    assert check_file(FOLDER / f"{id}.toml") == []
    game = gamekit.load(FOLDER / f"{id}.json")
    assert GAME.check(game.nodes[0].state, game.setting) == []


def test_nearly_every_group_of_rules_is_taught() -> None:
    assert groups_left_out(GAME) <= {"chance", "knowledge", "interface", "pieces"}


@pytest.mark.parametrize("id", LESSONS)
def test_a_learner_is_told_of_a_wrong_answer_wherever_a_certain_move_is_asked_for(id: str) -> None:
    steps = [step for step in lesson("northwest_passage", id).steps if step.asks_for_move]
    assert len(steps) >= 8
    assert all(step.wrong for step in steps if step.do)


@pytest.mark.parametrize("id", LESSONS)
def test_no_lesson_leaves_chance_to_the_learner(id: str) -> None:
    assert end_of(id).timeline.actor != CHANCE


# ---------------------------------------------------------------------- crew and turns


def test_three_moves_in_one_turn_cost_one_two_and_two_and_end_it() -> None:
    walk = at_step("turns", 7)
    assert [event["price"] for event in told(walk, "moved")] == [1, 2, 2]
    assert {"by_itself": True} in told(walk, "turn_over")
    assert learner(walk).crew == (1, 6, 0, 0)


def test_the_last_crewman_is_a_pass_whatever_is_drawn() -> None:
    walk = at_step("turns", 7)
    walk.try_move("draw land ship")
    assert told(walk, "spent") == [{"number": 2}]
    assert walk.timeline.state.order == (1, 0)


def test_in_round_3_the_learner_begins() -> None:
    state = end_of("turns").timeline.state
    assert (state.round, state.order, state.frozen) == (3, (0, 1), 4)


# ---------------------------------------------------------------------- land, sea and islands


@pytest.mark.parametrize(("step", "islands", "points"), [(5, 1, 2), (8, 2, 5), (9, 3, 7), (10, 4, 10)])
def test_the_islands_are_discovered_one_after_the_other(step: int, islands: int, points: int) -> None:
    walk = at_step("placing", step)
    assert (learner(walk).tokens[-1], learner(walk).points) == (islands, points)


def test_two_holes_are_filled() -> None:
    assert [event["square"] for event in told(end_of("placing"), "filled")] == ["p3", "o1"]


def test_tile_22_fits_as_well_and_makes_no_island() -> None:
    game = at_step("placing", 9).timeline
    game.do("0: place 22 1 n3 ship")
    assert game.state.players[0].tokens[-1] == 3


# ---------------------------------------------------------------------- ship, sled and ice


def test_the_ice_refuses_the_ship_and_carries_the_sled() -> None:
    walk = at_step("ice", 4)
    assert "NWP-35" in walk.try_move("move ship n2").rules
    assert walk.try_move("move sled n2").right


def test_half_of_the_tile_is_free_in_round_7() -> None:
    walk = at_step("ice", 5)
    assert {"NWP-76", "NWP-77"} <= set(walk.try_move("move ship p1").rules)
    assert {str(move) for move in accepted(walk.timeline, 0, walk.step)} == {"0: move ship o4", "0: move ship p3"}


def test_the_sled_waits_on_open_sea_and_is_fetched() -> None:
    walk = at_step("ice", 8)
    assert told(walk, "stranded") == [{"at": "n2"}]
    assert "NWP-49" in walk.try_move("move sled o2").rules
    assert learner(end_of("ice")).sled == Stand("", ())


# ---------------------------------------------------------------------- the Passage and the way home


def test_seven_crewmen_are_just_enough_to_be_home_first_with_the_sled() -> None:
    walk = at_step("home", 12)
    assert (learner(walk).home, learner(walk).crew) == (1, (0, 7, 0, 0))
    assert told(walk, "lost") == []


def test_one_action_a_turn_would_have_been_too_slow() -> None:
    game = at_step("home", 8).timeline
    for mine, theirs in (
        ("", "c3"),
        ("transfer 5 2 ship", "e3"),
        ("move ship e3", "g3"),
        ("move ship g3", "greenland"),
    ):
        if mine:
            game.do(f"0: {mine}")
        game.do("0: end")
        game.do(f"1: move ship {theirs}")
        if theirs != "greenland":
            game.do("1: end")
    assert [player.home for player in game.state.players] == [0, 1]


def test_the_points_are_those_that_the_lesson_adds_up() -> None:
    game = end_of("home").timeline
    assert game.over
    assert [score.points for score in game.scores()] == [59, 20]
