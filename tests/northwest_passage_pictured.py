"""Positions of Northwest Passage to be drawn: in every phase, for all numbers of players, with little and with much."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from positions import at_random
from seated import with_picture

import gamekit
from figures.northwest_passage import scene
from figures.scene import Scene, Shape
from gamekit.game import PUBLIC, Task
from gamekit.northwest_passage import GAME
from gamekit.northwest_passage.board import BOXES, Box
from gamekit.northwest_passage.fitting import has
from gamekit.northwest_passage.state import Laid, Player, Stand, State
from gamekit.northwest_passage.tiles import pattern_of, turned
from gamekit.northwest_passage.ways import grounds, waters
from gamekit.timeline import Timeline
from widgets.session import Session

LANGUAGES = ("en", "pl")
HOUSE = BOXES["house"]
NOTHING = (0, 0, 0, 0, 0)
played = partial(at_random, GAME)


@cache
def by_kit(players: int, seed: int, moves: int, **options: Any) -> State:
    """A game after so many moves of the kit, which lays more tiles than chance does."""
    timeline, rng = gamekit.start(GAME, players, seed=seed, options=options), random.Random(seed)
    assert GAME.kit
    for _ in range(moves):
        actor = timeline.actor
        if actor is not None and actor >= 0:
            timeline.play(GAME.kit(timeline.view(actor), actor, None, [], rng) or timeline.random_move(rng))
        elif actor is not None:
            timeline.deal()
    state: State = timeline.state
    return state


@cache
def opening(players: int = 2, board: str = "house") -> State:
    """The first turn of the first player."""
    order = "".join(map(str, range(players)))
    timeline = gamekit.start(GAME, players, seed=1, options={"board": board, "first_order": order})
    timeline.deal()
    while timeline.actor is not None and timeline.actor < 0:
        timeline.deal()
    state: State = timeline.state
    return state


# ---------------------------------------------------------------------- a board of one's own


def covered(state: State, terrain: str, tiles: list[tuple[str, int, tuple[int, ...]]], box: Box = HOUSE) -> State:
    """The state with these tiles (word, turn, squares) on a terrain."""
    cover = [-1] * len(box.grid.squares)
    for number, (_, _, squares) in enumerate(tiles):
        for square in squares:
            cover[square] = number
    laid = tuple(Laid(tile, box.grid.squares[squares[0]], turn, False) for tile, turn, squares in tiles)
    known = {point for _, _, squares in tiles for square in squares for point in box.grid.points[square]}
    kept = "".join(sign if point in known else "." for point, sign in enumerate(terrain))
    return state._replace(cover=tuple(cover), laid=laid, terrain=kept)


def tiled(terrain: str, rng: random.Random, box: Box = HOUSE) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Tiles that show a terrain on the whole board: large ones while each is there once, else small ones."""
    board, left, unused = box.grid, set(range(len(box.grid.squares))), set(box.large)
    for square in range(len(board.squares)):
        if square not in left:
            continue
        ways = [way for way in ("e", "s") if board.beside[square][way] in left]
        squares = (square, board.beside[square][rng.choice(ways)]) if ways and rng.random() < 0.9 else (square,)
        pattern = has(board, squares, terrain)
        found = (
            large(pattern, len(ways and squares) > 1 and squares[1] - square > 1, unused) if len(squares) > 1 else None
        )
        if found is None:
            squares = (square,)
            found = box.pile_of[has(board, squares, terrain)]
        left -= set(squares)
        unused.discard(found[0])
        yield *found, squares


def large(pattern: str, upright: bool, unused: set[str]) -> tuple[str, int] | None:
    """The large tile that shows a pattern, and the turn in which it does."""
    for turn in (1, 3) if upright else (0, 2):
        for tile in sorted(unused):
            if turned(pattern_of(int(tile)), turn) == pattern:
                return tile, turn
    return None


@cache
def full(players: int = 4, seed: int = 5, land: float = 0.42) -> State:
    """A board on which every square is laid, with all vehicles out on it, and hands and tokens."""
    rng, board, start = random.Random(seed), HOUSE.grid, opening(players)
    terrain = "".join("L" if rng.random() < land else "S" for _ in start.terrain)
    state = covered(start, terrain, list(tiled(terrain, rng)))
    spots = rng.sample(range(len(board.squares)), players)
    everybody = tuple(out(state, player, spots[seat], seat) for seat, player in enumerate(start.players))
    return state._replace(players=everybody, round=6, spot="r2", frozen=4, next_order=(players - 1,), paid=1)


