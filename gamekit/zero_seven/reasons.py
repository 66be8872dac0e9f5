"""Which cases of 07 zgłoś się are true to which log lines: sets of cases as the bits of whole numbers.

A log line about a player's case leaves some of the 1680 cases. What is true to several lines lies in all their sets
(`&`). The cases of different players share no element (ZS-16), so a case of mine is possible if the others' cases can
be chosen beside it: a search that tries the player with the fewest cases first. This is the five-line rung of the
ladder; `deduction` counts the same deals by matrices, and tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from itertools import chain, combinations, count, product, repeat
from math import prod
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from gamekit.game import Event
from gamekit.reasons import Cell, Clue, Fact
from gamekit.zero_seven.board import KINDS, City
from gamekit.zero_seven.deduction import FACTS, Layout, Mask, Shape, layout, questions_of, ways_beside

if TYPE_CHECKING:
    from gamekit.text import Text

Bits = int  # a set of cases: bit s·|places|·|crimes| + p·|crimes| + k for suspect s, place p, crime k, all from 0

RANKS = {"case_suspect": 0, "case_place": 0, "case_crime": 0, "solved": 1, "case_shown": 1, "evidence": 2, "wrong": 3}
HARDEST = 4  # a detective speaks of three elements at once
OF_OTHERS = 5  # what another player was told is further from my own case
MOST_TRIED = 300  # choices of cases beside one case, before all deals are counted instead; a few are mostly enough
HELD = frozenset({"case_suspect", "case_place", "case_crime"})


class Line(NamedTuple):
    """A log line: the player whose case it is about, and the cases that are true to it."""

    owner: int
    cases: Bits


def reason(city: City, seats: int, seat: int, ears: int, heard: Sequence[tuple[int, int, Event]]) -> CaseReasoning:
    """What can be reasoned about the case of `seat`, from the present mini-game's events as (step, line, event)."""
    starts = [at for at, (_, _, event) in enumerate(heard) if event.kind == "round"]
    present = heard[starts[-1] :] if starts else heard
    where = layout(city, [event for _, _, event in present])
    questions = questions_of(where)
    clues, lines = [], []
    for step, place, event in present:
        mask = FACTS[event.kind](questions, event.details) if event.kind in FACTS else None
        if mask is not None and not mask.all():  # a line that leaves every case says nothing
            clues.append(Clue(step, place, event, rank(event, seat)))
            lines.append(Line(event.seat, as_bits(mask)))
    return CaseReasoning(where, seats, seat, ears, starting_step(present), tuple(clues), tuple(lines))


def starting_step(present: Sequence[tuple[int, int, Event]]) -> int:
    """The step at which the mini-game began."""
    return present[0][0] if present else 0


def rank(event: Event, seat: int) -> int:
    """How simple a line is to reason with, 0 the simplest."""
    own = event.seat == seat or event.kind in ("solved", "case_shown", *HELD)
    return RANKS.get(event.kind, HARDEST) + (0 if own else OF_OTHERS)


def as_bits(mask: Mask) -> Bits:
    """A 0/1 array over suspects, places and crimes as a set of cases."""
    return int.from_bytes(np.packbits(mask.ravel(), bitorder="little").tobytes(), "little")


