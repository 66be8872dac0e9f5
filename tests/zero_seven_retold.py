"""A game of 07 zgłoś się told again at a real table, as the player `me` would enter it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import gamekit
from gamekit import CHANCE, Event, Move, Timeline
from gamekit.timeline import Node

CASES = {"case_suspect", "case_place", "case_crime", "case_shown"}


def retold(game: Timeline, me: int) -> Timeline:
    """The moves on the path of a game of one mini-game, entered at a table; only what `me` holds of the cases."""
    table = at_table(game, me)
    for move in entries(game.path(), me, game.setting.seats):
        table.do(move)
    return table


def at_table(game: Timeline, me: int) -> Timeline:
    options = {name: value for name, value in game.setting.options.items() if name != "mini_games"}
    return gamekit.at_table("zero_seven", game.setting.seats, me, game.setting.preset, options)


def entries(path: Sequence[Node], me: int, seats: int) -> Iterator[str]:
    """What is entered for each node of a path; nothing for the cards that `me` does not see."""
    for node in path[1:]:
        assert node.move is not None
        if not node.move.verb.startswith("deal_"):
            yield entry(node.move, node.events[0])
        elif int(node.move.words[0]) == (me + 1) % seats:
            yield f"chance: hold_{node.move.verb.removeprefix('deal_')} {node.move.words[1]}"


def entry(move: Move, event: Event) -> str:
    """The move with the answer that the event tells."""
    if move.seat == CHANCE:
        return str(move)
    told = {
        "detective": lambda of: f"{of['discs']} {of['cubes']}",
        "evidence": lambda of: of["result"],
        "wrong": lambda of: "wrong",
        "solved": lambda of: "right",
    }
    return f"{move} {told[event.kind](event.details)}"


def heard(game: Timeline, seat: int) -> list[Event]:
    """What a seat was told of a game, but for the cases that are not known at a table."""
    return [event for event in game.events(seat) if event.kind not in CASES]
