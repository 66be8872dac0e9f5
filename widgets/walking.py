"""Walking through what was played, and marking places on the way: steps, jumps, comments, named positions."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.game import CHANCE
from widgets import glancing, moving
from widgets.session import Session

LONGEST_NAME = 100  # characters of a position's name, as records allow them
LONGEST_COMMENT = 4_000


def walk(session: Session, by: str, ahead: bool) -> None:
    """One step of a size, forward over what was played or back; larger steps than a turn are summed up.

    Forward from the middle of a step is to where the game stands.
    """
    if by == glancing.SIZE:
        (glancing.forward if ahead else glancing.back)(session)
        return
    if session.glance and ahead:
        glancing.finish(session)
        return
    session.glance = None
    timeline, here = session.timeline, session.timeline.here
    session.walked = by in session.game.steps[1:]
    own = session.eyes if session.eyes >= 0 else None  # whose decision is "my" decision
    (timeline.forward if ahead else timeline.back)(by, own)
    if timeline.here is here:
        session.say(session.words.say("end-of-line" if ahead else "start-of-line"))


def walk_to(session: Session, number: int) -> None:
    """To the step of that number, anywhere in the tree."""
    timeline, words = session.timeline, session.words
    if not 0 <= number < len(timeline.nodes):
        session.complain(words.say("no-such-step", number=number, last=len(timeline.nodes) - 1))
    elif number == timeline.here.number and session.glance:
        glancing.finish(session)
    elif number == timeline.here.number:
        session.say(words.say("already-there", step=number))
    else:
        session.walked = True
        timeline.jump(number)


def walk_to_end(session: Session, ahead: bool) -> None:
    """To the end of the line that was visited last, or to the first position where somebody decides."""
    line = session.timeline.line()
    first = next((node for node in line if session.game.actor(node.state) != CHANCE), line[0])
    walk_to(session, (line[-1] if ahead else first).number)


def advance(session: Session) -> None:
    """Continue: to the next moment, over what was played, by chance or by the kit; else say whose turn it is."""
    timeline = session.timeline
    if session.glance:
        glancing.forward(session)
    elif timeline.here.next:
        walk(session, "move", ahead=True)
    elif (
        timeline.actor == CHANCE
        and not timeline.closed
        and not session.game.real_table
        and (timeline.seed is not None or not timeline.live)
    ):
        (timeline.deal if timeline.seed is not None else lambda: moving.draw(session))()
    elif session.table.kit_is_due:
        session.table.kit_moves()
        session.table.follow()
    else:
        session.say(session.tell.turn())


def comment(session: Session, words: str) -> None:
    """Write a comment at this step, in the session's language; empty words take it away."""
    timeline, number = session.timeline, session.timeline.here.number
    written: Mapping[str, str] = timeline.comments.get(number, {})
    kept = {lang: text for lang, text in written.items() if lang != session.lang}
    if words.strip():
        kept[session.lang] = words.strip()[:LONGEST_COMMENT]
    timeline.comments.pop(number, None)
    if kept:
        timeline.comments[number] = kept
    session.say(session.words.say("comment-kept"))
    session.table.changed()


def name_position(session: Session, name: str) -> None:
    """Give this position a name."""
    name = name.strip()[:LONGEST_NAME]
    if not name:
        session.complain(session.words.say("write-a-name"))
        return
    session.timeline.names[name] = session.timeline.here.number
    session.say(session.words.say("position-named", name=name))
    session.table.changed()
