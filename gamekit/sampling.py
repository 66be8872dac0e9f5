"""How sure a share is that was counted in games played at random."""

from __future__ import annotations

from math import sqrt

SURE = 1.959963984540054  # standard deviations: 95 % of a normal distribution lie within


def wilson(count: int, whole: int, deviations: float = SURE) -> tuple[float, float]:
    """The interval of E. B. Wilson (1927) for a share, from how often something came in so many tries."""
    if not whole:
        return 0.0, 1.0
    share, square = count / whole, deviations**2 / whole
    middle = share + square / 2
    spread = deviations * sqrt(share * (1 - share) / whole + square / (4 * whole))
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))
