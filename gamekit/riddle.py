"""Puzzles that are solved by moves, in games where there is nothing to reason about: what is asked, and the solution.

A game offers `Game.riddle(timeline)`, which reads the puzzle off the position where it begins and looks for all its
solutions. What it says are messages of the game with their details, so that every room can say it in its language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from gamekit.text import Text


class Said(NamedTuple):
    """A sentence: the id of a message of the game, and its details."""

    message: str
    details: Mapping[str, Any] = {}

    def text(self, words: Text) -> str:
        """The sentence in a language."""
        return words.say(self.message, **self.details)


class Riddle(NamedTuple):
    """A puzzle: who has to solve it, how hard it is (1 to 4), and whether it has exactly one solution.

    `question` says what to do, `lying` how the board lies for those who have no picture of it, `blanks` what is to be
    written down, `solution` how it is done, step by step.
    """

    seat: int
    level: int
    unique: bool
    question: tuple[Said, ...]
    lying: tuple[Said, ...]
    blanks: tuple[Said, ...]
    solution: tuple[Said, ...]
