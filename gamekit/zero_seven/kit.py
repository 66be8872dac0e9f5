"""The kit as a player of 07 zgłoś się: it asks at random, and solves when only one case is left (ZS-88)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.game import Move
from gamekit.zero_seven.board import City
from gamekit.zero_seven.rules import why_not_detective, why_not_evidence
from gamekit.zero_seven.state import State

if TYPE_CHECKING:
    import random

    from gamekit.zero_seven.deduction import Knowledge


def kit(city: City, view: State, seat: int, known: Knowledge, rng: random.Random) -> Move:
    """The move of `seat` from nothing but its view and what follows from the events it heard.

    A random detective or evidence card, the kind of question first; it solves when exactly one case is possible,
    or when nothing can be asked any more: then it names a most likely case.
    """
    open_questions = [moves for moves in questions(city, view, seat) if moves]
    if known.remaining == 1 or not open_questions:
        return solution(known, seat)
    return rng.choice(rng.choice(open_questions))


def questions(city: City, view: State, seat: int) -> tuple[list[Move], list[Move]]:
    """The detectives and the evidence cards that the seat may use now."""
    places = [Move(seat, "detective", (place,)) for place in city.places]
    cards = [Move(seat, "evidence", (card,)) for card in city.cards]
    return (
        [move for move in places if why_not_detective(city, view, move) is None],
        [move for move in cards if why_not_evidence(city, view, move) is None],
    )


def solution(known: Knowledge, seat: int) -> Move:
    """The attempt that names a most likely case."""
    return Move(seat, "solve", known.best_case())
