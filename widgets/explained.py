"""What a notebook shows of reasons: a why with its picture, a whole solution as a table, a hint; in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

from gamekit import reasons
from gamekit.errors import InputError
from gamekit.exercises import standing
from gamekit.puzzles import next_hint
from gamekit.reasons import Case, Fact, Inference, Reasoning, Why
from gamekit.text import Text
from gamekit.timeline import Timeline
from gamekit.wording import RUNGS, clue_words, facts_words, not_forced, read_fact, rung, why_words
from widgets.language import words_for

if TYPE_CHECKING:
    from figures.picture import Picture


class Explained:
    """Why facts hold: `title` (what holds), `sentences`, `lines` of the log, `picture`, `forced` and, if not, a `case`.

    `lines` are pairs of a step and its words. A fact that does not follow has no picture and no lines.
    """

    def __init__(
        self, reasoning: Reasoning, found: Why | Inference | None, facts: tuple[Fact, ...], words: Text
    ) -> None:
        self.reasoning, self.found, self.facts, self.words = reasoning, found, facts, words

    @property
    def forced(self) -> bool:
        """Whether it follows from the log."""
        return self.found is not None

    @property
    def title(self) -> str:
        """What holds, in words."""
        return facts_words(self.reasoning, self.facts, self.words)

    @cached_property
    def case(self) -> Case | None:
        """A possible case against it; None if it follows."""
        return None if self.found else self.reasoning.case([self.facts[0].opposite])

    @cached_property
    def sentences(self) -> list[str]:
        """Why the first fact holds, in at most five sentences; or that it does not follow."""
        if self.found is None:
            doubt = not_forced(self.reasoning, self.facts[0], self.words)
            return [self.words.error(doubt.reason, doubt.details)]
        return why_words(self.reasoning, self.found, self.words)

    @property
    def lines(self) -> list[tuple[int, str]]:
        """The log lines that it follows from: step and words."""
        clues = self.found.clues if self.found else ()
        return [(self.reasoning.clues[at].step, clue_words(self.reasoning, at, self.words)) for at in clues]

    @cached_property
    def picture(self) -> Picture | None:
        """The graph of the reasons."""
        from figures.reasons import painted

        return painted(self.reasoning, self.found, self.words) if self.found else None

    def __str__(self) -> str:
        return " ".join([self.title, *self.sentences]) if self.found else self.sentences[0]

    __repr__ = __str__

    def _repr_html_(self) -> str:
        title = f"<p><strong>{escape(self.title)}</strong></p>" if self.found else ""
        told = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.sentences)
        picture = self.picture._repr_html_() if self.picture else ""
        return f'<div lang="{self.words.lang}">{title}{told}{picture}</div>'


class Steps:
    """A whole solution, step by step: a table to look at, and a list of `Explained`, one a step.

    `hardest` is the place in the list of the step that takes most lines together, -1 if none takes more than one.
    """

    def __init__(self, reasoning: Reasoning, words: Text) -> None:
        self.reasoning, self.words = reasoning, words
        self.chain = reasons.steps(reasoning)
        self.hardest = reasons.hardest(self.chain)

    def __len__(self) -> int:
        return len(self.chain)

    def __getitem__(self, number: int) -> Explained:
        step = self.chain[number]
        return Explained(self.reasoning, step, step.facts, self.words)

    def __iter__(self) -> Iterator[Explained]:
        return (self[number] for number in range(len(self)))

    def rows(self) -> list[tuple[str, str, str]]:
        """The number of each step from 1, its log lines, what is found."""
        say = self.words.say
        hardest = self.hardest + 1
        numbers = [say("steps-hardest", number=at) if at == hardest else str(at) for at in range(1, len(self) + 1)]
        lines = [" ".join(told for _, told in each.lines) or "–" for each in self]
        return [(number, line, each.title) for number, line, each in zip(numbers, lines, self, strict=True)]

    def __str__(self) -> str:
        return "\n".join(" | ".join(row) for row in self.rows()) or self.words.say("solution-empty")

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from figures.picture import html_table
        from figures.scene import Table

        say = self.words.say
        if not self.chain:
            return f'<p lang="{self.words.lang}">{escape(str(self))}</p>'
        headers = say("steps-number"), say("steps-lines"), say("steps-found")
        table = Table(say("steps-caption", count=len(self)), headers, tuple(self.rows()))
        return f'<div lang="{self.words.lang}">{html_table(table)}</div>'


class Hinted(str):
    """A hint: its words, shown as a sentence."""

    lang = "en"

    def _repr_html_(self) -> str:
        return f'<p lang="{self.lang}">{escape(self)}</p>'


def reasoning_of(game: Timeline, seat: int, at: str) -> tuple[Timeline, Reasoning]:
    """A game at a named position (or where it stands), and what can be reasoned there about the case of a seat.

    With PUBLIC or TEACHER it is the case that `reasons.subject` names. InputError if there is nothing to reason about.
    """
    there = standing(game, at)
    there.check_eyes(seat)
    reasoning = reasons.reasoning_for(there, seat)
    if reasoning is None:
        raise InputError("nothing_to_reason" if game.game.reason else "no_reasons", {}, "nothing to reason about")
    if reasons.clash(reasoning):
        raise InputError("contradiction", {}, "the log lines cannot all be true")
    return there, reasoning


def why(game: Timeline, fact: str, seat: int, at: str, lang: str) -> Explained:
    """Why a fact, by its name in either language, holds; InputError if it cannot be read."""
    reasoning = reasoning_of(game, seat, at)[1]
    words = words_for(lang, game.game)
    meant = read_fact(reasoning, str(fact), words)
    return Explained(reasoning, reasons.why(reasoning, meant), (meant,), words)


def steps(game: Timeline, seat: int, at: str, lang: str) -> Steps:
    """The whole solution."""
    return Steps(reasoning_of(game, seat, at)[1], words_for(lang, game.game))


def hint(game: Timeline, seat: int, number: int, at: str, lang: str) -> Hinted:
    """The hint of that number, from 1, beyond what is marked on the note sheet; InputError if there is none such."""
    if type(number) is not int or number not in range(1, len(RUNGS) + 1):
        raise InputError("no_rung", {"given": str(number)[:40], "known": f"1 – {len(RUNGS)}"}, f"no hint {number!r}")
    there, reasoning = reasoning_of(game, seat, at)
    words = words_for(lang, game.game)
    found = next_hint(there, reasoning, reasons.marks_of(there, reasoning))
    told = rung(reasoning, found, number - 1, words) if found else words.say("hint-nothing-left")
    hinted = Hinted(told)
    hinted.lang = lang
    return hinted
