"""What the turn has brought about so far must fit a given position, as far as the position tells."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.geometry import board_of
from gamekit.crash_and_grab.state import COLOURS, DIRECTIONS, NOBODY, OFF, State, Trip, colour_of
from gamekit.crash_and_grab.turns import CARDS, card_of, is_free
from gamekit.crash_and_grab.upgrades import asked, doubled

# Decision -> the moments of upgrades that can have come before it in the turn
BEFORE: dict[str, tuple[str, ...]] = {
    "start": (),
    "aim": ("start",),
    "number": ("start",),
    "boost": ("start", "site", "push"),
    "end": ("start", "site", "push", "end"),
}
FLOWN = ("boost", "end")  # the decisions that come after the card move
BLANK = ("number", "hops", "crashed", "picked", "locked", "refill", "passable", "gained")  # before the card move


def wrong_in(box: Box, state: State) -> list[str]:
    """Names of messages, one for each part of the Trip that does not fit; the rest of the position must be sound."""
    if state.acting == NOBODY:
        return [] if state.trip == Trip() else ["trip"]
    kind = state.agenda[-1].kind if state.agenda else ""
    if kind not in BEFORE:
        return []  # the agenda is wrong, which is said of it
    begun = {"direction": direction_ok(state, kind), "used": used_ok(box, state, kind)}
    tests = begun | (flown(state, kind) if kind in FLOWN else grounded(box, state))
    return [name for name, ok in tests.items() if not ok]


def grounded(box: Box, state: State) -> dict[str, bool]:
    """Before the card move nothing has happened; CG-44: a saucer that was placed stands on a site, or has jumped."""
    blank = {field: getattr(state.trip, field) == getattr(Trip(), field) for field in BLANK}
    placed = state.saucers[state.acting].space in board_of(box, state).site_at or bool(state.trip.used)
    return blank | {"free": placed or not state.trip.free}


def flown(state: State, kind: str) -> dict[str, bool]:
    """After the card move, or a boost, or an upgrade used at the end of the turn."""
    trip = state.trip
    own = any(saucer == state.acting for saucer, _ in trip.picked)
    return {
        "number": trip.number in doubled(state, state.acting, CARDS[card_of(state, state.acting)]),
        "hops": 0 <= trip.hops <= state.options.hop_limit,  # CG-69
        "crashed": crashed_ok(state, kind),
        "picked": all(0 <= saucer < len(state.saucers) and has_left(state, crew) for saucer, crew in trip.picked),
        "locked": trip.locked == len(trip.picked),  # CG-135: asked before anything else is decided
        "refill": trip.refill == (len(trip.picked) if kind == "boost" else 0),  # CG-76, CG-89
        "passable": passable_ok(state),
        "gained": trip.gained >= own if kind == "end" else trip.gained == own,  # CG-139
    }


def direction_ok(state: State, kind: str) -> bool:
    """CG-46: the planned direction, or one chosen afresh (CG-41, CG-44, CG-124); none before the reveal."""
    saucer, plan = state.acting, state.plans[state.acting]
    if kind == "start" or plan is None:
        return not state.trip.direction
    chosen = kind != "aim" and (is_free(state, saucer) or asked("reveal", state, saucer))
    return state.trip.direction in (DIRECTIONS if chosen else (plan.direction,))


def used_ok(box: Box, state: State, kind: str) -> bool:
    """CG-99, CG-110: the saucer's own upgrades, not fresh, each once, whose moment can have come."""
    record, used = state.saucers[state.acting], state.trip.used
    own = set(record.upgrades) - set(record.fresh)
    return len(set(used)) == len(used) and all(one in own and box.upgrades[one].moment in BEFORE[kind] for one in used)


def crashed_ok(state: State, kind: str) -> bool:
    """CG-59, CG-76: saucers off the board, each once; all is settled before the end of the turn."""
    crashed = state.trip.crashed
    known = len(set(crashed)) == len(crashed) and all(saucer in range(len(state.saucers)) for saucer in crashed)
    return known and all(state.saucers[saucer].space == OFF for saucer in crashed) and not (crashed and kind == "end")


def passable_ok(state: State) -> bool:
    """CG-140: crew of the colours of two partners, each once, if the option is on."""
    passable = state.trip.passable
    partners = state.fleet(state.seat_of(state.acting)) if state.options.partner_passing and state.players == 2 else ()
    colours = [COLOURS[saucer] for saucer in partners]
    known = all(colour_of(crew) in colours and has_left(state, crew) for crew in passable)
    return known and len(set(passable)) == len(passable)


def has_left(state: State, crew: str) -> bool:
    """Whether a crew member has left its queue: it is on the board or aboard a saucer."""
    aboard = (one for record in state.saucers for one in record.crew)
    return crew in aboard or crew in dict(state.ground)
