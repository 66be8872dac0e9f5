"""A move put together word by word: what can be chosen next, and why the rest cannot.

Nothing here knows a rule: verbs and domains come from the game's table, reasons from its `why_not`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product, takewhile
from typing import Any, NamedTuple

from gamekit.game import TEACHER, Game, Move, Refusal, Slot

WAYS = 5_000  # ways to go on that are tried before a word is taken to be blocked

Pairs = Sequence[tuple[str, str]]  # (slot, word): what a shape on the board may say


class Choice(NamedTuple):
    """A verb and the words chosen for its slots, "" where none is chosen yet.

    `offered` is the shape for which it was offered, because nothing better could be done with it; "" if it was chosen.
    """

    verb: str
    words: tuple[str, ...]
    offered: str = ""

    @property
    def due(self) -> int | None:
        """The first slot without a word; None when the move is complete."""
        return self.words.index("") if "" in self.words else None

    def having(self, at: int, word: str) -> Choice:
        """The choice with another word in slot number `at`; "" takes it out."""
        return self._replace(words=(*self.words[:at], word, *self.words[at + 1 :]))

    def shorter(self) -> Choice | None:
        """Without the last word; without any word there is nothing left."""
        chosen = [at for at, word in enumerate(self.words) if word]
        return self.having(chosen[-1], "") if chosen else None


class Use(NamedTuple):
    """One way to use a word that a shape says: for which verb, in which slot."""

    verb: str
    at: int
    word: str


class Blocked(NamedTuple):
    """Words that cannot be chosen for one reason: how many, the first of them, and the refusal of that one."""

    number: int
    word: str
    refusal: Refusal


@dataclass(frozen=True)
class Sight:
    """What `seat` can do now as far as the view of `eyes` shows it; nobody can do anything if `seat` is None."""

    game: Game
    view: Any
    seat: int | None
    eyes: int

    def verbs(self) -> list[str]:
        """The verbs that are open, without those that only the seat's own eyes can choose from.

        One without words that has a key of its own is left out while it is refused: the key says why.
        """
        return [verb for verb in self._open() if self.may_use(verb) and not self._refused(verb)]

    def needs_own_eyes(self) -> bool:
        """Whether something is open to the seat that these eyes may not choose, or may be, as far as they see."""
        return not all(self.may_use(verb) for verb in [*self._open(), *self.game.of_turn(self.view, self.seat)])

    def may_use(self, verb: str) -> bool:
        """Whether these eyes see what the verb offers."""
        return not self.game.verbs[verb].own_eyes or self.eyes in (self.seat, TEACHER)

    def _open(self) -> list[str]:
        return [] if self.seat is None else self.game.open_verbs(self.view, self.seat)

    def _refused(self, verb: str) -> bool:
        plain = self.game.verbs[verb].keys and not self.slots(verb)
        return bool(plain) and self.game.why_not(self.view, self.move(self.begin(verb))) is not None

    def closed(self) -> list[str]:
        """The verbs of the own turn that these eyes may use, and that have nothing to offer now."""
        known = self._open()
        mine = self.game.of_turn(self.view, self.seat)
        return [verb for verb in mine if verb not in known and self.may_use(verb)]

    def slots(self, verb: str) -> tuple[Slot, ...]:
        """The slots of a verb."""
        return self.game.verbs[verb].slots

    def begin(self, verb: str) -> Choice:
        """The choice of a verb without any word."""
        return Choice(verb, ("",) * len(self.slots(verb)))

    def move(self, choice: Choice) -> Move:
        """The move that a complete choice spells."""
        assert self.seat is not None
        return Move(self.seat, choice.verb, choice.words)

    def domain(self, choice: Choice, at: int) -> Sequence[str]:
        """The words that may stand in a slot as far as the words before it tell."""
        before = choice.words[:at] if all(choice.words[:at]) else ()
        return self.slots(choice.verb)[at].domain(self.view, self.move(choice).seat, before)

    def open_words(self, choice: Choice, at: int) -> list[str]:
        """The words that can be chosen for a slot: those that can still become a legal move."""
        return [word for word in self.domain(choice, at) if self.refusal(choice, at, word) is None]

    def refusal(self, choice: Choice, at: int, word: str) -> Refusal | None:
        """The reason against a word in a slot; None if some way to fill the slots still empty is legal."""
        first: Refusal | None = None
        for move in islice(self._ways(choice.having(at, word)), WAYS):
            refusal = self.game.why_not(self.view, move)
            if refusal is None:
                return None
            first = first or refusal
        return first

    def _ways(self, choice: Choice) -> Iterator[Move]:
        """The moves that a choice can still become; where a slot has no word to offer, any word of its own."""
        due = choice.due
        if due is None:
            yield self.move(choice)
            return
        for word in self.domain(choice, due) or self.slots(choice.verb)[due].words(self.view):
            yield from self._ways(choice.having(due, word))

    def filled(self, choice: Choice) -> Choice:
        """A choice of a quick verb with the words that leave no choice; any other as it is."""
        while self.game.verbs[choice.verb].quick and choice.due is not None:
            words = self.open_words(choice, choice.due)
            if len(words) != 1 or self.slots(choice.verb)[choice.due].asked:
                break
            choice = choice.having(choice.due, words[0])
        return choice

    def why_closed(self, verb: str) -> Refusal | None:
        """What is against a verb that is not open: of the reasons against all moves that it could be, the rarest.

        Most words just do not fit, and say nothing about the others.
        """
        assert self.seat is not None
        domains = [slot.words(self.view) for slot in self.slots(verb)]
        moves = (Move(self.seat, verb, words) for words in islice(product(*domains), WAYS))
        found = [refusal for move in moves if (refusal := self.game.why_not(self.view, move))]
        counts = Counter(refusal.reason for refusal in found)
        return min(found, key=lambda refusal: counts[refusal.reason], default=None)

    def blocked(self, choice: Choice) -> list[Blocked]:
        """The words that the due slot cannot hold, counted by reason, the most frequent first."""
        at = choice.due
        if at is None:
            return []
        open_now = set(self.open_words(choice, at))
        found: dict[str, Blocked] = {}
        for word in self.slots(choice.verb)[at].words(self.view):
            refusal = None if word in open_now else self.refusal(choice, at, word)
            if refusal:
                first = found.get(refusal.reason, Blocked(0, word, refusal))
                found[refusal.reason] = first._replace(number=first.number + 1)
        return sorted(found.values(), key=lambda blocked: -blocked.number)

    def fitting(self, choice: Choice, pairs: Pairs) -> Use | None:
        """The use that a chosen verb has for a shape: the slot that is due first, then one still empty, then any."""
        due, slots = choice.due, self.slots(choice.verb)
        uses = [
            Use(choice.verb, at, word) for at, slot in enumerate(slots) for name, word in pairs if name == slot.name
        ]
        uses = [use for use in uses if use.word in self.slots(choice.verb)[use.at].words(self.view)]
        said = {use.at for use in uses}
        uses = [use for use in uses if not (slots[use.at].along and use.at - 1 in said)]
        return min(uses, key=lambda use: (use.at != due, choice.words[use.at] != ""), default=None)

    def along(self, use: Use, pairs: Pairs) -> list[Use]:
        """What a shape brings along with a use: its words for the slots behind that go along with the slot before."""
        said, slots = dict(reversed(pairs)), enumerate(self.slots(use.verb)[use.at + 1 :], use.at + 1)
        behind = takewhile(lambda numbered: numbered[1].along and numbered[1].name in said, slots)
        return [Use(use.verb, at, said[slot.name]) for at, slot in behind]

    def having_all(self, choice: Choice, uses: Sequence[Use]) -> Choice:
        """The choice with these words one after the other, as far as they fit."""
        for use in uses:
            if self.refusal(choice, use.at, use.word) is not None:
                break
            choice = choice.having(use.at, use.word)
        return choice

    def uses(self, pairs: Pairs) -> list[Use]:
        """What a shape can be used for now, one use a verb; forbidden uses are left out."""
        found = [(self.begin(verb), self.fitting(self.begin(verb), pairs)) for verb in self.verbs()]
        return [use for choice, use in found if use and self.refusal(choice, use.at, use.word) is None]
