"""Why a place of a corporation is certain or out of reach: the bounds of the sums that are enough to prove it."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.persona_non_grata.state import NOBODY

FIRST, SECOND, NONE = "first", "second", "nobody"  # NONE: nobody is first
LEAST, MOST = "least", "most"

Goal = tuple[str, int]  # a place and a seat; (NONE, NOBODY)


class Limits(NamedTuple):
    """Bounds of the sums of each seat at the end of the week."""

    least: tuple[int, ...]
    most: tuple[int, ...]

    def __or__(self, other: Limits) -> Limits:
        """The bounds of both together."""
        return Limits(tuple(map(min, self.least, other.least)), tuple(map(max, self.most, other.most)))

    def at_least(self, *seats: int) -> tuple[Bound, ...]:
        """The lower bounds of some seats."""
        return tuple(Bound(seat, LEAST, self.least[seat]) for seat in seats)

    def at_most(self, *seats: int) -> tuple[Bound, ...]:
        """The upper bounds of some seats."""
        return tuple(Bound(seat, MOST, self.most[seat]) for seat in seats)

    def others(self, *seats: int) -> list[int]:
        """All seats but these."""
        return [other for other in range(len(self.least)) if other not in seats]

    def highest(self, *seats: int) -> int:
        """Who of some seats has the largest sum for certain."""
        return max(seats, key=lambda seat: self.least[seat])


class Bound(NamedTuple):
    """That a seat has at least (LEAST) or at most (MOST) so much at the end of the week."""

    seat: int
    side: str
    sum: int


class Ground(NamedTuple):
    """Bounds that prove something together, and whether it matters, too, who holds the key or that nobody does."""

    bounds: tuple[Bound, ...]
    key: bool = False


def ahead_of_all(seat: int, bounds: Limits) -> bool:
    """Whether nobody can come up to a seat any more."""
    return all(bounds.least[seat] > bounds.most[other] for other in bounds.others(seat))


def lead(seat: int, bounds: Limits) -> Ground | None:
    """PNG-36: a seat that nobody can come up to is first."""
    if not ahead_of_all(seat, bounds):
        return None
    return Ground((*bounds.at_least(seat), *bounds.at_most(*bounds.others(seat))))


def against(goal: Goal, bounds: Limits, holder: int) -> Ground | None:
    """Why something cannot happen, by bounds of the sums; None if they are not enough to rule it out."""
    place, seat = goal
    if place == NONE:
        return against_nobody(bounds, holder)
    if not bounds.most[seat]:
        return Ground(bounds.at_most(seat))
    return (against_first if place == FIRST else against_second)(seat, bounds, holder)


def against_nobody(bounds: Limits, holder: int) -> Ground | None:
    """PNG-35, PNG-41, PNG-45: somebody is first if not all sums are 0 and a tie, if there is one, is decided."""
    best = bounds.highest(*range(len(bounds.least)))
    if holder == NOBODY:
        return lead(best, bounds)
    return Ground(bounds.at_least(best), key=True) if bounds.least[best] else None


def against_first(seat: int, bounds: Limits, holder: int) -> Ground | None:
    """PNG-36, PNG-45: somebody has more for certain, or as much, and no tie is decided."""
    rival = bounds.highest(*bounds.others(seat))
    level = bounds.most[seat] == bounds.least[rival]
    if bounds.most[seat] < bounds.least[rival] or (level and holder == NOBODY):
        return Ground((*bounds.at_most(seat), *bounds.at_least(rival)), key=level)
    return None


def against_second(seat: int, bounds: Limits, holder: int) -> Ground | None:
    """PNG-38, PNG-40: two have more for certain, or the seat is first and not alone."""
    above = [other for other in bounds.others(seat) if bounds.least[other] > bounds.most[seat]]
    if len(above) > 1:
        return Ground((*bounds.at_most(seat), *bounds.at_least(*above[:2])))
    first, rival = lead(seat, bounds), bounds.highest(*bounds.others(seat))
    if first and bounds.least[rival]:
        return Ground((*first.bounds, *bounds.at_least(rival)))
    return None


def proof(goal: Goal, bounds: Limits) -> Ground | None:
    """Why a seat is certain to have a place, by bounds of the sums; None if they alone do not say it."""
    place, seat = goal
    others = bounds.others(seat)
    if place == FIRST:
        return lead(seat, bounds)
    if place == SECOND and not any(bounds.most[other] for other in others) and bounds.least[seat]:
        return lead(seat, bounds)
    for first in others if place == SECOND and bounds.least[seat] else ():
        rest = bounds.others(seat, first)
        if bounds.least[first] > bounds.most[seat] and all(bounds.least[seat] > bounds.most[one] for one in rest):
            return Ground(
                (*bounds.at_least(first), *bounds.at_most(seat), *bounds.at_least(seat), *bounds.at_most(*rest))
            )
    return None
