"""The rules of Crash and Grab: movement and crew (CG-55 to CG-75).

    0  1  2  3  4  5  6  7
0   *  .  2  .  5  .  .  .
1   .  1  .  .  .  6  .  *
2   .  .  *  .  .  .  *  .
3   3  .  .  .  .  .  .  4
4   .  8  .  .  *  .  . 11
5   9  .  *  .  .  . 12  .
6   .  .  .  .  . 10  .  .
7   .  *  .  7  .  .  .  *
"""

from __future__ import annotations

import pytest
from crash_and_grab_positions import at, due, kinds, legal, only, play, ship, to_the_end, told, turn
from rules_tested import rule

from gamekit import Event, Timeline
from gamekit.crash_and_grab.crew import crew_count, stationed_of, stations
from gamekit.crash_and_grab.state import COLOURS, OFF, stationed

WAYS = ("sun", "meteor", "stars", "asteroids")


def path(events: list[Event], colour: str) -> list[str]:
    """The spaces that a saucer has entered."""
    return [e.details["space"] for e in events if e.kind == "moved" and e.details["saucer"] == colour]


def acting(game: Timeline) -> str:
    """The saucer whose turn it is."""
    return COLOURS[game.state.acting]


@rule("CG-55", "CG-56")
def test_a_saucer_moves_one_space_at_a_time_in_a_straight_line() -> None:
    game = turn("r3c1", "0-5 asteroids")
    events = play(game, "steps 5")
    assert path(events, "red") == ["r3c2", "r3c3", "r3c4", "r3c5", "r3c6"]
    assert not any(event.details["pushed"] for event in events if event.kind == "moved")


@rule("CG-57", "E1", "CG-63", "CG-64")
def test_a_rival_one_space_ahead_is_pushed_by_the_whole_distance() -> None:
    game = turn("r3c1", "3 asteroids", {"green": "r3c2"})
    assert (at(game, "red"), at(game, "green")) == ("r3c2", "r3c5")
    assert only(told(game), "hit").details == {"saucer": "red", "other": "green", "space": "r3c2", "distance": 3}


@rule("CG-58")
def test_with_a_distance_of_0_not_even_the_own_space_is_entered() -> None:
    game = turn("r3c1", "0-5 asteroids")
    events = play(game, "steps 0")
    assert path(events, "red") == []
    assert only(events, "stayed").details == {"saucer": "red", "space": "r3c1"}


@rule("CG-59", "CG-60")
def test_whoever_leaves_the_grid_crashes_and_keeps_goods_and_upgrades() -> None:
    game = turn("r1c1 energy=1 boosters=2 upgrades=airlock", "2 sun")
    red = ship(game, "red")
    assert red.space == OFF
    assert (red.boosters, red.energy, red.upgrades) == (3, 1, ("airlock",))
    assert only(told(game), "crashed").details == {
        "saucer": "red",
        "space": "r0c1",
        "direction": "sun",
        "by": "red",
    }


@rule("CG-61", "E2")
def test_crew_between_start_and_end_is_taken_in_passing() -> None:
    game = turn("r5c7", "0-5 sun", None, {"blue_pilot": 11, "yellow_doctor": 4})
    play(game, "steps 3")
    assert at(game, "red") == "r2c7"
    assert ship(game, "red").crew == ("blue_pilot", "yellow_doctor")


@rule("CG-62", "CG-90", "E4")
def test_a_pushed_saucer_takes_crew_and_the_mover_chooses_the_refill() -> None:
    game = turn("r3c5", "2 asteroids", {"green": "r3c6"}, {"blue_pilot": 4})
    play(game, "pass")
    assert at(game, "green") == "off"
    assert ship(game, "green").crew == ("blue_pilot",)
    assert (due(game), game.actor) == ("reward", 0)
    play(game, "energy")
    assert (due(game), game.actor) == ("refill", 0)


@rule("CG-63", "E3")
def test_crew_in_front_of_a_rival_is_taken_before_the_collision() -> None:
    game = turn("r1c3", "3 stars", {"green": "r1c0"}, {"blue_pilot": 1})
    assert ship(game, "red").crew == ("blue_pilot",)
    assert kinds([event for event in told(game) if event.seat == 0])[-4:] == ["moved", "picked", "moved", "hit"]
    assert at(game, "red") == "r1c0"
    assert at(game, "green") == "off"


@rule("CG-65")
def test_a_pushed_saucer_stops_at_the_next_one_and_pushes_it_by_the_same_distance() -> None:
    game = turn("r3c1", "2 asteroids", {"green": "r3c2", "blue": "r3c3", "yellow": "r3c5"})
    assert [at(game, colour) for colour in ("red", "green", "blue", "yellow")] == ["r3c2", "r3c3", "r3c5", "r3c7"]
    assert [e.rules[0] for e in told(game) if e.kind == "hit"] == ["CG-63", "CG-65", "CG-65"]


@rule("CG-66", "E6")
def test_an_accelerator_on_the_second_step_loses_the_rest_and_moves_anew() -> None:
    game = turn("r2c4", "0-5 stars")
    play(game, "steps 5")
    assert (at(game, "red"), due(game)) == ("r2c2", "hop")
    assert legal(game) == {f"aim {way}" for way in WAYS}
    events = play(game, "aim meteor")
    assert path(events, "red") == ["r3c2", "r4c2", "r5c2"]  # the next accelerator
    events = play(game, "aim asteroids")
    assert at(game, "red") == "r5c7"
    assert len(path(events, "red")) == 5


