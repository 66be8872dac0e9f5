"""What is wrong with a given position: a record may begin from one, but only from one that can be played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from gamekit.game import Setting, Task
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import ABOARD
from gamekit.northwest_passage.fitting import covered, has, with_pattern
from gamekit.northwest_passage.grid import OUTSIDE
from gamekit.northwest_passage.islands import islands
from gamekit.northwest_passage.placing import ISLAND, is_hole
from gamekit.northwest_passage.rounds import takes_part
from gamekit.northwest_passage.state import (
    CREW,
    HOME,
    ICONS,
    OFFER,
    PASSAGE,
    SHIP_USED,
    SLED_USED,
    TOKENS,
    Options,
    Player,
    Stand,
    State,
    all_ready,
)
from gamekit.northwest_passage.tiles import agrees, is_large
from gamekit.northwest_passage.ways import FREE, grounds, quarters_of, squares_of, waters


def problems(boxes: Mapping[str, Box], state: State, setting: Setting) -> list[str]:
    """Names of messages, `problem-<name>`, one for each thing that is wrong; empty if the position can be played.

    A given position is one in which a player has a turn and may act.
    """
    box = boxes[setting.options["board"]]
    if not rows_ok(box, state, setting):
        return ["seats"]
    if not tiles_ok(box, state):
        return ["tiles"]
    if not board_ok(box, state):
        return ["board"]
    tests = {
        "offer": len(state.offer) == OFFER or not state.reserve,  # NWP-51, NWP-54
        "blanks": blanks_ok(box, state),
        "crew": all(crew_ok(player) for player in state.players),
        "stands": all(ship_ok(box, state, p.ship) and sled_ok(box, state, p.sled) for p in state.players),
        "tokens": tokens_ok(box, state),
        "points": max(player.points for player in state.players) <= most_points(box),
        "arrivals": arrivals_ok(state),
        "passage": all(passage_ok(player) for player in state.players),
        "sun": sun_ok(box, state),
        "round": round_ok(state),
    }
    wrong = [name for name, ok in tests.items() if not ok]
    if wrong or not waits(state):
        return wrong or ["agenda"]
    return [] if paid_ok(box, state) else ["paid"]


def rows_ok(box: Box, state: State, setting: Setting) -> bool:
    """As many players, squares, points and piles as the game has, and its options."""
    rows = (len(state.players), len(state.cover), len(state.terrain), len(state.piles))
    needed = (setting.seats, len(box.grid.squares), len(box.grid.around), len(box.small))
    counts = all(len(player.tokens) == len(TOKENS) for player in state.players)
    return rows == needed and counts and state.options == Options(**setting.options)


def tiles_ok(box: Box, state: State) -> bool:
    """NWP-11, NWP-12: every large tile is in one place, and of each pile as many as it has; blanks aside (NWP-71)."""
    held = [tile for player in state.players for tile in player.hand]
    laid = [tile.tile for tile in state.laid if not tile.blank]
    words = [*state.reserve, *state.offer, *held, *laid]
    small = Counter(tile for tile in words if tile in box.small)
    piles = all(
        left >= 0 and left + small[pile] == count
        for pile, left, count in zip(box.small, state.piles, box.piles, strict=True)
    )
    large = sorted(tile for tile in words if tile not in box.small) == sorted(box.large)
    only_large = all(map(is_large, (*state.reserve, *state.offer)))
    in_order = large and only_large and list(state.reserve) == sorted(state.reserve, key=int)
    blanks = all(tile.tile in box.small for tile in state.laid if tile.blank)
    return piles and in_order and blanks and len(state.offer) <= OFFER


def blanks_ok(box: Box, state: State) -> bool:
    """NWP-71: a tile is made only when its pile is empty, and no pile ever grows."""
    made = {tile.tile for tile in state.laid if tile.blank}
    return not any(left for pile, left in zip(box.small, state.piles, strict=True) if pile in made)


def board_ok(box: Box, state: State) -> bool:
    """NWP-62, NWP-65, NWP-69: tiles lie beside each other and agree, cover and terrain say so, and no hole is left."""
    cover, terrain = [FREE] * len(state.cover), "." * len(state.terrain)
    for number, tile in enumerate(state.laid):
        if tile.anchor not in box.grid.index or tile.turn not in range(4):
            return False
        squares = covered(box.grid, tile.tile, tile.turn, box.grid.index[tile.anchor])
        pattern = box.pattern(tile.tile, tile.turn)
        if OUTSIDE in squares or any(cover[square] != FREE for square in squares):
            return False
        if not agrees(has(box.grid, squares, terrain), pattern):
            return False
        terrain = with_pattern(box.grid, squares, terrain, pattern)
        for square in squares:
            cover[square] = number
    same = (tuple(cover), terrain) == (state.cover, state.terrain)
    return same and not any(is_hole(box.grid, state, square) for square in range(len(cover)))


def crew_ok(player: Player) -> bool:
    """NWP-23, NWP-60: seven crewmen, none on a sled aboard and some on one that is out; a hand may hold anything."""
    counts = all(count >= 0 for count in player.crew) and sum(player.crew) == CREW
    return counts and (player.sled == ABOARD) == (sum(player.crew[2:]) == 0)


def ship_ok(box: Box, state: State, stand: Stand) -> bool:
    """NWP-75: a ship is at a place, or on one water of its tile."""
    if stand.at in box.places:
        return not stand.on
    square = box.grid.index.get(stand.at, OUTSIDE)
    if square == OUTSIDE or not is_anchor(box, state, square):
        return False
    return stand.on in waters(box.grid, state.cover, state.terrain, square)


def is_anchor(box: Box, state: State, square: int) -> bool:
    """Whether a tile has its anchor there."""
    return state.cover[square] != FREE and squares_of(box.grid, state.cover, square)[0] == square


def sled_ok(box: Box, state: State, stand: Stand) -> bool:
    """NWP-79: a sled is aboard, at a place, on grounds of its tile, on all of it (NWP-59), or where nothing is firm."""
    if stand.at in ("", *box.places):
        return not stand.on
    square = box.grid.index.get(stand.at, OUTSIDE)
    if square == OUTSIDE or not is_anchor(box, state, square):
        return False
    every = quarters_of(box.grid, squares_of(box.grid, state.cover, square))
    if not stand.on or stand.on != tuple(quarter for quarter in every if quarter in stand.on):
        return False
    parts = grounds(box.grid, state.cover, state.terrain, state.frozen, square)
    firm = {quarter for part in parts if set(part) & set(stand.on) for quarter in part}
    return not firm or stand.on == every or set(stand.on) == firm


def tokens_ok(box: Box, state: State) -> bool:
    """NWP-84, NWP-85, NWP-92: a token for every icon that is gone and for every island, and no points below 0."""
    laid = {tile.tile for tile in state.laid}
    if not all(tile in laid and tile in box.icon_at for tile in state.found):
        return False
    if list(state.found) != sorted(set(state.found), key=int):
        return False
    gone = Counter(box.icon_at[tile][0] for tile in state.found)
    owned = [sum(counts) for counts in zip(*(player.tokens for player in state.players), strict=True)]
    icons = all(owned[at] == gone[icon] for at, icon in enumerate(ICONS))
    whole = islands(box.grid, state.cover, state.terrain, (s for s, tile in enumerate(state.cover) if tile != FREE))
    counts = all(count >= 0 for player in state.players for count in (*player.tokens, player.points))
    return icons and counts and owned[ISLAND] == len(whole)


def most_points(box: Box) -> int:
    """NWP-86, NWP-87, NWP-93: more than all icons in the best zone and an island at every quarter cannot bring."""
    icons = sum(box.icons[icon].points for icon, _ in box.icon_at.values()) * max(box.multipliers)
    return icons + box.island_tile * len(box.grid.square_of)


def arrivals_ok(state: State) -> bool:
    """NWP-95, NWP-97: arrivals are counted from 1, each once; somebody is still under way."""
    passage = sorted(player.passage for player in state.players if player.passage)
    home = sorted(player.home for player in state.players if player.home)
    ranks = passage == list(range(1, len(passage) + 1)) and home == list(range(1, len(home) + 1))
    back = all(HOME in (player.ship.at, player.sled.at) for player in state.players if player.home)
    return ranks and back and len(home) < len(state.players)


def passage_ok(player: Player) -> bool:
    """NWP-96: whose ship or sled is at the Passage has reached it."""
    return player.passage > 0 or PASSAGE not in (player.ship.at, player.sled.at)


def sun_ok(box: Box, state: State) -> bool:
    """NWP-20: the sun stands where it does in this round, and so many rows are frozen."""
    spots = list(box.spots)
    spot = spots[(state.round - 1) % len(spots)]
    return (state.spot, state.frozen) == (spot, box.spots[spot])


def round_ok(state: State) -> bool:
    """NWP-31, NWP-44 to NWP-46: a round of the game; its order has everybody who is not home, each once."""
    away = [seat for seat in state.seats if not state.players[seat].home]
    known = set(state.order) <= set(state.seats) and set(away) <= set(state.order)
    each_once = len(set(state.order)) == len(state.order) and len(set(state.next_order)) == len(state.next_order)
    passed = set(state.next_order) <= set(away)
    idle = all(all_ready(state.players[seat]) or seat in state.next_order for seat in away)
    return 1 <= state.round <= state.options.rounds and known and each_once and passed and idle


def waits(state: State) -> bool:
    """NWP-39, NWP-40: a player who still takes part has a turn that has not ended by itself."""
    if len(state.agenda) != 1 or state.agenda[0] not in [Task("act", seat) for seat in state.seats]:
        return False
    seat = state.agenda[0].seat
    over = state.options.auto_end and state.paid > 1 and all_ready(state.players[seat]) == 1
    return takes_part(state, seat) and not over


def paid_ok(box: Box, state: State) -> bool:
    """Table 5, NWP-37: so many actions of this turn cost no more than the player's used crewmen."""
    crew = state.players[state.agenda[0].seat].crew
    cheapest = min([*box.costs.values(), *(icon.crew for icon in box.icons.values())])
    least = cheapest + (state.paid - 1) * (cheapest + 1) if state.paid else 0
    return state.paid >= 0 and least <= crew[SHIP_USED] + crew[SLED_USED]
