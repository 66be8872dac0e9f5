"""Laying out in the pixels of a board 760 wide, which become units of the scene at the very end."""

from __future__ import annotations

from figures.scene import Shape
from figures.theme import PIXEL, dress, ems

Point = tuple[float, float]


def to_units(pixels: Point) -> Point:
    """A point or size in units of the scene."""
    return round(pixels[0] * PIXEL, 4), round(pixels[1] * PIXEL, 4)


def in_units(shape: Shape) -> Shape:
    """The shape in units of the scene."""
    return shape._replace(at=to_units(shape.at), size=to_units(shape.size), to=shape.to and to_units(shape.to))


def text_width(label: str, role: str) -> float:
    """About how wide a text of a role is, and a little more."""
    look = dress(role)
    return 1.06 * ems(label, look.bold) * look.font / PIXEL
