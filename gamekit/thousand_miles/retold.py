"""What a given position tells: the events that begin its log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamekit.game import CHANCE, Event
from gamekit.thousand_miles.board import Deck, laid_immunities
from gamekit.thousand_miles.car import standing
from gamekit.thousand_miles.state import State


def retold(deck: Deck, state: State) -> tuple[Event, ...]:
    """How each side stands, what each seat holds (told to it alone, TM-136), and whose turn it is."""
    turn = () if state.agenda[-1].kind == "decide" else (turn_again(state),)
    return (
        Event("round", state.first, {"number": state.round}, ("TM-15",)),
        *(stands(deck, state, number) for number in range(len(state.sides))),
        *discarded(deck, state),
        *(hand(deck, state, seat) for seat in state.seats),
        *turn,
    )


def stands(deck: Deck, state: State, number: int) -> Event:
    """TM-137: how a side stands is known to all."""
    side = state.sides[number]
    details = {
        "side": list(state.members(number)),
        "miles": side.miles,
        "points": side.points,
        "total": side.total,
        "state": standing(side.marks),
        "immunities": len(laid_immunities(deck, side)),
        "laid": named(deck, side.laid),
    }
    return Event("standing", number, details, ("TM-137", "TM-123"))


def named(deck: Deck, counts: Sequence[int]) -> list[str]:
    """Each card that lies there, by name."""
    return [deck.slug(number) for number, count in enumerate(counts) for _ in range(count)]


def discarded(deck: Deck, state: State) -> Iterator[Event]:
    """TM-24: the discards lie open."""
    cards = named(deck, state.discards)
    if cards:
        yield Event("discards", CHANCE, {"cards": cards}, ("TM-24", "TM-137"))


def hand(deck: Deck, state: State, seat: int) -> Event:
    """TM-136: a hand is told to its player only, its size to all."""
    cards = deck.slugs(state.hands[seat])
    return Event("hand", seat, {"cards": cards, "count": len(cards)}, ("TM-136",), {"cards": (seat,)})


def turn_again(state: State) -> Event:
    """TM-20: whose turn it is."""
    return Event("turn", state.agenda[-1].seat, {"number": state.turn}, ("TM-20", "TM-125"))
