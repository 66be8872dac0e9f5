"""How the tiles, cards and tokens of 07 zgłoś się look: each kind of element has a hue of its own."""

from __future__ import annotations

from typing import Any

from figures.theme import PIXEL, Looks

# role -> fill, stroke, ink
LIGHT = {
    "tray": ("#FFFFFF", "#4A5866", "#1B2430"),
    "name": ("#DCE9F6", "#2F6690", "#0B2A4A"),
    "card-place": ("#DCE9F6", "#2F6690", "#0B2A4A"),
    "suspect": ("#FFF0C4", "#8A6A00", "#3A2A00"),
    "crime": ("#FBDFD8", "#A6402F", "#4A140B"),
    "blank": ("#E9EDF1", "#6F7C89", "#4A5560"),
    "nothing": ("#FFFFFF", "#4A5560", "#1B2430"),
    "ring": ("#1B2430", "#1B2430", "#FFFFFF"),
}
DARK = {
    "tray": ("#1E262E", "#93A1AE", "#E9EEF3"),
    "name": ("#1D3A55", "#6FB1E0", "#E6F2FC"),
    "card-place": ("#1D3A55", "#6FB1E0", "#E6F2FC"),
    "suspect": ("#443712", "#D9B23C", "#FFF3CF"),
    "crime": ("#4B231C", "#E58A76", "#FFE6E0"),
    "blank": ("#28313A", "#8795A2", "#C3CDD6"),
    "nothing": ("#12171D", "#AEBAC5", "#E9EEF3"),
    "ring": ("#E9EEF3", "#E9EEF3", "#12171D"),
}
PRINT = {"ring": ("#000000", "#000000", "#FFFFFF")}
SHAPES: dict[str, dict[str, Any]] = {
    "tray": {"width": 1.6 * PIXEL, "corner": 8 * PIXEL},
    "name": {"bold": True, "width": 1.2 * PIXEL},
    "suspect": {"width": 1.2 * PIXEL},
    "crime": {"width": 1.2 * PIXEL},
    "blank": {"width": 1.2 * PIXEL, "dash": (4 * PIXEL, 3 * PIXEL)},
    "nothing": {"bold": True, "font": 14.4 * PIXEL, "width": 1.2 * PIXEL, "dash": (2.4 * PIXEL, 2 * PIXEL)},
    "ring": {"bold": True, "font": 14.4 * PIXEL},
}
LOOKS = Looks(
    {"light": LIGHT, "dark": DARK, "print": PRINT}, SHAPES, like={"card-suspect": "suspect", "card-crime": "crime"}
)
