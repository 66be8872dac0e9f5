"""What a given position tells: the events that begin its log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from gamekit.game import CHANCE, Event
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.dealing import direction
from gamekit.persona_non_grata.state import NOBODY, Lying, State


def retold(box: Box, state: State) -> tuple[Event, ...]:
    """What lies on the table (PNG-77), what each seat holds and has put aside (told to it alone), and what is laid."""
    last = state.week == state.options.weeks
    details = {"number": state.week, "direction": direction(state.week), "last": last}
    return (
        Event("week", CHANCE, details, ("PNG-14", "PNG-20")),
        *(stack(box, state, corporation) for corporation in range(len(state.keys))),
        *chain.from_iterable(of_seat(box, state, seat) for seat in state.seats),
        Event("day", CHANCE, {"number": state.day}, ("PNG-15", "PNG-13")),
        *pairs(box, state),
    )


def stack(box: Box, state: State, corporation: int) -> Event:
    """PNG-77: the corporation cards that are left, and who holds the key."""
    holder = state.keys[corporation]
    cards = [box.corporation_card(corporation, value) for value in state.stacks[corporation]]
    holders = [] if holder == NOBODY else [holder]
    details = {
        "corporation": box.corporations[corporation],
        "cards": cards,
        "left": len(cards),
        "holder": holders,
        "held": bool(holders),
    }
    return Event("stack", CHANCE, details, ("PNG-77", "PNG-4", "PNG-6"))


def of_seat(box: Box, state: State, seat: int) -> Iterator[Event]:
    """What lies before a seat, and what is in its hand."""
    if state.won[seat]:
        cards = [box.corporation_card(*card) for card in state.won[seat]]
        yield Event("won", seat, {"cards": cards}, ("PNG-77", "PNG-36"))
    if state.archives[seat]:
        cards = box.slugs(state.archives[seat])
        yield Event("archive", seat, {"cards": cards, "count": len(cards)}, ("PNG-77",))
    yield from (lies(box, seat, lying) for lying in state.areas[seat])
    if state.discards[seat]:
        cards = box.slugs(state.discards[seat])
        yield Event("aside", seat, {"cards": cards, "count": len(cards)}, ("PNG-75",), {"cards": (seat,)})
    if state.hands[seat]:
        cards = box.slugs(state.hands[seat])
        details = {"cards": cards, "count": len(cards), "actions": list(state.actions[seat])}
        yield Event("hand", seat, details, ("PNG-67", "PNG-73"), {"cards": (seat,)})


def lies(box: Box, seat: int, lying: Lying) -> Event:
    """PNG-70, PNG-71: a card in an area; an encrypted one is told to its owner only."""
    details = {
        "card": box.slug(lying.card),
        "encrypted": lying.encrypted,
        "week": lying.week,
        "day": lying.day,
        "sender": [lying.sender],
    }
    return Event("lying", seat, details, ("PNG-70", "PNG-71"), {"card": (seat,)} if lying.encrypted else {})


def pairs(box: Box, state: State) -> Iterator[Event]:
    """PNG-68: each pair that is laid is told to its own player; that there is one, to all."""
    for seat, pair in enumerate(state.laid):
        if pair:
            details = {"card": box.slug(pair[0]), "action": pair[1]}
            yield Event("laid", seat, details, ("PNG-15", "PNG-68"), {"card": (seat,), "action": (seat,)})
