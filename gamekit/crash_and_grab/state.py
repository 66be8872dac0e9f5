"""The state of Crash and Grab: what lies on the table, as frozen plain data, and what a seat may see of it."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.game import TEACHER, UNKNOWN, Task

NOBODY = -1  # in `probe`, `acting` and `winner`
COLOURS = ("red", "green", "blue", "yellow", "purple", "pink")  # CG-3: saucer number n has the n-th
SPECIALITIES = ("pilot", "engineer", "doctor", "scientist")  # CG-4, in the order of the queues (CG-7)
DIRECTIONS = ("sun", "meteor", "stars", "asteroids")  # CG-9

Space = tuple[int, ...]  # (row, column), both from 0, or OFF
OFF: Space = ()  # the place of a saucer that is not on the board


class Options(NamedTuple):
    """The options of the rules, by their names."""

    crew_at_risk: str  # "any" or "off_colour": CG-78
    fewer: str  # "crew" or "stationed": CG-87
    partner_passing: bool  # CG-140
    fresh_upgrade: str  # "next_turn" or "round_end": CG-101
    board: str  # "random" or "reference": CG-25
    hop_limit: int  # CG-69
    max_rounds: int  # CG-147


class Laid(NamedTuple):
    """A tile as it lies in its slot: which, on which side, turned by how many quarters clockwise (CG-23)."""

    tile: str  # "" while none lies there
    side: str
    turns: int


class Saucer(NamedTuple):
    """A flying saucer and what belongs to it (CG-12)."""

    space: Space
    crew: tuple[str, ...]  # in the order in which they came aboard
    boosters: int
    energy: int
    upgrades: tuple[str, ...]  # in the order in which they were bought
    fresh: tuple[str, ...]  # those of them that cannot be used yet (CG-99, CG-101)


class Plan(NamedTuple):
    """What is planned for a saucer (CG-33); UNKNOWN twice for whoever may not know it."""

    card: str
    direction: str


class Trip(NamedTuple):
    """What the present turn has brought about so far."""

    free: bool = False  # the saucer was placed as the turn began, so any direction is open (CG-44)
    direction: str = ""  # of the card move: as planned, or as chosen afresh (CG-46)
    number: int = NOBODY  # the turn number (CG-50); NOBODY before it is known
    hops: int = 0  # accelerator hops of the saucer whose turn it is (CG-69)
    crashed: tuple[int, ...] = ()  # the saucers whose crash is still to be settled, in order (CG-83)
    picked: tuple[tuple[int, str], ...] = ()  # (saucer, crew member) picked up in this turn, in order
    locked: int = 0  # how many of them the airlock has been asked about (CG-135)
    refill: int = 0  # how many crew members are still to be placed (CG-89)
    passable: tuple[str, ...] = ()  # crew that partners may hand over (CG-140)
    used: tuple[str, ...] = ()  # the upgrades used in this turn by the saucer whose turn it is
    gained: bool = False  # whether it has picked up, stolen or taken over any crew in this turn (CG-139)


class State(NamedTuple):
    """Everything on the table, and what is still to be settled."""

    agenda: tuple[Task, ...]  # a stack: the last task is settled next; empty when the game is over
    options: Options
    players: int  # how many there are; with two, each flies two saucers (CG-2)
    tiles: tuple[Laid, ...]  # slot by slot: nw ne sw se, and on larger boards n e s w c
    saucers: tuple[Saucer, ...]  # by number; their colours are COLOURS in order
    ground: tuple[tuple[str, Space], ...]  # the crew on the board and where, sorted
    queues: tuple[tuple[str, ...], ...]  # of each colour in play: who waits, the front first (CG-7)
    deck: tuple[
        str, ...
    ]  # upgrades not drawn yet, and those drawn as long as none is chosen; in the order of the table
    discards: tuple[str, ...]  # in the same order
    drawn: tuple[str, ...]  # the two of the deck that the buyer looks at; UNKNOWN twice for all others (CG-163)
    plans: tuple[Plan | None, ...]  # of each saucer; None before it is made
    revealed: tuple[int, ...]  # the saucers whose plan lies open, in the order of their turns
    probe: int  # the seat that holds it; NOBODY before
    spin: str  # which way the turns of this round run: "clockwise", "counter"; "" before, or with two players
    order: tuple[int, ...]  # the seat of each turn of this round; empty before it is known
    tokens: tuple[int, ...]  # the saucers that hold an override token (CG-39, CG-40)
    round: int  # from 1; 0 before the first
    turn: int  # of the round, from 1; 0 before the first
    acting: int  # the saucer whose turn it is; NOBODY before, and while it is still to be chosen (CG-38)
    trip: Trip
    winner: int  # the seat that has won; NOBODY before, and if nobody has

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(self.players)

    @property
    def colours(self) -> tuple[str, ...]:
        """CG-5, CG-6: the colours in play, those of the saucers first."""
        return COLOURS[: len(self.queues)]

    def seat_of(self, saucer: int) -> int:
        """CG-2, CG-3: who flies a saucer."""
        return saucer // 2 if self.players == 2 else saucer

    def fleet(self, seat: int) -> tuple[int, ...]:
        """CG-2, CG-3: the saucers of a seat, one, or two with two players."""
        return (2 * seat, 2 * seat + 1) if self.players == 2 else (seat,)

    def partner(self, saucer: int) -> int:
        """CG-2: the other saucer of its player; NOBODY with three or more players."""
        return saucer ^ 1 if self.players == 2 else NOBODY

    def crew_of(self, seat: int) -> tuple[str, ...]:
        """CG-75: all crew aboard the saucers of a seat."""
        return tuple(crew for saucer in self.fleet(seat) for crew in self.saucers[saucer].crew)

    def with_saucer(self, saucer: int, new: Saucer) -> State:
        """The state with another record of a saucer."""
        return self._replace(saucers=(*self.saucers[:saucer], new, *self.saucers[saucer + 1 :]))


def colour_of(crew: str) -> str:
    """CG-4: the colour of a crew member: `red_pilot` -> `red`."""
    return crew.partition("_")[0]


def speciality_of(crew: str) -> str:
    """CG-4: the speciality of a crew member: `red_pilot` -> `pilot`."""
    return crew.partition("_")[2]


def stationed(saucer: Saucer) -> int:
    """CG-72, CG-73: how many different specialities are aboard, 0 to 4."""
    return len({speciality_of(crew) for crew in saucer.crew})


def slug_of(space: Space) -> str:
    """The word of the notation for a space: (3, 4) -> `r3c4`; `off` for OFF."""
    return f"r{space[0]}c{space[1]}" if space else "off"


def view(state: State, seat: int) -> State:
    """What a seat sees: no plan of others before its reveal (CG-157, CG-160), no upgrades that others draw (CG-163)."""
    if seat == TEACHER:
        return state
    plans = tuple(seen(state, saucer, seat) for saucer in range(len(state.saucers)))
    buyer = state.seat_of(state.acting) if state.drawn else NOBODY
    drawn = state.drawn if seat == buyer else (UNKNOWN,) * len(state.drawn)
    return state._replace(plans=plans, drawn=drawn)


def seen(state: State, saucer: int, seat: int) -> Plan | None:
    """CG-157 to CG-159: a plan as a seat sees it."""
    plan = state.plans[saucer]
    open_to_seat = plan is None or saucer in state.revealed or state.seat_of(saucer) == seat
    return plan if open_to_seat else HIDDEN


HIDDEN = Plan(UNKNOWN, UNKNOWN)
