"""Where a plan can lead: every way that the choices of a turn and its chance can go, each with its exact share.

The rules themselves are asked, from a saucer's turn as if it came now up to the end of its movement, boosts included
(CG-43 to CG-54); the clean-up is left out. Which way it goes is a model: wherever a player decides, each legal move is
alike likely, and chance has its own weights. Under this model the shares are exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from gamekit.crash_and_grab.absorbed import absorbed
from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.flow import whole
from gamekit.crash_and_grab.rules import PLAYS, ROUTINES
from gamekit.crash_and_grab.state import DIRECTIONS, Plan, Space, State
from gamekit.crash_and_grab.turns import CARDS, begun
from gamekit.flow import Flow, nothing, settle
from gamekit.game import CHANCE, Game, Move, Step

PLANS = tuple(Plan(card, direction) for card in CARDS for direction in DIRECTIONS)  # CG-33
AFTERWARDS = frozenset({"passing", "clean", "buy", "turn_end"})  # parts of a turn that follow its movement
MOVING = {kind: routine for kind, routine in ROUTINES.items() if kind not in AFTERWARDS}
ANY = 1_000_000  # more boosts than anybody can fly in a turn
FEW = 12  # a hop limit that is counted


class Fan(NamedTuple):
    """Where a turn can lead: the states at the end of its movement with their shares, which sum to 1."""

    saucer: int
    plan: Plan
    ends: Mapping[State, Fraction]
    entered: frozenset[str]  # the words of the spaces that any saucer enters in any of the ways

    @property
    def places(self) -> dict[Space, Fraction]:
        """Where the saucer is in the end, OFF if it has crashed -> the share of that."""
        found: dict[Space, Fraction] = {}
        for state, share in self.ends.items():
            add(found, state.saucers[self.saucer].space, share)
        return dict(sorted(found.items()))

    def picked(self, saucer: int | None = None) -> dict[str, Fraction]:
        """The crew that a saucer (None: this one) can pick up (CG-61, CG-62) -> the share of that."""
        number = self.saucer if saucer is None else saucer
        found: dict[str, Fraction] = {}
        for state, share in self.ends.items():
            for crew in {crew for who, crew in state.trip.picked if who == number}:
                add(found, crew, share)
        return dict(sorted(found.items()))

    @property
    def crashes(self) -> dict[int, Fraction]:
        """The saucers that can crash (CG-59, CG-71), this one among them -> the share of that."""
        found: dict[int, Fraction] = {}
        for state, share in self.ends.items():
            for number in set(state.trip.crashed):
                add(found, number, share)
        return dict(sorted(found.items()))


def box_of(game: Game) -> Box:
    """The box that a game is played with."""
    box: Box = game.tables
    return box


def ready(state: State, saucer: int, plan: Plan) -> State:
    """The state as if the turn of a saucer began now, with that plan; what was still to be settled is left out."""
    plans = (*state.plans[:saucer], plan, *state.plans[saucer + 1 :])
    revealed = tuple(other for other in state.revealed if other != saucer)
    return begun(state._replace(agenda=(), plans=plans, revealed=revealed, drawn=()), saucer)


def go_on(box: Box, state: State, move: Move) -> Step:
    """What a legal move leads to, as far as the movement goes."""
    return settle(whole(PLAYS[move.verb], MOVING, box, state, move))


def set_out(box: Box, state: State) -> Step:
    """What happens by itself until somebody has to decide, or the movement is over."""
    return settle(whole(at_once, MOVING, box, state, Move(CHANCE, "")))


def at_once(box: Box, state: State, move: Move) -> Flow:
    """No move at all: only what follows by itself."""
    return nothing(state)


def over(state: State) -> bool:
    """Whether the movement of a turn is over, or the game."""
    return not state.agenda or state.agenda[-1].kind in AFTERWARDS


def choices(game: Game, state: State, boosts: int) -> list[tuple[Move, int]]:
    """What can be decided now, with weights; CG-46: keeping to the planned direction is one of four, not a fifth."""
    if game.actor(state) == CHANCE:
        return game.chances(state)
    moves, kind = game.moves(state), state.agenda[-1].kind
    if kind == "aim":
        moves = [move for move in moves if move.verb != "pass"]
    if kind == "boost" and boosts <= 0:
        moves = [move for move in moves if move.verb == "pass"]
    return [(move, 1) for move in moves]


def fan(game: Game, view: State, saucer: int, plan: Plan, boosts: int = ANY) -> Fan:
    """All ways that a plan of a saucer can go from what a seat sees, as if its turn came now.

    At most so many `boosts` are flown. A saucer off the board is first placed at random (CG-43). A hop limit of more
    than a few is left out of account (CG-69): the share of the ways that come to it is next to nothing.
    """
    box = box_of(game)
    start = set_out(box, ready(view, saucer, plan))
    entered, numbers = entered_in(start), {(plain(start.state), boosts): 0}
    places, ways = list(numbers), dict[int, dict[int, Fraction]]()
    for number, (state, left) in enumerate(places):  # which grows on the way
        if over(state):
            continue
        ways[number] = {}
        for step, spent, share in ways_on(game, box, state, left):
            entered |= entered_in(step)
            to = (plain(step.state), left - spent)
            if to not in numbers:
                numbers[to] = len(places)
                places.append(to)
            add(ways[number], numbers[to], share)
    ends: dict[State, Fraction] = {}
    for number, share in absorbed(ways, 0).items():
        add(ends, hopped(places[number][0], 0), share)
    return Fan(saucer, plan, ends, frozenset(entered))


def ways_on(game: Game, box: Box, state: State, boosts: int) -> Iterator[tuple[Step, int, Fraction]]:
    """What can follow from a decision: the step, the boosters spent, and its share."""
    options = choices(game, state, boosts)
    weights = sum(weight for _, weight in options)
    for move, weight in options:
        yield go_on(box, state, move), int(move.verb == "boost"), Fraction(weight, weights)


def plain(state: State) -> State:
    """The state without the count of accelerators, unless the limit is near (CG-69)."""
    return state if state.options.hop_limit <= FEW else hopped(state, 0)


def hopped(state: State, hops: int) -> State:
    """The state with another number of accelerator hops behind it (CG-69)."""
    return state if state.trip.hops == hops else state._replace(trip=state.trip._replace(hops=hops))


def add(shares: dict[Any, Fraction], key: Any, share: Fraction) -> None:
    """Add to a share."""
    shares[key] = shares.get(key, Fraction(0)) + share


def entered_in(step: Step) -> set[str]:
    """The words of the spaces that a saucer enters or is put on."""
    return {event.details["space"] for event in step.events if "space" in event.details}
