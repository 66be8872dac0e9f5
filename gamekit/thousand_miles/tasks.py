"""Properties that a lesson can ask of a move in 1000 mil: the car rolls, it drives, no card is wasted, 1000 can be hit.

Each is judged from what lies open and the own hand, never from cards that the player does not see.
"""

from __future__ import annotations

from gamekit.exercises import RIGHT, Verdict
from gamekit.game import Move
from gamekit.lessons.tasks import after, by_trying, own, told
from gamekit.thousand_miles.car import rolling, standing
from gamekit.thousand_miles.state import State
from gamekit.timeline import Timeline

LAID = ("lay", "attack")


def ends_round(game: Timeline, move: Move) -> bool:
    """Whether a move ends the round."""
    return bool(told(game, move, "round_end"))


# ---------------------------------------------------------------------- the car


def judge_rolling(game: Timeline, move: Move, verb: str) -> Verdict:
    """TM-9: a card after which the own car rolls."""
    if move.verb == "draw":
        return Verdict("draw")
    state: State = game.view(move.seat) if ends_round(game, move) else after(game, move)
    marks = state.sides[state.side_of(move.seat)].marks
    return Verdict(RIGHT) if rolling(marks) else Verdict("blocked", {"state": standing(marks)})


def judge_drives(game: Timeline, move: Move, verb: str) -> Verdict:
    """TM-30: a distance card that brings miles."""
    found = own(game, move, "distance", "backwards")
    if not found:
        return Verdict("other")
    event = found[0]
    if event.kind == "backwards":
        return Verdict("backwards", {"lost": event.details["lost"]})
    return Verdict(RIGHT, {"miles": event.details["miles"]})


# ---------------------------------------------------------------------- cards well used


def judge_no_waste(game: Timeline, move: Move, verb: str) -> Verdict:
    """TM-20, TM-22: a card is laid, or discarded only if none can be laid."""
    could = [other for other in game.moves(move.seat) if other.verb in LAID]
    if move.verb == "discard" and could:
        return Verdict("could", {"card": could[0].words[0]})
    return Verdict("draw" if move.verb == "draw" else RIGHT)


def judge_exact(game: Timeline, move: Move, verb: str) -> Verdict:
    """TM-29: the distance can still be reached exactly afterwards, as far as the player can know."""
    if ends_round(game, move):
        return Verdict(RIGHT, {"left": 0})
    state: State = after(game, move)
    side = state.side_of(move.seat)
    left = state.distance - state.sides[side].miles
    road = game.game.graph(state, "road")
    reach = road.nodes[str(state.distance)]["reach"] or ""
    return Verdict(RIGHT if chr(ord("A") + side) in reach.split(", ") else "stuck", {"left": left})


PROPERTIES = by_trying(
    {
        "rolling": judge_rolling,
        "drives": judge_drives,
        "no_waste": judge_no_waste,
        "exact": judge_exact,
    }
)
