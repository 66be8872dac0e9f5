"""Boosters and energy of a saucer (CG-10, CG-12)."""

from __future__ import annotations

from gamekit.crash_and_grab.state import COLOURS, State
from gamekit.flow import Flow
from gamekit.game import Event


def gain_booster(state: State, saucer: int, count: int, *rules: str) -> Flow:
    """CG-10: so many boosters more."""
    total = state.saucers[saucer].boosters + count
    state = state.with_saucer(saucer, state.saucers[saucer]._replace(boosters=total))
    yield state, told(state, "booster", saucer, count, total, rules)
    return state


def gain_energy(state: State, saucer: int, count: int, *rules: str) -> Flow:
    """CG-10: so much energy more."""
    total = state.saucers[saucer].energy + count
    state = state.with_saucer(saucer, state.saucers[saucer]._replace(energy=total))
    yield state, told(state, "power", saucer, count, total, rules)
    return state


def told(state: State, kind: str, saucer: int, count: int, total: int, rules: tuple[str, ...]) -> Event:
    """What a saucer has got, and how much it has now."""
    details = {"saucer": COLOURS[saucer], "count": count, "total": total}
    return Event(kind, state.seat_of(saucer), details, (*rules, "CG-10", "CG-12"))
