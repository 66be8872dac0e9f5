"""Positions of 13 Clues by hand: say which cards matter, and let all else fall in the order of the table.

    game = dealt(3, mysteries={0: "rzeznik park miecz"}, behind={1: "oficer salon"}, informants={"a": "noz"})
    play(game, "ask 1 czerwony", "look a")

Unless a test says otherwise, seat 0 begins, and cards go, colour by colour, to the mysteries of seat 0, 1, ..., then
behind the screens, then to the informants.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from positions import given

import gamekit
from gamekit import Timeline
from gamekit.thirteen_clues.board import DECK, PARTS
from gamekit.thirteen_clues.reasons import MysteryReasoning
from gamekit.thirteen_clues.state import State

Words = Mapping[int, str]


def dealt(seats: int = 3, options: Mapping[str, Any] | None = None, first: int = 0, **wishes: Any) -> Timeline:
    """A game at its first turn; `wishes` as for `layout`."""
    game = gamekit.start("thirteen_clues", seats, options=options)
    mysteries, hands, informants = layout(seats, **wishes)
    deal(game, mysteries, hands)
    for card in informants:
        game.do(f"chance: lay {card}")
    for chooser in range(seats):
        game.do(f"choose {' '.join(mysteries[(chooser + 1) % seats])}")
    for seat in range(seats):
        game.do(f"chance: left {seat} {hands[seat][0]}")
    game.do(f"chance: first {first}")
    return game


def layout(
    seats: int,
    mysteries: Words | None = None,
    behind: Words | None = None,
    informants: Mapping[str, str] | None = None,
) -> tuple[list[list[str]], list[list[str]], list[str]]:
    """Where all cards in play lie: the mysteries, the cards behind screens (left, right), the informants.

    `mysteries` and `behind` are cards by seat, `informants` by letter; what is left open is filled in.
    """
    named = [words.split() for row in (mysteries or {}, behind or {}, informants or {}) for words in row.values()]
    taken = {card for words in named for card in words}
    left = [card.slug for card in DECK.in_play(seats) if card.slug not in taken]
    fronts = [filled((mysteries or {}).get(seat), left) for seat in range(seats)]
    hands = [(behind or {}).get(seat, "").split() or [left.pop(0), left.pop(0)] for seat in range(seats)]
    letters = [chr(ord("a") + at) for at in range(3 * (seats + 4) - 5 * seats)]
    return fronts, hands, [(informants or {}).get(letter) or left.pop(0) for letter in letters]


def filled(words: str | None, left: list[str]) -> list[str]:
    """A mystery as wished, or the first person, location and weapon that are left, which are taken."""
    if words:
        return words.split()
    found = [next(card for card in left if DECK.part_of(card) == part) for part in PARTS]
    for card in found:
        left.remove(card)
    return found


def deal(game: Timeline, mysteries: Sequence[Sequence[str]], hands: Sequence[Sequence[str]]) -> None:
    """Deal to each seat the mystery of its left neighbour and then its two other cards."""
    seats = len(mysteries)
    for seat in range(seats):
        for card in mysteries[(seat + 1) % seats]:
            game.do(f"chance: deal {seat} {card}")
    for seat in range(seats):
        for card in hands[seat]:
            game.do(f"chance: deal {seat} {card}")


def solution(game: Timeline, seat: int) -> str:
    """The right accusation of a seat."""
    return "accuse " + " ".join(DECK.slugs(game.state.mysteries[seat]))


def mistake(game: Timeline) -> str:
    """A wrong accusation of the seat whose turn it is, with a wrong person only."""
    seat = game.actor
    assert seat is not None
    right = solution(game, seat).split()
    others = [move for move in game.moves() if move.verb == "accuse" and list(move.words[1:]) == right[2:]]
    return next(move.notation for move in others if move.words[0] != right[1])


def count(game: Timeline, question: str) -> int:
    """The answer to a question of the seat whose turn it is; the game stays where it is."""
    here = game.here.number
    events = game.do(question)
    game.jump(here)
    answer: int = next(event for event in events if event.kind.startswith("asked")).details["count"]
    return answer


def with_glasses(game: Timeline, *glasses: int) -> Timeline:
    """The present position with other glasses before the players; the rest of the eight are the supply."""
    return given(game, glasses=glasses, supply=8 - sum(glasses))


def totals(state: State) -> int:
    """The glasses of all players and of the supply."""
    return sum(state.glasses) + state.supply


def settled(reasoning: MysteryReasoning, clues: Sequence[int] | None = None) -> bool:
    """Whether the clues of these numbers (default: all) leave one mystery only."""
    some = range(len(reasoning.clues)) if clues is None else clues
    return len(list(islice(reasoning.possible(some), 2))) == 1
