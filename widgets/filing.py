"""Saving, loading, beginning anew: what puts a game into a file or another game on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gamekit
from gamekit.registry import both
from widgets import keep
from widgets.session import Session


def save(session: Session, name: str, seat: int | None = None) -> None:
    """Write the game, or what one seat has seen of it, into the folder of saved games; no file is overwritten."""
    path = keep.free_path(name or session.game.name)
    keep.write(path, session.timeline.record(seat))
    session.say(session.words.say("saved", file=path.as_posix()))


def load(session: Session, source: str, name: str = "") -> None:
    """Put the game of a record on the table: its text, a path, or the name of a saved game.

    RecordError if it is none; then the game that is open stays.
    """
    timeline = keep.load(source, session.game)
    session.say(with_aside(session, session.words.say("loaded", file=name or source)))
    session.table.replace(timeline)


def with_aside(session: Session, words: str) -> str:
    """Put the open game aside, and say so behind the words."""
    aside = session.table.put_aside()
    return f"{words} {session.words.say('put-aside', file=aside)}" if aside else words


def new_game(session: Session, seats: int, preset: str, options: Mapping[str, Any], seed: int | None) -> None:
    """Put a new game on the table; SettingError if there is none such."""
    timeline = gamekit.start(both(session.game)[0], seats, preset, options, seed)
    session.say(with_aside(session, session.words.say("begun")))
    session.table.replace(timeline)
    session.table.follow()


def new_table(session: Session, seats: int, me: int, preset: str, options: Mapping[str, Any]) -> None:
    """Put a game on the table that is entered from a real one by the player `me`, whose eyes the panel gets."""
    timeline = gamekit.at_table(session.game, seats, me, preset, options)
    session.own = me
    session.say(with_aside(session, session.words.say("begun-at-table", seat=me)))
    session.table.replace(timeline)


def new_puzzle(session: Session, difficulty: int, number: int, seats: int | None = None) -> None:
    """Put a puzzle on the table and look through the eyes of whoever is to solve it; InputError if there is none."""
    timeline = gamekit.puzzle(session.game, difficulty, number, seats)
    begun = session.words.say("puzzle-begun", number=str(number), grade=difficulty)
    session.say(with_aside(session, begun))
    session.own = timeline.actor if timeline.actor is not None else session.own
    session.table.replace(timeline)
    session.table.kits.discard(timeline.actor if timeline.actor is not None else 0)


def go_on(session: Session) -> None:
    """Put the game that was kept before on the table."""
    keeper = session.table.keeper
    earlier = keeper.take() if keeper else None
    if earlier:
        session.say(with_aside(session, session.words.say("went-on-with-kept")))
        session.table.replace(earlier)


def stay(session: Session) -> None:
    """Leave the game that was kept before; it stays in its file until a move is made here, and then beside it."""
    keeper = session.table.keeper
    if keeper:
        keeper.earlier = None
        session.say(session.words.say("stayed", file=keeper.aside.name))
