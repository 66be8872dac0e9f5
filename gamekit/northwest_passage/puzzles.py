"""Puzzles of Northwest Passage with exactly one solution: complete an island with one tile, or bring a vehicle home.

Tiles are laid at random by the rules. 1: one tile in hand, and one place and turn in which it completes an island. 2:
several tiles, and only one of them can do it. 3: the one earliest and cheapest way home within this round, round the
ice. 4: the same over several rounds. Rivals wait in Greenland.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeVar

from gamekit.agenda import push
from gamekit.flow import settle
from gamekit.game import Game, Move, Setting, Task
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.coasts import closings
from gamekit.northwest_passage.crew import ABOARD
from gamekit.northwest_passage.fitting import anchors
from gamekit.northwest_passage.placing import place
from gamekit.northwest_passage.reach import this_round
from gamekit.northwest_passage.setup import HARBOUR
from gamekit.northwest_passage.state import CREW, HOME, OFFER, Player, Stand, State
from gamekit.northwest_passage.tiles import TURNS
from gamekit.northwest_passage.voyage import Voyage, box_of, seasons, weighing
from gamekit.northwest_passage.ways import areas
from gamekit.timeline import Timeline

LAID = (0.45, 0.3)  # how much of the board is covered: at least, and how much more at most
TRIES = 120  # tiles that are tried while a board is laid
HELD = 3  # tiles in hand at difficulty 2
STANDS = 12  # that are tried on a board
MOVES = 3  # of a way home, at least
FEW = (1, 2, 3)  # crewmen on the vehicle at difficulty 4
Any = TypeVar("Any")


def candidate(game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int) -> Timeline | None:
    """A game that stands at a puzzle of that difficulty; None if none was found on this board."""
    start: State = game.start(setting).state
    box = box_of(game, start)
    seat = setting.seats - 1
    table = ready_to_play(box, laid_out(box, start, rng), seat, rng)
    make = islands if difficulty <= 2 else homes
    found = next(make(box, table, seat, rng, difficulty), None)
    return None if found is None else Timeline(game, setting, seed, game.given(found))


def one_of(rng: random.Random, items: Sequence[Any]) -> Any:
    """One of some, each alike likely; the same on every machine."""
    return items[int(rng.random() * len(items))]


# ---------------------------------------------------------------------- a board


def laid_out(box: Box, state: State, rng: random.Random) -> State:
    """The start with tiles laid at random by the rules; holes and islands are the players' in turn."""
    wanted = (LAID[0] + LAID[1] * rng.random()) * len(box.grid.squares)
    for number in range(TRIES):
        if sum(tile >= 0 for tile in state.cover) < wanted:
            state = one_more(box, state, number % len(state.players), rng)
    return state


def one_more(box: Box, state: State, seat: int, rng: random.Random) -> State:
    """A large tile of the reserve beside another or beside Greenland, if it fits there."""
    at = one_of(rng, [HOME, *(tile.anchor for tile in state.laid)])
    tile, turn = one_of(rng, state.reserve), one_of(rng, TURNS)
    spots = anchors(box, at, state.cover, state.terrain, tile, int(turn), state.options.whole_side)
    if not spots:
        return state
    move = Move(seat, "place", (tile, turn, box.grid.squares[one_of(rng, spots)], "ship"))
    held = state.with_player(seat, state.players[seat]._replace(hand=(tile,)))
    new: State = settle(place(box, held, move)).state
    return new._replace(reserve=tuple(one for one in new.reserve if one != tile), paid=0)


def ready_to_play(box: Box, state: State, seat: int, rng: random.Random) -> State:
    """One of the rounds: everybody in Greenland, the solver first; the offer is dealt."""
    rounds = dict(seasons(box, state._replace(round=1)))
    number = 1 + int(rng.random() * len(rounds))
    state = rounds[number]._replace(round=number)
    dealt = list(state.reserve)
    offer = tuple(dealt.pop(int(rng.random() * len(dealt))) for _ in range(min(OFFER, len(dealt))))
    players = tuple(HARBOUR._replace(points=player.points, tokens=player.tokens) for player in state.players)
    order = (seat, *(other for other in state.seats if other != seat))
    agenda = push((), Task("act", seat))
    return state._replace(agenda=agenda, order=order, players=players, offer=offer, reserve=tuple(dealt))


