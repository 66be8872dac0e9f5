"""The rules of 1000 mil: dirty tricks (TM-58 to TM-72), who knows of them, teams (TM-94 to TM-100)."""

from __future__ import annotations

import random

import pytest
from positions import given, kinds, legal, only, play, why
from rules_tested import rule
from thousand_miles_positions import GAME, allowed, as_attack, at, attacked, draw, hand, side

import gamekit
from gamekit import CHANCE, PUBLIC
from gamekit.errors import SettingError
from gamekit.game import Task
from gamekit.text import text
from gamekit.thousand_miles import TEAMS
from gamekit.thousand_miles.board import DECK

IMMUNITY = {
    "red_light": "priority_vehicle",
    "speed_limit": "priority_vehicle",
    "out_of_fuel": "fuel_tank",
    "puncture": "puncture_proof",
    "accident": "ace",
}
TWO_BY_TWO = {"teams": "2x2"}


@rule("TM-58")
@pytest.mark.parametrize("attack", IMMUNITY)
def test_whoever_is_attacked_and_holds_the_immunity_may_lay_it_out_of_turn(attack: str) -> None:
    card = IMMUNITY[attack]
    game = attacked(attack, {2: card}, seats=3, victim=2)
    assert game.actor == 1
    assert legal(game, 2) == {f"trick {card}"}
    assert game.game.out_of_turn(game.state) == [2]
    event = only(play(game, f"2: trick {card}"), "trick")
    assert (event.seat, event.details["card"], event.details["attack"]) == (2, card, attack)


@rule("TM-58")
def test_a_trick_needs_an_attack_on_the_own_side_and_the_matching_immunity_in_hand() -> None:
    game = attacked("accident", {1: "fuel_tank", 2: "ace"}, seats=3, victim=1)
    assert why(game, "2: trick ace") == ("no_attack_open", ("TM-59",))
    assert why(game, "1: trick ace") == ("no_immunity", ("TM-58",))
    assert why(game, "1: trick fuel_tank") == ("wrong_immunity", ("TM-58", "TM-5"))
    assert why(at({0: "ace"}), "trick ace") == ("no_attack_open", ("TM-59",))
    assert why(at({0: "ace"}, preset="published"), "trick ace") == ("no_attack_open", ("TM-60",))
    assert legal(game, 2) == set()


@rule("TM-59")
def test_the_window_stays_open_until_the_next_player_has_laid_or_discarded() -> None:
    for move in ("lay 25", "discard 25", "attack puncture 0", "lay fuel_tank"):
        game = attacked("accident", {1: "25 puncture fuel_tank", 2: "ace"}, seats=3, victim=2)
        assert allowed(game, "2: trick ace")
        draw(game, "50")
        assert allowed(game, "2: trick ace")
        play(game, move)
        assert game.state.attack is None or move.startswith("attack")
        assert not allowed(game, "2: trick ace")


@rule("TM-60")
def test_with_draw_the_window_closes_when_somebody_draws() -> None:
    game = attacked("accident", {1: "25", 2: "ace"}, seats=3, victim=2, options={"trick_window": "draw"})
    assert allowed(game, "2: trick ace")
    play(game, "draw")
    assert game.state.attack is None
    play(game, "chance: deal 50")
    assert why(game, "2: trick ace") == ("no_attack_open", ("TM-60",))


@rule("TM-60")
@pytest.mark.parametrize("move", ["lay 25", "discard 25"])
def test_with_draw_it_closes_too_when_somebody_lays_or_discards_without_drawing(move: str) -> None:
    hands = {0: "fuel", 1: "25 repair", 2: "ace fuel"}
    game = attacked("accident", hands, seats=3, victim=2, options={"trick_window": "draw"}, deck="", exact=True)
    assert allowed(game, "2: trick ace")
    play(game, move)
    assert not allowed(game, "2: trick ace")


@rule("TM-61")
def test_an_immunity_drawn_since_the_attack_will_do() -> None:
    game = attacked("accident")
    assert why(game, "trick ace") == ("no_immunity", ("TM-58",))
    draw(game, "ace")
    assert {"trick ace", "lay ace"} <= legal(game)
    play(game, "trick ace")
    assert side(game, 1).points == 400


