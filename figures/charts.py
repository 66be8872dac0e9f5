"""Charts: bars, groups of bars, curves and heat tables, each with its words and a table of the same numbers.

What a chart says is given to it: the numbers and the sentences come from elsewhere. Sizes are in inches and points,
for a page of 9 inches that can be read from the back of a classroom.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NamedTuple

from figures.picture import Picture
from figures.scene import Table
from figures.theme import contrast, dress, letter, livery

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH = 9.0
TITLE, TEXT = 17, 13  # points
EDGE = 0.2  # around all
ABOUT = 82  # letters in a line
DOTS = 100  # an inch
SQUARE = 0.55  # inches: a square of a board
MOST_STEPS = 26  # that have room to be named
BLACK_AND_WHITE = ("#000000", "#FFFFFF")  # one of them has 4.5:1 or more to any colour: the square root of 21
DASHES = ("-", "--", "-.", ":")


class Words(NamedTuple):
    """All that a chart says: title, what it is about, its axis, the chart in a sentence or two, its table."""

    title: str
    about: str
    axis: str
    alt: str
    table: Table
    lang: str


class Line(NamedTuple):
    """A curve: its name (if it needs one) and its points (x, y)."""

    name: str
    points: tuple[tuple[float, float], ...]


class Signs(NamedTuple):
    """Signs of one kind upon curves: their name, their form as matplotlib calls it, their points (x, y)."""

    name: str
    form: str
    points: tuple[tuple[float, float], ...]


class Bars(NamedTuple):
    """Bars with their notes, below a name."""

    name: str
    labels: Sequence[str]
    values: Sequence[float]
    notes: Sequence[str]


# ---------------------------------------------------------------------- numbers as readers see them


def percent(share: float | Fraction, lang: str) -> str:
    """A share as percent, whole or with one digit after the point, or comma: "50%", "12.5%"."""
    hundredths = round(100 * float(share), 9)  # 100 * 0.28 is a little more than 28
    return decimal(hundredths, lang, 0 if hundredths == round(hundredths) else 1) + "%"


def decimal(number: float, lang: str, digits: int) -> str:
    """A number with so many digits after the point, or comma in Polish."""
    text = f"{number:.{digits}f}"
    return text.replace(".", ",") if lang == "pl" else text


def minus(number: int) -> str:
    """A whole number with a minus sign of its own width."""
    return str(number).replace("-", "−")


# ---------------------------------------------------------------------- charts


def bars(
    words: Words,
    labels: Sequence[str],
    values: Sequence[float],
    notes: Sequence[str],
    mode: str,
    spans: Sequence[tuple[float, float]] = (),
) -> Picture:
    """A bar for each label, from top to bottom, with its note at the end: its value as the reader should see it.

    `spans` are the bounds of each value, if it is uncertain; its note stands beyond the upper one.
    """
    figure, axes = sheet(words, mode, 0.38 * len(labels))
    longest = max([*values, *(high for _, high in spans), 1e-9])
    _bars(axes, Bars("", labels, values, [] if spans else notes), longest, 0.5 if spans else 0.14, mode)
    for row, ((low, high), note) in enumerate(zip(spans, notes, strict=True) if spans else ()):
        axes.plot([low, high], [row, row], "|-", color=dress("board", mode).ink, lw=2, markersize=12)
        axes.text(high + longest / 40, row, note, va="center", color=dress("board", mode).ink, fontsize=TEXT)
    return finished(figure, words)


def bars_beside(words: Words, groups: Sequence[Bars], mode: str) -> Picture:
    """Several such charts side by side, of one scale, each below its name."""
    most = max(len(group.labels) for group in groups)
    figure, drawings = _sheets(words, mode, 0.5 + 0.4 * most, len(groups))
    longest = max([value for group in groups for value in group.values] + [1e-9])
    for axes, group in zip(drawings, groups, strict=True):
        _bars(axes, group, longest, 0.7, mode)
        axes.set_title(group.name, fontsize=TEXT, fontweight="bold", color=dress("board", mode).ink)
        axes.set(ylim=(most - 0.4, -0.6))
    return finished(figure, words)


def _bars(axes: Axes, group: Bars, longest: float, room: float, mode: str) -> None:
    """Bars from top to bottom; `room` is left for the notes, as a part of the longest."""
    _, labels, values, notes = group
    look, ground = dress("bar", mode), dress("board", mode)
    axes.barh(range(len(values)), values, height=0.72, color=look.fill)
    for index, (value, note) in enumerate(zip(values, notes, strict=False)):
        axes.text(value + longest / 80, index, note, va="center", color=ground.ink, fontsize=TEXT, parse_math=False)
    axes.set(yticks=range(len(labels)), yticklabels=labels, ylim=(len(labels) - 0.4, -0.6))
    axes.set(xlim=(0, (1 + room) * longest))
    axes.set_xticks([])


def nothing(words: Words, mode: str) -> Picture:
    """A chart without a drawing: its title, and in what it is about, why there is none."""
    figure, axes = sheet(words, mode, 0.1)
    axes.set_axis_off()
    return finished(figure, words)


def groups(words: Words, labels: Sequence[str], by_seat: Sequence[Sequence[int]], mode: str) -> Picture:
    """For each label a group of bars, one for each seat in its colour and with its letter; by_seat[seat][label]."""
    figure, axes = sheet(words, mode, 2.6)
    wide, ink = 0.84 / len(by_seat), dress("board", mode).ink
    reach = max([abs(value) for values in by_seat for value in values] + [1])
    for seat, values in enumerate(by_seat):
        colours, left = livery(seat, mode), (seat - len(by_seat) / 2 + 0.5) * wide
        places = [index + left for index in range(len(labels))]
        axes.bar(places, values, width=0.9 * wide, color=colours.fill, edgecolor=colours.stroke)
        for x, value in zip(places, values, strict=True):
            up, note = 1 if value >= 0 else -1, f"{letter(seat)}\n{minus(value)}"
            at = value + up * reach / 40
            axes.text(x, at, note, ha="center", va="bottom" if up > 0 else "top", color=ink, fontsize=TEXT)
    axes.axhline(0, color=ink, lw=1)
    low = min([value for values in by_seat for value in values] + [0])
    axes.set(xticks=range(len(labels)), xticklabels=labels, ylim=(low - 0.3 * reach if low else 0, 1.3 * reach))
    axes.set_yticks([])
    return finished(figure, words)


def curves(words: Words, lines: Sequence[Line], mode: str, across: str, steps: Sequence[str]) -> Picture:
    """Falling curves on a logarithmic axis, each value kept up to the next point; the first is drawn strongly.

    `across` names the other axis, `steps` its whole numbers from 0 on, written while there is room for all of them.
    """
    figure, axes = sheet(words, mode, 3.8)
    ground, look = dress("board", mode), dress("bar", mode)
    for index, (name, points) in reversed(list(enumerate(lines))):
        xs, ys = zip(*points, strict=True)
        style: dict[str, Any] = {
            "color": look.fill if not index else ground.ink,
            "lw": 1.6 if index else 3.0,
            "marker": "o",
        }
        axes.plot(xs, ys, DASHES[index % 4], drawstyle="steps-post", markersize=4 if index else 7, label=name, **style)
    points = lines[0].points
    for (x, y), up in dict(zip((points[-1], points[0]), (-20, 9), strict=True)).items():
        note: dict[str, Any] = {"textcoords": "offset points", "xytext": (0, up), "ha": "center", "fontsize": TEXT}
        axes.annotate(f"{y:g}", (x, y), color=ground.ink, fontweight="bold", **note)
    _scales(axes, lines, steps)
    axes.set_xlabel(across, fontsize=TEXT, color=ground.ink)
    axes.set_ylabel(words.axis, fontsize=TEXT, color=ground.ink)
    axes.grid(color=dress("grid", mode).fill, lw=1)
    if len(lines) > 1:
        axes.legend(
            loc="lower left",
            fontsize=TEXT,
            labelcolor=ground.ink,
            facecolor=ground.fill,
            edgecolor=dress("plain", mode).stroke,
        )
    return finished(figure, words)


def _scales(axes: Axes, lines: Sequence[Line], steps: Sequence[str]) -> None:
    """Powers of ten upwards, whole numbers across."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    last = max(x for line in lines for x, _ in line.points)
    axes.set_yscale("log")
    axes.set(xlim=(-0.5, max(last, 1) + 0.5), ylim=(0.5, 2.5 * max(y for line in lines for _, y in line.points)))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axes.minorticks_off()
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    if len(steps) <= MOST_STEPS:
        axes.set(xticks=range(len(steps)), xticklabels=steps)


