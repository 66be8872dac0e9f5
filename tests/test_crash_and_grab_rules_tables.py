"""The tables of Crash and Grab, which a user can replace, and the graphs that are made of the tiles."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx
import pytest
from crash_and_grab_positions import GAME, play, table, turn

import gamekit
from gamekit import crash_and_grab
from gamekit.crash_and_grab import game as game_of
from gamekit.crash_and_grab.board import BOX, FOLDER, load_box, read_box
from gamekit.crash_and_grab.geometry import Board, board_of
from gamekit.crash_and_grab.ways import Slide, ends, slide
from gamekit.tables import TableError, read_toml

FILES = ("tiles.toml", "upgrades.toml", "table.toml")
Tables = list[dict[str, Any]]


def tables() -> Tables:
    """The kit's own tables, to be spoilt."""
    return [copy.deepcopy(read_toml(FOLDER / file)) for file in FILES]


def changed(tile: int, **fields: Any) -> Callable[[Tables], None]:
    """A change of a tile."""
    return lambda found: found[0]["tile"][tile].update(fields)


def spoilt(table: str, file: int, number: int, /, **fields: Any) -> Callable[[Tables], None]:
    """A change of a row of any table."""
    return lambda found: found[file][table][number].update(fields)


def swapped_tiles(found: Tables) -> None:
    """A strip and the centre change places on the reference board of 9 squares."""
    for number, tile in ((4, "s5"), (8, "s1")):
        found[0]["reference"][number]["tile"] = tile


WRONG: list[tuple[str, Callable[[Tables], None]]] = [
    ("no table", lambda found: found[0].pop("tile")),
    ("no `a`", lambda found: found[0]["tile"][0].pop("a")),
    ("`name`", lambda found: found[0].pop("name")),
    ("same `slug`", changed(1, slug="q1")),
    ("same `en`", changed(1, en="tile Q1")),
    ("`kind` cannot be 'round'", changed(0, kind="round")),
    ("can have only 8, 9 and 10", changed(0, board=[7])),
    ("can have only 8, 9 and 10", changed(0, board=[])),
    ("only these signs", changed(0, a=["*.2.", ".1..", "..x.", "3..."])),
    ("rows and columns", changed(0, a=["*.2.", ".1..", "..*."])),
    ("rows and columns", changed(0, a=["*.2.", ".1..", "..*.", "3.."])),
    ("three crash sites", changed(0, a=["*.2.", ".1..", "..*.", "...."])),
    ("three crash sites", changed(0, a=["*.4.", ".1..", "..*.", "3..."])),
    ("each crash site", lambda found: found[0]["tile"][0].update(twelve())),
    ("four quadrants", changed(0, board=[9, 10])),
    ("reference", lambda found: found[0]["reference"].pop()),
    ("no upgrade with that moment", spoilt("upgrade", 1, 0, moment="end")),
    ("no upgrade with that moment", spoilt("upgrade", 1, 0, slug="laser")),
    ("`moment` cannot be", spoilt("upgrade", 1, 0, moment="now")),
    ("in this order", spoilt("colour", 2, 0, slug="white")),
    ("in this order", spoilt("speciality", 2, 0, slug="cook")),
    ("in this order", spoilt("slot", 2, 0, slug="middle")),
    ("for 2, 3, 4, 5 and 6 players", spoilt("party", 2, 0, players=7)),
    ("rows and columns", changed(0, a=[])),
    ("can have only 8, 9 and 10", changed(0, board=[True])),
    ("can have only 8, 9 and 10", changed(0, board=[[8]])),
    ("each `slot` must be there once: nw, ne, sw, se", spoilt("reference", 0, 0, slot="zz")),
    ("each `slot` must be there once: nw, ne, sw, se", spoilt("reference", 0, 0, slot="ne")),
    ("each `tile` must be there once: q1, q2, q3, q4", spoilt("reference", 0, 0, tile="q2")),
    ("with the slot n: `tile` can be only one of these: s1", swapped_tiles),
    ("with the slot nw: `side`", spoilt("reference", 0, 0, side="c")),
    ("with the slot nw: `turns` can be only one of these: 0, 1, 2, 3", spoilt("reference", 0, 0, turns=4)),
    ("with the slot n: `turns` can be only one of these: 1, 3", spoilt("reference", 0, 4, turns=0)),
    ("with the slot e: `turns` can be only one of these: 0, 2", spoilt("reference", 0, 5, turns=1)),
    ("with the slot c: `turns` can be only one of these: 0 ", spoilt("reference", 0, 8, turns=1)),
    ("no upgrade with that moment and rule", spoilt("upgrade", 1, 0, rule="XX-1")),
    ("`few` must be true or false, not 1", spoilt("upgrade", 1, 0, few=1)),
    ("for these too: pulse_cannon", lambda found: found[1]["upgrade"].pop(3)),
    ("nw: `kind` must be quadrant", spoilt("slot", 2, 0, kind="strip")),
    ("2 players: `saucers` can be only one of these: 4", spoilt("party", 2, 0, saucers=2)),
    ("3 players: `saucers` can be only one of these: 3", spoilt("party", 2, 1, saucers=4)),
    ("3 players: `board` can be only one of these: 8, 9, 10", spoilt("party", 2, 1, board=7)),
    ("4 players: `sets` can be only one of these: 4, 5, 6", spoilt("party", 2, 2, sets=7)),
    ("3 players: `crew` can be only one of these: 2", spoilt("party", 2, 1, crew=1)),
    ("5 players: `crew` can be only one of these: 3", spoilt("party", 2, 3, crew=4)),
    ("2 players: `tokens` can be only one of these: 0", spoilt("party", 2, 0, tokens=1)),
    ("6 players: `tokens` can be only one of these: 0, 1, 2, 3, 4, 5", spoilt("party", 2, 4, tokens=6)),
]


