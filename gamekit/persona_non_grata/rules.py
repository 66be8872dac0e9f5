"""What a player and chance can do in Persona Non Grata: the table of verbs, and what runs on by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gamekit.flow import Flow, Routine, row, run_on, settle
from gamekit.game import Move, Slot, Step, Verb
from gamekit.moments import gathered
from gamekit.persona_non_grata import archiving, days, dealing, scoring, thefts
from gamekit.persona_non_grata.board import ACTIONS, Box
from gamekit.persona_non_grata.state import State
from gamekit.verb import mover

Play = Callable[[Box, State, Move], Flow]  # what follows from a move; its task still lies on top

PLAYS: dict[str, Play] = {
    "deal": dealing.deal,
    "lay": days.lay,
    "discard": days.discard,
    "name": archiving.name,
    "take": thefts.take,
}
ROUTINES: dict[str, Routine] = {
    "week": dealing.begin_week,
    "day": days.begin_day,
    "reveal": days.reveal,
    "pass": days.pass_on,
    "week_end": archiving.end_week,
    "settle": archiving.settle,
    "steal": thefts.steal,
    "week_over": scoring.week_over,
}
BEGINS = frozenset(
    (
        *("week", "day", "revealed", "downloaded", "encrypted", "sent", "passed", "last", "decrypted"),
        *("sums", "first", "stolen", "archived", "keys", "game_over"),
    )
)  # events with which something new lies on the table, or a new corporation is settled
ALONE = frozenset(("second", "discarded"))  # where a play begins with them, a moment of their own
SCORED = frozenset(("lost", "activated", "dormant", "keys", "total"))  # what the final scoring of a seat is told in


def whole(box: Box, state: State, move: Move) -> Flow:
    """What follows from a move, until somebody has to decide again, or the game is over."""
    state = yield from PLAYS[move.verb](box, state, move)
    return (yield from run_on(box, state, ROUTINES))


def play(box: Box, state: State, move: Move) -> Step:
    """What follows from a move: the next state and what happened."""
    return settle(whole(box, state, move))


def moments(box: Box, state: State, move: Move) -> tuple[Step, ...]:
    """The same card by card: a moment for each card that is revealed, and for each corporation that is settled."""
    first, *others = by_seat(row(whole(box, state, move)))
    apart = first.events[0].kind in ALONE and others
    return (first, *gathered(others, BEGINS)) if apart else gathered((first, *others), BEGINS)


def by_seat(steps: Sequence[Step]) -> list[Step]:
    """The steps, with the final scoring of a seat in one."""
    found: list[Step] = []
    for step in steps:
        last = found[-1] if found else Step(step.state, ())
        seats = {event.seat for event in (*last.events, *step.events)}
        if len(seats) == 1 and all(event.kind in SCORED for event in (*last.events, *step.events)):
            found[-1:] = [Step(step.state, last.events + step.events)]
        else:
            found.append(step)
    return found


def begin(box: Box, state: State) -> Step:
    """The first position: the first week begins."""
    return settle(run_on(box, state, ROUTINES))


# ---------------------------------------------------------------------- verbs


def words_of_cards(box: Box) -> Callable[[State], Sequence[str]]:
    """The information cards in play, by the number of corporations."""
    rows = {count: tuple(card.slug for card in box.in_play(count)) for count in set(box.parties.values())}
    return lambda state: rows[len(state.keys)]


def seats(state: State) -> Sequence[str]:
    """The seats, as words."""
    return [str(seat) for seat in state.seats]


OWN: dict[str, Any] = {"own_eyes": True, "quick": True}


def verbs(box: Box) -> dict[str, Verb]:
    """PNG-15, PNG-23, PNG-41, PNG-49: what players do; PNG-65: what chance does."""
    cards, result = words_of_cards(box), partial(play, box)
    hand, refused = partial(days.cut_card, box), partial(days.why_not_card, box)
    laid = (
        Slot("card", cards, hand, mover),
        # the last action card, too, is chosen by the reader, who so sees the pair
        Slot("action", lambda state: ACTIONS, days.cut_action, mover, asked=True),
    )
    stolen = (
        Slot("seat", seats, partial(thefts.cut_owner, box)),
        Slot("card", cards, partial(thefts.cut_card, box), along=True),
    )
    named = (Slot("seat", seats, partial(archiving.cut_name, box)),)
    dealt = (Slot("card", cards, partial(dealing.cut_deal, box), dealing.owner),)
    why_not_deal, weight = partial(dealing.why_not_deal, box), partial(dealing.weight, box)
    return {
        "lay": Verb(("lay",), laid, partial(days.why_not_lay, box), result, **OWN),
        "discard": Verb(("discard",), (Slot("card", cards, hand, mover),), refused, result, **OWN),
        "name": Verb(("first", "second"), named, partial(archiving.why_not_name, box), result, quick=True),
        "take": Verb(("theft",), stolen, partial(thefts.why_not_take, box), result, quick=True),
        "deal": Verb(("deal",), dealt, why_not_deal, result, weight),
    }
