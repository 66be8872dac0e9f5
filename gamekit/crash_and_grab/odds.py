"""Who wins how often from here, if everybody plays at random: counted in games that are played to the end.

What a seat does not see is drawn anew for each game: hidden plans (CG-157), and the upgrades that a buyer looks at
(CG-163), each possibility alike likely.
"""

from __future__ import annotations

import random
from time import monotonic
from typing import NamedTuple

from gamekit.crash_and_grab.fan import PLANS, box_of
from gamekit.crash_and_grab.market import pairs
from gamekit.crash_and_grab.state import NOBODY, State
from gamekit.game import UNKNOWN, Game
from gamekit.sampling import wilson as wilson

GAMES, SECONDS = 200, 3.0


class Wins(NamedTuple):
    """How many games were played, and how many each seat has won; the rest had no winner (CG-147)."""

    games: int
    won: tuple[int, ...]

    def share(self, seat: int) -> float:
        """The share of games that a seat has won."""
        return self.won[seat] / self.games if self.games else 0.0

    def interval(self, seat: int) -> tuple[float, float]:
        """Within which bounds the true share lies, 95 times out of 100."""
        return wilson(self.won[seat], self.games)


def wins(game: Game, view: State, games: int = GAMES, seed: int = 0, seconds: float | None = SECONDS) -> Wins:
    """Play on from a view at random: so many games, or fewer if that would take longer than so many seconds.

    The same number of games from the same seed is the same on every machine; without `seconds` all are played.
    """
    rng, end = random.Random(f"wins {seed}"), None if seconds is None else monotonic() + seconds
    won, played = [0] * view.players, 0
    while played < games and (end is None or monotonic() < end):
        winner = played_out(game, imagined(game, view, rng), rng)
        played += 1
        if winner != NOBODY:
            won[winner] += 1
    return Wins(played, tuple(won))


def played_out(game: Game, state: State, rng: random.Random) -> int:
    """Who wins a game that is played to its end at random; NOBODY after the last round."""
    while (actor := game.actor(state)) is not None:
        move = game.random_move(state, actor, rng)
        state = game.verbs[move.verb].play(state, move).state
    return state.winner


def imagined(game: Game, view: State, rng: random.Random) -> State:
    """A position that looks like this to the one who sees the view: what it hides is drawn at random."""
    plans = tuple(PLANS[int(rng.random() * len(PLANS))] if plan and UNKNOWN in plan else plan for plan in view.plans)
    drawn = view.drawn
    if UNKNOWN in drawn:
        possible = pairs(box_of(game), view)
        drawn = possible[int(rng.random() * len(possible))]
    return view._replace(plans=plans, drawn=drawn)
