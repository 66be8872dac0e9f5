"""Who would be first and second in a corporation if the week were archived now, and after days of random choices.

The first is exact: the sums that are possible, as likely as `odds` says, each judged by the rules of the archiving.
Where a tie is decided by a player, that is noted and nobody's choice is guessed. The second is counted in games that
are played on to the end of the week, all by the rules and at random, the hidden cards being dealt anew for each.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from time import monotonic
from typing import NamedTuple

from gamekit.game import Game
from gamekit.persona_non_grata.archiving import Ranking, ranking
from gamekit.persona_non_grata.imagining import imagined
from gamekit.persona_non_grata.odds import Knowledge
from gamekit.persona_non_grata.state import NOBODY, State
from gamekit.sampling import wilson

GAMES, SECONDS = 200, 2.0


def rankings(known: Knowledge, corporation: str) -> dict[Ranking, Fraction]:
    """How likely each ranking is if the week were archived now."""
    found: dict[Ranking, Fraction] = defaultdict(Fraction)
    holder = known.heard.keys.get(corporation, NOBODY)
    for sums, share in known.sums(corporation).items():
        found[ranking(sums, holder)] += share
    return dict(found)


class Places(NamedTuple):
    """How likely each seat has a place by itself, a tie for it is decided by somebody, and nobody has it."""

    alone: tuple[Fraction, ...]
    decided: Mapping[int, Fraction]  # who decides -> how likely
    nobody: Fraction


def places(known: Knowledge, corporation: str) -> tuple[Places, Places]:
    """The first and the second place of a corporation if the week were archived now."""
    found = rankings(known, corporation)
    return of_place(found, "first", known.heard.seats), of_place(found, "second", known.heard.seats)


def of_place(found: Mapping[Ranking, Fraction], place: str, seats: int) -> Places:
    """One of the two places."""
    alone, decided, nobody = [Fraction(0)] * seats, defaultdict[int, Fraction](Fraction), Fraction(0)
    for one, share in found.items():
        who: tuple[int, ...] = getattr(one, place)
        if len(who) == 1:
            alone[who[0]] += share
        elif who:
            decided[one.by] += share
        else:
            nobody += share
    return Places(tuple(alone), dict(decided), nobody)


# ---------------------------------------------------------------------- after days of random choices


class Counted(NamedTuple):
    """In how many games played on, how often each seat was first and second: corporation -> seat -> number."""

    games: int
    first: Mapping[str, tuple[int, ...]]
    second: Mapping[str, tuple[int, ...]]

    def interval(self, place: str, corporation: str, seat: int) -> tuple[float, float]:
        """Within which bounds the true share lies, 95 times out of 100 (Wilson 1927)."""
        return wilson(getattr(self, place)[corporation][seat], self.games)


def at_random(
    game: Game, known: Knowledge, view: State, games: int = GAMES, seed: int = 0, seconds: float | None = SECONDS
) -> Counted:
    """Play the week to its end at random from what a seat knows: so many games, or fewer if time is up.

    The same number of games from the same seed is the same on every machine; without `seconds` all are played.
    """
    rng, end = random.Random(f"places {seed}"), None if seconds is None else monotonic() + seconds
    empty = [0] * known.heard.seats
    counts = {place: {name: list(empty) for name in known.corporations} for place in ("first", "second")}
    played = 0
    while played < games and (end is None or monotonic() < end):
        played += 1
        for place, corporation, seat in week_played(game, imagined(known, view, rng), rng):
            counts[place][corporation][seat] += 1
    first, second = ({name: tuple(row) for name, row in counts[place].items()} for place in ("first", "second"))
    return Counted(played, first, second)


def week_played(game: Game, state: State, rng: random.Random) -> list[tuple[str, str, int]]:
    """Who gets which place of which corporation if a week is played to its end at random."""
    found, week = [], state.week
    while state.week == week and (actor := game.actor(state)) is not None:
        move = game.random_move(state, actor, rng)
        state, events = game.verbs[move.verb].play(state, move)
        found += [(e.kind, e.details["corporation"], e.seat) for e in events if e.kind in ("first", "second")]
    return found
