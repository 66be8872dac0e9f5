"""Which deals of 13 Clues are true to which log lines: a search over my mystery and the pairs behind other screens.

For each mystery ten cards remain, and a witness's pair is one of the 45 pairs of their places. What a line leaves of
them is one long whole number with a bit for each pair of each witness beside each mystery, so several lines are joined
by `&`, and so is most of what is wanted of a deal. The search is then for pairs that have no card in common. This is
the rung of the ladder that asks only whether there is a deal; `counting` says how many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from itertools import islice
from operator import and_
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from gamekit.game import Event
from gamekit.reasons import Cell, Clue, Fact
from gamekit.thirteen_clues.board import Deck
from gamekit.thirteen_clues.counting import PAIRS
from gamekit.thirteen_clues.deduction import Space, space_of, weigh
from gamekit.thirteen_clues.hearing import (
    LOOKED,
    OPENED,
    SIDES,
    Barred,
    Hearing,
    answer,
    behind,
    hearing,
    known,
    numbers,
)

if TYPE_CHECKING:
    from gamekit.text import Text

Bits = int  # a set: of pairs by their numbers, of cells or clues by theirs
Line = int  # what is left of all pairs: a block of bits for each witness beside each mystery, the first one lowest
Deal = dict[str, tuple[str, ...]]  # row of the note sheet -> its cards
Flags = npt.NDArray[np.bool_]

MYSTERY, HAND, INFORMANTS = "mystery", "hand", "informants"  # the rows of the note sheet; HAND:<seat> of each witness
SEEN = dict.fromkeys((*LOOKED, *OPENED, "hand_shown"), 0)
RANKS = {**SEEN, **dict.fromkeys(SIDES, 1), "wrong": 2}  # kind of event -> how simple it is to reason with
GIVEN = ("front", "side")
APART = [sum(1 << at for at, other in enumerate(PAIRS) if not set(pair) & set(other)) for pair in PAIRS]


def reason(
    deck: Deck, seats: int, seat: int, ears: int, heard: Sequence[tuple[int, int, Event]]
) -> MysteryReasoning | None:
    """What can be reasoned about the mystery of `seat` from (step, line, event); None before mysteries are put up.

    Only the ears of the seat itself hear enough: whoever does not see the fronts of the others has nothing to count.
    """
    base = hearing(deck, seats, ears, [event for _, _, event in heard]) if ears == seat else None
    if base is None:
        return None
    space = space_of(deck, base)
    told = [(clue_of(told), line(deck, base, space, told[2])) for told in heard if told[2].kind in RANKS]
    useful = [(clue, left) for clue, left in told if left is not None]
    clues, lines = tuple(clue for clue, _ in useful), tuple(left for _, left in useful)
    given = tuple(event for *_, event in heard if event.kind in GIVEN and known(event))
    return MysteryReasoning(deck, base, space, seat, ears, heard[0][0], clues, lines, given=given)


def clue_of(told: tuple[int, int, Event]) -> Clue:
    """A log line as a clue."""
    step, place, event = told
    return Clue(step, place, event, RANKS[event.kind])


def line(deck: Deck, base: Hearing, space: Space, event: Event) -> Line | None:
    """What one event leaves; None if it leaves everything, or if the seat heard too little of it."""
    if not known(event):
        return None
    left = weigh(deck, alone(deck, base.bare, event), space) > 0
    return None if left.all() else packed(left)


def packed(left: Flags) -> Line:
    """left[witness, mystery, pair] as one number, in blocks of whole bytes."""
    return int.from_bytes(np.packbits(left.swapaxes(0, 1), axis=2, bitorder="little").tobytes(), "little")


def joined(lines: Sequence[Line], everything: Line) -> Line:
    """What several lines leave together."""
    return reduce(and_, lines, everything)


def as_bits(row: Flags) -> Bits:
    """A row of yes and no as a whole number, the first in its lowest bit."""
    return int.from_bytes(np.packbits(row, bitorder="little").tobytes(), "little")


def alone(deck: Deck, bare: Hearing, event: Event) -> Hearing:
    """What is known from one event only, besides the cards that one sees."""
    own = event.seat == bare.seat
    if event.kind in LOOKED:
        return bare._replace(looked={event.details["letter"]: deck.number[event.details["card"]]})
    if event.kind in SIDES:
        return bare._replace(answers=(answer(event),))
    if event.kind == "hand_shown":
        return bare if own else bare._replace(shown={event.seat: behind(deck, event)})
    cards = numbers(deck, event)
    if event.kind in OPENED:  # that of another player was seen before
        return bare._replace(opened=cards) if own else bare
    return bare._replace(refuted=(cards,)) if own else bare._replace(barred=(Barred(event.seat, frozenset(cards)),))


class Found(NamedTuple):
    """A deal found, with the clues that it is true to and the cells of the note sheet that are so in it."""

    true_to: Bits
    cells: Bits
    deal: Deal


@dataclass(frozen=True, eq=False)
class MysteryReasoning:
    """The clues that a seat has about its mystery, and which deals are true to which of them.

    Cards that the seat sees are no clues: they lie before its eyes, as the map does in other games.
    """

    deck: Deck
    heard: Hearing
    space: Space
    seat: int
    ears: int
    era: int
    clues: tuple[Clue, ...]
    lines: tuple[Line, ...]
    found: list[Found] = field(default_factory=list)
    given: tuple[Event, ...] = ()  # the cards that the seat sees
    goal: tuple[str, ...] = (MYSTERY,)

    @cached_property
    def sheet(self) -> Mapping[str, tuple[str, ...]]:
        """The unseen cards, once for each place where they can be."""
        cards = tuple(self.deck.slugs(self.heard.unseen))
        rows = [MYSTERY, *self.hands, *([INFORMANTS] if self.heard.letters else [])]
        return dict.fromkeys(rows, cards)

    @cached_property
    def hands(self) -> tuple[str, ...]:
        """The rows of the witnesses' hidden pairs."""
        return tuple(f"{HAND}:{seat}" for seat in self.heard.witnesses)

    def case(self, facts: Iterable[Fact] = (), among: Iterable[int] | None = None) -> Deal | None:
        """A deal that is true to the facts and the clues of those numbers (None: all); None if there is none."""
        wanted, some = list(facts), range(len(self.lines)) if among is None else list(among)
        clues = self.bits(some)
        so = sum({self.numbers[fact[:2]] for fact in wanted if fact.holds})
        out = sum({self.numbers[fact[:2]] for fact in wanted if not fact.holds})
        for true_to, cells, deal in self.found:  # mostly a deal found before will do
            if not (clues & ~true_to or so & ~cells or out & cells):
                return deal
        return self.search(wanted, [self.lines[at] for at in some])

    @staticmethod
    def bits(numbers: Iterable[int]) -> Bits:
        """Different numbers as a set."""
        return sum(1 << number for number in set(numbers))

    @cached_property
    def numbers(self) -> Mapping[Cell, Bits]:
        """Each cell of the note sheet as a bit of its own."""
        cells = [(row, card) for row, cards in self.sheet.items() for card in cards]
        return {cell: 1 << at for at, cell in enumerate(cells)}

    # ------------------------------------------------------------------ the search

    def search(self, wanted: Sequence[Fact], lines: Sequence[Line]) -> Deal | None:
        """The first deal, mystery by mystery, that is true to these lines and to all that is wanted; remembered."""
        due = [self.deck.number[fact.word] for fact in wanted if fact.kind == INFORMANTS and not fact.holds]
        facts = [self.fact_lines[fact] for fact in wanted if fact.holds or fact.kind != INFORMANTS]
        for at, left in self.beside(joined([*lines, *facts], self.everything)):
            unmet = [self.holding[at][card] for card in due if card not in self.mysteries[at]]
            chosen = covering(left, unmet)
            if chosen is not None:
                return self.remembered(at, chosen)
        return None

    def beside(self, left: Line) -> Iterator[tuple[int, list[Bits]]]:
        """Each mystery that is left, with what is left of each witness's pairs beside it, none of it empty."""
        size, width = self.block, len(self.hands)
        blocks = left.to_bytes(size * width * len(self.mysteries), "little")
        for at in range(len(self.mysteries)):
            starts = range(size * width * at, size * width * (at + 1), size)
            sets = [int.from_bytes(blocks[start : start + size], "little") for start in starts]
            if all(sets):
                yield at, sets

    @cached_property
    def block(self) -> int:
        """The bytes of a block."""
        pairs: int = self.space.pairs.shape[1]
        return -(-pairs // 8)

    @cached_property
    def shape(self) -> tuple[int, int, int]:
        """Witnesses, mysteries, pairs."""
        return (len(self.hands), *self.space.pairs.shape[:2])

    @cached_property
    def everything(self) -> Line:
        """Every pair for every witness beside every mystery."""
        return packed(np.ones(self.shape, dtype=np.bool_))

    @cached_property
    def mysteries(self) -> list[tuple[int, ...]]:
        """Every mystery that the unseen cards can make."""
        return [tuple(int(card) for card in row) for row in self.space.mysteries]

    @cached_property
    def holding(self) -> list[dict[int, Bits]]:
        """For each mystery: card -> the pairs beside it that have the card."""
        return [{card: as_bits((row == card).any(axis=1)) for card in self.heard.unseen} for row in self.space.pairs]

    @cached_property
    def fact_lines(self) -> Mapping[Fact, Line]:
        """What each fact leaves, as if it were a line; but "not with the informants" is no matter of one witness."""
        every = [Fact(*cell, so) for cell in self.numbers for so in (True, False)]
        return {fact: packed(self.leaves(fact)) for fact in every if fact.holds or fact.kind != INFORMANTS}

    def leaves(self, fact: Fact) -> Flags:
        """left[witness, mystery, pair]: what a fact leaves."""
        card = self.deck.number[fact.word]
        mine = (self.space.mysteries == card).any(axis=1)[:, None]
        theirs = (self.space.pairs == card).any(axis=2)
        left = np.ones(self.shape, dtype=np.bool_)
        if fact.kind == MYSTERY:
            left &= mine == fact.holds
        elif fact.kind == INFORMANTS:
            left &= ~(mine | theirs)
        else:
            left[self.hands.index(fact.kind)] &= theirs == fact.holds
        return left

    # ------------------------------------------------------------------ what was found

    def remembered(self, at: int, chosen: Mapping[int, int]) -> Deal:
        """A deal by the names of its cards, kept with what it is true to."""
        width = len(self.hands)
        places = self.bits(8 * self.block * (at * width + witness) + pair for witness, pair in chosen.items())
        true_to = self.bits(number for number, line in enumerate(self.lines) if not places & ~line)
        deal = self.named(at, chosen)
        self.found.append(Found(true_to, sum(self.numbers[row, card] for row in deal for card in deal[row]), deal))
        return deal

    def named(self, at: int, chosen: Mapping[int, int]) -> Deal:
        """A deal by the names of its cards: the mystery of a number, the pairs of these numbers, and the rest."""
        pairs = {self.hands[w]: [int(card) for card in self.space.pairs[at][pair]] for w, pair in chosen.items()}
        used = {*self.mysteries[at], *(card for pair in pairs.values() for card in pair)}
        rest = [card for card in self.heard.unseen if card not in used]
        rows = {MYSTERY: self.mysteries[at], **pairs, INFORMANTS: rest}
        return {row: tuple(self.deck.slugs(rows[row])) for row in self.sheet}

    def sentences(self, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text) -> list[str]:
        """Why the clues and earlier facts force the fact, in at most five sentences."""
        from gamekit.thirteen_clues.why import sentences

        return sentences(self, fact, clues, earlier, words)

    # ------------------------------------------------------------------ how many mysteries

    def possible(self, clues: Iterable[int]) -> Iterator[tuple[int, ...]]:
        """The mysteries, by the numbers of their cards, that the clues of these numbers leave."""
        left = joined([self.lines[at] for at in clues], self.everything)
        return (self.mysteries[at] for at, sets in self.beside(left) if taken(sets) is not None)

    def settled_by(self, clues: Iterable[int]) -> bool:
        """Whether the clues of these numbers leave one mystery only."""
        return len(list(islice(self.possible(clues), 2))) == 1


# ---------------------------------------------------------------------- pairs without a common card


def covering(sets: Sequence[Bits], due: Sequence[Bits]) -> dict[int, int] | None:
    """A pair for each witness, no two with a card in common, that have each of some cards between them; or None.

    In: sets[witness]; for each card due, the pairs that have it. The card with fewest witnesses left is settled first.
    """
    if not all(sets):
        return None
    if not due:
        return taken(sets)
    card = min(due, key=lambda having: sum(bool(pairs & having) for pairs in sets))
    rest = [other for other in due if other != card]
    tried = (covering(given(sets, witness, card), rest) for witness in range(len(sets)))
    return next((found for found in tried if found is not None), None)


def given(sets: Sequence[Bits], witness: int, card: Bits) -> list[Bits]:
    """The pairs that are left when a witness has a card, and so the others have not."""
    return [pairs & (card if at == witness else ~card) for at, pairs in enumerate(sets)]


def taken(sets: Sequence[Bits]) -> dict[int, int] | None:
    """A pair for each witness, no two with a card in common; None if there is no such choice.

    In: sets[witness]. Whoever has fewest pairs left to choose from comes next. What was found to be a dead end is not
    tried again: there are only so many sets of cards that can be used up.
    """
    dead = set[tuple[Bits, Bits]]()

    def chosen(waiting: Bits, free: Bits) -> dict[int, int] | None:
        if not waiting:
            return {}
        if (waiting, free) in dead:
            return None
        left = {witness: sets[witness] & free for witness in single(waiting)}
        witness = min(left, key=lambda each: left[each].bit_count())
        for pair in single(left[witness]):
            found = chosen(waiting & ~(1 << witness), free & APART[pair % len(APART)])  # more pairs: nobody else waits
            if found is not None:
                return {witness: pair, **found}
        dead.add((waiting, free))
        return None

    return chosen((1 << len(sets)) - 1, -1)


def single(bits: Bits) -> Iterator[int]:
    """The numbers in a set."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
