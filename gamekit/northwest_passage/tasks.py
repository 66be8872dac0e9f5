"""Properties that a lesson can ask of a move in Northwest Passage: island, discovery, way home, listed price."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gamekit.exercises import RIGHT, Verdict
from gamekit.game import Event, Move
from gamekit.lessons.tasks import Property
from gamekit.northwest_passage.state import VEHICLES, State
from gamekit.northwest_passage.voyage import HOME, box_of, voyage
from gamekit.timeline import Timeline

Judge = Callable[[Timeline, Move, str], Verdict]


def after(game: Timeline, move: Move) -> State:
    """The position that a move leads to."""
    state: State = game.game.play(game.state, move).state
    return state


def told(game: Timeline, move: Move, *kinds: str) -> list[Event]:
    """The events of these kinds that a move brings about for its player."""
    events = game.game.play(game.state, move).events
    return [event for event in events if event.kind in kinds and event.seat == move.seat]


def meeting(judge: Judge, game: Timeline, verb: str) -> list[Move]:
    """The moves of the player whose turn it is that have a property."""
    moves = [move for move in game.moves() if verb in ("", move.verb)]
    return [move for move in moves if judge(game, move, verb).said == RIGHT]


def judge_island(game: Timeline, move: Move, verb: str) -> Verdict:
    """NWP-91 to NWP-94: a placement that completes an island."""
    found = told(game, move, "island")
    if found:
        points = sum(int(event.details["points"]) for event in found)
        return Verdict(RIGHT, {"count": len(found), "points": points})
    return Verdict("open" if move.verb == "place" else "other")


def judge_discovers(game: Timeline, move: Move, verb: str) -> Verdict:
    """NWP-83 to NWP-88: a discovery."""
    found = told(game, move, "discovered")
    if not found:
        return Verdict("other")
    details = found[0].details
    return Verdict(RIGHT, {"token": details["icon"], "square": details["square"], "points": details["points"]})


def judge_way_home(game: Timeline, move: Move, verb: str) -> Verdict:
    """NWP-108: afterwards every vehicle that carries crew can still come home, as the board lies then."""
    box, state = box_of(game.game, game.state), after(game, move)
    if state.players[move.seat].home:
        left = told(game, move, "left_behind")
        return Verdict("behind", {"vehicle": left[0].details["vehicle"]}) if left else Verdict(RIGHT)
    lost = [event for event in told(game, move, "lost") if event.details["crew"]]
    if lost:
        return Verdict("closed", {"vehicle": lost[0].details["vehicle"]})
    for vehicle in VEHICLES:
        found = voyage(box, state, move.seat, vehicle)
        if found and found.crew and found.start.stand.at != HOME and found.last_call(HOME) is None:
            return Verdict("closed", {"vehicle": vehicle})
    return Verdict(RIGHT)


def judge_first_price(game: Timeline, move: Move, verb: str) -> Verdict:
    """NWP-37, NWP-38: an action at its listed price, the first of a turn; or the end of the turn before it."""
    found = told(game, move, "drawn", "renewed", "placed", "transferred", "moved", "discovered")
    if not found:
        return Verdict(RIGHT if move.verb == "end" else "other", {"price": 0})
    price = found[0].details["price"]
    return Verdict("dear" if game.state.paid else RIGHT, {"price": price})


JUDGES: dict[str, Judge] = {
    "island": judge_island,
    "discovers": judge_discovers,
    "way_home": judge_way_home,
    "first_price": judge_first_price,
}
PROPERTIES = {name: Property(judge, partial(meeting, judge)) for name, judge in JUDGES.items()}
