"""Colours of a role for light and dark, side by side, and those that many pictures share; print is black ink on white.

Each is fill, stroke and ink, as #RRGGBB.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Colours = tuple[str, str, str]


class Tone(NamedTuple):
    """The colours of a role in two modes."""

    light: Colours
    dark: Colours


PAPER = Tone(("#FFFFFF", "#4A5866", "#1B2430"), ("#1E262E", "#93A1AE", "#E9EEF3"))  # what has no look of its own
STRONG = Tone(("#FFFFFF", "#1B2430", "#1B2430"), ("#1E262E", "#FFFFFF", "#E9EEF3"))  # whose turn it is
SOLID = Tone(("#1B2430", "#1B2430", "#FFFFFF"), ("#E9EEF3", "#E9EEF3", "#12171D"))  # what stands out
FAINT = Tone(("#FFFFFF", "#5C6975", "#4A5866"), ("#1E262E", "#8795A2", "#C9D3DC"))  # what is not there yet, or is used
RIM = Tone(("#F3F5F8", "#5C6975", "#34404C"), ("#12171D", "#8795A2", "#C9D3DC"))  # on the ground of the picture
RIM_SIGN = Tone(("#F3F5F8", "#5C6975", "#1B2430"), ("#12171D", "#8795A2", "#E9EEF3"))  # the same, to be read
HIDDEN = Tone(("#C9D3DC", "#4A5866", "#1B2430"), ("#35404B", "#93A1AE", "#E9EEF3"))  # the back of a card
STEPS = Tone(("#FFFFFF", "#0B57A4", "#0B57A4"), ("#1E262E", "#7CC0FF", "#7CC0FF"))  # distances of the lens
EDGE = Tone(("#7A1FA2", "#7A1FA2", "#FFFFFF"), ("#E5A8FF", "#E5A8FF", "#12171D"))  # of a graph over a board
DOT = Tone(("#FFFFFF", "#7A1FA2", "#1B2430"), ("#12171D", "#E5A8FF", "#E9EEF3"))  # a node of it
WAY = Tone(("#B34700", "#B34700", "#FFFFFF"), ("#FF9D5C", "#FF9D5C", "#12171D"))  # how something went last
BLUE = Tone(("#DCE9F6", "#2F6690", "#0B2A4A"), ("#1D3A55", "#6FB1E0", "#E6F2FC"))
RED = Tone(("#FBDFD8", "#A6402F", "#4A140B"), ("#4B231C", "#E58A76", "#FFE6E0"))

WHITE, BLACK, GREY = "#FFFFFF", "#000000", "#767676"
INKED = (BLACK, BLACK, WHITE)  # in print: all black
EDGED = (WHITE, GREY, BLACK)  # in print: with a grey edge


def in_modes(tones: Mapping[str, Tone], print: Mapping[str, Colours]) -> dict[str, dict[str, Colours]]:
    """The colours of roles by mode, as `Looks` takes them; a role not in `print` is plain there."""
    light = {role: tone.light for role, tone in tones.items()}
    return {"light": light, "dark": {role: tone.dark for role, tone in tones.items()}, "print": dict(print)}
