"""A round of 1000 mil as one player hears it: Player A by keys, the others by the kit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ear
import heard
from heard import ME

import gamekit
from gamekit.game import Move
from gamekit.timeline import Timeline
from widgets import showing
from widgets.players import kit_move
from widgets.session import Session

GAME = gamekit.registry.find("thousand_miles")
SEATS, SEED = 3, 38  # of the round that is written down: dirty tricks on both sides, an empty deck, and it is won


def seated(lang: str, seats: int, seed: int, full: bool = True, **options: Any) -> Session:
    """A panel of Player A before anything is dealt; all others are the kit's."""
    session = heard.seated("thousand_miles", lang, seats, seed, full, **{"match_points": None, **options})
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    session.table.kits = set(range(1, seats))
    return session


def played(session: Session) -> Iterator[heard.Heard]:
    """Play a game to its end; each key with what is heard after it."""
    yield heard.press(session, "Enter")
    while not session.timeline.over:
        for key, at in keys_for(session):
            told = heard.press(session, key, at)
            yield told._replace(key="D") if key == "d" else told


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


class Ear(ear.Ear):
    """Player A's ear."""

    joined = ("card",)

    def __init__(self, lang: str, seats: int) -> None:
        super().__init__(GAME, lang, ME, seats, rows=("cards", "state"))


def written(lang: str) -> str:
    """The round that is written down."""
    return heard.listing(played(seated(lang, SEATS, SEED)))


if __name__ == "__main__":
    heard.write("thousand_miles", written)
