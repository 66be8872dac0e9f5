"""The board as networkx graphs, each by itself: squares, terrain at the corner points, sea, land, and the ice of now.

In `sea`, `land` and `ice` the nodes are quarters, such as `p4-nw`, and an edge joins what is joined by the rules; so
"can this ship get there?" is a path, and "is this an island?" a connected component without a free square beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import networkx

from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.discovering import icon_square
from gamekit.northwest_passage.setup import start
from gamekit.northwest_passage.state import Options, State
from gamekit.northwest_passage.ways import FREE, beside, open_to

GRAPHS = ("squares", "terrain", "sea", "land", "ice")
CORNER = {"nw": (-0.25, 0.25), "ne": (0.25, 0.25), "sw": (-0.25, -0.25), "se": (0.25, -0.25)}
PLAYERS = "ABCD"


def draw(box: Box, view: State | None, which: str) -> networkx.Graph:
    """One of GRAPHS of a view; without a view, of the board before anything is laid."""
    state = view or start(box, 2, Options(False, True, box.name, "random", 10)).state
    return DRAWN[which](box, state)


# ---------------------------------------------------------------------- squares


def squares(box: Box, state: State) -> networkx.Graph:
    """The squares and the places (NWP-1, NWP-15), with what is there; edges between those with a common side."""
    board, graph = box.grid, networkx.Graph()
    for number, square in enumerate(board.squares):
        graph.add_node(square, **square_facts(box, state, number), **said(box, square))
    for number, square in enumerate(board.squares):
        for way, other in board.beside[number].items():
            if other > number:
                graph.add_edge(square, board.squares[other], way=way)
    for place in box.places:
        graph.add_node(place, pos=beyond(box, place), here=who(state, (place,)), **said(box, place))
        graph.add_edges_from((place, board.squares[square]) for square, _ in box.shores[place])
    return graph


def square_facts(box: Box, state: State, number: int) -> dict[str, Any]:
    """What is noted at a square: where it is, its zone's multiplier, frost, tile, icon, and who is here."""
    board, tile = box.grid, state.cover[number]
    laid = state.laid[tile] if tile != FREE else None
    bears = laid is not None and laid.tile in box.icon_at and laid.tile not in state.found
    icon = box.icon_at[laid.tile][0] if laid and bears and icon_square(box, state, laid) == number else None
    return {
        "pos": (board.column_of[number], -board.row_of[number]),
        "zone": box.multipliers[board.column_of[number] - 1],
        "frozen": board.row_of[number] <= state.frozen,
        "tile": laid.tile if laid else None,
        "icon": icon,
        "here": who(state, (board.squares[number],)),
    }


def who(state: State, at: tuple[str, ...]) -> str | None:
    """The vehicles at a place, or on the tile with that anchor, by their players' letters."""
    here = [
        f"{PLAYERS[seat]}{sign}"
        for seat, player in enumerate(state.players)
        for sign, stand in (("", player.ship), ("*", player.sled))
        if stand.at in at
    ]
    return ", ".join(here) or None


def beyond(box: Box, place: str) -> tuple[float, float]:
    """Where to draw a place: outside the board, in the middle of its squares."""
    board, side = box.grid, box.places[place].side
    numbers = [square for square, _ in box.shores[place]]
    x = sum(board.column_of[number] for number in numbers) / len(numbers)
    y = -sum(board.row_of[number] for number in numbers) / len(numbers)
    right, up = {"east": (1.5, 0), "west": (-1.5, 0), "north": (0, 1.5), "south": (0, -1.5)}[side]
    return x + right, y + up


def said(box: Box, word: str) -> Mapping[str, str]:
    """The names of a square or place in both languages."""
    return {lang: names["where"][word][""] for lang, names in box.names.items()}


# ---------------------------------------------------------------------- terrain


def terrain(box: Box, state: State) -> networkx.Graph:
    """The corner points (NWP-3) with their terrain, `L`, `S` or none yet; edges along the sides of laid squares."""
    board, graph = box.grid, networkx.Graph()
    for point, sign in enumerate(state.terrain):
        row, column = divmod(point, board.wide)
        surrounded = all(state.cover[square] != FREE for square in board.around[point])
        facts = {"pos": (column + 0.5, -row - 0.5), "terrain": None if sign == "." else sign, "surrounded": surrounded}
        called = dict.fromkeys(("en", "pl"), f"({column}, {row})")  # as the rules write it, in both languages
        graph.add_node(point_word(board.wide, point), **facts, **called)
    for number, (nw, ne, sw, se) in enumerate(board.points):
        if state.cover[number] != FREE:
            sides = ((nw, ne), (ne, se), (se, sw), (sw, nw))
            graph.add_edges_from((point_word(board.wide, one), point_word(board.wide, other)) for one, other in sides)
    return graph


