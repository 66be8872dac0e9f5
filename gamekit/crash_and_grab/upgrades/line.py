"""What lies in the row or the column of a saucer, in which direction, how far away."""

from __future__ import annotations

from gamekit.crash_and_grab.state import Space


def bearing(start: Space, end: Space) -> tuple[str, int]:
    """The direction and the number of steps from one space to another of its row or column; ("", 0) if neither."""
    down, right = end[0] - start[0], end[1] - start[1]
    if (down == 0) == (right == 0):
        return "", 0
    if down:
        return ("meteor" if down > 0 else "sun"), abs(down)
    return ("asteroids" if right > 0 else "stars"), abs(right)