def as_mask(cases: Bits, shape: Shape) -> Mask:
    """A set of cases as a 0/1 array over suspects, places and crimes."""
    size = prod(shape)
    octets = np.frombuffer(cases.to_bytes(-(-size // 8), "little"), dtype=np.uint8)
    mask: Mask = np.unpackbits(octets, count=size, bitorder="little").reshape(shape).astype(bool)
    return mask


class Lost(Exception):
    """A search has tried too much."""


class Sets(NamedTuple):
    """What everything is made of: the set of every case, of those with an element, of those apart from a case."""

    every: Bits
    having: Mapping[tuple[str, str], Bits]
    apart: tuple[Bits, ...]


@lru_cache(maxsize=16)
def sets_of(elements: tuple[tuple[str, ...], ...]) -> Sets:
    """The sets of a city with these suspects, places and crimes."""
    every = (1 << len(list(product(*elements)))) - 1
    having: dict[tuple[str, str], Bits] = {}
    for number, case in enumerate(product(*elements)):
        for cell in zip(KINDS, case, strict=True):
            having[cell] = having.get(cell, 0) | 1 << number
    shared = (having["suspect", s] | having["place", p] | having["crime", k] for s, p, k in product(*elements))
    return Sets(every, having, tuple(every & ~bits for bits in shared))


def numbers(cases: Bits) -> Iterator[int]:
    """The numbers of the cases in a set."""
    while cases:
        low = cases & -cases
        yield low.bit_length() - 1
        cases ^= low


@dataclass
class Room:
    """Which cases leave room for the others' cases, and which do not, as far as it was found out."""

    open: Bits = 0
    shut: Bits = 0

    def learn(self, case: int, leaves_room: bool) -> None:
        """Remember it of one case."""
        if leaves_room:
            self.open |= 1 << case
        else:
            self.shut |= 1 << case


@dataclass(frozen=True, eq=False)
class CaseReasoning:
    """The clues about the cases of all players, and which case of `seat` is true to which of them."""

    where: Layout
    seats: int
    seat: int
    ears: int
    era: int
    clues: tuple[Clue, ...]
    lines: tuple[Line, ...]
    goal: tuple[str, ...] = KINDS
    given: tuple[Event, ...] = ()  # the map is open to all

    @cached_property
    def sheet(self) -> Mapping[str, tuple[str, ...]]:
        """All suspects, places and crimes: exactly one of each is in the case (ZS-16)."""
        return dict(zip(KINDS, self.where.elements, strict=True))

    @cached_property
    def sets(self) -> Sets:
        """The sets of this city."""
        return sets_of(self.where.elements)

    def case(self, facts: Iterable[Fact] = (), among: Iterable[int] | None = None) -> dict[str, tuple[str, ...]] | None:
        """A possible case true to the facts and clues, the first by number of suspect, place and crime; or None."""
        possible = [self.sets.every] * self.seats
        for at in range(len(self.lines)) if among is None else among:
            owner, cases = self.lines[at]
            possible[owner] &= cases
        mine = possible.pop(self.seat)
        for kind, word, so in facts:
            having = self.sets.having[kind, word]
            mine &= having if so else ~having
        found = next(self.with_room(mine, tuple(possible)), None)
        return None if found is None else self.named(found)

    @cached_property
    def rooms(self) -> dict[tuple[Bits, ...], Room]:
        """What was found out about the others' cases beside mine, by their sets: the same is asked again and again."""
        return {}

    def with_room(self, mine: Bits, others: tuple[Bits, ...]) -> Iterator[int]:
        """Those of my cases beside which the others' cases can be chosen."""
        if others not in self.rooms:
            self.rooms[others] = Room(shut=self.taken(others))
        room = self.rooms[others]
        for case in numbers(mine & ~room.shut):
            if not room.open >> case & 1:
                room.learn(case, self.leaves_room(others, case, room))
            if room.open >> case & 1:
                yield case

    def taken(self, others: Sequence[Bits]) -> Bits:
        """The cases with an element that is taken for certain: some players have, between them, only as many left.

        All cases, if some players have fewer left than they are (or one of them has no case at all).
        """
        shut, most = 0, len(others)
        for few in zip(*(self.left(cases) for cases in others), strict=True):  # kind by kind
            scarce = [cells for cells in few if len(cells) <= most]
            for some in chain.from_iterable(combinations(scarce, size) for size in range(1, len(scarce) + 1)):
                between = frozenset[Cell]().union(*some)
                if len(between) < len(some):
                    return self.sets.every
                if len(between) == len(some):
                    shut |= reduce(or_, (self.sets.having[cell] for cell in between))
        return shut

    def left(self, cases: Bits) -> tuple[frozenset[Cell], ...]:
        """Kind by kind, the elements that some of the cases have; worked out once for each set of cases."""
        if cases not in self.kept:
            having = self.sets.having
            rows = [[(kind, word) for word in words] for kind, words in self.sheet.items()]
            self.kept[cases] = tuple(frozenset(cell for cell in row if cases & having[cell]) for row in rows)
        return self.kept[cases]

    @cached_property
    def kept(self) -> dict[Bits, tuple[frozenset[Cell], ...]]:
        """What `left` has worked out."""
        return {}

    def leaves_room(self, others: Sequence[Bits], case: int, room: Room) -> bool:
        """Whether the others' cases can be chosen beside a case; where a search gets lost, all deals are counted."""
        if room.shut >> case & 1:
            return False
        allowed = self.sets.apart[case]
        try:
            return self.can_choose(others, allowed, count(1))
        except Lost:
            pass
        try:
            self.count_all(others, room)
        except OverflowError:  # too many to be counted, so one will be found in the end
            room.learn(case, self.can_choose(others, allowed, repeat(0)))
        return bool(room.open >> case & 1)

    def can_choose(self, others: Sequence[Bits], allowed: Bits, tried: Iterator[int]) -> bool:
        """Whether a case can be chosen from each set, all within `allowed` and no two sharing an element (ZS-16)."""
        if not others:
            return True
        if next(tried) > MOST_TRIED:
            raise Lost
        left = sorted((cases & allowed for cases in others), key=int.bit_count)
        return any(self.can_choose(left[1:], allowed & self.sets.apart[case], tried) for case in numbers(left[0]))

    def count_all(self, others: Sequence[Bits], room: Room) -> None:
        """Find out of every case at once whether there is room beside it, by counting the deals.

        A search gets lost where several players are left with the same few elements; such deals can be counted.
        """
        shape = tuple(len(names) for names in self.where.elements)
        ways = ways_beside([as_mask(cases, shape) for cases in others], shape)
        room.open = as_bits(ways > 0)
        room.shut = self.sets.every & ~room.open

    def named(self, number: int) -> dict[str, tuple[str, ...]]:
        """A case by its number."""
        suspects, places, crimes = self.where.elements
        rest, crime = divmod(number, len(crimes))
        suspect, place = divmod(rest, len(places))
        return {"suspect": (suspects[suspect],), "place": (places[place],), "crime": (crimes[crime],)}

    def sentences(self, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text) -> list[str]:
        """Why the clues and earlier facts force the fact, in at most five sentences."""
        from gamekit.zero_seven.why import sentences

        return sentences(self, fact, clues, earlier, words)
