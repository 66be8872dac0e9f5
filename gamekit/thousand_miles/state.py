"""The state of 1000 mil: what lies on the table, as frozen plain data, and what a seat may see of it."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.game import TEACHER, UNKNOWN, Task

NOBODY = -1  # in `first` and `called`
HAND = 7  # cards up to which a player draws (TM-17, TM-18)
DEALT = 6  # cards that a player is dealt (TM-13)

Counts = tuple[int, ...]  # how many of each card, by its number


class Options(NamedTuple):
    """The options of the rules, by their names."""

    trip_bonus: int  # TM-75
    safe_trip: int  # TM-80
    all_immunities: str  # "winner" or "any": TM-78, TM-79
    speed_limit: str  # "exclusive" or "separate": TM-36, TM-37
    trick_window: str  # "card" or "draw": TM-59, TM-60
    round_end: str  # "first" or "all": TM-82, TM-84
    extension: bool  # TM-90
    short_deck: bool  # TM-4
    cumulative: bool  # TM-101
    cumulative_limit: str  # "bars_all" or "bars_fast": TM-104
    reshuffle: bool  # TM-107
    stall: int  # TM-110
    con_sens: bool  # TM-111
    match_points: int | None  # TM-87, TM-89
    teams: str | None  # teams x players, such as "2x3": TM-95, TM-96


class Side(NamedTuple):
    """What a player alone, or a team, has in a round (TM-6)."""

    miles: int
    points: int  # of this round
    total: int  # of the rounds before
    marks: tuple[str, ...]  # what is in force, in the order of `board.MARKS`
    driven: bool  # whether a distance card has brought it miles (TM-120)
    laid: Counts  # the cards that lie before it, attacks on it among them

    @property
    def stopped(self) -> bool:
        """TM-7: a green light is missing, unless the side has the priority vehicle."""
        return "stopped" in self.marks

    @property
    def limit(self) -> bool:
        """TM-40: a speed limit is in force."""
        return "limit" in self.marks

    @property
    def con_sens(self) -> bool:
        """TM-114: distance counts backwards."""
        return "con_sens" in self.marks


class Attack(NamedTuple):
    """The last attack, as long as a trick can undo it: the card, who laid it, on which side, and its marks before."""

    card: int
    seat: int
    side: int
    marks: tuple[str, ...]  # TM-64


class State(NamedTuple):
    """Everything on the table, and what is still to be settled. Cards are numbers; see `board.Deck`."""

    agenda: tuple[Task, ...]  # a stack: the last task is settled next; empty when the match is over
    options: Options
    round: int  # from 1; 0 before the first
    first: int  # the seat that begins the round; NOBODY before that is drawn
    turn: int  # of the round, from 1; 0 before the first
    deck: Counts  # UNKNOWN in every view
    left: int  # how many cards the deck has: open to all
    hands: tuple[tuple[int, ...], ...]  # of each seat, in the order of numbers
    discards: Counts
    sides: tuple[Side, ...]
    attack: Attack | None  # the attack that a trick can still undo (TM-58 to TM-60): open to all
    distance: int  # of the round: 1000, or 700 before an extension (TM-90)
    called: int  # the side that called the extension; NOBODY
    idle: int  # turns in a row that have ended in a discard (TM-110)

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(len(self.hands))

    def side_of(self, seat: int) -> int:
        """TM-97: with k sides, a seat belongs to side seat mod k."""
        return seat % len(self.sides)

    def members(self, side: int) -> tuple[int, ...]:
        """TM-97: the seats of a side."""
        return tuple(range(side, len(self.hands), len(self.sides)))

    def with_side(self, side: int, new: Side) -> State:
        """The state with another record of a side."""
        return self._replace(sides=(*self.sides[:side], new, *self.sides[side + 1 :]))

    def with_hand(self, seat: int, hand: tuple[int, ...]) -> State:
        """The state with other cards of a seat."""
        return self._replace(hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))


def more(counts: Counts, card: int, by: int = 1) -> Counts:
    """The counts with one more of a card, or `by` more."""
    return (*counts[:card], counts[card] + by, *counts[card + 1 :])


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand with one card of that number less."""
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def view(state: State, seat: int) -> State:
    """What a seat sees: the state without the deck and without the hands of others, partners included (TM-136).

    All else is open: discards, what is laid, the number of cards in hands and deck (TM-24, TM-137). Hands stay secret
    at the end, too.
    """
    if seat == TEACHER:
        return state
    hands = tuple(hand if owner == seat else (UNKNOWN,) * len(hand) for owner, hand in enumerate(state.hands))
    return state._replace(deck=UNKNOWN, hands=hands)
