"""Signs upon a ready scene: what a reader has marked, what deduction has found, and which words a move has by now.

A cell of a game's note sheet is (kind, word). A shape that means one cell is drawn with its signs; a shape that means
several, such as a place with all that lies there, only says them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from figures.scene import Scene, Shape
from gamekit.reasons import Cell, Rows
from gamekit.text import Text
from gamekit.wording import Row, cell_name

Signs = Mapping[Cell, Sequence[str]]  # a cell -> of "no", "yes" (the reader's own), "out", "sure" (deduction's)

SIGNS = {"no": "sign-no", "yes": "sign-yes", "out": "sign-out", "sure": "sign-sure"}  # in the order they are told


def cells_of(says: Sequence[Cell], rows: Rows) -> list[Cell]:
    """The cells that a shape means: those that it says, else all that have a word it says."""
    said = [cell for cell in says if cell[1] in rows.get(cell[0], ())]
    if said:
        return said
    return list(dict.fromkeys((kind, word) for _, word in says for kind in rows if word in rows[kind]))


def signed(scene: Scene, signs: Signs, rows: Rows, words: Text) -> Scene:
    """The scene with signs on its shapes, in what is drawn and in what is said."""
    if not signs:
        return scene
    return scene._replace(shapes=tuple(signed_shape(shape, signs, rows, words) for shape in scene.shapes))


def signed_shape(shape: Shape, signs: Signs, rows: Rows, words: Text) -> Shape:
    """A shape with the signs of its cells."""
    cells = [cell for cell in cells_of(shape.says, rows) if cell in signs]
    if not cells:
        return shape
    told = " ".join(sign_words(cell, signs[cell], rows, words) for cell in cells)
    drawn = tuple(signs[cells[0]]) if len(cells_of(shape.says, rows)) == 1 and is_its_own(cells[0], shape) else ()
    return shape._replace(marks=(*shape.marks, *drawn), words=f"{shape.words} {told}".strip() if shape.words else "")


def is_its_own(cell: Cell, shape: Shape) -> bool:
    """Whether a cell is meant by the shape itself: a card in one's hand is none of those in the row "hand:1"."""
    return cell in shape.says or not Row.of(cell[0]).owner


def sign_words(cell: Cell, signs: Sequence[str], rows: Rows, words: Text) -> str:
    """The signs of one cell in sentences."""
    return " ".join(words.say(SIGNS[sign], what=cell_name(words, *cell, rows)) for sign in signs)


def with_chosen(scene: Scene, pairs: AbstractSet[tuple[str, str]], words: Text, due: str = "") -> Scene:
    """The scene in which every shape that says one of these words in its slot is marked as chosen, and says so.

    Not so what says a word for the slot `due` as well: a thing that is known by both words is not chosen yet.
    """
    if not pairs:
        return scene
    apart = {shape.id for shape in scene.shapes if due in dict(shape.says)}
    chosen = {shape.id for shape in scene.shapes if pairs & set(shape.says)} - apart
    shapes = (chosen_shape(shape, words) if shape.id in chosen else shape for shape in scene.shapes)
    return scene._replace(shapes=tuple(shapes))


def chosen_shape(shape: Shape, words: Text) -> Shape:
    """A shape that is chosen."""
    told = f"{shape.words} {words.say('sign-chosen')}" if shape.words else ""
    return shape._replace(marks=(*shape.marks, "chosen"), words=told)
