"""What the lens of Northwest Passage says, against plain enumeration by the game itself and against its graphs."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count

import networkx
import pytest
from northwest_passage_lens_positions import BOX, HARBOUR, alone, position
from northwest_passage_scattered import GAME

from gamekit.game import Move
from gamekit.northwest_passage.graph import draw
from gamekit.northwest_passage.reach import (
    after_night,
    in_one_turn,
    next_round,
    this_round,
    warning,
    warnings,
)
from gamekit.northwest_passage.state import HOME, PASSAGE, VEHICLES, State, stand_of
from gamekit.northwest_passage.voyage import voyage

NUMBERS = range(60)
Arrivals = dict[str, tuple[int, int]]  # tile or place -> round, crew

# ---------------------------------------------------------------------- ways, by playing them


def played(start: State, vehicle: str) -> Arrivals:
    """Where a vehicle can come, earliest and then cheapest, by playing every move, end of turn and pass."""
    found: Arrivals = {}
    order, seen = count(), set()
    todo = [(start.round, 0, next(order), start)]
    while todo:
        number, spent, _, state = heapq.heappop(todo)
        player = state.players[0]
        key = (number, stand_of(player, vehicle), player.crew, state.paid > 0)
        if not state.agenda or key in seen:
            continue
        seen.add(key)
        for move in going(state, vehicle):
            new = GAME.play(state, move).state
            costs = spent + GAME.play(state, move).events[0].details["price"] if move.verb == "move" else spent
            if move.verb == "move":
                there = stand_of(new.players[0], vehicle).at
                found[there] = min(found.get(there, (99, 99)), (number, costs))
            heapq.heappush(todo, (new.round, costs, next(order), new))
    found.pop(stand_of(start.players[0], vehicle).at, None)
    return found


def going(state: State, vehicle: str) -> Iterator[Move]:
    """The legal moves of the first player that go, end the turn or pass."""
    words = GAME.verbs["move"].slots[1].domain(state, 0, (vehicle,))
    moves = [Move(0, "move", (vehicle, word)) for word in words]
    yield from (move for move in [*moves, Move(0, "end"), Move(0, "pass")] if GAME.why_not(state, move) is None)


def told(state: State, vehicle: str) -> Arrivals:
    found = voyage(BOX, state, 0, vehicle)
    assert found
    return {at: (way.round, way.crew) for at, way in found.reach().items()}


@pytest.mark.parametrize("vehicle", VEHICLES)
def test_earliest_and_cheapest_ways_are_those_that_can_be_played(vehicle: str) -> None:
    """NWP-37, NWP-48, NWP-49, NWP-73 to NWP-81."""
    far = set[int]()
    for number in NUMBERS[:30]:
        state = alone(position(number).state, vehicle, 1 + number % 4)
        if state.players[0].ship != HARBOUR or vehicle == "sled":
            found = told(state, vehicle)
            assert found == played(state, vehicle), number
            far.update(when - state.round for when, _ in found.values())
    assert len(far) > 3, "ways over several rounds are among them"


@pytest.mark.parametrize("vehicle", VEHICLES)
def test_a_way_can_be_played_leg_by_leg(vehicle: str) -> None:
    """NWP-81: by the words of the notation."""
    gone = 0
    for number in NUMBERS:
        state = alone(position(number).state, vehicle, 2)
        found = voyage(BOX, state, 0, vehicle)
        for way in [found.way(HOME), found.way(HOME, cheapest=True), found.way(PASSAGE)] if found else []:
            for leg in way.legs if way else ():
                while state.agenda and state.round < leg.round:
                    state = GAME.play(state, Move(0, "pass")).state
                if state.paid:
                    state = GAME.play(state, Move(0, "end")).state
                move = Move(0, "move", (vehicle, leg.target))
                assert GAME.why_not(state, move) is None
                state = GAME.play(state, move).state
                gone += 1
            state = alone(position(number).state, vehicle, 2)
    assert gone > 10, "several ways are tried"


def test_the_cheapest_way_costs_no_more_and_the_earliest_is_no_later() -> None:
    both = 0
    for number in NUMBERS:
        for seat in range(3):
            for vehicle in VEHICLES:
                found = voyage(BOX, position(number).state, seat, vehicle)
                early, cheap = (found.way(HOME), found.way(HOME, cheapest=True)) if found else (None, None)
                if early and cheap:
                    assert early.round <= cheap.round
                    assert early.crew >= cheap.crew
                    both += 1
    assert both > 10


@pytest.mark.parametrize("vehicle", VEHICLES)
def test_when_the_way_home_closes_is_found_by_waiting_and_playing(vehicle: str) -> None:
    """NWP-48, NWP-108: waiting is passing."""
    for number in NUMBERS[:12]:
        state = alone(position(number).state, vehicle, 1 + number % 4)
        way, found = voyage(BOX, state, 0, vehicle), warning(BOX, state, 0, vehicle)
        if way and found and found.kind != "at_home":
            homes = {later.round: played(later, vehicle).get(HOME) for later in waiting(state)}
            told = {when: (way.round, way.crew) if way else None for when, way in way.departures(HOME).items()}
            assert told == homes, number
            open_in = [when for when, home in homes.items() if home]
            assert way.last_call(HOME) == max(open_in, default=None)
            assert found.last == max(open_in, default=0)
            assert (found.kind == "no_way", found.kind == "now") == (not open_in, open_in == [state.round])


def waiting(state: State) -> Iterator[State]:
    """This round and each that follows, if the player passes until then."""
    while state.agenda:
        yield state
        state = GAME.play(state, Move(0, "pass")).state


# ---------------------------------------------------------------------- one round, by the graphs


@pytest.mark.parametrize(("vehicle", "which"), [("ship", "sea"), ("sled", "ice")])
def test_the_crew_of_this_round_is_the_distance_in_the_graph(vehicle: str, which: str) -> None:
    """NWP-73, NWP-76, NWP-80: 0 inside a tile, 1 from tile to tile."""
    met = 0
    for number in NUMBERS:
        state = alone(position(number).state, vehicle, 7)
        stand = stand_of(state.players[0], vehicle)
        if stand.at not in BOX.places:
            found = this_round(BOX, state, 0, vehicle)
            assert found == {at: far for at, far in far_off(state, which, stand.on).items() if 0 < far <= 7}
            met += len(found)
    assert met > 40


def far_off(state: State, which: str, start: tuple[str, ...]) -> dict[str, int]:
    """Tile or place -> the fewest moves from some quarters."""
    graph = draw(BOX, state, which)
    ways = graph.subgraph(node for node in graph if node != HOME)
    tiles = dict(graph.nodes(data="tile"))
    known = [quarter for quarter in start if quarter in graph]

    def weight(one: str, other: str, _: object) -> int:
        return int(tiles[one] is None or tiles[one] != tiles[other])

    far: dict[str, int] = networkx.multi_source_dijkstra_path_length(ways, known, weight=weight) if known else {}
    home = [far[quarter] + 1 for quarter in graph.neighbors(HOME) if quarter in far]
    best = {HOME: min(home)} if home else {}
    for node, length in far.items():
        at = node if tiles[node] is None else state.laid[tiles[node]].anchor
        best[at] = min(best.get(at, 99), length)
    return best


def test_next_round_is_this_round_after_the_night() -> None:
    """NWP-47 to NWP-49: everybody passes, and the game itself goes on to the next round."""
    for number in NUMBERS[:20]:
        state = position(number).state
        night = state
        while night.round == state.round and night.agenda:
            night = GAME.play(night, Move(night.agenda[-1].seat, "pass")).state
        if night.agenda:
            assert after_night(BOX, state).players == night.players
            assert after_night(BOX, state).frozen == night.frozen
            for vehicle in VEHICLES:
                assert next_round(BOX, state, 0, vehicle) == this_round(BOX, night, 0, vehicle)
        else:
            assert next_round(BOX, state, 0, "ship") == {}


def test_three_moves_in_one_turn_cost_1_2_2() -> None:
    """NWP-37."""
    state = position(0).state
    assert [in_one_turn(BOX, state, moves) for moves in range(4)] == [0, 1, 3, 5]
    assert in_one_turn(BOX, state._replace(paid=1), 2) == 4


def test_whoever_is_under_way_is_warned_of_each_vehicle_that_is_out() -> None:
    kinds = set()
    for number in NUMBERS:
        state = position(number).state
        kinds.update(found.kind for seat in range(3) for found in warnings(BOX, state, seat))
        for seat, player in enumerate(state.players):
            out = {vehicle for vehicle in VEHICLES if vehicle == "ship" or player.sled.at}
            assert {found.vehicle for found in warnings(BOX, state, seat)} == (set() if player.home else out)
    assert kinds == {"at_home", "no_way", "now", "wait", "later"}