def twelve() -> dict[str, list[str]]:
    """Sides of a tile with sites that another tile has."""
    return {"a": ["*.4.", ".5..", "..*.", "6..."], "b": ["..4.", "*...", ".6..", "5.*."]}


@pytest.mark.parametrize(("message", "spoil"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_wrong_with_a_table_is_said(message: str, spoil: Callable[[Tables], None]) -> None:
    found = tables()
    spoil(found)
    with pytest.raises(TableError, match=re.escape(message)) as refused:
        read_box(*found)
    assert isinstance(refused.value, ValueError)
    assert refused.value.pl != refused.value.en


def test_tiles_of_ones_own_can_be_played_with(tmp_path: Path) -> None:
    text = (FOLDER / "tiles.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('name = "house"', 'name = "mine"').replace('"*.2."', '"..2."'), encoding="utf-8")
    mine = load_box(tiles=path)
    assert mine.name == "mine"
    assert (0, 0) not in board_of(mine, table()[0]).accelerators
    timeline = gamekit.start(game_of(mine), 3, seed=5)
    assert timeline.game.data == "mine"
    timeline.do(timeline.moves()[0])


def test_a_game_of_ones_own_can_be_made_after_a_graph_was_drawn() -> None:
    gamekit.graph("crash_and_grab", "moves")
    mine = crash_and_grab.game(crash_and_grab.load_box())
    drawn = mine.graph(gamekit.start(mine, 4, seed=1).view(), "board")
    assert drawn.number_of_nodes() == 65


# ---------------------------------------------------------------------- graphs


def reference() -> Board:
    return board_of(BOX, table()[0])


def test_the_board_is_a_graph_with_kinds_places_and_directions() -> None:
    graph = gamekit.graph("crash_and_grab", "board")
    assert graph.number_of_nodes() == 65
    assert graph.number_of_edges() == 4 * 64
    assert graph.nodes["r0c0"]["kind"] == "accelerator"
    assert (graph.nodes["r4c7"]["kind"], graph.nodes["r4c7"]["site"], graph.nodes["r4c7"]["pos"]) == (
        "site",
        11,
        (7, -4),
    )
    assert graph.nodes["r3c4"] | {"here": None} == {
        "kind": "blank",
        "site": None,
        "pos": (4, -3),
        "here": None,
        "en": "space (3, 4)",
        "pl": "pole (3, 4)",
    }
    ways = {data["direction"]: end for _, end, data in graph.out_edges("r3c0", data=True)}
    assert ways == {"sun": "r2c0", "meteor": "r4c0", "stars": "off", "asteroids": "r3c1"}
    assert graph.out_degree("off") == 0
    assert graph.in_degree("off") == 32


def test_from_a_view_it_tells_who_is_where() -> None:
    game = turn("r3c1", others={"green": "off"}, ground={"blue_pilot": 4})
    graph = GAME.graph(game.view(), "board")
    assert [graph.nodes[node]["here"] for node in ("r3c1", "r3c7", "off", "r0c1")] == [
        "red",
        "blue_pilot",
        "green",
        None,
    ]


def test_turning_a_tile_gives_another_graph() -> None:
    game = turn("r3c1 upgrades=quake_maker")
    before = GAME.graph(game.view(), "board")
    play(game, "steps 0", "quake nw 1")
    after = GAME.graph(game.view(), "board")
    assert before.nodes["r0c0"]["kind"] == "accelerator"
    assert after.nodes["r0c0"]["site"] == 3
    assert after.nodes["r0c3"]["kind"] == "accelerator"
    assert networkx.utils.graphs_equal(after, GAME.graph(game.view(), "board"))


@pytest.mark.parametrize(("seats", "nodes"), [(2, 65), (5, 82), (6, 101)])
def test_larger_boards_are_larger_graphs(seats: int, nodes: int) -> None:
    state, _ = table(seats=seats)
    assert GAME.graph(state, "board").number_of_nodes() == nodes


def test_a_slide_goes_up_to_the_first_accelerator_or_the_edge() -> None:
    board = reference()
    assert slide(board, (3, 1), "asteroids", 3) == Slide(((3, 2), (3, 3), (3, 4)), "arrived")
    assert slide(board, (2, 4), "stars", 5) == Slide(((2, 3), (2, 2)), "accelerator")
    assert slide(board, (0, 2), "sun", 1) == Slide((), "off")
    assert slide(board, (3, 3), "sun", 0) == Slide((), "arrived")


def test_where_a_move_can_end_is_what_play_can_bring_about() -> None:
    """All ends of a move by all choices of directions, from the rules themselves."""
    board = reference()
    for direction in ("sun", "meteor", "stars", "asteroids"):
        for distance in range(1, 6):
            assert ends(board, (2, 3), direction, distance).keys() == by_play(direction, distance)


def test_the_hops_to_an_end_are_the_fewest() -> None:
    board = reference()
    assert ends(board, (2, 4), "asteroids", 1) == {(2, 5): 0}
    assert ends(board, (2, 4), "stars", 2)[4, 2] == 1
    assert ends(board, (2, 5), "stars", 3)[5, 5] == 2  # over (2, 2) and (5, 2)


def by_play(direction: str, distance: int) -> set[tuple[int, ...]]:
    """The spaces where the red saucer comes to rest, others being out of the way."""
    others = dict.fromkeys(("green", "blue"), "off")
    game = turn("r2c3", f"0-5 {direction}", others, seats=3)
    play(game, f"steps {distance}")
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[int, ...]] = set()
    todo = [game.state]
    while todo:
        state = todo.pop()
        space = state.saucers[0].space
        if state.agenda[-1].kind != "hop":
            found.add(space)
        elif space not in seen:
            seen.add(space)
            todo += [GAME.play(state, move).state for move in GAME.moves(state)]
    return found


def test_the_graph_of_moves_has_the_ends_of_each_move() -> None:
    graph = gamekit.graph("crash_and_grab", "moves")
    key = "stars 5"
    reached = {end: data["hops"] for _, end, name, data in graph.out_edges("r2c4", keys=True, data=True) if name == key}
    assert reached
    board = reference()
    words = {
        f"r{space[0]}c{space[1]}" if space else "off": hops for space, hops in ends(board, (2, 4), "stars", 5).items()
    }
    assert reached == words
    assert graph.out_degree("r2c2") == 0  # nobody rests on an accelerator
