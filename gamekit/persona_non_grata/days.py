"""The days of a week: pairs are laid, revealed and carried out, and the hands passed on (PNG-13 to PNG-29).

Functions take the box first; the game binds it.
"""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.flow import Flow, done, due
from gamekit.game import CHANCE, Event, Move, Refusal, Task
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.dealing import direction, neighbour, target, with_cards
from gamekit.persona_non_grata.state import DAYS, SENT, Cards, Lying, State, replaced, without

# ---------------------------------------------------------------------- a day begins, and pairs are laid


def begin_day(box: Box, state: State, task: Task) -> Flow:
    """PNG-13, PNG-15: every player lays a pair, in secret (PNG-68), and then all are revealed (PNG-16)."""
    state = state._replace(day=state.day + 1)
    state = due(state, *(Task("lay", seat) for seat in state.seats), Task("reveal", CHANCE))
    yield state, Event("day", CHANCE, {"number": state.day}, ("PNG-15", "PNG-13", "PNG-17"))
    return state


def cut_card(box: Box, state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """The cards in hand, equal ones once."""
    return list(dict.fromkeys(box.slugs(state.hands[seat])))


def cut_action(state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """PNG-17: the action cards in hand, equal ones once."""
    return list(dict.fromkeys(state.actions[seat]))


def why_not_card(box: Box, state: State, move: Move) -> Refusal | None:
    """PNG-15: only a card in hand."""
    card = move.words[0]
    held = box.number[card] in state.hands[move.seat]
    return None if held else Refusal("not_in_hand", ("PNG-15",), {"card": card})


def why_not_lay(box: Box, state: State, move: Move) -> Refusal | None:
    """PNG-15: only a card in hand; PNG-17: and an action card that is not used yet this week."""
    action = move.words[1]
    used = action not in state.actions[move.seat]
    return why_not_card(box, state, move) or (Refusal("action_used", ("PNG-17",), {"action": action}) if used else None)


def lay(box: Box, state: State, move: Move) -> Flow:
    """PNG-15: a pair face down; PNG-68: others are told that it is there, and no more."""
    seat, (card, action) = move.seat, move.words
    number = box.number[card]
    state = done(state)._replace(
        hands=replaced(state.hands, seat, without(state.hands[seat], number)),
        laid=replaced(state.laid, seat, (number, action)),
    )
    details, hidden = {"card": card, "action": action}, {"card": (seat,), "action": (seat,)}
    yield state, Event("laid", seat, details, ("PNG-15", "PNG-68"), hidden)
    return state


# ---------------------------------------------------------------------- the reveal, and what follows at once


def reveal(box: Box, state: State, task: Task) -> Flow:
    """PNG-16, PNG-69: all action cards lie open at once (PNG-73), and are carried out seat by seat."""
    laid = [pair for pair in state.laid if pair]
    used = tuple(without(cards, action) for cards, (_, action) in zip(state.actions, laid, strict=True))
    state = state._replace(actions=used, revealed=True)
    actions = [action for _, action in laid]
    yield state, Event("revealed", CHANCE, {"actions": actions}, ("PNG-16", "PNG-69", "PNG-17", "PNG-73"))
    for seat, pair in enumerate(laid):
        state, event = carried_out(box, state, seat, *pair)
        yield state, event
    return end_of_actions(state._replace(revealed=False))


def carried_out(box: Box, state: State, seat: int, card: int, action: str) -> tuple[State, Event]:
    """PNG-25 to PNG-27: a card goes into the own area, open or encrypted, or into that of a neighbour."""
    owner = target(state, seat, action)
    lying = Lying(card, action == "encrypt", state.week, state.day, seat)
    state = state._replace(
        areas=replaced(state.areas, owner, (*state.areas[owner], lying)), laid=replaced(state.laid, seat, None)
    )
    slug = box.slug(card)
    if action in SENT:
        rules = ("PNG-27", "PNG-28", "PNG-70", *(("PNG-29",) if len(state.hands) == 2 else ()), "PNG-30")
        return state, Event("sent", seat, {"card": slug, "action": action, "target": [owner]}, rules)
    if action == "encrypt":
        return state, Event("encrypted", seat, {"card": slug}, ("PNG-26", "PNG-71", "PNG-30"), {"card": (seat,)})
    return state, Event("downloaded", seat, {"card": slug}, ("PNG-25", "PNG-70", "PNG-30"))


def end_of_actions(state: State) -> State:
    """PNG-18: the hands are passed; PNG-23: two players may first have to discard; PNG-22, PNG-24: or neither."""
    if state.day == DAYS:
        return due(state, Task("week_end", CHANCE))
    discards = [Task("discard", seat) for seat in state.seats] if state.draws else []
    return due(state, *discards, Task("pass", CHANCE))


def discard(box: Box, state: State, move: Move) -> Flow:
    """PNG-23: a card face down; PNG-75: only its player knows which."""
    seat, card = move.seat, box.number[move.words[0]]
    state = put_aside(done(state), seat, card)
    hidden = {"card": (seat,)}
    yield state, Event("discarded", seat, {"card": move.words[0]}, ("PNG-23", "PNG-75"), hidden)
    return state


def put_aside(state: State, seat: int, card: int) -> State:
    """The card out of the hand, among the discards of the seat."""
    return state._replace(
        hands=replaced(state.hands, seat, without(state.hands[seat], card)),
        discards=replaced(state.discards, seat, (*state.discards[seat], card)),
    )


# ---------------------------------------------------------------------- passing, and the last card of the week


def pass_on(box: Box, state: State, task: Task) -> Flow:
    """PNG-18: each hand goes to the next player, all at once; PNG-23: then two players may have to draw."""
    way, given = direction(state.week), state.hands
    receivers = [neighbour(state, seat, way) for seat in state.seats]
    state = state._replace(hands=tuple(given[receivers.index(seat)] for seat in state.seats))
    draws = [Task("deal", CHANCE, (seat,)) for seat in state.seats] if state.draws else []
    state = due(state, *draws, Task("day", CHANCE))
    for seat, receiver in enumerate(receivers):
        yield state, passed(box, seat, receiver, given[seat], way, state)
    return state


def passed(box: Box, seat: int, receiver: int, cards: Cards, way: str, state: State) -> Event:
    """PNG-74: which cards were passed is known to giver and receiver; how many, and to whom, to all."""
    details = {"cards": box.slugs(cards), "count": len(cards), "direction": way, "target": [receiver]}
    rules = ("PNG-18", "PNG-19", "PNG-20", "PNG-74", *(("PNG-23",) if state.draws else ()))
    return Event("passed", seat, details, rules, {"cards": (seat, receiver)})


def last_cards(box: Box, state: State) -> Flow:
    """PNG-21, PNG-22: the card left in each hand is discarded, unseen by others (PNG-75)."""
    for seat in state.seats:
        (card,) = state.hands[seat]
        state = put_aside(state, seat, card)
        rules = ("PNG-21", "PNG-22", "PNG-75", *(("PNG-24",) if state.draws else ()))
        yield state, Event("last", seat, {"card": box.slug(card)}, rules, {"card": (seat,)})
    return state


def collected(state: State, seat: int, *cards: int) -> State:
    """PNG-54, PNG-77: the archive of a seat with some information cards more."""
    return state._replace(archives=with_cards(state.archives, seat, *cards))
