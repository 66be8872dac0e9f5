"""The lessons of Crash and Grab: every group of rules occurs, and each step shows what its words say."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import learners
import pytest
from learners import groups_left_out

import gamekit
from gamekit.crash_and_grab.state import OFF, stationed
from gamekit.game import CHANCE
from gamekit.lessons import Walk, check_file, lesson, lessons_of
from gamekit.registry import find

GAME = find("crash_and_grab")
LESSONS = ("moving", "crashing", "equipment")
at_step = partial(learners.at_step, "crash_and_grab")
FOLDER = GAME.folder / "lessons"


def stationed_now(walk: Walk) -> int:
    """How many specialities the learner's saucer has aboard."""
    return stationed(walk.timeline.state.saucers[walk.lesson.eyes])


def test_the_lessons_are_those_of_the_plan() -> None:
    assert set(lessons_of("crash_and_grab")) == set(LESSONS)


@pytest.mark.parametrize("id", LESSONS)
def test_nothing_is_wrong_with_a_lesson_and_its_position_can_be_played(id: str) -> None:
    assert check_file(FOLDER / f"{id}.toml") == []
    game = gamekit.load(FOLDER / f"{id}.json")
    assert GAME.check(game.nodes[0].state, game.setting) == []


def test_nearly_every_group_of_rules_is_taught() -> None:
    assert groups_left_out(GAME) <= {"passing", "chance", "components"}


@pytest.mark.parametrize("id", LESSONS)
def test_a_learner_is_told_of_a_wrong_answer_wherever_a_certain_move_is_asked_for(id: str) -> None:
    steps = [step for step in lesson("crash_and_grab", id).steps if step.asks_for_move]
    assert len(steps) >= 8
    assert all(step.wrong for step in steps if step.do)


@pytest.mark.parametrize("id", LESSONS)
def test_no_lesson_leaves_chance_to_the_learner(id: str) -> None:
    walk = at_step(id, len(lesson("crash_and_grab", id).steps))
    assert walk.timeline.actor != CHANCE


@pytest.mark.parametrize("id", ["moving", "equipment"])
def test_a_lesson_ends_with_four_specialities_aboard(id: str) -> None:
    walk = at_step(id, len(lesson("crash_and_grab", id).steps))
    assert (walk.timeline.over, walk.timeline.state.winner) == (True, 2)
    assert stationed_now(walk) == 4


# ---------------------------------------------------------------------- fly and pick up


def test_the_learner_flies_first_and_sees_the_move_at_once() -> None:
    walk = at_step("moving", 2)
    walk.try_move("plan 3 sun")
    assert walk.timeline.state.saucers[2].crew == ("red_pilot",)
    assert walk.timeline.state.agenda[-1].kind == "refill"


def test_crew_is_picked_up_in_passing() -> None:
    walk = at_step("moving", 5)
    assert "CG-49" in walk.try_move("steps 6").rules
    walk.try_move("steps 5")
    assert walk.timeline.state.saucers[2].space == (1, 6)
    assert "green_engineer" in walk.timeline.state.saucers[2].crew


def test_the_number_counts_once_more_from_the_accelerator() -> None:
    walk = at_step("moving", 8)
    walk.try_move("steps 4")
    assert walk.timeline.state.saucers[2].space == (2, 6)
    walk.next()
    walk.try_move("aim meteor")
    assert walk.timeline.state.saucers[2].space == (6, 6)
    assert stationed_now(walk) == 3


# ---------------------------------------------------------------------- crash


@pytest.mark.parametrize("number", ["2", "3", "4", "5"])
def test_every_number_from_2_pushes_blue_off_the_board(number: str) -> None:
    walk = at_step("crashing", 3)
    assert walk.try_move(f"steps {number}").right
    assert walk.timeline.state.saucers[2].space == OFF
    assert walk.timeline.state.saucers[3].space == (3, 6)


def test_with_1_blue_would_have_stayed_on_the_board_as_the_lesson_says() -> None:
    game = at_step("crashing", 3).timeline
    game.do("3: steps 1")
    assert game.state.saucers[2].space == (3, 7)


def test_the_chain_crashes_green_and_nothing_can_be_stolen() -> None:
    walk = at_step("crashing", 6)
    assert [saucer.space for saucer in walk.timeline.state.saucers] == [(6, 5), OFF, (3, 6), (5, 5)]
    assert walk.try_move("steal green_doctor").rules == ("CG-86", "CG-87")
    assert walk.try_move("energy").right


def test_the_penalty_costs_no_speciality_if_an_extra_is_given_away() -> None:
    walk = at_step("crashing", 10)
    assert (stationed_now(walk), walk.timeline.state.saucers[3].space) == (2, OFF)
    assert walk.try_move("give red_pilot yellow").rules[0] == "CG-79"
    assert not walk.try_move("give red_pilot red").right
    walk.try_move("give red_pilot blue")
    assert (stationed_now(walk), stationed(walk.timeline.state.saucers[2])) == (2, 3)


def test_whoever_is_off_the_board_is_back_at_the_end_of_the_round() -> None:
    walk = at_step("crashing", 12)
    assert walk.timeline.state.saucers[3].space != OFF
    assert walk.timeline.state.round == 6


# ---------------------------------------------------------------------- boosters, energy, upgrades


def test_a_booster_of_the_card_leads_round_the_corner_in_the_same_turn() -> None:
    walk = at_step("equipment", 3)
    assert walk.timeline.state.saucers[2].boosters == 1
    walk.try_move("boost stars")
    assert (walk.timeline.state.saucers[2].space, walk.timeline.state.saucers[2].boosters) == ((1, 1), 0)


def test_one_of_two_upgrades_is_kept_and_cannot_be_used_in_that_turn() -> None:
    walk = at_step("equipment", 7)
    assert walk.timeline.state.drawn == ("afterburner", "landing_legs")
    assert walk.try_move("keep tractor_beam").rules == ("CG-94",)
    walk.try_move("keep landing_legs")
    assert walk.timeline.state.saucers[2].upgrades == ("landing_legs",)
    assert walk.timeline.state.acting != 2


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_step_has_its_words_in_both_languages(lang: str) -> None:
    for id in LESSONS:
        walk = Walk(lesson("crash_and_grab", id), lang)
        assert all(walk.said(step.goal) for step in walk.lesson.steps)
        assert Path(walk.lesson.path).name == f"{id}.toml"
