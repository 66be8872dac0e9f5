"""Puzzles of 13 Clues: games in which just enough has been asked for a player to know the mystery, and no more.

A puzzle is made backwards: a deal at random, then the answers to every question that could be asked. If not even all of
them settle the mystery (a swap of cards that keeps every sum cannot be told: `unsettled`), there is no puzzle in that
deal. Else all are dropped that can be done without, in some order. That is done several times over, and of these drafts
the most promising are graded. The questions of the first one that is as hard as it was asked for are asked in turns by
the rules, by whoever may; who has none of them to ask does something that tells the solver nothing.

Questions dropped at random leave easy puzzles: mostly each answer tells something by itself. For the hard ones the
answers that tell most by themselves are dropped first, and those drafts come first whose answers tell least so.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from gamekit.game import CHANCE, Event, Game, Move, Setting
from gamekit.grading import level_of
from gamekit.thirteen_clues.board import Deck
from gamekit.thirteen_clues.deduction import seen
from gamekit.thirteen_clues.disjoint import single
from gamekit.thirteen_clues.hearing import answer as answer_of
from gamekit.thirteen_clues.reasons import Flags, MysteryReasoning, reason
from gamekit.thirteen_clues.rules import SIDES, answer, askable
from gamekit.timeline import Timeline

SOLVER = 0
TRIES = 20  # ways to ask the questions in turns
TURNS = 200  # moves in which they should be asked
MOST = 12  # questions in a puzzle
Draft = tuple[int, ...]  # the numbers of questions


class Search(NamedTuple):
    """How the questions of a puzzle are looked for: how many drafts are made of a deal, and how many of them graded.

    Up to `chance` facts an answer may tell more than another by itself and yet be dropped after it; None: any number.
    """

    chance: float | None
    drafts: int
    graded: int


SEARCHES = {1: Search(None, 3, 3), 2: Search(20, 3, 3), 3: Search(4, 10, 3), 4: Search(4, 20, 12)}  # by difficulty


class Question(NamedTuple):
    """What a witness is asked."""

    witness: int
    what: str


def candidate(
    deck: Deck, game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int
) -> Timeline | None:
    """A game up to a turn of the first player, who can know the mystery by then; None if none was found in a deal."""
    timeline = dealt(game, rng, setting)
    reasoning = answered(deck, timeline, SOLVER)
    for draft in drafts(reasoning, rng, difficulty):
        if level_of(reasoning, draft, difficulty) == difficulty:
            return told(deck, timeline, rng, [question(reasoning, at) for at in draft], seed)
    return None


def question(reasoning: MysteryReasoning, at: int) -> Question:
    """What was asked, of which this clue is the answer."""
    about = reasoning.clues[at].event.details
    return Question(about["witness"], about["what"])


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


def drafts(reasoning: MysteryReasoning, rng: random.Random, difficulty: int) -> list[Draft]:
    """Sets of clues that settle the mystery, none of them superfluous, the most promising first; none if none can.

    Those with more than MOST clues are left out.
    """
    mystery, *others = reasoning.possible(range(len(reasoning.clues)))
    if others:
        return []
    search, tells = SEARCHES[difficulty], tell(reasoning)
    orders = (order(rng, search.chance, tells) for _ in range(search.drafts))
    found = dict.fromkeys(settling(reasoning, reasoning.deck.slugs(mystery), each) for each in orders)
    few = [draft for draft in found if len(draft) <= MOST]
    return sorted(few, key=lambda draft: sum(tells[at] for at in draft))[: search.graded]


def order(rng: random.Random, chance: float | None, tells: Sequence[int]) -> list[int]:
    """In what order clues are dropped: at random, or first those that tell most by themselves."""
    least = [0 if chance is None else -number for number in tells]
    return sorted(range(len(tells)), key=lambda at: (chance or 1) * rng.random() + least[at])


def settling(reasoning: MysteryReasoning, mystery: Sequence[str], dropped: Sequence[int]) -> Draft:
    """Clues that settle the mystery, none of them superfluous, and mostly late in the order in which they are dropped.

    While a deal with another mystery is true to all of them, the latest clue that it is not true to is added. Of those
    that came together in this way, each is dropped that can be done without by then.
    """
    place = {at: number for number, at in enumerate(dropped)}
    draft = set[int]()
    while (needed := reasoning.against(draft, mystery)) is not None:
        draft.add(max(single(needed), key=place.__getitem__))
    for at in sorted(draft, key=place.__getitem__):
        if reasoning.against(draft - {at}, mystery) is None:
            draft.remove(at)
    return tuple(sorted(draft))


def tell(reasoning: MysteryReasoning) -> list[int]:
    """How many facts each answer tells by itself: of the mystery, of its witness's cards, and of all other places."""
    space, unseen = reasoning.space, reasoning.heard.unseen
    others = len(reasoning.sheet) - 2
    mine = np.stack([(space.mysteries == card).any(axis=1) for card in unseen], axis=1)
    theirs = np.stack([space.holding(card) for card in unseen], axis=2)
    both = mine[:, None] | theirs  # [mystery, pair, card]
    lefts = [leaves(reasoning, clue.event) for clue in reasoning.clues]
    return [
        sure(mine[left.any(axis=1)]) + sure(theirs[left]) + others * int(both[left].all(axis=0).sum()) for left in lefts
    ]


def leaves(reasoning: MysteryReasoning, event: Event) -> Flags:
    """left[mystery, pair]: what an answer leaves of its witness's pairs."""
    said = answer_of(event)
    number = seen(reasoning.deck, reasoning.heard, reasoning.space, said.witness, said.what, said.side)
    left: Flags = number == said.number
    return left


def sure(rows: Flags) -> int:
    """How many cards are in all of some rows [row, card], or in none."""
    return int(rows.all(axis=0).sum() + (~rows.any(axis=0)).sum())


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


def told(
    deck: Deck, timeline: Timeline, rng: random.Random, questions: Sequence[Question], seed: int
) -> Timeline | None:
    """A game in which these questions have been asked when the solver has the turn; None if no way was found."""
    start = timeline.here.number
    for _ in range(TRIES):
        timeline.jump(start)
        if asked_in_turns(deck, timeline, rng, list(questions)):
            return replayed(timeline, seed)
    return None


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
