"""How hard a solution is, without looking for its steps.

The steps of a solution (`reasons.steps`) are each the smallest there is: the fewest clues that, with the facts found
before, tell something new. So the hardest step on the way to the goal takes k clues just if the goal is reached by
steps of at most k clues, but not by steps of at most k - 1. To know what is reached, nobody has to ask which facts are
needed for which, and that is what takes long.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, cycle

from gamekit.reasons import Fact, Reasoning, facts_of, following

DIFFICULTIES = (1, 2, 3, 4)  # so many log lines have to be combined in the hardest step; 4: four or more
HARDEST = DIFFICULTIES[-1]


def level_of(reasoning: Reasoning, among: Sequence[int] | None = None, most: int = HARDEST) -> int:
    """The level of the solution, from 1 to 4, by the clues of these numbers (None: all); `most` + 1 if it is higher.

    If these clues do not settle all that is to be found, it is the level of all that follows.
    """
    clues = range(len(reasoning.clues)) if among is None else among
    case = reasoning.case((), clues)
    facts = facts_of(reasoning, case) if case else []  # not all of them need follow
    goal = [fact for fact in facts if fact.kind in reasoning.goal]
    if following(reasoning, goal, clues) != goal:
        goal = following(reasoning, facts, clues)
    known, above = list[Fact](), min(most + 1, HARDEST)
    for size in range(1, above):
        known = reached(reasoning, list(combinations(clues, min(size, len(clues)))), facts, known, set(goal))
        if set(goal).issubset(known):
            return size
    return above


def reached(
    reasoning: Reasoning, sets: Sequence[Sequence[int]], facts: Sequence[Fact], known: list[Fact], goal: set[Fact]
) -> list[Fact]:
    """The facts known, and those that steps by these sets of clues lead to: all of them, or enough for the goal."""
    left, in_vain = [fact for fact in facts if fact not in known], 0
    for some in cycle(sets):
        if in_vain == len(sets) or goal.isdisjoint(left):
            break
        new = following(reasoning, left, some, known)
        known = [*known, *new]
        left = [fact for fact in left if fact not in new]
        in_vain = 0 if new else in_vain + 1
    return known
