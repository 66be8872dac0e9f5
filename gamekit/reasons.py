"""A why for every fact: what follows from which lines of the log, the whole solution step by step, marks judged.

A fact is one cell of a game's note sheet: whether a word (Cork) belongs into a row (the culprit). A clue is a line of
the log that says something. A game gives a `Reasoning`, whose one question is: is there a possible case that is true to
these facts and these clues? Everything else follows, for every game: a fact is forced if no possible case is against
it; a why is a smallest list of clues that force it; the solution is a chain of smallest steps.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from gamekit.game import PUBLIC, TEACHER, Event
from gamekit.real_table import ME
from gamekit.smallest import smallest

if TYPE_CHECKING:
    from gamekit.text import Text
    from gamekit.timeline import Timeline

Case = Mapping[str, tuple[str, ...]]  # kind -> the words that hold in it
Cell = tuple[str, str]  # of the note sheet: (kind, word)
Rows = Mapping[str, tuple[str, ...]]  # the note sheet: kind -> the words of its row; kind "hand:1" is seat 1's "hand"
Marks = Mapping[Cell, bool]  # whether it is so, as somebody has marked it


class Fact(NamedTuple):
    """A cell of the note sheet: Fact("suspect", "korek", False) says that the culprit is not Cork."""

    kind: str
    word: str
    holds: bool

    @property
    def opposite(self) -> Fact:
        """The contrary of it."""
        return self._replace(holds=not self.holds)


class Clue(NamedTuple):
    """A line of the log that says something: its step, its place among that step's events, the event as it was heard.

    `rank` is how simple its kind is to reason with, 0 the simplest.
    """

    step: int
    line: int
    event: Event
    rank: int


class Reasoning(Protocol):
    """What a game's `reason` returns: the clues that some ears have heard about the case of a seat."""

    @property
    def seat(self) -> int:
        """Whose case it is; PUBLIC: that of the whole table (`Game.one_sheet`)."""
        ...

    @property
    def ears(self) -> int:
        """Who has heard the clues."""
        ...

    @property
    def era(self) -> int:
        """The step at which the clues begin."""
        ...

    @property
    def clues(self) -> tuple[Clue, ...]:
        """What was told, in the order of the log."""
        ...

    @property
    def given(self) -> tuple[Event, ...]:
        """What lies before one's eyes: no clues, but one has to know it."""
        ...

    @property
    def sheet(self) -> Rows:
        """The note sheet."""
        ...

    @property
    def goal(self) -> tuple[str, ...]:
        """The rows of the sheet that are to be found; the others are on the way."""
        ...

    def case(self, facts: Iterable[Fact] = (), among: Iterable[int] | None = None) -> Case | None:
        """A possible case that is true to the facts and to the clues of those numbers (None: all); None if none is."""
        ...

    def sentences(self, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text) -> list[str]:
        """Why these clues and earlier facts force the fact, in at most five sentences."""
        ...


@runtime_checkable
class Remembering(Protocol):
    """A `Reasoning` that remembers the cases it has found, and so can answer for many facts at once.

    None has to: it is quicker where cases are hard to find, and comes to the same.
    """

    def following(self, facts: Collection[Fact], among: Iterable[int] | None, known: Sequence[Fact]) -> list[Fact]:
        """Those of some facts that are so in every possible case true to these clues (None: all) and facts known."""
        ...


class Why(NamedTuple):
    """A fact, and the numbers of the clues that force it; without any one of them it would not follow."""

    fact: Fact
    clues: tuple[int, ...]
    earlier: tuple[Fact, ...] = ()


class Inference(NamedTuple):
    """One step of a solution: new facts, from so many clues and from facts found before."""

    facts: tuple[Fact, ...]
    clues: tuple[int, ...]
    earlier: tuple[Fact, ...] = ()

    @property
    def size(self) -> int:
        """How many clues have to be seen together."""
        return len(self.clues)


class Judged(NamedTuple):
    """What is to be said of a mark: "forced" with its why, "open" or "wrong" with a possible case against it."""

    fact: Fact
    verdict: str
    why: Why | None = None
    case: Case | None = None


# ---------------------------------------------------------------------- what follows


def holds(reasoning: Reasoning, fact: Fact, among: Iterable[int] | None = None, known: Iterable[Fact] = ()) -> bool:
    """Whether a fact is so in every case that is true to these clues and the facts known."""
    return reasoning.case([*known, fact.opposite], among) is None


def cells(reasoning: Reasoning) -> list[Cell]:
    """All cells of the note sheet, row by row."""
    return [(kind, word) for kind, words in reasoning.sheet.items() for word in words]