def stands(box: Box, state: State, vehicle: str, rng: random.Random) -> Iterator[Stand]:
    """Some of the waters or grounds of the tiles on the board, at random."""
    for _ in range(STANDS):
        anchor = one_of(rng, state.laid).anchor
        found = areas(box, vehicle, state.cover, state.terrain, state.frozen, box.grid.index[anchor])
        if found:
            yield Stand(anchor, one_of(rng, found))


# ---------------------------------------------------------------------- islands


def islands(box: Box, state: State, seat: int, rng: random.Random, difficulty: int) -> Iterator[State]:
    """Positions in which exactly one placement completes an island."""
    for stand in stands(box, state, "ship", rng):
        there = state.with_player(seat, state.players[seat]._replace(ship=stand))
        able = [closing.move.words[0] for closing in closings(box, there, seat, state.reserve)]
        sole = [tile for tile in state.reserve if able.count(tile) == 1]
        others = [tile for tile in state.reserve if tile not in able]
        if sole and len(others) >= HELD:
            hand = {one_of(rng, sole)}
            while difficulty > 1 and len(hand) < HELD:
                hand.add(one_of(rng, others))
            yield holding(there, seat, tuple(sorted(hand, key=int)))


def holding(state: State, seat: int, hand: tuple[str, ...]) -> State:
    """The state with tiles of the reserve in a hand."""
    reserve = tuple(tile for tile in state.reserve if tile not in hand)
    return state.with_player(seat, state.players[seat]._replace(hand=hand))._replace(reserve=reserve)


# ---------------------------------------------------------------------- the way home


def homes(box: Box, state: State, seat: int, rng: random.Random, difficulty: int) -> Iterator[State]:
    """Positions with exactly one earliest and cheapest way home, of that difficulty."""
    vehicle = one_of(rng, ("ship", "sled"))
    crew = CREW if difficulty == 3 else one_of(rng, FEW)
    for stand in stands(box, state, vehicle, rng):
        there = state.with_player(seat, aboard(state.players[seat], vehicle, stand, crew))
        looked = there if difficulty > 3 else today(there)
        way = Voyage(box, looked, seat, vehicle).way(HOME)
        right = way and len(way.legs) >= MOVES and (way.round > state.round) == (difficulty > 3)
        if right and only_way(box, looked, seat, vehicle) and (difficulty > 3 or matters(box, looked, seat, vehicle)):
            yield there


def today(state: State) -> State:
    """The state as if its round were the last, for looking no farther."""
    return state._replace(options=state.options._replace(rounds=state.round))


def aboard(player: Player, vehicle: str, stand: Stand, crew: int) -> Player:
    """A player with so many crewmen on one vehicle out there; the rest, with the other vehicle, is in Greenland."""
    rest = CREW - crew
    if vehicle == "sled":
        return player._replace(sled=stand, crew=(rest, 0, crew, 0))
    sled = Stand(HOME, ()) if rest else ABOARD
    return player._replace(ship=stand, sled=sled, crew=(crew, 0, rest, 0))


def only_way(box: Box, state: State, seat: int, vehicle: str) -> bool:
    """Whether no other way is home in the same round with the same crew."""
    import networkx

    found = Voyage(box, state, seat, vehicle)
    ways = networkx.all_shortest_paths(found.graph, found.start, HOME, weight=weighing("rounds", "crew"))
    return len(list(islice(ways, 2))) == 1


def matters(box: Box, state: State, seat: int, vehicle: str) -> bool:
    """Whether the ice makes the way another one than it would be without."""
    summer = this_round(box, state._replace(frozen=0), seat, vehicle)
    return summer.get(HOME) != this_round(box, state, seat, vehicle).get(HOME)
