"""The kit as a player of 1000 mil: it drives when it can, gets going again, hinders whoever is ahead, saves immunities.

It looks at its view only. A dirty trick it makes whenever it can: 400 points and the turn are never to be had cheaper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.game import CHANCE, Move
from gamekit.thousand_miles import car, rules
from gamekit.thousand_miles.board import Card, Deck
from gamekit.thousand_miles.state import State

if TYPE_CHECKING:
    import random

EARLY = 3  # so many cards at most in the deck, and an immunity is laid rather than kept for a trick


def kit(deck: Deck, view: State, seat: int, rng: random.Random) -> Move | None:
    """The move of `seat`; out of turn a trick, or None."""
    saved = rules.cut_trick(deck, view, seat, ()) if view.agenda[-1].seat != CHANCE else []
    if saved:
        return Move(seat, "trick", (saved[0],))
    if view.agenda[-1].seat != seat:
        return None
    match view.agenda[-1].kind:
        case "draw":
            return Move(seat, "draw")
        case "decide":
            return Move(seat, "extend" if ahead(view, seat) else "finish")
    return best(deck, view, seat) or thrown(deck, view, seat, rng)


def ahead(view: State, seat: int) -> bool:
    """Whether an extension is worth its risk: everybody else is far behind, and cards are left to drive with."""
    own = view.side_of(seat)
    return view.left > 20 and all(side.miles <= 300 for number, side in enumerate(view.sides) if number != own)


def best(deck: Deck, view: State, seat: int) -> Move | None:
    """What the kit lays: the longest distance, a defence, an attack on the leader; None if nothing is useful."""
    laid = [deck.cards[deck.number[slug]] for slug in rules.cut_lay(deck, view, seat, ())]
    defences = [card for card in laid if card.kind == "defence"]
    distances = [card for card in laid if card.kind == "distance"]
    if defences and (not distances or view.sides[view.side_of(seat)].con_sens):
        return Move(seat, "lay", (defences[0].slug,))
    if distances and not view.sides[view.side_of(seat)].con_sens:
        return Move(seat, "lay", (max(distances, key=lambda card: card.miles).slug,))
    return attack(deck, view, seat) or immunity(view, seat, laid)


def attack(deck: Deck, view: State, seat: int) -> Move | None:
    """An attack on the side with most miles of those that can be attacked."""
    pairs = [
        (view.sides[side].miles, card, side)
        for card in rules.attacks_in_hand(deck, view, seat)
        for side in rules.targets(deck, view, seat, card)
    ]
    if not pairs:
        return None
    _, card, side = max(pairs)
    return Move(seat, "attack", (deck.slug(card), str(side)))


def immunity(view: State, seat: int, laid: list[Card]) -> Move | None:
    """An immunity that ends something in force, or any when the deck runs out; else it is kept for a trick."""
    marks = view.sides[view.side_of(seat)].marks
    useful = [card for card in laid if card.kind == "immunity" and (set(card.ends) & set(marks) or view.left <= EARLY)]
    return Move(seat, "lay", (useful[0].slug,)) if useful else None


def thrown(deck: Deck, view: State, seat: int, rng: random.Random) -> Move:
    """What the kit throws away: the card of which it has least use; of several alike, any."""
    cards = [deck.cards[card] for card in view.hands[seat]]
    worth = {card.number: use(deck, view, seat, card) for card in cards}
    least = [card for card in cards if worth[card.number] == min(worth.values())]
    return Move(seat, "discard", (rng.choice(least).slug,))


def use(deck: Deck, view: State, seat: int, card: Card) -> int:
    """How much a card is worth keeping, from 0: spare ones less than the first of a kind, immunities most of all."""
    side = view.sides[view.side_of(seat)]
    spare = view.hands[seat].count(card.number) > 1
    if card.kind == "immunity":
        return 9
    if card.kind == "distance":
        return 0 if car.why_not_so_far(side, view.distance, card) else 3 + card.miles // 50 - spare
    if card.kind == "defence":
        safe = any(side.laid[attack.immunity] for attack in deck.cards if attack.mark in card.ends and attack.mark)
        return 0 if safe else 8 if set(card.ends) & set(side.marks) else 6 - 4 * spare
    return 4 - 2 * spare
