"""JSON from a stranger: limited depth and numbers, no duplicate names, and an error that names the line."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

DEEPEST = 24  # brackets inside brackets
DIGITS = 20  # of a whole number
_PIECES = re.compile(r'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]')


class JsonError(ValueError):
    """What is wrong with a text (the name of a message), and in which line."""

    def __init__(self, line: int, problem: str) -> None:
        self.line, self.problem = line, problem
        super().__init__(f"line {line}: {problem}")


class _Strange(Exception):
    """Something that is JSON, but not of ours."""


def parse(text: str) -> Any:
    """The data of a JSON text; JsonError if it is damaged, nested too deeply, or holds what no record holds."""
    check_depth(text)
    try:
        return json.loads(
            text, parse_float=_refuse, parse_constant=_refuse, parse_int=_whole, object_pairs_hook=_without_twins
        )
    except json.JSONDecodeError as error:
        raise JsonError(error.lineno, "json_syntax") from error
    except _Strange as error:
        raise JsonError(1, str(error)) from error


def check_depth(text: str) -> None:
    """JsonError where brackets are nested too deeply: nothing in this kit recurses on what it reads."""
    depth = 0
    for piece in _PIECES.finditer(text):
        sign = piece.group()[0]
        depth += (sign in "[{") - (sign in "]}")
        if depth > DEEPEST:
            raise JsonError(text.count("\n", 0, piece.start()) + 1, "json_deep")


def _refuse(token: str) -> NoReturn:
    raise _Strange("json_number")


def _whole(token: str) -> int:
    if len(token) > DIGITS:
        raise _Strange("json_number")
    return int(token)


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise _Strange("json_twins")
    return fields
