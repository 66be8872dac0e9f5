"""Which ways on from a position a seat can tell apart: what others tried in secret must not show in the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.tree import Branch, Node

if TYPE_CHECKING:
    from gamekit.timeline import Timeline


def ways_on(timeline: Timeline, node: Node, seat: int) -> list[Branch]:
    """The ways on from a node that were already played, as `seat` can tell them apart.

    Ways that look alike to the seat, as far as they were played, are one: of them, the one visited last.
    """
    ways: list[Node] = []
    for child in node.children:
        at = next((at for at, way in enumerate(ways) if alike(timeline, seat, way, child)), None)
        if at is None:
            ways.append(child)
        elif child is node.next:
            ways[at] = child
    return [branch(timeline, child, seat) for child in ways]


def alike(timeline: Timeline, seat: int, one: Node, two: Node) -> bool:
    """Whether a seat is given the same at two positions, and at all that was played from them."""
    pairs = [(one, two)]
    while pairs:
        left, right = pairs.pop()
        same = len(left.children) == len(right.children)
        if not same or timeline.given_to(seat, left) != timeline.given_to(seat, right):
            return False
        pairs += zip(left.children, right.children, strict=True)
    return True


def branch(timeline: Timeline, child: Node, seat: int) -> Branch:
    """The way on that begins with a node, along the moves that were visited last."""
    length, node = 1, child
    while node.next:
        length, node = length + 1, node.next
    assert child.parent is not None
    return Branch(child.number, timeline.seen(child, seat), child is child.parent.next, length)
