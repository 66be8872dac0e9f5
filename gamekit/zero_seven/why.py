"""Why a fact of 07 zgłoś się follows, in at most five sentences.

That something is not so is shown by supposing it: what the detectives told, less what the supposed element would
bring, is left for the other two elements, and nothing fits. That something is so is shown by the lines that leave
nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gamekit.game import Event
from gamekit.reasons import Fact
from gamekit.text import capital
from gamekit.zero_seven.board import KINDS
from gamekit.zero_seven.deduction import CUBE, DISC, nearness

if TYPE_CHECKING:
    from gamekit.text import Text
    from gamekit.zero_seven.reasons import CaseReasoning

SPOKEN = 3  # sentences between the supposition and the conclusion
NAMED = 6  # facts found before that are named; more are counted
OPENED = ("case_suspect", "case_place", "case_crime", "solved", "case_shown")
NAMES = {DISC: "disc", CUBE: "cube", 0: "nothing"}
SHARES = {DISC: (1, 0), CUBE: (0, 1), 0: (0, 0)}


def sentences(
    reasoning: CaseReasoning, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text
) -> list[str]:
    """Why the clues of these numbers and facts found before force a fact: at most five sentences."""
    events = tuple(reasoning.clues[at].event for at in clues)
    told = Telling(reasoning, fact, events, tuple(earlier), words)
    supposed = told.supposed() if not fact.holds and not told.only_taken else []
    return [*supposed, *told.spoken(), told.conclusion()]


@dataclass(frozen=True)
class Telling:
    """What is told: a fact, the events that force it, and the facts found before."""

    reasoning: CaseReasoning
    fact: Fact
    events: tuple[Event, ...]
    earlier: tuple[Fact, ...]
    words: Text

    # ------------------------------------------------------------------ the beginning and the end

    @property
    def only_taken(self) -> bool:
        """Whether all there is to say is that the element belongs to somebody else's case."""
        return not self.earlier and all(event.kind in OPENED for event in self.events)

    def supposed(self) -> list[str]:
        """The supposition, with the place of the tile."""
        home = {"place": self.place_name(self.home(self.fact.kind, self.fact.word))}
        return [self.words.say(f"fact-{self.fact.kind}", "suppose", **(home | self.named))]

    def conclusion(self) -> str:
        """The fact, and that nothing else fits."""
        fact = self.words.say(f"fact-{self.fact.kind}", "so" if self.fact.holds else "so-not", **self.named)
        if self.only_taken or (self.fact.holds and len(self.events) == 1 and not self.earlier):
            return self.words.say("why-so", fact=fact)
        if self.fact.holds:
            return self.words.say("why-only-fits", fact=fact)
        alone = len(self.events) == 1 and not self.earlier
        return self.words.say("why-does-not-fit" if alone else "why-nothing-fits", fact=fact)

    @property
    def named(self) -> dict[str, str]:
        """The word of the fact as a detail of sentences."""
        return {self.fact.kind: self.fact.word}

    # ------------------------------------------------------------------ between them

    def spoken(self) -> list[str]:
        """What the lines say, a sentence for each kind of line; if there are many kinds, the last holds the rest."""
        said = [part for part in (self.detectives(), self.evidence(), self.taken(), self.rest(), self.before()) if part]
        if len(said) > SPOKEN:
            said = [*said[: SPOKEN - 1], "; ".join(said[SPOKEN - 1 :])]
        return [f"{capital(part)}." for part in said]

    def own(self, kind: str) -> list[Event]:
        """The events of a kind that tell something about the case itself."""
        return [event for event in self.events if event.kind == kind and event.seat == self.reasoning.seat]

    def detectives(self) -> str:
        """What the detectives found, or what of it the supposed element leaves for the other two."""
        found = self.own("detective")
        if len(found) == 1 and not self.fact.holds:
            return self.one_detective(found[0])
        if not found:
            return ""
        less = not self.fact.holds
        items = [self.words.say("why-found", place=e.details["place"], tokens=self.tokens(e, less)) for e in found]
        return self.words.say("why-left" if less else "why-detectives", count=len(items), found="; ".join(items))

    def one_detective(self, event: Event) -> str:
        """What one detective found and what the supposed element would have brought."""
        share = self.share(self.fact, event.details["place"])
        left = [have - part for have, part in zip(pair(event), SHARES[share], strict=True)]
        details = {"place": event.details["place"], "tokens": self.tokens(event), "brings": NAMES[share]}
        if min(left) < 0:
            return self.words.say("why-too-much", **details)
        details["left"] = self.words.say("why-tokens", discs=left[0], cubes=left[1])
        return self.words.say("why-one-left", "many" if sum(left) >= len(KINDS) else None, **details)

    def tokens(self, event: Event, less: bool = False) -> str:
        """The tokens that a detective found, or those left when the supposed element has brought its own."""
        share = SHARES[self.share(self.fact, event.details["place"])] if less else (0, 0)
        discs, cubes = (have - part for have, part in zip(pair(event), share, strict=True))
        return self.words.say("why-tokens", discs=discs, cubes=cubes)

    def evidence(self) -> str:
        """What the evidence cards showed, and of a single one about the fact itself what it would have shown then."""
        events = self.own("evidence")
        if len(events) == len(self.events) == 1 and not self.fact.holds and not self.earlier:
            return self.one_card(events[0])
        found = [self.words.say("why-card", **event.details) for event in events]
        return self.words.say("why-evidence", count=len(found), found="; ".join(found)) if found else ""

    def one_card(self, event: Event) -> str:
        """What one evidence card showed, and what it would have shown if the supposed element were right (ZS-40)."""
        home = self.place_name(self.home(self.fact.kind, event.details["card"]))
        brings = "disc" if event.details["card"] == self.fact.word else NAMES[self.share(self.fact, home)]
        return self.words.say("why-one-card", brings=brings, **event.details)

    def taken(self) -> str:
        """The elements that belong to other players' cases, as far as lines say so; or the case itself, laid open."""
        opened = [event for event in self.events if event.kind in OPENED]
        if any(event.seat == self.reasoning.seat for event in opened):
            return self.words.say("why-opened")
        if self.only_taken:
            return self.words.say("why-taken", count=1, cards=self.words.name(*self.fact[:2]))
        cards = [
            self.words.name(kind, event.details[kind]) for event in opened for kind in KINDS if kind in event.details
        ]
        return self.words.say("why-taken", count=len(cards), cards=self.words.listed(cards)) if cards else ""

    def rest(self) -> str:
        """Wrong attempts, and what other players were told about their cases."""
        mine = self.reasoning.seat
        wrong = [self.words.say("why-wrong", **event.details) for event in self.own("wrong")]
        others = [event for event in self.events if event.seat != mine and event.kind not in OPENED]
        told = [self.words.event(event, self.reasoning.ears).rstrip(".") for event in others]
        return "; ".join([*wrong, *([self.words.say("why-others", told="; ".join(told))] if told else [])])

    def before(self) -> str:
        """The facts found before that are needed: by name, or how many."""
        if not self.earlier:
            return ""
        if len(self.earlier) > NAMED:
            return self.words.say("why-many-earlier", count=len(self.earlier))
        names = {so: [self.words.name(*fact[:2]) for fact in self.earlier if fact.holds is so] for so in (True, False)}
        said = [("why-found-earlier", names[True]), ("why-out-earlier", names[False])]
        return "; ".join(self.words.say(id, cards=self.words.listed(cards)) for id, cards in said if cards)

    # ------------------------------------------------------------------ the map

    def home(self, kind: str, word: str) -> int:
        """The number of the place where an element's tile lies (ZS-5 for places)."""
        axis = KINDS.index(kind)
        return self.reasoning.where.homes[axis][self.reasoning.where.elements[axis].index(word)]

    def place_name(self, number: int) -> str:
        """The word of the place of that number."""
        return self.reasoning.where.elements[1][number - 1]

    def share(self, fact: Fact, place: str) -> int:
        """What an element brings a detective at a place: DISC, CUBE or 0 (ZS-29, ZS-30)."""
        at = self.reasoning.where.elements[1].index(place) + 1
        return int(nearness(self.reasoning.where.adjacent)[at, self.home(fact.kind, fact.word)])


def pair(event: Event) -> tuple[int, int]:
    """The announced pair: discs, cubes."""
    return event.details["discs"], event.details["cubes"]
