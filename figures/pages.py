"""Printed pages: text, boxes to tick, lines to write on and pictures, from top to bottom, on as many pages as it takes.

All lengths are in points, counted from the upper left corner of a page. A page is a matplotlib figure with one pair of
axes that covers it; pictures get axes of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from figures.paint import CAPITAL, text_width

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPERS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
MARGIN = 36.0
LEADING = 1.25  # from line to line, in heights of the font
ROW = 1.42  # from one row of boxes to the next
SPACE = 0.49  # between two words, with the room that their outer letters keep
ENDLESS = 1e6  # points: a page on which heights are measured
ROUNDING = 0.01  # points
SMALLEST = 0.55  # of its full size: a picture that leaves room for what is below it
INK, GROUND = "#000000", "#FFFFFF"


class Sizes(NamedTuple):
    """Heights of the fonts."""

    text: float
    heading: float
    title: float


NORMAL, LARGE = Sizes(10.0, 11.0, 16.0), Sizes(18.0, 20.0, 26.0)


class Pages:
    """Pages being filled; `figures` are those begun so far."""

    def __init__(self, paper: tuple[float, float], sizes: Sizes, title: str, again: str) -> None:
        """`title` stands at the head of the first page, `again` at that of each further one."""
        self.size, self.sizes, self.again = paper, sizes, again
        self.figures: list[Figure] = []
        self.axes: Axes
        self.y = 0.0  # how far down the page is filled
        self._begin()
        self.line(title, sizes.title, bold=True)

    @property
    def width(self) -> float:
        """Between the margins."""
        return self.size[0] - 2 * MARGIN

    @property
    def room(self) -> float:
        """What is left of the page."""
        return self.size[1] - MARGIN - self.y

    def _begin(self) -> None:
        from matplotlib.figure import Figure

        width, height = self.size
        figure = Figure(figsize=(width / 72, height / 72), facecolor=GROUND)
        self.axes = figure.add_axes((0, 0, 1, 1))
        self.axes.set(xlim=(0, width), ylim=(height, 0))
        self.axes.axis("off")
        self.figures.append(figure)
        self.y = MARGIN

    def keep(self, height: float) -> None:
        """Go to a new page unless there is so much room on this one."""
        if height > self.room + ROUNDING:
            self._begin()
            self.line(self.again, self.sizes.heading, bold=True)

    def skip(self, lines: float = 0.5) -> None:
        """Leave some lines of text empty."""
        self.y += lines * LEADING * self.sizes.text

    # ------------------------------------------------------------------ text

    def put(self, words: str, x: float, top: float, size: float, bold: bool = False) -> None:
        """One line of text anywhere on the page."""
        weight = "bold" if bold else "normal"
        style: dict[str, Any] = {"fontsize": size, "fontweight": weight, "color": INK, "parse_math": False}
        self.axes.text(x, top + size * (LEADING + CAPITAL) / 2, words, va="baseline", **style)

    def line(self, words: str, size: float, bold: bool = False, indent: float = 0.0) -> None:
        """Text in lines, as many as it takes, on the next page if there is no room for a line."""
        for part in wrapped(words, (self.width - indent) / size, bold):
            self.keep(LEADING * size)
            self.put(part, MARGIN + indent, self.y, size, bold)
            self.y += LEADING * size

    def text(self, words: str, bold: bool = False, indent: float = 0.0) -> None:
        """A paragraph."""
        self.line(words, self.sizes.text, bold, indent)

    def heading(self, words: str, below: float = 3.0) -> None:
        """A heading, not without room for so many lines of text below it."""
        self.keep(LEADING * (self.sizes.heading + below * self.sizes.text))
        self.line(words, self.sizes.heading, bold=True)

    def items(self, sentences: Sequence[str], first: int = 1, last: int = 0) -> None:
        """A list, its items numbered from `first`, as a part of one up to `last`; an item stays on one page."""
        size = self.sizes.text
        indent = (2.2 if max(last, len(sentences)) > 9 else 1.6) * size
        for number, sentence in enumerate(sentences, start=first):
            lines = len(wrapped(sentence, (self.width - indent) / size, False))
            self.keep(lines * LEADING * size)
            self.put(f"{number}.", MARGIN, self.y, size)
            self.text(sentence, indent=indent)

    # ------------------------------------------------------------------ to be filled in

    def boxes(self, labels: Sequence[str]) -> None:
        """Boxes to tick, each with its label, in as many columns as there is room for."""
        from matplotlib.patches import Rectangle

        size = self.sizes.text
        widest = max(text_width(label, "normal") for label in labels) * size
        columns = max(1, int((self.width + size) // (widest + 2.6 * size)))
        step, rows = self.width / columns, -(-len(labels) // columns)
        if ROW * size * rows < self.size[1] / 2:
            self.keep(ROW * size * rows)
        for at, label in enumerate(labels):
            if at % columns == 0:
                self.keep(ROW * size)
                self.y += ROW * size
            x, top = MARGIN + at % columns * step, self.y - ROW * size
            box = Rectangle((x, top + 0.2 * size), size, size, facecolor=GROUND, edgecolor=INK, linewidth=1)
            self.axes.add_patch(box)
            self.put(label, x + 1.5 * size, top + 0.1 * size, size)

    def blanks(self, labels: Sequence[str]) -> None:
        """Lines to write on, each with its label before it, side by side, or below each other if that is too short."""
        size = self.sizes.text
        step, widest = self.width / len(labels), max(text_width(label, "bold") for label in labels) * size
        if step - widest < 7 * size and len(labels) > 1:
            for label in labels:
                self.blanks([label])
            return
        self.keep(2.4 * size)
        for at, label in enumerate(labels):
            x, low = MARGIN + at * step, self.y + 1.8 * size
            self.put(label, x, low - LEADING * size, size, bold=True)
            start = x + text_width(label, "bold") * size + 0.5 * size
            self.axes.plot([start, x + step - size], [low, low], color=INK, lw=0.8)
        self.y += 2.4 * size

    # ------------------------------------------------------------------ pictures

    def height_of(self, fill: Callable[[Pages], object]) -> float:
        """How much room it takes what `fill` puts on a page."""
        trial = Pages((self.size[0], ENDLESS), self.sizes, "", self.again)
        start = trial.y
        fill(trial)
        return trial.y - start

    def picture(self, ratio: float, least: float = 0.0) -> tuple[Axes, tuple[float, float]]:
        """Axes for a picture of height / width `ratio`, across the page, and their size in inches.

        It leaves `least` points of the page below it, if it need not be made smaller than SMALLEST for that.
        """
        full = self.width * ratio
        height = max(SMALLEST * full, min(full, self.room - least))
        self.keep(height)
        width = height / ratio
        whole, high = self.size
        rect = ((whole - width) / 2 / whole, 1 - (self.y + height) / high, width / whole, height / high)
        self.y += height
        return self.figures[-1].add_axes(rect), (width / 72, height / 72)


def wrapped(words: str, ems: float, bold: bool) -> list[str]:
    """The text in lines of so many heights of its font; a word longer than a line stays whole."""
    weight, lines = "bold" if bold else "normal", [""]
    taken = 0.0
    for word in words.split():  # measured word by word, for many words come again
        wide = text_width(word, weight) + SPACE
        if lines[-1] and taken + wide > ems:
            lines.append(word)
            taken = wide
        else:
            lines[-1] = f"{lines[-1]} {word}".lstrip()
            taken += wide
    return lines
