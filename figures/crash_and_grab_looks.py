"""How Crash and Grab looks: the squares of the board, six colours of saucers and crew, plans, queues and paths.

A colour is never told by its hue alone: a saucer bears the letters of its colour, a crew member the letter of its
speciality with those letters beside it. The path of a saucer that was pushed is thin.
"""

from __future__ import annotations

from typing import Any

from figures.theme import PIXEL, Looks
from figures.tones import EDGED, FAINT, HIDDEN, INKED, PAPER, RED, RIM, RIM_SIGN, SOLID, STEPS, STRONG, Tone, in_modes

HUES = ("red", "green", "blue", "yellow", "purple", "pink")
# hue -> fill, stroke and ink of a thing of that colour, and the line of its path
LIGHT_HUES = {
    "red": ("#D0312D", "#5E0F0D", "#FFFFFF", "#B3211D"),
    "green": ("#3DB56B", "#0D4A27", "#101418", "#1A7A41"),
    "blue": ("#1F66C1", "#0B2C5A", "#FFFFFF", "#1F66C1"),
    "yellow": ("#F5CB1B", "#5E4A00", "#101418", "#806400"),
    "purple": ("#7A3BA8", "#341350", "#FFFFFF", "#7A3BA8"),
    "pink": ("#FAB4D4", "#7A1F50", "#101418", "#BF3380"),
}
DARK_HUES = {
    "red": ("#FF6B61", "#FFD3CF", "#12171D", "#FF8B83"),
    "green": ("#3FBF73", "#C8F3D9", "#12171D", "#58D48B"),
    "blue": ("#5C9BF0", "#D5E6FF", "#12171D", "#82B4F7"),
    "yellow": ("#F5CB1B", "#FFF3BF", "#12171D", "#F5CB1B"),
    "purple": ("#7F45B5", "#E3CCF7", "#FFFFFF", "#C89BF0"),
    "pink": ("#FAB4D4", "#FFE6F1", "#12171D", "#FAB4D4"),
}

TONES = {
    "space": Tone(("#FFFFFF", "#7B8894", "#34404C"), ("#1E262E", "#7F8D9A", "#C9D3DC")),
    "site": Tone(("#E3E9EF", "#7B8894", "#1B2430"), ("#2E3943", "#7F8D9A", "#E9EEF3")),
    "accelerator": Tone(("#FFF0CC", "#7B8894", "#5A3D00"), ("#463713", "#7F8D9A", "#FFE7AE")),
    "accelerator-letter": Tone(("#FFF0CC", "#7B8894", "#1B2430"), ("#463713", "#7F8D9A", "#E9EEF3")),
    "steps": STEPS,
    "tile-edge": SOLID,
    "rim": RIM,
    "rim-sign": RIM_SIGN,
    "saucer-block": PAPER,
    "saucer-turn": STRONG,
    "station": FAINT,
    "upgrade": Tone(("#DDEAF6", "#2F6690", "#0B2A4A"), ("#1D3A55", "#6FB1E0", "#E6F2FC")),
    "upgrade-fresh": Tone(("#FFFFFF", "#2F6690", "#0B2A4A"), ("#12171D", "#6FB1E0", "#E6F2FC")),
    "holding": SOLID,
    "lost": RED,
    "plan": Tone(("#DCF0E2", "#1F7A4D", "#06351E"), ("#153F2A", "#5CC48D", "#DFF8E9")),
    "plan-own": Tone(("#FFFFFF", "#1F7A4D", "#06351E"), ("#12171D", "#5CC48D", "#DFF8E9")),
    "plan-hidden": HIDDEN,
    "plan-none": FAINT,
    "wish": PAPER,
    "wish-set": SOLID,
    "queue": Tone(("#FFFFFF", "#5C6975", "#1B2430"), ("#1E262E", "#8795A2", "#E9EEF3")),
}


def thing(hue: str) -> Tone:
    """The colours of a saucer or a crew member."""
    return Tone(LIGHT_HUES[hue][:3], DARK_HUES[hue][:3])


def line(hue: str) -> Tone:
    """The colours of a path."""
    light, dark = LIGHT_HUES[hue][3], DARK_HUES[hue][3]
    return Tone((light, light, "#FFFFFF"), (dark, dark, "#12171D"))


TONES |= {name: thing(hue) for hue in HUES for name in (f"saucer-{hue}", f"crew-{hue}", f"saucer-{hue}-turn")}
TONES |= {f"path-{hue}{how}": line(hue) for hue in HUES for how in ("", "-pushed")}
PRINT = {
    "space": EDGED,
    "site": EDGED,
    **dict.fromkeys(("accelerator", "accelerator-letter"), ("#E2E2E2", "#767676", "#000000")),
    "tile-edge": INKED,
    "holding": INKED,
    "wish-set": INKED,
    **{f"path-{hue}": INKED for hue in HUES},
    **{f"path-{hue}-pushed": INKED for hue in HUES},
}

THIN = {"width": 1.0 * PIXEL, "corner": 0.5 * PIXEL}
CHIP = {"width": 1.3 * PIXEL, "corner": 4 * PIXEL, "bold": True, "font": 15.5 * PIXEL}
DASH = (4 * PIXEL, 3 * PIXEL)
SHAPES: dict[str, dict[str, Any]] = {
    "space": {**THIN, "bold": True},
    "site": {**THIN, "bold": True, "font": 15.5 * PIXEL},
    "accelerator": {**THIN, "bold": True, "font": 27 * PIXEL},
    "steps": {"bold": True, "font": 15.5 * PIXEL},
    "accelerator-letter": {"bold": True, "font": 15.5 * PIXEL},
    "tile-edge": {"width": 3 * PIXEL},
    "rim": {"bold": True, "font": 14 * PIXEL},
    "rim-sign": {"bold": True, "font": 19 * PIXEL},
    "saucer-block": {"width": 1.4 * PIXEL, "corner": 8 * PIXEL, "bold": True},
    "saucer-turn": {"width": 4 * PIXEL, "corner": 8 * PIXEL, "bold": True},
    "station": {**CHIP, "dash": DASH},
    "upgrade": CHIP,
    "upgrade-fresh": {**CHIP, "dash": DASH},
    "holding": CHIP,
    "lost": CHIP,
    "plan": {**CHIP, "font": 17 * PIXEL},
    "plan-own": {**CHIP, "font": 17 * PIXEL, "dash": DASH},
    "plan-hidden": {**CHIP, "font": 20 * PIXEL},
    "plan-none": {**CHIP, "dash": DASH},
    "wish": CHIP,
    "wish-set": CHIP,
    "queue": CHIP,
    **{f"saucer-{hue}": {"width": 2 * PIXEL, "bold": True, "font": 18 * PIXEL} for hue in HUES},
    **{f"saucer-{hue}-turn": {"width": 4.5 * PIXEL, "bold": True, "font": 18 * PIXEL} for hue in HUES},
    **{f"crew-{hue}": {**CHIP, "font": 16 * PIXEL} for hue in HUES},
    **{f"path-{hue}": {"width": 3.6 * PIXEL} for hue in HUES},
    **{f"path-{hue}-pushed": {"width": 1.5 * PIXEL} for hue in HUES},
}
LOOKS = Looks(in_modes(TONES, PRINT), SHAPES)
