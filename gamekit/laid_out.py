"""A case of a reasoning that is worked out only when somebody looks at it: often it is enough that there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

Words = tuple[str, ...]


class LaidOut(Mapping[str, Words]):
    """A case: row -> the words of which at least one holds in it."""

    def __init__(self, lay_out: Callable[[], Mapping[str, Words]]) -> None:
        self.lay_out = lay_out

    @cached_property
    def rows(self) -> Mapping[str, Words]:
        """The rows, worked out once."""
        return self.lay_out()

    def __getitem__(self, row: str) -> Words:
        return self.rows[row]

    def __iter__(self) -> Iterator[str]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)