def forced(reasoning: Reasoning, among: Collection[int] | None = None, known: Sequence[Fact] = ()) -> list[Fact]:
    """Every fact that holds, in the order of the sheet; none if the clues contradict each other."""
    witness = reasoning.case(known, among)
    if witness is None:
        return []
    return following(reasoning, facts_of(reasoning, witness), among, known)


def following(
    reasoning: Reasoning, facts: Collection[Fact], among: Collection[int] | None = None, known: Sequence[Fact] = ()
) -> list[Fact]:
    """Those of some facts that hold."""
    if isinstance(reasoning, Remembering):
        return reasoning.following(facts, among, known)
    left = list(facts)
    for fact in facts:
        if fact in left:
            against = reasoning.case([*known, fact.opposite], among)
            if against is not None:  # it is against whatever else is not so in it
                left = [other for other in left if (other.word in against[other.kind]) is other.holds]
    return left


def facts_of(reasoning: Reasoning, case: Case) -> list[Fact]:
    """What is so in a case, cell by cell."""
    return [Fact(kind, word, word in case[kind]) for kind, word in cells(reasoning)]


def why(reasoning: Reasoning, fact: Fact) -> Why | None:
    """A smallest list of clues that force a fact, of several the one of the simplest kinds; None if not forced."""
    if reasoning.case() is None or not holds(reasoning, fact):
        return None
    one = next((some for some in one_clue(reasoning) if holds(reasoning, fact, some)), None)  # mostly enough, and quick
    clues = range(len(reasoning.clues))
    found = one or smallest(clues, lambda some: holds(reasoning, fact, some), lambda at: reasoning.clues[at].rank)
    return Why(fact, tuple(found or ()))


def one_clue(reasoning: Reasoning) -> list[tuple[int, ...]]:
    """No clue, and then each by itself, the simplest first."""
    every = range(len(reasoning.clues))
    return [(), *((at,) for at in sorted(every, key=lambda at: reasoning.clues[at].rank))]


def clash(reasoning: Reasoning) -> tuple[int, ...]:
    """A smallest list of clues that cannot all be true; empty if they can."""
    if reasoning.case() is not None:
        return ()
    clues = range(len(reasoning.clues))
    found = smallest(clues, lambda some: reasoning.case((), some) is None, lambda at: reasoning.clues[at].rank)
    return tuple(found or ())


# ---------------------------------------------------------------------- the whole solution


def steps(reasoning: Reasoning, known: Sequence[Fact] = (), goal: Collection[Fact] | None = None) -> list[Inference]:
    """All that follows, as a chain of smallest steps: at each the fewest clues that tell something new.

    `known` are facts to begin with. At the end no fact that holds is missing, or none of the `goal`, if one is given.
    """
    known, chain = list(known), list[Inference]()
    left = [fact for fact in forced(reasoning) if fact not in known]
    while left and (goal is None or not set(left).isdisjoint(goal)):
        inference = next_step(reasoning, known, left)
        chain.append(inference)
        known += inference.facts
        left = [fact for fact in left if fact not in inference.facts]
    return chain


def next_step(reasoning: Reasoning, known: Sequence[Fact], left: Sequence[Fact]) -> Inference:
    """The easiest of the facts left, and whatever else follows from the same clues and the facts known."""
    clues = easiest(reasoning, known, left)
    new = following(reasoning, left, clues, known)
    return Inference(tuple(new), clues, needed(reasoning, clues, known, new))


def easiest(reasoning: Reasoning, known: Sequence[Fact], left: Sequence[Fact]) -> tuple[int, ...]:
    """The fewest clues that, with the facts known, force one of the facts left; of equal ones the simplest."""
    every, ranks = range(len(reasoning.clues)), [clue.rank for clue in reasoning.clues]
    for some in one_clue(reasoning):  # mostly enough, and quick
        if following(reasoning, left, some, known):
            return some
    best: tuple[int, ...] | None = None
    for fact in left:
        found = smallest(
            every,
            lambda some, fact=fact: holds(reasoning, fact, some, known),  # type: ignore[misc]
            ranks.__getitem__,
            len(best) if best else None,
        )
        if found is not None and (best is None or price(found, ranks) < price(best, ranks)):
            best = tuple(found)
    assert best is not None
    return best


def price(clues: Sequence[int], ranks: Sequence[int]) -> tuple[int, int]:
    """By what reasons are compared: how many clues, and how simple they are."""
    return len(clues), sum(ranks[at] for at in clues)


