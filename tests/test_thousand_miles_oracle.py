"""1000 mil against a second, slow and plain implementation of the same rules, move by move in random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from oracles import winners
from slow_thousand_miles import SlowGame
from slow_thousand_miles_table import SlowSide

from gamekit.conformance.playing import settings
from gamekit.game import CHANCE, Move, Setting
from gamekit.registry import find
from gamekit.thousand_miles import TEAMS
from gamekit.thousand_miles.board import DECK
from gamekit.thousand_miles.state import Side
from gamekit.timeline import Timeline

GAME = find("thousand_miles")
MOVES = 1000  # of a game, those of chance included: two rounds and more with few players
LAYS = 0.7  # how often a card is laid if it can, so that sides get on the road
Styles = tuple[str, ...]


@cache
def every_setting() -> list[Setting]:
    """Any two choices meet; besides, every kind of team under both presets, and each preset as it is."""
    teams = [(int(name[0]) * int(name[2]), {"teams": name}) for name in TEAMS]
    plain: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in GAME.seats]
    small = {"stall": 6, "reshuffle": True, "match_points": 1000}
    more = [(seats, small | {"cumulative": cumulative}) for seats in (2, 5) for cumulative in (False, True)]
    rows = [(seats, preset, own) for seats, own in teams + plain + more for preset in GAME.presets]
    return [*settings(GAME), *(GAME.setting(seats, preset, own) for seats, preset, own in rows)]


def styles(number: int) -> Styles:
    """How the sides play in the game of that number: all at random; the first sensibly; the others only discarding."""
    return (("random",), ("sensible", "random"), ("sensible", "idle"), ("sensible",))[number % 4]


def next_move(game: Timeline, rng: random.Random, style: Styles) -> Move:
    """A move of whoever wants a trick, or else of whoever is waited for; chance by its odds."""
    for seat in game.game.out_of_turn(game.state):
        if rng.random() < 0.5:
            return rng.choice(game.moves(seat))
    seat = game.actor
    assert seat is not None
    return game.random_move(rng, CHANCE) if seat == CHANCE else chosen(game, rng, seat, style)


def chosen(game: Timeline, rng: random.Random, seat: int, style: Styles) -> Move:
    """A move in the style of the seat's side; at random mostly one that lays a card, so that somebody gets on."""
    manner = style[min(game.state.side_of(seat), len(style) - 1)]
    moves = game.moves(seat)
    if manner == "sensible" and GAME.kit:
        move = GAME.kit(game.view(seat), seat, None, (), rng)
        assert move in moves
        return move
    laid = [move for move in moves if move.verb not in ("discard", "extend", "finish")]
    thrown = [move for move in moves if move.verb == "discard"]
    if manner == "idle":
        return rng.choice(thrown or moves)
    return rng.choice(laid if laid and rng.random() < LAYS else moves)


def marks(side: SlowSide) -> set[str]:
    """What is in force on a side, in the words of the package; a stop that does not stop is none."""
    stopped = side.stopped and "priority_vehicle" not in side.immunities
    named = {"stopped": stopped, "limit": side.limit, "con_sens": side.con_sens}
    return side.damages | {name for name, so in named.items() if so}


def cards(counts: tuple[int, ...]) -> Counter[str]:
    """Counts of cards by their slugs."""
    return Counter({card.slug: counts[card.number] for card in DECK.cards if counts[card.number]})


def agree_on_a_side(side: Side, slow: SlowSide, total: int) -> None:
    assert (side.miles, side.points, side.total, side.driven) == (slow.miles, slow.points, total, slow.driven)
    assert set(side.marks) == marks(slow)
    assert cards(side.laid) == Counter(slow.table)


