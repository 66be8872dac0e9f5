"""The games of Northwest Passage that its exercises are about, and answers for all that can be said of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from northwest_passage_lens_positions import alone, position
from northwest_passage_scattered import GAME

import gamekit
from gamekit.game import Step
from gamekit.timeline import Timeline

RECORDS = Path(gamekit.__file__).parents[1] / "notebooks" / "games"
THREE = gamekit.load(RECORDS / "northwest_passage_three.json")
TWO = gamekit.load(RECORDS / "northwest_passage_two.json")


def named(game: Timeline, name: str) -> Timeline:
    """The game with a name for its first position."""
    game.names = {name: 0}
    return game


ICE = named(Timeline(GAME, position(32).setting, first=Step(position(32).state)), "in the ice / w lodzie")
LONE = named(
    Timeline(GAME, position(7).setting, first=Step(alone(position(7).state, "ship", 4))), "alone or not? / w pojedynkę?"
)
# exercise -> the game it is about, and for each thing that can be said of an answer an answer that makes it be said
ANSWERS: dict[str, tuple[Timeline, dict[str, tuple[Any, ...]]]] = {
    "price": (THREE, {"right": (7,), "flat": (4,), "rising": (10,), "dear": (8,), "other": (5,)}),
    "reach": (
        ICE,
        {"right": (11,), "ice": (9,), "beside": (2,), "one_turn": (6,), "here": (12,), "more": (20,), "fewer": (3,)},
    ),
    "way_home": (THREE, {"right": (4,), "one_turn": (7,), "tiles": (3,), "other": (5,)}),
    "last_call": (LONE, {"right": (9,), "end": (10,), "now": (5,), "late": (11,), "early": (8,)}),
    "missing": (THREE, {"right": (["d4", "E4"],), "not": (["d4", "a1"],), "missing": (["d4"],)}),
    "island": (
        THREE,
        {"right": (5,), "one": (4,), "squares": (6,), "size": (2,), "zone": (15,), "more": (7,), "fewer": (1,)},
    ),
    "renewal": (
        THREE,
        {"right": ("94/325",), "one": ("1/13",), "sum": ("4/13",), "missed": ("231/325",), "other": ("50 %",)},
    ),
    "find": (
        THREE,
        {"right": (13,), "now": (2,), "later": (11,), "plain": (12,), "all": (24,), "more": (14,), "fewer": (3,)},
    ),
    "tie": (THREE, {"right": (5,), "first": (9,), "shared": (7,), "none": (0,), "other": (2,)}),
}
