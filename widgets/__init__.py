"""Panels: a live board with its controls, for Jupyter; and what the cells of a notebook call besides."""

from widgets.joining import join
from widgets.lesson import lesson
from widgets.notebook import ask, bars, chart, check, draw, hint, picture, set_language, steps, why
from widgets.panel import Panel, panel
from widgets.sharing import share

__all__ = [
    "Panel",
    "ask",
    "bars",
    "chart",
    "check",
    "draw",
    "hint",
    "join",
    "lesson",
    "panel",
    "picture",
    "set_language",
    "share",
    "steps",
    "why",
]
