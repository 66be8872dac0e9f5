"""The rules of 1000 mil: the turn and distance (TM-17 to TM-30)."""

from __future__ import annotations

from positions import given, kinds, legal, only, play, why
from rules_tested import rule
from thousand_miles_positions import allowed, at, attacked, draw, hand, side

import gamekit
from gamekit import CHANCE, Timeline
from gamekit.game import Task
from gamekit.thousand_miles.board import DECK


def deal_out(game: Timeline, card: str = "") -> None:
    """Deal what is due: the first card that there is, or that one as long as there is any."""
    while game.actor == CHANCE:
        moves = [move.notation for move in game.moves()]
        game.do(f"chance: {f'deal {card}' if f'deal {card}' in moves else moves[0]}")


# ---------------------------------------------------------------------- the turn


@rule("TM-17")
def test_a_player_first_draws_up_to_seven() -> None:
    game = at({0: "25 25"}, drawn=False)
    assert legal(game) == {"draw"}
    assert [verb.verb for verb in game.verbs()] == ["draw"]
    assert why(game, "lay 25") == why(game, "discard 25") == ("draw_first", ("TM-17",))
    assert why(at({0: "accident"}, drawn=False), "attack accident 1") == ("draw_first", ("TM-17",))
    events = draw(game, "ace")
    assert kinds(events) == ["drawn"]
    assert only(events, "drawn").private == {"card": (0,)}
    assert len(game.state.hands[0]) == 7
    assert (game.actor, game.state.agenda[-1].kind) == (0, "play")
    assert "ace" in hand(game, 0)


@rule("TM-18")
def test_drawing_stops_at_seven_and_takes_several_after_fewer_than_six() -> None:
    game = at({0: "25 25 25", 1: "50"}, exact=True, drawn=False)
    play(game, "draw")
    assert game.state.agenda[-1] == Task("take", CHANCE, (0, 4))
    deal_out(game)
    assert len(game.state.hands[0]) == 7
    assert why(game, "draw") == ("seven_cards", ("TM-18",))
    full_hand = at(seats=2)
    play(full_hand, "discard 25")
    again = given(full_hand, hands=(full_hand.state.hands[0], (*full_hand.state.hands[1], 5)))
    assert len(again.state.hands[1]) == 7


@rule("TM-18")
def test_whoever_holds_seven_already_draws_nothing() -> None:
    game = attacked("accident", {2: "ace"}, seats=3, victim=2)
    draw(game, "25")  # B has drawn, and loses the turn
    play(game, "2: trick ace")
    deal_out(game, "50")
    play(game, "discard 50")
    assert game.actor == 0
    draw(game, "50")
    play(game, "discard 50")
    assert (game.actor, game.state.agenda[-1].kind) == (1, "play")
    assert len(game.state.hands[1]) == 7


@rule("TM-18")
def test_a_player_draws_only_as_far_as_the_deck_goes() -> None:
    game = at({0: "25 25 25"}, exact=True, drawn=False, deck="fuel repair")
    play(game, "draw")
    assert game.state.agenda[-1] == Task("take", CHANCE, (0, 2))
    events = play(game, "chance: deal fuel", "chance: deal repair")
    assert kinds(events) == ["drawn", "drawn", "deck_empty"]
    assert len(game.state.hands[0]) == 5
    assert game.state.agenda == (Task("play", 0),)


@rule("TM-19")
def test_without_a_deck_one_plays_on_with_the_hand() -> None:
    game = at({0: "25 50", 1: "75 100"}, exact=True, deck="")
    assert why(game, "draw") == ("no_cards", ("TM-19",))
    play(game, "lay 25")
    assert (game.actor, game.state.agenda[-1].kind) == (1, "play")
    play(game, "lay 75")
    assert hand(game, 0) == ["50"]


@rule("TM-20")
def test_then_one_card_of_the_hand_is_laid_or_discarded() -> None:
    game = at({0: "25 accident green_light"})
    assert {move.split()[0] for move in legal(game)} == {"lay", "attack", "discard"}
    assert why(game, "lay 200") == ("not_in_hand", ("TM-20",))
    assert why(game, "discard 200") == ("not_in_hand", ("TM-20",))
    assert why(game, "attack puncture 1") == ("not_in_hand", ("TM-20",))
    assert game.why_not("discard 25", seat=1).rules == ("TM-20",)  # type: ignore[union-attr]
    for move in ("lay 25", "discard 25", "attack accident 1"):
        other = at({0: "25 accident green_light"})
        play(other, move)
        assert len(other.state.hands[0]) == 6
        assert other.actor == 1


