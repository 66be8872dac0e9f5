"""Puzzles: a position of a game from which exactly one solution follows, in which nothing told is superfluous.

A game makes candidates (`Game.puzzle`), each a game that stands where the puzzle begins; here they are checked by
`reasons` and graded by `grading`, and the search goes on until one is as hard as it was asked for. A game as it was
played tells much that is not needed: where puzzles are such games (`Game.sifting`), to find the lines that matter is
the puzzle; there are at least two, and how many says how hard it is. Where there is nothing to reason about, a puzzle
is solved by moves, and the game itself finds its solutions (`Game.riddle`). A puzzle is a game like any other: it is
played, saved and loaded.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gamekit.errors import InputError
from gamekit.game import Game, Setting
from gamekit.grading import DIFFICULTIES, HARDEST, level_of
from gamekit.reasons import (
    Case,
    Fact,
    Inference,
    Marks,
    Reasoning,
    facts_of,
    grade,
    holds,
    one_clue,
    steps,
    towards,
    why,
)
from gamekit.reasons import next_hint as hint_beyond
from gamekit.registry import find
from gamekit.riddle import Riddle
from gamekit.setting import check_seats
from gamekit.smallest import smallest
from gamekit.text import LANGUAGES, text
from gamekit.timeline import SEEDS, Timeline
from gamekit.tree import Node

NAME = "puzzle / zagadka"  # of the position at which it begins
MOST = 20_000  # candidates; of the kit's games, a few hundred are enough


class Asked(NamedTuple):
    """What puzzle is wanted; the same answers give the same puzzle."""

    game: Game
    difficulty: int
    seed: int
    setting: Setting


def puzzle(game: str | Game, difficulty: int = 1, seed: int = 0, seats: int | None = None) -> Timeline:
    """A puzzle for the seat to move: a game that stands at a position with exactly one solution.

    `difficulty` from 1 to 4 is how many log lines have to be combined in the hardest step, 4 for four or more; `seats`
    are as few as the game's puzzles can have, if not given. The same game, difficulty, seed and seats make the same
    puzzle on every machine. InputError if there is none such.
    """
    found = find(game)
    if found.puzzle is None:
        raise InputError("no_puzzles", {"game": found.name}, f"{found.name} makes no puzzles")
    if type(difficulty) is not int or difficulty not in DIFFICULTIES:
        raise _unknown("no_difficulty", difficulty, f"{DIFFICULTIES[0]} – {DIFFICULTIES[-1]}")
    if type(seed) is not int or abs(seed) >= SEEDS:
        raise _unknown("no_puzzle_number", seed, f"{1 - SEEDS} – {SEEDS - 1}")
    possible = seats_of(found, difficulty)
    wanted = possible[0] if seats is None else seats
    check_seats(found.name, possible, wanted)
    asked = Asked(found, difficulty, seed, found.setting(wanted, options=found.puzzle_options))
    for timeline in candidates(asked):
        if level_at(timeline, most=difficulty) == difficulty:
            return described(timeline, difficulty)
    raise InputError("no_puzzle", {"difficulty": difficulty}, f"no puzzle of difficulty {difficulty} was found")


def seats_of(game: Game, difficulty: int = DIFFICULTIES[0]) -> range:
    """How many players the puzzles of a game of that difficulty can have."""
    seats = game.puzzle_seats or game.seats
    return seats if isinstance(seats, range) else seats[difficulty]


def _unknown(reason: str, given: object, known: str) -> InputError:
    return InputError(reason, {"given": str(given)[:40], "known": known}, f"{reason} {given!r}; there are: {known}")


def candidates(asked: Asked) -> Iterator[Timeline]:
    """Games that stand at a sound position, of any grade; the same for the same wishes."""
    game, difficulty, seed, setting = asked
    assert game.puzzle is not None
    rng = random.Random(f"{game.name} {game.data} {setting.seats} {difficulty} {seed}")
    for _ in range(MOST):
        timeline: Timeline | None = game.puzzle(game, rng, setting, seed, difficulty)
        if timeline is not None:
            timeline.names[NAME] = timeline.here.number
            if fair(timeline):
                yield timeline


def beginning(timeline: Timeline) -> Node | None:
    """Where the puzzle begins; None if the game is none."""
    at = timeline.names.get(NAME)
    return None if at is None else timeline.nodes[at]


def riddle_of(timeline: Timeline) -> Riddle | None:
    """What is asked where the puzzle begins, if it is one that is solved by moves; else None."""
    start = beginning(timeline)
    if start is None or timeline.game.riddle is None:
        return None
    here, timeline.here = timeline.here, start
    found: Riddle | None = timeline.game.riddle(timeline)
    timeline.here = here
    return found


def fair(timeline: Timeline) -> bool:
    """Whether a puzzle has exactly one solution, and tells nothing superfluous, unless lines are to be sifted."""
    riddle = riddle_of(timeline)
    if riddle:
        return riddle.unique
    return (hidden if timeline.game.sifting else sound)(reasoning_of(timeline))


def level_at(timeline: Timeline, most: int = HARDEST) -> int:
    """The difficulty of a puzzle, from 1 to 4; a number above `most` if it is higher than that."""
    riddle = riddle_of(timeline)
    if riddle:
        return riddle.level
    reasoning = reasoning_of(timeline)
    return sifting_level(reasoning) if timeline.game.sifting else level_of(reasoning, most=most)


def reasoning_of(timeline: Timeline) -> Reasoning:
    """What the seat to move can reason where the puzzle begins; InputError if there is nothing to reason."""
    start = beginning(timeline) or timeline.nodes[0]
    actor = timeline.game.actor(start.state)
    found = None if actor is None or actor < 0 else timeline.reasoning(actor, at=start)
    if found is None:
        raise InputError("nothing_to_reason", {}, "nobody to move whose reasons could be told")
    return found


def sound(reasoning: Reasoning) -> bool:
    """Whether the clues leave exactly one solution, and would leave more without any one of them."""
    case = reasoning.case()
    if case is None:
        return False
    facts, clues = goal_of(reasoning, case), range(len(reasoning.clues))
    return settled(reasoning, facts, list(clues)) and not any(
        settled(reasoning, facts, [at for at in clues if at != gone]) for gone in clues
    )


def hidden(reasoning: Reasoning) -> bool:
    """Whether the clues leave exactly one solution, and no single one of them tells it."""
    case = reasoning.case()
    facts = goal_of(reasoning, case) if case else []
    return settled(reasoning, facts, list(range(len(reasoning.clues)))) and not any(
        settled(reasoning, facts, list(clues)) for clues in one_clue(reasoning)
    )


def sifted(reasoning: Reasoning) -> list[int]:
    """The fewest clues that leave exactly one solution, of equal ones the simplest; all, if there are more."""
    case, every = reasoning.case(), range(len(reasoning.clues))
    facts = goal_of(reasoning, case) if case else []
    rank = [clue.rank for clue in reasoning.clues].__getitem__
    return smallest(every, lambda some: settled(reasoning, facts, some), rank) or list(every)


def sifting_level(reasoning: Reasoning) -> int:
    """The level of a puzzle in which lines are to be sifted: two that matter, three, four, or more."""
    return min(max(len(sifted(reasoning)) - 1, DIFFICULTIES[0]), DIFFICULTIES[-1])


def goal_of(reasoning: Reasoning, case: Case) -> list[Fact]:
    """What a case says of the rows that are to be found."""
    return [fact for fact in facts_of(reasoning, case) if fact.kind in reasoning.goal]


def solution(reasoning: Reasoning, sifting: bool = False) -> list[Inference]:
    """The steps that lead to what is to be found, and no others; all steps, if it cannot be found here.

    Where lines are to be sifted, each step is the why of one thing that is to be found.
    """
    case = reasoning.case()
    goal = goal_of(reasoning, case) if case else []
    if not goal or not settled(reasoning, goal, list(range(len(reasoning.clues)))):
        return steps(reasoning)
    return whys(reasoning, goal) if sifting else towards(steps(reasoning, goal=goal), goal)


def whys(reasoning: Reasoning, facts: list[Fact]) -> list[Inference]:
    """A smallest why of each of some facts that is forced and holds."""
    found = [why(reasoning, fact) for fact in facts if fact.holds]
    return [Inference((one.fact,), one.clues) for one in found if one]


def next_hint(timeline: Timeline, reasoning: Reasoning, marks: Marks) -> Inference | None:
    """`reasons.next_hint`; but where a puzzle begins in which lines are to be sifted, first what is asked."""
    case = reasoning.case() if timeline.game.sifting and is_begun(timeline) else None
    goal = goal_of(reasoning, case) if case else []
    found = whys(reasoning, [fact for fact in goal if marks.get((fact.kind, fact.word)) is not fact.holds])
    return found[0] if found else hint_beyond(reasoning, marks)


def settled(reasoning: Reasoning, facts: list[Fact], among: list[int]) -> bool:
    """Whether all these facts are forced by some of the clues; what is so is tried first."""
    return all(holds(reasoning, fact, among) for fact in sorted(facts, key=lambda fact: not fact.holds))


def level(chain: Sequence[Inference]) -> int:
    """The difficulty of a solution, as `reasons.steps` gives it: the clues of its hardest step, from 1 to 4."""
    return min(max(grade(chain), DIFFICULTIES[0]), DIFFICULTIES[-1])


def described(timeline: Timeline, difficulty: int) -> Timeline:
    """The puzzle with a comment in both languages where it begins."""
    about = {"seat": timeline.actor, "grade": difficulty, "number": timeline.seed}
    riddle = riddle_of(timeline)
    for lang in LANGUAGES:
        words = text(lang, timeline.game)
        comment = "sifting-comment" if timeline.game.sifting else "puzzle-comment"
        told = [words.say("riddle-comment" if riddle else comment, **about)]
        told += [said.text(words) for said in riddle.question] if riddle else []
        told += [words.say("about-puzzle", seat=timeline.actor)] if words.has("about-puzzle") else []
        timeline.comments.setdefault(timeline.here.number, {})[lang] = " ".join(told)
    return timeline


def is_puzzle(timeline: Timeline) -> bool:
    """Whether the game holds a puzzle of this kit: a position of that name, where a player has something to reason."""
    start = beginning(timeline)
    if start is None or timeline.game.puzzle is None or timeline.eyes is not None:
        return False
    if timeline.game.riddle:
        return riddle_of(timeline) is not None
    actor = timeline.game.actor(start.state)
    return actor is not None and actor >= 0 and timeline.reasoning(actor, at=start) is not None


def is_begun(timeline: Timeline) -> bool:
    """Whether the game stands where its puzzle begins."""
    return is_puzzle(timeline) and timeline.here is beginning(timeline)
