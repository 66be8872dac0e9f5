"""The board of Crash and Grab: squares as they lie, the edges of the tiles, the rim, and who stands where.

      ☀                  the four directions at the rim, rows and columns numbered from 0
    0   1   2
  +---+---+---+
0 |7  |   | ✢ |          a crash site with its number, a blank space, an accelerator
  |  P|   |   |          a crew member: its speciality on a pawn, the letters of its colour on a patch of it
★ +---+---+---+ ⁂
1 |   |   |12 |
  |   |   |A R|          a saucer: the letters of its colour on a disc, the letter of its player
  +---+---+---+
    P: Pilot  ☄          what the letters of the specialities mean
"""

from __future__ import annotations

from collections.abc import Iterator

from figures import crash_and_grab_words as words
from figures.crash_and_grab_shapes import LINE, MARGIN, TYPE, Says
from figures.crash_and_grab_table import (
    ACCELERATOR,
    SIGNS,
    Tabletop,
    colour,
    saucers_at,
    slot_at,
    space_word,
    towards,
)
from figures.labels import text, width_of
from figures.pixels import Point
from figures.scene import Shape
from figures.theme import letter
from gamekit.crash_and_grab.geometry import area, crew_at
from gamekit.crash_and_grab.state import SPECIALITIES, Space, colour_of, speciality_of

BLOCK = 548.0  # of the board with its rim
LEFT, TOP, RIGHT, BOTTOM = 20.0, 19.0, 18.0, 18.0  # of the rim
EDGE = 2.0  # between the edge of a square and what stands in it
LETTERS = {1: 14.0, 2: 22.5}  # how wide letters in a corner of a square are; more are made smaller
PATCH = 18.0  # of a colour beside its crew member, at the least
SIGN = 18.0  # of a direction at the rim
SAUCER, PAWN = 0.66, (0.47, 0.82)  # of the side of a square
ASIDE = 0.26  # of it: how far a second saucer lies from the first

Shapes = Iterator[Shape]


def side(top: Tabletop) -> float:
    """The side of a square."""
    return (BLOCK - LEFT - RIGHT) / top.board.size


def corner(top: Tabletop, row: int, column: int) -> Point:
    """The upper left corner of a square."""
    return MARGIN + LEFT + column * side(top), MARGIN + TOP + row * side(top)


def middle(top: Tabletop, space: Space) -> Point:
    """The middle of a square."""
    x, y = corner(top, space[0], space[1])
    return x + side(top) / 2, y + side(top) / 2


def height(top: Tabletop) -> float:
    """How high the board is with its rim."""
    return TOP + top.board.size * side(top) + BOTTOM


def board(top: Tabletop) -> Shapes:
    """The whole board, from back to front."""
    yield ground(top)
    yield from rim(top)
    for space in top.board.spaces:
        yield square(top, space)
    yield from edges(top)
    for space in top.board.spaces:
        yield from lettered(top, space)
    for space in top.board.spaces:
        yield from standing(top, space)


def ground(top: Tabletop) -> Shape:
    """What lies below all squares; it stands for the place off the board."""
    x, y = corner(top, 0, 0)
    long = top.board.size * side(top)
    marks = ("near0",) if top.lens == "off" else ()
    return Shape(
        "ground", "rect", (x + long / 2, y + long / 2), (long, long), "tile-edge", words=words.ground(top), marks=marks
    )


def rim(top: Tabletop) -> Shapes:
    """The numbers of rows and columns, the signs of the directions, and what the letters of specialities mean."""
    for number in range(top.board.size):
        x, y = middle(top, (number, number))
        yield text(f"column-{number}", (x, MARGIN + TOP / 2), (24.0, TOP), "rim", str(number), "ground")
        yield text(f"row-{number}", (MARGIN + LEFT / 2, y), (LEFT, LINE), "rim", str(number), "ground")
    half = top.board.size // 2
    x, y = corner(top, half, half)
    low, right = MARGIN + height(top) - BOTTOM / 2, MARGIN + BLOCK - RIGHT / 2
    spots = {"sun": (x, MARGIN + TOP / 2), "meteor": (x, low), "stars": (MARGIN + LEFT / 2, y), "asteroids": (right, y)}
    for way, at in spots.items():
        yield text(f"rim-{way}", at, (SIGN, SIGN), "rim-sign", SIGNS[way], f"direction-{way}")
    for place, pair in enumerate((SPECIALITIES[:2], SPECIALITIES[2:])):
        names = [top.text.say("saucers-letter", speciality=speciality) for speciality in pair]
        label, room = " · ".join(names), (BLOCK - LEFT - RIGHT - 2 * SIGN) / 2
        across, wide = MARGIN + LEFT + room / 2 + place * (room + 2 * SIGN), min(room, width_of(label, "rim", TYPE))
        yield text(f"specialities-{place}", (across, low), (wide, LINE), "rim", label, "ground")


# ---------------------------------------------------------------------- squares


def square(top: Tabletop, space: Space) -> Shape:
    """A square: what it is, and all that a click on it may mean."""
    word, long = space_word(space), side(top)
    role, marks = role_of(top, space), (("near0",) if top.lens == word else ())
    return Shape(
        id=f"space-{word}",
        form="rect",
        at=middle(top, space),
        size=(long, long),
        role=role,
        label=ACCELERATOR if role == "accelerator" else "",
        words=words.space(top, space),
        says=says(top, space),
        marks=marks,
    )


