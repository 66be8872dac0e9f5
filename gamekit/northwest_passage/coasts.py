"""Land areas that are no islands yet: which free squares are missing, and which tile closes one (NWP-89 to NWP-94)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from gamekit.flow import settle
from gamekit.game import Event, Move
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.fitting import covered
from gamekit.northwest_passage.graph import land as land_graph
from gamekit.northwest_passage.placing import fits, place
from gamekit.northwest_passage.state import VEHICLES, State
from gamekit.northwest_passage.tiles import TURNS, is_large
from gamekit.northwest_passage.ways import FREE


class Coast(NamedTuple):
    """A land area that still touches a free square."""

    quarters: tuple[str, ...]  # row by row
    missing: tuple[str, ...]  # the free squares around its points
    tiles: int  # laid tiles on which it lies
    worth: int  # its points as an island, if no more land joins it and as few tiles as possible close it


def coasts(box: Box, state: State) -> list[Coast]:
    """NWP-90, NWP-91: the open land areas, those with the fewest missing squares first."""
    import networkx

    land = land_graph(box, state)
    areas = [sorted(area, key=place_of(box)) for area in networkx.connected_components(land)]
    found = [coast(box, state, area) for area in areas if not all(land.nodes[q]["surrounded"] for q in area)]
    return sorted(found, key=lambda coast: (len(coast.missing), place_of(box)(coast.quarters[0])))


def place_of(box: Box) -> Callable[[str], tuple[int, int]]:
    """What sorts quarters square by square, row by row."""
    board = box.grid
    return lambda quarter: (board.square_of[quarter], board.quarters[board.square_of[quarter]].index(quarter))


def coast(box: Box, state: State, area: list[str]) -> Coast:
    """What is missing around one land area."""
    board, cover = box.grid, state.cover
    around = {square for quarter in area for square in board.around[board.point_of[quarter]]}
    missing = sorted(square for square in around if cover[square] == FREE)
    tiles = len({cover[board.square_of[quarter]] for quarter in area})
    worth = box.island_tile * (tiles + fewest_tiles(box, missing))
    return Coast(tuple(area), tuple(board.squares[square] for square in missing), tiles, worth)


def fewest_tiles(box: Box, squares: Iterable[int]) -> int:
    """How many tiles of one or two squares cover these squares at least: a largest matching pairs them."""
    import networkx

    left = set(squares)
    graph = networkx.Graph([(s, o) for s in left for o in box.grid.beside[s].values() if o in left])
    return len(left) - len(networkx.max_weight_matching(graph, maxcardinality=True))


# ---------------------------------------------------------------------- closed by one tile


class Closing(NamedTuple):
    """A placement that completes islands: the words of the move, and the events of the islands."""

    move: Move
    squares: tuple[str, ...]  # that the tile covers
    islands: tuple[Event, ...]

    @property
    def points(self) -> int:
        """NWP-92 to NWP-94: what it brings at once."""
        return sum(int(island.details["points"]) for island in self.islands)


def closings(box: Box, state: State, seat: int, tiles: Iterable[str]) -> list[Closing]:
    """NWP-89, NWP-72: all placements of these tiles that complete an island.

    It is asked as if the player held the tiles and had ready crew. Of turns in which a tile looks the same, the lowest
    is told.
    """
    return [closing for move in placements(box, state, seat, tiles) for closing in [tried(box, state, move)] if closing]


def placements(box: Box, state: State, seat: int, tiles: Iterable[str]) -> Iterator[Move]:
    """NWP-62 to NWP-66: where these tiles fit beside the vehicles that are out and have crew."""
    for tile in dict.fromkeys(tiles):
        for turn in sorted({looks(box, tile, turn): turn for turn in reversed(TURNS)}.values()):
            for vehicle in manned(state, seat):
                for anchor in fits(box, state, seat, (tile, turn), vehicle):
                    yield Move(seat, "place", (tile, turn, box.grid.squares[anchor], vehicle))


def looks(box: Box, tile: str, turn: str) -> tuple[str, bool]:
    """What a turned tile shows, and whether it stands upright."""
    return box.pattern(tile, int(turn)), is_large(tile) and int(turn) % 2 == 1


def manned(state: State, seat: int) -> list[str]:
    """NWP-35, NWP-61, NWP-98: the vehicles that have crew aboard, as long as their player is under way."""
    player = state.players[seat]
    crew = zip(VEHICLES, (sum(player.crew[:2]), sum(player.crew[2:])), strict=True)
    return [] if player.home else [vehicle for vehicle, number in crew if number]


def tried(box: Box, state: State, move: Move) -> Closing | None:
    """What a placement completes; None if nothing."""
    tile, turn, square, _ = move.words
    player = state.players[move.seat]
    held = state.with_player(move.seat, player._replace(hand=(tile,)))
    islands = tuple(event for event in settle(place(box, held, move)).events if event.kind == "island")
    squares = covered(box.grid, tile, int(turn), box.grid.index[square])
    return Closing(move, tuple(box.grid.squares[one] for one in squares), islands) if islands else None


def to_be_had(box: Box, state: State) -> list[str]:
    """NWP-50: the tiles that lie open: those of the offer, and the piles that are not empty."""
    return [*state.offer, *(pile for pile, count in zip(box.small, state.piles, strict=True) if count)]
