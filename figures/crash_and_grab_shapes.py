"""Measures and chips of Crash and Grab, in the pixels of a board 760 wide."""

from __future__ import annotations

from collections.abc import Sequence

from figures.labels import width_of

WIDTH, MARGIN = 760.0, 12.0  # around all there is room for the ring of the focus
LINE = 18.0  # of text, at the least
PAD = 7.0  # of a chip beside its text
TYPE = 16.8  # so high must type be in a scene this wide to be 13 pixels on a school laptop

Says = tuple[tuple[str, str], ...]


def chip_width(label: str, role: str) -> float:
    """How wide a chip with that text is."""
    return width_of(label, role, TYPE) + PAD


def flow(widths: Sequence[float], room: float, gap: float) -> list[tuple[int, float]]:
    """Chips in rows, one after the other: for each its row and how far from the left it begins."""
    found, row, x = list[tuple[int, float]](), 0, 0.0
    for width in widths:
        if x and x + width > room:
            row, x = row + 1, 0.0
        found.append((row, x))
        x += width + gap
    return found
