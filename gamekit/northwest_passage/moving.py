"""Ships and sleds move, and arrive (NWP-73 to NWP-82, NWP-95 to NWP-100)."""

from __future__ import annotations

from gamekit.flow import Flow
from gamekit.game import CHANCE, Event, Move, Refusal, Task
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import pay, price, why_not_act
from gamekit.northwest_passage.state import HOME, PASSAGE, VEHICLES, Player, Stand, State, stand_of
from gamekit.northwest_passage.ways import FREE, squares_of, targets, ways_from


def cut_target(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """Where a vehicle can go."""
    vehicles = before or VEHICLES
    return list(dict.fromkeys(word for vehicle in vehicles for word in reach(box, state, seat, vehicle)))


def reach(box: Box, state: State, seat: int, vehicle: str) -> dict[str, Stand]:
    """The targets of a vehicle that is out."""
    player = state.players[seat]
    return {} if vehicle == "sled" and not player.sled.at else targets(box, state, vehicle, stand_of(player, vehicle))


def why_not_move(box: Box, state: State, move: Move) -> Refusal | None:
    """NWP-73 to NWP-80: by its own crew, to what is beside it, over open sea, or over land and ice."""
    vehicle, target = move.words
    refusal = why_not_act(box, state, move.seat, vehicle, "move")
    if refusal:
        return refusal
    ways = reach(box, state, move.seat, vehicle)
    return None if target in ways else why_not_there(box, state, state.players[move.seat], move, ways)


def why_not_there(box: Box, state: State, player: Player, move: Move, ways: dict[str, Stand]) -> Refusal:
    """Why a vehicle cannot go to a target."""
    board, (vehicle, target) = box.grid, move.words
    stand = stand_of(player, vehicle)
    details = {"vehicle": vehicle, "target": target, "at": stand.at}
    if target in box.places:
        near = touches(box, state, stand.at, target)
        return closed(box, state, vehicle, stand, target, details) if near else Refusal("far", ("NWP-73",), details)
    square = board.square_of.get(target, board.index.get(target, 0))
    if state.cover[square] == FREE:
        return Refusal("no_tile", ("NWP-73",), {"target": target})
    anchor = board.squares[squares_of(board, state.cover, square)[0]]
    words = [word for word, there in ways.items() if there.at == anchor]
    if words:
        return Refusal("say", ("NWP-81",), {"target": target, "words": words})
    if anchor == stand.at:
        return Refusal("is_there", ("NWP-73",), details)
    if not neighbours(box, state, stand.at, square):
        return Refusal("far", ("NWP-73",), details)
    return closed(box, state, vehicle, stand, anchor, details)


def touches(box: Box, state: State, at: str, place: str) -> bool:
    """NWP-15: whether a tile lies beside a place."""
    own = set(own_squares(box, state, at))
    return any(square in own for square, _ in box.shores[place])


def own_squares(box: Box, state: State, at: str) -> tuple[int, ...]:
    """The squares of the tile with that anchor; none of a place."""
    return () if at in box.places else squares_of(box.grid, state.cover, box.grid.index[at])


def neighbours(box: Box, state: State, at: str, square: int) -> bool:
    """NWP-73: whether the tile on a square has a side in common with the tile or place `at`."""
    other = squares_of(box.grid, state.cover, square)
    if at in box.places:
        return any(one in other for one, _ in box.shores[at])
    own = own_squares(box, state, at)
    return any(box.grid.beside[one][way] in other for one in own for way in "nesw")


def closed(box: Box, state: State, vehicle: str, stand: Stand, at: str, details: dict[str, str]) -> Refusal:
    """NWP-77, NWP-49: the way is frozen; NWP-76, NWP-80: or there is none; NWP-17: to or from a place."""
    if vehicle == "sled":
        return Refusal("no_ground", ("NWP-80", "NWP-78", "NWP-49", "NWP-17"), details)
    open_sea = ways_from(box, vehicle, stand, state.cover, state.terrain, 0)
    if any(there.at == at for there in open_sea.values()):
        return Refusal("ice", ("NWP-76", "NWP-77", "NWP-17"), {**details, "rows": state.frozen})
    return Refusal("no_sea", ("NWP-76", "NWP-75", "NWP-17"), details)


# ---------------------------------------------------------------------- what follows


def move(box: Box, state: State, move: Move) -> Flow:
    """NWP-73, NWP-81: the vehicle with its crew stands on the water or ground, or at the place, that it goes to."""
    seat, (vehicle, target) = move.seat, move.words
    start = stand_of(state.players[seat], vehicle).at
    stand = reach(box, state, seat, vehicle)[target]
    details = {"vehicle": vehicle, "start": start, "at": stand.at, "target": target, "price": price(box, state, "move")}
    state = pay(box, state, seat, vehicle, "move")
    player = state.players[seat]
    player = player._replace(ship=stand) if vehicle == "ship" else player._replace(sled=stand)
    state = state.with_player(seat, player)
    yield state, Event("moved", seat, details, ("NWP-73", "NWP-81", "NWP-76" if vehicle == "ship" else "NWP-80"))
    if target == PASSAGE and not player.passage:
        state = yield from reached(state, seat, vehicle)
    return (yield from returned(state, seat, vehicle)) if target == HOME else state


def reached(state: State, seat: int, vehicle: str) -> Flow:
    """NWP-95, NWP-96: the first time a player is there, with either vehicle."""
    number = 1 + max(player.passage for player in state.players)
    state = state.with_player(seat, state.players[seat]._replace(passage=number))
    yield state, Event("reached", seat, {"vehicle": vehicle, "number": number}, ("NWP-95", "NWP-96"))
    return state


def returned(state: State, seat: int, vehicle: str) -> Flow:
    """NWP-97 to NWP-99: the player is home and takes no further action; NWP-110: if all are, the game is over."""
    number = 1 + max(player.home for player in state.players)
    player = state.players[seat]._replace(home=number)
    state = state.with_player(seat, player)
    yield state, Event("returned", seat, {"vehicle": vehicle, "number": number}, ("NWP-97", "NWP-98", "NWP-100"))
    for other in VEHICLES:
        at = stand_of(player, other).at
        if at != HOME:
            yield state, Event("left_behind", seat, {"vehicle": other, "at": at}, ("NWP-99", "NWP-108"))
    everybody = all(player.home for player in state.players)
    return state._replace(agenda=(Task("scoring", CHANCE),)) if everybody else state
