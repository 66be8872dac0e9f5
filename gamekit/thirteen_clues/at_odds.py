"""Lines entered at a real table that say outright opposite things, so that one of them was entered wrongly.

A front that I see tells whether its owner has accused rightly (TC-46, TC-47); a card lies on one letter only, and a
letter has one card only (TC-17, TC-36). Fronts are no clues, for they lie before my eyes; but where an accusation says
something else, the front may be what was mistyped, and so the clash names both.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import combinations

from gamekit.deduction import ContradictionError
from gamekit.game import Event
from gamekit.reasons import Clue, Fact
from gamekit.thirteen_clues import deduction, reasons
from gamekit.thirteen_clues.board import PARTS, Deck
from gamekit.thirteen_clues.deduction import Knowledge
from gamekit.thirteen_clues.hearing import LOOKED, known
from gamekit.thirteen_clues.reasons import RANKS, Deal, Line, MysteryReasoning

Heard = tuple[int, int, Event]  # step, place among its events, event
ACCUSED = ("wrong", "solved")
OUTRIGHT = frozenset({"front", *ACCUSED, *LOOKED})  # kinds of events that can be at odds


def deduce(deck: Deck, seats: int, seat: int, events: Sequence[Event]) -> Knowledge | None:
    """What a seat can know; None before the mysteries are put up. ContradictionError if not all can be true."""
    found = deduction.deduce(deck, seats, seat, events)
    if found is not None and next(at_odds(events), None):
        raise ContradictionError("two lines say opposite things")
    return found


def reason(deck: Deck, seats: int, seat: int, ears: int, heard: Sequence[Heard]) -> MysteryReasoning | None:
    """What can be reasoned from what those ears heard, where of two lines at odds not both are true."""
    found = reasons.reason(deck, seats, seat, ears, heard)
    pairs = [(heard[one], heard[other]) for one, other in at_odds([event for *_, event in heard])]
    return with_odd(found, pairs) if found and pairs else found


def at_odds(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """The numbers of two events of which not both can be so, the earlier first; hidden ones say nothing."""
    told = [(at, event) for at, event in enumerate(events) if event.kind in OUTRIGHT and known(event)]
    return ((one[0], other[0]) for one, other in combinations(told, 2) if odd(one[1], other[1]))


def odd(one: Event, other: Event) -> bool:
    """Whether two events, the earlier first, say outright opposite things."""
    if one.kind == "front" and other.kind in ACCUSED and one.seat == other.seat:
        same = all(one.details[part] == other.details[part] for part in PARTS)
        return same != (other.kind == "solved")
    if one.kind in LOOKED and other.kind in LOOKED:
        same_letter, same_card = (bool(one.details[name] == other.details[name]) for name in ("letter", "card"))
        return same_letter != same_card
    return False


@dataclass(frozen=True, eq=False)
class TableReasoning(MysteryReasoning):
    """The reasoning of the game with lines that are at odds: pairs of clues, by their numbers."""

    odd: tuple[tuple[int, int], ...] = ()

    def case(self, facts: Iterable[Fact] = (), among: Iterable[int] | None = None) -> Deal | None:
        """As in the game; none that is true to both clues of a pair."""
        clues = self.some(among)
        return None if self.clash(clues) else super().case(facts, clues)

    def following(self, facts: Collection[Fact], among: Iterable[int] | None, known: Sequence[Fact]) -> list[Fact]:
        """As in the game; everything, from both clues of a pair."""
        clues = self.some(among)
        return list(facts) if self.clash(clues) else super().following(facts, clues, known)

    def clash(self, clues: Iterable[int]) -> bool:
        """Whether both of a pair are among some clues."""
        some = set(clues)
        return any(some.issuperset(pair) for pair in self.odd)


def with_odd(found: MysteryReasoning, pairs: Sequence[tuple[Heard, Heard]]) -> TableReasoning:
    """A reasoning in which the lines of these pairs are clues as well, and no pair is true.

    A front, or an accusation against it, leaves everything by itself: my own mystery is another.
    """
    lines: dict[tuple[int, int], tuple[Clue, Line]] = {
        (clue.step, clue.line): (clue, line) for clue, line in zip(found.clues, found.lines, strict=True)
    }
    for step, place, event in {(told[:2]): told for pair in pairs for told in pair}.values():
        if event.kind not in LOOKED:
            lines[step, place] = (Clue(step, place, event, RANKS.get(event.kind, 0)), found.everything)
    order = sorted(lines)
    at = {key: number for number, key in enumerate(order)}
    changed = {
        "clues": tuple(lines[key][0] for key in order),
        "lines": tuple(lines[key][1] for key in order),
        "odd": tuple((at[one[:2]], at[other[:2]]) for one, other in pairs),
    }
    return TableReasoning(**{f.name: getattr(found, f.name) for f in fields(found)} | changed)
