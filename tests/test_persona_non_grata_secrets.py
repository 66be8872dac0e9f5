"""Persona Non Grata keeps its secrets: nobody can tell a game from its twins, and a planted leak is found."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

import leaks
import pytest
from leaks import SHOWN, Leak, opened, with_play, with_verb, with_view
from persona_non_grata_secrets import SECRETS, twins

from gamekit.conformance import Report
from gamekit.conformance.playing import settings
from gamekit.conformance.twins import check_kinds, check_secrets
from gamekit.game import PUBLIC, TEACHER, UNKNOWN, Game, Move, Refusal, Setting, Step
from gamekit.persona_non_grata import GAME
from gamekit.persona_non_grata.state import State, replaced, without
from gamekit.timeline import Timeline

ROWS: list[tuple[int, str, dict[str, Any]]] = [
    (2, "page", {}),
    (2, "published", {}),
    (2, "page", {"two_player_draw": True, "weeks": 1}),
    (3, "page", {"theft": True}),
    (3, "published", {"weeks": 2}),
    (4, "page", {}),
    (4, "published", {}),
]


PICTURES = {1, 4}  # the games that have them, for they take long to make


def setting_of(number: int) -> Setting:
    seats, preset, options = ROWS[number]
    return GAME.setting(seats, preset, options)


@cache
def moves_of(number: int) -> tuple[Move, ...]:
    """The moves of a random game in the setting of that number."""
    game, rng = Timeline(GAME, setting_of(number)), random.Random(number)
    while not game.over:
        game.play(game.random_move(rng))
    return tuple(node.move for node in game.path() if node.move)


def played(game: Game, number: int) -> Timeline:
    """The same in a game, which may be a broken one."""
    timeline = Timeline(game, setting_of(number))
    for move in moves_of(number):
        timeline.play(move)
    return timeline


def test_nobody_can_tell_a_game_from_its_twins() -> None:
    """PNG-67 to PNG-76: hands, deck, pairs, encrypted cards and discards, for every observer."""
    report = Report(GAME.name)
    for number in range(len(ROWS)):
        check_secrets(played(GAME, number), SECRETS, report, SHOWN if number in PICTURES else None)
    check_kinds(SECRETS, report)
    assert min(report.twins.values()) > 2


def test_many_twins_stay_hidden_over_several_days() -> None:
    """A twin that is told apart at the next move would be a weak test."""
    found = [twin for seat in (*range(4), PUBLIC) for twin in twins(setting_of(5), moves_of(5), seat, random.Random(1))]
    assert sum(len(twin.moves) > 60 for twin in found) > 5


def test_a_kind_of_secret_without_a_twin_is_found() -> None:
    leaks.find_missing_kind(SECRETS)


def test_the_settings_that_are_compared_have_every_value_of_every_option() -> None:
    values = {(name, value) for number in range(len(ROWS)) for name, value in setting_of(number).options.items()}
    assert values >= {pair for setting in settings(GAME) for pair in setting.options.items()}


# ---------------------------------------------------------------------- planted leaks


def a_card_dealt_is_heard_by_all() -> Game:
    return with_play(GAME, "deal", opened)


def a_card_dealt_is_seen_in_the_move() -> Game:
    (card,) = GAME.verbs["deal"].slots
    return with_verb(GAME, "deal", slots=(card._replace(knowers=None),))


def told_by(kind: str) -> Callable[[State, Move, Step], Step]:
    """Events of one kind are heard by all."""

    def change(state: State, move: Move, step: Step) -> Step:
        events = (event._replace(private={}) if event.kind == kind else event for event in step.events)
        return Step(step.state, tuple(events))

    return change


def a_pair_is_heard_by_all() -> Game:
    return with_play(GAME, "lay", told_by("laid"))


def an_action_is_seen_in_the_move() -> Game:
    card, action = GAME.verbs["lay"].slots
    return with_verb(GAME, "lay", slots=(card, action._replace(knowers=None)))


def an_encrypted_card_is_heard_by_all() -> Game:
    return with_play(GAME, "lay", told_by("encrypted"))


def cards_passed_are_heard_by_all() -> Game:
    return with_play(GAME, "lay", told_by("passed"))


def the_last_card_of_a_week_is_heard_by_all() -> Game:
    return with_play(GAME, "lay", told_by("last"))


def a_discard_is_heard_by_all() -> Game:
    return with_play(GAME, "discard", told_by("discarded"))


def seen(field: str) -> Game:
    """A field of the state is seen by all, as it is."""
    return with_view(GAME, lambda view, state, seat: view._replace(**{field: getattr(state, field)}))


def the_deck_is_seen() -> Game:
    return seen("deck")


def hands_are_seen() -> Game:
    return seen("hands")


def pairs_are_seen_before_the_reveal() -> Game:
    return seen("laid")


def encrypted_cards_are_seen() -> Game:
    return seen("areas")


def discards_are_seen() -> Game:
    return seen("discards")


def an_action_card_is_gone_as_soon_as_it_is_laid() -> Game:
    def used(view: State, state: State, seat: int) -> State:
        for owner, pair in enumerate(state.laid):
            if seat != TEACHER and pair and pair[1] != UNKNOWN and pair[1] in view.actions[owner]:
                view = view._replace(actions=replaced(view.actions, owner, without(view.actions[owner], pair[1])))
        return view

    return with_view(GAME, used)


def a_refused_pair_tells_what_others_hold() -> Game:
    why_not = GAME.verbs["lay"].why_not
    assert why_not

    def warmer(state: State, move: Move) -> Refusal | None:
        refusal = why_not(state, move)
        first = [hand[0] for seat, hand in enumerate(state.hands) if seat != move.seat and hand]
        return refusal._replace(rules=(f"PNG-{first[0]}",)) if refusal and first else refusal

    return with_verb(GAME, "lay", why_not=warmer)


def chance_tells_which_card_comes() -> Game:
    return with_verb(GAME, "deal", weight=lambda state, move: state.deck[0] + 1)


LEAKS: dict[Leak, str] = {
    a_card_dealt_is_heard_by_all: "step, log",
    a_card_dealt_is_seen_in_the_move: "move",
    a_pair_is_heard_by_all: "step, log",
    an_action_is_seen_in_the_move: "move",
    an_encrypted_card_is_heard_by_all: "step, log",
    cards_passed_are_heard_by_all: "step, log",
    the_last_card_of_a_week_is_heard_by_all: "step, log",
    a_discard_is_heard_by_all: "step, log",
    the_deck_is_seen: "view",
    hands_are_seen: "view",
    pairs_are_seen_before_the_reveal: "view",
    encrypted_cards_are_seen: "view",
    discards_are_seen: "view",
    an_action_card_is_gone_as_soon_as_it_is_laid: "view",
    a_refused_pair_tells_what_others_hold: "refusals",
    chance_tells_which_card_comes: "odds",
}


def check_all(broken: Game) -> None:
    """Compare some games under the broken rules with their twins."""
    for number in range(len(ROWS)):
        check_secrets(played(broken, number), SECRETS, Report(GAME.name))


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Leak) -> None:
    leaks.find_leak(check_all, leak(), LEAKS[leak])


def test_a_picture_that_shows_a_secret_is_found() -> None:
    leaks.find_leak_in_picture(played(GAME, 3), SECRETS, attrgetter("hands"))
