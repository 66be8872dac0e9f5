"""The rules of Northwest Passage: ships, sleds, the Passage and the way home (NWP-73 to NWP-82, NWP-95 to NWP-100)."""

from __future__ import annotations

from northwest_passage_positions import due, given, own
from positions import kinds, legal, only, play, why
from rules_tested import rule

from gamekit import Timeline

TWO_WATERS = "18 o4 0"  # SLS/SLS: land across the middle, a water on each side
ICE = "0 o4 0, 1 m4 2"  # sea, but for a land far away


def moves(game: Timeline, vehicle: str) -> set[str]:
    """Where a vehicle can go now."""
    return {move.split()[2] for move in legal(game) if move.startswith(f"move {vehicle}")}


# ---------------------------------------------------------------------- ships


@rule("NWP-73")
def test_a_move_goes_to_a_tile_or_place_with_a_common_side_and_any_tile_is_one_step() -> None:
    game = given("0 o4 0, sea n4 0, 3 l4 2, sea o5 0", ship="o4")
    assert moves(game, "ship") == {"greenland", "n4", "o5"}
    assert why(game, "move ship l4") == ("far", ("NWP-73",))
    assert why(game, "move ship passage")[0] == "far"
    assert why(game, "move ship a1") == ("no_tile", ("NWP-73",))
    assert why(game, "move ship p4") == ("is_there", ("NWP-73",))
    assert only(play(game, "move ship n4"), "moved").details["price"] == 1


@rule("NWP-74")
def test_a_vehicle_acts_by_its_own_ready_crewmen_and_a_sled_aboard_only_with_the_ship() -> None:
    aboard = given("34 o4 0", ship="o4")
    for move in ("move sled greenland", "discover sled", "draw 0 sled"):
        assert why(aboard, move) == ("sled_aboard", ("NWP-74", "NWP-27"))
    play(aboard, "move ship greenland")
    assert own(aboard).sled == ("", ())
    tired = given("63 o4 0", sled="o4", crew="5 0 0 2")
    assert why(tired, "move sled greenland")[0] == "too_few"


@rule("NWP-75")
def test_a_ship_stands_on_one_water_of_its_tile_frozen_or_not() -> None:
    west, east = (given(TWO_WATERS, ship=f"{square}", round=number) for square, number in (("o4-nw", 1), ("p4-ne", 4)))
    assert own(west).ship.on == ("o4-nw", "o4-sw")
    assert own(east).ship.on == ("p4-ne", "p4-se")
    assert moves(west, "ship") == set()
    assert why(west, "move ship greenland") == ("no_sea", ("NWP-76", "NWP-75", "NWP-17"))


@rule("NWP-76")
def test_a_ship_sails_where_sea_meets_sea_across_a_side_of_two_squares_that_are_not_frozen() -> None:
    """Row 2 is frozen in round 2; 36 is LSS/LSS, so N4 meets only land there."""
    open_sea = "0 o2 0, sea o3 0"
    game = given(open_sea, ship="o3")
    assert moves(game, "ship") == {"o2"}
    assert why(given(open_sea, ship="o3", round=2), "move ship o2") == ("ice", ("NWP-76", "NWP-77", "NWP-17"))
    assert why(given(open_sea, ship="o2", round=2), "move ship o3")[0] == "ice"
    closed = given("36 o4 0, coast n4 1", ship="o4")
    assert why(closed, "move ship n4")[0] == "no_sea"


@rule("NWP-77")
def test_a_ship_in_the_ice_cannot_move_and_may_do_everything_else() -> None:
    game = given("20 o4 0", ship="o4", hand="3", round=4)
    assert moves(game, "ship") == set()
    begun = {move.split()[0] for move in legal(game)}
    assert begun == {"draw", "renew", "place", "transfer", "discover", "pass"}


# ---------------------------------------------------------------------- sleds


@rule("NWP-78", "NWP-79")
def test_land_and_ice_are_firm_and_in_a_frozen_square_all_is_joined() -> None:
    summer, winter = (given("34 o4 0", sled="o4-nw", crew="4 0 3 0", round=number) for number in (1, 4))
    assert own(summer).sled.on == ("o4-nw",)
    assert len(own(winter).sled.on) == 8


@rule("NWP-79", "NWP-59")
def test_a_sled_just_put_down_stands_on_several_grounds() -> None:
    """34 is LSS/SLS: from its one land a sled comes to the west, from the other to the south."""
    tiles = "34 o4 0, 8 m4 0, 16 o5 0"
    on_all = given(tiles, ship="o4", sled="all o4", crew="4 0 3 0")
    assert moves(on_all, "sled") == {"m4", "o5"}
    assert moves(given(tiles, sled="o4-nw", crew="4 0 3 0"), "sled") == {"m4"}
    assert moves(given(tiles, sled="o4-se", crew="4 0 3 0"), "sled") == {"o5"}


