"""The table of Persona Non Grata as a scene: there is no map, so the board is a matrix of players and corporations.

Above is the time, in the middle a row for each player with a cell for each corporation, below the hand of the eyes with
the action cards; an onlooker sees its backs, and the teacher that of the player to move, and all others small. All is
measured in the pixels of a board 760 wide.

    week (1 ↻) 2 ↺ 3 ↻      day 1 (2) 3 4 5
      deck     | B Biolife | C Cosmoco | ...
    | (A) you  | 14   (1)  | 0         |      [?▣]
    | ↓ ▣ ← →  | 5D 4M 3A  |           |      [5D]
    | (B) ←    | ...
    +----+ +----+ +----+ +----+ +----+ +----+  chosen
    [ ↓ ] [ ↓ ] [ ▣ ] [ ← B ] [ → D ]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures import persona_non_grata_telling as telling
from figures import persona_non_grata_words as words
from figures.persona_non_grata_hand import hand, small_hands
from figures.persona_non_grata_matrix import MARGIN, matrix
from figures.persona_non_grata_overlay import overlay
from figures.persona_non_grata_path import path
from figures.persona_non_grata_table import Tabletop, tabletop
from figures.persona_non_grata_track import notes, track
from figures.persona_non_grata_walk import start_of, walked
from figures.pixels import in_units, to_units
from figures.scene import Open, Scene, Shape

if TYPE_CHECKING:
    from gamekit.game import Game
    from gamekit.persona_non_grata.state import State

__all__ = ["overlay", "path", "scene"]

WIDTH = 760.0
GAP = 8.0  # between what lies one below the other


def scene(view: State, lang: str, game: Game, seat: int, lens: str | None = None, open: Open | None = None) -> Scene:
    """The scene of a view, in a language, with the hand of `seat` below.

    `lens` is a node of the graph of the hands: who holds that hand is marked, who has looked at it, and who will.
    `open` are the words that can be chosen now, by slot, and what they name is marked "open".
    ValueError if there is no such node or language.
    """
    top = tabletop(view, lang, game, seat, lens, open)
    shapes = drawn(top)
    start = start_of(shapes)
    ways = walked(top, shapes, start)
    names = {shape.id: telling.stop_name(top, shape) for shape in shapes if shape.id in ways}
    height = max(shape.at[1] + shape.size[1] / 2 for shape in shapes) + MARGIN
    return Scene(
        title=words.title(top),
        size=to_units((WIDTH, height)),
        shapes=tuple(in_units(marked(top, shape, open or {})) for shape in shapes),
        walk=ways,
        start=start,
        near={stop: telling.near(top, to, names) for stop, to in ways.items()},
        alt=telling.alt(top),
        table=telling.as_table(top),
        holdings=tuple(telling.holdings(top, other) for other in view.seats),
        lang=lang,
    )


def drawn(top: Tabletop) -> list[Shape]:
    """All shapes, from the time down to the hand."""
    shapes: list[Shape] = []
    for part in (track, notes, matrix, hand, small_hands):
        y = max((shape.at[1] + shape.size[1] / 2 for shape in shapes), default=MARGIN - GAP) + GAP
        shapes += part(top, y)
    return shapes


def marked(top: Tabletop, shape: Shape, open: Open) -> Shape:
    """The shape, marked "open" if a word it says can be chosen now; a card to be stolen only in the area chosen."""
    said = dict(shape.says).get("seat")
    elsewhere = said is not None and top.chosen.get("seat", said) != said
    return shape if elsewhere else shape.opened(shape.says, open)
