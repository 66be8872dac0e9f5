"""The tree of moves: do, back, forward, jump, branch. Undo, replay and "what if" are walks over it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from gamekit.game import (
    CHANCE,
    PUBLIC,
    TEACHER,
    Event,
    Game,
    Illegal,
    Move,
    OpenVerb,
    Refusal,
    Score,
    Setting,
    Step,
    Unreadable,
)
from gamekit.notation import read

if TYPE_CHECKING:
    import networkx


ACCEPTED = 0.5  # how often random play takes a chance to move out of turn


class Node:
    """A position of the tree: the state, the move and events that led to it, and where it goes on."""

    __slots__ = ("children", "depth", "draws", "events", "move", "next", "number", "parent", "state")

    def __init__(self, number: int, parent: Node | None, move: Move | None, state: Any, events: tuple[Event, ...]):
        self.number, self.parent, self.move, self.state, self.events = number, parent, move, state, events
        self.children: list[Node] = []
        self.next: Node | None = None  # the child that was visited last: where forward goes
        self.depth: int = parent.depth + 1 if parent else 0
        self.draws: int = (parent.draws if parent else 0) + bool(move and move.seat == CHANCE)


class Branch(NamedTuple):
    """One way on from a position: its first node, the move as the reader sees it, and how far it was played."""

    node: int
    move: Move
    current: bool
    length: int


class Note(NamedTuple):
    """Somebody went back from node `came_from` to `node`; `told` says if that undid something that a seat was told."""

    node: int
    came_from: int
    told: bool


def draw(seed: int, k: int, outcomes: list[tuple[Move, int]]) -> Move:
    """The dealer's k-th draw on a path: depends only on the seed, k and the listed odds."""
    total = sum(weight for _, weight in outcomes)
    digest = blake2b(f"{seed}/{k}".encode(), digest_size=16).digest()
    point = int.from_bytes(digest, "big") * total >> 128
    for move, weight in outcomes:
        point -= weight
        if point < 0:
            return move
    raise AssertionError("weights are positive")


