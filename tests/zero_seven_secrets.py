"""What 07 zgłoś się hides, written once more from the section "Who knows what" of its rules, for the tests.

A case is known to its owner's right neighbour and to nobody else (ZS-77, ZS-78). So for an observer the cards of all
other cases, the own one included, may be others: an element that nobody was dealt, or two cases with a card exchanged.
Such a twin cannot be told from the game while the public answers are the same: a detective's pair (ZS-79, ZS-80),
a card's result (ZS-81, ZS-82), right or wrong (ZS-83, ZS-84), and the cases opened at the end (ZS-85). These are
computed by the slow second implementation; nothing here looks at an event or a view.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from slow_zero_seven import SLUGS, TYPES, SlowGame

from gamekit.conformance.twins import Secrets, Twin
from gamekit.game import PUBLIC, Move, Setting

TRIED, TRIED_WHOLE = 5, 25  # exchanges of one kind that are tried; the one that stays hidden longest is taken
OWN, OTHER = "own case", "another's case"
WHOLE = "all"  # the three cards of a case together: only so can another element have given the same token
KINDS = tuple(f"{kind} of {whose}" for kind in (*TYPES, WHOLE) for whose in (OWN, OTHER))


class Anything:
    """Holds whatever is asked for."""

    def __contains__(self, notation: object) -> bool:
        return True


class Quick(SlowGame):
    """The slow game, told moves that are known to be legal."""

    def legal(self) -> Any:
        return Anything()


def answers(setting: Setting, moves: Sequence[Move]) -> Iterator[Any]:
    """What all are told by each move: the last answer, and all cases when a mini-game has ended."""
    game = Quick(setting.seats, **setting.options)
    for move in moves:
        number, cases = game.mini_game, [player.case for player in game.players]
        game.play(move.notation)
        yield game.last_answer, cases if game.over or game.mini_game > number else None


def hidden_for(setting: Setting, moves: Sequence[Move], twin: Sequence[Move]) -> int:
    """After how many moves at most nothing tells the twin from the game."""
    pairs = zip(answers(setting, moves), answers(setting, twin), strict=True)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def unseen(owner: int, observer: int, seats: int) -> bool:
    """ZS-77, ZS-78: whether the observer does not hold the case of that owner."""
    return observer == PUBLIC or owner != (observer + 1) % seats


def deals(setting: Setting, moves: Sequence[Move], at: int) -> dict[str, dict[int, int]]:
    """Kind -> seat -> the move that dealt it, of the mini-game whose seat was dealt a suspect by move `at`.

    ZS-72: seat by seat, a suspect, a place, a crime.
    """
    first = at - 3 * int(moves[at].words[0])
    rows = {kind: {seat: first + 3 * seat + n for seat in range(setting.seats)} for n, kind in enumerate(TYPES)}
    return {kind: {seat: index for seat, index in row.items() if index < len(moves)} for kind, row in rows.items()}


def exchanges(setting: Setting, moves: Sequence[Move], at: int, kind: str, observer: int) -> list[list[Move]]:
    """The game with a secret card exchanged, in all ways that the observer may not know of."""
    row, owner = deals(setting, moves, at)[kind], int(moves[at].words[0])
    if owner not in row:
        return []
    card = moves[row[owner]].words[1]
    others = [seat for seat in row if seat != owner and unseen(seat, observer, setting.seats)]
    found = [exchanged(moves, {row[owner]: word}) for word in undealt(moves, kind, row)]
    return found + [exchanged(moves, {row[owner]: moves[row[seat]].words[1], row[seat]: card}) for seat in others]


def whole_exchanges(setting: Setting, moves: Sequence[Move], at: int, rng: random.Random) -> list[list[Move]]:
    """The game with all three cards of a case exchanged for such as nobody was dealt, in some ways."""
    rows, owner = deals(setting, moves, at), int(moves[at].words[0])
    left = {row[owner]: undealt(moves, kind, row) for kind, row in rows.items() if owner in row}
    return [exchanged(moves, {at: rng.choice(words) for at, words in left.items()}) for _ in range(TRIED_WHOLE)]


def undealt(moves: Sequence[Move], kind: str, row: dict[int, int]) -> list[str]:
    """The elements of a kind that nobody was dealt."""
    dealt = {moves[at].words[1] for at in row.values()}
    return [word for word in SLUGS[kind] if word not in dealt]


def exchanged(moves: Sequence[Move], words: dict[int, str]) -> list[Move]:
    """The moves, some cards that are dealt being other ones."""
    dealt = {at: moves[at]._replace(words=(moves[at].words[0], word)) for at, word in words.items()}
    return [dealt.get(at, move) for at, move in enumerate(moves)]


def twins(setting: Setting, moves: Sequence[Move], observer: int, rng: random.Random) -> Iterator[Twin]:
    """For each kind of secret that the game has for this observer, the twin that stays hidden longest of some."""
    for whose in (OWN, OTHER):
        secret = [at for at, move in enumerate(moves) if is_secret(move, whose, observer, setting.seats)]
        for kind in (*TYPES, WHOLE) if secret else ():
            at = rng.choice(secret)
            whole = kind == WHOLE
            found = whole_exchanges(setting, moves, at, rng) if whole else exchanges(setting, moves, at, kind, observer)
            tried = found if whole else rng.sample(found, min(TRIED, len(found)))
            hidden = {hidden_for(setting, moves, twin): twin for twin in tried}
            if hidden:
                yield Twin(f"{kind} of {whose}", tuple(hidden[max(hidden)][: max(hidden)]))


def is_secret(move: Move, whose: str, observer: int, seats: int) -> bool:
    """Whether a move begins to deal a case, the own one or another's, that the observer does not see."""
    if move.verb != "deal_suspect":
        return False
    owner = int(move.words[0])
    return unseen(owner, observer, seats) and (owner == observer) == (whose == OWN)


# ZS-71, ZS-73: the odds of tiles and of evidence cards follow from what lies open.
SECRETS = Secrets(KINDS, twins, frozenset({"lay_suspect", "lay_crime", "reveal"}))
