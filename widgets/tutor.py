"""What a panel asks of the lesson that it belongs to."""

from __future__ import annotations

from typing import Protocol

from gamekit.game import Move, Refusal


class Tutor(Protocol):
    """A lesson above a panel: it is asked before a move is made, and goes on with the panel's key."""

    def try_move(self, move: Move) -> None:
        """Make the move if the lesson takes it, else say why not."""

    def knows(self, move: Move) -> bool:
        """Whether the lesson has words of its own for a move, though the rules forbid it."""

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in words, as the lesson says it."""

    @property
    def told(self) -> str:
        """What the lesson shows of the last answer."""

    def next(self) -> None:
        """On to the next step."""

    def refresh(self) -> None:
        """Show what is so now."""
