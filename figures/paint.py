"""Painting scenes with matplotlib, for slides, worksheets and print. Matplotlib loads at the first picture.

Pictures are made from figure objects; pyplot, which would keep them all alive, is not used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import dist
from typing import TYPE_CHECKING, Any, NamedTuple

from figures.picture import Picture, save
from figures.scene import NOBODY, Scene, Shape
from figures.theme import BADGE, BADGE_IN, TOKEN_FONT, TOKENS, Dress, Mark, dress, livery, marks

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.patches import Patch

__all__ = ["Picture", "paint", "save"]

WIDTH = 10.0  # inches, unless a size is given
LEADING = 1.08  # from line to line, in heights of the font
HALO = 0.2  # around letters, in heights of the font
CAPITAL = 0.72  # the height of a capital letter, in heights of the font
EDGE = 0.15  # of a cube's width: how deep it looks
ARM = 0.17  # of a cross's width: half an arm
OUTLINES = {
    "cube": ((-0.5, EDGE - 0.5), (EDGE - 0.5, -0.5), (0.5, -0.5), (0.5, 0.5 - EDGE), (0.5 - EDGE, 0.5), (-0.5, 0.5)),
    "pawn": ((-0.5, 0.5), (-0.5, 0.2), (-0.5, -0.35, 0.5, -0.35, 0.5, 0.2), (0.5, 0.5)),
    "cross": (
        *((ARM - 0.5, -0.5), (0.0, -ARM), (0.5 - ARM, -0.5), (0.5, ARM - 0.5), (ARM, 0.0), (0.5, 0.5 - ARM)),
        *((0.5 - ARM, 0.5), (0.0, ARM), (ARM - 0.5, 0.5), (-0.5, 0.5 - ARM), (-ARM, 0.0), (-0.5, ARM - 0.5)),
    ),
    "ship": (
        *((-0.5, 0.0), (-0.32, -0.34, -0.06, -0.5, 0.2, -0.5), (0.5, -0.4), (0.5, 0.4)),
        *((0.2, 0.5), (-0.06, 0.5, -0.32, 0.34, -0.5, 0.0)),
    ),
    "sled": (
        *((-0.36, -0.5), (0.5, -0.5), (0.5, 0.22), (0.34, 0.22), (0.34, 0.36), (0.5, 0.36), (0.5, 0.5), (-0.32, 0.5)),
        *((-0.46, 0.5, -0.5, 0.4, -0.5, 0.2), (-0.39, 0.2), (-0.39, 0.32, -0.36, 0.36, -0.28, 0.36)),
        *((-0.2, 0.36), (-0.2, 0.22), (-0.36, 0.22)),
    ),
}
LABEL_AT = {  # from the middle, as parts of width and height
    "cube": (-EDGE / 2, EDGE / 2),
    "pawn": (0.0, 0.2),
    "ship": (0.07, 0.0),
    "sled": (0.07, -0.14),
}
ROOM = {"cube": 0.64, "cross": 0.6, "ship": 0.78, **dict.fromkeys(("disc", "circle", "pawn", "sled"), 0.8)}

SIGNS: dict[str, tuple[tuple[Point, ...], ...]] = {  # strokes on a badge, as parts of its radius
    "cross": (((-0.45, -0.45), (0.45, 0.45)), ((-0.45, 0.45), (0.45, -0.45))),
    "tick": (((-0.5, 0.05), (-0.12, 0.42), (0.5, -0.42)),),
}
CODES = {"M": "MOVETO", "L": "LINETO", "C": "CURVE4", "Z": "CLOSEPOLY"}  # of path data, in matplotlib
SMALL = 0.07  # units: no details are drawn on what is smaller
HEAD = (0.08, 0.035)  # of an arrow: how long it is, and half its width

Point = tuple[float, float]
Style = dict[str, Any]


class Sheet(NamedTuple):
    """What is drawn on: the axes, in units of the scene; the length of a unit in points; the mode."""

    axes: Axes
    points: float
    mode: str


def paint(scene: Scene, mode: str = "light", size: Point | None = None, dpi: float = 110) -> Picture:
    """The scene as a picture in a mode ("light", "dark", "print").

    `size` is width and height in inches (default: 10 wide, as high as it needs); the scene is fitted into it.
    """
    from matplotlib.figure import Figure

    width, height = scene.size
    inches = size or (WIDTH, WIDTH * height / width)
    ground = dress("board", mode).fill
    figure = Figure(figsize=inches, dpi=dpi, facecolor=ground)
    axes = figure.add_axes((0, 0, 1, 1), facecolor=ground)
    paint_on(axes, scene, inches, mode)
    return Picture(figure, scene.title, scene.alt, scene.table, scene.lang)


def paint_on(axes: Axes, scene: Scene, inches: Point, mode: str) -> None:
    """The scene on axes of that width and height, fitted into them."""
    width, height = scene.size
    axes.set(xlim=(0, width), ylim=(height, 0), aspect="equal")
    axes.axis("off")
    sheet = Sheet(axes, 72 * min(inches[0] / width, inches[1] / height), mode)
    for order, shape in enumerate(scene.shapes, start=1):
        draw(sheet, shape, order)


def look(shape: Shape, mode: str) -> Dress:
    """The dress of a shape: that of its role, in its seat's colours if it is a token."""
    plain = dress(shape.role, mode)
    if shape.role not in TOKENS:
        return plain
    plain = plain._replace(font=TOKEN_FONT, bold=True)
    if shape.seat != NOBODY:
        colours = livery(shape.seat, mode)
        plain = plain._replace(fill=colours.fill, stroke=colours.stroke, ink=colours.ink)
    return plain._replace(width=min(plain.width, shape.size[0] / 12))


