"""A game in this notebook that others play from notebooks of their own, each in its own browser window.

Two windows on one notebook would not do: a kernel tells all that its panels show to every window that is open on it,
so each would be sent the hand of the other. A second notebook has a kernel of its own, which is told by this one what
its seat may know, and no more: the steps of the seat's transcript. What its player does is checked and done here.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import os
import secrets
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from gamekit.errors import Illegal, InputError, Unreadable
from gamekit.game import CHANCE
from gamekit.text import check_language
from gamekit.timeline import Timeline
from gamekit.transcript import Seen
from widgets.keep import file_path
from widgets.language import default_language, words_for
from widgets.link import HOST, LONGEST_QUESTION, Meeting, Message, announce, running_loop
from widgets.session import Session
from widgets.table import Table, table_of

LOG = logging.getLogger("widgets")
HOSTS: dict[str, Host] = {}  # who shares a game under which name, in this kernel


def share(game: Timeline, *seats: int, name: str | None = None, lang: str | None = None) -> ipw.HTML:
    """Let others play these seats of a game from other notebooks on this computer; what they do there, in words.

    There they call `join()`. Without seats, all are to be had for which no panel is locked here. `name` tells several
    shared games apart. InputError if there is no such seat, or if this is no notebook.
    """
    table = table_of(game) or Table(game, game.game.name)
    own = {guest.own for guest in table.guests if isinstance(guest, Session) and guest.locked}
    shared = seats or tuple(seat for seat in game.seats if seat not in own)
    if not shared:
        raise InputError("nothing_to_share", {}, "every seat has a locked panel in this notebook")
    host_of(name or game.game.name).turn_to(table, [checked(game, seat) for seat in shared])
    words = words_for(check_language(lang or default_language()), game.game)
    further = f', name="{name}"' if name else ""
    ways = "; ".join(f"{words.seat(seat)}: join({seat}{further})" for seat in shared)
    told = words.say("shared", ways=ways)
    return ipw.HTML(f'<p lang="{words.lang}">{told}</p>')


def checked(game: Timeline, seat: int) -> int:
    """The seat itself; InputError if the game has none such."""
    if type(seat) is not int or seat not in game.seats:
        details = {"given": str(seat)[:40], "known": ", ".join(map(str, game.seats))}
        raise InputError("no_eyes", details, f"no seat {seat!r}; there are: {details['known']}")
    return seat


def host_of(name: str) -> Host:
    """Who shares a game under that name in this kernel: with another game it is still found where it was."""
    plain = file_path(name).stem
    if plain not in HOSTS:
        host = Host(plain)
        host.opening = running_loop().create_task(host.open())
        HOSTS[plain] = host
    return HOSTS[plain]


class Host:
    """Answers the notebooks that have joined a game, and tells them when anything has changed."""

    def __init__(self, name: str) -> None:
        self.name, self.key = name, secrets.token_hex(16)
        self.listening: set[asyncio.StreamWriter] = set()
        self.opening: asyncio.Task[None] | None = None
        self.table: Table | None = None
        self.seats: tuple[int, ...] = ()
        self.port = 0

    def turn_to(self, table: Table, seats: Collection[int]) -> None:
        """Share these seats of the game on a table from now on."""
        if self.table:
            self.table.leave(self)
        self.table, self.seats = table, tuple(seats)
        table.join(self)
        self._announce()
        self.sit_down()

    def close(self) -> None:
        """Answer nobody any more."""
        if self.table:
            self.table.leave(self)
        if self.opening:
            self.opening.cancel()
        for writer in self.listening:
            writer.close()
        HOSTS.pop(self.name, None)

    def _announce(self) -> Path | None:
        meeting = Meeting(self.name, self.port, self.key, self.seats, os.getpid())
        return announce(meeting) if self.port else None

    async def open(self) -> None:
        """Listen on a free port of this computer until cancelled."""
        server = await asyncio.start_server(self._meet, HOST, 0, limit=LONGEST_QUESTION)
        self.port = server.sockets[0].getsockname()[1]
        path = self._announce()
        try:
            async with server:
                await server.serve_forever()
        finally:
            if path and self.key in path.read_text(encoding="utf-8"):  # else another notebook shares under this name
                path.unlink(missing_ok=True)

    # ------------------------------------------------------------------ as a guest at the table

    def notice(self) -> None:
        """The game has changed: whoever listens may ask what is new."""
        for writer in list(self.listening):
            writer.write(b"\n")

    def sit_down(self) -> None:
        """Another game has come to the table."""
        self.game = secrets.token_hex(4)
        self.seen: dict[int, Seen] = {}
        self.notice()

    # ------------------------------------------------------------------ answering

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One question, or somebody who listens as long as the line stands."""
        try:
            question = json.loads(await reader.readline())
            if not self.is_known(question):
                return
            if question.get("listen"):
                self.listening.add(writer)
                await reader.read()
            else:
                writer.write(json.dumps(self.answered(question)).encode() + b"\n")
                await writer.drain()
        except (ValueError, ConnectionError):  # no question, or gone before the answer
            LOG.info("a question about a shared game was not understood or not waited for")
        finally:
            self.listening.discard(writer)
            writer.close()

    def is_known(self, question: Any) -> bool:
        """Whether a question comes from somebody with the key, about a seat that is to be had."""
        key = question.get("key") if isinstance(question, Mapping) else None
        known = isinstance(key, str) and hmac.compare_digest(key.encode(), self.key.encode())
        return known and type(question.get("seat")) is int and question["seat"] in self.seats

    def answered(self, question: Mapping[str, Any]) -> Message:
        """The answer to a question, or why there is none."""
        try:
            return self.answer(question)
        except InputError as error:
            return {"error": error.reason, "details": error.details}

    def answer(self, question: Mapping[str, Any]) -> Message:
        """Do what is asked for; then what this seat has not seen yet, and where the game stands."""
        assert self.table
        timeline, seat, refused = self.table.timeline, question["seat"], dict[str, Any]()
        if seat not in self.seen:
            self.seen[seat] = Seen(timeline, seat)
        seen = self.seen[seat]
        seen.look()
        if question.get("game") == self.game:
            refused = self.done(seat, question)
        seen.look()
        about = {"game": self.game, "kits": sorted(self.table.kits), "dealt": timeline.seed is not None, **refused}
        if question.get("game") != self.game:
            return about | {"transcript": seen.transcript()}
        since = question.get("since")
        return about | {"steps": seen.steps[since if type(since) is int else 1 :], "here": seen.here}

    def done(self, seat: int, question: Mapping[str, Any]) -> Message:
        """Do what is asked for, if the rules allow it; {} or the reason against it."""
        assert self.table
        try:
            with self.table.together():
                self._do(self.table, seat, question)
        except Illegal as error:
            refusal = error.refusal
            return {"refusal": [refusal.reason, list(refusal.rules), refusal.details]}
        except InputError as error:
            return {"trouble": [error.reason, error.details]}
        return {}

    def _do(self, table: Table, seat: int, question: Mapping[str, Any]) -> None:
        timeline = table.timeline
        match question:
            case {"move": str(text)}:
                move = timeline.read(text, seat)
                if move.seat == CHANCE or seat in table.kits:
                    raise Unreadable("other_seat", {"seat": move.seat}, "not a move of this seat")
                timeline.play(move)
                table.follow()
            case {"jump": int(step)} if type(step) is int:
                timeline.jump(self._node(timeline, seat, step))
            case {"go_on": True}:
                if table.kit_is_due:
                    table.kit_moves()
                    table.follow()
                else:
                    timeline.deal()

    def _node(self, timeline: Timeline, seat: int, step: int) -> int:
        """A node that looks to a seat like that step of its transcript, if possible on the line that is played."""
        numbers = self.seen[seat].numbers
        nodes = [node.number for node in timeline.line()] + list(range(len(numbers)))
        return next((node for node in nodes if numbers[node] == step), len(numbers))  # that one is refused
