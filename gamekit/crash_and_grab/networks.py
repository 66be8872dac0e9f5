"""The board as networkx graphs: what lies next to what, and where moves lead (CG-9, CG-16, CG-17, CG-66)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import networkx

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.geometry import Board, board_of, crew_at, standing_at
from gamekit.crash_and_grab.setup import start
from gamekit.crash_and_grab.state import COLOURS, DIRECTIONS, Options, Space, State, slug_of
from gamekit.crash_and_grab.turns import CARD_NUMBERS
from gamekit.crash_and_grab.ways import ends

FOUR = 4  # the reference board is R8, that of four players
PLAIN = Options("any", "crew", False, "next_turn", "reference", 50, 300)
DISTANCES = tuple(number for number in CARD_NUMBERS if number)  # without upgrades


def draw_board(box: Box, state: State | None) -> networkx.MultiDiGraph:
    """Each space with its kind, its site, where it is and its names; edges to the next space that way, or to `off`.

    From None: the reference board R8 (CG-25). From a view, also who is `here`.
    """
    shown = state or reference(box)
    board, graph = board_of(box, shown), networkx.MultiDiGraph()
    for space in board.spaces:
        graph.add_node(slug_of(space), **space_facts(box, board, shown, space))
    graph.add_node(
        "off", kind="off", site=None, pos=(board.size, 1 - board.size), here=off_board(shown), **said(box, "off")
    )
    for direction in DIRECTIONS:
        for space, ahead in board.ahead[direction].items():
            graph.add_edge(slug_of(space), slug_of(ahead), key=direction, direction=direction)
    return graph


def reference(box: Box) -> State:
    """CG-25: a table with the board R8 and nothing on it."""
    state: State = start(box, FOUR, PLAIN).state
    return state


def space_facts(box: Box, board: Board, state: State, space: Space) -> dict[str, Any]:
    """What is noted at a space: kind, site, position with y upwards, names, and who is here."""
    kind = "accelerator" if space in board.accelerators else "site" if space in board.site_at else "blank"
    saucer = standing_at(state, space)
    here = COLOURS[saucer] if saucer >= 0 else crew_at(state, space) or None
    pos = (space[1], -space[0])
    return {"kind": kind, "site": board.site_at.get(space), "pos": pos, "here": here, **said(box, slug_of(space))}


def off_board(state: State) -> str | None:
    """The saucers that are off the board; None if there are none."""
    return ", ".join(COLOURS[n] for n, record in enumerate(state.saucers) if not record.space) or None


def said(box: Box, word: str) -> Mapping[str, str]:
    """The names of a space in both languages."""
    return {lang: names["space"][word][""] for lang, names in box.names.items()}


def draw_moves(box: Box, state: State | None) -> networkx.MultiDiGraph:
    """From each space that is no accelerator, by direction and distance, to every place where such a move can end.

    Directions off accelerators are chosen freely (CG-66), and no other saucer is in the way. An edge tells `direction`,
    `distance` and the fewest `hops`.
    """
    graph = draw_board(box, state)
    board = board_of(box, state or reference(box))
    graph.remove_edges_from(list(graph.edges))
    for space in board.spaces:
        if space not in board.accelerators:
            add_moves(graph, board, space)
    return graph


def add_moves(graph: networkx.MultiDiGraph, board: Board, space: Space) -> None:
    """The edges of all moves from one space."""
    for direction in DIRECTIONS:
        for distance in DISTANCES:
            for end, hops in ends(board, space, direction, distance).items():
                told = {"direction": direction, "distance": distance, "hops": hops}
                graph.add_edge(slug_of(space), slug_of(end), key=f"{direction} {distance}", **told)
