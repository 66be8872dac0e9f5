"""What has been asked about reasons in a panel, remembered: a why, hints, the whole solution. `asking` answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from gamekit.reasons import Fact, Inference, Reasoning, Why
    from gamekit.timeline import Node

LogLine = tuple[int, int]  # step, and which of its lines


class Standpoint(NamedTuple):
    """A position where something was asked, and what could be reasoned there."""

    node: Node
    reasoning: Reasoning


class Ladder(NamedTuple):
    """The hints given so far: towards which inference, how many, and what was known when the first was given."""

    reasoning: Reasoning
    inference: Inference
    known: tuple[Fact, ...]
    given: int = 0


class Solution(NamedTuple):
    """A whole solution: where it was asked for, its steps, and the number of the one on show, from 0."""

    about: Standpoint
    chain: Sequence[Inference]
    at: int = 0


@dataclass
class Inquiry:
    """All that these eyes have asked about reasons; another pair of eyes begins anew."""

    fact: Fact | None = None  # whose why is on show
    about: Standpoint | None = None  # where it was asked
    why: Why | None = None  # and why it holds; None if it does not follow
    ladder: Ladder | None = None
    solution: Solution | None = None
    lit: LogLine | None = None  # the log line that is marked
    listing: bool = False  # all that is settled is listed, to ask for its why

    @property
    def shown(self) -> tuple[Fact | None, int, int]:
        """How far all this has come: the fact whose why is on show, how many hints, the step of the solution."""
        return self.fact, self.ladder.given if self.ladder else 0, self.solution.at if self.solution else -1

    def ask(self, fact: Fact | None, about: Standpoint | None = None, why: Why | None = None) -> None:
        """From now on the why of a fact is on show; None hides it.

        It is that of `about`, if it has been looked for there already, else as it is where it is looked at next.
        """
        self.fact, self.about, self.why, self.lit = fact, about, why, None
