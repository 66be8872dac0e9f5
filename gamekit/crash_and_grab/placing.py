"""Saucers are put on the board: at the set-up, as a turn begins, as a round ends (CG-27, CG-43, CG-103, CG-111)."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.geometry import board_of, empty_sites
from gamekit.crash_and_grab.state import COLOURS, NOBODY, State, slug_of
from gamekit.crash_and_grab.upgrades import asked
from gamekit.crash_and_grab.upgrades.owned import used
from gamekit.crash_and_grab.upgrades.regeneration_gateway import SLUG as GATEWAY
from gamekit.flow import Flow, done, due, nothing
from gamekit.game import CHANCE, Event, Move, Refusal, Task


def place(box: Box, state: State, task: Task) -> Flow:
    """CG-43, CG-103: a saucer off the board is put on a random empty crash site; an upgrade may choose it."""
    (saucer,) = task.about
    if state.saucers[saucer].space:
        return nothing(state)
    return nothing(due(state, *asked("placing", state, saucer), Task("land", CHANCE, (saucer,))))


def placed(box: Box, state: State, saucer: int, site: int, rules: tuple[str, ...]) -> Flow:
    """CG-111: the saucer is placed; an upgrade may be asked for."""
    space = board_of(box, state).sites[site]
    state = state.with_saucer(saucer, state.saucers[saucer]._replace(space=space))
    state = due(state, *asked("placed", state, saucer))
    details = {"saucer": COLOURS[saucer], "space": slug_of(space), "site": str(site)}
    yield state, Event("landed", state.seat_of(saucer), details, rules)
    return state


def due_saucer(state: State) -> int:
    """The saucer that chance places now."""
    saucer: int = state.agenda[-1].about[0]
    return saucer


def cut_saucer(state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """CG-27, CG-104: one saucer after the other."""
    return (COLOURS[due_saucer(state)],)


def cut_site(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """CG-152: the empty crash sites."""
    return [str(site) for site in empty_sites(board_of(box, state), state)]


def why_not_land(box: Box, state: State, move: Move) -> Refusal | None:
    """CG-27, CG-104: the saucer that is due; CG-152: on an empty crash site."""
    saucer, site = move.words
    if saucer != COLOURS[due_saucer(state)]:
        return Refusal("not_due", ("CG-104",), {"saucer": saucer})
    return why_not_site(box, state, site)


def why_not_site(box: Box, state: State, site: str) -> Refusal | None:
    """CG-108, CG-152: only an empty crash site."""
    empty = int(site) in empty_sites(board_of(box, state), state)
    return None if empty else Refusal("site_taken", ("CG-108", "CG-152"), {"site": site})


def land(box: Box, state: State, move: Move) -> Flow:
    """CG-27, CG-43, CG-103: chance has placed a saucer."""
    rule = "CG-27" if not state.round else "CG-103" if state.acting == NOBODY else "CG-43"
    return (yield from placed(box, done(state), due_saucer(state), int(move.words[1]), (rule, "CG-152", "CG-111")))


def choose_site(box: Box, state: State, move: Move) -> Flow:
    """CG-125: the player chooses the empty crash site, so chance need not."""
    saucer, (site,) = due_saucer(state), move.words
    state = yield from used(done(state, 2), saucer, GATEWAY, "CG-125")
    return (yield from placed(box, state, saucer, int(site), ("CG-125", "CG-111")))


def why_not_choose_site(box: Box, state: State, move: Move) -> Refusal | None:
    """CG-125: an empty crash site."""
    return why_not_site(box, state, move.words[0])