@rule("NWP-80")
def test_a_sled_goes_where_firm_meets_firm_across_a_common_side() -> None:
    assert moves(given(ICE, sled="greenland", crew="4 0 3 0"), "sled") == set()
    winter = given(ICE, sled="greenland", crew="4 0 3 0", round=3)
    assert moves(winter, "sled") == {"o4"}
    play(winter, "move sled o4")
    assert moves(winter, "sled") == {"greenland", "m4"}
    half = given("0 o4 0, sea o5 0", sled="o4", crew="4 0 3 0", round=3)
    assert why(half, "move sled o5")[0] == "no_ground"


# ---------------------------------------------------------------------- what is entered


@rule("NWP-81")
def test_a_vehicle_stands_on_what_it_has_entered_and_names_a_quarter_if_there_are_several() -> None:
    """From O5 both waters of O4–P4 can be entered."""
    game = given(f"{TWO_WATERS}, 16 o5 0", ship="o5")
    assert moves(game, "ship") == {"o4-nw", "p4-ne", "greenland"}
    assert why(game, "move ship o4") == ("say", ("NWP-81",))
    refusal = game.why_not("move ship o4")
    assert refusal is not None
    assert refusal.details["words"] == ["o4-nw", "p4-ne"]
    assert why(game, "move ship o4-sw")[0] == "say"
    play(game, "move ship p4-ne")
    assert own(game).ship == ("o4", ("p4-ne", "p4-se"))
    single = given("0 o4 0, 3 o5 0", ship="o4")
    assert why(single, "move ship p5") == ("say", ("NWP-81",))
    assert "move ship o5" in legal(single)


@rule("NWP-82")
def test_any_number_of_vehicles_may_share_a_tile() -> None:
    game = given("0 o4 0", others={1: {"ship": "o4"}, 2: {"ship": "o4"}}, seats=3)
    play(game, "move ship o4")
    assert [own(game, seat).ship.at for seat in range(3)] == ["o4"] * 3


# ---------------------------------------------------------------------- the Passage and home


@rule("NWP-95", "NWP-96")
def test_the_order_counts_in_which_players_come_to_the_passage_for_the_first_time() -> None:
    game = given("63 a4 0", ship="greenland", sled="a4", crew="4 0 3 0", others={1: {"ship": "passage", "passage": 1}})
    event = only(play(game, "move sled passage"), "reached")
    assert (event.details["number"], own(game).passage) == (2, 2)
    play(game, "end", "pass", "move sled a4", "end")
    assert "reached" not in kinds(play(game, "move sled passage"))
    assert own(game).passage == 2


@rule("NWP-97", "NWP-98")
def test_whoever_comes_back_with_either_vehicle_is_home_and_takes_no_further_action() -> None:
    game = given("63 o4 0", ship="greenland", sled="o4", crew="4 0 3 0", others={1: {}, 2: {}}, seats=3)
    events = play(game, "move sled greenland")
    assert only(events, "returned").details == {"vehicle": "sled", "number": 1}
    assert due(game) == ("act", 1)
    play(game, "pass")
    assert due(game) == ("act", 2)
    play(game, "draw sea ship", "end")
    assert due(game) == ("act", 2)


@rule("NWP-97")
def test_the_order_of_the_returns_counts() -> None:
    away = {seat: {"ship": "o4"} for seat in (1, 2)}
    game = given("0 o4 0", ship="o4", others=away, seats=3)
    play(game, "move ship greenland", "draw sea ship", "end", "move ship greenland")
    assert [own(game, seat).home for seat in range(3)] == [1, 0, 2]


@rule("NWP-99")
def test_what_is_aboard_or_never_left_is_home_and_anything_else_is_left_behind() -> None:
    aboard = given("0 o4 0", ship="o4", others={1: {}})
    assert "left_behind" not in kinds(play(aboard, "move ship greenland"))
    stayed = given("63 o4 0", ship="greenland", sled="o4", crew="4 0 3 0")
    assert "left_behind" not in kinds(play(stayed, "move sled greenland"))
    outside = given("8 o4 0", ship="o4", sled="p4-ne", crew="4 0 3 0")
    event = only(play(outside, "move ship greenland"), "left_behind")
    assert event.details == {"vehicle": "sled", "at": "o4"}


@rule("NWP-100")
def test_one_need_not_have_been_at_the_passage_to_score_for_the_return() -> None:
    game = given("0 o5 0", ship="o5", round=10)
    play(game, "move ship greenland", "pass")
    arrival = only(game.here.events, "arrival")
    assert arrival.details == {"place": "greenland", "number": 1, "points": 6}
    assert own(game).passage == 0
