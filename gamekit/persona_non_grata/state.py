"""The state of Persona Non Grata: what lies on the table, as frozen plain data, and what a seat may see of it."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from gamekit.game import TEACHER, UNKNOWN, Task

Value = TypeVar("Value")

NOBODY = -1  # in `keys`: the key lies on the table (PNG-6)
HAND = 6  # cards that a player is dealt each week (PNG-10)
DAYS = 5  # of a week (PNG-17)
WEEKS = 3  # of a game (PNG-14)
SENT = ("left", "right")  # the actions that send a card, named by the side that it goes to (PNG-27)

Cards = tuple[int, ...]
Pair = tuple[int, str]  # an information card and an action card


class Options(NamedTuple):
    """The options of the rules, by their names."""

    theft: bool  # PNG-49
    activator_lost: bool  # PNG-57
    weeks: int  # PNG-81
    unclaimed_cards: str  # "stay" or "accumulate": PNG-37
    two_player_draw: bool  # PNG-23


class Lying(NamedTuple):
    """An information card in an area: face down or up, since when, and who laid it there."""

    card: int
    encrypted: bool  # until the archiving of its week (PNG-26, PNG-32)
    week: int
    day: int
    sender: int


class State(NamedTuple):
    """Everything on the table, and what is still to be settled. Information cards are numbers; see `board.Box`.

    `revealed` is no phase: it is true only inside a step, in its moments while pairs are carried out one after the
    other. A step never ends so: wherever somebody decides, and in every position that is saved, it is false.
    """

    agenda: tuple[Task, ...]  # a stack: the last task is settled next; empty when the game is over
    options: Options
    week: int  # from 1; 0 before the first
    day: int  # of the week, from 1; 0 while the hands of the week are dealt
    deck: Cards  # how many of each card, by its number; UNKNOWN in every view
    left: int  # how many cards the deck has: open (PNG-78)
    hands: tuple[Cards, ...]  # of each seat, in the order of numbers
    actions: tuple[tuple[str, ...], ...]  # of each seat: the action cards not yet revealed this week (PNG-73)
    laid: tuple[Pair | None, ...]  # of each seat: the pair of the day, until it is carried out
    revealed: bool  # whether those pairs lie open (PNG-69, PNG-70): see below
    areas: tuple[tuple[Lying, ...], ...]  # of each seat, in the order of arrival
    discards: tuple[Cards, ...]  # of each seat, in order; only the seat knows them (PNG-75)
    archives: tuple[Cards, ...]  # of each seat: its archived information cards, in the order of numbers
    won: tuple[tuple[tuple[int, int], ...], ...]  # of each seat: corporation cards as (corporation, value), in order
    stacks: tuple[tuple[int, ...], ...]  # of each corporation in play: the values of the cards left, top first
    keys: tuple[int, ...]  # of each corporation in play: the holder, or NOBODY

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(len(self.hands))

    @property
    def draws(self) -> bool:
        """PNG-23: whether two players discard and draw each day."""
        return self.options.two_player_draw and len(self.hands) == 2


def hand_size(day: int) -> int:
    """PNG-10, PNG-18, PNG-23: how many cards each hand has when a day of a week begins: 6, 5, 4, 3 and 2."""
    return HAND + 1 - day


def slot(week: int, day: int, seat: int) -> str:
    """The name of the hand that a seat holds on a day, and of the place of the card that it lays: `w1d2-b`."""
    return f"w{week}d{day}-{chr(ord('a') + seat)}"


def seat_of(name: str) -> int:
    """The seat in such a name, or in one that ends with it."""
    return ord(name[-1]) - ord("a")


def replaced(row: tuple[Value, ...], at: int, value: Value) -> tuple[Value, ...]:
    """A tuple with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])


def without(row: tuple[Value, ...], value: Value) -> tuple[Value, ...]:
    """A tuple with one such value less, the first of them."""
    at = row.index(value)
    return (*row[:at], *row[at + 1 :])


# ---------------------------------------------------------------------- what a seat sees


def view(state: State, seat: int) -> State:
    """PNG-67 to PNG-78: the state with UNKNOWN for all that a seat may not know; PUBLIC sees what every seat sees."""
    if seat == TEACHER:
        return state
    return state._replace(
        deck=UNKNOWN,
        hands=others_hidden(state.hands, seat),
        laid=tuple(pair if owner == seat else shown(pair, state.revealed) for owner, pair in enumerate(state.laid)),
        areas=tuple(area if owner == seat else covered(area) for owner, area in enumerate(state.areas)),
        discards=others_hidden(state.discards, seat),
    )


def others_hidden(rows: tuple[Cards, ...], seat: int) -> tuple[Cards, ...]:
    """PNG-67, PNG-75: of the cards of others only how many there are."""
    return tuple(row if owner == seat else (UNKNOWN,) * len(row) for owner, row in enumerate(rows))


def shown(pair: Pair | None, revealed: bool) -> Pair | None:
    """PNG-68: of the pair of another only that it is there; PNG-69 to PNG-71: revealed, all but an encrypted card."""
    if pair is None or not revealed:
        return pair and (UNKNOWN, UNKNOWN)
    return (UNKNOWN, pair[1]) if pair[1] == "encrypt" else pair


def covered(area: tuple[Lying, ...]) -> tuple[Lying, ...]:
    """PNG-71: the area of another, its encrypted cards face down."""
    return tuple(lying._replace(card=UNKNOWN) if lying.encrypted else lying for lying in area)
