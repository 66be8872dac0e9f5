"""Icons are discovered (NWP-83 to NWP-88)."""

from __future__ import annotations

from gamekit.flow import Flow
from gamekit.game import Event, Move, Refusal
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import pay, price, why_not_act
from gamekit.northwest_passage.state import TOKENS, VEHICLES, Laid, State, stand_of
from gamekit.northwest_passage.ways import squares_of


def here(box: Box, state: State, seat: int, vehicle: str) -> Laid | None:
    """The tile of a vehicle, if it bears an icon that is still there."""
    at = stand_of(state.players[seat], vehicle).at
    if at in box.places:
        return None
    tile = state.laid[state.cover[box.grid.index[at]]]
    return tile if tile.tile in box.icon_at and tile.tile not in state.found else None


def icon_square(box: Box, state: State, tile: Laid) -> int:
    """NWP-14, table 2: the square with the icon of a laid tile; in turns 2 and 3 left and right are swapped."""
    _, side = box.icon_at[tile.tile]
    squares = squares_of(box.grid, state.cover, box.grid.index[tile.anchor])
    return squares[side if tile.turn < 2 else 1 - side]


def worth(box: Box, state: State, tile: Laid) -> tuple[int, int]:
    """NWP-86 to NWP-88: the points of the icon on a tile, and the multiplier in it."""
    icon, _ = box.icon_at[tile.tile]
    multiplier = box.multipliers[box.grid.column_of[icon_square(box, state, tile)] - 1]
    return box.icons[icon].points * multiplier, multiplier


def cut_vehicle(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The vehicles on a tile with an icon."""
    return [vehicle for vehicle in VEHICLES if here(box, state, seat, vehicle)]


def why_not_discover(box: Box, state: State, move: Move) -> Refusal | None:
    """NWP-83, NWP-85: an icon that is still there; table 5: crew of the vehicle on the tile."""
    vehicle = move.words[0]
    player = state.players[move.seat]
    if vehicle == "sled" and not player.sled.at:
        return Refusal("sled_aboard", ("NWP-74", "NWP-27"), {})
    tile = here(box, state, move.seat, vehicle)
    if not tile:
        return Refusal("nothing_here", ("NWP-83", "NWP-85"), {"vehicle": vehicle, "at": stand_of(player, vehicle).at})
    return why_not_act(box, state, move.seat, vehicle, box.icon_at[tile.tile][0])


def discover(box: Box, state: State, move: Move) -> Flow:
    """NWP-84 to NWP-87: a token, and points at once; the icon is gone."""
    seat, vehicle = move.seat, move.words[0]
    tile = here(box, state, seat, vehicle)
    assert tile
    icon, (points, multiplier) = box.icon_at[tile.tile][0], worth(box, state, tile)
    costs = price(box, state, icon)
    state = pay(box, state, seat, vehicle, icon)
    player = state.players[seat]
    tokens = tuple(count + (token == icon) for token, count in zip(TOKENS, player.tokens, strict=True))
    state = state.with_player(seat, player._replace(tokens=tokens, points=player.points + points))
    state = state._replace(found=tuple(sorted((*state.found, tile.tile), key=int)))
    square = box.grid.squares[icon_square(box, state, tile)]
    details = {"icon": icon, "tile": tile.tile, "square": square, "points": points, "multiplier": multiplier}
    kind = "NWP-86" if icon in ("strait", "wreck") else "NWP-87"
    yield state, Event("discovered", seat, {**details, "vehicle": vehicle, "price": costs}, ("NWP-84", kind, "NWP-88"))
    return state
