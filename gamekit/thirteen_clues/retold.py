"""What a given position tells: the events that would have led to it, which begin its log."""

from __future__ import annotations

from gamekit.game import CHANCE, Event
from gamekit.thirteen_clues.board import LETTERS, Deck
from gamekit.thirteen_clues.dealing import front, side
from gamekit.thirteen_clues.rounds import round_begins
from gamekit.thirteen_clues.state import State


def retold(deck: Deck, state: State) -> tuple[Event, ...]:
    """The events that a position stands for. Questions and accusations leave no trace on the table (TC-34, TC-49)."""
    informants = list(zip(LETTERS, deck.slugs(state.informants), state.looked, strict=False))
    rules_of_turn = ("TC-23", "TC-8") if state.with_glasses else ("TC-52", "TC-8")
    return (
        *(laid(letter, card) for letter, card, _ in informants),
        *(front(deck, state, owner) for owner in state.seats),
        *(side(deck, seat, state.hands[seat], ("TC-16",)) for seat in state.seats),
        Event("first", state.first, {}, ("TC-19",)),
        *(looked(letter, card, seat) for letter, card, seats in informants for seat in seats),
        round_begins(state),
        Event("turn", state.agenda[0].seat, {"number": state.turn}, rules_of_turn),
    )


def laid(letter: str, card: str) -> Event:
    """TC-17: an informant, face down for everybody."""
    return Event("laid", CHANCE, {"letter": letter, "card": card}, ("TC-17",), {"card": ()})


def looked(letter: str, card: str, seat: int) -> Event:
    """TC-36: a look at an informant, of which the looker remembers the card."""
    return Event("looked", seat, {"letter": letter, "card": card}, ("TC-36", "TC-64"), {"card": (seat,)})
