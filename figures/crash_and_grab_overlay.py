"""The board's graph over the picture: as over every picture, with a short arrow for each way off the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from figures import overlay as general
from figures.crash_and_grab_path import ahead, side
from figures.scene import Scene, Shape
from gamekit.text import Text

if TYPE_CHECKING:
    import networkx

OUT = (0.2, 0.62)  # where such an arrow begins and ends, in sides of a square from its middle


def overlay(scene: Scene, graph: networkx.MultiDiGraph, words: Text) -> Scene:
    """The scene with a graph of the board over it."""
    over = general.overlay(scene, graph, words)
    return scene if over is scene else over._replace(shapes=(*over.shapes, *leaving(scene, graph)))


def leaving(scene: Scene, graph: networkx.MultiDiGraph) -> Iterator[Shape]:
    """An arrow over the edge of the board for each square and direction in which the next step falls off (CG-16)."""
    ways = {(node, data["direction"]) for node, end, data in graph.edges(data=True) if falls(end, data)}
    for node, direction in sorted(ways):
        (x, y), (right, down), long = scene.shape(f"space-{node}").at, ahead(direction), side(scene)
        first, last = ((x + part * long * right, y + part * long * down) for part in OUT)
        yield Shape(f"edge-{node}-{direction}", "arrow", first, (0.0, 0.0), "edge", to=last)


def falls(end: str, data: dict[str, object]) -> bool:
    """Whether an edge leads off the board in one step."""
    return end == "off" and data.get("distance", 1) == 1 and not data.get("hops")
