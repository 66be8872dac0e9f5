"""1000 mil keeps its secrets: nobody can tell a game from its twins, and wherever a leak is planted it is found."""

from __future__ import annotations

import random
from functools import cache
from operator import attrgetter
from typing import Any

import leaks
import pytest
from leaks import SHOWN, Leak, opened, with_play, with_verb, with_view
from test_thousand_miles_oracle import next_move, styles
from thousand_miles_secrets import SECRETS, twins

from gamekit.conformance import Report
from gamekit.conformance.twins import check_kinds, check_secrets
from gamekit.game import PUBLIC, TEACHER, Event, Game, Move, Refusal, Setting, Step
from gamekit.thousand_miles import GAME
from gamekit.thousand_miles.board import DECK
from gamekit.thousand_miles.rules import open_immunity
from gamekit.thousand_miles.state import State
from gamekit.timeline import Timeline

MOVES = 130  # of a game, those of chance included
PICTURES = {1, 6}  # the games that have them, for they take long to make


def settings() -> list[Setting]:
    """Both presets with both windows, two to five players, teams, cards that come back, con-sens."""
    rows: list[tuple[int, dict[str, Any]]] = [
        (2, {}),
        (3, {"cumulative": True}),
        (4, {"teams": "2x2"}),
        (5, {"reshuffle": True, "con_sens": True}),
    ]
    return [
        GAME.setting(seats, preset, {**own, "trick_window": window})
        for preset in GAME.presets
        for window in ("card", "draw")
        for seats, own in rows
    ]


@cache
def moves_of(number: int, moves: int = MOVES) -> tuple[Move, ...]:
    """The moves of a random game in the setting of that number."""
    game, rng = Timeline(GAME, settings()[number % len(settings())]), random.Random(number)
    for _ in range(moves):
        if not game.over:
            game.play(next_move(game, rng, styles(0)))
    return tuple(node.move for node in game.path() if node.move)


def played(game: Game, number: int) -> Timeline:
    """The same in a game, which may be a broken one."""
    timeline = Timeline(game, settings()[number % len(settings())])
    for move in moves_of(number):
        timeline.play(move)
    return timeline


@pytest.mark.parametrize("number", range(len(settings())))
def test_nobody_can_tell_a_game_from_its_twins(number: int) -> None:
    """TM-136, TM-71: hands, deck, and that a trick was possible, for every observer."""
    report = Report(GAME.name)
    check_secrets(played(GAME, number), SECRETS, report, SHOWN if number in PICTURES else None)
    check_kinds(SECRETS, report)


def test_many_twins_stay_hidden_over_several_turns() -> None:
    """A twin that is told apart at the next turn would be a weak test."""
    moves, setting = moves_of(2), settings()[2]
    found = [twin for seat in (*range(4), PUBLIC) for twin in twins(setting, moves, seat, random.Random(seat))]
    assert sum(len(twin.moves) > 60 for twin in found) > 8


def test_a_kind_of_secret_without_a_twin_is_found() -> None:
    leaks.find_missing_kind(SECRETS)


# ---------------------------------------------------------------------- planted leaks


def holder(state: State) -> int | None:
    """Who could make a trick now."""
    seats = range(len(state.hands))
    return next((seat for seat in seats if open_immunity(DECK, state, seat) in state.hands[seat]), None)


def a_card_dealt_is_heard_by_all() -> Game:
    return with_play(GAME, "deal", opened)


def a_card_dealt_is_seen_in_the_move() -> Game:
    (card,) = GAME.verbs["deal"].slots
    return with_verb(GAME, "deal", slots=(card._replace(knowers=None),))


def the_deck_is_seen() -> Game:
    return with_view(GAME, lambda seen, state, seat: seen._replace(deck=state.deck))


def partners_see_hands() -> Game:
    def shared(seen: State, state: State, seat: int) -> State:
        rows = zip(state.hands, seen.hands, strict=True)
        hands = [whole if (seat - at) % len(state.sides) == 0 else part for at, (whole, part) in enumerate(rows)]
        return seen._replace(hands=tuple(hands)) if seat not in (TEACHER, PUBLIC) else seen

    return with_view(GAME, shared)


def the_window_is_seen_only_if_somebody_can_use_it() -> Game:
    def narrow(seen: State, state: State, seat: int) -> State:
        return seen if seat == TEACHER or holder(state) is not None else seen._replace(attack=None)

    return with_view(GAME, narrow)


def whose_turn_it_is_waits_for_a_trick() -> Game:
    def asked(state: State, move: Move, step: Step) -> Step:
        seat = holder(step.state)
        told = Event("turn", seat, {"number": 0}, ("TM-71",)) if seat is not None else None
        return Step(step.state, (*step.events, told) if told else step.events)

    return with_play(GAME, "attack", asked)


def an_attack_cites_a_possible_trick() -> Game:
    def cited(state: State, move: Move, step: Step) -> Step:
        rules = ("TM-58",) if holder(step.state) is not None else ("TM-31",)
        return Step(step.state, tuple(event._replace(rules=rules) for event in step.events))

    return with_play(GAME, "attack", cited)


def a_trick_is_offered_to_everybody_when_somebody_can_make_it() -> Game:
    (card,) = GAME.verbs["trick"].slots

    def cut(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
        able = holder(state)
        return [] if able is None else list(card.cut(state, able, before)) if card.cut else []

    return with_verb(GAME, "trick", slots=(card._replace(cut=cut),))


def a_refused_trick_tells_who_could() -> Game:
    why_not = GAME.verbs["trick"].why_not
    assert why_not

    def warmer(state: State, move: Move) -> Refusal | None:
        refusal = why_not(state, move)
        return refusal._replace(rules=("TM-71",)) if refusal and holder(state) is not None else refusal

    return with_verb(GAME, "trick", why_not=warmer)


def a_refused_attack_tells_who_holds_the_immunity() -> Game:
    why_not = GAME.verbs["attack"].why_not
    assert why_not

    def warmer(state: State, move: Move) -> Refusal | None:
        refusal, card = why_not(state, move), DECK.cards[DECK.number[move.words[0]]].immunity
        held = any(card in state.hands[seat] for seat in state.members(int(move.words[1])))
        return refusal._replace(rules=("TM-71",)) if refusal and held else refusal

    return with_verb(GAME, "attack", why_not=warmer)


def chance_tells_which_card_comes() -> Game:
    return with_verb(GAME, "deal", weight=lambda state, move: state.deck[0] + 1)


LEAKS: dict[Leak, str] = {
    a_card_dealt_is_heard_by_all: "step, log",
    a_card_dealt_is_seen_in_the_move: "move",
    the_deck_is_seen: "view",
    partners_see_hands: "view",
    the_window_is_seen_only_if_somebody_can_use_it: "view",
    whose_turn_it_is_waits_for_a_trick: "step, log",
    an_attack_cites_a_possible_trick: "step, log",
    a_trick_is_offered_to_everybody_when_somebody_can_make_it: "verbs",
    a_refused_trick_tells_who_could: "refusals",
    a_refused_attack_tells_who_holds_the_immunity: "refusals",
    chance_tells_which_card_comes: "odds",
}


def check_all(broken: Game) -> None:
    """Compare some games under the broken rules with their twins."""
    for number in (0, 2, 3, 5, 6, 7):
        check_secrets(played(broken, number), SECRETS, Report(GAME.name))


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Leak) -> None:
    leaks.find_leak(check_all, leak(), LEAKS[leak])


def test_a_picture_that_shows_a_secret_is_found() -> None:
    leaks.find_leak_in_picture(played(GAME, 2), SECRETS, attrgetter("hands"))
