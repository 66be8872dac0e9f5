"""The way of a packet cut into stretches: from one look at all its cards to the next, as far as these lines are used.

What was seen of a packet at the beginning of a stretch, and has neither left it openly nor been seen in it at the end,
is the **rest**: it fills the places into which hidden cards of this stretch went. Other cards in these places are
**free**: they came from the deck unseen, and are of any kind that can still be hidden.

Whoever does not use a line does not know what it tells. So fewer lines never leave less possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.hearing import ENCRYPT, Drawn, Hearing, Look, Out, Packet

ENCRYPTED, HAND = "encrypted", "hand"  # rows of the note sheet: ENCRYPTED:<seat>:<day>, HAND:<seat it was dealt to>
NEVER = 99  # a day after all

Used = Callable[[int], bool]  # whether a line is used, by its number among those heard


class Place(NamedTuple):
    """Where hidden cards of a stretch lie: a row of the note sheet, "" for all others together; how many."""

    row: str
    size: int


class Stretch(NamedTuple):
    """A part of the way of a packet, as those know it who use some of the lines."""

    packet: Packet
    first: Look | None  # that it begins with
    last: Look | None  # that it ends with
    shown: tuple[Out, ...]  # the cards that have left it and are known
    drawn: tuple[Drawn, ...]  # the cards drawn into it that are known
    unknown: int  # how many cards came into it unseen
    places: tuple[Place, ...]
    rest: Counter[int]  # number of a card -> how many of it are in these places
    free: int  # how many other cards are

    @property
    def rows(self) -> list[str]:
        """The rows of the note sheet among its places."""
        return [place.row for place in self.places if place.row]


def told_by(out: Out) -> int:
    """The line that tells which card has left a packet."""
    return out.line if out.shown is None else out.shown


def telling(packet: Packet, ears: int) -> list[int]:
    """The lines that tell something of the cards of a packet; of a hand that was dealt, its last card.

    What these ears have put away from it themselves tells no more than the whole hands that they saw before and after.
    """
    looks = [look.lines[-1] for look in packet.looks]
    outs = [told_by(out) for out in packet.outs if out.known and not (looks and out.seat == ears)]
    return [*looks, *outs, *(drawn.line for drawn in packet.draws if seen(drawn))]


def seen(drawn: Drawn) -> bool:
    """Whether these ears know which card was drawn."""
    return bool(drawn.card != UNKNOWN)


def stretches(packet: Packet, ears: int, used: Used) -> Iterator[Stretch]:
    """The stretches of a packet, in order; empty ones are left out."""
    looks = [look for look in packet.looks if used(look.lines[-1])]
    for first, last in pairwise([None, *looks, None]):
        found = stretch(packet, ears, used, first, last)
        if found.places or found.shown:
            yield found


def stretch(packet: Packet, ears: int, used: Used, first: Look | None, last: Look | None) -> Stretch:
    """The stretch from one look to another; None is the beginning, or the present."""
    days = range(first.day if first else 0, last.day if last else NEVER)
    outs = [out for out in packet.outs if out.day in days]
    shown = [out for out in outs if out.known and used(told_by(out))]
    draws = [drawn for drawn in packet.draws if drawn.day in days]
    drawn = [one for one in draws if seen(one) and used(one.line)]
    unknown = len(draws) - len(drawn) + (0 if first else dealt(packet))
    balance = Counter([*(first.cards if first else ()), *(one.card for one in drawn)])
    balance.subtract([*(out.card for out in shown), *(last.cards if last else ())])
    return Stretch(
        packet=packet,
        first=first,
        last=last,
        shown=tuple(shown),
        drawn=tuple(drawn),
        unknown=unknown,
        places=tuple(places(packet, ears, [out for out in outs if out not in shown], last is None)),
        rest=+balance,
        free=unknown - (-balance).total(),
    )


def dealt(packet: Packet) -> int:
    """PNG-10: how many cards were dealt so far."""
    return packet.size + len(packet.outs) - len(packet.draws)


def places(packet: Packet, ears: int, outs: list[Out], present: bool) -> Iterator[Place]:
    """Where the hidden cards of a stretch lie: some that have left the packet, and if it lasts, those in it."""
    rows = Counter(row_of(out) for out in outs)
    if present and packet.size:
        rows[hand_row(packet, ears)] += packet.size
    return (Place(row, size) for row, size in rows.items())


def row_of(out: Out) -> str:
    """PNG-71: the row of a card that lies face down before another; "" if it has none."""
    hidden = out.way == ENCRYPT and out.shown is None and not out.known
    return f"{ENCRYPTED}:{out.seat}:{out.day}" if hidden else ""


def hand_row(packet: Packet, ears: int) -> str:
    """PNG-67: the row of a packet that is in the hand of another."""
    return "" if packet.holder == ears else f"{HAND}:{packet.origin}"


def sheet_rows(heard: Hearing) -> dict[str, Packet]:
    """All rows of the note sheet, encrypted cards first, with the packet that each is about."""
    now = [packet for packet in heard.packets if packet.week == heard.week]
    laid = {row_of(out): packet for packet in now for out in packet.outs if row_of(out)}
    hands = {hand_row(packet, heard.ears): packet for packet in now if packet.size}
    rows = dict(sorted(laid.items(), key=lambda row: day_and_seat(row[0]))) | dict(sorted(hands.items()))
    return {row: packet for row, packet in rows.items() if row}


def day_and_seat(row: str) -> tuple[str, str]:
    """In what order encrypted cards are listed."""
    _, seat, day = row.split(":")
    return day, seat
