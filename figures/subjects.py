"""What charts are about: whose secret, from whose knowledge; and how they tell of shares and of branches."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from figures.charts import percent
from gamekit import reasons
from gamekit.game import PUBLIC, TEACHER
from gamekit.text import text
from gamekit.tree import path_between

if TYPE_CHECKING:
    from gamekit.text import Text
    from gamekit.timeline import Node, Timeline

FOLDER = Path(__file__).parent
NAMED = 3  # so many are named in the words of a chart


class Subject(NamedTuple):
    """What a chart is about: what a seat has to find out, from what certain ears have heard; and in which words."""

    timeline: Timeline
    seat: int
    ears: int
    words: Text

    @property
    def about(self) -> str:
        """Whose case it is, and from what it is known."""
        if self.seat == PUBLIC:
            return self.words.say("chart-about-table")
        return self.words.say("chart-about-public" if self.ears == PUBLIC else "chart-about-own", seat=self.seat)


def subject(timeline: Timeline, seat: int, lang: str) -> Subject:
    """The subject of a chart for a seat, PUBLIC or TEACHER; if nobody's turn says whose case it is, that of seat 0.

    ValueError if there are no such eyes or language.
    """
    timeline.check_eyes(seat)
    whose, ears = reasons.subject(timeline, seat) or (0, 0 if seat == TEACHER else PUBLIC)
    return Subject(timeline, whose, ears, text(lang, timeline.game, FOLDER))


def likeliest(words: Text, shares: Mapping[str, Fraction]) -> str:
    """Which are the likeliest, in a sentence."""
    highest = max(shares.values())
    names = [name for name, share in shares.items() if share == highest]
    return words.say("chart-most", names=some(words, names), share=percent(highest, words.lang))


def ruled_out(words: Text, shares: Mapping[str, Fraction]) -> list[str]:
    """Which are ruled out, in a sentence, if any are."""
    names = [name for name, share in shares.items() if not share]
    return [words.say("chart-none", names=words.listed(names))] if names else []


def some(words: Text, names: list[str]) -> str:
    """The first few names, and how many more there are."""
    if len(names) <= NAMED:
        return words.listed(names)
    return words.say("chart-more", names=", ".join(names[:NAMED]), count=len(names) - NAMED)


def left_behind(about: Subject) -> list[list[Node]]:
    """The paths to the ends of all branches that are not ahead of the present position, the newest first.

    Branches that look alike to the ears are one, and one that looks like the beginning of another is none.
    """
    timeline = about.timeline
    kinds: dict[Any, int] = {}
    kind: dict[Node | None, int] = {}  # of a node: how the way to it looks
    for node in timeline.nodes:
        looks = timeline.given_to(about.ears, node) if node.move else ()
        kind[node] = kinds.setdefault((kind.get(node.parent), looks), len(kinds))
    gone_on = {kind.get(node.parent) for node in timeline.nodes} | {kind[node] for node in timeline.line()}
    ends = {kind[node]: node for node in timeline.nodes if kind[node] not in gone_on}
    return [path_between(None, node) for node in sorted(ends.values(), key=lambda node: -node.number)]
