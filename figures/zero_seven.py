"""The map of 07 zgłoś się as a scene.

A place is a block: its name tile on top, below it the suspect tile and the crime tile, each with room for one sign
of every player; detectives stand on a tray below the block. Evidence cards lie in the corners. All of it is open to
all eyes (ZS-76, ZS-80, ZS-86, ZS-87), so the picture is the same for every seat. Up to the very end all is measured
in the pixels of a board 760 wide.

    +-----------------+
    |  name     (A)[B]|
    | suspect | crime |
    |   (A)   |  [B]  |
    +-----------------+
       A..  B.              detectives with their tokens
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from figures import zero_seven_cards as corners
from figures import zero_seven_words as words
from figures.pixels import Point, in_units, text_width, to_units
from figures.scene import Open, Scene, Shape
from figures.theme import PIXEL, dress, ems, letter
from figures.walk import Walk, nearest, row, walk
from figures.zero_seven_table import Detective, Lying, Tabletop, tabletop
from gamekit.zero_seven.board import BLANK

if TYPE_CHECKING:
    from gamekit.game import Game
    from gamekit.zero_seven.state import State

Spots = Mapping[str, Point]  # place -> the middle of its block

MARGIN = 12
STEP = 190  # from a place to the next one in its row
WIDTH, HEIGHT = 176, 87  # of a block
GAP = 31  # between rows: the trays
PAD = 2  # around the tiles of a block
NAME = (WIDTH - 2 * PAD, 28)
TILE = ((WIDTH - 3 * PAD) / 2, HEIGHT - NAME[1] - 3 * PAD)
SIGN = 19  # a token on a tile
PAWN = (22, 28)
LOOSE = 12  # a token on a detective
HEADING = 18
LINE = 20  # of a name
LEAST = 0.86  # of its type: a name smaller than that is better off in two lines
LEGEND_LINE = 25
NARROWEST = 760 - 2 * MARGIN  # of a map, so that its corners and its legend have room

HEADINGS = {"place": "map-places", "suspect": "map-suspects", "crime": "map-crimes"}
LEGEND = {"disc": "legend-disc", "cube": "legend-cube", "nothing": "legend-nothing", "pawn": "legend-detective"}


def scene(view: State, lang: str, game: Game, seat: int, lens: str | None = None, open: Open | None = None) -> Scene:
    """The scene of a view, in a language.

    `lens` is the place from which distances are shown; `open` are the words that can be chosen now, by slot, and what
    they name is marked "open". ValueError if there is no such place or language.
    """
    top = tabletop(view, lang, game, lens)
    spots = spots_of(top)
    groups, height = corners.lay_out(frame(spots), {kind: len(cards_of(top, kind)) for kind in HEADINGS})
    laid = [shape for kind in groups for shape in lay_cards(top, kind, groups[kind])]
    cards = [shape for shape in laid if shape.form == "rect"]
    parts = (roads, blocks, trays, rings, legend)  # from back to front
    shapes = [shape for part in parts for shape in part(top, spots)] + [*headings(top, groups), *laid]
    return Scene(
        title=words.title(top),
        size=to_units((right(spots), height)),
        shapes=tuple(in_units(marked(shape, open or {})) for shape in shapes),
        walk=walk_map(top, spots, cards),
        start=f"place-{next(iter(spots))}",
        near=near(top, spots),
        alt=words.alt(top),
        table=words.as_table(top),
        holdings=tuple(words.holdings(top, seat) for seat in range(len(view.desks))),
        lang=lang,
    )


# ---------------------------------------------------------------------- where everything lies


def spots_of(top: Tabletop) -> Spots:
    """The middles of the blocks: the rows of the map, evenly spaced, with room for a block between neighbours."""
    at = {place: (x, -y) for place, (x, y) in top.graph.nodes(data="pos")}
    rows = sorted({y for _, y in at.values()})
    in_rows = [sorted(x for x, y in at.values() if y == row) for row in rows]
    step = min((b - a for row in in_rows for a, b in pairwise(row)), default=1.0)
    west = min(x for x, _ in at.values())
    return {
        place: (
            MARGIN + WIDTH / 2 + (x - west) * STEP / step,
            MARGIN + HEIGHT / 2 + rows.index(y) * (HEIGHT + GAP),
        )
        for place, (x, y) in at.items()
    }


def right(spots: Spots) -> float:
    """The width of the picture."""
    return 2 * MARGIN + max(max(x for x, _ in spots.values()) + WIDTH / 2 - MARGIN, NARROWEST)


def frame(spots: Spots) -> corners.Frame:
    """The map as the cards find it."""
    blocks = [(x - WIDTH / 2, y - HEIGHT / 2, x + WIDTH / 2, y + HEIGHT / 2 + GAP) for x, y in spots.values()]
    rows = sorted({upper for _, upper, _, _ in blocks})
    return corners.Frame(MARGIN, right(spots), tuple(rows), HEIGHT + GAP, tuple(blocks))


def marked(shape: Shape, open: Open) -> Shape:
    """The shape, marked "open" if a word it says can be chosen now; a block says its tiles' words too."""
    return shape.opened((pair for pair in shape.says if shape.role != "place" or pair[0] == "place"), open)


