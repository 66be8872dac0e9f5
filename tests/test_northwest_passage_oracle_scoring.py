"""The end of Northwest Passage against the slow implementation: honours, sets, arrivals, losses, ties of every kind."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

import pytest
from northwest_passage_scattered import GAME, at
from slow_northwest_passage import SlowGame
from slow_northwest_passage_board import square
from slow_northwest_passage_players import FIVE, NOWHERE, SlowPlayer, Stand
from test_northwest_passage_oracle import agree_on_the_table, agree_on_the_telling

from gamekit.game import Move

MOST = 3  # tokens of a kind
Counts = tuple[int, ...]  # of one kind, by seat


def at_the_end(seats: int, counts: Counts, rng: random.Random) -> SlowGame:
    """The last round, before anybody's turn: tokens as counted, for each kind in some order of the seats."""
    slow = SlowGame(seats, dict(GAME.setting(seats, "page").options))
    slow.reserve = [tile for tile in slow.reserve if tile not in ("12", "51")]
    for tile, anchor in (("12", "o4"), ("51", "o5")):
        slow.lay(tile, square(anchor), 0)
    slow.round = int(str(slow.options["rounds"])) - 1
    slow.spot, slow.frozen_rows = slow.board.sun[slow.round % len(slow.board.sun)]
    for token, order in zip(FIVE, rng.sample(list(permutations(range(seats))), 2) * 3, strict=False):
        for player in slow.players:
            player.tokens[token] = counts[order[player.seat]]
    scatter(slow, rng)
    level(slow, rng)
    slow.order = [player.seat for player in slow.players if not player.home]
    slow.start_round()
    return slow


def scatter(slow: SlowGame, rng: random.Random) -> None:
    """Vehicles at home and away, crews divided, orders of arrival."""
    for player in slow.players:
        player.at = {"ship": rng.choice(stands(slow, "ship")), "sled": rng.choice([None, *stands(slow, "sled")])}
        on_sled = 0 if player.aboard() else rng.randrange(1, 8)
        player.ready = {"ship": 7 - on_sled, "sled": on_sled}
    for rank, player in enumerate(some(slow.players, rng, len(slow.players)), start=1):
        player.passage = rank
    back = [player for player in slow.players if len(slow.away(player)) < 2 - player.aboard()]
    for rank, player in enumerate(some(back, rng, len(slow.players) - 1), start=1):
        player.home = rank


def stands(slow: SlowGame, vehicle: str) -> list[Stand]:
    away = [Stand(number, area, "") for number in (0, 1) for area in slow.areas(vehicle, number)]
    return [Stand(None, NOWHERE, "greenland"), *away]


def some(players: list[SlowPlayer], rng: random.Random, most: int) -> list[SlowPlayer]:
    return rng.sample(players, rng.randrange(min(len(players), most) + 1))


def level(slow: SlowGame, rng: random.Random) -> None:
    """So many points from before that some of the players end with the same, the others with any."""
    for player in slow.players:
        player.points = rng.randrange(60, 100)
    for player in some(slow.players, rng, len(slow.players)):
        player.points += 120 - sum(slow.final_points(player).values())


@cache
def met_at_the_end(seats: int) -> Counter[object]:
    """The ends of all ways to count tokens, agreed by both: which kinds of ties there were."""
    met: Counter[object] = Counter()
    for number, counts in enumerate(product(range(MOST + 1), repeat=seats)):
        slow = at_the_end(seats, counts, random.Random(number))
        agree_on_the_end(slow)
        met.update(ties(slow))
    return met


def agree_on_the_end(slow: SlowGame) -> None:
    """Everybody passes; then points, telling and winners are the same."""
    game = at(slow, GAME.setting(len(slow.players), "page"))
    while not game.over:
        game.play(Move(game.state.agenda[-1].seat, "pass"))
        slow.play("pass")
        agree_on_the_telling(game.here.events, slow)
    agree_on_the_table(game.state, slow)
    scores = game.scores()
    assert {score.side: score.points for score in scores} == {
        (player.seat,): sum(slow.final_points(player).values()) for player in slow.players
    }
    assert [seat for score in scores if score.won for seat in score.side] == slow.winners()


def ties(slow: SlowGame) -> Iterator[object]:
    """Which places of a token are shared by how many, and how a tie for the win is decided."""
    for token in slow.board.honours:
        groups = Counter(player.tokens[token] for player in slow.players)
        for count, sharing in groups.items():
            better = sum(number for other, number in groups.items() if other > count)
            yield ("none" if count == 0 else "place", better + 1, sharing)
    totals = [sum(slow.final_points(player).values()) for player in slow.players]
    best = [player for player in slow.players if totals[player.seat] == max(totals)]
    yield ("best", len(best), sum(player.home > 0 for player in best))


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_implementations_score_the_end_alike_with_ties_of_every_kind(seats: int) -> None:
    met = met_at_the_end(seats)
    places = [(first, sharing) for first in range(1, seats + 1) for sharing in range(1, seats + 2 - first)]
    assert {("place", *place) for place in places} <= set(met)
    wins = {("best", many, home) for many in range(1, seats + 1) for home in range(min(many, seats - 1) + 1)}
    assert wins <= set(met)


def test_at_most_16_points_are_lost() -> None:
    """NWP-109."""
    losses = [slow.lost(player) for slow in map(an_end, range(400)) for player in slow.players]
    assert max(losses) == 16
    assert min(losses) == 0


def an_end(number: int) -> SlowGame:
    return at_the_end(4, (0, 1, 2, 3), random.Random(number))
