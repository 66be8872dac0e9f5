"""Puzzles of 13 Clues: games in which just enough has been asked for a player to know the mystery, and no more.

A candidate is made backwards: a deal at random, then the answers to every question that could be asked. If not even all
of them settle the mystery (a swap of cards that keeps every sum cannot be told: `unsettled`), there is no puzzle in
that deal. Else questions are dropped one by one, as long as the mystery stays settled. The rest are asked in turns by
the rules, by whoever may; who has none of them to ask does something that tells the solver nothing.

Questions dropped at random leave easy puzzles: mostly each answer tells something by itself. For the hard ones the
answers that tell most by themselves are dropped first.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gamekit.game import CHANCE, Event, Game, Move, Setting
from gamekit.reasons import forced
from gamekit.thirteen_clues.board import Deck
from gamekit.thirteen_clues.reasons import MysteryReasoning, reason
from gamekit.thirteen_clues.rules import SIDES, answer, askable
from gamekit.timeline import Timeline

SOLVER = 0
TRIES = 20  # ways to ask the questions in turns
TURNS = 200  # moves in which they should be asked
MOST = 12  # questions in a puzzle
CHANCES = {1: None, 2: 20.0, 3: 6.0, 4: 2.0}  # by difficulty: up to so many facts an answer may tell more than another


class Question(NamedTuple):
    """What a witness is asked."""

    witness: int
    what: str


def candidate(
    deck: Deck, game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int
) -> Timeline | None:
    """A game up to a turn of the first player, who can know the mystery by then; None if none was found."""
    timeline = dealt(game, rng, setting)
    start, questions = timeline.here, needed(deck, timeline, rng, difficulty)
    for _ in range(TRIES if 0 < len(questions) <= MOST else 0):
        timeline.jump(start.number)
        if asked_in_turns(deck, timeline, rng, list(questions)):
            return replayed(timeline, seed)
    return None


def dealt(game: Game, rng: random.Random, setting: Setting) -> Timeline:
    """A game at its first turn, dealt and chosen at random."""
    timeline = Timeline(game, setting)
    while timeline.state.turn == 0:
        moves = [move for move, _ in timeline.chances()] if timeline.actor == CHANCE else timeline.moves()
        timeline.play(pick(rng, moves))
    return timeline


def pick(rng: random.Random, entries: Sequence[Move]) -> Move:
    """One of some moves, the same for the same numbers everywhere."""
    return entries[int(rng.random() * len(entries))]


# ---------------------------------------------------------------------- what to ask


def needed(deck: Deck, timeline: Timeline, rng: random.Random, difficulty: int) -> list[Question]:
    """Questions whose answers settle the mystery, none of them superfluous; empty if no questions can."""
    reasoning = answered(deck, timeline, SOLVER)
    left = set(range(len(reasoning.clues)))
    if not reasoning.settled_by(left):
        return []
    for at in order(reasoning, rng, difficulty):
        if reasoning.settled_by(left - {at}):
            left.remove(at)
    events = [reasoning.clues[at].event for at in sorted(left)]
    return [Question(event.details["witness"], event.details["what"]) for event in events]


def order(reasoning: MysteryReasoning, rng: random.Random, difficulty: int) -> list[int]:
    """In what order questions are dropped: at random, or first those whose answers tell most by themselves."""
    chance, clues = CHANCES[difficulty], range(len(reasoning.clues))
    told = [0 if chance is None else len(forced(reasoning, [at])) for at in clues]
    return sorted(clues, key=lambda at: (chance or 1) * rng.random() - told[at])


def answered(deck: Deck, timeline: Timeline, seat: int) -> MysteryReasoning:
    """What a seat could reason if all questions had been asked that could be."""
    here = timeline.here.number
    heard = [(node.number, at, e.heard(seat)) for node in timeline.path() for at, e in enumerate(node.events)]
    heard += [(here, 0, event) for event in answers(deck, timeline, seat)]
    found = reason(deck, len(timeline.seats), seat, seat, heard)
    assert found  # the mysteries are up
    return found


def answers(deck: Deck, timeline: Timeline, seat: int) -> Iterator[Event]:
    """The answers to all questions of a seat; with two players to both sides (TC-53)."""
    state, two = timeline.state, len(timeline.seats) == 2
    ways = [(f"asked_{side}", (side,)) for side in SIDES] if two else [("asked", SIDES)]
    for witness in timeline.seats:
        for what in askable(deck, state) if witness != seat else ():
            for kind, sides in ways:
                count = answer(deck, state, witness, what, sides)
                yield Event(kind, seat, {"witness": witness, "what": what, "count": count})


def unsettled(deck: Deck, timeline: Timeline, seat: int) -> list[tuple[str, ...]]:
    """The mysteries of a seat that all questions together cannot tell apart; one, if they settle it.

    Of two such mysteries each comes from the other by a swap of hidden cards that keeps every sum.
    """
    reasoning = answered(deck, timeline, seat)
    return [tuple(deck.slugs(mystery)) for mystery in reasoning.possible(range(len(reasoning.clues)))]


# ---------------------------------------------------------------------- asking it by the rules


def asked_in_turns(deck: Deck, timeline: Timeline, rng: random.Random, left: list[Question]) -> bool:
    """Ask the questions in turns, whoever may; whether they are all asked when the solver has the turn."""
    for _ in range(TURNS):
        seat = timeline.actor
        assert seat is not None
        if seat == SOLVER and not left and timeline.state.agenda[-1].kind == "turn":
            return True
        moves = next_moves(deck, timeline, seat, left)
        if not moves:
            return False
        move = pick(rng, moves)
        if move.verb == "ask" and (question := Question(int(move.words[0]), move.words[1])) in left:
            left.remove(question)
        timeline.play(move)
    return False


def next_moves(deck: Deck, timeline: Timeline, seat: int, left: Sequence[Question]) -> list[Move]:
    """The questions left that the seat may ask, else, but not for the solver, what tells the solver nothing."""
    if timeline.state.agenda[-1].kind == "take":
        return timeline.moves()
    wanted = [Move(seat, "ask", (str(witness), what)) for witness, what in left if witness != seat]
    if wanted or seat == SOLVER:
        return wanted
    looks = [move for move in timeline.moves() if move.verb == "look"]
    return looks or [Move(seat, "ask", (str(SOLVER), what)) for what in askable(deck, timeline.state)]


def replayed(timeline: Timeline, seed: int) -> Timeline:
    """The same moves as a game of their own, without what was tried."""
    again = Timeline(timeline.game, timeline.setting)
    for node in timeline.path()[1:]:
        assert node.move
        again.play(node.move)
    again.seed = seed
    return again
