"""Whether cards fill places, each card only where it may be, and how: a matching in which nothing is left over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple


class Item(NamedTuple):
    """So many cards of a kind, and the numbers of the places where they may be, the narrowest first."""

    card: int
    copies: int
    where: Sequence[int]


Filled = list[Counter[int]]  # of each item: place -> how many of it are there


def filled(items: Sequence[Item], rooms: Sequence[int]) -> Filled | None:
    """All items put into places of that many cards; None if there is no way.

    Where all places that would do are full, a card that is there moves on (augmenting paths, Ford and Fulkerson 1956).
    """
    left, put = list(rooms), [Counter[int]() for _ in items]
    for at, item in enumerate(items):
        for _ in range(item.copies - taken(item, left, put[at])):
            path = way(at, items, left, put)
            if path is None:
                return None
            shift(path, left, put)
    return put


def taken(item: Item, left: list[int], put: Counter[int]) -> int:
    """How many cards of an item find room as places come; they are put there."""
    due = item.copies
    for place in item.where:
        number = min(due, left[place])
        if number:
            put[place] += number
            left[place] -= number
            due -= number
    return item.copies - due


def way(at: int, items: Sequence[Item], left: Sequence[int], put: Filled) -> list[tuple[int, int]] | None:
    """Which item goes to which place, so that one card more of the first has room; the last goes where room is left."""
    paths, met = [[(at, place)] for place in items[at].where], set[int]()
    for path in paths:  # grows while it is walked
        place = path[-1][1]
        if left[place]:
            return path
        if place not in met:
            met.add(place)
            there = [other for other, places in enumerate(put) if places[place]]
            paths += [[*path, (other, new)] for other in there for new in items[other].where if new not in met]
    return None


def shift(path: Sequence[tuple[int, int]], left: list[int], put: Filled) -> None:
    """Go a path: each item takes the place of the next one."""
    for number, (at, place) in enumerate(path):
        put[at][place] += 1
        if number + 1 < len(path):
            put[path[number + 1][0]][place] -= 1
    left[path[-1][1]] -= 1
