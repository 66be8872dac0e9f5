"""What is to be said of a reader's marks: right, not yet forced, or wrong; no answer is given away unasked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from gamekit import reasons
from gamekit.reasons import Case, Fact, Judged, Marks, Reasoning
from gamekit.text import Text
from gamekit.wording import case_words, fact_words, why_words
from widgets.clashing import clash_words

GROUPS = {"forced": "marks-forced", "open": "marks-open", "wrong": "marks-wrong"}  # verdict -> its heading


class Finding(NamedTuple):
    """What is to be said of one mark: at once, and, under a button or heading `ask`, only to who asks for it."""

    fact: Fact
    verdict: str
    words: str
    ask: str = ""  # what the button says; "" if there is nothing more
    tell: Callable[[], str] = str

    @property
    def more(self) -> str:
        """What is told only on demand, and worked out only then; "" if there is nothing more."""
        return self.tell()


class Verdicts(NamedTuple):
    """What is to be said of all marks: a summary, and the findings."""

    summary: str
    findings: tuple[Finding, ...] = ()

    def of(self, verdict: str) -> list[Finding]:
        """The findings of one verdict."""
        return [finding for finding in self.findings if finding.verdict == verdict]


def verdicts(reasoning: Reasoning, marks: Marks, words: Text) -> Verdicts:
    """All marks judged, in the order of the note sheet; how to mark, if there are none; a clash, if clues have one."""
    clash = clash_words(reasoning, words)
    if clash:
        return Verdicts(clash)
    if not marks:
        return Verdicts(words.say("no-marks"))
    in_order = {cell: marks[cell] for cell in reasons.cells(reasoning) if cell in marks}
    judged, decided = reasons.judge(reasoning, in_order, whys=False), is_decided(reasoning)
    findings = tuple(finding(reasoning, each, decided, words) for each in judged)
    counts = {verdict: sum(each.verdict == verdict for each in judged) for verdict in GROUPS}
    return Verdicts(words.say("marks-checked", **counts), findings)


def is_decided(reasoning: Reasoning) -> bool:
    """Whether only one case is left: then a case against a mark is the answer itself."""
    return len(reasons.forced(reasoning)) == len(reasons.cells(reasoning))


def finding(reasoning: Reasoning, judged: Judged, decided: bool, words: Text) -> Finding:
    """What is to be said of one mark."""
    fact = fact_words(words, judged.fact)
    if judged.verdict == "forced":
        return Finding(
            judged.fact, judged.verdict, fact, words.say("ask-why"), partial(told_why, reasoning, judged.fact, words)
        )
    against = case_against(judged.case, words)
    if judged.verdict == "wrong" and decided:
        told = f"{fact} {words.say('case-on-demand')}"
        return Finding(judged.fact, judged.verdict, told, words.say("ask-case"), lambda: against)
    return Finding(judged.fact, judged.verdict, f"{fact} {against}")


def told_why(reasoning: Reasoning, fact: Fact, words: Text) -> str:
    """Why a fact that follows does so."""
    found = reasons.why(reasoning, fact)
    return " ".join(why_words(reasoning, found, words)) if found else ""


def case_against(case: Case | None, words: Text) -> str:
    """A possible case in which a mark is not so."""
    return words.say("case-against", case=case_words(words, case or {}))
