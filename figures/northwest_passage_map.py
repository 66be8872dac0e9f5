"""The map of Northwest Passage: zones, land and sea, ice, islands, icons, squares, and the sun at the rim.

       A   B   C  ☀ D   E   F          the sun on one of its spots: rows above it are frozen
    +---+---+---+---+---+---+
  1 |   |///|///|   |   |   | 1        hatched: ice
    +---+---+---+---+---+---+
  2 |   |   |   |   |   |   | 2        a dashed line: as far as it freezes for the next round
[P] +---+---+---+---+---+---+ [G]      the Passage at the west, Greenland at the east
      ×3      ×2      ×1               zones, and by how much they multiply
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from figures import northwest_passage_terrain as terrain
from figures import northwest_passage_words as words
from figures.labels import text, width_of
from figures.northwest_passage_shapes import LINE, MARGIN, TYPE, WIDTH, Says, Shapes
from figures.northwest_passage_table import Tabletop, anchor_of, islands_on, next_frozen, next_spot, placed_at
from figures.pixels import Point
from figures.scene import Shape
from figures.theme import PIXEL
from gamekit.northwest_passage.state import HOME, PASSAGE
from gamekit.northwest_passage.ways import FREE

STRIP, NUMBER = 40.0, 20.0  # widths of a place, and of the numbers of rows
TOP, BOTTOM = 20.0, 18.0  # of the rim
HIGH = 312.0  # of all rows
SUN = 19.0
ICON = (28.0, 17.0)
INSET = 5.0  # of the outline of a position
APART = 9.0  # between two lines of ice
NAME = (0.0, 27.0, 37.0, 47.0)  # widths of the name of an island, by its digits
SIGN = "☀"
SHORT = {HOME: "passage-short-greenland", PASSAGE: "passage-short-passage"}


class Frame(NamedTuple):
    """Where the map lies: its upper left corner, the side of a square, its width and height."""

    x: float
    y: float
    square: float
    size: Point

    @property
    def middle(self) -> Point:
        """The middle of the map."""
        return self.x + self.size[0] / 2, self.y + self.size[1] / 2


@lru_cache(maxsize=32)
def framed(columns: int, rows: int) -> Frame:
    """The map of so many columns and rows, as large as there is room."""
    room = WIDTH - 2 * (MARGIN + STRIP + NUMBER)
    square = round(min(room / columns, HIGH / rows), 2)
    return Frame((WIDTH - columns * square) / 2, MARGIN + TOP, square, (columns * square, rows * square))


def frame(top: Tabletop) -> Frame:
    """Where the map lies."""
    return framed(top.box.columns, top.box.rows)


def height(top: Tabletop) -> float:
    """How far down the map reaches with its rim."""
    at = frame(top)
    return at.y + at.size[1] + BOTTOM


def corner(top: Tabletop, square: int) -> Point:
    """The upper left corner of a square."""
    at, (row, column) = frame(top), divmod(square, top.box.columns)
    return at.x + column * at.square, at.y + row * at.square


def middle(top: Tabletop, square: int) -> Point:
    """The middle of a square."""
    (x, y), half = corner(top, square), frame(top).square / 2
    return x + half, y + half


def the_map(top: Tabletop) -> Shapes:
    """All of it, from back to front, but for the vehicles."""
    yield from zones(top)
    yield from ground(top)
    yield from rim(top)
    yield from sun(top)
    yield from places(top)
    yield from fits(top)
    yield from icons(top)
    for square in range(len(top.board.squares)):
        yield stop(top, square)
    yield from quarters(top)
    yield from names_of_islands(top)
    yield from steps(top)


# ---------------------------------------------------------------------- what squares lie on


def zones(top: Tabletop) -> Shapes:
    """The zones as bands over the whole height, with their multipliers below them (NWP-18)."""
    at = frame(top)
    for number, zone in enumerate(top.box.zones):
        left, wide = at.x + (zone.first - 1) * at.square, (zone.last - zone.first + 1) * at.square
        role, label = f"zone-{number % 3 + 1}", words.say(top, "passage-multiplier", multiplier=zone.multiplier)
        spot = (left + wide / 2, at.y + at.size[1] / 2)
        yield Shape(f"zone-{number}", "rect", spot, (wide, at.size[1]), role, inside="map")
        below = (left + wide / 2, at.y + at.size[1] + BOTTOM / 2 + 1)
        yield text(f"band-{number}", below, (min(wide, 34.0), LINE), "map-rim", label, "map")


def ground(top: Tabletop) -> Shapes:
    """The sea and the land of all tiles, their borders, ice, and the islands; the sea speaks for the whole map."""
    at, view, columns = frame(top), top.view, top.box.columns
    laid = tuple(square for square, tile in enumerate(view.cover) if tile != FREE)
    yield over(top, "map", "area", "map-sea", terrain.covered(columns, laid, at.square, at.size))._replace(
        words=words.the_map(top), inside=""
    )
    yield over(top, "land", "area", "map-land", terrain.land(columns, laid, view.terrain, at.square, at.size))
    tiles, free = terrain.borders(columns, top.box.rows, view.cover, at.square, at.size)
    yield over(top, "free", "curve", "map-free", free)
    yield over(top, "borders", "curve", "map-border", tiles)
    yield from ice(top)
    for number, island in enumerate(islands_on(top.box, view.cover, view.terrain)):
        outline = terrain.island(columns, island.squares, view.terrain, island.points, at.square, at.size)
        yield over(top, f"island-{number}", "curve", "map-island", outline)


def over(top: Tabletop, id: str, form: str, role: str, outline: str) -> Shape:
    """Something that is drawn over the whole map."""
    at = frame(top)
    return Shape(id, form, at.middle, at.size, role, inside="map", outline=outline)


def ice(top: Tabletop) -> Shapes:
    """Hatched rows that are frozen now (NWP-21), and a line as far as it freezes for the next round."""
    at, frozen, coming = frame(top), top.view.frozen, next_frozen(top)
    size = (at.size[0], frozen * at.square)
    if frozen:
        outline = terrain.hatch(size, APART)
        spot = (at.middle[0], at.y + size[1] / 2)
        yield Shape("ice", "curve", spot, size, "map-ice", inside="map", outline=outline)
    for id, rows in (("ice-now", frozen), ("ice-next", coming)):
        if rows > 0 and (id == "ice-now" or rows != frozen):
            half = at.size[0] / 2 * PIXEL
            spot, outline = (at.middle[0], at.y + rows * at.square), f"M {-half:.4f} 0 L {half:.4f} 0"
            yield Shape(id, "curve", spot, (at.size[0], 0.0), f"map-{id}", inside="map", outline=outline)


# ---------------------------------------------------------------------- the rim


def rim(top: Tabletop) -> Shapes:
    """The letters of columns and the numbers of rows, those of frozen rows on ice."""
    at = frame(top)
    for column in range(top.box.columns):
        spot = (at.x + (column + 0.5) * at.square, MARGIN + TOP / 2)
        yield text(f"column-{column}", spot, (20.0, LINE), "map-rim", chr(ord("A") + column), "map")
    for row in range(top.box.rows):
        y = at.y + (row + 0.5) * at.square
        role = "map-rim-ice" if row < top.view.frozen else "map-rim"
        for side, x in (("west", at.x - NUMBER / 2), ("east", at.x + at.size[0] + NUMBER / 2)):
            yield text(f"row-{row}-{side}", (x, y), (18.0, LINE), role, str(row + 1), "map")


def sun(top: Tabletop) -> Shapes:
    """The spots of the sun, and the disc on one of them (NWP-19, NWP-20); a ring marks where it goes next."""
    coming = next_spot(top)
    for slug in top.box.spots:
        if slug != top.view.spot:
            role = "sun-next" if slug == coming else "sun-spot"
            yield Shape(f"spot-{slug}", "circle", spot_of_sun(top, slug), (SUN - 4, SUN - 4), role, inside="sun")
    spot = spot_of_sun(top, top.view.spot)
    yield Shape("sun", "circle", spot, (SUN, SUN), "sun-disc", SIGN, words=words.sun(top))


def spot_of_sun(top: Tabletop, slug: str) -> Point:
    """Where a spot of the sun lies: below the rows that are frozen there, on the way down at the left."""
    at, spots = frame(top), list(top.box.spots)
    rows, place = top.box.spots[slug], spots.index(slug)
    if not rows:
        return at.x + round(top.box.columns / 2) * at.square, MARGIN + TOP / 2
    down = 2 * place <= len(spots)
    x = at.x - NUMBER / 2 if down else at.x + at.size[0] + NUMBER / 2
    return x, at.y + rows * at.square


def places(top: Tabletop) -> Shapes:
    """Greenland and the Passage, at the sides of their squares (NWP-15)."""
    for place in top.box.places:
        spot, size = place_box(top, place)
        says: Says = (("target", place), ("at", place))
        marks = ("near0",) if top.lens == place else ()
        told = words.place(top, place)
        yield Shape(f"place-{place}", "rect", spot, size, f"place-{place}", words=told, says=says, marks=marks)
        yield name_of_place(top, place)


def name_of_place(top: Tabletop, place: str) -> Shape:
    """The name of a place, below the map at that end at which it lies."""
    label = words.say(top, SHORT[place])
    role = f"name-{place}"
    wide = width_of(label, role, TYPE)
    x = MARGIN + wide / 2 if place == PASSAGE else WIDTH - MARGIN - wide / 2
    return text(f"name-{place}", (x, height(top) - BOTTOM / 2 + 1), (wide, LINE), role, label, f"place-{place}")


def place_box(top: Tabletop, place: str) -> tuple[Point, Point]:
    """The middle and the size of a place: beyond the numbers, as long as its squares."""
    at, found = frame(top), top.box.places[place]
    centres = [middle(top, top.board.index[square]) for square in found.squares]
    xs, ys = [x for x, _ in centres], [y for _, y in centres]
    if found.side in ("east", "west"):
        x = at.x + at.size[0] + NUMBER + STRIP / 2 if found.side == "east" else at.x - NUMBER - STRIP / 2
        return (x, (min(ys) + max(ys)) / 2), (STRIP, max(ys) - min(ys) + at.square)
    y = at.y + at.size[1] + BOTTOM / 2 if found.side == "south" else MARGIN + TOP / 2
    return ((min(xs) + max(xs)) / 2, y), (max(xs) - min(xs) + at.square, BOTTOM)


# ---------------------------------------------------------------------- squares


def fits(top: Tabletop) -> Shapes:
    """NWP-116: an outline over each position in which the tile that is being placed fits in that turn."""
    for anchor, squares in top.fits.items():
        (left, up), (right, down) = middle(top, squares[0]), middle(top, squares[-1])
        long = frame(top).square - 2 * INSET
        size = (right - left + long, down - up + long)
        spot, (x, y) = ((left + right) / 2, (up + down) / 2), (size[0] / 2 * PIXEL, size[1] / 2 * PIXEL)
        outline = f"M {-x:.4f} {-y:.4f} L {x:.4f} {-y:.4f} L {x:.4f} {y:.4f} L {-x:.4f} {y:.4f} Z"
        yield Shape(f"fits-{anchor}", "curve", spot, size, "map-fits", inside="map", outline=outline)


def stop(top: Tabletop, square: int) -> Shape:
    """A square, which shows what lies below it: what there is, and all that a click on it may mean."""
    word, long = top.board.squares[square], frame(top).square
    marks = ("near0",) if top.lens == word else ()
    told = words.square(top, square)
    return Shape(
        f"square-{word}",
        "text",
        middle(top, square),
        (long, long),
        "square",
        words=told,
        says=says(top, square),
        marks=marks,
    )


def says(top: Tabletop, square: int) -> Says:
    """NWP-73, NWP-116: the square for a tile, its tile to go to, by a quarter if that needs to be said."""
    four = top.board.quarters[square]
    asked = tuple(("target", quarter) for quarter in four if quarter in top.open.get("target", ()))
    return (*asked, ("target", anchor_of(top, square)), ("square", placed_at(top, square)))


def quarters(top: Tabletop) -> Shapes:
    """The quarters that are to be chosen from, where a square has several."""
    wanted = top.open.get("target", ())
    for four in top.board.quarters:
        asked = [quarter for quarter in four if quarter in wanted]
        for quarter in asked if len(asked) > 1 else ():
            yield quarter_dot(top, quarter)


def quarter_dot(top: Tabletop, quarter: str) -> Shape:
    """A quarter to be chosen."""
    (x, y), long = middle(top, top.board.square_of[quarter]), frame(top).square
    right, down = (0.25 if "e" in quarter[-2:] else -0.25), (0.25 if "s" in quarter[-2:] else -0.25)
    return Shape(
        f"quarter-{quarter}",
        "circle",
        (x + right * long, y + down * long),
        (0.36 * long, 0.36 * long),
        "quarter",
        words=words.quarter(top, quarter),
        says=(("target", quarter),),
        inside=f"square-{top.board.squares[top.board.square_of[quarter]]}",
    )


def icons(top: Tabletop) -> Shapes:
    """The icons that are still there, each with its letter and what it is worth (NWP-86 to NWP-88)."""
    for square, icon in top.icons.items():
        word, (x, y) = top.board.squares[square], middle(top, square)
        label = f"{words.name(top, 'icon', icon, 'short')}{words.worth(top, square)}"
        at = (x, y - frame(top).square / 2 + ICON[1] / 2 + 2)
        yield Shape(f"icon-{word}", "rect", at, ICON, f"icon-{icon}", label, inside=f"square-{word}")


def names_of_islands(top: Tabletop) -> Iterator[Shape]:
    """The size of each complete island, at that of its points where least else is drawn."""
    at = frame(top)
    for number, island in enumerate(islands_on(top.box, top.view.cover, top.view.terrain)):
        row, column = divmod(min(island.points, key=lambda point: taken(top, point)), top.board.wide)
        x, y = column * at.square, row * at.square - LINE / 2  # above the point, for icons lie in upper halves
        y = y if row or not taken(top, column) else ICON[1] + 2 + LINE / 2
        label, wide = words.say(top, "passage-island-short", tiles=island.tiles), NAME[len(str(island.tiles))]
        spot = (inside(x, at.size[0], wide) + at.x, inside(y, at.size[1], LINE) + at.y)
        square = top.board.squares[island.squares[0]]
        yield text(f"name-island-{number}", spot, (wide, LINE), "island-name", label, f"square-{square}")


def taken(top: Tabletop, point: int) -> int:
    """How much a name above a point would cover: vehicles above it, and at the northern edge what lies below."""
    board, edge = top.board, point < top.board.wide
    above = [square for square in board.around[point] if edge or point in board.points[square][2:]]
    vehicles = sum(len(top.here.get(board.squares[square], ())) for square in above)
    return vehicles + sum(edge and square in top.icons for square in above)


def inside(middle_of_it: float, whole: float, size: float) -> float:
    """A place for something of that size near a middle, and within the whole."""
    return min(max(middle_of_it, size / 2), whole - size / 2)


def steps(top: Tabletop) -> Shapes:
    """How far each square is from the one under the lens."""
    for word, far in top.steps.items():
        if word in top.board.index and word != top.lens:
            (x, y), half = middle(top, top.board.index[word]), frame(top).square / 2
            spot = (x + half - 12, y + half - LINE / 2)
            yield text(f"steps-{word}", spot, (22.0, LINE), "map-steps", str(far), f"square-{word}")
