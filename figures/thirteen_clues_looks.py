"""How the table of 13 Clues looks: screens, cards face up and face down, glasses, and the ten colours of the deck.

A colour is never told by its hue alone: its two letters stand on it.
"""

from __future__ import annotations

from typing import Any

from figures.theme import PIXEL, Looks

# role -> fill, stroke, ink
LIGHT = {
    "player": ("#FFFFFF", "#4A5866", "#1B2430"),
    "player-turn": ("#FFFFFF", "#1B2430", "#1B2430"),
    "screen": ("#4A5866", "#4A5866", "#FFFFFF"),
    "clue": ("#FFFFFF", "#4A5866", "#1B2430"),
    "face-down": ("#DDE2E8", "#5C6975", "#34404C"),
    "question": ("#DCE9F6", "#2F6690", "#0B2A4A"),
    "letter": ("#34404C", "#34404C", "#FFFFFF"),
    "glass": ("#FFF6D6", "#7A5E00", "#2E2400"),
    "no-glass": ("#FFFFFF", "#5C6975", "#4A5560"),
    "secret": ("#FBDFD8", "#A6402F", "#4A140B"),
}
DARK = {
    "player": ("#1E262E", "#93A1AE", "#E9EEF3"),
    "player-turn": ("#1E262E", "#FFFFFF", "#E9EEF3"),
    "screen": ("#93A1AE", "#93A1AE", "#12171D"),
    "clue": ("#12171D", "#93A1AE", "#E9EEF3"),
    "face-down": ("#35404B", "#8795A2", "#E1E7ED"),
    "question": ("#1D3A55", "#6FB1E0", "#E6F2FC"),
    "letter": ("#C9D3DC", "#C9D3DC", "#12171D"),
    "glass": ("#443712", "#D9B23C", "#FFF3CF"),
    "no-glass": ("#1E262E", "#8795A2", "#C3CDD6"),
    "secret": ("#4B231C", "#E58A76", "#FFE6E0"),
}
HUES = (  # of the deck's colours, in its order: fill and ink
    ("#6A3D9A", "#FFFFFF"),
    ("#F5A9CB", "#2A0E1B"),
    ("#C62828", "#FFFFFF"),
    ("#2E7D32", "#FFFFFF"),
    ("#F5D547", "#2E2400"),
    ("#1565C0", "#FFFFFF"),
    ("#EF7D00", "#231200"),
    ("#FFFFFF", "#1B2430"),
    ("#6D4C2F", "#FFFFFF"),
    ("#A3ABB3", "#14191E"),
)
LIGHT |= {f"colour-{at}": (fill, "#4A5866", ink) for at, (fill, ink) in enumerate(HUES)}
DARK |= {f"colour-{at}": (fill, "#93A1AE", ink) for at, (fill, ink) in enumerate(HUES)}
PRINT = {"screen": ("#000000", "#000000", "#FFFFFF"), "letter": ("#000000", "#000000", "#FFFFFF")}
THIN = {"width": 1.2 * PIXEL, "corner": 4 * PIXEL}
SHAPES: dict[str, dict[str, Any]] = {
    "player": {"width": 1.4 * PIXEL, "corner": 8 * PIXEL},
    "player-turn": {"width": 4 * PIXEL, "corner": 8 * PIXEL, "bold": True},
    "screen": {"width": 1.0 * PIXEL, "corner": 2 * PIXEL},
    "clue": THIN,
    "face-down": {**THIN, "bold": True, "dash": (4 * PIXEL, 3 * PIXEL)},
    "question": THIN,
    "letter": {**THIN, "bold": True},
    "glass": {"width": 2.2 * PIXEL, "bold": True},
    "no-glass": {"width": 1.4 * PIXEL, "dash": (3 * PIXEL, 2.5 * PIXEL)},
    "secret": {**THIN, "bold": True},
    **{f"colour-{at}": {**THIN, "bold": True} for at in range(len(HUES))},
}
LOOKS = Looks({"light": LIGHT, "dark": DARK, "print": PRINT}, SHAPES)
