"""Rounds: planning, the order of the turns, override tokens, the end of the round (CG-32 to CG-42, CG-103 to 107)."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.crew import stationed_of
from gamekit.crash_and_grab.setup import clockwise
from gamekit.crash_and_grab.state import COLOURS, NOBODY, OFF, Plan, Saucer, State, Trip
from gamekit.crash_and_grab.upgrades import asked, rotational_stabilizer
from gamekit.crash_and_grab.upgrades.owned import used
from gamekit.flow import Flow, done, due
from gamekit.game import CHANCE, Event, Move, Task

# ---------------------------------------------------------------------- planning


def begin(box: Box, state: State, task: Task) -> Flow:
    """CG-32, CG-33: a round begins, and for every saucer a plan is made, in secret."""
    saucers = range(len(state.saucers))
    plans = [Task("plan", state.seat_of(saucer), (saucer,)) for saucer in saucers]
    state = state._replace(
        round=state.round + 1,
        turn=0,
        plans=(None,) * len(saucers),
        revealed=(),
        spin="",
        order=(),
        acting=NOBODY,
        trip=Trip(),
    )
    state = due(state, *plans, Task("turning", CHANCE))
    yield state, Event("round", state.probe, {"number": state.round}, ("CG-32", "CG-33", "CG-36"))
    return state


def plan(box: Box, state: State, move: Move) -> Flow:
    """CG-33, CG-35: a card and a direction for the saucer; CG-158: others are told that there is a plan."""
    (saucer,), (card, direction) = state.agenda[-1].about, move.words
    plans = (*state.plans[:saucer], Plan(card, direction), *state.plans[saucer + 1 :])
    state = done(state)._replace(plans=plans)
    details = {"saucer": COLOURS[saucer], "card": card, "direction": direction}
    hidden = {"card": (move.seat,), "direction": (move.seat,)}
    yield state, Event("planned", move.seat, details, ("CG-33", "CG-34", "CG-157", "CG-158", "CG-159"), hidden)
    return state


# ---------------------------------------------------------------------- the order of the turns


def turning(box: Box, state: State, task: Task) -> Flow:
    """CG-36: chance decides which way the turns run, unless an upgrade does; CG-37: with two players they alternate."""
    if state.players == 2:
        return (yield from alternate(state))
    asks = [found for saucer in range(len(state.saucers)) for found in asked("spin", state, saucer)]
    return due(state, *asks, Task("spin", CHANCE))


def alternate(state: State) -> Flow:
    """CG-37: the Probe player first, two turns each."""
    order = (state.probe, 1 - state.probe) * 2
    state = due(state._replace(order=order), Task("turn", CHANCE))
    yield state, Event("alternate", state.probe, {"order": list(order)}, ("CG-37", "CG-36"))
    return state


def spin(box: Box, state: State, move: Move) -> Flow:
    """CG-36, CG-154: chance has decided, after all plans (CG-161)."""
    return (yield from spun(box, done(state), move.words[0], ("CG-36", "CG-154", "CG-161")))


def stabilize(box: Box, state: State, move: Move) -> Flow:
    """CG-133: the owner of the stabilizer decides, and chance need not."""
    (saucer,) = state.agenda[-1].about
    state = yield from used(done(state, 2), saucer, rotational_stabilizer.SLUG, "CG-133")
    return (yield from spun(box, state, move.words[0], ("CG-133", "CG-36", "CG-161")))


def spun(box: Box, state: State, way: str, rules: tuple[str, ...]) -> Flow:
    """CG-36: the turns run from the Probe player that way; CG-39, CG-40: whoever comes last takes a token."""
    first, *others = clockwise(state, state.probe)
    order = (first, *(others if way == "clockwise" else others[::-1]))
    state = due(state._replace(spin=way, order=order), Task("turn", CHANCE))
    yield state, Event("spun", CHANCE, {"spin": way, "order": list(order)}, rules)
    for seat in order[::-1][: box.parties[state.players].tokens]:
        state = state._replace(tokens=(*state.tokens, seat))
        rule = "CG-39" if seat == order[-1] else "CG-40"
        yield state, Event("token", seat, {"saucer": COLOURS[seat]}, (rule, "CG-41", "CG-14", "CG-42"))
    return state


# ---------------------------------------------------------------------- the end of the round


def finish(box: Box, state: State, task: Task) -> Flow:
    """CG-100, CG-101: all upgrades are usable; CG-103, CG-104: saucers off the board are placed, Probe player first."""
    saucers = tuple(usable(record) for record in state.saucers)
    state = state._replace(saucers=saucers, acting=NOBODY, trip=Trip())
    state = yield from tokens_back(state)
    fleet = [saucer for seat in clockwise(state, state.probe) for saucer in state.fleet(seat)]
    off = [Task("place", state.seat_of(saucer), (saucer,)) for saucer in fleet if state.saucers[saucer].space == OFF]
    return due(state, *off, Task("pass_probe", CHANCE))


def tokens_back(state: State) -> Flow:
    """CG-42: the override tokens go back."""
    for saucer in state.tokens:
        state = state._replace(tokens=state.tokens[1:])
        yield state, Event("token_back", state.seat_of(saucer), {"saucer": COLOURS[saucer]}, ("CG-42", "CG-14"))
    return state


def usable(saucer: Saucer) -> Saucer:
    """CG-101: no upgrade of a saucer is fresh any more."""
    return saucer._replace(fresh=()) if saucer.fresh else saucer


def pass_probe(box: Box, state: State, task: Task) -> Flow:
    """CG-105 to CG-107: the Probe goes to whoever has the fewest stationed crew; of several, who moved later."""
    fewest = min(stationed_of(state, seat) for seat in state.seats)
    last = [seat for seat in state.order if stationed_of(state, seat) == fewest][-1]
    state = state._replace(probe=last)
    yield state, Event("probe_passed", last, {"count": fewest}, ("CG-105", "CG-106", "CG-107", "CG-13"))
    return (yield from next_round(state))


def next_round(state: State) -> Flow:
    """CG-32: the next round; CG-147: after the last one nobody has won."""
    if state.round < state.options.max_rounds:
        return due(state, Task("round", CHANCE))
    yield state, Event("game_over", CHANCE, {"winners": [], "won": False}, ("CG-147",))
    return state._replace(agenda=())
