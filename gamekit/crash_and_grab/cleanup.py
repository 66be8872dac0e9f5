"""The clean-up of a turn: penalties, rewards, placing crew, and then the end-of-turn upgrades (CG-76 to CG-93)."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.crew import aboard, ashore, at_risk, crew_count, waiting
from gamekit.crash_and_grab.flow import noted
from gamekit.crash_and_grab.goods import gain_energy
from gamekit.crash_and_grab.state import COLOURS, State
from gamekit.crash_and_grab.upgrades.cards import usable_at
from gamekit.flow import Flow, done, due
from gamekit.game import CHANCE, Event, Move, Refusal, Task


def clean(box: Box, state: State, task: Task) -> Flow:
    """CG-76: penalties, rewards and placing come first, one after the other; CG-93: and again after each upgrade."""
    (saucer,) = task.about
    own = [crashed for crashed in state.trip.crashed if crashed in state.fleet(task.seat)]
    if own:
        return (yield from penalty(state, own[0], task))
    if state.trip.crashed:
        return due(state, Task("reward", task.seat, (state.trip.crashed[0],)), task)
    if state.trip.refill:
        return (yield from refilling(state, task))
    end = usable_at("end", box, state, saucer)
    return due(state, Task("end", task.seat, (saucer,))) if end else state


def settled(state: State, saucer: int) -> State:
    """CG-84: one crash of a saucer is settled."""
    crashed = list(state.trip.crashed)
    crashed.remove(saucer)
    return noted(state, crashed=tuple(crashed))


# ---------------------------------------------------------------------- one's own crash


def penalty(state: State, saucer: int, task: Task) -> Flow:
    """CG-77, CG-88: who crashed on its own turn, or its player's other saucer, gives crew; CG-80: if any is at risk."""
    if at_risk(state, saucer):
        return due(state, Task("give", task.seat, (saucer,)), task)
    state = due(settled(state, saucer), task)
    yield state, Event("spared", task.seat, {"saucer": COLOURS[saucer]}, ("CG-80", "CG-77", "CG-78"))
    return state


def crashed_now(state: State) -> int:
    """The saucer whose crash is settled now."""
    saucer: int = state.agenda[-1].about[0]
    return saucer


def cut_give(state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """CG-77, CG-78: the crew at risk."""
    return at_risk(state, crashed_now(state))


def cut_receiver(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """CG-79: the saucers of all other players."""
    return [COLOURS[saucer] for saucer in range(len(state.saucers)) if state.seat_of(saucer) != seat]


def why_not_give(state: State, move: Move) -> Refusal | None:
    """CG-77 to CG-79: crew at risk, to a saucer of another player."""
    crew, receiver = move.words
    if state.seat_of(COLOURS.index(receiver)) == move.seat:
        return Refusal("own_saucer", ("CG-79", "CG-77"), {"saucer": receiver})
    return why_not_risk(state, crew)


def why_not_risk(state: State, crew: str) -> Refusal | None:
    """CG-78: only crew of the crashed saucer that is at risk."""
    saucer = crashed_now(state)
    if crew not in state.saucers[saucer].crew:
        return Refusal("not_aboard", ("CG-77",), {"crew": crew, "saucer": COLOURS[saucer]})
    return None if crew in at_risk(state, saucer) else Refusal("not_at_risk", ("CG-78",), {"crew": crew})


def give(box: Box, state: State, move: Move) -> Flow:
    """CG-77, CG-79, CG-85: a crew member goes to another player's saucer, wherever that is."""
    saucer, crew, receiver = crashed_now(state), move.words[0], COLOURS.index(move.words[1])
    state = aboard(ashore(settled(done(state), saucer), saucer, crew), receiver, crew)
    details = {"saucer": COLOURS[saucer], "crew": crew, "other": move.words[1]}
    rules = ("CG-77",) if saucer == state.acting else ("CG-88", "CG-77")
    yield state, Event("gave", move.seat, details, (*rules, "CG-78", "CG-79", "CG-85"))
    return state


# ---------------------------------------------------------------------- crashes of others


def why_not_rob(state: State, seat: int) -> Refusal | None:
    """CG-86, CG-87: nobody steals from a player who has fewer crew."""
    victim = state.seat_of(crashed_now(state))
    mine, theirs = crew_count(state, seat), crew_count(state, victim)
    if theirs >= mine:
        return None
    return Refusal("fewer", ("CG-86", "CG-87"), {"victim": victim, "mine": mine, "theirs": theirs})


def cut_steal(state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """CG-81, CG-86: the crew at risk, if anything may be stolen."""
    return () if why_not_rob(state, seat) else at_risk(state, crashed_now(state))


def why_not_steal(state: State, move: Move) -> Refusal | None:
    """CG-81, CG-86: crew at risk, of somebody who has not fewer."""
    return why_not_rob(state, move.seat) or why_not_risk(state, move.words[0])


def steal(box: Box, state: State, move: Move) -> Flow:
    """CG-81, CG-83, CG-85: a crew member of the crashed saucer comes aboard."""
    saucer, crew = crashed_now(state), move.words[0]
    state = noted(settled(done(state), saucer), gained=True)
    state = aboard(ashore(state, saucer, crew), state.acting, crew)
    details = {"saucer": COLOURS[state.acting], "crew": crew, "other": COLOURS[saucer]}
    yield state, Event("stole", move.seat, details, ("CG-81", "CG-82", "CG-86", "CG-78", "CG-83", "CG-84"))
    return state


def energy(box: Box, state: State, move: Move) -> Flow:
    """CG-81, CG-82: 1 energy instead."""
    state = settled(done(state), crashed_now(state))
    return (yield from gain_energy(state, state.acting, 1, "CG-81", "CG-82", "CG-83", "CG-84"))


# ---------------------------------------------------------------------- placing crew


def refilling(state: State, task: Task) -> Flow:
    """CG-89, CG-90: for each crew member picked up a colour is chosen; CG-91: as long as anybody is queued."""
    if waiting(state):
        return due(state, Task("refill", task.seat, task.about), task)
    state = due(noted(state, refill=0), task)
    yield state, Event("nobody_waits", task.seat, {}, ("CG-91",))
    return state


def cut_refill(state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """CG-91: the colours whose queue is not empty."""
    return waiting(state)


def why_not_refill(state: State, move: Move) -> Refusal | None:
    """CG-91: an empty queue cannot be chosen."""
    colour = move.words[0]
    return None if colour in waiting(state) else Refusal("queue_empty", ("CG-91",), {"colour": colour})


def refill(box: Box, state: State, move: Move) -> Flow:
    """CG-89, CG-7: the front crew member of that queue goes to a random empty crash site."""
    crew = state.queues[state.colours.index(move.words[0])][0]
    state = noted(done(state), refill=state.trip.refill - 1)
    state = due(state, Task("locate", CHANCE, (crew,)))
    yield state, Event("called", move.seat, {"crew": crew}, ("CG-89", "CG-90", "CG-7"))
    return state
