"""Which lines of the log show a card, and where the other cards can still be.

The note sheet has a row for each hidden hand and one for the deck; a cell says that at least one such card lies there.
A clue is a line that shows cards which lie open now or are in the own hand. How many cards lie in each place is open to
all (TM-136, TM-137).

All lines together tell exactly how many of each card are left, and a case puts these into the hidden places. Whoever
leaves a line out has not counted to the end: then a card may lie anywhere, any number of times, unless all copies of
it are shown. So a reason is all copies of some cards, or everything; never "any eighty of these ninety lines", which
nobody could repeat.

Cards that have come back into the deck (TM-107) count as unseen again. That they lay in the deck first and not in a
hand, is left to the odds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from gamekit.game import UNKNOWN, Event
from gamekit.laid_out import LaidOut
from gamekit.reasons import Clue, Fact
from gamekit.setting import Setting
from gamekit.thousand_miles.board import Deck
from gamekit.thousand_miles.hearing import Hearing, beginning, hearing

if TYPE_CHECKING:
    from gamekit.text import Text

HAND, DECK = "hand", "deck"  # rows of the note sheet; HAND:<seat> of each hidden hand
MINE, DISCARDED = "mine", "discarded"  # where an open card lies; or before a side, by its number
PLAYED = ("distance", "backwards", "attack", "defence", "immunity", "trick", "discard")
RANKS = {"hand": 0, "drawn": 0, "dealt": 0, **dict.fromkeys(PLAYED, 1), "standing": 1, "discards": 1}
BITS = 16  # of a count in a row of counts that is packed into one whole number
FULL = (1 << BITS) - 1
Heard = tuple[int, int, Event]  # step, line, event
Rooms = Mapping[str, int]  # row -> how many cards are still to be put there
Counts = Mapping[str, int]  # card -> how many
Barred = Mapping[str, set[str]]  # row -> the cards that must not be there


class Open(NamedTuple):
    """A card that the ears know the place of: which line showed it, and where it lies now."""

    card: str
    clue: int  # the number of the line, among those heard
    place: str | int


def reason(deck: Deck, setting: Setting, seat: int, ears: int, heard: Sequence[Heard]) -> CardReasoning | None:
    """What can be reasoned from the lines of the present round; None before the first, or if too little was told."""
    table = hearing(deck, setting, [event for *_, event in heard])
    start = beginning([event for *_, event in heard])
    if table is None or start is None:
        return None
    seen = Watch(table).all(heard[start:])
    lines = sorted({card.clue for card in seen})
    clues = tuple(clue_of(heard[start + at]) for at in lines)
    return CardReasoning(table, seat, ears, heard[start][0], clues, tuple(numbered(seen, lines)))


def clue_of(told: Heard) -> Clue:
    """A log line as a clue."""
    step, line, event = told
    return Clue(step, line, event, RANKS[event.kind])


def numbered(seen: Iterable[Open], lines: Sequence[int]) -> Iterator[Open]:
    """The open cards with the numbers of their clues."""
    clue = {line: at for at, line in enumerate(lines)}
    return (card._replace(clue=clue[card.clue]) for card in seen)


@dataclass
class Watch:
    """An eye on each open card: which line showed it first, and where it lies."""

    table: Hearing  # as it is at the end: who has which hand hidden
    mine: dict[int, list[Open]] = field(default_factory=dict)  # the cards of the hands that are told, by seat
    laid: list[Open] = field(default_factory=list)
    discards: list[Open] = field(default_factory=list)

    def all(self, events: Sequence[Heard]) -> list[Open]:
        """The open cards after these events."""
        for line, (*_, event) in enumerate(events):
            self.watch(line, event)
        return [*(card for hand in self.mine.values() for card in hand), *self.laid, *self.discards]

    def watch(self, line: int, event: Event) -> None:
        """One event."""
        if event.kind in ("dealt", "drawn", "hand"):
            self.taken(line, event)
        elif event.kind in PLAYED:
            self.played(line, event)
        elif event.kind == "reshuffle":
            self.discards = []
        elif event.kind == "standing":
            self.laid += [Open(slug, line, event.seat) for slug in event.details["laid"]]
        elif event.kind == "discards":
            self.discards += [Open(slug, line, DISCARDED) for slug in event.details["cards"]]

    def taken(self, line: int, event: Event) -> None:
        """Cards that come into a hand; a line that tells the whole hand stands for those that told it card by card."""
        whole = event.kind == "hand"
        told = event.details["cards" if whole else "card"]
        if told != UNKNOWN:
            before = [] if whole else self.mine.get(event.seat, [])
            self.mine[event.seat] = before + [Open(slug, line, MINE) for slug in (told if whole else [told])]

    def played(self, line: int, event: Event) -> None:
        """A card is laid or discarded, which shows it; in a trick the attack goes to the discards."""
        slug, side = event.details["card"], self.table.side_of(event.details.get("target", [event.seat])[0])
        hand = self.mine.get(event.seat, [])
        if hand:
            hand.remove(next(card for card in reversed(hand) if card.card == slug))
        if event.kind == "discard":
            self.discards.append(Open(slug, line, DISCARDED))
            return
        self.laid.append(Open(slug, line, side))
        if event.kind == "trick":
            undone = next(c for c in reversed(self.laid) if (c.card, c.place) == (event.details["attack"], side))
            self.laid.remove(undone)
            self.discards.append(undone._replace(place=DISCARDED))


@dataclass(frozen=True, eq=False)
class CardReasoning:
    """The lines that show cards, and how the other cards can lie."""

    table: Hearing
    seat: int
    ears: int
    era: int
    clues: tuple[Clue, ...]
    seen: tuple[Open, ...]
    given: tuple[Event, ...] = ()

    @cached_property
    def rooms(self) -> dict[str, int]:
        """The hidden places, with how many cards lie there."""
        hands = {f"{HAND}:{seat}": size for seat, size in self.table.hidden.items()}
        return {row: size for row, size in {**hands, DECK: self.table.left}.items() if size}

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The cards of the game."""
        return tuple(card.slug for card in self.table.deck.cards if self.table.full[card.number])

    @cached_property
    def sheet(self) -> Mapping[str, tuple[str, ...]]:
        """A row of all cards for each hidden place that is not empty."""
        return dict.fromkeys(self.rooms, self.cards)

    @property
    def goal(self) -> tuple[str, ...]:
        """All rows: nothing is on the way to anything else."""
        return tuple(self.rooms)

    # ------------------------------------------------------------------ possible cases

    def case(self, facts: Iterable[Fact] = (), among: Iterable[int] | None = None) -> LaidOut | None:
        """A way in which the cards can lie that is true to the facts and to the clues of those numbers (None: all)."""
        wanted, some = list(dict.fromkeys(facts)), None if among is None else set(among)
        left = self.all_packed - sum(self.packed if some is None else [self.packed[at] for at in some])
        if some is None or len(some) == len(self.clues):
            possible = self.can_be(wanted[0], left) if len(wanted) == 1 else not wanted or self.can_all_be(wanted, left)
            return LaidOut(lambda: self.laid_out(wanted, left) or {}) if possible else None
        found = self.loose(wanted, left)
        return None if found is None else LaidOut(lambda: found)

    @cached_property
    def shift(self) -> dict[str, int]:
        """Where the count of each card stands in a packed row."""
        return {slug: BITS * at for at, slug in enumerate(self.cards)}

    @cached_property
    def packed(self) -> list[int]:
        """The cards that each clue shows, as a packed row."""
        rows = [0] * len(self.clues)
        for card in self.seen:
            rows[card.clue] += 1 << self.shift[card.card]
        return rows

    @cached_property
    def all_packed(self) -> int:
        """All cards of the game."""
        numbers = [count for count in self.table.full if count]
        return sum(count << BITS * at for at, count in enumerate(numbers))

    def can_be(self, fact: Fact, left: int) -> bool:
        """Whether one fact can be so, if these cards are left.

        A card can lie in a row if one is left; it need not if the other cards left can fill the row.
        """
        count = left >> self.shift[fact.word] & FULL
        return count > 0 if fact.holds else left % FULL - count >= self.rooms[fact.kind]  # the sum of the digits

    def loose(self, wanted: Sequence[Fact], packed: int) -> dict[str, tuple[str, ...]] | None:
        """Rows with any of the cards of which not all are shown, any number of times; None if the facts forbid it."""
        left = [slug for slug, shift in self.shift.items() if packed >> shift & FULL]
        found: dict[str, tuple[str, ...]] = {}
        for row, size in self.rooms.items():
            so = {word for kind, word, holds in wanted if kind == row and holds}
            out = {word for kind, word, holds in wanted if kind == row and not holds}
            allowed = [slug for slug in left if slug not in out]
            if not so <= set(allowed) or len(so) > size or not allowed:
                return None
            found[row] = tuple(slug for slug in allowed if slug in (so or allowed[:1]))
        return found

    def can_all_be(self, wanted: Sequence[Fact], packed: int) -> bool:
        """Whether several facts can be so together."""
        if any(fact.opposite in wanted for fact in wanted if fact.holds):
            return False
        left, rooms, out = self.set_aside(wanted, packed)
        if min(left.values()) < 0 or min(rooms.values()) < 0:
            return False
        barred = set().union(*out.values())  # if the cards that no row bars are enough, there is no need to try
        if sum(left[slug] for slug in left if slug not in barred) >= sum(rooms[row] for row in out):
            return True
        return pour(left, rooms, out) is not None

    def set_aside(self, wanted: Sequence[Fact], packed: int) -> tuple[dict[str, int], dict[str, int], Barred]:
        """What is still to be put where, once each card that must be in a row is there; what a row bars."""
        left, rooms = {slug: packed >> shift & FULL for slug, shift in self.shift.items()}, dict(self.rooms)
        out: dict[str, set[str]] = {}
        for row, slug, so in wanted:
            if so:
                rooms[row] -= 1
                left[slug] -= 1
            else:
                out.setdefault(row, set()).add(slug)
        return left, rooms, out

    def laid_out(self, wanted: Sequence[Fact], packed: int) -> dict[str, tuple[str, ...]] | None:
        """Each card left put into a row, or elsewhere; None if the facts allow no such way."""
        poured = pour(*self.set_aside(wanted, packed))
        if poured is None:
            return None
        for row, slug, so in wanted:
            poured[row][slug] += so
        return {row: tuple(slug for slug in self.cards if poured[row][slug]) for row in self.rooms}

    def sentences(self, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text) -> list[str]:
        """Why the clues and earlier facts force the fact, in at most five sentences."""
        from gamekit.thousand_miles.why import sentences

        return sentences(self, fact, clues, earlier, words)


