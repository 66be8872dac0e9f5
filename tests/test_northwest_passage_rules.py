"""The rules of Northwest Passage: squares, tiles, icons, set-up (NWP-1 to NWP-14, NWP-23 to NWP-30, NWP-114)."""

from __future__ import annotations

from collections import Counter

import pytest
from northwest_passage_positions import BOX, GAME, given, own
from positions import kinds, legal, play
from rules_tested import rule

import gamekit
from gamekit import CHANCE, Timeline
from gamekit.errors import SettingError
from gamekit.northwest_passage.fitting import covered
from gamekit.northwest_passage.state import CREW, TOKENS, State
from gamekit.northwest_passage.tiles import pattern_of, turned
from gamekit.northwest_passage.ways import joined

GRID = BOX.grid
LARGE = range(64)
ICONS = {  # table 3: on the left square of turn 0, on the right one
    "strait": ([20, 28, 29, 34, 35, 43], [10, 14, 17, 46, 49, 53]),
    "wreck": ([1, 2, 5, 8, 12, 16, 33, 40], [4, 32]),
    "inuit": ([23, 30, 39, 47, 51, 55], [15, 27, 31]),
    "cairn": ([45, 54, 58, 60, 61, 62, 63], [57, 59]),
}


def set_up(seats: int = 2, **options: object) -> Timeline:
    """A game in which chance takes its first outcomes as far as the first turn."""
    game = Timeline(GAME, GAME.setting(seats, options=options))
    while game.actor == CHANCE:
        game.play(game.moves()[0])
    return game


def halves(number: int) -> tuple[str, str]:
    """The two squares of a large tile, each as NW NE SW SE."""
    a, b, c, d, e, f = list(pattern_of(number))
    return a + b + d + e, b + c + e + f


# ---------------------------------------------------------------------- squares, points, terrain


@rule("NWP-1", "NWP-2")
def test_the_board_has_sixteen_columns_and_eight_rows_from_a1_to_p8() -> None:
    assert (BOX.columns, BOX.rows, len(GRID.squares)) == (16, 8, 128)
    assert (GRID.squares[0], GRID.squares[15], GRID.squares[-1]) == ("a1", "p1", "p8")
    p4 = GRID.index["p4"]
    assert (GRID.column_of[p4], GRID.row_of[p4]) == (16, 4)


@rule("NWP-3", "NWP-5")
def test_a_square_has_four_corner_points_and_a_quarter_at_each() -> None:
    assert len(GRID.around) == 17 * 9
    p4 = [divmod(point, 17)[::-1] for point in GRID.points[GRID.index["p4"]]]
    assert p4 == [(15, 3), (16, 3), (15, 4), (16, 4)]
    assert divmod(GRID.point_of["p4-nw"], 17) == (3, 15)
    assert GRID.quarters[GRID.index["p4"]] == ("p4-nw", "p4-ne", "p4-sw", "p4-se")


@rule("NWP-4")
def test_points_have_terrain_once_a_tile_lies_at_them() -> None:
    game = given(hand="34")
    assert set(game.state.terrain) == {"."}
    play(game, "place 34 0 o4 ship")
    terrain = game.state.terrain
    assert [terrain[3 * 17 + i] for i in (14, 15, 16)] == ["L", "S", "S"]
    assert [terrain[4 * 17 + i] for i in (14, 15, 16)] == ["S", "L", "S"]
    assert terrain.count(".") == 17 * 9 - 6


@rule("NWP-6")
def test_sea_is_joined_in_its_square_and_land_only_to_neighbouring_corners() -> None:
    square = (GRID.index["p4"],)
    assert joined(GRID, square, "SLLS", "S", BOX.rows) == (("p4-nw", "p4-se"),)
    assert joined(GRID, square, "LLLS", "L", 0) == (("p4-nw", "p4-ne", "p4-sw"),)
    assert joined(GRID, square, "LSLS", "L", 0) == (("p4-nw", "p4-sw"),)


@rule("NWP-7")
def test_in_a_saddle_sea_passes_through_and_the_two_lands_stay_apart() -> None:
    square = (GRID.index["p4"],)
    assert joined(GRID, square, "LSSL", "L", 0) == (("p4-nw",), ("p4-se",))
    assert joined(GRID, square, "LSSL", "S", BOX.rows) == (("p4-ne", "p4-sw"),)


