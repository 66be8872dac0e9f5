"""Time travel in any order: a hypothesis state machine for any game.

    TestWalks = walking_machine(game).TestCase

The model is plain: the moves that led to each position, replayed by the rules alone.
"""

from __future__ import annotations

import random
from functools import reduce
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gamekit import Illegal, load
from gamekit.game import CHANCE, Game, Move, Refusal
from gamekit.timeline import Node, Timeline

NUMBERS = st.integers(0, 2**20)
SEATS = st.runner().flatmap(lambda walks: st.sampled_from(list(walks.game.seats)))
SIZES = st.runner().flatmap(lambda walks: st.sampled_from(("single", "move", "decision", *walks.game.steps)))


def replayed(game: Game, timeline: Timeline, node: Node) -> Any:
    """The state to which the moves on the way to a node lead, by the rules alone."""
    moves = [step.move for step in reversed(ancestors(node)) if step.move]
    return reduce(lambda state, move: game.play(state, move).state, moves, game.start(timeline.setting).state)


class Walks(RuleBasedStateMachine):
    """Plays, steps, jumps, branches, saves and loads a game in any order."""

    game: Game

    @initialize(seats=SEATS, seed=st.integers(0, 99), dealer=st.booleans())
    def begin(self, seats: int, seed: int, dealer: bool) -> None:
        self.timeline = Timeline(self.game, self.game.setting(seats), seed if dealer else None)
        self.timeline.deal()
        self.states = [node.state for node in self.timeline.nodes]
        self.calls = 0
        self.timeline.watchers.append(self.called)

    def called(self) -> None:
        self.calls += 1

    def grown(self) -> int:
        """How many positions were added since this was asked last."""
        new = [node.state for node in self.timeline.nodes[len(self.states) :]]
        self.states += new
        return len(new)

    @precondition(lambda self: not self.timeline.over)
    @rule(choice=NUMBERS)
    def play(self, choice: int) -> None:
        """A move that the position has already goes down that branch; another one, or a secret one, begins a branch."""
        self.timeline.deal()
        self.grown()
        if self.timeline.over:
            return
        here, move = self.timeline.here, self.timeline.random_move(random.Random(choice))
        there = [child.move for child in here.children]
        known = move in there and not self.game.secret(move)
        self.timeline.play(move)
        first = next(node for node in self.timeline.path() if node.parent is here)
        assert first.move == move
        assert [child.move for child in here.children] == there + [move] * (not known)
        assert first.number < len(self.states) if known else first.number == len(self.states)
        self.grown()

    @precondition(lambda self: not self.timeline.over)
    @rule(choice=NUMBERS, moves=st.integers(1, 70))
    def play_on(self, choice: int, moves: int) -> None:
        self.timeline.deal()
        rng = random.Random(choice)
        for _ in range(moves):
            if not self.timeline.over:
                self.timeline.play(self.timeline.random_move(rng))
        self.grown()

    @rule(seat=st.integers(0, 5), choice=NUMBERS)
    def refuse(self, seat: int, choice: int) -> None:
        """A move that is refused changes nothing, and is refused in words."""
        rng, state, here = random.Random(choice), self.timeline.state, self.timeline.here
        verb = rng.choice(list(self.game.verbs))
        move = Move(seat, verb, tuple(rng.choice(list(slot.words(state))) for slot in self.game.verbs[verb].slots))
        if self.game.why_not(state, move):
            refusal = refused(self.timeline, move)
            assert refusal.en
            assert refusal.pl
            assert (self.timeline.here, self.grown()) == (here, 0)

    @rule(by=SIZES)
    def back(self, by: str) -> None:
        here = self.timeline.here
        assert self.timeline.back(by) == self.timeline.here.number
        assert self.grown() == 0, "going back plays nothing"
        assert self.timeline.here in ancestors(here)

    @rule(by=SIZES)
    def forward(self, by: str) -> None:
        here, ahead = self.timeline.here, self.timeline.line()
        assert self.timeline.forward(by) == self.timeline.here.number
        assert self.grown() == 0, "going forward plays nothing"
        assert here in ancestors(self.timeline.here)
        assert self.timeline.here in ahead

    @rule(by=SIZES)
    def there_and_back(self, by: str) -> None:
        """Forward after back leads no farther than to where the reader stood."""
        here = self.timeline.here
        if self.timeline.back(by) != here.number:
            self.timeline.forward("single")
            assert self.timeline.here in ancestors(here)
            self.timeline.jump(here.number)
        assert self.timeline.here is here

    @rule(number=NUMBERS)
    def jump(self, number: int) -> None:
        left, notes = self.timeline.here, len(self.timeline.notes)
        target = self.timeline.nodes[number % len(self.timeline.nodes)]
        self.timeline.jump(target.number)
        assert self.timeline.here is target
        assert self.grown() == 0, "jumping plays nothing"
        assert (len(self.timeline.notes) > notes) == told_between(self.game, left, target)

    @rule()
    def deal(self) -> None:
        """An outcome that a position has already is followed again: undo is no second roll."""
        here = self.timeline.here
        had, due = len(here.children), self.timeline.actor == CHANCE and self.timeline.seed is not None
        self.timeline.deal()
        assert (self.timeline.here is here) != due
        assert len(here.children) == max(had, 1 if due else 0)
        self.grown()

    @rule(choice=NUMBERS)
    def branch(self, choice: int) -> None:
        """Each way on leads to where it led."""
        ways = self.timeline.branches()
        if ways:
            way = ways[choice % len(ways)]
            assert self.timeline.jump(way.node) == way.node
            assert self.timeline.here.parent
            assert self.timeline.here.parent.next is self.timeline.here

    @rule()
    def save_and_load(self) -> None:
        written = self.timeline.record()
        self.timeline = load(written, {self.game.name: self.game})
        self.timeline.watchers.append(self.called)
        assert self.timeline.record() == written
        assert [node.state for node in self.timeline.nodes] == self.states

    @rule()
    def move_calls_the_watchers(self) -> None:
        calls, here = self.calls, self.timeline.here
        self.timeline.jump(0)
        assert self.calls == calls + (here.number != 0)

    @invariant()
    def nothing_played_is_lost_or_changed(self) -> None:
        assert [node.state for node in self.timeline.nodes[: len(self.states)]] == self.states

    @invariant()
    def the_state_is_what_the_moves_lead_to(self) -> None:
        assert self.timeline.state == replayed(self.game, self.timeline, self.timeline.here)

    @invariant()
    def the_dealer_never_rolls_twice(self) -> None:
        if self.timeline.seed is not None:
            due = [node for node in self.timeline.nodes if self.game.actor(node.state) == CHANCE]
            assert all(len(node.children) < 2 for node in due)


def walking_machine(game: Game) -> type[Walks]:
    """The machine for a game."""
    return type("Walks", (Walks,), {"game": game})


def refused(timeline: Timeline, move: Move) -> Refusal:
    """Why a move is not taken."""
    try:
        timeline.play(move)
    except Illegal as error:
        return error.refusal
    raise AssertionError(f"{move} is refused, and was played")


def ancestors(node: Node) -> list[Node]:
    """A node and all before it."""
    path, step = [node], node.parent
    while step:
        path.append(step)
        step = step.parent
    return path


def told_between(game: Game, left: Node, target: Node) -> bool:
    """Whether the way from one node to another undoes something that a seat was told."""
    undone = [node for node in ancestors(left) if node not in ancestors(target)]
    return any(event.kind in game.tells for node in undone for event in node.events)
