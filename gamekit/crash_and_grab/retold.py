"""What a given position tells: the events that begin its log."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.geometry import board_of, size_of
from gamekit.crash_and_grab.setup import tile_event
from gamekit.crash_and_grab.state import COLOURS, NOBODY, State, slug_of
from gamekit.game import CHANCE, Event


def retold(box: Box, state: State) -> tuple[Event, ...]:
    """The board, who stands where and has what (CG-156), each plan to its own seat (CG-157), and whose turn it is."""
    slots = box.slots_of(size_of(box, state))
    return (
        *(tile_event(slot, laid, "CG-156") for slot, laid in zip(slots, state.tiles, strict=True)),
        Event("probe", state.probe, {}, ("CG-156", "CG-13")),
        Event("round", state.probe, {"number": state.round}, ("CG-32",)),
        *(stands(state, saucer) for saucer in range(len(state.saucers))),
        *fresh(state),
        *on_board(box, state),
        *(waits(state, number) for number in range(len(state.queues))),
        *discarded(state),
        *planned(state),
        *order(state),
    )


def stands(state: State, saucer: int) -> Event:
    """CG-156: where a saucer is, and all that belongs to it."""
    record = state.saucers[saucer]
    details = {
        "saucer": COLOURS[saucer],
        "space": slug_of(record.space),
        "crew": list(record.crew),
        "count": len(record.crew),
        "boosters": record.boosters,
        "energy": record.energy,
        "upgrades": list(record.upgrades),
        "owned": len(record.upgrades),
    }
    return Event("standing", state.seat_of(saucer), details, ("CG-156", "CG-12"))


def fresh(state: State) -> Iterator[Event]:
    """CG-101: the upgrades that cannot be used yet."""
    for saucer, record in enumerate(state.saucers):
        if record.fresh:
            details = {"saucer": COLOURS[saucer], "upgrades": list(record.fresh)}
            yield Event("not_yet", state.seat_of(saucer), details, ("CG-101", "CG-99"))


def on_board(box: Box, state: State) -> Iterator[Event]:
    """CG-156: the crew on the board."""
    sites = board_of(box, state).site_at
    for crew, space in state.ground:
        details = {"crew": crew, "space": slug_of(space), "site": str(sites[space])}
        yield Event("located", CHANCE, details, ("CG-156",))


def waits(state: State, number: int) -> Event:
    """CG-7, CG-156: the crew of a colour that waits."""
    details = {
        "colour": state.colours[number],
        "waiting": list(state.queues[number]),
        "count": len(state.queues[number]),
    }
    return Event("queue", CHANCE, details, ("CG-7", "CG-156"))


def discarded(state: State) -> Iterator[Event]:
    """CG-156, CG-164: the discarded upgrades lie open."""
    if state.discards:
        yield Event("discards", CHANCE, {"upgrades": list(state.discards)}, ("CG-156", "CG-164"))


def planned(state: State) -> Iterator[Event]:
    """CG-157, CG-158: each plan is told to its own player; that there is one, to all."""
    for saucer, plan in enumerate(state.plans):
        if plan is not None:
            seat = state.seat_of(saucer)
            details = {"saucer": COLOURS[saucer], "card": plan.card, "direction": plan.direction}
            yield Event("planned", seat, details, ("CG-157", "CG-158"), {"card": (seat,), "direction": (seat,)})


def order(state: State) -> Iterator[Event]:
    """CG-36, CG-39, CG-46: the turns of the round, as far as they are known and have come."""
    if not state.order:
        return
    turns = {"order": list(state.order)}
    yield (
        Event("spun", CHANCE, {"spin": state.spin, **turns}, ("CG-36",))
        if state.spin
        else Event("alternate", state.probe, turns, ("CG-37",))
    )
    for seat in state.tokens:
        yield Event("token", seat, {"saucer": COLOURS[seat]}, ("CG-39", "CG-41"))
    yield from revealed(state)
    if state.turn:
        yield turn_again(state)


def revealed(state: State) -> Iterator[Event]:
    """CG-46: the plans that lie open."""
    for saucer in state.revealed:
        plan = state.plans[saucer]
        if plan is not None:
            details = {"saucer": COLOURS[saucer], "card": plan.card, "direction": plan.direction}
            yield Event("revealed", state.seat_of(saucer), details, ("CG-46",))


def turn_again(state: State) -> Event:
    """CG-32, CG-38: whose turn it is, and of which saucer."""
    seat = state.order[state.turn - 1]
    left = [COLOURS[saucer] for saucer in state.fleet(seat) if saucer not in state.revealed]
    saucers = left if state.acting == NOBODY else [COLOURS[state.acting]]
    return Event("turn", seat, {"number": state.turn, "saucers": saucers}, ("CG-32", "CG-36"))
