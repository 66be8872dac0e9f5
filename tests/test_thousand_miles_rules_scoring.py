"""The rules of 1000 mil: scoring, the end of a round and of the match, the extension (TM-73 to TM-93, TM-138)."""

from __future__ import annotations

from typing import Any

import pytest
from positions import kinds, legal, only, play, why
from rules_tested import rule
from thousand_miles_positions import GAME, allowed, at, attacked, bonuses, draw, side

import gamekit
from gamekit import CHANCE, Timeline
from gamekit.game import Task
from gamekit.thousand_miles.board import DECK

FOUR = "priority_vehicle fuel_tank puncture_proof ace"
DRIVEN = {"miles": 25, "points": 25}
ONE = {"match_points": None}  # one round


def winning(own: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **wishes: Any) -> Timeline:
    """A game in which seat 0 has just reached 1000 miles; unless wished otherwise the other side has driven."""
    sides = {0: {"miles": 975, **(own or {})}, 1: DRIVEN if rival is None else rival}
    game = at({0: "25"}, sides=sides, **({"options": ONE} | wishes))
    play(game, "lay 25")
    return game


def won(game: Timeline) -> dict[str, int]:
    """The bonuses of the last step."""
    return bonuses(game.here.events)


# ---------------------------------------------------------------------- scoring


@rule("TM-73")
def test_miles_immunities_and_tricks_stay_whoever_wins() -> None:
    game = winning(rival={"miles": 200, "points": 700})
    assert [score.points for score in game.scores()] == [1300, 700]
    told = [event.details for event in game.here.events if event.kind == "round_points"]
    assert told == [{"side": [0], "points": 1300, "total": 1300}, {"side": [1], "points": 700, "total": 700}]


@rule("TM-74")
def test_the_bonuses_are_for_the_side_that_reached_the_distance() -> None:
    game = winning({"laid": FOUR, "points": 1375}, rival={}, deck="")
    assert won(game) == {"trip": 300, "deck": 300, "alone": 500, "immunities": 300}
    assert {event.seat for event in game.here.events if event.kind == "bonus"} == {0}
    assert all(event.details["side"] == [0] for event in game.here.events if event.kind == "bonus")
    assert side(game, 0).points == 1375 + 25 + 1400


@rule("TM-75")
@pytest.mark.parametrize("points", [300, 400])
def test_reaching_the_distance_brings_the_trip_bonus(points: int) -> None:
    assert won(winning(options={**ONE, "trip_bonus": points})) == {"trip": points}
    assert GAME.presets["page"]["trip_bonus"] == 300
    assert GAME.presets["published"]["trip_bonus"] == 400


@rule("TM-76")
def test_an_empty_deck_brings_300_more() -> None:
    assert won(winning(deck="")) == {"trip": 300, "deck": 300}
    assert won(winning(deck="fuel")) == {"trip": 300}
    game = at({0: "25 50"}, sides={0: {"miles": 975}, 1: DRIVEN}, deck="fuel", drawn=False, options=ONE)
    draw(game, "fuel")
    play(game, "lay 25")
    assert won(game) == {"trip": 300, "deck": 300}


@rule("TM-77")
def test_500_more_if_nobody_else_has_driven_a_mile() -> None:
    assert won(winning(rival={})) == {"trip": 300, "alone": 500}
    assert won(winning(rival=DRIVEN)) == {"trip": 300}
    sides = {0: {"miles": 975}, 1: {}, 2: {"miles": 25}}
    game = at({0: "25"}, seats=3, sides=sides, options=ONE)
    play(game, "lay 25")
    assert won(game) == {"trip": 300}


@rule("TM-78")
def test_300_more_for_a_winner_with_all_four_immunities() -> None:
    assert won(winning({"laid": FOUR})) == {"trip": 300, "immunities": 300}
    assert won(winning({"laid": "ace fuel_tank puncture_proof"})) == {"trip": 300}
    assert won(winning(rival={**DRIVEN, "laid": FOUR})) == {"trip": 300}


