"""What a seat can know in 1000 mil: what is left of each card, how likely it is where, and what the road still allows.

Why counting is enough: cards have no hidden order, so each unseen card is as likely in one hidden place as in another.
A deal gives each hidden place one of the unseen cards, and all deals count alike; so the number of copies of a card
among some of the places is hypergeometric. That holds while nothing is read out of what others do. Nothing is [house]:
who lays a card might have laid any card of the hand, and who does not make a dirty trick may hold the immunity all the
same and wait (TM-71), so no silence changes these odds.

When the discards become the deck (TM-107), everybody knows what it then holds. So hidden cards lie in two pools, of
which each is spread evenly over its own places: the new ones over the deck and what was drawn from it, the old ones
over the rest of the hands. A card that somebody lays later may have come from either: all cases are weighed by how many
ways lead to them, every card of a hand being as likely to be laid as another. (At the next reshuffle the two pools of
the hidden hands become one: where which of them was drawn is then forgotten.)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import comb
from operator import add
from typing import NamedTuple

from gamekit.distributions import Numbers, added, hypergeometric
from gamekit.game import PUBLIC, Event
from gamekit.setting import Setting
from gamekit.thousand_miles.board import Deck
from gamekit.thousand_miles.hearing import Ages, Hearing, hearing
from gamekit.thousand_miles.reach import Road, road
from gamekit.thousand_miles.state import HAND, Counts

DECK = "deck"  # the place of cards that nobody has drawn
Place = int | str  # a hidden hand by its seat, or DECK
Splits = Mapping[tuple[int, int], int]  # (unsorted old cards, those of them that are wanted) -> ways


class Left(NamedTuple):
    """Where the copies of a card are, as far as these ears know."""

    full: int  # in the game
    laid: int  # before all sides
    discarded: int
    held: int  # in the own hand
    unseen: int  # in the deck or in hidden hands


class Group(NamedTuple):
    """Some hidden places: how many there are, and how many of them may have old cards."""

    ages: Ages
    size: int


def deduce(deck: Deck, setting: Setting, seat: int, events: Sequence[Event]) -> Knowledge | None:
    """What can be known of the present round from the events heard; None before the first.

    None as well in a given position that does not tell what lies on the table, until the next round.
    """
    heard = hearing(deck, setting, events)
    return None if heard is None else Knowledge(heard, seat)


@dataclass(frozen=True, eq=False)
class Knowledge:
    """What a seat can know. Cards are slugs; what is likely is an exact Fraction.

    A place is a seat whose hand is hidden, or "deck". Hands that these ears know count too, as sure.
    """

    heard: Hearing
    seat: int  # PUBLIC: what all can know of the table

    # ------------------------------------------------------------------ what is left

    @property
    def deck_size(self) -> int:
        """How many cards the deck has."""
        return self.heard.left

    @property
    def hidden(self) -> dict[int, int]:
        """The hidden hands: seat -> how many cards."""
        return self.heard.hidden

    @property
    def player(self) -> int:
        """Whose draws and road are looked at: the seat's own; for the public, those of whoever has the turn."""
        return self.heard.turn if self.seat == PUBLIC else self.seat

    @cached_property
    def rivals(self) -> tuple[int, ...]:
        """The seats of the other sides (TM-33); for the public, all."""
        mine = None if self.seat == PUBLIC else self.heard.side_of(self.seat)
        return tuple(seat for seat in range(self.heard.seats) if self.heard.side_of(seat) != mine)

    @cached_property
    def unseen(self) -> Counts:
        """How many of each card lie in the deck or in hidden hands, by the number of the card."""
        return self.heard.unseen

    def left(self) -> dict[str, Left]:
        """Where the copies of each card of the game are."""
        heard = self.heard
        rows = zip(heard.full, heard.out, heard.discards, heard.held, self.unseen, strict=True)
        table = zip(heard.deck.cards, map(Left._make, rows), strict=True)
        return {card.slug: row for card, row in table if row.full}

    # ------------------------------------------------------------------ how likely

    def numbers(self, card: str | Iterable[str], *places: Place) -> Numbers:
        """How likely it is that these places together have 0, 1, 2, … of a card, or of several cards."""
        kinds = self.kinds(card)
        known = [hand for place in places if isinstance(place, int) and (hand := self.heard.hands[place])]
        sure = sum(held in kinds for hand in known for held in hand)
        found = self.counted(kinds, self.group(places), self.group(self.others(places)))
        return {sure + number: share for number, share in found.items()}

    def holds(self, card: str | Iterable[str], rival: int | None = None, least: int = 1) -> Fraction:
        """How likely a seat holds at least so many of a card; None: some one rival by itself."""
        if rival is None:
            return 1 - self.nobody(self.kinds(card), least)
        return at_least(self.numbers(card, rival), least)

    def together(self, card: str | Iterable[str], least: int = 1) -> Fraction:
        """How likely the rivals together hold at least so many of a card."""
        return at_least(self.numbers(card, *self.rivals), least)

    def expected(self, card: str | Iterable[str], *places: Place) -> Fraction:
        """How many of a card these places have on average."""
        return sum((number * share for number, share in self.numbers(card, *places).items()), Fraction(0))

    # ------------------------------------------------------------------ drawing

    def drawing(self, wanted: str | Iterable[str], draws: int) -> Fraction:
        """How likely at least one of the wanted cards is among so many of the next own draws; those of others between.

        Whoever draws in between, the own cards are any cards of the deck. More than the deck has cannot be drawn.
        """
        drawn = Group({0: 1}, min(draws, self.deck_size))
        return at_least(self.counted(self.kinds(wanted), drawn, self.rest(drawn)), 1)

    def curve(self, wanted: str | Iterable[str], turns: int) -> list[Fraction]:
        """How likely a wanted card is drawn within one own turn, two, … up to so many."""
        drawn, kinds = self.turns_ahead(turns), tuple(wanted) if not isinstance(wanted, str) else wanted
        return [self.drawing(kinds, sum(drawn[:number])) for number in range(1, turns + 1)]

    def turns_ahead(self, turns: int) -> list[int]:
        """How many cards the seat draws in each of its next turns, the present one included, as long as the deck lasts.

        If everybody draws up to seven and lays one card (TM-17, TM-18); what comes after a reshuffle is left out.
        """
        sizes, left, seat, found = list(self.heard.sizes), self.deck_size, self.heard.turn, list[int]()
        while len(found) < turns and left:
            drawn = min(HAND - sizes[seat], left)
            found += [drawn] if seat == self.player else []
            left, sizes[seat] = left - drawn, sizes[seat] + drawn - 1
            seat = (seat + 1) % len(sizes)
        return found

    # ------------------------------------------------------------------ the road

    def road(self, side: int | None = None) -> Road:
        """Whether a side (default: the own one) can still come exactly to the distance, and by which cards (TM-29).

        What a hidden hand holds counts as if the side could still get it. Con-sens, which turns miles round, is not
        looked at.
        """
        heard = self.heard
        side = heard.side_of(self.player) if side is None else side
        known = [heard.hands[seat] for seat in range(side, heard.seats, heard.sides)]
        held = [card for hand in known if hand for card in hand]
        own = [held.count(card.number) for card in heard.deck.cards]
        back = heard.discards if heard.options.reshuffle else [0] * len(own)
        every = [sum(row) for row in zip(own, self.unseen, back, strict=True)]
        hand = None if None in known else self.allowed(side, own)
        return road(heard.deck, heard.miles[side], heard.distance, hand, self.allowed(side, every))

    def allowed(self, side: int, counts: Sequence[int]) -> Counts:
        """TM-28: of so many of each card, how many the side may still lay."""
        rows = zip(self.heard.deck.cards, counts, self.heard.laid[side], strict=True)
        return tuple(min(count, card.most - laid) if card.most else count for card, count, laid in rows)

    # ------------------------------------------------------------------ counting deals

    def kinds(self, card: str | Iterable[str]) -> frozenset[int]:
        """The numbers of one card or several."""
        return frozenset(self.heard.deck.number[slug] for slug in ([card] if isinstance(card, str) else card))

    def group(self, places: Iterable[Place]) -> Group:
        """Hidden places together; hands that are known are left out."""
        hidden, found = self.hidden, Group({0: 1}, 0)
        for place in dict.fromkeys(places):
            if place == DECK:
                found = Group(found.ages, found.size + self.deck_size)
            elif place in hidden:
                found = Group(both(found.ages, self.heard.ages[int(place)]), found.size + hidden[int(place)])
        return found

    def others(self, places: Iterable[Place]) -> list[Place]:
        """All hidden places but these."""
        every: tuple[Place, ...] = (*self.hidden, DECK)
        return [place for place in every if place not in set(places)]

    def rest(self, drawn: Group) -> Group:
        """All hidden places but some of the deck's."""
        every = self.group((*self.hidden, DECK))
        return Group(every.ages, every.size - drawn.size)

    def splits(self, kinds: frozenset[int]) -> Splits:
        """How the unsorted cards may have come from both pools: how many were old, how many of these of some kinds."""
        ways: dict[tuple[int, int], int] = {(0, 0): 1}
        for card, count in enumerate(self.heard.unsorted):
            if count:
                ways = self.split(ways, card, count, card in kinds)
        return ways

    def split(self, ways: Splits, card: int, count: int, wanted: bool) -> dict[tuple[int, int], int]:
        """The same with one more kind of card, of which so many are unsorted."""
        found: dict[tuple[int, int], int] = defaultdict(int)
        old, new = self.heard.old[card], self.heard.new[card]
        for (before, marked), number in ways.items():
            for gone in range(count + 1):
                chosen = comb(old, gone) * comb(new, count - gone)
                if chosen:
                    found[before + gone, marked + gone * wanted] += number * chosen
        return found

    def counted(self, kinds: frozenset[int], group: Group, rest: Group) -> dict[int, Fraction]:
        """How likely a group has 0, 1, 2, … cards of some kinds; `rest` are all other hidden places."""
        shares: dict[int, Fraction] = defaultdict(Fraction)
        for mine, one in group.ages.items():
            for theirs, other in rest.ages.items():
                for case in self.cases(kinds, mine + theirs):
                    weight = case.share * one * other
                    old = hypergeometric(mine + theirs, case.old, mine)
                    new = hypergeometric(group.size + rest.size - mine - theirs, case.new, group.size - mine)
                    for number, share in added(old, new).items():
                        shares[number] += weight * share
        return normal(shares)

    def cases(self, kinds: frozenset[int], old: int) -> list[Case]:
        """How many cards of some kinds may be among so many old cards in hands, and among the new ones."""
        heard = self.heard
        gone = sum(heard.old) - old  # of the unsorted cards were old
        came = sum(heard.unsorted) - gone
        if gone < 0 or came < 0:
            return []
        every = comb(sum(heard.old), gone) * comb(sum(heard.new), came)
        wanted = {name: sum(row[card] for card in kinds) for name, row in self.rows.items()}
        return [
            Case(Fraction(ways, every), wanted["old"] - marked, wanted["new"] - wanted["unsorted"] + marked)
            for (number, marked), ways in self.known_splits(kinds).items()
            if number == gone
        ]

    @property
    def rows(self) -> Mapping[str, Sequence[int]]:
        """The pools by name."""
        return {"old": self.heard.old, "new": self.heard.new, "unsorted": self.heard.unsorted}

    def known_splits(self, kinds: frozenset[int]) -> Splits:
        """`splits`, worked out once."""
        found: Splits = self.heard.tables.setdefault(kinds, None) or self.splits(kinds)
        self.heard.tables[kinds] = found
        return found

    # ------------------------------------------------------------------ none of several hands

    def nobody(self, kinds: frozenset[int], least: int) -> Fraction:
        """How likely no rival by itself holds at least so many of some cards."""
        known = [hand for seat in self.rivals if (hand := self.heard.hands[seat])]
        if any(sum(card in kinds for card in hand) >= least for hand in known):
            return Fraction(0)
        return self.ways(kinds, least) / self.ways(kinds, HAND + 1)

    def ways(self, kinds: frozenset[int], least: int) -> Fraction:
        """The weight of all deals in which no hidden hand of a rival has so many."""
        hands = [seat for seat in self.rivals if seat in self.hidden]
        size, rest = sum(self.hidden[seat] for seat in hands), self.group(self.others(hands))
        found = Fraction(0)
        for few, number in self.spread(kinds, hands, least).items():
            for theirs, weight in rest.ages.items():
                places = Places(few.size, size - few.size, theirs, rest.size - theirs)
                cases = self.cases(kinds, few.size + theirs)
                found += number * weight * sum((beside(few, case, places) for case in cases), Fraction(0))
        return found

    def spread(self, kinds: frozenset[int], hands: Iterable[int], least: int) -> Mapping[Few, int]:
        """The ways in which none of some hands has so many."""
        most = {name: sum(row[card] for card in kinds) for name, row in self.rows.items()}
        ways: dict[Few, int] = {Few(0, 0, 0): 1}
        for seat in hands:
            longer: dict[Few, int] = defaultdict(int)
            for (before, number), (one, ways_of_one) in product(ways.items(), self.few(seat, least).items()):
                together = Few(*map(add, before, one))
                if together.old <= most["old"] and together.new <= most["new"]:
                    longer[together] += number * ways_of_one
            ways = longer
        return ways

    def few(self, seat: int, least: int) -> dict[Few, int]:
        """The ways in which one hidden hand has fewer than so many, by its old cards and where the wanted are."""
        size = self.hidden[seat]
        return {
            Few(mine, old, new): weight * comb(mine, old) * comb(size - mine, new)
            for mine, weight in self.heard.ages[seat].items()
            for old in range(min(least, mine + 1))
            for new in range(min(least - old, size - mine + 1))
        }


