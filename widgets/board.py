"""The live board: a scene drawn as SVG in the browser, with a keyboard cursor, a log, a curtain and a voice.

Python sets traits, the browser draws what differs and answers with four messages, heard by `Board.on_msg`:

    {"type": "click", "at": id}                            a shape was clicked or touched, or a screen reader pressed it
    {"type": "key", "key": key, "at": id, "shift": bool}   one of `key_names` was pressed; letters come in lower case
    {"type": "line", "step": n}                            a line of the log was chosen
    {"type": "lift"}                                       the curtain's button was pressed

The board's own keys never reach Python: arrows and Home move the cursor along the scene's walk, N speaks the
neighbours, L goes to the log (Escape comes back), ? opens the help. Ctrl, Meta, Alt and Tab are left to the browser.
JupyterLab sees no other key that is pressed inside the nearest ancestor of class `gk-panel`, else it would take
an `a` on a button for "insert a cell".
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from figures.theme import css
from widgets.module import module

FOLDER = Path(__file__).parent

LABELS = {
    "board": "name of the board for a screen reader; also its heading where the scene has no title",
    "board_role": "what kind of thing the board is, spoken after its name, in lower case",
    "status": "name of the list of status lines",
    "log": "heading of the log",
    "help": "name of the button with the question mark, and heading of the dialog that it opens",
    "close": "button that closes the dialog",
    "edge": "spoken when an arrow leads nowhere (optional)",
}  # the words that the board needs from its panel, by key


class Board(anywidget.AnyWidget):
    """A picture to walk on, with status lines above it and a log beside it; all words come from Python.

    The trait `log` stands where widgets have a logger; nothing but their last resort outside IPython uses that.
    """

    _esm = module("drawing.js", "stage.js", "board.js")
    _css = FOLDER / "board.css"

    scene = traitlets.Dict(help="Scene.plain(); shapes are patched in place by their ids").tag(sync=True)
    lang = traitlets.Unicode("en", help="language of all words, for the screen reader's voice").tag(sync=True)
    mode = traitlets.Enum(("light", "dark", "auto"), "auto", help="auto: as JupyterLab, else the system").tag(sync=True)
    large = traitlets.Bool(False, help="print that can be read from the back of a classroom").tag(sync=True)
    theme = traitlets.Unicode(help="CSS properties --gk-…, or rules for .gk-light and .gk-dark").tag(sync=True)
    saying = traitlets.Dict(
        help='{"n": int, "text": str, "lang": str}: spoken when n changes; with "assertive": True at once. '
        "What is said while the curtain is down is not spoken."
    ).tag(sync=True)
    log: traitlets.List[Any] = traitlets.List(
        help='dicts with "key", "text", "step", "kind", "now" and "lit", the newest last'
    ).tag(sync=True)
    bare = traitlets.Bool(
        False, help="title and picture alone, beside another board; it keeps no key to itself that it does not use"
    ).tag(sync=True)
    status: traitlets.List[Any] = traitlets.List(help='dicts with "key", "text" and "strong"').tag(sync=True)
    curtain = traitlets.Dict(help='{"text": str, "button": str} covers all; {} is up').tag(sync=True)
    labels = traitlets.Dict(help="the words that LABELS lists, by key").tag(sync=True)
    help: traitlets.List[Any] = traitlets.List(help="pairs of a key's label and what it does, for the dialog").tag(
        sync=True
    )
    lead = traitlets.Dict(
        help='{"n": int, "at": id}: the cursor goes there when n changes. `at` would not do: what the browser still '
        "has to tell of the cursor's own way would come after it."
    ).tag(sync=True)
    at = traitlets.Unicode(help="id of the stop under the cursor; unknown ids stand for the start").tag(sync=True)
    key_names: traitlets.List[Any] = traitlets.List(
        help='keys for Python as browsers name them: "Enter", " ", "u"'
    ).tag(sync=True)

    @traitlets.default("theme")
    def _theme_of_pictures(self) -> str:
        """The theme of all pictures, light and dark."""
        return "\n".join(f".gk-{mode} {{ {css(mode)} }}" for mode in ("light", "dark"))
