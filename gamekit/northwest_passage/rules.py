"""What a player and chance can do in Northwest Passage: the table of verbs, and what runs on by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from gamekit.flow import Flow, Routine, done, due, row, run_on, settle
from gamekit.game import Move, Slot, Step, Task, Verb
from gamekit.moments import gathered
from gamekit.northwest_passage import crew, discovering, moving, offer, placing, rounds, scoring
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.state import VEHICLES, State
from gamekit.northwest_passage.tiles import TURNS
from gamekit.verb import fixed, verb

Boxes = Mapping[str, Box]
Play = Callable[[Box, State, Move], Flow]

ROUTINES: dict[str, Routine] = {
    "round": rounds.begin,
    "turn": rounds.turn,
    "close": rounds.close,
    "finish": rounds.finish,
    "scoring": scoring.scoring,
}
ACTIONS: dict[str, Play] = {  # paid with crew
    "draw": offer.draw,
    "renew": offer.renew,
    "place": placing.place,
    "transfer": crew.transfer,
    "move": moving.move,
    "discover": discovering.discover,
}
OTHERS: dict[str, Play] = {
    "take": offer.take,
    "end": rounds.end,
    "pass": rounds.pass_round,
    "first": rounds.first,
    "deal": offer.deal,
}
BEGINS = frozenset(
    ("placed", "filled", "island", "froze", "thawed", "sun", "turn", "round", "arrival", "honour", "sets")
)


def whole(box: Box, state: State, move: Move) -> Flow:
    """What follows from a move, until somebody has to decide again."""
    if move.verb in ACTIONS:
        state = due(done(state), Task("close", move.seat))
        state = yield from ACTIONS[move.verb](box, state, move)
        state = yield from rounds.spend(state, move.seat)
    else:
        state = yield from OTHERS[move.verb](box, state, move)
    return (yield from run_on(box, state, ROUTINES))


def play(boxes: Boxes, state: State, move: Move) -> Step:
    """What follows from a move: the next state and what happened."""
    return settle(whole(boxes[state.options.board], state, move))


def moments(boxes: Boxes, state: State, move: Move) -> tuple[Step, ...]:
    """The same piece by piece: a moment for each hole that is filled, each island, each row that freezes or thaws."""
    return gathered(row(whole(boxes[state.options.board], state, move)), BEGINS)


# ---------------------------------------------------------------------- slots


def on_board(boxes: Boxes, find: Callable[..., Any]) -> Callable[..., Any]:
    """A function of a box and a state, for a game in which the state says which board it is played on."""
    return lambda state, *rest: find(boxes[state.options.board], state, *rest)


def slots(boxes: Boxes) -> dict[str, Callable[[Any], Slot]]:
    """The slots that depend on the board, by their names; each takes its cut."""
    tiles = on_board(boxes, lambda box, state: box.tiles)
    return {
        "tile": partial(Slot, "tile", tiles),
        "held": partial(Slot, "held", tiles),
        "large": partial(Slot, "tile", on_board(boxes, lambda box, state: box.large)),
        "square": partial(Slot, "square", on_board(boxes, lambda box, state: box.grid.squares), asked=True),
        "target": partial(Slot, "target", on_board(boxes, lambda box, state: box.targets), asked=True),
    }


# ---------------------------------------------------------------------- verbs


def verbs(boxes: Boxes) -> dict[str, Verb]:
    """All verbs: the actions in the order of table 5, what ends a turn, then those of chance."""
    found = {**action_verbs(boxes), **other_verbs(boxes)}
    return {name: verb._replace(play=partial(play, boxes)) for name, verb in found.items()}


def action_verbs(boxes: Boxes) -> dict[str, Verb]:
    """Table 5: what crew is paid for; NWP-117: each begins with the word of the thing that it concerns."""
    found = dict(actions(boxes))
    return {name: verb._replace(quick=True) for name, verb in found.items()}


def actions(boxes: Boxes) -> Iterator[tuple[str, Verb]]:
    """The same one by one; NWP-116: a turn and then a square are chosen before it is known where the tile lies."""
    of, at = slots(boxes), partial(on_board, boxes)
    payer = {name: fixed("vehicle", VEHICLES, at(partial(offer.cut_payer, name))) for name in ("draw", "renew", "move")}
    place = (
        of["held"](at(placing.cut_held)),
        fixed("turn", TURNS, at(placing.cut_turn)),
        of["square"](at(placing.cut_square)),
        fixed("vehicle", VEHICLES, at(placing.cut_payer)),
    )
    shared = fixed("ready", crew.COUNTS, crew.cut_ready), fixed("used", crew.COUNTS, crew.cut_used)
    there = fixed("vehicle", VEHICLES, at(discovering.cut_vehicle))
    mover = payer["move"]._replace(asked=True)  # a click on a tile alone moves nobody
    yield "draw", verb(("act",), of["tile"](at(offer.cut_tile)), payer["draw"], why_not=at(offer.why_not_draw))
    yield "renew", verb(("act",), payer["renew"], why_not=at(offer.why_not_renew))
    yield "place", verb(("act",), *place, why_not=at(placing.why_not_place))
    yield "transfer", verb(("act",), *shared, fixed("vehicle", VEHICLES), why_not=at(crew.why_not_transfer))
    yield "move", verb(("act",), mover, of["target"](at(moving.cut_target)), why_not=at(moving.why_not_move))
    yield "discover", verb(("act",), there, why_not=at(discovering.why_not_discover))


def other_verbs(boxes: Boxes) -> dict[str, Verb]:
    """NWP-53, NWP-38, NWP-42: what costs no crew; NWP-114: what chance decides, each outcome with weight 1."""
    of, at = slots(boxes), partial(on_board, boxes)
    seat = Slot("seat", lambda state: [str(one) for one in state.seats], rounds.cut_first)
    return {
        "take": verb(("take",), of["tile"](at(offer.cut_tile)), why_not=at(offer.why_not_take)),
        "end": verb(("act",), why_not=rounds.why_not_end, keys=("d",)),
        "pass": verb(("act",), keys=("q",)),
        "first": verb(("first",), seat, why_not=rounds.why_not_first),
        "deal": verb(("deal",), of["large"](offer.cut_deal), why_not=offer.why_not_deal),
    }
