"""An upgrade that is used by a move of its own, at the start or the end of the turn (CG-110, CG-112)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import State
from gamekit.flow import Flow
from gamekit.game import Refusal

Choices = Callable[[Box, State, int, tuple[str, ...]], Sequence[str]]  # (box, state, saucer, words before) -> words
WhyNot = Callable[[Box, State, int, tuple[str, ...]], Refusal | None]  # (box, state, saucer, words) -> reason
Use = Callable[[Box, State, int, tuple[str, ...]], Flow]


class Card(NamedTuple):
    """Such an upgrade: its verb, the slots of the verb, what can be chosen, why not, and what follows.

    What is offered for the first word is exact: if it is empty, the upgrade is of no use now. A `grounded` card needs
    the saucer on the board (CG-112).
    """

    slug: str
    rule: str
    moment: str  # "start" or "end"
    verb: str
    slots: tuple[str, ...]
    choices: Choices
    why_not: WhyNot
    use: Use
    grounded: bool = True
