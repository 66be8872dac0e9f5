"""Treasure with runs: two spots or more in one move, moment by moment; whoever is passed may wave.

A small glide, and a choice that another than the player in turn is asked for at the moment it arises.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import toy_game
from toy_game import ROUTINES, SPOTS, State

from gamekit.agenda import push, run_on
from gamekit.game import Event, Move, Refusal, Slot, Step, Task, Verb

TEXTS = TemporaryDirectory()  # those of Treasure, and what comes on top


def folder() -> Path:
    """A folder with the texts of both."""
    for name in ("en.ftl", "pl.ftl", "rulebook.toml"):
        parts = [(of / name).read_text(encoding="utf-8") for of in (toy_game.GAME.folder, Path(__file__).parent)]
        (Path(TEXTS.name) / name).write_text("\n".join(parts), encoding="utf-8")
    return Path(TEXTS.name)


def way(start: str, goal: str) -> tuple[str, ...]:
    """The spots of a run, the first one left out."""
    one, two = SPOTS.index(start), SPOTS.index(goal)
    return SPOTS[one + 1 : two + 1] if one < two else SPOTS[two:one][::-1]


def why_not_run(state: State, move: Move) -> Refusal | None:
    """TR-10: a run is two spots or more."""
    return Refusal("too_near", ("TR-10",)) if len(way(state.at[move.seat], move.words[0])) < 2 else None


def moments(state: State, move: Move) -> tuple[Step, ...]:
    """TR-10: a moment for each spot of a run; after the last, whoever was passed is asked."""
    if move.verb != "run":
        return (VERBS[move.verb].play(state, move),)
    found, seat, spots = list[Step](), move.seat, way(state.at[move.seat], move.words[0])
    passed = [other for other, at in enumerate(state.at) if at in spots and other != seat]
    for spot in spots:
        state = state._replace(at=(*state.at[:seat], spot, *state.at[seat + 1 :]))
        found.append(Step(state, (Event("run", seat, {"spot": spot}, ("TR-10",)),)))
    tasks = [Task("wave", other) for other in passed]
    return (*found[:-1], run_on(push_all(state, tasks), found[-1].events, ROUTINES))


def push_all(state: State, tasks: list[Task]) -> State:
    """The task on top is done, and these are to be settled, the first one next."""
    return state._replace(agenda=push(state.agenda[:-1], *tasks))


def run(state: State, move: Move) -> Step:
    """TR-10: the whole run."""
    steps = moments(state, move)
    return Step(steps[-1].state, tuple(event for step in steps for event in step.events))


def wave(state: State, move: Move) -> Step:
    """TR-11: all see it, and nothing comes of it."""
    return toy_game.settled(state, Event("wave", move.seat, {}, ("TR-11",)))


def decline(state: State, move: Move) -> Step:
    """TR-11: nobody need wave."""
    return toy_game.settled(state, Event("pass", move.seat, {}, ("TR-11",)))


VERBS = {
    **toy_game.VERBS,
    "run": Verb(("turn",), (Slot("spot", lambda state: SPOTS),), why_not_run, run),
    "wave": Verb(("wave",), (), None, wave),
    "pass": Verb(("wave",), (), None, decline, keys=("d",)),
}

GAME = replace(
    toy_game.GAME,
    name="running_treasure",
    verbs=VERBS,
    events={**toy_game.EVENTS, "run": ("spot",), "wave": (), "pass": ()},
    quiet=frozenset({"run"}),
    in_moments=moments,
    folder=folder(),
    longest=121,  # after each turn, two can be asked
)
