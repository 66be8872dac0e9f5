"""What a turn has brought about in a given position of Crash and Grab, and what of it cannot be."""

from __future__ import annotations

import random
from typing import Any

import pytest
from crash_and_grab_positions import GAME, due, planning, play, turn
from rules_tested import rule

from gamekit import Timeline
from gamekit.crash_and_grab.state import COLOURS, State
from gamekit.text import text


def wrong(game: Timeline, **trip: Any) -> list[str]:
    """What is wrong with a position when something else is noted about its turn; each with words in both languages."""
    state: State = game.state
    assert GAME.check is not None
    assert GAME.check(state, game.setting) == []
    found = GAME.check(state._replace(trip=state.trip._replace(**trip)), game.setting)
    assert all(text(lang, GAME).say(f"problem-{name}") for lang in ("en", "pl") for name in found)
    return found


def boosting() -> Timeline:
    """The red saucer has picked up a Pilot, and may boost."""
    red = "r3c5 crew=red_pilot upgrades=airlock,landing_legs,kinetic_siphon fresh=kinetic_siphon"
    game = turn(red, "2 asteroids", ground={"blue_pilot": 4, "green_doctor": 5})
    play(game, "pass")
    assert due(game) == "boost"
    return game


def partners() -> Timeline:
    """Two players, with the option to hand over crew."""
    game = turn("r3c1", "2 asteroids", ground={"blue_pilot": 4}, seats=2, preset="published")
    assert due(game) == "boost"
    return game


BOOSTING: list[tuple[str, dict[str, Any]]] = [
    ("direction", {"direction": "up"}),
    ("direction", {"direction": ""}),
    ("direction", {"direction": "sun"}),
    ("number", {"number": -1}),
    ("number", {"number": 3}),
    ("number", {"number": 4}),
    ("hops", {"hops": -1}),
    ("hops", {"hops": 51}),
    ("crashed", {"crashed": (9,)}),
    ("crashed", {"crashed": (-1,)}),
    ("crashed", {"crashed": (1,)}),
    ("picked", {"picked": ((9, "blue_pilot"),)}),
    ("picked", {"picked": ((-1, "blue_pilot"),)}),
    ("picked", {"picked": ((0, "nobody"),)}),
    ("picked", {"picked": ((0, "green_pilot"),)}),
    ("locked", {"locked": 0}),
    ("locked", {"locked": 2}),
    ("refill", {"refill": 0}),
    ("ground", {"refill": 2}),
    ("passable", {"passable": ("red_pilot",)}),
    ("used", {"used": ("laser",)}),
    ("used", {"used": ("hyperdrive",)}),
    ("used", {"used": ("kinetic_siphon",)}),
    ("used", {"used": ("airlock",)}),
    ("used", {"used": ("landing_legs",)}),
    ("gained", {"gained": False}),
]


@rule("CG-44", "CG-46", "CG-50", "CG-59", "CG-69", "CG-89", "CG-110", "CG-135", "CG-139", "CG-140")
@pytest.mark.parametrize(("name", "trip"), BOOSTING, ids=str)
def test_before_a_boost_all_that_the_turn_brought_about_must_fit(name: str, trip: dict[str, Any]) -> None:
    assert name in wrong(boosting(), **trip)


@pytest.mark.parametrize("passable", [("zzz",), ("red_doctor",), ("blue_pilot",), ("red_pilot", "red_pilot")])
def test_only_crew_of_the_partners_that_has_left_its_queue_can_be_handed_over(passable: tuple[str, ...]) -> None:
    """CG-140."""
    assert wrong(partners(), passable=passable) == ["passable"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("number", 2),
        ("hops", 1),
        ("crashed", (1,)),
        ("picked", ((0, "blue_pilot"),)),
        ("locked", 1),
        ("refill", -1),
        ("passable", ("red_pilot",)),
        ("gained", True),
        ("free", True),
    ],
)
@pytest.mark.parametrize(
    ("red", "plan"),
    [("upgrades=blast_off_thrusters", "2 sun"), ("upgrades=time_machine", "2 sun"), ("", "0-5 sun")],
    ids=["start", "aim", "number"],
)
def test_before_the_card_move_nothing_has_happened(red: str, plan: str, field: str, value: object) -> None:
    found = wrong(turn(f"r3c1 {red}", plan, ground={"blue_pilot": 4}), **{field: value})
    assert found == (["ground"] if field == "refill" else [field])


