"""Tables that a user can replace: the cards or the city of a game, in a TOML file of the form of the kit's own.

What is wrong with such a table is told as a TableError, a ValueError that names the table, the row and the field, and
says what to do, in both languages. The kit's own file is the pattern: what all its rows of a table have, each row of
that table must have.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gamekit.text import LANGUAGES, text

Row = Mapping[str, Any]
Table = Mapping[str, Any]  # a whole file: fields of its own, and tables by their names, each a list of rows

SLUG = re.compile(r"[a-z0-9_-]*[a-z][a-z0-9_-]*")  # a number alone would be taken for a seat, "?" for what is hidden
LABELS = ("pl", "en")
FILE = ""  # in place of the name of a table: the fields of the file itself


class TableError(ValueError):
    """A table that is refused: `reason` names a message `table-…` of the kit, or of the game whose folder is given.

    `en` and `pl` say where, why, and what to do.
    """

    def __init__(self, reason: str, *folders: Path, **details: Any) -> None:
        self.reason, self.details = reason, details
        self.en, self.pl = (text(lang, None, *folders).say(f"table-{reason}", **details) for lang in LANGUAGES)
        super().__init__(self.en)


def read_toml(path: str | Path) -> dict[str, Any]:
    """The tables of a TOML file; TableError if it is none, OSError if it cannot be read."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:  # of TOML or of UTF-8
        raise TableError("no_toml", path=str(path), error=str(error)) from error


def check(table: Table, pattern: Table, file: str) -> None:
    """TableError if something is missing that the kit's own file has, is of another kind, or is no slug."""
    for field, own in pattern.items():
        if is_table(own):
            check_rows(table, field, own, file)
        else:
            check_field(table, field, type(own), FILE, file)
    check_slugs([(kind, row) for kind, own in pattern.items() if is_table(own) for row in table[kind]])


def is_table(value: object) -> bool:
    """Whether a value is a table of rows."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def check_rows(table: Table, kind: str, pattern: Sequence[Row], file: str) -> None:
    """TableError if a table is missing, or one of its rows has not all that every row of the pattern has."""
    if not is_table(table.get(kind)):
        raise TableError("no_rows", table=kind, file=file)
    fields = {field: type(value) for row in pattern for field, value in row.items()}
    needed = {field for field in fields if all(field in row for row in pattern)}
    for number, row in enumerate(table[kind], start=1):
        for field, known in fields.items():
            if field in needed or field in row:
                check_field(row, field, known, kind, file, number)


def check_field(row: Row, field: str, known: type, kind: str, file: str, number: int = 0) -> None:
    """TableError if a field of a row, or of the file itself, is missing, empty, or not of the kind known."""
    where = {"table": kind or "file", "row": row_name(kind, row, number), "field": field, "file": file}
    if field not in row:
        raise TableError("no_field", **where)
    value = row[field]
    empty = (isinstance(value, str) and not value.strip()) or (isinstance(value, int) and value < 0)
    if type(value) is not known or empty:
        raise TableError("wrong_kind", **where, known=known.__name__, value=repr(value))


def row_name(kind: str, row: Row, number: int = 0) -> str:
    """Where a row is: its table, and its slug, or its number if it has none."""
    slug = row.get("slug")
    return f"[[{kind}]] {slug if isinstance(slug, str) and slug.strip() else number}"


def check_slugs(rows: Sequence[tuple[str, Row]]) -> None:
    """TableError if a slug cannot be a word of the notation, or if two are alike."""
    for kind, row in rows:
        if not SLUG.fullmatch(row["slug"]):
            raise TableError("no_slug", row=row_name(kind, row), value=repr(row["slug"]))
    twice = alike((row["slug"], row_name(kind, row)) for kind, row in rows)
    if twice:
        raise TableError("same_slug", rows=twice)


def check_names(table: Table, kinds: Iterable[str], fields: Iterable[str] = LABELS) -> None:
    """TableError if two rows of some tables have the same name: nobody could tell them apart."""
    rows = [(kind, row) for kind in kinds for row in table[kind]]
    for field in fields:
        twice = alike((row[field].casefold(), row_name(kind, row)) for kind, row in rows)
        if twice:
            raise TableError("same_name", field=field, rows=twice)


def alike(named: Iterable[tuple[str, str]]) -> str:
    """Those places whose names are not their own, the names in brackets; "" if there is none."""
    found = list(named)
    counts = Counter(name for name, _ in found)
    return ", ".join(f"{where} ({name})" for name, where in found if counts[name] > 1)


def check_choice(table: Table, kind: str, field: str, known: Iterable[str], rule: str) -> None:
    """TableError if a field of a row names nothing of what it can; `rule` names the rule about it."""
    names = list(known)
    for row in table[kind]:
        for name in named_in(row[field]):
            if name not in names:
                where = {"row": row_name(kind, row), "field": field}
                raise TableError("no_choice", **where, value=repr(name), known=", ".join(names), rule=rule)


def named_in(value: object) -> Iterator[object]:
    """The name that a field has, or the names."""
    yield from value if isinstance(value, list) else [value]