@rule("NWP-8")
def test_squares_are_joined_across_their_side_and_not_in_a_point() -> None:
    over = {other for other, _ in GRID.across["o4-ne"]}
    assert over == {"p4-nw", "o3-se"}
    inside = joined(GRID, (GRID.index["o4"], GRID.index["p4"]), "SLSSLSSS", "L", 0)
    assert inside == (("o4-ne", "p4-nw"),)


# ---------------------------------------------------------------------- tiles


@rule("NWP-9", "NWP-11")
def test_there_are_64_large_tiles_one_of_each_pattern_and_32_small_ones() -> None:
    assert BOX.large == tuple(map(str, LARGE))
    assert len({pattern_of(number) for number in LARGE}) == 64
    assert sum(BOX.piles) == 32


@rule("NWP-10")
def test_the_number_of_a_large_tile_spells_its_pattern() -> None:
    assert pattern_of(34) == "LSSSLS"
    for number in LARGE:
        values = zip((32, 16, 8, 4, 2, 1), pattern_of(number), strict=True)
        assert sum(value for value, sign in values if sign == "L") == number


@rule("NWP-12")
def test_each_pattern_of_one_square_exists_twice_in_six_piles() -> None:
    assert dict(zip(BOX.small, BOX.piles, strict=True)) == {
        "sea": 2,
        "cape": 8,
        "coast": 8,
        "saddle": 4,
        "bay": 8,
        "land": 2,
    }
    alike = Counter(pile for pile, _ in BOX.pile_of.values())
    assert len(BOX.pile_of) == 16
    assert {pile: 2 * count for pile, count in alike.items()} == dict(zip(BOX.small, BOX.piles, strict=True))
    assert (BOX.pile_of["LSLL"], BOX.pile_of["SLLS"]) == (("bay", 3), ("saddle", 1))


@rule("NWP-13")
def test_a_tile_can_be_turned_and_never_mirrored() -> None:
    assert [turned("abcdef", turn) for turn in range(4)] == ["abcdef", "daebfc", "fedcba", "cfbead"]
    assert [turned("abcd", turn) for turn in range(4)] == ["abcd", "cadb", "dcba", "bdac"]
    o4, p4, o5 = (GRID.index[square] for square in ("o4", "p4", "o5"))
    assert [covered(GRID, "34", turn, o4) for turn in range(4)] == [(o4, p4), (o4, o5), (o4, p4), (o4, o5)]
    turns = {move for move in legal(given(hand="34")) if move.startswith("place")}
    shown = {(square, turn) for _, _, turn, square, _ in map(str.split, turns)}
    assert shown == {
        *{("o4", turn) for turn in "02"},
        *{("o5", turn) for turn in "02"},
        *{(square, turn) for square in ("p3", "p4", "p5") for turn in "13"},
    }


@rule("NWP-14")
def test_forty_large_tiles_bear_an_icon_as_the_table_says() -> None:
    listed = {str(tile): (icon, at) for icon, sides in ICONS.items() for at in (0, 1) for tile in sides[at]}
    assert BOX.icon_at == listed
    assert Counter(icon for icon, _ in listed.values()) == {"strait": 12, "wreck": 10, "inuit": 9, "cairn": 9}


@rule("NWP-14")
def test_straits_lie_on_the_one_saddle_of_their_tile() -> None:
    for number in LARGE:
        saddles = [half in ("LSSL", "SLLS") for half in halves(number)]
        strait = BOX.icon_at.get(str(number), ("", 0))
        assert (strait[0] == "strait") == (sum(saddles) == 1)
        assert strait[0] != "strait" or saddles[strait[1]]


@rule("NWP-14")
@pytest.mark.parametrize("turn", range(4))
def test_the_icon_turns_with_its_tile(turn: int) -> None:
    """34 bears a strait on its left square, 10 on its right one."""
    left, right = {0: ("o4", "p4"), 1: ("o4", "o5"), 2: ("p4", "o4"), 3: ("o5", "o4")}[turn]
    for tile, square in (("34", left), ("10", right)):
        game = given(f"{tile} o4 {turn}", ship="o4" if tile == "34" else "o4-" + water(turn))
        assert play(game, "discover ship")[0].details["square"] == square


def water(turn: int) -> str:
    """A sea quarter of the tile 10, SSL/SLS, in its square o4."""
    return {0: "nw", 1: "ne", 2: "nw", 3: "sw"}[turn]


# ---------------------------------------------------------------------- pieces, set-up


