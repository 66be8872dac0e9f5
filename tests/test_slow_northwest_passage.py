"""The slow Northwest Passage against what the rules reference itself works out: its data and its worked example."""

from __future__ import annotations

from collections import Counter

import pytest
from slow_northwest_passage import SlowGame
from slow_northwest_passage_board import (
    HOUSE,
    Point,
    icon_square,
    multiplier,
    pattern,
    rows_of,
    square,
    written,
    written_quarter,
)
from slow_northwest_passage_map import Area, Island
from slow_northwest_passage_players import NOWHERE, Stand

OPTIONS: dict[str, object] = {
    "whole_side": False,
    "auto_end": True,
    "board": "house",
    "first_order": "01",
    "rounds": 10,
}
GREENLAND = Stand(None, NOWHERE, "greenland")
PLAIN = [0, 3, 6, 7, 9, 11, 13, 18, 19, 21, 22, 24, 25, 26, 36, 37, 38, 41, 42, 44, 48, 50, 52, 56]

# ---------------------------------------------------------------------- the data, found again as table 3 describes it


def squares_of(number: int) -> list[str]:
    """The letters NW NE SW SE of the left and of the right square."""
    a, b, c, d, e, f = pattern(number)
    return [a + b + d + e, b + c + e + f]


def saddle(letters: str) -> bool:
    return letters in ("LSSL", "SLLS")


def lands(number: int) -> list[int]:
    """Which of the points a to f are land."""
    return [at for at, letter in enumerate(pattern(number)) if letter == "L"]


