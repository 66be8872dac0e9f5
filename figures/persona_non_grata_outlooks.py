"""Who can still be first or second in each corporation this week, as a board of signs and a table that says why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from figures import charts
from figures.charts import Square
from figures.persona_non_grata_known import Known, empty, heads, worded
from figures.persona_non_grata_placings import PLACES
from figures.scene import Table
from figures.theme import letter
from gamekit.persona_non_grata.grounds import LEAST, MOST, NONE, Ground
from gamekit.persona_non_grata.outlook import CAN, CANNOT, CERTAIN, OPEN, Outlook, outlook
from gamekit.persona_non_grata.state import NOBODY
from gamekit.timeline import Timeline

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.timeline import Node

SIGNS = {CERTAIN: "●", CAN: "○", CANNOT: "–", OPEN: "?"}
SHADES = {CERTAIN: 1.0, CAN: 0.35, CANNOT: 0.0, OPEN: 0.15}


KEPT = 8  # outlooks of a game that are looked at again

Looked = tuple["Node", int, int]  # where, at whose hands, with which ears
FOUND: WeakKeyDictionary[Timeline, dict[Looked, Outlook]] = WeakKeyDictionary()


def found_at(timeline: Timeline, node: Node, seat: int, ears: int) -> Outlook:
    """What can still happen at a node, kept as long as the game is there, for when it is looked at again."""
    kept = FOUND.setdefault(timeline, {})
    if (node, seat, ears) not in kept:
        found = outlook(timeline.game, timeline.knowledge(seat, ears, node), timeline.node_view(node, ears))
        kept[node, seat, ears] = found
        for old in list(kept)[:-KEPT]:
            del kept[old]
    return kept[node, seat, ears]


def draw_outlook(known: Known, mode: str) -> Picture:
    """For each corporation and player: certain, possible, impossible, or not settled by the search."""
    if not known.view.day:
        return empty(known.about, "chart-outlook", "nongrata-dealing", mode)
    timeline = known.about.timeline
    found = found_at(timeline, timeline.here, known.about.seat, known.ears)
    if not found.corporations:
        return empty(known.about, "chart-outlook", "nongrata-settled", mode)
    columns = [(place, seat) for seat in known.view.seats for place in PLACES] + [(NONE, NOBODY)]
    told = {name: [found.told(name, *column) for column in columns] for name in found.corporations}
    board = [[Square(SIGNS[word], SHADES[word]) for word in row] for row in told.values()]
    about = known.say("nongrata-outlook-about")
    words = worded(known, "chart-outlook", sentences(known, found), table(known, found), about)
    names = [short(known, *column) for column in columns]
    return charts.squares(words, [known.corporation(name) for name in told], names, board, mode)


def short(known: Known, place: str, seat: int) -> str:
    """The head of a column: the letter of a seat, and the place."""
    details = {"letter": letter(seat), "number": PLACES.index(place) + 1} if place != NONE else {}
    return known.say("nongrata-outlook-column", **details) if details else "–"


def table(known: Known, found: Outlook) -> Table:
    """A row for each corporation and place."""
    rows = [
        (known.corporation(name), known.say(f"nongrata-{place}"), *cells(known, found, name, place))
        for name in found.corporations
        for place in PLACES
    ]
    columns = (*heads(known, "corporation", "place"), *map(known.seat, known.view.seats), known.say("nongrata-none"))
    return Table(known.say("chart-outlook"), columns, tuple(rows))


def cells(known: Known, found: Outlook, name: str, place: str) -> list[str]:
    """What is told of each seat, and of nobody, and why: if nobody is first, nobody is second."""
    goals = [*((place, seat) for seat in known.view.seats), (NONE, NOBODY)]
    return [cell(known, found, name, *goal) for goal in goals]


def cell(known: Known, found: Outlook, name: str, place: str, seat: int) -> str:
    """What is told of a place, and why; of what is possible an example."""
    word = found.told(name, place, seat)
    told = known.say("nongrata-not-open" if word == OPEN else f"nongrata-{word}")
    return told if word == OPEN else known.say("nongrata-told-why", told=told, why=why(known, found, name, place, seat))


def why(known: Known, found: Outlook, name: str, place: str, seat: int) -> str:
    """PNG-36, PNG-38: the bounds that prove it; what is possible is shown by sums that the week can end with."""
    word = found.told(name, place, seat)
    if word == CAN:
        sums = found.example(name, place, seat) or ()
        return known.say("nongrata-example", sums=known.about.words.listed(list(map(str, sums))))
    ground = found.why(name, place, seat)
    if ground is None:
        return known.say("nongrata-gone-through" if word == CANNOT else "nongrata-nothing-else")
    return ", ".join(of_ground(known, ground, found.holders.get(name, NOBODY)))


def of_ground(known: Known, ground: Ground, holder: int) -> Iterator[str]:
    """Bounds in words, and the key if it matters."""
    for one in ground.bounds:
        other = one._replace(side=LEAST if one.side == MOST else MOST)
        if other not in ground.bounds:
            yield known.say(f"nongrata-{one.side}", seat=one.seat, sum=one.sum)
        elif one.side == LEAST:
            yield known.say("nongrata-exactly", seat=one.seat, sum=one.sum)
    if ground.key:
        key = "nongrata-key-table" if holder == NOBODY else "nongrata-key-held"
        yield known.say(key, seat=holder)


def sentences(known: Known, found: Outlook) -> list[str]:
    """Who is certain to be first, for whom it is out of reach, and why."""
    return [sentence for name in found.corporations for sentence in of_corporation(known, found, name)]


def of_corporation(known: Known, found: Outlook, name: str) -> list[str]:
    """The same of one corporation."""
    word = {seat: found.told(name, "first", seat) for seat in known.view.seats}
    sure = [seat for seat in word if word[seat] == CERTAIN]
    out = [] if sure else [seat for seat in word if word[seat] == CANNOT]
    messages = [("nongrata-certain-first", seat) for seat in sure] + [("nongrata-out", seat) for seat in out]
    corporation = known.corporation(name)
    return [
        known.say(message, seat=seat, name=corporation, why=why(known, found, name, "first", seat))
        for message, seat in messages
    ]
