"""Where a saucer can come in some turns, how near the crash sites are to all of it, and what a turned tile changes.

`rings` and the graphs look at a saucer that flies alone; `landing` asks `fan` and takes rivals as they stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from gamekit.crash_and_grab.danger import Outlook
from gamekit.crash_and_grab.fan import PLANS, add, box_of
from gamekit.crash_and_grab.geometry import Board, board_of
from gamekit.crash_and_grab.state import DIRECTIONS, OFF, Space, State
from gamekit.crash_and_grab.turns import CARD_NUMBERS
from gamekit.crash_and_grab.upgrades import quake_maker
from gamekit.crash_and_grab.ways import ends
from gamekit.flow import settle
from gamekit.game import Game

if TYPE_CHECKING:
    import networkx


# ---------------------------------------------------------------------- rings


def rings(game: Game, view: State, saucer: int, turns: int = 3, boosts: int = 0) -> list[set[Space]]:
    """The spaces for which a saucer needs 1, 2, 3 … turns of its own, not fewer, with no other saucer in the way.

    At most so many `boosts` are flown in each turn, as if it had the boosters. A crash ends the way. Empty sets for a
    saucer off the board, which is placed at random first.
    """
    board, here = board_of(box_of(game), view), view.saucers[saucer].space
    found, edge, seen = list[set[Space]](), {here} - {OFF}, set[Space]()
    for _ in range(turns):
        edge = {end for space in edge for end in in_one_turn(board, space, boosts)} - seen
        seen |= edge
        found.append(edge)
    return found


def in_one_turn(board: Board, space: Space, boosts: int = 0) -> set[Space]:
    """CG-51, CG-66: the spaces where one turn can end, boosts of the turn number among it."""
    found: set[Space] = set()
    for number in CARD_NUMBERS:
        edge = {end for way in DIRECTIONS for end in ends(board, space, way, number)} - {OFF}
        for _ in range(boosts):
            edge |= {end for start in edge for way in DIRECTIONS for end in ends(board, start, way, number)} - {OFF}
        found |= edge
    return found


# ---------------------------------------------------------------------- where it lands


def landing(outlook: Outlook, saucer: int) -> dict[Space, Fraction]:
    """Where a saucer is after its turn, OFF if it has crashed: each plan alike likely, and each choice in the turn."""
    found: dict[Space, Fraction] = {}
    for plan in PLANS:
        for space, share in outlook.places(saucer, plan).items():
            add(found, space, share / len(PLANS))
    return dict(sorted(found.items()))


# ---------------------------------------------------------------------- graphs


def turn_graph(game: Game, view: State | None) -> networkx.DiGraph:
    """Space -> every space where one turn from there can end, a saucer flying alone and without boosts; no `off`."""
    import networkx

    moves = game.graph(view, "moves")
    graph = networkx.DiGraph()
    graph.add_nodes_from((node, data) for node, data in moves.nodes(data=True) if node != "off")
    graph.add_edges_from((one, two) for one, two in moves.edges() if two != "off")
    return graph


def nearness(graph: networkx.DiGraph) -> dict[int, float]:
    """Crash site -> its closeness: 1 if it could be reached from everywhere in one turn, less the farther it is.

    Formula: (number of other spaces) / (sum of their distances to it in turns), as networkx counts it, over the spaces
    on which a saucer can stand.
    """
    import networkx

    stand = graph.subgraph(node for node, kind in graph.nodes(data="kind") if kind != "accelerator")
    close = networkx.closeness_centrality(stand)
    return dict(sorted((site, close[node]) for node, site in stand.nodes(data="site") if site))


def distance(graph: networkx.DiGraph, start: str, end: str) -> int | None:
    """The fewest turns from one space to another; None if there is no way."""
    import networkx

    try:
        return int(networkx.shortest_path_length(graph, start, end))
    except networkx.NetworkXNoPath:
        return None


# ---------------------------------------------------------------------- a turned tile


def with_tile_turned(game: Game, state: State, slot: str, turns: int) -> State:
    """CG-23, CG-131: the position with a tile turned by so many quarters clockwise, and all that is on it with it."""
    turned: State = settle(quake_maker.use(box_of(game), state, max(state.acting, 0), (slot, str(turns)))).state
    return turned


def difference(after: Mapping[Space, Fraction], before: Mapping[Space, Fraction]) -> dict[Space, Fraction]:
    """Of two maps of shares: by how much each space has become likelier (less likely: below 0); without zeros."""
    spaces = sorted({*after, *before})
    changes = {space: after.get(space, Fraction(0)) - before.get(space, Fraction(0)) for space in spaces}
    return {space: change for space, change in changes.items() if change}
