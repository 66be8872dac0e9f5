"""What a pair of ears has heard in Persona Non Grata, hand by hand as they go round the ring.

The six cards dealt to a seat in a week are one **packet**: it is passed on every day, one card leaves it each day by an
action, openly (downloaded, sent) or face down (encrypted), and its last card is discarded (PNG-18, PNG-21). With
`two_player_draw` one more is discarded every day, and one is drawn into it after the passing (PNG-23). Packets never
mix. All that ears can know of hidden cards they know of packets: what left one, and what they themselves saw of it when
it was dealt to them, came to them, or was passed on by them (PNG-74, PNG-75).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from gamekit.game import UNKNOWN, Event
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.state import Cards, Options, hand_size, slot
from gamekit.setting import Setting

DOWNLOAD, ENCRYPT, DISCARD, LAST, LAID = "download", "encrypt", "discard", "last", "laid"  # ways to leave a hand
HIDDEN = (ENCRYPT, DISCARD, LAST, LAID)  # of these others are not told which card it is
DEALT, GOT, GAVE = "dealt", "got", "gave"  # why ears know the content of a packet


class Out(NamedTuple):
    """A card that has left a packet: on which day, by whom, which way, and which card, UNKNOWN if it is not known."""

    day: int
    seat: int
    way: str  # "download", "encrypt", "left", "right", "discard", "last"; "laid" until it is revealed
    card: int
    line: int  # of the event that told of it, among those heard
    shown: int | None = None  # of the event that turned it face up (PNG-32)

    @property
    def known(self) -> bool:
        """Whether these ears know which card it is."""
        return bool(self.card != UNKNOWN)


class Drawn(NamedTuple):
    """PNG-23: a card drawn into a packet, first held on that day by that seat; UNKNOWN if it is not known (PNG-76)."""

    day: int
    seat: int
    card: int
    line: int


class Look(NamedTuple):
    """The whole content of a packet as these ears saw it at the beginning of a day, before a card is drawn."""

    day: int
    cards: Cards  # in the order of numbers
    how: str  # "dealt", "got" (it was passed to these ears) or "gave" (by them, so it lies with another)
    lines: tuple[int, ...]  # of the events that told of it


@dataclass
class Packet:
    """A hand of a week on its way round: all that these ears know of it."""

    week: int
    origin: int  # the seat that it was dealt to
    holder: int  # the seat that has it now
    size: int = 0  # how many cards are in it now
    outs: list[Out] = field(default_factory=list)
    draws: list[Drawn] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)


@dataclass
class Hearing:
    """The table as it was heard of, week by week. Cards are numbers."""

    box: Box
    options: Options
    seats: int
    ears: int  # a seat, PUBLIC or TEACHER
    week: int = 0
    day: int = 0
    step: int = 1  # how far packets go in a day: 1 to the left, -1 to the right (PNG-20)
    drawn: int = 0  # cards that have left the deck
    packets: list[Packet] = field(default_factory=list)  # of all weeks
    holding: dict[int, Packet] = field(default_factory=dict)  # the present packet of each seat
    passing: dict[int, Packet] = field(default_factory=dict)  # of a passing that is being told: seat -> what it gets
    areas: dict[int, list[int]] = field(default_factory=dict)  # the face-up cards in the area of each seat
    keys: dict[str, int] = field(default_factory=dict)  # corporation -> holder of its key, if any (PNG-6)
    settled: set[str] = field(default_factory=set)  # the corporations settled this week (PNG-33)
    table: Packet | None = None  # what lies on the table of a given position
    given: bool = False  # while the hands of a given position are told

    @property
    def full(self) -> tuple[int, ...]:
        """How many copies of each card the game has, by its number."""
        return self.box.full(self.seats)

    @property
    def left(self) -> int:
        """How many cards the deck has (PNG-78)."""
        return sum(self.full) - self.drawn

    @property
    def encrypted(self) -> dict[str, tuple[Packet, Out]]:
        """The cards that lie face down, known or not: name of the slot -> the packet that it came from, and the card.

        A slot is named by week, day and owner of the area: `w1d2-b`.
        """
        return {
            slot(packet.week, out.day, out.seat): (packet, out)
            for packet in self.packets
            for out in packet.outs
            if out.way == ENCRYPT and out.shown is None
        }

    # ------------------------------------------------------------------ what is told

    def begin(self, line: int, event: Event) -> None:
        """PNG-10, PNG-20: a week begins, everybody is to be dealt a packet."""
        self.week, self.day = event.details["number"], 0
        self.step = 1 if event.details["direction"] == "left" else -1
        self.holding = {seat: Packet(self.week, seat, seat) for seat in range(self.seats)}
        self.packets += self.holding.values()
        self.settled = set()

    def go_on(self, line: int, event: Event) -> None:
        """PNG-15: a day begins."""
        self.day = event.details["number"]
        for seat, packet in self.holding.items() if self.given else ():
            packet.origin = (seat - self.step * (self.day - 1)) % self.seats
            packet.looks = [look._replace(day=self.day) for look in packet.looks]
        self.given = False

    def deal(self, line: int, event: Event) -> None:
        """PNG-10: a card is dealt; its owner knows it (PNG-67)."""
        packet = self.holding[event.seat]
        packet.size += 1
        self.drawn += 1
        card = event.details["card"]
        if card == UNKNOWN:
            return
        before = packet.looks.pop() if packet.looks else Look(1, (), DEALT, ())
        cards = tuple(sorted((*before.cards, self.box.number[card])))
        packet.looks.append(before._replace(cards=cards, lines=(*before.lines, line)))

    def draw(self, line: int, event: Event) -> None:
        """PNG-23: a card is drawn; the drawer knows it (PNG-76)."""
        packet = self.holding[event.seat]
        packet.size += 1
        self.drawn += 1
        packet.draws.append(Drawn(self.day + 1, event.seat, self.card(event), line))

    def lay(self, line: int, event: Event) -> None:
        """PNG-68: a pair is laid face down, known to its owner."""
        packet = self.holding[event.seat]
        if packet.size == hand_size(self.day) - 1:  # a given hand was told without the card laid already
            packet.size += 1
            self.drawn += 1
            if packet.looks:
                (look,) = packet.looks
                packet.looks = [look._replace(cards=tuple(sorted((*look.cards, self.card(event)))))]
        self.leave(line, event, LAID)

    def download(self, line: int, event: Event) -> None:
        """PNG-25: a card goes face up into the own area."""
        self.leave(line, event, DOWNLOAD)
        self.area(event.seat).append(self.card(event))

    def encrypt(self, line: int, event: Event) -> None:
        """PNG-26: a card goes face down into the own area."""
        self.leave(line, event, ENCRYPT)

    def send(self, line: int, event: Event) -> None:
        """PNG-27: a card goes face up into the area of a neighbour."""
        self.leave(line, event, event.details["action"])
        self.area(event.details["target"][0]).append(self.card(event))

    def discard(self, line: int, event: Event) -> None:
        """PNG-23: a card is discarded face down."""
        self.leave(line, event, DISCARD)

    def end(self, line: int, event: Event) -> None:
        """PNG-21: the last card of the week is discarded."""
        self.leave(line, event, LAST)

    def leave(self, line: int, event: Event, way: str) -> None:
        """A card leaves the packet that a seat holds; one that was laid already is only revealed."""
        packet, seat = self.holding[event.seat], event.seat
        laid = next((out for out in packet.outs if out.way == LAID), None)
        if laid:
            packet.outs.remove(laid)
        else:
            packet.size -= 1
        packet.outs.append(Out(self.day, seat, way, self.card(event), line))

    def area(self, seat: int) -> list[int]:
        """The face-up cards in the area of a seat."""
        return self.areas.setdefault(seat, [])

    def card(self, event: Event) -> int:
        """The number of the card that an event names; UNKNOWN if these ears were not told."""
        slug = event.details["card"]
        return UNKNOWN if slug == UNKNOWN else self.box.number[slug]

    def hand_on(self, line: int, event: Event) -> None:
        """PNG-18: a packet is passed on; giver and receiver know its cards (PNG-74)."""
        packet, target = self.holding[event.seat], event.details["target"][0]
        cards = event.details["cards"]
        if cards != UNKNOWN:
            numbers = tuple(sorted(self.box.number[card] for card in cards))
            how = GAVE if event.seat == self.ears else GOT
            packet.looks.append(Look(self.day + 1, numbers, how, (line,)))
        self.passing[target] = packet
        if len(self.passing) == self.seats:
            self.holding, self.passing = self.passing, {}
            for seat, passed in self.holding.items():
                passed.holder = seat

    def turn_up(self, line: int, event: Event) -> None:
        """PNG-32: an encrypted card is turned up."""
        self.area(event.seat).append(self.card(event))
        for packet in self.packets:
            for at, out in enumerate(packet.outs):
                if (packet.week, out.seat, out.way) == (self.week, event.seat, ENCRYPT) and out.shown is None:
                    packet.outs[at] = out._replace(card=self.card(event), shown=line)
                    return

    def steal(self, line: int, event: Event) -> None:
        """PNG-49, PNG-53: a card leaves an area for an archive."""
        self.area(event.details["target"][0]).remove(self.card(event))

    def compare(self, line: int, event: Event) -> None:
        """PNG-33, PNG-34: a corporation is settled."""
        self.settled.add(event.details["corporation"])

    def archive(self, line: int, event: Event) -> None:
        """PNG-54: all cards leave an area for the archive of its owner."""
        self.areas[event.seat] = []

    def take_key(self, line: int, event: Event) -> None:
        """PNG-38, PNG-40: who is second takes the key, or keeps it."""
        self.keys[event.details["corporation"]] = event.seat

    # ------------------------------------------------------------------ a given position

    def stack(self, line: int, event: Event) -> None:
        """PNG-6: who holds a key."""
        for holder in event.details["holder"]:
            self.keys[event.details["corporation"]] = holder

    def hand(self, line: int, event: Event) -> None:
        """PNG-67: a hand; what it was before, nobody is told."""
        packet, cards, self.given = self.holding[event.seat], event.details["cards"], True
        packet.size = event.details["count"]
        self.drawn += packet.size
        if cards != UNKNOWN:
            numbers = tuple(sorted(self.box.number[card] for card in cards))
            packet.looks = [Look(self.day, numbers, DEALT, (line,))]

    def lie(self, line: int, event: Event) -> None:
        """PNG-70, PNG-71: a card in an area."""
        day, encrypted, card = event.details["day"], event.details["encrypted"], self.card(event)
        self.put(Out(day, event.seat, ENCRYPT if encrypted else DOWNLOAD, card, line))
        if not encrypted:
            self.area(event.seat).append(card)

    def lie_aside(self, line: int, event: Event) -> None:
        """PNG-75, PNG-77: what a seat has discarded, or archived."""
        cards = event.details["cards"]
        numbers = [UNKNOWN] * event.details["count"] if cards == UNKNOWN else [self.box.number[card] for card in cards]
        for card in numbers:
            self.put(Out(0, event.seat, DISCARD if event.kind == "aside" else DOWNLOAD, card, line))

    def put(self, out: Out) -> None:
        """A card that lies on the table of a given position, from a packet of which nothing is told."""
        if self.table is None:
            self.table = Packet(self.week, out.seat, out.seat)
            self.packets.append(self.table)
        self.table.outs.append(out)
        self.drawn += 1


HEARD: Mapping[str, Callable[[Hearing, int, Event], Any]] = {
    "week": Hearing.begin,
    "day": Hearing.go_on,
    "dealt": Hearing.deal,
    "drawn": Hearing.draw,
    "laid": Hearing.lay,
    "downloaded": Hearing.download,
    "encrypted": Hearing.encrypt,
    "sent": Hearing.send,
    "discarded": Hearing.discard,
    "passed": Hearing.hand_on,
    "last": Hearing.end,
    "decrypted": Hearing.turn_up,
    "stolen": Hearing.steal,
    "sums": Hearing.compare,
    "archived": Hearing.archive,
    "second": Hearing.take_key,
    "stack": Hearing.stack,
    "hand": Hearing.hand,
    "lying": Hearing.lie,
    "aside": Hearing.lie_aside,
    "archive": Hearing.lie_aside,
}


def hearing(box: Box, setting: Setting, ears: int, events: Sequence[Event]) -> Hearing | None:
    """What these ears have heard; None before the first week.

    Of a given position they hear what lies there, not what they saw of hands on their way.
    """
    heard = Hearing(box, Options(**setting.options), setting.seats, ears)
    for line, event in enumerate(events):
        if event.kind in HEARD:
            HEARD[event.kind](heard, line, event)
    return heard if heard.week else None
