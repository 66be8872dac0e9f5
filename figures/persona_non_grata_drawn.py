"""Two forms of charts of Persona Non Grata: shares stacked side by side, and small curves with what may be added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from figures.charts import DASHES, TEXT, Words, finished, inked, sheet
from figures.theme import dress, letter, livery
from gamekit.persona_non_grata.state import DAYS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from figures.picture import Picture

ROW, PANEL = 0.5, 2.1  # inches
NARROW, WIDE = 0.05, 0.2  # shares with room for a letter, and for all that is written
COLUMNS = 3  # panels in a row
LOWEST = 6  # sum up to which every panel reaches
TIE, NONE = "//", ".."  # hatches: somebody decides a tie; nobody has the place


class Part(NamedTuple):
    """A part of a bar: whose it is (None: nobody's), how much, what is written in it, and its hatch if it is a tie."""

    seat: int | None
    share: float
    note: str
    hatch: str = ""


Bar = Sequence[Part]


def stacked(
    words: Words, names: Sequence[str], rows: Sequence[str], bars: Sequence[Sequence[Bar]], mode: str
) -> Picture:
    """Bars of one length made of parts, side by side: bars[drawing][row], below its name."""
    figure, first = sheet(words, mode, 0.7 + ROW * len(rows))
    first.remove()
    for at, (name, drawn) in enumerate(zip(names, bars, strict=True)):
        axes = figure.add_subplot(1, len(names), at + 1, facecolor=dress("board", mode).fill)
        plainly(axes, mode)
        for row, bar in enumerate(drawn):
            row_of_parts(axes, row, bar, mode)
        labels = rows if not at else [""] * len(rows)
        axes.set(yticks=range(len(rows)), yticklabels=labels, ylim=(len(rows) - 0.5, -0.5), xlim=(0, 1), xticks=[])
        axes.set_title(name, fontsize=TEXT, fontweight="bold", color=dress("board", mode).ink)
    return finished(figure, words)


def row_of_parts(axes: Axes, row: int, bar: Bar, mode: str) -> None:
    """One bar, part after part."""
    left, edge = 0.0, dress("board", mode).ink
    for seat, share, note, hatch in bar:
        fill = dress("board", mode).fill if seat is None or hatch else livery(seat, mode).fill
        axes.barh(row, share, left=left, height=0.7, color=fill, edgecolor=edge, hatch=hatch)
        if share > NARROW:
            shown = note if share > WIDE else note.split()[0]
            box = {"boxstyle": "round,pad=0.15", "facecolor": fill, "edgecolor": "none"} if hatch else None
            style: dict[str, Any] = {"ha": "center", "va": "center", "fontsize": TEXT - 1, "parse_math": False}
            axes.text(left + share / 2, row, shown, color=inked(fill), bbox=box, **style)
        left += share


def plainly(axes: Axes, mode: str) -> None:
    """Without frame and ticks, as the other charts."""
    ground = dress("board", mode)
    axes.spines[:].set_visible(False)
    axes.tick_params(labelsize=TEXT - 1, labelcolor=ground.ink, color=ground.ink, length=0)


class Course(NamedTuple):
    """The sums of a seat in the course of time: (x, the least that it may be, the most)."""

    seat: int
    points: tuple[tuple[float, int, int], ...]


def courses(words: Words, names: Sequence[str], drawn: Sequence[Sequence[Course]], last: int, mode: str) -> Picture:
    """A small drawing for each name: a line for each seat, and hatched what face-down cards may add."""
    rows = -(-len(names) // COLUMNS)
    figure, first = sheet(words, mode, PANEL * rows)
    first.remove()
    highest = max([most for lines in drawn for line in lines for *_, most in line.points] + [LOWEST])
    for at, (name, lines) in enumerate(zip(names, drawn, strict=True)):
        axes = figure.add_subplot(rows, COLUMNS, at + 1, facecolor=dress("board", mode).fill)
        plainly(axes, mode)
        for line in lines:
            course(axes, line, mode)
        ends(axes, lines, last, highest, mode)
        axes.grid(color=dress("grid", mode).fill, lw=1)
        axes.set_axisbelow(True)
        axes.set_title(name, fontsize=TEXT, fontweight="bold", color=dress("board", mode).ink)
    return finished(figure, words)


def course(axes: Axes, line: Course, mode: str) -> None:
    """One line, with what may be added above it."""
    xs, low, high = zip(*line.points, strict=True)
    fill, style = livery(line.seat, mode).fill, dress("board", mode).ink
    axes.plot(xs, low, DASHES[line.seat % 4], color=fill, lw=2.6, drawstyle="steps-post", zorder=2)
    if high != low:
        look: dict[str, Any] = {"step": "post", "facecolor": "none", "edgecolor": style, "hatch": "///", "lw": 0.5}
        axes.fill_between(xs, low, high, where=[one > other for one, other in zip(high, low, strict=True)], **look)


def ends(axes: Axes, lines: Sequence[Course], last: int, highest: int, mode: str) -> None:
    """The letter of each seat at the end of its line, one above the other where ends lie close together."""
    room, taken = highest / 6, float(-highest)
    for line in sorted(lines, key=lambda line: line.points[-1][1]):
        colours = livery(line.seat, mode)
        taken = max(line.points[-1][1], taken + room)
        box = {"boxstyle": "circle,pad=0.2", "facecolor": colours.fill, "edgecolor": colours.stroke}
        style: dict[str, Any] = {"ha": "center", "va": "center", "fontsize": TEXT - 3, "fontweight": "bold"}
        axes.text(1.1 * last + 0.3, taken, letter(line.seat), color=colours.ink, bbox=box, **style)
    axes.set(xlim=(0, 1.2 * last + 0.6), ylim=(-0.08 * highest, max(1.15 * highest, taken + room)))
    axes.set(xticks=range(0, last + 1, DAYS if last > DAYS else 1))
