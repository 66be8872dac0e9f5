"""What all panels on one game share: the timeline, who plays which seat, the file in which the game is kept."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from gamekit.game import CHANCE, Move
from gamekit.timeline import Timeline
from widgets.keep import FileNameError, Keeper
from widgets.players import kit_move

LOG = logging.getLogger("widgets")


class Guest(Protocol):
    """A panel at the table: told of every change, and of another game on the table."""

    def notice(self) -> None:
        """The timeline has changed."""

    def sit_down(self) -> None:
        """Another game has come to the table."""


class Table:
    """A timeline with its players and the panels that watch it; each change is told to each panel once."""

    def __init__(self, timeline: Timeline, keep: str | None = None) -> None:
        self.timeline = timeline
        self.kits: set[int] = set()  # the seats that the kit plays
        # The kit waits for a key before each of its moves; by itself where others may want to move before it does,
        # whether they can or not: a pause that came only if they can would tell so.
        self.stepping = timeline.game.interruptible
        self.rng = random.Random()
        self.guests: list[Guest] = []
        self.keeper = Keeper(keep, timeline) if keep and timeline.eyes is None else None
        self._depth, self._changed = 0, False

    # ------------------------------------------------------------------ panels

    def join(self, guest: Guest) -> None:
        """A panel comes to the table; from the first one on the timeline is watched."""
        self.guests.append(guest)
        if self.changed not in self.timeline.watchers:
            self.timeline.watchers.append(self.changed)

    def leave(self, guest: Guest) -> None:
        """A panel goes; after the last one the timeline is not watched any more."""
        self.guests = [other for other in self.guests if other is not guest]
        if not self.guests and self.changed in self.timeline.watchers:
            self.timeline.watchers.remove(self.changed)

    def changed(self) -> None:
        """The timeline has changed: tell everybody, or, inside `together`, at its end."""
        if self._depth:
            self._changed = True
            return
        if self.keeper:
            self._keep(self.keeper)
        for guest in list(self.guests):
            guest.notice()

    def _keep(self, keeper: Keeper) -> None:
        """A folder that cannot be written to stops nobody from playing."""
        try:
            keeper.keep(self.timeline)
        except OSError:
            LOG.exception("the game could not be kept in %s", keeper.path)
            keeper.failed = True

    def put_aside(self) -> str:
        """Keep the game on the table in a file of its own before another takes its place; the file's name, or ""."""
        aside = self.keeper.put_aside(self.timeline) if self.keeper else None
        return aside.name if aside else ""

    @contextmanager
    def together(self) -> Iterator[None]:
        """All changes within are told as one."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if self._changed and not self._depth:
                self._changed = False
                self.changed()

    def replace(self, timeline: Timeline) -> None:
        """Put another game on the table: it takes the place of the one there, for every panel and every cell."""
        if timeline.game.interruptible != self.timeline.game.interruptible:
            self.stepping = timeline.game.interruptible
        self.timeline.become(timeline)
        self.kits = {seat for seat in self.kits if seat in timeline.seats} if may_play(timeline) else set()
        for guest in list(self.guests):
            guest.sit_down()
        self._changed = True

    # ------------------------------------------------------------------ players

    @property
    def kit_is_due(self) -> bool:
        """Whether the table waits for a seat that the kit plays."""
        return self.timeline.actor in self.kits

    def kit_moves(self) -> bool:
        """One move of the kit, out of turn first, in seat order, then in turn; False if it makes none.

        One without words, after which the same seat is waited for, is only a beginning, and the next follows.
        """
        first = move = self._next_move()
        while move and not move.words and self.timeline.actor == move.seat:
            move = self._next_move()
        return first is not None

    def _next_move(self) -> Move | None:
        timeline = self.timeline
        return self._move_for([*timeline.game.out_of_turn(timeline.state), timeline.actor])

    def _move_for(self, seats: Sequence[int | None]) -> Move | None:
        """The first move that the kit makes for one of these seats, if it makes any."""
        for seat in seats:
            move = kit_move(self.timeline, seat) if seat is not None and seat in self.kits else None
            if move:
                self.timeline.play(move)
                return move
        return None

    def follow(self) -> None:
        """The kit's moves until a person or chance is due; with no person at the table it waits to be asked.

        Even where it waits for a key, it moves out of turn at once: nobody is to see that it could.
        """
        persons = set(self.timeline.seats) - self.kits
        while self.kits and persons and self._goes_on():
            pass

    def _goes_on(self) -> bool:
        if not self.stepping:
            return self.kit_moves()
        return self._move_for(self.timeline.game.out_of_turn(self.timeline.state)) is not None

    def draw(self) -> None:
        """One outcome of chance, by its odds."""
        self.timeline.play(self.timeline.random_move(self.rng, CHANCE))


def may_play(timeline: Timeline) -> bool:
    """Whether the kit may play seats: not in a transcript, nor where the answers come from a real table."""
    return timeline.eyes is None and not timeline.game.real_table


def table_of(timeline: Timeline) -> Table | None:
    """The table that watches a timeline, if panels are open on it."""
    tables: list[Any] = [getattr(watcher, "__self__", None) for watcher in timeline.watchers]
    return next((table for table in tables if isinstance(table, Table)), None)


__all__ = ["FileNameError", "Guest", "Table", "table_of"]
