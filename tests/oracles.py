"""What tests do with a second, slow implementation of a game beside the package: they agree before every move."""

from __future__ import annotations

import random
from typing import Any

from story import Story

from gamekit.conformance.playing import settings
from gamekit.game import CHANCE, Game, Move, Setting
from gamekit.timeline import Timeline

FITTING = 0.95  # how often a guess is a verb of the present task


def every_setting(game: Game, *more: dict[str, Any]) -> list[Setting]:
    """Any two choices meet; besides, each preset for every number of players, as it is and with these options."""
    plain = [game.setting(seats, preset, own) for own in ({}, *more) for seats in game.seats for preset in game.presets]
    return [*settings(game), *plain]


def agree_on_moves(game: Timeline, slow: Story) -> None:
    """Who moves, what each seat may do, and how likely chance makes it."""
    assert game.actor == slow.seat
    if slow.seat == CHANCE:
        assert {move.notation: weight for move, weight in game.chances()} == slow.moves
    for seat in game.seats:
        mine = slow.moves if seat == slow.seat else {}
        assert sorted(move.notation for move in game.moves(seat)) == sorted(mine)


def agree_on(game: Timeline, slow: Story, move: Move) -> str:
    """A move is legal in both or in neither; the reason against it."""
    refusal = game.game.why_not(game.state, move)
    assert (refusal is None) == (move.notation in slow.moves)
    return refusal.reason if refusal else ""


def anything(game: Timeline, rng: random.Random, fitting: float = FITTING) -> Move:
    """A verb of the present task, or now and then any, with random words."""
    kind, seat, verbs = game.state.agenda[-1].kind, game.state.agenda[-1].seat, game.game.verbs
    verb = rng.choice([name for name in verbs if kind in verbs[name].tasks] if rng.random() < fitting else list(verbs))
    return Move(seat, verb, tuple(rng.choice(slot.words(game.state)) for slot in verbs[verb].slots))


def winners(game: Timeline) -> list[int]:
    """Who has won, side by side."""
    return [seat for score in game.scores() if score.won for seat in score.side]
