"""Panels: a live board with its controls, for Jupyter."""

from widgets.language import set_language
from widgets.panel import Panel, panel

__all__ = ["Panel", "panel", "set_language"]