@rule("NWP-23", "NWP-26", "NWP-27", "NWP-30")
def test_all_begin_in_greenland_with_seven_ready_crewmen_aboard_a_sled_on_the_ship_and_no_tiles() -> None:
    game = set_up(4)
    for seat in game.state.seats:
        player = own(game, seat)
        assert (player.ship.at, player.sled.at, player.crew) == ("greenland", "", (CREW, 0, 0, 0))
        assert (player.hand, player.points, sum(player.tokens)) == ((), 0, 0)


@rule("NWP-24")
def test_there_are_as_many_tokens_as_icons_and_any_number_of_islands() -> None:
    assert Counter(icon for icon, _ in BOX.icon_at.values()) == {"strait": 12, "wreck": 10, "inuit": 9, "cairn": 9}
    game = given("8 o4 0", hand="1", ship="o4")  # twenty island tokens are in the box
    many = with_tokens(game, tokens=(0, 0, 0, 0, 20))
    play(many, "place 1 0 o3 ship")
    assert own(many).tokens[4] == 21


def with_tokens(game: Timeline, tokens: tuple[int, ...]) -> Timeline:
    """The same position, with other tokens of player A."""
    state: State = game.state
    richer = state.with_player(0, state.players[0]._replace(tokens=tokens))
    return Timeline(GAME, game.setting, None, GAME.given(richer))


@rule("NWP-25")
def test_two_three_or_four_take_part() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(SettingError):
            gamekit.start("northwest_passage", seats)


@rule("NWP-28")
def test_four_large_tiles_lie_open_and_six_piles_beside_them() -> None:
    game = set_up()
    assert len(game.state.offer) == 4
    assert len(game.state.reserve) == 60
    assert {f"draw {word} ship" for word in (*game.state.offer, *BOX.small)} <= legal(game)


@rule("NWP-29", "NWP-114")
def test_chance_gives_the_places_of_round_1_one_by_one_or_the_option_lists_them() -> None:
    game = Timeline(GAME, GAME.setting(3))
    assert [(str(move), weight) for move, weight in game.chances()] == [(f"chance: first {n}", 1) for n in range(3)]
    play(game, "chance: first 2")
    assert {move.notation for move, _ in game.chances()} == {"first 0", "first 1"}
    refusal = GAME.why_not(game.state, gamekit.Move(CHANCE, "first", ("2",)))
    assert refusal is not None
    assert refusal.reason == "has_place"
    play(game, "chance: first 0", "chance: first 1")
    assert game.state.order == (2, 0, 1)
    assert set_up(3, first_order="201").state.order == (2, 0, 1)
    with pytest.raises(SettingError):
        GAME.setting(2, options={"first_order": "201"})


@rule("NWP-114")
def test_chance_deals_any_tile_of_the_reserve_with_equal_weights_and_decides_nothing_else() -> None:
    game = Timeline(GAME, GAME.setting(2, options={"first_order": "01"}))
    assert [(move.words[0], weight) for move, weight in game.chances()] == [(str(n), 1) for n in LARGE]
    play(game, "chance: deal 5", "chance: deal 63")
    assert [move.words[0] for move, _ in game.chances()] == [str(n) for n in LARGE if n not in (5, 63)]
    refusal = GAME.why_not(game.state, gamekit.Move(CHANCE, "deal", ("5",)))
    assert refusal is not None
    assert refusal.reason == "not_in_reserve"
    assert {name for name, verb in GAME.verbs.items() if set(verb.tasks) & {"first", "deal"}} == {"first", "deal"}


@rule("NWP-115")
def test_nothing_is_hidden_from_anybody() -> None:
    game = set_up(3)
    seats = [*game.state.seats, gamekit.PUBLIC, gamekit.TEACHER]
    assert all(GAME.view(game.state, seat) == game.state for seat in seats)
    play(game, f"draw {game.state.offer[0]} ship")
    assert all(not event.private for node in game.path() for event in node.events)
    assert kinds(game.here.events) == ["drawn"]


@rule("NWP-119")
def test_a_game_can_be_shortened_and_its_last_round_is_the_end() -> None:
    for rounds in (3, 11):
        with pytest.raises(SettingError):
            GAME.setting(2, options={"rounds": rounds})
    game = given(round=4, options={"rounds": 4})
    assert game.here.events[0].details["last"]
    assert kinds(play(game, "pass", "pass"))[-1] == "game_over"


def test_a_state_says_how_many_sit_at_the_table() -> None:
    state: State = set_up(3).state
    assert list(state.seats) == [0, 1, 2]
    assert len(TOKENS) == 5