def tracks(
    words: Words, lines: Sequence[Line], signs: Sequence[Signs], mode: str, across: str, least: float = 100
) -> Picture:
    """A line for each seat in its colour, with its letter at the end, each value kept up to the next point.

    `lines` are in the order of the seats, `signs` stand upon them, `across` names the other axis; there is room for
    values up to `least`.
    """
    figure, axes = sheet(words, mode, 4.4)
    ground = dress("board", mode)
    for seat, line in enumerate(lines):
        colours = livery(seat, mode)
        style: dict[str, Any] = {"lw": 2.6, "zorder": 2, "drawstyle": "steps-post"}
        axes.plot(*zip(*line.points, strict=True), DASHES[seat % 4], color=colours.fill, **style)
    for name, form, points in signs:
        if points:
            style = {"s": 90, "color": ground.fill, "edgecolor": ground.ink, "linewidth": 1.4, "zorder": 3}
            axes.scatter(*zip(*points, strict=True), marker=form, label=name, **style)
    _letters(axes, lines, mode, least)
    axes.set_xlabel(across, fontsize=TEXT, color=ground.ink)
    axes.set_ylabel(words.axis, fontsize=TEXT, color=ground.ink)
    axes.grid(color=dress("grid", mode).fill, lw=1)
    axes.set_axisbelow(True)
    if any(points for _, _, points in signs):
        axes.legend(loc="upper left", fontsize=TEXT, labelcolor=ground.ink, facecolor=ground.fill)
    return finished(figure, words)


