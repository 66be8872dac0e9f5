"""Which questions and which held cards leave one case of 07 zgłoś się, and how many of them must be seen together.

As soon as few cases are left besides the right one, three cards are looked for that rule all of these out, each one
some that the others do not: they become the left neighbour's case, which the player holds (ZS-78). Then the
superfluous questions are left out. Cases are bits of whole numbers, as in `reasons`.

Random questions make easy puzzles: mostly each line tells something by itself. What makes a puzzle hard are detectives
whose answers are vague even three at a time, so for the hard ones such detectives are chosen (`vague`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import combinations, islice
from operator import and_, or_
from typing import NamedTuple, TypeVar

from gamekit.zero_seven.board import KINDS
from gamekit.zero_seven.deduction import Questions
from gamekit.zero_seven.reasons import Bits, Sets, as_bits, numbers
from gamekit.zero_seven.state import Case

Thing = TypeVar("Thing")
Rows = list[list[Bits]]  # for each kind the elements that are still possible, as sets of cases

CARDS = {1: 0.9, 2: 0.5}  # by difficulty: how often a random question is an evidence card; they are easier to use
HARD = 3  # from this difficulty on vague detectives are looked for
HARDEST = 4  # lines to be seen together, or more
QUESTIONS = range(3, 8)  # asked in a puzzle
MOST_ASKED = 10  # before the superfluous ones are left out
FEW = 40  # cases besides the right one that three cards can be hoped to rule out

VAGUEST = 8  # detectives that are thought of
GROUPS = 4  # of them that are tried on a map
VAGUE = {3: 18.0, 4: 25.0}  # of the 36 elements, so many are possible by any three of a group's answers, by difficulty
SPARED = {3: 2, 4: 1}  # a group may have so many sizes, the largest with all detectives; then it gets one card more
CARDS_TRIED = 6  # evidence cards, or pairs of them, tried with a group
HANDS_TRIED = 3  # held cards tried with a group and an evidence card


class Question(NamedTuple):
    """A question in notation, and the cases that are true to its answer."""

    notation: str
    cases: Bits


class Clues(NamedTuple):
    """What is asked, and the case that the solver holds."""

    asked: list[Question]
    held: Case


@dataclass(frozen=True, eq=False)
class Draft:
    """A map, the solver's case, what is answered there, and how many detectives there are."""

    questions: Questions
    sets: Sets
    case: Case
    detectives: int

    @cached_property
    def right(self) -> Bits:
        """The set of the right case alone."""
        return reduce(and_, self.having(self.case))

    def having(self, case: Case) -> list[Bits]:
        """For each element of a case, the cases that have it."""
        names = zip(KINDS, self.questions.elements, case, strict=True)
        return [self.sets.having[kind, words[number - 1]] for kind, words, number in names]

    @cached_property
    def answers(self) -> list[Question]:
        """All questions with their answers, in the order of the table of questions."""
        row, codes = next(numbers(self.right)), self.questions.codes
        columns = self.questions.columns.items()
        return [Question(name, as_bits(self.questions.answered(name, int(codes[row, at])))) for name, at in columns]

    def of(self, verb: str) -> list[Question]:
        """The questions of a verb."""
        return [question for question in self.answers if question.notation.startswith(verb)]

    @cached_property
    def rows(self) -> Rows:
        """All elements of each kind, as sets of cases."""
        words = zip(KINDS, self.questions.elements, strict=True)
        return [[self.sets.having[kind, word] for word in names] for kind, names in words]


def clues(draft: Draft, rng: random.Random, difficulty: int) -> Clues | None:
    """Questions and held cards of this difficulty that leave the right case alone, not one of them superfluous."""
    tried = by_vague(draft, rng, difficulty) if difficulty >= HARD else at_random(draft, rng, CARDS[difficulty])
    fitting = (found for found in tried if min(hardness(draft, found), HARDEST) == difficulty)
    return next(fitting, None)


def shuffled(rng: random.Random, items: Iterable[Thing]) -> list[Thing]:
    """The items in random order, the same one by every version of Python."""
    left, order = list(items), list[Thing]()
    while left:
        order.append(left.pop(int(rng.random() * len(left))))
    return order


# ---------------------------------------------------------------------- what to ask


def at_random(draft: Draft, rng: random.Random, cards: float) -> Iterator[Clues]:
    """Random questions, `cards` of them evidence cards, until held cards can do the rest."""
    asked, possible = list[Question](), draft.sets.every
    for question in random_questions(draft, rng, cards):
        if possible & question.cases == possible:
            continue
        possible &= question.cases
        asked.append(question)
        if possible == draft.right or len(asked) > MOST_ASKED:
            return
        found = list(completed(draft, rng, asked, 1))
        if found:
            yield from found
            return


def random_questions(draft: Draft, rng: random.Random, cards: float) -> Iterator[Question]:
    """Detectives, as many as there are, and evidence cards in random order."""
    evidence = shuffled(rng, draft.of("evidence"))
    detectives = shuffled(rng, draft.of("detective"))[: draft.detectives]
    while evidence or detectives:
        chosen = evidence if evidence and (rng.random() < cards or not detectives) else detectives
        yield chosen.pop()


