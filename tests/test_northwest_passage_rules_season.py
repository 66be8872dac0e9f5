"""The rules of Northwest Passage: places, zones, the sun and the ice (NWP-15 to NWP-22, NWP-47 to NWP-49)."""

from __future__ import annotations

import pytest
from northwest_passage_positions import BOX, given, own
from positions import kinds, legal, only, play, why
from rules_tested import rule

from gamekit import Timeline
from gamekit.northwest_passage.state import State

TABLE_4 = [  # round, spot, frozen rows, whether P4 and P5 are open for ships
    (1, "t", 0, True, True),
    (2, "l1", 2, True, True),
    (3, "l2", 4, False, True),
    (4, "l3", 6, False, False),
    (5, "r3", 6, False, False),
    (6, "r2", 4, False, True),
    (7, "r1", 2, True, True),
    (8, "t", 0, True, True),
    (9, "l1", 2, True, True),
    (10, "l2", 4, False, True),
]


def both_pass(game: Timeline) -> list[str]:
    """A round in which both players pass; what happens."""
    return kinds(play(game, "pass", "pass"))


# ---------------------------------------------------------------------- places and zones


@rule("NWP-15")
def test_greenland_lies_east_of_p4_and_p5_and_the_passage_west_of_a4_and_a5() -> None:
    assert [(place.slug, place.side, place.squares) for place in BOX.places.values()] == [
        ("greenland", "east", ("p4", "p5")),
        ("passage", "west", ("a4", "a5")),
    ]
    there = {seat: {"ship": "passage", "passage": seat} for seat in (1, 2)}
    game = given("0 a4 0", ship="a4", others=there, seats=3)
    play(game, "move ship passage")
    assert [own(game, seat).ship.at for seat in range(3)] == ["passage"] * 3


@rule("NWP-16", "NWP-67")
@pytest.mark.parametrize("tile", ["0", "9", "63"])
def test_a_place_or_the_edge_puts_no_condition_on_the_points_there(tile: str) -> None:
    moves = {move for move in legal(given(hand=tile)) if move.startswith("place")}
    assert {f"place {tile} {turn} o4 ship" for turn in "02"} <= moves


@rule("NWP-16")
def test_a_place_counts_as_the_edge_for_islands() -> None:
    """1 is SSS/SSL, 8 is SSL/SSS: the land at (16, 4) lies along Greenland."""
    game = given("1 o4 0", ship="o4", hand="8")
    island = only(play(game, "place 8 0 o5 ship"), "island")
    assert (island.details["squares"], island.details["points"]) == (["p4", "p5"], 2)


@rule("NWP-16")
def test_a_place_counts_as_the_edge_for_holes() -> None:
    """P5 is free between P4, O5 and P6, and Greenland lies on its fourth side."""
    game = given("0 o4 0, 3 o6 0", ship="o4", hand="sea")
    events = play(game, "place sea 0 o5 ship")
    assert only(events, "filled").details["square"] == "p5"


@rule("NWP-17")
def test_a_ship_crosses_to_a_place_by_sea_at_an_end_of_the_common_side_that_is_not_frozen() -> None:
    assert "move ship o4" in legal(given("8 o4 0"))  # SSL/SSS: sea at one end
    assert why(given("9 o4 0"), "move ship o4")[0] == "no_sea"  # SSL/SSL
    frozen = given("8 o4 0", round=3)
    assert why(frozen, "move ship o4") == ("ice", ("NWP-76", "NWP-77", "NWP-17"))
    assert "move ship greenland" in legal(given("8 o4 0", ship="o4"))
    assert why(given("9 o4 0", ship="o4"), "move ship greenland")[0] == "no_sea"
    assert why(given("8 o4 0", ship="o4", round=3), "move ship greenland")[0] == "ice"


@rule("NWP-17")
def test_a_sled_crosses_to_a_place_by_land_or_ice_at_an_end_of_the_common_side() -> None:
    crew = "6 0 1 0"
    assert "move sled o4" in legal(given("8 o4 0", sled="greenland", crew=crew))
    assert why(given("0 o4 0", sled="greenland", crew=crew), "move sled o4")[0] == "no_ground"
    assert "move sled o4" in legal(given("0 o4 0", sled="greenland", crew=crew, round=3))
    assert "move sled greenland" in legal(given("0 o4 0", sled="o4", crew=crew, round=3))
    twice = "12 o4 0"  # SSL/LSS: land in the south-west and in the north-east
    assert "move sled greenland" in legal(given(twice, sled="p4-ne", crew=crew))
    assert why(given(twice, sled="o4-sw", crew=crew), "move sled greenland")[0] == "no_ground"


