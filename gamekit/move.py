"""What is played and what comes of it: seats, moves, tasks, events, refusals, steps and scores, all of them values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

CHANCE = -1  # the player who rolls, draws and places
PUBLIC = -2  # the eyes of somebody who sits at no seat
TEACHER = -3  # the eyes that see everything
UNKNOWN: Any = "?"  # stands where the reader may not look

NAMED_SEATS = {"chance": CHANCE}


class Move(NamedTuple):
    """One decision of one seat: a verb and its words, as they stand in the notation."""

    seat: int
    verb: str
    words: tuple[str, ...] = ()

    @property
    def notation(self) -> str:
        """The move without its seat: `detective muranow`."""
        return " ".join((self.verb, *self.words))

    def __str__(self) -> str:
        """The move with its seat, as in a record: `0: detective muranow`, `chance: reveal korek`."""
        return f"{'chance' if self.seat == CHANCE else self.seat}: {self.notation}"


class Task(NamedTuple):
    """Something still to be settled: what, by whom, and about what."""

    kind: str
    seat: int
    about: tuple[Any, ...] = ()


class Event(NamedTuple):
    """Something that happened, as data.

    `seat` is who did it or whom it concerns, `rules` the ids of the rules at work, and `private`
    names the details that only some seats may know: detail -> those seats.
    """

    kind: str
    seat: int
    details: Mapping[str, Any] = {}
    rules: tuple[str, ...] = ()
    private: Mapping[str, tuple[int, ...]] = {}

    def heard(self, seat: int) -> Event:
        """The event as `seat` (or PUBLIC, TEACHER) was told it: UNKNOWN for what it may not know."""
        hidden = {key for key, seats in self.private.items() if seat != TEACHER and seat not in seats}
        if not hidden:
            return self
        details = {key: UNKNOWN if key in hidden else value for key, value in self.details.items()}
        return self._replace(details=details)


class Refusal(NamedTuple):
    """Why a move is not allowed: a reason, the rules that say so, and the reason in words (`en`, `pl`)."""

    reason: str
    rules: tuple[str, ...]
    details: Mapping[str, Any] = {}
    en: str = ""
    pl: str = ""


class Step(NamedTuple):
    """What a move leads to: the next state and what happened on the way."""

    state: Any
    events: tuple[Event, ...] = ()


class Score(NamedTuple):
    """The standing of one side (a tuple of seats): points, and whether it has won."""

    side: tuple[int, ...]
    points: int
    won: bool


class Position(Protocol):
    """What every state offers; the rest of it is the game's own."""

    @property
    def agenda(self) -> tuple[Task, ...]:
        """The stack of what is still to be settled, the next on top (last)."""
        ...
