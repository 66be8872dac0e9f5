"""How the table of 13 Clues looks: screens, cards face up and face down, glasses, and the ten colours of the deck.

A colour is never told by its hue alone: its two letters stand on it.
"""

from __future__ import annotations

from typing import Any

from figures.theme import PIXEL, Looks
from figures.tones import BLUE, INKED, PAPER, RED, STRONG, Tone, in_modes

TONES = {
    "player": PAPER,
    "player-turn": STRONG,
    "screen": Tone(("#4A5866", "#4A5866", "#FFFFFF"), ("#93A1AE", "#93A1AE", "#12171D")),
    "clue": Tone(("#FFFFFF", "#4A5866", "#1B2430"), ("#12171D", "#93A1AE", "#E9EEF3")),
    "face-down": Tone(("#DDE2E8", "#5C6975", "#34404C"), ("#35404B", "#8795A2", "#E1E7ED")),
    "question": BLUE,
    "letter": Tone(("#34404C", "#34404C", "#FFFFFF"), ("#C9D3DC", "#C9D3DC", "#12171D")),
    "glass": Tone(("#FFF6D6", "#7A5E00", "#2E2400"), ("#443712", "#D9B23C", "#FFF3CF")),
    "no-glass": Tone(("#FFFFFF", "#5C6975", "#4A5560"), ("#1E262E", "#8795A2", "#C3CDD6")),
    "secret": RED,
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
TONES |= {f"colour-{at}": Tone((fill, "#4A5866", ink), (fill, "#93A1AE", ink)) for at, (fill, ink) in enumerate(HUES)}
PRINT = {"screen": INKED, "letter": INKED}
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
LOOKS = Looks(in_modes(TONES, PRINT), SHAPES)
