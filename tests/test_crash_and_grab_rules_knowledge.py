"""The rules of Crash and Grab: how the game ends, options, chance, and who knows what (CG-142 to CG-165)."""

from __future__ import annotations

import random

import pytest
from crash_and_grab_positions import GAME, at, due, kinds, only, planning, play, ship, table, to_the_end, told, turn
from rules_tested import rule

from gamekit import CHANCE, PUBLIC, Timeline
from gamekit.conformance.playing import random_game
from gamekit.crash_and_grab.board import BOX
from gamekit.crash_and_grab.geometry import board_of, empty_sites
from gamekit.crash_and_grab.state import HIDDEN, Plan
from gamekit.crash_and_grab.state import view as view_of
from gamekit.game import Move
from gamekit.text import text

THREE_OF = {"red": "red_pilot,red_doctor,red_scientist", "green": "green_pilot,green_doctor,green_scientist"}

# ---------------------------------------------------------------------- the end


@rule("CG-142")
def test_there_are_no_points() -> None:
    assert not GAME.has_points


@rule("CG-143")
def test_whoever_has_all_four_specialities_of_any_colours_wins_at_once() -> None:
    game = turn("r1c3 crew=red_pilot,green_doctor,blue_scientist", "3 stars", None, {"yellow_engineer": 1})
    assert game.over
    assert [score.won for score in game.scores()] == [True, False, False, False]
    assert at(game, "red") == "r1c1"  # the rest of the move is not flown
    assert only(told(game), "game_over").details == {"winners": [0], "won": True}


@rule("CG-143")
def test_of_two_players_both_saucers_must_be_complete() -> None:
    green = "r7c2 crew=green_pilot,green_engineer,green_doctor,green_scientist"
    half = turn(f"r1c3 crew={THREE_OF['red']}", "3 stars", None, {"yellow_engineer": 1}, seats=2)
    assert not half.over
    whole = turn(f"r1c3 crew={THREE_OF['red']}", "3 stars", {"green": green}, {"yellow_engineer": 1}, seats=2)
    assert whole.state.winner == 0


@rule("CG-144", "E10")
def test_the_last_speciality_before_the_edge_wins_without_a_penalty() -> None:
    game = turn(f"r1c4 crew={THREE_OF['red']}", "2 sun", None, {"blue_engineer": 5})
    assert game.over
    assert not {"crashed", "gave"} & set(kinds(told(game)))
    assert len(ship(game, "red").crew) == 4


@rule("CG-145")
@pytest.mark.parametrize("how", ["pushed", "theft", "gift", "beam", "airlock", "passing"])
def test_it_does_not_matter_how_the_crew_came_aboard_or_whose_turn_it_is(how: str) -> None:
    red, green = f"crew={THREE_OF['red']}", f"crew={THREE_OF['green']}"
    if how == "pushed":
        game, winner = turn("r3c5", "2 asteroids", {"green": f"r3c6 {green}"}, {"blue_engineer": 4}), 1
    elif how == "theft":
        victim = "r0c2 crew=blue_engineer,blue_pilot,blue_doctor"
        game, winner = turn(f"r1c2 {red}", "3 sun", {"green": victim}), 0
        play(game, "steal blue_engineer")
    elif how == "gift":
        game, winner = turn("r1c1 crew=blue_engineer", "2 sun", {"green": f"r7c2 {green}"}), 1
        play(game, "give blue_engineer green")
    elif how == "beam":
        game, winner = turn(f"r3c5 {red} upgrades=tractor_beam", "0-5 sun", None, {"blue_engineer": 4}), 0
        play(game, "steps 0", "tractor blue_engineer")
    elif how == "airlock":
        ground = {"blue_pilot": 1, "blue_engineer": 9}
        game, winner = turn(f"r1c3 {red} upgrades=airlock", "2 stars", None, ground), 0
        play(game, "airlock blue_engineer")
    else:
        partner = f"r2c3 {green}"
        other = "r3c1 crew=red_pilot,red_doctor,red_scientist,red_engineer,green_engineer"
        game, winner = turn(other, "0-5 asteroids", {"green": partner}, seats=2, preset="published"), 0
        play(game, "steps 2", "hand green_engineer")
    assert game.over
    assert game.state.winner == winner


@rule("CG-146")
def test_of_two_sets_completed_by_one_move_the_first_space_by_space_wins() -> None:
    ground = {"blue_engineer": 1, "yellow_engineer": 2}
    red, green = f"r1c3 crew={THREE_OF['red']}", f"r1c0 crew={THREE_OF['green']}"
    game = turn(red, "3 stars", {"green": green}, ground)
    assert game.state.winner == 0
    pushed = turn(
        f"r3c4 crew={THREE_OF['red']}", "3 asteroids", {"green": f"r3c5 crew={THREE_OF['green']}"}, {"blue_engineer": 4}
    )
    assert pushed.state.winner == 1


@rule("CG-147")
def test_after_the_last_round_the_game_ends_without_a_winner() -> None:
    game = turn("r3c1", options={"max_rounds": 1})
    events = to_the_end(game)
    assert game.over
    assert only(events, "game_over").details == {"winners": [], "won": False}
    assert not any(score.won for score in game.scores())
    assert GAME.presets["page"]["max_rounds"] == GAME.presets["published"]["max_rounds"] == 300


# ---------------------------------------------------------------------- options


@rule("CG-69", "CG-78", "CG-87", "CG-101", "CG-140")
def test_both_presets_are_those_of_the_table() -> None:
    page, published = GAME.presets["page"], GAME.presets["published"]
    assert page["hop_limit"] == published["hop_limit"] == 50
    differ = {name: (page[name], published[name]) for name in page if page[name] != published[name]}
    assert differ == {
        "crew_at_risk": ("any", "off_colour"),
        "fewer": ("crew", "stationed"),
        "partner_passing": (False, True),
        "fresh_upgrade": ("next_turn", "round_end"),
    }