@rule("TM-62")
def test_the_matching_immunity_laid_in_the_own_turn_is_a_trick_too() -> None:
    game = attacked("accident", {1: "ace"})
    draw(game, "25")
    events = play(game, "lay ace")
    assert kinds(events) == ["trick"]
    assert "TM-62" in only(events, "trick").rules
    assert (side(game, 1).points, side(game, 1).marks) == (400, ())
    other = attacked("accident", {1: "fuel_tank"})
    draw(other, "25")
    assert kinds(play(other, "lay fuel_tank")) == ["immunity"]
    out_of_turn = attacked("accident", {2: "ace"}, seats=3, victim=2)
    assert "TM-62" not in only(play(out_of_turn, "2: trick ace"), "trick").rules


@rule("TM-62")
def test_before_drawing_only_the_trick_itself_can_be_made() -> None:
    game = attacked("accident", {1: "ace"})
    assert legal(game) == {"draw", "trick ace"}
    assert why(game, "lay ace")[0] == "draw_first"


@rule("TM-63")
def test_a_trick_brings_300_points_and_the_100_of_the_immunity_at_once() -> None:
    game = attacked("puncture", {1: "puncture_proof"}, sides={1: {"miles": 200}})
    event = only(play(game, "1: trick puncture_proof"), "trick")
    assert event.details["points"] == 400
    assert side(game, 1).points == 600


@rule("TM-64")
@pytest.mark.parametrize(
    ("attack", "marks", "options"),
    [
        ("accident", "rolling", {}),
        ("red_light", "limit", {"speed_limit": "separate"}),
        ("speed_limit", "stopped puncture", {"speed_limit": "separate"}),
        ("puncture", "stopped accident limit", {"cumulative": True}),
    ],
)
def test_everything_is_as_it_was_just_before_the_attack(attack: str, marks: str, options: dict[str, object]) -> None:
    card = IMMUNITY[attack]
    game = attacked(attack, {1: card}, sides={1: {"marks": marks, "miles": 100}}, options=options)
    play(game, f"1: trick {card}")
    ended = DECK.cards[DECK.number[card]].ends
    assert side(game, 1).marks == tuple(mark for mark in marks.split() if mark not in (*ended, "rolling"))
    assert side(game, 1).laid[DECK.number[attack]] == 0
    assert side(game, 1).miles == 100


@rule("TM-65")
def test_a_side_that_was_rolling_rolls_again_without_a_green_light() -> None:
    game = attacked("out_of_fuel", {1: "fuel_tank 100"})
    event = only(play(game, "1: trick fuel_tank"), "trick")
    assert (event.details["state"], "TM-65" in event.rules) == (["rolling"], True)
    play(game, "chance: deal 50", "chance: deal 50")
    play(game, "lay 100")
    assert side(game, 1).miles == 100
    options = {"speed_limit": "separate"}
    stopped = attacked(
        "speed_limit", {1: "priority_vehicle"}, sides={1: {"marks": "accident stopped"}}, options=options
    )
    assert "TM-65" not in only(play(stopped, "1: trick priority_vehicle"), "trick").rules


@rule("TM-66")
def test_the_attack_goes_to_the_discards_and_the_immunity_stays_laid() -> None:
    game = attacked("accident", {1: "ace"})
    play(game, "1: trick ace")
    assert game.state.discards[DECK.number["accident"]] == 1
    assert side(game, 1).laid[DECK.number["accident"]] == 0
    assert side(game, 1).laid[DECK.number["ace"]] == 1
    assert "ace" not in hand(game, 1)


@rule("TM-67")
def test_the_immunity_of_a_trick_also_ends_what_else_it_answers() -> None:
    options = {"speed_limit": "separate"}
    game = attacked("speed_limit", {1: "priority_vehicle"}, sides={1: {"marks": "stopped"}}, options=options)
    event = only(play(game, "1: trick priority_vehicle"), "trick")
    assert (side(game, 1).marks, "TM-67" in event.rules) == ((), True)
    limited = attacked("red_light", {1: "priority_vehicle"}, sides={1: {"marks": "limit"}}, options=options)
    play(limited, "1: trick priority_vehicle")
    assert side(limited, 1).marks == ()
    plain = attacked("accident", {1: "ace"})
    assert "TM-67" not in only(play(plain, "1: trick ace"), "trick").rules


