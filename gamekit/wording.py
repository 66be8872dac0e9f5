"""Facts, clues and hints in words, and facts read from what somebody has written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from gamekit.errors import InputError
from gamekit.notation import fold
from gamekit.reasons import Case, Fact, Inference, Reasoning, cells
from gamekit.rulebook import load as load_rules

if TYPE_CHECKING:
    from gamekit.text import Text

NOT = ("not", "no", "nie")  # words before a fact that turn it round, in either language
RUNGS = ("where", "lines", "rule", "fact")  # of the ladder of hints, from the faintest to the plainest


def fact_words(words: Text, fact: Fact) -> str:
    """A fact as a sentence: message `fact-<kind>`, or its attribute `.not`."""
    return words.say(f"fact-{fact.kind}", None if fact.holds else "not", **{fact.kind: fact.word})


def facts_words(words: Text, facts: Sequence[Fact]) -> str:
    """Several facts in a few sentences: those of one kind that are not so share one, `fact-<kind>.none`."""
    kinds = list(dict.fromkeys(fact.kind for fact in facts))
    return " ".join(words_of_kind(words, kind, [fact for fact in facts if fact.kind == kind]) for kind in kinds)


def words_of_kind(words: Text, kind: str, facts: Sequence[Fact]) -> str:
    """The facts of one row of the note sheet; once it is known what stands there, that says it all."""
    so, out = [fact for fact in facts if fact.holds], [fact.word for fact in facts if not fact.holds]
    if so or len(out) == 1:
        return " ".join(fact_words(words, fact) for fact in (so or facts))
    return words.say(f"fact-{kind}", "none", **{kind: out})


def case_words(words: Text, case: Case) -> str:
    """A possible case by the names of its words, row by row."""
    return "; ".join(words.listed([words.name(kind, word) for word in found]) for kind, found in case.items())


def clue_words(reasoning: Reasoning, at: int, words: Text) -> str:
    """The log line of a clue."""
    return words.event(reasoning.clues[at].event, reasoning.ears)


def rules_of(reasoning: Reasoning, clues: Iterable[int]) -> list[str]:
    """The rules that give some clues their meaning, each once, the first of each clue."""
    events = (reasoning.clues[at].event for at in clues)
    return list(dict.fromkeys(rule for event in events for rule in event.rules[:1]))


# ---------------------------------------------------------------------- the ladder of hints


def rung(reasoning: Reasoning, inference: Inference, number: int, words: Text) -> str:
    """A hint towards an inference: 0 where to look, 1 which log lines, 2 which rule, 3 the fact and why."""
    return (where, lines, rule, plainly)[number](reasoning, inference, words)


def where(reasoning: Reasoning, inference: Inference, words: Text) -> str:
    """The rows of the note sheet where something new can be found."""
    kinds = dict.fromkeys(fact.kind for fact in inference.facts)
    return words.say("hint-where", rows=words.listed([words.say(f"sheet-{kind}") for kind in kinds]))


def lines(reasoning: Reasoning, inference: Inference, words: Text) -> str:
    """The log lines that are enough."""
    told = " ".join(words.say("hint-line", line=clue_words(reasoning, at, words)) for at in inference.clues)
    if not told:
        return words.say("hint-no-lines")
    return words.say("hint-lines", count=inference.size, lines=told)


def rule(reasoning: Reasoning, inference: Inference, words: Text) -> str:
    """The rules that those lines go by; without lines, what is left in a row when all else is out."""
    book = load_rules(words.game) if words.game else {}
    found = [book[id] for id in rules_of(reasoning, inference.clues) if id in book]
    told = " ".join(words.say("hint-of-rule", id=rule.id, words=rule.words(words.lang)) for rule in found)
    return words.say("hint-rule", rules=told) if told else words.say("hint-no-rule")


def plainly(reasoning: Reasoning, inference: Inference, words: Text) -> str:
    """All that the step finds, and the reason of its first fact."""
    why = reasoning.sentences(inference.facts[0], inference.clues, inference.earlier, words)
    return words.say("hint-fact", facts=facts_words(words, inference.facts), why=" ".join(why))


# ---------------------------------------------------------------------- reading a fact


def read_fact(reasoning: Reasoning, text: str, words: Text) -> Fact:
    """The fact that was meant: "suspect korek", "not Cork", "nie Korek"; InputError with the words there are."""
    meant = fold(text).split()
    negative = bool(meant) and meant[0] in NOT
    wanted = " ".join(meant[negative:])
    found = [cell for cell in cells(reasoning) if wanted in spellings(words, *cell)]
    if len(found) == 1:
        return Fact(*found[0], not negative)
    known = ", ".join(words.name(*cell) for cell in found or cells(reasoning))
    details = {"given": text[:40], "known": known}
    raise InputError("no_fact" if not found else "which_fact", details, f"no fact {text!r}; there are: {known}")


def spellings(words: Text, kind: str, word: str) -> set[str]:
    """How a cell may be written, without accents and in small letters: its word or name, with or without its row."""
    names = {fold(word), fold(words.name(kind, word))}
    rows = {fold(kind), fold(words.say(f"slot-{kind}")) if words.has(f"slot-{kind}") else fold(kind)}
    return names | {f"{row} {name}" for row in rows for name in names}
