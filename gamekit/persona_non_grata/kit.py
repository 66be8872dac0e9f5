"""The kit as a player of Persona Non Grata: it adds where it can still win, and gives rivals what helps them least.

It looks at its view alone (PNG-80): what lies open, its own hand, and what it has encrypted itself.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from gamekit.game import UNKNOWN, Move
from gamekit.persona_non_grata.archiving import sums, taken, tied_now
from gamekit.persona_non_grata.board import Box, Card
from gamekit.persona_non_grata.dealing import direction, neighbour, target
from gamekit.persona_non_grata.scoring import points, worth
from gamekit.persona_non_grata.state import SENT, State
from gamekit.persona_non_grata.thefts import loot

REACH = 12  # a lead or a lag of so many points leaves little open
KEEPS = 0.4  # how much of its value a card brings at the end, on average
ACTIVATES = 3  # what a first activator is worth
DENIES = 0.3  # how much of what the next player would gain counts for not passing a card on
HIDES = 0.2  # encrypting is better than downloading by so much of the card's value
NEEDED = 5  # what stealing an activator is worth to whoever has none, in values of cards
GIFT = 6  # how much worse it is to send a rival the best card of a corporation that is contested


def kit(box: Box, view: State, seat: int, rng: random.Random) -> Move | None:
    """The move of the kit in the position that waits for it."""
    kind = view.agenda[-1].kind
    if kind == "lay":
        return lay(box, view, seat, rng)
    if kind == "discard":
        return discard(box, view, seat, rng)
    return steal(box, view, seat, rng) if kind == "theft" else name(box, view, seat, rng)


def preferred(rated: Sequence[tuple[float, tuple[str, ...]]], rng: random.Random) -> tuple[str, ...]:
    """The words with the highest rating; of several alike, any."""
    best = max(rating for rating, _ in rated)
    return rng.choice([words for rating, words in rated if rating == best])


# ---------------------------------------------------------------------- what a card is worth to whom


def standing(view: State, found: list[int], seat: int, corporation: int) -> float:
    """What a corporation promises a seat by these sums: its card if ahead, its key if second, the more the surer."""
    lead = found[seat] - max(found[:seat] + found[seat + 1 :])
    prize = sum(view.stacks[corporation][: taken(view, corporation)]) + 1
    return prize * min(max(0.5 + lead / REACH, 0), 1) + (1 if found[seat] else 0)


def gain(box: Box, view: State, seat: int, card: Card) -> float:
    """How much a card in the area of a seat would bring it: a better standing, its value, and an activator."""
    found = sums(box, view, card.corporation)
    better = [count + card.value * (other == seat) for other, count in enumerate(found)]
    corporation = card.corporation
    ahead = standing(view, better, seat, corporation) - standing(view, found, seat, corporation)
    first = card.activator and not activates(box, view, seat, corporation)
    return ahead + KEEPS * card.value + ACTIVATES * first


def activates(box: Box, view: State, seat: int, corporation: int) -> bool:
    """Whether a seat has an activator of a corporation, in its archive or open in its area."""
    lying = [box.cards[lying.card] for lying in view.areas[seat] if lying.card != UNKNOWN]
    own = any(card.activator and card.corporation == corporation for card in lying)
    return own or worth(box, view, seat, corporation).activated


def contested(box: Box, view: State, card: Card) -> bool:
    """Whether a card is the best of a corporation in which somebody has a sum already."""
    best = max(other.value for other in box.cards if other.corporation == card.corporation)
    return card.value == best and any(sums(box, view, card.corporation))


# ---------------------------------------------------------------------- laying a pair


def lay(box: Box, view: State, seat: int, rng: random.Random) -> Move:
    """The best pair: each card of the hand with each action card that is left."""
    hand = [box.cards[number] for number in dict.fromkeys(view.hands[seat])]
    usual = sum(gain(box, view, seat, card) for card in hand) / len(hand)
    actions = list(dict.fromkeys(view.actions[seat]))
    rated = [(rating(box, view, seat, card, action, usual), (card.slug, action)) for card in hand for action in actions]
    return Move(seat, "lay", preferred(rated, rng))


def rating(box: Box, view: State, seat: int, card: Card, action: str, usual: float) -> float:
    """What a pair brings; sending spares a card for a better day, so it is worth as much as a usual card, less."""
    denied = DENIES * gain(box, view, neighbour(view, seat, direction(view.week)), card)
    if action in SENT:
        rival = target(view, seat, action)
        gift = GIFT if contested(box, view, card) else 0
        return denied + usual - gain(box, view, rival, card) - gift
    hidden = HIDES * card.value if action == "encrypt" else 0
    return denied + gain(box, view, seat, card) + hidden


def discard(box: Box, view: State, seat: int, rng: random.Random) -> Move:
    """PNG-23: what would help the rival, who gets the rest of the hand, most."""
    rival = neighbour(view, seat, direction(view.week))
    cards = [box.cards[number] for number in dict.fromkeys(view.hands[seat])]
    rated = [(gain(box, view, rival, card) - KEEPS * gain(box, view, seat, card), (card.slug,)) for card in cards]
    return Move(seat, "discard", preferred(rated, rng))


# ---------------------------------------------------------------------- archiving


def name(box: Box, view: State, seat: int, rng: random.Random) -> Move:
    """PNG-41, PNG-46: itself if it can; else whoever has fewest points."""
    tied = tied_now(box, view)
    rated = [(1.0 if other == seat else -points(box, view, other), (str(other),)) for other in tied]
    return Move(seat, "name", preferred(rated, rng))


def steal(box: Box, view: State, seat: int, rng: random.Random) -> Move:
    """PNG-49: an activator that it needs, else the most valuable card; best from whoever leads in points."""
    (corporation,) = view.agenda[-1].about
    needs = not activates(box, view, seat, corporation)
    leader = max(points(box, view, other) for other in view.seats)
    rated = [
        (
            box.cards[card].value
            + NEEDED * (needs and box.cards[card].activator)
            + (points(box, view, owner) == leader),
            (str(owner), box.slug(card)),
        )
        for owner, card in loot(box, view, seat, corporation)
    ]
    return Move(seat, "take", preferred(rated, rng))
