"""Panels: a live board with its controls, for Jupyter; and what the cells of a notebook call besides."""

from widgets.lesson import lesson
from widgets.notebook import ask, bars, chart, check, draw, hint, picture, set_language, steps, why
from widgets.panel import Panel, panel

__all__ = [
    "Panel",
    "ask",
    "bars",
    "chart",
    "check",
    "draw",
    "hint",
    "lesson",
    "panel",
    "picture",
    "set_language",
    "steps",
    "why",
]
