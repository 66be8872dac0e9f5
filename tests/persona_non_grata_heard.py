"""Weeks of Persona Non Grata as one player hears them: Player A by keys, the others at the same table.

All play as the kit does, and now and then at random, so that much of what can happen does.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import ear
import heard
from heard import ME, Heard, by_another, press, stop
from persona_non_grata_positions import BOX, GAME

from gamekit.game import CHANCE, Move
from gamekit.persona_non_grata.kit import kit
from gamekit.timeline import Timeline
from widgets.session import Session

KIT = 0.7  # how often the kit's move is made


class Told(NamedTuple):
    """A game of which some weeks are written down: how many play, by which rules, and from which seed."""

    seats: int
    preset: str
    seed: int
    weeks: int


WRITTEN = {  # file -> game: both with a tie, a corporation without any points, and something to decide for Player A
    "persona_non_grata": Told(3, "page", 73, 1),
    "persona_non_grata_published": Told(2, "published", 99, 1),
}

seated = partial(heard.seated, "persona_non_grata")


def played(session: Session, weeks: int) -> Iterator[Heard]:
    """Play so many weeks, or to the end; each key, or move of another, with what is heard after it."""
    rng = random.Random(session.timeline.seed)
    yield press(session, "Enter")
    while not session.timeline.over and session.timeline.state.week <= weeks:
        move = chosen(session.timeline, rng)
        yield from by_keys(session, move) if move.seat == ME else [by_another(session, move)]


def chosen(game: Timeline, rng: random.Random) -> Move:
    """What is played next: mostly as the kit does, now and then at random."""
    if game.actor == CHANCE or rng.random() > KIT:
        return game.random_move(rng)
    assert game.actor is not None
    found = kit(BOX, game.view(game.actor), game.actor, rng)
    return found if found and game.why_not(found) is None else game.random_move(rng)


def by_keys(session: Session, move: Move) -> Iterator[Heard]:
    """Make a move with Enter alone: on the card, then on the action card; on a player; on a card that is stolen."""
    slots = [slot.name for slot in GAME.verbs[move.verb].slots]
    stops = [stop(session, *pair) for pair in zip(slots, move.words, strict=True)]
    if move.verb == "take":  # a card says in whose area it lies, too
        stops = [robbed(session, *move.words)]
    for at in stops:
        yield press(session, "Enter", at)


def robbed(session: Session, seat: str, card: str) -> str:
    """The stop of a card in the area of a seat."""
    stops = [shape for shape in session.scene.shapes if shape.id in session.scene.walk]
    return str(next(shape.id for shape in stops if {("seat", seat), ("card", card)} <= set(shape.says)))


class Ear(ear.Ear):
    """A player's ear."""

    def __init__(self, lang: str, seats: int, me: int = ME) -> None:
        super().__init__(GAME, lang, me, seats, rows=("card", "cards", "actions", "sums", "counts"), asks=True)


def written(name: str, lang: str) -> str:
    """The weeks that are written down."""
    told = WRITTEN[name]
    return heard.listing(played(seated(lang, told.seats, told.seed, preset=told.preset), told.weeks))


if __name__ == "__main__":
    for each in WRITTEN:
        heard.write(each, partial(written, each))
