"""Tiles: what they show after a turn, and which squares they cover (NWP-9 to NWP-14, table 2).

A pattern is written with the points from north to south, each row from west to east: `LSSSLS` for LSS/SLS.
"""

from __future__ import annotations

from functools import lru_cache

TURNS = ("0", "1", "2", "3")
LARGE, SMALL = 6, 4  # points of a pattern
# Where the points of the turned tile were in turn 0: abc/def is 012/345, ab/cd is 01/23 (table 2)
TURNED = {
    LARGE: ((0, 1, 2, 3, 4, 5), (3, 0, 4, 1, 5, 2), (5, 4, 3, 2, 1, 0), (2, 5, 1, 4, 0, 3)),
    SMALL: ((0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0), (1, 3, 0, 2)),
}


def is_large(tile: str) -> bool:
    """NWP-9: a tile of two squares has a number, a small one the word of its pile."""
    return tile.isascii() and tile.isdecimal()


def pattern_of(number: int) -> str:
    """NWP-10: the pattern of a large tile in turn 0: 34 -> LSSSLS."""
    return f"{number:06b}".replace("1", "L").replace("0", "S")


@lru_cache(maxsize=1024)
def turned(pattern: str, turn: int) -> str:
    """Table 2: a pattern after so many quarter turns clockwise; a large one has three rows after turns 1 and 3."""
    return "".join(pattern[place] for place in TURNED[len(pattern)][turn])


@lru_cache(maxsize=100_000)  # 729 * 64 + 81 * 16 pairs can be asked about
def agrees(has: str, shows: str) -> bool:
    """NWP-65, NWP-67: whether points with this terrain ("." for none) let a pattern be laid on them."""
    return all(there in (".", new) for there, new in zip(has, shows, strict=True))
