"""What Crash and Grab hides, written once more from the section "Who knows what" of its rules, for the tests.

The plan of a saucer is known to nobody else until it is revealed in the saucer's own turn, and whatever was planned
instead, all that comes before would be the same: so a twin is the game with another plan. Two upgrades that a buyer
draws are known to the buyer alone until one is kept: so a twin is the game with two others drawn. Where the turn of a
saucer begins, and which pairs can be drawn, is said by the slow second implementation; nothing here looks at an event
or a view.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from slow_crash_and_grab import SlowGame

from gamekit.conformance.twins import Secrets, Twin
from gamekit.game import Move, Setting

PLAN, DRAWN = "plan", "drawn"
KINDS = (PLAN, DRAWN)
TRIED = 4  # exchanges of one kind
BEFORE = ("land", "gateway", "thrusters")  # what a saucer may do or undergo before its plan is revealed
CARDS, DIRECTIONS = ("2", "3", "0-5"), ("sun", "meteor", "stars", "asteroids")

Moves = Sequence[Move]


class Secret(NamedTuple):
    """A secret move: where it is, whose it is, what else it might be, and after how many moves it is told."""

    kind: str
    at: int
    seat: int
    others: list[tuple[str, ...]]
    told: int


def secrets_of(setting: Setting, moves: Moves) -> list[Secret]:
    """All secret moves of a game."""
    game, found, planned = SlowGame(setting.seats, dict(setting.options)), list[Secret](), dict[int, Secret]()
    game.start()
    for at, move in enumerate(moves):
        options = list(game.moves)
        if move.verb == "plan":
            saucer = len(planned)
            planned[saucer] = Secret(PLAN, at, move.seat, other_plans(move), len(moves))
        if move.verb == "deal":
            pairs = [tuple(words.split()[1:]) for words in options if tuple(words.split()[1:]) != move.words]
            found.append(Secret(DRAWN, at, game.saucers[game.acting].owner, pairs, at + 1))
        game.play(move.notation)
        shown = revealed(game)
        found += [
            secret._replace(told=at) for saucer, secret in planned.items() if saucer in shown and secret.told > at
        ]
        planned = {s: secret._replace(told=-1) if s in shown else secret for s, secret in planned.items()}
        if move.verb != "plan" and any(words.startswith("plan ") for words in game.moves):
            planned = {}
    return [*found, *(secret for secret in planned.values() if secret.told > 0)]


def other_plans(move: Move) -> list[tuple[str, ...]]:
    """CG-33: whatever else could be planned."""
    return [(card, way) for card in CARDS for way in DIRECTIONS if (card, way) != move.words]


def revealed(game: SlowGame) -> set[int]:
    """CG-46: the saucer whose turn has come so far that its plan lies open."""
    waits = any(words.startswith(BEFORE) for words in game.moves)
    return {game.acting} if game.acting >= 0 and not waits else set()


def twins(setting: Setting, moves: Moves, observer: int, rng: random.Random) -> Iterator[Twin]:
    """For each kind of secret that somebody else has, some games with another one."""
    secrets = [secret for secret in secrets_of(setting, moves) if secret.seat != observer and secret.others]
    for kind in KINDS:
        of_kind = [secret for secret in secrets if secret.kind == kind and secret.told > secret.at]
        for secret in rng.sample(of_kind, min(TRIED, len(of_kind))):
            other = moves[secret.at]._replace(words=rng.choice(secret.others))
            yield Twin(kind, (*moves[: secret.at], other, *moves[secret.at + 1 : secret.told]))


SECRETS = Secrets(
    KINDS, twins, frozenset({"lay", "probe", "land", "locate", "spin", "deal"})
)  # CG-148 to CG-155, CG-164
