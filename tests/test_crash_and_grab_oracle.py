"""Crash and Grab against a second, slow and plain implementation of the same rules, move by move.

In random games from the set-up on, and from random positions that are rich in upgrades, crew, boosters and energy.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest
from crash_and_grab_scattered import in_sight, scattered, slow_at
from oracles import agree_on, agree_on_moves, anything, every_setting, winners
from slow_crash_and_grab import SlowGame
from slow_crash_and_grab_table import SPECIALITIES, UPGRADES, SlowSaucer, written

from gamekit.crash_and_grab.state import Saucer, State
from gamekit.game import CHANCE, Event, Move, Setting, Step
from gamekit.registry import find
from gamekit.timeline import Timeline

GAME = find("crash_and_grab")
MOVES = 250  # of a game, those of chance included
DECLINES = 0.3  # how often something optional is declined
FITTING = 0.9  # how often a guess is a verb of the present task
AIMS = 0.7  # how often a direction is chosen in which somebody is
POSITIONS = 400  # random positions, from each of which some rounds are played
ROUNDS = 2
Met = Counter[tuple[str, str]]
SETTINGS = every_setting(GAME)

# Refusals that random words do not bring about: chance has exact lists of what can be, and an upgrade that is still new
# is never asked for, since nobody has another turn before it can be used.
REFUSALS = """no_upgrade used_up off_board not_now itself saucer_off saucer_not_in_line not_in_line not_empty
    not_beside site_taken not_on_board out_of_reach got_crew half_turn_only no_turn not_your_colour not_with_others
    not_aboard other_speciality not_at_risk own_saucer fewer queue_empty not_drawn number_not_offered not_yours
    not_passable"""


def next_move(game: Timeline, slow: SlowGame, rng: random.Random) -> Move:
    """A random verb, then random words; what is optional is mostly taken, chance goes by its odds."""
    actor = game.actor
    assert actor is not None
    if actor == CHANCE:
        return game.random_move(rng, CHANCE)
    moves = game.moves(actor)
    wanted = [move for move in moves if move.verb != "pass"]
    if wanted and rng.random() >= DECLINES:
        moves = wanted
    verb = rng.choice(sorted({move.verb for move in moves}))
    moves = [move for move in moves if move.verb == verb]
    return rng.choice(toward(game, slow, moves) if rng.random() < AIMS else moves)


def toward(game: Timeline, slow: SlowGame, moves: list[Move]) -> list[Move]:
    """Those in whose direction somebody is, if there are any, so that saucers meet others and crew."""
    if "direction" not in [slot.name for slot in GAME.verbs[moves[0].verb].slots]:
        return moves
    (saucer, *_) = game.state.agenda[-1].about
    return [move for move in moves if in_sight(slow, saucer, move.words[-1])] or moves


# ---------------------------------------------------------------------- agreement


def agree_on_a_saucer(saucer: Saucer, slow: SlowSaucer) -> None:
    assert saucer.space == (slow.square or ())
    assert Counter(saucer.crew) == Counter(slow.crew)
    assert (saucer.boosters, saucer.energy) == (slow.boosters, slow.energy)
    assert Counter(saucer.upgrades) == Counter(slow.upgrades)
    assert Counter(saucer.fresh) == Counter(slow.fresh)


def agree_on_the_table(state: State, slow: SlowGame) -> None:
    """All that lies on the table, open or not."""
    for saucer, slow_saucer in zip(state.saucers, slow.saucers, strict=True):
        agree_on_a_saucer(saucer, slow_saucer)
    assert {space: crew for crew, space in state.ground} == slow.ground
    assert dict(zip(state.colours, map(list, state.queues), strict=True)) == slow.queues
    assert Counter(state.deck) - Counter(state.drawn) == Counter(slow.deck)
    assert Counter(state.discards) == Counter(slow.discards)
    assert Counter(state.drawn) == Counter(slow.drawn)
    assert [laid for laid in state.tiles if laid.tile] == list(slow.laid.values())


def agree_on_the_round(state: State, slow: SlowGame) -> None:
    """Whose turn it is, in which order, and who has won."""
    assert (state.round, state.probe, state.winner) == (slow.round, slow.probe, slow.winner)
    assert (list(state.order), sorted(state.tokens)) == (slow.order, slow.tokens)
    assert state.acting == slow.acting
    assert {number: plan for number, plan in enumerate(state.plans) if plan is not None} == slow.plans


def everybody_stands_well(state: State, slow: SlowGame) -> None:
    """No crew member is lost or there twice; CG-70 while nothing moves, at these tasks at least."""
    crew = [each for saucer in state.saucers for each in saucer.crew] + [each for each, _ in state.ground]
    crew += [each for queue in state.queues for each in queue]
    assert sorted(crew) == sorted(f"{colour}_{each}" for colour in state.colours for each in SPECIALITIES)
    if not state.agenda or state.agenda[-1].kind not in ("plan", "fly", "start", "boost", "give", "reward", "end"):
        return
    taken = [space for _, space in state.ground] + [saucer.space for saucer in state.saucers if saucer.space]
    assert len(set(taken)) == len(taken)
    sites = {square for square, kind in slow.squares.items() if kind not in "*."}
    accelerators = {square for square, kind in slow.squares.items() if kind == "*"}
    assert {space for _, space in state.ground} <= sites
    assert not {saucer.space for saucer in state.saucers} & accelerators


def guesses(game: Timeline) -> int:
    """How many there are; most where most is possible."""
    return 15 if game.state.agenda[-1].kind == "end" else 1


def told(event: Event) -> tuple[str, ...]:
    """An event on the way of a saucer in the words of the slow game."""
    about = {"moved": "space", "picked": "crew", "hit": "other"}.get(event.kind)
    return (event.kind, event.details["saucer"], *([event.details[about]] if about else []))


def agree_on_the_way(events: tuple[Event, ...], slow: SlowGame) -> None:
    """What has happened space by space in one play, in its order."""
    kinds = ("moved", "picked", "hit", "crashed", "blown_up")
    spelled = [tuple(written(part) if isinstance(part, tuple) else part for part in each) for each in slow.trail]
    assert [told(event) for event in events if event.kind in kinds] == spelled
    slow.trail.clear()


def play_on(game: Timeline, slow: SlowGame, rng: random.Random, moves: int, rounds: int = 1000) -> Met:
    """Both go on together and agree before and in every move; what has been met on the way."""
    met: Met = Counter()
    last = game.state.round + rounds
    for _ in range(moves):
        agree_on_moves(game, slow)
        agree_on_the_table(game.state, slow)
        agree_on_the_round(game.state, slow)
        everybody_stands_well(game.state, slow)
        if game.over or game.state.round == last:
            break
        met.update(("refusal", agree_on(game, slow, anything(game, rng, FITTING))) for _ in range(guesses(game)))
        move = next_move(game, slow, rng)
        events = game.play(move)
        slow.play(move.notation)
        agree_on_the_way(game.here.events, slow)
        met.update(("event", event.kind) for event in events)
        met.update(("upgrade", event.details["upgrade"]) for event in events if event.kind == "used")
    return met


# ---------------------------------------------------------------------- whole games


@cache
def met_in_a_game(number: int) -> Met:
    """A random game of both."""
    setting = SETTINGS[number]
    game, slow = Timeline(GAME, setting), SlowGame(setting.seats, dict(setting.options))
    slow.start()
    met = play_on(game, slow, random.Random(number), MOVES)
    if game.over:
        assert winners(game) == [slow.winner] * (slow.winner >= 0)
    return met


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_both_implementations_agree_at_every_move(number: int) -> None:
    assert met_in_a_game(number)["event", "planned"]


# ---------------------------------------------------------------------- random positions


def at_a_round(setting: Setting, rng: random.Random) -> Timeline:
    """A random position at the start of the first round."""
    game = Timeline(GAME, setting)
    while game.actor == CHANCE:
        game.play(game.random_move(rng, CHANCE))
    return Timeline(GAME, setting, first=Step(scattered(game.state, rng)))


@cache
def met_from_a_position(number: int) -> Met:
    """Some rounds of both from a random position, which is a legal one."""
    rng = random.Random(number)
    setting = GAME.setting(2, "published") if number % 4 == 0 else SETTINGS[number % len(SETTINGS)]
    game = at_a_round(setting, rng)
    assert GAME.check(game.state, setting) == []
    return play_on(game, slow_at(game.state), rng, 10 * MOVES, ROUNDS)


@pytest.mark.parametrize("number", range(POSITIONS))
def test_both_implementations_agree_from_random_positions(number: int) -> None:
    assert met_from_a_position(number)["event", "revealed"]


def test_these_games_reach_what_is_seldom() -> None:
    """Else the comparison would look at nothing: all upgrades, all kinds of events, all refusals."""
    met: Met = Counter()
    for number in range(len(SETTINGS)):
        met += met_in_a_game(number)
    for number in range(POSITIONS):
        met += met_from_a_position(number)
    of_positions = {"standing", "queue", "discards", "not_yet"}  # what only a given position tells
    assert {("event", kind) for kind in GAME.events if kind not in of_positions} <= set(met)
    assert {("upgrade", upgrade) for upgrade in UPGRADES} <= set(met)
    assert {("refusal", reason) for reason in REFUSALS.split()} <= set(met)
