"""Positions of 07 zgłoś się to be drawn: empty, half laid, in play, crowded."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import gamekit
from figures.scene import Scene, Shape
from figures.zero_seven import scene
from gamekit.game import CHANCE, PUBLIC
from gamekit.timeline import Timeline
from gamekit.zero_seven import GAME
from gamekit.zero_seven.board import CITY, Card
from gamekit.zero_seven.state import Placed, State, Token


def played(seats: int, seed: int, turns: int) -> Timeline:
    """A game after so many turns of random detectives and evidence cards."""
    timeline, rng = gamekit.start("zero_seven", seats, seed=seed), random.Random(seed)
    for _ in range(turns):
        verb = rng.choice([verb for verb in timeline.verbs() if verb.verb != "solve"] or timeline.verbs())
        words = [rng.choice(slot.words) for slot in verb.slots]
        timeline.do(" ".join([verb.verb, *words]))
    return timeline


def setting_up() -> Iterator[State]:
    """The positions before the first turn, with dice of one's own."""
    timeline, rng = gamekit.start("zero_seven", 3), random.Random(1)
    while timeline.actor == CHANCE:
        yield timeline.view()
        timeline.play(timeline.random_move(rng))


def crowded(seed: int) -> State:
    """Five players with detectives at the same places, full of tokens, and tokens of all on many tiles."""
    state, rng = played(5, seed, 1).state, random.Random(seed)
    common = rng.sample(range(1, 15), 2)
    cards = rng.sample(sorted(CITY.cards.values()), 12)
    desks = []
    for desk in state.desks:
        places = [*common, *rng.sample([place for place in range(1, 15) if place not in common], 3)]
        placed = tuple(Placed(place, *rng.choice([(0, 3), (1, 2), (3, 0), (0, 0), (1, 0)])) for place in places)
        tokens = tuple(Token(card, rng.random() < 0.4) for card in cards[:9])
        desks.append(desk._replace(placed=placed, tokens=tokens, aside=tuple(cards[9:])))
    return state._replace(desks=tuple(desks))


def many_cards(kind: int, count: int) -> State:
    """Nine cards face up, so many of them of one kind."""
    own = [card for card in sorted(CITY.cards.values()) if card.kind == kind][:count]
    others = [card for card in sorted(CITY.cards.values()) if card.kind != kind][: 9 - count]
    return played(2, 1, 0).state._replace(display=(*own, *others))


POSITIONS: dict[str, Callable[[], State]] = {
    "nothing laid": lambda: gamekit.start("zero_seven", 5).view(),
    "half laid": lambda: list(setting_up())[13],
    "first turn": lambda: played(2, 3, 0).view(),
    "two seats": lambda: played(2, 4, 9).view(),
    "five seats": lambda: played(5, 5, 30).view(),
    **{f"crowd {seed}": lambda seed=seed: crowded(seed) for seed in range(6)},
    **{f"{count} of kind {kind}": lambda k=kind, n=count: many_cards(k, n) for kind in range(3) for count in (5, 7, 9)},
}


def drawn(view: State, lang: str = "en", **more: Any) -> Scene:
    return scene(view, lang, game=GAME, seat=PUBLIC, **more)


def one_busy_place() -> State:
    """At the Citadel (place 1): Amber and Fraud, tokens of A and B, detectives of B and C."""
    state = played(3, 1, 0).state
    suspects = (1, *(number for number in state.suspect_at if number != 1))
    crimes = (3, *(number for number in state.crime_at if number != 3))
    desks = (
        state.desks[0]._replace(tokens=(Token(Card(0, 1), True), Token(Card(1, 1), False))),
        state.desks[1]._replace(tokens=(Token(Card(0, 1), False),), placed=(Placed(1, 1, 2),), detectives=4),
        state.desks[2]._replace(placed=(Placed(1, 0, 0),), aside=(Card(2, 3),), score=-2, penalties=2),
    )
    return state._replace(suspect_at=suspects, crime_at=crimes, desks=desks)


def is_card(shape: Shape) -> bool:
    return shape.id.startswith("card-")