def draw(sheet: Sheet, shape: Shape, order: int) -> None:
    """Draw a shape, the lines of its marks around it, and its label; `order` counts from back to front."""
    dressed = look(shape, sheet.mode)
    if shape.form == "line":
        _line(sheet, shape.at, shape.to or shape.at, dressed, order)
    elif shape.form == "arrow":
        _arrow(sheet, shape.at, shape.to or shape.at, dressed, order)
    elif shape.form != "text":
        style = _outline(sheet, dressed.stroke, dressed.width, dressed.dash)
        style["facecolor"] = "none" if shape.form == "curve" else dressed.fill
        _add(sheet, outlines(shape, dressed.corner), style, order)
    for name in shape.marks if shape.form not in ("line", "arrow") else ():
        _mark(sheet, shape, dressed.corner, name, order)
    if shape.form == "cube" and shape.size[0] > SMALL:
        _edges(sheet, shape, dressed, order)
    if shape.label:
        _label(sheet, shape, dressed, order)


def outlines(shape: Shape, corner: float, gap: float = 0.0) -> list[Patch]:
    """The outlines of a shape, back to front, `gap` units outside it."""
    from matplotlib.patches import Circle

    (x, y), (width, height) = shape.at, (shape.size[0] + 2 * gap, shape.size[1] + 2 * gap)
    if shape.form in ("circle", "disc"):
        return [Circle((x, y), width / 2)]
    if shape.outline and not gap:
        return [_drawn(shape.outline, shape.at)]
    if shape.form not in OUTLINES:
        return [_box((x, y), (width, height), corner + gap)]
    outline = _path(OUTLINES[shape.form], (x, y), (width, height))
    if shape.form == "cross":
        return [outline, Circle((x, y), 0.34 * width)]
    return [Circle((x, y - 0.33 * height), 0.17 * height), outline] if shape.form == "pawn" else [outline]


def _path(steps: Sequence[tuple[float, ...]], middle: Point, size: Point) -> Patch:
    """A closed outline: points as parts of width and height; three points in one step bend like a Bézier curve."""
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path

    (x, y), (width, height) = middle, size
    points: list[Point] = []
    codes: list[Any] = []
    for step in steps:
        corners = [(x + width * step[at], y + height * step[at + 1]) for at in range(0, len(step), 2)]
        codes += [Path.CURVE4 if len(corners) == 3 else Path.LINETO if points else Path.MOVETO] * len(corners)
        points += corners
    return PathPatch(Path([*points, points[0]], [*codes, Path.CLOSEPOLY]), joinstyle="round")


def _drawn(outline: str, middle: Point) -> Patch:
    """The outline of an area or a curve: path data around a middle."""
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path

    points: list[Point] = []
    codes: list[Any] = []
    for letter, step in steps(outline):
        corners = [(middle[0] + x, middle[1] + y) for x, y in step] or [middle]
        codes += [getattr(Path, CODES[letter])] * len(corners)
        points += corners
    return PathPatch(Path(points, codes), joinstyle="round", capstyle="round")


def steps(outline: str) -> list[tuple[str, list[Point]]]:
    """Path data as letters with their points: "M 0 0 L 1 2 Z" -> ("M", [(0, 0)]), ("L", [(1, 2)]), ("Z", [])."""
    found: list[tuple[str, list[float]]] = []
    for part in outline.split():
        if part in CODES:
            found.append((part, []))
        else:
            found[-1][1].append(float(part))
    return [(letter, list(zip(row[::2], row[1::2], strict=True))) for letter, row in found]


def _box(middle: Point, size: Point, corner: float) -> Patch:
    from matplotlib.patches import FancyBboxPatch

    (x, y), (width, height) = middle, size
    style = f"round,pad=0,rounding_size={max(min(corner, width / 2, height / 2), 1e-9)}"
    return FancyBboxPatch((x - width / 2, y - height / 2), width, height, boxstyle=style, mutation_aspect=1)


def _add(sheet: Sheet, patches: list[Patch], style: Style, order: int) -> None:
    for patch in patches:
        patch.set(zorder=order, **style)
        sheet.axes.add_patch(patch)


def _outline(sheet: Sheet, colour: str, width: float, dash: tuple[float, ...]) -> Style:
    """Line properties: lengths in units become points, and dashes multiples of the line's width."""
    style = (0, tuple(length / width for length in dash)) if dash else "-"
    return {"edgecolor": colour, "linewidth": width * sheet.points, "linestyle": style}


