"""Hyperdrive (CG-121): numbers to choose from can be doubled, those that other upgrades offer too (CG-136, CG-138)."""

from __future__ import annotations

SLUG = "hyperdrive"


def doubled(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """CG-121: the numbers and their doubles: 2 or 4, 3 or 6, 0 to 5 or 6, 8, 10."""
    return tuple(sorted({*numbers, *(2 * number for number in numbers)}))