@rule("CG-67", "E5")
def test_a_pushed_saucer_is_flung_on_in_the_same_direction_without_a_choice() -> None:
    game = turn("r2c0", "3 asteroids", {"green": "r2c1"})
    assert only(told(game), "flung").details == {
        "saucer": "green",
        "space": "r2c2",
        "direction": "asteroids",
        "distance": 3,
    }
    assert path(told(game), "green") == ["r2c2", "r2c3", "r2c4", "r2c5"]
    assert at(game, "green") == "r2c5"


@rule("CG-67")
def test_at_every_further_accelerator_it_is_flung_on_again() -> None:
    game = turn("r2c0", "0-5 asteroids", {"green": "r2c1"})
    play(game, "steps 4")
    assert kinds(told(game)).count("flung") == 2
    assert at(game, "green") == "off"


@rule("CG-68")
def test_on_entering_crew_comes_before_rivals_and_accelerators() -> None:
    game = turn("r1c3", "2 stars", None, {"blue_pilot": 1})
    assert kinds(told(game))[-3:] == ["moved", "picked", "arrived"]


@rule("CG-69")
def test_beyond_the_limit_of_hops_an_accelerator_is_a_blank_space() -> None:
    game = turn("r2c4", "0-5 stars", options={"hop_limit": 1})
    play(game, "steps 5")
    events = play(game, "aim meteor")
    assert due(game) != "hop"
    assert path(events, "red") == ["r3c2", "r4c2", "r5c2", "r6c2", "r7c2"]
    assert at(game, "red") == "r7c2"
    assert game.state.options.hop_limit == 1


@rule("CG-69")
def test_a_last_step_on_a_spent_accelerator_goes_on_by_single_steps() -> None:
    others = {"green": "r6c2", "yellow": "r7c4"}
    game = turn("r2c4", "0-5 stars", others, options={"hop_limit": 1})
    play(game, "steps 3")
    events = play(game, "aim meteor")
    assert path(events, "red") == ["r3c2", "r4c2", "r5c2", "r6c2"]
    assert only(events, "hit").details["distance"] == 3


@rule("CG-69")
def test_the_limit_is_for_a_turn_and_pushed_saucers_are_flung_all_the_same() -> None:
    others = {"green": "r4c2", "yellow": "r7c4"}
    game = turn("r2c4", "0-5 stars", others, options={"hop_limit": 1})
    play(game, "steps 5")
    events = play(game, "aim meteor")
    assert kinds(events).count("flung") == 1
    assert at(game, "green") == "off"


@rule("CG-70")
def test_nobody_rests_on_an_accelerator_on_crew_or_on_another_saucer() -> None:
    game = turn("r3c1 boosters=1", "3 asteroids", {"green": "r3c2"}, {"blue_pilot": 4})
    assert len({record.space for record in game.state.saucers}) == 4
    to_the_end(game)
    assert len({record.space for record in game.state.saucers}) == 4


@rule("CG-71")
def test_a_crash_at_the_end_of_a_chain_is_the_movers() -> None:
    game = turn("r3c4", "3 asteroids", {"green": "r3c5", "blue": "r3c7"})
    assert only(told(game), "crashed").details["by"] == "red"
    assert game.state.trip.crashed == (2,)
    assert (due(game), game.actor) == ("reward", 0)


# ---------------------------------------------------------------------- crew


@rule("CG-72", "CG-73")
def test_extras_add_nothing_to_the_stationed_specialities() -> None:
    game = turn("r3c1 crew=red_pilot,green_pilot,blue_pilot,red_doctor")
    assert stationed(ship(game, "red")) == 2


@rule("CG-73", "CG-77")
def test_extras_can_be_given_away() -> None:
    game = turn("r1c1 crew=red_pilot,green_pilot", "2 sun")
    assert {"give red_pilot blue", "give green_pilot blue"} <= legal(game)


@rule("CG-74")
def test_crew_of_the_own_colour_has_the_station_which_changes_nothing_in_the_rules() -> None:
    one, other = (turn(f"r3c1 crew={crew}") for crew in ("red_pilot,blue_pilot", "blue_pilot,red_pilot"))
    assert stations(one.state, 0) == stations(other.state, 0)
    assert stations(one.state, 0) == {"pilot": "red_pilot", "engineer": "", "doctor": "", "scientist": ""}
    assert stations(turn("r3c1 crew=green_pilot,blue_pilot").state, 0)["pilot"] == "green_pilot"
    assert legal(one) == legal(other)
    assert stationed(ship(one, "red")) == stationed(ship(other, "red")) == 1


@rule("CG-75", "CG-87")
@pytest.mark.parametrize(("preset", "count"), [("page", 4), ("published", 3)])
def test_with_two_players_crew_counts_over_both_saucers(preset: str, count: int) -> None:
    red, green = "r3c1 crew=red_pilot,blue_pilot", "r7c0 crew=green_pilot,green_doctor"
    game = turn(red, others={"green": green}, seats=2, preset=preset)
    assert crew_count(game.state, 0) == count
    assert stationed_of(game.state, 0) == 3
