"""The tree of moves: do, back, forward, jump, branch. Undo, replay and "what if" are walks over it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gamekit.branching import ways_on
from gamekit.errors import Illegal, InputError, Unreadable
from gamekit.game import CHANCE, PUBLIC, TEACHER, Event, Game, Move, OpenVerb, Refusal, Score, Setting, Step
from gamekit.moments import seen_moments
from gamekit.notation import named_seat, read
from gamekit.tree import Branch as Branch
from gamekit.tree import Node as Node
from gamekit.tree import Note as Note
from gamekit.tree import draw, path_between

if TYPE_CHECKING:
    import networkx

    from gamekit.reasons import Reasoning


SEEDS = 2**63  # seeds are smaller than this
ACCEPTED = 0.5  # how often random play takes a chance to move out of turn


class Timeline:
    """A game being played, or looked at: a tree of positions and the place in it where the reader stands.

    With a seed, a dealer plays CHANCE; with `seed=None` chance moves are made by hand like all others.
    """

    eyes: int | None = None  # a transcript is what these eyes saw
    live = False  # whether what these eyes see is still being played, elsewhere

    def __init__(self, game: Game, setting: Setting, seed: int | None = None, first: Step | None = None) -> None:
        """`first` is a given position to begin from; without one the game begins with its set-up, nothing dealt yet."""
        self.game, self.setting, self.seed = game, setting, seed
        self.given = first is not None
        self.nodes = [Node(0, None, None, *(first or game.start(setting)))]
        self.here = self.nodes[0]
        self.comments: dict[int, dict[str, str]] = {}  # node -> language -> a comment
        self.names: dict[str, int] = {}  # a named position -> its node
        self.notes: list[Note] = []
        # what learners marked on note sheets: (whose case, whose ears, step where its era began) -> (kind, word) -> so?
        # A seat's own marks may tell what it holds, so everybody's sheet about it is another one; PUBLIC: the table's.
        self.marks: dict[tuple[int, int, int], dict[tuple[str, str], bool]] = {}
        self.lines: dict[tuple[int, int, str], list[Any]] = {}  # log lines already put into words
        self.pieces: dict[int, tuple[Step, ...]] = {}  # node -> its moments, as far as they were looked at or told
        self.watchers: list[Callable[[], None]] = []  # called after every change, for panels

    # ------------------------------------------------------------------ looking

    @property
    def closed(self) -> bool:
        """Whether it can only be looked at, as a transcript."""
        return self.eyes is not None and not self.live

    @property
    def state(self) -> Any:
        """The whole state: for the teacher and for programs, not for a seat."""
        return self.here.state

    @property
    def actor(self) -> int | None:
        """The seat the table waits for, CHANCE included; None when the game is over."""
        return self.game.actor(self.here.state)

    @property
    def over(self) -> bool:
        """Whether nothing is left to be decided."""
        return not self.here.state.agenda

    @property
    def seats(self) -> range:
        """The seats at this table."""
        return range(self.setting.seats)

    def view(self, seat: int = PUBLIC) -> Any:
        """The present state as `seat` (or PUBLIC, TEACHER) sees it."""
        return self.node_view(self.here, seat)

    def node_view(self, node: Node, seat: int) -> Any:
        """The state at a node as `seat` sees it."""
        self.check_eyes(seat)
        return self.game.view(node.state, seat)

    def moments(self, seat: int = PUBLIC, at: Node | None = None) -> tuple[Step, ...]:
        """The step to here (or to the node `at`) moment by moment: the view of `seat`, and what it is told then."""
        self.check_eyes(seat)
        return seen_moments(self, at or self.here, seat)

    def check_eyes(self, seat: int) -> None:
        """InputError unless there is such a pair of eyes at this table; a transcript has one, besides PUBLIC."""
        if self.eyes is not None and seat not in (self.eyes, PUBLIC):
            raise InputError("transcript_eyes", {}, "a transcript shows what one seat saw, and nothing else")
        if seat not in self.seats and seat not in (PUBLIC, TEACHER):
            raise self._none_such("no_eyes", seat, [f"0 – {self.setting.seats - 1}", "PUBLIC", "TEACHER"])

    @staticmethod
    def _none_such(reason: str, given: Any, known: list[str]) -> InputError:
        details = {"given": str(given)[:40], "known": ", ".join(known)}
        return InputError(reason, details, f"{reason.replace('_', ' ')} {given!r}; there are: {details['known']}")

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat (default: the actor's)."""
        return self.game.moves(self.here.state, seat)

    def verbs(self, seat: int | None = None, before: tuple[str, ...] = ()) -> list[OpenVerb]:
        """The verbs that a seat can use now (default: the actor), each with its slots after the words `before`."""
        actor = self.actor
        seat = actor if seat is None else seat
        if seat is None or (actor == CHANCE and seat != CHANCE):
            return []
        state = self.here.state
        return [self.game.open_slots(state, seat, verb, before) for verb in self.game.open_verbs(state, seat)]

    def chances(self) -> list[tuple[Move, int]]:
        """The outcomes of chance with integer weights under the full state; empty unless CHANCE is due."""
        return self.game.chances(self.here.state)

    def scores(self, seat: int = PUBLIC) -> tuple[Score, ...]:
        """The points of each side as `seat` sees them, the winners marked at the end."""
        return self.game.scores(self.view(seat))

    def graph(self, which: str | None = None, seat: int = PUBLIC) -> networkx.Graph:
        """The board as a networkx graph, made from the present view of `seat`; `which` is one of game.graphs.

        By default it is the first of them.
        """
        return self.game.graph(self.view(seat), self.game.graph_name(which))

    def random_move(self, rng: random.Random, seat: int | None = None) -> Move:
        """A random legal move of a seat: a verb first, then words.

        Without a seat, those who have a move out of turn are asked first, in seat order, and may decline without a
        trace; then the actor moves. ValueError if nobody can move.
        """
        state, actor = self.here.state, self.actor
        if actor is None:
            raise ValueError("the game is over")
        asked = [] if seat is not None else [who for who in self.game.out_of_turn(state) if rng.random() < ACCEPTED]
        return self.game.random_move(state, (asked or [actor])[0] if seat is None else seat, rng)

    # ------------------------------------------------------------------ playing

    def read(self, move: Move | str, seat: int | None = None) -> Move:
        """The move that a text names, for `seat` or else the actor; Unreadable or Ambiguous if it names none."""
        if not isinstance(move, (str, Move)):
            raise Unreadable("not_a_move", {"text": str(move)[:40]}, f"not a move: {str(move)[:40]!r}")
        actor = self.actor
        default = seat if seat is not None else 0 if actor is None else actor
        text, who = (move.notation, move.seat) if isinstance(move, Move) else (move, default)
        named = who if isinstance(move, Move) else named_seat(text)
        if seat is not None and named not in (None, seat, CHANCE):  # before it is read: the answer could tell a secret
            raise Unreadable("other_seat", {"seat": named}, f"seat {seat} cannot move for seat {named}")
        return read(self.game, self.state, text, who)

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, else the reason, its rules, and words for it in both languages."""
        refusal = self.game.why_not(self.state, self.read(move, seat))
        return refusal and self._told(refusal)

    def do(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move, then let the dealer play CHANCE and nothing else; all that happened, in order.

        What is returned is the whole truth: a reader's share of it is `Event.heard`. With `seat`, only that seat's
        moves (and hand-made chance) are taken. Raises Unreadable, Ambiguous or Illegal, and then nothing has changed.
        """
        return self.play(self.read(move, seat))

    def play(self, move: Move) -> tuple[Event, ...]:
        """`do` for a move that needs no reading: a move that the position has already goes down that branch.

        Not so a secret one: whoever follows could tell that the same was chosen again.
        """
        start = self.here
        known = None if self.game.secret(move) else self._child(start, move)
        self._go(known or self.grow(start, move))
        self._deal()
        self._changed()
        return tuple(event for step in path_between(start, self.here) for event in step.events)

    def become(self, other: Timeline) -> None:
        """Let another game take the place of this one, for everybody who holds this timeline; those who watch stay."""
        watchers, eyes = self.watchers, other.eyes
        self.__dict__.update(other.__dict__)
        self.watchers, self.eyes = watchers, eyes

    def deal(self) -> None:
        """Let the dealer play CHANCE as long as CHANCE is due; without a dealer, nothing happens."""
        self._deal()
        self._changed()

    def _told(self, refusal: Refusal) -> Refusal:
        from gamekit.text import in_words

        return in_words(self.game, refusal)

    def _child(self, node: Node, move: Move) -> Node | None:
        return next((child for child in node.children if child.move == move), None)

    def grow(self, node: Node, move: Move) -> Node:
        """A new position after `node`, without going there; Illegal if a rule forbids the move."""
        refusal = Refusal("transcript", ()) if self.eyes is not None else self.game.why_not(node.state, move)
        if refusal:
            raise Illegal(self._told(refusal))
        return self.attach(node, move, self.game.verbs[move.verb].play(node.state, move))

    def attach(self, node: Node, move: Move, step: Step) -> Node:
        """The position that a step led to, as a child of `node`."""
        child = Node(len(self.nodes), node, move, step.state, step.events)
        self.nodes.append(child)
        node.children.append(child)
        return child

    def _go(self, node: Node) -> None:
        if node.parent:
            node.parent.next = node
        self.here = node

    def _deal(self) -> None:
        """The dealer plays CHANCE; an outcome that the position has already is followed again."""
        while self.seed is not None and self.actor == CHANCE:
            here = self.here
            known = here.next or (here.children[0] if here.children else None)
            self._go(known or self.grow(here, draw(self.seed, here.draws, self.game.chances(here.state))))

    def _changed(self) -> None:
        for watcher in list(self.watchers):
            watcher()

    # ------------------------------------------------------------------ walking

    def path(self) -> list[Node]:
        """The nodes from the start to the present position."""
        return path_between(None, self.here)

    def line(self) -> list[Node]:
        """The path, and on along the moves that were visited last, to its end."""
        nodes = self.path()
        while nodes[-1].next:
            nodes.append(nodes[-1].next)
        return nodes

    def jump(self, number: int) -> int:
        """Go to the node of that number; going back past something told is noted. Returns the node's number."""
        if type(number) is not int or not 0 <= number < len(self.nodes):
            raise self._none_such("no_step", number, [f"0 – {len(self.nodes) - 1}"])
        left, target = self.here, self.nodes[number]
        for node in path_between(None, target):
            self._go(node)
        self.here = target
        note = self.note(target.number, left.number)
        self.notes += [note] if note.told else []
        if target is not left:
            self._changed()
        return number

    def note(self, node: int, came_from: int) -> Note:
        """The note of a way back from one position to another: whether it undid something that a seat was told."""
        kept = {step.number for step in path_between(None, self.nodes[node])}
        undone = [step for step in path_between(None, self.nodes[came_from]) if step.number not in kept]
        return Note(node, came_from, any(event.kind in self.game.tells for step in undone for event in step.events))

    def back(self, by: str = "move", seat: int | None = None) -> int:
        """Go back one step of that size: "single", "move" (chance rides along), "decision", or one of game.steps.

        With `seat`, a decision is one of that seat in which it had a choice; without, anybody's move is one.
        """
        stops = [node for node in self.path()[:-1] if self._stops(node, by, seat)]
        return self.jump(stops[-1].number) if stops else self.here.number

    def forward(self, by: str = "move", seat: int | None = None) -> int:
        """Go forward one step of that size over what was already played; never plays. Returns the node's number."""
        ahead = self.line()[self.here.depth + 1 :]
        stop = next((node for node in ahead if self._stops(node, by, seat)), ahead[-1] if ahead else self.here)
        return self.jump(stop.number)

    def _stops(self, node: Node, by: str, seat: int | None) -> bool:
        if by == "single":
            return True
        if by in self.game.steps:
            return self._starts(node, by) and not self._rides(node)
        if by not in ("move", "decision"):
            raise self._none_such("no_step_size", by, ["single", "move", "decision", *self.game.steps])
        if by == "decision" and seat is not None and not self._decides(node, seat):
            return False
        return not self._rides(node)

    def _rides(self, node: Node) -> bool:
        """Whether chance is due there and was already played by the dealer, so that nobody stops there."""
        return self.seed is not None and bool(node.children) and self.game.actor(node.state) == CHANCE

    def _starts(self, node: Node, kind: str) -> bool:
        """Whether `kind` (a turn, a round) began since the last position where a player decided."""
        step: Node | None = node
        while step is not None:
            if any(event.kind == kind for event in step.events):
                return True
            if step.parent is None or not self._rides(step.parent):
                return False
            step = step.parent
        return False

    def _decides(self, node: Node, seat: int) -> bool:
        """Whether the seat has a choice there: two legal moves in its turn, or its time for moves out of turn.

        Whether it then has such a move does not matter: where somebody stops is seen by everybody.
        """
        if self.game.actor(node.state) != seat:
            return seat in self.game.may_break_in(node.state)
        legal = (m for m in self.game.candidates(node.state, seat) if self.game.why_not(node.state, m) is None)
        return next(legal, None) is not None and next(legal, None) is not None

    def branches(self, seat: int = PUBLIC) -> list[Branch]:
        """The ways on from here that were already played, as far as `seat` can tell them apart."""
        return ways_on(self, self.here, seat)

    def forks(self, seat: int = PUBLIC) -> list[tuple[int, list[Branch]]]:
        """Every position of the tree with several ways on that `seat` can tell apart: its number and the ways."""
        found = [(node.number, ways_on(self, node, seat)) for node in self.nodes if len(node.children) > 1]
        return [(number, branches) for number, branches in found if len(branches) > 1]

    def given_to(self, seat: int, node: Node) -> tuple[Any, ...]:
        """All that a seat is given at a node: the move as it sees it, views and what it is told. Equal: all alike."""
        moments = self.moments(seat, node)
        heard = repr([[(e.kind, e.seat, e.details, e.rules) for e in told] for _, told in moments])
        return str(self.seen(node, seat)), heard, *(view for view, _ in moments)

    # ------------------------------------------------------------------ what a reader is told

    def seen(self, node: Node, seat: int) -> Move:
        """The move that led to a node, as `seat` sees it."""
        if node.move is None or node.parent is None:
            raise ValueError("the first position has no move")
        if seat == self.eyes:
            return node.move
        return self.game.seen(node.parent.state, node.move, seat)

    def events(self, seat: int = PUBLIC, at: Node | None = None) -> list[Event]:
        """All that happened up to here (or to the node `at`), as `seat` was told it."""
        self.check_eyes(seat)
        return [event.heard(seat) for node in path_between(None, at or self.here) for event in node.events]

    def log(self, seat: int = PUBLIC, lang: str = "en") -> list[Any]:
        """The log in words up to here: a list of `text.Line`, as `seat` may read it, in language `lang`."""
        from gamekit.text import log_lines

        self.check_eyes(seat)
        return log_lines(self, seat, lang)

    def knowledge(self, seat: int, ears: int | None = None, at: Node | None = None) -> Any:
        """What can be deduced about `seat` here (or at the node `at`) by the game's `deduce`; None if it has none.

        `ears` are whose log is read: by default the seat's own; with PUBLIC, what everybody can know.
        """
        if self.game.deduce is None:
            return None
        ears = self._ears(seat, ears)
        return self.game.deduce(self.setting, seat, self.events(ears, at))

    def _ears(self, seat: int, ears: int | None) -> int:
        """The ears, by default the seat's own; the teacher has none, for there is nothing to find out."""
        ears = seat if ears is None else ears
        self.check_eyes(ears)
        if ears == TEACHER:
            raise InputError("teacher_knows", {}, "the teacher sees everything; ask about a seat, or with PUBLIC ears")
        return ears

    def reasoning(self, seat: int, ears: int | None = None, at: Node | None = None) -> Reasoning | None:
        """Which log lines say what about `seat`, for whys and hints, by the game's `reason`; else as `knowledge`.

        None as well where the game has nothing to say to those ears, or not yet.
        """
        if self.game.reason is None:
            return None
        ears = self._ears(seat, ears)
        path = path_between(None, at or self.here)
        heard = [(node.number, line, event.heard(ears)) for node in path for line, event in enumerate(node.events)]
        found: Reasoning | None = self.game.reason(self.setting, seat, ears, heard)
        return found

    def record(self, seat: int | None = None) -> str:
        """The game as a record (JSON text); with a seat (or PUBLIC), the transcript of what it saw."""
        from gamekit.record import write
        from gamekit.transcript import write_transcript

        return write(self) if seat is None else write_transcript(self, seat)
