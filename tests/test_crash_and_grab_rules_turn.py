"""The rules of Crash and Grab: planning, the order of the turns, the reveal, card moves and boosts (CG-32 to CG-54)."""

from __future__ import annotations

import pytest
from crash_and_grab_positions import (
    GAME,
    at,
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

from gamekit import CHANCE, PUBLIC, TEACHER
from gamekit.crash_and_grab.state import COLOURS, Plan

WAYS = ("sun", "meteor", "stars", "asteroids")

# ---------------------------------------------------------------------- planning


@rule("CG-32")
def test_a_round_is_planning_a_turn_for_every_saucer_and_its_end() -> None:
    game = planning()
    play(game, *(f"{seat}: plan 0-5 sun" for seat in range(4)), "chance: spin clockwise")
    events = to_the_end(game)
    assert kinds(events).count("turn") == 3  # the first has begun with the spin
    assert kinds(events)[-2:] == ["probe_passed", "round"]
    assert game.state.round == 2
    assert game.state.plans == (None,) * 4


@rule("CG-33")
def test_for_every_saucer_one_of_three_cards_and_four_directions_is_chosen() -> None:
    game = planning()
    assert legal(game) == {f"plan {card} {way}" for card in ("2", "3", "0-5") for way in WAYS}
    for seat in range(4):
        assert game.actor == seat
        assert game.moves((seat + 1) % 4) == []
        play(game, "plan 2 sun")
    assert game.actor == CHANCE


@rule("CG-34", "CG-157", "CG-158")
def test_a_plan_stays_face_down_and_others_hear_only_that_there_is_one() -> None:
    game = planning()
    event = only(play(game, "plan 3 meteor"), "planned")
    assert event.heard(0).details == {"saucer": "red", "card": "3", "direction": "meteor"}
    for seat in (1, 2, 3, PUBLIC):
        assert event.heard(seat).details == {"saucer": "red", "card": "?", "direction": "?"}
        assert game.view(seat).plans[0] == Plan("?", "?")
        assert str(game.seen(game.here, seat)) == "0: plan ? ?"
    assert game.view(0).plans[0] == game.view(TEACHER).plans[0] == Plan("3", "meteor")


@rule("CG-35", "CG-49")
def test_the_number_behind_the_card_0_5_is_chosen_at_the_reveal() -> None:
    game = turn("r3c1", "0-5 asteroids")
    assert kinds(told(game))[-1] == "revealed"
    assert legal(game) == {f"steps {number}" for number in range(6)}
    assert why(game, "steps 6") == ("number_not_offered", ("CG-49", "CG-121"))
    before = ship(game, "red")
    play(game, "steps 4")
    assert at(game, "red") == "r3c5"
    assert (ship(game, "red").boosters, ship(game, "red").energy) == (before.boosters, before.energy)


# ---------------------------------------------------------------------- the order of the turns


@rule("CG-36", "CG-154", "CG-161")
@pytest.mark.parametrize(("way", "order"), [("clockwise", (2, 3, 0, 1)), ("counter", (2, 1, 0, 3))])
def test_the_probe_player_is_first_and_chance_says_which_way_the_turns_run(way: str, order: tuple[int, ...]) -> None:
    game = planning(probe=2)
    play(game, *(f"{seat}: plan 0-5 sun" for seat in range(4)))
    assert [(move.notation, weight) for move, weight in game.chances()] == [("spin clockwise", 1), ("spin counter", 1)]
    play(game, f"chance: spin {way}")
    assert game.state.order == order
    assert game.actor == 2


@rule("CG-37", "CG-38")
def test_two_players_take_turns_two_each_and_choose_the_saucer_in_the_first() -> None:
    game = planning(seats=2, probe=1)
    play(game, *(f"{seat}: plan 0-5 sun" for seat in (0, 0, 1, 1)))
    assert game.state.order == (1, 0, 1, 0)
    assert legal(game) == {"fly blue", "fly yellow"}
    assert why(game, "fly red") == ("not_yours", ("CG-38",))
    events = play(game, "fly yellow", "steps 0")
    assert only(events, "turn").details == {"number": 2, "saucers": ["red", "green"]}
    assert only(events, "turn").rules == ("CG-37", "CG-38")
    assert legal(game) == {"fly red", "fly green"}
    play(game, "fly red", "steps 0")
    assert COLOURS[game.state.acting] == "blue"  # nothing is left to choose
    play(game, "steps 0")
    assert COLOURS[game.state.acting] == "green"


@rule("CG-39", "CG-40", "CG-41", "CG-42", "CG-14")
@pytest.mark.parametrize(("seats", "late"), [(4, []), (5, ["purple"]), (6, ["pink", "purple"])])
def test_whoever_comes_last_or_second_to_last_may_fly_in_any_direction(seats: int, late: list[str]) -> None:
    game = planning(seats=seats)
    play(game, *(f"{seat}: plan 0-5 sun" for seat in range(seats)))
    events = play(game, "chance: spin clockwise")
    assert [event.details["saucer"] for event in events if event.kind == "token"] == late
    asked = []
    while due(game) != "plan":
        if due(game) == "aim":
            asked.append(COLOURS[game.state.acting])
            assert legal(game) == {"pass", *(f"aim {way}" for way in WAYS)}
        to_the_end(game, "aim") if due(game) != "aim" else play(game, "pass")
        if due(game) == "number":
            play(game, "steps 0")
    assert asked == sorted(late, key=COLOURS.index)
    assert game.state.tokens == ()
    assert [event.details["saucer"] for event in told(game) if event.kind == "token_back"] == late


@rule("CG-41")
def test_a_token_gives_another_direction_but_the_same_card() -> None:
    game = turn("r3c1", seats=5, plans={"purple": "2 sun"})
    to_the_end(game, "aim")
    start = at(game, "purple")
    play(game, "aim asteroids")
    assert at(game, "purple") == start[:-1] + str(int(start[-1]) + 2)
    assert ship(game, "purple").boosters == 1


# ---------------------------------------------------------------------- where a turn begins


@rule("CG-43", "CG-152")
def test_a_saucer_off_the_board_is_first_put_on_a_random_empty_crash_site() -> None:
    game = turn("off", "2 sun", {"green": "r1c1"}, {"blue_pilot": 5})
    assert legal(game) == {f"land red {site}" for site in range(1, 13) if site not in (1, 5)}
    assert {weight for _, weight in game.chances()} == {1}
    assert why(game, "chance: land green 2") == ("not_due", ("CG-104",))
    assert why(game, "chance: land red 5") == ("site_taken", ("CG-108", "CG-152"))
    events = play(game, "chance: land red 2")
    assert only(events, "landed").rules[0] == "CG-43"
    assert at(game, "red") == "r0c2"


@rule("CG-44")
def test_a_saucer_placed_so_has_its_card_and_bonus_but_any_direction() -> None:
    game = turn("off", "2 sun")
    play(game, "chance: land red 2")
    assert legal(game) == {"pass", *(f"aim {way}" for way in WAYS)}
    play(game, "aim meteor")
    assert at(game, "red") == "r2c2" or due(game) == "hop"
    assert ship(game, "red").boosters == 1
    assert due(game) == "hop"  # on an accelerator two spaces further


@rule("CG-44")
def test_declining_keeps_the_planned_direction() -> None:
    game = turn("off", "2 sun")
    play(game, "chance: land red 3", "pass")
    assert at(game, "red") == "r1c0"


@rule("CG-45", "CG-92", "CG-110")
def test_start_of_turn_upgrades_come_before_the_reveal() -> None:
    game = turn("r3c1 upgrades=blast_off_thrusters", "3 asteroids")
    assert due(game) == "start"
    assert game.view(1).plans[0] == Plan("?", "?")
    play(game, "thrusters r2c1")
    assert only(told(game), "revealed").details["card"] == "3"
    assert due(game) == "hop"  # (2, 2) is an accelerator


@rule("CG-46")
def test_the_card_is_revealed_and_then_direction_and_number_are_chosen() -> None:
    game = turn("r3c1 upgrades=time_machine", "0-5 sun")
    assert game.view(PUBLIC).plans[0] == Plan("0-5", "sun")
    assert due(game) == "aim"
    play(game, "aim asteroids")
    assert due(game) == "number"
    play(game, "steps 2")
    assert at(game, "red") == "r3c3"


# ---------------------------------------------------------------------- cards


@rule("CG-47", "CG-54", "E15")
def test_card_2_gives_a_booster_first_that_can_be_spent_at_once() -> None:
    game = turn("r3c1", "2 asteroids")
    assert kinds(told(game))[-4:] == ["booster", "moved", "moved", "arrived"]
    assert at(game, "red") == "r3c3"
    play(game, "boost sun")
    assert at(game, "red") == "r1c3"
    assert ship(game, "red").boosters == 0


@rule("CG-48")
def test_card_3_gives_energy_first() -> None:
    game = turn("r3c1", "3 asteroids")
    events = [event for event in told(game) if event.seat == 0]
    assert kinds(events)[-5:] == ["power", "moved", "moved", "moved", "arrived"]
    assert at(game, "red") == "r3c4"
    assert ship(game, "red").energy == 1


@rule("CG-50", "CG-51", "CG-53")
def test_each_booster_is_for_a_move_of_the_turn_number_in_any_direction() -> None:
    game = turn("r3c1 boosters=2", "3 asteroids")
    assert legal(game) == {"pass", *(f"boost {way}" for way in WAYS)}
    events = play(game, "boost sun")
    assert only(events, "boosted").details == {"saucer": "red", "direction": "sun", "boosters": 1}
    assert at(game, "red") == "r0c4"
    play(game, "boost stars")
    assert at(game, "red") == "r0c1"
    assert ship(game, "red").boosters == 0
    assert COLOURS[game.state.acting] == "green"


@rule("CG-51")
def test_a_booster_need_not_be_spent() -> None:
    game = turn("r3c1 boosters=2", "3 asteroids")
    play(game, "pass")
    assert ship(game, "red").boosters == 2
    assert COLOURS[game.state.acting] == "green"


@rule("CG-52")
def test_a_boost_after_0_5_has_the_number_already_chosen() -> None:
    game = turn("r3c1 boosters=1", "0-5 asteroids")
    play(game, "steps 1", "boost sun")
    assert due(game) == "hop"  # one space further: (2, 2)


@rule("CG-51", "E8", "CG-112")
def test_whoever_crashes_has_no_boost_and_no_move_at_the_end_and_stays_off() -> None:
    game = turn("r1c1 boosters=3 upgrades=landing_legs", "3 sun")
    assert COLOURS[game.state.acting] == "green"
    assert at(game, "red") == "off"
    to_the_end(game, "land")
    assert game.state.acting == -1  # the end of the round
    assert legal(game) >= {"land red 2"}


@rule("CG-52", "CG-58", "E7")
def test_a_boost_after_a_move_of_0_wastes_a_booster() -> None:
    game = turn("r3c1 boosters=1", "0-5 asteroids")
    events = play(game, "steps 0", "boost sun")
    assert at(game, "red") == "r3c1"
    assert ship(game, "red").boosters == 0
    assert kinds(events)[:4] == ["number", "stayed", "boosted", "stayed"]


def test_the_general_refusals_of_the_game_name_a_rule() -> None:
    assert GAME.general == {"over": "CG-143", "not_now": "CG-32"}
