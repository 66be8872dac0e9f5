"""Rounds of Northwest Passage as one player hears them: which keys are pressed, and what is announced.

`played` plays at a panel without a browser: Player A by keys, the others at the same table. All play as the kit does,
and now and then at random, so that much of what can happen does.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import ear
from northwest_passage_positions import BOX, GAME

import gamekit
from figures.registry import scene_for
from gamekit.game import CHANCE, Move
from gamekit.northwest_passage.kit import kit
from gamekit.timeline import Timeline
from widgets import keys, showing
from widgets.session import Session
from widgets.table import Table

ME = 0
SEATS, SEED, ROUNDS = 2, 63, 3  # of what is written down: a renewal, a transfer, an island, discoveries
KIT = 0.7  # how often the kit's move is made
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
    game = gamekit.start(GAME, seats, seed=seed, options=options)
    game.jump(0)
    session = Session(Table(game), eyes=ME, lang=lang, locked=True, scene_of=scene_for(game.game))
    session.full = full
    return session


def played(session: Session, rounds: int) -> Iterator[Heard]:
    """Play so many rounds, or to the end; each key, or move of another, with what is heard after it."""
    rng = random.Random(session.timeline.seed)
    yield press(session, "Enter")
    while not session.timeline.over and session.timeline.state.round <= rounds:
        move = chosen(session.timeline, rng)
        yield from by_keys(session, move) if move.seat == ME else [by_another(session, move)]


def chosen(game: Timeline, rng: random.Random) -> Move:
    """What is played next: mostly as the kit does, now and then at random."""
    if game.actor == CHANCE or rng.random() > KIT:
        return game.random_move(rng)
    assert game.actor is not None
    found = kit(BOX, game.state, game.actor, rng)
    return found if found and game.why_not(found) is None else game.random_move(rng)


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
    own, here = GAME.verbs[move.verb].keys, session.timeline.here
    yield press(session, own[0] if own else str(session.sight.verbs().index(move.verb) + 1))
    while session.timeline.here is here:
        assert session.choice
        due = session.choice.due
        assert due is not None, "a quick verb is done with its last word"
        yield press(session, "Enter", stop(session, GAME.verbs[move.verb].slots[due].name, move.words[due]))


def stop(session: Session, slot: str, word: str) -> str:
    """The stop of the board that says a word in a slot; the picture is drawn when it is needed."""
    showing.scene(session)
    assert session.scene
    found = [
        shape.id for shape in session.scene.shapes if shape.id in session.scene.walk and (slot, word) in shape.says
    ]
    assert found, f"no stop says {slot} {word}"
    return str(found[0])


class Ear(ear.Ear):
    """Player A's ear."""

    def __init__(self, lang: str, seats: int) -> None:
        super().__init__(GAME, lang, ME, seats, rows=("tiles", "squares", "on"), asks=True)


# ---------------------------------------------------------------------- writing down


def written(lang: str) -> str:
    """The rounds as they are written down: a line for each key or move, with what is heard."""
    return "".join(f"{heard}\n" for heard in played(seated(lang, SEATS, SEED), ROUNDS))


if __name__ == "__main__":  # write the rounds anew, when sentences have been changed on purpose
    for each in ("en", "pl"):
        (GOLDEN / f"northwest_passage_{each}.txt").write_text(written(each), encoding="utf-8")
