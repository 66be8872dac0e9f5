"""Whether an upgrade can be used now (CG-97 to CG-101, CG-110), and what it says when it is."""

from __future__ import annotations

from gamekit.crash_and_grab.flow import noted
from gamekit.crash_and_grab.state import COLOURS, State
from gamekit.flow import Flow
from gamekit.game import Event, Refusal


def ready(state: State, saucer: int, upgrade: str) -> bool:
    """CG-99, CG-101, CG-110: it lies before the saucer, not freshly, and is not used up for this turn."""
    record = state.saucers[saucer]
    if upgrade not in record.upgrades or upgrade in record.fresh:
        return False
    return saucer != state.acting or upgrade not in state.trip.used


def gained_now(state: State, saucer: int, upgrade: str) -> bool:
    """CG-127: it has just been bought."""
    return upgrade in state.saucers[saucer].fresh


def why_not_ready(state: State, saucer: int, upgrade: str) -> Refusal | None:
    """CG-94, CG-99, CG-110: why the saucer whose turn it is cannot use an upgrade; None if it can."""
    record, details = state.saucers[saucer], {"upgrade": upgrade}
    if upgrade not in record.upgrades:
        return Refusal("no_upgrade", ("CG-94",), details)
    if upgrade in record.fresh:
        return Refusal("fresh", ("CG-99", "CG-101"), details)
    return Refusal("used_up", ("CG-110",), details) if upgrade in state.trip.used else None


def used(state: State, saucer: int, upgrade: str, *rules: str) -> Flow:
    """An upgrade is used; CG-98: its player wanted it."""
    details = {"saucer": COLOURS[saucer], "upgrade": upgrade}
    yield state, Event("used", state.seat_of(saucer), details, (*rules, "CG-98"))
    return state


def used_up(state: State, upgrade: str) -> State:
    """CG-110: an upgrade that can be used once per turn is used up for this one."""
    return noted(state, used=(*state.trip.used, upgrade))
