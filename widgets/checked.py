"""What a notebook shows when an answer was checked: in words, with whys that open only for those who ask."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from gamekit import reasons
from gamekit.errors import InputError
from gamekit.exercises import Sheet, standing
from gamekit.reasons import Fact, Reasoning
from gamekit.text import Text
from gamekit.timeline import Timeline
from gamekit.wording import read_fact
from widgets.language import words_for
from widgets.verdicts import GROUPS, Finding, Verdicts, verdicts

BOX = "border-inline-start:5px solid currentColor;padding:2px 12px;margin:4px 0;max-width:46em"


class Answer(NamedTuple):
    """What is said of an answer: whether all of it is right, the words, and the findings, mark by mark, by heading."""

    right: bool
    text: str
    findings: tuple[tuple[str, tuple[Finding, ...]], ...] = ()
    lang: str = "en"

    def __str__(self) -> str:
        lines = [line for heading, found in self.findings for line in (f"{heading}:", *(f"  {f.words}" for f in found))]
        return "\n".join([self.text, *lines])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        groups = "".join(group_html(heading, found) for heading, found in self.findings)
        return f'<div lang="{self.lang}" style="{BOX}"><p><strong>{escape(self.text)}</strong></p>{groups}</div>'


def group_html(heading: str, found: Iterable[Finding]) -> str:
    """Findings below their heading, as HTML."""
    return f"<p>{escape(heading)}:</p><ul>{''.join(finding_html(each) for each in found)}</ul>"


def finding_html(finding: Finding) -> str:
    """A finding as HTML; what it keeps back opens on demand."""
    asked = f"<details><summary>{escape(finding.ask)}</summary>{escape(finding.more)}</details>" if finding.ask else ""
    return f"<li>{escape(finding.words)}{asked}</li>"


def exercise(game: Timeline, lang: str, id: str, *parts: object) -> Answer:
    """An answer to an exercise; InputError if there is no such exercise, or the answer cannot be read."""
    feedback = Sheet(game, id, lang).check(*parts)
    return Answer(feedback.right, feedback.text, lang=lang)


def facts(game: Timeline, lang: str, seat: int, at: str, yes: Iterable[str] = (), no: Iterable[str] = ()) -> Answer:
    """The facts that a reader claims, or, if there are none, the marks on the note sheet.

    InputError if the game has no such eyes or position, if nobody has the turn there, or if a name cannot be read.
    """
    there = standing(game, at)
    there.check_eyes(seat)
    words, reasoning = words_for(lang, game.game), reasons.reasoning_for(there, seat)
    if game.game.reason is None:
        return Answer(False, words.say("no-sheet-in-game"), lang=lang)
    if reasoning is None:
        raise InputError("nothing_to_reason", {}, "nobody has the turn")
    claimed = {fact[:2]: fact.holds for fact in claims(reasoning, yes, no, words)}
    found = verdicts(reasoning, claimed or reasons.marks_of(there, reasoning), words)
    groups = [(words.say(GROUPS[verdict]), tuple(found.of(verdict))) for verdict in GROUPS]
    return Answer(all_right(found), found.summary, tuple(group for group in groups if group[1]), lang)


def claims(reasoning: Reasoning, yes: Iterable[str], no: Iterable[str], words: Text) -> list[Fact]:
    """What a reader says to be so and not so, read in either language."""
    return [
        *(read_fact(reasoning, str(each), words) for each in listed(yes)),
        *(read_fact(reasoning, str(each), words).opposite for each in listed(no)),
    ]


def listed(names: Iterable[str]) -> list[str]:
    """Names; one by itself need not stand in a list."""
    return [names] if isinstance(names, str) or not isinstance(names, Iterable) else list(names)


def all_right(found: Verdicts) -> bool:
    """Whether every mark follows from the log, and there is one."""
    return bool(found.findings) and all(each.verdict == "forced" for each in found.findings)