def test_the_direction_is_the_planned_one_unless_another_may_be_chosen() -> None:
    """CG-41, CG-44, CG-46, CG-124."""
    assert wrong(turn("r3c1 upgrades=blast_off_thrusters", "2 sun"), direction="sun") == ["direction"]
    assert wrong(turn("r3c1 upgrades=time_machine", "2 sun"), direction="stars") == ["direction"]
    assert wrong(turn("r3c1", "0-5 sun"), direction="stars") == ["direction"]
    game = turn("r3c1 upgrades=time_machine", "0-5 sun")
    play(game, "aim stars")
    assert due(game) == "number"
    assert wrong(game, direction="meteor") == []
    assert wrong(game, direction="up") == ["direction"]
    tokens = turn("r3c1", "0-5 sun", seats=5, way="counter", ground={})
    assert wrong(tokens, direction="meteor") == ["direction"]


def test_a_saucer_that_was_placed_stands_on_a_site_or_has_jumped() -> None:
    """CG-44, CG-113."""
    game = turn("off upgrades=blast_off_thrusters", "2 sun")
    play(game, "chance: land red 8")
    assert game.state.trip.free
    play(game, "thrusters r4c2")
    assert due(game) == "aim"
    assert wrong(game) == []
    assert wrong(game, used=()) == ["free"]


def test_at_the_end_of_the_turn_all_is_settled() -> None:
    """CG-76, CG-92."""
    game = turn("r3c1 upgrades=landing_legs,tractor_beam", "0-5 sun")
    play(game, "steps 0")
    assert due(game) == "end"
    assert wrong(game, gained=True, used=("tractor_beam",)) == []
    assert wrong(game, refill=1) == ["refill"]
    off = turn("r3c1 upgrades=landing_legs", "0-5 sun", {"green": "off"})
    play(off, "steps 0")
    assert wrong(off, crashed=(1,)) == ["crashed"]


def test_while_nobody_flies_the_turn_is_empty() -> None:
    assert wrong(planning(), hops=1) == ["trip"]
    game = planning(seats=2)
    play(game, *(f"{seat}: plan 2 sun" for seat in (0, 0, 1, 1)))
    assert due(game) == "fly"
    assert wrong(game, number=2) == ["trip"]


@rule("CG-51", "CG-81")
def test_a_boost_after_a_rival_has_crashed_may_begin_a_game() -> None:
    game = turn("r3c5 boosters=2", "3 asteroids", {"green": "r3c6"})
    assert (due(game), game.state.trip.crashed) == ("boost", (1,))
    again = Timeline(GAME, game.setting, None, GAME.given(game.state))
    play(again, "pass")
    assert due(again) == "reward"


WAITING = ("plan", "spin", "fly", "start", "aim", "number", "boost", "end")


@pytest.mark.parametrize(("seats", "preset"), [(2, "published"), (3, "page"), (4, "published"), (5, "page")])
def test_every_such_position_that_play_reaches_is_taken(seats: int, preset: str) -> None:
    """Everybody has many upgrades, so that much happens in a turn."""
    state = planning(seats=seats).state
    places, count = ("r3c1", "r3c3", "r4c6", "r1c3", "r6c3"), len(state.saucers)
    owned = {COLOURS[at]: f"{places[at]} boosters=2 upgrades={','.join(state.deck[at::count])}" for at in range(count)}
    met = set()
    for seed in range(6):
        rng, game = random.Random(seed), planning(owned, seats=seats, preset=preset, ground={"green_doctor": 5})
        for _ in range(200):
            if game.over:
                break
            game.play(game.random_move(rng))
            if not game.over and due(game) in WAITING:
                met.add(due(game))
                assert GAME.check(game.state, game.setting) == [], game.state
    assert met >= {"plan", "boost", "end"}
