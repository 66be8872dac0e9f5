"""A scene for any game, from its graph: a box for each node with its name and what the graph knows of it.

A node is called by its attribute `en` or `pl`. Any other attribute, say `hole`, is a fact about it: True is told by
the game's message node-hole alone, another value after it, None and False not at all.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NamedTuple

from figures.lens import steps_from
from figures.scene import Open, Scene, Shape, Table
from figures.walk import walk
from gamekit.text import LANGUAGES, Text, text

if TYPE_CHECKING:
    import networkx

    from gamekit.game import Game

FOLDER = Path(__file__).parent
BOX = (0.86, 0.44)  # of a node; the nearest two nodes are one unit apart
MARGIN = 0.6  # from the outermost nodes to the edge of the picture
IN_LINE = 11  # letters
IN_LABEL = 16  # letters in a line on an arrow
LABEL = (0.046, 0.085)  # of a letter and of a line on an arrow, which it covers
GAP = 0.02  # between an arrow and a box
EARLY = 0.3  # of its way, where the name of such an arrow stands
ASIDE = 0.07  # from the middle to an arrow beside one that leads back
SHORT = {lang: f"{lang}_short" for lang in LANGUAGES}  # attributes of a node with all that is to stand in its box
UNTOLD = {"pos", "number", *LANGUAGES, *SHORT.values()}  # attributes of a node that are no facts about it

Point = tuple[float, float]


class Board(NamedTuple):
    """A graph to be drawn: the words, each node's spot, the distances from the node under the lens (if any)."""

    graph: networkx.Graph
    words: Text
    spots: dict[Any, Point]
    steps: Mapping[Any, int]
    says: Mapping[Any, tuple[tuple[str, str], ...]]


def scene(view: Any, lang: str, game: Game, seat: int, lens: str | None = None, open: Open | None = None) -> Scene:
    """The scene of a view: the first graph of its game.

    `lens` is a node from which distances are shown; nodes are marked "open" if they are among the words that can be
    chosen now (`open`, by slot). InputError if there is no such node or language.
    """
    board = read_board(view, lang, game, lens)
    return drawn(board, board.words.say("graph-title", name=board.words.say("title")), open or {})


def sketch(graph: networkx.Graph, lang: str) -> Scene:
    """The scene of a graph of one's own: a box for each node with its name, joined by lines.

    A node is called by its attribute `en` or `pl`, or by itself, and lies at its `pos`, or on a circle. A graph without
    nodes makes an empty picture. ValueError or InputError if there is no such language.
    """
    words = text(lang, None, FOLDER)
    bare = graph.copy()
    for node, data in graph.nodes(data=True):
        for fact_about_it in data.keys() - UNTOLD:
            del bare.nodes[node][fact_about_it]
    board = Board(bare, words, spots_of(bare), {}, dict.fromkeys(bare, ()))
    title, headers = words.say("graph-sketch"), (words.say("graph-sketch-node"), words.say("graph-sketch-joined"))
    table = Table(title, headers, tuple(row(board, node)[:2] for node in bare))
    alt = words.say("graph-sketch-alt", nodes=bare.number_of_nodes(), edges=bare.number_of_edges())
    return drawn(board, title, {})._replace(alt=alt, table=table)


def drawn(board: Board, title: str, open: Open) -> Scene:
    """The scene of a board."""
    points = {stop(node): spot for node, spot in board.spots.items()}
    edges = [(stop(one), stop(two)) for one, two in board.graph.edges()]
    nodes, roads = board.graph.number_of_nodes(), board.graph.number_of_edges()
    return Scene(
        title=title,
        size=(reach(board, 0), reach(board, 1)),
        shapes=(*lines(board), *boxes(board, open)),
        walk=walk(points, edges, next(iter(points))) if points else {},
        start=next(iter(points), ""),
        near={stop(node): near(board, node) for node in board.graph},
        alt=" ".join([title + ".", board.words.say("graph-alt", nodes=nodes, edges=roads)]),
        table=as_table(board, title),
        lang=board.words.lang,
    )


