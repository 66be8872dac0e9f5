"""Northwest Passage: the worked example of the rules step by step, and what is easy to get wrong (E1 to E15)."""

from __future__ import annotations

from northwest_passage_positions import BOX, due, given, own, worked_example
from positions import kinds, legal, only, play, why
from rules_tested import rule

from gamekit import Timeline
from gamekit.northwest_passage.scoring import sets

THREE = "34 o4 0, 16 o5 0, 17 o2 1, 1 p1 1"  # the tiles of the example; P3 is filled


def moves(game: Timeline, vehicle: str) -> set[str]:
    """Where a vehicle can go now."""
    return {move.split()[2] for move in legal(game) if move.startswith(f"move {vehicle}")}


def free_turn(game: Timeline, *played: str) -> list[str]:
    """One action of A in a turn of its own; what happens."""
    found = kinds(play(game, *played))
    play(game, "end")
    return found


# ---------------------------------------------------------------------- the worked example


@rule("NWP-65", "NWP-69", "NWP-91", "NWP-93")
def test_the_worked_example_of_round_1_goes_as_the_rules_tell_it() -> None:
    game = worked_example()
    free_turn(game, "place 34 0 o4 ship")
    play(game, "pass")
    free_turn(game, "move ship o4")
    events = play(game, "place 16 0 o5 ship")
    assert only(events, "island").details["squares"] == ["o4", "p4", "o5", "p5"]
    assert own(game).points == 2
    play(game, "end")
    assert "island" not in free_turn(game, "place 17 1 o2 ship")
    free_turn(game, "move ship o2")
    events = play(game, "place 1 1 p1 ship")
    assert kinds(events)[:3] == ["placed", "filled", "island"]
    assert only(events, "filled").details["tile"] == "cape"
    assert (only(events, "island").details["squares"], own(game).points) == (["o2", "p2", "o3", "p3"], 5)
    assert own(game).tokens == (0, 0, 0, 0, 2)


@rule("NWP-64")
def test_in_the_worked_example_the_last_tile_is_refused_with_whole_side() -> None:
    game = given("34 o4 0, 16 o5 0, 17 o2 1", ship="o2", hand="1", preset="published")
    assert why(game, "place 1 1 p1 ship") == ("half_side", ("NWP-64",))


@rule("NWP-76", "NWP-80")
def test_the_worked_example_goes_on_in_round_2() -> None:
    ship = given(THREE, ship="o2", round=2)
    assert moves(ship, "ship") == {"o4", "p3"}
    assert why(ship, "move ship p1")[0] == "ice"
    north = given(THREE, sled="o2-nw", crew="4 0 3 0", round=2)
    assert own(north).sled.on == ("o2-nw", "o2-ne", "o2-sw", "o2-se", "o3-ne")
    assert moves(north, "sled") == {"p1", "p3"}
    south = given(THREE, sled="o3-sw", crew="4 0 3 0", round=2)
    assert own(south).sled.on == ("o3-sw",)
    assert moves(south, "sled") == {"o4"}
    play(south, "move sled o4")
    assert own(south).sled == ("o4", ("o4-nw",))


@rule("NWP-77", "NWP-78")
def test_the_worked_example_goes_on_in_round_3() -> None:
    for at in ("o2", "o4", "p1", "p3"):
        assert moves(given(THREE, ship=at, round=3), "ship") == set()
    assert moves(given(THREE, ship="o5", round=3), "ship") == {"greenland"}
    assert moves(given(THREE, sled="o2", crew="4 0 3 0", round=3), "sled") == {"o4", "p1", "p3"}
    assert "greenland" in moves(given(THREE, sled="o4", crew="4 0 3 0", round=3), "sled")


# ---------------------------------------------------------------------- easy to get wrong


@rule("E1", "NWP-37")
def test_three_moves_in_a_turn_cost_one_two_and_two() -> None:
    game = given("0 o4 0, 3 o5 0", ship="o4")
    prices = [only(play(game, f"move ship {to}"), "moved").details["price"] for to in ("o5", "o4", "o5")]
    assert prices == [1, 2, 2]


@rule("E2", "NWP-44", "NWP-45")
def test_the_last_crewman_takes_the_next_place_before_those_who_pass_later() -> None:
    game = given(crew="1 6 0 0", others={1: {}, 2: {}}, seats=3)
    play(game, "draw sea ship")
    assert game.state.next_order == (0,)
    play(game, "pass", "pass")
    assert game.state.order == (0, 1, 2)


@rule("E3", "NWP-35")
def test_two_on_the_ship_and_one_on_the_sled_cannot_together_pay_for_a_wreck() -> None:
    game = given("2 o4 0", ship="o4", sled="all o4", crew="2 4 1 0")
    assert not [move for move in legal(game) if move.startswith("discover")]


@rule("E4", "NWP-60", "NWP-59", "NWP-99")
def test_a_sled_without_crew_goes_home_with_the_ship_and_one_with_crew_stays() -> None:
    aboard = given("34 o4 0", ship="o4")
    play(aboard, "move ship greenland")
    assert own(aboard).sled.at == ""
    out = given("34 o4 0", ship="o4", sled="o4-nw", crew="6 0 1 0")
    play(out, "move ship greenland")
    assert own(out).sled.at == "o4"


