"""Airlock (CG-134, CG-135): a crew member picked up is exchanged for one on the board."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.crew import aboard, ashore, crew_space, off_ground, on_ground
from gamekit.crash_and_grab.state import COLOURS, State, slug_of
from gamekit.crash_and_grab.upgrades.owned import used
from gamekit.flow import Flow, done
from gamekit.game import Event, Move, Refusal, Task

SLUG = "airlock"


def ask(state: State, saucer: int, crew: str) -> tuple[Task, ...]:
    """CG-134, CG-135: asked for each crew member picked up, if there is any on the board to have instead."""
    held = crew in state.saucers[saucer].crew
    return (Task("airlock", state.seat_of(saucer), (saucer, crew)),) if held and state.ground else ()


def cut(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """CG-134: any crew member on the board."""
    return [crew for crew, _ in state.ground]


def why_not(state: State, move: Move) -> Refusal | None:
    """CG-134: only crew that stands on the board."""
    crew = move.words[0]
    return None if crew_space(state, crew) else Refusal("not_on_board", ("CG-134",), {"crew": crew})


def play(box: Box, state: State, move: Move) -> Flow:
    """CG-134: the one picked up goes to the other one's space."""
    (saucer, out), crew = state.agenda[-1].about, move.words[0]
    space = crew_space(state, crew)
    state = yield from used(done(state), saucer, SLUG, "CG-134", "CG-135")
    state = aboard(on_ground(off_ground(ashore(state, saucer, out), crew), out, space), saucer, crew)
    details = {"saucer": COLOURS[saucer], "crew": out, "other_crew": crew, "space": slug_of(space)}
    yield state, Event("exchanged", move.seat, details, ("CG-134",))
    return state
