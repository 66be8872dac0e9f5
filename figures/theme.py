"""How things look: roles, seats and marks to colours, lines and letters, for light, dark and print, as plain data.

Hues follow Okabe and Ito's palette for colour-blind readers, and nothing is told by hue alone: seats carry a letter,
tokens a form, marks a line style, a width or a hatch. Contrast is at least 4.5:1 for text and 3:1 for shapes against
what they lie on (WCAG 2.2, 1.4.3 and 1.4.11). Lengths are in units of the scene.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from figures.tones import BLACK, BLUE, DOT, EDGE, EDGED, INKED, PAPER, WHITE, Tone, in_modes

MODES = ("light", "dark", "print")  # print: black ink on white paper
PIXEL = 1 / 190  # a unit is 190 pixels wide on a small board; print can be any size


class Dress(NamedTuple):
    """The look of a role: colours as #RRGGBB (`ink` is the text on it), lengths in units, dashes on and off."""

    fill: str
    stroke: str
    ink: str
    width: float = 1.5 * PIXEL
    font: float = 14.6 * PIXEL
    bold: bool = False
    corner: float = 5 * PIXEL
    dash: tuple[float, ...] = ()


class Looks(NamedTuple):
    """The looks of some roles; a game brings those of its own as `LOOKS` in `figures/<game>_looks.py`.

    `colours` are fill, stroke and ink by mode and role, `shapes` what else differs from the defaults of `Dress`, and
    `like` names roles that look like another one. What is not there wears "plain".
    """

    colours: Mapping[str, Mapping[str, tuple[str, str, str]]]
    shapes: Mapping[str, Mapping[str, Any]] = {}
    like: Mapping[str, str] = {}


class Livery(NamedTuple):
    """The colours of a seat, worn with the seat's letter."""

    fill: str
    stroke: str
    ink: str


class Mark(NamedTuple):
    """The look of a passing state: a line around the shape, how far outside it, and a hatch across it ("" for none).

    With a `core` the line is double: so wide is the ground that shows in its middle, and it lies on the shape.
    With a `sign` the line draws that instead: "strike" across the shape, "cross" or "tick" on a badge at its corner.
    """

    stroke: str
    width: float
    dash: tuple[float, ...] = ()
    gap: float = 0.0  # between the shape's edge and the line's middle
    hatch: str = ""
    sign: str = ""
    core: float = 0.0


_TONES = {
    "board": Tone(("#F3F5F8", "#F3F5F8", "#1B2430"), ("#12171D", "#12171D", "#E9EEF3")),  # the ground of every picture
    "plain": PAPER,  # a role that has no look of its own
    "heading": Tone(("#F3F5F8", "#F3F5F8", "#34404C"), ("#12171D", "#12171D", "#C9D3DC")),
    "note": Tone(("#F3F5F8", "#F3F5F8", "#34404C"), ("#12171D", "#12171D", "#C9D3DC")),
    "road": Tone(("#F3F5F8", "#6F7C89", "#1B2430"), ("#12171D", "#7F8D9A", "#E9EEF3")),
    "place": PAPER,
    "node": PAPER,
    "edge": EDGE,
    "node-dot": DOT,
    "bar": Tone(("#2F6690", "#2F6690", "#FFFFFF"), ("#6FB1E0", "#6FB1E0", "#12171D")),
    "grid": Tone(("#D5DBE1", "#D5DBE1", "#1B2430"), ("#333D47", "#333D47", "#E9EEF3")),
    "reason-line": PAPER,
    "reason-fact": BLUE,
    "reason-arrow": Tone(("#4A5866", "#4A5866", "#FFFFFF"), ("#93A1AE", "#93A1AE", "#12171D")),
}
_PRINT = {  # all other roles are plain
    "plain": (WHITE, BLACK, BLACK),
    **dict.fromkeys(("board", "heading", "note"), (WHITE, WHITE, BLACK)),
    "road": EDGED,
    "bar": INKED,
    "edge": INKED,
    "reason-arrow": INKED,
    "grid": ("#D5D5D5", "#D5D5D5", BLACK),
}

