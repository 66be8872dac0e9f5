"""Rounds of Crash and Grab as one player hears them: which keys are pressed, and what is announced.

`played` plays at a panel without a browser: Player A by keys, the others at random at the same table.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import ear

import gamekit
from figures.registry import scene_for
from gamekit.game import Move
from widgets import keys, showing
from widgets.session import Session
from widgets.table import Table

ME = 0
GAME = gamekit.registry.find("crash_and_grab")
SEATS, SEED, ROUNDS = 3, 41, 3  # of what is written down: pushes, mines, theft, an accelerator, all that is asked
GOLDEN = Path(__file__).parent / "golden"


class Heard(NamedTuple):
    """A key, or who else has moved; what is under the cursor is called, and what was announced."""

    key: str
    at: str
    text: str

    def __str__(self) -> str:
        """A line of a written round."""
        return f"[{': '.join(filter(None, [self.key, self.at]))}] {self.text}".rstrip()


# ---------------------------------------------------------------------- playing


def seated(lang: str, seats: int, seed: int, full: bool = True, **options: Any) -> Session:
    """A panel of Player A before anything is laid."""
    game = gamekit.start("crash_and_grab", seats, seed=seed, options=options)
    game.jump(0)
    session = Session(Table(game), eyes=ME, lang=lang, locked=True, scene_of=scene_for(game.game))
    session.full = full
    return session


def played(session: Session, rounds: int) -> Iterator[Heard]:
    """Play so many rounds, or to the end; each key, or move of another, with what is heard after it."""
    rng = random.Random(session.timeline.seed)
    yield press(session, "Enter")
    while not session.timeline.over and session.timeline.state.round <= rounds:
        move = session.timeline.random_move(rng)
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
    """Make a move with the keys alone: the verb by its key or number, each word by Enter where it stands."""
    own = GAME.verbs[move.verb].keys
    yield press(session, own[0] if own else str(session.sight.verbs().index(move.verb) + 1))
    for slot, word in zip(GAME.verbs[move.verb].slots, move.words, strict=True):
        yield press(session, "Enter", stop(session, slot.name, word))
    if session.choice:
        yield press(session, "Enter")


def stop(session: Session, slot: str, word: str) -> str:
    """The stop of the board that says a word in a slot; the picture is drawn when it is needed."""
    showing.scene(session)
    found = [
        shape.id for shape in session.scene.shapes if shape.id in session.scene.walk and (slot, word) in shape.says
    ]
    assert found, f"no stop says {slot} {word}"
    return found[0]


class Ear(ear.Ear):
    """Player A's ear."""

    def __init__(self, lang: str, seats: int) -> None:
        rows = ("order", "saucers", "crew_list", "upgrades", "waiting")
        super().__init__(GAME, lang, ME, seats, rows=rows, asks=True)


# ---------------------------------------------------------------------- writing down


def written(lang: str) -> str:
    """The rounds as they are written down: a line for each key or move, with what is heard."""
    return "".join(f"{heard}\n" for heard in played(seated(lang, SEATS, SEED), ROUNDS))


if __name__ == "__main__":  # write the rounds anew, when sentences have been changed on purpose
    for each in ("en", "pl"):
        (GOLDEN / f"crash_and_grab_{each}.txt").write_text(written(each), encoding="utf-8")
