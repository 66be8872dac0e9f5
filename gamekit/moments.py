"""A step looked at moment by moment: one play, piece by piece, as far as the eyes that look may see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from gamekit.game import Step

if TYPE_CHECKING:
    from gamekit.timeline import Node, Timeline


def seen_moments(timeline: Timeline, node: Node, seat: int) -> tuple[Step, ...]:
    """The moments of the step to a node as a seat sees them: each with its view and what is told; at least one."""
    view = timeline.game.view
    return tuple(
        Step(view(state, seat), tuple(event.heard(seat) for event in events))
        for state, events in whole_moments(timeline, node)
    )


def whole_moments(timeline: Timeline, node: Node) -> tuple[Step, ...]:
    """The moments of the step to a node; one if no more is known of it, as at the start or in an older transcript."""
    if node.number not in timeline.pieces:
        timeline.pieces[node.number] = played(timeline, node)
    return timeline.pieces[node.number]


def played(timeline: Timeline, node: Node) -> tuple[Step, ...]:
    """The moments by the rules; of what only certain eyes have seen, all in one."""
    if node.parent is None or node.move is None or timeline.eyes is not None or not timeline.game.in_moments:
        return (Step(node.state, node.events),)
    return timeline.game.moments(node.parent.state, node.move)


def gathered(steps: Sequence[Step], begins: Collection[str]) -> tuple[Step, ...]:
    """Fewer moments: each begins with an event of these kinds, but the first, which has all before the second as well.

    So a play told event by event becomes one told space by space.
    """
    found, begun = [steps[0]], False
    for step in steps:
        starts = any(event.kind in begins for event in step.events)
        if starts and begun:
            found.append(step)
        elif step is not steps[0]:
            found[-1] = Step(step.state, found[-1].events + step.events)
        begun = begun or starts
    return tuple(found)
