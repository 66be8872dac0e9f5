"""Values to plain JSON data and back, checked by the types that the NamedTuples declare."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from gamekit.game import UNKNOWN


class PlainError(ValueError):
    """Data that does not have the form of its type; `at` is the place, such as `desks[1].score`."""

    def __init__(self, at: str, needed: str) -> None:
        self.at = at or "value"
        super().__init__(f"{self.at}: {needed}")


def to_plain(value: Any) -> Any:
    """Tuples to lists, everything else as it is: what `json.dumps` takes without loss."""
    if isinstance(value, (tuple, list)):
        return [to_plain(part) for part in value]
    if isinstance(value, dict):
        return {key: to_plain(part) for key, part in value.items()}
    return value


def from_plain(kind: Any, plain: Any, at: str = "", unknown: bool = False) -> Any:
    """The value of type `kind` that `to_plain` wrote; with `unknown`, "?" may stand for any part.

    Raises PlainError, which says where, such as `desks[1].score: a whole number is needed`.
    """
    if unknown and plain == UNKNOWN:
        return UNKNOWN
    if get_origin(kind) is tuple:
        return _tuple(kind, plain, at, unknown)
    if get_origin(kind) in (Union, UnionType):
        return None if plain is None else from_plain(get_args(kind)[0], plain, at, unknown)
    if isinstance(kind, type) and hasattr(kind, "_fields"):
        return _named(kind, plain, at, unknown)
    if kind is Any:
        return _anything(plain, at)
    if type(plain) is not kind:
        raise PlainError(at, f"{NEEDED.get(kind, kind.__name__)} is needed")
    return plain


NEEDED = {int: "a whole number", str: "a word", bool: "true or false"}


def _list(plain: Any, at: str) -> list[Any]:
    if not isinstance(plain, list):
        raise PlainError(at, "a list is needed")
    return plain


def _tuple(kind: Any, plain: Any, at: str, unknown: bool) -> tuple[Any, ...]:
    parts, kinds = _list(plain, at), get_args(kind)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = (kinds[0],) * len(parts)
    if len(kinds) != len(parts):
        raise PlainError(at, f"{len(kinds)} parts are needed, not {len(parts)}")
    pairs = enumerate(zip(kinds, parts, strict=True))
    return tuple(from_plain(k, part, f"{at}[{i}]", unknown) for i, (k, part) in pairs)


@cache
def field_types(kind: Any) -> dict[str, Any]:
    """The fields of a NamedTuple and their types, in order."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind._fields}


def _named(kind: Any, plain: Any, at: str, unknown: bool) -> Any:
    fields, parts = field_types(kind), _list(plain, at)
    if len(fields) != len(parts):
        raise PlainError(at, f"{len(fields)} parts are needed, not {len(parts)}")
    dot = f"{at}." if at else ""
    values = [from_plain(k, part, dot + name, unknown) for (name, k), part in zip(fields.items(), parts, strict=True)]
    return kind(*values)


def _anything(plain: Any, at: str) -> Any:
    """Numbers, words and lists of them, for parts whose type is open (what a task is about)."""
    if isinstance(plain, list):
        return tuple(_anything(part, at) for part in plain)
    if plain is None or type(plain) in (int, str, bool):
        return plain
    raise PlainError(at, "a number, a word or a list is needed")
