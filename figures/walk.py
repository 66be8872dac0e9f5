"""Walking a picture with the arrow keys, along the edges of its graph, so that every stop can be reached."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Protocol, TypeVar

from figures.scene import ARROWS
from gamekit.errors import InputError

Points = Mapping[str, tuple[float, float]]  # stop -> x to the right, y downwards
Walk = dict[str, dict[str, str]]  # stop -> arrow -> stop


class Placed(Protocol):
    """What has a place in a picture: its id, its middle, its width and height."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def at(self) -> tuple[float, float]:
        """Its middle."""

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""


Stop = TypeVar("Stop", bound=Placed)

TOWARDS = {"up": -math.pi / 2, "down": math.pi / 2, "left": math.pi, "right": 0.0}
TIES = {"up": (0, -1), "down": (0, 1), "left": (1, 1), "right": (1, -1)}  # axis, and 1 for the smaller of the two
QUADRANT = math.pi / 4  # an arrow means what lies within this angle of it
SIDEWAYS = math.pi / 2  # what lies beyond it is never meant
ASIDE = 2.0  # how far what lies aside counts, for an arrow in a picture that is no graph
HAIR = 1e-6  # angles that differ by less are the same


def walk(points: Points, edges: Iterable[tuple[str, str]], start: str, given: Walk | None = None) -> Walk:
    """Where each arrow leads from each stop.

    An arrow leads along the edge nearest to it by angle. An edge that no arrow took goes to a free arrow on its side.
    Arrows `given` come before all that, for stops beside the graph. What cannot be reached from `start` then, or
    cannot get back there, is joined by the shortest step over an arrow that nothing depends on: along an edge if
    there is one, else to a near stop.
    """
    near: dict[str, set[str]] = {stop: set() for stop in points}
    for one, two in edges:
        if one != two:
            near[one].add(two)
            near[two].add(one)
    ways = {stop: _arrows(points, stop, sorted(near[stop])) for stop in points}
    for stop, arrows in (given or {}).items():
        ways[stop] |= arrows
    _join(points, near, ways, start)
    return ways


def angle(one: tuple[float, float], two: tuple[float, float]) -> float:
    """The direction from one point to another in radians: 0 to the right, a quarter turn downwards."""
    return math.atan2(two[1] - one[1], two[0] - one[0])


def turn(direction: float, arrow: str) -> float:
    """The angle between a direction and an arrow, 0 to pi."""
    return abs((direction - TOWARDS[arrow] + math.pi) % (2 * math.pi) - math.pi)


def _arrows(points: Points, stop: str, near: list[str]) -> dict[str, str]:
    """The arrows of a stop.

    Of two neighbours alike, "up" takes the right one and "down" the left one, "left" the upper and "right" the lower:
    so up and then down leads back.
    """
    headings = {other: angle(points[stop], points[other]) for other in near}
    ways: dict[str, str] = {}
    for arrow in ARROWS:
        axis, side = TIES[arrow]
        fits = [(round(turn(headings[o], arrow) / HAIR), side * points[o][axis], o) for o in near]
        fits = [fit for fit in fits if fit[0] * HAIR <= QUADRANT + HAIR]
        if fits:
            ways[arrow] = min(fits)[2]
    for other in near:
        free = [arrow for arrow in ARROWS if arrow not in ways and turn(headings[other], arrow) < SIDEWAYS - HAIR]
        if other not in ways.values() and free:
            ways[min(free, key=lambda arrow: turn(headings[other], arrow))] = other
    return ways


def compass(points: Points) -> Walk:
    """Arrows for a picture that is no graph: each leads to the nearest stop that way, straight on before aside."""
    found = {(stop, arrow): _onwards(points, stop, arrow) for stop in points for arrow in ARROWS}
    return {stop: {arrow: to for arrow in ARROWS if (to := found[stop, arrow])} for stop in points}


def _onwards(points: Points, stop: str, arrow: str) -> str | None:
    """The stop that lies nearest in the quarter that an arrow means; what lies aside counts twice as far."""
    here, ahead = points[stop], {}
    for other, there in points.items():
        bend = turn(angle(here, there), arrow)
        if other != stop and bend <= QUADRANT + HAIR:
            ahead[other] = math.dist(here, there) * (math.cos(bend) + ASIDE * math.sin(bend))
    return min(ahead, key=lambda other: (round(ahead[other], 6), other), default=None)


