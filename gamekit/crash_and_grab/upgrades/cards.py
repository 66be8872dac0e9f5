"""The upgrades used by moves of their own: which are usable now, and what their verbs do (CG-45, CG-92, CG-110)."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades import (
    afterburner,
    blast_off_thrusters,
    cloaking_device,
    distress_signaler,
    landing_legs,
    organic_triangulator,
    pulse_cannon,
    quake_maker,
    saucer_teleporter,
    tractor_beam,
    wormhole_generator,
)
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.crash_and_grab.upgrades.owned import ready, used, used_up, why_not_ready
from gamekit.flow import Flow, done, due, nothing
from gamekit.game import Move, Refusal, Task

CARDS: tuple[Card, ...] = (
    blast_off_thrusters.CARD,
    wormhole_generator.CARD,
    afterburner.CARD,
    pulse_cannon.CARD,
    tractor_beam.CARD,
    saucer_teleporter.CARD,
    cloaking_device.CARD,
    distress_signaler.CARD,
    landing_legs.CARD,
    quake_maker.CARD,
    organic_triangulator.CARD,
)
AFTER = {"start": ("starting",), "end": ("airing", "passing", "clean")}  # what follows a use (CG-93, CG-110)


def cut(card: Card, box: Box, state: State, saucer: int, before: tuple[str, ...]) -> Sequence[str]:
    """The words that can be chosen for a card now; none if it cannot be used."""
    on_board = state.saucers[saucer].space or not card.grounded
    return card.choices(box, state, saucer, before) if ready(state, saucer, card.slug) and on_board else ()


def usable_at(moment: str, box: Box, state: State, saucer: int) -> bool:
    """CG-45, CG-92: whether any card can be used at the start or the end of the turn."""
    if not state.saucers[saucer].upgrades:
        return False
    return any(cut(card, box, state, saucer, ()) for card in CARDS if card.moment == moment)


def starting(box: Box, state: State, task: Task) -> Flow:
    """CG-45: the saucer may use its start-of-turn upgrades."""
    usable = usable_at("start", box, state, task.about[0])
    return nothing(due(state, Task("start", task.seat, task.about)) if usable else state)


def why_not_use(card: Card, box: Box, state: State, move: Move) -> Refusal | None:
    """CG-110, CG-112: the card lies there, usable; the saucer is on the board; and the choice is allowed."""
    refusal = why_not_ready(state, state.acting, card.slug)
    if refusal:
        return refusal
    if card.grounded and not state.saucers[state.acting].space:
        return Refusal("off_board", ("CG-112",), {"upgrade": card.slug})
    return card.why_not(box, state, state.acting, move.words)


def use(card: Card, box: Box, state: State, move: Move) -> Flow:
    """CG-110: the card is used up for this turn; CG-93: what it causes is settled, and then others may follow."""
    saucer = state.acting
    state = yield from used(used_up(done(state), card.slug), saucer, card.slug, card.rule, "CG-110")
    state = due(state, *(Task(part, move.seat, (saucer,)) for part in AFTER[card.moment]))
    return (yield from card.use(box, state, saucer, move.words))
