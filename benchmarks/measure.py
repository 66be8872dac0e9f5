"""How anything is measured here: every contender in turn, round after round."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from statistics import mean, median
from time import perf_counter
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Missing(Exception):
    """Something that a contender needs is not on this machine; the text says what."""


class Contender(NamedTuple):
    """Something to be measured: `run` gives one value in `unit`, and `says` explains it in a sentence.

    `beside` names the contender whose median the figure is divided by. `run` raises ImportError or Missing where
    it cannot be measured.
    """

    name: str
    unit: str
    run: Callable[[], float]
    says: str
    beside: str = ""


class Figure(NamedTuple):
    """What was measured: a value for each repeat; or none, and `lacks` says why.

    `average` is for what varies by chance and not by the machine: the values are a sample, whose mean is looked for.
    """

    name: str
    unit: str
    values: tuple[float, ...]
    says: str
    beside: str = ""
    lacks: str = ""
    average: bool = False

    @property
    def middle(self) -> float | None:
        """The median of the values, or their mean; None if there are none."""
        return (mean if self.average else median)(self.values) if self.values else None


def measured(contenders: Sequence[Contender], repeats: int) -> list[Figure]:
    """The figures of the contenders, in their order.

    Each runs once to warm up, which is not counted. Then they take turns, so that a slow minute of the machine falls
    on all of them.
    """
    lacks = {contender.name: lack(contender) for contender in contenders}
    values: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    for _ in range(repeats):
        for contender in contenders:
            if not lacks[contender.name]:
                gc.collect()  # what one leaves behind is not cleared away in the time of the next
                values[contender.name].append(contender.run())
    return [Figure(c.name, c.unit, tuple(values[c.name]), c.says, c.beside, lacks[c.name]) for c in contenders]


def lack(contender: Contender) -> str:
    """Warm the contender up, and say what it lacks on this machine: "" for nothing."""
    try:
        contender.run()
    except (ImportError, Missing) as error:
        return reason(error)
    return ""


def reason(error: ImportError | Missing) -> str:
    """Why something cannot be measured, in words."""
    return f"not installed here ({error.name or error})" if isinstance(error, ImportError) else str(error)


def from_tests(module: str) -> Any:
    """A module of the tests that benchmarks use, too; its name as the tests know it."""
    folder = str(ROOT / "tests")
    if folder not in sys.path:
        sys.path.append(folder)
    return import_module(module)


def seconds(work: Callable[[], object], calls: int) -> float:
    """Seconds a call, over some calls in a row."""
    start = perf_counter()
    for _ in range(calls):
        work()
    return (perf_counter() - start) / calls
