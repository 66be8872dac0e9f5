"""What is scored at the end, and who wins (NWP-101 to NWP-113)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from gamekit.flow import Flow
from gamekit.game import CHANCE, Event, Score, Task
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.state import HOME, PASSAGE, TOKENS, Player, State


class Gain(NamedTuple):
    """Points of a player at the end: the event that tells of them, and how many come to the score."""

    points: int
    event: Event


def gains(box: Box, state: State) -> Iterator[Gain]:
    """NWP-102 to NWP-109: all that is scored at the end, in the order in which it is told."""
    for place in (PASSAGE, HOME):
        for seat in state.seats:
            yield from arrival(box, state, seat, place)
    for token in box.honours:
        for seat in state.seats:
            yield from honour(box, state, seat, token)
    for seat in state.seats:
        yield from sets(box, state, seat)
    for seat in state.seats:
        yield from losses(box, state, seat)


def arrival(box: Box, state: State, seat: int, place: str) -> Iterator[Gain]:
    """NWP-102, NWP-103: by order of arrival."""
    player = state.players[seat]
    number = player.passage if place == PASSAGE else player.home
    if number:
        points = box.arrivals[len(state.players)][place][number - 1]
        rule = "NWP-102" if place == PASSAGE else "NWP-103"
        details = {"place": place, "number": number, "points": points}
        yield Gain(points, Event("arrival", seat, details, (rule, "NWP-95" if place == PASSAGE else "NWP-97")))


def place_of(state: State, seat: int, token: str) -> int:
    """NWP-105: the number of players who have at least as many tokens; NWP-106: 0 for a player without any."""
    at = TOKENS.index(token)
    own = state.players[seat].tokens[at]
    return sum(player.tokens[at] >= own for player in state.players) if own else 0


def honour(box: Box, state: State, seat: int, token: str) -> Iterator[Gain]:
    """NWP-104: first, second and third by number of tokens; NWP-118: what the symbols tell of it."""
    place, points = place_of(state, seat, token), box.honours[token]
    if 1 <= place <= len(points):
        count = state.players[seat].tokens[TOKENS.index(token)]
        details = {"token": token, "count": count, "number": place, "points": points[place - 1]}
        yield Gain(points[place - 1], Event("honour", seat, details, ("NWP-104", "NWP-105", "NWP-106")))


def sets(box: Box, state: State, seat: int) -> Iterator[Gain]:
    """NWP-107: complete sets of five different tokens."""
    count = min(state.players[seat].tokens)
    if count:
        details = {"count": count, "points": count * box.whole_set}
        yield Gain(count * box.whole_set, Event("sets", seat, details, ("NWP-107",)))


def losses(box: Box, state: State, seat: int) -> Iterator[Gain]:
    """NWP-108, NWP-109: vehicles that are not in Greenland are lost, with their crew; a sled aboard with its ship."""
    player = state.players[seat]
    for vehicle, crew in lost(player).items():
        points = crew * box.lost_crewman + (box.lost_ship if vehicle == "ship" else 0)
        details = {"vehicle": vehicle, "crew": crew, "points": points}
        yield Gain(-points, Event("lost", seat, details, ("NWP-108", "NWP-109")))


def lost(player: Player) -> dict[str, int]:
    """NWP-108: the vehicles that are not in Greenland, and how many crewmen are on each."""
    ship, idle, sled, weary = player.crew
    crew = {"ship": ship + idle} if player.ship.at != HOME else {}
    return crew | ({"sled": sled + weary} if player.sled.at not in ("", HOME) else {})


def scoring(box: Box, state: State, task: Task) -> Flow:
    """NWP-101: what is scored at the end, one after the other; NWP-112, NWP-113: then somebody has won."""
    for points, event in list(gains(box, state)):
        player = state.players[event.seat]
        state = state.with_player(event.seat, player._replace(points=player.points + points))
        yield state, event
    for seat in state.seats:
        points = state.players[seat].points
        yield state, Event("total", seat, {"points": points, "size": abs(points), "minus": points < 0}, ("NWP-101",))
    state = state._replace(agenda=())
    details: dict[str, Any] = {"winners": list(winners(state))}
    yield state, Event("game_over", CHANCE, details, ("NWP-110", "NWP-112", "NWP-113"))
    return state


def winners(state: State) -> tuple[int, ...]:
    """NWP-112: most points, of those the first who returned; NWP-113: if none of them has, all of them."""
    most = max(player.points for player in state.players)
    best = [seat for seat in state.seats if state.players[seat].points == most]
    home = [seat for seat in best if state.players[seat].home]
    return (min(home, key=lambda seat: state.players[seat].home),) if home else tuple(best)


def scores(state: State) -> tuple[Score, ...]:
    """The points of each player as they stand; at the end, who has won."""
    won = () if state.agenda else winners(state)
    return tuple(Score((seat,), player.points, seat in won) for seat, player in enumerate(state.players))