@rule("E5", "NWP-77")
def test_a_ship_in_the_ice_may_still_draw_place_transfer_and_discover() -> None:
    game = given("34 o4 0", ship="o4", hand="16", round=4)
    verbs = {move.split()[0] for move in legal(game)}
    assert {"draw", "place", "transfer", "discover"} <= verbs
    assert "move" not in verbs


@rule("E6", "NWP-49", "NWP-108")
def test_a_sled_on_melted_ice_waits_and_is_lost_only_if_it_is_away_at_the_end() -> None:
    game = given("0 o4 0", sled="o4", crew="4 0 3 0", round=6)
    play(game, "pass", "pass")
    assert own(game).points == 0
    while game.state.round < 10:
        play(game, "pass")
    while due(game) != ("act", 0):
        play(game, "pass")
    play(game, "move sled greenland", "pass")
    assert game.over
    assert "lost" not in kinds(game.here.events)


@rule("E7", "NWP-98", "NWP-108")
def test_who_comes_home_with_the_ship_alone_pays_for_the_crew_on_the_sled_outside() -> None:
    game = given("8 o5 0", ship="o5", sled="p5-ne", crew="3 0 4 0", round=10)
    play(game, "move ship greenland", "pass")
    assert game.over
    assert only(game.here.events, "lost").details == {"vehicle": "sled", "crew": 4, "points": 8}
    assert own(game).points == 6 - 8


@rule("E8", "NWP-100", "NWP-98")
def test_one_may_leave_and_come_back_early_for_greenlands_points_and_that_ends_ones_game() -> None:
    game = given("0 o4 0")
    play(game, "move ship o4", "move ship greenland")
    assert own(game).home == 1
    assert due(game) == ("act", 1)
    play(game, "pass")
    assert game.state.order == (1,)


@rule("E9", "NWP-91")
def test_land_that_runs_into_the_edge_is_an_island_once_all_squares_of_the_board_around_it_are_laid() -> None:
    assert BOX.pattern("56", 0) == "LLLSSS"  # land along the northern edge
    events = play(given("56 o1 0", ship="o1", hand="8"), "place 8 0 m1 ship")
    assert only(events, "island").details["squares"] == ["n1", "o1", "p1"]


@rule("E10", "NWP-107")
def test_the_number_of_sets_is_the_smallest_of_the_five_counts_islands_included() -> None:
    assert [sets_of(*counts) for counts in ((2, 3, 2, 4, 1), (2, 2, 2, 2, 2), (9, 9, 9, 9, 0))] == [1, 2, 0]


def sets_of(*counts: int) -> int:
    """How many sets are told of a player with these tokens."""
    state = given().state
    state = state.with_player(0, state.players[0]._replace(tokens=counts))
    return sum(gain.event.details["count"] for gain in sets(BOX, state, 0))


@rule("E11", "NWP-109")
def test_sixteen_is_the_most_that_can_be_lost() -> None:
    game = given("8 o4 0", ship="o4", sled="p4-ne", crew="3 0 4 0", round=10)
    play(game, "pass", "pass")
    assert own(game).points == -16


@rule("E12", "NWP-54", "NWP-53")
def test_with_four_tiles_or_fewer_left_renewing_deals_them_again_and_one_must_be_drawn() -> None:
    held = " ".join(tile for tile in BOX.large if tile not in ("0", "3"))
    game = given(hand=held)
    play(game, "renew ship", "chance: deal 0", "chance: deal 3")
    assert legal(game) == {f"take {tile}" for tile in ("0", "3", *BOX.small)}


@rule("E13", "NWP-17")
def test_in_round_10_a_ship_gets_home_by_p5_and_not_by_p4_and_a_sled_by_either() -> None:
    assert "greenland" in moves(given("0 o5 0", ship="o5", round=10), "ship")
    assert "greenland" not in moves(given("0 o4 0", ship="o4", round=10), "ship")
    for square, tile in (("o4", "0"), ("o5", "8")):
        game = given(f"{tile} {square} 0", sled=square, crew="4 0 3 0", round=10)
        assert "greenland" in moves(game, "sled")
    assert why(given("0 o5 0", sled="all o5", crew="4 0 3 0", round=10), "move sled greenland")[0] == "no_ground"


@rule("E14", "NWP-63", "NWP-64")
def test_half_of_a_long_side_is_enough_by_the_page_and_not_as_published() -> None:
    page, published = (given("0 o4 0", ship="o4", hand="3", preset=name) for name in ("page", "published"))
    assert "place 3 0 n5 ship" in legal(page)
    assert why(published, "place 3 0 n5 ship")[0] == "half_side"


@rule("E15", "NWP-86", "NWP-87", "NWP-93")
def test_the_multiplier_is_for_icons_and_not_for_islands() -> None:
    icon = given("34 b4 0", ship="b4")
    assert only(play(icon, "discover ship"), "discovered").details["points"] == 3
    island = given("8 a4 2", ship="a4", hand="1")
    assert only(play(island, "place 1 2 a5 ship"), "island").details["points"] == 2