@rule("TM-21")
def test_each_turn_puts_one_card_out_of_the_hand_immunities_not_counted() -> None:
    game = at({0: "ace 25"})
    assert all(move.split()[0] in ("lay", "discard", "attack") for move in legal(game))
    play(game, "lay ace", "chance: deal fuel")
    assert game.actor == 0
    play(game, "discard fuel")
    assert (game.actor, len(game.state.hands[0])) == (1, 6)


@rule("TM-22")
def test_any_card_can_be_discarded_even_when_it_could_be_laid() -> None:
    game = at({0: "25 accident repair ace 200 50 green_light"})
    assert {move for move in legal(game) if move.startswith("discard")} == {f"discard {card}" for card in hand(game, 0)}
    assert allowed(game, "lay 25")
    play(game, "discard 25")
    assert side(game, 0).miles == 0


@rule("TM-23")
def test_a_discarded_card_is_out_until_the_round_is_over() -> None:
    game = at({0: "ace"}, deck="fuel")
    play(game, "discard ace")
    assert game.state.discards[DECK.number["ace"]] == 1
    draw(game, "fuel")
    assert not game.state.left
    play(game, "discard 25")
    assert why(game, "draw") == ("no_cards", ("TM-19",))


@rule("TM-24")
def test_discards_lie_open_for_all() -> None:
    game = at({0: "ace"})
    event = only(play(game, "discard ace"), "discard")
    assert (event.details, event.private) == ({"card": "ace"}, {})
    assert all(game.view(seat).discards == game.state.discards for seat in (0, 1, gamekit.PUBLIC))


@rule("TM-25")
def test_the_turn_goes_to_the_next_player_clockwise() -> None:
    game = at({0: "25"}, seats=4)
    assert only(play(game, "lay 25"), "turn").seat == 1
    draw(game, "25")
    assert only(play(game, "discard 25"), "turn").seat == 2
    assert (game.actor, game.state.turn) == (2, 3)
    last = at({3: "25"}, turn=3, seats=4)
    assert only(play(last, "lay 25"), "turn").seat == 0


# ---------------------------------------------------------------------- distance


@rule("TM-26")
def test_distance_is_laid_only_while_rolling() -> None:
    game = at({0: "25"}, sides={0: {"marks": "stopped"}})
    assert why(game, "lay 25") == ("need_green", ("TM-26", "TM-7", "TM-42"))
    assert allowed(game, "discard 25")


@rule("TM-27")
def test_a_speed_limit_leaves_25_and_50_only() -> None:
    game = at({0: "25 50 75 100 200"}, sides={0: {"marks": "limit"}})
    assert {move for move in legal(game) if move.startswith("lay")} == {"lay 25", "lay 50"}
    assert why(game, "lay 75") == why(game, "lay 200") == ("limited", ("TM-27",))


@rule("TM-28")
def test_a_side_lays_two_200_cards_in_a_round_and_no_more() -> None:
    assert allowed(at({0: "200"}, sides={0: {"miles": 200, "laid": "200"}}), "lay 200")
    game = at({0: "200"}, sides={0: {"miles": 400, "laid": "200 200"}})
    assert why(game, "lay 200") == ("too_many", ("TM-28",))
    hundreds = {"miles": 400, "laid": "100 100 100 100"}
    assert allowed(at({0: "100"}, sides={0: hundreds}), "lay 100")


@rule("TM-28", "TM-94")
def test_a_third_200_is_refused_in_a_team_too() -> None:
    game = at({2: "200"}, turn=2, seats=4, options={"teams": "2x2"}, sides={0: {"miles": 400, "laid": "200 200"}})
    assert why(game, "lay 200") == ("too_many", ("TM-28",))


@rule("TM-29")
def test_a_card_that_would_pass_the_distance_is_refused() -> None:
    game = at({0: "25 50 75 100 200"}, sides={0: {"miles": 950}})
    assert {move for move in legal(game) if move.startswith("lay")} == {"lay 25", "lay 50"}
    refusal = game.why_not("lay 75")
    assert refusal
    assert (refusal.reason, refusal.rules) == ("too_far", ("TM-29",))
    assert refusal.details == {"left": 50, "distance": 1000}


@rule("TM-30")
def test_miles_are_added_to_miles_and_points_at_once() -> None:
    game = at({0: "75"}, sides={0: {"miles": 100, "points": 200}})
    event = only(play(game, "lay 75"), "distance")
    assert event.details == {"card": "75", "miles": 175}
    assert (side(game, 0).miles, side(game, 0).points, side(game, 0).driven) == (175, 275, True)
    assert side(game, 0).laid[DECK.number["75"]] == 1
