"""The parts of a timeline: positions linked into a tree, ways on, notes of ways back, and the dealer's draws."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

from gamekit.game import CHANCE, Event, Move


class Node:
    """A position of the tree: the state, the move and events that led to it, and where it goes on."""

    __slots__ = ("children", "depth", "draws", "events", "move", "next", "number", "parent", "state")

    def __init__(self, number: int, parent: Node | None, move: Move | None, state: Any, events: tuple[Event, ...]):
        self.number, self.parent, self.move, self.state, self.events = number, parent, move, state, events
        self.children: list[Node] = []
        self.next: Node | None = None  # the child that was visited last: where forward goes
        self.depth: int = parent.depth + 1 if parent else 0
        self.draws: int = (parent.draws if parent else 0) + bool(move and move.seat == CHANCE)


class Branch(NamedTuple):
    """One way on from a position: its first node, the move as the reader sees it, and how far it was played."""

    node: int
    move: Move
    current: bool
    length: int


class Note(NamedTuple):
    """Somebody went back from node `came_from` to `node`; `told` says if that undid something that a seat was told."""

    node: int
    came_from: int
    told: bool


def draw(seed: int, k: int, outcomes: list[tuple[Move, int]]) -> Move:
    """The dealer's k-th draw on a path: depends only on the seed, k and the listed odds."""
    total = sum(weight for _, weight in outcomes)
    digest = blake2b(f"{seed}/{k}".encode(), digest_size=16).digest()
    point = int.from_bytes(digest, "big") * total >> 128
    for move, weight in outcomes:
        point -= weight
        if point < 0:
            return move
    raise AssertionError("weights are positive")


def path_between(root: Node | None, node: Node) -> list[Node]:
    """The nodes after `root` (None: from the start) down to `node`."""
    path: list[Node] = []
    step: Node | None = node
    while step is not None and step is not root:
        path.append(step)
        step = step.parent
    return path[::-1]