@rule("TM-79")
def test_with_any_the_four_immunities_count_for_whoever_has_laid_them() -> None:
    options = {**ONE, "all_immunities": "any"}
    game = winning(rival={**DRIVEN, "laid": FOUR, "points": 425}, options=options)
    assert won(game) == {"trip": 300, "immunities": 300}
    assert [score.points for score in game.scores()] == [1300, 725]
    lost = at({0: "25", 1: "25"}, sides={1: {"laid": FOUR}}, options=options, deck="", exact=True)
    assert won_by_nobody(lost) == {"immunities": 300}
    assert side(lost, 1).points == 700
    assert won_by_nobody(at({0: "25", 1: "25"}, sides={1: {"laid": FOUR}}, options=ONE, deck="", exact=True)) == {}


def won_by_nobody(game: Timeline) -> dict[str, int]:
    """The bonuses of a round that ends by a last card."""
    return bonuses(play(game, "discard 25"))


@rule("TM-80")
def test_a_safe_trip_counts_only_without_a_200() -> None:
    options = {**ONE, "safe_trip": 300}
    assert won(winning(options=options)) == {"trip": 300, "safe": 300}
    assert won(winning({"laid": "200"}, options=options)) == {"trip": 300}
    assert won(winning({"laid": "100"}, {**DRIVEN, "laid": "200"}, options=options)) == {"trip": 300, "safe": 300}
    assert won(winning()) == {"trip": 300}


# ---------------------------------------------------------------------- the end of a round


@rule("TM-81")
def test_a_round_ends_at_once_when_a_side_reaches_1000_miles() -> None:
    game = winning(options={})
    ended = only(game.here.events, "round_end")
    assert (ended.seat, ended.details) == (0, {"how": "distance", "winner": [0]})
    assert kinds(game.here.events) == ["distance", "round_end", "bonus", "round_points", "round_points", "round"]
    assert (game.state.round, game.actor) == (2, CHANCE)


@rule("TM-82")
def test_with_first_a_player_without_cards_ends_the_round() -> None:
    for move in ("discard 25", "lay 25"):
        game = at({0: "25", 1: "50 75"}, deck="", exact=True, options=ONE)
        ended = only(play(game, move), "round_end")
        assert (ended.seat, ended.details) == (0, {"how": "no_cards", "winner": []})
        assert ended.rules == ("TM-82", "TM-85")
    longer = at({0: "25 50", 1: "50 75"}, deck="", exact=True, options=ONE)
    assert "round_end" not in kinds(play(longer, "discard 25"))


@rule("TM-82", "TM-50")
def test_a_last_immunity_ends_the_round_only_if_nothing_can_be_drawn() -> None:
    empty = at({0: "ace", 1: "50"}, deck="", exact=True, options=ONE)
    assert only(play(empty, "lay ace"), "round_end").details["how"] == "no_cards"
    assert side(empty, 0).points == 100
    one = at({0: "ace", 1: "50"}, deck="fuel", exact=True, options=ONE)
    play(one, "lay ace", "chance: deal fuel")
    assert (one.actor, one.state.agenda[-1].kind) == (0, "play")
    trick = attacked("accident", {0: "fuel", 1: "ace"}, deck="", exact=True, options=ONE)
    assert only(play(trick, "1: trick ace"), "round_end").seat == 1


@rule("TM-83")
def test_a_last_card_that_attacks_ends_the_round_before_any_trick() -> None:
    game = at({0: "accident", 1: "ace 25"}, deck="", exact=True, options=ONE)
    events = play(game, "attack accident 1")
    assert only(events, "round_end").details["how"] == "no_cards"
    assert (game.over, game.state.attack) == (True, None)
    assert why(game, "1: trick ace")[0] == "over"


@rule("TM-84")
def test_with_all_the_round_ends_when_nobody_has_cards() -> None:
    options = {**ONE, "round_end": "all"}
    game = at({0: "25", 1: "50 75", 2: "100"}, seats=3, deck="", exact=True, options=options)
    play(game, "discard 25", "discard 50", "discard 100")
    assert game.actor == 1
    ended = only(play(game, "discard 75"), "round_end")
    assert (ended.details, ended.rules) == ({"how": "all_out", "winner": []}, ("TM-84", "TM-85"))
    assert game.over


@rule("TM-84")
def test_the_only_player_with_cards_has_turn_after_turn() -> None:
    game = at({0: "25", 1: "50 75 100"}, deck="", exact=True, options={**ONE, "round_end": "all"})
    play(game, "discard 25", "discard 50")
    assert (game.actor, game.state.turn) == (1, 3)
    play(game, "discard 75", "discard 100")
    assert game.over