# ---------------------------------------------------------------------- places


def roads(top: Tabletop, spots: Spots) -> Iterator[Shape]:
    """The adjacencies (ZS-2)."""
    for one, two in top.graph.edges:
        spoken = words.road_words(top, one, two)
        yield Shape(f"road-{one}-{two}", "line", spots[one], (0, 0), "road", words=spoken, to=spots[two])


def blocks(top: Tabletop, spots: Spots) -> Iterator[Shape]:
    """The places, each a block with its tiles."""
    for place, spot in spots.items():
        tiles = top.tiles[place]
        says = tuple((kind, tiles[kind]) for kind in HEADINGS if tiles.get(kind, BLANK) != BLANK)
        marks = (f"near{min(top.steps[place], 3)}",) if place in top.steps else ()
        spoken = words.place_words(top, place)
        yield Shape(f"place-{place}", "rect", spot, (WIDTH, HEIGHT), "place", words=spoken, says=says, marks=marks)
        for kind in tiles:
            yield from tile(top, place, kind, spot)


def rings(top: Tabletop, spots: Spots) -> Iterator[Shape]:
    """Under a lens, the number of steps at a corner of each place."""
    for place, steps in top.steps.items():
        corner = (spots[place][0] - WIDTH / 2 + 1, spots[place][1] - HEIGHT / 2 + 3)
        yield Shape(f"ring-{place}", "circle", corner, (19, 19), "ring", str(steps), inside=f"place-{place}")


def tile(top: Tabletop, place: str, kind: str, spot: Point) -> Iterator[Shape]:
    """One of the three tiles of a place, its name, and the signs on it."""
    slug = top.tiles[place][kind]
    (x, y), size = box(kind, spot)
    id = f"name-{place}" if kind == "place" else f"{kind}-{place}"
    role = "blank" if slug == BLANK else {"place": "name"}.get(kind, kind)
    says = () if slug == BLANK else ((kind, slug), ("card", slug))
    spoken = words.tile_words(top, kind, slug)
    yield Shape(id, "rect", (x, y), size, role, words=spoken, says=says, inside=f"place-{place}")
    signs = () if slug == BLANK else top.lying.get(slug, ())
    if kind == "place":
        yield from name_tile(top, place, (x, y), signs)
        return
    room = SIGN + 2 if signs else 0
    label = short(top, kind, slug)
    yield caption(id, (x, y - room / 2), (size[0] - 4, size[1] - room), role, label)
    yield from row_of_signs(signs, slug, id, (x, y + size[1] / 2 - SIGN / 2 - 2.5), size[0] - 4)


def box(kind: str, spot: Point) -> tuple[Point, Point]:
    """Middle and size of a tile in the block at `spot`."""
    left, upper = spot[0] - WIDTH / 2 + PAD, spot[1] - HEIGHT / 2 + PAD
    if kind == "place":
        return (spot[0], upper + NAME[1] / 2), NAME
    column = TILE[0] / 2 + (0 if kind == "suspect" else TILE[0] + PAD)
    return (left + column, upper + NAME[1] + PAD + TILE[1] / 2), TILE


def name_tile(top: Tabletop, place: str, at: Point, signs: Sequence[Lying]) -> Iterator[Shape]:
    """The name of a place, in one line where there is room, with the signs to its right."""
    taken = min(len(signs) * (SIGN + 1), NAME[0] / 2) + (3 if signs else 0)
    room, left = NAME[0] - taken - 4, at[0] - NAME[0] / 2 + 2
    name = fitting(top, place, room)
    id = f"name-{place}"
    yield caption(id, (left + room / 2, at[1]), (room - 4, NAME[1]), "name", name)
    yield from row_of_signs(signs, place, id, (left + room + taken / 2, at[1]), taken)


