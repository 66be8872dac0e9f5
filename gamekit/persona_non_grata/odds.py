"""What a seat can know in Persona Non Grata: where hidden cards are and how likely, exactly, by counting.

The model: the deal is fair, and nothing is read out of what others choose. Each card of a hand is as likely to be
chosen for an action or a discard as any other, and which action a card gets says nothing of it. Then:

Without `two_player_draw` every arrangement of the residue of a packet (`hidden`) over its hidden places is alike
likely, packets do not depend on each other, and the cards never seen are spread evenly over the deck and the places
that nobody here has looked into: all shares are hypergeometric. Encrypted cards turned up at the archiving, and later
looks, only make residues smaller.

With `two_player_draw` one unknown card comes into a packet between two looks. Only kinds are seen, not copies, and a
kind of which many were there before comes out more easily; so the drawn card has no even odds (`hidden.with_drawn`),
and the unknown drawn cards of several days meet in the pool, for a copy is drawn only once. `draws` counts that. Given
the drawn card, its packet is spread evenly like any other.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import perm
from typing import NamedTuple, TypeVar

from gamekit.distributions import Numbers, added, hypergeometric
from gamekit.game import Event
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.draws import Draws
from gamekit.persona_non_grata.hearing import Hearing, Out, hearing
from gamekit.persona_non_grata.hidden import Counts, Hidden, hand, hidden, laid
from gamekit.setting import Setting

Kind = TypeVar("Kind", bound=Hashable)
Rows = Mapping[tuple[Kind, ...], Fraction]  # what some places have, in their order -> how likely


class Left(NamedTuple):
    """Where the copies of a card are, as far as these ears know."""

    full: int  # in the game
    open: int  # in areas, or archived
    own: int  # in the own hand, encrypted or discarded by oneself
    passing: int  # in hidden places of packets that these ears have looked into
    unseen: int  # anywhere else


def deduce(box: Box, setting: Setting, seat: int, events: Sequence[Event]) -> Knowledge | None:
    """What can be known from the events heard; None before the first week."""
    heard = hearing(box, setting, seat, events)
    return None if heard is None else Knowledge(heard, seat)


@dataclass(frozen=True, eq=False)
class Knowledge:
    """What a seat can know. Cards are slugs; what is likely is an exact Fraction."""

    heard: Hearing
    seat: int

    @cached_property
    def hidden(self) -> Hidden:
        """Where the hidden cards lie."""
        return hidden(self.heard)

    # ------------------------------------------------------------------ kinds of cards

    @property
    def cards(self) -> tuple[str, ...]:
        """The information cards of the game, in the order of their numbers."""
        return tuple(card.slug for card in self.heard.box.cards if self.heard.full[card.number])

    @property
    def corporations(self) -> tuple[str, ...]:
        """The corporations in play (PNG-2)."""
        return self.heard.box.corporations[: self.heard.box.parties[self.heard.seats]]

    def of_corporation(self, corporation: str, activator: bool = False) -> tuple[str, ...]:
        """PNG-3: the cards of a corporation, or only its activators among them (PNG-8)."""
        box, number = self.heard.box, self.heard.box.corporations.index(corporation)
        return tuple(c.slug for c in box.cards if c.corporation == number and (c.activator or not activator))

    @property
    def activators(self) -> tuple[str, ...]:
        """PNG-8: the information cards that are activators."""
        return tuple(slug for name in self.corporations for slug in self.of_corporation(name, activator=True))

    def kinds(self, card: str | Iterable[str]) -> frozenset[int]:
        """The numbers of one card or several."""
        return frozenset(self.heard.box.number[slug] for slug in ([card] if isinstance(card, str) else card))

    def named(self, shares: Mapping[int, Fraction]) -> dict[str, Fraction]:
        """Shares by slugs in the order of the cards, without those that are 0."""
        return {self.heard.box.slug(card): shares[card] for card in sorted(shares) if shares[card]}

    # ------------------------------------------------------------------ what is left

    @property
    def deck_size(self) -> int:
        """PNG-78: how many cards the deck has."""
        return self.heard.left

    @property
    def rivals(self) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return tuple((self.seat + step) % self.heard.seats for step in range(1, self.heard.seats))

    def size(self, seat: int) -> int:
        """How many cards a seat has in hand."""
        return self.heard.holding[seat].size

    def left(self) -> dict[str, Left]:
        """For each card, where its copies are; what a drawn card may be is still unseen."""
        heard, mine = self.heard, hand(self.seat)
        own: Counter[int] = Counter(out.card for out in self.own_outs())
        passing: Counter[int] = Counter()
        for spread in self.hidden.spreads:
            (own if set(spread.places) == {mine} else passing).update(spread.cards)
        unseen = self.hidden.pool
        counts = {
            number: (full, own[number], passing[number], unseen.get(number, 0))
            for number, full in enumerate(heard.full)
            if full
        }
        return {heard.box.slug(n): Left(f, f - o - p - u, o, p, u) for n, (f, o, p, u) in counts.items()}

    def own_outs(self) -> Iterator[Out]:
        """The cards that one has put where others do not see them."""
        for packet in self.heard.packets:
            for out in packet.outs:
                if out.known and out.seat == self.seat and out.shown is None and out.way in UNSEEN_BY_OTHERS:
                    yield out

    @property
    def unseen(self) -> dict[str, int]:
        """How many of each card these ears have never seen."""
        return {slug: row.unseen for slug, row in self.left().items()}

    def unseen_of(self, corporation: str) -> dict[str, int]:
        """The same of the cards of a corporation, without those that have all been seen."""
        found = self.unseen
        return {card: found[card] for card in self.of_corporation(corporation) if found[card]}

    @cached_property
    def pool(self) -> dict[str, Fraction]:
        """How likely the next card of the deck, or any card never looked at, is of each kind."""
        return self.named(self.draws().one) if self.hidden.places else {}

    # ------------------------------------------------------------------ what a place has

    def draws(self, without: int | None = None) -> Draws:
        """The pool and the unknown drawn cards, but for that of the spread `without`."""
        known = self.tables
        if without not in known:
            rows = [s.drawn for n, s in enumerate(self.hidden.spreads) if s.drawn is not None and n != without]
            known[without] = Draws(self.hidden.pool, rows)
        return known[without]

    @cached_property
    def tables(self) -> dict[int | None, Draws]:
        """What has been counted so far."""
        return {}

    def drawn(self, number: int) -> dict[int, Fraction]:
        """How likely the unknown drawn card of a spread is of each kind."""
        factors = self.hidden.spreads[number].drawn or {}
        shares = {card: share * factors.get(card, 1) for card, share in self.draws(number).one.items()}
        total = sum(shares.values())
        return {card: share / total for card, share in shares.items()}

    def mixed(self, number: int) -> Iterator[tuple[Counts, Fraction]]:
        """The cards that a spread can have, and how likely."""
        spread = self.hidden.spreads[number]
        if spread.drawn is None:
            yield spread.cards, Fraction(1)
            return
        for card, share in self.drawn(number).items():
            yield {**spread.cards, card: spread.cards.get(card, 0) + 1}, share

    def place(self, place: str) -> dict[str, Fraction]:
        """How likely one card of a place is of each kind; all of its cards are alike."""
        number = self.hidden.holding(place)
        if number is None:
            return self.pool if place in self.hidden.places else {}
        found: dict[int, Fraction] = defaultdict(Fraction)
        size = self.hidden.spreads[number].size
        for cards, share in self.mixed(number):
            for card, count in cards.items():
                found[card] += share * Fraction(count, size)
        return self.named(found)

    # ------------------------------------------------------------------ face-down cards

    @property
    def slots(self) -> tuple[str, ...]:
        """The cards that lie encrypted (PNG-26), own ones too: `w1d2-b` is what B encrypted on day 2 of week 1."""
        return tuple(self.heard.encrypted)

    def owner(self, slot: str) -> int:
        """In whose area an encrypted card lies."""
        return self.heard.encrypted[slot][1].seat

    def encrypted(self, slot: str) -> dict[str, Fraction]:
        """How likely an encrypted card is each card that it can be."""
        out = self.heard.encrypted[slot][1]
        return {self.heard.box.slug(out.card): Fraction(1)} if out.known else self.place(slot)

    def likely(self, slot: str, corporation: str) -> Fraction:
        """How likely an encrypted card is of a corporation."""
        shares = self.encrypted(slot)
        return sum((shares.get(card, Fraction(0)) for card in self.of_corporation(corporation)), Fraction(0))

    def laid(self, seat: int) -> dict[str, Fraction]:
        """PNG-68: how likely the card that a seat has laid and not yet revealed is each card; {} if there is none."""
        out = next((out for out in self.heard.holding[seat].outs if out.way == "laid"), None)
        if out is None:
            return {}
        return {self.heard.box.slug(out.card): Fraction(1)} if out.known else self.place(laid(seat))

    def joint(self, classes: Mapping[int, Kind], other: Kind) -> dict[tuple[Kind, ...], Fraction]:
        """What all encrypted cards are together, told by a class of cards; `other` is the class of all the rest.

        The order is that of `slots`. With classes that name each card it is the whole joint distribution.
        """
        parts = list(self.parts(classes, other))
        if len(parts) == 1 and parts[0][0] == self.slots:
            return dict(parts[0][1])
        names = [slot for slots, _ in parts for slot in slots]
        order = [names.index(slot) for slot in self.slots]
        found: dict[tuple[Kind, ...], Fraction] = {(): Fraction(1)}
        for _, rows in parts:
            found = {(*a, *b): one * two for (a, one), (b, two) in product(found.items(), rows.items())}
        return {tuple(row[at] for at in order): share for row, share in found.items()}

    def parts(self, classes: Mapping[int, Kind], other: Kind) -> Iterator[tuple[tuple[str, ...], Rows[Kind]]]:
        """The same for the encrypted cards that depend on each other: of one packet, or of the pool."""
        together: dict[int | None, list[str]] = defaultdict(list)
        for slot, (_, out) in self.heard.encrypted.items():
            if out.known:
                yield (slot,), {(classes.get(out.card, other),): Fraction(1)}
            else:
                together[self.hidden.holding(slot)].append(slot)
        for number, slots in together.items():
            rows: dict[tuple[Kind, ...], Fraction] = defaultdict(Fraction)
            for cards, share in self.stocks(number, len(slots)):
                for row, part in in_a_row(classed(cards, classes, other), len(slots)).items():
                    rows[row] += share * part
            yield tuple(slots), rows

    def stocks(self, number: int | None, count: int) -> Iterator[tuple[Mapping[int, Fraction | int], Fraction]]:
        """The cards from which so many places of a spread, or of the pool, are filled one after the other."""
        if number is not None:
            yield from self.mixed(number)
        elif count == 1:
            yield self.draws().one, Fraction(1)
        else:  # several rivals, or onlookers: then nothing is drawn into packets that are known
            assert not self.draws().shares
            yield self.hidden.pool, Fraction(1)

    # ------------------------------------------------------------------ hands

    def hand(self, seat: int) -> dict[str, Fraction]:
        """How many of each card a seat has in hand on average."""
        return {slug: share * self.size(seat) for slug, share in self.place(hand(seat)).items()}

    def numbers(self, card: str | Iterable[str], *seats: int) -> dict[int, Fraction]:
        """How likely some seats together have 0, 1, 2, … of some cards in hand."""
        kinds = self.kinds(card)
        found: Numbers = {0: Fraction(1)}
        together: Counter[int | None] = Counter()
        for seat in dict.fromkeys(seats):
            together[self.hidden.holding(hand(seat))] += self.size(seat)
        for number, places in together.items():
            found = added(found, self.among(number, kinds, places))
        return {number: share for number, share in sorted(found.items()) if share}

    def among(self, number: int | None, kinds: frozenset[int], places: int) -> Numbers:
        """How likely so many places of a spread, or of the pool, have 0, 1, 2, … of some cards."""
        if number is None:
            return self.draws().numbers(kinds, places)
        found: dict[int, Fraction] = defaultdict(Fraction)
        by_good: dict[int, Fraction] = defaultdict(Fraction)
        for cards, share in self.mixed(number):
            by_good[sum(count for card, count in cards.items() if card in kinds)] += share
        for good, share in by_good.items():
            for count, part in hypergeometric(self.hidden.spreads[number].size, good, places).items():
                found[count] += share * part
        return found

    def holds(self, card: str | Iterable[str], seat: int, least: int = 1) -> Fraction:
        """How likely a seat has at least so many of a card, or of some cards, in hand."""
        return at_least(self.numbers(card, seat), least)

    def together(self, card: str | Iterable[str], least: int = 1) -> Fraction:
        """How likely the rivals together have at least so many of some cards in hand."""
        return at_least(self.numbers(card, *self.rivals), least)

    # ------------------------------------------------------------------ sums

    def shown(self, corporation: str) -> tuple[int, ...]:
        """PNG-72: the sum of each seat for a corporation, of face-up cards only."""
        worth = self.worth(corporation)
        areas = self.heard.areas
        return tuple(sum(worth.get(card, 0) for card in areas.get(seat, ())) for seat in range(self.heard.seats))

    def worth(self, corporation: str) -> dict[int, int]:
        """PNG-3: the value of each card of a corporation, by its number."""
        return self.heard.box.values[self.heard.box.corporations.index(corporation)]

    def sums(self, corporation: str) -> dict[tuple[int, ...], Fraction]:
        """How likely the seats have which sums for a corporation now, face-down cards included (PNG-34)."""
        shown, owners = self.shown(corporation), [self.owner(slot) for slot in self.slots]
        found: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
        for values, share in self.joint(self.worth(corporation), 0).items():
            sums = list(shown)
            for seat, value in zip(owners, values, strict=True):
                sums[seat] += value
            found[tuple(sums)] += share
        return dict(sorted(found.items()))

    def value(self, corporation: str, seat: int) -> dict[int, Fraction]:
        """How likely the encrypted card of a seat adds which value to its sum for a corporation; 0 if it has none."""
        found: dict[int, Fraction] = defaultdict(Fraction)
        base = self.shown(corporation)[seat]
        for sums, share in self.sums(corporation).items():
            found[sums[seat] - base] += share
        return dict(sorted(found.items()))


UNSEEN_BY_OTHERS = ("encrypt", "discard", "last", "laid")


def classed(cards: Mapping[int, Fraction | int], classes: Mapping[int, Kind], other: Kind) -> dict[Kind, Fraction]:
    """Cards counted by classes."""
    found: dict[Kind, Fraction] = defaultdict(Fraction)
    for card, count in cards.items():
        found[classes.get(card, other)] += count
    return found


def in_a_row(stock: Mapping[Kind, Fraction], count: int) -> dict[tuple[Kind, ...], Fraction]:
    """How likely which classes come one after the other, if so many cards are drawn from a stock of whole cards.

    For one card, shares of a card serve as well.
    """
    total = sum(stock.values())
    if count == 1:
        return {(kind,): number / total for kind, number in stock.items() if number}
    ways, every = orders({kind: int(number) for kind, number in stock.items()}, count), perm(int(total), count)
    return {row: Fraction(number, every) for row, number in ways.items()}


def orders(stock: Mapping[Kind, int], count: int) -> dict[tuple[Kind, ...], int]:
    """In how many ways so many cards, told by their classes, are drawn one after the other."""
    found: dict[tuple[Kind, ...], int] = {(): 1}
    for _ in range(count):
        found = {
            (*row, kind): ways * left
            for row, ways in found.items()
            for kind, number in stock.items()
            if (left := number - row.count(kind)) > 0
        }
    return found


def at_least(numbers: Numbers, least: int) -> Fraction:
    """How likely the number is so high."""
    return sum((share for number, share in numbers.items() if number >= least), Fraction(0))
