"""The rules of 07 zgłoś się, one by one: attempts to solve, points, the end."""

from __future__ import annotations

from typing import Any

import pytest
from positions import given, legal, only, why
from rules_tested import rule
from slow_zero_seven import PLACES
from zero_seven_positions import ASK, deal, dealt, kinds, play, solution, wrong

import gamekit
from gamekit import Timeline, Unreadable


def scores(game: Timeline) -> list[int]:
    return [score.points for score in game.scores()]


# ---------------------------------------------------------------------- attempts to solve


@rule("ZS-50")
def test_an_attempt_names_one_suspect_one_place_and_one_crime() -> None:
    game = dealt()
    for text in ("solve korek muranow", "solve muranow korek oszustwo", "solve korek muranow oszustwo sabotaz"):
        with pytest.raises(Unreadable):
            game.do(text)
    named = only(play(game, "solve korek muranow oszustwo"), "wrong").details
    assert (named["suspect"], named["place"], named["crime"]) == ("korek", "muranow", "oszustwo")


@rule("ZS-51")
def test_a_blank_cannot_be_named() -> None:
    game = dealt()
    for move in ("solve blank muranow oszustwo", "solve korek muranow blank"):
        assert why(game, move) == ("names_blank", ("ZS-51", "ZS-50"))
        assert move not in legal(game, 0)
    with pytest.raises(Unreadable):
        game.do("solve korek blank oszustwo")


@rule("ZS-52")
def test_the_right_solution_scores_the_current_value_and_finishes_the_mini_game() -> None:
    game = dealt(3)
    points = only(play(game, solution(game, 0)), "solved").details["points"]
    desk = game.state.desks[0]
    assert (points, desk.score, desk.penalties, desk.finished) == (7, 7, 0, "solved")
    play(game, "detective cytadela", "detective cytadela", solution(game, 1))
    assert game.state.desks[1].score == 5


@rule("ZS-53", "ZS-83")
@pytest.mark.parametrize(
    "attempt", ["bursztyn cytadela sabotaz", "bursztyn muranow wlamanie", "korek cytadela wlamanie"]
)
def test_an_attempt_with_one_wrong_element_costs_two_points(attempt: str) -> None:
    game = dealt(cases=["bursztyn cytadela wlamanie"])
    assert only(play(game, f"solve {attempt}"), "wrong").details["penalty"] == 2
    desk = game.state.desks[0]
    assert (desk.score, desk.penalties, desk.finished) == (-2, 2, "")


@rule("ZS-54")
def test_after_a_wrong_attempt_one_may_try_again_at_the_same_price() -> None:
    game = dealt()
    for attempt in range(1, 4):
        play(game, wrong(game, 0), ASK)
        assert (game.state.desks[0].score, game.state.desks[0].penalties) == (-2 * attempt, 2 * attempt)
    play(game, solution(game, 0))
    assert (game.state.desks[0].score, game.state.desks[0].finished) == (1, "solved")


@rule("ZS-55")
def test_with_one_attempt_a_wrong_one_ends_the_mini_game_for_the_player() -> None:
    game = dealt(3, {"one_attempt": True})
    events = play(game, wrong(game, 0))
    assert kinds(events)[:2] == ["wrong", "out"]
    assert (game.state.desks[0].score, game.state.desks[0].finished) == (-2, "out")
    turns = [game.actor, *(only(play(game, f"detective {place}"), "turn").seat for place in PLACES[:3])]
    assert turns == [1, 2, 1, 2], "the player counts as finished"


@rule("ZS-55")
def test_the_option_one_attempt_is_off_in_both_presets() -> None:
    for preset in ("page", "published"):
        game = gamekit.start("zero_seven", preset=preset)
        assert game.setting.options == {"one_attempt": False, "max_phases": 100, "mini_games": 3}
        deal(game)
        assert "out" not in kinds(play(game, wrong(game, 0)))


@rule("ZS-56")
def test_a_player_who_has_finished_still_holds_the_neighbours_case() -> None:
    game = dealt(3)
    play(game, solution(game, 0))
    assert game.view(0).cases[1] == game.state.cases[1]
    assert game.view(2).cases[1] != game.state.cases[1], "and nobody else has been given it"


