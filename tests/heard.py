"""A game as one player hears it at a panel without a browser: which keys are pressed, and what is announced.

A game's own `<game>_heard.py` says who plays how, and which rounds are written down in `golden`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import gamekit
from figures.registry import scene_for
from gamekit.game import Move
from gamekit.timeline import Timeline
from widgets import keys, showing
from widgets.session import Session
from widgets.table import Table

ME = 0
GOLDEN = Path(__file__).parent / "golden"


class Heard(NamedTuple):
    """A key, or who else has moved; what is under the cursor is called, and what was announced."""

    key: str
    at: str
    text: str

    def __str__(self) -> str:
        """A line of a written round."""
        return f"[{': '.join(filter(None, [self.key, self.at]))}] {self.text}".rstrip()


def seated(
    game: str, lang: str, seats: int, seed: int, full: bool = True, preset: str = "page", **options: Any
) -> Session:
    """A panel of Player A before chance has done anything."""
    timeline = gamekit.start(game, seats, seed=seed, preset=preset, options=options)
    timeline.jump(0)
    session = Session(Table(timeline), eyes=ME, lang=lang, locked=True, scene_of=scene_for(timeline.game))
    session.full = full
    return session


def played(session: Session, rounds: int, choose: Callable[[Timeline, random.Random], Move]) -> Iterator[Heard]:
    """Play so many rounds, or to the end: Player A by keys, the others at the same table; all that is heard."""
    rng = random.Random(session.timeline.seed)
    yield press(session, "Enter")
    while not session.timeline.over and session.timeline.state.round <= rounds:
        move = choose(session.timeline, rng)
        yield from by_keys(session, move) if move.seat == ME else [by_another(session, move)]


def by_another(session: Session, move: Move) -> Heard:
    """The move of another player at the table."""
    number = session.saying.number
    session.timeline.play(move)
    return Heard(session.words.seat(move.seat), "", session.saying.text if session.saying.number > number else "")


def press(session: Session, key: str, at: str = "") -> Heard:
    """Press a key with the cursor on a shape."""
    number, name = session.saying.number, session.pair_name(session.says(at)) if at else ""
    session.attempt(lambda: keys.press(session, key, at))
    return Heard({" ": "Space"}.get(key, key), name, session.saying.text if session.saying.number > number else "")


def by_keys(session: Session, move: Move) -> Iterator[Heard]:
    """Make a move with the keys alone: the verb by its key or number, then Enter where each word is that is due."""
    verb, here = session.game.verbs[move.verb], session.timeline.here
    yield press(session, verb.keys[0] if verb.keys else str(session.sight.verbs().index(move.verb) + 1))
    while session.timeline.here is here:
        assert session.choice
        due = session.choice.due
        yield press(session, "Enter", "" if due is None else stop(session, verb.slots[due].name, move.words[due]))


def stop(session: Session, slot: str, word: str) -> str:
    """The stop of the board that says a word in a slot; the picture is drawn when it is needed."""
    showing.scene(session)
    assert session.scene
    stops = [shape for shape in session.scene.shapes if shape.id in session.scene.walk]
    found = [shape.id for shape in stops if (slot, word) in shape.says]
    assert found, f"no stop says {slot} {word}"
    return found[0]


# ---------------------------------------------------------------------- writing down


def listing(heard: Iterator[Heard]) -> str:
    """Rounds as they are written down: a line for each key or move, with what is heard."""
    return "".join(f"{each}\n" for each in heard)


def golden(game: str, lang: str) -> str:
    """The rounds of a game that are written down."""
    return (GOLDEN / f"{game}_{lang}.txt").read_text(encoding="utf-8")


def write(game: str, written: Callable[[str], str]) -> None:
    """Write the rounds anew, when sentences have been changed on purpose."""
    for lang in ("en", "pl"):
        (GOLDEN / f"{game}_{lang}.txt").write_text(written(lang), encoding="utf-8")
