"""At a real table: answers that cannot all be true, named at once and in words, until one of them is taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.game import PUBLIC, TEACHER
from gamekit.timeline import Node

if TYPE_CHECKING:
    from widgets.session import Session

ME = "me"  # the option that says who tells the kit what happens at the table


def clash(session: Session, at: Node | None = None) -> str:
    """A smallest set of log lines that cannot all be true here (or at `at`), each with its step; "" if they can.

    Only what the session's eyes have heard is named.
    """
    if not session.game.kin or session.curtain is not None:
        return ""
    node = at or session.timeline.here
    key = (node, session.eyes, session.lang)
    if key not in session.clashes:
        session.clashes[key] = in_words(session, node)
    return session.clashes[key]


def in_words(session: Session, node: Node) -> str:
    """The clash at a node, worked out from the log."""
    from gamekit.reasons import clash as clashing
    from gamekit.wording import clue_words

    me = int(session.timeline.setting.options[ME])
    seat = me if session.eyes < 0 else session.eyes
    ears = {PUBLIC: PUBLIC, TEACHER: me}.get(session.eyes, seat)
    reasoning = session.timeline.reasoning(seat, ears, node)
    found = clashing(reasoning) if reasoning else ()
    words = session.words
    lines = [
        words.say("clash-line", step=reasoning.clues[at].step, line=clue_words(reasoning, at, words))
        for at in found
        if reasoning
    ]
    return words.say("clash", lines=" ".join(lines)) if lines else ""


def news(session: Session, old: Node) -> list[str]:
    """The clash, if what has happened since `old` has brought it about."""
    found = clash(session)
    return [found] if found and found != clash(session, old) else []
