"""What has been asked about reasons in a panel, remembered: a why, hints, the whole solution. `asking` answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from gamekit.reasons import Fact, Inference, Reasoning
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
    ladder: Ladder | None = None
    solution: Solution | None = None
    lit: LogLine | None = None  # the log line that is marked
    listing: bool = False  # all that is settled is listed, to ask for its why
