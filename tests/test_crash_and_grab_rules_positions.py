"""Given positions of Crash and Grab: what can be wrong with one, and what one tells."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from crash_and_grab_named import POSITIONS
from crash_and_grab_positions import GAME, begun, kinds, planning, play, table, turn
from rules_tested import rule

import gamekit
from gamekit import CHANCE, TEACHER, Timeline
from gamekit.crash_and_grab.state import OFF, Laid, Plan, State, Trip
from gamekit.game import Event, Setting, Task
from gamekit.text import text

Change = Callable[[State], State]


def wrong(state: State, setting: Setting) -> list[str]:
    """What is wrong with a position, each with words in both languages."""
    assert GAME.check is not None
    found = GAME.check(state, setting)
    for lang in ("en", "pl"):
        assert all(text(lang, GAME).say(f"problem-{name}") for name in found)
    return found


def saucer(number: int, **changes: object) -> Change:
    """Something changed about a saucer."""
    return lambda state: state.with_saucer(number, state.saucers[number]._replace(**changes))  # type: ignore[arg-type]


def fields(**changes: object) -> Change:
    """Fields of the state changed."""
    return lambda state: state._replace(**changes)  # type: ignore[arg-type]


def without_first(state: State) -> State:
    return state._replace(queues=(state.queues[0][1:], *state.queues[1:]))


def turned_queue(state: State) -> State:
    return state._replace(queues=(state.queues[0][::-1], *state.queues[1:]))


def strange_queue(state: State) -> State:
    return state._replace(queues=(state.queues[1], state.queues[0], *state.queues[2:]))


WRONG: list[tuple[str, Change]] = [
    ("seats", fields(players=3)),
    ("seats", lambda state: state._replace(saucers=state.saucers[:3])),
    ("seats", lambda state: state._replace(plans=state.plans[:3])),
    ("seats", lambda state: state._replace(queues=state.queues[:3])),
    ("seats", lambda state: state._replace(tiles=state.tiles[:3])),
    ("seats", lambda state: state._replace(options=state.options._replace(hop_limit=7))),
    ("tiles", lambda state: state._replace(tiles=(state.tiles[1], *state.tiles[1:]))),
    ("tiles", lambda state: state._replace(tiles=(Laid("q1", "c", 0), *state.tiles[1:]))),
    ("tiles", lambda state: state._replace(tiles=(Laid("q1", "a", 4), *state.tiles[1:]))),
    ("tiles", lambda state: state._replace(tiles=(Laid("s1", "a", 0), *state.tiles[1:]))),
    ("tiles", lambda state: state._replace(tiles=(Laid("", "", 0), *state.tiles[1:]))),
    ("crew", without_first),
    ("crew", saucer(0, crew=("blue_pilot",))),
    ("crew", saucer(0, crew=("pink_pilot",))),
    ("crew", strange_queue),
    ("queues", turned_queue),
    ("spaces", saucer(0, space=(0, 0))),
    ("spaces", saucer(0, space=(8, 0))),
    ("spaces", saucer(0, space=(7, 2))),
    ("ground", fields(ground=(("blue_pilot", (3, 3)), ("green_doctor", (3, 7))))),
    ("ground", fields(ground=(("blue_pilot", (3, 7)), ("green_doctor", (3, 7))))),
    ("ground", fields(ground=(("green_doctor", (3, 7)), ("blue_pilot", (0, 4))))),
    ("ground", saucer(0, space=(3, 7))),
    ("ground", fields(trip=Trip(refill=1))),
    ("ground", fields(trip=Trip(refill=-1))),
    ("upgrades", lambda state: state._replace(deck=state.deck[1:])),
    ("upgrades", lambda state: state._replace(deck=state.deck[::-1])),
    ("upgrades", fields(drawn=("airlock", "hyperdrive"))),
    ("upgrades", saucer(1, fresh=("airlock",))),
    ("upgrades", saucer(1, upgrades=("airlock",))),
    ("goods", saucer(2, boosters=-1)),
    ("goods", saucer(2, energy=-1)),
    ("goods", saucer(2, boosters=10_001)),
    ("goods", saucer(2, energy=10**40)),
    ("plans", fields(plans=(Plan("4", "sun"), None, None, None))),
    ("plans", fields(plans=(Plan("2", "up"), None, None, None))),
    ("winner", fields(winner=0)),
    ("round", fields(round=0)),
    ("round", fields(round=301)),
    ("round", fields(probe=4)),
    ("round", fields(turn=1)),
    ("round", fields(spin="clockwise")),
    ("round", fields(tokens=(1,))),
    ("round", fields(revealed=(1,))),
    ("round", fields(acting=1)),
    ("agenda", fields(agenda=())),
    ("agenda", fields(agenda=(Task("spin", CHANCE),))),
    ("agenda", fields(agenda=(Task("plan", 0, (0,)),))),
    ("agenda", fields(agenda=(Task("boost", 0),))),
    ("agenda", fields(agenda=(Task("fly", 0),))),
    ("agenda", fields(agenda=(Task("nonsense", 0, (0,)),))),
]


@rule("CG-4", "CG-7", "CG-10", "CG-11", "CG-24", "CG-70")
@pytest.mark.parametrize(("name", "change"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_whatever_is_wrong_with_a_position_is_said(name: str, change: Change) -> None:
    game = planning(ground={"blue_pilot": 4, "green_doctor": 5})
    assert wrong(game.state, game.setting) == []
    assert name in wrong(change(game.state), game.setting)


@rule("CG-143")
def test_nobody_can_have_won_already() -> None:
    game = planning()
    crew = tuple(f"red_{each}" for each in ("pilot", "engineer", "doctor", "scientist"))
    state = saucer(0, crew=crew)(game.state)._replace(queues=((), *game.state.queues[1:]))
    assert wrong(state, game.setting) == ["winner"]


IN_A_TURN: list[tuple[str, Change]] = [
    ("round", fields(order=(0, 2, 1, 3))),
    ("round", fields(spin="")),
    ("round", fields(tokens=(3,))),
    ("round", fields(turn=0)),
    ("round", fields(turn=5)),
    ("round", fields(acting=1)),
    ("round", fields(acting=7)),
    ("round", fields(revealed=(0, 0))),
    ("round", fields(revealed=(1,))),
    ("round", fields(plans=(Plan("2", "sun"), None, None, None))),
    ("agenda", fields(revealed=())),
    ("agenda", saucer(0, boosters=0)),
    ("agenda", saucer(0, space=OFF)),
    ("agenda", lambda state: state._replace(agenda=state.agenda[1:])),
]


@rule("CG-36", "CG-39", "CG-46", "CG-51")
@pytest.mark.parametrize(("name", "change"), IN_A_TURN, ids=lambda value: value if isinstance(value, str) else "")
def test_in_a_turn_everything_must_fit_together(name: str, change: Change) -> None:
    game = turn("r3c1", "2 asteroids")
    assert wrong(game.state, game.setting) == []
    assert name in wrong(change(game.state), game.setting)


@pytest.mark.parametrize("kind", ["start", "aim", "number", "boost", "end", "fly", "plan", "spin"])
def test_a_position_may_begin_with_any_decision_that_interrupts_no_move(kind: str) -> None:
    games = {
        "start": lambda: turn("r3c1 upgrades=blast_off_thrusters"),
        "aim": lambda: turn("r3c1 upgrades=time_machine"),
        "number": lambda: turn("r3c1"),
        "boost": lambda: turn("r3c1", "2 asteroids"),
        "end": lambda: ended(turn("r3c1 upgrades=landing_legs")),
        "fly": lambda: flying(planning(seats=2)),
        "plan": planning,
        "spin": lambda: begun(*planned()),
    }
    game = games[kind]()
    assert game.state.agenda[-1].kind == kind
    assert wrong(game.state, game.setting) == []
    again = Timeline(GAME, game.setting, None, GAME.given(game.state))
    assert {move.notation for move in again.moves()} == {move.notation for move in game.moves()}
    if kind == "number":
        plans = (Plan("2", "sun"), *game.state.plans[1:])
        assert wrong(game.state._replace(plans=plans), game.setting) == ["agenda"]
    elif kind not in ("plan", "spin", "fly"):
        assert wrong(saucer(0, upgrades=(), boosters=0)(game.state), game.setting)


def test_with_two_players_nothing_is_rolled_so_no_position_begins_with_it() -> None:
    state, setting = table(seats=2)
    assert wrong(state._replace(plans=(Plan("2", "sun"),) * 4), setting) == ["agenda"]


def ended(game: Timeline) -> Timeline:
    play(game, "steps 0")
    return game


def flying(game: Timeline) -> Timeline:
    play(game, *(f"{seat}: plan 2 sun" for seat in (0, 0, 1, 1)))
    return game


def planned() -> tuple[State, Setting]:
    state, setting = table()
    return state._replace(plans=(Plan("2", "sun"),) * 4), setting


@rule("CG-156", "CG-157")
def test_a_given_position_tells_all_that_is_open_and_each_plan_to_its_own_seat() -> None:
    red = "r3c1 crew=red_pilot upgrades=airlock,hyperdrive fresh=hyperdrive"
    game = turn(red, "2 asteroids", {"green": "off"}, {"blue_pilot": 4}, discards=["cargo_hold"])
    again = Timeline(GAME, game.setting, None, GAME.given(game.state))
    events = again.nodes[0].events
    found = kinds(events)
    assert found[:6] == ["tile"] * 4 + ["probe", "round"]
    assert found.count("standing") == 4
    assert found.count("queue") == 5
    assert [found.count(kind) for kind in ("not_yet", "located", "discards", "planned")] == [1, 1, 1, 4]
    assert found[-3:] == ["spun", "revealed", "turn"]
    assert planned_by(events, 1, 1).details["card"] == "0-5"
    assert planned_by(events, 1, 0).details["card"] == "?"
    assert planned_by(events, 1, TEACHER).details["card"] == "0-5"


def planned_by(events: tuple[Event, ...], owner: int, ears: int) -> Event:
    return next(event.heard(ears) for event in events if event.kind == "planned" and event.seat == owner)


def test_with_two_players_a_position_tells_whose_turns_alternate() -> None:
    game = flying(planning(seats=2))
    events = GAME.given(game.state).events
    assert kinds(events)[-2:] == ["alternate", "turn"]
    assert events[-1].details["saucers"] == ["red", "green"]


def test_a_record_begins_from_a_position_and_is_read_again() -> None:
    for position in POSITIONS[:6]:
        game = position()
        again = gamekit.load(game.record())
        assert again.state == game.state
