"""Facts, clues and hints in words, and facts read from what somebody has written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from gamekit.errors import InputError
from gamekit.notation import fold
from gamekit.reasons import Case, Fact, Inference, Reasoning, Rows, Why, cells, holds
from gamekit.rulebook import load as load_rules
from gamekit.text import LANGUAGES, Text, text

NOT = ("not", "no", "nie")  # words before a fact that turn it round, in either language
SHOWN = 12  # facts named to somebody whose words mean none
RUNGS = ("where", "lines", "rule", "fact")  # of the ladder of hints, from the faintest to the plainest


# ---------------------------------------------------------------------- rows and cells of the note sheet


class Row(NamedTuple):
    """A row of the note sheet taken apart: kind "hand:1" is the row "hand" of seat 1, kind "suspect" nobody's.

    Of several such rows of a seat each has a number besides: kind "encrypted:1:2" is number 2 of seat 1.
    """

    name: str
    owner: Mapping[str, int]  # the details `seat` and `number`, as far as there are any

    @classmethod
    def of(cls, kind: str) -> Row:
        """The row of a kind."""
        name, *whose = kind.split(":")
        return cls(name, dict(zip(("seat", "number"), map(int, whose), strict=False)))


def row_name(words: Text, kind: str) -> str:
    """What a row is called: message `sheet-<row>`, with the detail `seat` if it is a seat's."""
    row = Row.of(kind)
    return words.say(f"sheet-{row.name}", **row.owner)


def row_place(words: Text, kind: str) -> str:
    """Where a row is, as a part of a sentence: the attribute `.where` of its message, such as "among the suspects"."""
    row = Row.of(kind)
    return words.say(f"sheet-{row.name}", "where", **row.owner)


def asked_for(words: Text, kind: str) -> str:
    """What a row asks for: by the name of the slot of that kind, or else by its own."""
    return words.say(f"slot-{kind}") if words.has(f"slot-{kind}") else row_name(words, kind)


def word_name(words: Text, kind: str, word: str) -> str:
    """What a word of a row is called; `Game.kinds` may say of which kind of name it is: {"hand": "card"}."""
    return words.name(Row.of(kind).name, word)


def cell_name(words: Text, kind: str, word: str, rows: Rows) -> str:
    """What a cell is called: by its word, and by its row too if that is somebody's, or another has the same word."""
    name, shared = word_name(words, kind, word), sum(word in row for row in rows.values()) > 1
    return f"{name} ({row_name(words, kind)})" if shared or Row.of(kind).owner else name


def case_words(words: Text, case: Case) -> str:
    """A possible case by the names of its words, row by row; rows are named unless each has a single word."""
    told = [(kind, words.listed([word_name(words, kind, word) for word in found])) for kind, found in case.items()]
    if all(len(found) == 1 for found in case.values()):
        return "; ".join(names for _, names in told)
    return "; ".join(f"{row_name(words, kind)}: {names or '–'}" for kind, names in told)


# ---------------------------------------------------------------------- facts, and why they hold


def fact_words(words: Text, fact: Fact) -> str:
    """A fact as a sentence: message `fact-<row>` or its attribute `.not`, with the word as the detail `<row>`."""
    return say_of_row(words, fact.kind, None if fact.holds else "not", fact.word)


def say_of_row(words: Text, kind: str, attribute: str | None, told: str | Sequence[str]) -> str:
    """A sentence of a row about a word or several; it may name the `seat` whose row it is."""
    row = Row.of(kind)
    return words.say(f"fact-{row.name}", attribute, **{row.name: told}, **row.owner)


def facts_words(reasoning: Reasoning, facts: Sequence[Fact], words: Text) -> str:
    """Several facts in a few sentences, row by row."""
    return " ".join(rows_words(reasoning, facts, words))


def rows_words(reasoning: Reasoning, facts: Sequence[Fact], words: Text) -> list[str]:
    """The same, the sentences of each row by themselves.

    What is not so is left out where it goes without saying: once the culprit is known, nobody else is.
    """
    so = [fact for fact in facts if fact.holds]
    told = [fact for fact in facts if fact.holds or not (so and holds(reasoning, fact, (), so))]
    kinds = dict.fromkeys(fact.kind for fact in told)
    return [row_words([fact for fact in told if fact.kind == kind], words) for kind in kinds]


