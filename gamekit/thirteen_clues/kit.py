"""The kit as a player of 13 Clues: it asks what tells most about its own mystery, and accuses when it is certain.

It also accuses when nothing it could ask or look at would tell it more: then only an accusation does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gamekit.game import Move
from gamekit.thirteen_clues.board import PARTS, Deck
from gamekit.thirteen_clues.rules import askable, cut_giver, cut_letter, why_not_way
from gamekit.thirteen_clues.state import State, round_from

if TYPE_CHECKING:
    import random

    from gamekit.thirteen_clues.deduction import Knowledge

CERTAIN = 1  # how likely an accusation must be right before the kit makes it
CLOSE = 1e-9  # bits: questions that tell as much as the best
WAYS = ("ask", "ask_left", "ask_right")


def kit(deck: Deck, view: State, seat: int, known: Knowledge | None, rng: random.Random) -> Move:
    """The move of `seat` from nothing but its view and what follows from the events that it heard.

    It never has to accuse: with two players or more there is always a question or an informant.
    """
    match view.agenda[-1].kind:
        case "choose":
            return Move(seat, "choose", mystery(deck, view, seat, rng))
        case "take":
            return Move(seat, "take", (rng.choice(cut_giver(view, seat, ())),))
    assert known is not None  # the mysteries are up
    best = known.best_case()
    if known.probability(*best) >= CERTAIN:
        return Move(seat, "accuse", best)
    ranked = known.rank([move.notation for move in questions(deck, view, seat)])
    if ranked[0][1] < CLOSE:
        return Move(seat, "accuse", best)
    verb, *words = rng.choice([notation for notation, bits in ranked if bits >= ranked[0][1] - CLOSE]).split()
    return Move(seat, verb, tuple(words))


def mystery(deck: Deck, view: State, seat: int, rng: random.Random) -> tuple[str, ...]:
    """TC-10, TC-12: a person, a location and a weapon of the hand, not all of one colour if that can be helped."""
    hand = [deck.cards[number - 1] for number in view.hands[seat]]
    chosen = [rng.choice([card for card in hand if card.part == part]) for part in PARTS]
    while len({card.colour for card in chosen}) == 1:  # every hand allows another choice
        chosen = [rng.choice([card for card in hand if card.part == part]) for part in PARTS]
    return tuple(card.slug for card in chosen)


def questions(deck: Deck, view: State, seat: int) -> Iterator[Move]:
    """The open questions and looks of the seat; secret ones are left to people."""
    for verb in WAYS:
        if why_not_way(verb, view, seat) is None:
            for witness in round_from(view, seat):
                yield from (Move(seat, verb, (str(witness), what)) for what in askable(deck, view))
    yield from (Move(seat, "look", (letter,)) for letter in cut_letter(view, seat, ()))
