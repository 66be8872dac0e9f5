"""A chart of stacked bars: for each label the parts of a sum, gains to the right of a line and losses to its left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from figures import charts
from figures.charts import TEXT, Words, inked, minus, mixed
from figures.theme import dress

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from figures.picture import Picture

HATCHES = ("", "///", "...", "\\\\\\", "xxx", "ooo", "---", "+++", "|||")
LEGEND_ROW = 0.3  # inches: three parts stand in a row


class Part(NamedTuple):
    """One part of every sum: its name, and its value for each label."""

    name: str
    values: Sequence[int]


def stacks(words: Words, labels: Sequence[str], parts: Sequence[Part], totals: Sequence[int], mode: str) -> Picture:
    """A stack for each label, from top to bottom, and its total at the end; parts are told apart by hatch and number.

    Parts that are 0 everywhere are left out.
    """
    shown = [part for part in parts if any(part.values)]
    figure, axes = charts.sheet(words, mode, 0.7 * len(labels) + 0.3 + LEGEND_ROW * (1 + len(shown) // 3))
    ends = [[0, 0] for _ in labels]  # how far losses and gains reach
    for number, part in enumerate(shown):
        _part(axes, part, number, len(shown), ends, mode)
    ink = dress("board", mode).ink
    reach = max([high - low for low, high in ends] + [1])
    for row, total in enumerate(totals):
        style: dict[str, Any] = {"va": "center", "fontsize": TEXT, "fontweight": "bold", "color": ink}
        axes.text(ends[row][1] + reach / 60, row, f"= {minus(total)}", **style)
    axes.axvline(0, color=ink, lw=1)
    axes.set(yticks=range(len(labels)), yticklabels=labels, ylim=(len(labels) - 0.4, -0.6))
    axes.set(xlim=(min([low for low, _ in ends] + [0]) - reach / 60, max(high for _, high in ends) + reach / 6))
    axes.set_xticks([])
    _legend(axes, mode)
    return charts.finished(figure, words)


def _part(axes: Axes, part: Part, number: int, count: int, ends: list[list[int]], mode: str) -> None:
    """The segments of one part, each with its number."""
    ground, look = dress("board", mode), dress("bar", mode)
    fill = mixed(ground.fill, look.fill, 0.15 + 0.6 * number / max(count - 1, 1))
    for row, value in enumerate(part.values):
        side = int(value > 0)
        style: dict[str, Any] = {"height": 0.7, "color": fill, "edgecolor": ground.ink, "lw": 0.8}
        name = part.name if not row else None
        axes.barh(row, value, left=ends[row][side], hatch=HATCHES[number % len(HATCHES)], label=name, **style)
        if value:
            box = {"boxstyle": "round,pad=0.15", "facecolor": fill, "edgecolor": "none"}
            at = ends[row][side] + value / 2
            axes.text(at, row, minus(value), ha="center", va="center", color=inked(fill), fontsize=TEXT - 2, bbox=box)
        ends[row][side] += value


def _legend(axes: Axes, mode: str) -> None:
    """What each part is, below the stacks."""
    ground = dress("board", mode)
    if axes.get_legend_handles_labels()[1]:
        axes.legend(
            loc="upper center",
            bbox_to_anchor=(0.5, 0.0),
            ncols=3,
            fontsize=TEXT - 2,
            labelcolor=ground.ink,
            facecolor=ground.fill,
            edgecolor=dress("plain", mode).stroke,
        )
