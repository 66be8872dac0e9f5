"""The recorded games of Crash and Grab show what their comments, the notebook and the teacher's plan say of them."""

from __future__ import annotations

import re
from functools import partial

import recorded_games
from recorded_games import plans, told, ways

from gamekit.crash_and_grab.state import OFF, SPECIALITIES, Saucer, speciality_of, stationed

PLANS = plans("crash_and_grab")
opened, at = partial(recorded_games.opened, "crash_and_grab"), partial(recorded_games.at, "crash_and_grab")
GIVE, STOP = "whom to give? / kogo oddać?", "who stops red? / kto zatrzyma czerwonego?"
RED, GREEN, BLUE = range(3)


def lacking(saucer: Saucer) -> set[str]:
    """The specialities that are not aboard."""
    return set(SPECIALITIES) - {speciality_of(crew) for crew in saucer.crew}


# ---------------------------------------------------------------------- three players


def test_a_first_pilot_is_fetched_over_an_accelerator() -> None:
    game = at("three", "accelerator / przyspieszacz")
    assert (game.actor, game.state.agenda[-1].kind) == (GREEN, "hop")
    game.do("aim asteroids")
    assert game.state.saucers[GREEN].crew == ("green_pilot",)


def test_five_leads_over_thirteen_spaces() -> None:
    game = at("three", "five / piątka")
    before = len(told(game, "moved"))
    for move in ("steps 5", "aim stars", "aim sun"):
        game.do(move)
    assert len(told(game, "moved")) - before == 13
    assert game.state.saucers[GREEN].space == (2, 0)


def test_the_crash_with_the_doctor_costs_an_engineer_or_the_doctor() -> None:
    game = at("three", GIVE)
    assert ways(game) == ["give red_doctor green", "give green_engineer red"]
    assert game.state.saucers[BLUE].crew == ("green_engineer", "red_engineer", "red_doctor")
    assert lacking(game.state.saucers[GREEN]) == {"engineer"}


def test_an_engineer_for_green_would_have_lost_at_once() -> None:
    game = at("three", GIVE)
    game.do("give red_engineer green")
    assert (game.over, game.state.winner) == (True, GREEN)


def test_three_hops_lead_to_the_scientist() -> None:
    game = at("three", "chain / łańcuch")
    assert game.state.agenda[-1].kind == "waste"
    game.jump(game.names["back on the board / powrót na planszę"])
    assert [lacking(saucer) for saucer in game.state.saucers[:2]] == [{"doctor"}, {"engineer"}]
    assert game.state.saucers[BLUE].boosters == 1


def test_two_ways_go_on_where_somebody_has_to_stop_red() -> None:
    assert ways(at("three", STOP)) == ["plan 2 stars", "plan 3 stars"]
    snatched = at("three", "snatched away / sprzątnięty sprzed nosa")
    assert "blue_doctor" in snatched.state.saucers[BLUE].crew
    assert not snatched.over


def test_in_the_open_game_everybody_lacks_one_and_two_of_them_stand_on_the_board() -> None:
    game = at("three", "open game / otwarta gra")
    assert [lacking(saucer) for saucer in game.state.saucers] == [{"doctor"}, {"scientist"}, {"pilot"}]
    assert {speciality_of(crew) for crew, _ in game.state.ground} == {"pilot", "scientist"}
    assert game.state.round == 6


def test_without_the_gift_red_has_the_engineer_of_green_in_round_5() -> None:
    game = at("three", "another open game / inna otwarta gra")
    assert (game.over, game.state.round) == (False, 5)
    assert [stationed(saucer) for saucer in game.state.saucers] == [2, 3, 1]
    assert lacking(game.state.saucers[GREEN]) == {"engineer"}


def test_the_game_ends_in_round_5_with_red() -> None:
    game = at("three", "end / koniec")
    assert (game.over, game.state.winner, game.state.round) == (True, RED, 5)


def test_without_the_regulator_red_would_have_won_in_falling_off() -> None:
    game = at("three", "end / koniec")
    hops = [node for node in game.path() if node.state.round == 5 and node.state.agenda]
    game.jump(next(node.number for node in hops if node.state.agenda[-1].kind == "stretch"))
    for move in ("steps 5", "aim stars", "steps 5"):
        game.do(move)
    assert (game.over, game.state.winner) == (True, RED)


# ---------------------------------------------------------------------- two players


def test_each_of_two_players_has_a_complete_saucer() -> None:
    game = at("two", "start")
    assert [stationed(saucer) for saucer in game.state.saucers] == [4, 3, 4, 2]
    assert [game.state.seat_of(saucer) for saucer in range(4)] == [0, 0, 1, 1]
    assert [len(queue) for queue in game.state.queues] == [0, 0, 0, 0, 3]


def test_a_push_brings_yellow_a_pilot_and_spoils_its_plan() -> None:
    game = at("two", "push / popchnięcie")
    assert "purple_pilot" in game.state.saucers[3].crew
    game.jump(game.names[GIVE])
    assert game.state.saucers[3].space == OFF


def test_a_scientist_given_to_the_one_saucer_is_handed_to_the_other() -> None:
    game = at("two", GIVE)
    assert ways(game) == ["give red_doctor green", "give green_scientist red"]
    game.jump(game.names["passing / podanie załogi"])
    assert game.why_not("hand green_scientist") is None
    game.jump(game.names["end / koniec"])
    assert (game.over, game.state.winner) == (True, 0)


def test_after_the_harmless_gift_nobody_has_won() -> None:
    game = at("two", "round 7 / runda 7")
    assert (game.over, game.state.round) == (False, 7)
    assert lacking(game.state.saucers[1]) == {"scientist"}
    assert lacking(game.state.saucers[3]) == {"engineer", "doctor"}


# ---------------------------------------------------------------------- the teacher's plan


def test_the_numbers_in_the_answers_of_the_plans_stand_in_both_languages() -> None:
    said = [re.findall(r"\d+", path.read_text(encoding="utf-8").split("\n## ")[3]) for path in PLANS.values()]
    assert sorted(said[0]) == sorted(said[1])
    assert len(said[0]) > 10
