"""Positions of Persona Non Grata to be drawn, and what is looked for in the pictures."""

from __future__ import annotations

from typing import Any

from persona_non_grata_positions import GAME, begun, given, on, played

from figures.persona_non_grata import scene
from figures.scene import Scene, Shape
from gamekit.game import PUBLIC
from gamekit.persona_non_grata.state import Lying
from gamekit.timeline import Timeline

LANGUAGES = ("en", "pl")
SECOND_DAY = {0: "biolife_president biolife_worker", 1: "biolife_director* cosmoco_manager", 2: "jihui_worker>"}


def drawn(game: Timeline, eyes: int = PUBLIC, lang: str = "en", **more: Any) -> Scene:
    """The picture of a position."""
    return scene(game.view(eyes), lang, game=game.game, seat=eyes, **more)


def shapes(picture: Scene, start: str) -> list[Shape]:
    """The shapes whose ids begin so."""
    return [shape for shape in picture.shapes if shape.id.startswith(start)]


def inside(picture: Scene, id: str, start: str = "area-") -> list[str]:
    """What stands on the cards that lie in a shape."""
    return [shape.label for shape in shapes(picture, start) if shape.inside == id]


def second_day(seats: int = 3, **more: Any) -> Timeline:
    """Day 2 of week 1: A has downloaded a president, B encrypted a director, C sent a worker to B."""
    return played(SECOND_DAY if seats > 2 else dict(list(SECOND_DAY.items())[:2]), seats=seats, stop=on(1, 2), **more)


def crowded(seats: int = 4) -> Timeline:
    """An area with all twelve cards of a corporation, and one with six of two."""
    game = second_day(seats)
    cards = [card for card in GAME.tables.in_play(1) for _ in range(card.copies)]
    row = tuple(Lying(card.number, False, 1 + at // 5, 1 + at % 5, 0) for at, card in enumerate(cards))
    return given(game, areas=(row, *game.state.areas[1:]))


__all__ = ["GAME", "begun", "crowded", "drawn", "given", "inside", "on", "played", "second_day", "shapes"]
