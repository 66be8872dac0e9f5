"""Panels: a live board with its controls, for Jupyter; and what the cells of a notebook call besides."""

from widgets.notebook import ask, bars, chart, picture, set_language
from widgets.panel import Panel, panel

__all__ = ["Panel", "ask", "bars", "chart", "panel", "picture", "set_language"]
