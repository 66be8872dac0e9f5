"""What lies face down and what is in the hands of others: which lines of the log say so.

The note sheet has a row for each encrypted card of another and one for each hand of another; a cell says that it is
this card, or that the hand holds at least one such card. A clue is a line that shows cards to these ears: the hand
dealt to them (one line for the whole), a hand passed to them or by them, a card played openly, turned up, or drawn, and
what they themselves put away. How many copies of each card the game has is known to all.

The lines that are used cut the way of each packet into stretches (`stretches`). With all of them a case puts every
hidden card somewhere, true to the copies. Whoever leaves a line out has not counted to the end: free cards may then be
of any kind of which not all copies are shown, any number of times. So a reason is what became of one packet, all copies
of a card, or everything; never "any eighty of these ninety lines", which nobody could repeat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from gamekit.game import Event
from gamekit.laid_out import LaidOut
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.hearing import Hearing, Look, Packet, hearing
from gamekit.persona_non_grata.possible import Key, Possible, Wanted
from gamekit.persona_non_grata.stretches import ENCRYPTED, Stretch, sheet_rows, stretches, telling
from gamekit.reasons import Clue, Fact
from gamekit.setting import Setting

if TYPE_CHECKING:
    from gamekit.text import Text

Heard = tuple[int, int, Event]  # step, line, event
HAND_DEALT = "hand_dealt"  # the kind of the clue that stands for the six lines of a hand
PASSED_ON, SEEN_WHOLE, SINGLE = range(3)  # how simple a line is: a hand that others have now, another hand, a card


def reason(box: Box, setting: Setting, seat: int, ears: int, heard: Sequence[Heard]) -> PacketReasoning | None:
    """What can be reasoned from the lines heard; None before the first week, or while nothing is hidden."""
    table = hearing(box, setting, ears, [event for *_, event in heard])
    if table is None or not sheet_rows(table):
        return None
    lines = sorted({line for packet in table.packets for line in telling(packet, ears)})
    hands = {look.lines[-1]: box.slugs(look.cards) for packet in table.packets for look in packet.looks}
    clues = tuple(clue_of(heard[line], ears, hands.get(line)) for line in lines)
    era = max(step for step, _, event in heard if event.kind == "week")
    return PacketReasoning(table, seat, ears, era, clues, tuple(lines))


def clue_of(told: Heard, ears: int, hand: list[str] | None) -> Clue:
    """A line of the log as a clue; the last card dealt to a hand stands for the whole."""
    step, line, event = told
    if event.kind == "dealt" and hand:
        return Clue(step, line, event._replace(kind=HAND_DEALT, details={"cards": hand}), SEEN_WHOLE)
    if event.kind == "passed":
        return Clue(step, line, event, PASSED_ON if event.seat == ears else SEEN_WHOLE)
    return Clue(step, line, event, SINGLE)


@dataclass(frozen=True, eq=False)
class PacketReasoning:
    """The lines that show cards, and what the hidden ones can be."""

    table: Hearing
    seat: int
    ears: int
    era: int  # the step at which the week began
    clues: tuple[Clue, ...]
    lines: tuple[int, ...]  # of the clues, among all that was heard
    given: tuple[Event, ...] = ()
    cut: dict[tuple[int, int], tuple[Stretch, ...]] = field(default_factory=dict)  # (packet, clues used) -> stretches
    kept: dict[int, Possible] = field(default_factory=dict)  # clues used -> what is possible
    fitting: dict[Key, bool] = field(default_factory=dict)
    asked: dict[tuple[Fact, ...], Wanted] = field(default_factory=dict)

    @cached_property
    def rows(self) -> dict[str, Packet]:
        """The rows, with the packets that they are about."""
        return sheet_rows(self.table)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The cards of the game."""
        return tuple(self.table.box.slug(card) for card, count in enumerate(self.table.full) if count)

    @cached_property
    def sheet(self) -> Mapping[str, tuple[str, ...]]:
        """For each row all cards of the game; of a hand that these ears have seen as a whole, only its cards."""
        return {row: self.words_of(row) for row in self.rows}

    def words_of(self, row: str) -> tuple[str, ...]:
        """The words of a row."""
        found = self.possible(None).stretch_of(row)
        if found.first is None or found.unknown or found.drawn:
            return self.cards
        return tuple(dict.fromkeys(self.table.box.slugs(found.first.cards)))

    @property
    def goal(self) -> tuple[str, ...]:
        """What is encrypted; the hands are on the way, unless nothing is encrypted."""
        return tuple(row for row in self.rows if row.startswith(f"{ENCRYPTED}:")) or tuple(self.rows)

    # ------------------------------------------------------------------ possible cases

    def case(self, facts: Iterable[Fact] = (), among: Iterable[int] | None = None) -> LaidOut | None:
        """What the hidden cards can be, true to the facts and to the clues of those numbers (None: all)."""
        return self.possible(among).case(list(facts))

    def following(self, facts: Collection[Fact], among: Iterable[int] | None, known: Sequence[Fact]) -> list[Fact]:
        """Those of some facts that are so in every possible case true to these clues and facts known."""
        return self.possible(among).so_with(known, list(facts))

    def possible(self, among: Iterable[int] | None) -> Possible:
        """What the clues of those numbers leave possible."""
        used = self.every if among is None else sum(1 << at for at in set(among))
        if used not in self.kept:
            self.kept[used] = self.left_by(used)
        return self.kept[used]

    @cached_property
    def every(self) -> int:
        """All clues as a set of bits."""
        return (1 << len(self.clues)) - 1

    def left_by(self, used: int) -> Possible:
        """What the clues of a set of bits leave possible."""
        found = [one for number in range(len(self.table.packets)) for one in self.stretches(number, used)]
        return Possible(self.table, tuple(found), used == self.every, self.fitting, self.asked)

    def stretches(self, number: int, used: int) -> tuple[Stretch, ...]:
        """The stretches of the packet of that number, if those clues are used."""
        own = used & self.masks[number]
        key = number, own
        if key not in self.cut:
            packet, bits = self.table.packets[number], self.bits
            self.cut[key] = tuple(stretches(packet, self.ears, lambda line: bool(own & bits.get(line, 0))))
        return self.cut[key]

    @cached_property
    def bits(self) -> dict[int, int]:
        """The bit of the clue of each line."""
        return {line: 1 << at for at, line in enumerate(self.lines)}

    @cached_property
    def masks(self) -> list[int]:
        """The clues that tell something of each packet."""
        return [sum({self.bits[line] for line in telling(packet, self.ears)}) for packet in self.table.packets]

    def told(self, look: Look) -> Event:
        """The line that shows a whole hand."""
        return self.clues[self.lines.index(look.lines[-1])].event

    def sentences(self, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text) -> list[str]:
        """Why the clues and earlier facts force the fact, in at most five sentences."""
        from gamekit.persona_non_grata.why import sentences

        return sentences(self, fact, clues, earlier, words)
