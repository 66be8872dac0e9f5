"""The rules of Crash and Grab: upgrades that bite at a moment of a move or a round (CG-120 to CG-141).

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
from crash_and_grab_positions import at, due, kinds, legal, only, planning, play, ship, to_the_end, turn, why
from rules_tested import rule

from gamekit import CHANCE, Timeline
from gamekit.crash_and_grab.state import COLOURS

WAYS = ("sun", "meteor", "stars", "asteroids")
STEPS = {f"steps {number}" for number in range(6)}


def acting(game: Timeline) -> str:
    """The saucer whose turn it is."""
    return COLOURS[game.state.acting]


# ---------------------------------------------------------------------- during a move


@rule("CG-120")
def test_the_waste_accelerator_makes_an_accelerator_of_an_empty_crash_site() -> None:
    game = turn("r3c1 upgrades=waste_accelerator", "0-5 meteor")
    play(game, "steps 3")
    assert (at(game, "red"), legal(game)) == ("r4c1", {"waste", "pass"})
    events = play(game, "waste")
    assert kinds(events) == ["used", "accelerator"]
    play(game, "aim asteroids")
    assert at(game, "red") == "r4c4"  # three spaces, onto an accelerator
    assert due(game) == "hop"


@rule("CG-120")
def test_if_it_is_declined_the_move_goes_on_unchanged() -> None:
    game = turn("r3c1 upgrades=waste_accelerator", "0-5 meteor")
    play(game, "steps 3", "pass")
    assert at(game, "red") == "r6c1"


@rule("CG-120")
def test_it_works_once_per_turn_on_the_last_step_too() -> None:
    game = turn("r3c1 boosters=1 upgrades=waste_accelerator", "0-5 meteor")
    play(game, "steps 1", "waste", "aim asteroids", "boost stars")
    assert at(game, "red") == "r4c1"
    assert acting(game) == "green"


@rule("CG-120")
@pytest.mark.parametrize("way", ["crew", "saucer", "pushed", "limit"])
def test_it_does_not_work_where_crew_or_a_saucer_was_or_for_pushed_saucers_or_beyond_the_limit(way: str) -> None:
    ground, others = ({"blue_pilot": 8}, {}) if way == "crew" else (None, {"green": "r4c1"} if way == "saucer" else {})
    if way == "pushed":
        game = turn("r2c1", "2 meteor", {"green": "r3c1 upgrades=waste_accelerator"})
        assert at(game, "green") == "r5c1"
    elif way == "limit":
        game = turn("r3c3 upgrades=waste_accelerator", "0-5 stars", options={"hop_limit": 1})
        play(game, "steps 3", "waste", "aim meteor")  # from site 3 along the edge over site 9
        assert at(game, "red") == "r6c0"
    else:
        game = turn("r3c1 upgrades=waste_accelerator", "0-5 meteor", others, ground)
        play(game, "steps 1")
    assert "waste" not in legal(game)


@rule("CG-121")
@pytest.mark.parametrize(("card", "numbers"), [("2", [2, 4]), ("3", [3, 6]), ("0-5", [0, 1, 2, 3, 4, 5, 6, 8, 10])])
def test_the_hyperdrive_may_double_the_turn_number(card: str, numbers: list[int]) -> None:
    game = turn("r3c0 upgrades=hyperdrive", f"{card} asteroids")
    assert legal(game) == {f"steps {number}" for number in numbers}
    assert why(game, "steps 7")[0] == "number_not_offered"


@rule("CG-121", "CG-50")
def test_the_bonus_stays_the_same_and_boosts_have_the_doubled_number() -> None:
    game = turn("r3c0 boosters=0 upgrades=hyperdrive", "2 asteroids")
    events = play(game, "steps 4")
    assert only(events, "booster").details["count"] == 1
    play(game, "boost asteroids") if at(game, "red") != "r3c4" else play(game, "boost stars")
    assert at(game, "red") == "r3c0"


@rule("CG-121")
def test_without_it_or_without_doubling_nothing_is_used() -> None:
    game = turn("r3c0 upgrades=hyperdrive", "2 asteroids")
    assert "used" not in kinds(play(game, "steps 2"))
    assert at(game, "red") == "r3c2"


@rule("CG-126")
def test_the_siphon_gives_a_booster_once_per_turn_for_a_push_of_ones_own() -> None:
    game = turn("r3c1 upgrades=kinetic_siphon", "2 asteroids", {"green": "r3c2", "blue": "r4c2"})
    assert legal(game) == {"take", "pass"}
    play(game, "take")
    assert ship(game, "red").boosters == 2
    play(game, "boost meteor")  # into blue: not asked again
    assert due(game) == "boost"
    assert ship(game, "red").boosters == 1


@rule("CG-126")
def test_a_declined_siphon_may_be_used_at_the_next_push() -> None:
    game = turn("r3c1 upgrades=kinetic_siphon", "2 asteroids", {"green": "r3c2", "blue": "r4c2"})
    play(game, "pass", "boost meteor")
    assert due(game) == "siphon"


@rule("CG-126")
def test_saucers_pushed_by_pushed_saucers_do_not_count_but_the_cannon_does() -> None:
    chain = turn("r3c1", "2 asteroids", {"green": "r3c2 upgrades=kinetic_siphon", "blue": "r3c3"})
    assert due(chain) == "boost"
    cannon = turn("r3c1 upgrades=kinetic_siphon,pulse_cannon", "0-5 sun", {"green": "r3c4"})
    play(cannon, "steps 0", "pulse green", "take")
    assert (ship(cannon, "red").boosters, at(cannon, "green")) == (1, "r3c5")


@rule("CG-128", "CG-129")
def test_mines_crash_whoever_is_run_into_and_the_siphon_gives_nothing() -> None:
    red = "r3c1 upgrades=proximity_mines,kinetic_siphon"
    game = turn(red, "3 asteroids", {"green": "r3c2 crew=green_pilot", "blue": "r3c3"})
    assert legal(game) == {"mines", "pass"}
    events = play(game, "mines")
    assert only(events, "blown_up").details == {
        "saucer": "green",
        "space": "r3c2",
        "direction": "asteroids",
        "by": "red",
    }
    assert (at(game, "red"), at(game, "green"), at(game, "blue")) == ("r3c2", "off", "r3c3")
    assert ship(game, "red").boosters == 0
    assert legal(game) == {"steal green_pilot", "energy"}


@rule("CG-128")
def test_without_them_or_declined_the_rival_is_pushed() -> None:
    game = turn("r3c1 upgrades=proximity_mines", "3 asteroids", {"green": "r3c2"})
    play(game, "pass")
    assert at(game, "green") == "r3c5"


@rule("CG-128")
def test_the_mines_of_a_pushed_saucer_do_nothing() -> None:
    game = turn("r3c1", "3 asteroids", {"green": "r3c2 upgrades=proximity_mines", "blue": "r3c4"})
    assert (at(game, "green"), at(game, "blue")) == ("r3c4", "r3c7")


@rule("CG-134", "CG-135")
def test_the_airlock_exchanges_crew_picked_up_for_any_on_the_board() -> None:
    game = turn("r1c3 upgrades=airlock", "2 stars", None, {"blue_pilot": 1, "green_doctor": 9})
    assert legal(game) == {"airlock green_doctor", "pass"}
    assert why(game, "airlock red_pilot") == ("not_on_board", ("CG-134",))
    play(game, "airlock green_doctor")
    assert ship(game, "red").crew == ("green_doctor",)
    assert game.state.ground == (("blue_pilot", (5, 0)),)
    assert due(game) == "boost"  # CG-135: before the next boost decision


@rule("CG-135")
def test_the_owner_of_a_pushed_saucer_decides_in_anothers_turn() -> None:
    ground = {"blue_pilot": 4, "yellow_doctor": 9}
    game = turn("r3c5", "0-5 asteroids", {"green": "r3c6 upgrades=airlock"}, ground)
    play(game, "steps 1")
    assert (due(game), game.actor) == ("airlock", 1)
    play(game, "1: airlock yellow_doctor")
    assert ship(game, "green").crew == ("yellow_doctor",)
    assert (due(game), game.actor) == ("refill", 0)


@rule("CG-135")
def test_it_is_asked_once_for_each_crew_member_in_pick_up_order_and_only_with_crew_on_the_board() -> None:
    ground = {"blue_pilot": 11, "yellow_doctor": 4, "purple_pilot": 9}
    game = turn("r6c8 upgrades=airlock", "0-5 sun", None, ground, seats=5)
    play(game, "steps 3")
    assert game.state.agenda[-1].about == (0, "blue_pilot")
    play(game, "airlock purple_pilot")
    assert game.state.agenda[-1].about == (0, "yellow_doctor")
    assert legal(game) == {"airlock blue_pilot", "pass"}
    play(game, "pass")
    assert due(game) == "refill"
    alone = turn("r1c3 upgrades=airlock", "2 stars", None, {"blue_pilot": 1})
    assert due(alone) == "boost"


@rule("CG-136", "CG-137")
def test_the_regulator_offers_1_to_4_off_an_accelerator_and_that_is_the_distance_of_the_hop() -> None:
    game = turn("r2c4 boosters=1 upgrades=acceleration_regulator", "0-5 stars", {"green": "r3c2"})
    play(game, "steps 5", "aim meteor")
    assert legal(game) == {f"steps {number}" for number in (1, 2, 3, 4, 5)}
    play(game, "steps 1")
    assert (at(game, "red"), at(game, "green")) == ("r3c2", "r4c2")  # pushed by 1
    play(game, "boost asteroids")
    assert at(game, "red") == "r3c7"  # the turn number is still 5


@rule("CG-136")
def test_the_regulator_with_hyperdrive_offers_6_and_8_too() -> None:
    game = turn("r2c4 upgrades=acceleration_regulator,hyperdrive", "2 stars")
    play(game, "steps 2", "aim meteor")
    assert legal(game) == {f"steps {number}" for number in (1, 2, 3, 4, 6, 8)}
    plain = turn("r2c4 upgrades=hyperdrive", "2 stars")
    play(plain, "steps 2", "aim asteroids")
    assert due(plain) == "boost"


@rule("CG-138")
def test_the_amplifier_offers_1_to_6_for_a_boost() -> None:
    game = turn("r3c1 boosters=1 upgrades=boost_amplifier", "0-5 sun")
    play(game, "steps 0", "boost asteroids")
    assert legal(game) == {f"steps {number}" for number in range(7)}
    play(game, "steps 6")
    assert at(game, "red") == "r3c7"


@rule("CG-138")
def test_the_amplifier_with_hyperdrive_offers_8_10_and_12_too() -> None:
    game = turn("r3c1 boosters=1 upgrades=boost_amplifier,hyperdrive", "0-5 sun")
    play(game, "steps 0", "boost asteroids")
    assert legal(game) == {f"steps {number}" for number in (0, 1, 2, 3, 4, 5, 6, 8, 10, 12)}
    play(game, "steps 12")
    assert at(game, "red") == "off"


# ---------------------------------------------------------------------- at the reveal, when placed, when bought


@rule("CG-124")
def test_the_time_machine_chooses_the_direction_afresh() -> None:
    game = turn("r3c1 upgrades=time_machine", "2 sun")
    assert legal(game) == {"pass", *(f"aim {way}" for way in WAYS)}
    events = play(game, "aim asteroids")
    assert only(events, "used").details["upgrade"] == "time_machine"
    assert at(game, "red") == "r3c3"
    declined = turn("r3c1 upgrades=time_machine", "2 sun")
    play(declined, "pass")
    assert at(declined, "red") == "r1c1"


@rule("CG-124", "CG-44")
def test_a_direction_that_is_free_anyway_is_asked_for_once() -> None:
    game = turn("off upgrades=time_machine", "2 sun")
    play(game, "chance: land red 3")
    events = play(game, "aim asteroids")
    assert "used" not in kinds(events)
    assert due(game) == "hop" or at(game, "red") == "r3c2"


@rule("CG-122")
def test_the_scavenger_takes_a_booster_and_energy_whenever_the_saucer_is_placed() -> None:
    game = turn("off upgrades=scavenger_bot", "0-5 sun")
    play(game, "chance: land red 3")
    assert legal(game) == {"take", "pass"}
    play(game, "take")
    assert (ship(game, "red").boosters, ship(game, "red").energy) == (1, 1)
    declined = turn("off upgrades=scavenger_bot", "0-5 sun")
    play(declined, "chance: land red 3", "pass")
    assert (ship(declined, "red").boosters, ship(declined, "red").energy) == (0, 0)


@rule("CG-122", "CG-103")
def test_the_scavenger_works_at_the_end_of_the_round_too() -> None:
    game = turn("r0c1 upgrades=scavenger_bot", "2 sun")
    to_the_end(game, "land")
    play(game, "chance: land red 1")
    assert (due(game), game.actor) == ("scavenge", 0)


@rule("CG-125")
def test_the_gateway_chooses_the_empty_crash_site() -> None:
    game = turn("off upgrades=regeneration_gateway", "0-5 sun", {"green": "r1c1"}, {"blue_pilot": 5})
    assert legal(game) == {"pass", *(f"gateway {site}" for site in range(1, 13) if site not in (1, 5))}
    assert why(game, "gateway 5") == ("site_taken", ("CG-108", "CG-152"))
    play(game, "gateway 12")
    assert at(game, "red") == "r5c6"
    declined = turn("off upgrades=regeneration_gateway", "0-5 sun")
    play(declined, "pass")
    assert declined.actor == CHANCE


@rule("CG-127", "CG-99")
def test_the_cargo_hold_gives_3_boosters_when_bought() -> None:
    game = turn("r3c1 energy=1", "3 asteroids", deck=["cargo_hold", "hyperdrive"])
    play(game, "chance: deal hyperdrive cargo_hold", "keep cargo_hold")
    assert legal(game) == {"take", "pass"}
    play(game, "take")
    assert ship(game, "red").boosters == 3
    later = turn("r3c1 upgrades=cargo_hold", "3 asteroids")
    assert acting(later) == "green"


@rule("CG-133")
def test_the_owner_of_the_stabilizer_chooses_which_way_the_turns_run() -> None:
    game = planning({"blue": "r7c2 upgrades=rotational_stabilizer"})
    play(game, *(f"{seat}: plan 0-5 sun" for seat in range(4)))
    assert (due(game), game.actor) == ("stabilize", 2)
    assert legal(game) == {"stabilize clockwise", "stabilize counter", "pass"}
    play(game, "stabilize counter")
    assert game.state.order == (0, 3, 2, 1)


@rule("CG-133")
def test_if_the_stabilizer_is_declined_chance_decides() -> None:
    game = planning({"blue": "r7c2 upgrades=rotational_stabilizer"})
    play(game, *(f"{seat}: plan 0-5 sun" for seat in range(4)), "2: pass")
    assert legal(game) == {"spin clockwise", "spin counter"}


# ---------------------------------------------------------------------- partner passing


def partners(red: str, green: str, plan: str = "2 asteroids", **wishes: object) -> Timeline:
    """Red flies, green is its partner."""
    return turn(red, plan, {"green": green}, seats=2, options={"partner_passing": True}, **wishes)  # type: ignore[arg-type]


@rule("CG-140", "CG-141")
def test_beside_its_partner_crew_of_the_others_colour_can_be_handed_over_in_either_direction() -> None:
    game = partners("r3c1 crew=green_pilot,blue_doctor", "r2c3 crew=red_engineer,yellow_pilot")
    play(game, "pass")
    assert legal(game) == {"pass", "hand green_pilot", "hand red_engineer"}
    assert why(game, "hand blue_doctor") == ("not_passable", ("CG-140",))
    play(game, "hand green_pilot")
    assert legal(game) == {"pass", "hand red_engineer"}
    play(game, "hand red_engineer")
    assert ship(game, "red").crew == ("blue_doctor", "red_engineer")
    assert ship(game, "green").crew == ("yellow_pilot", "green_pilot")
    assert due(game) == "fly"


@rule("CG-140")
def test_a_partner_passed_by_on_the_way_is_near_enough_and_one_stood_beside_at_the_start_is_not() -> None:
    passing = partners("r3c1 crew=green_pilot", "r2c3", "0-5 asteroids")
    play(passing, "steps 5")
    assert due(passing) == "hand"
    before = partners("r3c3 crew=green_pilot", "r2c3", "0-5 asteroids")
    play(before, "steps 0")
    assert due(before) == "fly"
    diagonal = partners("r3c1 crew=green_pilot", "r4c3", "0-5 asteroids")
    play(diagonal, "steps 1")
    assert due(diagonal) == "fly"


@rule("CG-140")
def test_on_the_partners_space_crew_is_passable_too_and_without_the_option_never() -> None:
    game = partners("r3c1 crew=green_pilot", "r3c2")
    play(game, "pass")
    assert due(game) == "hand"
    page = turn("r3c1 crew=green_pilot", "2 asteroids", {"green": "r3c2"}, seats=2)
    play(page, "pass")
    assert due(page) == "fly"


@rule("CG-141", "CG-139")
def test_crew_taken_over_by_passing_counts_as_new_crew() -> None:
    game = partners("r3c1 upgrades=organic_triangulator,quake_maker", "r2c3 crew=red_engineer", "0-5 asteroids")
    play(game, "steps 2", "hand red_engineer")
    assert due(game) == "end"
    assert why(game, "triangulate r4c3") == ("got_crew", ("CG-139",))


@rule("CG-141")
def test_handing_over_is_optional() -> None:
    game = partners("r3c1 crew=green_pilot", "r2c3", "0-5 asteroids")
    play(game, "steps 2", "pass")
    assert ship(game, "red").crew == ("green_pilot",)
    assert due(game) == "fly"
