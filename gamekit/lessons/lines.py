"""In which line of a TOML text a table or a key stands, so that a complaint can name it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

Path = tuple[str | int, ...]  # ("step", 2, "goal", "en"): the key `en` of `goal` in the third [[step]]

TABLE = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]")
KEY = re.compile(r"\s*([\w-]+(?:\s*[.]\s*[\w-]+)*)\s*=")
LONG = re.compile(r"\"\"\"|'''")  # begins or ends a string that goes over several lines


class Lines:
    """The lines of one text by path. Inside of { } only the key before it is known."""

    def __init__(self, text: str) -> None:
        self.found: dict[Path, int] = {}
        table: Path = ()
        counts: Counter[Path] = Counter()
        for number, line in outside_strings(text):
            if header := TABLE.match(line):
                table = self._table(counts, header[2].split("."), header[1] == "[[")
                self.found.setdefault(table, number)
            elif key := KEY.match(line):
                self._key((*table, *re.split(r"\s*[.]\s*", key[1])), number, len(table))

    def _table(self, counts: Counter[Path], names: list[str], several: bool) -> Path:
        """The path of a table: a table inside of [[step]] belongs to the last of them."""
        path: Path = ()
        for name in names[:-1]:
            path = (*path, name)
            path = (*path, counts[path] - 1) if counts[path] else path
        path = (*path, names[-1])
        if several:
            counts[path] += 1
            path = (*path, counts[path] - 1)
        return path

    def _key(self, path: Path, number: int, above: int) -> None:
        for length in range(above + 1, len(path) + 1):
            self.found.setdefault(path[:length], number)

    def of(self, path: Path) -> int:
        """The line of a path, or of the nearest thing around it that has one; 1 if there is none."""
        return next((self.found[path[:end]] for end in range(len(path), 0, -1) if path[:end] in self.found), 1)


def outside_strings(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text with their numbers from 1, without those inside of a string of several lines."""
    inside = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if not inside:
            yield number, line
        for sign in LONG.findall(line):
            inside = sign if not inside else "" if sign == inside else inside
