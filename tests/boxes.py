"""How shapes of a picture lie to each other, as boxes."""

from __future__ import annotations

from figures.scene import Shape


def box(shape: Shape) -> tuple[float, float, float, float]:
    (x, y), (width, height) = shape.at, shape.size
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def overlap(one: Shape, two: Shape) -> bool:
    hair = 1e-3
    left, upper, right, lower = box(one)
    other_left, other_upper, other_right, other_lower = box(two)
    across = left < other_right - hair and other_left < right - hair
    return across and upper < other_lower - hair and other_upper < lower - hair


def contains(outer: Shape, inner: Shape) -> bool:
    left, upper, right, lower = box(outer)
    inner_left, inner_upper, inner_right, inner_lower = box(inner)
    hair = 1e-3
    across = left - hair <= inner_left and inner_right <= right + hair
    return across and upper - hair <= inner_upper and inner_lower <= lower + hair
