"""The state of Northwest Passage: what lies on the table, as frozen plain data. Nothing of it is hidden (NWP-115)."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.game import Task

TOKENS = ("strait", "wreck", "inuit", "cairn", "island")  # in the order of `Player.tokens`
ICONS = TOKENS[:4]  # those that tiles bear (NWP-14)
VEHICLES = ("ship", "sled")
HOME, PASSAGE = PLACES = ("greenland", "passage")  # NWP-15
CREW = 7  # acting crewmen of a player (NWP-23)
OFFER = 4  # large tiles that lie open (NWP-28)
SHIP_READY, SHIP_USED, SLED_READY, SLED_USED = range(4)  # in `Player.crew`

Crew = tuple[int, int, int, int]


class Options(NamedTuple):
    """The options of the rules, by their names."""

    whole_side: bool  # NWP-64
    auto_end: bool  # NWP-40
    board: str  # which table the game is played on
    first_order: str  # "random", or the seats of round 1 in order, such as "102"
    rounds: int  # NWP-119


class Laid(NamedTuple):
    """A tile on the board."""

    tile: str  # the number of a large tile, the pile of a small one
    anchor: str  # its square, of two the western or northern one
    turn: int  # quarter turns clockwise, 0 to 3 (NWP-13)
    blank: bool  # not of a pile, which was empty, but made (NWP-71)


class Stand(NamedTuple):
    """Where a vehicle is."""

    at: str  # the anchor of its tile, or a place; "" for a sled aboard its ship
    on: tuple[str, ...]  # the quarters of its water (NWP-75) or grounds (NWP-79); none at a place or aboard


class Player(NamedTuple):
    """A player's pieces, tiles, points and tokens (NWP-23, NWP-30)."""

    ship: Stand
    sled: Stand
    crew: Crew  # ready and used on the ship, ready and used on the sled (NWP-34)
    hand: tuple[str, ...]  # tiles, in the order in which they were drawn
    points: int
    tokens: tuple[int, ...]  # how many of each of TOKENS
    passage: int  # the how-manieth to reach the Passage (NWP-95); 0: not yet
    home: int  # the how-manieth to return (NWP-97); 0: not yet


class State(NamedTuple):
    """Everything on the table, and what is still to be settled."""

    agenda: tuple[Task, ...]  # a stack: the last task is settled next; empty when the game is over
    options: Options
    round: int  # from 1; 0 before the first
    spot: str  # of the sun (NWP-19)
    frozen: int  # how many northern rows are frozen: as the spot says, but while the sun moves row by row (NWP-48)
    order: tuple[int, ...]  # the seats of this round in the order of their turns, those included that have passed
    next_order: tuple[int, ...]  # those who have passed, in order (NWP-45)
    paid: int  # actions done in this turn (NWP-37)
    players: tuple[Player, ...]
    laid: tuple[Laid, ...]  # in the order in which they were laid
    cover: tuple[int, ...]  # of each square, row by row from the north: which of `laid` covers it; -1 if none does
    terrain: str  # of each corner point, row by row from the north: "L", "S", "." as long as it has none (NWP-4)
    found: tuple[str, ...]  # the tiles whose icon is gone (NWP-85), by number
    offer: tuple[str, ...]  # the oldest first
    reserve: tuple[str, ...]  # by number: it has no order (NWP-114)
    piles: tuple[int, ...]  # how many small tiles each pile has, in the order of the table

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(len(self.players))

    def with_player(self, seat: int, new: Player) -> State:
        """The state with another record of a player."""
        return self._replace(players=(*self.players[:seat], new, *self.players[seat + 1 :]))


def stand_of(player: Player, vehicle: str) -> Stand:
    """Where a vehicle is; a sled aboard is where its ship is."""
    return player.sled if vehicle == "sled" and player.sled.at else player.ship


def ready(player: Player, vehicle: str) -> int:
    """NWP-35: the ready crewmen of a vehicle."""
    return player.crew[SHIP_READY if vehicle == "ship" else SLED_READY]


def all_ready(player: Player) -> int:
    """NWP-44: the ready crewmen of a player, ship and sled together."""
    return player.crew[SHIP_READY] + player.crew[SLED_READY]


def view(state: State, seat: int) -> State:
    """NWP-115: nothing is hidden, so every seat sees everything."""
    return state
