"""Who can still be first or second in a corporation this week: what can happen, what cannot, and what is certain.

That something can happen is shown by a game (`playouts`): a deal that these ears cannot rule out, and legal moves for
all, that end so. That it cannot is proved: by a bound (`limits`: even all that could still come would not be enough;
`grounds` says why), or by going through all sums that the week can end with (`reachable`; only where nobody draws any
more). Either proof is exact. A few corners are neither found nor proved within a fixed number of steps (`Budget`, less
than a second); of them `OPEN` is said, mostly whether nobody can be first. The tests hold them below 5 in 100 with
`two_player_draw`, below 1 in 100 without.

In a tie that somebody decides, all who tie can be first, and all but one second (PNG-41, PNG-42, PNG-46).
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_

from gamekit.game import UNKNOWN, Game
from gamekit.persona_non_grata.archiving import ranking
from gamekit.persona_non_grata.dealing import target
from gamekit.persona_non_grata.grounds import FIRST, NONE, SECOND, Goal, Ground, Limits, against, proof
from gamekit.persona_non_grata.hidden import hand, laid
from gamekit.persona_non_grata.odds import Knowledge
from gamekit.persona_non_grata.playouts import Likes, Playout, playout
from gamekit.persona_non_grata.reachable import Budget, ahead_of, certain, days_left, reachable, surely
from gamekit.persona_non_grata.scripted import scripted
from gamekit.persona_non_grata.state import DAYS, NOBODY, State

CAN, CANNOT, OPEN, CERTAIN = "can", "cannot", "open", "certain"
TRIES = 12  # games for each goal


@dataclass
class Outlook:
    """What can still happen in the corporations that are not settled yet. Build it with `outlook`."""

    seats: int
    can: dict[str, dict[Goal, Playout]] = field(default_factory=dict)  # corporation -> goal -> a witness
    cannot: dict[str, set[Goal]] = field(default_factory=dict)
    bounds: dict[str, Limits] = field(default_factory=dict)  # exact where all sums have been gone through
    holders: Mapping[str, int] = field(default_factory=dict)  # of the keys

    def told(self, corporation: str, place: str, seat: int) -> str:
        """CERTAIN, CAN, CANNOT or OPEN: whether a seat has a place of a corporation at the end of the week."""
        goal = (place, seat)
        if goal in self.cannot[corporation]:
            return CANNOT
        if goal not in self.can[corporation]:
            return OPEN
        rivals = (FIRST if place == NONE else place, NONE)
        others = {other for other in goals(self.seats) if other[0] in rivals and other != goal}
        return CERTAIN if others <= self.cannot[corporation] else CAN

    def why(self, corporation: str, place: str, seat: int) -> Ground | None:
        """The bounds that prove what is certain or cannot happen; None if they alone do not."""
        goal, told = (place, seat), self.told(corporation, place, seat)
        if told == CANNOT:
            return against(goal, self.bounds[corporation], self.holders.get(corporation, NOBODY))
        return proof(goal, self.bounds[corporation]) if told == CERTAIN else None

    def example(self, corporation: str, place: str, seat: int) -> tuple[int, ...] | None:
        """The sums of a game in which it comes to this; None if none has been found."""
        game = self.can[corporation].get((place, seat))
        return game.sums[corporation] if game else None

    @property
    def corporations(self) -> list[str]:
        """The corporations that are not settled yet this week."""
        return list(self.can)


def goals(seats: int) -> list[Goal]:
    """All that can happen: each place for each seat, and that nobody is first."""
    return [*((place, seat) for place in (FIRST, SECOND) for seat in range(seats)), (NONE, NOBODY)]


def reached(sums: Sequence[int], holder: int) -> set[Goal]:
    """What some sums lead to."""
    found = ranking(sums, holder)
    places = {(FIRST, seat) for seat in found.first} | {(SECOND, seat) for seat in found.second}
    return places or {(NONE, NOBODY)}


def outlook(game: Game, known: Knowledge, view: State, seed: int = 0) -> Outlook:
    """What can still happen this week, from what a seat knows and sees."""
    found, rng, budget = (
        Outlook(known.heard.seats, holders=known.heard.keys),
        random.Random(f"outlook {seed}"),
        Budget(),
    )
    for name in known.corporations:
        if name not in known.heard.settled:
            found.can[name], found.cannot[name] = {}, set()
    for name in found.can:
        Search(game, known, view, name, found, rng, budget).run()
    return found


@dataclass
class Search:
    """What is found out about one corporation."""

    game: Game
    known: Knowledge
    view: State
    corporation: str
    found: Outlook
    rng: random.Random
    budget: Budget

    @property
    def open(self) -> list[Goal]:
        """What is neither shown nor ruled out yet."""
        done = self.found.can[self.corporation].keys() | self.found.cannot[self.corporation]
        return [goal for goal in goals(self.found.seats) if goal not in done]

    @property
    def holder(self) -> int:
        """Who holds the key, or NOBODY."""
        return self.known.heard.keys.get(self.corporation, NOBODY)

    def run(self) -> None:
        """Bounds first, then games, then all sums."""
        bounds = self.found.bounds[self.corporation] = limits(self.known, self.view, self.corporation)
        self.found.cannot[self.corporation] |= {g for g in goals(self.found.seats) if against(g, bounds, self.holder)}
        for goal in self.open:
            self.try_for(goal)
        if self.open and (not self.view.draws or self.view.day == DAYS):
            self.go_through()

    def try_for(self, goal: Goal) -> None:
        """Some games played so that it may come to this."""
        for likes in ways(goal, self.found.seats, self.rng):
            if goal in self.found.can[self.corporation]:
                return
            self.note(playout(self.game, self.known, self.view, self.corporation, likes, self.rng))

    def note(self, game: Playout) -> None:
        """What a game has shown, of all corporations."""
        for name, sums in game.sums.items():
            if name in self.found.can:
                for goal in reached(sums, self.known.heard.keys.get(name, NOBODY)):
                    self.found.can[name].setdefault(goal, game)

    def go_through(self) -> None:
        """All sums: what one of them leads to can happen, what none does is ruled out."""
        before, bounds = ahead_of(self.known, self.view, self.corporation), list[Limits]()
        for ending in reachable(self.known, before, self.corporation, self.budget):
            if ending is None or not self.open:
                return
            bounds += [limits_of(ending.sums)] if ending.sums else []
            for sums in sorted(ending.sums):
                if reached(sums, self.holder) & set(self.open):
                    self.note(scripted(self.game, self.known, self.view, self.corporation, before, ending, sums))
        self.found.cannot[self.corporation] |= set(self.open)
        self.found.bounds[self.corporation] = reduce(or_, bounds)


def ways(goal: Goal, seats: int, rng: random.Random) -> Iterator[Likes]:
    """Whom everybody likes in some games, so that a goal may be reached."""
    place, seat = goal
    for at in range(TRIES):
        likes = [-1.0] * seats
        if place == FIRST:
            likes[seat] = 1.0
        elif place == SECOND:
            likes[seat] = rng.choice((1.0, 0.6, 0.3, -0.5))
            likes[(seat + 1 + at % (seats - 1)) % seats] = 1.0
        elif at % 4:
            likes = []
        yield likes


# ---------------------------------------------------------------------- bounds


def limits(known: Knowledge, view: State, corporation: str) -> Limits:
    """The least and the most that each seat can have: as many of the best cards as cards can still come to its area."""
    base, worth = certain(known, view, corporation), known.worth(corporation)
    values = sorted(available(known, worth), reverse=True)
    least, most = list(base), list(base)
    for seat, count in enumerate(coming(view)):
        most[seat] += sum(values[:count])
    for slot in known.slots:
        if not surely(known, slot):
            shares = [worth.get(card, 0) for card in known.kinds(known.encrypted(slot))]
            least[known.owner(slot)] += min(shares)
            most[known.owner(slot)] += max(shares)
    return Limits(tuple(least), tuple(most))


def available(known: Knowledge, worth: Mapping[int, int]) -> Iterator[int]:
    """The values of all cards of a corporation that can still be laid this week."""
    for spread in known.hidden.spreads:
        if any(hand(seat) in spread.places or laid(seat) in spread.places for seat in range(known.heard.seats)):
            yield from (worth[card] for card, count in spread.cards.items() if card in worth for _ in range(count))
    yield from (worth[card] for card, count in known.hidden.pool.items() if card in worth for _ in range(count))


def coming(view: State) -> list[int]:
    """How many cards still come to the area of each seat this week, besides those of a pair that the view shows."""
    counts = [0] * len(view.hands)
    for seat, actions in enumerate(view.actions if days_left(view) else ()):
        left, pair = list(actions), view.laid[seat]
        if pair and UNKNOWN not in pair:
            left.remove(pair[1])
        for action in left:
            counts[target(view, seat, action)] += 1
    return counts


def limits_of(found: Collection[Sequence[int]]) -> Limits:
    """The bounds of some sums."""
    by_seat = list(zip(*found, strict=True))
    return Limits(tuple(map(min, by_seat)), tuple(map(max, by_seat)))
