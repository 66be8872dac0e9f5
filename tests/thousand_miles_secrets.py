"""What 1000 mil hides, written once more from the section "Who knows what" of its rules, for the tests.

A card that somebody else was dealt or has drawn may be any card that lies in another hidden hand, or in the deck. So a
twin is the game with another card dealt, or with two deals exchanged. It cannot be told from the game as long as the
same moves can be made and the observer is told the same; most of all not when an attack could have been answered by a
trick in one of them and not in the other. What is told, and what can be done, is said by the slow second
implementation; nothing here looks at an event or a view.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from slow_thousand_miles import SlowGame
from slow_thousand_miles_table import CHANCE, KIND

from gamekit.conformance.twins import Secrets, Twin
from gamekit.game import Move, Setting

TRIED = 6  # exchanges of one kind that are tried; the one that stays hidden longest is taken
HANDS, DECK, TRICK = "two hands", "a hand and the deck", "a possible trick"
KINDS = (HANDS, DECK, TRICK)

Moves = Sequence[Move]


class Deal(NamedTuple):
    """A card that chance deals: at which move, in which round, to whom."""

    at: int
    round: int
    seat: int
    card: str


class Attack(NamedTuple):
    """An attack that a trick could answer: at which move, in which round, by which immunity, and the victims' hands."""

    at: int
    round: int
    immunity: str
    hands: dict[int, list[str]]


class Story(NamedTuple):
    """What happens in a game, as its twins need it."""

    deals: list[Deal]
    attacks: list[Attack]
    cards: dict[str, int]  # how many of each are in play


def told_of(setting: Setting, moves: Moves) -> Story:
    """The deals and the attacks of a game."""
    game = SlowGame(setting.seats, setting.options)
    story = Story([], [], {card: game.count(card) for card in KIND})
    for at, move in enumerate(moves):
        if move.verb == "deal":
            story.deals.append(Deal(at, game.round, game.receiver(), move.words[0]))
        game.play(move.seat, move.notation)
        if move.verb == "attack" and game.attack is not None:
            victims = [seat for seat in range(game.seats) if game.side_of(seat) == game.attack["side"]]
            hands = {seat: list(game.hands[seat]) for seat in victims}
            story.attacks.append(Attack(at, game.round, game.matching(), hands))
    return story


def seen(setting: Setting, moves: Moves, observer: int) -> Iterator[object]:
    """What an observer knows after each move, as long as all of them can be made."""
    game = SlowGame(setting.seats, setting.options)
    for move in moves:
        if move.notation not in (game.odds() if move.seat == CHANCE else game.legal(move.seat)):
            return
        game.play(move.seat, move.notation)
        yield game.seen(observer)


def hidden_for(mine: Sequence[object], setting: Setting, twin: Moves, observer: int) -> int:
    """After how many moves at most nothing tells the twin from the game."""
    count = 0
    for one, other in zip(mine, seen(setting, twin, observer), strict=False):
        if one != other:
            break
        count += 1
    return count


# ---------------------------------------------------------------------- another card dealt


def exchanged(moves: Moves, one: Deal, card: str, other: Deal | None = None) -> list[Move]:
    """The moves with that card dealt instead, and, where the card was dealt, the one that it stands for."""
    changed = list(moves)
    changed[one.at] = moves[one.at]._replace(words=(card,))
    if other:
        changed[other.at] = moves[other.at]._replace(words=(one.card,))
    return changed


def undealt(story: Story, round: int) -> list[str]:
    """The cards of which some are never dealt in a round."""
    dealt = [deal.card for deal in story.deals if deal.round == round]
    return [card for card, count in story.cards.items() if count > dealt.count(card)]


def card_twins(story: Story, moves: Moves, observer: int, rng: random.Random) -> Iterator[tuple[str, int, list[Move]]]:
    """Kind, the first move that is another one, and the moves: a card of another hand exchanged."""
    strange = [deal for deal in story.deals if deal.seat != observer]
    for one in rng.sample(strange, min(TRIED, len(strange))):
        others = [deal for deal in strange if (deal.round, deal.card) != (one.round, one.card)]
        others = [deal for deal in others if deal.round == one.round and deal.seat != one.seat]
        if others:
            other = rng.choice(others)
            yield HANDS, min(one.at, other.at), exchanged(moves, one, other.card, other)
        left = [card for card in undealt(story, one.round) if card != one.card]
        if left:
            yield DECK, one.at, exchanged(moves, one, rng.choice(left))


# ---------------------------------------------------------------------- a trick that is possible, or is not


def trick_twins(story: Story, moves: Moves, observer: int, rng: random.Random) -> Iterator[tuple[str, int, list[Move]]]:
    """For some attacks: a game in which a victim has the immunity, or has it not; and nothing tells."""
    for attack in rng.sample(story.attacks, min(2 * TRIED, len(story.attacks))):
        for seat, hand in attack.hands.items():
            if seat != observer:
                deals = [deal for deal in story.deals if deal.round == attack.round and deal.at < attack.at]
                own = [deal for deal in deals if deal.seat == seat and deal.card in hand]
                yield from with_or_without(story, moves, observer, rng, attack, own)


def with_or_without(
    story: Story, moves: Moves, observer: int, rng: random.Random, attack: Attack, own: list[Deal]
) -> Iterator[tuple[str, int, list[Move]]]:
    """`own`: the deals of the cards that the victim holds at the attack."""
    holding = [deal for deal in own if deal.card == attack.immunity]
    left = undealt(story, attack.round)
    if holding:
        yield TRICK, attack.at, exchanged(moves, holding[-1], rng.choice(left or list(story.cards)))
        return
    where = [deal for deal in story.deals if (deal.round, deal.card) == (attack.round, attack.immunity)]
    if any(deal.seat == observer for deal in where):
        return
    for one in rng.sample(own, min(TRIED, len(own))):
        if where:
            yield TRICK, attack.at, exchanged(moves, one, attack.immunity, where[-1])
        elif attack.immunity in left:
            yield TRICK, attack.at, exchanged(moves, one, attack.immunity)


# ---------------------------------------------------------------------- all of them


def twins(setting: Setting, moves: Moves, observer: int, rng: random.Random) -> Iterator[Twin]:
    """For each kind of secret that the game has for this observer, the twin that stays hidden longest of some."""
    story, mine = told_of(setting, moves), list(seen(setting, moves, observer))
    best: dict[str, tuple[int, Twin]] = {}
    for kind, since, twin in (*card_twins(story, moves, observer, rng), *trick_twins(story, moves, observer, rng)):
        hidden = hidden_for(mine, setting, twin, observer)
        if hidden - since > best.get(kind, (1,))[0]:  # a trick must be possible for a move at least
            best[kind] = hidden - since, Twin(kind, tuple(twin[:hidden]))
    yield from (twin for _, twin in best.values())


SECRETS = Secrets(KINDS, twins, frozenset({"first"}))  # TM-135: the first player is one of the players
