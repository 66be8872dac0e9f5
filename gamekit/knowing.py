"""What a game's `deduce` returns where possible cases can be counted; the counting itself is in `gamekit.deduction`."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Knowing(Protocol):
    """What a seat can know of its case, or PUBLIC of the table's, from the events that some ears have heard.

    A game adds what its own charts, exercises, tasks and kit ask for. ContradictionError, at the latest when something
    is counted, if what was heard cannot all be true.
    """

    @property
    def remaining(self) -> int:
        """How many cases are still possible; it falls to 1 when the case is known."""
        ...