@rule("TM-68")
def test_the_player_of_the_trick_has_the_turn_and_draws_at_once() -> None:
    game = attacked("accident", {2: "ace 25"}, seats=4, victim=2)
    turn = game.state.turn
    events = play(game, "2: trick ace")
    assert (game.actor, game.state.agenda) == (CHANCE, (Task("play", 2), Task("take", CHANCE, (2, 2))))
    assert (only(events, "turn").seat, game.state.turn) == (2, turn + 1)
    assert only(events, "turn").details == {"number": turn + 1}
    play(game, "chance: deal 50", "chance: deal 75")
    assert game.actor == 2
    play(game, "lay 25")
    assert game.actor == 3


@rule("TM-69")
def test_the_drawing_after_a_trick_makes_up_for_the_immunity() -> None:
    game = attacked("accident", {1: "ace"})
    draw(game, "25")
    play(game, "lay ace")
    assert game.state.agenda[-1] == Task("take", CHANCE, (1, 1))
    empty = attacked("accident", {0: "fuel", 1: "ace 25"}, deck="", exact=True)
    play(empty, "1: trick ace")
    assert (empty.actor, hand(empty, 1)) == (1, ["25"])


@rule("TM-70")
def test_the_players_between_lose_their_turn_even_if_one_has_drawn() -> None:
    game = attacked("accident", {3: "ace"}, seats=5, victim=3)
    draw(game, "25")
    events = play(game, "3: trick ace")
    assert [event.seat for event in events if event.kind == "skipped"] == [1, 2]
    play(game, "chance: deal fuel", "chance: deal fuel", "discard fuel")
    assert game.actor == 4
    neighbour = attacked("accident", {1: "ace"}, seats=5, victim=1)
    assert kinds(play(neighbour, "1: trick ace")) == ["trick"]


@rule("TM-70")
def test_a_trick_passes_over_the_end_of_the_row_of_seats() -> None:
    game = at({3: "accident", 1: "ace"}, turn=3, seats=4)
    play(game, "attack accident 1")
    events = play(game, "1: trick ace")
    assert [event.seat for event in events if event.kind == "skipped"] == [0]
    assert game.state.agenda[0] == Task("play", 1)


@rule("TM-70", "TM-84")
def test_a_player_without_cards_has_no_turn_to_lose() -> None:
    hands = {0: "accident fuel", 1: "fuel", 3: "ace fuel"}
    options = {"round_end": "all"}
    game = at(hands, seats=4, deck="", exact=True, options=options)
    play(game, "attack accident 3")
    assert [event.seat for event in play(game, "3: trick ace") if event.kind == "skipped"] == [1]


@rule("TM-71")
def test_the_game_waits_for_nobody_and_shows_nobody_else_that_a_trick_is_possible() -> None:
    able = attacked("accident", {2: "ace"}, seats=3, victim=2)
    unable = attacked("accident", {2: "fuel"}, seats=3, victim=2)
    assert able.actor == unable.actor == 1
    assert [verb.verb for verb in able.verbs(2)] == ["trick"]
    assert unable.verbs(2) == []
    for eyes in (0, 1, PUBLIC):
        assert able.view(eyes) == unable.view(eyes)
        assert able.log(eyes) == unable.log(eyes)
        if eyes != PUBLIC:
            assert able.verbs(eyes) == unable.verbs(eyes)
            assert why(able, f"{eyes}: trick ace") == why(unable, f"{eyes}: trick ace")
    assert not able.game.verbs["trick"].tasks
    play(able, "draw", "chance: deal 25", "discard 25")
    assert why(able, "trick ace")[0] == "no_attack_open"


@rule("TM-72")
def test_in_play_without_people_the_players_of_the_side_are_asked_first_in_seat_order() -> None:
    game = attacked("accident", {2: "ace"}, seats=3, victim=2)
    moves = {str(game.random_move(random.Random(seed))) for seed in range(20)}
    assert moves == {"2: trick ace", "1: draw"}
    assert game.game.movers(game.state) == [1, 2]
    play(game, "draw")
    assert game.game.out_of_turn(game.state) == []


# ---------------------------------------------------------------------- teams


@rule("TM-94")
def test_a_team_shares_miles_attacks_defences_immunities_and_points_but_no_cards() -> None:
    sides = {0: {"miles": 100, "marks": "stopped"}}
    game = at({2: "green_light", 0: "75 100"}, turn=2, seats=4, options=TWO_BY_TWO, sides=sides)
    assert "green_light" not in hand(game, 0)
    play(game, "lay green_light")
    draw(game, "50")
    play(game, "discard 50")
    draw(game, "50")
    play(game, "lay 100")
    assert (side(game, 0).miles, side(game, 0).points) == (200, 200)
    assert [score.side for score in game.scores()] == [(0, 2), (1, 3)]
    assert game.view(0).hands[2] == ("?",) * len(hand(game, 2))


