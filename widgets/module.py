"""The scripts of a widget: anywidget takes one module, so the files that it is written in are joined."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def module(*parts: str) -> str:
    """The text of nodes.js and of further files of this folder, in their order, as one module."""
    return "\n".join((FOLDER / part).read_text(encoding="utf-8") for part in ("nodes.js", *parts))
