"""The archiving and the end of Persona Non Grata against the slow implementation: ties of every kind."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from persona_non_grata_scattered import GAME, at, holdings, scattered
from slow_persona_non_grata import SlowGame
from slow_persona_non_grata_table import SlowCard, SlowPlayer
from test_persona_non_grata_oracle import Met, agree, agree_on_the_telling, play_one

from gamekit.game import CHANCE, Event, Move, Setting

CHOICES = list(product(("stay", "accumulate"), (False, True), (2, 3)))  # unclaimed cards, lost activators, weeks
TIMES = 1  # how often each way in which players can stand to each other is tried
ENDS = 1000  # ends of a game with few archived cards
SAMPLES = 6  # of each kind of tie at the end, those that are played

# ---------------------------------------------------------------------- the archiving


def a_setting(seats: int, theft: bool, number: int) -> Setting:
    """The options that bear on the archiving, with all choices of the others one after the other."""
    unclaimed, lost, weeks = CHOICES[number % len(CHOICES)]
    options = {"theft": theft, "unclaimed_cards": unclaimed, "activator_lost": lost, "weeks": weeks}
    return GAME.setting(seats, "page", options | {"two_player_draw": number % 3 == 0})


@cache
def met_in_positions(seats: int) -> Met:
    """For each way in which the seats can stand to each other, with each holder of the key, with and without theft."""
    met: Met = Counter()
    in_order = sorted({tuple(sorted(wanted)) for wanted in holdings(seats)})
    for number, (wanted, key, theft) in enumerate(product(in_order * TIMES, (None, *range(seats)), (False, True))):
        rng, setting = random.Random(number), a_setting(seats, theft, number)
        order = rng.sample(range(seats), seats)
        moved = tuple(wanted[order.index(seat)] for seat in range(seats))
        slow = scattered(seats, dict(setting.options), moved, None if key is None else order[key], rng)
        met.update(met_from_there(slow, setting, rng))
    return met


def met_from_there(slow: SlowGame, setting: Setting, rng: random.Random) -> Iterator[tuple[str, object]]:
    """The last day and the archiving of both from a position, which is a legal one; the ties that there were."""
    slow.start_last_day()
    game = at(slow, setting)
    assert set(GAME.check(game.state, setting)) <= {"past"}  # keys and archives are made up
    while slow.seat not in (CHANCE, None):
        before = dict(slow.keys)
        yield from play_one(game, slow, rng)
        yield from ties(slow, before, game.here.events)
    agree(game, slow)


def ties(
    slow: SlowGame, before: dict[str, SlowPlayer | None], events: tuple[Event, ...]
) -> Iterator[tuple[str, object]]:
    """What kinds of ties there were, and where the key was then: among the tied, outside, on the table."""
    theft = "theft" if slow.options["theft"] else "no theft"
    for event in events:
        details = event.details
        if event.kind == "tie":
            holder, tied = before[details["corporation"]], details["seats"]
            where = "table" if holder is None else "among" if holder.seat in tied else "outside"
            yield details["place"], (len(tied), where, theft)
        if event.kind == "sums":
            sums = sorted(details["sums"])
            yield "zeros", (sums.count(0), sums.count(max(sums)) if sums[-1] else 0, theft)


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_implementations_archive_alike_with_ties_of_every_kind(seats: int) -> None:
    met = met_in_positions(seats)
    firsts = {(tied, where) for tied in range(2, seats + 1) for where in ("table", "among", "outside")}
    seconds = {(tied, where) for tied in range(2, seats) for where in ("table", "among", "outside")}
    firsts.discard((seats, "outside"))  # everybody is among them
    zeros = {(zero, best) for zero in range(seats + 1) for best in range(seats + 1) if 0 < zero + best <= seats}
    zeros = {(zero, best) for zero, best in zeros if (best == 0) == (zero == seats)}
    for theft in ("theft", "no theft"):
        assert {("first", (*tie, theft)) for tie in firsts} <= set(met)
        assert {("second", (*tie, theft)) for tie in seconds} <= set(met)
        assert {("zeros", (*tie, theft)) for tie in zeros} <= set(met)


# ---------------------------------------------------------------------- the end

Level = tuple[int, int, int]  # how many are level in points, then in activated corporations, too, then in keys, too
PRIZES = ["0", "2", "4", "worker", "assistant"]  # what a player may have of a corporation of its own
OF_NEXT = ["", "", "worker", "worker worker", "assistant", "worker president"]  # and of the next one


def at_the_end(seats: int, options: dict[str, object], rng: random.Random) -> SlowGame:
    """The last day of the last week, on which nobody can win anything more: some cards and keys have been won."""
    slow = SlowGame(seats, options)
    slow.week, slow.day = 3, 5
    for player in slow.players:
        player.hand = [taken(slow.deck, "biolife_assistant"), taken(slow.deck, "cosmoco_manager", "jihui_director")]
        player.actions = ["download"]
        win_prizes(slow, player, rng)
    for player in rng.sample(slow.players, rng.randrange(seats + 1)):
        catch_up(slow, player, rng)
    return slow


def win_prizes(slow: SlowGame, player: SlowPlayer, rng: random.Random) -> None:
    """Cards of two corporations, and perhaps a key, such that there are enough for the others, too."""
    own, following = (slow.corporations[1 + (player.seat + step) % (len(slow.corporations) - 1)] for step in (0, 1))
    names = [f"{own}_{grade}" for grade in PRIZES if rng.random() < 0.3]
    names += [f"{following}_{grade}" for grade in rng.choice(OF_NEXT).split()]
    pile = slow.deck + slow.stacks[own]
    player.archive = [taken(pile, name) for name in names]
    slow.deck = [card for card in slow.deck if card not in player.archive]
    slow.stacks[own] = [card for card in slow.stacks[own] if card not in player.archive]
    slow.keys[own] = rng.choice([None, player])


def catch_up(slow: SlowGame, player: SlowPlayer, rng: random.Random) -> None:
    """Other prizes, which are worth as much as those of the best, if such are found soon."""
    best = max(map(slow.points, slow.players))
    for _ in range(20):
        if slow.points(player) == best:
            return
        give_back(slow, player)
        win_prizes(slow, player, rng)


def give_back(slow: SlowGame, player: SlowPlayer) -> None:
    for card in player.archive:
        pile = slow.deck if card in slow.cards else slow.stacks[card.corporation]
        pile.append(card)
    for stack in slow.stacks.values():
        stack.sort(key=lambda card: -card.value)
    player.archive = []


def taken(pile: list[SlowCard], *names: str) -> SlowCard:
    """A card of the first of these names that there still is."""
    card = next(card for name in names for card in pile if card.name == name)
    pile.remove(card)
    return card


def level(slow: SlowGame) -> Level:
    """By sorting out, as PNG-62 says; written once more."""
    records = [(slow.points(each), slow.activated(each), slow.keys_of(each)) for each in slow.players]
    best = max(records)
    points, corporations, keys = (sum(each[:length] == best[:length] for each in records) for length in (1, 2, 3))
    return points, corporations, keys


def met_at_the_end(seats: int, lost: bool) -> set[Level]:
    """Some ends with each kind of tie, agreed by both."""
    setting = GAME.setting(seats, "page", {"activator_lost": lost})
    met: Counter[Level] = Counter()
    for number in range(ENDS):
        slow = at_the_end(seats, dict(setting.options), random.Random(number))
        if met[level(slow)] < SAMPLES:
            met[level(slow)] += 1
            agree_on_the_end(slow, setting)
    return set(met)


def agree_on_the_end(slow: SlowGame, setting: Setting) -> None:
    """Everybody lays the same card; then points, telling and winners are the same."""
    slow.start_last_day()
    game, before = at(slow, setting), level(slow)
    while not slow.over:
        assert "lay biolife_assistant download" in slow.moves
        assert slow.seat is not None
        game.play(Move(slow.seat, "lay", ("biolife_assistant", "download")))
        slow.play("lay biolife_assistant download")
        agree_on_the_telling(game.here.events, slow)
    agree(game, slow)
    assert (level(slow), len(slow.winners())) == (before, before[-1])


@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_both_implementations_end_alike_with_ties_of_every_kind(seats: int, lost: bool) -> None:
    every = range(1, seats + 1)
    kinds = {(points, level, won) for points in every for level in every for won in every if won <= level <= points}
    assert met_at_the_end(seats, lost) == kinds
