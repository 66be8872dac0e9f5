"""All ways in which a saucer can fly some turns of its own while its rivals stand still, and how many lead where.

The rules themselves fly. A flight is told by its legs, directions and numbers; cards do not tell flights apart: `0-5`
flies whatever `2` and `3` fly (CG-47 to CG-49). A flight in which any saucer crashes is none, since chance would go on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from gamekit.crash_and_grab.danger import standing
from gamekit.crash_and_grab.fan import box_of, choices, go_on, over, plain, ready, set_out
from gamekit.crash_and_grab.state import DIRECTIONS, Plan, Space, State
from gamekit.crash_and_grab.turns import CARDS
from gamekit.game import Game, Move, Step

ALL = "0-5"  # the card that flies every number
MANY = 2  # ways: more are not counted


class Leg(NamedTuple):
    """A straight piece of a flight: in which turn, what it is, where it goes, by which number, whether it pushes."""

    turn: int
    kind: str  # "fly", "hop" off an accelerator, "boost"
    direction: str
    number: int
    pushes: bool


class Allowed(NamedTuple):
    """The turn numbers that may be flown, and how many boosters may be spent in all turns together."""

    numbers: tuple[int, ...] = CARDS[ALL]
    boosts: int = 0


class Stop(NamedTuple):
    """Where a flight has come to: the turn, the position, and the boosters that may still be spent."""

    turn: int
    state: State
    boosts: int


class Flights:
    """All flights of a saucer from a position, so many turns long, with what is allowed."""

    def __init__(self, game: Game, state: State, saucer: int, turns: int, allowed: Allowed) -> None:
        self.game, self.box, self.saucer, self.turns = game, box_of(game), saucer, turns
        self.allowed = allowed
        self.stops = [Stop(1, standing(state), allowed.boosts)]
        self.numbers = {self.stops[0]: 0}
        self.before: dict[int, list[tuple[int, Leg | None]]] = defaultdict(list)
        for number, stop in enumerate(self.stops):  # which grows on the way
            for leg, to in self._onward(stop):
                if to not in self.numbers:
                    self.numbers[to] = len(self.stops)
                    self.stops.append(to)
                self.before[self.numbers[to]].append((number, leg))
        self.counts = self._counted()

    # ------------------------------------------------------------------ flying

    def _onward(self, stop: Stop) -> Iterator[tuple[Leg | None, Stop]]:
        """What can follow where a flight has come to."""
        if stop.turn <= self.turns:
            yield from self._decided(stop) if stop.state.agenda else self._takeoffs(stop)

    def _takeoffs(self, stop: Stop) -> Iterator[tuple[Leg | None, Stop]]:
        """CG-33, CG-49: a turn begins, with a number in a direction; standing still has none."""
        for direction in DIRECTIONS:
            planned = set_out(self.box, ready(stop.state, self.saucer, Plan(ALL, direction))).state
            for number in self.allowed.numbers:
                if not number and direction != DIRECTIONS[0]:
                    continue
                step = go_on(self.box, planned, Move(planned.agenda[-1].seat, "steps", (str(number),)))
                yield from self._flown(stop, step, "fly", direction, 0)

    def _decided(self, stop: Stop) -> Iterator[tuple[Leg | None, Stop]]:
        """CG-51, CG-66: a direction off an accelerator, a boost or none."""
        for move, _ in choices(self.game, stop.state, stop.boosts):
            step = go_on(self.box, stop.state, move)
            kind = {"aim": "hop", "boost": "boost"}.get(move.verb, "")
            yield from self._flown(stop, step, kind, move.words[0] if kind else "", int(kind == "boost"))

    def _flown(
        self, stop: Stop, step: Step, kind: str, direction: str, spent: int
    ) -> Iterator[tuple[Leg | None, Stop]]:
        """The leg of a step and where it comes to; nothing, if anybody crashes."""
        state = step.state
        if state.trip.crashed:
            return
        pushes = any(event.kind == "hit" for event in step.events)
        leg = Leg(stop.turn, kind, direction, state.trip.number, pushes) if kind else None
        left = stop.boosts - spent
        yield leg, Stop(stop.turn + 1, standing(state), left) if over(state) else Stop(stop.turn, plain(state), left)

    # ------------------------------------------------------------------ counting

    def _counted(self) -> list[int]:
        """In how many ways each stop is come to, up to MANY; a circle of accelerators makes them many."""
        import networkx

        graph = networkx.DiGraph([(start, to) for to, edges in self.before.items() for start, _ in edges])
        graph.add_node(0)
        circles, counts = networkx.condensation(graph), [0] * len(self.stops)
        for component in networkx.topological_sort(circles):
            members = circles.nodes[component]["members"]
            came = sum(counts[start] for to in members for start, _ in self.before[to] if start not in members)
            round_about = len(members) > 1 or any(graph.has_edge(one, one) for one in members)
            for number in members:
                counts[number] = min(MANY, MANY if round_about else came + (number == 0))
        return counts

    def ends(self) -> dict[Space, list[int]]:
        """Where the saucer can stand in the end -> the numbers of those stops."""
        found: dict[Space, list[int]] = defaultdict(list)
        for number, stop in enumerate(self.stops):
            if stop.turn > self.turns:
                found[stop.state.saucers[self.saucer].space].append(number)
        return dict(found)

    def only(self) -> dict[Space, list[Leg]]:
        """The spaces where exactly one flight ends, with its legs."""
        lone = {space: numbers for space, numbers in self.ends().items() if sum(self.counts[n] for n in numbers) == 1}
        return {space: self.legs(numbers[0]) for space, numbers in lone.items()}

    def legs(self, number: int) -> list[Leg]:
        """The legs of the one flight that comes to a stop."""
        found: list[Leg] = []
        while number:
            number, leg = self.before[number][0]
            found += [leg] if leg else []
        return found[::-1]
