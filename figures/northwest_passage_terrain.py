"""Land and sea as they are drawn: the outlines of terrain from its corners, of islands, of tiles, and the lines of ice.

Each corner of a square is land or sea, and the coast crosses a side in its middle, at a right angle. So coasts of
neighbouring squares meet smoothly, and across a saddle the sea passes between two lands that stay apart.

    L   |   S        land at the north-west corner: the coast is a quarter of a circle around it
    ____/
        .            points are counted in half squares: (0, 0) (1, 0) (2, 0) along the north side
    S       S
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from figures.theme import PIXEL

Half = tuple[int, int]  # a point in half squares, to the east and to the south
Segment = tuple[Half, Half, Half | None]  # from, to, and for a coast the middle of its square
Loop = list[Segment]

AROUND = (0, 1, 3, 2)  # the corners of a square clockwise, of NW NE SW SE
CORNER = ((0, 0), (2, 0), (2, 2), (0, 2))  # clockwise, in half squares
MIDDLE = ((1, 0), (2, 1), (1, 2), (0, 1))  # of the side that follows on each
BEND = 0.5523  # from the ends of a quarter of a circle towards its square's middle, for a Bézier curve


# ---------------------------------------------------------------------- one square


@lru_cache(maxsize=64)
def lands(pattern: str) -> tuple[tuple[int, ...], ...]:
    """The lands of a square (NWP-6): rows of its corners, clockwise, that are neighbours; `pattern` is NW NE SW SE."""
    there = [pattern[corner] == "L" for corner in AROUND]
    if all(there):
        return ((0, 1, 2, 3),)
    starts = [at for at in range(4) if there[at] and not there[at - 1]]
    return tuple(tuple(run(there, start)) for start in starts)


def run(there: Sequence[bool], start: int) -> Iterator[int]:
    """The land corners from a corner on, clockwise."""
    at = start
    while there[at]:
        yield at
        at = (at + 1) % 4


def around_land(corners: Sequence[int], x: int, y: int) -> Iterator[Segment]:
    """The way around a land of a square, clockwise: along the sides and back over the coast."""
    moved = [(x + a, y + b) for a, b in CORNER], [(x + a, y + b) for a, b in MIDDLE]
    corner, middle = moved
    for at in corners:
        yield middle[at - 1], corner[at], None
        yield corner[at], middle[at], None
    if len(corners) < 4:
        yield middle[corners[-1]], middle[corners[0] - 1], (x + 1, y + 1)


def around_square(x: int, y: int) -> Iterator[Segment]:
    """The way around a square, clockwise."""
    corner = [(x + a, y + b) for a, b in CORNER]
    for at in range(4):
        yield corner[at], corner[(at + 1) % 4], None


# ---------------------------------------------------------------------- outlines of many


def joined(segments: Iterable[Segment]) -> list[Loop]:
    """Closed outlines of what lies side by side: a side with something on both sides of it is no part of them."""
    kept: dict[tuple[Half, Half], Segment] = {}
    for segment in segments:
        first, last, _ = segment
        if kept.pop((last, first), None) is None:
            kept[first, last] = segment
    onwards: dict[Half, list[Segment]] = defaultdict(list)
    for segment in kept.values():
        onwards[segment[0]].append(segment)
    return [loop_from(onwards, start) for start in list(onwards) if onwards[start]]


def loop_from(onwards: dict[Half, list[Segment]], start: Half) -> Loop:
    """The outline that begins at a point; what it uses up is gone."""
    loop = [onwards[start].pop()]
    while loop[-1][1] != start:
        loop.append(onwards[loop[-1][1]].pop())
    return loop


def drawn(loops: Iterable[Loop], square: float, size: tuple[float, float]) -> str:
    """Outlines as path data around the middle of a picture of that size: squares so wide, all in pixels."""

    def at(x: float, y: float) -> str:
        return f"{(x * square / 2 - size[0] / 2) * PIXEL:.4f} {(y * square / 2 - size[1] / 2) * PIXEL:.4f}"

    parts: list[str] = []
    for loop in loops:
        parts.append(f"M {at(*loop[0][0])}")
        parts += [step(segment, at) for segment in straightened(loop)]
        parts.append("Z")
    return " ".join(parts)


def straightened(loop: Loop) -> Iterator[Segment]:
    """An outline in which straight lines that go on are one."""
    held: Segment | None = None
    for segment in loop:
        if held and held[2] is None and segment[2] is None and goes_on(held, segment):
            held = (held[0], segment[1], None)
            continue
        if held:
            yield held
        held = segment
    if held:
        yield held


def goes_on(one: Segment, two: Segment) -> bool:
    """Whether a line goes on in the direction of another."""
    return (one[0][0] == one[1][0] == two[1][0]) or (one[0][1] == one[1][1] == two[1][1])


def step(segment: Segment, at: Callable[[float, float], str]) -> str:
    """A line, or a coast that bends towards the middle of its square."""
    first, last, centre = segment
    if centre is None or first[0] == last[0] or first[1] == last[1]:
        return f"L {at(*last)}"
    pulled = [tuple(p + BEND * (c - p) for p, c in zip(end, centre, strict=True)) for end in (first, last)]
    return f"C {at(*pulled[0])} {at(*pulled[1])} {at(*last)}"


# ---------------------------------------------------------------------- boards and tiles


@lru_cache(maxsize=512)
def land(columns: int, squares: tuple[int, ...], terrain: str, square: float, size: tuple[float, float]) -> str:
    """The land on some squares of a board with a terrain, as path data."""
    return drawn(joined(shores(columns, squares, terrain)), square, size)


def shores(
    columns: int, squares: Iterable[int], terrain: str, points: frozenset[int] | None = None
) -> Iterator[Segment]:
    """The ways around the lands of some squares; if points are given, only of lands at these."""
    for number in squares:
        row, column = divmod(number, columns)
        first = row * (columns + 1) + column
        four = (first, first + 1, first + columns + 1, first + columns + 2)
        for corners in lands("".join([terrain[point] for point in four])):
            if points is None or four[AROUND[corners[0]]] in points:
                yield from around_land(corners, 2 * column, 2 * row)


@lru_cache(maxsize=64)
def island(
    columns: int,
    squares: tuple[int, ...],
    terrain: str,
    points: tuple[int, ...],
    square: float,
    size: tuple[float, float],
) -> str:
    """The land of an island, by its points, as path data."""
    return drawn(joined(shores(columns, squares, terrain, frozenset(points))), square, size)


@lru_cache(maxsize=64)
def covered(columns: int, squares: tuple[int, ...], square: float, size: tuple[float, float]) -> str:
    """All of some squares, as path data."""
    ways = (segment for number in squares for segment in around_square(*half(number, columns)))
    return drawn(joined(ways), square, size)


def half(number: int, columns: int) -> Half:
    """The north-west corner of a square in half squares."""
    row, column = divmod(number, columns)
    return 2 * column, 2 * row


@lru_cache(maxsize=64)
def borders(
    columns: int, rows: int, cover: tuple[int, ...], square: float, size: tuple[float, float]
) -> tuple[str, str]:
    """The borders of tiles, and the lines between free squares, as path data."""
    found: tuple[list[str], list[str]] = ([], [])
    for first, last, one, two in sides(columns, rows):
        there = [cover[number] if number is not None else None for number in (one, two)]
        if there[0] != there[1] or there[0] == -1:
            tile = any(number is not None and number >= 0 for number in there)
            found[not tile].append(line(first, last, square, size))
    return " ".join(found[0]), " ".join(found[1])


def sides(columns: int, rows: int) -> Iterator[tuple[Half, Half, int | None, int | None]]:
    """All sides of squares: their ends, and the squares on both sides of them, None beyond the edge."""
    for row in range(rows + 1):
        for column in range(columns + 1):
            here = row * columns + column
            inside_x, inside_y = column < columns, row < rows
            if inside_x:
                pair = (here - columns if row else None, here if inside_y else None)
                yield (2 * column, 2 * row), (2 * column + 2, 2 * row), *pair
            if inside_y:
                pair = (here - 1 if column else None, here if inside_x else None)
                yield (2 * column, 2 * row), (2 * column, 2 * row + 2), *pair


def line(first: Half, last: Half, square: float, size: tuple[float, float]) -> str:
    """A straight line as path data."""
    x, y = (first[0] * square / 2 - size[0] / 2) * PIXEL, (first[1] * square / 2 - size[1] / 2) * PIXEL
    to_x, to_y = (last[0] * square / 2 - size[0] / 2) * PIXEL, (last[1] * square / 2 - size[1] / 2) * PIXEL
    return f"M {x:.4f} {y:.4f} L {to_x:.4f} {to_y:.4f}"


@lru_cache(maxsize=16)
def hatch(size: tuple[float, float], apart: float) -> str:
    """Parallel lines from the south-west to the north-east across a box, as path data around its middle."""
    wide, high = size
    parts = []
    for number in range(1, int((wide + high) / apart) + 1):
        far = number * apart
        first = (max(0.0, far - high), min(far, high))
        last = (min(far, wide), max(0.0, far - wide))
        ends = [f"{(x - wide / 2) * PIXEL:.4f} {(y - high / 2) * PIXEL:.4f}" for x, y in (first, last)]
        parts.append(f"M {ends[0]} L {ends[1]}")
    return " ".join(parts)
