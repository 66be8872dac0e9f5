"""Games without pictures of their own are drawn from their graphs."""

from __future__ import annotations

import dataclasses
from itertools import combinations

import networkx
import pytest
import toy_game
from boxes import overlap

import gamekit
from figures import plain
from figures.paint import paint
from figures.registry import charts_for, scene_for
from figures.walk import reached
from gamekit.game import PUBLIC
from gamekit.zero_seven import GAME


def test_a_game_without_pictures_is_drawn_from_its_graph() -> None:
    timeline = gamekit.start(toy_game.GAME, 2, seed=1)
    picture = scene_for(toy_game.GAME)(timeline.view(), "en", toy_game.GAME, PUBLIC, "oak", {"spot": {"mill"}})
    names = networkx.get_node_attributes(toy_game.graph(None, "board"), "en")
    assert picture.shape("place-mill").says == (("spot", "mill"),)
    assert picture.shape("place-mill").marks == ("open", "near1")
    assert picture.shape("place-mill").words == f"{names['mill']}. 1 step from {names['oak']}."
    assert picture.near["place-mill"] == f"Next to it: {names['meadow']} and {names['oak']}."
    assert picture.walk["place-mill"] == {"left": "place-meadow", "right": "place-oak"}
    assert picture.alt == "Treasure: the board as a graph. A graph of 5 places and 4 connections."
    assert [row[0] for row in picture.table.rows] == list(names.values())
    assert charts_for(toy_game.GAME) == {}
    assert paint(picture).png().startswith(b"\x89PNG")


def test_a_row_of_the_note_sheet_and_a_fact_of_the_graph_may_have_the_same_name() -> None:
    timeline = gamekit.start(GAME, 2, seed=1)
    picture = plain.scene(timeline.view(), "en", GAME, PUBLIC)
    assert "suspect: " in picture.shape("place-lazienki").words, "the graph's suspect, not the sentence about a culprit"


def test_what_the_graph_knows_of_a_place_is_drawn_and_told() -> None:
    timeline = gamekit.start(toy_game.GAME, 2, seed=1)
    board = toy_game.graph(None, "board")
    board.nodes["oak"].update(hole=True, spot="cave", depth=3, full=False, lost=None)
    dug = dataclasses.replace(toy_game.GAME, graph=lambda view, which: board)
    picture = scene_for(dug)(timeline.view(), "en", dug, PUBLIC)
    oak, cave = (board.nodes[spot]["en"] for spot in ("oak", "cave"))
    assert picture.shape("place-oak").words.lower() == f"{oak}. hole. spot: {cave}. depth: 3.".lower()
    assert picture.shape("place-oak").label.lower() == f"{oak}\nhole\nspot: {cave}\ndepth: 3".lower()
    with pytest.raises(ValueError, match="no place 'moon'"):
        scene_for(dug)(timeline.view(), "en", dug, PUBLIC, "moon")


def test_a_graph_without_positions_is_drawn_as_a_circle() -> None:
    ring = networkx.cycle_graph(9)
    bare = dataclasses.replace(toy_game.GAME, graph=lambda view, which: ring)
    picture = scene_for(bare)(None, "pl", bare, PUBLIC)
    boxes = [shape for shape in picture.shapes if shape.form == "rect"]
    assert len(boxes) == 9
    assert [(one.id, two.id) for one, two in combinations(boxes, 2) if overlap(one, two)] == []
    assert {picture.start, *reached(picture.walk, picture.start)} == {box.id for box in boxes}