def needed(reasoning: Reasoning, clues: Sequence[int], known: Sequence[Fact], new: Sequence[Fact]) -> tuple[Fact, ...]:
    """The fewest of the facts known that are needed beside the clues."""
    found = smallest(known, lambda some: all(holds(reasoning, fact, clues, some) for fact in new))
    return tuple(found or ())


def towards(chain: Sequence[Inference], goal: Iterable[Fact]) -> list[Inference]:
    """The steps of a chain that lead to some facts: those that find them, and those that find what these need."""
    wanted, found = set(goal), list[Inference]()
    for inference in reversed(chain):
        if wanted.intersection(inference.facts):
            found.insert(0, inference)
            wanted.update(inference.earlier)
    return found


def hardest(chain: Sequence[Inference]) -> int:
    """The number of the step that takes most clues together, the first of several; -1 if none takes more than one."""
    together = [at for at, inference in enumerate(chain) if inference.size > 1]
    return max(together, key=lambda at: (chain[at].size, -at), default=-1)


def grade(chain: Sequence[Inference]) -> int:
    """How hard a solution is: the clues that have to be seen together in its hardest step."""
    return max((inference.size for inference in chain), default=0)


# ---------------------------------------------------------------------- a learner's marks


def sheet_key(reasoning: Reasoning) -> tuple[int, int, int]:
    """Where `Timeline.marks` has the marks of this note sheet: whose case, whose ears, the step where its era began."""
    return reasoning.seat, reasoning.ears, reasoning.era


def marks_of(timeline: Timeline, reasoning: Reasoning) -> Marks:
    """What is marked on the note sheet that a reasoning is about; cells that it has not are left out."""
    there = set(cells(reasoning))
    return {cell: so for cell, so in timeline.marks.get(sheet_key(reasoning), {}).items() if cell in there}


def judge(reasoning: Reasoning, marks: Marks, whys: bool = True) -> list[Judged]:
    """What is to be said of each mark; nothing, if the clues contradict each other (then see `clash`).

    Without `whys`, which take the longest, none is looked for.
    """
    if reasoning.case() is None:
        return []
    return [judged(reasoning, Fact(*cell, so), whys) for cell, so in marks.items()]


def judged(reasoning: Reasoning, fact: Fact, whys: bool = True) -> Judged:
    """Forced, if it is so in every possible case; wrong, if it is so in none; else open."""
    against = reasoning.case([fact.opposite])
    if against is None:
        return Judged(fact, "forced", why(reasoning, fact) if whys else None)
    return Judged(fact, "open" if reasoning.case([fact]) is not None else "wrong", None, against)


def right_marks(reasoning: Reasoning, marks: Marks) -> list[Fact]:
    """The marks that are forced: what a learner has found so far."""
    return [fact for cell, so in marks.items() if holds(reasoning, fact := Fact(*cell, so))]


def next_hint(reasoning: Reasoning, marks: Marks) -> Inference | None:
    """The easiest step that leads on from what a learner has found; None if nothing is left to be found."""
    known = right_marks(reasoning, marks)
    left = [fact for fact in forced(reasoning) if fact not in known]
    return next_step(reasoning, known, left) if left else None


# ---------------------------------------------------------------------- about whom


def subject(timeline: Timeline, eyes: int) -> tuple[int, int] | None:
    """Whose case these eyes reason about, and from whose ears; None if nobody's turn says so.

    A seat: its own. PUBLIC: that of the player to move, from what everybody has heard; if there is but one sheet for
    all (`Game.one_sheet`), that of the table: (PUBLIC, PUBLIC). TEACHER: that of the player to move, from what that
    player has heard. At a real table it is nobody's turn that counts, but who enters what happens there.
    """
    if eyes >= 0:
        return eyes, eyes
    if eyes == PUBLIC and timeline.game.one_sheet:
        return PUBLIC, PUBLIC
    seat = player_meant(timeline, eyes)
    return None if seat is None else (seat, seat if eyes == TEACHER else PUBLIC)


def player_meant(timeline: Timeline, eyes: int) -> int | None:
    """The player at a real table; else the player to move, or the next one in the agenda; None if there is none."""
    if timeline.game.real_table:
        return int(timeline.setting.options[ME])
    seats = (task.seat for task in reversed(timeline.view(eyes).agenda))
    return next((seat for seat in seats if seat in timeline.seats), None)


def reasoning_for(timeline: Timeline, eyes: int) -> Reasoning | None:
    """What these eyes can reason here; None if that is about nobody, or if the game has nothing to say yet."""
    about = subject(timeline, eyes)
    return timeline.reasoning(*about) if about else None