@rule("NWP-18")
def test_three_zones_multiply_discoveries_by_one_two_and_three() -> None:
    assert BOX.multipliers == (3,) * 5 + (2,) * 5 + (1,) * 6


# ---------------------------------------------------------------------- the sun


@rule("NWP-19", "NWP-20")
def test_the_sun_goes_round_seven_spots_as_table_4_says() -> None:
    assert list(BOX.spots.items()) == [("t", 0), ("l1", 2), ("l2", 4), ("l3", 6), ("r3", 6), ("r2", 4), ("r1", 2)]
    game = given()
    for number, spot, frozen, *_ in TABLE_4:
        state: State = game.state
        assert (state.round, state.spot, state.frozen) == (number, spot, frozen)
        both_pass(game)
    assert game.over


@rule("NWP-20", "NWP-17")
@pytest.mark.parametrize(("number", "spot", "rows", "by_p4", "by_p5"), TABLE_4)
def test_the_ways_into_harbour_are_open_as_table_4_says(
    number: int, spot: str, rows: int, by_p4: bool, by_p5: bool
) -> None:
    for square, is_open in (("o4", by_p4), ("o5", by_p5)):
        game = given(f"0 {square} 0", ship=square, round=number)
        assert game.state.frozen == rows
        assert ("move ship greenland" in legal(game)) == is_open


@rule("NWP-21")
def test_the_rows_north_of_the_sun_are_frozen() -> None:
    """With four rows frozen a ship sails in row 5 and not in row 4."""
    south, north = given("0 o5 0, 1 m5 2", ship="o5", round=3), given("0 o4 0, 1 m4 2", ship="o4", round=3)
    assert south.state.frozen == north.state.frozen == 4
    assert "move ship m5" in legal(south)
    assert why(north, "move ship m4")[0] == "ice"


@rule("NWP-22")
def test_a_tile_that_lies_north_to_south_can_be_half_frozen() -> None:
    """0 on O4-O5, row 4 frozen: by P5 the ship sails on, by P4 it does not."""
    game = given("0 o4 1, sea p4 0, sea p5 0", ship="o4", round=3)
    assert "move ship p5" in legal(game)
    assert why(game, "move ship p4")[0] == "ice"


# ---------------------------------------------------------------------- the end phase


@rule("NWP-47")
def test_at_the_end_of_the_round_used_crewmen_become_ready_where_they_are() -> None:
    game = given("63 o4 0", sled="o4", crew="2 3 1 1")
    both_pass(game)
    assert own(game).crew == (5, 0, 2, 0)


@rule("NWP-48")
def test_then_the_sun_moves_and_row_after_row_freezes_or_thaws() -> None:
    game = given()
    assert both_pass(game) == ["passed", "turn", "passed", "rested", "sun", "froze", "froze", "round", "turn"]
    assert [event.details["row"] for event in game.here.events if event.kind == "froze"] == [1, 2]
    game = given(round=5)
    both_pass(game)
    assert [event.details["row"] for event in game.here.events if event.kind == "thawed"] == [6, 5]
    shown = [moment.state.frozen for moment in game.moments(1)]
    assert [rows for rows in shown if rows != 6][:2] == [5, 4]


@rule("NWP-49")
def test_after_a_thaw_a_sled_stands_on_every_ground_that_it_touches() -> None:
    """34 is LSS/SLS: on the ice all is one ground, and after the thaw there are two."""
    game = given("34 o4 0", sled="o4", crew="6 0 1 0", round=6)
    assert len(own(game).sled.on) == 8
    both_pass(game)
    assert own(game).sled.on == ("o4-nw", "o4-se", "p4-sw")
    frozen = given("34 o4 0", sled="o4-nw", crew="6 0 1 0", round=2)
    both_pass(frozen)
    assert len(own(frozen).sled.on) == 8


@rule("NWP-49")
def test_a_sled_with_nothing_firm_under_it_waits_until_it_freezes_again() -> None:
    game = given("0 o4 0, 1 m4 2", sled="o4", crew="6 0 1 0", round=6)
    assert "stranded" in both_pass(game)
    on = own(game).sled.on
    assert len(on) == 8
    assert why(game, "move sled m4") == ("no_ground", ("NWP-80", "NWP-78", "NWP-49", "NWP-17"))
    for _ in range(3):
        both_pass(game)
    assert game.state.round == 10
    assert own(game).sled.on == on
    assert "move sled m4" in legal(game)
