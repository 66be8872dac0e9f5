"""The note sheet as a live table: what the reader has marked, what deduction has found, and the verdicts on the marks.

Python sets traits, the browser draws what differs and answers with three messages, heard by `NoteSheet.on_msg`:

    {"type": "cell", "kind": kind, "word": word, "act": "use"}    a row was clicked, or Enter pressed in its cell
    {"type": "cell", "kind": kind, "word": word, "act": "mark"}   X or Space was pressed in a cell
    {"type": "ask", "kind": kind, "word": word}                   the button of a verdict was pressed

Arrows lead from cell to cell and from table to table, Home and End to the ends of a table. All other keys are left to
the panel around it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from widgets.module import module

FOLDER = Path(__file__).parent


class NoteSheet(anywidget.AnyWidget):
    """Tables side by side, one for each kind of thing that can be so; all words come from Python."""

    _esm = module("sheet.js")
    _css = FOLDER / "sheet.css"

    tables: traitlets.List[Any] = traitlets.List(
        help='dicts with "kind", "title" and "rows": dicts with "word", "name", "label" (all that is to be heard of '
        'the cell) and "signs": of "no", "yes" (the reader\'s), "out", "sure" (deduction\'s)'
    ).tag(sync=True)
    findings: traitlets.List[Any] = traitlets.List(
        help='verdicts by groups: dicts with "key", "title" and "lines": dicts with "key", "kind", "word", "text", '
        '"ask" and "label" (what stands on the button and what is heard of it; "" for no button) and "more" (what it '
        'has brought; "" before)'
    ).tag(sync=True)
    lang = traitlets.Unicode("en", help="language of all words, for the screen reader's voice").tag(sync=True)
