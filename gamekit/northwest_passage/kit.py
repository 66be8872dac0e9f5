"""The kit as a player of Northwest Passage: it lays a way to the west, discovers on it, and turns back in time.

It takes one action a turn, so that none costs more (NWP-37), and leaves its sled aboard.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gamekit.game import Move
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import can_act, price
from gamekit.northwest_passage.discovering import here, worth
from gamekit.northwest_passage.fitting import anchors, covered
from gamekit.northwest_passage.foresight import way
from gamekit.northwest_passage.islands import islands
from gamekit.northwest_passage.offer import cut_tile
from gamekit.northwest_passage.placing import laid
from gamekit.northwest_passage.state import HOME, Laid, Player, Stand, State, ready
from gamekit.northwest_passage.unexplored import distance
from gamekit.northwest_passage.ways import targets

HANDFUL = 4  # tiles that it is content to hold
TOKEN = 4  # what a token is worth to it, besides its points
ENOUGH = 1.0  # a way ahead that is worth a move or a tile


class Wish(NamedTuple):
    """A move, and what the kit gives for it."""

    value: float
    words: tuple[str, ...]


def kit(box: Box, view: State, seat: int, rng: random.Random) -> Move | None:
    """The kit's move; None where only one thing can be done."""
    if view.agenda[-1].kind == "take":
        return Move(seat, "take", (best_tile(box, view, seat, rng),))
    if view.paid:
        return Move(seat, "end")
    words = choose(box, view, seat, rng)
    return Move(seat, words[0], words[1:])


def choose(box: Box, state: State, seat: int, rng: random.Random) -> tuple[str, ...]:
    """The words of the action that it likes best now; `pass` if there is none."""
    if not ready(state.players[seat], "ship"):
        return ("pass",)
    if must_go(box, state, seat):
        return homeward(box, state, seat) or ("pass",)
    found = best(discovery(box, state, seat))
    if found:
        return found.words
    if state.players[seat].passage:
        return homeward(box, state, seat) or ("pass",)
    return westward(box, state, seat, rng) or ("pass",)


def best(wishes: Iterable[Wish]) -> Wish | None:
    """The dearest wish, if there is any."""
    return max(wishes, key=lambda wish: wish.value, default=None)


# ---------------------------------------------------------------------- home


def must_go(box: Box, state: State, seat: int) -> bool:
    """Whether a ship that is away would come too late if it set out only in the next round."""
    if state.players[seat].ship.at == HOME:
        return False
    if state.round == state.options.rounds:
        return True
    return way(box, state, seat, "ship", HOME, state.round + 1) is None


def homeward(box: Box, state: State, seat: int) -> tuple[str, ...] | None:
    """The next move of the way home, if it can be made now."""
    legs = way(box, state, seat, "ship", HOME)
    return ("move", "ship", legs[0].target) if legs and legs[0].number else None


# ---------------------------------------------------------------------- discoveries


def discovery(box: Box, state: State, seat: int) -> Iterator[Wish]:
    """The icon on the ship's tile, if its crew can pay for it."""
    tile = here(box, state, seat, "ship")
    if tile and ready(state.players[seat], "ship") >= price(box, state, box.icon_at[tile.tile][0]):
        yield Wish(worth(box, state, tile)[0] + TOKEN, ("discover", "ship"))


# ---------------------------------------------------------------------- west


def westward(box: Box, state: State, seat: int, rng: random.Random) -> tuple[str, ...] | None:
    """A move to the west, else a tile to the west, else a tile for the hand."""
    moved = best(moves(box, state, seat))
    if moved:
        return moved.words
    player = state.players[seat]
    tiles = set(player.hand) if pays(box, state, seat, "place") else ()
    placed = best(placements(box, state, player, tiles))
    if placed and placed.value >= ENOUGH:
        return placed.words
    if len(player.hand) >= HANDFUL:
        return placed.words if placed and placed.value > 0 else None
    if not pays(box, state, seat, "draw") or not cut_tile(box, state, seat, ()):
        return None
    return ("draw", best_tile(box, state, seat, rng), "ship")


def pays(box: Box, state: State, seat: int, action: str) -> bool:
    """Whether the ready crew of the ship is enough for an action (table 5, NWP-35)."""
    return "ship" in can_act(box, state, seat, action)


def moves(box: Box, state: State, seat: int) -> Iterator[Wish]:
    """Moves of the ship that bring it nearer to the Passage, and from which it can still get home."""
    if not pays(box, state, seat, "move"):
        return
    stand = state.players[seat].ship
    now = distance(box, state, stand)
    for word, there in targets(box, state, "ship", stand).items():
        gain = now - distance(box, state, there)
        if gain > 0 and there.at != HOME and safe(box, state, seat, there):
            yield Wish(gain, ("move", "ship", word))


def safe(box: Box, state: State, seat: int, there: Stand) -> bool:
    """Whether a ship that stands there would come home if it set out in the next round."""
    moved = state.with_player(seat, state.players[seat]._replace(ship=there))
    return not must_go(box, moved, seat)


def placements(box: Box, state: State, player: Player, tiles: Iterable[str]) -> Iterator[Wish]:
    """Every way to place one of some tiles beside the ship, by what it opens and closes."""
    at, whole = player.ship.at, state.options.whole_side
    for tile in sorted(tiles):
        for turn in range(4):
            for anchor in anchors(box, at, state.cover, state.terrain, tile, turn, whole):
                word = box.grid.squares[anchor]
                words = ("place", tile, str(turn), word, "ship")
                yield Wish(opens(box, state, player, Laid(tile, word, turn, False), anchor), words)


def opens(box: Box, state: State, player: Player, tile: Laid, anchor: int) -> float:
    """How much nearer to the Passage a tile would bring the ship, with islands it completes and the icon it bears."""
    squares = covered(box.grid, tile.tile, tile.turn, anchor)
    after = laid(box, state, tile, squares)
    entered = targets(box, after._replace(frozen=0), "ship", player.ship).values()
    new = [distance(box, state, there) for there in entered if there.at == tile.anchor]
    found = islands(box.grid, after.cover, after.terrain, squares)
    value = sum(TOKEN + len(points) / 2 for points in found)
    if not new:
        return value - 0.5
    return value + distance(box, state, player.ship) - min(new) + (1 if tile.tile in box.icon_at else 0)


def best_tile(box: Box, state: State, seat: int, rng: random.Random) -> str:
    """The tile of the offer or the piles that it would like best to place where its ship is; among equals by lot."""
    player, tiles = state.players[seat], cut_tile(box, state, seat, ())
    wishes = [(best(placements(box, state, player, [tile])), tile) for tile in tiles]
    most = max(wish.value if wish else -1.0 for wish, _ in wishes)
    return rng.choice([tile for wish, tile in wishes if (wish.value if wish else -1.0) == most])