def stop(node: Any) -> str:
    """The id of a node's shape."""
    return f"place-{node}"


def reach(board: Board, axis: int) -> float:
    """How wide (axis 0) or high (axis 1) the picture is."""
    return max((spot[axis] for spot in board.spots.values()), default=0.0) + MARGIN


def read_board(view: Any, lang: str, game: Game, lens: str | None) -> Board:
    """What the graph of a view shows."""
    graph = game.graph(view, game.graphs[0])
    return Board(graph, text(lang, game, FOLDER), spots_of(graph), steps_from(graph, lens), said(graph, game, view))


def spots_of(graph: networkx.Graph) -> dict[Any, Point]:
    """Where the nodes lie: at their `pos` (y upwards), or on a circle; the nearest two are one unit apart."""
    at = {node: data["pos"] for node, data in graph.nodes(data=True) if "pos" in data}
    if len(at) < len(graph):
        turns = {node: 2 * math.pi * index / len(graph) for index, node in enumerate(graph)}
        at = {node: (math.sin(turn), math.cos(turn)) for node, turn in turns.items()}
    apart = [math.dist(one, two) for one, two in combinations(at.values(), 2)]
    scale = 1 / min((distance for distance in apart if distance > 0), default=1.0)
    west, north = (min((pos[0] for pos in at.values()), default=0), max((pos[1] for pos in at.values()), default=0))
    return {node: (MARGIN + (x - west) * scale, MARGIN + (north - y) * scale) for node, (x, y) in at.items()}


def said(graph: networkx.Graph, game: Game, view: Any) -> dict[Any, tuple[tuple[str, str], ...]]:
    """For each node the slots of the notation that it can stand in, with its word."""
    domains: dict[str, frozenset[str]] = {}
    for slot in (slot for verb in game.verbs.values() for slot in verb.slots):
        domains[slot.name] = domains.get(slot.name, frozenset()) | frozenset(slot.words(view))
    return {node: tuple((name, str(node)) for name, words in domains.items() if str(node) in words) for node in graph}


# ---------------------------------------------------------------------- shapes and words


def name(board: Board, node: Any) -> str:
    """What a node is called: by the graph, by the game's names, or by itself."""
    given = board.graph.nodes[node].get(board.words.lang)
    if given is not None:
        return str(given)
    return next((board.words.name(slot, word) for slot, word in board.says[node]), str(node))


def facts(board: Board, node: Any) -> list[str]:
    """What the graph knows of a node besides its name, in a few words each."""
    told = {key: value for key, value in board.graph.nodes[node].items() if key not in UNTOLD}
    return [fact(board, key, value) for key, value in told.items() if value is not None and value is not False]


def fact(board: Board, key: str, value: Any) -> str:
    """An attribute in words: its name, and its value unless it is simply so."""
    called = next(
        (board.words.say(message) for message in (f"node-{key}", f"slot-{key}") if board.words.has(message)), key
    )
    return (
        called if value is True else board.words.say("graph-fact", name=called, value=board.words.name(key, str(value)))
    )


def lines(board: Board) -> Iterator[Shape]:
    """The edges: lines, or in a directed graph arrows."""
    if board.graph.is_directed():
        for one, two, data in board.graph.edges(data=True):
            yield from arrow(board, one, two, data.get(board.words.lang, ""))
        return
    for one, two, weight in board.graph.edges(data="weight"):
        yield from road(board, one, two, weight)


def road(board: Board, one: Any, two: Any, weight: Any) -> Iterator[Shape]:
    """A line from box to box; its weight, if it has one, stands near the first, where lines do not cross yet."""
    message = "graph-edge" if weight is None else "graph-edge-weight"
    spoken = board.words.say(message, first=name(board, one), second=name(board, two), weight=weight)
    id, (x, y), (u, v) = f"road-{one}-{two}", board.spots[one], board.spots[two]
    yield Shape(id, "line", (x, y), (0.0, 0.0), "road", words=spoken, to=(u, v))
    if weight is not None:
        at, text = (x + EARLY * (u - x), y + EARLY * (v - y)), str(weight)
        yield Shape(f"label-{id}", "rect", at, (LABEL[0] * (len(text) + 1), LABEL[1]), "note", text, inside=id)