def row_words(facts: Sequence[Fact], words: Text) -> str:
    """The facts of one row: what is so each by itself, several that are not so in one, `fact-<row>.none`."""
    so = [fact for fact in facts if fact.holds]
    out = [fact for fact in facts if not fact.holds]
    told = [fact_words(words, fact) for fact in (so + out if len(out) == 1 else so)]
    if len(out) > 1:
        told.append(say_of_row(words, out[0].kind, "none", [fact.word for fact in out]))
    return " ".join(told)


def why_words(reasoning: Reasoning, found: Why | Inference, words: Text) -> list[str]:
    """Why a fact holds, or of a step the first that is so (if none, that is not so): at most five sentences."""
    fact = found.fact if isinstance(found, Why) else first_told(found)
    return reasoning.sentences(fact, found.clues, found.earlier, words)


def first_told(step: Inference) -> Fact:
    """The fact of a step whose reason is told: what stands in a row rather than what is out."""
    return next((fact for fact in step.facts if fact.holds), step.facts[0])


def clue_words(reasoning: Reasoning, at: int, words: Text) -> str:
    """The log line of a clue."""
    return words.event(reasoning.clues[at].event, reasoning.ears)


def rules_of(reasoning: Reasoning, clues: Iterable[int]) -> list[str]:
    """The rules that give some clues their meaning, each once, the first of each clue."""
    events = (reasoning.clues[at].event for at in clues)
    return list(dict.fromkeys(rule for event in events for rule in event.rules[:1]))


def not_forced(reasoning: Reasoning, fact: Fact, words: Text) -> InputError:
    """That a fact does not follow, with a possible case against it; or that the log lines cannot all be true."""
    against = reasoning.case([fact.opposite])
    if against is None:
        return InputError("contradiction", {}, "the log lines cannot all be true")
    details = {"fact": fact_words(words, fact), "case": case_words(words, against)}
    return InputError("not_forced", details, f"it does not follow: {details['fact']} against it: {details['case']}")


# ---------------------------------------------------------------------- the ladder of hints


def rung(reasoning: Reasoning, inference: Inference, number: int, words: Text) -> str:
    """A hint towards an inference: 0 where to look, 1 which log lines, 2 which rule, 3 the fact and why."""
    return (where, lines, rule, plainly)[number](reasoning, inference, words)


def where(reasoning: Reasoning, inference: Inference, words: Text) -> str:
    """The rows of the note sheet where something new can be found."""
    kinds = dict.fromkeys(fact.kind for fact in inference.facts)
    return words.say("hint-where", rows=words.listed([row_place(words, kind) for kind in kinds]))


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
    why = " ".join(why_words(reasoning, inference, words))
    return words.say("hint-fact", facts=facts_words(reasoning, inference.facts, words), why=why)


# ---------------------------------------------------------------------- reading a fact


def read_fact(reasoning: Reasoning, written: str, words: Text) -> Fact:
    """The fact that was meant, in any language: "suspect korek", "not Cork", "nie Korek".

    InputError with the words there are, in the language of `words`.
    """
    meant = fold(written).split()
    negative = bool(meant) and meant[0] in NOT
    wanted, languages = " ".join(meant[negative:]), [text(lang, words.game) for lang in LANGUAGES]
    found = [cell for cell in cells(reasoning) if any(wanted in spellings(lang, *cell) for lang in languages)]
    if len(found) == 1:
        return Fact(*found[0], not negative)
    near = list(found or cells(reasoning))
    some = [cell_name(words, *cell, reasoning.sheet) for cell in near[:SHOWN]]
    known = ", ".join(some + ["…"] * (len(near) > SHOWN))
    details = {"given": written[:40], "known": known}
    raise InputError("no_fact" if not found else "which_fact", details, f"no fact {written!r}; there are: {known}")


def spellings(words: Text, kind: str, word: str) -> set[str]:
    """How a cell may be written, without accents and in small letters: its word or name, with or without its row."""
    names = {fold(word), fold(word_name(words, kind, word))}
    rows = {fold(kind), fold(asked_for(words, kind))}
    return names | {f"{row} {name}" for row in rows for name in names}
