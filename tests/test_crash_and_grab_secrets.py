"""Crash and Grab keeps its secrets: nobody can tell a game from its twins, and a planted leak is found."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial

import leaks
import pytest
from crash_and_grab_secrets import SECRETS, twins
from leaks import SHOWN

from gamekit.conformance import Report
from gamekit.conformance.twins import check_kinds, check_secrets
from gamekit.crash_and_grab import GAME
from gamekit.crash_and_grab.state import HIDDEN, State, view
from gamekit.game import PUBLIC, TEACHER, Game, Move, Setting, Step
from gamekit.timeline import Timeline

MOVES = 160  # of a game, those of chance included
PICTURES = {0, 4}  # the games that have them, for they take long to make


def settings() -> list[Setting]:
    """Both presets, every number of players."""
    return [GAME.setting(seats, preset) for preset in GAME.presets for seats in GAME.seats]


@cache
def moves_of(number: int) -> tuple[Move, ...]:
    """The moves of a random game in the setting of that number."""
    game, rng = Timeline(GAME, settings()[number % len(settings())]), random.Random(number)
    for _ in range(MOVES):
        if not game.over:
            game.play(game.random_move(rng))
    return tuple(node.move for node in game.path() if node.move)


def played(game: Game, number: int) -> Timeline:
    """The same in a game, which may be a broken one."""
    timeline = Timeline(game, settings()[number % len(settings())])
    for move in moves_of(number):
        timeline.play(move)
    return timeline


@pytest.mark.parametrize("number", range(len(settings())))
def test_nobody_can_tell_a_game_from_its_twins(number: int) -> None:
    """CG-157 to CG-160, CG-163: plans and drawn upgrades, for every observer."""
    report = Report(GAME.name)
    check_secrets(played(GAME, number), SECRETS, report, SHOWN if number in PICTURES else None)
    check_kinds(SECRETS, report)


def test_many_plans_stay_hidden_over_several_turns() -> None:
    """A twin that is told apart at once would be a weak test."""
    moves, setting = moves_of(4), settings()[4]
    found = [twin for seat in (*range(6), PUBLIC) for twin in twins(setting, moves, seat, random.Random(seat))]
    changed = [next(at for at, move in enumerate(moves) if move != twin.moves[at]) for twin in found]
    assert sum(len(twin.moves) - at > 8 for twin, at in zip(found, changed, strict=True)) >= 6


def test_a_kind_of_secret_without_a_twin_is_found() -> None:
    leaks.find_missing_kind(SECRETS)


# ---------------------------------------------------------------------- planted leaks

with_verb, with_play, with_view = (
    partial(plant, GAME) for plant in (leaks.with_verb, leaks.with_play, leaks.with_view)
)


def a_plan_is_heard_by_all() -> Game:
    return with_play("plan", leaks.opened)


def a_plan_is_seen_in_the_move() -> Game:
    slots = tuple(slot._replace(knowers=None) for slot in GAME.verbs["plan"].slots)
    return with_verb("plan", slots=slots)


def plans_lie_open() -> Game:
    return with_view(lambda seen, state, seat: seen._replace(plans=state.plans))


def plans_lie_open_once_a_turn_has_begun() -> Game:
    """CG-160: the reveal of one saucer would show the plans of those later in the order."""
    return with_view(lambda seen, state, seat: seen._replace(plans=state.plans) if state.turn else seen)


def a_crashed_saucer_shows_its_plan() -> Game:
    """CG-160: not even the plans of saucers that have crashed meanwhile are shown."""

    def leaked(seen: State, state: State, seat: int) -> State:
        pairs = zip(seen.plans, state.plans, state.saucers, strict=True)
        return seen._replace(plans=tuple(plan if record.space else open_plan for plan, open_plan, record in pairs))

    return with_view(leaked)


def the_card_alone_is_told() -> Game:
    """CG-157: neither card nor direction."""

    def told(state: State, move: Move, step: Step) -> Step:
        events = [event._replace(private={"direction": (move.seat,)}) for event in step.events[:1]]
        return Step(step.state, (*events, *step.events[1:]))

    return with_play("plan", told)


def drawn_upgrades_are_heard_by_all() -> Game:
    return with_play("deal", leaks.opened)


def drawn_upgrades_are_seen_by_all() -> Game:
    return with_view(lambda seen, state, seat: seen._replace(drawn=state.drawn))


def drawn_upgrades_are_missing_from_the_deck() -> Game:
    """CG-164: what is missing would be what was drawn."""

    def leaked(seen: State, state: State, seat: int) -> State:
        return seen._replace(deck=tuple(card for card in state.deck if card not in state.drawn))

    return with_view(leaked)


def drawn_upgrades_are_offered_to_all_eyes() -> Game:
    return with_play("deal", lambda state, move, step: Step(step.state._replace(discards=move.words), step.events))


LEAKS = [
    a_plan_is_heard_by_all,
    a_plan_is_seen_in_the_move,
    plans_lie_open,
    plans_lie_open_once_a_turn_has_begun,
    a_crashed_saucer_shows_its_plan,
    the_card_alone_is_told,
    drawn_upgrades_are_heard_by_all,
    drawn_upgrades_are_seen_by_all,
    drawn_upgrades_are_missing_from_the_deck,
    drawn_upgrades_are_offered_to_all_eyes,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Callable[[], Game]) -> None:
    leaks.find_leak(look_for_leaks, leak(), ".*")


def look_for_leaks(game: Game) -> None:
    """Some games compared with their twins."""
    for number in (2, 4, 7, *range(8, 30)):
        check_secrets(played(game, number), SECRETS, Report(GAME.name))


def test_the_teacher_sees_it_all_and_a_player_its_own() -> None:
    """CG-157, CG-159."""
    game = played(GAME, 3)
    while game.state.agenda[-1].kind != "plan" or game.state.agenda[-1].about != (2,):
        game.play(game.random_move(random.Random(len(game.nodes))))
    state = game.state
    assert view(state, TEACHER) == state
    assert view(state, 0).plans[0] == state.plans[0] != HIDDEN
    assert view(state, 2).plans[0] == view(state, PUBLIC).plans[0] == HIDDEN
    assert view(state, 0).plans[3] is None