def _letters(axes: Axes, lines: Sequence[Line], mode: str, least: float) -> None:
    """The letter of each seat at the end of its line, one above the other where ends lie close together."""
    from matplotlib.ticker import MaxNLocator

    last = max([x for line in lines for x, _ in line.points] + [1])
    highest = max([y for line in lines for _, y in line.points] + [least])
    room, taken = highest / 14, -highest
    for seat in sorted(range(len(lines)), key=lambda seat: lines[seat].points[-1][1]):
        colours = livery(seat, mode)
        taken = max(lines[seat].points[-1][1], taken + room)
        box = {"boxstyle": "circle,pad=0.25", "facecolor": colours.fill, "edgecolor": colours.stroke}
        style: dict[str, Any] = {"ha": "center", "va": "center", "fontsize": TEXT - 2, "fontweight": "bold"}
        axes.text(1.03 * last, taken, letter(seat), color=colours.ink, bbox=box, **style)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set(xlim=(0, 1.06 * last), ylim=(-0.05 * highest, max(1.08 * highest, taken + room)))


def heat(
    words: Words,
    rows: Sequence[str],
    columns: Sequence[str],
    shares: Sequence[Sequence[float]],
    mode: str,
    note: Callable[[float, str], str] = percent,
) -> Picture:
    """A table of shares[row][column], the darker (on a dark ground: the brighter) the larger.

    Each is written in its cell, by `note` as a text in a language; a dot stands for 0.
    """
    figure, axes = sheet(words, mode, 0.6 + 0.4 * len(rows))
    look, ground = dress("bar", mode), dress("board", mode)
    highest = max([share for row in shares for share in row] + [1e-9])
    for line, row in enumerate(shares):
        for column, share in enumerate(row):
            fill = mixed(ground.fill, look.fill, share / highest)
            _cell(axes, (column, line), note(share, words.lang) if share else "·", fill, mode)
    axes.set(xlim=(-0.5, len(columns) - 0.5), ylim=(len(rows) - 0.5, -0.5))
    axes.set(xticks=range(len(columns)), yticks=range(len(rows)), yticklabels=rows)
    axes.xaxis.tick_top()
    axes.set_xticklabels(columns, fontsize=TEXT - 2.5)
    return finished(figure, words)


