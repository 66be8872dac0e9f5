"""Northwest Passage: what always holds, on boards laid at random; floods are held equal to networkx."""

from __future__ import annotations

from collections import Counter

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from northwest_passage_positions import BOX, GAME
from northwest_passage_walks import crowded, walk

from gamekit.flow import settle
from gamekit.northwest_passage.board import BOXES
from gamekit.northwest_passage.check import problems
from gamekit.northwest_passage.fitting import covered
from gamekit.northwest_passage.islands import islands, surrounded
from gamekit.northwest_passage.placing import discovered, is_hole
from gamekit.northwest_passage.state import CREW, State, stand_of
from gamekit.northwest_passage.ways import FREE, grounds, targets, waters

SEEDS = st.integers(0, 10_000)
GRID = BOX.grid
FEW = settings(max_examples=12, deadline=None, derandomize=True)


@FEW
@given(SEEDS)
def test_tiles_and_crew_are_always_all_there(seed: int) -> None:
    for _, _, (state, _) in walk(seed):
        held = [tile for player in state.players for tile in player.hand]
        laid = [tile.tile for tile in state.laid if not tile.blank]
        everywhere = Counter([*state.reserve, *state.offer, *held, *laid])
        assert {tile: everywhere[tile] for tile in BOX.large} == dict.fromkeys(BOX.large, 1)
        piles = {pile: everywhere[pile] + count for pile, count in zip(BOX.small, state.piles, strict=True)}
        assert piles == dict(zip(BOX.small, BOX.piles, strict=True))
        assert {sum(player.crew) for player in state.players} == {CREW}
        assert all((player.sled.at == "") == (sum(player.crew[2:]) == 0) for player in state.players)


@FEW
@given(SEEDS)
def test_every_tile_shows_the_terrain_of_its_points_and_no_hole_is_left(seed: int) -> None:
    state = crowded(seed)
    known: dict[int, str] = {}
    for number, tile in enumerate(state.laid):
        squares = covered(GRID, tile.tile, tile.turn, GRID.index[tile.anchor])
        assert all(state.cover[square] == number for square in squares)
        points = sorted({point for square in squares for point in GRID.points[square]})
        pattern = BOX.pattern(tile.tile, tile.turn)
        for point, sign in zip(points, pattern, strict=True):
            assert known.setdefault(point, sign) == sign == state.terrain[point]
    assert [sign for point, sign in enumerate(state.terrain) if point not in known] == ["."] * (153 - len(known))
    assert not any(is_hole(GRID, state, square) for square in range(len(state.cover)))


@FEW
@given(SEEDS)
def test_islands_are_the_components_of_the_land_graph_without_a_free_square_beside_them(seed: int) -> None:
    state = crowded(seed)
    graph = GAME.graph(state, "land")
    closed = [
        part
        for part in networkx.connected_components(graph)
        if all(graph.nodes[quarter]["surrounded"] for quarter in part)
    ]
    by_points = sorted(tuple(sorted({GRID.point_of[quarter] for quarter in part})) for part in closed)
    squares = [square for square, tile in enumerate(state.cover) if tile != FREE]
    assert islands(GRID, state.cover, state.terrain, squares) == by_points
    assert sum(player.tokens[4] for player in state.players) == len(closed)
    for point, sign in enumerate(state.terrain):
        found, whole = surrounded(GRID, state.cover, state.terrain, point) if sign == "L" else (set(), False)
        assert not whole or tuple(sorted(found)) in by_points


@FEW
@given(SEEDS)
def test_an_island_brings_as_many_points_as_tiles_that_the_land_graph_has_in_it(seed: int) -> None:
    state = crowded(seed)
    graph = GAME.graph(state, "land")
    squares = [square for square, tile in enumerate(state.cover) if tile != FREE]
    found = islands(GRID, state.cover, state.terrain, squares)
    assert found, "a crowded board has islands"
    for points in found:
        after, (event,) = settle(discovered(BOX, state, 0, points))
        part = networkx.node_connected_component(graph, event.details["quarters"][0])
        assert part == set(event.details["quarters"])
        assert event.details["points"] == len({graph.nodes[quarter]["tile"] for quarter in part})
        assert after.players[0].points == event.details["points"]


