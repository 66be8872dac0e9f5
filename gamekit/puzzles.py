"""Puzzles: a game that begins from a given position with exactly one solution, in which nothing told is superfluous.

A game makes candidates (`Game.puzzle`); here they are checked and graded by `reasons`, and the search goes on until one
is as hard as it was asked for. A puzzle is a game like any other: it is played, saved and loaded.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gamekit.errors import InputError
from gamekit.game import Game, Setting
from gamekit.reasons import Fact, Inference, Reasoning, cells, facts_of, forced, grade, holds, steps
from gamekit.record import SEED
from gamekit.registry import find
from gamekit.text import LANGUAGES, text
from gamekit.timeline import Timeline

DIFFICULTIES = (1, 2, 3, 4)  # so many log lines have to be combined in the hardest step; 4: four or more
NAME = "puzzle / zagadka"  # of the position at which it begins
MOST = 20_000  # candidates; of the kit's games, a few hundred are enough


class Asked(NamedTuple):
    """What puzzle is wanted; the same answers give the same puzzle."""

    game: Game
    difficulty: int
    seed: int
    setting: Setting


def puzzle(game: str | Game, difficulty: int = 1, seed: int = 0, seats: int = 2) -> Timeline:
    """A puzzle for the seat to move: a game that begins from a position with exactly one solution.

    `difficulty` from 1 to 4 is how many log lines have to be combined in the hardest step, 4 for four or more. The same
    game, difficulty, seed and seats make the same puzzle on every machine. InputError if there is none such.
    """
    found = find(game)
    if found.puzzle is None:
        raise InputError("no_puzzles", {"game": found.name}, f"{found.name} makes no puzzles")
    if type(difficulty) is not int or difficulty not in DIFFICULTIES:
        raise _unknown("no_difficulty", difficulty, f"{DIFFICULTIES[0]} – {DIFFICULTIES[-1]}")
    if type(seed) is not int or abs(seed) >= SEED:
        raise _unknown("no_puzzle_number", seed, f"{1 - SEED} – {SEED - 1}")
    asked = Asked(found, difficulty, seed, found.setting(seats, options=found.puzzle_options))
    for timeline in candidates(asked):
        if level(steps(reasoning_of(timeline))) == difficulty:
            return described(timeline, difficulty)
    raise InputError("no_puzzle", {"difficulty": difficulty}, f"no puzzle of difficulty {difficulty} was found")


def _unknown(reason: str, given: object, known: str) -> InputError:
    return InputError(reason, {"given": str(given)[:40], "known": known}, f"{reason} {given!r}; there are: {known}")


def candidates(asked: Asked) -> Iterator[Timeline]:
    """Games that begin from a sound position, of any grade; the same for the same wishes."""
    game, difficulty, seed, setting = asked
    assert game.puzzle is not None
    rng = random.Random(f"{game.name} {game.data} {setting.seats} {difficulty} {seed}")
    for _ in range(MOST):
        state = game.puzzle(rng, setting, difficulty)
        if state is not None:
            timeline = Timeline(game, setting, seed, game.given(state))
            if sound(reasoning_of(timeline)):
                yield timeline


def reasoning_of(timeline: Timeline) -> Reasoning:
    """What the seat to move can reason at the beginning; InputError if the game has no reasons to give."""
    start = timeline.nodes[0]
    actor = timeline.game.actor(start.state)
    found = None if actor is None or actor < 0 else timeline.reasoning(actor, at=start)
    if found is None:
        raise InputError("nothing_to_reason", {}, "nobody to move whose reasons could be told")
    return found


def sound(reasoning: Reasoning) -> bool:
    """Whether the clues leave exactly one case, and would leave more without any one of them."""
    case = reasoning.case()
    if case is None:
        return False
    facts = facts_of(reasoning, case)
    clues = range(len(reasoning.clues))
    every = len(forced(reasoning)) == len(cells(reasoning))
    return every and all(not settled(reasoning, facts, [at for at in clues if at != gone]) for gone in clues)


def settled(reasoning: Reasoning, facts: list[Fact], among: list[int]) -> bool:
    """Whether all these facts are forced by some of the clues; what is so is tried first."""
    return all(holds(reasoning, fact, among) for fact in sorted(facts, key=lambda fact: not fact.holds))


def level(chain: Sequence[Inference]) -> int:
    """The difficulty of a solution, as `reasons.steps` gives it: the clues of its hardest step, from 1 to 4."""
    return min(max(grade(chain), DIFFICULTIES[0]), DIFFICULTIES[-1])


def described(timeline: Timeline, difficulty: int) -> Timeline:
    """The puzzle with a name for its beginning and a comment in both languages."""
    timeline.names[NAME] = 0
    about = {"seat": timeline.actor, "grade": difficulty, "number": timeline.seed}
    for lang in LANGUAGES:
        words = text(lang, timeline.game)
        told = [words.say("puzzle-comment", **about)]
        told += [words.say("about-puzzle", seat=timeline.actor)] if words.has("about-puzzle") else []
        timeline.comments.setdefault(0, {})[lang] = " ".join(told)
    return timeline


def is_puzzle(timeline: Timeline) -> bool:
    """Whether the game began as a puzzle of this kit."""
    return timeline.given and timeline.names.get(NAME) == 0