class Square(NamedTuple):
    """A square of a board: what is written in it, how dark it is (0 to 1), its hatching, and a note in its corner."""

    note: str
    share: float = 0.0
    hatch: str = ""
    corner: str = ""


def squares(
    words: Words, rows: Sequence[str], columns: Sequence[str], board: Sequence[Sequence[Square]], mode: str
) -> Picture:
    """A board as a heat map, board[row][column]; told apart by what is written and hatched, not by colour alone."""
    figure, axes = sheet(words, mode, 0.6 + SQUARE * len(rows))
    look, ground = dress("bar", mode), dress("board", mode)
    for row, line in enumerate(board):
        for column, square in enumerate(line):
            fill = mixed(ground.fill, look.fill, square.share)
            _cell(axes, (column, row), square.note, fill, mode, square.hatch)
            style: dict[str, Any] = {"ha": "left", "va": "top", "fontsize": TEXT - 4, "parse_math": False}
            axes.text(column - 0.46, row - 0.46, square.corner, color=inked(fill), **style)
    axes.set(xlim=(-0.5, len(columns) - 0.5), ylim=(len(rows) - 0.5, -0.5))
    axes.set(xticks=range(len(columns)), xticklabels=columns, yticks=range(len(rows)), yticklabels=rows)
    axes.xaxis.tick_top()
    return finished(figure, words)


def inked(fill: str) -> str:
    """Black or white, whichever can be read on this colour."""
    return max(BLACK_AND_WHITE, key=lambda colour: contrast(colour, fill))


def _cell(axes: Axes, at: tuple[int, int], note: str, fill: str, mode: str, hatch: str = "") -> None:
    from matplotlib.patches import Rectangle

    edge = dress("grid", mode).fill
    axes.add_patch(Rectangle((at[0] - 0.5, at[1] - 0.5), 1, 1, facecolor=fill, edgecolor=edge, lw=1, hatch=hatch))
    axes.text(*at, note, ha="center", va="center", color=inked(fill), fontsize=TEXT - 2, parse_math=False)


# ---------------------------------------------------------------------- the sheet


def sheet(words: Words, mode: str, height: float) -> tuple[Figure, Axes]:
    """An empty chart: below its title and what it is about, so many inches for the drawing."""
    figure, (axes,) = _sheets(words, mode, height, 1)
    return figure, axes


def _sheets(words: Words, mode: str, height: float, count: int) -> tuple[Figure, list[Axes]]:
    """The same with so many drawings side by side."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    ground, about = dress("board", mode), wrap(words.about, ABOUT)
    head = EDGE + (0.5 if words.title else 0.0) + 0.26 * len(about)
    whole = head + height + EDGE
    rect = (EDGE / WIDTH, EDGE / whole, 1 - 2 * EDGE / WIDTH, height / whole)
    figure = Figure(figsize=(WIDTH, whole), dpi=DOTS, facecolor=ground.fill, layout=ConstrainedLayoutEngine(rect=rect))
    drawings = [figure.add_subplot(1, count, at + 1, facecolor=ground.fill) for at in range(count)]
    for axes in drawings:
        axes.spines[:].set_visible(False)
        axes.tick_params(labelsize=TEXT, labelcolor=ground.ink, color=ground.ink, length=0)
    style: dict[str, Any] = {"color": ground.ink, "va": "top", "parse_math": False}
    figure.text(EDGE / WIDTH, 1 - EDGE / whole, words.title, fontsize=TITLE, fontweight="bold", **style)
    figure.text(EDGE / WIDTH, 1 - (EDGE + 0.4) / whole, "\n".join(about), fontsize=TEXT, linespacing=1.35, **style)
    return figure, drawings


def finished(figure: Figure, words: Words) -> Picture:
    """A drawn chart with its words."""
    return Picture(figure, words.title, words.alt, words.table, words.lang)


def mixed(one: str, two: str, share: float) -> str:
    """The colour that lies between two, at a share of the way from the first to the second."""
    parts = [(int(one[at : at + 2], 16), int(two[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(low + (high - low) * share):02X}" for low, high in parts)
