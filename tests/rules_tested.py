"""Which rules a test is about: `@rule("ZS-33")` above it. tests/test_rule_coverage.py reads the ids from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules that it is about."""

    def marked(test: Test) -> Test:
        test.rules = ids  # type: ignore[attr-defined]  # for whoever looks at the function
        return test

    return marked
