"""A lesson above a panel: what to do, what is said of an answer, on and back; the learner makes the moves on the board.

The panel asks the lesson before it makes a move. What the lesson says is announced by the board and stands in the box.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from gamekit.game import Game, Move, Refusal
from gamekit.lessons.page import Lesson, lesson_name
from gamekit.lessons.page import lesson as find_lesson
from gamekit.lessons.walk import Feedback, Walk, joined
from gamekit.rulebook import load as load_rules
from gamekit.strict_json import JsonError, parse
from gamekit.text import check_language
from widgets import keep
from widgets.language import default_language
from widgets.module import module
from widgets.panel import Panel
from widgets.session import Session
from widgets.table import Table

FOLDER = Path(__file__).parent
DRAWERS = ("drawer-rules", "drawer-display")  # what a lesson needs of a panel; the rest would only distract
FOR_MARKS = "drawer-sheet"  # and where something is to be marked
KEPT = "lessons"  # the folder, among the saved games, of the places kept


def lesson(game: str | Game, id: str, lang: str | None = None) -> Panel:
    """A lesson of a game, by its id or by the path of a .toml file, as a box above a panel.

    InputError with the lessons there are, if there is none such; LessonError with all that is wrong with its file.
    """
    language = check_language(lang or default_language())
    return Tutor(Walk(find_lesson(game, id), language)).panel


class LessonBox(anywidget.AnyWidget):
    """What is seen of a lesson.

    The browser sends {"type": "press", "button": name} or {"type": "remember", "on": bool}.
    `page` is all that is shown; when `turned` grows and the focus is in the panel, it goes to the goal.
    """

    _esm = module("lesson.js")
    _css = FOLDER / "lesson.css"

    page = traitlets.Dict(help="lang, title, place, at, of, goal, say, rules, which, told, kind, buttons, …").tag(
        sync=True
    )
    turned = traitlets.Int(0, help="how many pages have been turned").tag(sync=True)


class Tutor:
    """One lesson on one panel: `walk` is the learner's way, `box` what is seen, `panel` the panel below it."""

    def __init__(self, walk: Walk) -> None:
        self.walk, self.box = walk, LessonBox()
        self.answer, self.kind, self.hinted = "", "", False  # what was said of the last answer, and if it is good news
        self.place = Place(walk.lesson)
        self.kept = self.place.read()
        self.session = Session(Table(walk.timeline), walk.lesson.eyes, walk.lang, locked=True)
        self.session.tutor = self
        marks = [FOR_MARKS] * any(step.claim for step in walk.lesson.steps)
        self.panel = Panel(self.session, above=[self.box], only=[*DRAWERS, *marks])
        self.box.on_msg(self._heard)

    # ------------------------------------------------------------------ what the learner does

    def try_move(self, move: Move) -> None:
        """Make the move if the lesson takes it, else say why not."""
        self._judged(self.walk.try_move(move))

    def knows(self, move: Move) -> bool:
        """Whether the present step has words of its own for a move."""
        return self.walk.knows(move)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in words, with the wording of the rules behind it, also of a move that is not complete yet."""
        return self.walk.refusal(refusal)

    def check(self) -> None:
        """Say whether the marks are right."""
        self._judged(self.walk.try_marks())

    def _judged(self, feedback: Feedback) -> None:
        session = self.session
        if feedback.right:
            self._tell(feedback.text, "right")
            self._keep()
            return
        if feedback.refusal:
            session.refused(feedback.refusal)
        if session.choice and len(session.choice.words) == 1:
            session.choice = session.choice.shorter()  # another word for the same verb
        self.answer, self.kind = feedback.text, "wrong"
        session.complain(feedback.text)

    def next(self) -> None:
        """On to the next step, if this one is done."""
        walk, words = self.walk, self.session.words
        if not walk.next():
            self.session.complain(words.say("lesson-not-yet", goal=walk.said(walk.step.goal)))
            self.answer, self.kind = self.session.message.text, "wrong"
        elif walk.finished:
            self._tell(words.say("lesson-finished"), "right")
        else:
            self._turn()

    def back(self) -> None:
        """Back to the step before."""
        if self.walk.back():
            self._turn()
        else:
            self.session.say(self.session.words.say("lesson-first"))

    def hint(self) -> None:
        """Show the hint of this step."""
        self.hinted = True
        self.session.say(self.walk.hint)

    def reset(self) -> None:
        """Begin anew, and forget the place that was kept."""
        self.place.forget()
        self.kept = None
        self.walk.again()
        self.walk.timeline.marks.clear()
        self._turn(self.session.words.say("lesson-begun"))

    def go_there(self) -> None:
        """To the place that was kept on an earlier day."""
        at, answers = self.kept or (0, {})
        self.kept = None
        found = self.walk.restore(at, answers)
        self._turn("" if found else self.session.words.say("lesson-lost"))

    def remember(self, on: bool) -> None:
        """Keep the learner's place from now on, or forget it."""
        if on:
            self.place.write(self.walk)
            self.session.say(self.session.words.say("lesson-remembered", file=str(self.place.path)))
        else:
            self.place.forget()
            self.session.say(self.session.words.say("lesson-forgotten"))

    # ------------------------------------------------------------------ what is told of it

    @property
    def told(self) -> str:
        """What stands below the task: why the last action was refused, else what was said of the last answer."""
        message = self.session.message
        return message.text if message.refused else self.answer

    def _tell(self, text: str, kind: str) -> None:
        """Told after what has happened on the board."""
        self.answer, self.kind = text, kind
        self.session.last.append(text)

    def _turn(self, first: str = "") -> None:
        """Another step is shown, and told."""
        self.answer, self.kind, self.hinted = "", "", False
        self.session.choice, self.session.offer, self.session.glance = None, (), None
        walk, step = self.walk, self.walk.step
        numbers = {"at": walk.at + 1, "of": len(walk.lesson.steps)}
        said = self.session.words.say("lesson-step", goal=walk.said(step.goal), say=walk.said(step.say), **numbers)
        self.session.last.append(joined(first, said.strip()))
        self.box.turned += 1
        self._keep()

    def _keep(self) -> None:
        if self.place.kept:
            self.place.write(self.walk)

    # ------------------------------------------------------------------ what is shown

    def refresh(self) -> None:
        """Show what is so now; only what differs is sent."""
        if self.walk.lang != self.session.lang:
            self._translate()
        page = self._page()
        if self.box.page != page:
            self.box.page = page

    def _translate(self) -> None:
        """In another language: what was said of a wrong answer is gone, what was said of a right one is there."""
        walk = self.walk
        walk.lang = self.session.lang
        self.answer = walk.said(walk.step.right) if self.kind == "right" else ""

    def _page(self) -> dict[str, Any]:
        walk, say = self.walk, self.session.words.say
        lesson, step, of = walk.lesson, walk.step, len(walk.lesson.steps)
        return {
            "lang": walk.lang,
            "title": say("lesson-title", title=walk.said(lesson.title)),
            "about": f"{walk.said(lesson.about)} ({say('lesson-minutes', minutes=lesson.minutes)})" * (not walk.at),
            "place": say("lesson-place", at=walk.at + 1, of=of),
            "at": of if walk.finished else walk.at,
            "of": of,
            "goal": walk.said(step.goal),
            "say": walk.said(step.say),
            "rules": self._rules(),
            "which": say("lesson-rules", ids=", ".join(step.rules)),
            "told": self.told,
            "kind": "wrong" if self.session.message.refused else self.kind,
            "hint": walk.hint if self.hinted else "",
            "buttons": self._buttons(),
            "offer": self._offer(of),
            "remember": say("lesson-remember"),
            "kept": self.place.kept,
        }

    def _rules(self) -> list[str]:
        """The rules of this step in words."""
        book = load_rules(self.session.game)
        found = [book[rule] for rule in self.walk.step.rules if rule in book]
        return [self.session.words.say("lesson-rule", id=rule.id, words=rule.words(self.walk.lang)) for rule in found]

    def _buttons(self) -> list[dict[str, Any]]:
        """The buttons that this step has: name, words, whether to press it now, whether it leads nowhere."""
        walk, say = self.walk, self.session.words.say
        next_now = walk.is_done and not walk.finished
        rows = [("back", say("lesson-back"), False, not walk.at)]
        rows += [("hint", say("lesson-hint"), False, self.hinted)] if walk.hint else []
        rows += [("check", say("lesson-check"), not walk.is_done, walk.is_done)] if walk.step.claim else []
        rows += [("next", say("lesson-next"), next_now, walk.finished or not walk.can_go_on)]
        rows += [("reset", say("lesson-reset"), False, False)]
        return [{"name": name, "words": words, "main": main, "off": off} for name, words, main, off in rows]

    def _offer(self, of: int) -> dict[str, str]:
        """What is offered when a place was kept on an earlier day; nothing if none was."""
        say = self.session.words.say
        if not self.kept:
            return {}
        return {"words": say("lesson-kept", at=self.kept[0] + 1, of=of), "go_there": say("lesson-go-there")}

    def _heard(self, box: Any, message: Any, buffers: Any) -> None:
        match message:
            case {"type": "press", "button": str(name)} if name in PRESSED:
                self.session.attempt(lambda: PRESSED[name](self))
            case {"type": "remember", "on": bool(on)}:
                self.session.attempt(lambda: self.remember(on))


PRESSED: dict[str, Callable[[Tutor], object]] = {
    "back": Tutor.back,
    "hint": Tutor.hint,
    "check": Tutor.check,
    "next": Tutor.next,
    "reset": Tutor.reset,
    "go_there": Tutor.go_there,
}


class Place:
    """The file in which a learner's place in a lesson is kept, only if the learner asks for it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.path = keep.FOLDER / KEPT / f"{lesson_name(lesson)}.json"
        self.kept = self.path.is_file()

    def read(self) -> tuple[int, dict[int, str]] | None:
        """The step at which the lesson was left, and the moves made up to there; None if there is no use in them."""
        try:
            found = parse(self.path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, JsonError):
            return None
        match found:
            case {"at": int(at), "answers": dict(answers)} if 0 < at < len(self.lesson.steps):
                return at, {int(step): str(move) for step, move in answers.items() if step.isdecimal()}
        return None

    def write(self, walk: Walk) -> None:
        """Keep where the learner stands."""
        self.kept = True
        keep.write(self.path, json.dumps({"at": walk.at, "answers": walk.answers}, indent=1) + "\n")

    def forget(self) -> None:
        """Keep nothing any more."""
        self.kept = False
        self.path.unlink(missing_ok=True)