class Few(NamedTuple):
    """How many old cards some hands have, and how many of the wanted cards among the old and among the new."""

    size: int
    old: int
    new: int


class Places(NamedTuple):
    """How many places there are for old cards and for new ones: in the hands of rivals, and elsewhere."""

    old: int
    new: int
    old_elsewhere: int
    new_elsewhere: int


class Case(NamedTuple):
    """How the wanted cards may lie: how likely (not yet normal), and how many are in hidden places, old and new."""

    share: Fraction
    old: int
    new: int


def both(one: Ages, two: Ages) -> Ages:
    """The old cards of two hands together."""
    found: dict[int, int] = defaultdict(int)
    for first, weight in one.items():
        for second, other in two.items():
            found[first + second] += weight * other
    return found


def beside(few: Few, case: Case, places: Places) -> Fraction:
    """How likely the wanted cards that are not in some hands all lie elsewhere, for each way to lie in the hands."""
    old, new = case.old - few.old, case.new - few.new
    if old < 0 or new < 0:
        return Fraction(0)
    every = comb(places.old + places.old_elsewhere, case.old) * comb(places.new + places.new_elsewhere, case.new)
    return case.share * Fraction(comb(places.old_elsewhere, old) * comb(places.new_elsewhere, new), every)


def normal(shares: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """Shares that add up to 1, smallest number first."""
    total = sum(shares.values(), Fraction(0))
    return {number: shares[number] / total for number in sorted(shares)}


def at_least(numbers: Numbers, least: int) -> Fraction:
    """How likely the number is so high."""
    return sum((share for number, share in numbers.items() if number >= least), Fraction(0))
