"""The rules of Crash and Grab: penalties, rewards, placing crew, buying, the end of the round (CG-76 to CG-107)."""

from __future__ import annotations

import pytest
from crash_and_grab_named import nobody_waits
from crash_and_grab_positions import (
    at,
    crew_of,
    due,
    kinds,
    legal,
    only,
    planning,
    play,
    ship,
    to_the_end,
    told,
    turn,
    why,
)
from rules_tested import rule

from gamekit import CHANCE, Timeline
from gamekit.crash_and_grab.state import COLOURS

OFF_COLOUR = {"crew_at_risk": "off_colour"}
STATIONED = {"fewer": "stationed"}


def acting(game: Timeline) -> str:
    """The saucer whose turn it is."""
    return COLOURS[game.state.acting]


# ---------------------------------------------------------------------- crashes


@rule("CG-76")
def test_the_clean_up_has_its_order() -> None:
    red = "r1c2 boosters=1 energy=2 crew=red_pilot upgrades=quake_maker"
    game = turn(red, "2 sun", {"green": "r0c2 crew=green_pilot"}, {"blue_pilot": 1}, deck=["airlock", "hyperdrive"])
    play(game, "boost sun")
    assert due(game) == "give"
    play(game, "give red_pilot blue")
    assert due(game) == "reward"
    play(game, "energy")
    assert due(game) == "end"
    play(game, "pass")
    assert due(game) == "deal"


@rule("CG-77", "CG-79")
def test_who_crashes_on_its_own_turn_gives_crew_to_a_saucer_of_another_player() -> None:
    game = turn("r1c1 crew=red_pilot,blue_doctor", "2 sun")
    crew, others = ("red_pilot", "blue_doctor"), ("green", "blue", "yellow")
    assert legal(game) == {f"give {one} {other}" for one in crew for other in others}
    assert why(game, "give red_pilot red") == ("own_saucer", ("CG-79", "CG-77"))
    assert why(game, "give green_pilot blue") == ("not_aboard", ("CG-77",))
    play(game, "give blue_doctor yellow")
    assert (ship(game, "red").crew, ship(game, "yellow").crew) == (("red_pilot",), ("blue_doctor",))


@rule("CG-78", "E13")
def test_with_off_colour_only_crew_of_other_colours_is_at_risk() -> None:
    game = turn("r1c1 crew=red_pilot,blue_doctor,purple_pilot", "2 sun", options=OFF_COLOUR)
    assert {move.split()[1] for move in legal(game)} == {"blue_doctor", "purple_pilot"}  # purple is the extra colour
    assert why(game, "give red_pilot blue") == ("not_at_risk", ("CG-78",))


@rule("CG-80")
@pytest.mark.parametrize("crew", ["", "red_pilot"])
def test_without_crew_at_risk_nothing_is_given(crew: str) -> None:
    game = turn(f"r1c1 crew={crew}", "2 sun", options=OFF_COLOUR)
    assert only(told(game), "spared").details == {"saucer": "red"}
    assert acting(game) == "green"


@rule("CG-81", "CG-82")
def test_for_a_crashed_rival_crew_is_stolen_or_energy_taken_one_of_the_two() -> None:
    game = turn("r1c2", "3 sun", {"green": "r0c2 crew=green_pilot,red_doctor"})
    assert legal(game) == {"steal green_pilot", "steal red_doctor", "energy"}
    assert why(game, "pass")[0] == "not_now"
    play(game, "steal red_doctor")
    assert (ship(game, "red").crew, ship(game, "green").crew) == (("red_doctor",), ("green_pilot",))


@rule("CG-82")
def test_energy_is_taken_where_nothing_can_be_stolen() -> None:
    game = turn("r1c2", "2 sun", {"green": "r0c2"})
    play(game, "pass")
    assert legal(game) == {"energy"}
    play(game, "energy")
    assert ship(game, "red").energy == 1


@rule("CG-83")
def test_rewards_are_settled_in_the_order_of_the_crashes() -> None:
    others = {"green": "r2c3 crew=green_pilot", "blue": "r3c2 crew=blue_doctor"}
    game = turn("r3c3 boosters=2 upgrades=proximity_mines", "0-5 stars", others)
    play(game, "steps 1", "mines", "boost asteroids", "boost sun", "mines")
    assert [COLOURS[saucer] for saucer in game.state.trip.crashed] == ["blue", "green"]
    assert legal(game) == {"steal blue_doctor", "energy"}
    play(game, "energy")
    assert legal(game) == {"steal green_pilot", "energy"}


