"""Figures as a table to read and as JSON."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import groupby
from statistics import quantiles
from textwrap import wrap
from typing import Any

from benchmarks.measure import Figure

WIDTH = 110
NAME, VALUE, SPREAD = 44, 16, 21  # widths of the columns; the ratio takes the rest


def table(title: str, figures: Sequence[Figure]) -> str:
    """The figures of one measurement in lines, with the sentence that explains them under each group."""
    head = f"{title:<{NAME}}{'median':>{VALUE}}{'middle half':>{SPREAD}}  ratio"
    return "\n".join([head, "-" * WIDTH, *lines(figures)])


def lines(figures: Sequence[Figure]) -> Iterator[str]:
    """A line for each figure; neighbours with the same explanation share it."""
    medians = {figure.name: figure.median for figure in figures}
    for says, group in groupby(figures, key=lambda figure: figure.says):
        yield from (line(figure, medians) for figure in group)
        yield from wrap(says, WIDTH, initial_indent="    ", subsequent_indent="    ")
        yield ""


def line(figure: Figure, medians: Mapping[str, float | None]) -> str:
    """One figure; `medians` are those of all figures of the measurement, by name."""
    if figure.median is None:
        return f"{figure.name:<{NAME}}  {figure.lacks}"
    spread = " – ".join(short(value) for value in middle_half(figure.values))
    value = f"{short(figure.median)} {figure.unit}"
    found = ratio(figure, medians)
    times = "" if found is None else f"  {short(found, 2)} × {figure.beside}"
    return f"{figure.name:<{NAME}}{value:>{VALUE}}{spread:>{SPREAD}}{times}"


def middle_half(values: Sequence[float]) -> tuple[float, float]:
    """The quartiles, between which the middle half of the values lies: a few slow moments do not move them."""
    if len(values) < 2:
        return values[0], values[0]
    first, _, third = quantiles(values, n=4, method="inclusive")
    return first, third


def ratio(figure: Figure, medians: Mapping[str, float | None]) -> float | None:
    """The figure's median over that of the figure it stands beside; None where one of the two is missing."""
    other = medians.get(figure.beside)
    return figure.median / other if figure.median is not None and other else None


def short(number: float, digits: int = 3) -> str:
    """A number with that many digits that count: 0.0123, 12.0, 12,300."""
    whole = len(str(int(number)))
    if whole >= digits:
        return f"{round(number, digits - whole):,.0f}"
    return f"{number:#.{digits}g}".rstrip(".")


def machine() -> dict[str, Any]:
    """The machine in a few words that name nobody: cores and versions."""
    return {
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.system(),
        "date": date.today().isoformat(),
    }


def plain(measurements: Mapping[str, Sequence[Figure]]) -> dict[str, Any]:
    """All figures as JSON data, with the machine that they were measured on."""
    return {"machine": machine(), "figures": [row for name, found in measurements.items() for row in rows(name, found)]}


def rows(measurement: str, figures: Sequence[Figure]) -> list[dict[str, Any]]:
    """The figures of one measurement as dicts, their medians and ratios worked out."""
    medians = {figure.name: figure.median for figure in figures}
    return [
        {"measurement": measurement, **figure._asdict(), "median": figure.median, "ratio": ratio(figure, medians)}
        for figure in figures
    ]