@rule("TM-94", "TM-33")
def test_a_partner_cannot_be_attacked_and_an_immunity_protects_the_team() -> None:
    game = at({0: "accident puncture"}, seats=4, options=TWO_BY_TWO, sides={1: {"laid": "ace"}})
    assert [move for move in legal(game) if move.startswith("attack")] == ["attack puncture 1"]
    assert why(game, "attack puncture 0")[0] == "own_side"
    event = only(play(game, "attack puncture 1"), "attack")
    assert event.details["target"] == [1, 3]


@rule("TM-95", "TM-96")
@pytest.mark.parametrize("teams", TEAMS)
def test_teams_are_of_the_sizes_that_the_page_lists(teams: str) -> None:
    count, size = int(teams[0]), int(teams[2])
    game = gamekit.start("thousand_miles", count * size, options={"teams": teams})
    assert [len(game.state.members(number)) for number in range(len(game.state.sides))] == [size] * count
    for seats in GAME.seats:
        if seats != count * size:
            with pytest.raises(SettingError) as error:
                gamekit.start("thousand_miles", seats, options={"teams": teams})
            assert error.value.details["needed"] == count * size
            words = text("pl", GAME).error(error.value.reason, error.value.details)
            assert str(count * size) in words


@rule("TM-95")
def test_four_and_six_can_play_in_teams() -> None:
    assert {teams for teams in TEAMS if int(teams[0]) * int(teams[2]) == 4} == {"2x2"}
    assert {teams for teams in TEAMS if int(teams[0]) * int(teams[2]) == 6} == {"2x3", "3x2"}


@rule("TM-96")
def test_eight_and_nine_can_play_in_teams() -> None:
    assert {teams for teams in TEAMS if int(teams[0]) * int(teams[2]) == 8} == {"2x4", "4x2"}
    assert {teams for teams in TEAMS if int(teams[0]) * int(teams[2]) == 9} == {"3x3"}


@rule("TM-97")
@pytest.mark.parametrize("teams", TEAMS)
def test_teams_sit_in_turn(teams: str) -> None:
    count, size = int(teams[0]), int(teams[2])
    state = gamekit.start("thousand_miles", count * size, options={"teams": teams}).state
    for seat in state.seats:
        assert state.side_of(seat) == seat % count
        assert seat in state.members(seat % count)


@rule("TM-98")
def test_any_player_of_the_attacked_team_may_make_the_trick_and_has_the_turn() -> None:
    game = attacked("accident", {3: "ace"}, seats=4, victim=1, options=TWO_BY_TWO)
    assert legal(game, 3) == {"trick ace"}
    events = play(game, "3: trick ace")
    assert "TM-98" in only(events, "trick").rules
    assert [event.seat for event in events if event.kind == "skipped"] == [1, 2]
    assert game.state.agenda[0] == Task("play", 3)
    assert side(game, 1).points == 400
    alone = attacked("accident", {1: "ace"}, seats=4, victim=1)
    assert "TM-98" not in only(play(alone, "1: trick ace"), "trick").rules


@rule("TM-99")
def test_one_player_of_a_team_without_cards_ends_the_round() -> None:
    options = {**TWO_BY_TWO, "match_points": None}
    game = at({0: "25", 1: "50 50", 2: "75 75", 3: "25"}, seats=4, options=options, deck="", exact=True)
    assert only(play(game, "discard 25"), "round_end").details == {"how": "no_cards", "winner": []}


@rule("TM-100")
def test_teams_stay_for_the_match() -> None:
    game = at({0: "25"}, seats=4, options=TWO_BY_TWO, sides={0: {"miles": 975}})
    before = [game.state.members(number) for number in range(2)]
    play(game, "lay 25")
    assert game.state.round == 2
    assert [game.state.members(number) for number in range(2)] == before
    assert [found.total for found in game.state.sides] == [1800, 0]


@rule("TM-64")
def test_the_attack_that_can_be_undone_is_open_to_all() -> None:
    game = attacked("accident", {1: "ace"})
    assert game.state.attack == as_attack("accident", 0, 1)
    assert all(game.view(eyes).attack == game.state.attack for eyes in (0, 1, PUBLIC))
    assert given(game).state.attack == game.state.attack
