"""What lies on the table of Crash and Grab, read from a view once, for drawing it and for telling of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from figures.lens import steps_from
from gamekit.crash_and_grab.fan import box_of
from gamekit.crash_and_grab.geometry import Board, area, board_of
from gamekit.crash_and_grab.state import COLOURS, NOBODY, Space, slug_of
from gamekit.crash_and_grab.turns import EVERY_NUMBER
from gamekit.text import text

if TYPE_CHECKING:
    from gamekit.crash_and_grab.board import Box
    from gamekit.crash_and_grab.state import Plan, Saucer, State
    from gamekit.game import Game, Task
    from gamekit.text import Text

FOLDER = Path(__file__).parent
SIGNS = {"sun": "☀", "meteor": "☄", "stars": "★", "asteroids": "⁂"}  # of the directions; all fonts have these
ACCELERATOR, BOOSTERS, ENERGY, CRASH = "✢", "»", "↯", "✶"
NUMBERS = tuple(map(str, EVERY_NUMBER))


class Tabletop(NamedTuple):
    """What lies on the table: made once from a view, for drawing and for telling."""

    view: State
    text: Text
    eyes: int
    box: Box
    board: Board
    lens: str | None  # a space, as a word of the notation, or "off"
    steps: Mapping[str, int]  # how far each space is from the one under the lens; empty without a lens


def tabletop(view: State, lang: str, game: Game, eyes: int, lens: str | None = None) -> Tabletop:
    """What a view shows, in a language, and what is under the lens.

    ValueError if there is no such space or language.
    """
    box = box_of(game)
    return Tabletop(
        view=view,
        text=text(lang, game, FOLDER),
        eyes=eyes,
        box=box,
        board=board_of(box, view),
        lens=lens,
        steps=steps_from(game.graph(view, game.graphs[0]), lens) if lens else {},
    )


# ---------------------------------------------------------------------- saucers


def colour(saucer: int) -> str:
    """The colour of a saucer (CG-3)."""
    return COLOURS[saucer]


def due(view: State) -> Task | None:
    """What is to be settled next; None when the game is over."""
    return view.agenda[-1] if view.agenda else None


def in_focus(view: State) -> int:
    """The saucer that is planned for or whose turn it is, else the first one of who decides; NOBODY before all that."""
    task = due(view)
    if task and task.kind == "plan":
        saucer: int = task.about[0]
        return saucer
    if view.acting != NOBODY or task is None or task.seat not in view.seats:
        return view.acting
    return view.fleet(task.seat)[0]


def planning(view: State) -> bool:
    """Whether plans are being made."""
    task = due(view)
    return bool(task and task.kind == "plan")


def saucer_at(top: Tabletop, number: int) -> Saucer:
    """A saucer by its number."""
    return top.view.saucers[number]


def is_open(top: Tabletop, saucer: int) -> bool:
    """Whether the plan of a saucer lies open to all."""
    return saucer in top.view.revealed


def plan_of(top: Tabletop, saucer: int) -> Plan | None:
    """The plan of a saucer as far as these eyes may see it."""
    return top.view.plans[saucer] if top.view.plans else None


# ---------------------------------------------------------------------- spaces


def slot_at(top: Tabletop, space: Space) -> str:
    """The slot of the board that a space belongs to."""
    row, column = space
    for slot in top.box.slots_of(top.board.size):
        upper, left, rows, columns = area(slot, top.board.size)
        if row in range(upper, upper + rows) and column in range(left, left + columns):
            return slot
    return ""


def towards(top: Tabletop, space: Space) -> str:
    """The direction in which a space lies beside the saucer that has to choose one; "" if it does not."""
    saucer = in_focus(top.view)
    here = top.view.saucers[saucer].space if saucer != NOBODY else ()
    return next((way for way, ahead in top.board.ahead.items() if here and ahead[here] == space), "")


def saucers_at(top: Tabletop, space: Space) -> list[int]:
    """The saucers on a space: one, or in the middle of a move also the one that is pushed next."""
    return [number for number, saucer in enumerate(top.view.saucers) if saucer.space == space]


def space_word(space: Space) -> str:
    """The word of a space in the notation."""
    return slug_of(space)
