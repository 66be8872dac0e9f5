"""Positions of Crash and Grab to be drawn: in every phase, for every number of players, with little and with much."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import crash_and_grab_positions
from positions import at_random
from seated import with_picture

import gamekit
from figures.crash_and_grab import scene
from figures.scene import Scene, Shape
from gamekit.crash_and_grab import GAME
from gamekit.crash_and_grab.board import BOX
from gamekit.crash_and_grab.state import COLOURS, Plan, State
from gamekit.game import PUBLIC, Task
from gamekit.timeline import Timeline
from widgets.session import Session

ALL = tuple(BOX.upgrades)
PLACES = ("r0c1", "r3c1", "r6c1", "r1c4", "r5c6", "r7c5")  # where saucers stand unless they are wanted elsewhere
LANGUAGES = ("en", "pl")
played = partial(at_random, GAME)


def table(
    players: int = 3, saucers: Mapping[int, str] | None = None, crew: Mapping[str, int] | None = None, **changes: Any
) -> State:
    """A turn of the first saucer on the reference board, with all plans made.

    Saucers are written as in `crash_and_grab_positions`, `crew` says who stands at which crash site, and `changes` are
    fields of the state.
    """
    written = {colour: f"{place} energy=1" for colour, place in zip(COLOURS, PLACES, strict=True)}
    written |= {COLOURS[number]: text for number, text in (saucers or {}).items()}
    discards = changes.pop("discards", ())
    state, _ = crash_and_grab_positions.table(written, crew, players, discards=discards)
    count = len(state.saucers)
    turn: dict[str, Any] = {
        "agenda": (Task("boost", 0, (0,)),),
        "plans": (Plan("3", "asteroids"),) * count,
        "revealed": (0,),
    }
    turn |= {"spin": "clockwise" if players > 2 else "", "round": 2, "turn": 1, "acting": 0}
    turn |= {"order": tuple(range(players)) if players > 2 else (0, 1, 0, 1)}
    return state._replace(**(turn | changes))


def planned(players: int = 3) -> State:
    """While plans are made: one is made, the next one is due."""
    return table(
        players,
        agenda=(Task("plan", 1, (1,)),),
        plans=(Plan("2", "sun"), *(None,) * (len(table(players).saucers) - 1)),
        revealed=(),
        spin="",
        order=(),
        turn=0,
        acting=-1,
    )


def rich(players: int = 6) -> State:
    """One saucer with ten upgrades and much crew, Probe and token, off the board."""
    crew = "red_pilot,red_engineer,blue_pilot,green_pilot,green_engineer,yellow_pilot"
    goods = f"boosters=12 energy=11 upgrades={','.join(ALL[:10])} fresh={','.join(ALL[8:10])}"
    return table(players, {0: f"off crew={crew} {goods}"}, tokens=(0,))


def ended(players: int = 3) -> State:
    """A game that is won."""
    crew = "red_pilot,blue_engineer,green_doctor,red_scientist"
    return table(players, {0: f"r2c3 crew={crew}"}, agenda=(), winner=0)


POSITIONS: dict[str, Callable[[], State]] = {
    **{f"nothing laid for {n}": lambda n=n: gamekit.start(GAME, n).state for n in (2, 5, 6)},
    **{f"planning of {n}": lambda n=n: planned(n) for n in (2, 3, 4, 5, 6)},
    **{f"turn of {n}": lambda n=n: table(n, crew={"red_pilot": 3}) for n in (2, 3, 4, 5, 6)},
    **{f"riches of {n}": lambda n=n: rich(n) for n in (2, 3, 5, 6)},
    **{f"in play by {n}": lambda n=n: played(n, n, 90).state for n in (2, 3, 4, 5, 6)},
    "an upgrade to keep": lambda: table(3, agenda=(Task("keep", 0, (0,)),), drawn=ALL[3:5]),
    "on one space": lambda: table(3, {0: "r0c2", 1: "r0c2"}),
    "won": ended,
}


def drawn(view: State, lang: str = "en", eyes: int = PUBLIC, **more: Any) -> Scene:
    """The scene of a view."""
    return scene(view, lang, game=GAME, seat=eyes, **more)


def of(view: State, eyes: int, lang: str = "en", **more: Any) -> Scene:
    """The scene of a state as a seat sees it."""
    return drawn(GAME.view(view, eyes), lang, eyes, **more)


def begun(picture: Scene, start: str) -> list[Shape]:
    """The shapes whose ids begin so."""
    return [shape for shape in picture.shapes if shape.id.startswith(start)]


def at_the_table(state: State, eyes: int) -> Session:
    """A session with the picture of a position, as a panel has it."""
    setting = GAME.setting(state.players, "page", {"board": "reference"})
    return with_picture(Timeline(GAME, setting, None, GAME.given(state)), eyes, scene)
