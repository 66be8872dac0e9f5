"""Finding what is wrong with a lesson before a class does: it is walked to its end, along every answer it takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.errors import Illegal, InputError
from gamekit.game import Game, Move
from gamekit.lessons import tasks
from gamekit.lessons.lines import Path as Place
from gamekit.lessons.page import Lesson, LessonError, Problem, Words, read
from gamekit.lessons.walk import Walk, opened
from gamekit.record import RecordError
from gamekit.rulebook import load as load_rules
from gamekit.text import LANGUAGES, text
from gamekit.tree import path_between

if TYPE_CHECKING:
    from gamekit.reasons import Reasoning

MOST = 12  # answers of one step from which the rest of the lesson is walked


def check_file(path: Path, by_hand: Mapping[str, Game] | None = None) -> list[Problem]:
    """All that is wrong with the lesson in a file, by line; nothing if all is well."""
    try:
        return check(read(path, by_hand))
    except LessonError as error:
        return error.problems


def check(lesson: Lesson) -> list[Problem]:
    """All that is wrong with a lesson that could be read, by line."""
    inspector = Inspector(lesson)
    inspector.inspect()
    return sorted(inspector.problems, key=lambda problem: problem.line)


def why_in_words(game: Game, error: Exception) -> Words:
    """What an error says, in both languages."""
    if isinstance(error, Illegal):
        return {"en": error.refusal.en, "pl": error.refusal.pl}
    if isinstance(error, InputError):
        return {lang: text(lang, game).error(error.reason, error.details) for lang in LANGUAGES}
    return {lang: str(getattr(error, lang, error)) for lang in LANGUAGES}


class Inspector:
    """Walks one lesson; `problems` are what it has found, `seen` the rules that were at work on the way."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.problems, self.seen = lesson, list[Problem](), set[str]()

    def complain(self, place: Place, reason: str, why: Words | None = None, **details: Any) -> None:
        """Note that something is wrong at a place."""
        self.problems.append(Problem(self.lesson.lines.of(place), reason, details, why or {}))

    def inspect(self) -> None:
        """The whole lesson: its head, its steps one after the other, its branches, the rules it claims to teach."""
        self._names()
        if self.problems or not self._opens():
            return
        walk = self._begun()
        if walk and self._main_line(walk):
            self._rules_claimed()

    # ------------------------------------------------------------------ before the first move

    def _names(self) -> None:
        """Every rule, verb and property that the lesson names must exist."""
        lesson, book = self.lesson, load_rules(self.lesson.game)
        places: list[tuple[Place, tuple[str, ...]]] = [(("rules",), lesson.rules)]
        places += [(("step", at, "rules"), step.rules) for at, step in enumerate(lesson.steps)]
        for place, rules in places:
            for rule in (rule for rule in rules if rule not in book):
                self.complain(place, "no_rule", given=rule[:40])
        for at, step in enumerate(lesson.steps):
            self._one_of(("step", at, "verb"), "no_verb", step.verb, lesson.game.verbs)
            self._one_of(("step", at, "property"), "no_property", step.having, tasks.properties(lesson.game))

    def _one_of(self, place: Place, reason: str, given: str, known: Iterable[str]) -> None:
        if given and given not in known:
            self.complain(place, reason, given=given[:40], known=", ".join(known) or "–")

    def _opens(self) -> bool:
        """Whether the game can be set up, with the learner's seat in it."""
        lesson = self.lesson
        try:
            seats = opened(lesson).seats
        except RecordError as error:
            self.complain(("record",), "record", why_in_words(lesson.game, error))
        except InputError as error:
            self.complain(("at",) if error.reason == "lesson_position" else ("options",), *self._cannot(error))
        else:
            if lesson.eyes not in seats:
                self.complain(("eyes",), "number", name="eyes", least=0, most=len(seats) - 1)
        return not self.problems

    def _cannot(self, error: Exception) -> tuple[str, Words]:
        return "record", why_in_words(self.lesson.game, error)

    def _begun(self) -> Walk | None:
        try:
            return Walk(self.lesson)
        except InputError as error:
            self._cannot_enter(0, error)
            return None

    def _cannot_enter(self, at: int, error: Exception) -> None:
        name = "at" if getattr(error, "reason", "") == "lesson_position" else "moves"
        self.complain(("step", at, name), "moves", why_in_words(self.lesson.game, error))

    # ------------------------------------------------------------------ step by step

    def _main_line(self, walk: Walk) -> bool:
        """Walk to the end by the first answer of each step, and from every other answer too; False if it is barred."""
        while not walk.finished:
            at = walk.at
            answers = self._answers(walk)
            if answers is None:
                return False
            for other in answers[1:]:
                self._branch(walk, at, other)
                walk.again(at)
            self._answer(walk, answers[:1])
            self._look_at_rules(walk)
            try:
                walk.next()
            except InputError as error:
                self._cannot_enter(at + 1, error)
                return False
        return True

    def _answers(self, walk: Walk) -> list[Move] | None:
        """The moves that the present step takes; None if it has a task that nobody can do."""
        place: Place = ("step", walk.at)
        step, before = walk.step, len(self.problems)
        if step.claim:
            self._claims(walk, place)
        if not step.asks_for_move:
            return [] if len(self.problems) == before else None
        if walk.lesson.eyes not in walk.timeline.game.movers(walk.timeline.state):
            self.complain((*place, "do"), "not_your_turn")
            return None
        for written in step.do:
            self._expected(walk, (*place, "do"), written)
        moves = list(islice(tasks.accepted(walk.timeline, walk.lesson.eyes, step), MOST))
        self._wrong_moves(walk, place)
        if not moves and len(self.problems) == before:
            self.complain((*place, "do"), "no_answer")
        return moves if len(self.problems) == before else None

    def _expected(self, walk: Walk, place: Place, written: str) -> None:
        """A move that the lesson expects must be one, and be allowed."""
        try:
            refusal = walk.timeline.why_not(written, walk.lesson.eyes)
        except InputError as error:
            self.complain(place, "unreadable", why_in_words(walk.lesson.game, error), move=written[:60])
        else:
            if refusal:
                self.complain(place, "illegal", {"en": refusal.en, "pl": refusal.pl}, move=written[:60])

    def _wrong_moves(self, walk: Walk, place: Place) -> None:
        for at, wrong in enumerate(walk.step.wrong):
            here = (*place, "wrong", at)
            try:
                move = walk.timeline.read(wrong.move, walk.lesson.eyes)
            except InputError as error:
                self.complain(here, "unreadable", why_in_words(walk.lesson.game, error), move=wrong.move[:60])
                continue
            refusal = walk.timeline.why_not(move)
            self.seen |= set(refusal.rules if refusal else ())
            if refusal is None and tasks.judge_move(walk.timeline, walk.step, move, walk.words)[0]:
                self.complain(here, "not_wrong", answer=wrong.move[:60])
            elif refusal is None and not wrong.say and not walk.step.having:
                self.complain(here, "wrong_needs_words", answer=wrong.move[:60])

    def _claims(self, walk: Walk, place: Place) -> None:
        """What is to be marked must follow from the log, and what is wrong must not."""
        reasoning = walk.reasoning
        if reasoning is None:
            self.complain((*place, "claim"), "no_reasoning")
            return
        for claim in walk.step.claim:
            if self._follows(walk, reasoning, (*place, "claim"), claim) is False:
                self.complain((*place, "claim"), "claim_open", claim=claim[:60])
        for at, wrong in enumerate(walk.step.wrong):
            if self._follows(walk, reasoning, (*place, "wrong", at), wrong.claim):
                self.complain((*place, "wrong", at), "not_wrong", answer=wrong.claim[:60])

    def _follows(self, walk: Walk, reasoning: Reasoning, place: Place, claim: str) -> bool | None:
        """Whether a claim follows from the log; None if it cannot be read."""
        try:
            return not tasks.does_not_follow(reasoning, walk.fact(reasoning, claim))
        except InputError as error:
            self.complain(place, "bad_claim", why_in_words(walk.lesson.game, error), claim=claim[:60])
            return None

    def _answer(self, walk: Walk, moves: list[Move]) -> None:
        """Give the first right answer."""
        if walk.step.claim and (reasoning := walk.reasoning):
            facts = [walk.fact(reasoning, claim) for claim in walk.step.claim]
            walk.try_marks({(fact.kind, fact.word): fact.holds for fact in facts})
        for move in moves:
            walk.try_move(move)

    # ------------------------------------------------------------------ other answers

    def _branch(self, walk: Walk, at: int, move: Move) -> None:
        """From another answer that a step takes, too, the lesson must lead to its end."""
        try:
            for moves in self._to_the_end(walk, move):
                if moves is None:
                    self.complain(("step", at, "do"), "branch_task", move=str(move), step=walk.at + 1)
                    return
        except InputError as error:
            why = why_in_words(walk.lesson.game, error)
            self.complain(("step", at, "do"), "branch", why, move=str(move), step=walk.at + 1)

    def _to_the_end(self, walk: Walk, move: Move) -> Iterator[list[Move] | None]:
        """Walk on with a move, then with the first answer of each step; None where a step's task cannot be done."""
        first = [move]
        while not walk.finished:
            self._answer(walk, first)
            yield first if walk.is_done else None
            walk.next()
            eyes, step = walk.lesson.eyes, walk.step
            first = list(islice(tasks.accepted(walk.timeline, eyes, step), 1)) if step.asks_for_move else []

    # ------------------------------------------------------------------ rules

    def _look_at_rules(self, walk: Walk) -> None:
        """The rules at work in what happened at the present step."""
        nodes = path_between(walk.froms[walk.at], walk.timeline.here)
        self.seen |= {rule for node in nodes for event in node.events for rule in event.rules}

    def _rules_claimed(self) -> None:
        for rule in self.lesson.rules:
            if rule not in self.seen:
                self.complain(("rules",), "rule_unseen", rule=rule)
