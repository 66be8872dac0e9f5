"""The state of 13 Clues: what lies on the table, as frozen plain data, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from gamekit.game import TEACHER, UNKNOWN, Task

Value = TypeVar("Value")

NOBODY = -1  # in `first` and `winner`


class Options(NamedTuple):
    """The options of the rules: TC-31, TC-58, TC-57."""

    whole_kinds: bool
    top_secret: bool
    turn_cap: int | None
    me: int = NOBODY  # at a real table, the seat that tells the kit what happens there


class State(NamedTuple):
    """Everything on the table, and what is still to be settled. Cards are numbers, from 1.

    Before the screen of each seat stands its own mystery, for all others to see, and behind it lie two cards:

        seat 0          mysteries[0] = (7, 2, 12)       person, location, weapon
        ------
        hands[0] = (4, 18)                              left, right
    """

    agenda: tuple[Task, ...]  # a stack: the last task is settled next; empty when the game is over
    options: Options
    turn: int  # from 1; 0 before the first
    first: int  # the seat that has the first turn; NOBODY before that is drawn
    hands: tuple[tuple[int, ...], ...]  # a seat's cards: those dealt, and after its choice the two that remain
    mysteries: tuple[tuple[int, ...], ...]  # a seat's own mystery, () until its right neighbour has chosen it
    up: bool  # whether the mysteries are put up (TC-15)
    informants: tuple[int, ...]  # one a letter, A first
    looked: tuple[tuple[int, ...], ...]  # one a letter: the seats that have looked there
    glasses: tuple[int, ...]  # of each seat
    supply: int  # glasses that nobody has
    tokens: tuple[int, ...]  # Top Secret tokens of each seat
    winner: int  # NOBODY while there is none

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(len(self.hands))

    @property
    def with_glasses(self) -> bool:
        """TC-51: whether glasses are used: not with two players."""
        return len(self.hands) > 2

    def with_hand(self, seat: int, hand: tuple[int, ...]) -> State:
        """The state with other cards of a seat."""
        return self._replace(hands=replaced(self.hands, seat, hand))

    def with_glass(self, seat: int, more: int) -> State:
        """The state with more (or fewer) glasses before a seat."""
        return self._replace(glasses=replaced(self.glasses, seat, self.glasses[seat] + more))


def replaced(row: tuple[Value, ...], at: int, value: Value) -> tuple[Value, ...]:
    """A tuple with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])


def left_of(state: State, seat: int) -> int:
    """TC-8: who sits to the left, clockwise: the next to play, and whose mystery the seat chooses (TC-13)."""
    return (seat + 1) % len(state.hands)


def right_of(state: State, seat: int) -> int:
    """Who sits to the right, and chooses the mystery of the seat (TC-13)."""
    return (seat - 1) % len(state.hands)


def round_from(state: State, seat: int) -> list[int]:
    """The other seats clockwise, the nearest first."""
    return [(seat + step) % len(state.hands) for step in range(1, len(state.hands))]


def seen_cards(state: State, seat: int) -> Iterator[int]:
    """TC-33, TC-43, TC-64: what a seat sees once the mysteries are up: the fronts of all others, the own two cards."""
    for owner in round_from(state, seat):
        yield from state.mysteries[owner]
    yield from state.hands[seat]


def knows_mystery(state: State, seat: int) -> frozenset[int]:
    """The seats that know a mystery: its chooser, and once it is put up all but its owner (TC-13, TC-15, TC-64)."""
    return frozenset(round_from(state, seat) if state.up else [right_of(state, seat)])


def sight(state: State, seat: int) -> list[int]:
    """TC-64: the cards that a seat sees, as far as this view of the table shows them."""
    fronts = [
        card for owner, front in enumerate(state.mysteries) if seat in knows_mystery(state, owner) for card in front
    ]
    looked = [card for card, seats in zip(state.informants, state.looked, strict=True) if seat in seats]
    return [card for card in (*fronts, *state.hands[seat], *looked) if card != UNKNOWN]


def hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    """As many unknown cards."""
    return (UNKNOWN,) * len(cards)


def view(state: State, seat: int) -> State:
    """What a seat sees: the state with UNKNOWN for every card that it may not know (TC-64).

    Glasses, tokens and whose turn it is are open (TC-67), and so is who has looked where; at the end all is.
    """
    if seat == TEACHER or not state.agenda:
        return state
    informants = zip(state.informants, state.looked, strict=True)
    return state._replace(
        hands=tuple(hand if owner == seat else hidden(hand) for owner, hand in enumerate(state.hands)),
        mysteries=tuple(
            mystery if seat in knows_mystery(state, owner) else hidden(mystery)
            for owner, mystery in enumerate(state.mysteries)
        ),
        informants=tuple(card if seat in seats else UNKNOWN for card, seats in informants),
    )
