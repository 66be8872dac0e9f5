"""The state of 07 zgłoś się: what lies on the table, as frozen plain data, and what a seat may see of it."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.game import TEACHER, UNKNOWN, Task
from gamekit.zero_seven.board import Card


class Options(NamedTuple):
    """The options of the rules: ZS-55, ZS-69, ZS-89."""

    one_attempt: bool
    max_phases: int
    mini_games: int


class Case(NamedTuple):
    """Who did it, where and what, by number; 0 while a card is not dealt yet, UNKNOWN where nobody has told the kit."""

    suspect: int = 0
    place: int = 0
    crime: int = 0


class Placed(NamedTuple):
    """A detective at a place with the tokens that lie on it now; nothing tells their types (ZS-80)."""

    place: int
    discs: int
    cubes: int


class Token(NamedTuple):
    """A token on a tile: which tile, and whether it is a disc (else a cube). There are always enough (ZS-11)."""

    card: Card
    disc: bool


class Desk(NamedTuple):
    """What lies before one player."""

    detectives: int  # left for the whole game (ZS-10)
    score: int = 0
    penalties: int = 0  # points lost so far, already taken off the score
    finished: str = ""  # "", "solved", or "out" after a wrong only attempt (ZS-55)
    placed: tuple[Placed, ...] = ()  # detectives of this mini-game
    tokens: tuple[Token, ...] = ()  # own tokens on tiles
    aside: tuple[Card, ...] = ()  # evidence cards that told nothing (ZS-43)

    def token_on(self, card: Card) -> Token | None:
        """The own token on a tile, if there is one."""
        return next((token for token in self.tokens if token.card == card), None)


class State(NamedTuple):
    """Everything on the table, and what is still to be settled.

    The map, one entry a place, place 1 first:    suspect_at  (7, 0, 12, ...)    0 is a blank tile
                                                  crime_at    (0, 3,  1, ...)
    """

    agenda: tuple[Task, ...]  # a stack: the last task is settled next; empty when the game is over
    options: Options
    mini_game: int  # from 1
    phase: int  # from 1
    value: int  # what a solution is worth now: 7, 5, 3 or 1
    start: int  # the seat that begins each phase
    solved_now: bool  # somebody has solved in this phase
    suspect_at: tuple[int, ...]
    crime_at: tuple[int, ...]
    cases: tuple[Case, ...]  # a seat's own case; the cards lie with its right neighbour (ZS-18)
    deck: tuple[Card, ...]  # without order (ZS-70): kept sorted
    display: tuple[Card, ...]
    discards: tuple[Card, ...]
    desks: tuple[Desk, ...]  # one a seat

    @property
    def unfinished(self) -> list[int]:
        """The seats that still have to solve their case in this mini-game."""
        return [seat for seat, desk in enumerate(self.desks) if not desk.finished]

    def with_desk(self, seat: int, desk: Desk) -> State:
        """The state with another desk before a seat."""
        return self._replace(desks=(*self.desks[:seat], desk, *self.desks[seat + 1 :]))

    def with_case(self, owner: int, case: Case) -> State:
        """The state with another case of a seat."""
        return self._replace(cases=(*self.cases[:owner], case, *self.cases[owner + 1 :]))


def holder(seats: int, owner: int) -> int:
    """The seat with whom a case's cards lie: the right neighbour of its owner (ZS-18)."""
    return (owner - 1) % seats


def may_see_case(state: State, owner: int, seat: int) -> bool:
    """ZS-77: only the right neighbour; ZS-84: all once it is solved; ZS-85: all when the last mini-game is over."""
    if state.desks[owner].finished == "solved" or not state.agenda:
        return True
    return seat in (TEACHER, holder(len(state.desks), owner))


def view(state: State, seat: int) -> State:
    """What a seat sees: the state with UNKNOWN for every case card that it may not know.

    All else is open: layout (ZS-76), tokens (ZS-80), display and discards (ZS-86), scores (ZS-87). The deck
    has no order (ZS-70), and its cards are those that lie nowhere else.
    """
    if seat == TEACHER:
        return state
    hidden = [
        case if may_see_case(state, owner, seat) else Case(*(number and UNKNOWN for number in case))
        for owner, case in enumerate(state.cases)
    ]
    return state._replace(cases=tuple(hidden))
