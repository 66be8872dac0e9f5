"""Whole games of 1000 mil: cards are conserved, points stay in their bounds, no game is stuck, the kit plays well."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from positions import play
from thousand_miles_positions import FOUR_CARDS, GAME, at, attacked, everywhere

from gamekit.conformance.playing import settings
from gamekit.game import CHANCE, Setting
from gamekit.thousand_miles.board import DECK, full
from gamekit.thousand_miles.state import State
from gamekit.timeline import Timeline

BOUNDS = {"page": 4000, "published": 4400}
SETTINGS = settings(GAME)


def kit_move(game: Timeline, rng: random.Random) -> Any:
    """A move of the kit: a trick of whoever can make one, else of whoever is waited for; chance by its odds."""
    assert GAME.kit
    for seat in game.game.out_of_turn(game.state):
        found = GAME.kit(game.view(seat), seat, None, game.events(seat), rng)
        if found:
            return found
    seat = game.actor
    assert seat is not None
    return game.random_move(rng, CHANCE) if seat == CHANCE else GAME.kit(game.view(seat), seat, None, (), rng)


@cache
def games(by: str) -> list[tuple[Setting, Timeline]]:
    """A game of each setting, of one or a few rounds, played at random or by the kit."""
    found = []
    for number, setting in enumerate(SETTINGS):
        game, rng = Timeline(GAME, setting), random.Random(number)
        for _ in range(700):
            if not game.over:
                game.play(kit_move(game, rng) if by == "kit" else game.random_move(rng))
        found.append((setting, game))
    return found


@pytest.mark.parametrize("by", ["chance", "kit"])
def test_cards_are_conserved_by_kind_at_all_times(by: str) -> None:
    for setting, game in games(by):
        whole = full(DECK, game.state.options, setting.seats)
        for node in game.nodes:
            assert everywhere(node.state) == whole
            assert node.state.left == sum(node.state.deck)
            assert all(len(hand) <= 7 for hand in node.state.hands)


@pytest.mark.parametrize("by", ["chance", "kit"])
def test_points_of_a_round_stay_within_their_bounds(by: str) -> None:
    """With `page` 4000 a side and round, 2800 without tricks; with `published` 4400, and 4600 after an extension."""
    for setting, game in games(by):
        plain = {name: GAME.presets[setting.preset][name] for name in ("trip_bonus", "safe_trip")}
        extra = sum(setting.options[name] - plain[name] for name in plain)
        for points, tricks, extended in rounds(game):
            bound = BOUNDS[setting.preset] + extra + 200 * extended
            assert points <= bound - 300 * (4 - tricks)
            assert points >= 0


def rounds(game: Timeline) -> list[tuple[int, int, bool]]:
    """Of every side in every finished round: its points, its tricks, whether there was an extension."""
    found, tricks, extended = [], Counter[int](), False
    for node in game.path():
        for event in node.events:
            if event.kind == "trick":
                tricks[game.state.side_of(event.seat)] += 1
            extended = extended or event.kind == "extension"
            if event.kind == "round_points":
                found.append((event.details["points"], tricks[event.seat], extended))
            if event.kind == "round":
                tricks, extended = Counter(), False
    return found


def test_the_miles_of_a_side_follow_from_the_cards_before_it() -> None:
    """Without con-sens: the distances laid add up to the miles, and never to more than the distance."""
    for setting, game in games("kit"):
        for node in game.nodes if not setting.options["con_sens"] else ():
            for side in node.state.sides:
                assert side.miles == sum(card.miles * side.laid[card.number] for card in DECK.cards)
                assert side.miles <= node.state.distance


@pytest.mark.parametrize("seats", [2, 3, 5, 9])
@pytest.mark.parametrize("reshuffle", [False, True])
def test_no_round_is_stuck(seats: int, reshuffle: bool) -> None:
    """Whatever is played, somebody can move until the round is over; only discards end it as well."""
    setting = GAME.setting(seats, options={"match_points": None, "reshuffle": reshuffle})
    for style in ("random", "discard", "attack"):
        game, rng = Timeline(GAME, setting), random.Random(seats)
        while not game.over:
            assert game.here.depth < GAME.longest
            game.play(random_of(game, rng, style))


def random_of(game: Timeline, rng: random.Random, style: str) -> Any:
    """A random move, of the preferred verb if that can be used."""
    moves = game.moves() if game.actor != CHANCE else []
    preferred = [move for move in moves if move.verb == style]
    return rng.choice(preferred) if preferred else game.random_move(rng)


# ---------------------------------------------------------------------- the kit as a player


def choice(game: Timeline, seat: int = 0) -> str | None:
    """What the kit plays, from the view of a seat."""
    assert GAME.kit
    move = GAME.kit(game.view(seat), seat, None, game.events(seat), random.Random(0))
    assert move is None or game.why_not(move) is None
    return move.notation if move else None


def test_the_kit_makes_a_trick_whenever_it_can() -> None:
    game = attacked("accident", {2: "ace"}, seats=3, victim=2)
    assert choice(game, 2) == "trick ace"
    assert choice(game, 1) == "draw"
    assert choice(game, 0) is None
    own = attacked("accident", {1: "ace"})
    assert choice(own, 1) == "trick ace"
    play(own, "draw")
    assert choice(own, 0) is None


def test_the_kit_drives_as_far_as_it_can_and_gets_going_again() -> None:
    assert choice(at({0: "25 100 accident"})) == "lay 100"
    assert choice(at({0: "25 100 green_light accident"}, sides={0: {"marks": "stopped"}})) == "lay green_light"
    assert choice(at({0: "50 75"}, sides={0: {"miles": 950}})) == "lay 50"
    limited = {0: {"marks": "limit"}}
    assert choice(at({0: "75 end_of_limit"}, sides=limited, exact=True)) == "lay end_of_limit"
    backwards = {0: {"marks": "con_sens", "miles": 500}}
    assert choice(at({0: "100 end_of_con_sens"}, sides=backwards, options={"con_sens": True})) == "lay end_of_con_sens"
    assert choice(at({0: "100 con_sens"}, sides=backwards, options={"con_sens": True})) == "attack con_sens 1"


def test_the_kit_attacks_the_leader_if_it_cannot_drive() -> None:
    sides = {0: {"marks": "stopped"}, 1: {"miles": 100}, 2: {"miles": 300}}
    assert choice(at({0: "puncture 25"}, seats=3, sides=sides)) == "attack puncture 2"


def test_the_kit_keeps_immunities_for_a_trick_unless_they_help_now() -> None:
    stopped = {0: {"marks": "stopped"}}
    assert choice(at({0: "ace 200 25"}, sides=stopped, exact=True)) == "discard 25"
    assert choice(at({0: "priority_vehicle 200"}, sides=stopped, exact=True)) == "lay priority_vehicle"
    assert choice(at({0: "ace fuel"}, sides=stopped, deck="", exact=True)) == "lay ace"


def test_the_kit_throws_away_what_it_needs_least() -> None:
    own = {0: {"marks": "stopped", "miles": 950, "laid": "fuel_tank"}, 1: {"marks": "stopped"}}
    assert choice(at({0: "ace fuel repair 50 accident"}, sides=own, exact=True)) == "discard fuel"
    assert choice(at({0: "ace 100 repair 50 accident"}, sides=own, exact=True)) == "discard 100"


def test_the_kit_calls_an_extension_only_if_everybody_else_is_far_behind() -> None:
    for miles, wanted in ((300, "extend"), (325, "finish")):
        game = at({0: "25"}, sides={0: {"miles": 675}, 1: {"miles": miles}}, options={"extension": True})
        play(game, "lay 25")
        assert choice(game) == wanted
    short = at({0: "25 50"}, sides={0: {"miles": 675}}, options={"extension": True}, deck="", exact=True)
    play(short, "lay 25")
    assert choice(short) == "finish"


def test_the_kit_is_much_better_than_chance() -> None:
    """Of thirty rounds of two, one playing at random, it has more points in almost all."""
    setting = GAME.setting(2, options={"match_points": None})
    better = 0
    for seed in range(30):
        game, rng = Timeline(GAME, setting), random.Random(seed)
        while not game.over:
            own = 0 in (game.actor, *game.game.out_of_turn(game.state)) and game.actor != CHANCE
            move = GAME.kit(game.view(0), 0, None, (), rng) if own and GAME.kit else None
            game.play(move or game.random_move(rng, game.actor))
        points = [score.points for score in game.scores()]
        better += points[0] > points[1]
    assert better >= 26


def test_four_immunities_are_all_that_there_are() -> None:
    assert [DECK.slug(card) for card in DECK.immunities] == FOUR_CARDS.split()
    state: State = at().state
    assert sum(everywhere(state)[card] for card in DECK.immunities) == 4
