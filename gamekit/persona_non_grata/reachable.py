"""Which sums of a corporation a week can still end with, if nobody draws: all of them, by what is left to be laid.

Each seat lays one card from one packet on every day that is left and uses each of its action cards once, so a
**schedule** says how many cards of each packet go to which area. From a packet any of its cards can be chosen for any
of these places, and what is over is discarded; a face-down card is one more place. So of a packet, only the cards of
the corporation matter, and into which areas they go. Cards never seen may lie anywhere where nobody has looked: all
those places together are filled like one packet, the deck taking what is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from operator import ge
from typing import NamedTuple

from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.dealing import target
from gamekit.persona_non_grata.hidden import Counts, hand
from gamekit.persona_non_grata.odds import Knowledge
from gamekit.persona_non_grata.state import DAYS, State

Vector = tuple[int, ...]  # what is added to the sum of each seat
Use = tuple[tuple[int | None, int], ...]  # (number of a spread, None for the pool; seat whose area) for each card laid
Places = tuple[tuple[int, int], ...]  # (seat, how many cards go to its area)
LIMIT = 40_000  # vectors added, after which a search gives up
STEPS = 200_000  # and ways to share out the cards of a packet, in all searches of an outlook together: half a second


@dataclass
class Budget:
    """How many steps searches may still take; below 0 they have given up."""

    left: int = STEPS

    def spend(self, steps: int) -> bool:
        """Whether there are so many steps left."""
        self.left -= steps
        return self.left >= 0


class Ahead(NamedTuple):
    """What a corporation can still get: the sums so far, and each seat's ways to use its action cards."""

    base: Vector  # open cards, and those that these ears know
    fixed: Use  # face-down cards that they do not know
    uses: tuple[tuple[Use, ...], ...]  # of each seat


def days_left(view: State) -> int:
    """How many days of the week are still to be revealed; 0 once the archiving has begun."""
    task = view.agenda[-1].kind if view.agenda else ""
    return DAYS - view.day + 1 if task in ("lay", "reveal") else DAYS - view.day


def ahead_of(known: Knowledge, view: State, corporation: str) -> Ahead:
    """What lies ahead of a corporation in a view."""
    return Ahead(
        base=certain(known, view, corporation),
        fixed=tuple((known.hidden.holding(slot), known.owner(slot)) for slot in known.slots if not surely(known, slot)),
        uses=tuple(uses(known, view, seat) for seat in view.seats),
    )


def surely(known: Knowledge, slot: str) -> bool:
    """Whether these ears know a face-down card because they laid it or were told."""
    return known.heard.encrypted[slot][1].known


def certain(known: Knowledge, view: State, corporation: str) -> Vector:
    """The sums of open cards, of known face-down ones, and of a pair that these eyes see laid."""
    worth, found = known.worth(corporation), list(known.shown(corporation))
    for _, out in known.heard.encrypted.values():
        found[out.seat] += worth.get(out.card, 0) if out.known else 0
    for seat, pair in enumerate(view.laid):
        if pair and UNKNOWN not in pair:
            found[target(view, seat, pair[1])] += worth.get(pair[0], 0)
    return tuple(found)


def uses(known: Knowledge, view: State, seat: int) -> tuple[Use, ...]:
    """All ways to use the action cards left on the days left: from which packet a card goes where."""
    actions, first, last = list(view.actions[seat]), 0, days_left(view)
    pair = view.laid[seat]
    if pair and UNKNOWN not in pair:
        actions.remove(pair[1])
        first = 1
    pots = [pot(known, seat, step) for step in range(first, last)]
    targets = {tuple(target(view, seat, action) for action in row) for row in permutations(actions[: len(pots)])}
    return tuple(sorted({tuple(sorted(zip(pots, row, strict=True), key=str)) for row in targets}, key=str))


def pot(known: Knowledge, seat: int, days: int) -> int | None:
    """The spread (None: the pool) that a seat's hand belongs to after so many passings from now."""
    holder = (seat - known.heard.step * days) % known.heard.seats
    return known.hidden.holding(hand(holder))


# ---------------------------------------------------------------------- the sums of one packet


class Pot(NamedTuple):
    """The cards of a corporation in a packet: value -> how many, and how many cards it has in all."""

    values: tuple[tuple[int, int], ...]
    size: int


def pots(known: Knowledge, corporation: str, drawn: Drawn = ()) -> dict[int | None, Pot]:
    """The packets with what was drawn into them, and the pool with all of its places, the deck among them."""
    worth = known.worth(corporation)
    found: dict[int | None, Pot] = {n: of_cards(spread.cards, worth) for n, spread in enumerate(known.hidden.spreads)}
    found[None] = of_cards(known.hidden.pool, worth)
    for number, value in drawn:
        found[number], found[None] = changed(found[number], value, 1), changed(found[None], value, -1)
    return found


def changed(pot: Pot, value: int, by: int) -> Pot:
    """A pot with a card of a value more or less."""
    counts = Counter(dict(pot.values))
    counts[value] += by if value else 0
    return Pot(tuple(sorted((+counts).items())), pot.size + by)


