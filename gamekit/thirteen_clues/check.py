"""What is wrong with a given position: a record may begin from one, but only from one that can be played on."""

from __future__ import annotations

from gamekit.game import Setting, Task
from gamekit.thirteen_clues.board import PARTS, Deck, letters
from gamekit.thirteen_clues.dealing import GLASSES
from gamekit.thirteen_clues.rounds import must_take
from gamekit.thirteen_clues.state import NOBODY, Options, State


def problems(deck: Deck, state: State, setting: Setting) -> list[str]:
    """Names of messages, `problem-<name>`, one for each thing that is wrong; empty if the position can be played.

    A given position is one in which a player has the turn, all mysteries being put up.
    """
    rows = (state.hands, state.mysteries, state.glasses, state.tokens)
    if any(len(row) != setting.seats for row in rows) or state.options != Options(**setting.options):
        return ["seats"]
    tests = {
        "cards": cards_ok(deck, state),
        "looked": looked_ok(state),
        "turn": turn_ok(state),
        "glasses": glasses_ok(state),
        "tokens": all(0 <= count <= int(state.options.top_secret) for count in state.tokens),  # TC-58, TC-62
    }
    wrong = [name for name, ok in tests.items() if not ok]
    return wrong or ([] if agenda_ok(state) else ["agenda"])


def cards_ok(deck: Deck, state: State) -> bool:
    """TC-3, TC-10, TC-14, TC-17: every card in play lies once; a mystery has one of each kind, a hand two cards."""
    hands, fronts = ([card for row in rows for card in row] for rows in (state.hands, state.mysteries))
    everywhere = sorted([*hands, *fronts, *state.informants])
    if everywhere != [card.number for card in deck.in_play(len(state.hands))] or not state.up:
        return False
    mysteries = ([deck.cards[card - 1].part for card in mystery] for mystery in state.mysteries)
    return all(len(hand) == 2 for hand in state.hands) and all(parts == list(PARTS) for parts in mysteries)


def looked_ok(state: State) -> bool:
    """TC-5: as many informants as the table of the rules says, and seats that have looked, each once."""
    rows = all(set(seats) <= set(state.seats) and sorted(set(seats)) == list(seats) for seats in state.looked)
    return rows and len(state.looked) == len(state.informants) == len(letters(len(state.hands)))


def turn_ok(state: State) -> bool:
    """TC-19, TC-57: somebody has begun, nobody has won, and turns are left."""
    cap = state.options.turn_cap
    return state.first in state.seats and state.winner == NOBODY and 1 <= state.turn <= (cap or state.turn)


def glasses_ok(state: State) -> bool:
    """TC-4: eight glasses in all; TC-51: none with two players."""
    counts = (*state.glasses, state.supply)
    return min(counts) >= 0 and sum(counts) == (GLASSES if state.with_glasses else 0)


def agenda_ok(state: State) -> bool:
    """TC-8: it is the turn of the seat whose turn it must be; TC-20, TC-21: with a glass, or about to take one."""
    seat = (state.first + state.turn - 1) % len(state.hands)
    turn = Task("turn", seat)
    if must_take(state, seat):
        return not state.supply and state.agenda == (turn, Task("take", seat))
    return state.agenda == (turn,)
