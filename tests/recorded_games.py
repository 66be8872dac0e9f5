"""The recorded games of the notebooks: opened, at a named position, and what has happened on the way there."""

from __future__ import annotations

from pathlib import Path

import gamekit
from gamekit.game import Event
from gamekit.timeline import Timeline

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"


def opened(game: str, name: str) -> Timeline:
    """The recorded game of that name, where its record ends."""
    return gamekit.load(NOTEBOOKS / "games" / f"{game}_{name}.json")


def at(game: str, name: str, position: str) -> Timeline:
    """The same at a named position."""
    timeline = opened(game, name)
    timeline.jump(timeline.names[position])
    return timeline


def plans(game: str) -> dict[str, Path]:
    """The teacher's plans of a game, by language."""
    folder = NOTEBOOKS / "teacher"
    return {"en": folder / f"{game}.md", "pl": folder / "pl" / f"{game}.md"}


def told(game: Timeline, kind: str) -> list[Event]:
    """The events of a kind on the way to the present position."""
    return [event for node in game.path() for event in node.events if event.kind == kind]


def ways(game: Timeline) -> list[str]:
    """The moves that go on from the present position."""
    return [child.move.notation for child in game.here.children if child.move]
