"""A round of 1000 mil as one player hears it: which keys are pressed, and what is announced; and read back into facts.

`played` plays a round at a panel without a browser: Player A by keys, the others by the kit. `Ear` reads announcements.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import ear

import gamekit
from figures.registry import scene_for
from gamekit.game import Move
from gamekit.timeline import Timeline
from widgets import keys, showing
from widgets.players import kit_move
from widgets.session import Session
from widgets.table import Table

ME = 0
GAME = gamekit.registry.find("thousand_miles")
SEATS, SEED = 3, 38  # of the round that is written down: dirty tricks on both sides, an empty deck, and it is won
GOLDEN = Path(__file__).parent / "golden"


class Heard(NamedTuple):
    """A key, what the card or side under the cursor is called, and what was announced."""

    key: str
    at: str
    text: str

    def __str__(self) -> str:
        """A line of a written round."""
        pressed = ": ".join([{" ": "Space", "d": "D"}.get(self.key, self.key), *filter(None, [self.at])])
        return f"[{pressed}] {self.text}".rstrip()


# ---------------------------------------------------------------------- playing


def seated(lang: str, seats: int, seed: int, full: bool = True, **options: Any) -> Session:
    """A panel of Player A before anything is dealt; all others are the kit's."""
    game = gamekit.start("thousand_miles", seats, seed=seed, options={"match_points": None, **options})
    game.jump(0)
    session = Session(Table(game), eyes=ME, lang=lang, locked=True, scene_of=scene_for(game.game))
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    session.full, session.table.kits = full, set(range(1, seats))
    return session


def played(session: Session) -> Iterator[Heard]:
    """Play a game to its end; each key with what is heard after it."""
    yield press(session, "Enter", "")
    while not session.timeline.over:
        for key, at in keys_for(session):
            yield press(session, key, at)


def press(session: Session, key: str, at: str) -> Heard:
    """Press a key with the cursor on a shape."""
    number, name = session.saying.number, session.pair_name(session.says(at)) if at else ""
    session.attempt(lambda: keys.press(session, key, at))
    return Heard(key, name, session.saying.text if session.saying.number > number else "")


def keys_for(session: Session) -> Iterator[tuple[str, str]]:
    """The keys for what Player A does now, as the kit would; else Space, for the others."""
    game: Timeline = session.timeline
    mine = game.actor == ME or ME in game.game.out_of_turn(game.state)
    move = kit_move(game, ME) if mine else None
    yield from keys_of(session, move) if move else [(" ", "")]


def keys_of(session: Session, move: Move) -> Iterator[tuple[str, str]]:
    """The keys that make a move: its own, or Enter on the card and, if that is asked, on the side."""
    if move.verb in ("draw", "trick"):
        yield {"draw": " ", "trick": "d"}[move.verb], ""
        return
    card, *rival = move.words
    yield "Delete" if move.verb == "discard" else "Enter", f"hand-{card}-0"
    if rival and session.choice:
        yield "Enter", f"side-{rival[0]}"


# ---------------------------------------------------------------------- understanding


class Ear(ear.Ear):
    """Player A's ear."""

    joined = ("card",)

    def __init__(self, lang: str, seats: int) -> None:
        super().__init__(GAME, lang, ME, seats, rows=("cards", "state"))


# ---------------------------------------------------------------------- writing down


def written(lang: str) -> str:
    """The round as it is written down: a line for each key, with what is heard."""
    return "".join(f"{heard}\n" for heard in played(seated(lang, SEATS, SEED)))


if __name__ == "__main__":  # write the rounds anew, when sentences have been changed on purpose
    for each in ("en", "pl"):
        (GOLDEN / f"thousand_miles_{each}.txt").write_text(written(each), encoding="utf-8")
