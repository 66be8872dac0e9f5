"""Named positions of Northwest Passage: games that lead where random play seldom does."""

from __future__ import annotations

from northwest_passage_positions import BOX, given, worked_example
from positions import play

from gamekit.timeline import Timeline


def the_worked_example() -> Timeline:
    """Two islands, one of them by a hole that is filled."""
    game = worked_example()
    play(game, "place 34 0 o4 ship", "end", "1: pass", "move ship o4", "end", "place 16 0 o5 ship", "end")
    play(game, "place 17 1 o2 ship", "end", "move ship o2", "end", "place 1 1 p1 ship", "end")
    return game


def the_middle_of_things() -> Timeline:
    """NWP-115: a position that begins in the middle: somebody home, somebody at the Passage, discoveries, a pass."""
    game = given(
        "34 o4 0, 16 o5 0, 63 a4 0",
        ship="o5",
        hand="17 cape cape",
        crew="5 2 0 0",
        found="34",
        others={1: {"ship": "passage", "passage": 1}, 2: {"home": 1}, 3: {"crew": "0 7 0 0"}},
        seats=4,
        next_order=(3,),
        round=7,
        paid=1,
    )
    play(game, "draw 3 ship", "chance: deal 20")
    return game


def at_the_passage() -> Timeline:
    """NWP-95, NWP-102: both reach it in the last round."""
    game = given("0 a5 0", ship="a5", others={1: {"ship": "a5"}}, round=10)
    play(game, "move ship passage", "end", "move ship passage", "pass", "pass")
    return game


def a_whole_set() -> Timeline:
    """NWP-107: five different tokens at the end, with ship and sled apart."""
    tiles = "34 o4 0, 16 o5 0, 23 c1 0, 58 g1 0"
    game = given(tiles, ship="o4", sled="all o5", crew="3 0 4 0", found="16 23 34 58", round=10)
    play(game, "pass", "pass")
    return game


def a_sled_on_melted_ice() -> Timeline:
    """NWP-49: the sled is stranded, and the ship is far away."""
    game = given("0 o4 0, 1 m4 2", sled="o4", crew="6 0 1 0", round=6)
    play(game, "pass", "pass")
    return game


def everything_in_hand() -> Timeline:
    """NWP-53: nothing is left to draw."""
    small = [pile for pile, count in zip(BOX.small, BOX.piles, strict=True) for _ in range(count)]
    return given(hand=" ".join((*BOX.large, *small)))


def the_last_tiles() -> Timeline:
    """NWP-54: two large tiles are left, and an empty pile; a hole is filled with a blank."""
    held = [tile for tile in BOX.large if tile not in ("34", "17", "20", "21")]
    game = given("34 o4 0, 17 o2 1", ship="o2", hand=" ".join([*held, *["cape"] * 8]), offer="20 21")
    play(game, "place 1 1 p1 ship", "end", "renew ship", "chance: deal 21", "chance: deal 20", "take 21")
    return game


def by_whole_sides() -> Timeline:
    """NWP-64: as published; two waters to enter."""
    return given("18 o4 0, 16 o5 0", ship="o5", sled="all o5", crew="3 0 4 0", hand="3 0 8 sea", preset="published")


def between_two_waters() -> Timeline:
    """NWP-81: a ship at two waters, a sled at two grounds, in a hard winter."""
    others = {1: {"ship": "o4-nw", "sled": "o5", "crew": "4 0 3 0"}}
    return given("18 o4 0, 16 o5 0, 0 m4 0", ship="o5", hand="3 8", others=others, round=2)


def in_hard_ice() -> Timeline:
    """NWP-77: ships in the ice, a sled that goes over it."""
    others = {1: {"ship": "m4", "sled": "o4", "crew": "3 0 4 0"}}
    return given("0 o4 0, 1 m4 2, 4 m5 0", ship="m5", hand="3 8", others=others, round=4)


def home_without_the_sled() -> Timeline:
    """NWP-99: the ship is home, the sled left behind, and all are home at once."""
    game = given("8 o5 0", ship="o5", sled="p5-ne", crew="3 0 4 0", others={1: {"ship": "o5"}})
    play(game, "move ship greenland", "move ship greenland")
    return game


POSITIONS = (
    the_worked_example,
    the_middle_of_things,
    at_the_passage,
    a_whole_set,
    a_sled_on_melted_ice,
    everything_in_hand,
    the_last_tiles,
    by_whole_sides,
    between_two_waters,
    in_hard_ice,
    home_without_the_sled,
)


def named() -> dict[str, Timeline]:
    """All of them, by name."""
    return {position.__name__.replace("_", " "): position() for position in POSITIONS}
