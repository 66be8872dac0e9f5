"""How the sums of each corporation have grown, day by day: what is certain, and what face-down cards may add."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from figures.persona_non_grata_drawn import Course, courses
from figures.persona_non_grata_known import Known, corporations, heads, names_of, worded
from figures.scene import Table
from gamekit.persona_non_grata.state import DAYS, State

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.persona_non_grata.odds import Knowledge
    from gamekit.timeline import Node

SHOWN_BY = frozenset({"revealed", "lying"})  # events after which areas have changed


def draw_majorities(known: Known, mode: str) -> Picture:
    """The sums of each corporation, day by day: what is certain, and what face-down cards may add."""
    found = list(by_days(known))
    last = max([DAYS, *(day for day, *_ in found)])
    drawn = [[course(known, found, number, seat) for seat in known.view.seats] for number in corporations(known)]
    rows = tuple(row for day, low, high in found for row in rows_of_day(known, day, low, high))
    columns = (*heads(known, "corporation", "week-day"), *map(known.seat, known.view.seats))
    table = Table(known.say("chart-majorities"), columns, rows or (("–",) * len(columns),))
    told = [sentence_of_sums(known, number) for number in corporations(known)]
    words = worded(known, "chart-majorities", told, table, known.say("nongrata-majorities-about"))
    return courses(words, names_of(known), drawn, last, mode)


Sums = list[list[int]]  # of each corporation and seat


def by_days(known: Known) -> Iterator[tuple[int, Sums, Sums]]:
    """(day of the whole game, the least and the most that the sums may be), for each day that was revealed."""
    about = known.about
    for node in about.timeline.path():
        if any(event.kind in SHOWN_BY for event in node.events):
            knowledge: Knowledge = about.timeline.knowledge(about.seat, about.ears, node)
            found = [compared(node, name) or bounds(knowledge, name) for name in knowledge.corporations]
            yield day_of(node), [low for low, _ in found], [high for _, high in found]


def bounds(knowledge: Knowledge, corporation: str) -> tuple[list[int], list[int]]:
    """PNG-34: the least and the most that the sum of each seat may be now, as far as can be known."""
    by_seat = list(zip(*knowledge.sums(corporation), strict=True))
    return list(map(min, by_seat)), list(map(max, by_seat))


def day_of(node: Node) -> int:
    """Which day of the whole game a node has revealed."""
    state: State = node.parent.state if node.parent else node.state
    return (state.week - 1) * DAYS + state.day


def compared(node: Node, corporation: str) -> tuple[list[int], list[int]] | None:
    """PNG-34: the sums of a corporation as they were compared, before a theft; None if they were not."""
    for event in node.events:
        if event.kind == "sums" and event.details["corporation"] == corporation:
            return list(event.details["sums"]), list(event.details["sums"])
    return None


def course(known: Known, found: Sequence[tuple[int, Sums, Sums]], number: int, seat: int) -> Course:
    """The sums of a seat for a corporation in the course of days."""
    points = [(float(day), low[number][seat], high[number][seat]) for day, low, high in found]
    return Course(seat, ((0.0, 0, 0), *points))


def rows_of_day(known: Known, day: int, low: Sums, high: Sums) -> Iterable[tuple[str, ...]]:
    """A row of the table for each corporation: "3", or "3 to 9"."""
    week, number = divmod(day - 1, DAYS)
    when = known.say("nongrata-when", week=week + 1, day=number + 1)
    for name, lows, highs in zip(names_of(known), low, high, strict=True):
        yield name, when, *(span(known, one, two) for one, two in zip(lows, highs, strict=True))


def span(known: Known, low: int, high: int) -> str:
    """A sum, or its bounds."""
    return str(low) if low == high else known.say("nongrata-to", low=low, high=high)


def sentence_of_sums(known: Known, number: int) -> str:
    """The sums of a corporation now."""
    low, high = bounds(known.knowledge, known.knowledge.corporations[number])
    told = ", ".join(f"{known.seat(seat)} {span(known, low[seat], high[seat])}" for seat in known.view.seats)
    return known.say("nongrata-sums", name=names_of(known)[number], sums=told)
