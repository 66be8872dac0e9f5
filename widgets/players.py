"""The kit as a player: it sees what its seat may see, and moves at random unless its game knows better."""

from __future__ import annotations

import random

from gamekit.game import Move
from gamekit.timeline import Timeline


def kit_move(timeline: Timeline, seat: int, rng: random.Random) -> Move:
    """A move for `seat` from its view and its log: the game's own (`Game.kit`), else a random verb and random words."""
    game, view = timeline.game, timeline.view(seat)
    move = game.kit(view, seat, timeline.knowledge(seat), rng) if game.kit else None
    return move or game.random_move(view, seat, rng)
