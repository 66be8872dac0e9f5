"""The car of a side as a state machine: what is in force on it, what each card changes, and why a card changes nothing.

    stopped --green light--> rolling --red light--> stopped
                             rolling --puncture---> puncture --wheel change--> stopped
                             rolling --speed limit-> rolling, under a speed limit --end of limit--> rolling

The rules decide by these functions, each refusal with its reason (TM-134), and the graph "car" is drawn from them. A
side with the priority vehicle is never marked as stopped, so that it rolls as soon as it has no damage (TM-9, TM-45,
TM-52).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from gamekit.game import Refusal
from gamekit.thousand_miles.board import LANGS, MARKS, Card, Deck
from gamekit.thousand_miles.state import Options, Side, State

if TYPE_CHECKING:
    import networkx

DAMAGES = frozenset({"out_of_fuel", "puncture", "accident"})  # TM-8
APART = ("limit", "con_sens")  # TM-11: what neither stops nor is lifted by what ends a stop or a damage
Marks = tuple[str, ...]

NEED_GREEN = Refusal("need_green", ("TM-26", "TM-7", "TM-42"))
LIMITED = Refusal("limited", ("TM-27",))
LIMIT_BARS = Refusal("limit_bars", ("TM-104", "TM-103"))
AT_START = Refusal("at_start", ("TM-116",))
REPAIR_FIRST = Refusal("repair_first", ("TM-43", "TM-44", "TM-105"))
NO_GREEN_NEEDED = Refusal("no_green_needed", ("TM-43", "TM-52"))
ROLLING_ALREADY = Refusal("rolling_already", ("TM-43", "TM-47"))


class Edge(NamedTuple):
    """One card leads from some marks to others."""

    before: Marks
    card: int
    after: Marks


# ---------------------------------------------------------------------- how a side stands


def rolling(marks: Marks) -> bool:
    """TM-9: neither damaged nor stopped, else blocked (TM-10); a limit and con-sens do not stop (TM-11)."""
    return "stopped" not in marks and DAMAGES.isdisjoint(marks)


def damages(marks: Marks) -> list[str]:
    """TM-8: the damages in force."""
    return [mark for mark in marks if mark in DAMAGES]


def standing(marks: Marks) -> list[str]:
    """How a side stands, in words of names: rolling, stopped or its damages; then a speed limit and con-sens."""
    return (damages(marks) or ["rolling" if rolling(marks) else "stopped"]) + [m for m in APART if m in marks]


def has_priority(deck: Deck, side: Side) -> bool:
    """TM-52: whether a side has laid the priority vehicle."""
    return side.laid[deck.priority] > 0


# ---------------------------------------------------------------------- what a card changes


def marked(marks: Marks, attack: Card, priority: bool) -> Marks:
    """TM-39, TM-40: what is in force after an attack; TM-52: with the priority vehicle nothing stops a side."""
    stopped = attack.stops and not priority  # TM-53: it keeps no damage off
    return tuple(mark for mark in MARKS if mark in marks or mark == attack.mark or (mark == "stopped" and stopped))


def ended(marks: Marks, card: Card) -> Marks:
    """TM-44, TM-46, TM-48: what is in force after a defence or immunity; TM-57: a stop stays when a damage ends."""
    return tuple(mark for mark in marks if mark not in card.ends)


# ---------------------------------------------------------------------- why a card changes nothing


def why_not_attack(deck: Deck, options: Options, side: Side, attack: Card) -> Refusal | None:
    """Why an attack cannot be laid on a side; on one's own is another matter (TM-33)."""
    if side.laid[attack.immunity]:
        return Refusal("protected", ("TM-34", *PROTECTS.get(attack.mark, ())), {"immunity": deck.slug(attack.immunity)})
    if attack.mark in side.marks and (options.cumulative or attack.mark != "stopped"):
        rules = ("TM-102", "TM-38") if options.cumulative else ("TM-38",)
        return Refusal("in_force", rules, {"attack": attack.slug})
    if attack.mark == "con_sens" or options.cumulative:
        return None  # TM-112, TM-113; TM-101
    return why_not_alone(options, side.marks, attack.mark)


PROTECTS = {
    "stopped": ("TM-52",),
    "limit": ("TM-52",),
    "out_of_fuel": ("TM-54",),
    "puncture": ("TM-55",),
    "accident": ("TM-56",),
    "con_sens": ("TM-118",),
}


def why_not_alone(options: Options, marks: Marks, mark: str) -> Refusal | None:
    """TM-35: a blocked side cannot be attacked; TM-36, TM-37: what a speed limit has to do with that."""
    separate = options.speed_limit == "separate"
    if not rolling(marks) and not (separate and mark == "limit"):
        return Refusal("blocked", ("TM-35", "TM-10"))
    return None if separate or "limit" not in marks else Refusal("under_limit", ("TM-36",))


def why_not_defence(deck: Deck, side: Side, card: Card) -> Refusal | None:
    """TM-41, TM-47: only against what is in force; TM-43: the green light."""
    (mark,) = card.ends
    if mark == "stopped":
        return why_not_green(deck, side)
    return None if mark in side.marks else Refusal("not_attacked", ("TM-41", "TM-47", "TM-5"), {"card": card.slug})


def why_not_green(deck: Deck, side: Side) -> Refusal | None:
    """TM-43: while stopped, without damage, without the priority vehicle."""
    if has_priority(deck, side):
        return NO_GREEN_NEEDED
    if not DAMAGES.isdisjoint(side.marks):
        return REPAIR_FIRST
    return None if side.stopped else ROLLING_ALREADY


