"""Exercises that check themselves, about a game at one of its positions.

The right answer stands nowhere. When an answer is checked, a function of the game computes the right one from the
rules, the graph or deduction, and finds out which mistake a wrong one is. The words are among the game's own: the
message `exercise-<id>` is the question; its attributes `hint1`, `hint2`, … lead to the answer step by step, and
`right` and the names of the mistakes are what is said of an answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

from gamekit.errors import InputError
from gamekit.game import Game
from gamekit.notation import fold
from gamekit.registry import room
from gamekit.text import Text, text
from gamekit.timeline import Timeline

RIGHT = "right"
CLOSE = Fraction(1, 200)  # a probability may be rounded to a percent
KINDS_OF_SLOTS = "slot"  # the name of a field whose words are names of slots: "suspect", "place", ...

WRITTEN = re.compile(r"(?P<over>[-+]?\d{1,12}([.]\d{1,12})?)(/(?P<under>\d{1,12}))?(?P<percent>%?)")

Number = int | Fraction
Part = Fraction | str | tuple[str, ...]  # of an answer: a number, a word, or several words


class Field(NamedTuple):
    """One part of an answer: a number, or else a word that `words(timeline)` offers, or (`many`) any number of them.

    Its name is the kind of name that the words have: "place", "card", …, or "slot" for words like these.
    """

    name: str
    words: Callable[[Timeline], Sequence[str]] | None = None
    many: bool = False


NUMBER = Field("number")


class Verdict(NamedTuple):
    """What is said of an answer: "right" or the name of a mistake, and the details that the sentence names."""

    said: str
    details: Mapping[str, Any] = {}


class Feedback(NamedTuple):
    """What the learner is told: whether the answer was right, which sentence was chosen, and the sentence itself."""

    right: bool
    said: str
    text: str


def no_details(timeline: Timeline) -> Mapping[str, Any]:
    """For questions and hints that name nothing of the position."""
    return {}


class Exercise(NamedTuple):
    """A question, the parts of its answer, and the function that judges it.

    `judge(timeline, *parts)` gets a timeline that stands at the position named `at` ("": where the reader stands);
    `about(timeline)` gives the details that the question and the hints name; `hints` is how many hints there are.
    """

    id: str
    fields: tuple[Field, ...]
    judge: Callable[..., Verdict]
    mistakes: tuple[str, ...]
    hints: int = 2
    at: str = ""
    about: Callable[[Timeline], Mapping[str, Any]] = no_details


def for_number(id: str, judge: Callable[..., Verdict], mistakes: str, field: Field = NUMBER, **more: Any) -> Exercise:
    """An exercise whose answer is one number; its mistakes stand in a row, with blanks between them."""
    return Exercise(id, (field,), judge, tuple(mistakes.split()), **more)


def exercises(game: Game) -> dict[str, Exercise]:
    """The exercises of a game by id; none for a game without a room for them, or from outside the kit."""
    found = room(game, "exercises")
    return {exercise.id: exercise for exercise in found.EXERCISES} if found else {}


def find(game: Game, id: str) -> Exercise:
    """The exercise of that id; InputError with the ids that exist if there is none."""
    known = exercises(game)
    if id not in known:
        raise _unknown("no_exercise", id, known)
    return known[id]


def standing(game: Timeline, at: str) -> Timeline:
    """A copy of the game that stands at the position named `at`; with "", the game itself, wherever it stands.

    InputError with the names there are, if the game has no such position.
    """
    from gamekit.record import read

    if not at:
        return game
    if at not in game.names:
        raise _unknown("no_position", at, game.names)
    copy = read(game.record(), {game.game.name: game.game})
    copy.jump(copy.names[at])
    return copy


def _unknown(reason: str, given: str, known: Iterable[str]) -> InputError:
    details = {"given": str(given)[:40], "known": ", ".join(known) or "–"}
    return InputError(reason, details, f"{reason.replace('_', ' ')} {given!r}; there are: {details['known']}")


class Sheet:
    """An exercise put to a learner: about one game, in one language."""

    def __init__(self, game: Timeline, id: str, lang: str = "en") -> None:
        self.exercise = find(game.game, id)
        self.game = standing(game, self.exercise.at)
        self.words: Text = text(lang, game.game)

    @cached_property
    def about(self) -> dict[str, Any]:
        """The details of the position that the sentences name."""
        return dict(self.exercise.about(self.game))

    def say(self, attribute: str | None = None, **details: Any) -> str:
        """The question, or one of the exercise's other sentences."""
        return self.words.say(f"exercise-{self.exercise.id}", attribute, **(self.about | details))

    @property
    def question(self) -> str:
        """The question in words."""
        return self.say()

    @property
    def hints(self) -> list[str]:
        """The hints, from the faintest to the plainest."""
        return [self.say(f"hint{number}") for number in range(1, self.exercise.hints + 1)]

    def label(self, field: Field) -> str:
        """What is asked for in a field."""
        return self.words.say(f"slot-{field.name}") if self.words.has(f"slot-{field.name}") else ""

    def choices(self, field: Field) -> list[tuple[str, str]]:
        """The words that can stand in a field, each with its name; none for a number."""
        offered = field.words(self.game) if field.words else ()
        return [(word, self._name(field, word)) for word in offered]

    def _name(self, field: Field, word: str) -> str:
        if field.name == KINDS_OF_SLOTS:
            return self.words.say(f"slot-{word}")
        return self.words.name(self.game.game.kinds.get(field.name, field.name), word)

    def check(self, *answer: Any) -> Feedback:
        """What is to be said of an answer, one part for each field; InputError if it cannot be read."""
        if len(answer) != len(self.exercise.fields):
            raise InputError("no_answer", {}, f"{len(self.exercise.fields)} parts are needed, not {len(answer)}")
        parts = [read_part(self, field, part) for field, part in zip(self.exercise.fields, answer, strict=True)]
        said, details = self.exercise.judge(self.game, *parts)
        return Feedback(said == RIGHT, said, self.say(said, **details))


