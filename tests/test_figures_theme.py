"""Colours that can be told apart, and text that can be read."""

from __future__ import annotations

import math
import re
from itertools import combinations

import pytest

from figures import theme
from figures.registry import looks_of_games
from figures.theme import contrast as ratio
from figures.theme import dress

MODES = ("light", "dark")
SILENT = {"board", "grid"}  # drawn without text
GROUND = {"board", "heading", "note", "grid"}  # no shapes of their own
# Linear RGB as the colour-blind see it, through these matrices (Machado, Oliveira, Fernandes 2009, severity 1).
SEEN = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def test_contrast_is_1_to_21() -> None:
    assert ratio("#FFFFFF", "#000000") == pytest.approx(21)
    assert ratio("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)  # the known grey just below 4.5
    assert ratio("#123456", "#123456") == 1


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("role", [*theme.roles(), "unheard of"])
def test_text_stands_out_from_its_shape_and_the_shape_from_the_ground(role: str, mode: str) -> None:
    look, ground = dress(role, mode), dress("board", mode).fill
    if role not in SILENT:
        assert ratio(look.ink, look.fill) >= 4.5
    if role not in GROUND:
        assert max(ratio(look.stroke, ground), ratio(look.fill, ground)) >= 3
        assert ratio(look.stroke, dress("place", mode).fill) >= 3


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", range(len(theme.SEATS["light"])))
def test_tokens_stand_out_from_every_tile_and_letters_from_tokens(seat: int, mode: str) -> None:
    colours = theme.livery(seat, mode)
    assert ratio(colours.ink, colours.fill) >= 4.5
    for role in ("name", "suspect", "crime", "place", "tray", "board"):
        ground = dress(role, mode).fill
        assert max(ratio(colours.fill, ground), ratio(colours.stroke, ground)) >= 3


def lab(colour: str, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """CIE L*a*b* of #RRGGBB as seen through a matrix."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in matrix)
    white = ((0.4124, 0.3576, 0.1805, 0.9505), (0.2126, 0.7152, 0.0722, 1.0), (0.0193, 0.1192, 0.9505, 1.089))
    x, y, z = ((i * r + j * g + k * b) / w for i, j, k, w in white)
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("kind", SEEN)
def test_the_seats_are_told_apart_by_colour_blind_readers(kind: str, mode: str) -> None:
    fills = [theme.livery(seat, mode).fill for seat in range(len(theme.SEATS[mode]))]
    for one, two in combinations(fills, 2):
        assert math.dist(lab(one, SEEN[kind]), lab(two, SEEN[kind])) > 15  # a difference of 2.3 is just noticed


@pytest.mark.parametrize("mode", MODES)
def test_marks_are_told_apart_without_their_hue(mode: str) -> None:
    looks = theme.marks(mode)
    known = {"open", "chosen", "used", "new", "no", "yes", "out", "sure", "near0", "near1", "near2", "near3"}
    assert set(looks) == known
    assert len({mark[1:] for mark in looks.values()}) == len(looks), "width, dashes, gap or hatch differ"
    assert all(
        ratio(mark.stroke, dress(role, mode).fill) >= 3 for mark in looks.values() for role in ("board", "place")
    )


def test_a_role_is_dressed_once_by_the_theme_or_by_one_game_in_light_and_in_dark() -> None:
    rooms = [theme.GENERAL, *looks_of_games()]
    assert len(rooms) > 1
    dressed = [role for looks in rooms for role in [*looks.colours["light"], *looks.like]]
    assert sorted(dressed) == sorted(set(theme.roles()))
    for looks in rooms:
        assert looks.colours["light"].keys() == looks.colours["dark"].keys() >= looks.shapes.keys()
        assert set(looks.like.values()) <= looks.colours["light"].keys()


def test_the_theme_as_css_names_the_same_properties_in_both_modes() -> None:
    light, dark = (dict(re.findall(r"(--gk-[\w-]+): ([^;]+);", theme.css(mode))) for mode in MODES)
    assert light.keys() == dark.keys()
    assert light["--gk-place-fill"] == dress("place").fill
    assert light["--gk-seat-4-ink"] == theme.livery(4).ink
    assert dark["--gk-mark-open-stroke"] == theme.marks("dark")["open"].stroke
    with pytest.raises(ValueError, match="no mode 'sepia'"):
        theme.css("sepia")