def why_not_distance(options: Options, side: Side, distance: int, card: Card) -> Refusal | None:
    """TM-26: a side must roll; TM-27 to TM-29 and TM-116 say which distance it may lay then."""
    if side.marks:
        refusal = why_not_drive(options, side, card)
        if refusal:
            return refusal
    if card.most and side.laid[card.number] >= card.most:
        return Refusal("too_many", ("TM-28",), {"card": card.slug, "count": card.most})
    if side.con_sens:
        return None if side.miles else AT_START  # TM-117: the rest holds under con-sens as well
    return why_not_so_far(side, distance, card)


def why_not_so_far(side: Side, distance: int, card: Card) -> Refusal | None:
    """TM-29: no further than the distance."""
    left = distance - side.miles
    return None if card.miles <= left else Refusal("too_far", ("TM-29",), {"left": left, "distance": distance})


def why_not_drive(options: Options, side: Side, card: Card) -> Refusal | None:
    """TM-42: damages first, then the green light; TM-27, TM-104: what a speed limit bars."""
    broken = damages(side.marks)
    if broken:
        return Refusal("damaged", ("TM-42", "TM-26"), {"state": broken[0]})
    if side.stopped:
        return NEED_GREEN
    if side.limit and options.cumulative and options.cumulative_limit == "bars_all":
        return LIMIT_BARS
    return LIMITED if side.limit and card.fast else None


# ---------------------------------------------------------------------- the graph


def machine(deck: Deck, options: Options, immunities: tuple[int, ...] = ()) -> list[Edge]:
    """All that can befall a car which has laid these immunities, from the start of a round on.

    Attacks, defences, and immunities that end something; what follows a priority vehicle that is laid later is another
    machine, and left out.
    """
    side = Side(0, 0, 0, (), False, tuple(int(card.number in immunities) for card in deck.cards))
    begin: Marks = () if has_priority(deck, side) else ("stopped",)  # TM-14, TM-52
    edges: list[Edge] = []
    waiting, met = [begin], {begin}
    while waiting:
        marks = waiting.pop()
        found = list(leaving(deck, options, side._replace(marks=marks)))
        edges += found
        new = {edge.after for edge in found} - met
        waiting, met = waiting + sorted(new), met | new
    return [edge for edge in edges if edge.before != edge.after]


def leaving(deck: Deck, options: Options, side: Side) -> Iterator[Edge]:
    """What the cards of the deck can do to a car."""
    for card in deck.cards:
        if card.option and not getattr(options, card.option):
            continue
        if card.kind == "attack" and why_not_attack(deck, options, side, card) is None:
            yield Edge(side.marks, card.number, marked(side.marks, card, has_priority(deck, side)))
        if card.kind == "defence" and why_not_defence(deck, side, card) is None:
            yield Edge(side.marks, card.number, ended(side.marks, card))
        if card.kind == "immunity" and (card.number != deck.priority or damages(side.marks) == []):
            yield Edge(side.marks, card.number, ended(side.marks, card))


def node(marks: Marks) -> str:
    """What a node of the graph is called: how a car with these marks stands."""
    return "+".join(standing(marks))


def draw_car(deck: Deck, options: Options, state: State | None) -> networkx.DiGraph:
    """How a car can stand, and the cards (`cards`) that lead from one to the other; from a view, also who is `here`."""
    import networkx

    graph = networkx.DiGraph(name=deck.name)
    edges = machine(deck, state.options if state else options)
    for marks in sorted({marks for edge in edges for marks in (edge.before, edge.after)}, key=place):
        graph.add_node(node(marks), pos=place(marks), **named(deck, standing(marks)))
    for edge in edges:
        one, two, slug = node(edge.before), node(edge.after), deck.slug(edge.card)
        cards = (*(graph.edges[one, two]["cards"] if graph.has_edge(one, two) else ()), slug)
        graph.add_edge(one, two, cards=cards, **called(deck, cards))
    for number, side in enumerate(state.sides if state else ()):
        at = graph.nodes[node(side.marks)]
        at["here"] = ", ".join([*filter(None, [at.get("here")]), letter(number)])
    return graph


def called(deck: Deck, cards: Sequence[str]) -> dict[str, str]:
    """What some cards are called in both languages."""
    return {lang: ", ".join(deck.names[lang]["card"][card][""] for card in cards) for lang in LANGS}


def letter(side: int) -> str:
    """The letter of a side's first seat."""
    return chr(ord("A") + side)


def named(deck: Deck, words: list[str]) -> dict[str, str]:
    """What a car is called in both languages, from how it stands."""
    return {lang: ", ".join(deck.names[lang]["state"][word][""] for word in words) for lang in LANGS}


ROWS = {"out_of_fuel": 3, "puncture": 2, "accident": 1}  # where the damages are drawn, one above the other


def place(marks: Marks) -> tuple[float, float]:
    """Where a node is drawn: stopped, damaged, rolling from left to right; a limit mirrors it, con-sens is below."""
    broken = damages(marks)
    high = float(sum(ROWS[mark] for mark in broken))
    if rolling(marks):
        x, y = 4.0, 0.0
    else:
        x, y = ((-0.8, -1.2), (2.0, high), (4.4, high - 1), (5.8, 3.0))[len(broken)]
    x = 10.4 - x if "limit" in marks else x
    return (round(x + 3.2, 3), round(y - 6.5, 3)) if "con_sens" in marks else (x, y)