def row(stops: Sequence[str]) -> Walk:
    """Arrows along a row of stops: "right" to the next one, "left" to the one before."""
    ways: Walk = {stop: {} for stop in stops}
    for one, two in pairwise(stops):
        ways[one]["right"], ways[two]["left"] = two, one
    return ways


def by_height(stops: Iterable[Stop]) -> list[list[Stop]]:
    """Stops row by row from above, each row from the left: a row is what begins at one height."""
    found: dict[float, list[Stop]] = {}
    for stop in stops:
        found.setdefault(round(stop.at[1] - stop.size[1] / 2, 1), []).append(stop)
    return [sorted(found[y], key=lambda stop: stop.at[0]) for y in sorted(found)]


def by_rows(rows: Sequence[Sequence[Placed]]) -> Walk:
    """Arrows: left and right along a row, up and down to what lies nearest in the row above or below."""
    points = {stop.id: stop.at for line in rows for stop in line}
    ids = [[stop.id for stop in line] for line in rows]
    ways: Walk = {}
    for at, line in enumerate(ids):
        ways |= row(line)
        for arrow, other in (("up", at - 1), ("down", at + 1)):
            if other in range(len(ids)):
                for stop in line:
                    ways[stop][arrow] = nearest(points, stop, ids[other])
    return ways


def nearest(points: Points, stop: str, others: Iterable[str]) -> str:
    """The stop that lies nearest to a stop from left to right."""
    return min(others, key=lambda other: abs(points[other][0] - points[stop][0]))


def reached(ways: Walk, start: str) -> dict[str, tuple[str, str]]:
    """Every stop that can be reached from `start` (itself left out), with the stop and the arrow that lead to it."""
    came: dict[str, tuple[str, str]] = {}
    queue = [start]
    for stop in queue:
        for arrow, other in ways[stop].items():
            if other != start and other not in came:
                came[other] = (stop, arrow)
                queue.append(other)
    return came


def returning(ways: Walk, start: str) -> set[str]:
    """Every stop from which `start` can be reached, itself included."""
    before: dict[str, list[str]] = {}
    for stop, arrows in ways.items():
        for goal in arrows.values():
            before.setdefault(goal, []).append(stop)
    back, queue = {start}, [start]
    for goal in queue:
        new = set(before.get(goal, ())) - back
        back |= new
        queue += new
    return back


def _join(points: Points, near: Mapping[str, set[str]], ways: Walk, start: str) -> None:
    """Change arrows that no path depends on until all stops are reached and lead back.

    There always is one: n stops are reached over n - 1 arrows, and they have four each.
    """
    while True:
        came = reached(ways, start)
        inside = {start, *came}
        if inside == set(points):
            break
        _step(points, near, ways, came, inside, set(points) - inside)
    while (back := returning(ways, start)) != set(points):
        _step(points, near, ways, reached(ways, start), set(points) - back, back)


def _step(
    points: Points,
    near: Mapping[str, set[str]],
    ways: Walk,
    came: Mapping[str, tuple[str, str]],
    sources: set[str],
    goals: set[str],
) -> None:
    """Lead from one of the sources to one of the goals, over an arrow that is not needed to reach anything."""
    needed = set(came.values())
    _, stop, arrow, other = min(
        ((other not in near[stop], _cost(points, ways, stop, arrow, other)), stop, arrow, other)
        for stop in sources
        for other in goals
        for arrow in ARROWS
        if (stop, arrow) not in needed
    )
    ways[stop][arrow] = other


def _cost(points: Points, ways: Walk, stop: str, arrow: str, other: str) -> tuple[bool, bool, float]:
    """Best is a step on the arrow's side, over an arrow that is free, and short."""
    return (
        turn(angle(points[stop], points[other]), arrow) >= SIDEWAYS,
        arrow in ways[stop],
        math.dist(points[stop], points[other]),
    )


def no_place(lens: object, known: Iterable[object]) -> InputError:
    """The error for a lens on something that is not in the graph."""
    details = {"given": str(lens)[:40], "known": ", ".join(map(str, known))}
    return InputError("no_place", details, f"no place {lens!r} for the lens; there are: {details['known']}")
