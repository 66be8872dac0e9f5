"""Who can shove a saucer off the board, and which of its plans are safest.

The model looks at one rival at a time, as if no other rival moved: each of the rival's twelve plans is alike likely,
and so is each of the choices in its turn (see `fan`); a turn direction that is not known yet is as likely as the other
(CG-154), and of two saucers of a player either may fly first (CG-38). Under this model the shares are exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.fan import ANY, PLANS, Fan, add, box_of, fan
from gamekit.crash_and_grab.geometry import board_of, empty_sites
from gamekit.crash_and_grab.rounds import alternate, spun
from gamekit.crash_and_grab.rules import SPINS
from gamekit.crash_and_grab.state import (
    DIRECTIONS,
    NOBODY,
    OFF,
    SPECIALITIES,
    Plan,
    Space,
    State,
    Trip,
    slug_of,
    speciality_of,
)
from gamekit.flow import settle
from gamekit.game import Game

Order = tuple[int, ...]  # saucers in the order of the turns that are still to come


class Threat(NamedTuple):
    """What a rival does to a saucer: how likely it moves before or after it, and how likely it then crashes it."""

    rival: int  # a saucer
    before: Fraction  # it moves before, when the saucer is still where it is now
    after: Fraction  # it moves after, when the saucer has flown its plan; neither, if it has moved already
    here: Fraction  # it crashes the saucer where it is now
    there: Fraction  # it crashes the saucer where the plan has led it, on average over the ways of the plan

    @property
    def share(self) -> Fraction:
        """That it crashes the saucer in this round, one way or the other."""
        return self.before * self.here + self.after * self.there


class Outlook:
    """What lies ahead of the saucers in a view; fans are asked for once. At most so many boosts a turn are counted.

    Without `upgrades`, all saucers fly as if they had none; many of them make the ways of a turn countless.
    """

    def __init__(
        self, game: Game, view: State, boosts: int = ANY, rivals_boosts: int | None = None, upgrades: bool = True
    ) -> None:
        self.game, self.view, self.boosts = game, view if upgrades else bare(view), boosts
        self.rivals_boosts = boosts if rivals_boosts is None else rivals_boosts
        self._fans: dict[tuple[State, int, Plan, int], Fan] = {}
        self._shoves: dict[tuple[int, int, State], dict[Plan, Fraction]] = {}
        self._entered: dict[tuple[State, int], dict[tuple[Space, Plan], frozenset[str]]] = {}

    def fan(self, saucer: int, plan: Plan) -> Fan:
        """Where a plan of a saucer can lead from here."""
        return self._fan(self.view, saucer, plan, self.boosts)

    def _fan(self, state: State, saucer: int, plan: Plan, boosts: int) -> Fan:
        key = (state, saucer, plan, boosts)
        if key not in self._fans:
            self._fans[key] = fan(self.game, *key)
        return self._fans[key]

    def places(self, saucer: int, plan: Plan) -> dict[Space, Fraction]:
        """Where a plan of a saucer can lead it, OFF if it crashes -> the share of that."""
        found: dict[Space, Fraction] = {}
        ways = starts(box_of(self.game), self.view, saucer, plan)
        for start in ways:
            for space, share in self._from(self.view, saucer, start, self.boosts).places.items():
                add(found, space, share / len(ways))
        return dict(sorted(found.items()))

    # ------------------------------------------------------------------ one rival

    def rivals(self, saucer: int) -> list[int]:
        """The saucers of the other players."""
        seat = self.view.seat_of(saucer)
        return [other for other in range(len(self.view.saucers)) if self.view.seat_of(other) != seat]

    def shoves(self, rival: int, saucer: int, state: State | None = None) -> dict[Plan, Fraction]:
        """The plans with which a rival can crash a saucer, if its turn came now, with how likely each then does it."""
        key = (rival, saucer, waiting(state or self.view, saucer))
        if key not in self._shoves:
            self._shoves[key] = self._shoved(*key)
        return self._shoves[key]

    def _shoved(self, rival: int, saucer: int, still: State) -> dict[Plan, Fraction]:
        """The same for a saucer that only waits to be pushed."""
        here, light = slug_of(still.saucers[saucer].space), uncrewed(still)
        away = light.with_saucer(saucer, light.saucers[saucer]._replace(space=OFF))
        entered = self._entered.setdefault((away, rival), {})
        found = dict.fromkeys(PLANS, Fraction(0))
        for plan in PLANS:
            ways = starts(box_of(self.game), still, rival, plan)
            for start in ways:
                if start not in entered:
                    entered[start] = self._from(away, rival, start, self.rivals_boosts).entered
                if here in entered[start]:  # else nothing can happen to it there
                    crashes = self._from(light, rival, start, self.rivals_boosts).crashes
                    found[plan] += crashes.get(saucer, Fraction(0)) / len(ways)
        return {plan: share for plan, share in found.items() if share}

    def _from(self, state: State, saucer: int, start: tuple[Space, Plan], boosts: int) -> Fan:
        """Where a saucer can come from such a start."""
        record = state.saucers[saucer]._replace(space=start[0])
        there = state.with_saucer(saucer, record)._replace(tokens=state.tokens if record.upgrades else ())
        return self._fan(there, saucer, start[1], boosts)

    def hit(self, rival: int, saucer: int, state: State | None = None) -> Fraction:
        """How likely a rival crashes a saucer with one of its twelve plans."""
        return sum(self.shoves(rival, saucer, state).values(), Fraction(0)) / len(PLANS)

    # ------------------------------------------------------------------ plans

    def threats(self, saucer: int, plan: Plan) -> list[Threat]:
        """What each rival does to a saucer that flies a plan."""
        return [self._threat(saucer, plan, rival) for rival in self.rivals(saucer)]

    def _threat(self, saucer: int, plan: Plan, rival: int) -> Threat:
        before, after = turns(self.game, self.view, saucer, rival)
        ends = self.fan(saucer, plan).ends.items() if after else ()
        there = sum((share * self.hit(rival, saucer, state) for state, share in ends), Fraction(0))
        return Threat(rival, before, after, self.hit(rival, saucer) if before else Fraction(0), there)

    def risks(self, saucer: int) -> dict[Plan, Fraction]:
        """For each plan the greatest danger: its own crash, or the worst rival."""
        own = {plan: self.fan(saucer, plan).crashes.get(saucer, Fraction(0)) for plan in PLANS}
        return {plan: max([own[plan], *(t.share for t in self.threats(saucer, plan))]) for plan in PLANS}

    def safest(self, saucer: int) -> list[Plan]:
        """The plans with the smallest risk."""
        risks = self.risks(saucer)
        return [plan for plan, risk in risks.items() if risk == min(risks.values())]


def starts(box: Box, state: State, saucer: int, plan: Plan) -> list[tuple[Space, Plan]]:
    """CG-41, CG-43, CG-44: from where and how a saucer can set out with a plan, each alike likely.

    One with upgrades is left as it is: they may have a say in it.
    """
    record, board = state.saucers[saucer], board_of(box, state)
    if record.upgrades:
        return [(record.space, plan)]
    spaces = [record.space] if record.space else [board.sites[site] for site in empty_sites(board, state)]
    free = not record.space or saucer in state.tokens
    return [(space, Plan(plan.card, way)) for space in spaces for way in (DIRECTIONS if free else (plan.direction,))]


def bare(state: State) -> State:
    """The state as if no saucer had any upgrade."""
    return state._replace(saucers=tuple(record._replace(upgrades=(), fresh=()) for record in state.saucers))


def standing(state: State) -> State:
    """The end of a turn without what the turn was: only what stands where and belongs to whom counts for the next."""
    plans = (None,) * len(state.saucers)
    return state._replace(agenda=(), trip=Trip(), acting=NOBODY, plans=plans, revealed=())


def waiting(state: State, saucer: int) -> State:
    """The same where a saucer only waits to be pushed: what it could spend makes no difference."""
    return standing(state).with_saucer(saucer, state.saucers[saucer]._replace(boosters=0, energy=0))


def uncrewed(state: State) -> State:
    """The state without crew, if it makes no difference to how saucers fly: no upgrade asks for it, and nobody can win.

    CG-143: a set that becomes complete on the way would end the flight.
    """
    waits = {speciality_of(crew) for crew, _ in state.ground}
    sets = [waits | {speciality_of(crew) for crew in record.crew} for record in state.saucers]
    if max(map(len, sets)) == len(SPECIALITIES) or any(record.upgrades for record in state.saucers):
        return state
    return state._replace(ground=(), saucers=tuple(record._replace(crew=()) for record in state.saucers))


# ---------------------------------------------------------------------- who moves before whom


def orders(game: Game, view: State) -> dict[Order, Fraction]:
    """CG-36 to CG-38: in which orders the saucers can still move in this round -> the share of each."""
    found: dict[Order, Fraction] = {}
    seats = list(seat_orders(game, view))
    for order in seats:
        rows = list(saucer_orders(view, order))
        for row in rows:
            add(found, row, Fraction(1, len(seats) * len(rows)))
    return found


def seat_orders(game: Game, view: State) -> Iterator[Order]:
    """CG-36, CG-37: the seats in the order of their turns: as it is known, or as it can become."""
    if view.order:
        yield view.order
    elif view.players == 2:
        yield settle(alternate(view)).state.order
    else:
        yield from (settle(spun(box_of(game), view, way, ())).state.order for way in SPINS)


def saucer_orders(view: State, order: Order) -> Iterator[Order]:
    """CG-38: which saucer moves in each turn that is still to come; of two of a player, either may be first."""
    begun = {saucer for saucer in view.revealed if saucer != view.acting}
    left = {seat: [saucer for saucer in view.fleet(seat) if saucer not in begun] for seat in view.seats}
    for ways in product(*(arrangements(view, left[seat]) for seat in view.seats)):
        waiting = {seat: list(way) for seat, way in zip(view.seats, ways, strict=True)}
        yield tuple(waiting[seat].pop(0) for seat in order if waiting[seat])


def arrangements(view: State, saucers: list[int]) -> list[list[int]]:
    """The orders in which a player can fly these saucers; the one that has its turn now comes first."""
    if view.acting in saucers:
        return [sorted(saucers, key=lambda saucer: saucer != view.acting)]
    return [saucers, saucers[::-1]] if len(saucers) > 1 else [saucers]


def turns(game: Game, view: State, saucer: int, rival: int) -> tuple[Fraction, Fraction]:
    """How likely a rival has its turn before that of a saucer, and after it, in what is left of this round."""
    shares: Mapping[Order, Fraction] = orders(game, view)
    both = [(order, share) for order, share in shares.items() if rival in order]
    before = sum((share for order, share in both if comes_first(order, rival, saucer)), Fraction(0))
    return before, sum((share for _, share in both), Fraction(0)) - before


def comes_first(order: Order, one: int, other: int) -> bool:
    """Whether one saucer moves before another; not, if that one has no turn any more."""
    return other in order and order.index(one) < order.index(other)
