"""Distress Signaler (CG-123): at the end of the turn own-colour crew is had back for another one of its speciality."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.crew import aboard, ashore, where
from gamekit.crash_and_grab.state import COLOURS, NOBODY, State, colour_of, speciality_of
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.flow import Flow
from gamekit.game import Event, Refusal


def choices(box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """CG-123: own-colour crew of other saucers for which there is something to give; then what can be given."""
    if before:
        return given_for(state, saucer, before[0])
    others = [crew for other, record in enumerate(state.saucers) if other != saucer for crew in record.crew]
    return [crew for crew in others if colour_of(crew) == COLOURS[saucer] and given_for(state, saucer, crew)]


def given_for(state: State, saucer: int, taken: str) -> list[str]:
    """CG-123: the crew of the same speciality that the saucer has."""
    return [crew for crew in state.saucers[saucer].crew if speciality_of(crew) == speciality_of(taken)]


def why_not(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Refusal | None:
    """CG-123: crew of the own colour, aboard another saucer; crew of the same speciality in return."""
    taken, given = words
    if colour_of(taken) != COLOURS[saucer]:
        return Refusal("not_your_colour", ("CG-123",), {"crew": taken})
    if where(state, taken) in (NOBODY, saucer):
        return Refusal("not_with_others", ("CG-123",), {"crew": taken})
    if given not in state.saucers[saucer].crew:
        return Refusal("not_aboard", ("CG-123",), {"crew": given, "saucer": COLOURS[saucer]})
    same = speciality_of(given) == speciality_of(taken)
    return None if same else Refusal("other_speciality", ("CG-123",), {"taken": taken, "given": given})


def use(box: Box, state: State, saucer: int, words: tuple[str, ...]) -> Flow:
    """CG-123: the two are exchanged; the stations stay as they are."""
    taken, given = words
    other = where(state, taken)
    state = ashore(ashore(state, other, taken), saucer, given)
    state = aboard(aboard(state, saucer, taken), other, given)
    details = {"saucer": COLOURS[saucer], "other": COLOURS[other], "taken": taken, "given": given}
    yield state, Event("traded", state.seat_of(saucer), details, ("CG-123", "CG-85"))
    return state


CARD = Card("distress_signaler", "CG-123", "end", "distress", ("taken", "given"), choices, why_not, use, grounded=False)