def _mark(sheet: Sheet, shape: Shape, corner: float, name: str, order: int) -> None:
    mark = marks(sheet.mode)[name]
    if mark.sign:
        _sign(sheet, shape, mark, order)
        return
    style = _outline(sheet, mark.stroke, mark.width, mark.dash) | {"facecolor": "none", "capstyle": "round"}
    _add(sheet, outlines(shape, corner, mark.gap), style, order)
    if mark.core:
        ground = style | {"edgecolor": dress("board", sheet.mode).fill, "linewidth": mark.core * sheet.points}
        _add(sheet, outlines(shape, corner, mark.gap), ground, order)
    if mark.hatch:
        style = {"facecolor": "none", "edgecolor": mark.stroke, "linewidth": 0, "hatch": mark.hatch}
        _add(sheet, outlines(shape, corner), style, order)


def _sign(sheet: Sheet, shape: Shape, mark: Mark, order: int) -> None:
    """A strike across the shape, or a cross or a tick on a badge at its upper right corner."""
    from matplotlib.patches import Circle

    (x, y), (right, up) = shape.at, (shape.size[0] / 2, shape.size[1] / 2)
    if mark.sign == "strike":
        _stroke(sheet, [(x - right, y + up), (x + right, y - up)], mark, order)
        return
    middle = (x + right - BADGE_IN[0], y - up + BADGE_IN[1])
    style = _outline(sheet, mark.stroke, mark.width / 2, ()) | {"facecolor": dress("board", sheet.mode).fill}
    _add(sheet, [Circle(middle, BADGE)], style, order)
    for stroke in SIGNS[mark.sign]:
        _stroke(sheet, [(middle[0] + BADGE * dx, middle[1] + BADGE * dy) for dx, dy in stroke], mark, order)


def _stroke(sheet: Sheet, points: Sequence[Point], mark: Mark, order: int) -> None:
    """A line through some points in the look of a mark."""
    width = mark.width * sheet.points
    sheet.axes.plot(*zip(*points, strict=True), color=mark.stroke, lw=width, zorder=order, solid_capstyle="round")


def _line(sheet: Sheet, start: Point, end: Point, dressed: Dress, order: int) -> None:
    (x, y), (to_x, to_y) = start, end
    width = dressed.width * sheet.points
    sheet.axes.plot([x, to_x], [y, to_y], color=dressed.stroke, lw=width, zorder=order, solid_capstyle="round")


def _arrow(sheet: Sheet, start: Point, end: Point, dressed: Dress, order: int) -> None:
    """A line with a filled head whose tip is at its end."""
    from matplotlib.patches import Polygon

    long, wide = HEAD
    length = dist(start, end) or 1.0
    ahead = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    neck = (end[0] - long * ahead[0], end[1] - long * ahead[1])
    sides = [(neck[0] + side * ahead[1], neck[1] - side * ahead[0]) for side in (wide, -wide)]
    _line(sheet, start, neck, dressed, order)
    _add(sheet, [Polygon([end, *sides])], {"facecolor": dressed.fill, "edgecolor": "none"}, order)


def _edges(sheet: Sheet, cube: Shape, dressed: Dress, order: int) -> None:
    """The three edges of a cube that meet at the corner nearest to the reader."""
    (x, y), (width, height) = cube.at, cube.size
    front = (x + width * (0.5 - EDGE), y + height * (EDGE - 0.5))
    thin = dressed._replace(width=dressed.width / 2)
    for across, down in ((-0.5, EDGE - 0.5), (0.5, -0.5), (0.5 - EDGE, 0.5)):
        _line(sheet, front, (x + width * across, y + height * down), thin, order)


def _label(sheet: Sheet, shape: Shape, dressed: Dress, order: int) -> None:
    """The label in its place on the shape, made smaller if it is too wide."""
    from matplotlib.patheffects import withStroke

    weight, lines = "bold" if dressed.bold else "normal", shape.label.split("\n")
    room = shape.size[0] * ROOM.get(shape.form, 1.0)
    size = min(dressed.font, room / max(text_width(line, weight) for line in lines))
    across, down = LABEL_AT.get(shape.form, (0.0, 0.0))
    first = shape.at[1] + down * shape.size[1] - (len(lines) - 1) / 2 * LEADING * size
    style: Style = {"fontsize": size * sheet.points, "fontweight": weight, "color": dressed.ink, "zorder": order}
    if shape.form == "text":  # keeps the letters clear of what is struck across the shape below
        style["path_effects"] = [withStroke(linewidth=HALO * size * sheet.points, foreground=dressed.fill)]
    for index, line in enumerate(lines):
        middle = (shape.at[0] + across * shape.size[0], first + (index * LEADING + CAPITAL / 2) * size)
        sheet.axes.text(*middle, line, ha="center", va="baseline", parse_math=False, **style)


@lru_cache(maxsize=4096)
def text_width(line: str, weight: str) -> float:
    """The width of a line of text in heights of its font, at least a hundredth."""
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import TextPath

    path = TextPath((0, 0), line, size=100, prop=FontProperties(weight=weight), usetex=False)
    return max(path.get_extents().width / 100 if line.strip() else 0.0, 0.01)
