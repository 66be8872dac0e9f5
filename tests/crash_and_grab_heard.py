"""Rounds of Crash and Grab as one player hears them: Player A by keys, the others at random at the same table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import ear
import heard

import gamekit
from gamekit.timeline import Timeline
from widgets.session import Session

GAME = gamekit.registry.find("crash_and_grab")
SEATS, SEED, ROUNDS = 3, 41, 3  # of what is written down: pushes, mines, theft, an accelerator, all that is asked

seated = partial(heard.seated, "crash_and_grab")


def played(session: Session, rounds: int) -> Iterator[heard.Heard]:
    """Play so many rounds, or to the end; each key, or move of another, with what is heard after it."""
    return heard.played(session, rounds, Timeline.random_move)


class Ear(ear.Ear):
    """Player A's ear."""

    def __init__(self, lang: str, seats: int) -> None:
        rows = ("order", "saucers", "crew_list", "upgrades", "waiting")
        super().__init__(GAME, lang, heard.ME, seats, rows=rows, asks=True)


def written(lang: str) -> str:
    """The rounds that are written down."""
    return heard.listing(played(seated(lang, SEATS, SEED), ROUNDS))


if __name__ == "__main__":
    heard.write("crash_and_grab", written)
