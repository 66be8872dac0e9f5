"""The graphs of Persona Non Grata over its matrix, and as they are drawn by themselves."""

from __future__ import annotations

from itertools import combinations

import pytest
from boxes import overlap
from persona_non_grata_pictured import LANGUAGES, drawn, second_day, shapes
from persona_non_grata_positions import GAME, on, played

import gamekit
from figures.overlay import told
from figures.plain import sketch
from figures.registry import overlay_for
from figures.scene import Scene, Shape
from gamekit.timeline import Timeline
from widgets.language import words_for

GRAPHS = ("flow", "ring", "majorities")


def laid(game: Timeline, which: str, eyes: int = 0, lang: str = "en") -> tuple[Scene, list[Shape]]:
    """The picture with a graph over it, and the shapes of that."""
    picture, graph = drawn(game, eyes, lang), GAME.graph(game.view(eyes), which)
    over = overlay_for(GAME)(picture, graph, words_for(lang, GAME))
    assert over.shapes[: len(picture.shapes)] == picture.shapes
    assert (over.walk, over.start, over.near) == (picture.walk, picture.start, picture.near)
    assert over.alt == f"{picture.alt} {told(graph, words_for(lang, GAME))}"
    return over, list(over.shapes[len(picture.shapes) :])


@pytest.mark.parametrize("which", GRAPHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_graph_lies_on_the_picture_and_is_part_of_what_has_words(which: str, seats: int) -> None:
    over, new = laid(second_day(seats), which)
    assert len({shape.id for shape in over.shapes}) == len(over.shapes)
    assert all(over.shape(shape.inside).words for shape in new)
    assert all(0 <= at <= end for shape in new for at, end in zip(shape.to or shape.at, over.size, strict=True))


def test_hands_are_drawn_day_by_day_in_the_rows_of_their_players() -> None:
    """PNG-18, PNG-20."""
    over, new = laid(second_day(4), "flow")
    nodes = {shape.id.removeprefix("node-"): shape for shape in new if shape.id.startswith("node-")}
    assert set(nodes) == {f"w1d{day}-{letter}" for day in range(1, 6) for letter in "abcd"}
    for node, shape in nodes.items():
        assert shape.at[1] == over.shape(f"player-{'abcd'.index(node[-1])}").at[1]
        assert shape.at[0] == nodes[f"{node[:4]}-a"].at[0]
    assert [nodes[f"w1d{day}-a"].label for day in range(1, 6)] == ["6", "5", "4", "3", "2"]
    assert [shape.label for shape in new if shape.id.startswith("column-day-")] == [f"Day {n}" for n in range(1, 6)]
    arrows = {shape.id for shape in new if shape.form == "arrow"}
    assert len(arrows) == 16
    assert "edge-w1d1-d-w1d2-a" in arrows


def test_hands_of_the_present_week_and_day_stand_out_and_unseen_ones_have_a_broken_edge() -> None:
    """PNG-74."""
    game = played({}, {}, seats=3, stop=on(2, 2))
    _, new = laid(game, "flow")
    roles = {shape.id: shape.role for shape in new}
    assert roles["node-w2d2-a"] == "hand-now"
    assert roles["node-w2d2-c"] == "hand-now", "what A has passed to the right"
    assert roles["node-w2d2-b"] == "hand-now-unseen"
    assert "node-w1d1-a" not in roles


def test_the_ring_joins_the_last_row_with_the_first_past_those_between() -> None:
    """PNG-1."""
    _, new = laid(second_day(4), "ring")
    forms = [shape.form for shape in new if shape.role == "edge"]
    assert sorted(forms) == ["curve", "line", "line", "line"]
    assert [shape.id for shape in new if shape.role == "node-dot"] == [f"node-{seat}" for seat in range(4)]


def test_majorities_are_lines_from_players_to_corporations_told_apart_by_first_and_second() -> None:
    """PNG-36, PNG-38."""
    game = played({0: "biolife_president", 1: "biolife_manager", 2: "biolife_worker"}, stop=on(1, 2))
    over, new = laid(game, "majorities")
    roles = {shape.id: shape.role for shape in new if shape.form == "line"}
    assert roles == {"edge-0-biolife": "edge-first", "edge-1-biolife": "edge-second", "edge-2-biolife": "edge-other"}
    line = next(shape for shape in new if shape.id == "edge-0-biolife")
    assert line.to is not None
    head = over.shape("head-biolife")
    assert line.to[0] == pytest.approx(head.at[0], abs=1e-3)


def test_another_graph_is_not_laid() -> None:
    picture, graph = drawn(second_day()), gamekit.graph("zero_seven")
    assert overlay_for(GAME)(picture, graph, words_for("en", GAME)) is picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", GRAPHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_itself_a_graph_is_drawn_with_names_that_do_not_lie_on_each_other(seats: int, which: str, lang: str) -> None:
    picture = sketch(GAME.graph(second_day(seats).view(0), which), lang)
    places = [shape for shape in picture.shapes if shape.role == "node"]
    assert [pair for pair in combinations(places, 2) if overlap(*pair)] == []
    arrows = [shape for shape in shapes(picture, "road-") if shape.to]
    assert all(abs(a.to[0] - a.at[0]) + abs(a.to[1] - a.at[1]) > 0.2 for a in arrows if a.to)
