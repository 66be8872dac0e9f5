"""What the notebook of `clicks` shows: a button that goes one step on in a played game, and the game's picture.

The button is the same for every way to show the picture; what differs is what happens when the timeline has changed.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import ipywidgets as ipw  # type: ignore[import-untyped]

import gamekit
from gamekit.timeline import Timeline

SEATS = 5
MOST = 60  # moves that were played
PIXELS = (800, 100)  # the painted picture: width, and pixels an inch


def stepping(way: str) -> Any:
    """The button and the picture, shown in one of the WAYS, as one widget."""
    game = played()
    button = ipw.Button(description="Next")
    button.on_click(lambda _: game.forward())
    return ipw.VBox([button, WAYS[way](game)])


def played() -> Timeline:
    """A game of 07 zgłoś się, stepped back to its first turn: detectives and evidence only, so every step is seen."""
    game, rng = gamekit.start("zero_seven", SEATS, seed=7), random.Random(7)
    first = game.here.number
    for _ in range(MOST):
        game.play(rng.choice([move for move in game.moves() if move.verb != "solve"]))
    game.jump(first)
    return game


def scene(game: Timeline) -> Any:
    """The present scene, for public eyes."""
    from figures.registry import scene_for

    return scene_for(game.game)(game.view(), "en", game=game.game, seat=gamekit.PUBLIC)


def in_panel(game: Timeline) -> Any:
    """The whole panel."""
    from widgets.panel import panel

    return panel(game)


def on_board(game: Timeline) -> Any:
    """The board alone, without words beside it."""
    from widgets.board import Board

    board = Board(scene=scene(game).plain(), mode="light")

    def follow() -> None:
        board.scene = scene(game).plain()

    game.watchers.append(follow)
    return board


def by_matplotlib(game: Timeline) -> Any:
    """The same scene painted by matplotlib into an Output, at the first step and anew at every other."""
    from IPython.display import Image, clear_output, display

    from figures.paint import paint

    output = ipw.Output()

    def follow() -> None:
        now, (width, dpi) = scene(game), PIXELS
        inches = (width / dpi, width / dpi * now.size[1] / now.size[0])
        with output:
            clear_output(wait=True)  # type: ignore[no-untyped-call]
            display(Image(paint(now, size=inches, dpi=dpi).png()))  # type: ignore[no-untyped-call]

    game.watchers.append(follow)
    return output


WAYS: dict[str, Callable[[Timeline], Any]] = {"panel": in_panel, "board": on_board, "matplotlib": by_matplotlib}
