"""The rules of 1000 mil: cumulative attacks, discards that come back, con-sens (TM-101 to TM-120)."""

from __future__ import annotations

from typing import Any

import pytest
from positions import kinds, legal, only, play, why
from rules_tested import rule
from thousand_miles_positions import GAME, allowed, at, attacked, bonuses, draw, everywhere, hand, side

from gamekit import Timeline
from gamekit.game import CHANCE, Task
from gamekit.thousand_miles.board import DECK

CUMULATIVE = {"cumulative": True}
RESHUFFLE = {"reshuffle": True, "match_points": None}
CON_SENS = {"con_sens": True}
DAMAGES = {"out_of_fuel": "fuel", "puncture": "wheel_change", "accident": "repair"}


def reason(attack: str, marks: str = "rolling", **options: object) -> str:
    """Why an attack cannot be laid on a side that stands like that; "" if it can."""
    refusal = at({0: attack}, sides={1: {"marks": marks}}, options=options).why_not(f"attack {attack} 1")
    return refusal.reason if refusal else ""


# ---------------------------------------------------------------------- cumulative attacks


@rule("TM-101")
@pytest.mark.parametrize("limit", ["exclusive", "separate"])
def test_a_blocked_side_may_be_attacked_in_further_ways(limit: str) -> None:
    options = {**CUMULATIVE, "speed_limit": limit}
    assert reason("accident", "stopped", **options) == ""
    assert reason("puncture", "stopped accident limit", **options) == ""
    assert reason("speed_limit", "stopped accident", **options) == ""
    assert reason("accident", "limit", **options) == ""
    game = attacked("puncture", sides={1: {"marks": "stopped accident"}}, options=options)
    assert side(game, 1).marks == ("stopped", "puncture", "accident")
    assert only(game.here.events, "attack").details["state"] == ["puncture", "accident"]


@rule("TM-102")
def test_each_attack_is_in_force_once_and_a_red_light_needs_a_side_that_is_not_stopped() -> None:
    assert reason("accident", "stopped accident", **CUMULATIVE) == "in_force"
    assert reason("speed_limit", "limit", **CUMULATIVE) == "in_force"
    assert reason("red_light", "stopped", **CUMULATIVE) == "in_force"
    assert reason("red_light", "limit", **CUMULATIVE) == ""
    game = at({0: "red_light"}, sides={1: {"marks": "stopped"}}, options=CUMULATIVE)
    assert why(game, "attack red_light 1") == ("in_force", ("TM-102", "TM-38"))


@rule("TM-103")
def test_distance_is_laid_only_when_all_attacks_are_answered() -> None:
    marks = "stopped puncture accident limit"
    game = at({0: "25 repair wheel_change green_light end_of_limit"}, sides={0: {"marks": marks}}, options=CUMULATIVE)
    for card in ("repair", "wheel_change", "green_light", "end_of_limit"):
        assert not allowed(game, "lay 25")
        play(game, f"lay {card}")
        draw(game, "100")
        play(game, "discard 100")
        draw(game, "100")
    assert allowed(game, "lay 25")


@rule("TM-42", "TM-103")
def test_of_several_damages_the_first_is_named() -> None:
    game = at({0: "25"}, sides={0: {"marks": "stopped puncture accident"}}, options=CUMULATIVE)
    refusal = game.why_not("lay 25")
    assert refusal
    assert refusal.details == {"state": "puncture"}


@rule("TM-104")
def test_under_cumulative_a_limit_bars_all_or_only_what_is_fast() -> None:
    def barred(**options: object) -> list[str]:
        game = at({0: "25 50 75"}, sides={0: {"marks": "limit"}}, options=options)
        return [why(game, f"lay {card}")[0] for card in ("25", "50", "75") if not allowed(game, f"lay {card}")]

    assert barred(cumulative=True) == ["limit_bars"] * 3
    assert barred(cumulative=True, cumulative_limit="bars_fast") == ["limited"]
    assert barred(cumulative_limit="bars_all") == ["limited"]
    game = at({0: "25"}, sides={0: {"marks": "limit"}}, options=CUMULATIVE)
    assert why(game, "lay 25") == ("limit_bars", ("TM-104", "TM-103"))
    own = {"marks": "con_sens", "miles": 100}
    assert allowed(at({0: "75"}, sides={0: own}, options={**CUMULATIVE, **CON_SENS}), "lay 75")


