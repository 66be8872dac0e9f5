"""gamekit: board games whose rules can be run, seen, questioned and explained."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.game import (
    CHANCE,
    PUBLIC,
    TEACHER,
    UNKNOWN,
    Ambiguous,
    Event,
    Game,
    Illegal,
    InputError,
    Move,
    NotationError,
    Refusal,
    Score,
    SettingError,
    Unreadable,
)
from gamekit.real_table import ME
from gamekit.registry import both, find, games
from gamekit.timeline import SEEDS, Timeline

if TYPE_CHECKING:
    import networkx

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "PUBLIC",
    "TEACHER",
    "UNKNOWN",
    "Ambiguous",
    "Event",
    "Game",
    "Illegal",
    "InputError",
    "Move",
    "NotationError",
    "Refusal",
    "Score",
    "SettingError",
    "Timeline",
    "Unreadable",
    "at_table",
    "games",
    "graph",
    "load",
    "puzzle",
    "start",
]


def start(
    game: str | Game,
    seats: int = 2,
    preset: str = "page",
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Timeline:
    """A new game as a Timeline.

    With a seed, a dealer plays CHANCE, and the same seed deals the same game; without one, chance moves are made
    by hand. A game object serves instead of a name. SettingError says what does not exist.
    """
    check_seed(seed)
    found = find(game)
    timeline = Timeline(found, found.setting(seats, preset, options), seed)
    timeline.deal()
    return timeline


def check_seed(seed: Any) -> None:
    """SettingError unless it is None or a whole number that a record can hold."""
    if seed is not None and (type(seed) is not int or abs(seed) >= SEEDS):
        raise SettingError("no_seed", {"given": str(seed)[:40]}, f"a seed is a whole number or None, not {seed!r}")


def at_table(
    game: str | Game,
    seats: int = 2,
    me: int = 0,
    preset: str = "page",
    options: Mapping[str, Any] | None = None,
) -> Timeline:
    """A game that is played at a real table, told from the seat `me`: what it holds, what is asked and answered.

    The answers are words of the moves. InputError if the game has no such variant, or there is no such setting.
    """
    plain, variant = both(find(game))
    if variant is None:
        details = {"given": plain.name}
        raise InputError("not_at_table", details, f"{plain.name} cannot be told from a real table")
    return start(variant, seats, preset, {**(options or {}), ME: me})


def puzzle(game: str | Game, difficulty: int = 1, seed: int = 0, seats: int | None = None) -> Timeline:
    """A puzzle for the seat to move: a game that stands at a position with exactly one solution.

    `difficulty` from 1 to 4 is how many log lines have to be combined at once, 4 for four or more; `seats` are as few
    as can be if not given. The same four answers give the same puzzle on every machine. InputError if there is none.
    """
    from gamekit.puzzles import puzzle

    return puzzle(game, difficulty, seed, seats)


def load(source: str | Path, games_by_hand: Mapping[str, Game] | None = None) -> Timeline:
    """A game from a record or transcript: its text, or the path of its file.

    Raises `record.RecordError`, a ValueError with the place and the reason in both languages. `games_by_hand` are
    games that are not in the kit's list, by name.
    """
    from gamekit.record import read

    return read(source, games_by_hand or {})


def graph(game: str | Game, which: str | None = None) -> networkx.Graph:
    """A reference graph of a game, with positions (`pos`) and names in both languages; `which` is one of game.graphs.

    By default the first, which is the board where a game has one.
    """
    found = find(game)
    return found.graph(None, found.graph_name(which))
