"""Where a ship or a sled can come in this round and in later ones, and the ways there: shortest paths over time.

A node of the graph is a `Port`: a round, how the vehicle stands, and how many ready crewmen it still has; an edge is a
move, or a night: the round ends, the crew is ready again, and the sun moves on. All of it is asked of the rules. The
model: the board stays as it is laid now, the crew stays aboard, and a turn is ended after each move, so that each
costs what the table says (NWP-37, NWP-38). Under it, the answers are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from gamekit.flow import settle
from gamekit.game import Game
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import price
from gamekit.northwest_passage.rounds import sled_stands, sun, takes_part
from gamekit.northwest_passage.state import HOME, PASSAGE, Stand, State, ready, stand_of
from gamekit.northwest_passage.ways import ways_from

if TYPE_CHECKING:
    import networkx

LONG = 1000  # more crew than any way costs, and more rounds


class Port(NamedTuple):
    """Where a vehicle is at some time."""

    round: int
    stand: Stand
    left: int  # ready crewmen aboard


Node = Port | str  # or the place where the way ends


class Leg(NamedTuple):
    """A move of a way: the round in which it is made, its target as a word of the notation, and what is there."""

    round: int
    target: str
    at: str


class Way(NamedTuple):
    """A way to a place or tile: the round in which it arrives, what it costs in all, and its moves."""

    round: int
    crew: int
    legs: tuple[Leg, ...]


class Voyage:
    """What a vehicle can do from a position on to the end of the game."""

    def __init__(self, box: Box, state: State, seat: int, vehicle: str) -> None:
        self.box, self.seat, self.vehicle = box, seat, vehicle
        self.seasons = dict(seasons(box, state))
        self.cost = price(box, state._replace(paid=0), "move")
        player = state.players[seat]
        self.crew = sum(player.crew[:2] if vehicle == "ship" else player.crew[2:])
        left = ready(player, vehicle) if takes_part(state, seat) else 0
        self.start = Port(state.round, stand_of(player, vehicle), left)

    @cached_property
    def graph(self) -> networkx.DiGraph:
        """The ports that can be reached, and the places where a way ends; edges: `crew`, `rounds`, `target`."""
        import networkx

        graph, todo = networkx.DiGraph(), [self.start]
        graph.add_node(self.start)
        while todo:
            port = todo.pop()
            for to, facts in self._onward(port):
                if to not in graph and isinstance(to, Port):
                    todo.append(to)
                graph.add_edge(port, to, **facts)
        return graph

    def _onward(self, port: Port) -> Iterator[tuple[Node, dict[str, Any]]]:
        """What can follow: a move; the night; or the way ends, for good in Greenland (NWP-98)."""
        if port.stand.at == PASSAGE:
            yield PASSAGE, {"crew": 0, "rounds": 0, "target": ""}
        for word, stand in self._moves(port).items():
            move = {"crew": self.cost, "rounds": 0, "target": word}
            yield HOME if word == HOME else Port(port.round, stand, port.left - self.cost), move
        if port.round + 1 in self.seasons:
            yield Port(port.round + 1, self.overnight(port), self.crew), {"crew": 0, "rounds": 1, "target": ""}

    def _moves(self, port: Port) -> dict[str, Stand]:
        """NWP-73 to NWP-81: where the vehicle can go in that season, if its crew is enough."""
        if port.left < self.cost:
            return {}
        season = self.seasons[port.round]
        return ways(self.box, self.vehicle, port.stand, season)

    def overnight(self, port: Port) -> Stand:
        """NWP-49: how the vehicle stands when the sun has moved on."""
        if self.vehicle == "ship" or not port.stand.on:
            return port.stand
        return morning(self.box, self.seasons[port.round + 1], self.seat, port.stand)

    # ------------------------------------------------------------------ answers

    @cached_property
    def _earliest(self) -> tuple[dict[Node, int], dict[Node, list[Node]]]:
        import networkx

        found: tuple[dict[Node, int], dict[Node, list[Node]]] = networkx.single_source_dijkstra(
            self.graph, self.start, weight=weighing("rounds", "crew")
        )
        return found

    def reach(self) -> dict[str, Way]:
        """Tile (its anchor) or place, but for where it is now -> the earliest way there, and of those the cheapest."""
        lengths, paths = self._earliest
        best: dict[str, Node] = {}
        for node in sorted(lengths, key=lambda node: lengths[node]):
            best.setdefault(node if isinstance(node, str) else node.stand.at, node)
        return {at: self._way(paths[node]) for at, node in best.items() if at != self.start.stand.at}

    def way(self, place: str, cheapest: bool = False) -> Way | None:
        """The earliest way to a place, and of those the cheapest; or the other way round. None if there is none."""
        import networkx

        if place not in self.graph:
            return None
        order = ("crew", "rounds") if cheapest else ("rounds", "crew")
        return self._way(networkx.dijkstra_path(self.graph, self.start, place, weight=weighing(*order)))

    def _way(self, path: list[Node]) -> Way:
        """A path of the graph as a way."""
        legs = []
        for node, to in pairwise(path):
            word = self.graph.edges[node, to]["target"]
            if word and isinstance(node, Port):
                legs.append(Leg(node.round, word, to if isinstance(to, str) else to.stand.at))
        last = next(node for node in reversed(path) if isinstance(node, Port))
        return Way(last.round, self.cost * len(legs), tuple(legs))

    def waiting(self) -> list[Port]:
        """The vehicle where it is now, in this round and in each that follows, if it stays."""
        found = [self.start]
        while found[-1].round + 1 in self.seasons:
            found.append(Port(found[-1].round + 1, self.overnight(found[-1]), self.crew))
        return found

    def departures(self, place: str) -> dict[int, Way | None]:
        """Round -> the earliest way to a place, and of those the cheapest, for a vehicle that stays here until then.

        It may set out still later; None if it would not come there any more.
        """
        import networkx

        if place not in self.graph:
            return {port.round: None for port in self.waiting()}
        back = self.graph.reverse(copy=False)
        _, paths = networkx.single_source_dijkstra(back, place, weight=weighing("rounds", "crew"))
        found: dict[int, Way | None] = {}
        for port in self.waiting():
            path = paths.get(port)
            found[port.round] = self._way(path[::-1]) if path else None
        return found

    def last_call(self, place: str) -> int | None:
        """The last round in which the vehicle can set out from here and still come to a place; None: there is none."""
        return max((number for number, way in self.departures(place).items() if way), default=None)


def weighing(first: str, then: str) -> Callable[[Node, Node, dict[str, Any]], int]:
    """A weight of edges: one thing before the other."""

    def weight(node: Node, to: Node, facts: dict[str, Any]) -> int:
        return LONG * int(facts[first]) + int(facts[then])

    return weight


def seasons(box: Box, state: State) -> Iterator[tuple[int, State]]:
    """NWP-48, NWP-111: this round and each that follows -> the position with the sun where it stands then."""
    for number in range(state.round, state.options.rounds + 1):
        if number > state.round:
            state = settle(sun(box, state)).state
        yield number, state


def ways(box: Box, vehicle: str, stand: Stand, season: State) -> dict[str, Stand]:
    """The targets of a vehicle in a season."""
    return ways_from(box, vehicle, stand, season.cover, season.terrain, season.frozen)


def morning(box: Box, season: State, seat: int, stand: Stand) -> Stand:
    """NWP-49: how a sled stands after the sun's move."""
    player = season.players[seat]._replace(sled=stand)
    new: State = settle(sled_stands(box, season.with_player(seat, player), seat)).state
    return new.players[seat].sled


def box_of(game: Game, state: State) -> Box:
    """The box that a game is played with: of its tables, the one that the state names."""
    box: Box = game.tables[state.options.board]
    return box


@lru_cache(maxsize=32)  # a position is looked at from several sides
def voyage(box: Box, state: State, seat: int, vehicle: str) -> Voyage | None:
    """What a vehicle can still do; None for a sled aboard, after the return, and before or after the game."""
    player = state.players[seat]
    if player.home or not state.round or not state.agenda or (vehicle == "sled" and not player.sled.at):
        return None
    return Voyage(box, state, seat, vehicle)
