"""Whether corporation cards, keys and stolen cards of a given position can have come about by the rules (PNG-33 to 53).

Corporations do not touch each other, so each is retraced by itself, week by week: areas say what was compared, and the
position says who archived which corporation card. What is open is tried in every way: who was named in a tie, and
when and before whom a stolen card lay. Where it lay there is a gap in an area now; that two corporations may need the
same gap is not looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count, product
from typing import NamedTuple

from gamekit.persona_non_grata.archiving import ranking, taken
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.dealing import target
from gamekit.persona_non_grata.state import NOBODY, State, replaced

MANY = 5000  # ways in which stolen cards can have come: if none of so many fits, and there are more, it is believed

Came = tuple[int, int, int]  # week, sender and whose area


class Stolen(NamedTuple):
    """A card that is still to be stolen: by whom, and before whom it lies; NOBODY if it has not come yet."""

    thief: int
    card: int
    owner: int = NOBODY


class Past(NamedTuple):
    """A corporation after some weeks."""

    won: tuple[int, ...]  # who has the corporation cards that are gone, top first
    key: int
    loot: tuple[Stolen, ...]  # in order


def can_have_been(box: Box, state: State) -> bool:
    """Whether some game leads to the corporation cards, keys and stolen cards of a position."""
    gaps = Counter[tuple[int, int]]()
    for (week, _, owner), missing in (sent(box, state) - lying(state)).items():
        gaps[week, owner] += missing
    return all(retraced(Retracing(box, state, corporation, gaps)) for corporation in range(len(state.keys)))


def retraced(of: Retracing) -> bool:
    """Whether what a position says of a corporation is one of its possible pasts."""
    if not of.at_first_sight():
        return False
    present = Past(of.won, of.state.keys[of.corporation], ())
    seen = set[tuple[int, Past]]()
    todo = [iter([Past((), NOBODY, of.loot)])]  # a row for each week, of the pasts at its beginning
    while todo:
        past, week = next(todo[-1], None), len(todo)
        if past is None:
            todo.pop()
        elif (week, past) not in seen:
            seen.add((week, past))
            if week <= of.settled:
                todo.append(of.week(past, week))
            elif present in of.under_way(past):
                return True
    return next(of.tried) > MANY


# ---------------------------------------------------------------------- cards in areas


def sent(box: Box, state: State) -> Counter[Came]:
    """PNG-17, PNG-25 to PNG-29: how many cards of each player came into which area, by the action cards used."""
    found = Counter[Came]()
    for seat, left in enumerate(state.actions):
        for action, copies in Counter(box.actions).items():
            owner = target(state, seat, action)
            for week in range(1, state.week + 1):
                found[week, seat, owner] += copies - (left.count(action) if week == state.week else 0)
    return found


def lying(state: State) -> Counter[Came]:
    """How many of them lie there."""
    return Counter((card.week, card.sender, owner) for owner, area in enumerate(state.areas) for card in area)


# ---------------------------------------------------------------------- a corporation, week by week


@dataclass(frozen=True)
class Retracing:
    """What a position shows of a corporation."""

    box: Box
    state: State
    corporation: int
    gaps: Counter[tuple[int, int]]  # cards gone from an area, by their week and its owner
    tried: Iterator[int] = field(default_factory=count)

    @property
    def loot(self) -> tuple[Stolen, ...]:
        """PNG-53: the information cards that were stolen."""
        values = self.box.values[self.corporation]
        rows = enumerate(self.state.archives)
        return tuple(sorted(Stolen(seat, card) for seat, row in rows for card in row if card in values))

    @property
    def won(self) -> tuple[int, ...]:
        """PNG-4: who has the corporation cards that are gone, top first."""
        holder = {card: seat for seat, row in enumerate(self.state.won) for card in row}
        gone = len(self.box.stack) - len(self.state.stacks[self.corporation])
        return tuple(holder[self.corporation, value] for value in self.box.stack[:gone])

    @property
    def now(self) -> int:
        """The corporation that is being settled, or NOBODY."""
        about = self.state.agenda[-1].about
        return about[0] if about else NOBODY

    @property
    def settled(self) -> int:
        """PNG-33: in how many weeks it was settled to the end."""
        return self.state.week - 1 + (self.corporation < self.now)

    def at_first_sight(self) -> bool:
        """PNG-37, PNG-38, PNG-49: whoever was first took a card, and then the key had a holder and two could steal."""
        task = self.state.agenda[-1]
        now = self.corporation == self.now and task.kind != "first"
        held = self.state.keys[self.corporation] != NOBODY
        first_time = now and task.kind == "second"
        most = 2 * (self.settled + now) if self.won else 0
        return (held == bool(self.won) or first_time) and len(self.loot) <= most

    def week(self, past: Past, week: int) -> Iterator[Past]:
        """What a week can make of a past: cards come, and the corporation is settled, thefts and all."""
        for come in self.arrived(past, week):
            for first, second, after in self.placed(come, week):
                yield from self.robbed([after], (first, second), week)

    def under_way(self, past: Past) -> Iterator[Past]:
        """PNG-42, PNG-49: how far it is settled this week: the first alone is known, or nobody else has to steal."""
        task, week = self.state.agenda[-1], self.state.week
        if self.corporation != self.now or task.kind == "first":
            yield past
            return
        for come in self.arrived(past, week):
            for first, second, after in self.placed(come, week):
                if task.kind == "second" and first == task.about[1]:
                    yield after._replace(key=come.key)
                elif task.kind == "theft" and task.seat in (first, second):
                    yield from self.robbed([after], () if task.seat == first else (first,), week)

    def arrived(self, past: Past, week: int) -> Iterator[Past]:
        """The cards to be stolen that come in a week, before whom the gaps allow."""
        owners = [
            [one.owner] if one.owner != NOBODY else [*(seat for seat in self.state.seats if seat != one.thief), NOBODY]
            for one in past.loot
        ]
        for row in product(*owners):
            if next(self.tried) > MANY:
                return
            new = Counter(owner for owner, one in zip(row, past.loot, strict=True) if owner != one.owner)
            if all(many <= self.gaps[week, owner] for owner, many in new.items()):
                come = [one._replace(owner=owner) for owner, one in zip(row, past.loot, strict=True)]
                yield past._replace(loot=tuple(sorted(come)))

    def sums(self, past: Past, week: int) -> list[int]:
        """PNG-34: what was compared in a week."""
        values = self.box.values[self.corporation]
        shown = [sum(values.get(lying.card, 0) for lying in area if lying.week <= week) for area in self.state.areas]
        return [
            value + sum(values[one.card] for one in past.loot if one.owner == seat) for seat, value in enumerate(shown)
        ]

    def placed(self, past: Past, week: int) -> Iterator[tuple[int, int, Past]]:
        """PNG-36 to PNG-46: who can be first and second, and what they take; NOBODY twice if nobody is."""
        found = ranking(self.sums(past, week), past.key)
        if not found.first:
            yield NOBODY, NOBODY, past
        stack = replaced(self.state.stacks, self.corporation, self.box.stack[len(past.won) :])
        cards = taken(self.state._replace(week=week, stacks=stack), self.corporation)
        for first in found.first:
            won = (*past.won, *(first,) * cards)
            if won == self.won[: len(won)]:
                for second in found.beside(first):
                    yield first, second, Past(won, second, past.loot)

    def robbed(self, pasts: Iterable[Past], thieves: Iterable[int], week: int) -> Iterable[Past]:
        """PNG-49 to PNG-51: these steal one after the other, each a card if others have any."""
        for thief in dict.fromkeys(thieves):
            if thief != NOBODY and self.state.options.theft:
                pasts = [after for past in pasts for after in self.theft(past, thief, week)]
        return pasts

    def theft(self, past: Past, thief: int, week: int) -> Iterator[Past]:
        """PNG-49, PNG-51: a seat must steal a card, if there is one."""
        before = self.sums(past, week)
        if not any(value for seat, value in enumerate(before) if seat != thief):
            yield past
        for at, one in enumerate(past.loot):
            if one.thief == thief and one.owner != NOBODY:
                yield past._replace(loot=past.loot[:at] + past.loot[at + 1 :])
