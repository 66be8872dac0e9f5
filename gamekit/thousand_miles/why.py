"""Why a fact about the cards of 1000 mil follows, in at most five sentences: how many there are, and where they lie.

Either all copies of a card lie open, so that nobody can have one; or more copies are left than could lie anywhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamekit.reasons import Fact
from gamekit.thousand_miles.reasons import DISCARDED, MINE
from gamekit.wording import fact_words, row_name, say_of_row

if TYPE_CHECKING:
    from gamekit.text import Text
    from gamekit.thousand_miles.reasons import CardReasoning

NAMED = 2  # facts found before that are told one by one; if it takes more, they are counted


def sentences(
    reasoning: CardReasoning, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text
) -> list[str]:
    """Why the clues of these numbers and facts found before force a fact: at most five sentences."""
    told = Telling(reasoning, frozenset(clues), words)
    so = words.say("why-so", fact=say_of_row(words, fact.kind, "so" if fact.holds else "so-not", fact.word))
    if earlier:
        return [*told.count(fact.word), *told.before(earlier), so]
    return [*told.count(fact.word), *(told.elsewhere(fact) if fact.holds else []), so]


@dataclass(frozen=True)
class Telling:
    """In which words, and from which lines."""

    reasoning: CardReasoning
    clues: frozenset[int]
    words: Text

    def places(self, slug: str) -> Counter[str | int]:
        """Where the copies of a card lie that these lines show."""
        return Counter(c.place for c in self.reasoning.seen if c.clue in self.clues and c.card == slug)

    def full(self, slug: str) -> int:
        """How many copies the game has."""
        table = self.reasoning.table
        return table.full[table.deck.number[slug]]

    def count(self, slug: str) -> list[str]:
        """How many copies there are, and where those lie that are seen."""
        places, full = self.places(slug), self.full(slug)
        said = [self.words.say("why-full", card=slug, count=full)]
        if places:
            parts = [self.place(place, number, full == 1) for place, number in places.items()]
            told = {"places": self.words.listed(parts), "count": places.total(), "left": full - places.total()}
            said.append(self.words.say("why-places", None if told["left"] else "all", **told))
        return said

    def place(self, place: str | int, number: int, only: bool) -> str:
        """How many lie in one open place; of an only card, where it lies."""
        form = "only" if only else None
        if place == MINE:
            return self.words.say("why-mine", form, seat=self.reasoning.ears, count=number)
        if place == DISCARDED:
            return self.words.say("why-discarded", form, count=number)
        return self.words.say("why-laid", form, side=list(self.members(int(place))), count=number)

    def members(self, side: int) -> range:
        """TM-97: the seats of a side."""
        return range(side, self.reasoning.table.seats, self.reasoning.table.sides)

    def elsewhere(self, fact: Fact) -> list[str]:
        """How many cards could lie anywhere else, at most."""
        seen = [card for card in self.reasoning.seen if card.clue in self.clues]
        size = self.reasoning.rooms[fact.kind]
        left = self.full(fact.word) - self.places(fact.word).total()
        spare = sum(self.reasoning.table.full) - len(seen) - size
        said = [self.words.say("why-shown", count=len(seen))] if seen else []
        details = {"count": spare, "left": left, "row": row_name(self.words, fact.kind)}
        return [*said, self.words.say("why-elsewhere", None if spare else "nowhere", **details)]

    def before(self, earlier: Sequence[Fact]) -> list[str]:
        """The facts found before that are needed, or how many there are."""
        if len(earlier) > NAMED:
            return [self.words.say("why-many-earlier", count=len(earlier))]
        return [fact_words(self.words, fact) for fact in earlier]
