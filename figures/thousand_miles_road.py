"""The road of 1000 mil, with a car for each side, in the pixels of a board 760 wide.

Cars stand in lanes, so that several can be at one milestone; where there are more than lanes, the others stand behind.
"""

from __future__ import annotations

from collections.abc import Iterator

from figures import thousand_miles_words as words
from figures.labels import text
from figures.pixels import Point
from figures.scene import Shape
from figures.thousand_miles_cards import disc
from figures.thousand_miles_table import Tabletop, extendable
from gamekit.thousand_miles.rounds import FAR, NEAR

START, END = 70.0, 728.0  # of the road, from 0 to 1000 miles
LEFT, RIGHT = 14.0, 746.0
LANES = 3  # at most
LANE = 24.0
CAR = 20.5
STEP, LABELLED = 50, 100  # miles from tick to tick, and from number to number
LABEL = 17.0
DASH, STRIPE = 18.0, 2.8  # length and width of a stroke between two lanes
SPOT = 10.0  # of a milestone under the lens

Shapes = Iterator[Shape]


def along(miles: int) -> float:
    """Where a milestone lies from left to right."""
    return START + (END - START) * miles / FAR


def lanes(top: Tabletop) -> int:
    """How many lanes the road has."""
    return min(len(top.view.sides), LANES)


def road(top: Tabletop, y: float) -> Shapes:
    """The road: asphalt up to the distance of the round, milestones, cars."""
    height = lanes(top) * LANE + 4
    middle, distance = y + height / 2, top.view.distance
    end = RIGHT if distance == FAR else along(distance)
    yield Shape("road", "rect", ((LEFT + end) / 2, middle), (end - LEFT, height), "lane", words=words.road(top))
    if distance < FAR:
        size = (RIGHT - end, height)
        yield Shape("road-beyond", "rect", ((end + RIGHT) / 2, middle), size, "lane-shut", inside="road")
    yield from stripes(top, y, end)
    yield from milestones(top, y + height)
    yield from goal(top, y, height)
    yield from spots(top, middle)
    for side, (x, lane) in parked(top).items():
        says = (("rival", str(side)), ("seat", str(side)))
        yield disc(f"car-{side}", side, (x, y + 2 + (lane + 0.5) * LANE), CAR, "road", says)


def stripes(top: Tabletop, y: float, end: float) -> Shapes:
    """The lines between the lanes."""
    for line in range(1, lanes(top)):
        at = y + 2 + line * LANE
        for dash in range(int((end - LEFT) / (2 * DASH))):
            x = LEFT + (2 * dash + 0.5) * DASH
            id = f"stripe-{line}-{dash}"
            yield Shape(id, "rect", (x + DASH / 2, at), (DASH, STRIPE), "lane-mark", inside="road")


def milestones(top: Tabletop, y: float) -> Shapes:
    """Ticks below the road, and numbers; the goal has its own."""
    for miles in range(0, FAR + 1, STEP):
        x, long = along(miles), 7 if miles % LABELLED == 0 else 4
        yield Shape(f"tick-{miles}", "line", (x, y), (0.0, 0.0), "milestone", inside="road", to=(x, y + long))
        if miles % LABELLED == 0:
            role = "goal-number" if miles == top.view.distance else "milestone"
            yield text(f"number-{miles}", (x, y + 8 + LABEL / 2), (34.0, LABEL), role, str(miles), "road")


def goal(top: Tabletop, y: float, height: float) -> Shapes:
    """The line at the distance of the round; where the round could be extended, one at 700 stays."""
    ends = {top.view.distance} | ({NEAR} if extendable(top) else set())
    for miles in sorted(ends):
        x, role = along(miles), "goal" if miles == top.view.distance else "milestone"
        yield Shape(f"goal-{miles}", "line", (x, y - 3), (0.0, 0.0), role, inside="road", to=(x, y + height + 7))


def spots(top: Tabletop, y: float) -> Shapes:
    """A milestone under the lens, and those to which one card leads from it."""
    if top.machine is None or top.lens is None or not top.lens.isdigit():
        return
    for node in (top.lens, *top.machine[top.lens]):
        mark = "near0" if node == top.lens else "near1"
        at = (along(int(node)), y)
        yield Shape(f"spot-{node}", "circle", at, (SPOT, SPOT), "goal", inside="road", marks=(mark,))


def parked(top: Tabletop) -> dict[int, tuple[float, int]]:
    """Where the car of each side stands: from left to right, and in which lane; the leaders first."""
    taken: list[tuple[float, int]] = []
    found: dict[int, tuple[float, int]] = {}
    for side in sorted(range(len(top.view.sides)), key=lambda side: (-top.view.sides[side].miles, side)):
        found[side] = free_place(along(top.view.sides[side].miles), taken, lanes(top))
        taken.append(found[side])
    return found


def free_place(x: float, taken: list[tuple[float, int]], count: int) -> tuple[float, int]:
    """The first lane in which there is room at x, else behind the cars there."""
    places = ((x - back * CAR, lane) for back in range(len(taken) + 1) for lane in range(count))
    return next(place for place in places if not any(close(place, other) for other in taken))


def close(one: Point, other: tuple[float, int]) -> bool:
    """Whether two cars would cover each other."""
    return one[1] == other[1] and abs(one[0] - other[0]) < CAR - 0.5
