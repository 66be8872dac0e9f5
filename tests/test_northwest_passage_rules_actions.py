"""The rules of Northwest Passage: drawing, renewing, transferring crew (NWP-50 to NWP-61), panels (NWP-116 to 118)."""

from __future__ import annotations

from northwest_passage_positions import BOX, GAME, due, given, own
from positions import kinds, legal, only, play, why
from rules_tested import rule

from gamekit import Move
from gamekit.northwest_passage.scoring import gains

# ---------------------------------------------------------------------- draw and renew


@rule("NWP-50")
def test_a_player_draws_an_open_large_tile_or_a_small_one_for_one_crewman_of_either_vehicle() -> None:
    game = given("63 o4 0", sled="o4", crew="4 0 3 0")
    play(game, "draw sea sled")
    assert own(game).hand == ("sea",)
    assert own(game).crew == (4, 0, 2, 1)
    assert game.state.piles == (1, 8, 8, 4, 8, 2)
    assert why(game, "draw 63 ship") == ("not_offered", ("NWP-50",))
    empty = given(hand="sea sea")
    assert why(empty, "draw sea ship") == ("pile_empty", ("NWP-50",))


@rule("NWP-51")
def test_a_large_tile_is_replaced_at_once_while_the_reserve_lasts() -> None:
    game = given()
    play(game, "draw 3 ship")
    assert game.state.offer == ("0", "6", "7")
    assert due(game) == ("deal", -1)
    play(game, "chance: deal 44")
    assert game.state.offer == ("0", "6", "7", "44")
    assert due(game) == ("act", 0)
    last = given(hand=" ".join(tile for tile in BOX.large if tile not in ("0", "3", "6", "7")))
    assert last.state.reserve == ()
    play(last, "draw 3 ship")
    assert last.state.offer == ("0", "6", "7")
    assert due(last) == ("act", 0)


@rule("NWP-52", "NWP-53")
def test_renewing_returns_the_offer_deals_four_and_is_followed_by_a_draw_of_the_same_action() -> None:
    game = given()
    event = only(play(game, "renew ship"), "renewed")
    assert (event.details["price"], event.details["tiles"]) == (2, ["0", "3", "6", "7"])
    assert set(game.state.reserve) == set(BOX.large)
    play(game, *(f"chance: deal {tile}" for tile in (3, 20, 21, 22)))
    assert game.state.offer == ("3", "20", "21", "22")
    assert due(game) == ("take", 0)
    assert legal(game) == {f"take {tile}" for tile in (*game.state.offer, *BOX.small)}
    assert why(game, "take 0") == ("not_offered", ("NWP-50",))
    play(game, "take 3")
    assert own(game).hand == ("3",)
    assert own(game).crew == (5, 2, 0, 0)
    play(game, "chance: deal 0")
    assert (due(game), game.state.paid) == (("act", 0), 1)


@rule("NWP-54")
def test_with_four_tiles_or_fewer_left_all_are_dealt() -> None:
    held = " ".join(tile for tile in BOX.large if tile not in ("0", "3", "6"))
    game = given(hand=held)
    play(game, "renew ship", "chance: deal 6", "chance: deal 0", "chance: deal 3")
    assert (game.state.offer, game.state.reserve) == (("6", "0", "3"), ())
    assert due(game) == ("take", 0)


@rule("NWP-53")
def test_renewing_is_refused_only_if_nothing_could_be_drawn() -> None:
    small = [pile for pile, count in zip(BOX.small, BOX.piles, strict=True) for _ in range(count)]
    game = given(hand=" ".join((*BOX.large, *small)))
    assert why(game, "renew ship") == ("no_tiles", ("NWP-53",))
    game = given(hand=" ".join((*BOX.large, *small[1:])))
    assert kinds(play(game, "renew ship")) == ["renewed"]
    assert legal(game) == {"take sea"}


# ---------------------------------------------------------------------- transfer


@rule("NWP-55", "NWP-56", "NWP-57")
def test_ready_and_used_crewmen_are_divided_anew_and_at_least_one_changes_vehicle() -> None:
    game = given(crew="4 3 0 0")
    event = only(play(game, "transfer 1 2 ship"), "transferred")
    assert own(game).crew == (0, 3, 3, 1)
    assert [event.details[key] for key in ("ready", "used", "sled_ready", "sled_used")] == [1, 2, 3, 1]
    game = given(crew="4 3 0 0")
    offered = [slot.words for slot in GAME.open_slots(game.state, 0, "transfer").slots]
    assert offered == [("0", "1", "2", "3", "4"), ("0", "1", "2", "3"), ("ship", "sled")]
    assert why(game, "transfer 4 3 ship") == ("nobody_moves", ("NWP-56",))
    assert why(game, "transfer 5 3 ship") == ("no_such_crew", ("NWP-57", "NWP-55"))
    assert why(game, "transfer 4 4 ship")[0] == "no_such_crew"
    assert {move for move in legal(game) if move.startswith("transfer 0 3")} == {"transfer 0 3 sled"}


