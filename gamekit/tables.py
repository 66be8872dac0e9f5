"""Tables that a user can replace: the cards or the city of a game, in a TOML file of the form of the kit's own.

What is wrong with such a table is told as a ValueError that names the table, the row and the field, and says what to
do. The kit's own file is the pattern: what all its rows of a table have, each row of that table must have.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

Row = Mapping[str, Any]
Table = Mapping[str, Any]  # a whole file: fields of its own, and tables by their names, each a list of rows

SLUG = re.compile(r"[a-z0-9_-]*[a-z][a-z0-9_-]*")  # a number alone would be taken for a seat, "?" for what is hidden
LABELS = ("pl", "en")
KNOWN = {str: "words in quotation marks", int: "a whole number from 0", list: "a list in square brackets"}


def read_toml(path: str | Path) -> dict[str, Any]:
    """The tables of a TOML file; ValueError if it is none, OSError if it cannot be read."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:  # of TOML or of UTF-8
        raise ValueError(f"{path} is no TOML file in UTF-8: {error}; mend it there") from error


def check(table: Table, pattern: Table, file: str) -> None:
    """ValueError if something is missing that the kit's own file has, is of another kind, or is no slug."""
    for field, own in pattern.items():
        if is_table(own):
            check_rows(table, field, own, file)
        else:
            check_field(table, field, type(own), "the file", f"write one as in the kit's own {file}")
    check_slugs([(kind, row) for kind, own in pattern.items() if is_table(own) for row in table[kind]])


def is_table(value: object) -> bool:
    """Whether a value is a table of rows."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def check_rows(table: Table, kind: str, pattern: Sequence[Row], file: str) -> None:
    """ValueError if a table is missing, or one of its rows has not all that every row of the pattern has."""
    if not is_table(table.get(kind)):
        raise ValueError(
            f"there is no table [[{kind}]]; begin each of its rows with that line, as the kit's {file} does"
        )
    fields = {field: type(value) for row in pattern for field, value in row.items()}
    needed = {field for field in fields if all(field in row for row in pattern)}
    for number, row in enumerate(table[kind], start=1):
        for field, known in fields.items():
            if field in needed or field in row:
                advice = f"write one as the rows [[{kind}]] of the kit's own {file} have it"
                check_field(row, field, known, row_name(kind, row, number), advice)


def check_field(row: Row, field: str, known: type, where: str, advice: str) -> None:
    """ValueError if a field is missing, empty, or not of the kind known."""
    if field not in row:
        raise ValueError(f"{where} has no `{field}`; {advice}")
    value = row[field]
    empty = (isinstance(value, str) and not value.strip()) or (isinstance(value, int) and value < 0)
    if type(value) is not known or empty:
        raise ValueError(f"{where}: `{field}` must be {KNOWN[known]}, not {value!r}; {advice}")


def row_name(kind: str, row: Row, number: int = 0) -> str:
    """Where a row is: its table, and its slug, or its number if it has none."""
    slug = row.get("slug")
    return f"[[{kind}]] {slug if isinstance(slug, str) and slug.strip() else number}"


def check_slugs(rows: Sequence[tuple[str, Row]]) -> None:
    """ValueError if a slug cannot be a word of the notation, or if two are alike."""
    for kind, row in rows:
        if not SLUG.fullmatch(row["slug"]):
            advice = "write lower-case letters from a to z, digits, “_” and “-”, with a letter among them"
            raise ValueError(f"{row_name(kind, row)}: `slug` cannot be {row['slug']!r}; {advice}")
    twice = alike((row["slug"], row_name(kind, row)) for kind, row in rows)
    if twice:
        raise ValueError(f"these have the same `slug`; give each a short name of its own: {twice}")


def check_names(table: Table, kinds: Iterable[str], fields: Iterable[str] = LABELS) -> None:
    """ValueError if two rows of some tables have the same name: nobody could tell them apart."""
    rows = [(kind, row) for kind in kinds for row in table[kind]]
    for field in fields:
        twice = alike((row[field].casefold(), row_name(kind, row)) for kind, row in rows)
        if twice:
            raise ValueError(f"these have the same `{field}`; give each a name of its own: {twice}")


def alike(named: Iterable[tuple[str, str]]) -> str:
    """Those places whose names are not their own, the names in brackets; "" if there is none."""
    found = list(named)
    counts = Counter(name for name, _ in found)
    return ", ".join(f"{where} ({name})" for name, where in found if counts[name] > 1)


def check_choice(table: Table, kind: str, field: str, known: Iterable[str], rule: str) -> None:
    """ValueError if a field of a row names nothing of what it can; `rule` names the rule about it."""
    names = list(known)
    for row in table[kind]:
        for name in named_in(row[field]):
            if name not in names:
                advice = f"write one of these: {', '.join(names)}"
                raise ValueError(f"{row_name(kind, row)}: `{field}` cannot be {name!r} here; {advice} {rule}")


def named_in(value: object) -> Iterator[object]:
    """The name that a field has, or the names."""
    yield from value if isinstance(value, list) else [value]
