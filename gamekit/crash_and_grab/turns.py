"""A turn: which saucer, where from, the reveal, the card move and the boosts (CG-38, CG-43 to CG-54)."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.flow import noted
from gamekit.crash_and_grab.goods import gain_booster, gain_energy
from gamekit.crash_and_grab.movement import flown
from gamekit.crash_and_grab.state import COLOURS, NOBODY, OFF, State, Trip
from gamekit.crash_and_grab.upgrades import (
    acceleration_regulator,
    asked,
    boost_amplifier,
    doubled,
    hyperdrive,
    offered,
    time_machine,
)
from gamekit.crash_and_grab.upgrades.owned import used
from gamekit.flow import Flow, done, due, nothing
from gamekit.game import CHANCE, Event, Move, Refusal, Task

CARDS: dict[str, tuple[int, ...]] = {"2": (2,), "3": (3,), "0-5": (0, 1, 2, 3, 4, 5)}  # CG-47 to CG-49
CARD_NUMBERS = tuple(sorted({number for numbers in CARDS.values() for number in numbers}))  # 0 to 5
# CG-121, CG-136, CG-138: all that a saucer can ever move
EVERY_NUMBER = hyperdrive.doubled((*CARD_NUMBERS, *acceleration_regulator.DISTANCES, *boost_amplifier.DISTANCES))

# ---------------------------------------------------------------------- whose turn, and of which saucer


def turn(box: Box, state: State, task: Task) -> Flow:
    """CG-32, CG-36: the next turn of the round, or its end; CG-38: with two saucers left, their player chooses."""
    if state.turn == len(state.order):
        return due(state, Task("round_end", CHANCE))
    seat = state.order[state.turn]
    saucers = [saucer for saucer in state.fleet(seat) if saucer not in state.revealed]
    state = state._replace(turn=state.turn + 1, acting=NOBODY, trip=Trip())
    details = {"number": state.turn, "saucers": [COLOURS[saucer] for saucer in saucers]}
    rules = ("CG-37", "CG-38") if state.players == 2 else ("CG-32", "CG-36")
    yield state, Event("turn", seat, details, rules)
    return due(state, Task("fly", seat)) if len(saucers) > 1 else begun(state, saucers[0])


def begun(state: State, saucer: int) -> State:
    """CG-43 to CG-51, CG-76: all that a turn of a saucer consists of."""
    free = state.saucers[saucer].space == OFF
    parts = ("place", "starting", "reveal", "counting", "launch")
    tasks = [Task(part, state.seat_of(saucer), (saucer,)) for part in parts]
    return due(state._replace(acting=saucer, trip=Trip(free=free)), *tasks)


def cut_fly(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """CG-38: the own saucers that have not flown yet."""
    return [COLOURS[saucer] for saucer in state.fleet(seat) if saucer not in state.revealed]


def why_not_fly(state: State, move: Move) -> Refusal | None:
    """CG-38: one of the own saucers."""
    saucer = COLOURS.index(move.words[0])
    return None if saucer in state.fleet(move.seat) else Refusal("not_yours", ("CG-38",), {"saucer": move.words[0]})


def fly(box: Box, state: State, move: Move) -> Flow:
    """CG-38: the other saucer has its turn later in the round."""
    state = begun(done(state), COLOURS.index(move.words[0]))
    yield state, Event("flies", move.seat, {"saucer": move.words[0]}, ("CG-38",))
    return state


# ---------------------------------------------------------------------- the reveal


def reveal(box: Box, state: State, task: Task) -> Flow:
    """CG-46: the plan lies open; CG-41, CG-44, CG-124: a free direction is chosen now."""
    (saucer,), plan = task.about, state.plans[task.about[0]]
    assert plan is not None
    state = noted(state._replace(revealed=(*state.revealed, saucer)), direction=plan.direction)
    asks = (Task("aim", task.seat, (saucer,)),) if is_free(state, saucer) else asked("reveal", state, saucer)
    details = {"saucer": COLOURS[saucer], "card": plan.card, "direction": plan.direction}
    state = due(state, *asks)
    yield state, Event("revealed", task.seat, details, ("CG-46", "CG-34", "CG-160"))
    return state


def is_free(state: State, saucer: int) -> bool:
    """CG-41, CG-44: any direction is open to it, without an upgrade."""
    return state.trip.free or saucer in state.tokens


def aim(box: Box, state: State, move: Move) -> Flow:
    """CG-41, CG-44, CG-124: the direction of the card move is chosen, not the planned one."""
    (saucer,), direction = state.agenda[-1].about, move.words[0]
    state = noted(done(state), direction=direction)
    rule = "CG-44" if state.trip.free else "CG-41" if saucer in state.tokens else "CG-124"
    if rule == "CG-124":
        state = yield from used(state, saucer, time_machine.SLUG, rule)
    yield state, Event("aimed", move.seat, {"saucer": COLOURS[saucer], "direction": direction}, (rule, "CG-162"))
    return state


# ---------------------------------------------------------------------- numbers


def card_of(state: State, saucer: int) -> str:
    """The card of a saucer whose plan lies open."""
    plan = state.plans[saucer]
    assert plan is not None
    return plan.card


def counting(box: Box, state: State, task: Task) -> Flow:
    """CG-49, CG-50, CG-121: the turn number is that of the card, or is chosen where there is a choice."""
    (saucer,) = task.about
    number, *others = doubled(state, saucer, CARDS[card_of(state, saucer)])
    if not others:
        return nothing(noted(state, number=number))
    return nothing(due(state, Task("number", task.seat, (saucer,))))


def numbers_now(state: State) -> tuple[int, ...]:
    """The distances to choose from: of the card (CG-49), off an accelerator (CG-136), of a boost (CG-138)."""
    task = state.agenda[-1]
    saucer = task.about[0]
    if task.kind == "number":
        return doubled(state, saucer, CARDS[card_of(state, saucer)])
    moment = "hop" if task.kind == "stretch" else "boost"
    return tuple(sorted({plain_number(state), *offered(moment, state, saucer)}))


def plain_number(state: State) -> int:
    """CG-51, CG-66: the distance without an upgrade: D of the hop, or the turn number of a boost."""
    task = state.agenda[-1]
    number: int = task.about[2] if task.kind == "stretch" else state.trip.number
    return number


def cut_steps(state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """The distances to choose from."""
    return [str(number) for number in numbers_now(state)]


def why_not_steps(state: State, move: Move) -> Refusal | None:
    """CG-49, CG-121, CG-136, CG-138: only what the card or an upgrade offers."""
    numbers = numbers_now(state)
    if int(move.words[0]) in numbers:
        return None
    rules = {"number": ("CG-49", "CG-121"), "stretch": ("CG-136", "CG-66"), "amplify": ("CG-138", "CG-51")}
    offers = ", ".join(map(str, numbers))
    return Refusal("number_not_offered", rules[state.agenda[-1].kind], {"number": int(move.words[0]), "offers": offers})


def steps(box: Box, state: State, move: Move) -> Flow:
    """A distance is chosen, and the move is flown where it is a move's."""
    task, number = state.agenda[-1], int(move.words[0])
    saucer = task.about[0]
    upgrade, plain = upgrade_asked(state)
    state = done(state) if task.kind != "number" else noted(done(state), number=number)
    if number not in plain:
        state = yield from used(state, saucer, upgrade, NUMBER_RULES[task.kind])
    if task.kind != "number":
        state = due(state, flown(state, saucer, task.about[1], number))
    details = {"saucer": COLOURS[saucer], "number": number}
    yield state, Event("number", move.seat, details, (NUMBER_RULES[task.kind], "CG-57", "CG-162", "CG-137"))
    return state