def of_cards(cards: Counts, worth: Mapping[int, int]) -> Pot:
    """Some cards as a pot."""
    values: Counter[int] = Counter()
    for card, count in cards.items():
        if card in worth and count:
            values[worth[card]] += count
    return Pot(tuple(sorted(values.items())), sum(cards.values()))


def added(
    pot: Pot, places: Mapping[int, int], seats: int, budget: Budget | None = None, most: Vector = ()
) -> set[Vector]:
    """All that a pot can add to the sums, if so many of its cards go to the area of each seat, the rest nowhere.

    With `most`, only what nowhere adds more than that. If a budget is used up before, the answer is not whole.
    """
    ends = {(tuple(places.get(seat, 0) for seat in range(seats)), pot.size - sum(places.values()), (0,) * seats)}
    for value, count in pot.values:
        before, ends = ends, set()
        for state in before:
            found = [after for after in shared(state, value, count) if all(map(ge, most, after[2]))]
            ends.update(found)
            if budget and not budget.spend(1 + len(found)):
                return set()
    return {state[2] for state in ends if filled_up(pot, state)}


def filled_up(pot: Pot, state: tuple[Vector, int, Vector]) -> bool:
    """Whether the cards of other corporations fill just the places that are still free."""
    free, over, _ = state
    return sum(free) + over == pot.size - sum(count for _, count in pot.values)


def shared(state: tuple[Vector, int, Vector], value: int, count: int) -> Iterator[tuple[Vector, int, Vector]]:
    """Some cards of one value put into free places."""
    free, over, gained = state
    for row in product(*(range(min(room, count) + 1) for room in free)):
        rest = count - sum(row)
        if 0 <= rest <= over:
            left = tuple(room - number for room, number in zip(free, row, strict=True))
            yield left, over - rest, tuple(sum_ + value * n for sum_, n in zip(gained, row, strict=True))


# ---------------------------------------------------------------------- the sums of the week


Drawn = tuple[tuple[int, int], ...]  # (number of a spread, value of the unknown card that was drawn into it)


class Ending(NamedTuple):
    """What comes of drawn cards and a schedule: how each seat uses its action cards, and the sums at the end."""

    drawn: Drawn
    uses: tuple[Use, ...]
    sums: set[Vector]


def reachable(
    known: Knowledge, ahead: Ahead, corporation: str, budget: Budget | None = None
) -> Iterator[Ending | None]:
    """The sums that the week can end with, schedule by schedule; None at the end if that was too much to go through."""
    spent, kept, budget = 0, dict[tuple[Pot, Places], set[Vector]](), budget or Budget()
    for drawn, some in ((drawn, some) for drawn in draws(known, ahead, corporation) for some in schedules(ahead)):
        budget.spend(1)
        stocks = pots(known, corporation, drawn)
        keys = [(stocks[number], row) for number, row in places_of(ahead, some)]
        for pot, row in keys:
            if (pot, row) not in kept:
                kept[pot, row] = added(pot, dict(row), len(ahead.base), budget)
                spent += len(kept[pot, row])
        found, cost = together(ahead.base, [kept[key] for key in keys], LIMIT - spent)
        spent += cost
        if spent > LIMIT or budget.left < 0:
            yield None
            return
        yield Ending(drawn, some, found)


def draws(known: Knowledge, ahead: Ahead, corporation: str) -> Iterator[Drawn]:
    """What the unknown drawn cards can be that lie in hands or face down: their values, 0 for other corporations."""
    live = {number for number, _ in (*ahead.fixed, *(pair for row in ahead.uses for use in row for pair in use))}
    numbers = [n for n, spread in enumerate(known.hidden.spreads) if n in live and spread.drawn is not None]
    pool = of_cards(known.hidden.pool, known.worth(corporation))
    counts = {0: pool.size - sum(count for _, count in pool.values), **dict(pool.values)}
    for row in product(counts, repeat=len(numbers)):
        if all(row.count(value) <= counts[value] for value in row):
            yield tuple(zip(numbers, row, strict=True))


def schedules(ahead: Ahead) -> Iterator[tuple[Use, ...]]:
    """The ways in which all seats can use their action cards; of those that come to the same, one."""
    seen: set[object] = set()
    for some in product(*ahead.uses):
        keys = places_of(ahead, some)
        if keys not in seen:
            seen.add(keys)
            yield some


def places_of(ahead: Ahead, some: Iterable[Use]) -> tuple[tuple[int | None, Places], ...]:
    """How many cards of each pot go to the area of each seat."""
    found: dict[int | None, Counter[int]] = {}
    for number, seat in (*ahead.fixed, *(pair for use in some for pair in use)):
        found.setdefault(number, Counter())[seat] += 1
    return tuple(sorted(((number, tuple(sorted(row.items()))) for number, row in found.items()), key=str))


def together(base: Vector, parts: Sequence[set[Vector]], limit: int) -> tuple[set[Vector], int]:
    """All sums of one vector of each part, and how many were added; it stops above the limit."""
    found, cost = {base}, 0
    for part in sorted(parts, key=len):
        cost += len(found) * len(part)
        if cost > limit:
            return set(), limit + 1
        found = {tuple(map(sum, zip(one, two, strict=True))) for one in found for two in part}
    return found, cost
