"""What a game is made of, and what it must offer.

A game is a value: a header, a table of verbs and a few pure functions (see `Game`).
A state is a value too: any NamedTuple of plain data with a field `agenda`, a stack of `Task`s
whose top says who decides next. Nothing here knows any particular game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    import random

    import networkx

CHANCE = -1  # the player who rolls, draws and places
PUBLIC = -2  # the eyes of somebody who sits at no seat
TEACHER = -3  # the eyes that see everything
UNKNOWN: Any = "?"  # stands where the reader may not look

NAMED_SEATS = {"chance": CHANCE}
MISSES = 12  # random words refused before random play lists all moves


class Move(NamedTuple):
    """One decision of one seat: a verb and its words, as they stand in the notation."""

    seat: int
    verb: str
    words: tuple[str, ...] = ()

    @property
    def notation(self) -> str:
        """The move without its seat: `detective muranow`."""
        return " ".join((self.verb, *self.words))

    def __str__(self) -> str:
        """The move with its seat, as in a record: `0: detective muranow`, `chance: reveal korek`."""
        return f"{'chance' if self.seat == CHANCE else self.seat}: {self.notation}"


class Task(NamedTuple):
    """Something still to be settled: what, by whom, and about what."""

    kind: str
    seat: int
    about: tuple[Any, ...] = ()


class Event(NamedTuple):
    """Something that happened, as data.

    `seat` is who did it or whom it concerns, `rules` the ids of the rules at work, and `private`
    names the details that only some seats may know: detail -> those seats.
    """

    kind: str
    seat: int
    details: dict[str, Any] = {}
    rules: tuple[str, ...] = ()
    private: dict[str, tuple[int, ...]] = {}

    def heard(self, seat: int) -> Event:
        """The event as `seat` (or PUBLIC, TEACHER) was told it: UNKNOWN for what it may not know."""
        hidden = {key for key, seats in self.private.items() if seat != TEACHER and seat not in seats}
        if not hidden:
            return self
        details = {key: UNKNOWN if key in hidden else value for key, value in self.details.items()}
        return self._replace(details=details)


class Refusal(NamedTuple):
    """Why a move is not allowed: a reason, the rules that say so, and the reason in words (`en`, `pl`)."""

    reason: str
    rules: tuple[str, ...]
    details: dict[str, Any] = {}
    en: str = ""
    pl: str = ""


class Step(NamedTuple):
    """What a move leads to: the next state and what happened on the way."""

    state: Any
    events: tuple[Event, ...] = ()


class Score(NamedTuple):
    """The standing of one side (a tuple of seats): points, and whether it has won."""

    side: tuple[int, ...]
    points: int
    won: bool


class Position(Protocol):
    """What every state offers; the rest of it is the game's own."""

    @property
    def agenda(self) -> tuple[Task, ...]:
        """The stack of what is still to be settled, the next on top (last)."""
        ...


class Option(NamedTuple):
    """A named choice about the rules: its values, and the ids of the rules it bears on."""

    values: Sequence[Any]
    rules: tuple[str, ...]


class Setting(NamedTuple):
    """How a game was set up: seats, preset and every option's value."""

    seats: int
    preset: str
    options: dict[str, Any]


class Slot(NamedTuple):
    """One word of a verb.

    `words(state)` is its whole domain; `cut(state, seat, words_before)` may leave out, for speed, what the
    rules refuse anyway; `knowers(state, move)` are the seats that may know the word (None: everybody).
    """

    name: str
    words: Callable[[Any], Sequence[str]]
    cut: Callable[[Any, int, tuple[str, ...]], Sequence[str]] | None = None
    knowers: Callable[[Any, Move], tuple[int, ...]] | None = None

    def domain(self, state: Any, seat: int, before: tuple[str, ...]) -> Sequence[str]:
        """The words that can stand here now, after the words before."""
        return self.cut(state, seat, before) if self.cut else self.words(state)


class Verb(NamedTuple):
    """Something a player can do: at which tasks, with which words, and by which rules.

    `why_not(state, move)` gives the reason against a move or None, `play(state, move)` what follows from it.
    `seats(state)` names who may use it; by default the seat of the top task, and only that one.
    `weight(state, move)` is the integer weight of an outcome of chance.
    """

    tasks: tuple[str, ...]
    slots: tuple[Slot, ...]
    why_not: Callable[[Any, Move], Refusal | None]
    play: Callable[[Any, Move], Step]
    weight: Callable[[Any, Move], int] | None = None
    seats: Callable[[Any], tuple[int, ...]] | None = None


class OpenSlot(NamedTuple):
    """A slot as a seat finds it now: its name and the words that can stand in it."""

    name: str
    words: tuple[str, ...]