@rule("TM-84")
def test_a_last_immunity_with_all_passes_the_turn_on() -> None:
    options = {**ONE, "round_end": "all"}
    game = at({0: "ace", 1: "50"}, deck="", exact=True, options=options)
    play(game, "lay ace")
    assert game.actor == 1
    play(game, "lay 50")
    assert game.over


@rule("TM-85")
def test_a_round_without_a_winner_brings_no_bonus_for_one() -> None:
    game = at({0: "25 50", 1: "75"}, turn=1, sides={0: {"miles": 900, "laid": FOUR}}, deck="", exact=True, options=ONE)
    events = play(game, "discard 75")
    assert only(events, "round_end").details["winner"] == []
    assert bonuses(events) == {}
    assert only(events, "game_over").details["winners"] == [0]


@rule("TM-86")
def test_immunities_protect_to_the_end_of_the_round_only() -> None:
    game = winning({"laid": "ace"}, options={})
    assert not any(found.laid[DECK.number["ace"]] for found in game.state.sides)
    assert game.state.deck[DECK.number["ace"]] == 1


# ---------------------------------------------------------------------- the match


@rule("TM-87")
def test_a_match_is_over_when_a_side_has_enough_points_after_a_round() -> None:
    game = winning({"total": 3700}, options={})
    over = only(game.here.events, "game_over")
    assert (over.details["winners"], game.over) == ([0], True)
    assert [(score.points, score.won) for score in game.scores()] == [(5000, True), (25, False)]
    assert not winning({"total": 3675}, options={}).over
    assert winning({"total": 3675}, {**DRIVEN, "total": 4975}, options={}).over
    lower = winning({"total": 1000}, {**DRIVEN, "total": 6000}, options={})
    assert only(lower.here.events, "game_over").details["winners"] == [1]
    assert winning({"total": 700}, options={"match_points": 2000}).over


@rule("TM-87")
def test_totals_are_carried_over_and_count_only_after_a_finished_round() -> None:
    game = winning({"total": 3000}, options={})
    assert [(found.total, found.points) for found in game.state.sides] == [(4300, 0), (25, 0)]
    running = at({0: "100"}, sides={0: {"total": 4950}})
    play(running, "lay 100")
    assert not running.over
    assert [score.points for score in running.scores()] == [5050, 0]
    assert not any(score.won for score in running.scores())


@rule("TM-88")
def test_if_the_highest_total_is_shared_one_more_round_is_played() -> None:
    game = winning({"total": 4000}, {**DRIVEN, "total": 5275}, options={})
    assert (game.over, game.state.round) == (False, 2)
    assert [found.total for found in game.state.sides] == [5300, 5300]
    third = {0: {"miles": 975, "total": 1000}, 1: {"total": 5500}, 2: {"total": 5500}}
    shared = at({0: "25"}, seats=3, sides=third)
    play(shared, "lay 25")
    assert not shared.over


@rule("TM-89")
def test_without_match_points_equal_sides_share_the_win() -> None:
    game = winning(rival={"points": 1300, "miles": 500})
    assert only(game.here.events, "game_over").details["winners"] == [0, 1]
    assert [score.won for score in game.scores()] == [True, True]


@rule("TM-138", "TM-89")
def test_without_match_points_a_match_is_one_round() -> None:
    game = winning()
    assert (game.over, game.state.round) == (True, 1)
    assert [score.won for score in game.scores()] == [True, False]
    assert game.actor is None
    assert list(GAME.options["match_points"].values) == [None, *range(1000, 10_001, 1000)]


# ---------------------------------------------------------------------- shorter distance and extension


def short(seats: int = 2, miles: int = 675, **wishes: Any) -> Timeline:
    """A game with `extension` in which seat 0 can reach 700."""
    options = {"extension": True, **ONE, **wishes.pop("options", {})}
    return at({0: "25 50"}, seats=seats, sides={0: {"miles": miles}, 1: DRIVEN}, options=options, **wishes)


@rule("TM-90")
def test_small_games_are_played_to_700_miles() -> None:
    def distance(seats: int, teams: str | None = None, extension: bool = True) -> int:
        options = {"extension": extension, "teams": teams}
        found: int = gamekit.start("thousand_miles", seats, options=options).state.distance
        return found

    assert [distance(seats) for seats in range(2, 10)] == [700, 700, *[1000] * 6]
    assert distance(6, "3x2") == 700
    assert {distance(int(t[0]) * int(t[2]), t) for t in ("2x2", "2x3", "2x4", "4x2", "3x3")} == {1000}
    assert {distance(2, extension=False), distance(6, "3x2", extension=False)} == {1000}
    assert why(short(), "lay 50")[0] == "too_far"


