"""A saucer that crashes: it leaves the board, and the crash is noted until it is settled (CG-59, CG-60, CG-71)."""

from __future__ import annotations

from gamekit.crash_and_grab.flow import noted
from gamekit.crash_and_grab.state import COLOURS, OFF, State, slug_of
from gamekit.flow import Flow
from gamekit.game import Event


def crash(state: State, saucer: int, direction: str, rules: tuple[str, ...]) -> Flow:
    """CG-59, CG-60: the saucer is off the board with all that it has; CG-71: by the saucer whose turn it is."""
    record = state.saucers[saucer]
    details = {
        "saucer": COLOURS[saucer],
        "space": slug_of(record.space),
        "direction": direction,
        "by": COLOURS[state.acting],
    }
    state = state.with_saucer(saucer, record._replace(space=OFF))
    state = noted(state, crashed=(*state.trip.crashed, saucer))
    yield state, Event("crashed" if rules[0] != "CG-128" else "blown_up", state.seat_of(saucer), details, rules)
    return state
