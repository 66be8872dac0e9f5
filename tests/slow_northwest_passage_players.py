"""Players of the slow Northwest Passage: where their vehicles are and can go, what can be placed, the scores."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from slow_northwest_passage_board import (
    HOUSE,
    SIDES,
    Board,
    Square,
    beside,
    covered,
    shape,
    written,
    written_quarter,
)
from slow_northwest_passage_map import Area, Laid, SlowMap

VEHICLES = ["ship", "sled"]
NOWHERE: Area = frozenset()
SHAPES = [(1, 1), (2, 1), (1, 2)]  # columns and rows of a tile as it lies
FIVE = ["strait", "wreck", "inuit", "cairn", "island"]


class Stand(NamedTuple):
    """On a tile, by its number on the board, and there on some quarters; or at a place."""

    tile: int | None
    quarters: Area
    place: str


class SlowPlayer:
    """NWP-23."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.at = {"ship": Stand(None, NOWHERE, "greenland"), "sled": None}  # NWP-26, NWP-27; None: aboard
        self.ready = {"ship": 7, "sled": 0}
        self.used = {"ship": 0, "sled": 0}
        self.hand: list[str] = []
        self.points = 0
        self.tokens: Counter[str] = Counter()
        self.passage = 0
        self.home = 0

    def stand(self, vehicle: str) -> Stand:
        """A sled aboard is where its ship is."""
        at = self.at[vehicle] or self.at["ship"]
        assert at is not None
        return at

    def aboard(self) -> bool:
        return self.at["sled"] is None

    def together(self) -> bool:
        """NWP-55."""
        ship, sled = self.stand("ship"), self.stand("sled")
        return (ship.tile, ship.place) == (sled.tile, sled.place)

    def all_ready(self) -> int:
        return self.ready["ship"] + self.ready["sled"]

    def crew_on(self, vehicle: str) -> int:
        return self.ready[vehicle] + self.used[vehicle]


