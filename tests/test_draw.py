"""Graphs of one's own as pictures: `draw`."""

from __future__ import annotations

import networkx
import pytest

import gamekit
from figures.plain import sketch
from gamekit.errors import InputError
from widgets import draw


def path() -> networkx.Graph:
    """Three named spots in a row."""
    graph = networkx.Graph()
    graph.add_node("a", pos=(0, 0), en="oak", pl="dąb", hole=True)
    graph.add_node("b", pos=(1, 0), en="mill", pl="młyn")
    graph.add_node("c", pos=(1, 1), en="cave", pl="jaskinia")
    graph.add_edges_from([("a", "b"), ("b", "c")])
    return graph


@pytest.mark.parametrize(
    ("lang", "alt", "rows"),
    [
        ("en", "A graph of 3 nodes and 2 edges.", [("oak", "mill"), ("mill", "oak, cave"), ("cave", "mill")]),
        (
            "pl",
            "Graf, który ma 3 wierzchołki i 2 krawędzie.",
            [("dąb", "młyn"), ("młyn", "dąb, jaskinia"), ("jaskinia", "młyn")],
        ),
    ],
)
def test_a_graph_is_told_in_words_and_as_a_table(lang: str, alt: str, rows: list[tuple[str, str]]) -> None:
    drawn = draw(path(), lang)
    assert drawn.alt == alt
    assert list(drawn.table.rows) == rows
    assert len(drawn.table.headers) == 2
    assert drawn.lang == lang


def test_nodes_lie_at_their_positions_with_y_upwards() -> None:
    at = {shape.label: shape.at for shape in sketch(path(), "en").shapes if shape.role == "node"}
    assert at["oak"][1] == at["mill"][1] > at["cave"][1]
    assert at["oak"][0] < at["mill"][0] == at["cave"][0]


def test_every_edge_is_a_line_between_its_nodes() -> None:
    shapes = sketch(path(), "en").shapes
    spots = {shape.label: shape.at for shape in shapes if shape.role == "node"}
    lines = {frozenset((shape.at, shape.to)) for shape in shapes if shape.form == "line"}
    assert lines == {frozenset((spots["oak"], spots["mill"])), frozenset((spots["mill"], spots["cave"]))}


@pytest.mark.parametrize(("lang", "told"), [("en", "Connection: oak – mill: 7."), ("pl", "Połączenie: dąb – młyn: 7.")])
def test_the_weight_of_an_edge_stands_at_its_line_and_is_told(lang: str, told: str) -> None:
    graph = path()
    networkx.set_edge_attributes(graph, {("a", "b"): 7}, "weight")
    shapes = sketch(graph, lang).shapes
    assert [(shape.label, shape.inside) for shape in shapes if shape.role == "note"] == [("7", "road-a-b")]
    assert told in [shape.words for shape in shapes]


def test_without_positions_nodes_lie_on_a_circle_and_without_names_they_are_called_by_themselves() -> None:
    scene = sketch(networkx.cycle_graph(5), "en")
    boxes = [shape for shape in scene.shapes if shape.role == "node"]
    assert [shape.label for shape in boxes] == ["0", "1", "2", "3", "4"]
    middle = tuple(sum(shape.at[axis] for shape in boxes) / 5 for axis in (0, 1))
    radii = {round(((shape.at[0] - middle[0]) ** 2 + (shape.at[1] - middle[1]) ** 2) ** 0.5, 6) for shape in boxes}
    assert len(radii) == 1


def test_drawing_changes_nothing_in_the_graph() -> None:
    graph = path()
    draw(graph)
    assert graph.nodes["a"] == {"pos": (0, 0), "en": "oak", "pl": "dąb", "hole": True}


def test_a_graph_without_nodes_makes_an_empty_picture() -> None:
    assert draw(networkx.Graph(), "en").alt == "A graph of 0 nodes and 0 edges."


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(InputError):
        draw(path(), "de")


@pytest.mark.parametrize(
    ("game", "which"), [(name, which) for name in gamekit.games() for which in gamekit.registry.find(name).graphs]
)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_reference_graph_of_every_game_can_be_drawn(game: str, which: str, lang: str) -> None:
    graph = gamekit.graph(game, which)
    drawn = draw(graph, lang)
    assert {row[0] for row in drawn.table.rows} == {data[lang] for _, data in graph.nodes(data=True)}