def caption(id: str, middle: Point, room: Point, role: str, label: str) -> Shape:
    """The text on a shape, no higher than its lines, so that short names do not grow into the room they leave."""
    height = min(room[1], (1 + label.count("\n")) * LINE)
    return Shape(f"text-{id}", "text", middle, (room[0], height), role, label, inside=id)


def fitting(top: Tabletop, place: str, room: float) -> str:
    """The name of a place in one line if it is sure to fit, a little smaller perhaps, else its short name in two."""
    lines = short(top, "place", place)
    for name in (top.text.name("place", place), lines.replace("-\n", "").replace("\n", " ")):
        if LEAST * ems(name, bold=True) * dress("name").font <= (room - 6) * PIXEL:
            return name
    return lines


def short(top: Tabletop, kind: str, slug: str) -> str:
    """The short name of an element, as drawn."""
    return top.text.name(kind, slug, "short").replace("|", "\n")


def row_of_signs(signs: Sequence[Lying], slug: str, inside: str, middle: Point, room: float) -> Iterator[Shape]:
    """Discs, cubes and empty circles side by side, closer together when they are many."""
    for sign, x in zip(signs, spread(len(signs), SIGN + 1, middle[0], room - SIGN), strict=True):
        token = sign.form != "circle"
        id, role = f"{'token' if token else 'nothing'}-{sign.seat}-{slug}", sign.form if token else "nothing"
        at, size = (x, middle[1]), (SIGN, SIGN)
        yield Shape(id, sign.form, at, size, role, letter(sign.seat), seat=sign.seat, inside=inside)


def spread(count: int, step: float, middle: float, longest: float) -> list[float]:
    """`count` points around the middle, `step` apart or as close as it takes to stay within the longest distance."""
    step = min(step, longest / max(count - 1, 1))
    return [middle + (index - (count - 1) / 2) * step for index in range(count)]


# ---------------------------------------------------------------------- detectives


def trays(top: Tabletop, spots: Spots) -> Iterator[Shape]:
    """The detectives, on a tray below the place where they are."""
    for place, spot in spots.items():
        detectives = list(stand(top, place, spot))
        if detectives:
            yield tray(place, spot, detectives)
            yield from detectives


def stand(top: Tabletop, place: str, spot: Point) -> Iterator[Shape]:
    """The detectives at a place side by side, each with its tokens to its right."""
    detectives = top.detectives[place]
    widths = [PAWN[0] + 2 + columns(detective) * (LOOSE + 1) for detective in detectives]
    squeeze = min(1.0, (STEP - 12) / max(sum(widths), 1))
    x, y = spot[0] - squeeze * sum(widths) / 2, spot[1] + HEIGHT / 2 + PAWN[1] / 2
    for index, (detective, width) in enumerate(zip(detectives, widths, strict=True)):
        twin = sum(other.seat == detective.seat for other in detectives[:index])
        name = f"{detective.seat}-{place}" + (f"-{twin + 1}" if twin else "")
        yield from pawn(top, detective, name, (x + PAWN[0] / 2, y), f"place-{place}")
        x += squeeze * width


def columns(detective: Detective) -> int:
    """How many columns of two the tokens on a detective take."""
    return (detective.discs + detective.cubes + 1) // 2


def pawn(top: Tabletop, detective: Detective, name: str, at: Point, place: str) -> Iterator[Shape]:
    """A detective and its tokens, discs first; they carry no letter, for they stand beside the pawn's (ZS-80)."""
    id, seat = f"detective-{name}", detective.seat
    spoken = words.detective_words(top, detective)
    yield Shape(id, "pawn", at, PAWN, "pawn", letter(seat), words=spoken, seat=seat, inside=place)
    forms = ["disc"] * detective.discs + ["cube"] * detective.cubes
    for index, form in enumerate(forms):
        column, line = divmod(index, 2)
        corner = (at[0] + PAWN[0] / 2 + 1 + (column + 0.5) * (LOOSE + 1), at[1] - LOOSE / 2 + line * (LOOSE + 1))
        number = index if form == "disc" else index - detective.discs
        yield Shape(f"{form}-{name}-{number}", form, corner, (LOOSE, LOOSE), form, seat=seat, inside=id)