class Timeline:
    """A game being played, or looked at: a tree of positions and the place in it where the reader stands.

    With a seed, a dealer plays CHANCE; with `seed=None` chance moves are made by hand like all others.
    """

    eyes: int | None = None  # a transcript is what these eyes saw, and cannot be played on

    def __init__(self, game: Game, setting: Setting, seed: int | None = None, first: Step | None = None) -> None:
        """`first` is a given position to begin from; without one the game begins with its set-up, nothing dealt yet."""
        self.game, self.setting, self.seed = game, setting, seed
        self.given = first is not None
        self.nodes = [Node(0, None, None, *(first or game.start(setting)))]
        self.here = self.nodes[0]
        self.comments: dict[int, dict[str, str]] = {}  # node -> language -> a comment
        self.names: dict[str, int] = {}  # a named position -> its node
        self.notes: list[Note] = []
        self.lines: dict[tuple[int, int, str], list[Any]] = {}  # log lines already put into words
        self.watchers: list[Callable[[], None]] = []  # called after every change, for panels

    # ------------------------------------------------------------------ looking

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

    def check_eyes(self, seat: int) -> None:
        """ValueError unless there is such a pair of eyes at this table; a transcript has one, besides PUBLIC."""
        if self.eyes is not None and seat not in (self.eyes, PUBLIC):
            raise ValueError(f"this is a transcript of what {self.eyes} saw")
        if seat not in self.seats and seat not in (PUBLIC, TEACHER):
            raise ValueError(f"no seat {seat!r}; seats are 0 to {self.setting.seats - 1}, PUBLIC and TEACHER")

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

    def scores(self) -> tuple[Score, ...]:
        """The points of each side, the winners marked at the end."""
        return self.game.scores(self.here.state)

    def graph(self, which: str = "board", seat: int = PUBLIC) -> networkx.Graph:
        """The board as a networkx graph, made from the present view of `seat`."""
        return self.game.graph(self.view(seat), which)

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
        if isinstance(move, Move):
            return read(self.game, self.state, move.notation, move.seat)
        actor = self.actor
        found = read(self.game, self.state, move, seat if seat is not None else 0 if actor is None else actor)
        if seat is not None and found.seat not in (seat, CHANCE):
            raise Unreadable("other_seat", {"seat": found.seat}, f"seat {seat} cannot move for seat {found.seat}")
        return found

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, else the reason, its rules, and words for it in both languages."""
        from gamekit.text import in_words

        refusal = self.game.why_not(self.state, self.read(move, seat))
        return refusal and in_words(self.game, refusal)

    def do(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move, then let the dealer play CHANCE and nothing else; all that happened, in order.

        What is returned is the whole truth: a reader's share of it is `Event.heard`. With `seat`, only that seat's
        moves (and hand-made chance) are taken. Raises Unreadable, Ambiguous or Illegal, and then nothing has changed.
        """
        return self.play(self.read(move, seat))

    def play(self, move: Move) -> tuple[Event, ...]:
        """`do` for a move that needs no reading."""
        start = self.here
        self._go(self._child(start, move) or self.grow(start, move))
        self._deal()
        self._changed()
        return tuple(event for step in self._path(self.here, start) for event in step.events)

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

    @staticmethod
    def _path(node: Node, root: Node | None = None) -> list[Node]:
        """The nodes after `root` (default: the start) down to `node`."""
        path: list[Node] = []
        step: Node | None = node
        while step is not None and step is not root:
            path.append(step)
            step = step.parent
        return path[::-1]

    def path(self) -> list[Node]:
        """The nodes from the start to the present position."""
        return self._path(self.here)

    def line(self) -> list[Node]:
        """The path, and on along the moves that were visited last, to its end."""
        nodes = self.path()
        while nodes[-1].next:
            nodes.append(nodes[-1].next)
        return nodes

    def jump(self, number: int) -> int:
        """Go to the node of that number; going back past something told is noted. Returns the node's number."""
        if type(number) is not int or not 0 <= number < len(self.nodes):
            raise ValueError(f"no step {number!r}; there are 0 to {len(self.nodes) - 1}")
        left, target = self.here, self.nodes[number]
        for node in self._path(target):
            self._go(node)
        self.here = target
        note = self.note(target.number, left.number)
        self.notes += [note] if note.told else []
        if target is not left:
            self._changed()
        return number

    def note(self, node: int, came_from: int) -> Note:
        """The note of a way back from one position to another: whether it undid something that a seat was told."""
        kept = {step.number for step in self._path(self.nodes[node])}
        undone = [step for step in self._path(self.nodes[came_from]) if step.number not in kept]
        return Note(node, came_from, any(event.kind in self.game.tells for step in undone for event in step.events))

    def back(self, by: str = "move") -> int:
        """Go back one step of that size: "single", "move" (chance rides along), "decision", or one of game.steps."""
        stops = [node for node in self.path()[:-1] if self._stops(node, by)]
        return self.jump(stops[-1].number) if stops else self.here.number

    def forward(self, by: str = "move") -> int:
        """Go forward one step of that size over what was already played; never plays. Returns the node's number."""
        ahead = self.line()[self.here.depth + 1 :]
        stop = next((node for node in ahead if self._stops(node, by)), ahead[-1] if ahead else self.here)
        return self.jump(stop.number)

    def _stops(self, node: Node, by: str) -> bool:
        if by == "single":
            return True
        if by in self.game.steps:
            return self._starts(node, by) and not self._rides(node)
        if by not in ("move", "decision"):
            raise ValueError(f"no step size {by!r}; there are: single, move, decision, {', '.join(self.game.steps)}")
        return not self._rides(node) and not (by == "decision" and self._is_forced(node))

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

    def _is_forced(self, node: Node) -> bool:
        actor = self.game.actor(node.state)
        if actor is None:
            return False
        legal = (m for m in self.game.candidates(node.state, actor) if self.game.why_not(node.state, m) is None)
        return next(legal, None) is not None and next(legal, None) is None

    def branches(self, seat: int = PUBLIC) -> list[Branch]:
        """The ways on from here that were already played, with their moves as `seat` sees them."""
        return [self._branch(child, seat) for child in self.here.children]

    def _branch(self, child: Node, seat: int) -> Branch:
        length, node = 1, child
        while node.next:
            length, node = length + 1, node.next
        return Branch(child.number, self.seen(child, seat), child is self.here.next, length)

    def forks(self, seat: int = PUBLIC) -> list[tuple[int, list[Branch]]]:
        """Every position of the tree with several ways on: its number and the ways."""
        forks = [node for node in self.nodes if len(node.children) > 1]
        return [(node.number, [self._branch(child, seat) for child in node.children]) for node in forks]

    # ------------------------------------------------------------------ what a reader is told

    def seen(self, node: Node, seat: int) -> Move:
        """The move that led to a node, as `seat` sees it."""
        if node.move is None or node.parent is None:
            raise ValueError("the first position has no move")
        if seat == self.eyes:
            return node.move
        return self.game.seen(node.parent.state, node.move, seat)

    def events(self, seat: int = PUBLIC) -> list[Event]:
        """All that happened up to here, as `seat` was told it: what deduction and players start from."""
        return [event.heard(seat) for node in self.path() for event in node.events]

    def log(self, seat: int = PUBLIC, lang: str = "en") -> list[Any]:
        """The log in words up to here: a list of `text.Line`, as `seat` may read it, in language `lang`."""
        from gamekit.text import log_lines

        self.check_eyes(seat)
        return log_lines(self, seat, lang)

    def knowledge(self, seat: int) -> Any:
        """What `seat` can deduce from its log (the game's `deduce`); None where the game has no deduction."""
        if self.game.deduce is None:
            return None
        given = self.node_view(self.nodes[0], seat) if self.given else None
        return self.game.deduce(self.setting, seat, self.events(seat), given)

    def record(self, seat: int | None = None) -> str:
        """The game as a record (JSON text); with a seat (or PUBLIC), the transcript of what it saw."""
        from gamekit.record import transcript, write

        return write(self) if seat is None else transcript(self, seat)

    def walk(self) -> Iterator[Node]:
        """All positions of the tree, in the order in which they were first reached."""
        return iter(self.nodes)