@rule("NWP-55")
def test_a_transfer_needs_ship_and_sled_on_the_same_tile_or_place() -> None:
    apart = given("63 o4 0, 0 o6 0", ship="greenland", sled="o4", crew="3 0 4 0")
    assert why(apart, "transfer 4 0 ship") == ("apart", ("NWP-55",))
    together = given("34 o4 0", ship="o4", sled="o4-nw", crew="3 0 4 0")
    assert "transfer 4 0 ship" in legal(together)


@rule("NWP-58")
def test_after_the_transfer_either_vehicle_pays_and_crewmen_just_arrived_may() -> None:
    game = given(crew="1 6 0 0")
    assert "transfer 0 6 sled" in legal(game)
    assert why(game, "transfer 0 6 ship")[0] == "too_few"
    play(game, "transfer 0 6 sled")
    assert own(game).crew == (0, 6, 0, 1)


@rule("NWP-59")
def test_a_sled_that_gets_its_first_crewman_is_put_down_on_all_of_the_tile() -> None:
    game = given("34 o4 0", ship="o4")
    assert only(play(game, "transfer 5 0 ship"), "put_down").details["at"] == "o4"
    assert own(game).sled.on == BOX.grid.quarters[BOX.grid.index["o4"]] + BOX.grid.quarters[BOX.grid.index["p4"]]
    at_sea = given("0 o4 0, 1 m4 2", ship="o4")
    play(at_sea, "transfer 5 0 ship")
    assert (own(at_sea).sled.at, len(own(at_sea).sled.on)) == ("o4", 8)
    assert why(at_sea, "move sled m4")[0] == "no_ground"
    home = given()
    play(home, "transfer 5 0 ship")
    assert own(home).sled == ("greenland", ())


@rule("NWP-60")
def test_a_sled_without_crew_is_aboard_again_and_goes_with_the_ship() -> None:
    game = given("34 o4 0, 8 m4 0", ship="o4", sled="o4-nw", crew="5 0 2 0")
    assert kinds(play(game, "transfer 7 0 ship"))[1] == "hoisted"
    assert own(game).sled == ("", ())
    assert why(game, "move sled m4") == ("sled_aboard", ("NWP-74", "NWP-27"))


@rule("NWP-61")
def test_a_ship_without_crew_stays_and_can_do_nothing_until_crewmen_come() -> None:
    game = given("34 o4 0, 8 m4 0", ship="o4", sled="o4-nw", crew="0 0 7 0", hand="0")
    assert not [move for move in legal(game) if move.startswith(("move ship", "discover ship"))]
    assert not [move for move in legal(game) if move.startswith(("draw", "place")) and move.endswith("ship")]
    assert "transfer 3 0 ship" in legal(game)


# ---------------------------------------------------------------------- what a panel needs


@rule("NWP-116")
def test_for_a_tile_and_a_turn_the_squares_where_it_fits_are_offered() -> None:
    game = given("34 o4 0", ship="o4", hand="16")
    for turn in "0123":
        offered = GAME.open_slots(game.state, 0, "place", ("16", turn)).slots[2].words
        fitting = {move.split()[3] for move in legal(game) if move.startswith(f"place 16 {turn} ")}
        assert set(offered) == fitting
    assert [slot.name for slot in GAME.verbs["place"].slots] == ["held", "turn", "square", "vehicle"]


@rule("NWP-117")
def test_each_action_begins_with_the_word_of_what_it_concerns_and_ending_is_a_verb_of_its_own() -> None:
    first = {name: [slot.name for slot in verb.slots][:1] for name, verb in GAME.verbs.items()}
    assert (first["draw"], first["place"], first["move"], first["end"]) == (["tile"], ["held"], ["vehicle"], [])
    assert GAME.verbs["end"].keys != GAME.verbs["pass"].keys


@rule("NWP-118")
def test_what_tokens_bring_at_the_end_can_be_asked_at_any_time() -> None:
    rows = {1: {"ship": "greenland", "tokens": "2 0 0 0 0"}}
    game = given("20 o4 0, 28 o6 0", found="20 28", others=rows)
    told = [(gain.event.kind, gain.event.seat, gain.points) for gain in gains(BOX, game.state)]
    assert ("honour", 1, 11) in told
    assert GAME.why_not(game.state, Move(0, "pass")) is None
