"""The recorded games of Persona Non Grata show what their comments, the notebook and the teacher's plan say of them."""

from __future__ import annotations

import re
from fractions import Fraction

import networkx
import pytest
import recorded_games
from recorded_games import plans, told, ways

from gamekit.exercises import exercises
from gamekit.timeline import Timeline

A, B, C = range(3)
BIOLIFE, COSMOCO, JIHUI, DELACRUZ, SJT = range(5)
END, OTHER_END = "the end / koniec", "the other end / inny koniec"
LAST_THEFT = "last theft / ostatnia kradzież"
PLANS = plans("persona_non_grata")


def opened(name: str) -> Timeline:
    return recorded_games.opened("persona_non_grata", name)


def at(name: str, position: str) -> Timeline:
    return recorded_games.at("persona_non_grata", name, position)


def points(game: Timeline) -> list[int]:
    return [score.points for score in game.scores()]


def winners(game: Timeline) -> list[int]:
    return [score.side[0] for score in game.scores() if score.won]


def last_sums(game: Timeline, corporation: str) -> list[int]:
    """The sums of a corporation when it was settled last."""
    found = [event.details for event in told(game, "sums") if event.details["corporation"] == corporation]
    return list(found[-1]["sums"])


# ---------------------------------------------------------------------- three players


def test_a_card_is_certain_when_the_hand_it_was_taken_from_comes_back() -> None:
    before, after = at("three", "face down / zakryta"), at("three", "came back / wróciła")
    assert set(before.knowledge(A).encrypted("w1d2-b").values()) == {Fraction(1, 5)}
    assert after.knowledge(A).encrypted("w1d2-b") == {"jihui_worker": 1}
    assert max(after.knowledge(C).encrypted("w1d2-b").values()) < 1


def test_who_can_find_out_are_those_who_hold_the_hand_before_and_afterwards() -> None:
    flow = at("three", END).graph("flow")
    for hand, known in (("w1d2-b", {A}), ("w2d3-a", {B, C}), ("w1d1-a", set())):
        before, after = networkx.ancestors(flow, hand), networkx.descendants(flow, hand)
        seats = [{flow.nodes[one]["seat"] for one in some} for some in (before, after)]
        assert (seats[0] & seats[1]) - {flow.nodes[hand]["seat"]} == known


def test_a_present_makes_the_rival_first_and_another_way_does_not() -> None:
    assert len(ways(at("three", "came back / wróciła"))) == 2
    assert last_sums(at("three", "key to whom? / komu klucz?"), "jihui") == [2, 2, 3]
    assert points(at("three", "week 2 / tydzień 2")) == [10, 5, 10]
    other = at("three", "better memory / lepsza pamięć")
    assert (last_sums(other, "jihui"), last_sums(other, "delacruz"), points(other)) == (
        [5, 2, 0],
        [2, 0, 5],
        [11, 5, 9],
    )


def test_what_a_encrypts_in_the_middle_of_the_week_c_knows_a_day_before_b() -> None:
    game = at("three", "hidden from one / ukryta przed jednym")
    assert game.knowledge(C).encrypted("w2d3-a") == {"cosmoco_director": 1}
    assert set(game.knowledge(B).encrypted("w2d3-a").values()) == {Fraction(1, 4)}
    game.forward("day")
    assert game.state.day == 5
    assert game.knowledge(B).encrypted("w2d3-a") == {"cosmoco_director": 1}


def test_a_tie_is_a_present_to_the_holder_of_the_key() -> None:
    game = at("three", "holder of the key / posiadacz klucza")
    assert (game.actor, game.state.keys[DELACRUZ], last_sums(game, "delacruz")) == (C, C, [5, 2, 5])
    assert len(ways(game)) == 2
    found = [points(at("three", name)) for name in ("zeros / same zera", "modest / skromność")]
    assert found == [[13, 8, 14], [14, 8, 13]]


def test_in_the_last_week_a_first_place_is_worth_nothing_and_a_second_a_key() -> None:
    assert {stack[0] for stack in at("three", "zeros / same zera").state.stacks} == {0}
    tie = at("three", "tie / remis")
    assert (tie.actor, tie.state.keys[BIOLIFE], last_sums(tie, "biolife")) == (A, A, [11, 11, 8])
    assert [points(at("three", end)) for end in (END, OTHER_END)] == [[64, 62, 64], [65, 61, 64]]


