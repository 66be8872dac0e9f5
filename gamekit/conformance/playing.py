"""Games played at random: from every seat count and preset, and from a few combinations of the options."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from gamekit.game import Game, Setting, SettingError
from gamekit.timeline import Timeline

FEW = 4  # an option with more values than that is tried with its first two and its last
AS_PRESET = object()  # the choice of leaving an option to the preset
BRANCHES, TWIGS = 3, 4  # how many branches a random game gets, of how many moves

Pair = tuple[int, int, int, int]  # factor, its value, another factor, its value (as indices)


def settings(game: Game) -> list[Setting]:
    """Settings in which any two choices (seats, preset, a value of an option) meet at least once, if they may."""
    options = [[AS_PRESET, *_some(option.values)] for option in game.options.values()]
    return [_setting(game, row) for row in covering([list(game.seats), list(game.presets), *options])]


def _some(values: Sequence[Any]) -> list[Any]:
    return list(values) if len(values) <= FEW else [values[0], values[1], values[-1]]


def _setting(game: Game, row: Sequence[Any]) -> Setting:
    """The setting of a row; options that do not fit together are left to the preset, the last ones first."""
    seats, preset, *values = row
    chosen = {name: value for name, value in zip(game.options, values, strict=True) if value is not AS_PRESET}
    while True:
        try:
            return game.setting(seats, preset, chosen)
        except SettingError:
            if not chosen:
                raise
            chosen.popitem()


def covering(factors: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Rows with a value of each factor, such that any two values of two factors stand together in some row.

    Greedy: each row begins with a pair not met yet and takes the values that meet most of the others.
    """
    uncovered: set[Pair] = {
        (i, a, j, b)
        for i, j in combinations(range(len(factors)), 2)
        for a, b in product(range(len(factors[i])), range(len(factors[j])))
    }
    rows = []
    while uncovered:
        row = _row(factors, uncovered)
        uncovered -= _pairs(row)
        rows.append([factor[row[index]] for index, factor in enumerate(factors)])
    return rows


def _row(factors: Sequence[Sequence[Any]], uncovered: set[Pair]) -> dict[int, int]:
    i, a, j, b = min(uncovered)
    row = {i: a, j: b}
    for index, factor in enumerate(factors):
        if index not in row:
            gains = [len(_pairs(row | {index: value}) & uncovered) for value in range(len(factor))]
            row[index] = gains.index(max(gains))
    return row


def _pairs(row: dict[int, int]) -> set[Pair]:
    return {(i, row[i], j, row[j]) for i, j in combinations(sorted(row), 2)}


# ---------------------------------------------------------------------- play


def random_games(game: Game, games: int, moves: int) -> Iterator[tuple[str, Timeline]]:
    """Games of at most that many moves, with a name each: every setting at least once, and `games` in all or more."""
    rows = settings(game)
    for number in range(max(games, len(rows))):
        setting = rows[number % len(rows)]
        name = f"random game {number}: {setting.seats} seats, {setting.preset}, {setting.options}"
        yield name, random_game(game, setting, number, moves)


def random_game(game: Game, setting: Setting, seed: int, moves: int) -> Timeline:
    """A game dealt and played from one seed, to its end or for that many moves."""
    timeline = Timeline(game, setting, seed)
    timeline.deal()
    play_on(timeline, random.Random(seed), moves)
    return timeline


def play_on(timeline: Timeline, rng: random.Random, moves: int) -> None:
    """Play up to that many random moves from where the timeline stands; without a dealer, chance moves count too."""
    for _ in range(moves):
        if timeline.over:
            break
        timeline.play(timeline.random_move(rng))
    depth = timeline.here.depth
    assert depth <= timeline.game.longest, f"a game of {timeline.game.name} is longer than its `longest`"


def branch_out(timeline: Timeline, rng: random.Random) -> None:
    """Go back to random positions and play on from there, so that the tree has branches; write a comment and a name."""
    for _ in range(BRANCHES):
        timeline.jump(rng.randrange(len(timeline.nodes)))
        timeline.deal()
        play_on(timeline, rng, TWIGS)
    node = rng.randrange(len(timeline.nodes))
    timeline.comments[node] = {"en": "Why “this”?\nLook: <b>here</b>.", "pl": "Dlaczego „tak”? Źdźbło."}
    timeline.names["here we go"] = node
