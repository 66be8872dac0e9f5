"""What lies on the table of Northwest Passage, read from a view once, for drawing it and for telling of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from figures.lens import steps_from
from figures.scene import CHOSEN
from gamekit.game import Move
from gamekit.northwest_passage import rounds
from gamekit.northwest_passage.discovering import icon_square
from gamekit.northwest_passage.fitting import covered
from gamekit.northwest_passage.islands import islands, squares_at
from gamekit.northwest_passage.state import VEHICLES, stand_of
from gamekit.northwest_passage.voyage import box_of
from gamekit.northwest_passage.ways import FREE
from gamekit.text import text

if TYPE_CHECKING:
    from figures.scene import Open
    from gamekit.game import Game
    from gamekit.northwest_passage.board import Box
    from gamekit.northwest_passage.grid import Grid
    from gamekit.northwest_passage.state import Laid, Stand, State
    from gamekit.text import Text

FOLDER = Path(__file__).parent
NOBODY = -9
ROOM = 2  # vehicles that lie on a square before another one of their tile is taken
NUMBERS = tuple(map(str, range(8)))  # of crewmen aboard (NWP-23)
DONE = ("place", "move", "discover")  # the verbs that are done at a square

Deeds = Mapping[str, tuple[tuple[str, str], ...]]  # a square or place -> verb and its first word, for what can be done


class Island(NamedTuple):
    """A complete island: its points, the squares around these, and how many tiles it lies on (NWP-91, NWP-93)."""

    points: tuple[int, ...]
    squares: tuple[int, ...]
    tiles: int


class Tabletop(NamedTuple):
    """What lies on the table: made once from a view, for drawing and for telling."""

    view: State
    text: Text
    eyes: int
    box: Box
    open: Open  # the words that can be chosen now, by slot
    lens: str | None  # a square or place
    steps: Mapping[str, int]  # how far each square is from the one under the lens; empty without a lens
    deeds: Deeds
    icons: Mapping[int, str]  # square -> the icon that is still there
    fits: Mapping[str, tuple[int, ...]]  # anchor -> squares, where the tile that is placed fits in the turn chosen
    here: Mapping[str, Sequence[tuple[int, str]]]  # square or place -> the vehicles drawn there, as seat and vehicle

    @property
    def board(self) -> Grid:
        """The grid of the board."""
        return self.box.grid


def tabletop(view: State, lang: str, game: Game, eyes: int, lens: str | None, open: Open) -> Tabletop:
    """What a view shows, in a language, and what is under the lens; InputError if there is none such."""
    box = box_of(game, view)
    return Tabletop(
        view=view,
        text=text(lang, game, FOLDER),
        eyes=eyes,
        box=box,
        open=open,
        lens=lens,
        steps=steps_from(game.graph(view, game.graphs[0]), lens) if lens else {},
        deeds=deeds(game, view),
        icons=dict(icons(box, view)),
        fits=positions(box, open),
        here=standing(box, view),
    )


# ---------------------------------------------------------------------- what can be done


@lru_cache(maxsize=64)  # a picture is drawn again at every choice
def deeds(game: Game, view: State) -> Deeds:
    """At which square or place the player whose turn it is can do what, by the rules of the game."""
    seat = due_seat(view)
    found: dict[str, list[tuple[str, str]]] = {}
    for move in legal(game, view, seat) if seat in view.seats else ():
        at = {"place": 2, "move": 1}.get(move.verb)
        where = move.words[at] if at else stand_of(view.players[seat], move.words[0]).at
        deed = (move.verb, move.words[0])
        known = found.setdefault(where.partition("-")[0], [])
        if deed not in known:
            known.append(deed)
    return {where: tuple(known) for where, known in found.items()}


def legal(game: Game, view: State, seat: int) -> Iterator[Move]:
    """The legal moves of the verbs that are done at a square."""
    for verb in game.open_verbs(view, seat):
        for move in spelled(game, view, Move(seat, verb)) if verb in DONE else ():
            if game.why_not(view, move) is None:
                yield move


def spelled(game: Game, view: State, move: Move) -> Iterator[Move]:
    """The moves that its slots can spell on from a move."""
    slots = game.verbs[move.verb].slots[len(move.words) :]
    if not slots:
        yield move
        return
    for word in slots[0].domain(view, move.seat, move.words):
        yield from spelled(game, view, move._replace(words=(*move.words, word)))


def due_seat(view: State) -> int:
    """Who decides now; NOBODY when the game is over."""
    return view.agenda[-1].seat if view.agenda else NOBODY


def in_focus(top: Tabletop) -> int:
    """Whose things stand first: those of the eyes, else of whoever decides, else of the first player."""
    seats = (top.eyes, due_seat(top.view), *top.view.order[:1], 0)
    return next(seat for seat in seats if seat in top.view.seats)


def positions(box: Box, open: Open) -> dict[str, tuple[int, ...]]:
    """NWP-116: the positions of the tile that is being placed: those that can be chosen, or the one that is chosen."""
    chosen = dict(pair.split() for pair in open.get(CHOSEN, ()))
    if not {"held", "turn"} <= chosen.keys():
        return {}
    words = {chosen["square"]} if "square" in chosen else open.get("square", ())
    tile, turn = chosen["held"], int(chosen["turn"])
    return {
        word: covered(box.grid, tile, turn, box.grid.index[word])
        for word in sorted(words, key=lambda word: box.grid.index[word])
    }


# ---------------------------------------------------------------------- what lies where


def laid_at(view: State, square: int) -> Laid | None:
    """The tile on a square."""
    return view.laid[view.cover[square]] if view.cover[square] != FREE else None


def icons(box: Box, view: State) -> Iterator[tuple[int, str]]:
    """The icons that are still on the board (NWP-85), by their squares."""
    for tile in view.laid:
        if tile.tile in box.icon_at and tile.tile not in view.found:
            yield icon_square(box, view, tile), box.icon_at[tile.tile][0]


def is_out(view: State, seat: int, vehicle: str) -> bool:
    """Whether a vehicle has a place of its own: a sled aboard has none (NWP-60)."""
    return vehicle == "ship" or bool(view.players[seat].sled.at)


def standing(box: Box, view: State) -> dict[str, list[tuple[int, str]]]:
    """The vehicles that are out, by the square or place where they are drawn."""
    found: dict[str, list[tuple[int, str]]] = {}
    out = [(seat, vehicle) for vehicle in VEHICLES for seat in view.seats if is_out(view, seat, vehicle)]
    wide = {one: under(box, stand_of(view.players[one[0]], one[1])) for one in out}
    for one in sorted(out, key=lambda one: len(set(wide[one]))):  # first those that have no choice
        there = {where: len(vehicles) for where, vehicles in found.items()}
        found.setdefault(spot(wide[one], there), []).append(one)
    return found


def under(box: Box, stand: Stand) -> list[str]:
    """What a vehicle stands on: its place, or a square for each of its quarters."""
    if stand.at in box.places or not stand.on:
        return [stand.at]
    return [box.grid.squares[box.grid.square_of[quarter]] for quarter in stand.on]


def spot(squares: Sequence[str], there: Mapping[str, int]) -> str:
    """Where a vehicle is drawn: on a square that has room, and then on the one with most of its quarters."""
    return min(dict.fromkeys(squares), key=lambda square: (there.get(square, 0) // ROOM, -squares.count(square)))


@lru_cache(maxsize=64)
def islands_on(box: Box, cover: tuple[int, ...], terrain: str) -> tuple[Island, ...]:
    """The complete islands on the board (NWP-91)."""
    covered = [square for square, tile in enumerate(cover) if tile != FREE]
    found = islands(box.grid, cover, terrain, covered)
    return tuple(
        Island(points, tuple(around), tiles) for points in found for around, tiles in [lying(box, cover, points)]
    )


def lying(box: Box, cover: tuple[int, ...], points: tuple[int, ...]) -> tuple[list[int], int]:
    """The squares around some points, and on how many tiles these are."""
    squares = squares_at(box.grid, points)
    return squares, len({cover[square] for square in squares})


# ---------------------------------------------------------------------- the sun


def next_spot(top: Tabletop) -> str:
    """Where the sun goes at the end of the round (NWP-48); "" in the last round (NWP-111) and after it."""
    over = not top.view.agenda or rounds.in_last_round(top.view)
    return "" if over else rounds.next_spot(top.box, top.view)


def next_frozen(top: Tabletop) -> int:
    """How many rows are frozen in the next round; -1 if there is none."""
    return top.box.spots.get(next_spot(top), -1)


def placed_at(top: Tabletop, square: int) -> str:
    """NWP-116: the word for a tile on a square: the anchor of a position that fits there, else the square itself."""
    word = top.board.squares[square]
    return next((anchor for anchor, squares in top.fits.items() if square in squares and word not in top.fits), word)


def anchor_of(top: Tabletop, square: int) -> str:
    """The word of the tile on a square: its anchor; for a free square its own word."""
    laid = laid_at(top.view, square)
    return laid.anchor if laid else top.board.squares[square]
