"""Check lessons: `python -m gamekit.lessons my_lesson.toml`, or without a path all lessons of the kit."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from gamekit.lessons.check import check_file
from gamekit.lessons.page import lessons_of
from gamekit.registry import games
from gamekit.text import LANGUAGES, text


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what is wrong, a line each as file:line: words, and return 1; or say that all is well and return 0."""
    asked = parser().parse_args(arguments)
    paths = asked.paths or [path for game in games() for path in lessons_of(game).values()]
    found = [(path, problem) for path in paths for problem in check_file(path)]
    for path, problem in found:
        print(f"{path}:{problem.line}: {problem.words(asked.lang)}")
    if not found:
        print(text(asked.lang).say("lesson-all-well", count=len(paths)))
    return 1 if found else 0


def parser() -> argparse.ArgumentParser:
    """What the command understands."""
    made = argparse.ArgumentParser(prog="python -m gamekit.lessons", description=__doc__)
    made.add_argument("paths", nargs="*", type=Path, metavar="lesson.toml", help="default: all lessons of the kit")
    made.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of what is printed")
    return made


if __name__ == "__main__":
    sys.exit(main())