def out(state: State, player: Player, square: int, seat: int) -> Player:
    """A player with both vehicles on one tile, and with much of everything."""
    at = state.laid[state.cover[square]].anchor
    water = waters(HOUSE.grid, state.cover, state.terrain, square)
    ground = grounds(HOUSE.grid, state.cover, state.terrain, state.frozen, square)
    ship = Stand(at, water[0]) if water else Stand("greenland", ())
    hand = ("cape", str(10 + seat), str(40 + seat), "coast", "sea")
    sled = Stand(at, ground[0] if ground else HOUSE.grid.quarters[square])
    return player._replace(
        ship=ship,
        sled=sled,
        crew=(2, 1, 3, 1),
        hand=hand,
        points=17 + seat,
        tokens=(2, 0, 1, 3, seat),
        passage=seat + 1,
    )


def crowded() -> State:
    """All vehicles of four players on one tile with an icon, in the first round."""
    start, tile = opening(4), ("34", 0, (46, 47))  # NWP, worked example: LSS/SLS on O3 and P3
    terrain = "".join({31 + 17: "L"}.get(point, "S") for point in range(len(start.terrain)))
    points = (48, 49, 50, 65, 66, 67)
    signs = dict(zip(points, "LSSSLS", strict=True))
    terrain = "".join(signs.get(point, "S") for point in range(len(terrain)))
    state = covered(start, terrain, [tile])
    sea = waters(HOUSE.grid, state.cover, state.terrain, 46)[0]
    ground = grounds(HOUSE.grid, state.cover, state.terrain, 0, 46)[0]
    stands = {"ship": Stand("o3", sea), "sled": Stand("o3", ground)}
    return state._replace(players=tuple(p._replace(**stands, crew=(4, 0, 3, 0)) for p in state.players))


def ended(players: int = 3) -> State:
    """A game that is over."""
    timeline = played(players, 3, 5000)
    assert timeline.over
    state: State = timeline.state
    return state


def taking() -> State:
    """The draw that belongs to a renewal is due."""
    state = opening(2)
    return state._replace(agenda=(*state.agenda[:-1], Task("take", 0)))


def rich() -> State:
    """A player with twenty tiles in hand."""
    state = opening(4)
    hand = tuple(str(number) for number in range(14)) + ("cape",) * 6
    return state.with_player(0, state.players[0]._replace(hand=hand))


POSITIONS: dict[str, Callable[[], State]] = {
    **{f"before anything of {n}": lambda n=n: gamekit.start(GAME, n).state for n in (2, 4)},
    **{f"opening of {n}": lambda n=n: opening(n) for n in (2, 3, 4)},
    **{f"by chance, {n} players": lambda n=n: played(n, n, 400).state for n in (2, 3, 4)},
    **{f"by the kit, {n} players": lambda n=n: by_kit(n, n, 260) for n in (2, 3, 4)},
    **{f"full board of {n}": lambda n=n: full(n) for n in (2, 3, 4)},
    "much sea": lambda: full(3, 8, 0.2),
    "much land": lambda: full(3, 9, 0.8),
    "the small board": lambda: opening(3, "small"),
    "crowded": crowded,
    "many tiles": rich,
    "a tile to take": taking,
    "over": ended,
}


def drawn(view: State, lang: str = "en", eyes: int = PUBLIC, **more: Any) -> Scene:
    """The scene of a view."""
    return scene(view, lang, game=GAME, seat=eyes, **more)


def begun(picture: Scene, start: str) -> list[Shape]:
    """The shapes whose ids begin so."""
    return [shape for shape in picture.shapes if shape.id.startswith(start)]


def at_the_table(state: State, eyes: int) -> Session:
    """A session with the picture of a position, as a panel has it."""
    setting = GAME.setting(len(state.players), "page", {"board": state.options.board})
    return with_picture(Timeline(GAME, setting, None, GAME.given(state)), eyes, scene)
