"""Buying upgrades (CG-94 to CG-102, CG-155, CG-163)."""

from __future__ import annotations

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.state import COLOURS, State
from gamekit.crash_and_grab.upgrades import bought
from gamekit.flow import Flow, done, due
from gamekit.game import CHANCE, Event, Move, Refusal, Task

PRICE = 2  # energy for an upgrade (CG-94)


def buy(box: Box, state: State, task: Task) -> Flow:
    """CG-94, CG-95: as long as it has 2 energy, the saucer buys; CG-96: if any card can be had."""
    (saucer,), cards = task.about, len(state.deck) + len(state.discards)
    if state.saucers[saucer].energy < PRICE or not cards:
        return state
    state = due(state, task)
    if not state.deck:
        state = yield from renewed(box, state, saucer)
    if cards == 1:
        return (yield from only_one(state, saucer))
    return due(state, Task("deal", CHANCE, (saucer,)))


def renewed(box: Box, state: State, saucer: int) -> Flow:
    """CG-96: the discards become the deck."""
    cards = in_order(box, state, (*state.deck, *state.discards))
    details = {"count": len(state.discards)}
    state = state._replace(deck=cards, discards=())
    yield state, Event("renewed", state.seat_of(saucer), details, ("CG-96", "CG-164"))
    return state


def in_order(box: Box, state: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Upgrades in the order of the table."""
    return tuple(card for card in box.deck[state.players] if card in cards)


def paid(state: State, saucer: int) -> State:
    """CG-94: 2 energy are spent."""
    record = state.saucers[saucer]
    return state.with_saucer(saucer, record._replace(energy=record.energy - PRICE))


def only_one(state: State, saucer: int) -> Flow:
    """CG-96: if only one card can be had, it is kept."""
    (card,) = state.deck
    state = owned(paid(state, saucer)._replace(deck=()), saucer, card)
    details = {"saucer": COLOURS[saucer], "upgrade": card, "energy": state.saucers[saucer].energy}
    yield state, Event("bought_last", state.seat_of(saucer), details, ("CG-96", "CG-94", "CG-99"))
    return state


def owned(state: State, saucer: int, card: str) -> State:
    """CG-94, CG-99: the card lies before the saucer, fresh; CG-127: it may call for something at once."""
    record = state.saucers[saucer]
    state = state.with_saucer(saucer, record._replace(upgrades=(*record.upgrades, card), fresh=(*record.fresh, card)))
    return due(state, *bought(state, saucer, card))


# ---------------------------------------------------------------------- two cards are drawn


def buyer(state: State, move: Move) -> tuple[int, ...]:
    """CG-163: only the buyer sees what is drawn."""
    return (state.seat_of(state.agenda[-1].about[0]),)


def pairs(box: Box, state: State) -> list[tuple[str, str]]:
    """CG-155: any two cards of the deck, or its only one and one of the discards; the first in the table first."""
    whole = in_order(box, state, state.deck if len(state.deck) > 1 else (*state.deck, *state.discards))
    found = [(first, second) for at, first in enumerate(whole) for second in whole[at + 1 :]]
    return found if len(state.deck) > 1 else [pair for pair in found if state.deck[0] in pair]


def cut_first(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """CG-155: the cards that can be the first of a pair."""
    if len(state.deck) > 1:
        return list(state.deck[:-1])
    return list(dict.fromkeys(first for first, _ in pairs(box, state)))


def cut_second(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """CG-155: the cards that can be drawn with the first."""
    if len(state.deck) > 1:
        return list(state.deck[state.deck.index(before[0]) + 1 :] if before else state.deck[1:])
    return [second for first, second in pairs(box, state) if not before or first == before[0]]


def why_not_deal(box: Box, state: State, move: Move) -> Refusal | None:
    """CG-155: two different cards that can be drawn now, in the order of the table."""
    first, second = move.words
    if (first, second) in pairs(box, state):
        return None
    return Refusal("not_in_deck", ("CG-155", "CG-11"), {"first": first, "second": second})


def deal(box: Box, state: State, move: Move) -> Flow:
    """CG-94, CG-155: 2 energy are spent and two cards drawn, which the buyer alone sees (CG-163)."""
    (saucer,) = state.agenda[-1].about
    seat = state.seat_of(saucer)
    state = paid(done(state), saucer)
    if len(state.deck) == 1:
        state = yield from renewed(box, state, saucer)
    state = due(state._replace(drawn=move.words), Task("keep", seat, (saucer,)))
    first, second = move.words
    details = {"saucer": COLOURS[saucer], "first": first, "second": second, "energy": state.saucers[saucer].energy}
    rules = ("CG-94", "CG-155", "CG-163", "CG-164", "CG-95")
    yield state, Event("drawn", seat, details, rules, {"first": (seat,), "second": (seat,)})
    return state


def cut_keep(state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """CG-94: one of the two."""
    return state.drawn


def why_not_keep(state: State, move: Move) -> Refusal | None:
    """CG-94: only one of the two drawn."""
    card = move.words[0]
    return None if card in state.drawn else Refusal("not_drawn", ("CG-94",), {"upgrade": card})


def keep(box: Box, state: State, move: Move) -> Flow:
    """CG-94, CG-97: one card is laid face up for good, the other discarded; both are open now (CG-163)."""
    card, (saucer,) = move.words[0], state.agenda[-1].about
    other = next(one for one in state.drawn if one != card)
    deck = tuple(one for one in state.deck if one not in state.drawn)
    discards = in_order(box, state, (*state.discards, other))
    state = done(state)._replace(deck=deck, discards=discards, drawn=())
    state = owned(state, saucer, card)
    details = {"saucer": COLOURS[saucer], "upgrade": card, "discarded": other}
    yield state, Event("bought", move.seat, details, ("CG-94", "CG-163", "CG-97", "CG-99", "CG-100", "CG-101"))
    return state
