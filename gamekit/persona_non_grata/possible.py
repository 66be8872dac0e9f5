"""What hidden cards can be, once it is settled which lines are used: whether facts can be so together, and how.

With all lines (`exact`) every card has its place, true to the copies; else a free card is of any kind of which not all
copies are shown, whatever the others are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from gamekit.laid_out import LaidOut
from gamekit.persona_non_grata.filling import Item, filled
from gamekit.persona_non_grata.hearing import Hearing
from gamekit.persona_non_grata.stretches import Stretch
from gamekit.reasons import Fact

Numbered = tuple[int, bool]  # a card by its number, and whether it is there
Wanted = Mapping[str, frozenset[Numbered]]  # row -> what is wanted of it
Key = tuple[int, tuple[int, ...], frozenset[tuple[str, frozenset[Numbered]]]]
NOTHING: frozenset[Numbered] = frozenset()
FREE = -1  # instead of a card: any that is left
NOWHERE = -1  # instead of a stretch: the deck


class Room(NamedTuple):
    """A place, or a part of it, to be filled: which row it is of, how many cards, which one or which not."""

    row: str
    size: int
    only: int | None = None
    barred: frozenset[int] = frozenset()

    def takes(self, card: int) -> bool:
        """Whether a card may be there."""
        return card not in self.barred and (self.only is None or self.only == card)

    @property
    def width(self) -> int:
        """How many cards it takes, roughly: narrow rooms are filled first."""
        return 0 if self.only is not None else 1 if self.barred else 2 if self.row else 3


@dataclass(frozen=True, eq=False)
class Possible:
    """What is left possible by the stretches that some lines make of all packets."""

    table: Hearing
    stretches: tuple[Stretch, ...]
    exact: bool
    kept: dict[Key, bool]  # whether a stretch fits what is wanted of it: of all that use the same stretches
    asked: dict[tuple[Fact, ...], Wanted]  # what facts come to that were asked about, by rows

    @cached_property
    def at(self) -> dict[str, int]:
        """The number of the stretch that each row is of."""
        return {row: number for number, one in enumerate(self.stretches) for row in one.rows}

    def stretch_of(self, row: str) -> Stretch:
        """The stretch that a row is of."""
        return self.stretches[self.at[row]]

    @cached_property
    def stock(self) -> list[int]:
        """How many copies of each card are not shown."""
        left = list(self.table.full)
        for one in self.stretches:
            for card, count in one.rest.items():
                left[card] -= count
            for out in one.shown:
                left[out.card] -= 1
        return left

    @cached_property
    def left(self) -> tuple[int, ...]:
        """The cards of which not all copies are shown."""
        return tuple(card for card, count in enumerate(self.stock) if count > 0)

    @cached_property
    def sound(self) -> bool:
        """Whether what the lines tell can be true at all."""
        return min(self.stock) >= 0 and all(one.free >= 0 for one in self.stretches)

    @cached_property
    def sizes(self) -> dict[str, int]:
        """How many cards lie in each row."""
        return {place.row: place.size for one in self.stretches for place in one.places if place.row}

    # ------------------------------------------------------------------ whether facts can be so

    def can(self, facts: Sequence[Fact]) -> bool:
        """Whether some facts can be so together."""
        if len(facts) < 2:
            return self.sound and all(self.can_be(fact) for fact in facts)
        wanted = self.wanted(facts)
        if not self.sound or not all(self.fits(number, group) for number, group in self.grouped(wanted).items()):
            return False
        return not self.coupled(wanted) or self.fill_all(wanted) is not None

    def so_with(self, known: Sequence[Fact], facts: Sequence[Fact]) -> list[Fact]:
        """Those of some facts that must be so if the facts known are."""
        if not known or not self.can(known):
            return [fact for fact in facts if not self.can([*known, fact.opposite])]
        wanted = self.wanted(known)
        return [fact for fact in facts if not self.can_too(wanted, fact.opposite)]

    def can_too(self, wanted: Wanted, fact: Fact) -> bool:
        """Whether a fact can be so besides what is wanted, which can be by itself."""
        if fact.kind not in wanted and not (self.exact and self.stretch_of(fact.kind).free):
            beside = not set(self.stretch_of(fact.kind).rows).isdisjoint(wanted)
            if not beside:
                return self.can_be(fact)
        more = {**wanted, fact.kind: wanted.get(fact.kind, NOTHING) | {self.numbered(fact)}}
        number = self.at[fact.kind]
        own = {row: more[row] for row in self.stretches[number].rows if row in more}
        return self.fits(number, own) and (not self.coupled(more) or self.fill_all(more) is not None)

    def grouped(self, wanted: Wanted) -> dict[int, dict[str, frozenset[Numbered]]]:
        """What is wanted of each stretch, by its number."""
        groups: dict[int, dict[str, frozenset[Numbered]]] = {}
        for row, so in wanted.items():
            groups.setdefault(self.at[row], {})[row] = so
        return groups

    def coupled(self, wanted: Wanted) -> bool:
        """Whether what is wanted of one stretch can take cards from another."""
        return self.exact and any(self.stretch_of(row).free for row in wanted)

    def numbered(self, fact: Fact) -> Numbered:
        """The card of a fact by its number, and whether it is there."""
        return self.table.box.number[fact.word], fact.holds

    def can_be(self, fact: Fact) -> bool:
        """Whether one fact can be so.

        A card can be in a row if it is among the rest, or free and not all shown. It need not if enough other cards
        can fill the row.
        """
        card, one = self.table.box.number[fact.word], self.stretch_of(fact.kind)
        copies = self.stock[card]
        if fact.holds:
            return one.rest[card] > 0 or (one.free > 0 and copies > 0)
        others = sum(self.stock) - copies
        free = min(one.free, others) if self.exact else one.free * (others > 0)
        return one.rest.total() - one.rest[card] + free >= self.sizes[fact.kind]

    def wanted(self, facts: Sequence[Fact]) -> Wanted:
        """Facts by their rows. Mostly only the last of them is new, so what the others come to is remembered."""
        if not facts:
            return {}
        *before, last = facts
        known = self.asked.get(tuple(before))
        if known is None:
            known = self.asked[tuple(before)] = self.by_row(before)
        return {**known, last.kind: known.get(last.kind, NOTHING) | {self.numbered(last)}}

    def by_row(self, facts: Sequence[Fact]) -> Wanted:
        """Facts by their rows."""
        found: dict[str, set[Numbered]] = {}
        for fact in facts:
            found.setdefault(fact.kind, set()).add(self.numbered(fact))
        return {row: frozenset(so) for row, so in found.items()}

    def overfull(self, wanted: Wanted) -> bool:
        """Whether more different cards are wanted in a row than lie there."""
        return any(sum(holds for _, holds in so) > self.sizes[row] for row, so in wanted.items())

    def fits(self, number: int, wanted: Wanted) -> bool:
        """Whether a stretch by itself can be as it is wanted; remembered, also for other lines that leave it so."""
        one = self.stretches[number]
        key = id(one), self.left if one.free else (), frozenset(wanted.items())
        if key not in self.kept:
            self.kept[key] = not self.overfull(wanted) and self.fill_one(number, wanted) is not None
        return self.kept[key]

    # ------------------------------------------------------------------ filling the places

    def rooms(self, number: int, wanted: Wanted) -> Iterator[Room]:
        """The places of a stretch as they are to be filled."""
        for row, size in self.stretches[number].places:
            so = wanted.get(row, NOTHING)
            must = [card for card, holds in so if holds]
            barred = frozenset(card for card, holds in so if not holds)
            yield from (Room(row, 1, card, barred) for card in must)
            yield Room(row, size - len(must), None, barred)

    def fill_one(self, number: int, wanted: Wanted) -> dict[str, set[int]] | None:
        """The cards of each row of a stretch by itself, if it can be as it is wanted."""
        one, rooms = self.stretches[number], narrowest_first(self.rooms(number, wanted))
        items = [Item(card, count, where(card, rooms)) for card, count in one.rest.items()]
        if one.free:
            free = [at for at, room in enumerate(rooms) if any(map(room.takes, self.left))]
            items.append(Item(FREE, one.free, free))
        return self.by_rows(items, rooms)

    def fill_all(self, wanted: Wanted) -> dict[str, set[int]] | None:
        """The cards of all rows, true to the copies: every hidden card of the game has its place."""
        owned = [(room, number) for number in range(len(self.stretches)) for room in self.rooms(number, wanted)]
        owned = [*sorted(owned, key=lambda room: room[0].width), (Room("", self.table.left), NOWHERE)]
        rooms = [room for room, _ in owned]
        items = [
            Item(card, count, [at for at in where(card, rooms) if owned[at][1] == number])
            for number, one in enumerate(self.stretches)
            for card, count in one.rest.items()
        ]
        items += [Item(card, self.stock[card], where(card, rooms)) for card in self.left]
        return self.by_rows(items, rooms)

    def by_rows(self, items: Sequence[Item], rooms: Sequence[Room]) -> dict[str, set[int]] | None:
        """The different cards of each row; None if the items do not fit the rooms."""
        put = filled(items, [room.size for room in rooms])
        if put is None:
            return None
        rows: dict[str, set[int]] = {room.row: set() for room in rooms}
        for item, places in zip(items, put, strict=True):
            for at, count in places.items():
                if count:
                    rows[rooms[at].row].add(item.card if item.card != FREE else self.any_for(rooms[at]))
        return rows

    def any_for(self, room: Room) -> int:
        """A card that is left and may be in a room."""
        return next(card for card in self.left if room.takes(card))

    def case(self, facts: Sequence[Fact]) -> LaidOut | None:
        """What the rows can be if the facts are so; None if they cannot."""
        return LaidOut(lambda: self.laid_out(self.wanted(facts))) if self.can(facts) else None

    def laid_out(self, wanted: Wanted) -> dict[str, tuple[str, ...]]:
        """The cards of each row, if the rows can be as it is wanted."""
        if self.exact:
            found = [self.fill_all(wanted) or {}]
        else:
            found = [self.fill_one(number, wanted) or {} for number in sorted(set(self.at.values()))]
        rows = {row: cards for some in found for row, cards in some.items()}
        return {row: tuple(self.table.box.slugs(sorted(rows[row]))) for row in self.sizes}


def narrowest_first(rooms: Iterator[Room]) -> list[Room]:
    """Rooms in the order in which they are best filled."""
    return sorted(rooms, key=lambda room: room.width)


def where(card: int, rooms: Sequence[Room]) -> list[int]:
    """The numbers of the rooms that take a card."""
    return [at for at, room in enumerate(rooms) if room.takes(card)]
