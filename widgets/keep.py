"""Games in files, beside the notebook: kept by themselves after every move, or saved under a name."""

from __future__ import annotations

import os
import re
from pathlib import Path

import gamekit
from gamekit.game import CHANCE, Game
from gamekit.registry import both
from gamekit.timeline import Timeline

FOLDER = Path("saved")
NAME = re.compile(r"[^\W_][\w .-]{0,79}")  # of a file: no folders, no leading dot


class FileNameError(ValueError):
    """A file name with a part that no file name should have."""


def file_path(name: str, folder: Path | None = None) -> Path:
    """The path of a saved game of that name, with or without ".json"; FileNameError for anything but a plain name."""
    name = name.strip().removesuffix(".json")
    if not NAME.fullmatch(name):
        raise FileNameError(name[:40])
    return (folder or FOLDER) / f"{name}.json"


def free_path(name: str) -> Path:
    """A path of that name, or with a number behind it, where no file is yet."""
    path, number = file_path(name), 2
    stem = path.stem
    while path.exists():
        path, number = file_path(f"{stem}-{number}"), number + 1
    return path


def write(path: Path, record: str) -> None:
    """Write a file as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f".{path.name}.{os.getpid()}.part")
    half.write_text(record, encoding="utf-8")
    half.replace(path)


def saved_files() -> list[str]:
    """The names of the saved games, the newest first."""
    paths = sorted(FOLDER.glob("*.json"), key=lambda path: -path.stat().st_mtime)
    return [path.name for path in paths]


class Keeper:
    """The file in which a game is kept after every move, and what stood in it before this panel was opened.

    `earlier` is a game to go on with. What stood in the file before is put aside under a new name, never overwritten,
    when a move is made here or another game is opened.
    """

    def __init__(self, name: str, timeline: Timeline) -> None:
        self.path = file_path(name)
        OWNERS[self.path.resolve()] = self
        self.written = timeline.record()
        self.earlier: Timeline | None = None
        self.failed = False  # the last time, the file could not be written
        self.other = self.path.exists() and self._is_other(timeline)  # what stands in the file is worth keeping

    def _is_other(self, timeline: Timeline) -> bool:
        """Whether the file holds something else than the open game that should not be lost."""
        try:
            kept = gamekit.load(self.path, {timeline.game.name: timeline.game})
        except ValueError:  # damaged, or of another version: nothing to go on with
            return True
        moved = is_played(kept) and moves(kept) != moves(timeline)
        other = moved or (marked(kept) and kept.marks != timeline.marks)
        if other and timeline.game in both(kept.game) and kept.eyes is None:
            self.earlier = kept
        return other

    def keep(self, timeline: Timeline) -> None:
        """Write the game if it has changed since it was written."""
        if timeline.eyes is not None or not self.owns:
            return
        record = timeline.record()
        if record == self.written:
            return
        if self.path.exists() and self.other:
            self.path.replace(self.aside)
        self.other, self.earlier = False, None
        write(self.path, record)
        self.written, self.failed = record, False

    @property
    def owns(self) -> bool:
        """Whether no newer panel keeps its own game under this name."""
        return OWNERS.get(self.path.resolve()) is self

    @property
    def aside(self) -> Path:
        """Where a kept game goes that a new one replaces: a file that is not there yet."""
        return free_path(f"{self.path.stem}-earlier")

    def put_aside(self, timeline: Timeline) -> Path | None:
        """Write the open game into a file of its own, if anybody has done anything in it, before another comes."""
        if timeline.eyes is not None or not (is_played(timeline) or marked(timeline)):
            return None
        aside = self.aside
        write(aside, timeline.record())
        return aside

    def take(self) -> Timeline | None:
        """The game kept before, to go on with; after that it is kept in the same file again."""
        earlier, self.earlier, self.other = self.earlier, None, False
        self.written = earlier.record() if earlier else self.written
        return earlier


OWNERS: dict[Path, Keeper] = {}  # who keeps a game in which file: the newest of those who want to


def moves(timeline: Timeline) -> list[tuple[int, str]]:
    """The moves of the whole tree with the positions in which they were made."""
    return [(node.parent.number if node.parent else 0, str(node.move)) for node in timeline.nodes[1:]]


def is_played(timeline: Timeline) -> bool:
    """Whether anybody but the dealer has moved; what chance did may have been entered by hand, with some labour."""
    by_hand = timeline.seed is None
    return any(node.move is not None and (by_hand or node.move.seat != CHANCE) for node in timeline.nodes)


def marked(timeline: Timeline) -> bool:
    """Whether a reader has marked anything on a note sheet."""
    return any(timeline.marks.values())


def load(source: str | Path, game: Game) -> Timeline:
    """A game from a record, its text or a path; a bare name is looked for in the folder of saved games too."""
    if isinstance(source, str) and not source.lstrip().startswith("{"):
        path = Path(source.strip())
        places = [path, FOLDER / path.name, FOLDER / f"{path.name}.json"]
        source = next((place for place in places if place.is_file()), path)
    return gamekit.load(source, {game.name: game})
