"""The rules of Northwest Passage: discoveries and points (NWP-83 to NWP-88, NWP-101 to NWP-109, NWP-112, NWP-113)."""

from __future__ import annotations

from itertools import product

import pytest
from northwest_passage_positions import BOX, given, own, position
from positions import kinds, legal, only, play, why
from rules_tested import rule

from gamekit import Timeline
from gamekit.northwest_passage.scoring import gains, lost, place_of, winners
from gamekit.northwest_passage.state import Player, State

TABLE_6 = {
    4: ((15, 10, 6, 3), (10, 6, 3, 0)),
    3: ((13, 7, 3), (7, 3, 0)),
    2: ((10, 3), (6, 0)),
}
TABLE_7 = {"island": (9, 5, 2), "wreck": (13, 7, 4), "strait": (11, 5, 2)}


def table(seats: int, **fields: tuple[object, ...]) -> State:
    """A table at its end, with these fields of the players, seat by seat."""
    state, _ = position(seats=seats)
    players = [
        own_player._replace(**{name: values[seat] for name, values in fields.items()})  # type: ignore[arg-type]
        for seat, own_player in enumerate(state.players)
    ]
    return state._replace(players=tuple(players))


def won_by(state: State, kind: str) -> dict[int, int]:
    """The points of each seat at the end by events of a kind; seats without any are left out."""
    found: dict[int, int] = {}
    for points, event in gains(BOX, state):
        if event.kind == kind:
            found[event.seat] = found.get(event.seat, 0) + points
    return found


def with_tokens(token: str, *counts: int) -> State:
    """Players with so many tokens of one kind."""
    at = ("strait", "wreck", "inuit", "cairn", "island").index(token)
    rows = tuple(tuple(count if number == at else 0 for number in range(5)) for count in counts)
    return table(len(counts), tokens=rows)


# ---------------------------------------------------------------------- discoveries


@rule("NWP-83")
def test_a_vehicle_discovers_anywhere_on_the_tile_frozen_or_not_ship_or_sled_alike() -> None:
    """34 bears its strait in O4; a ship in the ice and a sled in P4 discover it all the same."""
    assert "discover ship" in legal(given("34 o4 0", ship="o4", round=5))
    assert "discover sled" in legal(given("34 o4 0", sled="p4-sw", crew="4 0 3 0"))
    assert why(given("0 o4 0", ship="o4"), "discover ship") == ("nothing_here", ("NWP-83", "NWP-85"))
    assert why(given(), "discover ship")[0] == "nothing_here"


@rule("NWP-84", "NWP-86", "NWP-87")
@pytest.mark.parametrize(
    ("tile", "icon", "at", "price", "points"),
    [("34", "strait", 0, 3, 1), ("1", "wreck", 1, 3, 1), ("23", "inuit", 2, 2, 2), ("58", "cairn", 3, 2, 2)],
)
def test_a_discovery_brings_the_token_of_its_kind_and_points_at_once(
    tile: str, icon: str, at: int, price: int, points: int
) -> None:
    for square, zone in (("o4", 1), ("g4", 2), ("b4", 3)):
        game = given(f"{tile} {square} 0", sled=f"all {square}", crew="0 0 7 0")
        event = only(play(game, "discover sled"), "discovered")
        assert (event.details["icon"], event.details["price"]) == (icon, price)
        assert event.details["points"] == own(game).points == points * zone
        assert own(game).tokens == tuple(int(number == at) for number in range(5))
        assert own(game).crew == (0, 0, 7 - price, price)


@rule("NWP-85")
def test_an_icon_is_discovered_once_by_whoever_comes_first() -> None:
    game = given("34 o4 0", ship="o4", others={1: {"ship": "o4"}})
    play(game, "discover ship")
    assert why(game, "discover ship")[0] == "nothing_here"
    play(game, "end")
    assert why(game, "discover ship")[0] == "nothing_here"
    assert game.state.found == ("34",)


@rule("NWP-88")
def test_the_zone_is_that_of_the_square_with_the_icon() -> None:
    """On J4–K4 the strait of 34 lies in J4, turned by half in K4."""
    assert only(play(given("34 j4 0", ship="j4"), "discover ship"), "discovered").details["points"] == 2
    assert only(play(given("34 j4 2", ship="j4"), "discover ship"), "discovered").details["points"] == 1


# ---------------------------------------------------------------------- the end


@rule("NWP-101")
def test_discoveries_are_scored_at_once_and_the_rest_at_the_end() -> None:
    game = given("34 o5 0", ship="o5", round=10)
    play(game, "discover ship")
    assert own(game).points == 1
    events = play(game, "pass", "pass")
    assert kinds(events)[-5:] == ["honour", "lost", "total", "total", "game_over"]
    assert own(game).points == 1 + 11 - 16
    totals = [event.details for event in events if event.kind == "total"]
    assert [(told["points"], told["size"], told["minus"]) for told in totals] == [(-4, 4, True), (0, 0, False)]


@rule("NWP-102")
@pytest.mark.parametrize("seats", TABLE_6)
def test_the_passage_brings_points_by_order_of_arrival_and_none_to_others(seats: int) -> None:
    arrived = tuple(range(seats, 0, -1))
    state = table(seats, passage=arrived)
    assert won_by(state, "arrival") == {seat: TABLE_6[seats][0][number - 1] for seat, number in enumerate(arrived)}
    assert won_by(table(seats, passage=(0,) * seats), "arrival") == {}


