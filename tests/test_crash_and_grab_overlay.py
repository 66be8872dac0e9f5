"""The graph of the board of Crash and Grab over its picture, and over a panel's live board."""

from __future__ import annotations

from collections import Counter

import pytest
from crash_and_grab_positions import table

import gamekit
from figures.overlay import told
from figures.registry import overlay_for, scene_for
from gamekit import PUBLIC
from widgets.language import words_for

GAME = gamekit.registry.find("crash_and_grab")


@pytest.mark.parametrize(("seats", "size"), [(4, 8), (5, 9), (6, 10)])
def test_each_space_has_a_dot_each_step_a_line_and_each_way_off_the_board_an_arrow(seats: int, size: int) -> None:
    state, _ = table(seats=seats)
    view = GAME.view(state, PUBLIC)
    scene, graph = scene_for(GAME)(view, "en", game=GAME, seat=PUBLIC), GAME.graph(view, "board")
    over = overlay_for(GAME)(scene, graph, words_for("en", GAME))
    new = over.shapes[len(scene.shapes) :]
    forms = Counter((shape.role, shape.form) for shape in new)
    assert forms == {
        ("node-dot", "circle"): size * size,
        ("edge", "line"): 2 * size * (size - 1),
        ("edge", "arrow"): 4 * size,
    }
    assert len({shape.id for shape in over.shapes}) == len(over.shapes)
    assert all(0 <= at <= end for shape in new for at, end in zip(shape.to or shape.at, scene.size, strict=True))


def test_it_counts_spaces_and_the_place_beside_the_board() -> None:
    said = told(GAME.graph(None, "board"), words_for("en", GAME))
    assert said == (
        "The graph has 65 nodes and 256 edges with a direction. Joined both ways: 112 pairs of nodes; one way only: 28."
    )


def test_where_moves_lead_can_be_laid_over_the_board_as_well() -> None:
    state, _ = table()
    view = GAME.view(state, PUBLIC)
    scene = scene_for(GAME)(view, "pl", game=GAME, seat=PUBLIC)
    over = overlay_for(GAME)(scene, GAME.graph(view, "moves"), words_for("pl", GAME))
    assert len(over.shapes) > len(scene.shapes) + 64