@rule("ZS-57")
def test_what_is_refuted_or_held_by_oneself_may_be_named() -> None:
    game = dealt()
    play(game, wrong(game, 0), "detective cytadela")
    assert game.why_not(wrong(game, 0)) is None
    assert game.why_not(solution(game, 1)) is None, "seat 0 holds these three cards itself"
    assert kinds(play(game, solution(game, 1)))[0] == "wrong"


# ---------------------------------------------------------------------- points


@rule("ZS-58", "ZS-60")
def test_the_solving_phases_of_a_mini_game_are_worth_seven_five_three_and_one() -> None:
    game = dealt(5)
    values = []
    for solver in range(4):
        for seat in list(game.state.unfinished):
            events = play(game, solution(game, seat) if seat == solver else ASK)
            values += [event.details["value"] for event in events if event.kind == "value"]
    assert scores(game) == [7, 5, 3, 1, 0]
    assert values == [5, 3, 1], "after the fourth only one is left"


@rule("ZS-59", "ZS-61", "E8")
def test_all_who_solve_in_one_phase_score_the_same_and_the_value_falls_once() -> None:
    game = dealt(4)
    play(game, solution(game, 0), ASK, solution(game, 2))
    assert scores(game) == [7, 0, 7, 0]
    assert only(play(game, ASK), "value").details == {"value": 5}
    assert game.state.value == 5


@rule("ZS-60")
def test_after_a_phase_in_which_nobody_solved_the_value_stays() -> None:
    game = dealt(3)
    assert "value" not in kinds(play(game, ASK, wrong(game, 1), "detective cytadela"))
    assert (game.state.phase, game.state.value) == (2, 7)
    play(game, solution(game, 0), ASK, ASK)
    assert (game.state.phase, game.state.value) == (3, 5)
    play(game, ASK, ASK)
    assert (game.state.phase, game.state.value) == (4, 5)


@rule("ZS-61")
def test_the_phase_decides_and_not_how_many_solved_before() -> None:
    game = dealt(5)
    play(game, solution(game, 0), solution(game, 1), solution(game, 2), ASK, ASK)
    play(game, solution(game, 3))
    assert scores(game)[3] == 5, "three have solved before, in one phase"


@rule("ZS-62", "ZS-64")
def test_a_player_left_over_alone_scores_nothing_and_keeps_the_penalties() -> None:
    game = dealt(3)
    events = play(game, wrong(game, 0), ASK, ASK, ASK, solution(game, 1), solution(game, 2))
    alone = only(events, "alone")
    assert (alone.seat, scores(game)) == (0, [-2, 7, 7])
    assert [desk.penalties for desk in game.state.desks] == [2, 0, 0]
    assert game.state.mini_game == 2


@rule("ZS-62")
def test_a_player_has_the_turn_of_the_phase_in_which_all_others_solve() -> None:
    game = dealt(3)
    play(game, solution(game, 0), solution(game, 1))
    assert (game.actor, game.state.mini_game) == (2, 1)
    play(game, solution(game, 2))
    assert scores(game) == [7, 7, 7]


@rule("ZS-63")
def test_a_score_may_be_negative() -> None:
    game = dealt()
    for _ in range(6):
        play(game, wrong(game, 0), wrong(game, 1))
    assert scores(game) == [-12, -12]
    assert [desk.penalties for desk in game.state.desks] == [12, 12]


@rule("ZS-64")
def test_the_mini_game_goes_on_with_two_unsolved_and_ends_with_one() -> None:
    game = dealt(3)
    play(game, solution(game, 0), ASK, ASK)
    assert (game.state.mini_game, game.state.phase) == (1, 2)
    events = play(game, solution(game, 1), ASK)
    assert kinds(events)[-3:] == ["alone", "case_shown", "round"]
    assert game.state.mini_game == 2


@rule("ZS-65", "E7")
def test_when_all_have_solved_the_mini_game_ends_at_once_and_nobody_is_left_alone() -> None:
    game = dealt(3)
    play(game, ASK, ASK, solution(game, 2))
    events = play(game, solution(game, 0), solution(game, 1))
    assert kinds(events) == ["solved", "turn", "solved", "round"]
    assert scores(game) == [5, 5, 7]


