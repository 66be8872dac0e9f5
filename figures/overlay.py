"""A game's graph over the picture of its board: a dot for each node, a line for each edge, an arrow for one way only.

A node lies where the stop of the walk lies whose id is the node, or a word and the node, such as `place-oak`. What lies
nowhere on the picture is told in the table of edges only. The shapes say nothing and change nothing of the walk.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from figures.scene import Scene, Shape, Table
from gamekit.text import Text

if TYPE_CHECKING:
    import networkx

DOT = 0.09  # the width of a dot
PART = 0.3  # of the way to the nearest other dot that it may take
Spots = Mapping[Any, Shape]  # a node -> the shape that it lies on
Edge = tuple[Any, Any, bool]  # two nodes, and whether it leads one way only


def overlay(scene: Scene, graph: networkx.Graph, words: Text) -> Scene:
    """The scene with a graph over it; the scene itself if the picture does not show most of its nodes."""
    spots = spots_of(scene, graph)
    drawn = [edge for edge in edges(graph) if edge[0] in spots and edge[1] in spots]
    if not drawn or 2 * len(spots) < len(graph):
        return scene
    over = (*lines(drawn, spots, dot_size(spots)), *dots(spots))
    return scene._replace(shapes=(*scene.shapes, *over), alt=f"{scene.alt} {told(graph, words)}".strip())


def as_it_is(scene: Scene, graph: networkx.Graph, words: Text) -> Scene:
    """The scene without any graph over it."""
    return scene


def spots_of(scene: Scene, graph: networkx.Graph) -> Spots:
    """The shapes that nodes lie on: those whose ids begin as most of them do."""
    stops = {shape.id: shape for shape in scene.shapes if shape.id in scene.walk}
    starts = [(id.removesuffix(str(node)), node) for node in graph for id in stops if is_of(id, str(node))]
    often = Counter(start for start, _ in starts)
    best = dict(sorted(((node, start) for start, node in starts), key=lambda pair: (often[pair[1]], pair[1])))
    return {node: stops[f"{start}{node}"] for node, start in best.items()}


def is_of(id: str, node: str) -> bool:
    """Whether a shape's id is that of a node."""
    return id == node or id.endswith(f"-{node}")


def edges(graph: networkx.Graph) -> list[Edge]:
    """Each two nodes that are joined, once."""
    found: dict[frozenset[Any], Edge] = {}
    for one, two in graph.edges():
        if one != two:
            one_way = graph.is_directed() and not graph.has_edge(two, one)
            found.setdefault(frozenset((one, two)), (one, two, one_way))
    return list(found.values())


# ---------------------------------------------------------------------- shapes


def dot_size(spots: Spots) -> float:
    """How wide the dots are: smaller where they lie close together."""
    at = [shape.at for shape in spots.values()]
    apart = [math.dist(one, two) for index, one in enumerate(at) for two in at[:index]]
    return min([DOT, *(PART * distance for distance in apart if distance > 0)])


def lines(drawn: list[Edge], spots: Spots, dot: float) -> Iterator[Shape]:
    """Lines from dot to dot, and arrows."""
    for one, two, one_way in drawn:
        first, last = between(spots[one].at, spots[two].at, dot / 2)
        yield Shape(f"edge-{one}-{two}", "arrow" if one_way else "line", first, (0.0, 0.0), "edge", to=last)


def between(one: tuple[float, float], two: tuple[float, float], out: float) -> tuple[Any, Any]:
    """The ends of a line from rim to rim."""
    part = min(out / (math.dist(one, two) or 1.0), 0.5)
    ahead = (two[0] - one[0], two[1] - one[1])
    return tuple(a + part * d for a, d in zip(one, ahead, strict=True)), tuple(
        b - part * d for b, d in zip(two, ahead, strict=True)
    )


def dots(spots: Spots) -> Iterator[Shape]:
    """A dot for each node; a click on it is one on what it lies on."""
    size = dot_size(spots)
    for node, shape in spots.items():
        yield Shape(f"node-{node}", "circle", shape.at, (size, size), "node-dot", inside=shape.id)


# ---------------------------------------------------------------------- words


def told(graph: networkx.Graph, words: Text) -> str:
    """How many nodes and edges a graph has, and where these have directions, how many pairs are joined in which way."""
    counts = {"nodes": len(graph), "edges": graph.number_of_edges()}
    if not graph.is_directed():
        return words.say("graph-over", **counts)
    one_way = [edge[2] for edge in edges(graph)]
    return words.say("graph-over-directed", one_way=sum(one_way), both_ways=one_way.count(False), **counts)


def edge_table(graph: networkx.Graph, words: Text) -> Table:
    """A row for each two nodes that are joined, by their names."""
    headers = tuple(words.say(header) for header in ("graph-edge-first", "graph-edge-second", "graph-edge-ways"))
    ways = {True: words.say("graph-one-way"), False: words.say("graph-both-ways")}
    rows = [(name(graph, one, words), name(graph, two, words), ways[one_way]) for one, two, one_way in edges(graph)]
    return Table(words.say("graph-edges"), headers, tuple(rows))


def name(graph: networkx.Graph, node: Any, words: Text) -> str:
    """What a node is called in a language: by the graph, or by itself."""
    return str(graph.nodes[node].get(words.lang, node))