@rule("NWP-103")
@pytest.mark.parametrize("seats", TABLE_6)
def test_greenland_brings_points_by_order_of_return_and_none_to_others(seats: int) -> None:
    returned = tuple(range(1, seats + 1))
    state = table(seats, home=returned)
    assert won_by(state, "arrival") == dict(enumerate(TABLE_6[seats][1]))
    one = table(seats, home=(1, *(0,) * (seats - 1)))
    assert won_by(one, "arrival") == {0: TABLE_6[seats][1][0]}


@rule("NWP-104")
@pytest.mark.parametrize("token", TABLE_7)
def test_first_second_and_third_by_number_of_tokens_score(token: str) -> None:
    first, second, third = TABLE_7[token]
    assert won_by(with_tokens(token, 4, 1, 3, 2), "honour") == {0: first, 2: second, 3: third}


@rule("NWP-104")
@pytest.mark.parametrize("token", ["inuit", "cairn"])
def test_inuit_and_cairns_have_no_such_places(token: str) -> None:
    assert won_by(with_tokens(token, 4, 1, 3, 2), "honour") == {}


@rule("NWP-105")
def test_equal_numbers_score_as_the_lowest_place_among_them() -> None:
    assert won_by(with_tokens("strait", 2, 1, 1), "honour") == {0: 11, 1: 2, 2: 2}  # the page's example
    assert won_by(with_tokens("strait", 2, 2, 1), "honour") == {0: 5, 1: 5, 2: 2}
    assert won_by(with_tokens("strait", 2, 2, 2), "honour") == {0: 2, 1: 2, 2: 2}
    assert won_by(with_tokens("strait", 1, 1, 1, 1), "honour") == {}  # all in fourth place
    assert won_by(with_tokens("strait", 3, 1, 1, 1), "honour") == {0: 11}


@rule("NWP-105", "NWP-106")
def test_with_ties_of_every_kind_a_place_is_the_number_of_players_with_at_least_as_many() -> None:
    for seats in (2, 3, 4):
        for counts in product(range(4), repeat=seats):
            state = with_tokens("wreck", *counts)
            places = [sum(other >= own_count for other in counts) for own_count in counts]
            assert [place_of(state, seat, "wreck") for seat in range(seats)] == [
                place if count else 0 for place, count in zip(places, counts, strict=True)
            ]
            scored = won_by(state, "honour")
            for seat, (place, count) in enumerate(zip(places, counts, strict=True)):
                assert scored.get(seat, 0) == (TABLE_7["wreck"][place - 1] if count and place <= 3 else 0)


@rule("NWP-106")
def test_a_player_without_a_token_of_the_kind_gets_nothing_for_it() -> None:
    assert won_by(with_tokens("island", 1, 0), "honour") == {0: 9}
    assert won_by(with_tokens("island", 0, 0), "honour") == {}


@rule("NWP-107")
def test_each_set_of_five_different_tokens_scores_six() -> None:
    state = table(2, tokens=((1, 1, 1, 1, 1), (2, 3, 2, 4, 2)))
    assert won_by(state, "sets") == {0: 6, 1: 12}
    assert won_by(table(2, tokens=((5, 5, 5, 5, 0), (1, 1, 1, 0, 1))), "sets") == {}


@rule("NWP-108")
def test_ships_and_sleds_away_from_greenland_are_lost_with_their_crew() -> None:
    game = given("8 o4 0", ship="o4", sled="p4-ne", crew="2 1 3 1")
    assert lost(own(game)) == {"ship": 3, "sled": 4}
    assert lost(own(given("8 o4 0", ship="greenland", sled="p4-ne", crew="2 1 3 1"))) == {"sled": 4}
    assert lost(own(given("8 o4 0", ship="o4"))) == {"ship": 7}
    assert lost(own(given())) == {}
    assert lost(own(given(ship="passage", passage=1))) == {"ship": 7}


@rule("NWP-109")
@pytest.mark.parametrize("sled", range(8))
def test_a_lost_crewman_costs_two_the_ship_two_more_and_the_sled_nothing_however_they_are_divided(sled: int) -> None:
    written = {"sled": "p4-ne", "crew": f"{7 - sled} 0 {sled} 0"} if sled else {}
    game = given("8 o4 0", ship="o4", **written)
    assert -won_by(game.state, "lost")[0] == 16
    home = given("8 o4 0", ship="greenland", **written)
    assert -won_by(home.state, "lost").get(0, 0) == 2 * sled


# ---------------------------------------------------------------------- who wins


@rule("NWP-112")
def test_most_prestige_wins_and_of_equal_players_the_one_who_returned_first() -> None:
    assert winners(table(3, points=(5, 9, 8), home=(1, 0, 2))) == (1,)
    assert winners(table(3, points=(9, 9, 8), home=(2, 1, 3))) == (1,)
    assert winners(table(3, points=(9, 9, 9), home=(0, 2, 1))) == (2,)


@rule("NWP-113")
def test_if_none_of_the_tied_players_has_returned_they_share_the_win() -> None:
    assert winners(table(4, points=(9, 9, 8, 9), home=(0, 0, 1, 0))) == (0, 1, 3)
    game = given(round=10)
    events = play(game, "pass", "pass")
    assert only(events, "game_over").details["winners"] == [0, 1]
    assert [score.won for score in game.scores()] == [True, True]


def test_the_scores_of_a_game_are_the_points_as_they_stand() -> None:
    game: Timeline = given("34 o4 0", ship="o4")
    player: Player = own(game)
    assert player.points == 0
    play(game, "discover ship")
    assert [(score.points, score.won) for score in game.scores()] == [(1, False), (0, False)]
