"""How the table of 1000 mil looks: the road, the sides, traffic lights, and cards of four kinds.

A kind of card is never told by its hue alone: a sign stands on it, "!" on an attack, "✓" on a defence, "★" on an
immunity, a number on a distance. What cannot be laid, or is not laid yet, has a dashed edge.
"""

from __future__ import annotations

from typing import Any

from figures.theme import PIXEL, Looks
from figures.tones import BLUE, EDGED, HIDDEN, INKED, PAPER, RED, RIM, RIM_SIGN, SOLID, STRONG, Tone, in_modes

TONES = {
    "lane": Tone(("#4A5866", "#34404C", "#FFFFFF"), ("#39444F", "#93A1AE", "#FFFFFF")),
    "lane-shut": RIM,
    "lane-mark": Tone(("#FFFFFF", "#4A5866", "#1B2430"), ("#E9EEF3", "#93A1AE", "#12171D")),
    "milestone": RIM,
    "goal": SOLID,
    "side": PAPER,
    "side-strong": PAPER,
    "goal-number": RIM_SIGN,
    "side-turn": STRONG,
    "lamp-box": Tone(("#1B2430", "#1B2430", "#FFFFFF"), ("#0B0F14", "#93A1AE", "#E9EEF3")),
    "lamp-red": Tone(("#FF6B5E", "#4A0606", "#1B0000"), ("#FF6B5E", "#FFB3AB", "#1B0000")),
    "lamp-green": Tone(("#4BE38C", "#0B4A35", "#001B0C"), ("#4BE38C", "#A9F5C9", "#001B0C")),
    "lamp-off": Tone(("#46525E", "#5C6975", "#FFFFFF"), ("#28313A", "#8795A2", "#E9EEF3")),
    "limit-sign": Tone(("#FFFFFF", "#C4201A", "#1B2430"), ("#1E262E", "#FF7A70", "#E9EEF3")),
    "distance": BLUE,
    "attack": RED,
    "defence": Tone(("#D8F0E0", "#1F7A4D", "#06351E"), ("#153F2A", "#5CC48D", "#DFF8E9")),
    "immunity": Tone(("#ECE2F8", "#6A3D9A", "#2B1148"), ("#38264F", "#BE9BE8", "#F1E8FC")),
    "back": HIDDEN,
}
PRINT = {
    "goal": INKED,
    "lamp-box": ("#FFFFFF", "#000000", "#000000"),
    "lamp-red": INKED,
    "lamp-green": INKED,
    "lane-shut": EDGED,
    "lane-mark": EDGED,
    "milestone": EDGED,
}
KINDS = ("distance", "attack", "defence", "immunity")
CARD = {"width": 1.6 * PIXEL, "corner": 6 * PIXEL}
BIG = 27.0  # type of the sign of a card of the hand, in pixels
DASH = (5 * PIXEL, 3.5 * PIXEL)
SHAPES: dict[str, dict[str, Any]] = {
    "lane": {"width": 1.2 * PIXEL, "corner": 6 * PIXEL},
    "lane-shut": {"width": 1.2 * PIXEL, "corner": 6 * PIXEL, "dash": DASH},
    "lane-mark": {"width": 0.6 * PIXEL, "corner": 0.5 * PIXEL},
    "milestone": {"width": 1.2 * PIXEL, "font": 13.0 * PIXEL},
    "goal-number": {"bold": True, "font": 15.0 * PIXEL},
    "goal": {"width": 4 * PIXEL, "bold": True, "font": 13.6 * PIXEL},
    "side": {"width": 1.4 * PIXEL, "corner": 8 * PIXEL},
    "side-strong": {"bold": True, "font": 17.0 * PIXEL},
    "side-turn": {"width": 4 * PIXEL, "corner": 8 * PIXEL, "bold": True},
    "lamp-box": {"width": 1.2 * PIXEL, "corner": 5 * PIXEL},
    "lamp-red": {"width": 1.0 * PIXEL},
    "lamp-green": {"width": 1.0 * PIXEL},
    "lamp-off": {"width": 1.0 * PIXEL, "dash": (2 * PIXEL, 1.6 * PIXEL)},
    "limit-sign": {"width": 3.4 * PIXEL, "bold": True, "font": 13.0 * PIXEL},
    "back": {**CARD, "bold": True},
    **{kind: {**CARD, "bold": True} for kind in KINDS},
}
SIGN = {"bold": True, "font": BIG * PIXEL}
CHIP = {**CARD, "bold": True, "font": 11.6 * PIXEL, "corner": 4 * PIXEL}
VARIANTS: dict[str, dict[str, Any]] = {  # of a kind of card: large on a card, small before a side, not to be laid
    "-sign": SIGN,
    "-chip": CHIP,
    "-shut": {"width": 1.4 * PIXEL, "corner": 6 * PIXEL, "dash": DASH},
    "-shut-sign": SIGN,
    "-shut-badge": {"bold": True, "font": 18.0 * PIXEL},
    "-shut-chip": {**CHIP, "bold": False, "width": 1.3 * PIXEL, "dash": (3 * PIXEL, 2.4 * PIXEL)},
}
BARE = {"light": "#FFFFFF", "dark": "#12171D", "print": "#FFFFFF"}  # of what cannot be laid


def whole(colours: dict[str, tuple[str, str, str]], mode: str) -> dict[str, tuple[str, str, str]]:
    """The colours, and those of the variants of cards."""
    given = {kind: colours[kind] for kind in KINDS if kind in colours}
    bare = {kind: (BARE[mode], stroke, ink) for kind, (_, stroke, ink) in given.items()}
    return colours | {
        kind + variant: (bare if variant.startswith("-shut") else given)[kind] for kind in given for variant in VARIANTS
    }


LOOKS = Looks(
    {mode: whole(colours, mode) for mode, colours in in_modes(TONES, PRINT).items()},
    SHAPES | {kind + variant: look for kind in KINDS for variant, look in VARIANTS.items()},
)