@rule("TM-105")
def test_one_green_light_is_enough_after_all_damages_are_ended() -> None:
    marks = "stopped puncture accident"
    game = at({0: "repair wheel_change green_light 25"}, sides={0: {"marks": marks}}, options=CUMULATIVE)
    for card in ("repair", "wheel_change"):
        assert why(game, "lay green_light") == ("repair_first", ("TM-43", "TM-44", "TM-105"))
        play(game, f"lay {card}")
        draw(game, "fuel")
        play(game, "discard fuel")
        draw(game, "fuel")
    play(game, "lay green_light")
    assert side(game, 0).marks == ()


@rule("TM-106")
def test_a_trick_undoes_the_last_attack_only() -> None:
    marks = {1: {"marks": "stopped accident limit", "laid": "accident speed_limit"}}
    game = attacked("puncture", {1: "puncture_proof"}, sides=marks, options=CUMULATIVE)
    event = only(play(game, "1: trick puncture_proof"), "trick")
    assert side(game, 1).marks == ("stopped", "accident", "limit")
    assert "TM-106" in event.rules
    plain = attacked("puncture", {1: "puncture_proof"}, options=CUMULATIVE)
    assert "TM-106" not in only(play(plain, "1: trick puncture_proof"), "trick").rules


@rule("TM-106", "TM-67", "TM-118")
def test_the_ace_against_con_sens_ends_an_accident_too_and_the_side_stays_stopped() -> None:
    sides = {1: {"marks": "stopped accident", "laid": "accident"}}
    game = attacked("con_sens", {1: "ace"}, sides=sides, options={**CUMULATIVE, **CON_SENS})
    play(game, "1: trick ace")
    assert side(game, 1).marks == ("stopped",)


# ---------------------------------------------------------------------- discards come back


@rule("TM-107")
def test_the_discards_become_the_deck_when_a_card_must_be_drawn_and_there_is_none() -> None:
    game = at(deck="", discards="fuel ace", options=RESHUFFLE, drawn=False)
    count = sum(game.state.discards)
    events = play(game, "draw")
    assert [(event.kind, event.seat, event.details) for event in events] == [("reshuffle", CHANCE, {"count": count})]
    assert (game.state.left, sum(game.state.deck), sum(game.state.discards)) == (count, count, 0)
    play(game, "chance: deal ace")
    assert "ace" in hand(game, 0)
    without = at(deck="", discards="fuel ace", drawn=False)
    assert why(without, "draw")[0] == "no_cards"


@rule("TM-107")
def test_they_come_back_in_the_middle_of_a_drawing_too() -> None:
    game = at({0: "25 25 25 25"}, exact=True, deck="fuel", discards="ace repair", options=RESHUFFLE, drawn=False)
    play(game, "draw")
    assert game.state.agenda[-1] == Task("take", CHANCE, (0, 3))
    assert kinds(play(game, "chance: deal fuel")) == ["drawn", "deck_empty", "reshuffle"]
    play(game, "chance: deal ace", "chance: deal repair")
    assert len(game.state.hands[0]) == 7


@rule("TM-107")
def test_no_more_is_drawn_than_deck_and_discards_have() -> None:
    hands = {0: "25 25", 1: "200 200 200 200"}
    game = at(hands, exact=True, deck="fuel", discards="ace", before=1, options=RESHUFFLE, drawn=False)
    play(game, "draw")
    assert game.state.agenda[-1] == Task("take", CHANCE, (0, 2))
    events = play(game, "chance: deal fuel", "chance: deal ace")
    assert kinds(events) == ["drawn", "deck_empty", "reshuffle", "drawn", "deck_empty"]
    assert (game.actor, len(game.state.hands[0])) == (0, 4)
    assert why(game, "draw")[0] == "no_cards"


@rule("TM-108")
def test_only_the_discards_come_back_and_what_is_laid_stays() -> None:
    game = at(deck="", discards="ace", sides={1: {"laid": "green_light accident"}}, options=RESHUFFLE, drawn=False)
    whole = everywhere(game.state)
    play(game, "draw")
    assert game.state.deck[DECK.number["ace"]] == 1
    assert side(game, 1).laid[DECK.number["accident"]] == side(game, 1).laid[DECK.number["green_light"]] == 1
    assert everywhere(game.state) == whole


