"""Properties that a lesson can ask of a move in Crash and Grab: crew is fetched, nobody falls, a rival is pushed off.

A plan is judged by all ways that it can go as its player sees the board, any other move by what it brings about.
"""

from __future__ import annotations

from fractions import Fraction

from gamekit.crash_and_grab.fan import Fan, fan
from gamekit.crash_and_grab.state import COLOURS, Plan
from gamekit.exercises import RIGHT, Verdict
from gamekit.game import Move
from gamekit.lessons.tasks import by_trying, own, told
from gamekit.timeline import Timeline

CRASHES = ("crashed", "blown_up")


def planned(game: Timeline, move: Move) -> Fan | None:
    """The ways that a plan can go; None for a move that is no plan."""
    if move.verb != "plan":
        return None
    return fan(game.game, game.view(move.seat), game.state.agenda[-1].about[0], Plan(*move.words))


def judge_fetches(game: Timeline, move: Move, verb: str) -> Verdict:
    """CG-61: somebody is picked up by the own saucer, or can be with this plan."""
    found = planned(game, move)
    crew = list(found.picked()) if found else [event.details["crew"] for event in own(game, move, "picked")]
    return Verdict(RIGHT, {"crew": crew[0]}) if crew else Verdict("nobody")


def judge_no_crash(game: Timeline, move: Move, verb: str) -> Verdict:
    """CG-59: no own saucer falls over the edge, nor can it with this plan."""
    found = planned(game, move)
    if found is None:
        return Verdict("crash" if own(game, move, *CRASHES) else RIGHT)
    share = found.crashes.get(found.saucer, Fraction(0))
    return Verdict(RIGHT if not share else "crash" if share == 1 else "possible")


def judge_pushes_off(game: Timeline, move: Move, verb: str) -> Verdict:
    """CG-71, CG-81: a rival crashes, or can be crashed with this plan."""
    found = planned(game, move)
    others = [COLOURS[number] for number in found.crashes if number != found.saucer] if found else []
    others += [e.details["saucer"] for e in told(game, move, *CRASHES) if e.seat != move.seat] if not found else []
    return Verdict(RIGHT, {"saucer": others[0]}) if others else Verdict("nobody")


PROPERTIES = by_trying(
    {
        "fetches_crew": judge_fetches,
        "no_crash": judge_no_crash,
        "pushes_off": judge_pushes_off,
    }
)
