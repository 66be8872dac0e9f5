"""What a pair of ears has heard of the present round, kept as a careful listener would: by counts of cards.

All that lies open is counted, and hands are counted by size or, if their cards were told, by card (TM-136, TM-137).
What is hidden lies in two pools: `new` cards came into play with the deck as it was last made up, at the start of the
round or from the discards (TM-107); `old` cards were in hidden hands already when the discards became the deck. With
no reshuffle all hidden cards are new.

Of most cards that leave a hidden hand one can say from which pool they come: the hand had none of the other, or no such
card was in it. The others are kept apart in `unsorted`. Which hand laid which of them is not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gamekit.game import UNKNOWN, Event
from gamekit.setting import Setting
from gamekit.thousand_miles.board import Deck, full
from gamekit.thousand_miles.rounds import count_of_sides, first_distance
from gamekit.thousand_miles.state import Counts, Options

Ages = Mapping[int, int]  # how many cards of a hand are old -> how likely that is, as an integer weight


@dataclass
class Hearing:
    """The table as it was heard of. Lists of counts are by the number of the card, other lists by seat or side."""

    deck: Deck
    options: Options
    seats: int
    full: Counts  # all cards of the round
    left: int  # cards in the deck
    sides: int
    distance: int  # of the round
    new: list[int]  # hidden cards, the unsorted ones that have left hidden hands among them
    old: list[int]
    unsorted: list[int]
    discards: list[int]
    laid: list[list[int]]  # before each side
    miles: list[int]
    limits: list[bool]  # whether a side is under a speed limit
    hands: list[list[int] | None]  # the cards of each seat; None for a hidden hand
    sizes: list[int]  # of the hands
    ages: list[Ages]  # of the hidden hands
    turn: int  # whose turn it is, or who begins
    told: bool = True  # whether enough was told to count
    old_before: Counts = ()  # the old cards when the discards became the deck; () if they never did
    new_before: Counts = ()
    tables: dict[Any, Any] = field(default_factory=dict)  # what odds have been worked out from it

    @property
    def hidden(self) -> dict[int, int]:
        """The seats whose hands are hidden, with the sizes of those."""
        return {seat: self.sizes[seat] for seat, hand in enumerate(self.hands) if hand is None}

    @property
    def unseen(self) -> Counts:
        """How many of each card lie in the deck or in hidden hands."""
        rows = zip(self.old, self.new, self.unsorted, strict=True)
        return tuple(old + new - gone for old, new, gone in rows)

    @property
    def held(self) -> Counts:
        """How many of each card lie in hands that are not hidden."""
        cards = [card for hand in self.hands if hand for card in hand]
        return tuple(cards.count(card.number) for card in self.deck.cards)

    @property
    def out(self) -> Counts:
        """How many of each card lie before the sides."""
        return tuple(map(sum, zip(*self.laid, strict=True)))

    def side_of(self, seat: int) -> int:
        """TM-97: the side of a seat."""
        return seat % self.sides

    # ------------------------------------------------------------------ cards that come into hands

    def dealt(self, event: Event) -> None:
        """TM-13, TM-17: a card goes from the deck to a hand; only its owner is told which (TM-136)."""
        self.left -= 1
        self.sizes[event.seat] += 1
        slug, hand = event.details["card"], self.hands[event.seat]
        if slug == UNKNOWN:
            self.hands[event.seat] = None
        else:
            self.new[self.deck.number[slug]] -= 1
            assert hand is not None
            hand.append(self.deck.number[slug])

    def hand(self, event: Event) -> None:
        """A whole hand, as a given position tells it; after dealing it is known already."""
        if self.sizes[event.seat]:
            return
        cards = event.details["cards"]
        if cards == UNKNOWN:
            self.told &= "count" in event.details
            count = event.details.get("count", 0)
            self.hands[event.seat] = None
        else:
            count = len(cards)
            self.hands[event.seat] = self.shown(cards)
        self.sizes[event.seat] = count
        self.left -= count

    def shown(self, slugs: Sequence[str]) -> list[int]:
        """Cards of the deck that lie open from now on, by their numbers."""
        cards = [self.deck.number[slug] for slug in slugs]
        for card in cards:
            self.new[card] -= 1
        return cards

    # ------------------------------------------------------------------ cards that leave hands

    def played(self, event: Event) -> int:
        """TM-21: a card leaves the hand of a seat; its number."""
        card, seat = self.deck.number[event.details["card"]], event.seat
        hand = self.hands[seat]
        if hand is None:
            self.come_out(seat, card)
        else:
            hand.remove(card)
        self.sizes[seat] -= 1
        return card

    def come_out(self, seat: int, card: int) -> None:
        """A card is seen that was in a hidden hand: it was new, or old, or that cannot be told."""
        size, ages = self.sizes[seat], self.ages[seat]
        new = max(ages) == 0 or not self.old_before[card]
        old = not new and (min(ages) == size or not self.new_before[card])
        (self.new if new else self.old if old else self.unsorted)[card] -= 1 if new or old else -1
        self.ages[seat] = aged(ages, size, new=not old, old=not new)

    def lay(self, event: Event) -> None:
        """TM-30, TM-41, TM-48: a card is laid before the own side."""
        side = self.side_of(event.seat)
        self.laid[side][self.played(event)] += 1
        self.stands(side, event)

    def drive(self, event: Event) -> None:
        """TM-30, TM-114: a distance card changes the miles of the side."""
        self.lay(event)
        self.miles[self.side_of(event.seat)] = event.details["miles"]

    def attack(self, event: Event) -> None:
        """TM-31: a card is laid before another side."""
        side = self.side_of(event.details["target"][0])
        self.laid[side][self.played(event)] += 1
        self.stands(side, event)

    def trick(self, event: Event) -> None:
        """TM-66: an immunity is laid, and the attack goes to the discards."""
        undone = self.deck.number[event.details["attack"]]
        self.laid[self.side_of(event.seat)][undone] -= 1
        self.discards[undone] += 1
        self.lay(event)

    def discard(self, event: Event) -> None:
        """TM-22: a card is discarded."""
        self.discards[self.played(event)] += 1

    def stands(self, side: int, event: Event) -> None:
        """TM-11: whether a side is under a speed limit, if the event tells how it stands."""
        if "state" in event.details:
            self.limits[side] = "limit" in event.details["state"]

    # ------------------------------------------------------------------ the rest

    def reshuffle(self, event: Event) -> None:
        """TM-107, TM-108: the discards become the deck; what was hidden until then is in the hidden hands."""
        self.old, self.new, self.discards = list(self.unseen), self.discards, [0] * len(self.full)
        self.unsorted = [0] * len(self.full)
        self.old_before, self.new_before = tuple(self.old), tuple(self.new)
        self.ages = [{size: 1} for size in self.sizes]
        self.left = event.details["count"]

    def stand(self, event: Event) -> None:
        """How a side stands in a given position, and what lies before it."""
        self.told &= "laid" in event.details
        for card in self.shown(event.details.get("laid", ())):
            self.laid[event.seat][card] += 1
            self.left -= 1
        self.miles[event.seat] = event.details["miles"]
        self.stands(event.seat, event)

    def lie(self, event: Event) -> None:
        """The discards of a given position."""
        for card in self.shown(event.details["cards"]):
            self.discards[card] += 1
            self.left -= 1

    def go_on(self, event: Event) -> None:
        """TM-25: whose turn it is."""
        self.turn = event.seat

    def extend(self, event: Event) -> None:
        """TM-91: another distance."""
        self.distance = event.details["distance"]


def aged(ages: Ages, size: int, new: bool, old: bool) -> Ages:
    """What a hand may have of old cards when one of its cards has left it, each alike: a new one, an old one, either.

    All weights are `size` times as large as they should be, which changes no odds.
    """
    left: dict[int, int] = {}
    for count, weight in ages.items():
        if new and count < size:
            left[count] = left.get(count, 0) + weight * (size - count)
        if old and count:
            left[count - 1] = left.get(count - 1, 0) + weight * count
    return left


HEARD: Mapping[str, Callable[[Hearing, Event], Any]] = {
    "dealt": Hearing.dealt,
    "drawn": Hearing.dealt,
    "hand": Hearing.hand,
    "distance": Hearing.drive,
    "backwards": Hearing.drive,
    "attack": Hearing.attack,
    "defence": Hearing.lay,
    "immunity": Hearing.lay,
    "trick": Hearing.trick,
    "discard": Hearing.discard,
    "reshuffle": Hearing.reshuffle,
    "standing": Hearing.stand,
    "discards": Hearing.lie,
    "turn": Hearing.go_on,
    "extension": Hearing.extend,
}


def hearing(deck: Deck, setting: Setting, events: Sequence[Event]) -> Hearing | None:
    """What was heard of the present round; None before the first, or if a given position did not tell enough."""
    start = beginning(events)
    if start is None:
        return None
    heard = new_round(deck, setting, events[start].seat)
    for event in events[start:]:
        if event.kind in HEARD:
            HEARD[event.kind](heard, event)
    return heard if heard.told else None


def beginning(events: Sequence[Event]) -> int | None:
    """Where the present round begins among the events; None before the first."""
    return next((at for at in range(len(events) - 1, -1, -1) if events[at].kind == "round"), None)


def new_round(deck: Deck, setting: Setting, first: int) -> Hearing:
    """TM-13, TM-14: all cards in the deck, nothing dealt; `first` begins (TM-15)."""
    seats, options = setting.seats, Options(**setting.options)
    whole, sides = full(deck, options, seats), count_of_sides(seats, options)
    return Hearing(
        deck=deck,
        options=options,
        seats=seats,
        full=whole,
        left=sum(whole),
        sides=sides,
        distance=first_distance(seats, options),
        new=list(whole),
        old=[0] * len(whole),
        unsorted=[0] * len(whole),
        discards=[0] * len(whole),
        laid=[[0] * len(whole) for _ in range(sides)],
        miles=[0] * sides,
        limits=[False] * sides,
        hands=[[] for _ in range(seats)],
        sizes=[0] * seats,
        ages=[{0: 1}] * seats,
        turn=first,
    )
