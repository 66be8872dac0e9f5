"""The chart of how possible cases dwindle: how many are left after each turn, here and on branches left behind.

A game says where its turns end and what was done in each; the counts come from its deduction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from figures import charts
from figures.charts import Line, Words
from figures.scene import Table
from figures.subjects import Subject, left_behind
from figures.theme import letter
from gamekit.errors import ContradictionError

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.knowing import Knowing
    from gamekit.timeline import Node, Timeline

BRANCHES = 3  # drawn beside the present one

Path = list["Node"]

_counts: WeakKeyDictionary[Timeline, dict[tuple[Node, int, int], int | None]] = WeakKeyDictionary()


class Dwindling(NamedTuple):
    """The paths to the ends of the turns, how many cases were left at each, and the curves to be drawn."""

    turns: list[Path]
    counts: list[int]
    lines: list[Line]


def dwindling(about: Subject, turns_of: Callable[[Path], list[Path]]) -> Dwindling:
    """What is to be drawn for the present way and the latest branches; `turns_of` cuts a path into its turns."""
    say, turns = about.words.say, turns_of(about.timeline.path())
    counts = [count_at(about, path) or 0 for path in turns]
    lines = [Line(say("chart-here"), tuple(enumerate(counts)))]
    for path in left_behind(about)[:BRANCHES]:
        points = [(at, count_at(about, other)) for at, other in enumerate(turns_of(path))]
        lines.append(Line(say("chart-branch", step=path[-1].number), tuple((x, y) for x, y in points if y is not None)))
    return Dwindling(turns, counts, [line for line in lines if line.points])


def count_at(about: Subject, path: Path) -> int | None:
    """How many cases are possible at the end of a path, 0 where the answers clash; None before any can be counted.

    Counted once and kept.
    """
    kept = _counts.setdefault(about.timeline, {})
    key = (path[-1], about.seat, about.ears)
    if key not in kept:
        try:
            found: Knowing | None = about.timeline.knowledge(about.seat, about.ears, path[-1])
            kept[key] = found.remaining if found else None
        except ContradictionError:  # a wrong answer from a real table
            kept[key] = 0
    return kept[key]


def dwindled(about: Subject, found: Dwindling) -> str:
    """From how many to how many, in a sentence."""
    first, last = found.counts[0], found.counts[-1]
    return about.words.say("chart-dwindle", first=first, last=last, turns=len(found.counts) - 1)


def step_label(found: Dwindling, at: int) -> str:
    """The letter of the player who had a turn; a dash before the first turn."""
    move = found.turns[at][-1].move
    return letter(move.seat) if at and move and move.seat >= 0 else "–"


def curves_of(about: Subject, found: Dwindling, cases: str, actions: list[str], message: str, mode: str) -> Picture:
    """The chart.

    `cases` is the message that says what dwindles; `actions` say what was done in each turn, at 0 that nothing was;
    `message` stands below the title.
    """
    say, numbers = about.words.say, range(len(found.counts))
    rows = tuple((str(at), actions[at], str(found.counts[at])) for at in numbers)
    table = Table(say("chart-remaining"), (say("chart-turn"), say("chart-action"), say(cases)), rows)
    alt = " ".join([say("chart-remaining"), about.about, dwindled(about, found)])
    words = Words(say("chart-remaining"), message, say(cases), alt, table, about.words.lang)
    return charts.curves(words, found.lines, mode, say("chart-turns"), [step_label(found, at) for at in numbers])
