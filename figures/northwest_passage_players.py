"""The players of Northwest Passage as blocks below the map: crew, prestige, tokens, tiles in hand.

+-----------------------------------------------+
| (A) Player A   1st at the Passage     ★ 12    |
| <ship> ●●●●○         [sled] ●○                |      ready crewmen filled, used ones dashed
| [S 2][W 0][N 1][C 0][I 3]                     |      tokens
| [   ][ ][   ]                                 |      tiles in hand
+-----------------------------------------------+
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from figures import northwest_passage_telling as telling
from figures import northwest_passage_words as words
from figures.labels import box, left_text, text, width_of
from figures.northwest_passage_shapes import LINE, MARGIN, TYPE, WIDTH, Shapes, tile_shapes
from figures.northwest_passage_side import large_tile
from figures.northwest_passage_table import Tabletop, due_seat, is_out
from figures.pixels import Point
from figures.scene import Shape
from figures.theme import letter
from gamekit.northwest_passage.state import SHIP_READY, SHIP_USED, SLED_READY, SLED_USED, TOKENS, VEHICLES
from gamekit.northwest_passage.tiles import is_large

APART = 6.0
PAD = 7.0
SIGN = 22.0
VEHICLE = {"ship": (32.0, 24.0), "sled": (29.0, 24.0)}
CREWMAN, CREW_PITCH = 14.5, 16.5
TOKEN = (43.0, 20.0)
TILE, TILE_GAP = 26.0, 4.0  # in hand: the largest side of a square
FIRST, SECOND, THIRD = 16.0, 44.0, 70.0  # the middles of the first lines
CREW_LINE = 27.0  # a further one, where ship and sled have no room side by side
CREWED = 36 + 7 * CREW_PITCH  # of a vehicle with seven crewmen
TRANSFER = (24.0, 22.0)  # of the arrows between ship and sled
NARROW = 300.0
ARROWS = "⇄"
COUNTS = {"ship": (SHIP_READY, SHIP_USED), "sled": (SLED_READY, SLED_USED)}


class Block(NamedTuple):
    """Where a player is drawn: seat, upper left corner, width and height."""

    seat: int
    x: float
    y: float
    size: Point

    @property
    def id(self) -> str:
        """The id of its shape."""
        return f"player-{self.seat}"

    @property
    def further(self) -> float:
        """How much further down its tokens are because its crew takes two lines."""
        return CREW_LINE if self.size[0] < NARROW else 0.0


def placed(top: Tabletop, y: float) -> Iterator[Block]:
    """Where the players are drawn: two side by side, or three."""
    count = len(top.view.seats)
    columns, high = (3, 152.0) if count == 3 else (2, 118.0 if count == 4 else 140.0)
    wide = (WIDTH - 2 * MARGIN - (columns - 1) * APART) / columns
    for seat in top.view.seats:
        row, column = divmod(seat, columns)
        yield Block(seat, MARGIN + column * (wide + APART), y + row * (high + APART), (wide, high))


def players(top: Tabletop, y: float) -> Shapes:
    """All players, from a height on."""
    for block in placed(top, y):
        role = "expedition-turn" if block.seat == due_seat(top.view) else "panel"
        says = (("seat", str(block.seat)),)
        yield box(block.id, block.x, block.y, block.size, role, "", words=telling.player(top, block.seat), says=says)
        yield from first_line(top, block)
        for vehicle in VEHICLES:
            yield from crew(top, block, vehicle)
        yield transfer(top, block)
        yield from tokens(top, block)
        yield from hand(top, block)


def first_line(top: Tabletop, block: Block) -> Shapes:
    """Whose it is, how far this player has come, and prestige."""
    player, y = top.view.players[block.seat], block.y + FIRST
    name, role = words.seat_name(top, block.seat), "panel"
    spot = (block.x + PAD + SIGN / 2, y)
    yield Shape(
        f"sign-{block.seat}", "disc", spot, (SIGN, SIGN), "disc", letter(block.seat), seat=block.seat, inside=block.id
    )
    points = words.say(top, "passage-points-short", points=player.points)
    end = block.x + block.size[0] - PAD - width_of(points, "prestige", TYPE)
    yield left_text(f"points-{block.seat}", (end, y), LINE, "prestige", points, block.id, least=TYPE)
    left = block.x + PAD + SIGN + 4
    yield left_text(f"name-{block.seat}", (left, y), LINE, role, name, block.id, end - left, TYPE)
    left += width_of(name, role, TYPE) + 6
    for come in telling.come_short(top, block.seat):
        if width_of(come, "come", TYPE) < end - left - 4:
            spot, size = (left + width_of(come, "come", TYPE) / 2 + 2, y), (width_of(come, "come", TYPE) + 4, LINE)
            yield text(f"come-{block.seat}", spot, size, "come", come, block.id)
            break


def crew(top: Tabletop, block: Block, vehicle: str) -> Shapes:
    """A vehicle and the crewmen on it: ready ones filled, used ones dashed (NWP-34)."""
    (wide, high), seat = VEHICLE[vehicle], block.seat
    narrow, sled = bool(block.further), vehicle == "sled"
    x = block.x + PAD + (0.0 if narrow or not sled else CREWED + TRANSFER[0] + 8)
    y = block.y + SECOND + (CREW_LINE if narrow and sled else 0.0)
    says, out = ((("vehicle", vehicle),) if seat == due_seat(top.view) else ()), is_out(top.view, seat, vehicle)
    found = Shape(
        f"own-{vehicle}-{seat}", vehicle, (x + wide / 2, y), (wide, high), "aboard", says=says, inside=block.id
    )
    found = found._replace(words=words.vehicle(top, seat, vehicle))
    yield found._replace(role=vehicle, label=letter(seat), seat=seat) if out else found
    ready, used = (top.view.players[seat].crew[at] for at in COUNTS[vehicle])
    for number in range(ready + used):
        spot = (x + 36 + (number + 0.5) * CREW_PITCH, y)
        role = "crew-ready" if number < ready else "crew-used"
        id = f"crew-{vehicle}-{seat}-{number}"
        yield Shape(id, "circle", spot, (CREWMAN, CREWMAN), role, inside=f"own-{vehicle}-{seat}")


def transfer(top: Tabletop, block: Block) -> Shape:
    """NWP-117: the arrows between ship and sled, at which a transfer begins; used crewmen stay unless one says more."""
    seat, narrow = block.seat, bool(block.further)
    says = (("used", str(top.view.players[seat].crew[SHIP_USED])),) if seat == due_seat(top.view) else ()
    x = block.x + (block.size[0] - PAD - TRANSFER[0] if narrow else PAD + CREWED + 3)
    y = block.y + SECOND - TRANSFER[1] / 2 + (CREW_LINE / 2 if narrow else 0.0)
    told = words.transfer(top, seat)
    return box(f"transfer-{seat}", x, y, TRANSFER, "choice", ARROWS, words=told, says=says, inside=block.id)


def tokens(top: Tabletop, block: Block) -> Shapes:
    """The tokens of each kind (NWP-84, NWP-92)."""
    for at, (token, count) in enumerate(zip(TOKENS, top.view.players[block.seat].tokens, strict=True)):
        x, y = block.x + PAD + at * (TOKEN[0] + 3), block.y + THIRD + block.further - TOKEN[1] / 2
        label = f"{words.name(top, 'token', token, 'short')} {count}"
        told = telling.token(top, block.seat, token)
        role = f"icon-{token}" if count else "icon-none"
        yield box(f"token-{token}-{block.seat}", x, y, TOKEN, role, label, words=told, inside=block.id)


# ---------------------------------------------------------------------- tiles in hand


def hand(top: Tabletop, block: Block) -> Shapes:
    """The tiles in hand, as large as there is room for all (NWP-30)."""
    tiles, y = top.view.players[block.seat].hand, block.y + THIRD + block.further + TOKEN[1] / 2 + 4
    room = (block.size[0] - 2 * PAD, block.y + block.size[1] - 5 - y)
    side = side_of(tiles, room)
    x, row = block.x + PAD, 0
    for at, tile in enumerate(tiles):
        wide = side * (2 if is_large(tile) else 1)
        if x + wide > block.x + block.size[0] - PAD + 0.01:
            x, row = block.x + PAD, row + 1
        yield from held(top, block, f"held-{block.seat}-{at}", tile, (x, y + row * (side + TILE_GAP)), side)
        x += wide + TILE_GAP


def held(top: Tabletop, block: Block, id: str, tile: str, at: Point, side: float) -> Shapes:
    """A tile in hand."""
    says = (("held", tile),) if block.seat == due_seat(top.view) else ()
    told = words.held(top, block.seat, tile)
    if is_large(tile):
        yield from large_tile(top, id, at, side, tile, says, told, block.id)
    else:
        yield from tile_shapes(id, at, side, top.box.patterns[tile], told, says, block.id)


def side_of(tiles: Sequence[str], room: Point) -> float:
    """The side of a square at which all tiles have room."""
    side = TILE
    while side > 4 and rows_of(tiles, room[0], side) * (side + TILE_GAP) - TILE_GAP > room[1]:
        side -= 1.0
    return side


def rows_of(tiles: Sequence[str], room: float, side: float) -> int:
    """In how many rows tiles lie with such squares."""
    rows, x = 1, 0.0
    for tile in tiles:
        wide = side * (2 if is_large(tile) else 1)
        if x and x + wide > room + 0.01:
            rows, x = rows + 1, 0.0
        x += wide + TILE_GAP
    return rows
