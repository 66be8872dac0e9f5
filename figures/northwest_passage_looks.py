"""How Northwest Passage looks: sea, land, ice, zones, icons, the sun, crew, and what lies below the map.

Nothing is told by its hue alone: land has a coast, ice is hatched, an icon bears the letter of its kind, a ship and a
sled have outlines of their own, and a ready crewman is filled where a used one is dashed.
"""

from __future__ import annotations

from typing import Any

from figures.theme import PIXEL, Looks
from figures.tones import BLACK, EDGED, FAINT, INKED, PAPER, RIM_SIGN, SOLID, STEPS, STRONG, WAY, Tone, in_modes

TONES = {
    "zone-1": Tone(("#FFFFFF", "#7B8894", "#1B2430"), ("#1E262E", "#7F8D9A", "#E9EEF3")),
    "zone-2": Tone(("#F0EEF8", "#77749A", "#1B2430"), ("#2B2A42", "#8F8CB5", "#E9EEF3")),
    "zone-3": Tone(("#DEDAF0", "#6A6398", "#1B2430"), ("#3A3560", "#A19AD6", "#E9EEF3")),
    "map-sea": Tone(("#C6E2F5", "#35627F", "#0B2A4A"), ("#123F63", "#7CB6DE", "#E6F2FC")),
    "map-land": Tone(("#F2E2B6", "#5A471A", "#2B2006"), ("#6E5C30", "#F0DDA4", "#FFF8E4")),
    "map-border": Tone(("#FFFFFF", "#6E7C88", "#1B2430"), ("#12171D", "#93A1AE", "#E9EEF3")),
    "map-free": Tone(("#FFFFFF", "#7B8894", "#1B2430"), ("#12171D", "#7F8D9A", "#E9EEF3")),
    "map-ice": Tone(("#FFFFFF", "#3F79AE", "#0B2A4A"), ("#12171D", "#9CCBF0", "#E6F2FC")),
    "map-ice-now": Tone(("#0B4F8A", "#0B4F8A", "#FFFFFF"), ("#BFE2FF", "#BFE2FF", "#12171D")),
    "map-ice-next": Tone(("#0B4F8A", "#0B4F8A", "#FFFFFF"), ("#BFE2FF", "#BFE2FF", "#12171D")),
    "map-island": Tone(("#FFFFFF", "#8A1C5B", "#8A1C5B"), ("#12171D", "#FF9BD2", "#FF9BD2")),
    "map-fits": Tone(("#FFFFFF", "#0B57A4", "#0B57A4"), ("#12171D", "#6FC3F2", "#6FC3F2")),
    "island-name": Tone(("#FFFFFF", "#8A1C5B", "#8A1C5B"), ("#12171D", "#FF9BD2", "#FF9BD2")),
    "map-rim": RIM_SIGN,
    "map-rim-ice": Tone(("#F3F5F8", "#0B4F8A", "#0B4F8A"), ("#12171D", "#9CCBF0", "#9CCBF0")),
    "map-steps": STEPS,
    "square": PAPER,
    "quarter": Tone(("#FFFFFF", "#0072B2", "#1B2430"), ("#12171D", "#6FC3F2", "#E9EEF3")),
    "place-greenland": Tone(("#DDEBDD", "#3B6B45", "#12301A"), ("#1E3B26", "#7CC48D", "#E4F6E8")),
    "place-passage": Tone(("#E9DDF2", "#6B3B8F", "#2E1245"), ("#3A2150", "#C59BEA", "#F3E6FF")),
    "name-greenland": Tone(("#F3F5F8", "#3B6B45", "#24522F"), ("#12171D", "#7CC48D", "#9ADBA9")),
    "name-passage": Tone(("#F3F5F8", "#6B3B8F", "#57297B"), ("#12171D", "#C59BEA", "#D9BDF5")),
    "sun-spot": Tone(("#FFFFFF", "#8A6A12", "#1B2430"), ("#12171D", "#C9A640", "#E9EEF3")),
    "sun-next": Tone(("#FFF2C4", "#8A6A12", "#1B2430"), ("#4A3B0A", "#E9C75A", "#FFF2C4")),
    "sun-disc": Tone(("#FFD34D", "#6B4E00", "#2B2006"), ("#FFD34D", "#FFF2C4", "#2B2006")),
    "icon-strait": Tone(("#0B4F8A", "#06305A", "#FFFFFF"), ("#9CD0FF", "#E6F2FC", "#06203A")),
    "icon-wreck": Tone(("#5A3A1E", "#2E1C0D", "#FFFFFF"), ("#E0B98A", "#FBEBD6", "#2B1A08")),
    "icon-inuit": Tone(("#A3243B", "#5E0F1F", "#FFFFFF"), ("#FF9AA8", "#FFE0E4", "#3A0710")),
    "icon-cairn": Tone(("#454F59", "#1B2430", "#FFFFFF"), ("#D5DBE1", "#FFFFFF", "#12171D")),
    "icon-island": Tone(("#8A1C5B", "#4E0B31", "#FFFFFF"), ("#FF9BD2", "#FFE0F1", "#3A0722")),
    "icon-none": FAINT,
    "tile": Tone(("#C6E2F5", "#35627F", "#0B2A4A"), ("#123F63", "#7CB6DE", "#E6F2FC")),
    "panel": PAPER,
    "expedition-turn": STRONG,
    "prestige": Tone(("#FFFFFF", "#1B2430", "#1B2430"), ("#1E262E", "#E9EEF3", "#E9EEF3")),
    "come": Tone(("#FFFFFF", "#3B6B45", "#24522F"), ("#1E262E", "#7CC48D", "#9ADBA9")),
    "aboard": FAINT,
    "count": RIM_SIGN,
    "cost": Tone(("#FFFFFF", "#1B2430", "#1B2430"), ("#1E262E", "#E9EEF3", "#E9EEF3")),
    "cost-dear": Tone(("#F3F5F8", "#5C6975", "#4A5866"), ("#12171D", "#8795A2", "#C9D3DC")),
    "choice": PAPER,
    "order-now": SOLID,
    "order-seat": PAPER,
    "order-open": FAINT,
    "crew-ready": SOLID,
    "crew-used": FAINT,
    "path-ship": WAY,
    "path-sled": WAY,
    "path-placed": WAY,
    "path-filled": WAY,
}
PRINT = {
    "map-land": ("#D9D9D9", BLACK, BLACK),
    **dict.fromkeys(("map-border", "map-free", "map-ice"), EDGED),
    **dict.fromkeys(("order-now", "crew-ready", "map-ice-now", "map-ice-next"), INKED),
    **dict.fromkeys(("path-ship", "path-sled", "path-placed", "path-filled"), INKED),
}

