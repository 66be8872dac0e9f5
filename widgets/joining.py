"""A panel for one seat of a game in another notebook: `join()`, in a notebook and a browser window of its own.

This kernel is told what the seat may know, and no more (`sharing`): neither its panel nor its memory holds a secret of
anybody else.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets as ipw

import gamekit
from gamekit.errors import Illegal, InputError
from gamekit.game import Event, Game, Move, Refusal
from gamekit.record import RecordError
from gamekit.text import check_language
from gamekit.timeline import Timeline
from gamekit.transcript import add_step
from widgets.language import default_language, words_for
from widgets.link import HOST, Link, Message, find, running_loop
from widgets.panel import Panel
from widgets.session import Session
from widgets.table import Table

JOINED: dict[int, Joined] = {}  # the panel of each seat in this kernel
NO_GAMES: Mapping[str, Game] = {}


def join(seat: int | None = None, name: str | None = None, lang: str | None = None) -> Joined:
    """A panel for a seat of a game that is being shared; without a seat, for the one that is to be had.

    `name` is the name under which it is shared, by default the game that was shared last. If there is none yet, the
    panel says so and offers to look again.
    """
    return Joined(seat, name, check_language(lang or default_language()))


# ---------------------------------------------------------------------- the game, as far as the seat sees it


class Far(Timeline):
    """What a seat sees of a game that is played elsewhere; all that is done here is done there."""

    live = True

    def __init__(self, link: Link, by_hand: Mapping[str, Game] = NO_GAMES) -> None:
        answer = link.ask()
        seen = gamekit.load(answer["transcript"], by_hand)
        super().__init__(seen.game, seen.setting)
        self.become(seen)
        self.link, self.by_hand, self.kits = link, by_hand, set[int]()
        self.playing = str(answer["game"])  # which game: another may come to the table there
        self._told_about(answer)

    def _told_about(self, answer: Message) -> None:
        self.kits = set(answer["kits"])
        self.seed = 0 if answer["dealt"] else None  # not the seed, only that chance is dealt there

    def ask(self, **deed: Any) -> None:
        """Let something be done where the game lies, and see what has happened; Illegal or InputError if refused."""
        answer = self.link.ask(game=self.playing, since=len(self.nodes), **deed)
        if answer["game"] != self.playing:
            self._changed_game()
            return
        self._told_about(answer)
        self._take_in(answer["steps"], int(answer["here"]))
        if "refusal" in answer:
            reason, rules, details = answer["refusal"]
            raise Illegal(self._told(Refusal(reason, tuple(rules), details)))
        if "trouble" in answer:
            reason, details = answer["trouble"]
            raise InputError(reason, details, reason)

    def _changed_game(self) -> None:
        self.become(Far(self.link, self.by_hand))
        for watcher in list(self.watchers):
            table = getattr(watcher, "__self__", None)
            if isinstance(table, FarTable):
                table.sit_down()

    def _take_in(self, steps: list[Any], here: int) -> None:
        for number, entry in enumerate(steps, start=len(self.nodes)):
            add_step(self, number, entry)
        if self.here.number != here:
            Timeline.jump(self, here)

    # ------------------------------------------------------------------ doing

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make a move there; what has happened is told by the way of all changes."""
        refusal = self.game.why_not(self.state, move)
        if refusal:
            raise Illegal(self._told(refusal))
        self.ask(move=move.notation)
        return ()

    def jump(self, number: int) -> int:
        """Let the game there go to a step."""
        self.ask(jump=number)
        return number

    def deal(self) -> None:
        """Let chance, or the kit that is due there, go on."""
        self.ask(go_on=True)


class FarTable(Table):
    """The table of a game that is played elsewhere: who plays the other seats is decided there."""

    timeline: Far

    @property
    def kits(self) -> set[int]:
        """The seats that the kit plays there."""
        return self.timeline.kits

    @kits.setter
    def kits(self, kits: set[int]) -> None:
        """They are set there only."""

    def kit_moves(self) -> bool:
        """Let the kit move there."""
        self.timeline.deal()
        return True

    def follow(self) -> None:
        """There, the kit follows by itself."""

    def sit_down(self) -> None:
        """Another game has come to the table there."""
        for guest in list(self.guests):
            guest.sit_down()
        self.changed()


# ---------------------------------------------------------------------- the panel


class Joined(ipw.VBox):  # type: ignore[misc] # ipywidgets has no types
    """A panel for a seat of a shared game, or why there is none and a button to look again."""

    def __init__(self, seat: int | None, name: str | None, lang: str) -> None:
        super().__init__()
        self.seat, self.name, self.words = seat, name, words_for(lang, None)
        self.panel: Panel | None = None
        self.told = ipw.HTML()
        self.again = ipw.Button(description=self.words.say("join-again"), layout=ipw.Layout(width="auto"))
        self.again.on_click(lambda _: self.look())
        self.look()

    def look(self) -> None:
        """Look for the game, and sit down at it."""
        try:
            self._sit_down(self._link())
        except InputError as error:
            self._say(self.words.error(error.reason, error.details))
        except RecordError:
            self._say(self.words.say("join-other-kit"))

    def _say(self, why: str, *below: ipw.Widget) -> None:
        self.told.value = f'<p role="alert" lang="{self.words.lang}">{why}</p>'
        self.children = (self.told, self.again, *below)

    def _link(self) -> Link:
        meeting = find(self.name)
        if meeting.process == os.getpid():
            raise InputError("join_here", {}, "this is the notebook that shares the game")
        known = self.words.listed([f"{self.words.seat(each)} – join({each})" for each in meeting.seats])
        if self.seat is None and len(meeting.seats) != 1:  # or two who call join() would get the same hand
            raise InputError("which_seat", {"known": known}, "several seats are shared")
        seat = meeting.seats[0] if self.seat is None else self.seat
        if seat not in meeting.seats:
            raise InputError("seat_not_shared", {"seat": seat, "known": known}, f"seat {seat} is not shared")
        return Link(meeting, seat)

    def _sit_down(self, link: Link) -> None:
        session = Session(FarTable(Far(link)), link.seat, self.words.lang, locked=True)
        if link.seat in JOINED and JOINED[link.seat] is not self:
            JOINED[link.seat].close()
        JOINED[link.seat] = self
        self.panel = Panel(session)
        self.children = (self.panel,)
        self._listening = running_loop().create_task(listen(link, self._heard, self._lost))

    def _heard(self) -> None:
        """Something has happened there."""
        assert self.panel
        session, timeline = self.panel.session, self.panel.session.timeline
        before = timeline.here
        try:
            assert isinstance(timeline, Far)
            timeline.ask()
        except InputError as error:
            why = session.reason(error)
            session.attempt(lambda: session.complain(why))
        if timeline.here is before:
            session.refresh()

    def _lost(self) -> None:
        """The game there has gone: what was seen of it stays, and it can be looked for again."""
        if self.panel and self.panel in self.children:
            self._say(self.words.error("shared_game_silent", {}), self.panel)

    def close(self) -> None:
        """Leave the game."""
        if self.panel:
            self._listening.cancel()
            self.panel.close()
        super().close()


async def listen(link: Link, heard: Callable[[], None], lost: Callable[[], None]) -> None:
    """Call `heard` whenever something has changed there, and `lost` at the end."""
    try:
        reader, writer = await asyncio.open_connection(HOST, link.meeting.port)
        writer.write(link.written({"listen": True}))
        while await reader.readline():
            heard()
    except OSError:
        pass  # gone as well
    lost()
