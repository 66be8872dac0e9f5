"""A game of 13 Clues told again at a real table, as the player `me` would enter it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import gamekit
from gamekit import Event, Move, Timeline
from gamekit.timeline import Node

UNTOLD = {"dealt", "laid", "chosen", "mystery_shown", "hand_shown", "informant_shown"}
CHOICES = {"deal", "lay", "choose", "left"}
FRONTS = ("front 2 hrabina salon noz", "front 0 oficer targ kusza")
SEEN = (*FRONTS, "hold_left rzeznik", "hold_right park")


def by_hand(*more: str, seats: int = 3, me: int = 1, **options: Any) -> Timeline:
    """A table where B sees these cards, and A begins."""
    table = gamekit.at_table("thirteen_clues", seats, me, options=options)
    for line in (*SEEN, "first 0"):
        table.do(f"chance: {line}")
    for line in more:
        table.do(line)
    return table


def at_table(game: Timeline, me: int) -> Timeline:
    return gamekit.at_table("thirteen_clues", game.setting.seats, me, game.setting.preset, dict(game.setting.options))


def retold(game: Timeline, me: int) -> Timeline:
    """The moves on the path of a game, entered at a table."""
    table = at_table(game, me)
    for move in entries(game.path(), me):
        table.do(move)
    return table


def entries(path: Sequence[Node], me: int) -> Iterator[str]:
    """What is entered for each node of a path, once the cards are dealt."""
    for node in path[1:]:
        assert node.move is not None
        if node.move.verb == "first":
            yield from seen(path, me)
            yield f"chance: {node.move.notation}"
        elif node.move.verb not in CHOICES:
            yield entry(node.move, node.events, me)


def seen(path: Sequence[Node], me: int) -> Iterator[str]:
    """What `me` sees: the fronts clockwise, and the own two cards."""
    events = [event for node in path for event in node.events]
    fronts = {event.seat: event.details for event in events if event.kind == "front"}
    for owner in ((me + step) % len(fronts) for step in range(1, len(fronts))):
        yield f"chance: front {owner} {' '.join(fronts[owner].values())}"
    sides = next(event.details for event in events if event.kind == "side" and event.seat == me)
    yield from (f"chance: hold_{side} {sides[side]}" for side in ("left", "right"))


def entry(move: Move, events: Sequence[Event], me: int) -> str:
    """The move with the answer that its event tells, as far as `me` is told it."""
    for event in (event.heard(me) for event in events):
        if event.kind.startswith("asked"):
            if event.details["count"] == "?":
                return f"{move.seat}: ask_unheard {event.details['witness']}"
            return f"{move} {event.details['count']}"
        if event.kind == "looked":
            return (
                f"{move.seat}: look_unseen {event.details['letter']}"
                if move.seat != me
                else f"{move} {event.details['card']}"
            )
        if event.kind in ("wrong", "solved"):
            return f"{move} {'right' if event.kind == 'solved' else 'wrong'}"
    return str(move)


def heard(game: Timeline, seat: int) -> list[Event]:
    """What a seat was told of a game, but for the cards that are not known at a table, and in the order of a table."""
    told = [event for event in game.events(seat) if event.kind not in UNTOLD]
    seen = sorted((event for event in told if event.kind in ("side", "front")), key=lambda event: event[:2])
    return [*seen, *(event for event in told if event not in seen)]
