"""The rules of Northwest Passage: rounds, turns, what they cost, and the order of play (NWP-31 to NWP-46, NWP-110)."""

from __future__ import annotations

from northwest_passage_positions import BOX, due, given, own
from positions import kinds, legal, only, play, why
from rules_tested import rule

from gamekit import Timeline
from gamekit.northwest_passage.crew import price

SEA = "0 o4 0, 1 m4 2"  # a ship can go from O4 to M4 and back


def at_sea(**wishes: object) -> Timeline:
    """A's ship on O4, with tiles to place."""
    return given(SEA, **{"ship": "o4", "hand": "3 6", **wishes})


def to_the_end(game: Timeline) -> list[str]:
    """Everybody passes until the game is over; what happens."""
    found: list[str] = []
    while not game.over:
        found += kinds(play(game, "pass"))
    return found


# ---------------------------------------------------------------------- rounds


@rule("NWP-31", "NWP-32")
def test_the_game_has_ten_rounds_and_the_tenth_is_marked_as_the_last() -> None:
    game = given()
    told = [game.here.events[0]]
    while not game.over:
        told += [event for event in play(game, "pass") if event.kind == "round"]
    assert [(event.details["number"], event.details["last"]) for event in told] == [(n, n == 10) for n in range(1, 11)]


@rule("NWP-32")
def test_the_end_phase_comes_when_all_have_passed() -> None:
    game = given(seats=3)
    assert kinds(play(game, "pass", "pass")) == ["passed", "turn", "passed", "turn"]
    assert kinds(play(game, "pass"))[:3] == ["passed", "rested", "sun"]


@rule("NWP-33", "NWP-34")
def test_seven_crewmen_are_seven_actions_spread_over_turns_and_paying_uses_them() -> None:
    game = at_sea()
    play(game, "move ship m4", "end", "pass")
    for used in range(1, 7):
        assert own(game).crew == (7 - used, used, 0, 0)
        assert game.state.next_order == (1,)
        play(game, f"move ship {'o4' if used % 2 else 'm4'}", *(["end"] if used < 6 else []))
    assert game.state.order == (1, 0)
    assert own(game).crew == (7, 0, 0, 0)


@rule("NWP-35")
def test_all_who_pay_for_an_action_come_from_one_vehicle() -> None:
    game = given("2 o4 0", ship="o4", sled="all o4", crew="2 4 1 0")  # 2 bears a wreck
    reason, rules = why(game, "discover ship")
    assert (reason, rules[0]) == ("too_few", "NWP-35")
    assert why(game, "discover sled")[0] == "too_few"
    refusal = game.why_not("discover ship")
    assert refusal is not None
    assert (refusal.details["price"], refusal.details["ready"], refusal.details["missing"]) == (3, 2, 1)
    assert refusal.details["extra"] is False


@rule("NWP-36", "NWP-38")
def test_a_turn_has_at_least_one_action_and_can_then_be_ended() -> None:
    game = at_sea()
    assert why(game, "end") == ("no_action", ("NWP-38", "NWP-36"))
    play(game, "move ship m4")
    assert kinds(play(game, "end")) == ["turn_over", "turn"]
    assert due(game) == ("act", 1)
    assert game.state.next_order == ()


@rule("NWP-37")
def test_each_action_after_the_first_of_a_turn_costs_one_crewman_more_and_never_two() -> None:
    game = at_sea()
    paid = [only(play(game, f"move ship {square}"), "moved").details["price"] for square in ("m4", "o4", "m4")]
    assert paid == [1, 2, 2]
    assert own(game).crew[0] == 2


@rule("NWP-37")
def test_an_action_is_refused_if_the_crew_is_enough_only_for_a_first_one() -> None:
    game = at_sea(crew="2 5 0 0", options={"auto_end": False})
    play(game, "move ship m4")
    refusal = game.why_not("move ship o4")
    assert refusal is not None
    assert (refusal.reason, refusal.details["price"], refusal.details["extra"]) == ("too_few", 2, True)
    assert "end the turn" in refusal.en
    assert "zakończ turę" in refusal.pl


@rule("NWP-39")
def test_turns_go_round_those_who_have_not_passed_and_whoever_is_left_alone_takes_turn_after_turn() -> None:
    game = given(SEA, ship="o4", seats=3, hand="3")
    play(game, "move ship m4", "end")
    assert due(game) == ("act", 1)
    play(game, "pass", "pass")
    assert due(game) == ("act", 0)
    assert only(play(game, "move ship o4"), "moved").details["price"] == 1
    assert kinds(play(game, "end")) == ["turn_over", "turn"]
    assert due(game) == ("act", 0)
    assert only(play(game, "move ship m4"), "moved").details["price"] == 1


@rule("NWP-40", "NWP-41")
def test_a_turn_ends_by_itself_with_one_ready_crewman_left_after_several_actions() -> None:
    game = at_sea(crew="4 3 0 0")
    play(game, "move ship m4")
    events = play(game, "move ship o4")
    assert kinds(events) == ["moved", "turn_over", "turn"]
    assert only(events, "turn_over").details["by_itself"]
    assert due(game) == ("act", 1)
    assert game.state.next_order == ()
    play(game, "pass")
    assert due(game) == ("act", 0)
    assert "pass" in legal(game)


