"""What is wrong with a given position: a record may begin from one, but only from one that can be played on."""

from __future__ import annotations

from gamekit.game import Setting, Task
from gamekit.thousand_miles import car
from gamekit.thousand_miles.board import MARKS, Deck, full
from gamekit.thousand_miles.rounds import FAR, NEAR, count_of_sides, due, first_distance
from gamekit.thousand_miles.state import HAND, NOBODY, Counts, Options, Side, State
from gamekit.thousand_miles.unseen import counted, laid


def problems(deck: Deck, state: State, setting: Setting) -> list[str]:
    """Names of messages, `problem-<name>`, one for each thing that is wrong; empty if the position can be played.

    A given position is one in which a player draws, plays, or decides about an extension; not while cards are dealt.
    """
    options = Options(**setting.options)
    rows = len(state.hands) == setting.seats and len(state.sides) == count_of_sides(setting.seats, options)
    if not rows or state.options != options or not counts_ok(deck, state):
        return ["seats"]
    tests = {
        "cards": cards_ok(deck, state),
        "sides": all(side_ok(deck, state, side) for side in state.sides),
        "attack": attack_ok(deck, state),
        "round": round_ok(state),
    }
    wrong = [name for name, ok in tests.items() if not ok]
    return wrong or ([] if agenda_ok(state) else ["agenda"])


def counts_ok(deck: Deck, state: State) -> bool:
    """Every row of counts has a number for each card, none below zero; every card of a hand exists."""
    rows: list[Counts] = [state.deck, state.discards, *(side.laid for side in state.sides)]
    known = all(card in range(len(deck.cards)) for hand in state.hands for card in hand)
    return known and all(len(row) == len(deck.cards) and min(row) >= 0 for row in rows)


def cards_ok(deck: Deck, state: State) -> bool:
    """TM-2 to TM-4: every card lies in one place; TM-18: hands of seven at most, in order."""
    hands = counted(deck, (card for hand in state.hands for card in hand))
    rows = zip(state.deck, state.discards, hands, laid(deck, state), strict=True)
    whole = tuple(map(sum, rows)) == full(deck, state.options, len(state.hands)) and state.left == sum(state.deck)
    return whole and all(len(hand) <= HAND and list(hand) == sorted(hand) for hand in state.hands)


def side_ok(deck: Deck, state: State, side: Side) -> bool:
    """TM-7 to TM-9, TM-28, TM-34, TM-101: nothing is in force that could not be."""
    marks = side.marks
    ordered = marks == tuple(mark for mark in MARKS if mark in marks)
    safe = [mark for number in deck.immunities if side.laid[number] for mark in deck.cards[number].ends]
    broken = car.damages(marks)
    stopped = not broken or side.stopped or car.has_priority(deck, side)
    few = len(broken) < 2 or state.options.cumulative
    most = all(side.laid[card.number] <= card.most for card in deck.cards if card.most)
    return ordered and stopped and few and most and miles_ok(state, side) and not set(marks) & set(safe)


def miles_ok(state: State, side: Side) -> bool:
    """TM-29, TM-30, TM-120: miles short of the distance, unless its player decides; none without having driven."""
    most = state.distance if state.agenda and state.agenda[-1].kind == "decide" else state.distance - 1
    return 0 <= side.miles <= min(most, side.points) and side.total >= 0 and (side.driven or side.miles == 0)


def attack_ok(deck: Deck, state: State) -> bool:
    """TM-58, TM-64: the attack that a trick can still undo lies before its side, and is in force there."""
    found = state.attack
    if found is None:
        return True
    if found.card not in range(len(deck.cards)) or found.side not in range(len(state.sides)):
        return False
    card, side = deck.cards[found.card], state.sides[found.side]
    if card.kind != "attack" or not side.laid[found.card] or found.seat not in state.seats:
        return False
    struck = car.marked(found.marks, card, car.has_priority(deck, side))
    return struck == side.marks and card.mark not in found.marks and state.side_of(found.seat) != found.side


def round_ok(state: State) -> bool:
    """TM-15, TM-90, TM-91, TM-110: round, turn, first player, distance and extension fit together."""
    near = first_distance(len(state.hands), state.options) == NEAR
    called = state.called in range(len(state.sides)) and near if state.distance == FAR and near else True
    distance = state.distance in ((NEAR, FAR) if near else (FAR,))
    unasked = state.called == NOBODY or (near and state.distance == FAR)
    begun = state.round >= 1 and state.turn >= 1 and state.first in state.seats and state.idle >= 0
    return begun and distance and called and unasked


def agenda_ok(state: State) -> bool:
    """TM-17, TM-20, TM-91: a player who holds cards plays, having drawn what was due; or decides about an extension."""
    if not state.agenda or state.agenda[-1].seat not in state.seats:
        return False
    seat = state.agenda[-1].seat
    if state.agenda == (Task("decide", seat),):
        return state.distance == NEAR == state.sides[state.side_of(seat)].miles
    drawn = (Task("play", seat),) if not due(state, seat) else (Task("play", seat), Task("draw", seat))
    return state.agenda == drawn and (bool(state.hands[seat]) or len(drawn) > 1)
