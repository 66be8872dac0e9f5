"""The rules of Northwest Passage: placing tiles, holes, islands (NWP-62 to NWP-72, NWP-89 to NWP-94)."""

from __future__ import annotations

from northwest_passage_positions import BOX, GAME, given, own
from positions import kinds, legal, only, play, why
from rules_tested import rule

from gamekit import Event, Timeline

GRID = BOX.grid


def placings(game: Timeline) -> set[str]:
    """The ways to place a tile now."""
    return {move for move in legal(game) if move.startswith("place")}


def island_of(events: list[Event]) -> tuple[list[str], int]:
    """Squares and points of the one island that was discovered."""
    event = only(events, "island")
    return event.details["squares"], event.details["points"]


# ---------------------------------------------------------------------- where


@rule("NWP-62")
def test_a_tile_comes_from_the_hand_and_covers_free_squares_of_the_board() -> None:
    game = given("0 o4 0", ship="o4", hand="3")
    assert why(game, "place 6 0 m4 ship") == ("not_in_hand", ("NWP-62",))
    assert why(game, "place 3 0 n4 ship") == ("taken", ("NWP-62",))
    assert why(game, "place 3 0 p3 ship") == ("off_board", ("NWP-62", "NWP-1"))
    play(game, "place 3 0 o5 ship")
    assert own(game).hand == ()


@rule("NWP-63")
def test_the_tile_lies_beside_the_tile_or_place_of_the_vehicle_that_pays() -> None:
    game = given("0 o4 0", ship="greenland", sled="all o4", crew="4 0 3 0", hand="3")
    assert why(game, "place 3 2 m4 ship") == ("not_beside", ("NWP-63",))
    assert why(game, "place 3 0 o7 sled") == ("not_beside", ("NWP-63",))
    by = {(move.split()[3], move.split()[4]) for move in placings(game)}
    assert {square for square, vehicle in by if vehicle == "ship"} == {"o5", "p5"}
    assert {square for square, vehicle in by if vehicle == "sled"} > {"m4", "o5", "p5", "p2"}


@rule("NWP-64")
def test_with_whole_side_a_whole_side_of_the_tile_must_touch() -> None:
    """On N5–O5 half of the long side lies against O4; on M4–N4 the short side, on O5–P5 the long one does wholly."""
    half, short, long = "place 3 0 n5 ship", "place 3 2 m4 ship", "place 3 0 o5 ship"
    page, published = (given("0 o4 0", ship="o4", hand="3", preset=name) for name in ("page", "published"))
    assert {half, short, long} <= legal(page)
    assert {short, long} <= legal(published)
    assert why(published, half) == ("half_side", ("NWP-64",))


@rule("NWP-64")
def test_with_whole_side_both_squares_of_a_long_side_must_lie_against_the_place() -> None:
    page, published = (given(hand="0", preset=name) for name in ("page", "published"))
    assert {move.split()[3] for move in placings(page)} == {"o4", "o5", "p3", "p4", "p5"}
    upright = {move.split()[3] for move in placings(published) if move.split()[2] in "13"}
    assert upright == {"p4"}
    lying = {move.split()[3] for move in placings(published) if move.split()[2] in "02"}
    assert lying == {"o4", "o5"}


@rule("NWP-65")
def test_terrain_must_agree_at_every_point_and_the_refusal_names_the_corner() -> None:
    game = given("34 o4 0", ship="o4", hand="0")
    assert why(game, "place 0 0 o5 ship") == ("corner", ("NWP-65", "NWP-66"))
    refusal = game.why_not("place 0 0 o5 ship")
    assert refusal is not None
    assert refusal.details == {"quarter": "o5-ne", "there": "L", "new": "S", "other": "o4"}
    assert "O5-NE" in refusal.en
    assert "O5-NE" in refusal.pl


@rule("NWP-66")
def test_terrain_must_also_agree_with_a_tile_that_touches_in_one_point_only() -> None:
    """4 is SSS/LSS: on O4 its land is at (14, 4), where a tile on M5–N5 touches it."""
    game = given("4 o4 0, 0 m6 0", ship="m6", hand="8 16")
    assert "place 8 0 m5 ship" in legal(game)  # SSL/SSS
    assert why(game, "place 16 0 m5 ship") == ("corner", ("NWP-65", "NWP-66"))  # SLS/SSS
    refusal = game.why_not("place 16 0 m5 ship")
    assert refusal is not None
    assert (refusal.details["quarter"], refusal.details["there"], refusal.details["other"]) == ("n5-ne", "L", "o4")


@rule("NWP-67")
def test_points_on_the_edge_of_the_board_are_free() -> None:
    game = given("0 o2 0", ship="o2", hand="56")  # 56 is LLL/SSS
    assert "place 56 0 o1 ship" in legal(game)


@rule("NWP-68")
def test_frost_does_not_matter_for_placing() -> None:
    thawed, frozen = (given("0 o4 0", ship="o4", hand="3", round=number) for number in (1, 4))
    assert placings(thawed) == placings(frozen)


# ---------------------------------------------------------------------- holes


