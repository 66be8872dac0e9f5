"""Games and boards of Northwest Passage on which much is laid, for tests of what always holds."""

from __future__ import annotations

import random
from collections.abc import Iterator

from northwest_passage_positions import BOX, GAME, position, with_tokens

from gamekit.flow import settle
from gamekit.game import CHANCE, Move, Step
from gamekit.northwest_passage.fitting import covered, has
from gamekit.northwest_passage.grid import OUTSIDE
from gamekit.northwest_passage.placing import filled, holes, laid
from gamekit.northwest_passage.state import Laid, Player, Stand, State
from gamekit.northwest_passage.tiles import agrees, is_large
from gamekit.northwest_passage.ways import FREE, grounds, waters

LIKED = {"place": 30, "draw": 8, "move": 8, "discover": 8, "transfer": 2, "renew": 1, "take": 1, "end": 2, "pass": 0.05}


def walk(seed: int, steps: int = 120, **options: object) -> Iterator[tuple[State, Move, Step]]:
    """The positions of a game, in each the move that follows and what comes of it."""
    rng = random.Random(seed)
    state: State = GAME.start(GAME.setting(2 + seed % 3, options=options)).state
    for _ in range(steps):
        if not state.agenda:
            return
        move = liked(state, rng)
        step = GAME.play(state, move)
        yield state, move, step
        state = step.state


def liked(state: State, rng: random.Random) -> Move:
    """A random move, more often one that lays or leads away from Greenland."""
    seat = GAME.actor(state)
    assert seat is not None
    if seat == CHANCE:
        return GAME.random_move(state, seat, rng)
    found = [GAME.random_move(state, seat, rng) for _ in range(6)]
    found += [move for move in placings(state, seat) if state.agenda[-1].kind == "act"][:200]
    weights = [LIKED[move.verb] * (0.01 if move.words[-1:] == ("greenland",) else 1) for move in found]
    return rng.choices(found, weights)[0]


def placings(state: State, seat: int) -> list[Move]:
    """All ways to place a tile, by the domains of the verb."""
    return [
        move
        for move in GAME._spell(state, Move(seat, "place"), GAME.verbs["place"].slots)
        if GAME.why_not(state, move) is None
    ]


# ---------------------------------------------------------------------- boards


def crowded(seed: int, tiles: int = 60, seats: int = 4, round: int = 1) -> State:
    """A board on which up to so many tiles lie where they fit, whoever laid them, with ships and sleds on it."""
    rng = random.Random(seed)
    state, _ = position(seats=seats, round=round)
    for _ in range(tiles):
        state = one_more(state, rng)
    players = tuple(stood(state, player, rng) for player in state.players)
    return with_tokens(BOX, state._replace(players=players))


def one_more(state: State, rng: random.Random) -> State:
    """A tile of the reserve or of a pile lies somewhere; the same state if none is found that fits."""
    for _ in range(200):
        tile = rng.choice([*state.reserve, *(pile for pile, n in zip(BOX.small, state.piles, strict=True) if n)])
        turn, anchor = rng.randrange(4), rng.randrange(len(state.cover))
        squares = covered(BOX.grid, tile, turn, anchor)
        free = all(square != OUTSIDE and state.cover[square] == FREE for square in squares)
        if free and agrees(has(BOX.grid, squares, state.terrain), BOX.pattern(tile, turn)):
            state = laid(BOX, without(state, tile), Laid(tile, BOX.grid.squares[anchor], turn, False), squares)
            for hole in holes(BOX.grid, state, squares):
                state = settle(filled(BOX, state, 0, hole)).state
            return state
    return state


def without(state: State, tile: str) -> State:
    """The tile is taken from the reserve or its pile."""
    if is_large(tile):
        return state._replace(reserve=tuple(one for one in state.reserve if one != tile))
    at = BOX.small.index(tile)
    return state._replace(piles=(*state.piles[:at], state.piles[at] - 1, *state.piles[at + 1 :]))


def stood(state: State, player: Player, rng: random.Random) -> Player:
    """A player whose ship and sled stand somewhere on the board."""
    board = (BOX.grid, state.cover, state.terrain)
    squares = [BOX.grid.index[tile.anchor] for tile in state.laid]
    seas = [(square, part) for square in squares for part in waters(*board, square)]
    firm = [(square, part) for square in squares for part in grounds(*board, state.frozen, square)]
    (at, sea), (on, ground) = rng.choice(seas), rng.choice(firm)
    ship, sled = Stand(BOX.grid.squares[at], sea), Stand(BOX.grid.squares[on], ground)
    return player._replace(ship=ship, sled=sled, crew=(4, 0, 3, 0))
