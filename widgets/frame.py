"""What a panel of stock widgets cannot do: say language and states, keep the focus in it, know whether it is dark."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

FOLDER = Path(__file__).parent


class Frame(anywidget.AnyWidget):
    """Nothing to see: it sets attributes on the nearest element of class `gk-panel` and on buttons in it.

    When a widget that has the focus goes away, the focus comes to the board; else JupyterLab would take the next keys.
    `night` is told by the browser: whether the page around the panel is dark.
    Enter in a list of the CSS class `gk-enters` comes as the message {"type": "enter"}.
    `expanded` and `pressed` hold the states (aria-expanded, aria-pressed) of widgets by a CSS class that they have.
    """

    _esm = FOLDER / "frame.js"

    lang = traitlets.Unicode("en").tag(sync=True)
    night = traitlets.Bool(False).tag(sync=True)
    expanded: traitlets.Dict[str, bool] = traitlets.Dict().tag(sync=True)
    pressed: traitlets.Dict[str, bool] = traitlets.Dict().tag(sync=True)