# role -> what else differs from the defaults of Dress
_SHAPES: dict[str, dict[str, Any]] = {
    "board": {"width": 0.0, "corner": 0.0},
    "heading": {"bold": True},
    "note": {"bold": True, "font": 13.6 * PIXEL},
    "road": {"width": 5 * PIXEL},
    "place": {"width": 1.6 * PIXEL, "corner": 8 * PIXEL},
    "node": {"width": 1.6 * PIXEL, "corner": 8 * PIXEL, "font": 22 * PIXEL},  # as large as three lines allow
    "edge": {"width": 2.8 * PIXEL},
    "node-dot": {"width": 2.6 * PIXEL},
    "reason-fact": {"bold": True, "corner": 12 * PIXEL},
    "reason-arrow": {"width": 2 * PIXEL},
}
GENERAL = Looks(in_modes(_TONES, _PRINT), _SHAPES)
TOKENS = ("disc", "cube", "pawn", "cross", "ship", "sled")  # roles in the colours of a seat
TOKEN_FONT = 14.4 * PIXEL

SEATS = {
    "light": (
        Livery("#0072B2", "#00395A", "#FFFFFF"),
        Livery("#E69F00", "#5E4100", "#101418"),
        Livery("#20B080", "#0B4A35", "#101418"),
        Livery("#983A74", "#4B1838", "#FFFFFF"),
        Livery("#2B333B", "#0B0F14", "#FFFFFF"),
        Livery("#B40F0F", "#4A0606", "#FFFFFF"),
        Livery("#FFFFFF", "#0B0F14", "#101418"),
        Livery("#00FF99", "#0B4A35", "#101418"),
        Livery("#FFBBFF", "#4B1838", "#101418"),
    ),
    "dark": (
        Livery("#3F8FE0", "#0B0F14", "#0B0F14"),
        Livery("#E69F00", "#0B0F14", "#0B0F14"),
        Livery("#35C993", "#0B0F14", "#0B0F14"),
        Livery("#F0A0D8", "#0B0F14", "#0B0F14"),
        Livery("#FFFFFF", "#0B0F14", "#0B0F14"),
        Livery("#F25F5F", "#0B0F14", "#0B0F14"),
        Livery("#BBFF99", "#0B0F14", "#0B0F14"),
        Livery("#FFDD00", "#0B0F14", "#0B0F14"),
        Livery("#779999", "#0B0F14", "#0B0F14"),
    ),
    "print": (Livery(WHITE, BLACK, BLACK),),  # the letter tells whose it is
}

_ACCENTS = {"light": ("#0072B2", "#B34700", "#34404C"), "dark": ("#6FC3F2", "#FF9D5C", "#C9D3DC")}
_ACCENTS["print"] = (BLACK,) * 3
_PEN = {"light": "#5B2A9D", "dark": "#C9B3FF", "print": BLACK}  # of what a reader has marked
BADGE = 9 * PIXEL  # the radius of the badge with a reader's mark,
BADGE_IN = (7 * PIXEL, 5 * PIXEL)  # and how far inside the upper right corner its middle is


def check_mode(mode: str) -> str:
    """The mode itself; ValueError if there is none such."""
    if mode not in MODES:
        raise ValueError(f"no mode {mode!r}; there are: {', '.join(MODES)}")
    return mode


@cache
def looks() -> Looks:
    """The looks of all roles there are, general ones and those of the games."""
    from figures.registry import looks_of_games

    every = [GENERAL, *looks_of_games()]
    return Looks(
        {mode: {role: look for each in every for role, look in each.colours[mode].items()} for mode in MODES},
        {role: shape for each in every for role, shape in each.shapes.items()},
        {role: other for each in every for role, other in each.like.items()},
    )


def roles() -> list[str]:
    """All roles that have a look of their own."""
    return [*looks().colours["light"], *looks().like]


def dress(role: str, mode: str = "light") -> Dress:
    """The look of a role; a role unknown to the theme wears "plain"."""
    found = looks()
    named, colours = found.like.get(role, role), found.colours[check_mode(mode)]
    fill, stroke, ink = colours.get(named, colours["plain"])
    return Dress(fill, stroke, ink)._replace(**found.shapes.get(named, {}))


def livery(seat: int, mode: str = "light") -> Livery:
    """The colours of a seat; beyond the last of them they begin again."""
    colours = SEATS[check_mode(mode)]
    return colours[seat % len(colours)]


