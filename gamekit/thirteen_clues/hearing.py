"""What a seat has heard in 13 Clues, gathered from its events: the cards it sees, and what was said of the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from gamekit.game import UNKNOWN, Event
from gamekit.thirteen_clues.board import PARTS, Deck, letters

SIDES = {"asked": None, "asked_secretly": None, "asked_left": 0, "asked_right": 1}  # the card that counts; None: both
PLACES = ("left", "right")  # behind a screen
OPENED = ("solved", "mystery_shown")  # of a mystery
LOOKED = ("looked", "informant_shown")


class Answer(NamedTuple):
    """A witness sees so many cards of a kind; `side` is the card behind the screen that counts (TC-54), None: both."""

    witness: int
    what: str
    number: int
    side: int | None


class Barred(NamedTuple):
    """Cards that a player has named in an accusation, and so does not see (TC-43)."""

    accuser: int
    cards: frozenset[int]


class Hearing(NamedTuple):
    """All that `seat` knows. Cards are numbers."""

    seats: int
    seat: int
    unseen: tuple[int, ...]  # TC-65: thirteen, besides what it has looked up at informants
    fronts: Mapping[int, tuple[int, ...]]  # the mysteries of the others
    own: tuple[int, ...]  # behind the own screen, left and right
    looked: Mapping[str, int]  # letter -> the card there
    answers: tuple[Answer, ...]
    barred: tuple[Barred, ...]
    refuted: tuple[tuple[int, ...], ...]  # own accusations that were wrong
    opened: tuple[int, ...] | None  # the own mystery, once it is open
    shown: Mapping[int, tuple[int, ...]]  # at the end: seat -> its cards behind the screen, left and right

    @property
    def witnesses(self) -> list[int]:
        """The other seats, clockwise."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats)]

    @property
    def letters(self) -> str:
        """The letters on which an informant lies."""
        return letters(self.seats)

    def behind(self, side: int | None) -> list[int]:
        """The own cards behind the screen that count when a side is named (TC-54), or both."""
        return list(self.own if side is None else self.own[side : side + 1])

    @property
    def bare(self) -> Hearing:
        """The same without all that was said and looked up: only the cards that lie before the seat's eyes."""
        return self._replace(looked={}, answers=(), barred=(), refuted=(), opened=None, shown={})


def hearing(deck: Deck, seats: int, seat: int, events: Iterable[Event]) -> Hearing | None:
    """What `seat` knows from the events it heard; None before the mysteries are put up (TC-15)."""
    heard = [event for event in events if known(event)]
    fronts = {event.seat: numbers(deck, event) for event in heard if event.kind == "front"}
    hand = [card for event in heard if event.kind == "side" and event.seat == seat for card in behind(deck, event)]
    if len(fronts) < seats - 1 or not hand:
        return None
    wrong = [event for event in heard if event.kind == "wrong"]
    return Hearing(
        seats=seats,
        seat=seat,
        unseen=tuple(unseen(deck, seats, {card for front in fronts.values() for card in front} | set(hand))),
        fronts=fronts,
        own=tuple(hand),
        looked={e.details["letter"]: deck.number[e.details["card"]] for e in heard if e.kind in LOOKED},
        answers=tuple(answer(event) for event in heard if event.kind in SIDES),
        barred=tuple(Barred(event.seat, frozenset(numbers(deck, event))) for event in wrong if event.seat != seat),
        refuted=tuple(numbers(deck, event) for event in wrong if event.seat == seat),
        opened=next((numbers(deck, event) for event in heard if event.kind in OPENED and event.seat == seat), None),
        shown={e.seat: behind(deck, e) for e in heard if e.kind == "hand_shown" and e.seat != seat},
    )


def unseen(deck: Deck, seats: int, seen: set[int]) -> Iterator[int]:
    """The cards in play besides those that are seen."""
    return (card.number for card in deck.in_play(seats) if card.number not in seen)


def known(event: Event) -> bool:
    """Whether nothing of an event is hidden from who heard it."""
    return UNKNOWN not in event.details.values()


def numbers(deck: Deck, event: Event) -> tuple[int, ...]:
    """The three cards that an event names."""
    return tuple(deck.number[event.details[part]] for part in PARTS)


def behind(deck: Deck, event: Event) -> tuple[int, ...]:
    """The two cards behind a screen that an event names, left and right."""
    return tuple(deck.number[event.details[place]] for place in PLACES)


def answer(event: Event) -> Answer:
    """What an answer says."""
    return Answer(event.details["witness"], event.details["what"], event.details["count"], SIDES[event.kind])
