"""The offer of tiles: drawing, renewing, dealing (NWP-28, NWP-50 to NWP-54, NWP-114)."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.flow import Flow, done, due
from gamekit.game import CHANCE, Event, Move, Refusal, Task
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import can_act, pay, price, why_not_act
from gamekit.northwest_passage.state import OFFER, State
from gamekit.northwest_passage.tiles import is_large

DEAL = Task("deal", CHANCE)


# ---------------------------------------------------------------------- chance


def cut_deal(state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """NWP-114: the large tiles that are in the reserve now."""
    return state.reserve


def why_not_deal(state: State, move: Move) -> Refusal | None:
    """NWP-114: only what is in the reserve."""
    tile = move.words[0]
    return None if tile in state.reserve else Refusal("not_in_reserve", ("NWP-114",), {"tile": tile})


def deal(box: Box, state: State, move: Move) -> Flow:
    """NWP-28, NWP-51, NWP-52: a tile of the reserve lies face up."""
    tile = move.words[0]
    reserve = tuple(one for one in state.reserve if one != tile)
    state = done(state)._replace(reserve=reserve, offer=(*state.offer, tile))
    yield state, Event("dealt", CHANCE, {"tile": tile}, ("NWP-28", "NWP-51", "NWP-114"))
    return state


# ---------------------------------------------------------------------- drawing


def cut_tile(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """NWP-50: the large tiles of the offer, and the piles that are not empty."""
    piles = [pile for pile, count in zip(box.small, state.piles, strict=True) if count]
    return [*state.offer, *piles]


def cut_payer(action: str, box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """Table 5: either vehicle pays, if its crew is enough."""
    return can_act(box, state, seat, action)


def why_not_tile(box: Box, state: State, tile: str) -> Refusal | None:
    """NWP-50: a large tile of the offer, or a small one of a pile that is not empty."""
    if tile in cut_tile(box, state, CHANCE, ()):
        return None
    if is_large(tile):
        return Refusal("not_offered", ("NWP-50",), {"tile": tile, "offer": list(state.offer)})
    return Refusal("pile_empty", ("NWP-50",), {"tile": tile})


def why_not_draw(box: Box, state: State, move: Move) -> Refusal | None:
    """NWP-50: one crewman of either vehicle, for a tile that lies open."""
    return why_not_act(box, state, move.seat, move.words[1], "draw") or why_not_tile(box, state, move.words[0])


def draw(box: Box, state: State, move: Move) -> Flow:
    """NWP-50: the player takes a tile; NWP-51: a large one is replaced."""
    tile, vehicle = move.words
    details = {"tile": tile, "vehicle": vehicle, "price": price(box, state, "draw")}
    state = taken(box, pay(box, state, move.seat, vehicle, "draw"), move.seat, tile)
    yield state, Event("drawn", move.seat, details, ("NWP-50", "NWP-37"))
    return state


def taken(box: Box, state: State, seat: int, tile: str) -> State:
    """A tile goes to a player's hand (NWP-30), and one of the reserve is due in place of a large one (NWP-51)."""
    player = state.players[seat]
    state = state.with_player(seat, player._replace(hand=(*player.hand, tile)))
    if not is_large(tile):
        at = box.small.index(tile)
        return state._replace(piles=(*state.piles[:at], state.piles[at] - 1, *state.piles[at + 1 :]))
    state = state._replace(offer=tuple(one for one in state.offer if one != tile))
    return due(state, DEAL) if state.reserve else state


# ---------------------------------------------------------------------- renewing


def why_not_renew(box: Box, state: State, move: Move) -> Refusal | None:
    """NWP-52: two crewmen of either vehicle; NWP-53: and a tile that can then be drawn."""
    refusal = why_not_act(box, state, move.seat, move.words[0], "renew")
    if refusal or state.offer or state.reserve or any(state.piles):
        return refusal
    return Refusal("no_tiles", ("NWP-53",), {})


def renew(box: Box, state: State, move: Move) -> Flow:
    """NWP-52: the offer goes back, four new tiles come (NWP-54: or all there are), NWP-53: then one is drawn."""
    seat, vehicle, back = move.seat, move.words[0], state.offer
    details = {"vehicle": vehicle, "price": price(box, state, "renew"), "tiles": list(back), "count": len(back)}
    reserve = tuple(sorted((*state.reserve, *back), key=int))
    state = pay(box, state, seat, vehicle, "renew")._replace(offer=(), reserve=reserve)
    state = due(state, *(DEAL,) * min(OFFER, len(reserve)), Task("take", seat))
    yield state, Event("renewed", seat, details, ("NWP-52", "NWP-53", "NWP-54"))
    return state


def why_not_take(box: Box, state: State, move: Move) -> Refusal | None:
    """NWP-53: one large tile of the new offer, or a small one."""
    return why_not_tile(box, state, move.words[0])


def take(box: Box, state: State, move: Move) -> Flow:
    """NWP-53: the draw that belongs to the renewal."""
    tile = move.words[0]
    state = taken(box, done(state), move.seat, tile)
    yield state, Event("took", move.seat, {"tile": tile}, ("NWP-53", "NWP-50"))
    return state
