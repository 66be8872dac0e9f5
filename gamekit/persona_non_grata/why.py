"""Why a fact about hidden cards follows, in at most five sentences: what became of a packet, or where the copies are.

A hand is seen as a whole; some of it leaves it openly, some of it is seen again: what is missing lies face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from gamekit.persona_non_grata.hearing import ENCRYPT, Look
from gamekit.persona_non_grata.possible import Possible
from gamekit.persona_non_grata.state import SENT
from gamekit.persona_non_grata.stretches import HAND, Stretch
from gamekit.reasons import Fact
from gamekit.wording import fact_words, row_name, say_of_row

if TYPE_CHECKING:
    from gamekit.persona_non_grata.reasons import PacketReasoning
    from gamekit.text import Text

SPOKEN = 4  # sentences before the conclusion
NAMED = 2  # facts found before that are told one by one; if it takes more, they are counted
CAME, TURNED_UP, DRAWN, LYING = "sent", "decrypted", "drawn", "lying"  # how a card comes to light, besides other ways


def sentences(
    reasoning: PacketReasoning, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text
) -> list[str]:
    """Why the clues of these numbers and facts found before force a fact: at most five sentences."""
    told = Telling(reasoning, reasoning.possible(clues), fact, words)
    said = [*told.packet(), *told.reckoning(bool(earlier)), *told.before(earlier)]
    if len(said) > SPOKEN:
        said = [*said[: SPOKEN - 1], "; ".join(part.rstrip(".") for part in said[SPOKEN - 1 :]) + "."]
    return [*said, told.conclusion()]


@dataclass(frozen=True)
class Telling:
    """Of which fact, from which lines, in which words."""

    reasoning: PacketReasoning
    possible: Possible
    fact: Fact
    words: Text

    @cached_property
    def stretch(self) -> Stretch:
        """The part of the way of the packet that the fact is about."""
        return self.possible.stretch_of(self.fact.kind)

    @property
    def card(self) -> int:
        """The card of the fact."""
        return self.reasoning.table.box.number[self.fact.word]

    def slugs(self, cards: Sequence[int]) -> list[str]:
        """Cards by their words."""
        return self.reasoning.table.box.slugs(cards)

    # ------------------------------------------------------------------ what became of the packet

    def packet(self) -> Iterator[str]:
        """What was seen of the packet at first, since then, and what is missing."""
        one = self.stretch
        if one.first:
            yield self.look(one.first)
        since = [*([self.opened()] if one.shown and one.first else []), *([self.back(one.last)] if one.last else [])]
        if one.first and since:
            yield self.words.say("why-since", parts="; ".join(since))
        if one.first and (one.free or (one.rest.total() > 1 and (since or len(one.places) > 1))):
            yield self.missing()

    def look(self, look: Look) -> str:
        """A whole hand, as it was dealt, passed to these ears or by them."""
        details = {"seat": self.reasoning.ears, "cards": self.slugs(look.cards), "number": look.day}
        rival = self.reasoning.told(look).details.get("target", [])
        return self.words.say(f"why-{look.how}", rival=rival, **details)

    def opened(self) -> str:
        """What has left the packet openly, by whom."""
        parts = [self.words.say("why-by", card=self.slugs([out.card])[0], seat=out.seat) for out in self.stretch.shown]
        return self.words.say("why-opened", parts=self.words.listed(parts))

    def back(self, look: Look) -> str:
        """What these ears saw of it afterwards."""
        details = {"number": look.day, "seat": self.reasoning.ears, "cards": self.slugs(look.cards)}
        return self.words.say("why-back", look.how, **details)

    def missing(self) -> str:
        """What lies face down or is still in the hand."""
        one, listed = self.stretch, self.slugs(sorted(self.stretch.rest.elements()))
        form = None if listed else "all-free"
        return self.words.say("why-missing" if not one.free else "why-missing-free", form, cards=listed, count=one.free)

    # ------------------------------------------------------------------ counting

    def reckoning(self, more: bool) -> list[str]:
        """Where all copies of the card are; or how few other cards there are. `more`: facts found before count too."""
        one, card = self.stretch, self.card
        if not self.fact.holds:
            gone = one.free and not self.possible.stock[card] and not one.rest[card]
            return [self.copies()] if gone else []
        if more or (one.free == 0 and len(one.places) == 1 and (one.rest.total() > 1) == self.in_hand):
            return []
        return self.too_few() if self.possible.exact or one.rest.total() + one.free > 1 else []

    @property
    def in_hand(self) -> bool:
        """Whether the fact is about a hand."""
        return self.fact.kind.startswith(f"{HAND}:")

    def copies(self) -> str:
        """How many copies the game has, and that all can be found."""
        full = self.reasoning.table.full[self.card]
        found = Counter(place for one in self.possible.stretches for place in self.places(one))
        parts = [self.place(*place, count=count, only=full == 1) for place, count in found.items()]
        details = {"card": self.fact.word, "count": full, "places": self.words.listed(parts)}
        return self.words.say("why-copies", "only" if full == 1 else None, **details)

    def places(self, one: Stretch) -> Iterator[tuple[str, int]]:
        """Where each copy of the card is that a stretch shows: which way it came to light, and before whom."""
        for out in one.shown:
            if out.card == self.card and one.packet is self.reasoning.table.table:
                yield LYING, out.seat
            elif out.card == self.card:
                yield TURNED_UP if out.way == ENCRYPT else CAME if out.way in SENT else out.way, out.seat
        for _ in range(one.rest[self.card]):
            yield one.first.how if one.first else DRAWN, self.reasoning.ears

    def place(self, way: str, seat: int, count: int, only: bool) -> str:
        """How many copies are in one place; of an only one, where it is."""
        return self.words.say("why-place", "only" if only else None, way=way, seat=seat, count=count)

    def too_few(self) -> list[str]:
        """How few cards of other kinds could lie there."""
        one, size = self.stretch, self.possible.sizes[self.fact.kind]
        free = min(one.free, sum(self.possible.stock) - self.possible.stock[self.card])
        spare = one.rest.total() - one.rest[self.card] + free
        shown = sum(self.reasoning.table.full) - sum(self.possible.stock)
        said = [self.words.say("why-shown", count=shown)] if one.free and self.possible.exact else []
        details = {"count": spare, "size": size, "row": row_name(self.words, self.fact.kind)}
        return [*said, self.words.say("why-too-few", None if spare else "nothing", **details)]

    # ------------------------------------------------------------------ facts found before, and what follows

    def before(self, earlier: Sequence[Fact]) -> list[str]:
        """The facts found before that are needed, or how many there are."""
        if len(earlier) > NAMED:
            return [self.words.say("why-many-earlier", count=len(earlier))]
        return [fact_words(self.words, fact) for fact in earlier]

    def conclusion(self) -> str:
        """What follows; of a hand also who holds it now."""
        words, fact, packet = self.words, self.fact, self.stretch.packet
        so = say_of_row(words, fact.kind, "so" if fact.holds else "so-not", fact.word)
        moved = self.in_hand and packet.holder != packet.origin
        return words.say("why-so", "held" if moved else None, fact=so, rival=[packet.holder])
