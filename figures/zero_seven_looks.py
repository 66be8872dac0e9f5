"""How the tiles, cards and tokens of 07 zgłoś się look: each kind of element has a hue of its own."""

from __future__ import annotations

from typing import Any

from figures.theme import PIXEL, Looks
from figures.tones import BLUE, INKED, PAPER, RED, SOLID, Tone, in_modes

TONES = {
    "tray": PAPER,
    "name": BLUE,
    "card-place": BLUE,
    "suspect": Tone(("#FFF0C4", "#8A6A00", "#3A2A00"), ("#443712", "#D9B23C", "#FFF3CF")),
    "crime": RED,
    "blank": Tone(("#E9EDF1", "#6F7C89", "#4A5560"), ("#28313A", "#8795A2", "#C3CDD6")),
    "nothing": Tone(("#FFFFFF", "#4A5560", "#1B2430"), ("#12171D", "#AEBAC5", "#E9EEF3")),
    "ring": SOLID,
}
PRINT = {"ring": INKED}
SHAPES: dict[str, dict[str, Any]] = {
    "tray": {"width": 1.6 * PIXEL, "corner": 8 * PIXEL},
    "name": {"bold": True, "width": 1.2 * PIXEL},
    "suspect": {"width": 1.2 * PIXEL},
    "crime": {"width": 1.2 * PIXEL},
    "blank": {"width": 1.2 * PIXEL, "dash": (4 * PIXEL, 3 * PIXEL)},
    "nothing": {"bold": True, "font": 14.4 * PIXEL, "width": 1.2 * PIXEL, "dash": (2.4 * PIXEL, 2 * PIXEL)},
    "ring": {"bold": True, "font": 14.4 * PIXEL},
}
LOOKS = Looks(in_modes(TONES, PRINT), SHAPES, like={"card-suspect": "suspect", "card-crime": "crime"})