NUMBER_RULES = {"number": "CG-49", "stretch": "CG-136", "amplify": "CG-138"}


def upgrade_asked(state: State) -> tuple[str, tuple[int, ...]]:
    """The upgrade with which other distances can be chosen now, and the distances without it."""
    kind = state.agenda[-1].kind
    if kind == "number":
        return hyperdrive.SLUG, CARDS[card_of(state, state.acting)]
    return (acceleration_regulator if kind == "stretch" else boost_amplifier).SLUG, (plain_number(state),)


# ---------------------------------------------------------------------- the card move, and boosts


def launch(box: Box, state: State, task: Task) -> Flow:
    """CG-47 to CG-49: the bonus of the card, then the move, then boosts and the clean-up (CG-76)."""
    (saucer,) = task.about
    rest = [Task(part, task.seat, (saucer,)) for part in ("airing", "boosting", "passing", "clean", "buy", "turn_end")]
    state = due(state, flown(state, saucer, state.trip.direction, state.trip.number), *rest)
    card = card_of(state, saucer)
    if card == "2":
        return (yield from gain_booster(state, saucer, 1, "CG-47"))
    return (yield from gain_energy(state, saucer, 1, "CG-48")) if card == "3" else state


def airing(box: Box, state: State, task: Task) -> Flow:
    """CG-135: for each crew member picked up, in order, an upgrade of its saucer may be asked for."""
    for saucer, crew in state.trip.picked[state.trip.locked :]:
        state = noted(state, locked=state.trip.locked + 1)
        asks = asked("picked", state, saucer, crew)
        if asks:
            return nothing(due(state, *asks, task))
    return nothing(state)


def boosting(box: Box, state: State, task: Task) -> Flow:
    """CG-51, CG-53, CG-54: a saucer on the board may spend a booster, and another one after each boost."""
    (saucer,) = task.about
    record = state.saucers[saucer]
    return nothing(due(state, Task("boost", task.seat, (saucer,))) if record.space and record.boosters else state)


def boost(box: Box, state: State, move: Move) -> Flow:
    """CG-51, CG-52: one booster for a move of the turn number in any direction; an upgrade may offer more."""
    (saucer,), direction = state.agenda[-1].about, move.words[0]
    record = state.saucers[saucer]
    state = done(state).with_saucer(saucer, record._replace(boosters=record.boosters - 1))
    again = [Task(part, move.seat, (saucer,)) for part in ("airing", "boosting")]
    moved = flown(state, saucer, direction, state.trip.number)
    if offered("boost", state, saucer):
        moved = Task("amplify", move.seat, (saucer, direction))
    state = due(state, moved, *again)
    details = {"saucer": COLOURS[saucer], "direction": direction, "boosters": record.boosters - 1}
    yield state, Event("boosted", move.seat, details, ("CG-51", "CG-52", "CG-53", "CG-54"))
    return state


def turn_end(box: Box, state: State, task: Task) -> Flow:
    """CG-101: with `next_turn` an upgrade bought is usable from now on; CG-102: the next turn begins."""
    (saucer,) = task.about
    record = state.saucers[saucer]
    if record.fresh and state.options.fresh_upgrade == "next_turn":
        state = state.with_saucer(saucer, record._replace(fresh=()))
    return nothing(due(state, Task("turn", CHANCE)))
