"""Looking at a step moment by moment. The game stays where it is, for everybody: only this panel looks into a step.

A glance is at one moment of a step that leads to where the game stands. Its last moment is no glance if the game stands
there: the reader is back at the game. A walk over the ends of a step moves the game, as every walk does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from gamekit.game import Event, Step
from gamekit.text import Line, node_lines
from widgets.telling import TURN

if TYPE_CHECKING:
    from gamekit.timeline import Node
    from widgets.session import Session

SIZE = "moment"  # the step size of a game that has moments


class Glance(NamedTuple):
    """A step, and which of its moments is looked at, from 0."""

    node: Node
    at: int


# ---------------------------------------------------------------------- what is seen


def has_moments(session: Session) -> bool:
    """Whether the game has steps of several moments at all."""
    return session.game.in_moments is not None


def moments(session: Session, node: Node) -> tuple[Step, ...]:
    """The moments of a step, as the eyes see them."""
    return session.timeline.moments(session.eyes, node)


def count(session: Session) -> int:
    """How many moments the step has that is looked at; 0 if none is."""
    return len(moments(session, session.glance.node)) if session.glance else 0


def lines(session: Session, glance: Glance) -> list[Line]:
    """What has happened at a moment, line by line."""
    told = [len(events) for _, events in moments(session, glance.node)]
    before = sum(told[: glance.at])
    return node_lines(session.timeline, glance.node, session.eyes, session.lang)[before : before + told[glance.at]]


def so_far(session: Session, log: list[Line]) -> list[Line]:
    """The lines of the log up to the moment that is looked at; all if none is."""
    if session.glance is None:
        return log
    node, at = session.glance
    happened = sum(len(events) for _, events in moments(session, node)[: at + 1])
    own = [line for line in log if line.node == node.number][:happened]
    return [line for line in log if line.node < node.number] + own  # numbers grow along a path


def lately(session: Session) -> Iterator[list[Event]]:
    """What the eyes were told at this step up to the moment looked at, and then at each step before it in this turn."""
    node, at = session.glance or Glance(session.timeline.here, len(moments(session, session.timeline.here)))
    yield [event for _, events in moments(session, node)[: at + 1] for event in events]
    step = node
    while step.parent and not any(event.kind == TURN for event in step.events):
        step = step.parent
        yield [event.heard(session.eyes) for event in step.events]


def place(session: Session) -> str:
    """Which moment is looked at, in words; "" if none is."""
    if session.glance is None:
        return ""
    size = session.words.say(f"step-{SIZE}")
    return session.words.say("moment-of", size=size, at=session.glance.at + 1, of=count(session))


# ---------------------------------------------------------------------- going on and back


def look_at(session: Session, glance: Glance) -> None:
    """Look at a moment, and hear what happens there."""
    session.glance, session.choice, session.offer = glance, None, ()
    session.say(told(session, glance))


def told(session: Session, glance: Glance) -> str:
    """What is said of a moment: what happens there, else which one it is."""
    return " ".join(line.text for line in lines(session, glance)) or place(session)


def replay(session: Session) -> None:
    """The first moment of the last step that has several; in the middle of one, the next moment."""
    if session.glance:
        forward(session)
        return
    found = next((node for node in reversed(session.timeline.path()) if is_long(session, node)), None)
    if found:
        look_at(session, Glance(found, 0))
    else:
        session.complain(session.words.say("nothing-to-replay" if has_moments(session) else "no-moments"))


def is_long(session: Session, node: Node) -> bool:
    """Whether a step has several moments."""
    return has_moments(session) and len(moments(session, node)) > 1


def forward(session: Session) -> None:
    """The next moment: of the step that is looked at, else of the step that was played next."""
    timeline = session.timeline
    if session.glance:
        node, at = session.glance
        left = count(session) - (node is timeline.here)  # there, the last moment is where the game stands
        if at + 1 < left:
            look_at(session, Glance(node, at + 1))
        else:
            finish(session)
    elif timeline.here.next is None:
        session.say(session.words.say("end-of-line"))
    else:
        ahead = timeline.here.next
        session.arriving = Glance(ahead, 0) if is_long(session, ahead) else None
        timeline.jump(ahead.number)


def back(session: Session) -> None:
    """The moment before: of this step, else the position before it."""
    timeline = session.timeline
    node, at = session.glance or Glance(timeline.here, len(moments(session, timeline.here)) - 1)
    if at > 0:
        look_at(session, Glance(node, at - 1))
    elif node.parent is None or session.tutor:  # where a lesson stands is for the lesson to say
        session.say(session.words.say("start-of-line"))
    else:
        session.glance = None
        timeline.jump(node.parent.number)


def finish(session: Session) -> None:
    """Out of the middle of a step, to where the game stands."""
    if session.glance is None:  # a click that was made before
        session.say(session.tell.turn())
        return
    (node, at), session.glance = session.glance, None
    here, last = session.timeline.here, len(moments(session, node)) - 1
    rest = lines(session, Glance(node, last)) if node is here and at == last - 1 else []
    session.say(" ".join(line.text for line in rest) or session.words.say("moment-over", turn=session.tell.turn()))
