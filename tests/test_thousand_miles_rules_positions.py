"""The rules of 1000 mil: given positions are checked whole."""

from __future__ import annotations

import pytest
from positions import play
from rules_tested import rule
from thousand_miles_positions import GAME, as_attack, at, attacked, counts, everywhere, hand, side

import gamekit
from gamekit import CHANCE, UNKNOWN
from gamekit.game import Task
from gamekit.rulebook import load
from gamekit.thousand_miles.board import DECK
from gamekit.thousand_miles.check import problems
from gamekit.thousand_miles.state import State

FOUR = "priority_vehicle fuel_tank puncture_proof ace"


GOOD = {
    "a turn": lambda: at({0: "25"}, sides={0: {"miles": 100}}),
    "a draw": lambda: at(drawn=False),
    "a draw with nothing in hand": lambda: at(exact=True, drawn=False),
    "an open attack": lambda: attacked("accident", {1: "ace"}),
    "an open attack on a limited side": lambda: attacked(
        "puncture", sides={1: {"marks": "limit"}}, options={"speed_limit": "separate"}
    ),
    "a damaged side with the priority vehicle": lambda: at(
        sides={0: {"marks": "puncture", "laid": "puncture priority_vehicle"}}
    ),
    "a decision": lambda: decision(),
    "after an extension": lambda: at(options={"extension": True}, distance=1000, called=1),
    "attacks at once": lambda: at(sides={1: {"marks": "stopped puncture accident"}}, options={"cumulative": True}),
    "an empty deck": lambda: at({0: "25", 1: "50"}, exact=True, deck=""),
}


def decision() -> gamekit.Timeline:
    """A player decides about an extension."""
    game = at({0: "25"}, sides={0: {"miles": 675}}, options={"extension": True})
    play(game, "lay 25")
    return game


@rule("TM-2", "TM-17")
@pytest.mark.parametrize("name", GOOD)
def test_a_good_position_can_be_given(name: str) -> None:
    game = GOOD[name]()
    assert problems(DECK, game.state, game.setting) == []
    again = gamekit.Timeline(GAME, game.setting, None, GAME.given(game.state))
    assert gamekit.load(again.record()).state == game.state
    assert next(event for event in again.here.events if event.kind == "hand").private


def wrong(name: str, **changes: object) -> list[str]:
    """What is wrong with a good position after some changes."""
    game = GOOD[name]()
    return problems(DECK, game.state._replace(**changes), game.setting)


def changed(name: str, number: int, **changes: object) -> list[str]:
    """What is wrong with a good position after changes of a side."""
    state = GOOD[name]().state
    return wrong(name, sides=state.with_side(number, state.sides[number]._replace(**changes)).sides)


@rule("TM-2", "TM-18")
def test_in_a_position_every_card_lies_in_one_place() -> None:
    state = GOOD["a turn"]().state
    assert wrong("a turn", left=1) == ["cards"]
    assert wrong("a turn", discards=counts([0])) == ["cards"]
    assert wrong("a turn", discards=(0,) * 20) == ["seats"]
    assert wrong("a turn", discards=(-1, *state.discards[1:]), deck=(state.deck[0] + 1, *state.deck[1:])) == ["seats"]
    assert wrong("a turn", hands=(state.hands[0][::-1], state.hands[1])) == ["cards"]
    assert wrong("a turn", hands=((99,), state.hands[1])) == ["seats"]
    assert wrong("a turn", hands=state.hands[:1]) == ["seats"]
    assert wrong("a turn", sides=state.sides[:1]) == ["seats"]
    assert wrong("a turn", options=state.options._replace(stall=7)) == ["seats"]
    card = next(card for card in DECK.cards if state.deck[card.number])
    deck = tuple(count - (number == card.number) for number, count in enumerate(state.deck))
    eight = tuple(sorted((*state.hands[0], card.number)))
    assert wrong("a turn", hands=(eight, state.hands[1]), deck=deck, left=state.left - 1) == ["cards"]


@rule("TM-7", "TM-8", "TM-28", "TM-30", "TM-34", "TM-101", "TM-120")
def test_in_a_position_nothing_is_in_force_that_could_not_be() -> None:
    assert changed("a turn", 0, marks=("puncture",)) == ["sides"]
    assert changed("a turn", 0, marks=("limit", "stopped")) == ["sides"]
    assert changed("a turn", 0, marks=("stopped", "puncture", "accident")) == ["sides"]
    assert changed("a turn", 0, marks=("broken",)) == ["sides"]
    assert changed("a damaged side with the priority vehicle", 0, marks=("stopped", "puncture")) == ["sides"]
    assert changed("a damaged side with the priority vehicle", 0, marks=("limit",)) == ["sides"]
    assert changed("a turn", 0, miles=1000, points=1000) == ["sides"]
    assert changed("a turn", 0, miles=975, points=975) == []
    assert changed("a turn", 0, miles=999, points=999) == []
    assert changed("a turn", 0, miles=-25) == changed("a turn", 0, miles=-1) == ["sides"]
    assert changed("a turn", 0, miles=0, points=0) == []
    assert changed("a turn", 0, points=99) == ["sides"]
    assert changed("a turn", 0, total=-1) == ["sides"]
    assert changed("a turn", 0, driven=False) == ["sides"]
    assert changed("a turn", 0, miles=0, points=0, driven=False) == []
    assert changed("a decision", 0, miles=725, points=725) == ["sides"]
    laid = [at(sides={0: {"laid": cards}}) for cards in ("200 200", "200 200 200")]
    assert [problems(DECK, game.state, game.setting) for game in laid] == [[], ["sides"]]


