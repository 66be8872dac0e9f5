"""Figures as a table to read and as JSON."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import groupby
from statistics import NormalDist, mean, quantiles, stdev
from textwrap import wrap
from typing import Any

from benchmarks.measure import Figure

WIDTH = 110
NAME, VALUE, SPREAD = 44, 16, 21  # widths of the columns; the ratio takes the rest
SURE = 0.95  # how often an interval holds the true mean


def table(title: str, figures: Sequence[Figure]) -> str:
    """The figures of one measurement in lines, with the sentence that explains them under each group."""
    middle, spread = ("mean", f"{SURE:.0%} interval") if figures[0].average else ("median", "middle half")
    head = f"{title:<{NAME}}{middle:>{VALUE}}{spread:>{SPREAD}}  ratio"
    return "\n".join([head, "-" * WIDTH, *lines(figures)])


def lines(figures: Sequence[Figure]) -> Iterator[str]:
    """A line for each figure; neighbours with the same explanation share it."""
    middles = {figure.name: figure.middle for figure in figures}
    for says, group in groupby(figures, key=lambda figure: figure.says):
        yield from (line(figure, middles) for figure in group)
        yield from wrap(says, WIDTH, initial_indent="    ", subsequent_indent="    ")
        yield ""


def line(figure: Figure, middles: Mapping[str, float | None]) -> str:
    """One figure; `middles` are those of all figures of the measurement, by name."""
    if figure.middle is None:
        return f"{figure.name:<{NAME}}  {figure.lacks}"
    limits = interval(figure.values) if figure.average else middle_half(figure.values)
    spread = " – ".join(short(value) for value in limits) if len(figure.values) > 1 else ""
    value = f"{short(figure.middle)} {figure.unit}"
    found = ratio(figure, middles)
    times = "" if found is None else f"  {short(found, 2)} × {figure.beside}"
    return f"{figure.name:<{NAME}}{value:>{VALUE}}{spread:>{SPREAD}}{times}".rstrip()


def middle_half(values: Sequence[float]) -> tuple[float, float]:
    """The quartiles, between which the middle half of the values lies: a few slow moments do not move them."""
    if len(values) < 2:
        return values[0], values[0]
    first, _, third = quantiles(values, n=4, method="inclusive")
    return first, third


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The limits between which the true mean lies in 95 of 100 such samples, by the normal distribution."""
    if len(values) < 2:
        return values[0], values[0]
    reach = NormalDist().inv_cdf((1 + SURE) / 2) * stdev(values) / len(values) ** 0.5
    return mean(values) - reach, mean(values) + reach


def ratio(figure: Figure, middles: Mapping[str, float | None]) -> float | None:
    """The figure's median (or mean) over that of the figure it stands beside; None where one of the two is missing."""
    other = middles.get(figure.beside)
    return figure.middle / other if figure.middle is not None and other else None


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
    """The figures of one measurement as dicts, their medians (or means) and ratios worked out."""
    middles = {figure.name: figure.middle for figure in figures}
    return [
        {
            "measurement": measurement,
            **figure._asdict(),
            "mean" if figure.average else "median": figure.middle,
            "ratio": ratio(figure, middles),
        }
        for figure in figures
    ]
