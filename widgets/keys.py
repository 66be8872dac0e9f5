"""The keys of a panel in one table: the key, its name, the message that explains it, and what it does.

The help, the names sent to the board and the behaviour all come from here; an entry without an action is one that
the board answers itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from widgets import answers, asking, marking, moving, walking
from widgets.session import Session

Action = Callable[[Session, str, str, bool], object]  # session, key, id under the cursor, whether with Shift


class Key(NamedTuple):
    """One row: the keys as browsers name them, their printed name, the id of the message about them, the action."""

    keys: tuple[str, ...]
    name: str
    help: str
    act: Action | None = None


def _told(answer: Callable[[Session], str]) -> Action:
    """An action that answers a question."""
    return lambda session, key, at, shift: session.say(answer(session))


def _number(session: Session, key: str, at: str, shift: bool) -> None:
    """The digit chooses the verb of that number, or what to mark if that was asked."""
    if marking.mark_number(session, int(key), at):
        return
    verbs = session.sight.verbs()
    if int(key) <= len(verbs):
        moving.choose_verb(session, verbs[int(key) - 1])
    else:
        session.say(answers.moves(session))


def _walk(ahead: bool) -> Action:
    """A step back or forward; with Shift, one of the game's smallest step size."""
    return lambda session, key, at, shift: walking.walk(session, session.game.steps[0] if shift else "move", ahead)


def _lens(session: Session, key: str, at: str, shift: bool) -> None:
    """The lens comes to the place under the cursor, or goes if it is there already."""
    place = answers.place_at(session, at)
    session.lens = "" if place == session.lens else place
    session.say(answers.lens(session))


TABLE = (
    Key(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"), "↑ ↓ ← →", "key-arrows"),
    Key(("Home",), "Home", "key-home"),
    Key(("n",), "N", "key-near"),
    Key(("Enter",), "Enter", "key-enter", lambda session, key, at, shift: moving.enter(session, at)),
    Key((" ",), "", "key-space", lambda session, key, at, shift: walking.advance(session)),
    Key(("x",), "X", "key-mark", lambda session, key, at, shift: marking.mark_at(session, at)),
    Key(("Escape",), "Esc", "key-escape", lambda session, key, at, shift: moving.escape(session)),
    Key(("m",), "M", "key-moves", _told(answers.moves)),
    Key(tuple("123456789"), "1 – 9", "key-numbers", _number),
    Key(("w",), "W", "key-why", lambda session, key, at, shift: session.say(answers.why(session, at))),
    Key(("h",), "H", "key-hint", lambda session, key, at, shift: asking.hint(session)),
    Key(("p",), "P", "key-proof", lambda session, key, at, shift: asking.proof(session, at)),
    Key(("t",), "T", "key-turn", _told(answers.turn)),
    Key(("s",), "S", "key-scores", _told(answers.scores)),
    Key(("i",), "I", "key-holdings", _told(answers.holdings)),
    Key(("a",), "A", "key-again", lambda session, key, at, shift: session.say(answers.again(session), remember=False)),
    Key(("e",), "E", "key-eyes", _told(answers.eyes)),
    Key(("u",), "U", "key-undo", _walk(ahead=False)),
    Key(("r",), "R", "key-redo", _walk(ahead=True)),
    Key(("b",), "B", "key-branches", _told(answers.branches)),
    Key(("k",), "K", "key-rules", _told(answers.rules)),
    Key(("g",), "G", "key-lens", _lens),
    Key(("c",), "C", "key-cover", lambda session, key, at, shift: session.cover()),
    Key((".",), ".", "key-lesson", lambda session, key, at, shift: session.tutor and session.tutor.next()),
    Key(("l",), "L", "key-log"),
    Key(("?",), "?", "key-help"),
)

ACTIONS = {key: row.act for row in TABLE for key in row.keys if row.act}


def press(session: Session, key: str, at: str, shift: bool = False) -> None:
    """What a key does; one that is not in the table does nothing."""
    act = ACTIONS.get(key)
    if act:
        act(session, key, at, shift)


def help_lines(session: Session) -> list[list[str]]:
    """What each key does, in the reader's language: pairs of name and explanation."""
    space = session.words.say("space-bar")
    return [[row.name or space, session.words.say(row.help)] for row in TABLE]
