"""Charts of 13 Clues: what a seat knows of its mystery and of every card, what questions tell, how mysteries dwindle.

Everything is asked of the deduction and the rules; nothing is worked out here. A chart for a seat is about its own
mystery; for the teacher it is about that of the player whose turn it is, from what that player knows. An onlooker sees
no cards (TC-64), so there is nothing to work out: the chart says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, product
from typing import TYPE_CHECKING, Any, NamedTuple

from figures import charts
from figures.charts import MOST_STEPS, TEXT, Words, decimal, percent
from figures.dwindling import curves_of, dwindled, dwindling
from figures.scene import Table
from figures.subjects import Subject, likeliest, subject
from figures.theme import dress
from figures.thirteen_clues_table import SIGNS, codes
from gamekit.game import PUBLIC, Move, Task
from gamekit.registry import both
from gamekit.text import capital
from gamekit.thirteen_clues.board import PARTS

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.thirteen_clues.deduction import Knowledge
    from gamekit.timeline import Node, Timeline

WHOLE = 1.3  # width of the bars' chart, where 1 is a bar of 100%: there is room for what is written beside them
FEW = 5  # columns with room for titles as large as the rest
BEST = 3  # questions named in the words of a chart
ASKING = ("ask", "ask_left", "ask_right")
TURN_ENDS = {"turn", "game_over"}


class Known(NamedTuple):
    """The subject of a chart, and what its ears can know."""

    about: Subject
    knowledge: Knowledge

    def name(self, card: str) -> str:
        """The name of a card with the letters of its colour."""
        return named(self.about, card)


Chart = Callable[[Known, str], "Picture"]


def chart(title: str, draw: Chart) -> Callable[..., Picture]:
    """A chart(timeline, seat, lang, mode="light") that says in words where there is nothing to draw."""

    def drawn(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
        about = subject(timeline, seat, lang)
        found: Knowledge | None = timeline.knowledge(about.seat, about.ears)
        if found is None:
            return empty(about, title, "chart-nothing-public" if about.ears == PUBLIC else "chart-nothing-yet", mode)
        return draw(Known(about, found), mode)

    drawn.__doc__ = draw.__doc__
    return drawn


def empty(about: Subject, title: str, reason: str, mode: str) -> Picture:
    """A chart that says why there is nothing to be drawn."""
    say = about.words.say
    table = Table(say(title), (say("chart-player"), say("chart-why")), ((about.words.seat(about.seat), say(reason)),))
    alt = f"{say(title)} {say(reason)}"
    return charts.nothing(Words(say(title), say(reason), "", alt, table, about.words.lang), mode)


def named(about: Subject, card: str) -> str:
    """The name of a card with the letters of its colour and the sign of its category, as on the table."""
    names = about.timeline.game.names(about.words.lang)
    node, code = about.timeline.game.graph(None, "cards").nodes[card], coded(about)
    return f"{names['card'][card]['']} {code[node['colour']]}{code[node['category']]}"


def coded(about: Subject) -> dict[str, str]:
    """The letters of each colour and the sign of each category."""
    names = about.timeline.game.names(about.words.lang)
    letters = codes({colour: forms[""] for colour, forms in names["colour"].items()})
    return {**letters, **dict(zip(names["category"], SIGNS, strict=True))}


# ---------------------------------------------------------------------- where the cards are


def mystery(known: Known, mode: str) -> Picture:
    """How likely each unseen person, location and weapon is in the mystery: the posterior."""
    about, say, lang = known.about, known.about.words.say, known.about.words.lang
    shares = {part: renamed(known, known.knowledge.marginal(part)) for part in PARTS}
    rows = tuple(
        (name, say(f"slot-{part}"), str(share), percent(share, lang))
        for part in PARTS
        for name, share in shares[part].items()
    )
    table = Table(say("chart-mystery"), titles(about, "card", "kind", "share", "percent"), rows)
    likely = [f"{capital(say(f'slot-{part}'))}: {likeliest(about.words, shares[part])}" for part in PARTS]
    alt = " ".join([say("chart-mystery"), about.about, *likely])
    every = [pair for part in PARTS for pair in shares[part].items()]
    notes = [percent(share, lang) for _, share in every]
    words = Words(say("chart-mystery"), about.about, "", alt, table, lang)
    picture = charts.bars(words, [name for name, _ in every], [float(share) for _, share in every], notes, mode)
    return by_kind(picture, known, mode)


def by_kind(picture: Picture, known: Known, mode: str) -> Picture:
    """The same bars on the scale of a whole, with a line between the kinds, and at the right end the name of each."""
    (axes,), say = picture.figure.axes, known.about.words.say
    style: dict[str, Any] = {"fontsize": TEXT, "fontweight": "bold", "color": dress("board", mode).ink}
    for note in axes.texts:
        note.set_x(note.get_position()[0] + 0.01)
    for part, first in zip(PARTS, [0, *ends(known)], strict=True):
        axes.text(WHOLE, first, capital(say(f"slot-{part}")), ha="right", va="center", **style)
    axes.set_xlim(0, WHOLE)
    return ruled(picture, ends(known), [], mode)


def ends(known: Known) -> list[int]:
    """After how many of the unseen cards, kind by kind, the next kind begins."""
    return list(accumulate(len(known.knowledge.marginal(part)) for part in PARTS))[:-1]


def ruled(picture: Picture, rows: Iterable[int], columns: Iterable[int], mode: str) -> Picture:
    """The same with strong lines below so many rows and to the right of so many columns."""
    (axes,) = picture.figure.axes
    style: dict[str, Any] = {"color": dress("board", mode).ink, "lw": 2.5}
    for row in rows:
        axes.axhline(row - 0.5, **style)
    for column in columns:
        axes.axvline(column - 0.5, **style)
    return picture


def renamed(known: Known, shares: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """Shares by the names of the cards."""
    return {known.name(card): share for card, share in shares.items()}


def titles(about: Subject, *names: str) -> tuple[str, ...]:
    """Header cells of a table."""
    return tuple(about.words.say(f"chart-{name}") for name in names)


def sheet(known: Known, mode: str) -> Picture:
    """Where each unseen card is, kind by kind, and how likely: certain, impossible, or a share."""
    about, say, lang = known.about, known.about.words.say, known.about.words.lang
    kinds = [card for part in PARTS for card in known.knowledge.marginal(part)]
    places = {card: known.knowledge.places[card] for card in kinds}
    columns = list(next(iter(places.values())))
    broken = [column_name(about, column) for column in columns]
    heads = [name.replace("|", " ") for name in broken]
    rows = [known.name(card) for card in places]
    cells = [[there[column] for column in columns] for there in places.values()]
    told = tuple((row, *(in_words(about, cell) for cell in line)) for row, line in zip(rows, cells, strict=True))
    table = Table(say("chart-sheet"), (say("chart-card"), *heads), told)
    sure = [
        say("chart-where-is", name=row, place=heads[line.index(Fraction(1))])
        for row, line in zip(rows, cells, strict=True)
        if 1 in line
    ]
    alt = " ".join([say("chart-sheet"), about.about, *(sure or [say("chart-none-certain")])])
    shares = [[float(cell) for cell in line] for line in cells]
    words = Words(say("chart-sheet"), f"{about.about} {say('chart-dot')}", "", alt, table, lang)
    picture = charts.heat(words, rows, [name.replace("|", "\n") for name in broken], shares, mode)
    return ruled(legible(picture, len(columns)), ends(known), [1], mode)


def legible(picture: Picture, columns: int) -> Picture:
    """The same table with letters as large as few columns allow, and dots that can be seen from afar."""
    (axes,) = picture.figure.axes
    for note in axes.texts:
        note.set_fontsize(2 * TEXT if note.get_text() == "·" else TEXT)
    for title in axes.get_xticklabels() if columns <= FEW else ():
        title.set_fontsize(TEXT)
    return picture


def column_name(about: Subject, place: str) -> str:
    """What a place of `Knowledge.places` ("mystery", "hand-2", "informants") is called; "|" may break the line."""
    if place.startswith("hand-"):
        return about.words.say("chart-in-hand", seat=int(place.removeprefix("hand-")))
    return about.words.say("chart-in-mystery" if place == "mystery" else "chart-in-informants")


def in_words(about: Subject, share: Fraction) -> str:
    """A share: certain, impossible, or percent."""
    if share in (0, 1):
        return about.words.say("chart-certain-cell" if share else "chart-impossible-cell")
    return percent(share, about.words.lang)


# ---------------------------------------------------------------------- what to ask


def information(known: Known, mode: str) -> Picture:
    """The bits that each question to each witness tells about the own mystery."""
    about, say, lang = known.about, known.about.words.say, known.about.words.lang
    asked = questions(about)
    told = {notation: round(bits, 9) + 0.0 for notation, bits in known.knowledge.rank(asked)}
    columns = list(dict.fromkeys(asked_of(notation) for notation in asked))
    game = about.timeline.game
    whats = [what for what in game.names(lang)["what"] if any(notation.endswith(f" {what}") for notation in told)]
    cells = [[told[f"{verb} {witness} {what}"] for verb, witness in columns] for what in whats]
    heads = [head(about, verb, witness) for verb, witness in columns]
    names = [capital(about.words.name("what", what)) for what in whats]
    lines = [(name, *(two_digits(cell, lang) for cell in line)) for name, line in zip(names, cells, strict=True)]
    table = Table(say("chart-information"), (say("chart-question"), *heads), tuple(lines))
    best = [
        say("chart-tells", action=label(about, notation), bits=two_digits(told[notation], lang))
        for notation in list(told)[:BEST]
    ]
    alt = " ".join([say("chart-information"), about.about, *best])
    message = f"{about.about} {say('chart-in-bits')} {best_of(about, told)}"
    words = Words(say("chart-information"), message, "", alt, table, lang)
    code, colours = coded(about), sum(what in game.names(lang)["colour"] for what in whats)
    rows = [f"{name} {code.get(what, '')}".strip() for name, what in zip(names, whats, strict=True)]
    picture = legible(charts.heat(words, rows, heads, cells, mode, two_digits), len(columns))
    return ruled(framed(picture, cells, mode), [colours], [], mode)


def framed(picture: Picture, cells: Sequence[Sequence[float]], mode: str) -> Picture:
    """The same table with a frame in the highest of its cells[row][column], if any is above 0."""
    from matplotlib.patches import Rectangle

    (axes,), highest = picture.figure.axes, max(map(max, cells))
    style: dict[str, Any] = {"fill": False, "edgecolor": dress("board", mode).ink, "lw": 3, "zorder": 3}
    for at in ((column, row) for row, line in enumerate(cells) for column, bits in enumerate(line) if highest):
        if cells[at[1]][at[0]] == highest:
            axes.add_patch(Rectangle((at[0] - 0.48, at[1] - 0.44), 0.96, 0.88, **style))
    return picture


def best_of(about: Subject, told: Mapping[str, float]) -> str:
    """Which move tells most of the bits in `told`, the most first, in a sentence that stands on the chart."""
    best, bits = next(iter(told.items()))
    if not bits:
        return about.words.say("chart-nothing-tells")
    return about.words.say("chart-best", action=in_a_sentence(about, best), bits=two_digits(bits, about.words.lang))


def asked_of(notation: str) -> tuple[str, str]:
    """The way of asking and the witness of a question."""
    verb, witness, _ = notation.split()
    return verb, witness


def head(about: Subject, verb: str, witness: str) -> str:
    """What a column of questions is called: the witness, or with two players the side."""
    name = about.words.seat(int(witness))
    return name if verb == "ask" else f"{name}\n{about.words.say(verb.replace('ask_', 'chart-'))}"


def label(about: Subject, notation: str) -> str:
    """A move in words, as a title."""
    return capital(in_a_sentence(about, notation))


def in_a_sentence(about: Subject, notation: str) -> str:
    """A move in words."""
    verb, *words = notation.split()
    return about.words.move(Move(about.seat, verb, tuple(words)))


def two_digits(number: float, lang: str) -> str:
    """Bits as a reader sees them: what is not quite nothing does not look like nothing."""
    return f"< {decimal(0.01, lang, 2)}" if 0 < number < 0.005 else decimal(number, lang, 2)


def questions(about: Subject, verbs: tuple[str, ...] = ASKING) -> list[str]:
    """The questions (or other moves) that the rules would allow the seat if it had the turn now."""
    game, _ = both(about.timeline.game)  # at a real table questions end in their answers
    position = about.timeline.view(about.ears)._replace(agenda=(Task("turn", about.seat),))
    moves = [
        Move(about.seat, verb, words)
        for verb in verbs
        for words in product(*(slot.words for slot in game.open_slots(position, about.seat, verb).slots))
    ]
    return [move.notation for move in moves if game.why_not(position, move) is None]


def informants(known: Known, mode: str) -> Picture:
    """The bits that a look at each informant tells about the own mystery, beside the best question."""
    about, say, lang = known.about, known.about.words.say, known.about.words.lang
    looks = questions(about, ("look",))
    if not looks:
        return empty(about, "chart-informants", "chart-no-informants", mode)
    told = [*known.knowledge.rank(looks), known.knowledge.rank(questions(about))[0]]
    labels = [label(about, notation) for notation, _ in told]
    notes = [two_digits(bits, lang) for _, bits in told]
    table = Table(say("chart-informants"), titles(about, "action", "bits"), tuple(zip(labels, notes, strict=True)))
    best = [say("chart-tells", action=labels[at], bits=notes[at]) for at in (0, -1)]
    alt = " ".join([say("chart-informants"), about.about, *best])
    more = say("chart-best-last" if any(round(bits, 9) for _, bits in told) else "chart-nothing-tells")
    message = f"{about.about} {say('chart-in-bits')} {more}"
    words = Words(say("chart-informants"), message, "", alt, table, lang)
    return charts.bars(words, labels, [bits for _, bits in told], notes, mode)


# ---------------------------------------------------------------------- how far


def remaining(known: Known, mode: str) -> Picture:
    """How many mysteries were still possible after each turn, and on branches left behind."""
    about, found = known.about, dwindling(known.about, turns_of)
    actions = [action(about, found.turns, at) for at in range(len(found.turns))]
    message = f"{about.about} {dwindled(about, found)}"
    return numbered(curves_of(about, found, "chart-mysteries", actions, message, mode), found.counts, mode)


def numbered(picture: Picture, counts: Sequence[int], mode: str) -> Picture:
    """The same curve with its number at each fall, beside the line, if there is room; else only at both ends."""
    (axes,), last = picture.figure.axes, len(counts) - 1
    for note in list(axes.texts):
        note.remove()
    falls = [at for at in range(1, last) if counts[at] != counts[at - 1] and last < MOST_STEPS]
    style: dict[str, Any] = {"textcoords": "offset points", "fontsize": TEXT, "fontweight": "bold"}
    for at in sorted({0, *falls, last}):
        axes.annotate(str(counts[at]), (at, counts[at]), xytext=(5, 6), color=dress("board", mode).ink, **style)
    return picture


def turns_of(path: list[Node]) -> list[list[Node]]:
    """The paths to the ends of all turns on a path, before them the one to the first turn; the last may be unfinished.

    A path without a turn has only its end.
    """
    ends = [at for at, node in enumerate(path) if any(event.kind in TURN_ENDS for event in node.events)]
    if not ends or ends[-1] < len(path) - 1:
        ends.append(len(path) - 1)
    return [path[: at + 1] for at in ends]


def action(about: Subject, turns: list[list[Node]], at: int) -> str:
    """Who did what in a turn."""
    if not at:
        return about.words.say("chart-start")
    nodes = turns[at][len(turns[at - 1]) :]
    told = [about.words.move(about.timeline.seen(node, about.ears)) for node in nodes]
    return f"{about.words.seat(nodes[-1].events[0].seat)}: {'; '.join(told)}"


DRAWN = (mystery, sheet, information, informants, remaining)
CHARTS: dict[str, Callable[..., Picture]] = {
    draw.__name__: chart(f"chart-{draw.__name__}", draw) for draw in DRAWN
}  # name -> chart(timeline, seat, lang, mode="light"); its title is the message chart-<name>