@rule("TM-109")
def test_with_reshuffle_the_bonus_for_an_empty_deck_needs_no_discards_either() -> None:
    def won(discards: str, **wishes: Any) -> dict[str, int]:
        sides = {0: {"miles": 975}, 1: {"miles": 25}}
        hands = {0: "25", 1: "200 200 200 200"}
        game = at(hands, sides=sides, exact=True, discards=discards, before=1, options=RESHUFFLE, **wishes)
        return bonuses(play(game, "lay 25"))

    assert won("", deck="") == {"trip": 300, "deck": 300}
    assert won("fuel", deck="") == {"trip": 300}
    assert won("", deck="fuel") == {"trip": 300}


@rule("TM-110")
def test_turns_that_only_discard_end_the_round() -> None:
    options = {**RESHUFFLE, "stall": 3}
    game = at(options=options, seats=2)
    for _ in range(2):
        play(game, "discard 25")
        draw(game, "fuel")
    ended = only(play(game, "discard fuel"), "round_end")
    assert ended.details == {"how": "stall", "winner": []}
    assert list(GAME.options["stall"].values) == list(range(1, 1001))
    assert "TM-110" in ended.rules


@rule("TM-110")
@pytest.mark.parametrize("move", ["lay 25", "attack accident 1", "lay ace"])
def test_a_card_laid_between_begins_the_count_anew(move: str) -> None:
    game = at({0: "25 accident ace"}, options={**RESHUFFLE, "stall": 3}, idle=2)
    play(game, move)
    if move == "lay ace":
        play(game, "chance: deal fuel", "discard fuel")
        assert game.state.idle == 1
    else:
        assert game.state.idle == 0
    assert not game.over
    lost = at(idle=2, options={"stall": 3})
    play(lost, "discard 25")
    assert (lost.actor, lost.state.idle) == (1, 3)


# ---------------------------------------------------------------------- con-sens


def driving_back(miles: int, cards: str = "75 50", **own: Any) -> Timeline:
    """A game in which con-sens is in force on seat 0."""
    state = {"miles": miles, "marks": "con_sens", "laid": "con_sens", **own}
    return at({0: cards}, sides={0: state}, options=CON_SENS)


@rule("TM-111")
def test_con_sens_is_in_the_deck_with_the_option_only() -> None:
    with_it, without = at(options=CON_SENS), at()
    number = DECK.number["con_sens"]
    assert (with_it.state.deck[number], without.state.deck[number]) == (4, 0)
    assert with_it.state.deck[DECK.number["end_of_con_sens"]] == 6


@rule("TM-112")
@pytest.mark.parametrize("marks", ["rolling", "stopped", "stopped accident", "limit", "stopped puncture limit"])
def test_con_sens_may_be_laid_on_any_other_side_and_ended_on_the_own(marks: str) -> None:
    assert reason("con_sens", marks, **CON_SENS) == ""
    game = at({0: "end_of_con_sens"}, sides={0: {"marks": f"{marks} con_sens"}}, options=CON_SENS)
    event = only(play(game, "lay end_of_con_sens"), "defence")
    assert side(game, 0).marks == tuple(mark for mark in marks.split() if mark != "rolling")
    assert event.rules[:2] == ("TM-112", "TM-119")
    assert why(at({0: "con_sens"}, options=CON_SENS), "attack con_sens 0")[0] == "own_side"


@rule("TM-113")
def test_con_sens_neither_protects_nor_is_kept_off() -> None:
    assert reason("accident", "con_sens", **CON_SENS) == ""
    assert reason("speed_limit", "con_sens", **CON_SENS) == ""
    assert reason("red_light", "con_sens", **CON_SENS) == ""
    assert reason("accident", "stopped con_sens", **CON_SENS) == "blocked"
    game = attacked("con_sens", sides={1: {"marks": "limit"}}, options=CON_SENS)
    assert side(game, 1).marks == ("limit", "con_sens")


