"""Charts of 1000 mil: the race, what is left of each card, who may hold what, what may be drawn, which sums go out.

Everything is asked of the deduction and the rules; nothing is worked out here. A chart for a seat is made from what
that seat knows; for the teacher, from what the player to move knows; for onlookers, from what everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from figures import charts
from figures.charts import Bars, Line, Signs, Words, percent
from figures.scene import Table
from figures.subjects import Subject, subject
from figures.thousand_miles_table import deck_of
from gamekit.game import PUBLIC
from gamekit.thousand_miles.reach import fewest
from gamekit.thousand_miles.road import reachable, supply

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.game import Event
    from gamekit.thousand_miles.board import Card, Deck
    from gamekit.thousand_miles.odds import Knowledge
    from gamekit.thousand_miles.state import State
    from gamekit.timeline import Node, Timeline

SIGNS = {"attack": "X", "defence": "P", "immunity": "D", "trick": "*"}  # kind of event -> form
SIGN_NAMES = {
    "attack": "miles-sign-attack",
    "defence": "miles-sign-defence",
    "immunity": "miles-sign-immunity",
    "trick": "miles-sign-trick",
}
ACTIONS = {*SIGNS, "distance", "backwards", "discard", "extension"}  # what a player does with a card, or calls
DRIVING = ("distance", "backwards", "standing")  # events that tell miles
TURNS = 5  # own turns ahead
LIKELIEST = 3  # named in the words of a chart
COLUMNS = (("distance", "immunity"), ("attack", "defence"))  # kinds of cards side by side
HERE = 0.45  # how dark the milestone is where a side is, if one that can be reached is 1
NOTHING = "–"
STEP, LABELLED = 25, 100  # miles from column to column, and from number to number


def of_round(timeline: Timeline) -> list[tuple[Node, Sequence[Event]]]:
    """The nodes of the present round, or of the last one, with their events; those of the round before are left out."""
    path = [(node, list(node.events)) for node in timeline.path()]
    starts = [at for at, (_, events) in enumerate(path) if any(event.kind == "round" for event in events)]
    if not starts:
        return []
    (node, events), *rest = path[starts[-1] :]
    begun = next(at for at, event in enumerate(events) if event.kind == "round")
    return [(node, events[begun:]), *rest]


def known_by(about: Subject) -> str:
    """Whose knowledge a chart is made from, in a sentence."""
    return about.about if about.seat == PUBLIC else about.words.say("miles-known", seat=about.seat)


def empty(about: Subject, title: str, mode: str) -> Picture:
    """A chart that says why there is nothing to be drawn."""
    say = about.words.say
    reason = say("miles-nothing-yet")
    table = Table(say(title), (say("chart-player"), say("miles-why")), ((about.words.seat(about.seat), reason),))
    alt = f"{say(title)} {reason}"
    return charts.nothing(Words(say(title), reason, "", alt, table, about.words.lang), mode)


def side_name(about: Subject, view: State, side: int) -> str:
    """The names of the players of a side."""
    return about.words.listed([about.words.seat(seat) for seat in view.members(side)])


def card_name(about: Subject, slug: str) -> str:
    """The name of a card."""
    return about.words.name("card", slug)


# ---------------------------------------------------------------------- the race


class Track(NamedTuple):
    """The miles of each side in the course of a round, by turns, and what befell them."""

    lines: list[list[tuple[int, int]]]  # side -> (turn, miles), a point for each change
    signs: dict[str, list[tuple[int, int]]]  # kind of event -> (turn, miles of the side concerned)
    rows: list[tuple[int, str, tuple[int, ...]]]  # turn, action, miles of all sides after it


def race(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
    """The miles of each side, turn by turn, with attacks, defences, immunities and dirty tricks."""
    about = subject(timeline, seat, lang)
    say, view, track = about.words.say, timeline.view(about.ears), tracked(about)
    sides = [side_name(about, view, side) for side in range(len(view.sides))]
    lines = [Line(name, tuple(points)) for name, points in zip(sides, track.lines, strict=True)]
    signs = [Signs(say(SIGN_NAMES[kind]), SIGNS[kind], tuple(track.signs[kind])) for kind in SIGNS]
    rows = tuple((str(turn), action, *map(str, miles)) for turn, action, miles in track.rows)
    table = Table(say("chart-race"), (say("chart-turn"), say("chart-action"), *sides), rows)
    told = [say("miles-car", side=list(view.members(n)), miles=side.miles) for n, side in enumerate(view.sides)]
    befell = [say("miles-befell", sign=sign.name, count=len(sign.points)) for sign in signs if sign.points]
    title, round_ = say("chart-race"), say("miles-race-about", number=view.round, distance=view.distance)
    words = Words(title, round_, say("miles-axis"), " ".join([title, round_, *told, *befell]), table, lang)
    return charts.tracks(words, lines, signs, mode, say("miles-turns"))


def tracked(about: Subject) -> Track:
    """What happened to the miles of each side in the present round."""
    view: State = about.timeline.view(about.ears)
    miles, turn = [0] * len(view.sides), 0
    track = Track([[(0, 0)] for _ in miles], {kind: [] for kind in SIGNS}, [])
    track.rows.append((0, about.words.say("chart-start"), tuple(miles)))
    for node, events in of_round(about.timeline):
        now = turn
        for event in events:
            turn = event.details["number"] if event.kind == "turn" else turn
            follow(track, view, miles, turn, event)
        if any(event.kind in ACTIONS for event in events):
            track.rows.append((now, action(about, node), tuple(miles)))
    for points, now in zip(track.lines, miles, strict=True):
        points.append((max(turn, 1), now))
    return track


def follow(track: Track, view: State, miles: list[int], turn: int, event: Event) -> None:
    """Note what an event does to the miles, and put a sign on the line of the side concerned."""
    seat = event.details["target"][0] if event.kind == "attack" else event.seat
    if event.kind in DRIVING:
        miles[view.side_of(seat)] = event.details["miles"]
        track.lines[view.side_of(seat)].append((turn, event.details["miles"]))
    elif event.kind in SIGNS:
        track.signs[event.kind].append((turn, miles[view.side_of(seat)]))


def action(about: Subject, node: Node) -> str:
    """Who did what."""
    move = about.timeline.seen(node, about.ears)
    assert move is not None
    return f"{about.words.seat(move.seat)}: {about.words.move(move)}"


# ---------------------------------------------------------------------- what is left


class Known(NamedTuple):
    """The subject of a chart, and what its ears can know."""

    about: Subject
    knowledge: Knowledge

    @property
    def cards(self) -> list[Card]:
        """The cards of this game."""
        left = self.knowledge.left()
        return [card for card in deck_of(self.about.timeline.game).cards if card.slug in left]


def chart(name: str, draw: Callable[[Known, str], Picture]) -> Callable[..., Picture]:
    """A chart(timeline, seat, lang, mode="light") that says in words where there is nothing to draw."""

    def drawn(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
        about = subject(timeline, seat, lang)
        found: Knowledge | None = timeline.knowledge(about.seat, about.ears)
        return empty(about, f"chart-{name}", mode) if found is None else draw(Known(about, found), mode)

    drawn.__doc__ = draw.__doc__
    return drawn


def titles(about: Subject, *names: str) -> tuple[str, ...]:
    """Header cells of a table."""
    return tuple(about.words.say(name) for name in names)


def unseen(known: Known, mode: str) -> Picture:
    """How many of each card these eyes have not seen yet: in the deck, or in hidden hands."""
    about, say, left = known.about, known.about.words.say, known.knowledge.left()
    heads = titles(about, "miles-card", "miles-unseen", "miles-held", "miles-lying", "miles-discarded", "miles-whole")
    rows = tuple(
        (name, *map(str, (row.unseen, row.held, row.laid, row.discarded, row.full)))
        for slug, row in left.items()
        for name in [card_name(about, slug)]
    )
    table = Table(say("chart-unseen"), heads, rows)
    gone = [card_name(about, slug) for slug, row in left.items() if not row.unseen]
    told = [say("miles-where", deck=known.knowledge.deck_size, hands=sum(known.knowledge.hidden.values()))]
    told += [say("miles-gone", names=", ".join(gone))] if gone else []
    alt = " ".join([say("chart-unseen"), known_by(about), *told])
    words = Words(say("chart-unseen"), f"{known_by(about)} {told[0]}", "", alt, table, about.words.lang)
    return charts.bars_beside(words, [column(known, kinds) for kinds in COLUMNS], mode)


def column(known: Known, kinds: Sequence[str]) -> Bars:
    """The bars of the cards of some kinds."""
    say, left = known.about.words.say, known.knowledge.left()
    slugs = [card.slug for card in known.cards if card.kind in kinds]
    notes = [say("miles-of", count=left[slug].unseen, full=left[slug].full) for slug in slugs]
    name = say("miles-distances" if "distance" in kinds else "miles-attacks")
    return Bars(name, [card_name(known.about, slug) for slug in slugs], [left[slug].unseen for slug in slugs], notes)


# ---------------------------------------------------------------------- who may hold what, and what may be drawn


def odds(known: Known, mode: str) -> Picture:
    """How likely it is that each hidden hand holds at least one of each attack, defence and immunity."""
    about, knowledge = known.about, known.knowledge
    seats = list(knowledge.hidden)
    cards = [card.slug for card in known.cards if not card.miles] if seats else []
    together = about.words.say("miles-anybody" if about.seat == PUBLIC else "miles-rivals")
    heads = [*map(about.words.seat, seats), together]
    shares = [[*(knowledge.holds(slug, seat) for seat in seats), knowledge.together(slug)] for slug in cards]
    return shares_of_cards(known, "odds", "miles-odds-about", cards, heads, shares, mode)


def drawing(known: Known, mode: str) -> Picture:
    """How likely the seat draws each card within so many own turns."""
    about, knowledge = known.about, known.knowledge
    cards = [card.slug for card in known.cards if knowledge.left()[card.slug].unseen]
    heads = [about.words.say("miles-within", count=turn) for turn in range(1, TURNS + 1)]
    shares = [knowledge.curve(slug, TURNS) for slug in cards]
    return shares_of_cards(known, "drawing", "miles-drawing-about", cards, heads, shares, mode)


def shares_of_cards(
    known: Known,
    name: str,
    note: str,
    cards: Sequence[str],
    heads: Sequence[str],
    shares: Sequence[Sequence[Fraction]],
    mode: str,
) -> Picture:
    """A heat table of a share for each card and column; the likeliest are told."""
    about, say, lang = known.about, known.about.words.say, known.about.words.lang
    if not cards:
        return empty(about, f"chart-{name}", mode)
    rows = [card_name(about, slug) for slug in cards]
    told = tuple((row, *(percent(share, lang) for share in line)) for row, line in zip(rows, shares, strict=True))
    table = Table(say(f"chart-{name}"), (say("miles-card"), *heads), told)
    intro = f"{known_by(about)} {say(note, seat=known.knowledge.player)}"
    alt = " ".join([say(f"chart-{name}"), intro, *likeliest(about, rows, heads, shares)])
    words = Words(say(f"chart-{name}"), intro, "", alt, table, lang)
    return charts.heat(words, rows, heads, [[float(share) for share in line] for line in shares], mode)


def likeliest(
    about: Subject, rows: Sequence[str], heads: Sequence[str], shares: Sequence[Sequence[Fraction]]
) -> list[str]:
    """The highest shares in sentences."""
    cells = [(line[at], row, head) for row, line in zip(rows, shares, strict=True) for at, head in enumerate(heads)]
    highest = sorted(cells, key=lambda cell: -cell[0])[:LIKELIEST]
    return [
        about.words.say("miles-likely", what=row, where=head, share=percent(share, about.words.lang))
        for share, row, head in highest
    ]


# ---------------------------------------------------------------------- exact sums


def reach(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
    """The milestones to which each side can still come exactly with the cards that are left (TM-29)."""
    about = subject(timeline, seat, lang)
    say, view, deck = about.words.say, timeline.view(about.ears), deck_of(timeline.game)
    miles = range(0, view.distance + 1, STEP)
    there = {side: reachable(deck, view, side) for side in range(len(view.sides))}
    names = [side_name(about, view, side) for side in there]
    cells = [[cell(view.sides[side].miles, mile, there[side]) for mile in miles] for side in there]
    heads = [str(mile) if mile % LABELLED == 0 else "" for mile in miles]
    rows = tuple(row_of(about, deck, view, side, mile) for side, mile in there.items())
    columns = titles(about, "miles-column-side", "miles-column-miles", "miles-to-go", "miles-fewest", "miles-shut")
    table = Table(say("chart-reach"), columns, rows)
    sentences = [told_of(about, view, side, row[3]) for side, row in enumerate(rows)]
    alt = " ".join([say("chart-reach"), known_by(about), *sentences])
    words = Words(say("chart-reach"), f"{known_by(about)} {say('miles-reach-about')}", "", alt, table, lang)
    return charts.heat(words, names, heads, cells, mode, sign)


def told_of(about: Subject, view: State, side: int, cards: str) -> str:
    """Whether a side can still come exactly to the distance, and with which cards, in a sentence."""
    message = "miles-inexact" if cards == NOTHING else "miles-exact"
    return about.words.say(message, side=list(view.members(side)), sum=cards)


def cell(here: int, mile: int, there: frozenset[int]) -> float:
    """How a milestone is drawn: 0 where a side cannot come exactly."""
    return HERE if mile == here else float(mile in there)


def sign(value: float, lang: str) -> str:
    """What stands in a cell: where a side is, and where it can come."""
    return "►" if value == HERE else "●"


def row_of(about: Subject, deck: Deck, view: State, side: int, there: frozenset[int]) -> tuple[str, ...]:
    """A side: where it is, how far it has to go, the fewest cards that drive that, what it cannot come to."""
    here = view.sides[side].miles
    exact = fewest(deck, supply(deck, view, side), view.distance - here)
    shut = [mile for mile in range(here, view.distance + 1, STEP) if mile not in there]
    cards = NOTHING if exact is None else sum_of(exact) or about.words.say("miles-there")
    name = side_name(about, view, side)
    return name, str(here), str(view.distance - here), cards, ", ".join(map(str, shut)) or NOTHING


def sum_of(slugs: Sequence[str]) -> str:
    """Distance cards as a sum: "2×200 + 100"."""
    counts = {slug: slugs.count(slug) for slug in slugs}
    return " + ".join(f"{count}×{slug}" if count > 1 else slug for slug, count in counts.items())


DRAWN = (unseen, odds, drawing)
CHARTS: dict[str, Callable[..., Picture]] = {
    "race": race,
    **{draw.__name__: chart(draw.__name__, draw) for draw in DRAWN},
    "reach": reach,
}  # name -> chart(timeline, seat, lang, mode="light"); its title is the message chart-<name>