def by_vague(draft: Draft, rng: random.Random, difficulty: int) -> Iterator[Clues]:
    """The vaguest groups of detectives, each with one evidence card, or with two in place of a detective."""
    spared = int(rng.random() * SPARED[difficulty])
    for group in islice(vague(draft, draft.detectives - spared, VAGUE[difficulty]), GROUPS):
        possible = reduce(and_, (question.cases for question in group))
        telling = [card for card in draft.of("evidence") if possible & card.cases != possible]
        for cards in islice(zip(*(shuffled(rng, telling) for _ in range(1 + spared)), strict=True), CARDS_TRIED):
            yield from completed(draft, rng, [*group, *dict.fromkeys(cards)], HANDS_TRIED)


def vague(draft: Draft, size: int, least: float) -> list[list[Question]]:
    """Groups of so many detectives, the vaguest first; none if even the vaguest tells too much.

    How vague a group is: the elements that any three of its answers leave possible, on average and at least.
    """
    detectives = draft.of("detective")
    alone = sorted(range(len(detectives)), key=lambda at: -elements_in(draft, detectives[at].cases))
    chosen = [detectives[at] for at in sorted(alone[:VAGUEST])]
    three = {some: elements_in(draft, reduce(and_, (q.cases for q in some))) for some in combinations(chosen, 3)}
    groups = []
    for group in combinations(chosen, size):
        left = [three[some] for some in combinations(group, 3)]
        groups.append(((min(left) + sum(left) / len(left)) / 2, list(group)))
    groups.sort(key=lambda rated: -rated[0])
    return [group for _, group in groups] if groups and groups[0][0] >= least else []


def elements_in(draft: Draft, cases: Bits) -> int:
    """How many elements are in any of these cases."""
    return sum(1 for row in draft.rows for element in row if element & cases)


# ---------------------------------------------------------------------- which cards to hold


def completed(draft: Draft, rng: random.Random, asked: Sequence[Question], most: int) -> Iterator[Clues]:
    """The questions with held cards that leave the right case alone, at most so many of them; nothing superfluous."""
    rest = reduce(and_, (question.cases for question in asked)) & ~draft.right
    hands = list(holding(draft, rest)) if 0 < rest.bit_count() <= FEW else []
    for held in shuffled(rng, hands)[:most]:
        found = Clues(needed(draft, rng, asked, held), held)
        verbs = {question.notation.partition(" ")[0] for question in found.asked}
        if len(found.asked) in QUESTIONS and len(verbs) > 1:
            yield found


def holding(draft: Draft, rest: Bits) -> Iterator[Case]:
    """Three cards, none of the right case, that rule out all other cases, each card some that the two others do not.

    Once suspect and place are chosen, only one crime can do what is left to do.
    """
    suspects, places, crimes = draft.rows
    for suspect, by_suspect in free(suspects, draft.case.suspect, rest):
        for place, by_place in free(places, draft.case.place, rest):
            left = rest & ~by_suspect & ~by_place
            if not left:
                continue
            crime = next(numbers(left)) % len(crimes)
            by_crime = crimes[crime]
            if crime + 1 == draft.case.crime or left & ~by_crime:
                continue
            if rest & by_suspect & ~by_place & ~by_crime and rest & by_place & ~by_suspect & ~by_crime:
                yield Case(suspect, place, crime + 1)


def free(row: Sequence[Bits], own: int, rest: Bits) -> list[tuple[int, Bits]]:
    """The elements of a kind, by number, that rule out something and are not the right one."""
    return [(number, cases) for number, cases in enumerate(row, 1) if number != own and cases & rest]


def needed(draft: Draft, rng: random.Random, asked: Sequence[Question], held: Case) -> list[Question]:
    """The questions without those that say nothing new beside the others and the cards held; in the order asked."""
    cards = [~cases for cases in draft.having(held)]
    kept = list(range(len(asked)))
    for at in shuffled(rng, kept):
        without = [asked[other].cases for other in kept if other != at]
        if reduce(and_, [*without, *cards], draft.sets.every) == draft.right:
            kept.remove(at)
    return [asked[at] for at in kept]


# ---------------------------------------------------------------------- how hard that is


def hardness(draft: Draft, found: Clues) -> int:
    """How many lines have to be seen together in the hardest step: `reasons.grade` of the solution, by bits."""
    lines = [*(question.cases for question in found.asked), *(~cases for cases in draft.having(found.held))]
    rows, most = draft.rows, 0
    while (possible := possible_in(draft, rows)) != draft.right:
        size, rows = narrowed(rows, possible, lines)
        most = max(most, size)
    return most


def possible_in(draft: Draft, rows: Rows) -> Bits:
    """The cases all of whose elements are still possible."""
    return reduce(and_, (reduce(or_, row) for row in rows), draft.sets.every)


def narrowed(rows: Rows, possible: Bits, lines: Sequence[Bits]) -> tuple[int, Rows]:
    """The elements that remain by the fewest lines that rule out any, and how many lines these are.

    ValueError if not even all of them do.
    """
    for size in range(1, len(lines) + 1):
        for some in combinations(lines, size):
            left = reduce(and_, some, possible)
            remaining = [[element for element in row if element & left] for row in rows]
            if remaining != rows:
                return size, remaining
    raise ValueError("the lines leave more than one case")