@rule("NWP-40")
def test_a_turn_does_not_end_by_itself_after_one_action_or_without_the_option() -> None:
    game = at_sea(crew="2 5 0 0")
    assert kinds(play(game, "move ship m4")) == ["moved"]
    assert due(game) == ("act", 0)
    free = at_sea(crew="4 3 0 0", options={"auto_end": False})
    assert kinds(play(free, "move ship m4", "move ship o4")) == ["moved", "moved"]
    assert "pass" in legal(free)


@rule("NWP-40")
def test_the_crewmen_of_ship_and_sled_together_count_for_the_end_of_a_turn() -> None:
    game = given("8 o4 0, 0 o5 0", ship="o5", crew="3 3 1 0", sled="p4-ne")
    assert kinds(play(game, "move ship o4", "move ship o5")) == ["moved", "moved", "turn_over", "turn"]


@rule("NWP-42", "NWP-43")
def test_one_can_pass_with_crewmen_left_also_after_actions_and_then_has_no_more_turns() -> None:
    game = at_sea()
    play(game, "move ship m4", "pass")
    assert game.state.next_order == (0,)
    assert due(game) == ("act", 1)
    play(game, "draw sea ship", "end")
    assert due(game) == ("act", 1)


@rule("NWP-44")
def test_using_the_last_ready_crewman_is_passing_at_that_moment() -> None:
    game = at_sea(crew="1 6 0 0")
    events = play(game, "move ship m4")
    assert kinds(events) == ["moved", "spent", "turn"]
    assert game.state.next_order == (0,)
    assert due(game) == ("act", 1)


@rule("NWP-44", "NWP-53")
def test_who_renews_with_the_last_crewmen_has_passed_and_still_takes_a_tile() -> None:
    game = given(crew="2 5 0 0")
    assert kinds(play(game, "renew ship")) == ["renewed", "spent"]
    assert game.state.next_order == (0,)
    play(game, *(f"chance: deal {tile}" for tile in (10, 11, 12, 13)))
    assert due(game) == ("take", 0)
    assert kinds(play(game, "take sea")) == ["took", "turn"]
    assert due(game) == ("act", 1)


@rule("NWP-45")
def test_the_order_of_passing_is_the_order_of_the_next_round() -> None:
    game = given(seats=3)
    play(game, "draw sea ship", "end", "pass", "pass", "pass")
    assert game.state.order == (1, 2, 0)
    assert only(game.here.events, "round").details["order"] == [1, 2, 0]
    assert due(game) == ("act", 1)


@rule("NWP-46", "NWP-98")
def test_whoever_has_returned_has_no_place_in_later_orders() -> None:
    game = at_sea(others={1: {"ship": "greenland"}, 2: {"ship": "greenland"}}, seats=3)
    assert kinds(play(game, "move ship greenland")) == ["moved", "returned", "turn"]
    play(game, "pass", "pass")
    assert game.state.order == (1, 2)
    last = at_sea(crew="1 6 0 0")
    assert "spent" not in kinds(play(last, "move ship greenland"))
    assert last.state.next_order == ()


# ---------------------------------------------------------------------- table 5


@rule("NWP-33", "NWP-50", "NWP-52", "NWP-62", "NWP-73", "NWP-83")
def test_actions_cost_what_table_5_says_and_one_more_later_in_a_turn() -> None:
    first = {
        "draw": 1,
        "renew": 2,
        "place": 1,
        "transfer": 1,
        "move": 1,
        "strait": 3,
        "wreck": 3,
        "inuit": 2,
        "cairn": 2,
    }
    state = given().state
    assert {action: price(BOX, state, action) for action in first} == first
    later = state._replace(paid=1)
    assert {action: price(BOX, later, action) for action in first} == {a: cost + 1 for a, cost in first.items()}


# ---------------------------------------------------------------------- the end


@rule("NWP-110")
def test_the_game_ends_after_the_last_round_or_at_once_when_all_have_returned() -> None:
    assert to_the_end(given(round=10))[-1] == "game_over"
    game = given(SEA, ship="o4", others={1: {"ship": "o4"}})
    play(game, "move ship greenland")
    events = kinds(play(game, "move ship greenland"))
    assert events[:2] == ["moved", "returned"]
    assert events[-1] == "game_over"
    assert game.state.round == 1
    assert own(game).crew == (6, 1, 0, 0)


@rule("NWP-111")
def test_after_the_last_round_the_crew_rests_and_the_sun_stands_still() -> None:
    game = given(round=10, crew="6 1 0 0")
    events = to_the_end(game)
    assert "rested" in events
    assert "sun" not in events
    assert (game.state.spot, game.state.frozen) == ("l2", 4)
    assert own(game).crew == (7, 0, 0, 0)
