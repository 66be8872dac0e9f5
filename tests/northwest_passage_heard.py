"""Rounds of Northwest Passage as one player hears them: Player A by keys, the others at the same table.

All play as the kit does, and now and then at random, so that much of what can happen does.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

import ear
import heard
from northwest_passage_positions import BOX, GAME

from gamekit.game import CHANCE, Move
from gamekit.northwest_passage.kit import kit
from gamekit.timeline import Timeline
from widgets.session import Session

SEATS, SEED, ROUNDS = 2, 63, 3  # of what is written down: a renewal, a transfer, an island, discoveries
KIT = 0.7  # how often the kit's move is made

seated = partial(heard.seated, "northwest_passage")


def played(session: Session, rounds: int) -> Iterator[heard.Heard]:
    """Play so many rounds, or to the end; each key, or move of another, with what is heard after it."""
    return heard.played(session, rounds, chosen)


def chosen(game: Timeline, rng: random.Random) -> Move:
    """What is played next: mostly as the kit does, now and then at random."""
    if game.actor == CHANCE or rng.random() > KIT:
        return game.random_move(rng)
    assert game.actor is not None
    found = kit(BOX, game.state, game.actor, rng)
    return found if found and game.why_not(found) is None else game.random_move(rng)


class Ear(ear.Ear):
    """Player A's ear."""

    def __init__(self, lang: str, seats: int) -> None:
        super().__init__(GAME, lang, heard.ME, seats, rows=("tiles", "squares", "on"), asks=True)


def written(lang: str) -> str:
    """The rounds that are written down."""
    return heard.listing(played(seated(lang, SEATS, SEED), ROUNDS))


if __name__ == "__main__":
    heard.write("northwest_passage", written)
