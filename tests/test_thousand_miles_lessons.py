"""The lessons of 1000 miles: every group of rules occurs, and a learner is led through a move out of turn."""

from __future__ import annotations

from functools import partial

import learners
import pytest
from learners import groups_left_out

from gamekit.game import CHANCE
from gamekit.lessons import Walk, lesson, lessons_of
from gamekit.registry import find

GAME = find("thousand_miles")
LESSONS = ("driving", "attacks", "trick", "thousand", "teams")
at_step = partial(learners.at_step, "thousand_miles")


def the_trick(lang: str = "en") -> Walk:
    """A learner who has just been attacked, in the turn of another."""
    return at_step("trick", 3, lang)


def test_the_lessons_are_those_of_the_plan() -> None:
    assert set(lessons_of("thousand_miles")) == set(LESSONS)


def test_every_group_of_rules_is_taught() -> None:
    assert groups_left_out(GAME) == set()
    assert groups_left_out(GAME, by_teaching=True) <= {"setup", "keys", "chance", "knowledge", "components"}


@pytest.mark.parametrize("id", LESSONS)
def test_a_learner_is_told_of_a_wrong_answer_wherever_a_move_is_asked_for(id: str) -> None:
    steps = [step for step in lesson("thousand_miles", id).steps if step.asks_for_move]
    assert len(steps) >= 3
    assert all(step.wrong for step in steps if step.do != ("extend", "finish"))


# ---------------------------------------------------------------------- out of turn


def test_a_lesson_can_ask_for_a_move_in_the_turn_of_another() -> None:
    walk = the_trick()
    assert walk.timeline.actor == 2
    assert walk.lesson.eyes in walk.timeline.game.movers(walk.timeline.state)
    said = walk.try_move("trick ace")
    assert said.right
    assert "400 points" in said.text
    assert walk.timeline.actor == 0
    assert walk.is_done


def test_what_needs_the_own_turn_is_refused_meanwhile_and_changes_nothing() -> None:
    walk = the_trick()
    here = walk.timeline.here
    said = walk.try_move("lay 75")
    assert (said.right, said.rules) == (False, ("TM-20",))
    assert walk.timeline.here is here


@pytest.mark.parametrize(("lang", "words"), [("en", "does not answer this attack"), ("pl", "nie pomaga na ten atak")])
def test_the_wrong_immunity_is_answered_with_the_rule(lang: str, words: str) -> None:
    said = the_trick(lang).try_move("trick puncture_proof")
    assert "TM-58" in said.rules
    assert words in said.text
    assert "TM-58" in said.text


def test_back_and_next_lead_through_a_move_out_of_turn() -> None:
    walk = the_trick()
    walk.try_move("trick ace")
    walk.next()
    walk.back()
    assert (walk.at, walk.timeline.actor, walk.is_done) == (2, 2, False)
    assert walk.next()
    assert walk.timeline.actor == 0


def test_too_late_the_same_card_brings_a_hundred_and_a_green_light_is_needed() -> None:
    walk = at_step("trick", 7)
    assert walk.try_move("trick fuel_tank").rules == ("TM-59",)
    before = walk.timeline.state.sides[0].points
    walk.try_move("lay fuel_tank")
    walk.next()
    assert walk.timeline.state.sides[0].points == before + 100
    assert "TM-26" in walk.try_move("lay 100").rules


def test_no_lesson_leaves_chance_to_the_learner() -> None:
    for id in LESSONS:
        walk = at_step(id, len(lesson("thousand_miles", id).steps))
        assert walk.timeline.actor != CHANCE
