"""Who has won: there are no points (CG-142, CG-143, CG-147)."""

from __future__ import annotations

from gamekit.crash_and_grab.crew import stationed_of
from gamekit.crash_and_grab.state import State
from gamekit.game import Score


def scores(state: State) -> tuple[Score, ...]:
    """CG-142: nothing is counted; the stationed crew stands in for points, and CG-143 says who has won."""
    return tuple(Score((seat,), stationed_of(state, seat), seat == state.winner) for seat in state.seats)
