"""What a given position tells: the events that begin its log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gamekit.game import CHANCE, Event
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.state import HOME, PASSAGE, TOKENS, VEHICLES, State, all_ready, stand_of
from gamekit.northwest_passage.ways import areas


def retold(boxes: Mapping[str, Box], state: State) -> tuple[Event, ...]:
    """NWP-115: the round, the board, what each player has, who has been where, who has passed, and whose turn it is."""
    details = {"number": state.round, "spot": state.spot, "frozen": state.frozen, "order": list(state.order)}
    last = state.round == state.options.rounds
    return (
        Event("round", state.order[0], {**details, "last": last}, ("NWP-31", "NWP-115")),
        *lies(state),
        *(Event("dealt", CHANCE, {"tile": tile}, ("NWP-28",)) for tile in state.offer),
        *(event for seat in state.seats for event in belongings(boxes[state.options.board], state, seat)),
        *arrivals(state),
        *passes(state),
        *turn(state),
    )


def lies(state: State) -> Iterator[Event]:
    """NWP-115: the tiles on the board, and which of them have lost their icon."""
    for tile in state.laid:
        details = {"tile": tile.tile, "turn": str(tile.turn), "square": tile.anchor, "blank": tile.blank}
        yield Event("lies", CHANCE, details, ("NWP-115",))
    for number in state.found:
        yield Event("gone", CHANCE, {"tile": number}, ("NWP-85",))


def belongings(box: Box, state: State, seat: int) -> Iterator[Event]:
    """NWP-30, NWP-115: where a player's vehicles are, crew, hand, points and tokens."""
    player = state.players[seat]
    for vehicle, at in zip(VEHICLES, (0, 2), strict=True):
        if vehicle == "ship" or player.sled.at:
            yield from stands(box, state, seat, vehicle, player.crew[at : at + 2])
    count = len(player.hand)
    yield Event("has", seat, {"tiles": list(player.hand), "count": count, "points": player.points}, ("NWP-30",))
    for token, number in zip(TOKENS, player.tokens, strict=True):
        if number:
            yield Event("owns", seat, {"token": token, "count": number}, ("NWP-84", "NWP-92"))


def stands(box: Box, state: State, seat: int, vehicle: str, crew: tuple[int, ...]) -> Iterator[Event]:
    """NWP-75, NWP-79: where a vehicle is, and its quarters if that could be several waters or grounds."""
    stand = stand_of(state.players[seat], vehicle)
    details = {"vehicle": vehicle, "at": stand.at, "ready": crew[0], "used": crew[1]}
    yield Event("stands", seat, details, ("NWP-115",))
    if stand.on:
        found = areas(box, vehicle, state.cover, state.terrain, state.frozen, box.grid.index[stand.at])
        if found != (stand.on,):
            yield Event("stands_on", seat, {"vehicle": vehicle, "on": list(stand.on)}, ("NWP-75", "NWP-79"))


def arrivals(state: State) -> Iterator[Event]:
    """NWP-95, NWP-97: who has been at the Passage, and who is home, in order."""
    for place, rule in ((PASSAGE, "NWP-95"), (HOME, "NWP-97")):
        ranks = [player.passage if place == PASSAGE else player.home for player in state.players]
        for seat in sorted((seat for seat in state.seats if ranks[seat]), key=lambda seat: ranks[seat]):
            yield Event("been_there", seat, {"place": place, "number": ranks[seat]}, (rule,))


def passes(state: State) -> Iterator[Event]:
    """NWP-45: who has passed in this round, in order."""
    for number, seat in enumerate(state.next_order, start=1):
        yield Event("passed", seat, {"number": number}, ("NWP-45",))


def turn(state: State) -> Iterator[Event]:
    """NWP-36: whose turn it is; NWP-37: and how many actions of it are done; nothing when the game is over."""
    if not state.agenda:
        return
    seat = state.agenda[-1].seat
    details = {"ready": all_ready(state.players[seat])}
    if not state.paid:
        yield Event("turn", seat, details, ("NWP-36",))
    else:
        yield Event("turn_goes_on", seat, {**details, "count": state.paid}, ("NWP-36", "NWP-37"))
