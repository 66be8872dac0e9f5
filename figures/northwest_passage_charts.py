"""Charts of Northwest Passage: the way home, prestige by rounds, the end scoring, what discoveries are worth; and maps.

All is asked of `gamekit.northwest_passage`; nothing is worked out here. Nothing is hidden, so the charts of two seats
differ only in whose vehicles and tiles they are about; for onlookers, those of the player whose turn it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from figures import charts, stacks
from figures.charts import Line, Signs, Square
from figures.northwest_passage_maps import MAPS, homeward
from figures.northwest_passage_seen import ICE, NOTHING, Seen, chart, empty, heads, is_out, worded
from figures.scene import Table
from figures.stacks import Part
from gamekit.northwest_passage.ending import Discovery, discoveries, lines
from gamekit.northwest_passage.state import HOME, VEHICLES
from gamekit.northwest_passage.voyage import Way, voyage

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.game import Event

OPEN = 0.55  # how dark a round is in which a vehicle can set out and be home in time
SIGNS = {"island": "^", "discovered": "D", "end": "*"}  # what brings points -> form
SIGN_NAMES = {"island": "arctic-sign-island", "discovered": "arctic-sign-discovery", "end": "arctic-sign-end"}
GAINED = ("arctic-column-round", "arctic-column-player", "arctic-column-gain", "arctic-column-points")
FOUND = ("arctic-column-find", "arctic-column-crew", "arctic-column-multiplier", "arctic-column-at-once")
ENDING = ("arrival", "honour", "sets", "lost")  # events of the end


# ---------------------------------------------------------------------- the way home


def draw_homeward(seen: Seen, mode: str) -> Picture:
    """For each vehicle under way and each round to come: what the way home costs if it stays here until then."""
    found = [(seat, vehicle) for seat in seen.view.seats for vehicle in VEHICLES if under_way(seen, seat, vehicle)]
    if not found:
        return empty(seen, "chart-homeward", seen.say("arctic-homeward-none"), mode)
    departures = {who: leaving(seen, *who) for who in found}
    rounds = list(next(iter(departures.values())))
    names = [seen.vehicle(*who) for who in found]
    cells = [[leg_square(number, way) for number, way in row.items()] for row in departures.values()]
    columns = [seen.say("arctic-round-short", number=number) for number in rounds]
    rows = tuple((name, *(square.note for square in row)) for name, row in zip(names, cells, strict=True))
    table = Table(seen.say("chart-homeward"), (seen.say("arctic-column-vehicle"), *columns), rows)
    about = seen.say("arctic-homeward-about")
    told = [about, *(sentence for seat, vehicle in found for sentence in homeward(seen, vehicle, seat))]
    return charts.squares(worded(seen, "chart-homeward", about, told, table), names, columns, cells, mode)


def under_way(seen: Seen, seat: int, vehicle: str) -> bool:
    """Whether a vehicle is out, away from Greenland, and can still do something."""
    found = voyage(seen.box, seen.view, seat, vehicle) if is_out(seen.view, seat, vehicle) else None
    return found is not None and found.start.stand.at != HOME


def leaving(seen: Seen, seat: int, vehicle: str) -> dict[int, Way | None]:
    """Round until which it stays -> the way home."""
    found = voyage(seen.box, seen.view, seat, vehicle)
    return found.departures(HOME) if found else {}


def leg_square(number: int, way: Way | None) -> Square:
    """The crew of a way home, and the round in which it arrives if that is a later one."""
    if not way:
        return Square(NOTHING, 0.0, ICE)
    return Square(str(way.crew) if way.round == number else f"{way.crew}→{way.round}", OPEN)


# ---------------------------------------------------------------------- prestige by rounds


class Gained(NamedTuple):
    """Points that an event has brought: when, to whom, what for, how many."""

    when: float  # the round, and how much of it is over
    round: int
    seat: int
    sign: str  # of SIGNS
    words: str
    points: int


def draw_prestige(seen: Seen, mode: str) -> Picture:
    """The prestige of each player by rounds, with islands, discoveries and what the end brings."""
    gained = list(gains_of(seen))
    if not gained:
        return empty(seen, "chart-prestige", seen.say("arctic-prestige-none"), mode)
    seats = [seen.about.words.seat(seat) for seat in seen.view.seats]
    table = Table(seen.say("chart-prestige"), (*heads(seen, *GAINED), *seats), tuple(gained_rows(seen, gained)))
    about, sums = seen.say("arctic-prestige-about"), summed(seen, gained)[-1]
    told = [about, *sums_told(seen, sums)]
    words = worded(seen, "chart-prestige", about, told, table, seen.say("arctic-prestige-axis"))
    across = seen.say("arctic-column-round")
    return charts.tracks(words, tracked(seen, gained), signs_of(seen, gained), mode, across, least=10)


def summed(seen: Seen, gained: Sequence[Gained]) -> list[tuple[int, ...]]:
    """The points of each seat after each gain."""
    sums = [0] * len(seen.view.players)
    found = []
    for gain in gained:
        sums[gain.seat] += gain.points
        found.append(tuple(sums))
    return found


def gained_rows(seen: Seen, gained: Sequence[Gained]) -> Iterator[tuple[str, ...]]:
    """A row for each gain: when, whose, what for, how many, and the points of all after it."""
    for gain, sums in zip(gained, summed(seen, gained), strict=True):
        name = seen.about.words.seat(gain.seat)
        yield str(gain.round), name, gain.words, charts.minus(gain.points), *map(charts.minus, sums)


def tracked(seen: Seen, gained: Sequence[Gained]) -> list[Line]:
    """The line of each seat, from the first round to the end of the present one."""
    after = list(zip(gained, summed(seen, gained), strict=True))
    lines = []
    for seat in seen.view.seats:
        points = [(gain.when, float(sums[seat])) for gain, sums in after if gain.seat == seat]
        last = points[-1][1] if points else 0.0
        lines.append(Line(seen.about.words.seat(seat), ((1.0, 0.0), *points, (seen.view.round + 1.0, last))))
    return lines


def signs_of(seen: Seen, gained: Sequence[Gained]) -> list[Signs]:
    """What brought the points, upon the lines."""
    after = list(zip(gained, summed(seen, gained), strict=True))
    return [
        Signs(
            seen.say(SIGN_NAMES[kind]),
            form,
            tuple((g.when, float(sums[g.seat])) for g, sums in after if g.sign == kind),
        )
        for kind, form in SIGNS.items()
    ]


def gains_of(seen: Seen) -> Iterator[Gained]:
    """Everything that has brought or cost points on the way to the present position."""
    by_round: dict[int, list[list[Event]]] = defaultdict(list)
    number = 0
    for node in seen.about.timeline.path():
        for event in node.events:
            if event.kind == "round":
                number = event.details["number"]
                by_round[number] = []
            by_round[number] += [[]] if event.kind == "turn" else []
            if "points" in event.details and event.kind in ("island", "discovered", *ENDING):
                by_round[number].append([event])
    for round_number, groups in by_round.items():
        for at, events in enumerate(groups):
            yield from (gain(seen, round_number + at / len(groups), round_number, event) for event in events)


def gain(seen: Seen, when: float, number: int, event: Event) -> Gained:
    """What an event has brought."""
    sign = "end" if event.kind in ENDING else event.kind
    points = event.details["points"] * (-1 if event.kind == "lost" else 1)
    return Gained(when, number, event.seat, sign, gain_words(seen, event), points)


def gain_words(seen: Seen, event: Event) -> str:
    """What points were for."""
    details: Mapping[str, Any] = event.details
    if event.kind == "island":
        return seen.say("arctic-gain-island", square=details["squares"][0])
    if event.kind == "discovered":
        return seen.say("arctic-gain-icon", token=details["icon"], square=details["square"])
    about = next((details[key] for key in ("place", "token", "vehicle") if key in details), "")
    return seen.line(event.kind, about)


def sums_told(seen: Seen, sums: Sequence[int]) -> list[str]:
    """The points of each player in a sentence."""
    return [seen.say("arctic-prestige", player=seat, points=charts.minus(sums[seat])) for seat in seen.view.seats]


# ---------------------------------------------------------------------- the end scoring


def draw_ending(seen: Seen, mode: str) -> Picture:
    """What each player would score if the game ended now, line by line; at the end, what was scored."""
    body = lines(seen.box, seen.view)
    total, seats = body[-1].points, [seen.about.words.seat(seat) for seat in seen.view.seats]
    rows = tuple((seen.line(line.kind, line.about), *map(charts.minus, line.points)) for line in body)
    table = Table(seen.say("chart-ending"), (seen.say("arctic-column-gain"), *seats), rows)
    about = seen.say("arctic-ending-about" if seen.view.agenda else "arctic-ending-over")
    told = [about, *sums_told(seen, total)]
    parts = [Part(seen.line(line.kind, line.about), line.points) for line in body[:-1]]
    return stacks.stacks(worded(seen, "chart-ending", about, told, table), seats, parts, total, mode)


# ---------------------------------------------------------------------- what discoveries are worth


def draw_finds(seen: Seen, mode: str) -> Picture:
    """What each icon still on the map would bring to the player: at once, and at the end as the tokens are now."""
    found = discoveries(seen.box, seen.view, seen.seat)
    if not found:
        return empty(seen, "chart-finds", seen.say("arctic-finds-none"), mode)
    seats = [seen.about.words.seat(seat) for seat in seen.view.seats]
    labels = [seen.say("arctic-find", token=one.icon, square=one.square) for one in found]
    later = [seen.say("arctic-find-later", seats=name) for name in seats]
    columns = (*heads(seen, *FOUND), *later, seen.say("arctic-column-in-all"))
    rows = tuple(find_row(seen, label, one) for label, one in zip(labels, found, strict=True))
    table = Table(seen.say("chart-finds"), columns, rows)
    about = seen.say("arctic-finds-about")
    notes = [find_note(seen, one) for one in found]
    told = [about, *(f"{label}: {note}." for label, note in zip(labels, notes, strict=True))]
    words = worded(seen, "chart-finds", about, told, table)
    return charts.bars(words, labels, [one.all(seen.seat) for one in found], notes, mode)


def find_note(seen: Seen, one: Discovery) -> str:
    """What a discovery brings and costs."""
    return seen.say("arctic-find-note", points=one.points, later=one.later[seen.seat], crew=one.crew)


def find_row(seen: Seen, label: str, one: Discovery) -> tuple[str, ...]:
    """A discovery in numbers."""
    later = map(charts.minus, one.later)
    return label, str(one.crew), f"×{one.multiplier}", str(one.points), *later, str(one.all(seen.seat))


DRAWN: dict[str, Callable[[Seen, str], Picture]] = {
    "sailing": MAPS["sailing"],
    "sledding": MAPS["sledding"],
    "homeward": draw_homeward,
    "coasts": MAPS["coasts"],
    "renewal": MAPS["renewal"],
    "finds": draw_finds,
    "prestige": draw_prestige,
    "ending": draw_ending,
}
CHARTS: dict[str, Callable[..., Picture]] = {name: chart(name, draw) for name, draw in DRAWN.items()}
