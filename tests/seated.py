"""Sessions at a table without a browser: a plain picture, a small game, and what a reader does and hears."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from toy_game import GAME as TREASURE

import gamekit
from figures.scene import Scene, Shape, Table
from gamekit import Game, Timeline
from widgets import keys, moving, showing
from widgets.session import Session
from widgets.table import Table as Desk

Open = Mapping[str, Collection[str]]


def picture(view: Any, lang: str, *, game: Game, seat: int, lens: str | None, open: Open) -> Scene:
    """A plain picture: a stop for each spot, which says it in every slot that could hold it; holes carry a word."""
    spots = list(game.graph(view, "board").nodes)
    slots = {slot.name for verb in game.verbs.values() for slot in verb.slots}
    shapes = tuple(
        Shape(f"at-{spot}", "circle", (x, 0), (1, 1), "place", spot, spot, tuple((slot, spot) for slot in slots))
        for x, spot in enumerate(spots)
    )
    walk: dict[str, dict[str, str]] = {shape.id: {} for shape in shapes}
    return Scene("", (9, 9), shapes, walk, shapes[0].id, {}, "", Table("", (), ()), lang)


def seated(game: Timeline | Desk, **about: Any) -> Session:
    """A session with its picture drawn anew after every change, as a panel does."""
    session = Session(game if isinstance(game, Desk) else Desk(game), scene_of=picture, **about)
    session.table.rng.seed(7)  # for the kit as a player, and for draws by the odds
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    return session


def with_picture(game: Timeline, eyes: int, scene_of: Any) -> Session:
    """A session with the game's own picture, as a panel has it."""
    session = Session(Desk(game), scene_of=scene_of, eyes=eyes)
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    return session


def treasure(*moves: str, seats: int = 2, seed: int | None = 1) -> Timeline:
    game = gamekit.start(TREASURE, seats, seed=seed)
    for move in moves:
        game.do(move)
    return game


def detectives(seats: int = 2, **about: Any) -> Session:
    return seated(gamekit.start("zero_seven", seats, seed=3), **about)


def press(session: Session, *pressed: str, at: str = "") -> str:
    """Press keys, and hear what the last one says."""
    for key in pressed:
        session.attempt(lambda key=key: keys.press(session, key, at))  # type: ignore[misc]
    return session.saying.text


def clicked(session: Session, at: str) -> str:
    session.attempt(lambda: moving.click(session, at))
    return session.saying.text


def typed(session: Session, text: str) -> str:
    session.attempt(lambda: moving.type_move(session, text))
    return session.saying.text
