"""Where an own move can lead, as long as no other saucer is in the way (CG-55 to CG-69)."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.crash_and_grab.geometry import Board
from gamekit.crash_and_grab.state import DIRECTIONS, OFF, Space


class Slide(NamedTuple):
    """A straight piece of a move: the spaces entered, and how it ends: "arrived", "accelerator" or "off"."""

    path: tuple[Space, ...]
    end: str


def slide(board: Board, space: Space, direction: str, distance: int) -> Slide:
    """CG-56, CG-59, CG-66: so many spaces in a direction, up to the first accelerator or the edge."""
    path: list[Space] = []
    for _ in range(distance):
        space = board.ahead[direction][space]
        if not space:
            return Slide(tuple(path), "off")
        path.append(space)
        if space in board.accelerators:
            return Slide(tuple(path), "accelerator")
    return Slide(tuple(path), "arrived")


def ends(board: Board, space: Space, direction: str, distance: int) -> dict[Space, int]:
    """CG-66: all places where such a move can end, OFF among them, by directions chosen freely -> the fewest hops."""
    found: dict[Space, int] = {}
    seen: set[Space] = set()
    todo, hops = [(space, direction)], 0
    while todo:
        stops = [(start, slide(board, start, way, distance)) for start, way in todo]
        for start, piece in stops:
            if piece.end != "accelerator":
                found.setdefault(OFF if piece.end == "off" else piece.path[-1] if piece.path else start, hops)
        reached = {piece.path[-1] for _, piece in stops if piece.end == "accelerator"} - seen
        seen |= reached
        todo, hops = [(start, way) for start in sorted(reached) for way in DIRECTIONS], hops + 1
    return found