class OpenVerb(NamedTuple):
    """A verb that a seat can use now, with its slots; later slots are given as if the earlier were free."""

    verb: str
    slots: tuple[OpenSlot, ...]


class InputError(ValueError):
    """Input that cannot be taken: `reason` names a message (`Text.error`), `details` its arguments."""

    def __init__(self, reason: str, details: Mapping[str, Any], words: str) -> None:
        super().__init__(words)
        self.reason, self.details = reason, dict(details)


class SettingError(InputError):
    """A game cannot be set up like this: too many seats, an unknown preset, option or value."""


class NotationError(InputError):
    """A move that cannot be taken."""


class Unreadable(NotationError):
    """The text is no move of this game."""


class Ambiguous(NotationError):
    """The text could be several moves; `details["options"]` lists the words it may mean."""


class Illegal(NotationError):
    """The move can be read, but a rule forbids it; `refusal` says which."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason, refusal.details, refusal.en or refusal.reason)
        self.refusal = refusal


def no_positions(state: Any, setting: Setting) -> list[str]:
    """A game that cannot check a given position accepts none."""
    return ["positions"]


@dataclass(frozen=True, eq=False)
class Game:
    """A game: the header, the verbs, and the functions that the rooms of this house need.

    The functions are pure. `general` names the rules behind the two refusals that every game shares:
    "over" (the game has ended) and "not_now" (somebody else decides, or something else is to be decided).
    """

    name: str
    version: int  # of the rules: a record made under other rules is refused
    seats: range
    state: type  # the NamedTuple of its states
    presets: Mapping[str, Mapping[str, Any]]
    options: Mapping[str, Option]
    verbs: Mapping[str, Verb]
    start: Callable[[Setting], Step]
    view: Callable[[Any, int], Any]  # what a seat sees: the same class, UNKNOWN where it may not look
    scores: Callable[[Any], tuple[Score, ...]]
    graph: Callable[[Any, str], networkx.Graph]  # (view or None, which) -> the board
    general: Mapping[str, str]
    events: Mapping[str, tuple[str, ...]]  # every kind of event and the names of its details
    folder: Path  # where rulebook.toml, en.ftl and pl.ftl are
    steps: tuple[str, ...] = ("turn", "round")  # event kinds that a reader can step by, small to large
    quiet: frozenset[str] = frozenset()  # event kinds written in the log but not announced
    tells: frozenset[str] = frozenset()  # event kinds that tell a seat something hidden
    kinds: Mapping[str, str] = field(default_factory=dict)  # detail or slot -> the kind of name it holds
    names: Callable[[str], Mapping[str, Mapping[str, Mapping[str, str]]]] = lambda lang: {}
    graphs: tuple[str, ...] = ("board",)
    data: str = "house"  # the name of the replaceable tables it was built with
    check: Callable[[Any, Setting], list[str]] = no_positions  # what is wrong with a given position
    deduce: Callable[..., Any] | None = None  # (seats, seat, events heard) -> what the seat can know
    kit: Callable[..., Move | None] | None = None  # (view, seat, events heard, rng) -> its move
    longest: int = 100_000  # more moves than any game of it has

    def setting(self, seats: int, preset: str = "page", options: Mapping[str, Any] | None = None) -> Setting:
        """The setting of a new game; ValueError with a reason if a part of it does not exist."""
        if type(seats) is not int or seats not in self.seats:
            details = {"given": str(seats), "least": self.seats[0], "most": self.seats[-1]}
            raise SettingError("seats", details, f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats")
        if preset not in self.presets:
            raise self._unknown("no_preset", preset, self.presets)
        chosen = dict(self.presets[preset])
        for name, value in (options or {}).items():
            chosen[name] = self._option(name, value)
        return Setting(seats, preset, chosen)

    def _option(self, name: str, value: Any) -> Any:
        if name not in self.options:
            raise self._unknown("no_option", name, self.options)
        values = self.options[name].values
        if type(value) is not type(values[0]) or value not in values:
            span = f"{values[0]} – {values[-1]}" if isinstance(values, range) else ", ".join(map(str, values))
            details = {"name": name, "given": str(value)[:40], "span": span}
            raise SettingError("option_value", details, f"option {name} can be {span}, not {value!r}")
        return value

    @staticmethod
    def _unknown(reason: str, given: Any, known: Mapping[str, Any]) -> SettingError:
        options = ", ".join(known)
        details = {"given": str(given)[:40], "known": options}
        return SettingError(reason, details, f"{reason.replace('_', ' ')} {given!r}; there are: {options}")

    # ------------------------------------------------------------------ who decides, and what

    def actor(self, state: Position) -> int | None:
        """The seat the table waits for, CHANCE included; None when the game is over."""
        return state.agenda[-1].seat if state.agenda else None

    def _is_open(self, state: Position, verb: Verb, seat: int) -> bool:
        if verb.seats is not None:
            return seat in verb.seats(state)
        return bool(state.agenda) and state.agenda[-1].seat == seat and state.agenda[-1].kind in verb.tasks

    def open_verbs(self, state: Position, seat: int) -> list[str]:
        """The verbs that `seat` can use now; a verb one of whose slots has no word left is not among them."""
        return [
            name
            for name, verb in self.verbs.items()
            if self._is_open(state, verb, seat) and all(slot.domain(state, seat, ()) for slot in verb.slots)
        ]

    def open_slots(self, state: Position, seat: int, verb: str) -> OpenVerb:
        """A verb with the words that its slots offer to `seat` now."""
        slots = self.verbs[verb].slots
        return OpenVerb(verb, tuple(OpenSlot(slot.name, tuple(slot.domain(state, seat, ()))) for slot in slots))

    def why_not(self, state: Position, move: Move) -> Refusal | None:
        """The reason against a move, or None if it is legal. Words outside the notation raise Unreadable."""
        verb = self.verbs[move.verb]
        if not state.agenda:
            return Refusal("over", (self.general["over"],))
        if not self._is_open(state, verb, move.seat):
            return Refusal("not_now", (self.general["not_now"],), {"actor": state.agenda[-1].seat})
        return verb.why_not(state, move)

    def play(self, state: Position, move: Move) -> Step:
        """The next state and what happened; raises Illegal if a rule forbids the move."""
        refusal = self.why_not(state, move)
        if refusal:
            raise Illegal(refusal)
        return self.verbs[move.verb].play(state, move)

    # ------------------------------------------------------------------ all moves, a random one, odds

    def candidates(self, state: Position, seat: int) -> Iterator[Move]:
        """Every move that the open verbs and their domains can spell for `seat`, legal or not."""
        for name in self.open_verbs(state, seat):
            yield from self._spell(state, Move(seat, name), self.verbs[name].slots)

    def _spell(self, state: Position, move: Move, slots: tuple[Slot, ...]) -> Iterator[Move]:
        if not slots:
            yield move
            return
        for word in slots[0].domain(state, move.seat, move.words):
            yield from self._spell(state, Move(move.seat, move.verb, (*move.words, word)), slots[1:])

    def moves(self, state: Position, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat (default: whoever is waited for); while CHANCE is due nobody else has any."""
        actor = self.actor(state)
        seat = actor if seat is None else seat
        if seat is None or (actor == CHANCE and seat != CHANCE):
            return []
        return [move for move in self.candidates(state, seat) if self.why_not(state, move) is None]

    def chances(self, state: Position) -> list[tuple[Move, int]]:
        """The outcomes of chance with their integer weights, in a fixed order; empty unless CHANCE is due."""
        if self.actor(state) != CHANCE:
            return []
        outcomes = [(move, self.verbs[move.verb].weight) for move in self.moves(state, CHANCE)]
        return [(move, weight(state, move) if weight else 1) for move, weight in outcomes]

    def random_move(self, state: Position, seat: int, rng: random.Random) -> Move:
        """A random legal move of `seat`: a verb first, all alike, then random words; CHANCE by its weights."""
        if seat == CHANCE:
            outcomes = self.chances(state)
            return rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0]
        verbs = self.open_verbs(state, seat)
        for _ in range(MISSES if verbs else 0):
            move = self._random_words(state, Move(seat, rng.choice(verbs)), rng)
            if move and self.why_not(state, move) is None:
                return move
        return rng.choice(self.moves(state, seat))

    def _random_words(self, state: Position, move: Move, rng: random.Random) -> Move | None:
        words: tuple[str, ...] = ()
        for slot in self.verbs[move.verb].slots:
            domain = slot.domain(state, move.seat, words)
            if not domain:
                return None
            words = (*words, domain[int(rng.random() * len(domain))])
        return Move(move.seat, move.verb, words)

    def count(self, state: Position, seat: int) -> int:
        """How many moves the domains can spell now: an upper bound for `len(moves)`, without listing them."""
        slots = [self.open_slots(state, seat, verb).slots for verb in self.open_verbs(state, seat)]
        return sum(math.prod(len(slot.words) for slot in row) for row in slots)

    # ------------------------------------------------------------------ what others see

    def seen(self, state: Position, move: Move, seat: int) -> Move:
        """The move as `seat` sees it, with UNKNOWN for each word that it may not know (state: before the move)."""
        if seat == TEACHER:
            return move
        slots = self.verbs[move.verb].slots
        if not any(slot.knowers for slot in slots):
            return move
        words = [
            UNKNOWN if slot.knowers and seat not in slot.knowers(state, move) else word
            for slot, word in zip(slots, move.words, strict=True)
        ]
        return Move(move.seat, move.verb, tuple(words))
