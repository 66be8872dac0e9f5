"""Which deals of 13 Clues are true to which log lines: a search over my mystery and the pairs behind other screens.

For each mystery ten cards remain, and a witness's pair is one of the 45 pairs of their places. What a line leaves of
them is one long whole number with a bit for each pair of each witness beside each mystery, so several lines are joined
by `&`, and so is most of what is wanted of a deal. The search is then for pairs that have no card in common
(`disjoint`). This is the rung of the ladder that asks only whether there is a deal; `counting` says how many.

Each deal found is kept with the clues that it is not true to and the facts that are not so in it, as bits of one
number: mostly one of them answers the next question.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import and_
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from gamekit.game import Event
from gamekit.reasons import Clue, Fact
from gamekit.thirteen_clues.board import Deck
from gamekit.thirteen_clues.deduction import Space, space_of, weigh
from gamekit.thirteen_clues.disjoint import Bits, choice
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

Line = int  # what is left of all pairs: a block of bits for each witness beside each mystery, the first one lowest
Deal = dict[str, tuple[str, ...]]  # row of the note sheet -> its cards
Flags = npt.NDArray[np.bool_]

MYSTERY, HAND, INFORMANTS = "mystery", "hand", "informants"  # the rows of the note sheet; HAND:<seat> of each witness
SEEN = dict.fromkeys((*LOOKED, *OPENED, "hand_shown"), 0)
RANKS = {**SEEN, **dict.fromkeys(SIDES, 1), "wrong": 2}  # kind of event -> how simple it is to reason with
GIVEN = ("front", "side")
WORD = 64  # bits that numpy takes together


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
    """left[witness, mystery, pair] as one number, in blocks of whole words."""
    witnesses, mysteries, pairs = left.shape
    blocks = np.zeros((mysteries, witnesses, block(pairs)), dtype=np.bool_)
    blocks[:, :, :pairs] = left.swapaxes(0, 1)
    return int.from_bytes(np.packbits(blocks, bitorder="little").tobytes(), "little")


def block(pairs: int) -> int:
    """The bits of a block for so many pairs: whole words."""
    return -(-pairs // WORD) * WORD


def joined(lines: Sequence[Line], everything: Line) -> Line:
    """What several lines leave together."""
    return reduce(and_, lines, everything)


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
    """A deal found, with the clues that it is not true to and the facts that are not so in it."""

    against: Bits
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
        wanted, clues = list(facts), self.some(among)
        so = self.bits(clues, wanted)
        found = next((deal for against, deal in self.found if not against & so), None)
        return found or self.search(wanted, clues)

    def following(self, facts: Collection[Fact], among: Iterable[int] | None, known: Sequence[Fact]) -> list[Fact]:
        """Those of some facts that are so in every deal true to these clues and the facts known."""
        clues = self.some(among)
        so, left = self.bits(clues, known), self.bits((), facts)
        for against, _ in reversed(self.found):
            if not against & so:
                left &= ~against
                if not left:
                    return []
        for fact in facts:
            if left >> self.numbers[fact] & 1 and self.search([*known, fact.opposite], clues):
                left &= ~self.found[-1].against
        return [fact for fact in facts if left >> self.numbers[fact] & 1]

    def some(self, among: Iterable[int] | None) -> Sequence[int]:
        """The numbers of some clues (None: all)."""
        return range(len(self.lines)) if among is None else list(among)

    def bits(self, clues: Iterable[int], facts: Iterable[Fact] = ()) -> Bits:
        """Clues and facts by their numbers as a set."""
        numbers, found = self.numbers, 0
        for at in clues:
            found |= 1 << at
        for fact in facts:
            found |= 1 << numbers[fact]
        return found

    @cached_property
    def numbers(self) -> Mapping[Fact, int]:
        """The number of each fact, after those of the clues."""
        cells = [(row, card) for row, cards in self.sheet.items() for card in cards]
        facts = [Fact(*cell, so) for cell in cells for so in (True, False)]
        return {fact: number for number, fact in enumerate(facts, start=len(self.lines))}

    # ------------------------------------------------------------------ the search

    def search(self, wanted: Sequence[Fact], clues: Iterable[int]) -> Deal | None:
        """The first deal, mystery by mystery, that is true to these clues and to all that is wanted; remembered."""
        due = [self.deck.number[fact.word] for fact in wanted if fact.kind == INFORMANTS and not fact.holds]
        facts = [self.fact_lines[fact] for fact in wanted if fact.holds or fact.kind != INFORMANTS]
        lines = [self.lines[at] for at in clues]
        for at, left in self.beside(joined([*lines, *facts], self.everything)):
            unmet = [self.places[at][card] for card in due if card not in self.mysteries[at]]
            chosen = choice(left, unmet, self.shape[2])
            if chosen is not None:
                return self.remembered(at, chosen)
        return None

    def beside(self, left: Line) -> Iterator[tuple[int, list[Bits]]]:
        """Each mystery that is left, with what is left of each witness's pairs beside it, none of it empty."""
        witnesses, mysteries, pairs = self.shape
        octets = left.to_bytes(mysteries * witnesses * block(pairs) // 8, "little")
        words = np.frombuffer(octets, dtype="<u8").reshape(mysteries, witnesses, -1)  # one or two for each
        low, high, shift = words[:, :, 0], words[:, :, -1], block(pairs) - WORD
        some = np.flatnonzero((low | high).all(axis=1))
        for at, lows, highs in zip(some.tolist(), low[some].tolist(), high[some].tolist(), strict=True):
            yield at, [one | other << shift for one, other in zip(lows, highs, strict=True)]

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
    def places(self) -> list[dict[int, int]]:
        """For each mystery: card -> its place among the ten that remain beside it."""
        return [{card: place for place, card in enumerate(rest)} for rest in self.space.rest.tolist()]

    @cached_property
    def fact_lines(self) -> Mapping[Fact, Line]:
        """What each fact leaves, as if it were a line; but "not with the informants" is no matter of one witness."""
        return {fact: packed(self.leaves(fact)) for fact in self.numbers if fact.holds or fact.kind != INFORMANTS}

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

    def remembered(self, at: int, chosen: Sequence[int]) -> Deal:
        """A deal by the names of its cards, kept with what is against it."""
        first, size = at * len(chosen), block(self.shape[2])
        places = sum(1 << size * (first + witness) + pair for witness, pair in enumerate(chosen))
        deal = self.named(at, chosen)
        clues = [number for number, gone in enumerate(self.gone) if places & gone]
        facts = [fact for fact in self.numbers if (fact.word in deal[fact.kind]) is not fact.holds]
        self.found.append(Found(self.bits(clues, facts), deal))
        return deal

    @cached_property
    def gone(self) -> list[Line]:
        """What each line does not leave."""
        return [self.everything & ~line for line in self.lines]

    def named(self, at: int, chosen: Sequence[int]) -> Deal:
        """A deal by the names of its cards: the mystery of a number, the pairs of these numbers, and the rest."""
        pairs = {hand: self.space.pairs[at][pair].tolist() for hand, pair in zip(self.hands, chosen, strict=True)}
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
        return (self.mysteries[at] for at, sets in self.beside(left) if choice(sets, (), self.shape[2]) is not None)

    def against(self, clues: Iterable[int], mystery: Sequence[str]) -> Bits | None:
        """The clues that a deal with another mystery is not true to, but to these it is; None if there is no such deal.

        Then these clues settle the mystery; else it takes one of those returned, besides these.
        """
        some, every = self.some(clues), (1 << len(self.lines)) - 1
        so, right = self.bits(some), self.bits((), [Fact(MYSTERY, card, True) for card in mystery])
        known = next((against for against, _ in self.found if not against & so and against & right), None)
        if known is not None:
            return known & every
        cards = tuple(self.deck.number[card] for card in mystery)
        for at, left in self.beside(joined([self.lines[number] for number in some], self.everything)):
            chosen = None if self.mysteries[at] == cards else choice(left, pairs=self.shape[2])
            if chosen:
                self.remembered(at, chosen)
                return self.found[-1].against & every
        return None
