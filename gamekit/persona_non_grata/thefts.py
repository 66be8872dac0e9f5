"""With `theft`, the first and the second of a corporation each take a card of it from another area (PNG-49 to PNG-53).

Functions take the box first; the game binds it.
"""

from __future__ import annotations

from gamekit.flow import Flow, done, due
from gamekit.game import Event, Move, Refusal, Task
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.days import collected
from gamekit.persona_non_grata.state import State, replaced


def loot(box: Box, state: State, seat: int, corporation: int) -> list[tuple[int, int]]:
    """PNG-49, PNG-50: what a seat can steal, as (owner, card); equal cards of an area count as one."""
    others = [other for other in state.seats if other != seat]
    found = [(other, lying.card) for other in others for lying in state.areas[other]]
    return list(dict.fromkeys(pair for pair in found if box.cards[pair[1]].corporation == corporation))


def steal(box: Box, state: State, task: Task) -> Flow:
    """PNG-49: a card must be stolen; PNG-51: if there is none, none is; where there is one only, it is that."""
    (corporation,) = task.about
    found = loot(box, state, task.seat, corporation)
    if len(found) > 1:
        return due(state, Task("theft", task.seat, task.about))
    if not found:
        details = {"corporation": box.corporations[corporation]}
        yield state, Event("nothing_stolen", task.seat, details, ("PNG-51", "PNG-49"))
        return state
    ((owner, card),) = found
    return (yield from stolen(box, state, task.seat, owner, card))


def stolen(box: Box, state: State, seat: int, owner: int, card: int) -> Flow:
    """PNG-49, PNG-53: the card goes from the area of its owner to the archive of the thief."""
    area = state.areas[owner]
    at = next(at for at, lying in enumerate(area) if lying.card == card)
    state = state._replace(areas=replaced(state.areas, owner, (*area[:at], *area[at + 1 :])))
    state = collected(state, seat, card)
    corporation = box.corporations[box.cards[card].corporation]
    details = {"corporation": corporation, "card": box.slug(card), "target": [owner]}
    yield state, Event("stolen", seat, details, ("PNG-49", "PNG-50", "PNG-52", "PNG-53", "PNG-79"))
    return state


def cut_owner(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The players from whom something can be stolen."""
    return list(dict.fromkeys(str(owner) for owner, _ in loot(box, state, seat, *state.agenda[-1].about)))


def cut_card(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """What can be stolen from the player named, or from anybody."""
    pairs = loot(box, state, seat, *state.agenda[-1].about)
    return list(dict.fromkeys(box.slug(card) for owner, card in pairs if before in ((), (str(owner),))))


def why_not_take(box: Box, state: State, move: Move) -> Refusal | None:
    """PNG-49: from the area of another player, a card of this corporation that lies there."""
    owner, card = int(move.words[0]), box.number[move.words[1]]
    (corporation,) = state.agenda[-1].about
    details = {"seat": owner, "card": move.words[1], "corporation": box.corporations[corporation]}
    if owner == move.seat:
        return Refusal("own_area", ("PNG-49",))
    if box.cards[card].corporation != corporation:
        return Refusal("other_corporation", ("PNG-49",), details)
    there = any(lying.card == card for lying in state.areas[owner])
    return None if there else Refusal("not_there", ("PNG-49",), details)


def take(box: Box, state: State, move: Move) -> Flow:
    """PNG-49, PNG-79: the card that was chosen."""
    return stolen(box, done(state), move.seat, int(move.words[0]), box.number[move.words[1]])
