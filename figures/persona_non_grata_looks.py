"""How the table of Persona Non Grata looks: rows and cells, six tints of corporations, cards face up and face down.

A tint is never alone: in the matrix a column has the corporation's name, elsewhere its letter stands on the card. What
lies face down has a broken edge, and so has every number that only some eyes know. Used action cards are struck out.
"""

from __future__ import annotations

from typing import Any

from figures.theme import PIXEL, Looks
from figures.tones import (
    BLACK,
    BLUE,
    DOT,
    EDGE,
    GREY,
    INKED,
    PAPER,
    RED,
    RIM,
    RIM_SIGN,
    SOLID,
    STRONG,
    WAY,
    WHITE,
    Tone,
    in_modes,
)

TINTS = (  # of the corporations
    Tone(("#D8F0E0", "#1F7A4D", "#06351E"), ("#153F2A", "#5CC48D", "#DFF8E9")),
    BLUE,
    RED,
    Tone(("#ECE2F8", "#6A3D9A", "#2B1148"), ("#38264F", "#BE9BE8", "#F1E8FC")),
    Tone(("#FFF0C2", "#7A5E00", "#2E2400"), ("#443712", "#D9B23C", "#FFF3CF")),
    Tone(("#D5F1F4", "#0E6B75", "#032F34"), ("#0F3E44", "#58C6D1", "#DDF8FB")),
)
ACTION = Tone(("#FFFFFF", "#34404C", "#1B2430"), ("#1E262E", "#C9D3DC", "#E9EEF3"))
TONES = {
    "track": PAPER,
    "now": SOLID,
    "not-now": Tone(("#FFFFFF", "#5C6975", "#34404C"), ("#1E262E", "#8795A2", "#C9D3DC")),
    "heap": PAPER,
    "hacker": PAPER,
    "hacker-turn": STRONG,
    "hacker-strong": PAPER,
    "area": Tone(("#FFFFFF", "#5C6975", "#1B2430"), ("#1E262E", "#8795A2", "#E9EEF3")),
    "area-settled": STRONG,
    "row-end": RIM_SIGN,
    "sum": PAPER,
    "sum-none": Tone(("#FFFFFF", "#5C6975", "#5C6975"), ("#1E262E", "#8795A2", "#9AA7B3")),
    "secret-sum": PAPER,
    "leading": SOLID,
    "following": Tone(("#FFFFFF", "#1B2430", "#1B2430"), ("#1E262E", "#E9EEF3", "#E9EEF3")),
    "corporation-card": Tone(("#FFE08A", "#6B4E00", "#2B2000"), ("#6B5200", "#F0C64A", "#FFF3CF")),
    "active": Tone(("#FFFFFF", "#1F7A4D", "#14603A"), ("#1E262E", "#5CC48D", "#7FE0AE")),
    "key": Tone(("#D9A400", "#5A4300", "#1B1400"), ("#E9BE3A", "#FFE9A8", "#1B1400")),
    "covered": Tone(("#DDE2E8", "#4A5866", "#1B2430"), ("#35404B", "#93A1AE", "#E9EEF3")),
    "action": ACTION,
    "action-sign": ACTION,
    "action-used": Tone(("#F3F5F8", "#5C6975", "#5C6975"), ("#12171D", "#8795A2", "#9AA7B3")),
    "stroke": Tone(("#8A1F1F", "#8A1F1F", "#FFFFFF"), ("#FF9A90", "#FF9A90", "#12171D")),
    "empty": RIM,
    "passing": Tone(("#4A5866", "#4A5866", "#FFFFFF"), ("#93A1AE", "#93A1AE", "#12171D")),
    "hand": DOT,
    "hand-unseen": DOT,
    "hand-now": EDGE,
    "hand-now-unseen": Tone(("#F1DDF8", "#7A1FA2", "#1B2430"), ("#45215A", "#E5A8FF", "#E9EEF3")),
    "edge-first": EDGE,
    "edge-second": EDGE,
    "edge-other": EDGE,
    "way": WAY,
    "way-frame": WAY,
    "way-frame-thin": WAY,
}
FILLED = (
    "edge-first",
    "edge-second",
    "edge-other",
    "hand-now",
    "now",
    "leading",
    "passing",
    "way",
    "way-frame",
    "way-frame-thin",
    "stroke",
    "key",
)
PRINT = {**dict.fromkeys(FILLED, INKED), "action-used": (WHITE, GREY, BLACK)}