# ---------------------------------------------------------------------- chance


@rule("CG-148", "CG-164")
def test_the_deck_has_no_hidden_order() -> None:
    game = Timeline(GAME, GAME.setting(3), seed=1)
    assert list(game.state.deck) == [slug for slug in game.state.deck if slug in game.view(PUBLIC).deck]
    assert all(weight == 1 for _, weight in game.chances())


@rule("CG-152", "CG-153")
def test_there_is_always_an_empty_crash_site() -> None:
    for seed in range(3):
        game = random_game(GAME, GAME.setting(6, "published"), seed, 400)
        for node in game.nodes:
            if node.state.agenda and node.state.agenda[-1].kind in ("land", "locate"):
                assert len(GAME.chances(node.state)) >= 3
    state, _ = table(seats=6)
    assert len(empty_sites(board_of(BOX, state), state)) == 12


@rule("CG-155")
def test_pairs_of_the_whole_deck_are_all_alike() -> None:
    game = turn("r3c1 energy=1", "3 asteroids")
    assert due(game) == "deal"
    assert len(game.chances()) == 23 * 22 // 2
    assert len({frozenset(move.words) for move, _ in game.chances()}) == 253


# ---------------------------------------------------------------------- who knows what


@rule("CG-156")
def test_everything_but_plans_and_drawn_upgrades_is_open() -> None:
    game = random_game(GAME, GAME.setting(5), 3, 150)
    for node in game.nodes:
        for seat in (*range(5), PUBLIC):
            seen = view_of(node.state, seat)
            assert seen._replace(plans=node.state.plans, drawn=node.state.drawn) == node.state


@rule("CG-157", "CG-158", "CG-160")
def test_a_reveal_shows_nothing_about_plans_of_later_saucers_not_even_crashed_ones() -> None:
    game = turn("r3c5", "2 asteroids", {"green": "r3c6 crew=green_pilot"}, plans={"green": "2 stars"})
    assert at(game, "green") == "off"
    assert game.view(0).plans == (Plan("2", "asteroids"), HIDDEN, HIDDEN, HIDDEN)
    assert game.view(1).plans[1] == Plan("2", "stars")
    play(game, "pass", "energy")
    assert due(game) == "land"  # its turn has begun, its plan is not revealed yet
    assert game.view(0).plans[1] == HIDDEN
    play(game, "chance: land green 1")
    assert game.view(0).plans[1] == Plan("2", "stars")


@rule("CG-159")
def test_with_two_players_the_owner_knows_both_own_plans_and_the_opponent_neither() -> None:
    game = planning(seats=2)
    play(game, "0: plan 2 sun", "0: plan 3 stars")
    assert game.view(0).plans == (Plan("2", "sun"), Plan("3", "stars"), None, None)
    assert game.view(1).plans == (HIDDEN, HIDDEN, None, None)


@rule("CG-161")
def test_the_turn_direction_is_decided_after_all_plans_and_is_open() -> None:
    game = planning()
    play(game, *(f"{seat}: plan 2 sun" for seat in range(4)))
    assert game.state.spin == ""
    play(game, "chance: spin counter")
    assert game.view(PUBLIC).spin == "counter"


@rule("CG-162")
def test_a_number_a_free_direction_and_a_boost_are_open_when_they_are_chosen() -> None:
    game = turn("r3c1 boosters=1", "0-5 asteroids")
    play(game, "steps 2", "boost sun")
    events = [event.heard(PUBLIC) for event in told(game) if event.kind in ("number", "boosted")]
    assert [event.details.get("number", event.details.get("direction")) for event in events] == [2, "sun"]


@rule("CG-163")
def test_after_the_choice_both_upgrades_are_open() -> None:
    game = turn("r3c1 energy=1", "3 asteroids", deck=["hyperdrive", "airlock"])
    before = game.view(2)
    play(game, "chance: deal hyperdrive airlock")
    assert game.view(2)._replace(drawn=()).deck == before.deck
    play(game, "keep airlock")
    assert game.view(2).saucers[0].upgrades == ("airlock",)
    assert "hyperdrive" in game.view(2).discards


@rule("CG-165")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_kit_uses_only_what_its_seat_sees(seats: int) -> None:
    """Its move is the same from the view alone, whatever was planned by others."""
    assert GAME.kit is not None
    game, rng = Timeline(GAME, GAME.setting(seats), seed=seats), random.Random(seats)
    game.deal()
    for _ in range(120):
        if game.over:
            break
        actor = game.actor
        if actor is None or actor == CHANCE:
            game.play(game.random_move(rng))
            continue
        view = game.view(actor)
        move = GAME.kit(view, actor, None, [], random.Random(1))
        assert move is not None
        assert GAME.why_not(view, move) is None
        game.play(move)


def test_the_kit_moves_only_when_it_is_waited_for() -> None:
    game = planning()
    assert GAME.kit is not None
    assert GAME.kit(game.view(1), 1, None, [], random.Random(0)) is None


@pytest.mark.parametrize(
    ("lang", "own"), [("en", "plan: card 2, towards the sun"), ("pl", "plan: karta 2, w stronę słońca")]
)
def test_a_plan_is_named_by_card_and_direction_and_by_nothing_for_others(lang: str, own: str) -> None:
    """CG-157."""
    assert text(lang, GAME).move(Move(1, "plan", ("2", "sun"))) == own
    assert text(lang, GAME).move(Move(1, "plan", ("?", "?"))) == "plan: ?, ?"