@rule("NWP-69", "NWP-70")
def test_a_hole_is_filled_at_once_at_no_cost_with_the_terrain_that_its_points_have() -> None:
    """P3 lies between P2, O3, P4 and the edge."""
    game = given("34 o4 0, 17 o2 1", ship="o2", hand="1")
    events = play(game, "place 1 1 p1 ship")
    assert kinds(events)[:2] == ["placed", "filled"]
    assert only(events, "filled").details == {"tile": "cape", "square": "p3", "blank": False}
    assert own(game).crew == (6, 1, 0, 0)
    assert game.state.piles == (2, 7, 8, 4, 8, 2)
    (filling,) = [tile for tile in game.state.laid if tile.anchor == "p3"]
    assert BOX.pattern(filling.tile, filling.turn) == "LSSS"


@rule("NWP-70")
def test_in_a_corner_of_the_board_the_point_without_terrain_becomes_sea() -> None:
    """P8 is free between O8, P7 and the edges; 9 is SSL/SSL, so P8 has land in its north-east."""
    game = given("0 n8 0", ship="n8", hand="9")
    hole = only(play(game, "place 9 0 o7 ship"), "filled")
    assert hole.details == {"tile": "cape", "square": "p8", "blank": False}
    assert game.state.terrain[-1] == "S"


@rule("NWP-71")
def test_if_the_pile_is_empty_a_blank_tile_of_the_pattern_is_made() -> None:
    game = given("34 o4 0, 17 o2 1", ship="o2", hand="1 " + "cape " * 8)
    assert only(play(game, "place 1 1 p1 ship"), "filled").details["blank"]
    assert game.state.piles[1] == 0
    assert [tile.blank for tile in game.state.laid if tile.anchor == "p3"] == [True]
    assert GAME.check(game.state, game.setting) == []


@rule("NWP-72")
def test_what_the_filling_completes_counts_for_the_player_who_placed() -> None:
    game = given("34 o4 0, 17 o2 1", ship="o2", hand="1")
    squares, points = island_of(play(game, "place 1 1 p1 ship"))
    assert (squares, points) == (["o2", "p2", "o3", "p3"], 3)
    assert (own(game).points, own(game).tokens) == (3, (0, 0, 0, 0, 1))


# ---------------------------------------------------------------------- islands


@rule("NWP-89")
def test_only_placing_a_tile_discovers_islands() -> None:
    game = given("8 o4 0", ship="o4", hand="1")
    others = ["move ship greenland", "transfer 6 0 ship", "draw sea ship", "renew ship", "pass"]
    for move in others:
        assert "island" not in kinds(play(given("8 o4 0", ship="o4", hand="1"), move))
    assert "island" in kinds(play(game, "place 1 0 o3 ship"))


@rule("NWP-90")
def test_ice_does_not_join_lands() -> None:
    """In the frost the land at (16, 3) is an island all the same."""
    game = given("8 o4 0", ship="o4", hand="1", round=4)
    assert island_of(play(game, "place 1 0 o3 ship")) == (["p3", "p4"], 2)


@rule("NWP-91", "NWP-93")
def test_a_land_area_is_an_island_once_every_square_around_its_points_is_laid() -> None:
    """The land at (15, 4) of 34 needs O4, P4, O5 and P5; that at (14, 3) still has free squares around it."""
    game = given("34 o4 0", ship="o4", hand="16")
    assert island_of(play(game, "place 16 0 o5 ship")) == (["o4", "p4", "o5", "p5"], 2)


@rule("NWP-92")
def test_who_completes_an_island_gets_its_token_and_points_at_once_whoever_began_it() -> None:
    game = given("34 o4 0", others={1: {"hand": "16"}}, turn=1)
    play(game, "place 16 0 o5 ship")
    assert (own(game, 1).points, own(game, 1).tokens[4]) == (2, 1)
    assert (own(game, 0).points, own(game, 0).tokens[4]) == (0, 0)


@rule("NWP-93")
def test_an_island_brings_a_point_for_each_tile_in_every_zone() -> None:
    """In the western zone too."""
    game = given("8 a4 2", ship="a4", hand="1")  # LSS/… by half: SSS/LSS, land at (0, 4)
    assert BOX.pattern("8", 2) == "SSSLSS"
    squares, points = island_of(play(game, "place 1 2 a5 ship"))  # LSS/SSS
    assert (squares, points) == (["a4", "a5"], 2)


@rule("NWP-94")
def test_one_placement_may_complete_several_islands() -> None:
    """10 is SSL/SLS: on O5–P5 it closes the lands at (16, 4) and (15, 5), which its saddle keeps apart."""
    game = given("1 o4 0, 16 o6 0", ship="o4", hand="10")
    islands = [event for event in play(game, "place 10 0 o5 ship") if event.kind == "island"]
    assert [event.details["squares"] for event in islands] == [["p4", "p5"], ["o5", "p5", "o6", "p6"]]
    assert [event.details["points"] for event in islands] == [2, 2]
    assert (own(game).points, own(game).tokens[4]) == (4, 2)