def arrow(board: Board, one: Any, two: Any, label: str) -> Iterator[Shape]:
    """An arrow from box to box, beside the one that leads back if there is one, with what the edge is called."""
    message = "graph-arrow-called" if label else "graph-arrow"
    spoken = board.words.say(message, label=label, first=name(board, one), second=name(board, two))
    back = board.graph.has_edge(two, one)
    first, last = between(board.spots[one], board.spots[two], ASIDE if back else 0.0)
    id = f"road-{one}-{two}"
    yield Shape(id, "arrow", first, (0.0, 0.0), "reason-arrow", words=spoken, to=last)
    if label:
        lines_of_it, along = wrap(label, IN_LABEL, break_long_words=False), EARLY if back else 0.5
        at = (first[0] + along * (last[0] - first[0]), first[1] + along * (last[1] - first[1]))
        size = (LABEL[0] * max(map(len, lines_of_it)), LABEL[1] * len(lines_of_it))
        yield Shape(f"label-{id}", "rect", at, size, "note", "\n".join(lines_of_it), inside=id)


def between(one: Point, two: Point, aside: float) -> tuple[Point, Point]:
    """The ends of an arrow from box to box, so far beside the line through their middles."""
    long = math.dist(one, two) or 1.0
    x, y = (two[0] - one[0]) / long, (two[1] - one[1]) / long
    out = edge_of_box((x, y))
    first = (one[0] + out * x - aside * y, one[1] + out * y + aside * x)
    return first, (two[0] - out * x - aside * y, two[1] - out * y + aside * x)


def edge_of_box(ahead: Point) -> float:
    """How far the edge of a box is from its middle in a direction, and a little more."""
    return min((side / 2 + GAP) / max(abs(part), 1e-9) for side, part in zip(BOX, ahead, strict=True))


def boxes(board: Board, open: Open) -> Iterator[Shape]:
    """The nodes."""
    for node, spot in board.spots.items():
        told, says = facts(board, node), board.says[node]
        marks = (f"near{min(board.steps[node], 3)}",) if node in board.steps else ()
        short = board.graph.nodes[node].get(SHORT[board.words.lang])
        written = [*wrap(short or name(board, node), IN_LINE, break_long_words=False), *([] if short else told)]
        label = "\n".join(written)
        spoken = " ".join([f"{sentence}." for sentence in (name(board, node), *told)] + distance(board, node))
        yield Shape(stop(node), "rect", spot, BOX, "node", label, spoken, says, marks=marks).opened(says, open)


def distance(board: Board, node: Any) -> list[str]:
    """How far a node is from the one under the lens, in a sentence, if there is a lens and a way."""
    if node not in board.steps:
        return []
    centre = next(other for other, steps in board.steps.items() if not steps)
    return [board.words.say("plain-steps", steps=board.steps[node], place=name(board, centre))]


def near(board: Board, node: Any) -> str:
    """The neighbours of a node."""
    names = [name(board, other) for other in board.graph[node]]
    if not names:
        return board.words.say("near-none")
    return board.words.say("near-place", neighbours=board.words.listed(names))


def as_table(board: Board, caption: str) -> Table:
    """A row for each node: its name, its neighbours, what there is."""
    headers = tuple(board.words.say(header) for header in ("graph-node", "graph-neighbours", "graph-facts"))
    return Table(caption, headers, tuple(row(board, node) for node in board.graph))


def row(board: Board, node: Any) -> tuple[str, str, str]:
    """A node's row."""
    return name(board, node), listed(name(board, other) for other in board.graph[node]), listed(facts(board, node))


def listed(names: Iterable[str]) -> str:
    """Names in a row."""
    return ", ".join(names)
