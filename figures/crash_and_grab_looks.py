"""How Crash and Grab looks: the squares of the board, six colours of saucers and crew, plans, queues and paths.

A colour is never told by its hue alone: a saucer bears the letters of its colour, a crew member the letter of its
speciality with those letters beside it. The path of a saucer that was pushed is thin.
"""

from __future__ import annotations

from typing import Any

from figures.theme import PIXEL, Looks

Colours = dict[str, tuple[str, str, str]]

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

# role -> fill, stroke, ink
LIGHT: Colours = {
    "space": ("#FFFFFF", "#7B8894", "#34404C"),
    "site": ("#E3E9EF", "#7B8894", "#1B2430"),
    "accelerator": ("#FFF0CC", "#7B8894", "#5A3D00"),
    "accelerator-letter": ("#FFF0CC", "#7B8894", "#1B2430"),
    "steps": ("#FFFFFF", "#0B57A4", "#0B57A4"),
    "tile-edge": ("#1B2430", "#1B2430", "#FFFFFF"),
    "rim": ("#F3F5F8", "#5C6975", "#34404C"),
    "rim-sign": ("#F3F5F8", "#5C6975", "#1B2430"),
    "saucer-block": ("#FFFFFF", "#4A5866", "#1B2430"),
    "saucer-turn": ("#FFFFFF", "#1B2430", "#1B2430"),
    "station": ("#FFFFFF", "#5C6975", "#4A5866"),
    "upgrade": ("#DDEAF6", "#2F6690", "#0B2A4A"),
    "upgrade-fresh": ("#FFFFFF", "#2F6690", "#0B2A4A"),
    "holding": ("#1B2430", "#1B2430", "#FFFFFF"),
    "lost": ("#FBDFD8", "#A6402F", "#4A140B"),
    "plan": ("#DCF0E2", "#1F7A4D", "#06351E"),
    "plan-own": ("#FFFFFF", "#1F7A4D", "#06351E"),
    "plan-hidden": ("#C9D3DC", "#4A5866", "#1B2430"),
    "plan-none": ("#FFFFFF", "#5C6975", "#4A5866"),
    "wish": ("#FFFFFF", "#4A5866", "#1B2430"),
    "wish-set": ("#1B2430", "#1B2430", "#FFFFFF"),
    "queue": ("#FFFFFF", "#5C6975", "#1B2430"),
}
DARK: Colours = {
    "space": ("#1E262E", "#7F8D9A", "#C9D3DC"),
    "site": ("#2E3943", "#7F8D9A", "#E9EEF3"),
    "accelerator": ("#463713", "#7F8D9A", "#FFE7AE"),
    "accelerator-letter": ("#463713", "#7F8D9A", "#E9EEF3"),
    "steps": ("#1E262E", "#7CC0FF", "#7CC0FF"),
    "tile-edge": ("#E9EEF3", "#E9EEF3", "#12171D"),
    "rim": ("#12171D", "#8795A2", "#C9D3DC"),
    "rim-sign": ("#12171D", "#8795A2", "#E9EEF3"),
    "saucer-block": ("#1E262E", "#93A1AE", "#E9EEF3"),
    "saucer-turn": ("#1E262E", "#FFFFFF", "#E9EEF3"),
    "station": ("#1E262E", "#8795A2", "#C9D3DC"),
    "upgrade": ("#1D3A55", "#6FB1E0", "#E6F2FC"),
    "upgrade-fresh": ("#12171D", "#6FB1E0", "#E6F2FC"),
    "holding": ("#E9EEF3", "#E9EEF3", "#12171D"),
    "lost": ("#4B231C", "#E58A76", "#FFE6E0"),
    "plan": ("#153F2A", "#5CC48D", "#DFF8E9"),
    "plan-own": ("#12171D", "#5CC48D", "#DFF8E9"),
    "plan-hidden": ("#35404B", "#93A1AE", "#E9EEF3"),
    "plan-none": ("#1E262E", "#8795A2", "#C9D3DC"),
    "wish": ("#1E262E", "#93A1AE", "#E9EEF3"),
    "wish-set": ("#E9EEF3", "#E9EEF3", "#12171D"),
    "queue": ("#1E262E", "#8795A2", "#E9EEF3"),
}
PRINT: Colours = {
    "space": ("#FFFFFF", "#767676", "#000000"),
    "site": ("#FFFFFF", "#767676", "#000000"),
    **dict.fromkeys(("accelerator", "accelerator-letter"), ("#E2E2E2", "#767676", "#000000")),
    "tile-edge": ("#000000", "#000000", "#FFFFFF"),
    "holding": ("#000000", "#000000", "#FFFFFF"),
    "wish-set": ("#000000", "#000000", "#FFFFFF"),
    **{f"path-{hue}": ("#000000", "#000000", "#FFFFFF") for hue in HUES},
    **{f"path-{hue}-pushed": ("#000000", "#000000", "#FFFFFF") for hue in HUES},
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


def hued(colours: Colours, hues: dict[str, tuple[str, str, str, str]], ground: str) -> Colours:
    """The colours, and for each hue those of a saucer, of crew, and of a path on that ground."""
    things = {f"{thing}-{hue}": look[:3] for hue, look in hues.items() for thing in ("saucer", "crew")}
    turns = {f"saucer-{hue}-turn": look[:3] for hue, look in hues.items()}
    paths = {f"path-{hue}{how}": (look[3], look[3], ground) for hue, look in hues.items() for how in ("", "-pushed")}
    return colours | things | turns | paths


LOOKS = Looks(
    {"light": hued(LIGHT, LIGHT_HUES, "#FFFFFF"), "dark": hued(DARK, DARK_HUES, "#12171D"), "print": PRINT}, SHAPES
)
