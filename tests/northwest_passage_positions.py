"""Positions of Northwest Passage by hand: a player is about to act.

    game = given("34 o4 0, 16 o5 0", ship="o4", hand="17 1", round=2)
    play(game, "move ship p3")

Tiles are laid as `tile square turn`, in this order and by the rules, so holes are filled. A vehicle stands where it is
said, `o4`, on its only water or ground; where a tile has several, it is named by a quarter, `o4-nw`; `all o4` is a sled
just put down. What is not named is as at the start: no tiles in hand, all crew aboard, ship and sled in Greenland.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit import Timeline
from gamekit.agenda import push
from gamekit.flow import settle
from gamekit.game import Setting, Task
from gamekit.northwest_passage.board import BOXES, Box
from gamekit.northwest_passage.fitting import covered
from gamekit.northwest_passage.islands import islands
from gamekit.northwest_passage.placing import ISLAND, filled, holes, laid
from gamekit.northwest_passage.setup import start
from gamekit.northwest_passage.state import OFFER, TOKENS, Laid, Options, Player, Stand, State
from gamekit.northwest_passage.ways import FREE, grounds, quarters_of, squares_of, waters
from gamekit.registry import find

GAME = find("northwest_passage")
BOX = BOXES["house"]
PLAIN = "0 3 6 7"  # an offer of tiles without icons


def given(tiles: str = "", **wishes: Any) -> Timeline:
    """A game that begins from a position, which must be one that can be played."""
    state, setting = position(tiles, **wishes)
    assert GAME.check(state, setting) == []
    return Timeline(GAME, setting, None, GAME.given(state))


def position(
    tiles: str = "",
    ship: str = "greenland",
    sled: str = "",
    crew: str = "7 0 0 0",
    hand: str = "",
    others: Mapping[int, Mapping[str, Any]] | None = None,
    seats: int = 2,
    round: int = 1,
    found: str = "",
    offer: str = PLAIN,
    options: Mapping[str, Any] | None = None,
    preset: str = "page",
    **wishes: Any,
) -> tuple[State, Setting]:
    """The turn of player A, whose pieces these are; `others` are those of other seats, `wishes` fields of the state."""
    setting = GAME.setting(seats, preset, dict(options or {}))
    box = BOXES[setting.options["board"]]
    state = on_board(box, start(box, seats, Options(**setting.options)).state, tiles)
    spots = list(box.spots)
    spot = spots[(round - 1) % len(spots)]
    state = state._replace(round=round, spot=spot, frozen=box.spots[spot], order=tuple(range(seats)))
    state = state._replace(found=tuple(sorted(found.split(), key=int)))
    own = {"ship": ship, "sled": sled, "crew": crew, "hand": hand}
    rows = {0: own | {key: wishes.pop(key) for key in Player._fields if key in wishes}, **(others or {})}
    players = [player(box, state, **rows.get(seat, {})) for seat in range(seats)]
    state = with_tiles(box, state._replace(players=tuple(players)), offer)
    state = with_tokens(box, state) if not any(any(one.tokens) for one in players) else state
    agenda = push((), Task("act", wishes.pop("turn", 0)))
    return state._replace(**{"agenda": agenda, **wishes}), setting


def on_board(box: Box, state: State, tiles: str) -> State:
    """The state with tiles laid one after the other, and holes filled."""
    for written in filter(None, tiles.split(",")):
        tile, square, turn = written.split()
        squares = covered(box.grid, tile, int(turn), box.grid.index[square])
        state = laid(box, state, Laid(tile, square, int(turn), False), squares)
        for hole in holes(box.grid, state, squares):
            state = settle(filled(box, state, 0, hole)).state
    return state


def player(
    box: Box,
    state: State,
    ship: str = "greenland",
    sled: str = "",
    crew: str = "7 0 0 0",
    hand: str = "",
    points: int = 0,
    tokens: str = "0 0 0 0 0",
    passage: int = 0,
    home: int = 0,
) -> Player:
    """A player's pieces as they are written."""
    counts = tuple(map(int, tokens.split()))
    assert len(counts) == len(TOKENS)
    ready, used, sled_ready, sled_used = map(int, crew.split())
    stands = stand(box, state, "ship", ship), stand(box, state, "sled", sled)
    return Player(*stands, (ready, used, sled_ready, sled_used), tuple(hand.split()), points, counts, passage, home)


def stand(box: Box, state: State, vehicle: str, written: str) -> Stand:
    """Where a vehicle is."""
    if written in ("", *box.places):
        return Stand(written, ())
    everywhere, word = written.startswith("all "), written.removeprefix("all ")
    square = box.grid.index[word.partition("-")[0]]
    squares = squares_of(box.grid, state.cover, square)
    anchor = box.grid.squares[squares[0]]
    if everywhere:
        return Stand(anchor, quarters_of(box.grid, squares))
    found = waters(box.grid, state.cover, state.terrain, square)
    if vehicle == "sled":
        found = grounds(box.grid, state.cover, state.terrain, state.frozen, square)
    parts = [part for part in found if word in part or "-" not in word]
    (part,) = parts
    return Stand(anchor, part)


def with_tiles(box: Box, state: State, offer: str) -> State:
    """NWP-11, NWP-12: the offer; whatever is nowhere else is in the reserve or in its pile.

    An offer of fewer tiles is filled up (NWP-51), first with tiles without icons.
    """
    held = [tile for one in state.players for tile in one.hand]
    gone = {tile.tile for tile in state.laid} | set(held)
    shown = tuple(tile for tile in offer.split() if tile in box.large and tile not in gone)
    others = [tile for tile in box.large if tile not in gone and tile not in shown]
    others.sort(key=lambda tile: tile in box.icon_at)
    missing = OFFER - len(shown)
    shown, reserve = (*shown, *others[:missing]), tuple(sorted(others[missing:], key=int))
    laid_small = [tile.tile for tile in state.laid if not tile.blank]
    piles = tuple(
        count - held.count(pile) - laid_small.count(pile) for pile, count in zip(box.small, box.piles, strict=True)
    )
    return state._replace(offer=shown, reserve=reserve, piles=piles)


def with_tokens(box: Box, state: State) -> State:
    """NWP-84, NWP-92: player A has made all discoveries so far, without their points."""
    icons = [box.icon_at[tile][0] for tile in state.found]
    squares = [square for square, tile in enumerate(state.cover) if tile != FREE]
    counts = [icons.count(token) for token in TOKENS]
    counts[ISLAND] = len(islands(box.grid, state.cover, state.terrain, squares))
    return state.with_player(0, state.players[0]._replace(tokens=tuple(counts)))


def own(game: Timeline, seat: int = 0) -> Player:
    """A player's record as it stands."""
    found: Player = game.state.players[seat]
    return found


def due(game: Timeline) -> tuple[str, int]:
    """What is to be decided now, and by whom."""
    task = game.state.agenda[-1]
    return task.kind, task.seat


def worked_example() -> Timeline:
    """Round 1 of the worked example: A's ship in Greenland with the tiles 34, 16, 17 and 1 in hand."""
    return given(hand="34 16 17 1")