# ---------------------------------------------------------------------- what games judge by


def seat_to_move(game: Timeline) -> int:
    """The player whose turn it is at the position of an exercise."""
    seat = game.actor
    assert seat is not None
    return seat


def about_seat(game: Timeline, **more: Any) -> dict[str, Any]:
    """The details of an exercise that names whose turn it is, and perhaps more."""
    return {"seat": seat_to_move(game), **more}


def numbers(answer: Fraction, right: Number, mistakes: Mapping[str, Number], other: str) -> Verdict:
    """Right, or the mistake that leads to just this number, or `other`."""
    if answer == right:
        return Verdict(RIGHT)
    return Verdict(next((said for said, number in mistakes.items() if answer == number), other))


def counts(answer: Fraction, right: Number, mistakes: Mapping[str, Number]) -> Verdict:
    """The same for a number of things: another number is "more" or "fewer"."""
    return numbers(answer, right, mistakes, "more" if answer > right else "fewer")


def several(answer: Sequence[str], right: Iterable[str], name: str) -> Verdict:
    """Right if just these words were chosen; else "not" and the first wrong one, under that name, or "missing"."""
    wrong = [word for word in answer if word not in set(right)]
    if wrong:
        return Verdict("not", {name: wrong[0]})
    missing = len(set(right) - set(answer))
    return Verdict("missing", {"count": missing}) if missing else Verdict(RIGHT)


def shares(answer: Fraction, right: Fraction, mistakes: Mapping[str, Fraction]) -> Verdict:
    """The same for a probability, which may be rounded to a percent; whatever is nearest counts, else "other"."""
    near = {said: abs(answer - share) for said, share in {RIGHT: right, **mistakes}.items()}
    said = min(near, key=lambda said: near[said])
    return Verdict(said if near[said] < CLOSE else "other")


def one_fewer(answer: Fraction, count: int, elements: int) -> Verdict:
    """What is left when one of `count` equal cases of so many elements was named and was wrong: one fewer.

    The mistakes: as many as before, half of them, fewer by the elements, or the case solved.
    """
    mistakes: dict[str, Number] = {"same": count, "half": Fraction(count, 2), "three": count - elements, "solved": 1}
    return numbers(answer, count - 1, mistakes, "other")


# ---------------------------------------------------------------------- reading answers


def read_part(sheet: Sheet, field: Field, given: Any) -> Part:
    """A part of an answer as a number, a word or several words; InputError says what is wrong with it."""
    if field.words is None:
        return read_number(given)
    known = dict(sheet.choices(field))
    if not field.many:
        return read_word(field.name, known, given)
    several = list(given) if isinstance(given, Iterable) and not isinstance(given, str) else [given or ""]
    several = [] if several == [""] else several
    if not several:
        raise InputError("no_answer", {}, "the answer is empty")
    return tuple(dict.fromkeys(read_word(field.name, known, word) for word in several))


def read_number(given: Any) -> Fraction:
    """The number that was written: 12, 2.5, "2,5", "1/4" or "25 %"."""
    written = str(given).replace(",", ".").replace("−", "-").replace(" ", "").strip()
    if not written:
        raise InputError("no_answer", {}, "the answer is empty")
    found = WRITTEN.fullmatch(written)
    if not found or not int(found["under"] or 1):
        raise InputError("not_a_number", {"given": str(given)[:40]}, f"not a number: {given!r}")
    number = Fraction(found["over"]) / int(found["under"] or 1)
    return number / 100 if found["percent"] else number


def read_word(kind: str, known: Mapping[str, str], given: Any) -> str:
    """The word that was meant, in the notation or by its name, with or without accents."""
    if not given:
        raise InputError("no_answer", {}, "the answer is empty")
    meant = fold(str(given)).strip()
    for word, name in known.items():
        if meant in (word, fold(name)):
            return word
    details = {"word": str(given)[:40], "options": ", ".join(known.values())}
    raise InputError("unknown_word", details, f"no {kind} {given!r}; there are: {', '.join(known)}")
