"""Which pictures a game has: those of the module that bears its name, or else its graph and no charts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from figures import overlay, plain
from figures.scene import Scene
from gamekit.registry import games
from gamekit.text import text

if TYPE_CHECKING:
    from figures.picture import Picture
    from figures.theme import Looks
    from gamekit.game import Game
    from gamekit.timeline import Timeline

FOLDER = Path(__file__).parent


def scene_for(game: Game) -> Callable[..., Scene]:
    """The function scene(view, lang, game, seat, lens=None, open=None) of a game."""
    found: Callable[..., Scene] = getattr(_module(_name(game)), "scene", plain.scene)
    return found


def overlay_for(game: Game) -> Callable[..., Scene]:
    """The function overlay(scene, graph, words) that lays a graph of a game over its picture, if it fits there.

    A plain picture is a graph already, and stays as it is.
    """
    module = _module(_name(game))
    found: Callable[..., Scene] = getattr(module, "overlay", overlay.overlay if module else overlay.as_it_is)
    return found


def path_for(game: Game) -> Callable[..., Scene] | None:
    """The function path(scene, events, game) of a game: its scene with the way that something went; else None."""
    found: Callable[..., Scene] | None = getattr(_module(_name(game)), "path", None)
    return found


def charts_for(game: Game) -> Mapping[str, Callable[..., Picture]]:
    """The charts of a game: name -> chart(timeline, seat, lang, mode="light"); the title is message chart-<name>."""
    found: Mapping[str, Any] = getattr(_module(f"{_name(game)}_charts"), "CHARTS", {})
    return found


def lens_for(game: Game) -> Callable[[Timeline, int, str, str], list[str]]:
    """The function lens(timeline, seat, place, lang) of a game: what there is to say of a place; else of nothing."""
    found: Callable[..., list[str]] = getattr(_module(f"{_name(game)}_lens"), "lens", lambda *_: [])
    return found


def titles_for(game: Game, lang: str) -> dict[str, str]:
    """The titles of a game's charts by name, in a language."""
    words = text(lang, game, FOLDER)
    return {name: words.say(f"chart-{name}") for name in charts_for(game)}


def looks_of_games() -> list[Looks]:
    """The looks of the roles that games bring, for the theme."""
    found = (getattr(_module(f"{name}_looks"), "LOOKS", None) for name in games())
    return [looks for looks in found if looks]


def _name(game: Game) -> str:
    """What the modules of a game are called here: as its package, so that its variants share them."""
    return game.package.rpartition(".")[2] or game.name


def _module(name: str) -> ModuleType | None:
    """The module of that name in this folder, None if there is none."""
    full = f"figures.{name}"
    try:
        return import_module(full)
    except ModuleNotFoundError as error:
        if error.name != full:
            raise
        return None
