"""Outlines of land and sea: each quarter lies in its terrain, coasts meet smoothly, a saddle's lands stay apart."""

from __future__ import annotations

import random
from itertools import product

import pytest
from matplotlib.path import Path
from northwest_passage_pictured import HOUSE, drawn, full

from figures import northwest_passage_terrain as terrain
from figures.northwest_passage_table import islands_on
from figures.paint import CODES, outlines, paint, steps
from figures.scene import Shape
from figures.theme import PIXEL
from gamekit.northwest_passage.grid import CORNERS

SQUARE = 40.0
PATTERNS = ["".join(four) for four in product("LS", repeat=4)]
BOARD = (HOUSE.columns * SQUARE, HOUSE.rows * SQUARE)
EVERY = tuple(range(len(HOUSE.grid.squares)))
NEAR = 0.45  # of a square: how far from its middle a corner is looked at


def as_path(outline: str) -> Path:
    """Path data as matplotlib has it."""
    points = [point for _, some in steps(outline) for point in some or [(0.0, 0.0)]]
    codes = [getattr(Path, CODES[letter]) for letter, some in steps(outline) for _ in some or [0]]
    return Path(points, codes)


def in_land(outline: str, x: float, y: float, size: tuple[float, float]) -> bool:
    """Whether a point, in squares from the north-west corner, lies within an outline."""
    if not outline:
        return False
    spot = ((x * SQUARE - size[0] / 2) * PIXEL, (y * SQUARE - size[1] / 2) * PIXEL)
    return sum(Path(loop).contains_point(spot) for loop in as_path(outline).to_polygons()) % 2 == 1


def corner(name: str) -> tuple[float, float]:
    """Near a corner of a square."""
    return 0.5 + (NEAR if "e" in name else -NEAR), 0.5 + (NEAR if "s" in name else -NEAR)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_shows_land_at_its_land_corners_only(pattern: str) -> None:
    """NWP-4."""
    size = (SQUARE, SQUARE)
    outline = terrain.land(1, (0,), pattern, SQUARE, size)
    shown = "".join("L" if in_land(outline, *corner(name), size) else "S" for name in CORNERS)
    assert shown == pattern


@pytest.mark.parametrize("pattern", ["LSSL", "SLLS"])
def test_across_a_saddle_the_sea_passes_and_the_lands_stay_apart(pattern: str) -> None:
    """NWP-7."""
    size = (SQUARE, SQUARE)
    outline = terrain.land(1, (0,), pattern, SQUARE, size)
    assert outline.count("M") == 2
    sea = [name for name, sign in zip(CORNERS, pattern, strict=True) if sign == "S"]
    (x, y), (to_x, to_y) = corner(sea[0]), corner(sea[1])
    way = [(x + part / 20 * (to_x - x), y + part / 20 * (to_y - y)) for part in range(21)]
    assert not any(in_land(outline, *at, size) for at in way)


@pytest.mark.parametrize("seed", range(4))
def test_on_a_whole_board_each_quarter_lies_in_its_terrain(seed: int) -> None:
    """NWP-5."""
    rng = random.Random(seed)
    there = "".join(rng.choice("LS") for _ in range(17 * 9))
    loops = [Path(loop) for loop in as_path(terrain.land(16, EVERY, there, SQUARE, BOARD)).to_polygons()]
    wrong = []
    for number in rng.sample(EVERY, 40):
        row, column = divmod(number, 16)
        for name, point in zip(CORNERS, HOUSE.grid.points[number], strict=True):
            x, y = corner(name)
            spot = tuple(
                (part * SQUARE - long / 2) * PIXEL for part, long in zip((column + x, row + y), BOARD, strict=True)
            )
            if (sum(loop.contains_point(spot) for loop in loops) % 2 == 1) != (there[point] == "L"):
                wrong.append((number, name))
    assert wrong == []


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_coast_crosses_the_middle_of_a_side_at_a_right_angle(pattern: str) -> None:
    outline = terrain.land(1, (0,), pattern, SQUARE, (SQUARE, SQUARE))
    before = (0.0, 0.0)
    for letter, points in steps(outline):
        if letter == "C":
            ends = ((before, points[0]), (points[2], points[1]))
            for (x, y), (to_x, to_y) in ends:
                assert min(abs(x), abs(y)) == pytest.approx(0.0, abs=1e-4), "the middle of a side"
                assert min(abs(to_x - x), abs(to_y - y)) == pytest.approx(0.0, abs=1e-4), "straight away from it"
        before = points[-1] if points else before


def test_land_that_goes_on_from_square_to_square_has_no_line_between() -> None:
    """NWP-8."""
    two = terrain.land(2, (0, 1), "LLLLLL", SQUARE, (2 * SQUARE, SQUARE))
    assert two.count("M") == 1
    assert two.count("L") <= 5, "a box"


def test_an_island_is_outlined_by_itself() -> None:
    """NWP-91."""
    state = full(4)
    for island in islands_on(HOUSE, state.cover, state.terrain)[:4]:
        outline = terrain.island(16, island.squares, state.terrain, island.points, SQUARE, BOARD)
        loops = [Path(loop) for loop in as_path(outline).to_polygons()]
        for number in island.squares:
            row, column = divmod(number, 16)
            for name, point in zip(CORNERS, HOUSE.grid.points[number], strict=True):
                at = (column + corner(name)[0], row + corner(name)[1])
                spot = tuple((part * SQUARE - long / 2) * PIXEL for part, long in zip(at, BOARD, strict=True))
                inside = sum(loop.contains_point(spot) for loop in loops) % 2 == 1
                assert inside == (point in island.points)


def test_lines_of_ice_stay_within_their_rows() -> None:
    size = (320.0, 80.0)
    points = [point for _, some in steps(terrain.hatch(size, 9.0)) for point in some]
    assert len(points) > 40
    assert all(abs(x) <= size[0] / 2 * PIXEL + 1e-4 and abs(y) <= size[1] / 2 * PIXEL + 1e-4 for x, y in points)


@pytest.mark.parametrize("form", ["area", "curve", "ship", "sled"])
def test_the_new_forms_are_painted(form: str) -> None:
    shape = Shape("it", form, (0.5, 0.5), (0.4, 0.4), "plain", words="it", outline="M -0.2 0 L 0.2 0 L 0 0.2 Z")
    (patch,) = outlines(shape, 0.0)
    box = patch.get_path().get_extents()
    assert (box.x0, box.x1) == pytest.approx((0.3, 0.7), abs=0.01)
    picture = drawn(full(2))._replace(shapes=(shape,), size=(1.0, 1.0))
    (painted,) = paint(picture).figure.axes[0].patches
    assert (painted.get_facecolor()[3] == 0) == (form == "curve")
