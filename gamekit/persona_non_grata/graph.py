"""The board as networkx graphs: the way of the hands from day to day, the ring of seats, and who is ahead where.

In `flow` a node is the hand that a seat holds on a day, and an edge leads to the next day's holder: who has looked at a
hand are the ancestors of its node, who will are the descendants (PNG-18 to PNG-20).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import networkx

from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.archiving import ranking, sums
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.dealing import direction, neighbour, start
from gamekit.persona_non_grata.state import DAYS, NOBODY, SENT, WEEKS, Options, State, hand_size, slot
from gamekit.text import LANGUAGES, text

FEW = 3  # players of the reference table
PLAYERS = "ABCD"
BESIDE = 1.6  # how far one day lies beside the other, so that arrows have room: rows lie one apart
ROUND = {  # where the seats lie, clockwise from the upper left; y upwards
    2: ((0, 0), (0, -1)),
    3: ((0, 0), (0.9, -1), (-0.9, -1)),
    4: ((0, 0), (2, 0), (2, -1), (0, -1)),
}
FOLDER = Path(__file__).parent


def reference(box: Box) -> State:
    """A table before the first deal."""
    return start(box, FEW, Options(False, False, WEEKS, "stay", False))


def said(message: str, **details: Any) -> dict[str, str]:
    """A sentence or name in both languages, as facts of a node."""
    return {lang: text(lang, None, FOLDER).say(message, **details) for lang in LANGUAGES}


def shortly(message: str, **details: Any) -> dict[str, str]:
    """The same in short, for the box of a node that is drawn."""
    return {f"{lang}_short": text(lang, None, FOLDER).say(message, "short", **details) for lang in LANGUAGES}


def called(seat: int) -> dict[str, str]:
    """What a seat is called in both languages."""
    return {lang: text(lang).seat(seat) for lang in LANGUAGES}


# ---------------------------------------------------------------------- the way of the hands


def flow(box: Box, view: State | None) -> networkx.DiGraph:
    """The hands of all days of all weeks; an edge leads to the seat that holds the rest of a hand on the next day."""
    state, graph = view or reference(box), networkx.DiGraph(name=box.name, distances=False)
    for week in range(1, state.options.weeks + 1):
        for day in range(1, DAYS + 1):
            for seat in state.seats:
                graph.add_node(slot(week, day, seat), **hand_facts(state, week, day, seat))
        graph.add_edges_from(passings(state, week))
    return graph


def passings(state: State, week: int) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """PNG-18, PNG-20: which hand becomes which, in which direction, and how many cards are passed."""
    way = direction(week)
    for day in range(1, DAYS):
        passed = hand_size(day) - (2 if state.draws else 1)
        for seat in state.seats:
            to = slot(week, day + 1, neighbour(state, seat, way))
            yield slot(week, day, seat), to, {"direction": way, "cards": passed}


def hand_facts(state: State, week: int, day: int, seat: int) -> dict[str, Any]:
    """Where a hand is drawn, what it is, whether it is held now, and whether these eyes have seen it."""
    return {
        "pos": (BESIDE * day, -(week - 1) * (len(state.hands) + 1) - seat),
        "week": week,
        "day": day,
        "seat": seat,
        "cards": hand_size(day),
        "here": (week, day) == (state.week, state.day),
        "seen": seen(state, week, day, seat),
        **said("flow-hand", week=week, day=day, letter=PLAYERS[seat]),
        **shortly("flow-hand", week=week, day=day, letter=PLAYERS[seat]),
    }


def seen(state: State, week: int, day: int, seat: int) -> bool:
    """PNG-67, PNG-74: whether these eyes hold or held a hand, or have passed it on and nothing was drawn (PNG-23).

    What follows from that about other hands is not inferred here (`odds`).
    """
    if (week, day) > (state.week, state.day):
        return False
    eyes = eyes_of(state)
    giver = neighbour(state, seat, "right" if direction(week) == "left" else "left")
    return seat in eyes or (giver in eyes and day > 1 and not state.draws)


def eyes_of(view: State) -> list[int]:
    """The seats whose own cards a view shows: one, none for the public, all for the teacher."""
    if view.deck != UNKNOWN:
        return list(view.seats)
    return [seat for seat in view.seats if any(card != UNKNOWN for card in own_cards(view, seat))]


def own_cards(view: State, seat: int) -> list[int]:
    """The cards that only their seat may know: hand, pair and discards."""
    pair = view.laid[seat]
    return [*view.hands[seat], *view.discards[seat], *([pair[0]] if pair else [])]


# ---------------------------------------------------------------------- the ring


def ring(box: Box, view: State | None) -> networkx.MultiDiGraph:
    """PNG-1, PNG-28: the seats clockwise; edges `left` and `right` from each, and which way hands go this week."""
    state, graph = view or reference(box), networkx.MultiDiGraph(name=box.name)
    way = direction(max(state.week, 1))
    for seat in state.seats:
        graph.add_node(str(seat), pos=ROUND[len(state.hands)][seat], seat=seat, **called(seat))
    for seat in state.seats:
        for side in SENT:
            graph.add_edge(str(seat), str(neighbour(state, seat, side)), key=side, side=side, passing=side == way)
    return graph


# ---------------------------------------------------------------------- majorities


def majorities(box: Box, view: State | None) -> networkx.Graph:
    """PNG-34, PNG-72: seats and corporations; `weight` of an edge is the sum above 0, as far as a view shows it."""
    state, graph = view or reference(box), networkx.Graph(name=box.name)
    for seat in state.seats:
        graph.add_node(str(seat), bipartite=0, pos=(0, -seat), seat=seat, **called(seat))
    for corporation, slug in enumerate(box.corporations[: len(state.keys)]):
        graph.add_node(slug, bipartite=1, pos=(3, -corporation), **corporation_facts(box, state, corporation))
        found = sums(box, state, corporation)
        so_far = ranking(found)
        for seat in state.seats:
            if found[seat]:
                graph.add_edge(
                    str(seat), slug, weight=found[seat], first=seat in so_far.ahead, second=seat in so_far.second
                )
    return graph


def corporation_facts(box: Box, state: State, corporation: int) -> dict[str, Any]:
    """PNG-77: the value of the top card, and the letter of the player who holds the key."""
    holder, stack = state.keys[corporation], state.stacks[corporation]
    key = None if holder == NOBODY else PLAYERS[holder]
    slug = box.corporations[corporation]
    words = {lang: box.names[lang]["corporation"][slug][""] for lang in LANGUAGES}
    return {"card": stack[0] if stack else None, "key": key, **words}


GRAPHS: Mapping[str, Callable[[Box, State | None], networkx.Graph]] = {
    "flow": flow,
    "ring": ring,
    "majorities": majorities,
}
