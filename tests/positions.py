"""What tests of any game do in a position: make moves, ask what is allowed and why not, look for what happened."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gamekit
from gamekit import Event, Game, Move, Timeline


def play(game: Timeline, *moves: str) -> list[Event]:
    """Make these moves, each for the seat whose turn it is unless it is named; what happened, in order."""
    return [event for move in moves for event in game.do(move)]


def why(game: Timeline, move: str, seat: int | None = None) -> tuple[str, tuple[str, ...]]:
    """The reason against a move of a seat (default: whose turn it is), and its rules; it is told in both languages."""
    refusal = game.why_not(move, seat)
    assert refusal is not None
    assert refusal.en
    assert refusal.pl
    return refusal.reason, refusal.rules


def only(events: Sequence[Event], kind: str) -> Event:
    """The one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened."""
    return [event.kind for event in events]


def legal(game: Timeline, seat: int | None = None) -> set[str]:
    """The moves of a seat (default: whose turn it is), as they are written without it."""
    return {move.notation for move in game.moves(seat)}


def seat_move(seat: int, notation: str) -> Move:
    """A move of a seat from its notation."""
    verb, *words = notation.split()
    return Move(seat, verb, tuple(words))


def given(game: Timeline, **changes: Any) -> Timeline:
    """The present position with parts of its state replaced, as the beginning of a game of its own."""
    return Timeline(game.game, game.setting, None, game.game.given(game.state._replace(**changes)))


def at_random(game: str | Game, players: int, seed: int, moves: int, **options: Any) -> Timeline:
    """A game after so many random moves, or at its end."""
    timeline, rng = gamekit.start(game, players, seed=seed, options=options), random.Random(seed)
    for _ in range(moves):
        if timeline.actor is not None:
            timeline.do(timeline.random_move(rng))
    return timeline
