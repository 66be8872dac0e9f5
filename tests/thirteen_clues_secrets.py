"""What 13 Clues hides, written once more from the section "Who knows what" of its rules, for the tests.

Any card that an observer does not see may be another one of its kind. So a twin is the game with two cards exchanged,
wherever chance deals them and players choose them; or with another card on the left of somebody's two, another choice
of somebody, another secret question. It cannot be told from the game while the observer is told the same, and while
all moves can be made: nobody accuses with a card that is then in front of another. What is told, and what can be
done, is said by the slow second implementation; nothing here looks at an event or a view.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

from slow_thirteen_clues import KINDS as CARD_KINDS
from slow_thirteen_clues import SlowGame, features

from gamekit.conformance.twins import Secrets, Twin
from gamekit.game import Move, Setting

TRIED = 6  # exchanges of one kind that are tried; the one that stays hidden longest is taken
OWN, FRONT, HAND, INFORMANT = "own mystery", "a mystery", "a hand", "an informant"
SECRET_PLACES = (FRONT, HAND, INFORMANT)


def of_cards(one: str, two: str) -> str:
    """What an exchange of two cards is called, by where they lie."""
    return " for ".join(sorted((one, two)))


SIDE, CHOICE, QUESTION = "left and right", "a choice", "a secret question"
PAIRS = (*combinations_with_replacement(SECRET_PLACES, 2), *((place, OWN) for place in SECRET_PLACES))
KINDS = (*(of_cards(*pair) for pair in PAIRS), SIDE, CHOICE, QUESTION)

Moves = Sequence[Move]


def told(setting: Setting, moves: Moves, observer: int) -> Iterator[Any]:
    """What an observer is told by each move, as long as all of them can be made."""
    game = SlowGame(setting.seats, **setting.options)
    for move in moves:
        try:
            game.play(move.notation)
        except ValueError:
            return
        yield game.told(observer), game.due()


def hidden_for(mine: Sequence[Any], setting: Setting, twin: Moves, observer: int) -> int:
    """After how many moves at most nothing tells the twin from the game, of which the observer was told `mine`."""
    count = 0
    for one, other in zip(mine, told(setting, twin, observer), strict=False):
        if one != other:
            break
        count += 1
    return count


# ---------------------------------------------------------------------- two cards exchanged


def labels(setting: Setting, moves: Moves, observer: int) -> dict[str, str]:
    """Where each card lies at last that an observer does not see, in the words above; before a choice, in a hand."""
    game = SlowGame(setting.seats, **setting.options)
    for move in moves:
        if game.due() is not None:
            game.play(move.notation)
    game.over = False  # as it was before the end
    found = {}
    for card, (place, whose) in game.where.items():
        if card in game.seen(observer) and place not in ("front", "chosen"):
            continue
        if place in ("front", "chosen"):
            found[card] = OWN if whose == observer else FRONT
        else:
            found[card] = INFORMANT if place == "letter" else HAND
    return found


def exchanged(moves: Moves, one: str, two: str) -> list[Move]:
    """The moves with two cards exchanged where they are dealt, laid and chosen; what players name stays."""
    other = {one: two, two: one}
    secret = {"deal", "lay", "choose", "left"}
    return [
        move._replace(words=tuple(other.get(word, word) for word in move.words)) if move.verb in secret else move
        for move in moves
    ]


def card_twins(setting: Setting, moves: Moves, observer: int, rng: random.Random) -> Iterator[tuple[str, list[Move]]]:
    """Games with two cards of one kind exchanged that the observer does not see, a few for each pair of places."""
    where = labels(setting, moves, observer)
    found: dict[str, list[tuple[str, str]]] = {}
    for one, two in combinations(sorted(where), 2):
        name = of_cards(where[one], where[two])
        if features(one)[2] == features(two)[2]:
            found.setdefault(name, []).append((one, two))
    for name, pairs in found.items():
        for pair in rng.sample(pairs, min(TRIED, len(pairs))):
            yield name, exchanged(moves, *pair)


# ---------------------------------------------------------------------- one move changed


def changed(moves: Moves, at: int, words: tuple[str, ...]) -> list[Move]:
    """The moves, one of them with other words."""
    return [*moves[:at], moves[at]._replace(words=words), *moves[at + 1 :]]


def side_twins(setting: Setting, moves: Moves, observer: int) -> Iterator[tuple[str, list[Move]]]:
    """TC-16: the other of somebody's two cards is the left one, which only that player is told."""
    for at, move in enumerate(moves):
        if move.verb == "left" and int(move.words[0]) != observer:
            seat = move.words[0]
            dealt = [m.words[1] for m in moves if m.verb == "deal" and m.words[0] == seat]
            chosen = next(m.words for m in moves if m.verb == "choose" and m.seat == int(seat))
            other = next(card for card in dealt if card not in (*chosen, move.words[1]))
            yield SIDE, changed(moves, at, (seat, other))


def choice_twins(setting: Setting, moves: Moves, observer: int) -> Iterator[tuple[str, list[Move]]]:
    """TC-15: somebody chooses another mystery, which nobody is told before all have chosen, and onlookers never."""
    for at, move in enumerate(moves):
        if move.verb == "choose" and move.seat != observer:
            dealt = [m.words[1] for m in moves if m.verb == "deal" and int(m.words[0]) == move.seat]
            for card in dealt:
                part = CARD_KINDS.index(features(card)[2])
                if card not in move.words:
                    words = (*move.words[:part], card, *move.words[part + 1 :])
                    twin = changed(moves, at, words)
                    yield CHOICE, [settled(m, card, move.words[part]) if m.seat < 0 else m for m in twin]


def settled(move: Move, chosen: str, kept: str) -> Move:
    """TC-16: the card that is kept lies where the chosen one would have lain."""
    if move.verb != "left":
        return move
    return move._replace(words=tuple(kept if word == chosen else word for word in move.words))


def question_twins(
    setting: Setting, moves: Moves, observer: int, rng: random.Random
) -> Iterator[tuple[str, list[Move]]]:
    """TC-60, TC-61: another secret question is asked (and two cards exchanged); only asker and witness are told."""
    colours = SlowGame(setting.seats, **setting.options).colours
    asked = [at for at, move in enumerate(moves) if move.verb == "ask_secretly"]
    strange = [at for at in asked if observer not in (moves[at].seat, int(moves[at].words[0]))]
    for _, twin in card_twins(setting, moves, observer, rng) if strange else ():
        at = rng.choice(strange)
        yield QUESTION, changed(twin, at, (moves[at].words[0], rng.choice(colours)))


# ---------------------------------------------------------------------- all of them


def twins(setting: Setting, moves: Moves, observer: int, rng: random.Random) -> Iterator[Twin]:
    """For each kind of secret that the game has for this observer, the twin that stays hidden longest of some."""
    dealt = any(move.verb == "first" for move in moves)
    rows = [*card_twins(setting, moves, observer, rng)]
    if dealt:
        rows += [*side_twins(setting, moves, observer), *choice_twins(setting, moves, observer)]
        rows += [*question_twins(setting, moves, observer, rng)]
    best: dict[str, Twin] = {}
    mine = [*told(setting, moves, observer)]
    for kind, twin in rows:
        hidden = hidden_for(mine, setting, twin, observer)
        if hidden > (len(best[kind].moves) if kind in best else 0):
            best[kind] = Twin(kind, tuple(twin[:hidden]))
    yield from best.values()


SECRETS = Secrets(KINDS, twins, frozenset({"first"}))  # TC-63: the first player is one of the players
