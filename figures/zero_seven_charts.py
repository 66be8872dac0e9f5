"""Charts of 07 zgłoś się: what a seat knows of its case, what the actions would tell, how the cases dwindle, scores.

Everything is asked of the deduction and the rules; nothing is worked out here. A chart for a seat is about its own
case. For the eyes of the public it is about the case of the player whose turn it is, from what everybody has heard;
for the teacher about the same case, from what that player knows.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING

from figures import charts
from figures.charts import Words, percent
from figures.dwindling import curves_of, dwindling
from figures.scene import Table
from figures.subjects import FOLDER, NAMED, Subject, likeliest, ruled_out, subject
from gamekit.game import Move, Task
from gamekit.text import capital, text
from gamekit.zero_seven.board import BLANK

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.timeline import Node, Timeline
    from gamekit.zero_seven.deduction import Knowledge

ASKING = ("detective", "evidence")
HEADERS = {"suspect": "table-suspect", "place": "table-place", "crime": "table-crime"}


def knowledge(about: Subject, at: Node | None = None) -> Knowledge:
    """What the subject's ears can know of its case, at the present position or at another."""
    found: Knowledge = about.timeline.knowledge(about.seat, about.ears, at)
    return found


# ---------------------------------------------------------------------- how likely


def suspects(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
    """How likely each suspect belongs to the case."""
    return marginal(subject(timeline, seat, lang), "suspect", "chart-suspects", mode)


def places(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
    """How likely each place belongs to the case."""
    return marginal(subject(timeline, seat, lang), "place", "chart-places", mode)


def crimes(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
    """How likely each crime belongs to the case."""
    return marginal(subject(timeline, seat, lang), "crime", "chart-crimes", mode)


def marginal(about: Subject, kind: str, title: str, mode: str) -> Picture:
    """The posterior of one kind of element: the share that it has in all deals still possible."""
    say, lang = about.words.say, about.words.lang
    shares = {about.words.name(kind, slug): share for slug, share in knowledge(about).marginal(kind).items()}
    rows = tuple((name, str(share), percent(share, lang)) for name, share in shares.items())
    table = Table(say(title), (say(HEADERS[kind]), say("chart-share"), say("chart-percent")), rows)
    alt = " ".join([say(title), about.about, likeliest(about.words, shares), *ruled_out(about.words, shares)])
    notes = [percent(share, lang) for share in shares.values()]
    words = Words(say(title), about.about, "", alt, table, lang)
    return charts.bars(words, list(shares), [float(share) for share in shares.values()], notes, mode)


def pairs(timeline: Timeline, seat: int, lang: str, mode: str = "light", place: str | None = None) -> Picture:
    """How likely each suspect and crime are together with a place, by default the likeliest one."""
    about = subject(timeline, seat, lang)
    say, known = about.words.say, knowledge(about)
    odds = known.marginal("place")
    where = max(odds, key=lambda slug: odds[slug]) if place is None else place
    title = say("chart-pairs-at", place=where)
    sentence = f"{about.about} {say('chart-place-share', place=where, share=percent(odds[where], lang))}"
    cells = dict(zip(names(about, "suspect"), known.table(where), strict=True))
    table = Table(
        title, (say("table-suspect"), *names(about, "crime")), tuple((n, *map(str, r)) for n, r in cells.items())
    )
    both = [f"{suspect} – {crime}" for suspect in cells for crime in names(about, "crime")]
    joint = dict(zip(both, (cell for row in cells.values() for cell in row), strict=True))
    alt = " ".join([title, sentence, *([likeliest(about.words, joint)] if odds[where] else [])])
    columns = [short.replace("|", "\n") for short in names(about, "crime", "short")]
    shares = [[float(cell) for cell in row] for row in cells.values()]
    return charts.heat(Words(title, sentence, "", alt, table, lang), list(cells), columns, shares, mode)


def names(about: Subject, kind: str, form: str = "") -> list[str]:
    """The names of all elements of a kind, by number."""
    return [
        about.words.name(kind, slug, form)
        for slug in about.timeline.game.names(about.words.lang)[kind]
        if slug != BLANK
    ]


# ---------------------------------------------------------------------- what to ask


def information(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
    """The bits that each action tells about the case, the most first; of all attempts to solve, the best one."""
    about = subject(timeline, seat, lang)
    say, known = about.words.say, knowledge(about)
    ranked = known.rank([*questions(about), known.best_solve()[0]])
    labels = [about.words.move(Move(about.seat, *split(notation))) for notation, _ in ranked]
    notes = [charts.decimal(bits, lang, 2) for _, bits in ranked]
    table = Table(
        say("chart-information"), (say("chart-action"), say("chart-bits")), tuple(zip(labels, notes, strict=True))
    )
    best = zip(labels[:NAMED], notes, strict=False)
    told = [say("chart-tells", action=capital(label), bits=bits) for label, bits in best]
    alt = " ".join([say("chart-information"), about.about, *told])
    words = Words(say("chart-information"), f"{about.about} {say('chart-in-bits')}", "", alt, table, lang)
    return charts.bars(words, labels, [bits for _, bits in ranked], notes, mode)


def split(notation: str) -> tuple[str, tuple[str, ...]]:
    """Verb and words of a notation."""
    verb, *words = notation.split()
    return verb, tuple(words)


def questions(about: Subject) -> list[str]:
    """The detectives and evidence cards that the rules would allow the seat if it had the turn now, without answers."""
    game = about.timeline.game
    position = about.timeline.view(about.ears)._replace(agenda=(Task("turn", about.seat),))
    moves = [
        Move(about.seat, verb, words)
        for verb in ASKING
        for words in product(*(slot.words for slot in game.open_slots(position, about.seat, verb).slots))
    ]
    return list(dict.fromkeys(f"{m.verb} {m.words[0]}" for m in moves if game.why_not(position, m) is None))


# ---------------------------------------------------------------------- how far


def remaining(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
    """How many cases were still possible after each turn of the present mini-game, and on branches left behind."""
    about = subject(timeline, seat, lang)
    found = dwindling(about, turns_of)
    actions = [action(about, path) if at else about.words.say("chart-start") for at, path in enumerate(found.turns)]
    return curves_of(about, found, "chart-cases", actions, about.about, mode)


def turns_of(path: list[Node]) -> list[list[Node]]:
    """The paths to the ends of all turns of the last mini-game on a path, before them the one to its first turn.

    A mini-game without a turn so far has only the present position.
    """
    begun = max((at for at, node in enumerate(path) if any(event.kind == "round" for event in node.events)), default=0)
    ends = [at for at, node in enumerate(path) if node.move and node.move.seat >= 0 and at > begun]
    dealt = ends[0] - 1 if ends else len(path) - 1
    return [path[: at + 1] for at in (dealt, *ends)]


def action(about: Subject, path: list[Node]) -> str:
    """Who did what at the end of a path."""
    move = about.timeline.seen(path[-1], about.ears)
    return f"{about.words.seat(move.seat)}: {about.words.move(move)}"


def scores(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
    """The points of each player after each mini-game, and now."""
    timeline.check_eyes(seat)
    words = text(lang, timeline.game, FOLDER)
    begun = [node for node in timeline.path() if any(event.kind == "round" for event in node.events)]
    views = [timeline.node_view(node, seat) for node in [*begun[1:], timeline.here]]
    standings = [[score.points for score in timeline.game.scores(view)] for view in views]
    labels = [words.say("chart-mini-game", number=number) for number in range(1, len(standings))]
    labels.append(words.say("chart-end" if timeline.over else "chart-now", number=len(standings)))
    by_seat = [[standing[other] for standing in standings] for other in timeline.seats]
    rows = tuple((words.seat(other), *map(charts.minus, points)) for other, points in enumerate(by_seat))
    title = words.say("chart-scores")
    table = Table(title, (words.say("chart-player"), *labels), rows)
    now = [words.say("chart-points", seat=other, points=points[-1]) for other, points in enumerate(by_seat)]
    about = words.say("chart-scores-about")
    return charts.groups(Words(title, about, "", " ".join([title, *now]), table, lang), labels, by_seat, mode)


CHARTS: dict[str, Callable[..., Picture]] = {
    "suspects": suspects,
    "places": places,
    "crimes": crimes,
    "pairs": pairs,
    "information": information,
    "remaining": remaining,
    "scores": scores,
}  # name -> chart(timeline, seat, lang, mode="light"); its title is the message chart-<name>
