"""The one list of games: a name and the folder that holds the game."""

from __future__ import annotations

from importlib import import_module

from gamekit.game import Game, SettingError

FOLDERS = {"zero_seven": "gamekit.zero_seven"}


def games() -> list[str]:
    """The names of the games in the kit."""
    return list(FOLDERS)


def find(game: str | Game) -> Game:
    """The game of that name (a game itself serves too); SettingError with the names that exist if there is none."""
    if isinstance(game, Game):
        return game
    if game not in FOLDERS:
        details = {"given": str(game)[:40], "known": ", ".join(FOLDERS)}
        raise SettingError("no_such_game", details, f"no game {game!r}; there are: {details['known']}")
    found = import_module(FOLDERS[game]).GAME
    assert isinstance(found, Game)
    return found
