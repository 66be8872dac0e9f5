"""The lessons of Persona Non Grata: what they teach is at work in them, and each step shows what its words say."""

from __future__ import annotations

from pathlib import Path

import pytest
from learners import answer, groups_left_out
from learners import at_step as learner_at

import gamekit
from gamekit.game import CHANCE
from gamekit.lessons import Walk, check_file, lesson, lessons_of
from gamekit.lessons.tasks import accepted
from gamekit.registry import find

GAME = find("persona_non_grata")
LESSONS = ("week", "archiving", "remembering")
FOLDER: Path = GAME.folder / "lessons"
A, B, C = range(3)


def at_step(id: str, number: int) -> Walk:
    return learner_at("persona_non_grata", id, number)


def end_of(id: str) -> Walk:
    return at_step(id, len(lesson("persona_non_grata", id).steps))


def points(walk: Walk) -> list[int]:
    return [score.points for score in walk.timeline.scores()]


def sums(walk: Walk, corporation: str) -> list[int]:
    """What the sums of a corporation were when it was settled."""
    events = [event for node in walk.timeline.path() for event in node.events if event.kind == "sums"]
    (found,) = (list(event.details["sums"]) for event in events if event.details["corporation"] == corporation)
    return found


def test_the_lessons_are_those_of_the_plan() -> None:
    assert set(lessons_of("persona_non_grata")) == set(LESSONS)


@pytest.mark.parametrize("id", LESSONS)
def test_nothing_is_wrong_with_a_lesson(id: str) -> None:
    assert check_file(FOLDER / f"{id}.toml") == []
    assert 8 <= lesson("persona_non_grata", id).minutes <= 10


def test_the_given_position_can_be_played() -> None:
    game = gamekit.load(FOLDER / "archiving.json")
    assert GAME.check(game.nodes[0].state, game.setting) == []


def test_nearly_every_group_of_rules_is_taught() -> None:
    assert groups_left_out(GAME) <= {"chance", "setup", "end"}


@pytest.mark.parametrize("id", LESSONS)
def test_a_learner_is_told_of_wrong_answers(id: str) -> None:
    steps = [step for step in lesson("persona_non_grata", id).steps if step.asks_for_move or step.claim]
    assert len(steps) >= 5
    assert all(step.wrong for step in steps)


@pytest.mark.parametrize("id", LESSONS)
def test_no_lesson_leaves_chance_to_the_learner(id: str) -> None:
    assert end_of(id).timeline.actor != CHANCE


# ---------------------------------------------------------------------- a week


def test_the_pair_lies_face_down_until_all_have_chosen() -> None:
    walk = at_step("week", 2)
    answer(walk)
    assert walk.timeline.view(B).laid[A] == ("?", "?")


def test_in_the_last_step_of_the_week_only_one_card_does_no_harm() -> None:
    walk = at_step("week", 9)
    assert [str(move) for move in accepted(walk.timeline, A, walk.step)] == ["0: lay cosmoco_worker left"]
    assert not walk.try_move("lay sjt_assistant left").right


def test_the_first_names_the_second_and_both_answers_lead_to_the_end() -> None:
    walk = at_step("week", 10)
    assert sums(walk, "cosmoco") == [8, 5, 5]
    assert {str(move) for move in accepted(walk.timeline, A, walk.step)} == {"0: name 1", "0: name 2"}
    assert points(end_of("week"))[A] == 25


# ---------------------------------------------------------------------- archiving


def test_a_card_sent_to_a_rival_makes_a_tie_of_which_nobody_has_anything() -> None:
    walk = end_of("archiving")
    assert sums(walk, "sjt") == [0, 6, 6]
    kinds = [event.kind for node in walk.timeline.path() for event in node.events]
    assert kinds.count("first") == 4
    assert walk.timeline.state.stacks[-1] == (4, 2, 0)


@pytest.mark.parametrize(("corporation", "found"), [("biolife", [12, 10, 9]), ("delacruz", [11, 3, 3])])
def test_the_sums_are_those_that_the_lesson_names(corporation: str, found: list[int]) -> None:
    assert sums(end_of("archiving"), corporation) == found


@pytest.mark.parametrize(("corporation", "found"), [("cosmoco", [5, 8, 8]), ("jihui", [8, 8, 7])])
def test_the_holder_of_the_key_decides_a_tie_and_loses_it(corporation: str, found: list[int]) -> None:
    walk = end_of("archiving")
    assert sums(walk, corporation) == found
    number = GAME.tables.corporations.index(corporation)
    assert walk.timeline.state.keys[number] != A


def test_the_points_are_those_that_the_lesson_adds_up() -> None:
    assert end_of("archiving").timeline.over
    assert points(end_of("archiving"))[A] == 48


def test_naming_the_rival_first_would_have_cost_nine_points() -> None:
    game = at_step("archiving", 5).timeline
    for move in ("name 1", "name 1"):
        game.do(move)
    assert game.scores()[A].points == 48 - 9


# ---------------------------------------------------------------------- remembering hands


def test_two_face_down_cards_are_certain_before_they_are_turned_up() -> None:
    walk = at_step("remembering", 10)
    known = walk.timeline.knowledge(A)
    assert known.encrypted("w1d2-b") == {"sjt_president": 1}
    assert known.encrypted("w1d4-c") == {"delacruz_worker": 1}


def test_what_the_learner_encrypts_on_day_1_no_rival_can_know() -> None:
    game = at_step("remembering", 10).timeline
    assert all(max(game.knowledge(rival).encrypted("w1d1-a").values()) < 1 for rival in (B, C))


@pytest.mark.parametrize(("card", "winner"), [("sjt_assistant", A), ("biolife_assistant", B)])
def test_only_who_remembers_wins_sjt(card: str, winner: int) -> None:
    game = at_step("remembering", 10).timeline
    for move in (f"0: lay {card} download", "1: lay cosmoco_assistant download", "2: lay jihui_manager left"):
        game.do(move)
    assert (GAME.tables.corporations.index("sjt"), 4) in game.state.won[winner]
