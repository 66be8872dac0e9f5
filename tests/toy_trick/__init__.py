"""Treasure with a move out of turn: whoever has the map may shout before somebody digs, and takes the turn.

A small dirty trick: that a shout is possible follows from what only its seat knows.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import toy_game
from toy_game import State

from gamekit.agenda import push
from gamekit.game import CHANCE, Event, Move, Refusal, Step, Task, Verb

TEXTS = TemporaryDirectory()  # those of Treasure, and what comes on top


def folder() -> Path:
    """A folder with the texts of both."""
    for name in ("en.ftl", "pl.ftl", "rulebook.toml"):
        parts = [(of / name).read_text(encoding="utf-8") for of in (toy_game.GAME.folder, Path(__file__).parent)]
        (Path(TEXTS.name) / name).write_text("\n".join(parts), encoding="utf-8")
    return Path(TEXTS.name)


def may_shout(state: State) -> tuple[int, ...]:
    """The owner of the map, in the turns of the others."""
    return (state.owner,) if state.agenda[-1].seat not in (state.owner, CHANCE) else ()


def why_not_shout(state: State, move: Move) -> Refusal | None:
    """TR-9: only while the player whose turn it is stands on the treasure."""
    here = state.at[state.agenda[-1].seat]
    return None if here == state.treasure else Refusal("nothing_to_shout_at", ("TR-9",))


def shout(state: State, move: Move) -> Step:
    """TR-9: the owner of the map has the turn instead."""
    agenda = push(state.agenda[:-1], Task("turn", move.seat))
    events = (Event("shout", move.seat, {}, ("TR-9",)), Event("turn", move.seat, {}, ("TR-9",)))
    return Step(state._replace(agenda=agenda), events)


GAME = replace(
    toy_game.GAME,
    name="shouting_treasure",
    verbs={**toy_game.VERBS, "shout": Verb(("turn",), (), why_not_shout, shout, seats=may_shout)},
    events={**toy_game.EVENTS, "shout": ()},
    folder=folder(),
    longest=61,  # each turn can be taken once
)
