"""Properties that a lesson can ask of a move in Northwest Passage: island, discovery, way home, listed price."""

from __future__ import annotations

from gamekit.exercises import RIGHT, Verdict
from gamekit.game import Move
from gamekit.lessons.tasks import after, by_trying, own
from gamekit.northwest_passage.state import HOME, VEHICLES, State
from gamekit.northwest_passage.voyage import box_of, voyage
from gamekit.timeline import Timeline


def judge_island(game: Timeline, move: Move, verb: str) -> Verdict:
    """NWP-91 to NWP-94: a placement that completes an island."""
    found = own(game, move, "island")
    if found:
        points = sum(int(event.details["points"]) for event in found)
        return Verdict(RIGHT, {"count": len(found), "points": points})
    return Verdict("open" if move.verb == "place" else "other")


def judge_discovers(game: Timeline, move: Move, verb: str) -> Verdict:
    """NWP-83 to NWP-88: a discovery."""
    found = own(game, move, "discovered")
    if not found:
        return Verdict("other")
    details = found[0].details
    return Verdict(RIGHT, {"token": details["icon"], "square": details["square"], "points": details["points"]})


def judge_way_home(game: Timeline, move: Move, verb: str) -> Verdict:
    """NWP-108: afterwards every vehicle that carries crew can still come home, as the board lies then."""
    box = box_of(game.game, game.state)
    state: State = after(game, move)
    if state.players[move.seat].home:
        left = own(game, move, "left_behind")
        return Verdict("behind", {"vehicle": left[0].details["vehicle"]}) if left else Verdict(RIGHT)
    lost = [event for event in own(game, move, "lost") if event.details["crew"]]
    if lost:
        return Verdict("closed", {"vehicle": lost[0].details["vehicle"]})
    for vehicle in VEHICLES:
        found = voyage(box, state, move.seat, vehicle)
        if found and found.crew and found.start.stand.at != HOME and found.last_call(HOME) is None:
            return Verdict("closed", {"vehicle": vehicle})
    return Verdict(RIGHT)


def judge_first_price(game: Timeline, move: Move, verb: str) -> Verdict:
    """NWP-37, NWP-38: an action at its listed price, the first of a turn; or the end of the turn before it."""
    found = own(game, move, "drawn", "renewed", "placed", "transferred", "moved", "discovered")
    if not found:
        return Verdict(RIGHT if move.verb == "end" else "other", {"price": 0})
    price = found[0].details["price"]
    return Verdict("dear" if game.state.paid else RIGHT, {"price": price})


PROPERTIES = by_trying(
    {
        "island": judge_island,
        "discovers": judge_discovers,
        "way_home": judge_way_home,
        "first_price": judge_first_price,
    }
)
