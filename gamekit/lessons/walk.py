"""A learner's way through a lesson: what to do now, what is said of an answer, on and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gamekit.errors import InputError, Unreadable
from gamekit.game import Move, Refusal
from gamekit.lessons import tasks
from gamekit.lessons.page import Lesson, Step, Words, Wrong
from gamekit.rulebook import load as load_rules
from gamekit.text import check_language, text
from gamekit.timeline import Timeline
from gamekit.tree import Node

if TYPE_CHECKING:
    from gamekit.reasons import Fact, Marks, Reasoning
    from gamekit.text import Text


class Feedback(NamedTuple):
    """What is said of an answer: whether it is right, the sentences, and the refusal of a move that rules forbid."""

    right: bool
    text: str
    refusal: Refusal | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that forbid the move."""
        return self.refusal.rules if self.refusal else ()


def opened(lesson: Lesson) -> Timeline:
    """The game of a lesson at its beginning; InputError or record.RecordError if it cannot be set up."""
    from gamekit.record import read

    if lesson.record:
        game = read(record_path(lesson), {lesson.game.name: lesson.game})
        if lesson.at:
            game.jump(position(game, lesson.at))
        return game
    setting = lesson.game.setting(lesson.seats, lesson.preset, lesson.options)
    timeline = Timeline(lesson.game, setting, lesson.seed)
    timeline.deal()
    return timeline


def record_path(lesson: Lesson) -> Path:
    """The file of a lesson's recorded game: beside the lesson, or a recorded game of the notebooks."""
    from gamekit.recorded import recorded_games

    name = lesson.record.removesuffix(".json")
    beside = lesson.path.parent / f"{name}.json"
    known = recorded_games(Path(__file__).parents[2] / "notebooks") | recorded_games(Path.cwd())
    if beside.is_file() or name not in known:
        return beside
    return known[name]


def position(timeline: Timeline, name: str) -> int:
    """The number of the node of that name; InputError with the names there are, if there is no such position."""
    if name not in timeline.names:
        details = {"given": name[:40], "known": ", ".join(timeline.names) or "–"}
        raise InputError("lesson_position", details, f"no position {name!r}; there are: {details['known']}")
    return timeline.names[name]


