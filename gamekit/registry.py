"""The one list of games: a name and the folder that holds the game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from gamekit.game import Game, SettingError
from gamekit.real_table import TABLE

FOLDERS = {
    "zero_seven": "gamekit.zero_seven",
    "thirteen_clues": "gamekit.thirteen_clues",
    "thousand_miles": "gamekit.thousand_miles",
    "crash_and_grab": "gamekit.crash_and_grab",
    "northwest_passage": "gamekit.northwest_passage",
    "persona_non_grata": "gamekit.persona_non_grata",
}
KIT_ONLY: Mapping[str, Game] = {}


def games() -> list[str]:
    """The names of the games in the kit."""
    return list(FOLDERS)


def find(game: str | Game) -> Game:
    """The game of that name (a game itself serves too); SettingError with the names that exist if there is none.

    `<name>_table` is the variant of a game for a real table.
    """
    found = game if isinstance(game, Game) else look_up(str(game))
    if found is None:
        details = {"given": str(game)[:40], "known": ", ".join(FOLDERS)}
        raise SettingError("no_such_game", details, f"no game {game!r}; there are: {details['known']}")
    return found


def look_up(name: str, by_hand: Mapping[str, Game] = KIT_ONLY) -> Game | None:
    """The game of that name, those by hand first, and their variants for a real table; None if there is none."""
    if name in by_hand:
        return by_hand[name]
    if name in FOLDERS:
        found = import_module(FOLDERS[name]).GAME
        assert isinstance(found, Game)
        return found
    base = look_up(name.removesuffix(TABLE), by_hand) if name.endswith(TABLE) else None
    return base.at_table() if base and base.at_table else None


def room(game: Game, name: str) -> ModuleType | None:
    """The module of that name in the folder of a game or of the game that it is a variant of; None if there is none."""
    place = f"{game.package}.{name}"
    return import_module(place) if game.package and find_spec(place) else None


def both(game: Game) -> tuple[Game, Game | None]:
    """A game or its variant -> the game itself and its variant for a real table, None if it has none.

    A variant with tables of its own, not the kit's, stands for both.
    """
    if not game.real_table:
        return game, game.at_table() if game.at_table else None
    base = look_up(game.name.removesuffix(TABLE))
    return (base if base and base.data == game.data else game), game
