"""A recorded game at a desk without a browser, with the game's own picture: marking, uncovering, checking."""

from __future__ import annotations

from pathlib import Path

from seated import seated

import gamekit
from figures.registry import scene_for
from gamekit import Timeline
from widgets import checking, marking
from widgets.session import Session
from widgets.table import Table

GAMES = Path(__file__).resolve().parents[1] / "notebooks" / "games"
HAT, CORK, SPARK = ("suspect", "kapelusz"), ("suspect", "korek"), ("suspect", "iskra")


def recorded(at: str = "five cases / pięć spraw") -> Timeline:
    """A recorded game of two players at one of its named positions; Player A is to move."""
    game = gamekit.load(GAMES / "zero_seven_good_questions.json")
    game.jump(game.names[at])
    return game


def desk(game: Timeline | Table, eyes: int = 0, **about: object) -> Session:
    """A session with the game's own picture."""
    session = seated(game, eyes=eyes, **about)
    session.scene_of = scene_for(session.game)
    session.scene = None
    session.refresh()
    return session


def mark(session: Session, *cells: tuple[str, str]) -> str:
    for cell in cells:
        session.attempt(lambda cell=cell: marking.mark(session, *cell))  # type: ignore[misc]
    return session.saying.text


def uncover(session: Session) -> None:
    session.attempt(lambda: marking.set_follows(session, True))


def check(session: Session) -> str:
    session.attempt(lambda: checking.check(session))
    return session.saying.text


def drawn(session: Session, id: str) -> tuple[str, ...]:
    return tuple(session.scene.shape(id).marks)
