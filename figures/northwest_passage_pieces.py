"""Ships and sleds on the map of Northwest Passage: several lie side by side, below an icon if there is one."""

from __future__ import annotations

from collections.abc import Iterator

from figures import northwest_passage_words as words
from figures.northwest_passage_map import ICON, frame, middle, place_box, says
from figures.northwest_passage_shapes import Says, Shapes
from figures.northwest_passage_table import Tabletop, due_seat
from figures.pixels import Point
from figures.scene import Shape
from figures.theme import letter

LARGEST, LARGEST_PART = 27.0, 0.69  # of a vehicle: at a place, on a square as a part of its side
EDGE = 1.5  # between vehicles and the edge of their square
GAP = 1.0  # between two of them
SHAPE = {"ship": (1.0, 0.84), "sled": (0.96, 0.92)}  # width and height, as parts of the room


def pieces(top: Tabletop) -> Shapes:
    """All vehicles that are out; one aboard is a part of its ship."""
    for where, vehicles in top.here.items():
        at, room, stop = room_at(top, where)
        largest = LARGEST if where in top.box.places else LARGEST_PART * frame(top).square
        for (seat, vehicle), (spot, size) in zip(vehicles, slots(at, room, len(vehicles), largest), strict=True):
            yield piece(top, seat, vehicle, spot, size, stop)


def room_at(top: Tabletop, where: str) -> tuple[Point, Point, str]:
    """The middle and size of the room for vehicles at a square or place, and its stop."""
    if where in top.box.places:
        return *place_box(top, where), f"place-{where}"
    square, long = top.board.index[where], frame(top).square
    x, y = middle(top, square)
    above = ICON[1] + 1 if square in top.icons else 0.0
    return (x, y + above / 2), (long, long - above), f"square-{where}"


def slots(at: Point, room: Point, count: int, largest: float) -> Iterator[tuple[Point, float]]:
    """The middles and the size of so many vehicles in a room."""
    wide, high = room[0] - 2 * EDGE, room[1] - 2 * EDGE
    sizes = {columns: min(largest, fitting(wide, high, count, columns)) for columns in range(1, count + 1)}
    columns = max(sizes, key=lambda columns: (sizes[columns], -columns))
    rows, size = -(-count // columns), sizes[columns]
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        x = at[0] + (column - (in_row - 1) / 2) * (size + GAP)
        yield (x, at[1] + (row - (rows - 1) / 2) * (size + GAP)), size


def fitting(wide: float, high: float, count: int, columns: int) -> float:
    """How large so many vehicles can be in so many columns."""
    rows = -(-count // columns)
    return min((wide - (columns - 1) * GAP) / columns, (high - (rows - 1) * GAP) / rows)


def piece(top: Tabletop, seat: int, vehicle: str, at: Point, size: float, stop: str) -> Shape:
    """A ship or a sled, in the colours of its seat and with its letter."""
    (wide, high), mine = SHAPE[vehicle], ((("vehicle", vehicle),) if seat == due_seat(top.view) else ())
    return Shape(
        f"{vehicle}-{seat}",
        vehicle,
        at,
        (wide * size, high * size),
        vehicle,
        letter(seat),
        words=words.vehicle(top, seat, vehicle),
        says=(*mine, *said_below(top, stop)) if mine else (),
        seat=seat,
        inside=stop,
    )


def said_below(top: Tabletop, stop: str) -> Says:
    """What the square or place below says."""
    kind, _, where = stop.partition("-")
    return says(top, top.board.index[where]) if kind == "square" else (("target", where),)