def agree_on_the_table(game: Timeline, slow: SlowGame) -> None:
    """All that lies open, and all that does not."""
    state = game.state
    assert cards(state.deck) == Counter(slow.deck)
    assert state.left == len(slow.deck)
    assert cards(state.discards) == Counter(slow.discards)
    assert [Counter(DECK.slugs(hand)) for hand in state.hands] == [Counter(hand) for hand in slow.hands]
    for side, slow_side, total in zip(state.sides, slow.sides, slow.totals, strict=True):
        agree_on_a_side(side, slow_side, total)
    assert (state.round, state.distance) == (slow.round, slow.distance)
    assert state.called == (-1 if slow.called is None else slow.called)
    assert (state.attack is None) == (slow.attack is None)


def agree_on_moves(game: Timeline, slow: SlowGame) -> None:
    """Who moves, what each seat may do, and how likely chance makes it."""
    assert game.actor == slow.due()
    for seat in game.seats:
        assert {move.notation for move in game.moves(seat)} == slow.legal(seat)
    assert {move.notation: weight for move, weight in game.chances()} == slow.odds()


def results(game: Timeline) -> Iterator[dict[str, Any]]:
    """How each round ended, from the events."""
    found: dict[str, Any] = {}
    for node in game.path():
        for event in node.events:
            details = event.details
            if event.kind == "round_end":
                winner = details["winner"][0] if details["winner"] else None
                found = {"how": details["how"], "winner": winner, "bonuses": [], "points": []}
            if event.kind == "bonus":
                found["bonuses"].append((details["bonus"], details["side"][0], details["points"]))
            if event.kind == "round_points":
                found["points"].append(details["points"])
            if event.kind == "round_points" and event.seat == len(game.state.sides) - 1:
                yield found | {"bonuses": sorted(found["bonuses"])}


def played(setting: Setting, seed: int) -> tuple[Timeline, SlowGame]:
    """A random game in both implementations, which agree before every move."""
    game, slow, rng = Timeline(GAME, setting), SlowGame(setting.seats, setting.options), random.Random(seed)
    for _ in range(MOVES):
        agree_on_moves(game, slow)
        agree_on_the_table(game, slow)
        if game.over:
            break
        move = next_move(game, rng, styles(seed))
        game.play(move)
        slow.play(move.seat, move.notation)
    return game, slow


@pytest.mark.parametrize("number", range(len(every_setting())))
def test_both_implementations_agree_at_every_move(number: int) -> None:
    game, slow = played(every_setting()[number], number)
    assert list(results(game)) == slow.results
    if game.over:
        assert winners(game) == sorted_by_side(slow)
        assert {score.side: score.points for score in game.scores()} == totals(slow)


def sorted_by_side(slow: SlowGame) -> list[int]:
    """The winners, side by side."""
    return sorted(slow.winners, key=lambda seat: (slow.side_of(seat), seat))


def totals(slow: SlowGame) -> dict[tuple[int, ...], int]:
    """The points of each side in the match."""
    sides = {tuple(seat for seat in range(slow.seats) if slow.side_of(seat) == side): side for side in range(slow.k)}
    return {seats: slow.totals[side] + slow.sides[side].points for seats, side in sides.items()}


def test_these_games_reach_what_is_seldom() -> None:
    """Else the comparison would look at nothing: all ends of a round, all bonuses, all kinds of events."""
    met: Counter[tuple[str, object]] = Counter()
    for number, setting in enumerate(every_setting()):
        game, rng = Timeline(GAME, setting), random.Random(number)
        for _ in range(MOVES):
            if game.over:
                break
            for event in game.play(next_move(game, rng, styles(number))):
                met["event", event.kind] += 1
                met["how", event.details.get("how")] += 1
                met["bonus", event.details.get("bonus")] += 1
    events = {
        ("event", kind) for kind in GAME.events if kind not in ("standing", "discards")
    }  # of given positions only
    ends = {("how", how) for how in ("distance", "no_cards", "all_out", "stall")}
    bonuses = {("bonus", name) for name in ("trip", "deck", "alone", "immunities", "safe", "extension")}
    assert events | ends | bonuses <= set(met), met
