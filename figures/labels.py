"""Texts and boxes as shapes, in the pixels of a board 760 wide: what every table lays out alike."""

from __future__ import annotations

import math
from typing import Any

from figures.pixels import Point
from figures.scene import Shape
from figures.theme import PIXEL, dress, ems

ROOM = 1.06  # of a text, in its widths


def text(id: str, middle: Point, size: Point, role: str, label: str, inside: str = "") -> Shape:
    """A text that is a part of something, or, if it is a part of nothing, says itself."""
    return Shape(id, "text", middle, size, role, label, words="" if inside else label, inside=inside)


def left_text(
    id: str,
    left: Point,
    height: float,
    role: str,
    label: str,
    inside: str = "",
    most: float = math.inf,
    least: float = 0.0,
) -> Shape:
    """A text that begins at a point, at most so wide; its type is not below the `least`, in pixels."""
    width = min(most, width_of(label, role, least))
    return text(id, (left[0] + width / 2, left[1]), (width, height), role, label, inside)


def width_of(label: str, role: str, least: float = 0.0) -> float:
    """How wide the longest line of a text is, in type not below the `least`, in pixels, and a little more.

    Boards make room as if all type were bold.
    """
    longest = max(ems(line, bold=True) for line in label.split("\n"))
    return ROOM * longest * max(dress(role).font / PIXEL, least)


def box(id: str, x: float, y: float, size: Point, role: str, label: str, **more: Any) -> Shape:
    """A box by its upper left corner."""
    return Shape(id, "rect", (x + size[0] / 2, y + size[1] / 2), size, role, label)._replace(**more)
