"""All ways in which a game can have gone that a seat heard alike, played by the rules themselves and weighed.

Nothing of the deduction is used here: chance by its weights, each card of a hand as likely to be laid or discarded as
another, and whatever the seat would have heard otherwise is dropped at once.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import gamekit
from gamekit.game import CHANCE, Event, Game, Move
from gamekit.persona_non_grata import game
from gamekit.persona_non_grata.board import BOX, Box, Card
from gamekit.persona_non_grata.state import State
from gamekit.timeline import Node, Timeline

Weighed = Mapping[State, Fraction]  # a position that can be the true one -> how likely


def small_box(copies: Sequence[int], corporations: int, seats: int) -> Box:
    """A box of few kinds: grade by grade so many copies for each corporation."""
    kinds = [card for card in BOX.cards if card.corporation < corporations and card.grade < len(copies)]
    cards = tuple(Card(n, *card[1:5], copies[card.grade], card.activator) for n, card in enumerate(kinds))
    return BOX._replace(
        corporations=BOX.corporations[:corporations],
        grades=BOX.grades[: len(copies)],
        cards=cards,
        number={card.slug: card.number for card in cards},
        parties=dict.fromkeys((2, 3, 4), corporations),
        values=tuple({c.number: c.value for c in cards if c.corporation == n} for n in range(corporations)),
    )


def played(box: Box, seats: int, seed: int, **options: Any) -> Timeline:
    """A game played at random until it is over."""
    timeline, rng = gamekit.start(game(box), seats=seats, options=options, seed=seed), random.Random(seed)
    while timeline.actor is not None:
        timeline.do(timeline.game.random_move(timeline.state, timeline.actor, rng))
    return timeline


def histories(timeline: Timeline, seat: int) -> Iterator[tuple[Node, Weighed]]:
    """At each node of a game, how likely each position is by all that a seat has heard."""
    path = timeline.path()
    states: Weighed = {path[0].state: Fraction(1)}
    for node in path[1:]:
        states = followed(timeline.game, states, node, seat)
        yield node, states


def followed(game: Game, states: Weighed, node: Node, seat: int) -> Weighed:
    """One step further: what others may have chosen, as long as the seat would have heard the same."""
    heard, found = [event.heard(seat) for event in node.events], defaultdict[State, Fraction](Fraction)
    for state, share in states.items():
        for move, chance in choices(game, state, node.move, seat):
            step = game.play(state, move)
            if [event.heard(seat) for event in step.events] == heard:
                found[forgotten(step.state)] += share * chance
    total = sum(found.values())
    return {state: share / total for state, share in found.items()}


def forgotten(state: State) -> State:
    """The order of discards does not matter, so that positions meet again."""
    return state._replace(discards=tuple(tuple(sorted(row)) for row in state.discards))


def choices(game: Game, state: State, done: Move | None, seat: int) -> Iterator[tuple[Move, Fraction]]:
    """What the player to move may have chosen, and how likely; the actions are those that were chosen really."""
    assert done is not None
    if done.seat == CHANCE:
        outcomes = game.chances(state)
        total = sum(weight for _, weight in outcomes)
        yield from ((move, Fraction(weight, total)) for move, weight in outcomes)
    elif done.seat == seat or done.verb not in ("lay", "discard"):
        yield done, Fraction(1)
    else:
        hand = state.hands[done.seat]
        for card in dict.fromkeys(hand):
            words = (game.tables.cards[card].slug, *done.words[1:])
            yield done._replace(words=words), Fraction(hand.count(card), len(hand))


def heard_of(timeline: Timeline, node: Node, seat: int) -> list[Event]:
    """What a seat has heard up to a node."""
    return timeline.events(seat, node)