class Walk:
    """One learner in one lesson. `at` is the number of the present step, from 0; `timeline` is the learner's game.

    Raises InputError if a step's own moves cannot be made: then the lesson is at fault, and `check` says where.
    """

    def __init__(self, lesson: Lesson, lang: str = "en") -> None:
        self.lesson, self.lang = lesson, check_language(lang)
        self.timeline = opened(lesson)
        self.at = 0
        self.done: set[int] = set()  # the steps whose task is done
        self.froms: dict[int, Node | None] = {0: None}  # where each step began, before its own moves
        self.starts: dict[int, Node] = {}  # where the learner found it
        self.ends: dict[int, Node] = {}  # and left it
        self.answers: dict[int, str] = {}  # the moves with which the learner did it
        self.finished = False
        if lesson.record:
            self.froms[0] = self.timeline.here
        self._enter()

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[self.at]

    @property
    def words(self) -> Text:
        """The sentences in the learner's language."""
        return text(self.lang, self.lesson.game)

    @property
    def is_done(self) -> bool:
        """Whether the present step leaves nothing to do."""
        return self.at in self.done or not self.step.is_task

    @property
    def can_go_on(self) -> bool:
        """Whether Next leads on: the step is done, or was done before the learner came back to it."""
        return self.is_done or self.at in self.ends

    def said(self, words: Words) -> str:
        """A text of the lesson in the learner's language; "" for one that it has not."""
        return words.get(self.lang, "")

    @property
    def hint(self) -> str:
        """The hint of the present step."""
        return self.said(self.step.hint)

    # ------------------------------------------------------------------ on and back

    def next(self) -> bool:
        """On to the next step, if this one is done; False if not. After the last step the lesson is finished."""
        if not self.can_go_on:
            return False
        self.ends.setdefault(self.at, self.timeline.here)
        if self.at + 1 == len(self.lesson.steps):
            self.finished = True
            return True
        self._stand(self.ends[self.at])
        self.at += 1
        self.froms[self.at] = self.timeline.here
        self._enter()
        return True

    def back(self) -> bool:
        """Back to the step before, as it was shown first, to do it again or not; False at the first."""
        if not self.at:
            return False
        self.at, self.finished = self.at - 1, False
        self.done.discard(self.at)
        self._stand(self.starts[self.at])
        return True

    def again(self, at: int = 0) -> None:
        """Back to a step that was reached before, as if neither it nor any later one had been done."""
        self.at, self.finished = at, False
        self._forget(at)
        self._stand(self.starts[at])

    def _forget(self, at: int) -> None:
        self.done = {step for step in self.done if step < at}
        self.ends = {step: node for step, node in self.ends.items() if step < at}
        self.answers = {step: move for step, move in self.answers.items() if step < at}

    def restore(self, at: int, answers: Mapping[int, str]) -> bool:
        """From the beginning to a step, with the answers given on an earlier day; False if they do not lead there."""
        self.again()
        try:
            while self.at < at and not self.finished:
                self._answer_again(answers.get(self.at, ""))
                if not self.next():
                    break
        except InputError:  # the lesson was changed meanwhile
            pass
        if self.at != at:
            self.again()
        return self.at == at

    def _answer_again(self, move: str) -> None:
        if self.step.claim:
            self._finish()
        elif move and self.step.asks_for_move:
            self.try_move(move)

    def stand(self) -> None:
        """To the position that the present step is about, if the learner has looked elsewhere."""
        self._stand(self.ends[self.at] if self.at in self.done else self.starts[self.at])

    def _stand(self, node: Node) -> None:
        """Go to a position. The lesson's own ways are no steps taken back, so the log does not note them."""
        notes = list(self.timeline.notes)
        if self.timeline.here is not node:
            self.timeline.jump(node.number)
        self.timeline.notes = notes

    def _enter(self) -> None:
        """Begin the present step: go where it is about, and make the moves that come before it."""
        step, timeline = self.step, self.timeline
        if step.at:
            self._stand(timeline.nodes[position(timeline, step.at)])
            self.froms[self.at] = timeline.here
        for move in step.moves:
            if ":" not in move:
                raise Unreadable("no_seat", {"text": move[:40]}, f"a move of a lesson names its seat: {move!r}")
            timeline.do(move)
        self.starts[self.at] = timeline.here

    # ------------------------------------------------------------------ answers: a move

    def try_move(self, move: Move | str) -> Feedback:
        """What is said of a move; the one expected is made, any other changes nothing. NotationError: it is none."""
        self.stand()
        found = self.timeline.read(move, self.lesson.eyes)
        if self.is_done or not self.step.asks_for_move:
            return Feedback(False, self._nothing_asked())
        feedback = self._judge_move(found)
        if feedback.right:
            self.timeline.play(found)
            self._finish()
            self.answers[self.at] = found.notation
        return feedback

    def _nothing_asked(self) -> str:
        if self.is_done:
            return self.words.say("lesson-go-on")
        return self.words.say("lesson-mark-instead", goal=self.said(self.step.goal))

    def _judge_move(self, move: Move) -> Feedback:
        known = next((wrong for wrong in self.step.wrong if self.means(wrong, move)), None)
        own = self.said(known.say) if known else ""
        refusal = self.timeline.why_not(move)
        if refusal:
            return Feedback(False, own or self.refusal(refusal), refusal)
        right, said = tasks.judge_move(self.timeline, self.step, move, self.words)
        if right:
            return Feedback(True, joined(said, self.said(self.step.right)))
        return Feedback(False, own or said)

    def knows(self, move: Move) -> bool:
        """Whether the present step has a wrong answer of its own for a move."""
        return any(self.means(wrong, move) for wrong in self.step.wrong)

    def means(self, wrong: Wrong, move: Move) -> bool:
        """Whether a wrong answer is this move."""
        return bool(wrong.move) and tasks.named(self.timeline, move.seat, wrong.move) == move

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in words, with the wording of the rules behind it."""
        book = load_rules(self.lesson.game)
        rules = [book[rule] for rule in refusal.rules if rule in book]
        told = [self.words.say("lesson-rule", id=rule.id, words=rule.words(self.lang)) for rule in rules]
        return joined(self.words.refusal(refusal), *told)

    def _finish(self) -> None:
        """The step is done; where it ends otherwise than before, what came after it is no longer so."""
        here = self.timeline.here
        if self.ends.get(self.at) is not here:
            self._forget(self.at)
        self.done.add(self.at)
        self.ends[self.at] = here

    # ------------------------------------------------------------------ answers: marks

    @property
    def reasoning(self) -> Reasoning | None:
        """What can be worked out about the learner's case; None if the game cannot say."""
        return self.timeline.reasoning(self.lesson.eyes)

    def marks(self) -> Marks:
        """What the learner has marked in the present part of the game."""
        from gamekit.reasons import marks_of

        reasoning = self.reasoning
        return marks_of(self.timeline, reasoning) if reasoning else {}

    def try_marks(self, marks: Marks | None = None) -> Feedback:
        """What is said of the learner's marks: right if all that the step asks for is marked, and nothing else."""
        self.stand()
        reasoning = self.reasoning
        if self.is_done or not self.step.claim or reasoning is None:
            return Feedback(False, self.words.say("lesson-go-on" if self.is_done else "lesson-move-instead"))
        marked = tasks.facts_marked(self.marks() if marks is None else marks)
        feedback = self._judge_marks(reasoning, marked)
        if feedback.right:
            self._finish()
        return feedback

    def _judge_marks(self, reasoning: Reasoning, marked: Sequence[Fact]) -> Feedback:
        if not marked:
            return Feedback(False, self.words.say("lesson-no-marks"))
        for fact in marked:
            if tasks.does_not_follow(reasoning, fact):
                own = (self.said(w.say) for w in self.step.wrong if self.fact(reasoning, w.claim) == fact)
                return Feedback(False, next(own, "") or tasks.against(reasoning, fact, self.words))
        left = tasks.missing(reasoning, [self.fact(reasoning, claim) for claim in self.step.claim], marked)
        if left:
            return Feedback(False, self.words.say("lesson-missing", count=len(left)))
        return Feedback(True, self.said(self.step.right) or self.words.say("lesson-all-marked"))

    def fact(self, reasoning: Reasoning, claim: str) -> Fact:
        """The fact that the lesson names; InputError if it names none."""
        from gamekit.wording import read_fact

        return read_fact(reasoning, claim, self.words)


def joined(*sentences: str) -> str:
    """Sentences one after the other, without the empty ones."""
    return " ".join(sentence for sentence in sentences if sentence)