# ---------------------------------------------------------------------- the end


def last_turn(*desks: dict[str, Any]) -> Timeline:
    """The last turn of a game, seat 0's: these scores, detectives and penalties."""
    game = dealt(len(desks), {"mini_games": 1, "max_phases": 1})
    for _ in desks[1:]:
        play(game, ASK)
    after = [desk._replace(**change) for desk, change in zip(game.state.desks, desks, strict=True)]
    return given(game, desks=tuple(after))


def winners(by: str, *desks: dict[str, Any]) -> list[int]:
    """Who wins with these desks, after a last turn that changes none of the numbers."""
    game = last_turn(*desks)
    assert [score.won for score in game.scores()] == [False] * len(desks), "nobody has won before the end"
    events = play(game, ASK)
    won = [seat for seat, score in enumerate(game.scores()) if score.won]
    over = only(events, "game_over")
    assert (over.seat, over.details) == (won[0], {"winners": won, "by": by})
    return won


@rule("ZS-66")
def test_after_the_last_mini_game_the_most_points_win() -> None:
    assert winners("points", {"score": 3, "detectives": 5}, {"score": 4, "detectives": 0, "penalties": 6}) == [1]
    assert winners("points", {"score": -2}, {"score": -4}, {"score": -3}) == [0]


@rule("ZS-66")
def test_the_game_is_over_after_three_mini_games_and_nothing_can_be_done_then() -> None:
    game = dealt()
    for _ in range(2):
        play(game, solution(game, game.actor or 0), ASK)
        deal(game)
    play(game, solution(game, 0), ASK)
    assert game.over
    assert game.actor is None
    assert [legal(game, seat) for seat in game.seats] == [set(), set()]
    assert why(game, "detective muranow", 0) == ("over", ("ZS-66",))
    assert [score.won for score in game.scores()] == [True, False]


@rule("ZS-67", "E9")
def test_a_tie_is_decided_by_detectives_left_and_only_then_by_penalties() -> None:
    first, other = {"score": 9, "detectives": 2, "penalties": 4}, {"score": 9, "detectives": 1, "penalties": 0}
    assert winners("detectives", first, other) == [0]
    assert winners("detectives", other, first) == [1]
    assert winners("penalties", first, first | {"penalties": 2}) == [1]


@rule("ZS-68")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    same = {"score": 9, "detectives": 2, "penalties": 4}
    assert winners("shared", same, {"score": 8, "detectives": 5}, same) == [0, 2]


@rule("ZS-69")
@pytest.mark.parametrize("phases", [1, 2, 4])
def test_a_mini_game_ends_after_so_many_phases_without_points_for_the_unsolved(phases: int) -> None:
    game = dealt(3, {"max_phases": phases})
    events = []
    while game.state.mini_game == 1:
        assert game.state.phase <= phases
        events += play(game, ASK)
    assert only(events, "timeout").details == {"phases": phases}
    assert len([event for event in events if event.kind == "evidence"]) == 3 * phases
    assert scores(game) == [0, 0, 0]


@rule("ZS-69")
def test_who_is_left_alone_in_the_last_phase_is_told_so_and_not_of_a_timeout() -> None:
    game = dealt(2, {"max_phases": 1})
    told = kinds(play(game, solution(game, 0), ASK))
    assert ("alone" in told, "timeout" in told) == (True, False)


@rule("ZS-89")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_option_mini_games_shortens_the_game(number: int) -> None:
    game = gamekit.start("zero_seven", options={"mini_games": number})
    for played in range(1, number + 1):
        deal(game)
        assert (game.state.mini_game, game.over) == (played, False)
        play(game, solution(game, game.actor or 0), ASK)
    assert game.over


@rule("ZS-89")
@pytest.mark.parametrize("number", [0, 4])
def test_there_are_one_to_three_mini_games(number: int) -> None:
    with pytest.raises(ValueError, match="mini_games"):
        gamekit.start("zero_seven", options={"mini_games": number})
