"""The command that writes worksheets: `python -m figures.worksheet --help`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import gamekit
from figures.pages import PAPERS
from figures.worksheet import FOLDER, worksheet
from gamekit.errors import InputError
from gamekit.record import RecordError
from gamekit.text import LANGUAGES, text
from gamekit.timeline import Timeline

MOST = 60  # puzzles on one worksheet
BAR = 30  # signs

ABOUT = "Write a worksheet as a PDF: puzzles of a game, or the present position of a saved one, with the solutions."


def parser() -> argparse.ArgumentParser:
    """What the command line understands."""
    line = argparse.ArgumentParser(prog="python -m figures.worksheet", description=ABOUT)
    line.add_argument("name", nargs="?", help=f"a game: {', '.join(gamekit.games())}")
    line.add_argument("--count", type=int, default=1, help=f"how many puzzles, 1 to {MOST} (default: 1)")
    line.add_argument("--difficulty", type=int, default=1, help="1 to 4: lines to be combined at once (default: 1)")
    line.add_argument("--seed", type=int, default=1, help="the number of the first puzzle (default: 1)")
    line.add_argument("--seats", type=int, help="how many players (default: as few as can be)")
    line.add_argument("--game", metavar="FILE", help="print the present position of this saved game instead")
    line.add_argument("--seat", metavar="LETTER", help="whose view of it, A, B, … (default: the player to move)")
    line.add_argument("--lang", choices=LANGUAGES, default="en", help="(default: en)")
    line.add_argument("--paper", choices=list(PAPERS), default="a4", help="(default: a4)")
    line.add_argument("--large", action="store_true", help="large print: at least 18 points")
    line.add_argument("-o", "--output", type=Path, default=Path("worksheet.pdf"), help="(default: worksheet.pdf)")
    return line


def main(words: Sequence[str] | None = None) -> None:
    """Write the worksheet that the command line asks for; wrong input ends with a sentence and exit code 2."""
    line = parser()
    asked = line.parse_args(words)
    try:
        path = written(asked)
    except InputError as error:
        line.error(text(asked.lang, None, FOLDER).error(error.reason, error.details))
    except RecordError as error:
        line.error(str(getattr(error, asked.lang)))
    except OSError as error:
        line.error(f"{asked.output}: {error.strerror or error}")
    print(text(asked.lang, None, FOLDER).say("worksheet-written", file=path.as_posix()))


def written(asked: argparse.Namespace) -> Path:
    """The file of the worksheet asked for."""
    games, eyes = ([saved(asked)], seat_of(asked)) if asked.game else (list(puzzles(asked)), None)
    show = Bar(text(asked.lang, None, FOLDER).say("worksheet-pages"))
    return worksheet(games, asked.output, asked.lang, asked.paper, asked.large, eyes, show)


def saved(asked: argparse.Namespace) -> Timeline:
    """The saved game."""
    if asked.name:
        raise InputError("worksheet_of_what", {}, "either puzzles or a saved game")
    return gamekit.load(Path(asked.game))


def seat_of(asked: argparse.Namespace) -> int | None:
    """The number of the seat whose letter was given; None without one."""
    if asked.seat is None:
        return None
    letter = asked.seat.strip().upper()
    if len(letter) != 1 or not letter.isascii() or not letter.isalpha():
        raise InputError("no_seat_letter", {"given": asked.seat[:40]}, f"no seat {asked.seat!r}")
    return ord(letter) - ord("A")


def puzzles(asked: argparse.Namespace) -> Iterator[Timeline]:
    """The puzzles by number, as they are found."""
    if not asked.name:
        raise InputError("worksheet_of_what", {}, "either puzzles or a saved game")
    if not 1 <= asked.count <= MOST:
        raise InputError("no_such_count", {"given": asked.count, "most": MOST}, f"1 to {MOST} puzzles")
    show = Bar(text(asked.lang, None, FOLDER).say("worksheet-search"))
    for done in range(asked.count):
        yield gamekit.puzzle(asked.name, asked.difficulty, asked.seed + done, asked.seats)
        show(done + 1, asked.count)


class Bar:
    """A progress bar in a terminal."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, done: int, whole: int) -> None:
        """Show how much is done; the line ends when all is."""
        full = BAR * done // whole
        end = "\n" if done == whole else ""
        print(f"\r{self.name} [{'#' * full}{'.' * (BAR - full)}] {done}/{whole}", end=end, file=sys.stderr, flush=True)
