"""Games of 1000 mil with the positions that its exercises are about, and answers for all that can be said of them."""

from __future__ import annotations

import random
from typing import Any

import gamekit
from gamekit.timeline import Timeline


def kit_game(seed: int, seats: int, preset: str, moves: int) -> Timeline:
    """So many moves of the kit against itself."""
    game = gamekit.start("thousand_miles", seats, preset, {"match_points": None}, seed=seed)
    rng = random.Random(seed)
    for _ in range(moves):
        for seat in game.game.movers(game.state):
            move = game.game.kit(game.view(seat), seat, None, [], rng)  # type: ignore[misc]
            if move:
                game.play(move)
                break
    return game


def counting() -> Timeline:
    """Three players, as the page says it."""
    game = kit_game(0, 3, "page", 80)
    game.names = {"what now / co teraz": 113, "count / liczenie": 113}
    return game


def mending() -> Timeline:
    """A puncture under a speed limit."""
    game = kit_game(0, 2, "published", 100)
    game.names = {"mend / naprawa": 140}
    return game


OWN = "green_light 200 200 100 100 200"
DRAWN = "100 75 75 50 25 100 75"
LAID = "green_light 200 200 100 100 100"


def last_miles() -> Timeline:
    """Player A lays two cards of 200, holds a third, and has 300 miles to go. Player B discards whatever comes."""
    game = gamekit.start("thousand_miles", 2)
    game.do("chance: first 0")
    for card in [*OWN.split(), *["fuel"] * 6]:
        game.do(f"chance: deal {card}")
    for drawn, laid in zip(DRAWN.split(), [*LAID.split(), ""], strict=True):
        game.do("0: draw")
        game.do(f"chance: deal {drawn}")
        if laid:
            for move in (f"0: lay {laid}", "1: draw", "chance: deal repair", f"1: discard {other(game)}"):
                game.do(move)
    game.names = {"last miles / ostatnie mile": game.here.number}
    return game


def other(game: Timeline) -> str:
    """What Player B discards: the fuel, as long as there is some, and then what was drawn."""
    return "fuel" if game.state.turn < 12 else "repair"


COUNTING, MENDING, LAST = counting(), mending(), last_miles()

# exercise -> the game it is about, and for each thing that can be said of an answer an answer that makes it be said
ANSWERS: dict[str, tuple[Timeline, dict[str, tuple[Any, ...]]]] = {
    "layable": (
        COUNTING,
        {
            "right": (["50", "75", "100"],),
            "all": (["50", "75", "100", "red_light", "end_of_limit", "repair"],),
            "not": (["50", "repair"],),
            "missing": (["50"],),
        },
    ),
    "mended": (
        MENDING,
        {
            "right": (["stopped", "limit"],),
            "rolling": (["rolling", "limit"],),
            "damaged": (["puncture", "limit"],),
            "less": (["stopped"],),
            "more": (["stopped", "limit", "con_sens"],),
        },
    ),
    "left": (
        COUNTING,
        {
            "right": (6,),
            "full": (12,),
            "hand": (7,),
            "laid": (9,),
            "discards": (8,),
            "more": (10,),
            "fewer": (5,),
        },
    ),
    "rival": (
        COUNTING,
        {
            "right": ("6/67",),
            "places": ("1/3",),
            "full": ("6/106",),
            "hands": ("1/2",),
            "one": ("1/67",),
            "other": ("3/4",),
        },
    ),
    "draws": (
        COUNTING,
        {
            "right": ("36%",),
            "once": ("9/67",),
            "sum": ("27/67",),
            "missed": ("64%",),
            "every": ("0.0024",),
            "other": ("1/2",),
        },
    ),
    "exact": (LAST, {"right": (4,), "allowed": (2,), "unseen": (3,), "more": (5,), "fewer": (1,)}),
}
