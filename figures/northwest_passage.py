"""The table of Northwest Passage as a scene: the map, below it what can be drawn and what it costs, then the players.

All is measured in the pixels of a board 760 wide.

    +-------------------------------------------+
    |                                           |
    |                    map                    |
    |                                           |
    +-------------------------------------------+
    | order of play | piles | offer | reserve   |
    | costs                                     |
    | turns of a tile, numbers of crew          |
    +---------------------+---------------------+
    | player A            | player B            |
    +---------------------+---------------------+
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figures import northwest_passage_telling as telling
from figures import northwest_passage_words as words
from figures.northwest_passage_map import height, the_map
from figures.northwest_passage_overlay import overlay
from figures.northwest_passage_path import path
from figures.northwest_passage_pieces import pieces
from figures.northwest_passage_players import players
from figures.northwest_passage_shapes import MARGIN, WIDTH
from figures.northwest_passage_side import GAP, side, side_height
from figures.northwest_passage_table import Tabletop, in_focus, tabletop
from figures.northwest_passage_walk import walked
from figures.pixels import in_units, to_units
from figures.scene import Open, Scene, Shape
from figures.walk import Walk

if TYPE_CHECKING:
    from gamekit.game import Game
    from gamekit.northwest_passage.state import State

__all__ = ["overlay", "path", "scene"]


def scene(view: State, lang: str, game: Game, seat: int, lens: str | None = None, open: Open | None = None) -> Scene:
    """The scene of a view, in a language, through the eyes of `seat`.

    `lens` is a square or place from which distances are shown, as a word of the notation.
    `open` are the words that can be chosen now, by slot, and what they name is marked "open".
    ValueError if there is no such square or language.
    """
    top = tabletop(view, lang, game, seat, lens, open or {})
    below = height(top) + GAP
    shapes = [*the_map(top), *pieces(top), *side(top, below), *players(top, below + side_height() + GAP)]
    shapes = [shape.opened(shape.says, top.open) for shape in shapes]
    start = start_of(top)
    ways = walked(top, shapes, start)
    low = max(shape.at[1] + shape.size[1] / 2 for shape in shapes if shape.inside != "map") + MARGIN
    return Scene(
        title=telling.title(top),
        size=to_units((WIDTH, low)),
        shapes=tuple(map(in_units, shapes)),
        walk=ways,
        start=start,
        near=beside(top, ways, shapes),
        alt=telling.alt(top),
        table=telling.as_table(top),
        holdings=tuple(telling.player(top, other) for other in view.seats),
        lang=lang,
        standing=telling.standing_of_all(top),
    )


def start_of(top: Tabletop) -> str:
    """Where the cursor begins: at one's own ship."""
    ship = (in_focus(top), "ship")
    where = next(where for where, vehicles in top.here.items() if ship in vehicles)
    return f"place-{where}" if where in top.box.places else f"square-{where}"


def beside(top: Tabletop, ways: Walk, shapes: Sequence[Shape]) -> dict[str, str]:
    """What is told of the neighbours of each stop."""
    squares = {f"square-{word}": at for at, word in enumerate(top.board.squares)}
    named = {
        shape.id: words.short_square(top, squares[shape.id]) if shape.id in squares else telling.stop_name(top, shape)
        for shape in shapes
        if shape.id in ways
    }
    return {stop: telling.near(top, to, named) for stop, to in ways.items()}
