"""A tile is placed, holes are filled, islands are discovered (NWP-62 to NWP-72, NWP-89 to NWP-94)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gamekit.flow import Flow
from gamekit.game import Event, Move, Refusal
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import can_act, pay, price, why_not_act
from gamekit.northwest_passage.fitting import (
    ALONG,
    Squares,
    against,
    anchors,
    covered,
    free_beside,
    has,
    places_for,
    whole_side,
    with_pattern,
)
from gamekit.northwest_passage.grid import OUTSIDE, Grid
from gamekit.northwest_passage.islands import islands, quarters_at, squares_at
from gamekit.northwest_passage.state import TOKENS, Laid, State, stand_of
from gamekit.northwest_passage.tiles import TURNS, agrees, is_large
from gamekit.northwest_passage.ways import FREE

ISLAND = TOKENS.index("island")
Anchors = Callable[[Box, State, int, Sequence[str], str], list[int]]  # of a seat and a vehicle, for a tile and its turn

# ---------------------------------------------------------------------- where


def cut_held(box: Box, state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """NWP-62: the tiles of the hand, each kind once."""
    return tuple(dict.fromkeys(state.players[seat].hand)) if can_act(box, state, seat, "place") else ()


def cut_turn(box: Box, state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """NWP-13: the turns in which the tile fits somewhere; all of them as long as it is not known."""
    if not before:
        return TURNS
    return [turn for turn in TURNS if squares_for(box, state, seat, (before[0], turn), fits)]


def cut_square(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """NWP-116: where the tile fits in that turn, beside ship or sled; if nowhere, where it would have room."""
    return squares_for(box, state, seat, before, fits) or squares_for(box, state, seat, before, room)


def squares_for(box: Box, state: State, seat: int, words: Sequence[str], find: Anchors) -> list[str]:
    """The anchors that are found beside a vehicle that can pay, as words."""
    able = can_act(box, state, seat, "place")
    found = {anchor for vehicle in able for anchor in find(box, state, seat, words, vehicle)}
    return [box.grid.squares[anchor] for anchor in sorted(found)]


def cut_payer(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """NWP-63: the vehicles beside whose tile it lies there; if it fits at none, those where it would have room."""
    able = can_act(box, state, seat, "place")
    if len(before) < 3:
        return able
    anchor = box.grid.index[before[2]]
    there = [vehicle for vehicle in able if anchor in fits(box, state, seat, before, vehicle)]
    return there or [vehicle for vehicle in able if anchor in room(box, state, seat, before, vehicle)]


def fits(box: Box, state: State, seat: int, words: Sequence[str], vehicle: str) -> list[int]:
    """The anchors with which a tile (its word, its turn) fits beside a vehicle; none as long as these are not known."""
    if len(words) < 2:
        return []
    at, tile, turn = stand_of(state.players[seat], vehicle).at, words[0], int(words[1])
    return anchors(box, at, state.cover, state.terrain, tile, turn, state.options.whole_side)


def room(box: Box, state: State, seat: int, words: Sequence[str], vehicle: str) -> list[int]:
    """NWP-63: the anchors with which a tile, in its turn if that is known, could lie there but for its terrain."""
    at, whole = stand_of(state.players[seat], vehicle).at, state.options.whole_side
    ways = {ALONG[int(words[1])] if is_large(words[0]) else ""} if len(words) > 1 else {"", *ALONG}
    return [squares[0] for way in ways for squares in places_for(box, at, state.cover, way, whole)]


def why_not_place(box: Box, state: State, move: Move) -> Refusal | None:
    """NWP-62 to NWP-66: a tile of the hand, on free squares beside the vehicle that pays, in agreement everywhere."""
    tile, turn, square, vehicle = move.words
    refusal = why_not_act(box, state, move.seat, vehicle, "place")
    if refusal:
        return refusal
    if tile not in state.players[move.seat].hand:
        return Refusal("not_in_hand", ("NWP-62",), {"tile": tile})
    squares = covered(box.grid, tile, int(turn), box.grid.index[square])
    return why_not_there(box, state, move, squares) or why_not_shown(box, state, tile, int(turn), squares)


def why_not_there(box: Box, state: State, move: Move, squares: Squares) -> Refusal | None:
    """NWP-62: free squares; NWP-63, NWP-64: beside the vehicle's tile or place."""
    board, vehicle = box.grid, move.words[3]
    at = stand_of(state.players[move.seat], vehicle).at
    if OUTSIDE in squares:
        return Refusal("off_board", ("NWP-62", "NWP-1"), {"square": move.words[2]})
    taken = [square for square in squares if state.cover[square] != FREE]
    if taken:
        return Refusal("taken", ("NWP-62",), {"square": board.squares[taken[0]]})
    if not free_beside(box, at, state.cover).intersection(squares):
        return Refusal("not_beside", ("NWP-63",), {"square": move.words[2], "vehicle": vehicle, "at": at})
    if state.options.whole_side and not whole_side(box, at, state.cover, squares):
        return Refusal("half_side", ("NWP-64",), {"square": move.words[2], "vehicle": vehicle, "at": at})
    return None


