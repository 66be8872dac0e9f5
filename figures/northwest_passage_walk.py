"""Walking the table of Northwest Passage: over the squares as they lie, to places and sun at the rim, and below.

Up from the northern row is the sun; down from the southern row is what can be drawn, then costs, then the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from figures.northwest_passage_table import Tabletop
from figures.pixels import Point
from figures.scene import Shape
from figures.walk import Walk, by_height, by_rows, nearest, walk
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.grid import OUTSIDE

BELOW = (
    "order",
    "pile-",
    "offer-",
    "reserve",
    "costs",
    "cost-",
    "turn-",
    "crew-",
    "player-",
    "own-",
    "transfer-",
    "token-",
    "held-",
)
ARROWS = {"n": "up", "e": "right", "s": "down", "w": "left"}
BACK = {"up": "down", "down": "up", "left": "right", "right": "left"}
OUT = {"north": "up", "east": "right", "south": "down", "west": "left"}


class Stop(NamedTuple):
    """A stop below the map: its id, its middle, its width and height."""

    id: str
    at: Point
    size: Point


def walked(top: Tabletop, shapes: Sequence[Shape], start: str) -> Walk:
    """Where each arrow leads from each stop."""
    below = tuple(
        Stop(shape.id, shape.at, shape.size) for shape in shapes if shape.words and shape.id.startswith(BELOW)
    )
    on_map = map_ways(top.box)
    spots = tuple((shape.id, shape.at) for shape in shapes if shape.id in on_map)
    return joined(top.box, start, spots, below)


@lru_cache(maxsize=32)  # they change with the tiles in hand and in the offer
def joined(box: Box, start: str, spots: tuple[tuple[str, Point], ...], below: tuple[Stop, ...]) -> Walk:
    """The arrows on the map and below it, and between the two."""
    rows, points = by_height(below), dict(spots) | {stop.id: stop.at for stop in below}
    ways = {stop: dict(arrows) for stop, arrows in (*map_ways(box).items(), *by_rows(rows).items())}
    low = [f"square-{word}" for word in box.grid.squares[-box.columns :]]
    for stop in low:
        ways[stop]["down"] = nearest(points, stop, [other.id for other in rows[0]])
    for other in rows[0]:
        ways[other.id]["up"] = nearest(points, other.id, low)
    return walk(points, [], start, ways)


@lru_cache(maxsize=8)
def map_ways(box: Box) -> Walk:
    """The arrows on the map, always the same: from square to square, and over the edge to a place or the sun."""
    board, ways = box.grid, dict[str, dict[str, str]]()
    for number, word in enumerate(board.squares):
        found = {ARROWS[way]: other for way, other in board.beside[number].items() if other != OUTSIDE}
        ways[f"square-{word}"] = {arrow: f"square-{board.squares[other]}" for arrow, other in found.items()}
    for slug, place in box.places.items():
        arrow = OUT[place.side]
        for word in place.squares:
            ways[f"square-{word}"][arrow] = f"place-{slug}"
        ways[f"place-{slug}"] = {BACK[arrow]: f"square-{place.squares[0]}"}
    top_row = board.squares[: box.columns]
    for word in top_row:
        ways[f"square-{word}"].setdefault("up", "sun")
    return ways | {"sun": {"down": f"square-{top_row[box.columns // 2]}"}}