DASH = (4 * PIXEL, 3 * PIXEL)
THIN = {"width": 1.2 * PIXEL, "corner": 4 * PIXEL}
BOLD = {**THIN, "bold": True, "font": 16 * PIXEL}
ROW = {"width": 1.3 * PIXEL, "corner": 6 * PIXEL}
HELD = {"bold": True, "font": 18 * PIXEL, "width": 2.6 * PIXEL}
SHAPES: dict[str, dict[str, Any]] = {
    "track": ROW,
    "now": {**THIN, "bold": True},
    "not-now": THIN,
    "heap": THIN,
    "hacker": ROW,
    "hacker-turn": {**ROW, "width": 4 * PIXEL, "bold": True},
    "hacker-strong": {"bold": True, "font": 17 * PIXEL},
    "area": ROW,
    "area-settled": {**ROW, "width": 3.6 * PIXEL},
    "row-end": {**ROW, "dash": DASH},
    "sum": {"bold": True, "font": 20 * PIXEL},
    "sum-none": {"font": 18 * PIXEL},
    "secret-sum": {**BOLD, "dash": DASH},
    "leading": {**BOLD, "font": 17 * PIXEL},
    "following": {**BOLD, "font": 17 * PIXEL, "width": 1.8 * PIXEL},
    "corporation-card": BOLD,
    "active": {"bold": True, "font": 17 * PIXEL},
    "key": {"width": 0.8 * PIXEL},
    "covered": {**BOLD, "dash": DASH},
    "action": THIN,
    "action-sign": {"bold": True, "font": 22 * PIXEL},
    "action-used": {**THIN, "dash": DASH},
    "stroke": {"width": 2.4 * PIXEL},
    "empty": {**THIN, "dash": DASH},
    "passing": {"width": 2.2 * PIXEL},
    "hand": HELD,
    "hand-unseen": {**HELD, "dash": DASH},
    "hand-now": HELD,
    "hand-now-unseen": {**HELD, "dash": DASH},
    "edge-first": {"width": 4.6 * PIXEL},
    "edge-second": {"width": 3 * PIXEL, "dash": (7 * PIXEL, 4 * PIXEL)},
    "edge-other": {"width": 1.3 * PIXEL},
    "way": {"width": 3.6 * PIXEL},
    "way-frame": {"width": 3.6 * PIXEL},
    "way-frame-thin": {"width": 2.4 * PIXEL, "dash": (6 * PIXEL, 4 * PIXEL)},
}
VARIANTS: dict[str, dict[str, Any]] = {  # of what belongs to a corporation
    "": BOLD,
    "-name": THIN,
    "-value": {"bold": True, "font": 27 * PIXEL},
    "-sign": {**BOLD, "width": 1.8 * PIXEL},
    "-covered": {**BOLD, "dash": DASH},
    "-head": {**ROW, "bold": True, "width": 2 * PIXEL},
    "-settled": {**ROW, "bold": True, "width": 5 * PIXEL},
}


def tinted(tint: Tone, variant: str) -> Tone:
    """The tint of a corporation in a variant; a letter stands on the full colour."""
    if variant != "-sign":
        return tint
    (_, light, _), (_, dark, _) = tint
    return Tone((light, light, WHITE), (dark, dark, "#12171D"))


TONES |= {
    f"corporation-{number}{variant}": tinted(tint, variant) for number, tint in enumerate(TINTS) for variant in VARIANTS
}
SHAPES |= {f"corporation-{number}{variant}": look for number in range(len(TINTS)) for variant, look in VARIANTS.items()}
LOOKS = Looks(in_modes(TONES, PRINT), SHAPES)