@rule("TM-91")
def test_at_700_the_player_decides_at_once() -> None:
    game = short()
    play(game, "lay 25")
    assert (game.state.agenda, legal(game)) == ((Task("decide", 0),), {"finish", "extend"})
    ended = only(play(game, "finish"), "round_end")
    assert ended.details == {"how": "distance", "winner": [0]}
    assert won(game) == {"trip": 300}
    longer = short(miles=650)
    play(longer, "lay 25")
    assert longer.actor == 1


@rule("TM-91")
def test_an_extension_makes_it_1000_for_all_and_the_round_goes_on() -> None:
    game = short()
    event = only(play(game, "lay 25", "extend"), "extension")
    assert event.details == {"distance": 1000}
    assert (game.state.distance, game.state.called, game.actor) == (1000, 0, 1)
    draw(game, "25")
    play(game, "discard 25")
    draw(game, "25")
    play(game, "lay 50")
    assert side(game, 0).miles == 750


@rule("TM-92")
def test_after_an_extension_whoever_first_reaches_1000_gets_the_bonuses() -> None:
    sides = {0: {"miles": 700}, 1: {"miles": 975}}
    wishes = {"turn": 1, "sides": sides, "distance": 1000, "called": 0}
    game = at({1: "25"}, options={"extension": True, **ONE}, **wishes)
    events = play(game, "lay 25")
    assert only(events, "round_end").details == {"how": "distance", "winner": [1]}
    assert "TM-92" in only(events, "round_end").rules
    assert bonuses(events) == {"trip": 300, "extension": 200}


@rule("TM-93")
def test_who_calls_and_is_first_at_1000_gets_200_else_each_other_side() -> None:
    def extended(winner: int) -> list[tuple[str, list[int], int]]:
        sides = {number: {"miles": 975 if number == winner else 25} for number in range(3)}
        options = {"extension": True, **ONE}
        game = at({winner: "25"}, winner, 3, sides, options, distance=1000, called=0)
        events = play(game, "lay 25")
        return [tuple(event.details.values()) for event in events if event.kind == "bonus"]  # type: ignore[misc]

    assert extended(0) == [("trip", [0], 300), ("extension", [0], 200)]
    assert extended(1) == [("trip", [1], 300), ("extension", [1], 200), ("extension", [2], 200)]
    nobody = at({0: "25", 1: "50 50", 2: "75 75"}, 0, 3, None, {"extension": True, **ONE}, **LAST)
    events = play(nobody, "discard 25")
    assert [event.details["side"] for event in events if event.kind == "bonus"] == [[1], [2]]
    assert bonuses(winning().here.events) == {"trip": 300}


LAST: dict[str, Any] = {"deck": "", "exact": True, "distance": 1000, "called": 0}


@rule("TM-91")
def test_after_an_extension_nobody_decides_again_at_700() -> None:
    game = at({0: "25"}, sides={0: {"miles": 675}}, options={"extension": True}, distance=1000, called=1)
    play(game, "lay 25")
    assert game.actor == 1
    assert allowed(at({0: "25"}, sides={0: {"miles": 700}}, distance=1000), "lay 25")


@rule("TM-73", "TM-76", "TM-78")
@pytest.mark.parametrize(("preset", "bound", "own"), [("page", 4000, {}), ("published", 4400, {"extension": False})])
def test_a_round_brings_at_most_what_the_rules_add_up_to(preset: str, bound: int, own: dict[str, object]) -> None:
    """All miles, four immunities as tricks, and every bonus."""
    best = {"laid": FOUR, "points": 975 + 400 + 1200}
    game = winning(best, rival={}, deck="", preset=preset, options={**ONE, **own})
    assert side(game, 0).points == bound


@rule("TM-93")
def test_an_extension_brings_the_bound_to_4600() -> None:
    best = {"laid": FOUR, "points": 975 + 400 + 1200}
    game = winning(best, rival={}, deck="", preset="published", distance=1000, called=0)
    assert side(game, 0).points == 4600