@rule("CG-84", "CG-83")
def test_every_crash_is_settled_by_itself() -> None:
    others = {"green": "r0c2 crew=green_pilot,green_doctor", "blue": "r0c4 crew=blue_pilot"}
    game = turn("r1c2 boosters=1 crew=red_pilot", "2 sun", others)
    play(game, "boost asteroids", "pass")  # green falls first, then blue is pushed along the edge
    assert game.state.trip.crashed == (1,)
    play(game, "steal green_doctor")
    assert game.state.trip.crashed == ()


@rule("CG-85")
def test_a_saucer_off_the_board_can_receive_crew() -> None:
    game = turn("r1c1 crew=red_pilot", "2 sun", {"green": "off"})
    play(game, "give red_pilot green")
    assert ship(game, "green").crew == ("red_pilot",)
    assert at(game, "green") == "off"


@rule("CG-86", "CG-87", "E9")
def test_with_page_crew_aboard_is_counted_and_with_published_stations() -> None:
    red, others = "r1c2 crew=red_pilot,green_pilot,blue_pilot", {"green": "r0c2 crew=blue_doctor"}
    page = turn(red, "3 sun", others)
    assert legal(page) == {"energy"}
    assert why(page, "steal blue_doctor") == ("fewer", ("CG-86", "CG-87"))
    published = turn(red, "3 sun", others, preset="published")
    assert legal(published) == {"energy", "steal blue_doctor"}


@rule("CG-87")
def test_equal_counts_allow_the_theft() -> None:
    game = turn("r1c2 crew=red_pilot", "3 sun", {"green": "r0c2 crew=green_pilot"})
    assert legal(game) == {"steal green_pilot", "energy"}


@rule("CG-87")
def test_the_comparison_is_made_anew_before_each_reward() -> None:
    others = {"green": "r3c3 crew=green_pilot", "blue": "r2c3 crew=blue_doctor"}
    game = turn("r3c2 crew=red_pilot boosters=2 upgrades=proximity_mines", "0-5 asteroids", others)
    play(game, "steps 1", "mines", "boost sun", "mines", "pass")
    assert legal(game) == {"steal green_pilot", "energy"}
    play(game, "steal green_pilot")
    assert legal(game) == {"energy"}


@rule("CG-88")
def test_a_partner_that_is_crashed_pays_and_nobody_is_rewarded() -> None:
    game = turn("r1c2 crew=red_pilot", "3 sun", {"green": "r0c2 crew=green_doctor"}, seats=2)
    assert (due(game), game.actor, game.state.agenda[-1].about) == ("give", 0, (1,))
    assert legal(game) == {"give green_doctor blue", "give green_doctor yellow"}
    event = only(play(game, "give green_doctor yellow"), "gave")
    assert event.rules[0] == "CG-88"
    assert due(game) == "fly"


# ---------------------------------------------------------------------- placing crew


@rule("CG-89", "E14")
def test_a_colour_is_chosen_and_the_front_of_its_queue_is_placed_at_random() -> None:
    game = turn("r1c3", "2 stars", {"blue": "r7c4 crew=green_pilot"}, {"blue_pilot": 1, "red_pilot": 9})
    play(game, "pass")
    assert legal(game) == {f"refill {colour}" for colour in ("red", "green", "blue", "yellow", "purple")}
    play(game, "refill green")
    assert {move.split()[1] for move in legal(game)} == {"green_engineer"}
    assert why(game, "chance: locate green_doctor 2") == ("crew_not_due", ("CG-89", "CG-31"))
    assert len(legal(game)) == 10  # red stands on site 1, and crew on site 9
    play(game, "chance: locate green_engineer 2")
    assert game.state.queues[1] == ("green_doctor", "green_scientist")


@rule("CG-90")
def test_the_number_of_crew_on_the_board_is_restored() -> None:
    game = turn("r5c7", "3 sun", None, {"blue_pilot": 11, "yellow_doctor": 4})
    assert len(game.state.ground) == 0
    play(game, "refill red", "chance: locate red_pilot 1", "refill red", "chance: locate red_engineer 2")
    assert len(game.state.ground) == 2
    assert acting(game) == "green"


