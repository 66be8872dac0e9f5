"""Charts of Crash and Grab: where a saucer lands, what it reaches, its twelve plans, crew by rounds, who wins.

All is asked of `gamekit.crash_and_grab`; nothing is worked out here. A chart for a seat is made from what that seat
sees; for the teacher, from what the player to move sees; for onlookers, from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from figures import charts
from figures.charts import Line, Square, Words, percent
from figures.scene import Table
from figures.subjects import Subject, subject
from gamekit.crash_and_grab.danger import Outlook, Threat
from gamekit.crash_and_grab.fan import PLANS, Fan, box_of
from gamekit.crash_and_grab.geometry import Board, board_of
from gamekit.crash_and_grab.odds import Wins, wins
from gamekit.crash_and_grab.reach import landing, rings
from gamekit.crash_and_grab.state import COLOURS, OFF, Plan, Space, State, slug_of, stationed
from gamekit.game import UNKNOWN

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.game import Game
    from gamekit.timeline import Timeline

BOOSTS = 1  # in a turn, at most, are counted
TURNS = 3  # own turns ahead
LIKELIEST = 3  # named in the words of a chart
ACCELERATOR = "///"  # how accelerators are hatched: nothing stays there
SHADES = {1: 1.0, 2: 0.6, 3: 0.25}  # turns -> how dark
NOTHING = "–"


class Seen(NamedTuple):
    """The subject of a chart, what its ears see, and the saucer that it is about."""

    about: Subject
    view: State
    saucer: int

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.about.timeline.game

    @property
    def board(self) -> Board:
        """The board as its tiles lie."""
        return board_of(box_of(self.game), self.view)

    def say(self, message: str, **details: Any) -> str:
        """A sentence; the saucer and its player are always known to it."""
        known = {"saucer": COLOURS[self.saucer], "seat": self.view.seat_of(self.saucer)}
        return self.about.words.say(message, **(known | details))

    def space(self, space: Space) -> str:
        """A space as a chart names it."""
        return self.about.words.name("space", slug_of(space), "short")

    def saucer_name(self, saucer: int) -> str:
        """What a saucer is called."""
        return self.about.words.name("saucer", COLOURS[saucer])

    def plan(self, plan: Plan) -> str:
        """A plan in words."""
        return self.about.words.say("move-plan", card=plan.card, direction=plan.direction)

    def share(self, share: Fraction | float) -> str:
        """A share as percent; less than a thousandth that is not nothing is told as such."""
        return percent(share, self.about.words.lang) if not 0 < share < 0.001 else self.say("saucers-tiny")


def chart(name: str, draw: Callable[[Seen, str], Picture]) -> Callable[..., Picture]:
    """A chart(timeline, seat, lang, mode="light") that says so as long as the table is being set up."""

    def drawn(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
        about = subject(timeline, seat, lang)
        view: State = timeline.view(about.ears)
        seen = Seen(about, view, saucer_of(view, about.seat))
        return draw(seen, mode) if view.round else empty(seen, f"chart-{name}", mode)

    drawn.__doc__ = draw.__doc__
    return drawn


def saucer_of(view: State, seat: int) -> int:
    """The saucer of a seat that plans or flies now; of two, else the first."""
    fleet = view.fleet(seat)
    due = view.agenda[-1].about if view.agenda and view.agenda[-1].kind == "plan" else ()
    return next((saucer for saucer in (*due, view.acting) if saucer in fleet), fleet[0])


def empty(seen: Seen, title: str, mode: str) -> Picture:
    """A chart that says why there is nothing to be drawn."""
    reason = seen.say("saucers-nothing-yet")
    rows = ((seen.about.words.seat(seen.about.seat), reason),)
    table = Table(seen.say(title), (seen.say("chart-player"), seen.say("saucers-why")), rows)
    return charts.nothing(worded(seen, title, reason, [reason], table), mode)


def worded(seen: Seen, title: str, about: str, told: list[str], table: Table, axis: str = "") -> Words:
    """All that a chart says; `told` follows its title in the words for those who do not see it."""
    said = seen.say(title)
    return Words(said, about, axis, " ".join([said, *told]), table, seen.about.words.lang)


@lru_cache(maxsize=16)
def outlook(game: Game, view: State, boosts: int) -> Outlook:
    """What lies ahead in a view, kept for the next chart."""
    return Outlook(game, view, boosts, upgrades=False)


# ---------------------------------------------------------------------- where it lands


def known_plan(seen: Seen) -> Plan | None:
    """The plan that the saucer is still to fly, as far as these eyes see it."""
    plan = seen.view.plans[seen.saucer]
    flown = seen.saucer in seen.view.revealed
    return None if plan is None or flown or UNKNOWN in plan else plan


def draw_landing(seen: Seen, mode: str) -> Picture:
    """Where the saucer is after its turn, with its plan or with any, each choice in the turn alike likely."""
    ahead, plan = outlook(seen.game, seen.view, BOOSTS), known_plan(seen)
    shares = ahead.fan(seen.saucer, plan).places if plan else landing(ahead, seen.saucer)
    about = landing_about(seen, plan, shares.get(OFF, Fraction(0)))
    return map_of(seen, "chart-landing", about, shares, mode)


def landing_about(seen: Seen, plan: Plan | None, crash: Fraction) -> str:
    """Which turn it is, and how likely it ends off the board."""
    which = seen.say("saucers-landing-plan", plan=seen.plan(plan)) if plan else seen.say("saucers-landing-any")
    return f"{which} {seen.say('saucers-landing-model')} {seen.say('saucers-landing-crash', share=seen.share(crash))}"


def map_of(seen: Seen, title: str, about: str, shares: Mapping[Space, Fraction], mode: str) -> Picture:
    """Shares of the spaces as a board."""
    high = max([share for space, share in shares.items() if space] + [Fraction(1, 10**9)])
    ordered = sorted(((space, share) for space, share in shares.items() if space), key=lambda pair: -pair[1])
    squares = {space: (seen.share(share), float(share / high)) for space, share in ordered}
    rows = tuple((seen.space(space), seen.share(share)) for space, share in ordered) or ((NOTHING, NOTHING),)
    table = Table(seen.say(title), (seen.say("saucers-space-head"), seen.say("chart-share")), rows)
    told = [seen.say("saucers-likely", what=seen.space(space), share=seen.share(s)) for space, s in ordered[:LIKELIEST]]
    return board_chart(seen, worded(seen, title, about, [about, *told], table), squares, mode)


def board_chart(seen: Seen, words: Words, squares: Mapping[Space, tuple[str, float]], mode: str) -> Picture:
    """The board with what is written on its spaces and how dark they are; site numbers and saucers in the corners."""
    board, numbers = seen.board, [str(number) for number in range(seen.board.size)]
    cells = [[square(seen, board, (row, column), squares) for column in range(board.size)] for row in range(board.size)]
    return charts.squares(words, numbers, numbers, cells, mode)


def square(seen: Seen, board: Board, space: Space, squares: Mapping[Space, tuple[str, float]]) -> Square:
    """One square: accelerators are hatched, a dot stands where nothing is written."""
    note, share = squares.get(space, ("·", 0.0))
    site = str(board.site_at[space]) if space in board.site_at else ""
    here = [COLOURS[saucer] for saucer, record in enumerate(seen.view.saucers) if record.space == space]
    corner = " ".join([site, *(f"►{seen.about.words.name('saucer', colour, 'short')}" for colour in here)]).strip()
    return Square(note, share, ACCELERATOR if space in board.accelerators else "", corner)


# ---------------------------------------------------------------------- in one, two, three turns


def draw_rings(seen: Seen, mode: str) -> Picture:
    """In how many own turns each space can be reached, with no other saucer in the way, without boosts and with."""
    plain = needed(rings(seen.game, seen.view, seen.saucer, TURNS))
    boosted = needed(rings(seen.game, seen.view, seen.saucer, TURNS, BOOSTS))
    rows = tuple((seen.space(space), str(plain.get(space, NOTHING)), str(turns)) for space, turns in boosted.items())
    heads = tuple(map(seen.say, ("saucers-space-head", "saucers-turns-plain", "saucers-turns-boosted")))
    table = Table(seen.say("chart-rings"), heads, rows or ((NOTHING,) * 3,))
    about = seen.say("saucers-rings-about") if plain else seen.say("saucers-rings-off")
    told = [seen.say("saucers-ring", count=len(spaces_of(plain, turn)), turn=turn) for turn in SHADES]
    squares = {space: (str(turn), SHADES[turn]) for space, turn in plain.items()}
    return board_chart(seen, worded(seen, "chart-rings", about, [about, *told], table), squares, mode)


def needed(found: list[set[Space]]) -> dict[Space, int]:
    """Space -> the turns that it takes, in the order of the board."""
    return dict(sorted((space, turn) for turn, spaces in enumerate(found, start=1) for space in spaces))


def spaces_of(turns: Mapping[Space, int], turn: int) -> list[Space]:
    """The spaces that take just so many turns."""
    return [space for space, needs in turns.items() if needs == turn]


# ---------------------------------------------------------------------- the twelve plans


def draw_plans(seen: Seen, mode: str) -> Picture:
    """For each of the twelve plans: its own crash, and each rival that can shove the saucer off the board."""
    ahead, saucer = outlook(seen.game, seen.view, 0), seen.saucer
    fans = {plan: ahead.fan(saucer, plan) for plan in PLANS}
    threats = {plan: ahead.threats(saucer, plan) for plan in PLANS}
    heads = [seen.say("saucers-own-crash"), *(seen.saucer_name(rival) for rival in ahead.rivals(saucer))]
    shares = [[fans[plan].crashes.get(saucer, Fraction(0)), *(t.share for t in threats[plan])] for plan in PLANS]
    columns = tuple(map(seen.say, ("saucers-plan-head", "saucers-ends", "saucers-fetches")))
    rows = tuple(
        plan_row(seen, fans[plan], [seen.share(share) for share in line])
        for plan, line in zip(PLANS, shares, strict=True)
    )
    table = Table(seen.say("chart-plans"), (*columns, *heads), rows)
    about = f"{seen.say('saucers-plans-about')} {seen.say('saucers-model-rivals')}"
    told = [about, seen.say("saucers-safest", plans=safest(seen, fans, threats)), *fetched(seen, fans)]
    cells = [[float(share) for share in line] for line in shares]
    labels = [seen.say("saucers-plan-row", card=plan.card, direction=plan.direction) for plan in PLANS]
    words = worded(seen, "chart-plans", about, told, table)
    return charts.heat(words, labels, heads, cells, mode, lambda share, lang: seen.share(share))


def plan_row(seen: Seen, fan: Fan, shares: list[str]) -> tuple[str, ...]:
    """A plan: where it can end, whom it can pick up, and the dangers."""
    ends = ", ".join(seen.space(space) for space in fan.places if space) or NOTHING
    crew = ", ".join(seen.about.words.name("crew", crew) for crew in fan.picked()) or NOTHING
    return seen.plan(fan.plan), ends, crew, *shares


def safest(seen: Seen, fans: Mapping[Plan, Fan], threats: Mapping[Plan, list[Threat]]) -> str:
    """The plans whose greatest danger is smallest."""
    worst = {
        plan: max([fan.crashes.get(seen.saucer, Fraction(0)), *(t.share for t in threats[plan])])
        for plan, fan in fans.items()
    }
    return "; ".join(seen.plan(plan) for plan, risk in worst.items() if risk == min(worst.values()))


def fetched(seen: Seen, fans: Mapping[Plan, Fan]) -> list[str]:
    """Who can be picked up by which plan, in sentences."""
    pairs = [(crew, plan) for plan, fan in fans.items() for crew in fan.picked()]
    return [seen.say("saucers-fetch", crew=crew, plan=seen.plan(plan)) for crew, plan in pairs]


# ---------------------------------------------------------------------- crew by rounds


def draw_crew(seen: Seen, mode: str) -> Picture:
    """How many crew members each player has had aboard, by rounds."""
    counts = counted(seen)
    seats = [seen.about.words.seat(seat) for seat in seen.view.seats]
    lines = [Line(name, tuple((turn, row[seat]) for turn, row in counts)) for seat, name in enumerate(seats)]
    rows = tuple((str(int(turn)), *map(str, row)) for turn, row in counts)
    table = Table(seen.say("chart-crew"), (seen.say("saucers-round-head"), *seats), rows)
    about = seen.say("saucers-crew-about")
    told = [
        seen.say("saucers-stationed", saucer=COLOURS[n], count=stationed(r)) for n, r in enumerate(seen.view.saucers)
    ]
    words = worded(seen, "chart-crew", about, [about, *told], table, seen.say("saucers-crew-axis"))
    return charts.tracks(words, lines, [], mode, seen.say("saucers-rounds"), least=4)


def counted(seen: Seen) -> list[tuple[float, list[int]]]:
    """(round and the part of it that is over, crew aboard of each seat), a point for each change."""
    found: dict[float, list[int]] = {}
    for node in seen.about.timeline.path():
        view: State = seen.about.timeline.node_view(node, seen.about.ears)
        if view.round:
            done = max(view.turn - 1, 0) / len(view.order) if view.order else 0.0
            found[view.round + done] = [len(view.crew_of(seat)) for seat in view.seats]
    points = list(found.items())
    changes = [pair for at, pair in enumerate(points) if not at or pair[1] != points[at - 1][1]]
    return changes if points[-1] in changes else [*changes, points[-1]]


# ---------------------------------------------------------------------- who wins by chance


def draw_wins(seen: Seen, mode: str) -> Picture:
    """How often each player wins from here, if everybody plays at random, with how sure that is."""
    found = random_wins(seen.game, seen.view)
    seats = [seen.about.words.seat(seat) for seat in seen.view.seats]
    spans = [found.interval(seat) for seat in seen.view.seats]
    notes = [note(seen, found, seat) for seat in seen.view.seats]
    rows = tuple((name, str(won), text) for name, won, text in zip(seats, found.won, notes, strict=True))
    heads = (seen.say("chart-player"), seen.say("saucers-won-games"), seen.say("chart-share"))
    table = Table(seen.say("chart-wins"), heads, rows)
    about = seen.say("saucers-wins-about", count=found.games, left=found.games - sum(found.won))
    told = [
        about,
        *(seen.say("saucers-likely", what=name, share=text) for name, text in zip(seats, notes, strict=True)),
    ]
    words = worded(seen, "chart-wins", about, told, table)
    return charts.bars(words, seats, [found.share(seat) for seat in seen.view.seats], notes, mode, spans)


@lru_cache(maxsize=16)
def random_wins(game: Game, view: State) -> Wins:
    """The games played from a view, kept for when it is looked at again."""
    return wins(game, view)


def note(seen: Seen, found: Wins, seat: int) -> str:
    """A share with its bounds."""
    low, high = (percent(round(bound, 2), seen.about.words.lang) for bound in found.interval(seat))
    return seen.say(
        "saucers-span", share=percent(round(found.share(seat), 2), seen.about.words.lang), low=low, high=high
    )


DRAWN: dict[str, Callable[[Seen, str], Picture]] = {
    "landing": draw_landing,
    "rings": draw_rings,
    "plans": draw_plans,
    "crew": draw_crew,
    "wins": draw_wins,
}
CHARTS: dict[str, Callable[..., Picture]] = {name: chart(name, draw) for name, draw in DRAWN.items()}
