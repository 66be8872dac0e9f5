"""Games of 13 Clues that leave so few deals that all can be laid out, and what seats heard in them as facts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import slow_thirteen_clues_deals as slow
from slow_thirteen_clues import TABLE
from thirteen_clues_positions import solution

from gamekit.game import Event
from gamekit.thirteen_clues.board import DECK, PARTS
from gamekit.thirteen_clues.deduction import Knowledge
from gamekit.timeline import Timeline

SEATS = range(2, 7)
MOVES = {2: 5, 3: 12, 4: 26, 5: 36, 6: 40}  # by seats: so many that few deals are left
FEW = 1_200  # deals, that can be laid out
GAMES = range(3)  # for every number of seats


def told_as_facts(events: Sequence[Event], seat: int) -> Iterator[slow.Fact]:
    """What a seat heard, as facts of the slow deduction."""
    ways = {"asked": "sees", "asked_secretly": "sees", "asked_left": "sees left", "asked_right": "sees right"}
    for event in events:
        of = event.details
        if event.kind in ways and of["count"] != "?" and of["witness"] != seat:
            yield ways[event.kind], of["witness"], of["what"], of["count"]
        elif event.kind == "wrong":
            cards = tuple(of[part] for part in PARTS)
            yield ("not", cards) if event.seat == seat else ("named", event.seat, cards)
        elif event.kind in ("looked", "informant_shown") and of["card"] != "?":
            yield "letter", of["card"]
        elif event.kind in ("solved", "mystery_shown") and event.seat == seat:
            yield "mine", tuple(of[part] for part in PARTS)
        elif event.kind == "hand_shown" and event.seat != seat:
            yield "behind", event.seat, of["left"], of["right"]


def sight(game: Timeline, seat: int) -> tuple[list[str], dict[int, tuple[str, ...]], tuple[str, ...]]:
    """What a seat does not see at first, the fronts of the others, and its own two cards, by the state alone."""
    fronts = {owner: tuple(DECK.slugs(game.state.mysteries[owner])) for owner in game.seats if owner != seat}
    own = tuple(DECK.slugs(game.state.hands[seat]))
    seen = {card for front in fronts.values() for card in front} | set(own)
    cards = [card for row in TABLE[: len(game.seats) + 4] for card in (row[1], row[3], row[5])]
    return [card for card in cards if card not in seen], fronts, own


@cache
def laid_out(game: Timeline, seat: int, *more: slow.Fact) -> list[tuple[slow.Cards, tuple[slow.Cards, ...]]]:
    """Every deal that is true to what a seat heard, and to further facts."""
    unseen, fronts, _ = sight(game, seat)
    return slow.deals(unseen, fronts, len(game.seats), seat, [*told_as_facts(game.events(seat), seat), *more])


def random_game(seats: int, seed: int, moves: int, **options: Any) -> Timeline:
    """A game dealt at random in which so many moves are made, with a wrong accusation now and then."""
    import gamekit

    game, rng = gamekit.start("thirteen_clues", seats, options=options, seed=100 * seats + seed), random.Random(seed)
    while not game.state.turn:
        game.play(game.random_move(rng, game.actor))
    start = len(game.path())
    while len(game.path()) < start + moves and not game.over:
        move = game.random_move(rng, game.actor)
        right = move.verb == "accuse" and move.notation == solution(game, move.seat)
        if not right and (move.verb != "accuse" or rng.random() < 0.3):
            game.play(move)
    return game


@cache
def small(seats: int, number: int) -> Timeline:
    """The game of that number in which so much was asked that the deals left to its thinker can be laid out."""
    games = (random_game(seats, seed, MOVES[seats], **options(seats, seed)) for seed in range(number, 100, len(GAMES)))
    return next(game for game in games if 8 < knowledge(game, number % seats).total <= FEW)


def options(seats: int, seed: int) -> dict[str, bool]:
    return {} if seats == 2 else {"top_secret": seed % 2 == 0, "whole_kinds": seed % 3 == 0}


def knowledge(game: Timeline, seat: int) -> Knowledge:
    found = game.knowledge(seat)
    assert isinstance(found, Knowledge)
    return found


def slow_weights(deals: Sequence[tuple[slow.Cards, Any]]) -> dict[slow.Cards, int]:
    return dict(Counter(mine for mine, _ in deals))


def weights_of(found: Knowledge) -> dict[tuple[str, ...], int]:
    rows = zip(found.space.mysteries.tolist(), found.weights.tolist(), strict=True)
    return {tuple(DECK.slugs(mystery)): weight for mystery, weight in rows if weight}
