"""Measures and tiles of Northwest Passage, in the pixels of a board 760 wide."""

from __future__ import annotations

from collections.abc import Iterator

from figures import northwest_passage_terrain as terrain
from figures.pixels import Point
from figures.scene import Shape

WIDTH, MARGIN = 760.0, 10.0  # around all there is room for the ring of the focus
LINE = 18.0  # of text, at the least
TYPE = 15.6  # so high must type be in a scene this wide to be 12 pixels on a school laptop

Says = tuple[tuple[str, str], ...]
Shapes = Iterator[Shape]


def tile_shapes(id: str, at: Point, square: float, pattern: str, words: str, says: Says, inside: str = "") -> Shapes:
    """A tile that lies beside the map, by its upper left corner: its sea, and its land upon that."""
    columns = len(pattern) // 2 - 1
    size, middle = (columns * square, square), (at[0] + columns * square / 2, at[1] + square / 2)
    yield Shape(id, "rect", middle, size, "tile", words=words, says=says, inside=inside)
    outline = terrain.land(columns, tuple(range(columns)), pattern, square, size)
    if outline:
        yield Shape(f"land-{id}", "area", middle, size, "map-land", inside=id, outline=outline)
