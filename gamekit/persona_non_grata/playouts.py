"""A week played to its end in somebody's favour: a deal that these ears cannot rule out, and legal moves for all.

Such a game is a witness: it shows that an ending can happen. Everybody plays as if they liked some seats and disliked
others: a card goes where it does most for them, the deck gives what helps, and a bit of chance makes games differ.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from gamekit.game import CHANCE, Game, Move
from gamekit.persona_non_grata.archiving import sums
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.dealing import target
from gamekit.persona_non_grata.hidden import DECK, GONE
from gamekit.persona_non_grata.imagining import filled, one_by_one, spelled
from gamekit.persona_non_grata.odds import Knowledge
from gamekit.persona_non_grata.state import State

Likes = Sequence[float]  # of each seat: how much everybody wants it to have cards; empty: who is behind shall catch up


class Playout(NamedTuple):
    """How a week was played: the true position at first, the moves, and the sums that were compared."""

    start: State
    moves: tuple[Move, ...]
    sums: Mapping[str, tuple[int, ...]]  # of each corporation that was settled


def playout(game: Game, known: Knowledge, view: State, corporation: str, likes: Likes, rng: random.Random) -> Playout:
    """One game played to the end of the week in favour of some seats."""
    box, number = known.heard.box, known.heard.box.corporations.index(corporation)
    start = filled(view, favourable(known, likes, known.worth(corporation), rng), len(known.heard.full), rng)
    noise = rng.choice((0.0, 0.5, 2.0))

    def choose(state: State) -> Move:
        return chosen(game, box, state, number, likes or behind(sums(box, state, number)), noise, rng)

    return follow(game, start, choose)


def behind(found: Sequence[int]) -> Likes:
    """Those are liked who have less than the most."""
    return [1.0 if count < max(found) else -1.0 for count in found]


def follow(game: Game, start: State, choose: Callable[[State], Move]) -> Playout:
    """A position played to the end of the week."""
    state, moves, found, week = start, list[Move](), dict[str, tuple[int, ...]](), start.week
    while state.week == week and state.agenda:
        moves.append(choose(state))
        state, events = game.verbs[moves[-1].verb].play(state, moves[-1])
        found |= {e.details["corporation"]: tuple(e.details["sums"]) for e in events if e.kind == "sums"}
    return Playout(start, tuple(moves), found)


def favourable(known: Knowledge, likes: Likes, worth: Mapping[int, int], rng: random.Random) -> dict[str, list[int]]:
    """The hidden cards dealt as it suits: to face-down cards of seats that are liked the best of a corporation."""
    pool, found = dict(known.hidden.pool), dict[str, list[int]]()
    rows = [spread.drawn for spread in known.hidden.spreads if spread.drawn is not None]
    drawn = iter(list(one_by_one(pool, rows, rng)))
    liked = {slot: likes[known.owner(slot)] if likes else rng.random() for slot in known.slots}
    spreads = [
        (s.places, spelled(s.cards) + ([next(drawn)] if s.drawn is not None else [])) for s in known.hidden.spreads
    ]
    for places, cards in (*spreads, (known.hidden.places, spelled(pool))):
        rng.shuffle(cards)
        cards.sort(key=lambda card: worth.get(card, 0))
        for place in sorted(places, key=lambda place: rank(place, liked, rng), reverse=True):
            found.setdefault(place, []).extend(cards.pop() for _ in range(places[place]))
    return found


def rank(place: str, liked: Mapping[str, float], rng: random.Random) -> float:
    """Which places get the best cards first: face-down ones of seats that are liked, hands, what is out of play."""
    if place in liked:
        return 10 * liked[place]
    return -1 if place in (DECK, GONE) else rng.random()


# ---------------------------------------------------------------------- one move


def chosen(game: Game, box: Box, state: State, number: int, likes: Likes, noise: float, rng: random.Random) -> Move:
    """The move of whoever is waited for."""
    task, values = state.agenda[-1], box.values[number]
    if task.kind == "deal":
        return dealt(box, state, values, likes[task.about[0]], rng)
    options = game.moves(state, task.seat)
    if task.kind == "lay":
        return max(options, key=lambda move: laid(box, state, move, values, likes) + noise * rng.random())
    if task.kind == "discard":
        return max(options, key=lambda move: put_aside(box, state, move, values, likes) + noise * rng.random())
    return rng.choice(options)


def laid(box: Box, state: State, move: Move, values: Mapping[int, int], likes: Likes) -> float:
    """How good it is to lay a pair: what it adds to seats that are liked, and that good action cards are not wasted."""
    seat, value = target(state, move.seat, move.words[1]), values.get(box.number[move.words[0]], 0)
    return likes[seat] * value - (0.1 * likes[seat] if not value else 0.0)


def put_aside(box: Box, state: State, move: Move, values: Mapping[int, int], likes: Likes) -> float:
    """How good it is to discard a card: those of the corporation are kept for whom somebody likes."""
    value = values.get(box.number[move.words[0]], 0)
    return -value if max(likes) > 0 else value


def dealt(box: Box, state: State, values: Mapping[int, int], liked: float, rng: random.Random) -> Move:
    """The card that the deck gives: the best for a seat that is liked, any other for one that is not."""
    cards = [card for card, count in enumerate(state.deck) if count]
    best = max(cards, key=lambda card: (1 if liked > 0 else -1) * values.get(card, 0) + rng.random())
    return Move(CHANCE, "deal", (box.cards[best].slug,))
