"""What is drawn over the map: the way of the last move, laid and filled tiles, and the graphs of the board."""

from __future__ import annotations

import pytest
from northwest_passage_pictured import GAME, LANGUAGES, at_the_table, begun, crowded, drawn, full, opening
from northwest_passage_positions import position
from seated import clicked, typed

import gamekit
from figures.northwest_passage import overlay, path
from figures.northwest_passage_table import FOLDER
from figures.registry import overlay_for, path_for
from figures.scene import Scene
from gamekit.game import Event, Move
from gamekit.northwest_passage.state import State
from gamekit.text import text
from widgets import moving

PLACED = {"tile": "34", "turn": "0", "square": "o4", "squares": ["o4", "p4"], "vehicle": "ship", "price": 1}


def begins(picture: Scene) -> tuple[str, str]:
    """The stops nearest to both ends of the only arrow."""
    (arrow,) = [shape for shape in begun(picture, "path-") if shape.form == "arrow"]
    assert arrow.to
    return nearest(picture, arrow.at), nearest(picture, arrow.to)


def nearest(picture: Scene, at: tuple[float, float]) -> str:
    stops = [shape for shape in picture.shapes if shape.id.startswith(("square-", "place-"))]
    return min(stops, key=lambda shape: (shape.at[0] - at[0]) ** 2 + (shape.at[1] - at[1]) ** 2).id


def to_sail() -> State:
    """The worked example: the tile 34 lies beside Greenland, where the ship is."""
    state = opening(2)
    state = state.with_player(0, state.players[0]._replace(hand=("34",)))
    return GAME.play(state, Move(0, "place", ("34", "0", "o4", "ship"))).state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_is_an_arrow_to_where_the_ship_is(lang: str) -> None:
    """NWP-73."""
    state, events = GAME.play(to_sail(), Move(0, "move", ("ship", "o4")))
    picture = path(drawn(state, lang), events, GAME)
    assert begins(picture)[0] == "place-greenland"
    assert begins(picture)[1] in ("square-p4", "square-o4", "place-greenland")
    (arrow,) = [shape for shape in begun(picture, "path-") if shape.form == "arrow"]
    assert arrow.words == text(lang, GAME).event(next(event for event in events if event.kind == "moved"))
    assert arrow.to
    ship = picture.shape("ship-0")
    assert abs(arrow.to[0] - ship.at[0]) < picture.shape("square-a1").size[0]


def test_at_the_table_the_way_of_the_last_move_is_drawn() -> None:
    """NWP-117: a vehicle is chosen, and then a tile."""
    session = at_the_table(to_sail(), 0)
    session.attempt(lambda: moving.choose_verb(session, "move"))
    clicked(session, "own-ship-0")
    clicked(session, "square-p4")
    session.attempt(lambda: moving.do(session))
    assert session.timeline.state.players[0].ship.at == "o4"
    assert session.scene is not None
    assert [shape.role for shape in begun(session.scene, "path-")] == ["path-ship"]


def test_a_square_on_which_the_tile_does_not_fit_says_which_corner_disagrees() -> None:
    """NWP-65, NWP-116."""
    state = GAME.play(to_sail(), Move(0, "move", ("ship", "o4"))).state
    session = at_the_table(state.with_player(0, state.players[0]._replace(hand=("cape",))), 0)
    session.attempt(lambda: moving.choose_verb(session, "place"))
    clicked(session, "held-0-0")
    clicked(session, "turn-0")
    assert session.scene is not None
    assert {shape.id for shape in session.scene.shapes if "open" in shape.marks} == {"square-p3", "square-p5"}
    assert "O5-NW" in clicked(session, "square-o5")
    assert session.message.refused


def test_a_sled_that_went_and_was_taken_aboard_in_the_same_turn_has_no_arrow() -> None:
    """NWP-60."""
    state, _ = position("34 o4 0, 16 o5 0", ship="o4", sled="o5", crew="4 0 3 0", round=4)
    gone, events = GAME.play(state, Move(0, "move", ("sled", "o4")))
    (arrow,) = begun(path(drawn(gone), events, GAME), "path-")
    assert arrow.role == "path-sled"
    aboard = drawn(GAME.play(gone, Move(0, "transfer", ("6", "1", "ship"))).state)
    assert path(aboard, events, GAME) is aboard
    session = at_the_table(state, 0)
    for move in ("move sled o4", "transfer 6 1 ship"):
        typed(session, move)
    assert session.timeline.state.players[0].sled.at == ""
    assert session.scene is not None
    assert "sled-0" not in {shape.id for shape in session.scene.shapes}


def test_a_tile_that_was_laid_has_a_frame_and_one_that_fills_a_hole_a_dashed_one() -> None:
    """NWP-62, NWP-69."""
    filled = {"tile": "cape", "square": "p3", "blank": False}
    events = [Event("placed", 0, PLACED, ()), Event("filled", 0, filled, ())]
    picture = path(drawn(crowded()), events, GAME)
    first, second = begun(picture, "path-")
    side = picture.shape("square-a1").size[0]
    assert (first.role, first.size) == ("path-placed", pytest.approx((2 * side, side), abs=1e-3))
    assert (second.role, second.at) == ("path-filled", pytest.approx(picture.shape("square-p3").at, abs=1e-3))
    assert first.words != second.words


def test_without_anything_on_the_map_nothing_is_drawn() -> None:
    picture = drawn(opening())
    assert path(picture, [Event("passed", 0, {"number": 1}, ())], GAME) is picture


def test_the_registry_finds_path_and_overlay() -> None:
    assert path_for(GAME) is path
    assert overlay_for(GAME) is overlay


# ---------------------------------------------------------------------- graphs


@pytest.mark.parametrize("which", GAME.graphs)
def test_every_graph_lies_over_the_map_with_a_dot_for_each_node_and_a_line_for_each_edge(which: str) -> None:
    state = full(3)
    graph, bare = GAME.graph(state, which), drawn(state)
    picture = overlay(bare, graph, text("en", GAME, FOLDER))
    assert {shape.id for shape in begun(picture, "node-")} == {f"node-{node}" for node in graph}
    assert len(begun(picture, "edge-")) == sum(one != two for one, two in graph.edges)
    assert (picture.walk, picture.start) == (bare.walk, bare.start)
    assert picture.alt.startswith(bare.alt)
    assert picture.alt != bare.alt
    assert all(0 <= shape.at[0] <= picture.size[0] for shape in begun(picture, "node-"))


def test_quarters_lie_in_their_corner_and_points_at_the_corners_of_squares() -> None:
    """NWP-3, NWP-5."""
    state = crowded()
    sea = overlay(drawn(state), GAME.graph(state, "sea"), text("en", GAME, FOLDER))
    square, quarter = sea.shape("square-o3"), sea.shape("node-o3-ne")
    assert quarter.at[0] > square.at[0]
    assert quarter.at[1] < square.at[1]
    points = overlay(drawn(state), GAME.graph(state, "terrain"), text("en", GAME, FOLDER))
    corner = points.shape("node-14-2")
    assert corner.at == pytest.approx((square.at[0] - square.size[0] / 2, square.at[1] - square.size[1] / 2), abs=1e-3)


def test_a_graph_that_the_map_does_not_show_is_left_out() -> None:
    picture = drawn(opening())
    assert overlay(picture, gamekit.graph("zero_seven"), text("en", GAME, FOLDER)) is picture
