"""An exercise as a form: the question, fields for the answer, what is said of it, and hints on demand."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from gamekit.errors import InputError
from gamekit.exercises import Field, Sheet
from gamekit.timeline import Timeline
from widgets.language import words_for
from widgets.module import module

FOLDER = Path(__file__).parent
LOG = logging.getLogger("widgets")


class ExerciseForm(anywidget.AnyWidget):
    """One exercise about one game. The browser sends {"type": "check", "answer": [...]} or {"type": "hint"}.

    `sheet` is the exercise in gamekit's sense: `sheet.check(...)` judges an answer without the form.
    """

    _esm = module("exercise.js")
    _css = FOLDER / "exercise.css"

    form = traitlets.Dict(help="title, question, fields, the words on the buttons, how many hints there are").tag(
        sync=True
    )
    lang = traitlets.Unicode("en", help="language of all words, for the screen reader's voice").tag(sync=True)
    said = traitlets.Dict(
        help='{"n": int, "text": str, "kind": str}: spoken when n changes; kind is "right", "wrong" or "refused"'
    ).tag(sync=True)
    hints: traitlets.List[Any] = traitlets.List(help="the hints that were asked for so far").tag(sync=True)

    def __init__(self, game: Timeline, id: str, lang: str) -> None:
        self.sheet = Sheet(game, id, lang)
        self.words = words_for(lang, game.game)
        super().__init__(form=self._form(), lang=lang)
        self.on_msg(self._heard)

    def _form(self) -> dict[str, Any]:
        sheet, say = self.sheet, self.words.say
        return {
            "title": say("exercise-title"),
            "question": sheet.question,
            "fields": [self._field(field) for field in sheet.exercise.fields],
            "check": say("exercise-check"),
            "hint": say("exercise-hint"),
            "count": len(sheet.hints),
        }

    def _field(self, field: Field) -> dict[str, Any]:
        kind = "number" if field.words is None else "several" if field.many else "choice"
        label = self.sheet.label(field) or self.words.say("exercise-answer")
        return {"kind": kind, "label": label[0].upper() + label[1:], "words": self.sheet.choices(field)}

    def _heard(self, widget: Any, message: Any, buffers: Any) -> None:
        match message:
            case {"type": "check", "answer": list(answer)}:
                self.answer(*answer)
            case {"type": "hint"}:
                self.hint()

    def answer(self, *parts: Any) -> None:
        """Judge an answer and say what is to be said of it; what cannot be read is refused in words."""
        try:
            feedback = self.sheet.check(*parts)
        except InputError as error:
            self._say(self.words.error(error.reason, error.details), "refused")
        except Exception:  # a fault of the kit: told to the reader in words, and to its makers in the log
            LOG.exception("an exercise failed")
            self._say(self.words.say("exercise-failed"), "refused")
        else:
            self._say(feedback.text, "right" if feedback.right else "wrong")

    def hint(self) -> None:
        """Give the next hint, as long as there is one."""
        given = len(self.hints)
        if given < len(self.sheet.hints):
            self.hints = self.sheet.hints[: given + 1]

    def _say(self, words: str, kind: str) -> None:
        self.said = {"n": self.said.get("n", 0) + 1, "text": words, "kind": kind}
