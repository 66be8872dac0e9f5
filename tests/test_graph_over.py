"""The graph of a game over the live board: where it fits, what it shows and says, and when it is covered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import networkx
import pytest
from seated import treasure
from test_panel import named, open_drawer, press

import gamekit
from figures.overlay import edge_table, overlay, told
from figures.paint import paint
from figures.registry import scene_for
from figures.scene import Scene
from gamekit import PUBLIC
from gamekit.text import Text
from widgets import Panel, panel
from widgets.language import words_for


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def pictured(name: str, seats: int = 3, lang: str = "en") -> tuple[Scene, networkx.Graph, Text]:
    """The picture of a game as the public sees it, its first graph, and the words."""
    game = gamekit.start(name, seats, seed=1)
    scene = scene_for(game.game)(game.view(), lang, game=game.game, seat=PUBLIC)
    return scene, game.graph(), words_for(lang, game.game)


def laid(view: Panel) -> list[str]:
    """The ids of the shapes of a graph that the board shows."""
    return [shape["id"] for shape in view.board.scene["shapes"] if shape["role"] in ("edge", "node-dot")]


# ---------------------------------------------------------------------- the picture


def test_each_place_of_the_map_gets_a_dot_and_each_road_a_line() -> None:
    scene, graph, words = pictured("zero_seven")
    over = overlay(scene, graph, words)
    new = over.shapes[len(scene.shapes) :]
    assert over.shapes[: len(scene.shapes)] == scene.shapes
    dots = {shape.id: shape.inside for shape in new if shape.role == "node-dot"}
    assert dots == {f"node-{place}": f"place-{place}" for place in graph}
    assert len([shape for shape in new if shape.role == "edge"]) == graph.number_of_edges()
    assert {shape.form for shape in new} == {"circle", "line"}


def test_it_says_nothing_by_itself_and_changes_nothing_of_the_walk() -> None:
    scene, graph, words = pictured("zero_seven")
    over = overlay(scene, graph, words)
    assert (over.walk, over.start, over.near) == (scene.walk, scene.start, scene.near)
    assert not any(shape.words or shape.says for shape in over.shapes[len(scene.shapes) :])
    assert over.alt == f"{scene.alt} The graph has 14 nodes and 29 edges."
    assert paint(over)


def test_one_way_only_is_an_arrow_and_both_ways_one_line() -> None:
    scene, _, words = pictured("zero_seven")
    graph = networkx.MultiDiGraph([("muranow", "powisle"), ("powisle", "muranow"), ("muranow", "lazienki")])
    graph.add_edges_from([("muranow", "muranow"), ("lazienki", "off")])
    new = overlay(scene, graph, words).shapes[len(scene.shapes) :]
    assert {shape.id: shape.form for shape in new if shape.role == "edge"} == {
        "edge-muranow-powisle": "line",
        "edge-muranow-lazienki": "arrow",
    }
    assert told(graph, words) == (
        "The graph has 4 nodes and 5 edges with a direction. Joined both ways: 1 pair of nodes; one way only: 2."
    )
    assert edge_table(graph, words).rows[1:] == (("muranow", "lazienki", "one way"), ("lazienki", "off", "one way"))


def test_a_graph_that_lies_elsewhere_is_not_laid() -> None:
    scene, graph, words = pictured("thousand_miles")
    assert overlay(scene, graph, words) is scene
    plain, _, _ = pictured("zero_seven")
    assert overlay(plain, networkx.empty_graph(0), words) is plain


@pytest.mark.parametrize(("lang", "first"), [("en", "From"), ("pl", "Skąd")])
def test_the_table_names_the_ends_of_each_edge(lang: str, first: str) -> None:
    _, graph, words = pictured("zero_seven", lang=lang)
    table = edge_table(graph, words)
    assert (table.headers[0], len(table.rows)) == (first, 29)
    assert all(words.name("place", place) in [cell for row in table.rows for cell in row] for place in graph)


# ---------------------------------------------------------------------- the panel


def test_the_checkbox_lays_it_and_the_key_for_the_lens_uncovers_it() -> None:
    view = panel(gamekit.start("zero_seven", 3, seed=1))
    open_drawer(view, "Lens and charts")
    box, which = named(view, "Lay a graph over the board"), named(view, "Graph")
    assert (box.value, laid(view)) == (False, [])
    box.value = True
    assert laid(view) == []
    assert view.board.saying["text"] == "The graph “the map of the city” is chosen, but it is covered. C shows it."
    press(view, "c")
    assert len(laid(view)) == 14 + 29
    assert which.layout.display == "none"
    view.game.do("detective muranow")
    assert len(laid(view)) == 14 + 29
    box.value = False
    assert (laid(view), view.board.saying["text"]) == ([], "No graph lies over the board.")


def test_of_several_graphs_that_fit_the_reader_chooses_one() -> None:
    view = panel(gamekit.start("thirteen_clues", 3, seed=1), eyes="teacher")
    open_drawer(view, "Lens and charts")
    press(view, "c")
    box, which = named(view, "Lay a graph over the board"), named(view, "Graph")
    box.value = True
    assert [value for _, value in which.options] == ["", "table", "cards"]
    before = laid(view)
    which.value = "cards"
    assert laid(view) not in ([], before)


@pytest.mark.parametrize("start", [lambda: gamekit.start("thousand_miles", 3, seed=1), treasure])
def test_where_no_graph_fits_or_the_picture_is_one_none_is_offered(start: Any) -> None:
    view = panel(start())
    open_drawer(view, "Lens and charts")
    assert view.charts.graphs.box.layout.display == "none"
