"""The kit as a player: it sees what its seat may see, and moves at random unless its game knows better.

What it does at a position depends only on that position and the dealer's seed, so going back and on again is no
second roll, and a lesson with the kit can be repeated.
"""

from __future__ import annotations

import random

from gamekit.game import Move
from gamekit.timeline import Timeline


def kit_move(timeline: Timeline, seat: int) -> Move | None:
    """A move for `seat` from its view and its log: the game's own (`Game.kit`), else a random verb and random words.

    Out of turn the kit may decline: None.
    """
    game, view, rng = timeline.game, timeline.view(seat), dice(timeline, seat)
    out_of_turn = timeline.actor != seat
    if game.kit is None:
        return None if out_of_turn and rng.random() < 0.5 else game.random_move(view, seat, rng)
    move = game.kit(view, seat, timeline.knowledge(seat), timeline.events(seat), rng)
    return move if move or out_of_turn else game.random_move(view, seat, rng)


def dice(timeline: Timeline, seat: int) -> random.Random:
    """The kit's dice at this position: the same for the same seed and the same moves, as the seat saw them."""
    moves = "; ".join(str(timeline.seen(node, seat)) for node in timeline.path() if node.move)
    return random.Random(f"{timeline.seed}/{seat}/{moves}")
