"""Turns and rounds: who is next, who has passed, the sun at the end (NWP-31 to NWP-49, NWP-110, NWP-111)."""

from __future__ import annotations

from gamekit.flow import Flow, done, due, nothing
from gamekit.game import CHANCE, Event, Move, Refusal, Task
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import rested
from gamekit.northwest_passage.state import Player, Stand, State, all_ready
from gamekit.northwest_passage.ways import grounds

# ---------------------------------------------------------------------- order of round 1


def cut_first(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """NWP-114: the players who have no place yet."""
    return [str(one) for one in state.seats if one not in state.order]


def why_not_first(state: State, move: Move) -> Refusal | None:
    """NWP-29: each player has one place in the order."""
    seat = int(move.words[0])
    return Refusal("has_place", ("NWP-29", "NWP-114"), {"player": seat}) if seat in state.order else None


def first(box: Box, state: State, move: Move) -> Flow:
    """NWP-29: chance has given a place in the order of round 1."""
    seat = int(move.words[0])
    state = done(state)._replace(order=(*state.order, seat))
    yield state, Event("first", seat, {"number": len(state.order)}, ("NWP-29", "NWP-114"))
    return state


# ---------------------------------------------------------------------- rounds and turns


def begin(box: Box, state: State, task: Task) -> Flow:
    """NWP-32, NWP-45: a round begins, in the order in which the players passed in the one before (NWP-46)."""
    number = state.round + 1
    order = state.next_order or state.order
    state = due(state._replace(round=number, order=order, next_order=()), Task("turn", CHANCE))
    last = number == state.options.rounds
    details = {"number": number, "spot": state.spot, "frozen": state.frozen, "order": list(order), "last": last}
    yield state, Event("round", order[0], details, ("NWP-31", "NWP-45", "NWP-119"))
    return state


def turn(box: Box, state: State, task: Task) -> Flow:
    """NWP-39: the next player in the order who has not passed has a turn; if all have, the action phase is over."""
    seat = next_seat(state, task.seat)
    if seat is None:
        return due(state._replace(paid=0), Task("finish", CHANCE))
    state = due(state._replace(paid=0), Task("act", seat))
    yield state, Event("turn", seat, {"ready": all_ready(state.players[seat])}, ("NWP-36", "NWP-39"))
    return state


def next_seat(state: State, seat: int) -> int | None:
    """NWP-39, NWP-43: who comes after a seat (CHANCE: before the first) and still takes part in this round."""
    at = state.order.index(seat) + 1 if seat in state.order else 0
    return next((one for one in state.order[at:] + state.order[:at] if takes_part(state, one)), None)


def takes_part(state: State, seat: int) -> bool:
    """NWP-43, NWP-98: whoever has neither passed nor returned."""
    return seat not in state.next_order and not state.players[seat].home


def close(box: Box, state: State, task: Task) -> Flow:
    """An action is over: NWP-44, NWP-98: so may be the turn; NWP-40: or it ends by itself."""
    seat = task.seat
    if not takes_part(state, seat):
        return nothing(due(state, Task("turn", seat)))
    if state.options.auto_end and state.paid > 1 and all_ready(state.players[seat]) == 1:
        return over_by_itself(state, seat)
    return nothing(due(state, Task("act", seat)))


def over_by_itself(state: State, seat: int) -> Flow:
    """NWP-40, NWP-41: one ready crewman is left after a second or later action."""
    state = due(state, Task("turn", seat))
    yield state, Event("turn_over", seat, {"by_itself": True}, ("NWP-40", "NWP-41"))
    return state


def spend(state: State, seat: int) -> Flow:
    """NWP-44: whoever has used the last ready crewman has passed at that moment."""
    if all_ready(state.players[seat]) or not takes_part(state, seat):
        return nothing(state)
    return passed(state, seat, "spent", ("NWP-44", "NWP-45"))


def passed(state: State, seat: int, kind: str, rules: tuple[str, ...]) -> Flow:
    """NWP-45: the next free place in the order of the next round."""
    state = state._replace(next_order=(*state.next_order, seat))
    yield state, Event(kind, seat, {"number": len(state.next_order)}, rules)
    return state


# ---------------------------------------------------------------------- what a player says


def why_not_end(state: State, move: Move) -> Refusal | None:
    """NWP-38: a turn has at least one action."""
    return None if state.paid else Refusal("no_action", ("NWP-38", "NWP-36"), {})


def end(box: Box, state: State, move: Move) -> Flow:
    """NWP-38: the turn is over, the round is not."""
    state = due(done(state), Task("turn", move.seat))
    yield state, Event("turn_over", move.seat, {"by_itself": False}, ("NWP-38",))
    return state


def pass_round(box: Box, state: State, move: Move) -> Flow:
    """NWP-42, NWP-43: no more turns in this round."""
    state = due(done(state), Task("turn", move.seat))
    return (yield from passed(state, move.seat, "passed", ("NWP-42", "NWP-43", "NWP-45")))


# ---------------------------------------------------------------------- end phase


def finish(box: Box, state: State, task: Task) -> Flow:
    """NWP-47: the crew is ready again; NWP-48: then the sun moves; NWP-110, NWP-111: but not after the last round."""
    state = state._replace(players=tuple(map(rested, state.players)))
    yield state, Event("rested", CHANCE, {}, ("NWP-47",))
    if in_last_round(state):
        return due(state, Task("scoring", CHANCE))
    state = yield from sun(box, state)
    for seat in state.seats:
        state = yield from sled_stands(box, state, seat)
    return due(state, Task("round", CHANCE))


def in_last_round(state: State) -> bool:
    """NWP-110, NWP-111: whether this is the last round, after which the sun does not move."""
    return state.round >= state.options.rounds


def next_spot(box: Box, state: State) -> str:
    """NWP-48: where the sun goes from here."""
    spots = list(box.spots)
    return spots[(spots.index(state.spot) + 1) % len(spots)]


def sun(box: Box, state: State) -> Flow:
    """NWP-19 to NWP-21, NWP-48: the disc moves one spot on, and rows freeze or thaw one after the other."""
    spot = next_spot(box, state)
    frozen = box.spots[spot]
    state = state._replace(spot=spot)
    yield state, Event("sun", CHANCE, {"spot": spot, "frozen": frozen}, ("NWP-48", "NWP-19", "NWP-20"))
    while state.frozen != frozen:
        colder = state.frozen < frozen
        row = state.frozen + colder
        state = state._replace(frozen=state.frozen + (1 if colder else -1))
        yield state, Event("froze" if colder else "thawed", CHANCE, {"row": row}, ("NWP-21", "NWP-22"))
    return state


def sled_stands(box: Box, state: State, seat: int) -> Flow:
    """NWP-49: after the sun's move a sled stands anew; if nothing of it is firm, it waits."""
    player = state.players[seat]
    if not player.sled.on:
        return nothing(state)
    if not grounds_under(box, state, player.sled):
        return stranded(state, seat, player)
    return nothing(state.with_player(seat, player._replace(sled=stands_after(box, state, player.sled))))


def grounds_under(box: Box, state: State, stand: Stand) -> list[tuple[str, ...]]:
    """NWP-49: the grounds that share a quarter with what a sled stands on."""
    square, under = box.grid.index[stand.at], set(stand.on)
    parts = grounds(box.grid, state.cover, state.terrain, state.frozen, square)
    return [part for part in parts if under.intersection(part)]


def stands_after(box: Box, state: State, stand: Stand) -> Stand:
    """NWP-49: on every ground that shares a quarter with what it stood on; if there is none, as it was."""
    found = grounds_under(box, state, stand) if stand.on else []
    return Stand(stand.at, joined(box, found)) if found else stand


def joined(box: Box, parts: list[tuple[str, ...]]) -> tuple[str, ...]:
    """The quarters of several grounds of one tile, in order."""
    known = {quarter for part in parts for quarter in part}
    squares = sorted({box.grid.square_of[quarter] for quarter in known})
    return tuple(quarter for square in squares for quarter in box.grid.quarters[square] if quarter in known)


def stranded(state: State, seat: int, player: Player) -> Flow:
    """NWP-49: nothing under the sled is firm; whoever is home already does not mind."""
    if not player.home:
        yield state, Event("stranded", seat, {"at": player.sled.at}, ("NWP-49",))
    return state