def tray(place: str, spot: Point, detectives: Sequence[Shape]) -> Shape:
    """The tray on which the detectives of a place stand, hanging on the lower edge of the block."""
    west = min(shape.at[0] - shape.size[0] / 2 for shape in detectives) - 4
    east = max(shape.at[0] + shape.size[0] / 2 for shape in detectives) + 4
    upper, lower = spot[1] + HEIGHT / 2, spot[1] + HEIGHT / 2 + GAP - 2
    middle, size = ((west + east) / 2, (upper + lower) / 2), (east - west, lower - upper)
    return Shape(f"tray-{place}", "rect", middle, size, "tray", inside=f"place-{place}")


# ---------------------------------------------------------------------- cards and legend


def cards_of(top: Tabletop, kind: str) -> list[str]:
    """The evidence cards of a kind that lie face up (ZS-9, ZS-86), by number."""
    return [slug for of, slug in top.display if of == kind]


def lay_cards(top: Tabletop, kind: str, group: corners.Group) -> Iterator[Shape]:
    """The cards of a kind in their group."""
    for card, middle in zip(cards_of(top, kind), group.middles, strict=True):
        label, spoken = short(top, kind, card), words.card_words(top, kind, card)
        says = (("card", card),)
        yield Shape(f"card-{card}", "rect", middle, group.card, f"card-{kind}", words=spoken, says=says)
        yield caption(f"card-{card}", middle, (group.card[0] - 4, group.card[1]), f"card-{kind}", label)


def headings(top: Tabletop, groups: Mapping[str, corners.Group]) -> Iterator[Shape]:
    """The heading of each type of evidence cards."""
    for kind, group in groups.items():
        label = top.text.say(HEADINGS[kind])
        width = text_width(label, "heading")
        x, y = group.heading
        middle = (x - width / 2 if group.at_right else x + width / 2, y + HEADING / 2 - 1)
        if group.middles:
            yield Shape(f"heading-{kind}", "text", middle, (width, HEADING), "heading", label, words=label)


def legend(top: Tabletop, spots: Spots) -> Iterator[Shape]:
    """What the signs mean, in the corner that neither map nor cards need; nothing if the map covers it."""
    labels = {role: top.text.say(message) for role, message in LEGEND.items()}
    left = right(spots) - MARGIN - max(text_width(label, "note") for label in labels.values()) - SIGN - 8
    if any(covers(spot, left) for spot in spots.values()):
        return
    for index, (role, label) in enumerate(labels.items()):
        y, width = MARGIN + (index + 0.5) * LEGEND_LINE, text_width(label, "note")
        size, id = (SIGN, LEGEND_LINE - 3 if role == "pawn" else SIGN), f"legend-{role}"
        form = "circle" if role == "nothing" else role
        yield Shape(id, form, (left + SIGN / 2, y), size, role, inside=f"{id}-text")
        text = (left + SIGN + 8 + width / 2, y)
        yield Shape(f"{id}-text", "text", text, (width, LINE), "note", label, words=label)


def covers(spot: Point, left: float) -> bool:
    """Whether a block covers a part of the legend, which begins there."""
    return spot[0] + WIDTH / 2 > left and spot[1] - HEIGHT / 2 < MARGIN + len(LEGEND) * LEGEND_LINE


# ---------------------------------------------------------------------- walking


def walk_map(top: Tabletop, spots: Spots, cards: Sequence[Shape]) -> Walk:
    """Arrows along the roads; from the outer rows of places to the cards above and below them, and along the cards."""
    points = {f"place-{place}": spot for place, spot in spots.items()} | {card.id: card.at for card in cards}
    edges = [(f"place-{one}", f"place-{two}") for one, two in top.graph.edges]
    given, ys = row([card.id for card in cards]), sorted({y for _, y in spots.values()})
    middle = (ys[0] + ys[-1]) / 2
    for way, back, edge in (("up", "down", ys[0]), ("down", "up", ys[-1])):
        places = [f"place-{place}" for place, spot in spots.items() if spot[1] == edge]
        beyond = [card.id for card in cards if (card.at[1] < middle) == (way == "up")]
        for one, others, arrow in ((places, beyond, way), (beyond, places, back)):
            for stop in one if others else ():
                given.setdefault(stop, {})[arrow] = nearest(points, stop, others)
    return walk(points, edges, f"place-{next(iter(spots))}", given)


def near(top: Tabletop, spots: Spots) -> dict[str, str]:
    """What N speaks at each stop."""
    places = {f"place-{place}": words.near_place(top, place, spots) for place in spots}
    cards = [(kind, card) for kind in HEADINGS for card in cards_of(top, kind)]
    return places | {f"card-{card}": words.near_card(top, cards, index) for index, (_, card) in enumerate(cards)}