def no_neighbours(points: list[int]) -> bool:
    """Of the six points in two rows of three, no two are next to each other."""
    return not any(abs(p // 3 - q // 3) + abs(p % 3 - q % 3) == 1 for p in points for q in points)


def half_turned(number: int) -> int:
    """NWP-13: the number whose pattern it shows after a half turn."""
    return int("".join("1" if letter == "L" else "0" for letter in reversed(pattern(number))), 2)


def side(better: list[bool]) -> str:
    return "right" if better == [False, True] else "left"


def by_kind() -> dict[int, tuple[str, str]]:
    """Number of each tile with an icon -> its kind, and the square on which it lies in turn 0."""
    found = {}
    for number in range(64):
        saddles, land = [saddle(each) for each in squares_of(number)], lands(number)
        if sum(saddles) == 1:
            found[number] = ("strait", side(saddles))
        elif not any(saddles) and len(land) in (1, 2) and no_neighbours(land):
            found[number] = ("wreck", more("S", number))
        elif len(land) >= 4:
            found[number] = ("inuit" if is_first(number) else "cairn", more("L", number))
    return found


def more(letter: str, number: int) -> str:
    left, right = (each.count(letter) for each in squares_of(number))
    return "right" if right > left else "left"


def is_first(number: int) -> bool:
    """The lower of two that are alike after a half turn; of those that equal their own the first and third."""
    if half_turned(number) != number:
        return number < half_turned(number)
    return (30, 45, 51, 63).index(number) % 2 == 0


def test_the_icons_lie_where_the_description_of_table_3_says() -> None:
    listed = {number: (kind, "left") for kind, (left, _) in HOUSE.icons.items() for number in left}
    listed |= {number: (kind, "right") for kind, (_, right) in HOUSE.icons.items() for number in right}
    assert by_kind() == listed
    assert Counter(kind for kind, _ in listed.values()) == {"strait": 12, "wreck": 10, "inuit": 9, "cairn": 9}
    assert sorted(set(range(64)) - set(listed)) == PLAIN


def test_there_are_36_patterns_after_half_turns_and_32_small_tiles() -> None:
    assert len({min(number, half_turned(number)) for number in range(64)}) == 36
    assert sum(count for _, count in HOUSE.piles.values()) == 32
    shown = {tuple(rows_of(HOUSE, pile, turn)): pile for pile in HOUSE.piles for turn in range(4)}
    assert Counter(shown.values()) == {pile: count // 2 for pile, (_, count) in HOUSE.piles.items()}
    assert len(shown) == 16


def test_table_4_follows_from_the_course_of_the_sun() -> None:
    rounds = [HOUSE.sun[number % 7] for number in range(10)]
    assert [spot for spot, _ in rounds] == ["t", "l1", "l2", "l3", "r3", "r2", "r1", "t", "l1", "l2"]
    assert [rows < 4 for _, rows in rounds] == [True, True, False, False, False, False, True, True, True, False]
    assert [rows < 5 for _, rows in rounds] == [True, True, True, False, False, True, True, True, True, True]


@pytest.mark.parametrize("turn", range(4))
def test_turning_once_more_is_a_quarter_turn_clockwise(turn: int) -> None:
    rows = rows_of(HOUSE, "34", turn)
    clockwise = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    assert rows_of(HOUSE, "34", (turn + 1) % 4) == clockwise


def test_the_icon_turns_with_its_square() -> None:
    assert [written(icon_square(HOUSE, "34", square("d4"), turn)) for turn in range(4)] == ["d4", "d4", "e4", "d5"]
    assert [multiplier(HOUSE, square(name)) for name in ("a1", "e8", "f1", "j1", "k1", "p8")] == [3, 3, 2, 2, 1, 1]


# ---------------------------------------------------------------------- the worked example


def laid_out(*tiles: str, ship: int = 0) -> SlowGame:
    """A game with tiles laid, each as `tile turn square`, and holes filled; the ship on the first water of a tile."""
    game = SlowGame(2, OPTIONS)
    for each in tiles:
        tile, turn, anchor = each.split()
        assert not game.disagreement(tile, square(anchor), int(turn))
        game.lay(tile, square(anchor), int(turn))
        game.fill_holes()
    game.players[0].at["ship"] = Stand(ship, game.waters(ship)[0], "") if tiles else GREENLAND
    return game


def fits(game: SlowGame, placed: str) -> bool:
    return placed in game.positions(game.players[0], "ship", placed.split()[:1])


def island(game: SlowGame) -> list[tuple[set[Point], int]]:
    return [({point(quarter) for quarter in names(each)}, each.points) for each in game.islands()]


def names(island: Island) -> list[str]:
    return [written_quarter(quarter) for quarter in island.quarters]


def point(quarter: str) -> Point:
    name, corner = quarter.split("-")
    x, y = square(name)
    return x - (corner in ("nw", "sw")), y - (corner in ("nw", "ne"))


def ways(game: SlowGame, vehicle: str) -> set[str]:
    return set(game.targets(game.players[0], vehicle))


def sled_on(game: SlowGame, tile: int, ground: Area) -> SlowGame:
    game.players[0].at["sled"] = Stand(tile, ground, "")
    return game


FIRST, SECOND, THIRD, FOURTH = "34 0 o4", "16 0 o5", "17 1 o2", "1 1 p1"


def test_each_tile_of_the_example_fits_where_the_ship_is_then() -> None:
    assert fits(laid_out(), FIRST)
    assert fits(laid_out(FIRST), SECOND)
    assert fits(laid_out(FIRST, SECOND), THIRD)
    assert fits(laid_out(FIRST, SECOND, THIRD, ship=2), FOURTH)


def test_step_1_and_2_the_ship_leaves_greenland_and_a_sled_could_not() -> None:
    game = laid_out(FIRST)
    shown = [game.terrain(each) for each in ((14, 3), (15, 3), (16, 3), (14, 4), (15, 4), (16, 4))]
    assert "".join(shown) == "LSSSLS"
    assert (len(game.waters(0)), len(game.grounds(0))) == (1, 2)
    game.players[0].at = {"ship": GREENLAND, "sled": GREENLAND}
    assert (ways(game, "ship"), ways(game, "sled")) == ({"o4"}, set())


def test_step_3_closes_an_island_on_two_tiles() -> None:
    game = laid_out(FIRST, SECOND)
    assert len(game.laid) == 2
    assert island(game) == [({(15, 4)}, 2)]


def test_step_4_a_saddle_lets_the_ship_through_and_keeps_the_lands_apart() -> None:
    game = laid_out(FIRST, SECOND, THIRD)
    assert [game.terrain(each) for each in ((15, 2), (14, 3))] == ["L", "L"]
    assert (len(game.waters(2)), len(game.grounds(2))) == (1, 2)
    assert "o2" in ways(game, "ship")


def test_step_5_fills_a_hole_and_closes_an_island_on_three_tiles() -> None:
    game = laid_out(FIRST, SECOND, THIRD, FOURTH)
    filled = game.laid[-1]
    assert (filled.tile, filled.squares, filled.blank) == ("cape", [square("p3")], False)
    assert rows_of(HOUSE, filled.tile, filled.turn) == ["LS", "SS"]
    assert island(game) in [[({(15, 4)}, 2), ({(15, 2)}, 3)], [({(15, 2)}, 3), ({(15, 4)}, 2)]]


def test_step_5_is_refused_where_a_whole_side_must_lie_against_the_ship() -> None:
    game = laid_out(THIRD)
    game.options = OPTIONS | {"whole_side": True}
    assert not fits(game, FOURTH)
    assert fits(game, "2 1 p2")


def frozen(rows: int, ship: int) -> SlowGame:
    game = laid_out(FIRST, SECOND, THIRD, FOURTH, ship=ship)
    game.frozen_rows = rows
    return game


def test_step_6_in_round_2_ice_closes_the_north_to_the_ship_and_opens_it_to_the_sled() -> None:
    game = frozen(2, ship=2)
    assert ways(game, "ship") == {"o4", "p3"}
    north, south = sorted(game.grounds(2), key=len, reverse=True)
    assert set(map(written_quarter, north)) == {"o2-nw", "o2-ne", "o2-sw", "o2-se", "o3-ne"}
    assert set(map(written_quarter, south)) == {"o3-sw"}
    assert ways(sled_on(game, 2, north), "sled") == {"p1", "p3"}
    ((word, to),) = game.targets(sled_on(game, 2, south).players[0], "sled").items()
    assert (word, [*map(written_quarter, to.quarters)]) == ("o4", ["o4-nw"])


def test_step_7_in_round_3_only_a_ship_in_the_fifth_row_moves_and_sleds_go_everywhere() -> None:
    assert [ways(frozen(4, ship), "ship") for ship in range(5)] == [set(), {"greenland"}, set(), set(), set()]
    game = frozen(4, ship=0)
    assert ways(sled_on(game, 2, game.grounds(2)[0]), "sled") == {"o4", "p1", "p3"}
    assert "greenland" in ways(sled_on(game, 0, game.grounds(0)[0]), "sled")
