"""The way from a panel in one notebook to a game in another: where it is, and how to ask it.

Both notebooks run on one computer. Who shares a game writes a small file into Jupyter's folder for running kernels,
which only the owner of the account can read: a port of this computer, and a key. A question is one line of JSON, and
so is its answer.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
from glob import escape
from pathlib import Path
from typing import Any, NamedTuple

from gamekit.errors import InputError
from widgets.keep import file_path

HOST = "127.0.0.1"  # nobody outside this computer
PATIENCE = 10.0  # seconds until a kernel that is busy counts as silent
LONGEST_QUESTION = 10_000  # bytes
PREFIX = "gamekit-"

Message = dict[str, Any]


class Meeting(NamedTuple):
    """Where a shared game can be found: its name, a port, the key, the seats to be had, and whose process it is."""

    name: str
    port: int
    key: str
    seats: tuple[int, ...]
    process: int


def folder() -> Path:
    """Where Jupyter keeps the files of running kernels."""
    from jupyter_core.paths import jupyter_runtime_dir

    return Path(jupyter_runtime_dir())


def announce(meeting: Meeting) -> Path:
    """Write where a game can be found, for the owner of this account only; the file."""
    path = folder() / f"{PREFIX}{meeting.name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        json.dump(meeting._asdict(), file)
    return path


def find(name: str | None) -> Meeting:
    """The shared game of that name, or without a name the one that was shared last; InputError if there is none."""
    pattern = f"{PREFIX}{escape(file_path(name).stem)}.json" if name else f"{PREFIX}*.json"
    for path in sorted(folder().glob(pattern), key=lambda path: -path.stat().st_mtime):
        try:
            fields = json.loads(path.read_text(encoding="utf-8"))
            return Meeting(**fields | {"seats": tuple(fields["seats"])})
        except (OSError, ValueError, KeyError, TypeError):
            continue  # gone since, or written by somebody else
    raise InputError("no_shared_game", {}, "no game is being shared")


def running_loop() -> asyncio.AbstractEventLoop:
    """The loop that a notebook runs in; InputError outside of one."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError as error:
        raise InputError("not_in_notebook", {}, "a game can be shared, and joined, from a notebook only") from error


class Link(NamedTuple):
    """A seat's way to a shared game."""

    meeting: Meeting
    seat: int

    def ask(self, **question: Any) -> Message:
        """The answer to a question; InputError if nobody answers."""
        try:
            with socket.create_connection((HOST, self.meeting.port), PATIENCE) as line:
                line.sendall(self.written(question))
                with line.makefile("rb") as answer:
                    found: Message = json.loads(answer.readline())
            if not isinstance(found, dict):
                raise ValueError("something else answers there")
        except (OSError, ValueError) as error:
            raise InputError("shared_game_silent", {}, f"the shared game does not answer: {error}") from error
        if "error" in found:
            raise InputError(found["error"], found.get("details", {}), str(found["error"]))
        return found

    def written(self, question: Message) -> bytes:
        """A question as it is sent."""
        return json.dumps({"key": self.meeting.key, "seat": self.seat, **question}).encode() + b"\n"