def letter(seat: int) -> str:
    """The letter of a seat: "A" for seat 0."""
    return chr(ord("A") + seat)


def marks(mode: str = "light") -> dict[str, Mark]:
    """The looks of all marks, told apart by width, dashes and hatch as well as by hue."""
    choice, fresh, quiet = _ACCENTS[check_mode(mode)]
    px = PIXEL
    return {
        "open": Mark(choice, 3 * px),
        "chosen": Mark(choice, 6.6 * px, core=2.2 * px),
        "new": Mark(fresh, 3 * px, (0.1 * px, 5 * px), gap=2 * px),
        "used": Mark(quiet, 1.5 * px, (5 * px, 4 * px), gap=1 * px, hatch="//"),
        "no": Mark(_PEN[mode], 3.2 * px, sign="cross"),
        "yes": Mark(_PEN[mode], 3.4 * px, sign="tick"),
        "out": Mark(quiet, 2.2 * px, sign="strike"),
        "sure": Mark(quiet, 2 * px, gap=-3.6 * px),
        "near0": Mark(quiet, 5.5 * px, gap=3.8 * px),
        "near1": Mark(quiet, 2.6 * px, gap=3 * px),
        "near2": Mark(quiet, 2.6 * px, (8 * px, 6 * px), gap=3 * px),
        "near3": Mark(quiet, 1.8 * px, (0.1 * px, 5 * px), gap=3 * px),
    }


# ---------------------------------------------------------------------- letters

_NARROW, _SLIM, _WIDE = "ijl'|.,:;!I ", "frt()-/", "mwMW"


def ems(text: str, bold: bool = False) -> float:
    """About how wide a line is, in heights of its font: for laying out where no font is at hand."""
    return (1.13 if bold else 1.0) * sum(map(_em, text))


def _em(sign: str) -> float:
    if sign in _NARROW:
        return 0.3
    if sign in _SLIM:
        return 0.4
    return 0.92 if sign in _WIDE else 0.68 if sign.isupper() else 0.6


# ---------------------------------------------------------------------- contrast, and the theme as CSS


def luminance(colour: str) -> float:
    """The relative luminance of #RRGGBB, 0 for black to 1 for white (WCAG 2.2, definition)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition)."""
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def css(mode: str = "light") -> str:
    """The theme as CSS declarations, one a line, to stand in any rule of a style sheet.

    `--gk-<role>-fill`, `-stroke`, `-ink`, `-width`, `-font`, `-weight`, `-corner`, `-dash`; `--gk-seat-0-fill`,
    `-stroke`, `-ink`; `--gk-mark-<mark>-stroke`, `-width`, `-dash`, `-gap`, `-core`. Lengths are in units of the scene.
    """
    lines = [line for role in roles() for line in _role_lines(role, dress(role, mode))]
    for seat, colours in enumerate(SEATS[mode]):
        lines += [f"--gk-seat-{seat}-{name}: {value};" for name, value in colours._asdict().items()]
    for name, mark in marks(mode).items():
        lines += _mark_lines(name, mark)
    return "\n".join([*lines, f"--gk-token-font: {TOKEN_FONT:.4f}px;"])


def _role_lines(role: str, look: Dress) -> list[str]:
    values = {
        "fill": look.fill,
        "stroke": look.stroke,
        "ink": look.ink,
        "width": f"{look.width:.4f}px",
        "font": f"{look.font:.4f}px",
        "weight": "bold" if look.bold else "normal",
        "corner": f"{look.corner:.4f}px",
        "dash": _dashes(look.dash),
    }
    return [f"--gk-{role}-{name}: {value};" for name, value in values.items()]


def _mark_lines(name: str, mark: Mark) -> list[str]:
    values = {
        "stroke": mark.stroke,
        "width": f"{mark.width:.4f}px",
        "dash": _dashes(mark.dash),
        "gap": f"{mark.gap:.4f}px",
        "core": f"{mark.core:.4f}px",
    }
    return [f"--gk-mark-{name}-{key}: {value};" for key, value in values.items()]


def _dashes(dash: tuple[float, ...]) -> str:
    return " ".join(f"{length:.4f}" for length in dash) or "none"