@rule("TM-114")
def test_under_con_sens_distance_takes_miles_and_points_away() -> None:
    game = driving_back(200, points=500)
    event = only(play(game, "lay 75"), "backwards")
    assert event.details == {"card": "75", "lost": 75, "miles": 125}
    assert (side(game, 0).miles, side(game, 0).points) == (125, 425)
    assert side(game, 0).laid[DECK.number["75"]] == 1


@rule("TM-115")
def test_only_what_is_really_lost_is_taken() -> None:
    game = driving_back(50, points=300)
    event = only(play(game, "lay 75"), "backwards")
    assert event.details == {"card": "75", "lost": 50, "miles": 0}
    assert (side(game, 0).miles, side(game, 0).points) == (0, 250)


@rule("TM-116")
def test_at_0_miles_no_distance_can_be_laid_under_con_sens() -> None:
    assert why(driving_back(0), "lay 75") == ("at_start", ("TM-116",))
    assert allowed(driving_back(25), "lay 75")
    assert allowed(driving_back(0), "discard 75")


@rule("TM-117")
def test_otherwise_distance_keeps_its_rules_under_con_sens() -> None:
    assert why(driving_back(500, marks="stopped con_sens"), "lay 75")[0] == "need_green"
    assert why(driving_back(500, marks="limit con_sens"), "lay 75")[0] == "limited"
    assert allowed(driving_back(500, marks="limit con_sens"), "lay 50")
    assert why(driving_back(500, "200", laid="con_sens 200 200"), "lay 200")[0] == "too_many"
    game = driving_back(500, "200 200", laid="con_sens 200")
    play(game, "lay 200")
    assert side(game, 0).laid[DECK.number["200"]] == 2
    assert allowed(driving_back(950, "100"), "lay 100")


@rule("TM-118")
def test_the_ace_ends_con_sens_keeps_it_off_and_makes_a_trick_of_it() -> None:
    game = driving_back(100, "ace")
    play(game, "lay ace")
    assert side(game, 0).marks == ()
    safe = at({0: "con_sens"}, sides={1: {"laid": "ace"}}, options=CON_SENS)
    assert why(safe, "attack con_sens 1") == ("protected", ("TM-34", "TM-118"))
    trick = attacked("con_sens", {1: "ace"}, options=CON_SENS)
    play(trick, "1: trick ace")
    assert (side(trick, 1).marks, side(trick, 1).points) == ((), 400)


@rule("TM-119")
def test_con_sens_does_not_stop_and_needs_no_green_light_after_it() -> None:
    game = driving_back(100, "end_of_con_sens 25")
    assert allowed(game, "lay 25")
    play(game, "lay end_of_con_sens")
    draw(game, "fuel")
    play(game, "discard fuel")
    draw(game, "fuel")
    play(game, "lay 25")
    assert side(game, 0).miles == 125


@rule("TM-120")
def test_a_side_driven_back_to_0_has_driven() -> None:
    def won(rival: dict[str, Any]) -> dict[str, int]:
        sides = {0: {"miles": 975}, 1: rival}
        game = at({0: "25"}, sides=sides, options={**CON_SENS, "match_points": None})
        return bonuses(play(game, "lay 25"))

    assert won({"miles": 0, "driven": True}) == {"trip": 300}
    assert won({"miles": 0, "driven": False}) == {"trip": 300, "alone": 500}
    back = driving_back(50)
    play(back, "lay 50")
    assert (side(back, 0).miles, side(back, 0).driven) == (0, True)
    never = driving_back(50, driven=False)
    play(never, "lay 50")
    assert not side(never, 0).driven


@rule("TM-120", "TM-77")
def test_the_500_cite_whether_somebody_can_have_driven_back() -> None:
    for options, rules in ((CON_SENS, ("TM-77", "TM-120")), ({}, ("TM-77",))):
        game = at({0: "25"}, sides={0: {"miles": 975}}, options=options)
        told = [event for event in play(game, "lay 25") if event.details.get("bonus") == "alone"]
        assert [event.rules for event in told] == [rules]


def test_the_legal_moves_of_a_side_under_everything() -> None:
    own = {"marks": "stopped out_of_fuel puncture limit con_sens", "miles": 100}
    game = at({0: "fuel repair green_light end_of_limit 25"}, sides={0: own}, options={**CUMULATIVE, **CON_SENS})
    assert {move for move in legal(game) if move.startswith("lay")} == {"lay fuel", "lay end_of_limit"}
