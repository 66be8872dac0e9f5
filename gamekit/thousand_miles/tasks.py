"""Properties that a lesson can ask of a move in 1000 mil: the car rolls, it drives, no card is wasted, 1000 can be hit.

Each is judged from what lies open and the own hand, never from cards that the player does not see.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gamekit.exercises import RIGHT, Verdict
from gamekit.game import Event, Move, Step
from gamekit.lessons.tasks import Property
from gamekit.thousand_miles.car import rolling, standing
from gamekit.thousand_miles.state import State
from gamekit.timeline import Timeline

LAID = ("lay", "attack")
Judge = Callable[[Timeline, Move, str], Verdict]


def after(game: Timeline, move: Move) -> Step:
    """What a move leads to."""
    return game.game.play(game.state, move)


def told(game: Timeline, move: Move, kind: str) -> Event | None:
    """The event of that kind that a move brings about for its player; None if it does not."""
    return next((e for e in after(game, move).events if e.kind == kind and e.seat == move.seat), None)


def meeting(judge: Judge, game: Timeline, verb: str) -> list[Move]:
    """The moves of the player whose turn it is that have a property."""
    moves = [move for move in game.moves() if verb in ("", move.verb)]
    return [move for move in moves if judge(game, move, verb).said == RIGHT]


def ends_round(game: Timeline, step: Step) -> bool:
    """Whether a move ends the round."""
    return any(event.kind == "round_end" for event in step.events)


# ---------------------------------------------------------------------- the car


def judge_rolling(game: Timeline, move: Move, verb: str) -> Verdict:
    """TM-9: a card after which the own car rolls."""
    if move.verb == "draw":
        return Verdict("draw")
    step = after(game, move)
    state: State = game.state if ends_round(game, step) else step.state
    marks = state.sides[state.side_of(move.seat)].marks
    return Verdict(RIGHT) if rolling(marks) else Verdict("blocked", {"state": standing(marks)})


def judge_drives(game: Timeline, move: Move, verb: str) -> Verdict:
    """TM-30: a distance card that brings miles."""
    found = told(game, move, "distance")
    if found:
        return Verdict(RIGHT, {"miles": found.details["miles"]})
    back = told(game, move, "backwards")
    return Verdict("backwards", {"lost": back.details["lost"]}) if back else Verdict("other")


# ---------------------------------------------------------------------- cards well used


def judge_no_waste(game: Timeline, move: Move, verb: str) -> Verdict:
    """TM-20, TM-22: a card is laid, or discarded only if none can be laid."""
    could = [other for other in game.moves(move.seat) if other.verb in LAID]
    if move.verb == "discard" and could:
        return Verdict("could", {"card": could[0].words[0]})
    return Verdict("draw" if move.verb == "draw" else RIGHT)


def judge_exact(game: Timeline, move: Move, verb: str) -> Verdict:
    """TM-29: the distance can still be reached exactly afterwards, as far as the player can know."""
    step = after(game, move)
    if ends_round(game, step):
        return Verdict(RIGHT, {"left": 0})
    state: State = step.state
    side = state.side_of(move.seat)
    left = state.distance - state.sides[side].miles
    road = game.game.graph(game.game.view(state, move.seat), "road")
    reach = road.nodes[str(state.distance)]["reach"] or ""
    return Verdict(RIGHT if chr(ord("A") + side) in reach.split(", ") else "stuck", {"left": left})


JUDGES: dict[str, Judge] = {
    "rolling": judge_rolling,
    "drives": judge_drives,
    "no_waste": judge_no_waste,
    "exact": judge_exact,
}
PROPERTIES = {name: Property(judge, partial(meeting, judge)) for name, judge in JUDGES.items()}
