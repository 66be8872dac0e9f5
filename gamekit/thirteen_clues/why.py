"""Why a fact of 13 Clues follows, in at most five sentences.

An answer counts cards that stand in front of other players, and others: those must be in the mystery or behind the
witness's screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamekit.game import Event
from gamekit.reasons import Fact
from gamekit.text import capital
from gamekit.thirteen_clues.hearing import SIDES
from gamekit.wording import fact_words, say_of_row

if TYPE_CHECKING:
    from gamekit.text import Text
    from gamekit.thirteen_clues.reasons import MysteryReasoning

SPOKEN = 4  # sentences before the conclusion
NAMED = 4  # sentences about facts found before; if it takes more, they are counted


def sentences(
    reasoning: MysteryReasoning, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text
) -> list[str]:
    """Why the clues of these numbers and facts found before force a fact: at most five sentences."""
    told = Telling(reasoning, words)
    said = [told.clause(reasoning.clues[at].event) for at in clues] + told.before(earlier)
    if len(said) > SPOKEN:
        said = [*said[: SPOKEN - 1], "; ".join(said[SPOKEN - 1 :])]
    conclusion = told.conclusion(fact, alone=len(clues) == 1 and not earlier)
    return [*(f"{capital(part)}." for part in said), conclusion]


@dataclass(frozen=True)
class Telling:
    """In which words, and about which cards."""

    reasoning: MysteryReasoning
    words: Text

    def conclusion(self, fact: Fact, alone: bool) -> str:
        """What follows: from one line `alone`, or because nothing else is left."""
        words, deck = self.words, self.reasoning.deck
        so = say_of_row(words, fact.kind, "so" if fact.holds else "so-not", fact.word)
        if alone:
            return words.say("why-so", fact=so)
        if fact.holds and fact.kind in self.reasoning.goal:
            return words.say("why-only-left", part=deck.part_of(fact.word), fact=so)
        return words.say("why-only-fits", fact=so)

    def clause(self, event: Event) -> str:
        """What a line of the log says, as a part of a sentence."""
        if event.kind in SIDES:
            return self.answered(event)
        own = "own" if event.seat == self.reasoning.seat else None
        return self.words.say(f"why-{event.kind}", own, seat=event.seat, **event.details)

    def answered(self, event: Event) -> str:
        """An answer: how many of the cards stand in front of other players, and how many must be hidden elsewhere."""
        count, seen = event.details["count"], self.in_view(event)
        form = None if count > seen else "none" if not count else "all-seen"
        kind = "asked" if event.kind == "asked_secretly" else event.kind
        return self.words.say(f"why-{kind}", form, seen=seen, left=count - seen, **event.details)

    def in_view(self, event: Event) -> int:
        """How many of the cards asked for stand in front of neither the witness nor the seat that reasons."""
        what, fronts = event.details["what"], self.reasoning.heard.fronts.items()
        cards = [card for owner, front in fronts if owner != event.details["witness"] for card in front]
        return sum(what in self.reasoning.deck.cards[card - 1].features for card in cards)

    def before(self, earlier: Sequence[Fact]) -> list[str]:
        """The facts found before that are needed, row by row, or how many there are."""
        rows = dict.fromkeys((fact.kind, fact.holds) for fact in earlier)
        said = [part for row in rows for part in self.row([fact for fact in earlier if (fact.kind, fact.holds) == row])]
        return said if len(said) <= NAMED else [self.words.say("why-many-earlier", count=len(earlier))]

    def row(self, facts: Sequence[Fact]) -> list[str]:
        """Facts of a row that are all so, each by itself; or all not so, together."""
        if len(facts) == 1 or facts[0].holds:
            return [fact_words(self.words, fact).rstrip(".") for fact in facts]
        return [say_of_row(self.words, facts[0].kind, "none", [fact.word for fact in facts]).rstrip(".")]