def point_word(wide: int, point: int) -> str:
    """NWP-3: the point (14, 3) as the word of a node: `14-3`."""
    row, column = divmod(point, wide)
    return f"{column}-{row}"


# ---------------------------------------------------------------------- quarters


def sea(box: Box, state: State) -> networkx.Graph:
    """The sea quarters; joined on a tile (NWP-75), and from tile to tile where neither square is frozen (NWP-76)."""
    board = box.grid

    def ways(quarter: str) -> Iterator[str]:
        own = state.cover[board.square_of[quarter]]
        yield from (other for other in beside(board, quarter, board.rows) if state.cover[board.square_of[other]] == own)
        if open_to(board, True, quarter, state.terrain, state.frozen):
            across = (other for other, square in board.across[quarter] if state.cover[square] not in (FREE, own))
            yield from (other for other in across if open_to(board, True, other, state.terrain, state.frozen))

    graph = of_quarters(box, state, lambda quarter: state.terrain[board.point_of[quarter]] == "S", ways)
    return with_places(box, state, graph, lambda quarter: open_to(board, True, quarter, state.terrain, state.frozen))


def land(box: Box, state: State) -> networkx.Graph:
    """The land quarters, joined as land areas are (NWP-90); `surrounded`: all squares around its point are laid."""
    board = box.grid
    return of_quarters(
        box,
        state,
        lambda quarter: state.terrain[board.point_of[quarter]] == "L",
        lambda quarter: beside(board, quarter, 0),
    )


def ice(box: Box, state: State) -> networkx.Graph:
    """The quarters that carry a sled now, land or frozen (NWP-78), joined as sleds can go (NWP-79, NWP-80)."""
    board = box.grid

    def firm(quarter: str) -> bool:
        return open_to(board, False, quarter, state.terrain, state.frozen)

    graph = of_quarters(box, state, firm, lambda quarter: beside(board, quarter, state.frozen))
    return with_places(box, state, graph, firm)


def of_quarters(
    box: Box, state: State, counts: Callable[[str], bool], ways: Callable[[str], Iterator[str]]
) -> networkx.Graph:
    """The graph of all quarters of laid squares that count, joined by `ways`."""
    board, graph = box.grid, networkx.Graph()
    for number, four in enumerate(board.quarters):
        for quarter in four if state.cover[number] != FREE else ():
            if counts(quarter):
                graph.add_node(quarter, **quarter_facts(box, state, number, quarter))
    for quarter in list(graph):
        graph.add_edges_from((quarter, other) for other in ways(quarter) if other in graph and other != quarter)
    return graph


def quarter_facts(box: Box, state: State, number: int, quarter: str) -> dict[str, Any]:
    """What is noted at a quarter: where to draw it, its point, tile, frost, and whether its point is surrounded."""
    board, (right, up) = box.grid, CORNER[quarter[-2:]]
    point = board.point_of[quarter]
    return {
        "pos": (board.column_of[number] + right, up - board.row_of[number]),
        "point": point_word(board.wide, point),
        "tile": state.cover[number],
        "frozen": board.row_of[number] <= state.frozen,
        "surrounded": all(state.cover[square] != FREE for square in board.around[point]),
        "here": standing(state, quarter),
    }


def standing(state: State, quarter: str) -> str | None:
    """The vehicles whose water or ground a quarter belongs to."""
    here = [
        f"{PLAYERS[seat]}{sign}"
        for seat, player in enumerate(state.players)
        for sign, stand in (("", player.ship), ("*", player.sled))
        if quarter in stand.on
    ]
    return ", ".join(here) or None


def with_places(box: Box, state: State, graph: networkx.Graph, open_now: Callable[[str], bool]) -> networkx.Graph:
    """NWP-17: the places, with an edge to every quarter through which they can be reached."""
    for place, sides in box.shores.items():
        graph.add_node(place, pos=beyond(box, place), here=who(state, (place,)), **said(box, place))
        graph.add_edges_from((place, q) for _, ends in sides for q in ends if q in graph and open_now(q))
    return graph


DRAWN = {"squares": squares, "terrain": terrain, "sea": sea, "land": land, "ice": ice}