@rule("CG-91")
def test_an_empty_queue_cannot_be_chosen() -> None:
    crew = "red_pilot,red_engineer,red_doctor"
    game = turn("r1c3", "2 stars", {"blue": f"r7c4 crew={crew}"}, {"blue_pilot": 1, "red_scientist": 9})
    play(game, "pass")
    assert why(game, "refill red") == ("queue_empty", ("CG-91",))


@rule("CG-91")
def test_when_all_queues_are_empty_nothing_is_placed() -> None:
    game = nobody_waits()
    assert "nobody_waits" in kinds(told(game))
    assert game.state.ground == ()
    assert acting(game) == "green"


@rule("CG-92", "CG-93")
def test_after_an_end_of_turn_upgrade_what_it_caused_is_settled() -> None:
    game = turn(
        "r3c6 upgrades=landing_legs,pulse_cannon", "0-5 sun", {"green": "r3c7 crew=green_pilot"}, {"blue_pilot": 6}
    )
    play(game, "steps 0", "pulse green")
    assert due(game) == "reward"
    play(game, "energy")
    assert legal(game) == {"pass", *(f"legs {way}" for way in ("sun", "meteor", "stars", "asteroids"))}
    play(game, "legs stars", "pass") if due(game) == "boost" else play(game, "legs stars")
    assert acting(game) == "green"


@rule("CG-93")
def test_crew_picked_up_by_landing_legs_is_replaced() -> None:
    game = turn("r1c2 upgrades=landing_legs", "0-5 sun", None, {"blue_pilot": 1})
    play(game, "steps 0", "legs stars")
    assert due(game) == "refill"


# ---------------------------------------------------------------------- the end of the round


@rule("CG-103", "CG-104")
def test_saucers_off_the_board_are_placed_probe_player_first_then_clockwise() -> None:
    others = {"blue": "r0c7", "green": "r0c6"}
    plans = {"blue": "2 sun", "green": "2 sun"}
    game = turn("r0c1", "2 sun", others, {"blue_pilot": 5}, plans=plans, way="counter")
    to_the_end(game, "land")
    landed = []
    while game.actor == CHANCE:
        landed.append(game.moves()[0].words[0])
        assert f"land {landed[-1]} 5" not in legal(game)
        play(game, f"chance: {game.moves()[-1].notation}")
    assert landed == ["red", "green", "blue"]


@rule("CG-104")
def test_of_two_saucers_of_a_player_the_earlier_colour_is_placed_first() -> None:
    plans = {"green": "2 sun", "blue": "2 sun", "yellow": "2 sun"}
    others = {"green": "r0c3", "blue": "r0c6", "yellow": "r0c7"}
    game = turn("r0c1", "2 sun", others, seats=2, plans=plans)
    landed = []
    while due(game) != "plan":
        if due(game) == "land":
            landed.append(game.moves()[0].words[0])
        play(game, f"{'chance' if game.actor == CHANCE else game.actor}: {game.moves()[0].notation}")
    assert landed == ["red", "green", "blue", "yellow"]


@rule("CG-105")
def test_the_probe_goes_to_whoever_has_the_fewest_stationed_crew() -> None:
    others = {"green": "r7c2 crew=green_pilot", "blue": "r7c4", "yellow": "r7c5 crew=yellow_pilot"}
    game = turn("r3c1 crew=red_pilot,blue_pilot", others=others)
    events = to_the_end(game)
    assert only(events, "probe_passed").seat == game.state.probe == 2
    assert only(events, "round").seat == 2


@rule("CG-106", "E11")
@pytest.mark.parametrize(("way", "probe"), [("counter", 1), ("clockwise", 3)])
def test_of_tied_players_the_one_who_moved_later_takes_it(way: str, probe: int) -> None:
    """E11: seats 2 and 4 of the rules are 1 and 3 here."""
    others = {"blue": "r7c4 crew=blue_pilot"}
    game = turn("r3c1 crew=red_pilot", others=others, way=way)
    to_the_end(game)
    assert game.state.probe == probe


@rule("CG-107", "E12")
def test_of_two_players_a_tie_goes_to_the_one_without_the_probe() -> None:
    game = turn("r3c1", seats=2)
    to_the_end(game)
    assert game.state.probe == 1


def test_crew_is_never_lost_in_a_clean_up() -> None:
    game = turn("r1c1 crew=red_pilot,blue_doctor", "2 sun")
    before = crew_of(game.state)
    to_the_end(game)
    assert crew_of(game.state) == before
    assert planning().state.round == 1
