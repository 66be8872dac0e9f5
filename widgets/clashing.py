"""Log lines that cannot all be true, in words; at a real table named at once, until one of them is taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit import reasons
from gamekit.reasons import Reasoning
from gamekit.text import Text
from gamekit.timeline import Node
from gamekit.wording import clue_words

if TYPE_CHECKING:
    from widgets.session import Session


def clash_words(reasoning: Reasoning, words: Text) -> str:
    """A smallest set of log lines that cannot all be true, each with its step; "" if they can.

    Where cards that lie before one's eyes have been entered too, one of these may be the fault.
    """
    found = reasons.clash(reasoning)
    told = [(reasoning.clues[at].step, clue_words(reasoning, at, words)) for at in found]
    lines = " ".join(words.say("clash-line", step=step, line=line) for step, line in told)
    given = reasoning.given and not any(reasoning.clues[at].event in reasoning.given for at in found)
    return words.say("clash", "given" if given else None, lines=lines, count=len(found)) if lines else ""


def clash(session: Session, at: Node | None = None) -> str:
    """The clash of a real table here (or at `at`); "" if there is none.

    Only what the session's eyes have heard is named.
    """
    if not session.game.real_table or session.curtain is not None:
        return ""
    node = at or session.timeline.here
    key = (node, session.eyes, session.lang)
    if key not in session.clashes:
        session.clashes[key] = worked_out(session, node)
    return session.clashes[key]


def worked_out(session: Session, node: Node) -> str:
    """The clash at a node."""
    about = reasons.subject(session.timeline, session.eyes)
    reasoning = session.timeline.reasoning(*about, node) if about else None
    return clash_words(reasoning, session.words) if reasoning else ""


def news(session: Session, old: Node) -> list[str]:
    """The clash, if what has happened since `old` has brought it about."""
    found = clash(session)
    return [found] if found and found != clash(session, old) else []
