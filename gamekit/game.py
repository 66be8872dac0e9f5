"""What a game is made of, and what it must offer.

A game is a value: a header, a table of verbs and a few pure functions (see `Game`).
A state is a value too: any NamedTuple of plain data with a field `agenda`, a stack of `Task`s
whose top says who decides next. Nothing here knows any particular game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.errors import Ambiguous as Ambiguous
from gamekit.errors import Illegal as Illegal
from gamekit.errors import InputError as InputError
from gamekit.errors import NotationError as NotationError
from gamekit.errors import SettingError as SettingError
from gamekit.errors import Unreadable as Unreadable
from gamekit.move import CHANCE as CHANCE
from gamekit.move import NAMED_SEATS as NAMED_SEATS
from gamekit.move import PUBLIC as PUBLIC
from gamekit.move import TEACHER as TEACHER
from gamekit.move import UNKNOWN as UNKNOWN
from gamekit.move import Event as Event
from gamekit.move import Move as Move
from gamekit.move import Position as Position
from gamekit.move import Refusal as Refusal
from gamekit.move import Score as Score
from gamekit.move import Step as Step
from gamekit.move import Task as Task
from gamekit.setting import Option as Option
from gamekit.setting import Setting as Setting
from gamekit.setting import check_form, check_seats, chosen
from gamekit.verb import OpenSlot as OpenSlot
from gamekit.verb import OpenVerb as OpenVerb
from gamekit.verb import Slot as Slot
from gamekit.verb import Verb as Verb

if TYPE_CHECKING:
    import random

    import networkx

NOWHERE = Path(__file__).parent / "no such folder"  # where a game without texts of its own keeps them
MISSES = 12  # random words refused before random play lists all moves


def no_positions(state: Any, setting: Setting) -> list[str]:
    """A game that cannot check a given position accepts none."""
    return ["positions"]


def no_board(view: Any, which: str) -> networkx.Graph:
    """A game without a board has an empty graph."""
    import networkx

    return networkx.Graph()


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game: the header, the verbs, and the functions that the rooms of this house need.

    The functions are pure. `general` names the rules behind the two refusals that every game shares:
    "over" (the game has ended) and "not_now" (somebody else decides, or something else is to be decided).
    """

    name: str
    seats: range
    state: type  # the NamedTuple of its states
    verbs: Mapping[str, Verb]
    start: Callable[[Setting], Step]
    view: Callable[[Any, int], Any]  # what a seat sees: the same class, UNKNOWN where it may not look
    scores: Callable[[Any], tuple[Score, ...]]
    has_points: bool = True  # False: nothing is counted, and `scores` only says who has won
    graph: Callable[[Any, str], networkx.Graph] = no_board  # (view or None, which) -> the board
    version: int = 1  # of the rules: a record made under other rules is refused
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: {"page": {}})
    options: Mapping[str, Option] = field(default_factory=dict)
    general: Mapping[str, str] = field(default_factory=dict)
    events: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # kind of event -> the names of its details
    folder: Path = NOWHERE  # where rulebook.toml, en.ftl and pl.ftl are
    steps: tuple[str, ...] = ("turn", "round")  # event kinds that a reader can step by, small to large
    quiet: frozenset[str] = frozenset()  # event kinds written in the log but not announced
    loud: frozenset[str] = frozenset()  # event kinds announced even where a turn is told in short
    tells: frozenset[str] = frozenset()  # event kinds that tell a seat something hidden
    kinds: Mapping[str, str] = field(default_factory=dict)  # detail or slot -> the kind of name it holds
    names: Callable[[str], Mapping[str, Mapping[str, Mapping[str, str]]]] = lambda lang: {}
    graphs: tuple[str, ...] = ("board",)
    data: str = "house"  # the name of the replaceable tables it was built with
    tables: Any = None  # these tables themselves, for its pictures, lenses and exercises
    check: Callable[[Any, Setting], list[str]] = no_positions  # what is wrong with a given position
    fits: Callable[[Setting], SettingError | None] = lambda setting: None  # options that need other seats or options
    retold: Callable[[Any], tuple[Event, ...]] = lambda state: ()  # what a given position tells: the start of its log
    deduce: Callable[..., Any] | None = None  # (setting, seat, events heard) -> what is known, such as a `Knowing`
    reason: Callable[..., Any] | None = None  # (setting, seat, ears, (step, line, event) heard) -> a Reasoning or None
    one_sheet: bool = False  # what all ears can reason is about the table, not the player to move
    puzzle: Callable[..., Any] | None = (
        None  # (game, rng, setting, seed, difficulty) -> a Timeline at a puzzle, or None
    )
    riddle: Callable[..., Any] | None = None  # (timeline) -> the Riddle it stands at, or None: puzzles solved by moves
    puzzle_seats: range | Mapping[int, range] | None = None  # players of its puzzles (by difficulty); None: any number
    sifting: bool = False  # its puzzles are games as they were played: to find which lines matter is the puzzle
    puzzle_options: Mapping[str, Any] = field(default_factory=dict)  # the options of its puzzles, besides the preset's
    kit: Callable[..., Move | None] | None = None  # (view, seat, its knowledge, events heard, rng) -> its move or None
    asks: Callable[[Any], Mapping[str, Any]] | None = None  # (view) -> the details of its texts ask-… and due-…
    in_moments: Callable[[Any, Move], tuple[Step, ...]] | None = None  # a legal move piece by piece, to be looked at
    at_table: Callable[[], Game] | None = None  # its variant for a real table, where answers are entered as they fall
    real_table: bool = False  # whether it is such a variant
    package: str = ""  # where its further rooms are (lessons, exercises, pictures, …), which a variant shares
    longest: int = 100_000  # more moves than any game of it has

    def setting(self, seats: int, preset: str = "page", options: Mapping[str, Any] | None = None) -> Setting:
        """The setting of a new game; SettingError if a part of it does not exist."""
        check_seats(self.name, self.seats, seats)
        check_form(options or {}, self.options)
        setting = Setting(seats, preset, chosen(self.presets, self.options, preset, options or {}))
        misfit = self.fits(setting)
        if misfit:
            misfit.game = self
            raise misfit
        return setting

    def given(self, state: Any) -> Step:
        """A position to begin from, with what it tells."""
        return Step(state, tuple(self.retold(state)))

    def graph_name(self, which: str | None = None) -> str:
        """The name itself, by default that of the first graph; InputError unless the game has a graph of that name."""
        if which is None:
            return self.graphs[0]
        if which not in self.graphs:
            details = {"given": str(which)[:40], "known": ", ".join(self.graphs)}
            raise InputError("no_graph", details, f"no graph {which!r}; there are: {details['known']}")
        return which

    # ------------------------------------------------------------------ who decides, and what

    def actor(self, state: Position) -> int | None:
        """The seat the table waits for, CHANCE included; None when the game is over."""
        return state.agenda[-1].seat if state.agenda else None

    @cached_property
    def _in_turn(self) -> dict[str, tuple[str, ...]]:
        """Kind of task -> the verbs that the seat of such a task can use."""
        kinds = {kind for verb in self.verbs.values() for kind in verb.tasks}
        plain = [(name, verb.tasks) for name, verb in self.verbs.items() if verb.seats is None]
        return {kind: tuple(name for name, tasks in plain if kind in tasks) for kind in kinds}

    @cached_property
    def _any_time(self) -> tuple[tuple[str, Callable[[Any], tuple[int, ...]]], ...]:
        """The verbs that can be used out of turn, and who may."""
        return tuple((name, verb.seats) for name, verb in self.verbs.items() if verb.seats)

    def of_turn(self, state: Position, seat: int | None) -> tuple[str, ...]:
        """The verbs for the task on top, if it is that seat's, whether or not they have words."""
        top = state.agenda[-1] if state.agenda else None
        return self._in_turn.get(top.kind, ()) if top and top.seat == seat else ()

    def at_hand(self, state: Position, seat: int) -> list[str]:
        """The verbs that the agenda leaves open to a seat, whether or not they have words."""
        if not state.agenda:
            return []
        names = list(self.of_turn(state, seat))
        if state.agenda[-1].seat != CHANCE:
            names += [name for name, seats in self._any_time if seat in seats(state)]
        return names

    def open_verbs(self, state: Position, seat: int) -> list[str]:
        """The verbs that `seat` can use now: those with at least one way to fill their slots."""
        return [name for name in self.at_hand(state, seat) if self._has_words(state, Move(seat, name))]

    def _has_words(self, state: Position, move: Move) -> bool:
        return next(self._spell(state, move, self.verbs[move.verb].slots), None) is not None

    def open_slots(self, state: Position, seat: int, verb: str, before: tuple[str, ...] = ()) -> OpenVerb:
        """A verb with the words that its slots offer to `seat` now, after the words chosen so far."""
        slots = enumerate(self.verbs[verb].slots)
        offers = [OpenSlot(slot.name, tuple(slot.domain(state, seat, before[:at]))) for at, slot in slots]
        return OpenVerb(verb, tuple(offers))

    def out_of_turn(self, state: Position) -> list[int]:
        """The seats that are not waited for and yet have a legal move, in seat order."""
        if not self._any_time or not state.agenda or state.agenda[-1].seat == CHANCE:
            return []
        actor, found = state.agenda[-1].seat, set()
        for name, who in self._any_time:  # for speed, only those who have words for such a verb are looked at closely
            found |= {seat for seat in who(state) if seat != actor and self._has_words(state, Move(seat, name))}
        return [seat for seat in sorted(found) if self.moves(state, seat)]

    def movers(self, state: Position) -> list[int]:
        """Whoever is waited for, CHANCE included, and then the seats that have a move out of turn."""
        actor = self.actor(state)
        return [] if actor is None else [actor, *self.out_of_turn(state)]

    @property
    def interruptible(self) -> bool:
        """Whether it has moves out of turn at all, so that players need a moment to make them."""
        return bool(self._any_time)

    def any_time(self, verb: str) -> bool:
        """Whether a verb is for moves out of turn."""
        return self.verbs[verb].seats is not None

    def may_break_in(self, state: Position) -> frozenset[int]:
        """The seats that it would be the time for to move out of turn, whether or not they can."""
        if not state.agenda or state.agenda[-1].seat == CHANCE:
            return frozenset()
        return frozenset(seat for _, who in self._any_time for seat in who(state)) - {state.agenda[-1].seat}

    def why_not(self, state: Position, move: Move) -> Refusal | None:
        """The reason against a move, or None if it is legal. A move of another form raises Unreadable."""
        verb = self.verbs.get(move.verb)
        if verb is None or len(move.words) != len(verb.slots):
            raise Unreadable("not_a_move", {"text": str(move)[:40]}, f"not a move: {str(move)[:40]!r}")
        if not state.agenda:
            return Refusal("over", self._general("over"))
        if move.verb not in self.at_hand(state, move.seat):
            return Refusal("not_now", self._general("not_now"), {"actor": state.agenda[-1].seat})
        return verb.why_not(state, move) if verb.why_not else None

    def _general(self, reason: str) -> tuple[str, ...]:
        return (self.general[reason],) if reason in self.general else ()

    def play(self, state: Position, move: Move) -> Step:
        """The next state and what happened; raises Illegal if a rule forbids the move."""
        refusal = self.why_not(state, move)
        if refusal:
            raise Illegal(refusal)
        return self.verbs[move.verb].play(state, move)

    def moments(self, state: Position, move: Move) -> tuple[Step, ...]:
        """A legal move piece by piece: of each moment the state after it, and what happened since the one before.

        Joined, the events are those of `play`; the last state is that of `play`. Without `in_moments` it is one moment.
        """
        return self.in_moments(state, move) if self.in_moments else (self.verbs[move.verb].play(state, move),)

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
            longer = Move(move.seat, move.verb, (*move.words, word))
            if len(slots) == 1:  # for speed, chance has long lists of these
                yield longer
            else:
                yield from self._spell(state, longer, slots[1:])

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
        found: list[tuple[Move, int]] = []
        for name in self.at_hand(state, CHANCE):  # a cut of CHANCE is exact, so nothing need be refused
            verb = self.verbs[name]
            moves = self._spell(state, Move(CHANCE, name), verb.slots)
            found += [(move, verb.weight(state, move) if verb.weight else 1) for move in moves]
        return found

    def random_move(self, state: Position, seat: int, rng: random.Random) -> Move:
        """A random legal move of `seat`: a verb first, all alike, then random words; CHANCE by its weights.

        ValueError if the seat has no move.
        """
        if seat == CHANCE:
            outcomes = self.chances(state)
            return rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0]
        verbs = self.at_hand(state, seat)
        for _ in range(MISSES):
            if not verbs:
                break
            name = verbs[int(rng.random() * len(verbs))]
            words = self._random_words(state, seat, name, rng)
            move = Move(seat, name, words or ())
            if words is None:
                verbs.remove(name)
            elif self.why_not(state, move) is None:
                return move
        return self._any_of(self.moves(state, seat), rng)

    @staticmethod
    def _any_of(moves: list[Move], rng: random.Random) -> Move:
        if not moves:
            raise ValueError("this seat has no move now")
        return rng.choice(moves)

    def _random_words(self, state: Position, seat: int, verb: str, rng: random.Random) -> tuple[str, ...] | None:
        """Random words for the slots of a verb; None if one of them has none."""
        words: tuple[str, ...] = ()
        for slot in self.verbs[verb].slots:
            domain = slot.domain(state, seat, words)
            if not domain:
                return None
            words += (domain[int(rng.random() * len(domain))],)
        return words

    # ------------------------------------------------------------------ what others see

    def secret(self, move: Move) -> bool:
        """Whether a move has words that not everybody may know; never at a real table, where one enters all moves."""
        verb = self.verbs.get(move.verb)
        return verb is not None and not self.real_table and any(slot.knowers for slot in verb.slots)

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