TYPE = 15.6 * PIXEL
CHIP = {"width": 1.3 * PIXEL, "corner": 4 * PIXEL, "bold": True, "font": TYPE}
ICON = {"width": 1.2 * PIXEL, "corner": 5 * PIXEL, "bold": True, "font": TYPE}
BARE = {"bold": True, "font": TYPE}
DASH = (4 * PIXEL, 3 * PIXEL)
SHAPES: dict[str, dict[str, Any]] = {
    **{f"zone-{number}": {"width": 0.6 * PIXEL, "corner": 0.0, **BARE} for number in (1, 2, 3)},
    "map-sea": {"width": 1.2 * PIXEL},
    "map-land": {"width": 1.8 * PIXEL},
    "map-border": {"width": 1.0 * PIXEL, "dash": (2.5 * PIXEL, 2.5 * PIXEL)},
    "map-free": {"width": 0.7 * PIXEL},
    "map-ice": {"width": 1.0 * PIXEL},
    "map-ice-now": {"width": 3 * PIXEL},
    "map-ice-next": {"width": 2.4 * PIXEL, "dash": (9 * PIXEL, 6 * PIXEL)},
    "map-island": {"width": 4 * PIXEL},
    "map-fits": {"width": 1.6 * PIXEL, "dash": (4 * PIXEL, 3 * PIXEL)},
    "island-name": BARE,
    "map-rim": BARE,
    "map-rim-ice": BARE,
    "map-steps": BARE,
    "quarter": {"width": 2 * PIXEL},
    "place-greenland": {"width": 1.6 * PIXEL, "corner": 8 * PIXEL},
    "place-passage": {"width": 1.6 * PIXEL, "corner": 8 * PIXEL},
    "name-greenland": BARE,
    "name-passage": BARE,
    "sun-spot": {"width": 1.2 * PIXEL},
    "sun-next": {"width": 2.4 * PIXEL, "dash": (3 * PIXEL, 2 * PIXEL)},
    "sun-disc": {"width": 2 * PIXEL, "bold": True, "font": 17 * PIXEL},
    **{f"icon-{kind}": ICON for kind in ("strait", "wreck", "inuit", "cairn", "island")},
    "icon-none": {**ICON, "dash": DASH},
    "tile": {"width": 1.2 * PIXEL, "corner": 1.5 * PIXEL},
    "panel": {"width": 1.3 * PIXEL, "corner": 7 * PIXEL, **BARE},
    "expedition-turn": {"width": 4 * PIXEL, "corner": 7 * PIXEL},
    "prestige": {"bold": True, "font": 18 * PIXEL},
    "come": BARE,
    "aboard": {**CHIP, "dash": DASH},
    "count": BARE,
    "cost": CHIP,
    "cost-dear": {**CHIP, "dash": DASH},
    "choice": CHIP,
    "order-now": BARE,
    "order-seat": BARE,
    "order-open": {"dash": DASH},
    "crew-ready": {"width": 1.2 * PIXEL},
    "crew-used": {"width": 1.4 * PIXEL, "dash": (2.5 * PIXEL, 2 * PIXEL)},
    "path-ship": {"width": 3.6 * PIXEL},
    "path-sled": {"width": 2.4 * PIXEL},
    "path-placed": {"width": 3.6 * PIXEL},
    "path-filled": {"width": 3.6 * PIXEL, "dash": (6 * PIXEL, 4 * PIXEL)},
}
LOOKS = Looks(in_modes(TONES, PRINT), SHAPES)
