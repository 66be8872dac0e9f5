"""Northwest Passage against a second, slow and plain implementation of the same rules, move by move.

In random games from the set-up on, and from random positions with many tiles laid and vehicles far from home.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from northwest_passage_scattered import BOARDS, GAME, at, pictured, scattered
from oracles import agree_on, agree_on_moves, anything, every_setting, winners
from slow_northwest_passage import SlowGame

from gamekit.game import CHANCE, Event, Move, Setting
from gamekit.northwest_passage.state import State
from gamekit.timeline import Timeline

MOVES = 250  # of a game, those of chance included
POSITIONS = 100  # random positions, from each of which some moves are played
FROM_THERE = 60
RELUCTANT = {"pass": 0.1, "end": 0.3, "transfer": 0.5, "renew": 0.2}  # how often such a verb is taken into account
EAGER = {"discover": 0.7, "place": 0.4}  # how often such a verb is used if it can be
STAYS = 0.8  # how often a vehicle does not go home
Met = Counter[tuple[str, str]]
SETTINGS = every_setting(GAME, {"board": "small"})

REFUSALS = """apart corner far half_side has_place ice is_there no_action no_ground no_sea no_such_crew no_tile no_tiles
    nobody_moves not_beside not_in_hand not_in_reserve not_offered nothing_here off_board pile_empty say sled_aboard
    taken too_few"""
# only a given position tells these
OF_POSITIONS = {"stands", "stands_on", "has", "owns", "been_there", "gone", "lies", "turn_goes_on"}


def next_move(game: Timeline, rng: random.Random) -> Move:
    """A random verb, then random words, with likings of its own; chance goes by its odds."""
    actor = game.actor
    assert actor is not None
    if actor == CHANCE:
        return game.random_move(rng, CHANCE)
    moves = [move for move in game.moves(actor) if move.words[-1:] != ("greenland",) or rng.random() >= STAYS]
    verbs = sorted({move.verb for move in moves})
    eager = [verb for verb in verbs if rng.random() < EAGER.get(verb, 0)]
    willing = [verb for verb in verbs if rng.random() < RELUCTANT.get(verb, 1)]
    verb = rng.choice(eager or willing or verbs)
    return rng.choice([move for move in moves if move.verb == verb])


# ---------------------------------------------------------------------- agreement


def agree_on_the_table(state: State, slow: SlowGame) -> None:
    """All that lies on the table; the order of hands, which means nothing, aside."""
    assert with_sorted_hands(pictured(slow, state)) == with_sorted_hands(state)
    if state.agenda and state.agenda[-1].kind == "act":
        assert state.paid == slow.done


def with_sorted_hands(state: State) -> State:
    players = tuple(player._replace(hand=tuple(sorted(player.hand))) for player in state.players)
    return state._replace(players=players)


def agree_on_a_guess(game: Timeline, slow: SlowGame, rng: random.Random) -> str:
    """A guess is legal in both or in neither; the reason against it."""
    return agree_on(game, slow, nearly_legal(game, slow, rng) if rng.random() < 0.5 else anything(game, rng))


def nearly_legal(game: Timeline, slow: SlowGame, rng: random.Random) -> Move:
    """A legal move, one of each verb as likely, with one of its words exchanged."""
    verb = rng.choice(sorted({move.split()[0] for move in slow.moves}))
    words = rng.choice([move for move in slow.moves if move.split()[0] == verb]).split()[1:]
    if words:
        at = rng.randrange(len(words))
        words[at] = rng.choice(GAME.verbs[verb].slots[at].words(game.state))
    return Move(game.state.agenda[-1].seat, verb, tuple(words))


TOLD = {  # of each kind of event what the slow game tells as well, in its order
    "drawn": ("tile", "vehicle", "price"),
    "renewed": ("vehicle", "price", "tiles"),
    "took": ("tile",),
    "placed": ("tile", "turn", "square", "vehicle", "price"),
    "filled": ("tile", "square", "blank"),
    "island": ("points", "quarters"),
    "transferred": ("ready", "used", "sled_ready", "sled_used", "vehicle", "price"),
    "put_down": ("at",),
    "hoisted": (),
    "moved": ("vehicle", "at", "price"),
    "reached": ("vehicle", "number"),
    "returned": ("vehicle", "number"),
    "left_behind": ("vehicle", "at"),
    "discovered": ("icon", "tile", "square", "points", "multiplier", "vehicle"),
    "spent": ("number",),
    "passed": ("number",),
    "turn_over": ("by_itself",),
    "sun": ("spot", "frozen"),
    "froze": ("row",),
    "thawed": ("row",),
    "stranded": ("seat", "at"),
    "arrival": ("seat", "place", "number", "points"),
    "honour": ("seat", "token", "count", "points"),
    "sets": ("seat", "points"),
    "lost": ("seat", "vehicle", "points"),
    "total": ("seat", "points"),
    "game_over": ("winners",),
}


def told(event: Event) -> tuple[object, ...]:
    """An event in the words of the slow game."""
    facts = {"seat": event.seat, **event.details}
    return (event.kind, *(plain(facts[name]) for name in TOLD[event.kind]))


def plain(fact: object) -> object:
    """A list without its order; it is of quarters, tiles or seats."""
    return frozenset(map(str, fact)) if isinstance(fact, list | tuple) else fact


def agree_on_the_telling(events: tuple[Event, ...], slow: SlowGame) -> None:
    """What has happened in one play; islands are told in any order, and so is the scoring of the end."""
    assert Counter(told(event) for event in events if event.kind in TOLD) == Counter(slow.told())
    slow.trail.clear()


def play_on(game: Timeline, slow: SlowGame, rng: random.Random, moves: int) -> Met:
    """Both go on together and agree before and in every move; what has been met on the way."""
    met: Met = Counter()
    for _ in range(moves):
        agree_on_moves(game, slow)
        agree_on_the_table(game.state, slow)
        if game.over:
            break
        met.update(("refusal", agree_on_a_guess(game, slow, rng)) for _ in range(3))
        move = next_move(game, rng)
        game.play(move)
        slow.play(move.notation)
        agree_on_the_telling(game.here.events, slow)
        met.update(remarkable(game.here.events))
    return met


def remarkable(events: tuple[Event, ...]) -> Iterator[tuple[str, str]]:
    """What has been met in one play."""
    for event in events:
        yield "event", event.kind
        if event.kind == "discovered":
            yield from [("icon", event.details["icon"]), ("zone", str(event.details["multiplier"]))]
        if event.kind == "filled" and event.details["blank"]:
            yield "filled", "blank"
        if event.kind == "turn_over" and event.details["by_itself"]:
            yield "turn_over", "by itself"
    yield "islands", str(sum(event.kind == "island" for event in events))


# ---------------------------------------------------------------------- whole games


@cache
def met_in_a_game(number: int) -> Met:
    """A random game of both."""
    setting = SETTINGS[number]
    slow = SlowGame(setting.seats, dict(setting.options), BOARDS[setting.options["board"]])
    slow.start()
    game = Timeline(GAME, setting)
    met = play_on(game, slow, random.Random(number), MOVES)
    if game.over:
        assert winners(game) == slow.winners()
    return met


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_both_implementations_agree_at_every_move(number: int) -> None:
    assert met_in_a_game(number)["event", "turn"]


# ---------------------------------------------------------------------- random positions


def at_a_position(setting: Setting, rng: random.Random) -> tuple[Timeline, SlowGame]:
    """A random position at the start of a round, in both."""
    slow = scattered(setting.seats, dict(setting.options), rng)
    slow.start_round()
    return at(slow, setting), slow


@cache
def met_from_a_position(number: int) -> Met:
    """Some moves of both from a random position, which is a legal one."""
    rng = random.Random(number)
    setting = SETTINGS[number % len(SETTINGS)]
    game, slow = at_a_position(setting, rng)
    assert GAME.check(game.state, setting) in ([], ["positions"])
    return play_on(game, slow, rng, FROM_THERE)


@pytest.mark.parametrize("number", range(POSITIONS))
def test_both_implementations_agree_from_random_positions(number: int) -> None:
    assert sum(met_from_a_position(number).values())


def test_these_games_reach_what_is_seldom() -> None:
    """Else the comparison would look at nothing: all kinds of events, all refusals, all icons."""
    met: Met = Counter()
    for number in range(len(SETTINGS)):
        met += met_in_a_game(number)
    for number in range(POSITIONS):
        met += met_from_a_position(number)
    assert {("event", kind) for kind in GAME.events if kind not in OF_POSITIONS} <= set(met)
    assert {("refusal", reason) for reason in REFUSALS.split()} <= set(met)
    assert {("icon", kind) for kind in ("strait", "wreck", "inuit", "cairn")} <= set(met)
    assert {("zone", times) for times in "123"} <= set(met)
    assert {("filled", "blank"), ("islands", "2"), ("turn_over", "by itself")} <= set(met)