def why_not_shown(box: Box, state: State, tile: str, turn: int, squares: Squares) -> Refusal | None:
    """NWP-65, NWP-66: the corner that disagrees, and a tile that lies there."""
    board, pattern = box.grid, box.pattern(tile, turn)
    if agrees(has(board, squares, state.terrain), pattern):
        return None
    quarter, there, new = against(board, squares, state.terrain, pattern)
    around = board.around[board.point_of[quarter]]
    other = next(board.squares[square] for square in around if state.cover[square] != FREE)
    details = {"quarter": quarter, "there": there, "new": new, "other": other}
    return Refusal("corner", ("NWP-65", "NWP-66"), details)


# ---------------------------------------------------------------------- what follows


def place(box: Box, state: State, move: Move) -> Flow:
    """NWP-62: the tile lies there; NWP-69: holes are filled; NWP-89: islands are discovered."""
    tile, turn, square, vehicle = move.words
    squares = covered(box.grid, tile, int(turn), box.grid.index[square])
    costs, player = price(box, state, "place"), state.players[move.seat]
    left = list(player.hand)
    left.remove(tile)
    state = state.with_player(move.seat, player._replace(hand=tuple(left)))
    state = laid(box, pay(box, state, move.seat, vehicle, "place"), Laid(tile, square, int(turn), False), squares)
    told = {"tile": tile, "turn": turn, "square": square, "squares": [box.grid.squares[one] for one in squares]}
    yield (
        state,
        Event("placed", move.seat, {**told, "vehicle": vehicle, "price": costs}, ("NWP-62", "NWP-63", "NWP-65")),
    )
    new = list(squares)
    for hole in holes(box.grid, state, squares):
        state = yield from filled(box, state, move.seat, hole)
        new.append(hole)
    for points in islands(box.grid, state.cover, state.terrain, new):
        state = yield from discovered(box, state, move.seat, points)
    return state


def laid(box: Box, state: State, tile: Laid, squares: Squares) -> State:
    """The state with one more tile on the board."""
    cover = list(state.cover)
    for square in squares:
        cover[square] = len(state.laid)
    terrain = with_pattern(box.grid, squares, state.terrain, box.pattern(tile.tile, tile.turn))
    return state._replace(laid=(*state.laid, tile), cover=tuple(cover), terrain=terrain)


def holes(board: Grid, state: State, squares: Squares) -> list[int]:
    """NWP-69: the free squares beside new ones that have laid tiles or the edge on all four sides."""
    near = {other for square in squares for other in board.beside[square].values()}
    return sorted(square for square in near if square != OUTSIDE and is_hole(board, state, square))


def is_hole(board: Grid, state: State, square: int) -> bool:
    """Whether a square is free, and none beside it is; NWP-16: a place is like the edge."""
    cover = state.cover
    return cover[square] == FREE and all(o == OUTSIDE or cover[o] != FREE for o in board.beside[square].values())


def filled(box: Box, state: State, seat: int, square: int) -> Flow:
    """NWP-69, NWP-70: a small tile with the terrain that its points have, sea at one without; NWP-71: of its pile."""
    pattern = has(box.grid, (square,), state.terrain).replace(".", "S")
    pile, turn = box.pile_of[pattern]
    at = box.small.index(pile)
    blank = not state.piles[at]
    if not blank:
        state = state._replace(piles=(*state.piles[:at], state.piles[at] - 1, *state.piles[at + 1 :]))
    word = box.grid.squares[square]
    state = laid(box, state, Laid(pile, word, turn, blank), (square,))
    details = {"tile": pile, "square": word, "blank": blank}
    yield state, Event("filled", seat, details, ("NWP-69", "NWP-70", "NWP-71"))
    return state


def discovered(box: Box, state: State, seat: int, points: tuple[int, ...]) -> Flow:
    """NWP-92, NWP-24: a token, and NWP-93: points for each tile on which the island lies, at once."""
    squares = squares_at(box.grid, points)
    gain = box.island_tile * len({state.cover[square] for square in squares})
    player = state.players[seat]
    tokens = tuple(count + (at == ISLAND) for at, count in enumerate(player.tokens))
    state = state.with_player(seat, player._replace(tokens=tokens, points=player.points + gain))
    details = {
        "points": gain,
        "size": len(points),
        "squares": [box.grid.squares[square] for square in squares],
        "quarters": quarters_at(box.grid, points),
    }
    yield state, Event("island", seat, details, ("NWP-91", "NWP-92", "NWP-93", "NWP-72"))
    return state