# ---------------------------------------------------------------------- filling rows


def pour(left: Counts, rooms: Rooms, out: Barred) -> dict[str, Counter[str]] | None:
    """Cards put into rows until all are full, none where it must not be; None if there is no way.

    Rows that bar cards come first, for any card will do for the others. Where only cards that another row has taken
    would do, that row takes others instead (augmenting paths, Ford and Fulkerson 1956).
    """
    stock, poured = Counter(left), {row: Counter[str]() for row in rooms}
    for row in sorted(rooms, key=lambda row: -len(out.get(row, ()))):
        for _ in range(rooms[row] - taken(rooms[row], stock, poured[row], out.get(row, set()))):
            path = way(row, stock, poured, out)
            if path is None:
                return None
            shifted(path, stock, poured)
    return poured


def taken(room: int, stock: Counter[str], row: Counter[str], barred: set[str]) -> int:
    """How many cards a row with so much room can take from the stock as they come; they are taken."""
    free = room
    for slug, count in stock.items():
        if count and free and slug not in barred:
            number = min(count, free)
            row[slug] += number
            stock[slug] -= number
            free -= number
    return room - free


def way(row: str, stock: Counter[str], poured: Mapping[str, Counter[str]], out: Barred) -> list[tuple[str, str]] | None:
    """Which card each of some rows takes, so that the first one has one more; the last one takes it from the stock."""
    paths, met = [[(row, slug)] for slug in stock if slug not in out.get(row, ())], set[str]()
    for path in paths:  # grows while it is walked
        slug = path[-1][1]
        if stock[slug] > 0:
            return path
        if slug not in met:
            met.add(slug)
            givers = [other for other, cards in poured.items() if cards[slug]]
            others = [(giver, new) for giver in givers for new in stock if new not in met | out.get(giver, set())]
            paths += [[*path, other] for other in others]
    return None


def shifted(path: Sequence[tuple[str, str]], stock: Counter[str], poured: Mapping[str, Counter[str]]) -> None:
    """Take the cards of a path: each row gives what the row before it takes."""
    for at, (row, slug) in enumerate(path):
        poured[row][slug] += 1
        if at + 1 < len(path):
            poured[path[at + 1][0]][slug] -= 1
    stock[path[-1][1]] -= 1
