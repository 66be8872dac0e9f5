"""The rules of Northwest Passage: given positions are checked whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from northwest_passage_positions import GAME, given, own, position
from rules_tested import rule

import gamekit
from gamekit import CHANCE, Timeline
from gamekit.game import Task
from gamekit.northwest_passage.board import BOXES
from gamekit.northwest_passage.check import problems
from gamekit.northwest_passage.state import Laid, Player, Stand, State
from gamekit.record import RecordError
from gamekit.text import LANGUAGES, text

TWO = "34 o4 0, 16 o5 0"  # one island, its token A's

GOOD: dict[str, Callable[[], Timeline]] = {
    "the first turn": lambda: given(),
    "tiles, an island and a hand": lambda: given(TWO, ship="o4", hand="17 cape cape"),
    "a sled on a ground": lambda: given("34 o4 0", sled="o4-nw", crew="4 0 2 1"),
    "a sled just put down": lambda: given("34 o4 0", ship="o4", sled="all o4", crew="4 0 2 1"),
    "a sled on nothing firm": lambda: given("0 o4 0", sled="all o4", crew="4 0 2 1"),
    "a discovery and a filled hole": lambda: given("34 o4 0, 17 o2 1, 1 p1 1", ship="o2", found="17 34"),
    "the small board": lambda: given("0 g2 0", ship="g2", options={"board": "small"}),
    "somebody at the passage and somebody home": lambda: given(
        "63 a4 0",
        ship="passage",
        passage=1,
        others={1: {"home": 1}, 2: {"crew": "0 7 0 0"}},
        seats=3,
        next_order=(2,),
        round=7,
    ),
    "the middle of a turn": lambda: given(crew="4 3 0 0", paid=2),
}


@rule("NWP-115")
@pytest.mark.parametrize("name", GOOD)
def test_a_good_position_can_be_given_and_is_read_back(name: str) -> None:
    game = GOOD[name]()
    assert problems(BOXES, game.state, game.setting) == []
    assert gamekit.load(game.record()).state == game.state
    assert game.here.events


def wrong(name: str, **changes: Any) -> list[str]:
    """What is wrong with a good position after some changes of the state."""
    game = GOOD[name]()
    return problems(BOXES, game.state._replace(**changes), game.setting)


def with_player(name: str, seat: int = 0, **changes: Any) -> list[str]:
    """The same after changes of a player."""
    state: State = GOOD[name]().state
    player: Player = state.players[seat]._replace(**changes)
    return wrong(name, players=state.with_player(seat, player).players)


@rule("NWP-25")
def test_rows_must_be_as_many_as_the_game_has() -> None:
    state: State = GOOD["the first turn"]().state
    assert wrong("the first turn", players=state.players[:1]) == ["seats"]
    assert wrong("the first turn", cover=state.cover[1:]) == ["seats"]
    assert wrong("the first turn", terrain=state.terrain[1:]) == ["seats"]
    assert wrong("the first turn", piles=state.piles[1:]) == ["seats"]
    assert wrong("the first turn", options=state.options._replace(rounds=9)) == ["seats"]
    assert with_player("the first turn", tokens=(0, 0)) == ["seats"]


@rule("NWP-51", "NWP-54")
def test_the_offer_must_be_full_as_long_as_there_is_a_reserve() -> None:
    name = "tiles, an island and a hand"
    state: State = GOOD[name]().state
    back = tuple(sorted((*state.reserve, *state.offer), key=int))
    assert wrong(name, offer=(), reserve=back) == ["offer"]
    assert wrong(name, offer=state.offer[:3], reserve=tuple(sorted((*state.reserve, state.offer[3]), key=int))) == [
        "offer"
    ]
    held = GOOD[name]().state.players[0].hand
    assert with_player(name, hand=(*held, *state.reserve)) == ["tiles"]
    none_left = state.with_player(0, state.players[0]._replace(hand=(*held, *state.reserve)))
    assert wrong(name, players=none_left.players, reserve=()) == []
    none_left = none_left.with_player(0, none_left.players[0]._replace(hand=(*held, *state.reserve, *state.offer)))
    assert wrong(name, players=none_left.players, reserve=(), offer=()) == []


@rule("NWP-71")
def test_a_blank_tile_can_lie_only_where_its_pile_is_empty() -> None:
    name = "a discovery and a filled hole"
    state: State = GOOD[name]().state
    at, number = BOXES["house"].small.index("cape"), [tile.tile for tile in state.laid].index("cape")
    laid = (*state.laid[:number], state.laid[number]._replace(blank=True), *state.laid[number + 1 :])
    piles = (*state.piles[:at], 8, *state.piles[at + 1 :])
    assert wrong(name, laid=laid, piles=piles) == ["blanks"]
    hand = ("cape",) * 8
    state = state.with_player(0, state.players[0]._replace(hand=hand))
    assert wrong(name, laid=laid, piles=(*piles[:at], 0, *piles[at + 1 :]), players=state.players) == []


@rule("NWP-86", "NWP-87", "NWP-93")
def test_points_must_be_no_more_than_a_board_could_bring() -> None:
    assert with_player("the first turn", points=10**30) == ["points"]
    most = 3 * (12 + 10 + 2 * (9 + 9)) + 4 * 128
    assert with_player("the first turn", points=most) == []
    assert with_player("the first turn", 1, points=most + 1) == ["points"]


@rule("NWP-95", "NWP-96")
@pytest.mark.parametrize("vehicle", ["ship", "sled"])
def test_whoever_is_at_the_passage_must_have_arrived_there(vehicle: str) -> None:
    there = {vehicle: Stand("passage", ()), "crew": (4, 0, 2, 1)}
    assert with_player("a sled on a ground", **there) == ["passage"]
    assert with_player("a sled on a ground", **there, passage=1) == []


@rule("NWP-37")
def test_the_actions_of_this_turn_must_not_have_cost_more_than_the_used_crew() -> None:
    """Two cost 1 and 2 at least, three 1, 2 and 2."""
    name = "the middle of a turn"
    assert wrong(name, paid=-1) == ["paid"]
    assert wrong("the first turn", paid=1) == ["paid"]
    for used, most in ((0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)):
        assert with_player(name, crew=(7 - used, used, 0, 0)) == ([] if most >= 2 else ["paid"])
        state = GOOD[name]().state.with_player(0, own(GOOD[name]())._replace(crew=(7 - used, used, 0, 0)))
        assert wrong(name, players=state.players, paid=most) == []
        assert wrong(name, players=state.players, paid=most + 1) == ["paid"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said_in_words(lang: str) -> None:
    words = text(lang, GAME)
    told = {words.say(f"problem-{name}") for name in ("offer", "blanks", "points", "passage", "paid")}
    assert len(told) == 5


@pytest.mark.parametrize("field", ["reserve", "offer", "found"])
@pytest.mark.parametrize("tile", ["²", "٣", "03", "sea"])
def test_what_is_no_number_of_a_tile_is_refused_in_words(field: str, tile: str) -> None:
    """Whoever writes a record by hand may write anything."""
    game = GOOD["a discovery and a filled hole"]()
    written = json.loads(game.record())
    written["position"][State._fields.index(field)][0] = tile
    with pytest.raises(RecordError):
        gamekit.load(json.dumps(written))


@rule("NWP-9", "NWP-11", "NWP-12")
def test_every_tile_must_be_in_one_place() -> None:
    state: State = GOOD["tiles, an island and a hand"]().state
    assert wrong("tiles, an island and a hand", reserve=state.reserve[1:]) == ["tiles"]
    assert wrong("tiles, an island and a hand", reserve=state.reserve[::-1]) == ["tiles"]
    assert wrong("tiles, an island and a hand", offer=(*state.offer, "sea")) == ["tiles"]
    assert wrong("tiles, an island and a hand", offer=(), reserve=state.reserve) == ["tiles"]
    assert wrong("tiles, an island and a hand", piles=(9, *state.piles[1:])) == ["tiles"]
    five = tuple(tile for tile in state.reserve if tile != "9")
    assert wrong("tiles, an island and a hand", offer=(*state.offer, "9"), reserve=five) == ["tiles"]
    assert with_player("tiles, an island and a hand", hand=("17", "cape", "cape", "nothing")) == ["tiles"]
    assert wrong("tiles, an island and a hand", laid=(state.laid[0]._replace(blank=True), state.laid[1])) == ["tiles"]


@rule("NWP-62", "NWP-65", "NWP-69")
def test_tiles_on_the_board_must_lie_apart_and_agree() -> None:
    state: State = GOOD["tiles, an island and a hand"]().state
    first, second = state.laid
    name = "tiles, an island and a hand"
    for laid in (
        (first, Laid("16", "o4", 0, False)),
        (first, Laid("16", "o5", 2, False)),
        (first, Laid("16", "p5", 0, False)),
        (first, Laid("16", "z5", 0, False)),
        (first, Laid("16", "o5", 4, False)),
        (second, first),
    ):
        assert wrong(name, laid=laid) == ["board"]
    assert wrong(name, terrain="S" + state.terrain[1:]) == ["board"]
    assert wrong(name, cover=(0, *state.cover[1:])) == ["board"]
    hole, setting = position("34 o4 0, 17 o2 1, 1 p1 1", ship="o2")
    at = hole.cover.index(3)
    cover = tuple(-1 if square == at else tile for square, tile in enumerate(hole.cover))
    unfilled = hole._replace(laid=hole.laid[:3], cover=cover, piles=BOXES["house"].piles)
    assert problems(BOXES, unfilled, setting) == ["board"]


@rule("NWP-23", "NWP-60")
def test_seven_crewmen_are_needed_and_some_on_a_sled_only_if_it_is_out() -> None:
    assert with_player("the first turn", crew=(6, 0, 0, 0)) == ["crew"]
    assert with_player("the first turn", crew=(8, -1, 0, 0)) == ["crew"]
    assert with_player("the first turn", crew=(6, 0, 1, 0)) == ["crew"]
    assert with_player("a sled on a ground", crew=(7, 0, 0, 0)) == ["crew"]


@rule("NWP-75", "NWP-79")
def test_vehicles_must_stand_on_a_water_or_on_grounds_of_a_tile() -> None:
    name = "a sled on a ground"
    quarters = ("o4-nw", "o4-ne", "o4-sw", "o4-se", "p4-nw", "p4-ne", "p4-sw", "p4-se")
    for ship in (Stand("o4", ()), Stand("p4", quarters[4:6]), Stand("greenland", quarters), Stand("a1", ("a1-nw",))):
        assert with_player(name, ship=ship) == ["stands"]
    assert with_player(name, ship=Stand("nowhere", ())) == ["stands"]
    for sled in (
        Stand("o4", ()),
        Stand("o4", ("o4-ne", "o4-nw")),
        Stand("o4", ("o4-nw", "o4-ne")),
        Stand("greenland", quarters),
        Stand("p4", quarters[:1]),
        Stand("q9", quarters[:1]),
    ):
        assert with_player(name, sled=sled) == ["stands"]
    assert with_player(name, sled=Stand("o4", ("o4-nw", "o4-se", "p4-sw"))) == []


@rule("NWP-84", "NWP-85", "NWP-92")
def test_tokens_must_be_as_many_as_icons_gone_and_islands() -> None:
    name = "a discovery and a filled hole"
    assert wrong(name, found=("34",)) == ["tokens"]
    assert wrong(name, found=("34", "17")) == ["tokens"]
    assert wrong(name, found=("17", "20")) == ["tokens"]
    assert wrong(name, found=("1", "17", "34")) == ["tokens"]
    assert with_player(name, tokens=(2, 0, 0, 0, 0)) == ["tokens"]
    assert with_player(name, tokens=(2, 0, 0, 0, 2)) == ["tokens"]
    assert with_player(name, points=-1) == ["tokens"]
    assert with_player(name, 1, tokens=(1, 0, 0, 0, -1)) == ["tokens"]


@rule("NWP-95", "NWP-97", "NWP-110")
def test_arrivals_must_be_counted_from_one_and_somebody_must_be_under_way() -> None:
    name = "somebody at the passage and somebody home"
    assert with_player(name, passage=2) == ["arrivals"]
    assert with_player(name, 1, home=2) == ["arrivals"]
    assert with_player(name, 2, passage=1) == ["arrivals"]
    assert with_player(name, 1, ship=Stand("a4", ())) == ["stands", "arrivals"]
    everybody = tuple(
        player._replace(home=seat + 1, ship=Stand("greenland", ()))
        for seat, player in enumerate(GOOD[name]().state.players)
    )
    assert "arrivals" in wrong(name, players=everybody)


@rule("NWP-20", "NWP-31")
def test_sun_and_round_must_fit_together() -> None:
    assert wrong("the first turn", spot="l1", frozen=2) == ["sun"]
    assert wrong("the first turn", frozen=1) == ["sun"]
    assert wrong("the first turn", round=0) == ["sun", "round"]
    assert wrong("the first turn", round=15) == ["round"]


@rule("NWP-44", "NWP-45", "NWP-46")
def test_the_orders_must_have_everybody_once_who_takes_part() -> None:
    name = "somebody at the passage and somebody home"
    assert wrong(name, order=(0, 2)) == []
    assert wrong(name, order=(0, 1)) == ["round"]
    assert wrong(name, order=(0, 2, 2)) == ["round"]
    assert wrong(name, order=(0, 2, 3)) == ["round"]
    assert wrong(name, next_order=(2, 2)) == ["round"]
    assert wrong(name, next_order=(2, 1)) == ["round"]
    assert wrong(name, next_order=()) == ["round"]


@rule("NWP-39", "NWP-40", "NWP-43")
def test_a_player_who_takes_part_must_be_about_to_act() -> None:
    name = "somebody at the passage and somebody home"
    for agenda in (
        (),
        (Task("act", 1),),
        (Task("act", 2),),
        (Task("act", 3),),
        (Task("act", CHANCE),),
        (Task("take", 0),),
        (Task("act", 0), Task("act", 0)),
        (Task("act", 0, ("x",)),),
    ):
        assert wrong(name, agenda=agenda) == ["agenda"]
    assert with_player("the middle of a turn", crew=(1, 6, 0, 0)) == ["agenda"]
    assert with_player("a sled on a ground", crew=(4, 0, 2, 1)) == []
    sledding, setting = position("34 o4 0", sled="o4-nw", crew="4 0 2 1", paid=2)
    assert problems(BOXES, sledding, setting) == ["paid"]
    free, setting = position(crew="1 6 0 0", paid=2, options={"auto_end": False})
    assert problems(BOXES, free, setting) == []
    assert GAME.check(free, setting) == []