@rule("TM-58", "TM-64")
def test_in_a_position_an_open_attack_lies_before_its_side() -> None:
    name = "an open attack"
    assert wrong(name, attack=as_attack("accident", 0, 1)) == []
    assert wrong(name, attack=as_attack("puncture", 0, 1)) == ["attack"]
    assert wrong(name, attack=as_attack("accident", 0, 1, "limit")) == ["attack"]
    assert wrong(name, attack=as_attack("accident", 0, 1, "stopped accident")) == ["attack"]
    assert wrong(name, attack=as_attack("accident", 1, 1)) == ["attack"]
    assert wrong(name, attack=as_attack("accident", 0, 0)) == ["attack"]
    assert wrong(name, attack=as_attack("accident", 2, 1)) == ["attack"]
    assert wrong(name, attack=as_attack("accident", 0, 2)) == ["attack"]
    assert wrong(name, attack=as_attack("25", 0, 1)) == ["attack"]
    assert wrong(name, attack=as_attack("accident", 0, 1)._replace(card=21)) == ["attack"]
    assert wrong(name, attack=as_attack("accident", 0, 1)._replace(card=-1)) == ["attack"]


@rule("TM-15", "TM-90", "TM-91")
def test_in_a_position_round_turn_distance_and_extension_fit() -> None:
    for changes in (
        {"round": 0},
        {"turn": 0},
        {"first": 2},
        {"first": -1},
        {"idle": -1},
        {"distance": 700},
        {"distance": 900},
        {"called": 0},
    ):
        assert wrong("a turn", **changes) == ["round"]
    assert wrong("a turn", round=2, turn=9, first=1, idle=3) == []
    assert wrong("after an extension", called=-1) == ["round"]
    assert wrong("after an extension", called=2) == ["round"]
    assert wrong("after an extension", called=0) == []
    assert wrong("after an extension", distance=700) == ["round"]
    assert wrong("after an extension", distance=700, called=-1) == []


@rule("TM-17", "TM-20", "TM-91")
def test_in_a_position_somebody_draws_plays_or_decides() -> None:
    play_0, draw_0 = Task("play", 0), Task("draw", 0)
    for agenda in ((), (play_0, draw_0), (draw_0,), (Task("play", 2),), (Task("deal", CHANCE, (0, 1)),), (play_0,) * 2):
        assert wrong("a turn", agenda=agenda) == ["agenda"]
    assert wrong("a turn", agenda=(Task("play", 1),)) == ["agenda"]
    assert wrong("a turn", agenda=(Task("play", 1), Task("draw", 1))) == []
    assert wrong("a draw", agenda=(play_0,)) == ["agenda"]
    assert wrong("a turn", agenda=(Task("decide", 0),)) == ["agenda"]
    assert wrong("a decision", agenda=(Task("decide", 1),)) == ["agenda"]
    assert wrong("a decision", agenda=(play_0, Task("decide", 0))) == ["agenda"]
    assert wrong("a turn", agenda=(play_0, Task("draw", 5))) == ["agenda"]
    state = GOOD["an empty deck"]().state
    assert wrong("an empty deck", agenda=(Task("play", 1),)) == []
    assert wrong("an empty deck", hands=((), state.hands[1]), discards=with_hand(state, 0)) == ["agenda"]


def with_hand(state: State, seat: int) -> tuple[int, ...]:
    """The discards, with the hand of a seat among them."""
    rows = (state.discards, counts(list(state.hands[seat])))
    return tuple(map(sum, zip(*rows, strict=True)))


@rule("TM-20", "TM-123", "TM-136")
def test_a_given_position_is_told_to_each_as_far_as_it_may_know() -> None:
    game = at({0: "ace"}, seats=3)
    heard = [(event.kind, event.seat) for event in game.events(0)]
    assert heard == [
        ("round", 0),
        *(("standing", number) for number in range(3)),
        *(("hand", seat) for seat in range(3)),
        ("turn", 0),
    ]
    told = {event.seat: event.details["cards"] for event in game.events(0) if event.kind == "hand"}
    assert told == {0: hand(game, 0), 1: UNKNOWN, 2: UNKNOWN}
    assert "turn" not in [event.kind for event in GAME.given(decision().state).events]


@rule("TM-2")
def test_all_cards_are_conserved_in_a_position_by_hand() -> None:
    game = at({0: "ace"}, seats=4, sides={2: {"laid": FOUR.replace(" ace", "")}}, discards="fuel")
    assert sum(everywhere(game.state)) == 106
    assert side(game, 2).laid[DECK.priority] == 1


def test_the_rulebook_has_the_sources_of_the_reference() -> None:
    sources = {rule.source for rule in load(GAME).values()}
    assert sources == {"page", "published", "house"}
    assert list(load(GAME)) == [f"TM-{number}" for number in range(1, 138)] + ["TM-138"]
