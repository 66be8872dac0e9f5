"""The table of Crash and Grab as a scene: the board, beside it turns, directions and queues, below it the saucers.

All is measured in the pixels of a board 760 wide.

    +---------------------------+  +-----------+
    |                           |  | round     |
    |                           |  | cards     |
    |           board           |  | ☀ ☄ ★ ⁂   |
    |                           |  | queues    |
    |                           |  | deck      |
    +---------------------------+  +-----------+
    +------------+ +------------+ +------------+
    | saucer     | |            | |            |
    +------------+ +------------+ +------------+
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from figures import crash_and_grab_words as words
from figures.crash_and_grab_board import board, height
from figures.crash_and_grab_overlay import overlay
from figures.crash_and_grab_path import path
from figures.crash_and_grab_saucers import saucers
from figures.crash_and_grab_shapes import MARGIN, WIDTH
from figures.crash_and_grab_side import side
from figures.crash_and_grab_table import Tabletop, in_focus, tabletop
from figures.pixels import in_units, to_units
from figures.scene import Scene, Shape
from figures.walk import Walk, by_height, by_rows, nearest, walk
from gamekit.crash_and_grab.state import NOBODY, slug_of

if TYPE_CHECKING:
    from gamekit.crash_and_grab.state import State
    from gamekit.game import Game

__all__ = ["overlay", "path", "scene"]

Open = Mapping[str, AbstractSet[str]]  # slot -> the words that can be chosen for it
Rows = list[list[Shape]]  # the stops, row by row
BELOW = 8.0  # between the board and the saucers
BESIDE = ("order", "spin-", "card-", "number-of-", "drawn-", "direction-", "queue-", "deck", "discards")
STOPS = ("block-", "aboard-", "upgrade-")  # the beginnings of the ids of stops below the board


def scene(view: State, lang: str, game: Game, seat: int, lens: str | None = None, open: Open | None = None) -> Scene:
    """The scene of a view, in a language, through the eyes of `seat`.

    `lens` is a space from which distances are shown, as a word of the notation; "off" is the place beside the board.
    `open` are the words that can be chosen now, by slot, and what they name is marked "open".
    ValueError if there is no such space or language.
    """
    top = tabletop(view, lang, game, seat, lens)
    side_shapes = side(top)
    shapes = [*board(top), *side_shapes, *saucers(top, MARGIN + height(top) + BELOW)]
    ways, start = walked(top, shapes), start_of(top)
    named = {shape.id: words.stop_name(top, shape) for shape in shapes if shape.id in ways}
    low = max(shape.at[1] + shape.size[1] / 2 for shape in shapes) + MARGIN
    return Scene(
        title=words.title(top),
        size=to_units((WIDTH, low)),
        shapes=tuple(
            in_units(shape) for shape in ringed_last([shape.opened(shape.says, open or {}) for shape in shapes])
        ),
        walk=ways,
        start=start,
        near=beside(top, ways, named),
        alt=words.alt(top),
        table=words.as_table(top),
        holdings=tuple(words.holdings(top, other) for other in view.seats),
        lang=lang,
        standing=words.standing(top),
    )


def ringed_last(shapes: Sequence[Shape]) -> list[Shape]:
    """The shapes, squares with a ring after the other squares: else their neighbours would lie upon it."""
    squares = [at for at, shape in enumerate(shapes) if shape.id.startswith("space-")]
    below = sorted((shapes[at] for at in squares), key=lambda shape: len(shape.marks))
    return [*shapes[: squares[0]], *below, *shapes[squares[-1] + 1 :]]


def start_of(top: Tabletop) -> str:
    """Where the cursor begins: at the saucer whose turn it is, or below the board if it is not there."""
    saucer = in_focus(top.view)
    if saucer == NOBODY:
        return "space-r0c0"
    space = top.view.saucers[saucer].space
    return f"space-{slug_of(space)}" if space else f"block-{saucer}"


def beside(top: Tabletop, ways: Walk, named: dict[str, str]) -> dict[str, str]:
    """What is told of the neighbours of each stop: on the board by its squares, else by the arrows."""
    squares, names = {f"space-{slug_of(space)}": space for space in top.board.spaces}, words.beside_names(top)
    return {
        stop: words.beside(top, squares[stop], names) if stop in squares else words.near(top, to, named)
        for stop, to in ways.items()
    }


# ---------------------------------------------------------------------- walking


def walked(top: Tabletop, shapes: Sequence[Shape]) -> Walk:
    """Arrows go over the squares as they lie, from the right edge to what is beside, from the lower to the saucers."""
    squares = by_height([shape for shape in shapes if shape.id.startswith("space-")])
    column = by_height([shape for shape in shapes if shape.words and shape.id.startswith(BESIDE)])
    blocks = by_height([shape for shape in shapes if shape.words and shape.id.startswith(STOPS)])
    points = {shape.id: shape.at for rows in (squares, column, blocks) for line in rows for shape in line}
    ways = by_rows(squares) | by_rows(column) | by_rows(blocks)
    for line in squares:
        ways[line[-1].id]["right"] = level_with(line[-1], column).id
    for line in column:
        ways[line[0].id]["left"] = level_with(line[0], [[other[-1]] for other in squares]).id
    low, lowest = [shape.id for shape in squares[-1]], [shape.id for shape in column[-1]]
    for stop in (*low, *lowest):
        ways[stop]["down"] = nearest(points, stop, [shape.id for shape in blocks[0]])
    for shape in blocks[0]:
        ways[shape.id]["up"] = nearest(points, shape.id, [*low, *lowest])
    return walk(points, [], start_of(top), ways)


def level_with(shape: Shape, rows: Rows) -> Shape:
    """The first stop of the row that is nearest in height."""
    return min(rows, key=lambda line: abs(line[0].at[1] - shape.at[1]))[0]