def role_of(top: Tabletop, space: Space) -> str:
    """How a square looks."""
    return "site" if space in top.board.site_at else "accelerator" if space in top.board.accelerators else "space"


def says(top: Tabletop, space: Space) -> Says:
    """What a click on a square may mean: who stands there, the site, the space, the way to it, its tile."""
    crew, site = crew_at(top.view, space), top.board.site_at.get(space)
    pairs = list(crew_says(crew)) if crew else []
    pairs += [("saucer", colour(saucer)) for saucer in saucers_at(top, space)]
    pairs += [("site", str(site))] if site else []
    pairs += [("space", space_word(space))]
    pairs += [("direction", way)] if (way := towards(top, space)) else []
    return (*pairs, ("slot", slot_at(top, space)))


def crew_says(crew: str) -> Says:
    """What a click on a crew member may mean."""
    return ("crew", crew), ("taken", crew), ("given", crew)


def lettered(top: Tabletop, space: Space) -> Shapes:
    """The number of a crash site, and how far a square is from the one under the lens."""
    word = space_word(space)
    if word in top.steps:
        x, y = corner(top, space[0], space[1])
        label = str(top.steps[word])
        wide = LETTERS.get(len(label), LETTERS[2])
        at = (x + side(top) - EDGE - wide / 2, y + EDGE + LINE / 2)
        yield text(f"steps-{word}", at, (wide, LINE), "steps", label, f"space-{word}")
    number = top.board.site_at.get(space)
    if number:
        yield in_corner(top, space, f"site-{space_word(space)}", str(number), upper=True)


def in_corner(top: Tabletop, space: Space, id: str, label: str, *, upper: bool) -> Shape:
    """Some letters in the upper or lower left corner of a square."""
    x, y = corner(top, space[0], space[1])
    wide, down = LETTERS.get(len(label), LETTERS[2]), EDGE + LINE / 2
    at = (x + EDGE + wide / 2, y + (down if upper else side(top) - down))
    role = "accelerator-letter" if space in top.board.accelerators else role_of(top, space)
    return text(id, at, (wide, LINE), role, label, f"space-{space_word(space)}")


def standing(top: Tabletop, space: Space) -> Shapes:
    """The saucers and the crew member on a square, with letters beside them; more than one only in mid-move."""
    word, crew = space_word(space), crew_at(top.view, space)
    if crew:
        hue = colour_of(crew)
        member, patch = on_square(top, space, pawn(top, crew, f"space-{word}"), top.text.name("colour", hue, "short"))
        yield member
        wider = max(PATCH - patch.size[0], 0.0)
        at, size = (patch.at[0] + wider / 2, patch.at[1]), (patch.size[0] + wider, patch.size[1])
        yield patch._replace(form="rect", role=f"crew-{hue}", at=at, size=size)  # unlike the letter of a player
    for place, number in enumerate(saucers_at(top, space)):
        disc = saucer_disc(top, number, f"saucer-{colour(number)}", (0.0, 0.0), SAUCER * side(top), f"space-{word}")
        standing = on_square(top, space, disc, letter(top.view.seat_of(number)))
        yield from standing if not place else [beside(next(standing), side(top))]


def on_square(top: Tabletop, space: Space, thing: Shape, label: str) -> Shapes:
    """A thing in the lower right corner of a square, with letters at its left."""
    x, y = corner(top, space[0], space[1])
    (wide, high), long = thing.size, side(top)
    yield thing._replace(at=(x + long - EDGE - wide / 2, y + long - EDGE - high / 2))
    yield in_corner(top, space, f"letters-{thing.id}", label, upper=False)


def beside(thing: Shape, long: float) -> Shape:
    """A second thing on a square, up and to the left of the first."""
    return thing._replace(at=(thing.at[0] - ASIDE * long, thing.at[1] - ASIDE * long))


def pawn(top: Tabletop, crew: str, inside: str) -> Shape:
    """A crew member: a pawn of its colour with the letter of its speciality."""
    label, size = top.text.name("speciality", speciality_of(crew), "short"), (PAWN[0] * side(top), PAWN[1] * side(top))
    return Shape(f"crew-{crew}", "pawn", (0.0, 0.0), size, f"crew-{colour_of(crew)}", label, inside=inside)


def saucer_disc(top: Tabletop, saucer: int, id: str, at: Point, wide: float, inside: str) -> Shape:
    """A saucer: a disc of its colour with the letters of its colour; that whose turn it is has a thicker edge."""
    turn = "-turn" if saucer == top.view.acting else ""
    label = top.text.name("colour", colour(saucer), "short")
    return Shape(id, "disc", at, (wide, wide), f"saucer-{colour(saucer)}{turn}", label, inside=inside)


def edges(top: Tabletop) -> Shapes:
    """The edges of the tiles as they lie."""
    for slot in top.box.slots_of(top.board.size):
        upper, left, rows, columns = area(slot, top.board.size)
        corners = [(upper, left), (upper, left + columns), (upper + rows, left + columns), (upper + rows, left)]
        points = [corner(top, *at) for at in corners]
        for number, (one, two) in enumerate(zip(points, [*points[1:], points[0]], strict=True)):
            yield Shape(f"edge-{slot}-{number}", "line", one, (0.0, 0.0), "tile-edge", to=two, inside="ground")
