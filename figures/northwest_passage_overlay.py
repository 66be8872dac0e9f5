"""The graphs of the board over the map: squares and places, corner points, and the quarters of sea, land and ice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from figures import overlay as general
from figures.scene import Scene, Shape
from gamekit.northwest_passage.grid import CORNERS
from gamekit.text import Text

if TYPE_CHECKING:
    import networkx

DOT = 0.16  # of the side of a square
ASIDE = 0.25  # of it: how far a quarter lies from the middle
SIGN = {"n": -1, "s": 1, "w": -1, "e": 1}


def overlay(scene: Scene, graph: networkx.Graph, words: Text) -> Scene:
    """The scene with a graph over it; the scene itself if the map does not show all of its nodes."""
    stops = {shape.id: shape for shape in scene.shapes if shape.id in scene.walk}
    spots = {node: spot for node in graph if (spot := spot_of(stops, str(node)))}
    if len(spots) < len(graph) or not spots:
        return scene
    dot = general.DOT if set(spots.values()) <= set(stops.values()) else DOT * stops["square-a1"].size[0]
    dots = [Shape(f"node-{node}", "circle", at.at, (dot, dot), "node-dot", inside=at.id) for node, at in spots.items()]
    over = (*general.lines(general.edges(graph), spots, dot), *dots)
    return scene._replace(shapes=(*scene.shapes, *over), alt=f"{scene.alt} {general.told(graph, words)}".strip())


def spot_of(stops: Mapping[str, Shape], node: str) -> Shape | None:
    """What a node lies on, moved to where it is drawn; None if the map does not show it."""
    plain = stops.get(f"square-{node}") or stops.get(f"place-{node}")
    first, _, last = node.partition("-")
    if plain or not last:
        return plain
    if last in CORNERS:
        square = stops.get(f"square-{first}")
        return square and moved(square, *(SIGN[way] * ASIDE for way in (last[1], last[0])))
    return at_point(stops, int(first), int(last))


def at_point(stops: Mapping[str, Shape], column: int, row: int) -> Shape | None:
    """A corner point, on a square that it is a corner of."""
    right, down = max(column, 1), max(row, 1)
    square = stops.get(f"square-{chr(ord('a') + right - 1)}{down}")
    return square and moved(square, column - right + 0.5, row - down + 0.5)


def moved(square: Shape, right: float, down: float) -> Shape:
    """A square, so many of its sides further to the right and down."""
    (x, y), (wide, high) = square.at, square.size
    return square._replace(at=(round(x + right * wide, 4), round(y + down * high, 4)))