def test_keys_decide_between_two_who_are_level_in_points_and_in_corporations() -> None:
    game = at("three", END)
    assert winners(game) == [A]
    assert [event.details["criterion"] for event in told(game, "tie_break")] == ["corporations", "keys"]
    assert [event.details["counts"] for event in told(game, "tie_break")] == [[5, 5], [2, 1]]


# ---------------------------------------------------------------------- two players


def test_the_first_loses_the_best_card_to_the_second() -> None:
    before, after = at("two", "second theft / druga kradzież"), at("two", "the President is gone / prezes znika")
    assert len(ways(before)) == 2
    assert last_sums(before, "biolife") == [9, 8]
    assert [event.details["card"] for event in told(after, "stolen")][:2] == ["biolife_assistant", "biolife_president"]
    cards = after.game.tables.cards
    left = [cards[lying.card].value for lying in after.state.areas[A] if cards[lying.card].corporation == BIOLIFE]
    assert left == [3]


def test_of_two_cards_that_are_missing_one_is_encrypted_and_nobody_can_know_which() -> None:
    game = at("two", "one of two / jedna z dwóch")
    half = Fraction(1, 2)
    assert game.knowledge(B).encrypted("w2d2-a") == {"biolife_director": half, "cosmoco_president": half}
    missing = at("two", "what is missing? / czego brakuje?").knowledge(A).encrypted("w1d2-b")
    assert half < missing["jihui_manager"] < Fraction(11, 20)


def test_the_lost_activator_changes_the_winner() -> None:
    game = at("two", END)
    state = game.state
    by_page = game.game.scores(state._replace(options=state.options._replace(activator_lost=False)))
    assert (points(game), winners(game)) == ([44, 43], [A])
    assert [score.points for score in by_page] == [52, 53]


def test_the_last_theft_decides_the_game_and_the_worse_card_is_better() -> None:
    assert ways(at("two", LAST_THEFT)) == ["take 0 delacruz_assistant", "take 0 delacruz_worker"]
    level = at("two", "level / po równo")
    assert (points(level), winners(level)) == ([43, 43], [B])
    assert [event.details["counts"] for event in told(level, "tie_break")] == [[3, 4]]


def test_unclaimed_cards_are_taken_together() -> None:
    firsts = [event.details["cards"] for event in told(at("two", END), "first")]
    assert ["delacruz_4", "delacruz_2"] in firsts
    assert ["sjt_4", "sjt_2"] in firsts


# ---------------------------------------------------------------------- exercises, comments and the teacher's plan


def test_every_exercise_has_its_position_in_the_game_of_three_and_can_be_asked_there() -> None:
    game = opened("three")
    for exercise in exercises(game.game).values():
        game.jump(game.names[exercise.at])
        assert exercise.about(game)


@pytest.mark.parametrize("name", ["three", "two"])
def test_every_move_has_a_comment_in_both_languages(name: str) -> None:
    comments = opened(name).comments
    assert len(comments) > 40
    assert all(set(words) == {"en", "pl"} for words in comments.values())


@pytest.mark.parametrize("lang", PLANS)
@pytest.mark.parametrize("name", ["three", "two"])
def test_a_teachers_plan_lists_the_named_positions(name: str, lang: str) -> None:
    section = PLANS[lang].read_text(encoding="utf-8").split(f"persona_non_grata_{name}.json")[1]
    listed = re.findall(r"^\| `([^`]+)` \|", section.split("**`games/")[0].split("\n## ")[0], re.MULTILINE)
    assert listed == sorted(opened(name).names, key=lambda one: opened(name).names[one])


def test_the_numbers_in_the_answers_of_the_plans_stand_in_both_languages() -> None:
    said = [re.findall(r"\d+", path.read_text(encoding="utf-8").split("\n## ")[3]) for path in PLANS.values()]
    assert sorted(said[0]) == sorted(said[1])
    assert len(said[0]) > 10