@FEW
@given(SEEDS, st.sampled_from(range(9)))
def test_waters_and_grounds_are_the_components_of_a_tile_in_the_graphs(seed: int, frozen: int) -> None:
    state = crowded(seed)._replace(frozen=frozen)
    sea, ice = GAME.graph(state, "sea"), GAME.graph(state, "ice")
    for number, tile in enumerate(state.laid):
        square = GRID.index[tile.anchor]
        for graph, found in (
            (sea, waters(GRID, state.cover, state.terrain, square)),
            (ice, grounds(GRID, state.cover, state.terrain, frozen, square)),
        ):
            own = graph.subgraph([node for node, at in graph.nodes(data="tile") if at == number])
            assert sorted(map(sorted, networkx.connected_components(own))) == sorted(map(sorted, found))


@FEW
@given(SEEDS, st.sampled_from(range(9)))
def test_ships_and_sleds_go_where_an_edge_of_their_graph_leads(seed: int, frozen: int) -> None:
    state = crowded(seed)._replace(frozen=frozen)
    graphs = {"ship": GAME.graph(state, "sea"), "sled": GAME.graph(state, "ice")}
    for player in state.players:
        for vehicle, graph in graphs.items():
            stand = stand_of(player, vehicle)
            nodes = [stand.at] if stand.at in BOX.places else [q for q in stand.on if q in graph]
            own = {node for node in graph if node.partition("-")[0] in own_squares(state, stand.at)}
            reached = {other for node in nodes for other in graph[node]} - own
            found = targets(BOX, state, vehicle, stand)
            entered = {q for there in found.values() for q in there.on} | {t for t in found if t in BOX.places}
            assert reached <= entered
            for word, there in found.items():
                assert word in BOX.places or reached & set(there.on)


def own_squares(state: State, at: str) -> set[str]:
    """The squares of the tile with that anchor; none of a place."""
    tile = state.cover[GRID.index[at]] if at in GRID.index else None
    return {square for square, covering in zip(GRID.squares, state.cover, strict=True) if covering == tile}


@FEW
@given(SEEDS)
def test_the_moments_of_a_play_joined_are_the_play(seed: int) -> None:
    for state, move, step in walk(seed):
        found = GAME.moments(state, move)
        assert found[-1].state == step.state
        assert tuple(event for moment in found for event in moment.events) == step.events


@FEW
@given(SEEDS)
def test_an_island_is_told_when_the_last_square_around_it_is_laid(seed: int) -> None:
    for before, move, (state, events) in walk(seed, 250):
        told = [event.details["quarters"] for event in events if event.kind == "island"]
        assert len(told) == len(whole(state)) - len(whole(before))
        assert move.verb == "place" or not told
        assert {frozenset(quarters) for quarters in told} == whole(state) - whole(before)


def whole(state: State) -> set[frozenset[str]]:
    """The islands on the board, by networkx."""
    graph = GAME.graph(state, "land")
    areas = networkx.connected_components(graph)
    return {frozenset(area) for area in areas if all(graph.nodes[quarter]["surrounded"] for quarter in area)}


@FEW
@given(SEEDS, st.sampled_from(range(1, 11)))
def test_a_crowded_board_can_be_a_given_position(seed: int, number: int) -> None:
    assert problems(BOXES, crowded(seed, round=number), GAME.setting(4)) == []


@FEW
@given(SEEDS)
def test_every_turn_of_a_game_can_be_a_given_position(seed: int) -> None:
    setting = GAME.setting(2 + seed % 3)
    turns = [state for state, _, _ in walk(seed, 250) if state.agenda[-1].kind == "act"]
    assert turns
    for state in turns:
        assert problems(BOXES, state, setting) == []
        assert GAME.retold(state)


@pytest.mark.parametrize("which", GAME.graphs)
def test_every_graph_has_a_place_for_each_node_and_is_there_before_anything_is_laid(which: str) -> None:
    for graph in (GAME.graph(None, which), GAME.graph(crowded(3), which)):
        assert all(len(pos) == 2 for _, pos in graph.nodes(data="pos"))
    assert len(GAME.graph(None, "squares")) == 130
    assert set(GAME.graph(None, "sea")) == {"greenland", "passage"}
