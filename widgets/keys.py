"""The keys of a panel in one table: the key, its name, the message that explains it, and what it does.

The help, the names sent to the board and the behaviour all come from here; an entry without an action is one that
the board answers itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gamekit.game import CHANCE
from widgets import answers, asking, glancing, marking, moving, walking
from widgets.session import Session

Action = Callable[[Session, str, str, bool], object]  # session, key, id under the cursor, whether with Shift


class Key(NamedTuple):
    """One row: the keys as browsers name them, their printed name, the id of the message about them, the action."""

    keys: tuple[str, ...]
    name: str
    help: str
    act: Action | None = None
    needs: Callable[[Session], object] = bool  # what a session must have for it to be told of


def _enter(session: Session, key: str, at: str, shift: bool) -> None:
    """Make or choose a move; before anything has happened, and with nothing else to do there, begin."""
    timeline = session.timeline
    begun = timeline.here.parent is not None or timeline.actor != CHANCE
    if begun or session.sight.uses(session.says(at)):
        moving.enter(session, at)
    else:
        walking.advance(session)


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
        moving.lead(session, at)
    else:
        session.say(answers.moves(session))


def _walk(ahead: bool) -> Action:
    """A step back or forward; with Shift, one of the game's smallest step size."""
    return lambda session, key, at, shift: walking.walk(session, session.game.steps[0] if shift else "move", ahead)


def _moments(session: Session, key: str, at: str, shift: bool) -> None:
    """The last move again, from its first moment on; with Shift, back by a moment."""
    (glancing.back if shift and glancing.has_moments(session) else glancing.replay)(session)


def _lens(session: Session, key: str, at: str, shift: bool) -> None:
    """The lens comes to the place under the cursor, or goes if it is there already."""
    place = answers.place_at(session, at)
    session.lens = "" if place == session.lens else place
    session.say(answers.lens(session))


def _reasons(session: Session) -> bool:
    """Whether there is anything to be found out in this game."""
    return session.game.reason is not None


def _next_step(session: Session, key: str, at: str, shift: bool) -> None:
    """In a lesson, on to the next step."""
    if session.tutor:
        session.tutor.next()


TABLE = (
    Key(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"), "↑ ↓ ← →", "key-arrows"),
    Key(("Home",), "Home", "key-home"),
    Key(("n",), "N", "key-near"),
    Key(("Enter",), "Enter", "key-enter", _enter),
    Key((" ",), "", "key-space", lambda session, key, at, shift: walking.advance(session)),
    Key(("x",), "X", "key-mark", lambda session, key, at, shift: marking.mark_at(session, at), _reasons),
    Key(("Escape",), "Esc", "key-escape", lambda session, key, at, shift: moving.escape(session)),
    Key(("m",), "M", "key-moves", _told(answers.moves)),
    Key(tuple("123456789"), "1 – 9", "key-numbers", _number),
    Key(("w",), "W", "key-why", lambda session, key, at, shift: session.say(answers.why(session, at))),
    Key(("h",), "H", "key-hint", lambda session, key, at, shift: asking.hint(session), _reasons),
    Key(("p",), "P", "key-proof", lambda session, key, at, shift: asking.proof(session, at), _reasons),
    Key(("t",), "T", "key-turn", _told(answers.turn)),
    Key(("s",), "S", "key-scores", _told(answers.scores)),
    Key(("i",), "I", "key-holdings", _told(answers.holdings)),
    Key(("a",), "A", "key-again", lambda session, key, at, shift: session.say(answers.again(session), remember=False)),
    Key(("e",), "E", "key-eyes", _told(answers.eyes)),
    Key(("u",), "U", "key-undo", _walk(ahead=False)),
    Key(("r",), "R", "key-redo", _walk(ahead=True)),
    Key(("v",), "V", "key-replay", _moments, glancing.has_moments),
    Key(("b",), "B", "key-branches", _told(answers.branches)),
    Key(("k",), "K", "key-rules", _told(answers.rules)),
    Key(("g",), "G", "key-lens", _lens),
    Key(("c",), "C", "key-cover", lambda session, key, at, shift: session.cover()),
    Key((".",), ".", "key-lesson", _next_step, lambda session: session.tutor),
    Key(("l",), "L", "key-log"),
    Key(("?",), "?", "key-help"),
)

ACTIONS = {key: row.act for row in TABLE for key in row.keys if row.act}


def press(session: Session, key: str, at: str, shift: bool = False) -> None:
    """What a key does; one that is not in the table does nothing."""
    verb = verb_of(session, key)
    act = ACTIONS.get(key)
    if verb and (act is None or verb in session.sight.verbs()):
        moving.press_verb(session, verb, at)
    elif act:
        act(session, key, at, shift)


def verb_of(session: Session, key: str) -> str:
    """The verb of the game that has this key, "" if none has."""
    return next((name for name, verb in session.game.verbs.items() if key in verb.keys), "")


def names(session: Session) -> list[str]:
    """The keys that do something in this game, as browsers name them."""
    return list(dict.fromkeys([*ACTIONS, *(key for verb in session.game.verbs.values() for key in verb.keys)]))


def help_lines(session: Session) -> list[list[str]]:
    """What each key does, in the reader's language: pairs of name and explanation, the game's own keys first."""
    words = session.words
    space = words.say("space-bar")
    own = [
        [", ".join(printed(key, space) for key in verb.keys), words.say("key-verb", verb=words.say(f"verb-{name}"))]
        for name, verb in session.game.verbs.items()
        if verb.keys
    ]
    return [*own, *([row.name or space, words.say(row.help)] for row in TABLE if row.needs(session))]


def printed(key: str, space: str) -> str:
    """What is written on a key."""
    return {" ": space}.get(key, key.upper() if len(key) == 1 else key)
