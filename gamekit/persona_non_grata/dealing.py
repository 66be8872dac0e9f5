"""Weeks begin and cards are dealt (PNG-9 to PNG-12, PNG-20, PNG-23, PNG-64 to PNG-66).

The deck has no hidden order: CHANCE draws a card when one is due, by how many of each are left. Functions take the box
first; the game binds it.
"""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.flow import Flow, done, due
from gamekit.game import CHANCE, UNKNOWN, Event, Move, Refusal, Task
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.state import HAND, NOBODY, SENT, WEEKS, Cards, Options, State, replaced


def start(box: Box, seats: int, options: Options) -> State:
    """PNG-9, PNG-12: all cards in the deck, corporation cards and keys (PNG-5) on the table; players have nothing."""
    deck, corporations = box.full(seats), box.parties[seats]
    return State(
        agenda=(Task("week", CHANCE),),
        options=options,
        week=0,
        day=0,
        deck=deck,
        left=sum(deck),
        hands=((),) * seats,
        actions=((),) * seats,
        laid=(None,) * seats,
        revealed=False,
        areas=((),) * seats,
        discards=((),) * seats,
        archives=((),) * seats,
        won=((),) * seats,
        stacks=(box.stack,) * corporations,
        keys=(NOBODY,) * corporations,
    )


def direction(week: int) -> str:
    """PNG-20: which way hands are passed in a week."""
    return "right" if week == 2 else "left"


def neighbour(state: State, seat: int, way: str) -> int:
    """PNG-1, PNG-28: who sits on that side; PNG-29: with two players always the other."""
    return (seat + (1 if way == "left" else -1)) % len(state.hands)


def begin_week(box: Box, state: State, task: Task) -> Flow:
    """PNG-11: all action cards are back in hand; PNG-10, PNG-66: six cards are dealt to each player, seat by seat."""
    seats, week = len(state.hands), state.week + 1
    state = state._replace(week=week, day=0, actions=(box.actions,) * seats)
    deals = [Task("deal", CHANCE, (seat,)) for seat in state.seats for _ in range(HAND)]
    state = due(state, *deals, Task("day", CHANCE))
    details = {"number": week, "direction": direction(week), "last": week == state.options.weeks}
    shorter = ("PNG-81",) if state.options.weeks != WEEKS else ()
    rules = ("PNG-14", *shorter, "PNG-20", "PNG-19", "PNG-11", "PNG-17", "PNG-10")
    yield state, Event("week", CHANCE, details, rules)
    return state


def target(state: State, seat: int, action: str) -> int:
    """PNG-25, PNG-26: to whose area an action leads, the own one; PNG-27: or that of the neighbour on that side."""
    return neighbour(state, seat, action) if action in SENT else seat


# ---------------------------------------------------------------------- cards that chance deals


def in_deck(box: Box, state: State) -> Cards:
    """PNG-78: how many of each card the deck has; of a view, which does not show that, how many at most."""
    return unseen(box, state) if state.deck == UNKNOWN else state.deck


def unseen(box: Box, view: State) -> Cards:
    """How many of each card lie in the deck or elsewhere where a view does not show them."""
    counts = list(box.full(len(view.hands)))
    for card in shown_cards(view):
        if card != UNKNOWN:
            counts[card] -= 1
    return tuple(counts)


def shown_cards(view: State) -> list[int]:
    """Every information card outside the deck; UNKNOWN for one that the view does not show."""
    rows = (*view.hands, *view.discards, *view.archives)
    laid = [pair[0] for pair in view.laid if pair]
    return [*(card for row in rows for card in row), *laid, *(lying.card for area in view.areas for lying in area)]


def cut_deal(box: Box, state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """PNG-65: the cards of which the deck has some left, or may have as far as a view shows."""
    return [slug for slug, count in zip(box.number, in_deck(box, state), strict=True) if count]


def why_not_deal(box: Box, state: State, move: Move) -> Refusal | None:
    """PNG-65, PNG-66: only what the deck has left."""
    card = move.words[0]
    return (
        None if in_deck(box, state)[box.number[card]] else Refusal("not_in_deck", ("PNG-65", "PNG-66"), {"card": card})
    )


def weight(box: Box, state: State, move: Move) -> int:
    """PNG-65: how many of the card the deck has left."""
    return state.deck[box.number[move.words[0]]]


def owner(state: State, move: Move) -> tuple[int, ...]:
    """PNG-67, PNG-76: only who gets the card may know it."""
    return (state.agenda[-1].about[0],)


def deal(box: Box, state: State, move: Move) -> Flow:
    """PNG-10, PNG-66: a card of the week's hand; PNG-23: or, once the hands are passed, the one that is drawn."""
    (seat,), card = state.agenda[-1].about, box.number[move.words[0]]
    state = done(state)._replace(
        deck=replaced(state.deck, card, state.deck[card] - 1),
        left=state.left - 1,
        hands=with_cards(state.hands, seat, card),
    )
    kind, rules = ("drawn", ("PNG-23", "PNG-76")) if state.day else ("dealt", ("PNG-10", "PNG-66", "PNG-67"))
    yield state, Event(kind, seat, {"card": move.words[0]}, (*rules, "PNG-65", "PNG-64"), {"card": (seat,)})
    return state


def with_cards(rows: tuple[Cards, ...], seat: int, *cards: int) -> tuple[Cards, ...]:
    """The rows with some cards more for a seat, in the order of numbers."""
    return replaced(rows, seat, tuple(sorted((*rows[seat], *cards))))
