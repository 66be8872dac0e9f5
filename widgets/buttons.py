"""A button for each of some things, such as steps or log lines: made when first needed, hidden when there are fewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets as ipw

from widgets.wiring import Wiring


class Buttons:
    """The buttons in a box; a press runs `act` with the target that the button stands for now."""

    def __init__(self, wiring: Wiring, box: ipw.Box, act: Callable[[Any], object], width: str = "auto") -> None:
        self.wiring, self.box, self.act, self.width = wiring, box, act, width
        self.buttons: list[ipw.Button] = []
        self.targets: dict[ipw.Button, Any] = {}

    def show(self, things: Sequence[tuple[Any, str]]) -> None:
        """Let these be the targets and what stands on their buttons."""
        while len(self.buttons) < len(things):
            self.buttons.append(self._button())
        for at, button in enumerate(self.buttons):
            self.wiring.show(button, at < len(things))
            if at < len(things):
                self.targets[button] = things[at][0]
                self.wiring.set(button, description=things[at][1])
        if len(self.box.children) < len(self.buttons):
            self.box.children = tuple(self.buttons)
        self.wiring.show(self.box, bool(things))

    def _button(self) -> ipw.Button:
        button = self.wiring.button("", lambda: self.act(self.targets[button]))
        button.layout.width = self.width
        return button