class SlowPlayers(SlowMap):
    """The map with players on it."""

    def __init__(self, seats: int, options: dict[str, object], board: Board = HOUSE) -> None:
        super().__init__(board)
        self.options = options
        self.players = [SlowPlayer(seat) for seat in range(seats)]

    def called(self, stand: Stand) -> str:
        """A tile by its anchor, or a place."""
        return stand.place if stand.tile is None else written(self.laid[stand.tile].squares[0])

    def away(self, player: SlowPlayer) -> list[str]:
        """NWP-99, NWP-108: a sled aboard goes with its ship."""
        own = ["ship"] if player.aboard() else VEHICLES
        return [vehicle for vehicle in own if player.stand(vehicle).place != "greenland"]

    # ---- moving ------------------------------------------------------------------------------------------------

    def targets(self, player: SlowPlayer, vehicle: str) -> dict[str, Stand]:
        """NWP-73 to NWP-81: where a vehicle can go, by the words that say so."""
        if vehicle == "sled" and player.aboard():
            return {}
        stand = player.stand(vehicle)
        places = [place for place in self.board.places if self.leaves_to(vehicle, stand, place)]
        found = {place: Stand(None, NOWHERE, place) for place in places}
        for number in self.tiles_beside(stand):
            areas = [area for area in self.areas(vehicle, number) if self.enters(vehicle, stand, area)]
            found |= {word: Stand(number, area, "") for word, area in self.named(self.laid[number], areas).items()}
        return found

    def tiles_beside(self, stand: Stand) -> list[int]:
        """NWP-73: those that have a side in common with a tile or place."""
        around = self.squares_beside(stand)
        return [number for number, laid in enumerate(self.laid) if any(square in around for square in laid.squares)]

    def squares_beside(self, stand: Stand) -> list[Square]:
        under = self.under(stand)
        return [beside(square, side) for square in under for side in SIDES if beside(square, side) not in under]

    def areas(self, vehicle: str, number: int) -> list[Area]:
        return self.waters(number) if vehicle == "ship" else self.grounds(number)

    def named(self, laid: Laid, areas: list[Area]) -> dict[str, Area]:
        """NWP-81: by its square, or if there are several by their quarters."""
        if len(areas) == 1:
            return {written(laid.squares[0]): areas[0]}
        return {self.first_quarter(laid, area): area for area in areas}

    def first_quarter(self, laid: Laid, area: Area) -> str:
        order = [(square, corner) for square in laid.squares for corner in ("nw", "ne", "sw", "se")]
        return written_quarter(next(quarter for quarter in order if quarter in area))

    def leaves_to(self, vehicle: str, stand: Stand, place: str) -> bool:
        """NWP-17; no place lies beside another."""
        return not stand.place and any(self.crosses_to(vehicle, place, area) for area in self.standing(vehicle, stand))

    def standing(self, vehicle: str, stand: Stand) -> list[Area]:
        """The water or the grounds from which a vehicle can leave its tile."""
        assert stand.tile is not None
        return [stand.quarters] if vehicle == "ship" else self.grounds_under(stand.tile, stand.quarters)

    def enters(self, vehicle: str, stand: Stand, area: Area) -> bool:
        if stand.place:
            return self.crosses_to(vehicle, stand.place, area)
        crosses = self.ship_crosses if vehicle == "ship" else self.sled_crosses
        return any(crosses(here, area) for here in self.standing(vehicle, stand))

    def crosses_to(self, vehicle: str, place: str, area: Area) -> bool:
        return self.ship_crosses_to(place, area) if vehicle == "ship" else self.sled_crosses_to(place, area)

    # ---- placing -----------------------------------------------------------------------------------------------

    def positions(self, player: SlowPlayer, vehicle: str, tiles: list[str]) -> list[str]:
        """NWP-62 to NWP-68: tile, turn and anchor of all that fits, by trying."""
        stand = player.stand(vehicle)
        anchors = {shape: self.anchors(stand, shape) for shape in SHAPES}
        return [
            f"{tile} {turn} {written(square)}"
            for tile in tiles
            for turn in range(4)
            for square in anchors[shape(self.board, tile, turn)]
            if not self.disagreement(tile, square, turn)
        ]

    def anchors(self, stand: Stand, shape: tuple[int, int]) -> list[Square]:
        """The squares beside a vehicle's tile, and those to the west or north of them, from which a tile reaches it."""
        near = self.squares_beside(stand)
        tried = {(x - west, y - north) for x, y in near for west, north in ((0, 0), (1, 0), (0, 1))}
        return [square for square in sorted(tried) if self.reaches(stand, covered(shape, square))]

    def under(self, stand: Stand) -> list[Square]:
        """The squares of a tile, or those off the board on which a place lies."""
        if stand.tile is not None:
            return self.laid[stand.tile].squares
        side, squares = self.board.places[stand.place]
        return [beside(square, side) for square in squares]

    def reaches(self, stand: Stand, squares: list[Square]) -> bool:
        """NWP-62, and NWP-63 or with `whole_side` NWP-64."""
        under = self.under(stand)
        against = {side: [square for square in squares if beside(square, side) in under] for side in SIDES}
        if self.options["whole_side"]:
            met = any(found == self.side_of(squares, side) for side, found in against.items())
        else:
            met = any(against.values())
        return met and all(map(self.free, squares))

    def side_of(self, squares: list[Square], side: str) -> list[Square]:
        """The squares of a tile that lie along one of its sides."""
        return [square for square in squares if beside(square, side) not in squares]

    # ---- scores ------------------------------------------------------------------------------------------------

    def final_points(self, player: SlowPlayer) -> dict[str, int]:
        """NWP-101 to NWP-109, line by line."""
        return {
            "during": player.points,
            "passage": self.by_arrival(self.board.passage, player.passage),
            "greenland": self.by_arrival(self.board.greenland, player.home),
            **{token: self.honour(player, token) for token in self.board.honours},
            "sets": self.board.whole_set * min(player.tokens[token] for token in FIVE),
            "lost": -self.lost(player),
        }

    def by_arrival(self, table: dict[int, list[int]], rank: int) -> int:
        """Table 6."""
        return table[len(self.players)][rank - 1] if rank else 0

    def honour(self, player: SlowPlayer, token: str) -> int:
        """NWP-104 to NWP-106: place for place as at a prize-giving, a group of equals taking the last of its places."""
        if not player.tokens[token]:
            return 0
        counts = sorted((each.tokens[token] for each in self.players), reverse=True)
        places = [place for place, count in enumerate(counts) if count == player.tokens[token]]
        prizes = [*self.board.honours[token], *[0] * len(counts)]
        return prizes[places[-1]]

    def lost(self, player: SlowPlayer) -> int:
        """NWP-108, NWP-109."""
        return sum(self.lost_with(player, vehicle) for vehicle in self.away(player))

    def lost_with(self, player: SlowPlayer, vehicle: str) -> int:
        men = self.board.lost["crewman"] * player.crew_on(vehicle)
        return men + (self.board.lost["ship"] if vehicle == "ship" else 0)

    def end_scoring(self) -> list[tuple[object, ...]]:
        """What is told of it, player by player."""
        told: list[tuple[object, ...]] = []
        for player in self.players:
            points, seat = self.final_points(player), player.seat
            ranks = {"passage": player.passage, "greenland": player.home}
            told += [("arrival", seat, place, rank, points[place]) for place, rank in ranks.items() if rank]
            counts = [(token, player.tokens[token]) for token in self.board.honours]
            told += [("honour", seat, token, count, points[token]) for token, count in counts if points[token]]
            told += [("sets", seat, points["sets"])] * (points["sets"] > 0)
            told += [("lost", seat, vehicle, self.lost_with(player, vehicle)) for vehicle in self.away(player)]
            told.append(("total", seat, sum(points.values())))
        return told

    def winners(self) -> list[int]:
        """NWP-112, NWP-113."""
        totals = {player.seat: sum(self.final_points(player).values()) for player in self.players}
        best = [player for player in self.players if totals[player.seat] == max(totals.values())]
        home = sorted((player.home, player.seat) for player in best if player.home)
        return [home[0][1]] if home else [player.seat for player in best]
