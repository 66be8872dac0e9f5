"""What a seat does not see: the cards in the deck and in the hands of others (TM-136, TM-137)."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add, sub

from gamekit.game import UNKNOWN
from gamekit.thousand_miles.board import Deck, full
from gamekit.thousand_miles.state import Counts, State


def counted(deck: Deck, cards: Iterable[int]) -> Counts:
    """How many of each card there are among these; hidden ones are left out."""
    known = [card for card in cards if card != UNKNOWN]
    return tuple(known.count(card.number) for card in deck.cards)


def laid(deck: Deck, state: State) -> Counts:
    """The cards that lie before all sides."""
    return tuple(sum(side.laid[card.number] for side in state.sides) for card in deck.cards)


def unseen(deck: Deck, view: State) -> Counts:
    """How many of each card this view does not show: the full deck less what is laid, discarded, or in hands it shows.

    They are spread over the deck (`view.left`) and the hidden hands; nothing tells which lie where, so each of them is
    as likely in one hidden place as in another. A public silence proves nothing (TM-71: a holder may wait).
    """
    hands = counted(deck, (card for hand in view.hands for card in hand))
    seen = map(add, hands, map(add, view.discards, laid(deck, view)))
    return tuple(map(sub, full(deck, view.options, len(view.hands)), seen))
