"""The graph of reasons: which log lines, with what was found before, lead to what; as graph, scene and picture.

Log lines stand on the left, what follows from them on the right, in as many columns as the graph has topological
generations. Facts that follow from the same things share a box. Lengths are in units of the scene.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from figures.paint import paint
from figures.picture import Picture
from figures.scene import Scene, Shape, Table
from figures.theme import dress, ems
from figures.walk import walk
from gamekit.errors import InputError
from gamekit.reasons import Fact, Inference, Reasoning, Why, why
from gamekit.text import Text, text
from gamekit.wording import clue_words, fact_words, facts_words, not_forced, rows_words, why_words

if TYPE_CHECKING:
    import networkx

    from gamekit.timeline import Timeline

FOLDER = Path(__file__).parent
WIDTHS = (1.8, 1.6)  # of the boxes in the first column and in the others
BETWEEN, BELOW, EDGE = 0.4, 0.13, 0.12  # from column to column, from box to box, around all
PADDING = 0.07  # between a box and its text
LEADING = 1.16  # from line to line, in heights of the font
FILLED = 0.8  # of a box's width is filled by its widest line, as far as that is known without a font
SPREAD = 0.1  # between the heads of arrows that meet at a box
NOTHING = "–"

Found = Why | Inference
Node = tuple[int, int] | Fact  # of the graph: a log line as (step, line), or a fact
Point = tuple[float, float]


class Box(NamedTuple):
    """A box of the picture: its nodes, in which column it stands, what is written on it and what it says."""

    id: str
    role: str
    nodes: tuple[Node, ...]
    column: int
    texts: tuple[str, ...]  # a sentence for each row of the note sheet, or the log line
    says: tuple[tuple[str, str], ...]
    step: str  # the step of a log line; nothing for facts

    @property
    def text(self) -> str:
        """All of it in one line."""
        return " ".join(self.texts)


# ---------------------------------------------------------------------- the graph


def inference(found: Found) -> Inference:
    """A why as the step of a solution that it would be."""
    return found if isinstance(found, Inference) else Inference((found.fact,), found.clues, found.earlier)


def graph(reasoning: Reasoning, found: Found | Sequence[Inference], words: Text) -> networkx.DiGraph:
    """The reasons of a why, of a step, or of a whole solution as a networkx graph.

    Nodes are log lines, (step, line) with `step`, `line` and `text`, and facts, `Fact` with `text`; both have `kind`,
    "line" or "fact". Edges lead from lines and from facts found before to what follows from them.
    """
    import networkx

    drawn = networkx.DiGraph()
    for step in [inference(found)] if isinstance(found, Why | Inference) else found:
        clues = {at: (reasoning.clues[at].step, reasoning.clues[at].line) for at in step.clues}
        for at, (node, line) in clues.items():
            drawn.add_node((node, line), kind="line", step=node, line=line, text=clue_words(reasoning, at, words))
        for fact in (*step.earlier, *step.facts):
            drawn.add_node(fact, kind="fact", text=fact_words(words, fact))
        drawn.add_edges_from((cell, fact) for fact in step.facts for cell in (*clues.values(), *step.earlier))
    return drawn


# ---------------------------------------------------------------------- the scene


def scene(
    reasoning: Reasoning, found: Found | Sequence[Inference], words: Text, title: str = "", scale: float = 1.0
) -> Scene:
    """The graph of reasons as a scene; its title is what is found, unless another one is given.

    A log line says ("step", n) and ("line", k), a fact ("fact", "not suspect korek"). The type is `scale` times as
    large. `words` have the folder of pictures.
    """
    reasons = graph(reasoning, found, words)
    boxes = boxes_of(reasoning, reasons, words)
    sizes = {box.id: size_of(box, scale) for box in boxes}
    spots, size = layout(boxes, sizes)
    edges = joined(reasons, boxes)
    return Scene(
        title=title or title_of(reasoning, found, words),
        size=size,
        shapes=(*arrows(boxes, sizes, spots, edges), *drawn(boxes, sizes, spots, edges, words, scale)),
        walk=walk(spots, edges, boxes[0].id) if boxes else {},
        start=boxes[0].id if boxes else "",
        near={box.id: near(box, boxes, edges, words) for box in boxes},
        alt=alt(reasoning, found, boxes, edges, words),
        table=as_table(boxes, edges, words),
        lang=words.lang,
    )


def title_of(reasoning: Reasoning, found: Found | Sequence[Inference], words: Text) -> str:
    """What is found, in words."""
    steps = [inference(found)] if isinstance(found, Why | Inference) else found
    return facts_words(reasoning, [fact for step in steps for fact in step.facts], words)


def boxes_of(reasoning: Reasoning, reasons: networkx.DiGraph, words: Text) -> list[Box]:
    """The boxes, column by column, lines before facts: each line by itself, facts from the same reasons together."""
    import networkx

    boxes: list[Box] = []
    for column, cells in enumerate(networkx.topological_generations(reasons)):
        lines = sorted(cell for cell in cells if not isinstance(cell, Fact))
        facts = [cell for cell in reasons if isinstance(cell, Fact) and cell in set(cells)]
        boxes += [line_box(cell, column, reasons.nodes[cell]["text"]) for cell in lines]
        together: dict[frozenset[Node], list[Fact]] = {}
        for fact in facts:
            together.setdefault(frozenset(reasons.predecessors(fact)), []).append(fact)
        boxes += [fact_box(reasoning, group, column, words) for group in together.values()]
    return boxes


def line_box(cell: Any, column: int, told: str) -> Box:
    """The box of a log line."""
    step, line = map(str, cell)
    return Box(f"line-{step}-{line}", "reason-line", (cell,), column, (told,), (("step", step), ("line", line)), step)


def fact_box(reasoning: Reasoning, facts: Sequence[Fact], column: int, words: Text) -> Box:
    """The box of some facts, a sentence for each row of the note sheet."""
    told = tuple(rows_words(reasoning, facts, words))
    says = tuple(("fact", written(fact)) for fact in facts)
    return Box(f"fact-{column}-{facts[0].kind}-{facts[0].word}", "reason-fact", tuple(facts), column, told, says, "")


def written(fact: Fact) -> str:
    """A fact as `gamekit.wording.read_fact` reads it: "not suspect korek"."""
    return f"{'' if fact.holds else 'not '}{fact.kind} {fact.word}"


def joined(reasons: networkx.DiGraph, boxes: Sequence[Box]) -> list[tuple[str, str]]:
    """Which boxes are joined by an arrow: ids, from and to, each pair once."""
    at = {node: box.id for box in boxes for node in box.nodes}
    return list(dict.fromkeys((at[one], at[two]) for one, two in reasons.edges))


# ---------------------------------------------------------------------- where things lie


def label(box: Box, scale: float) -> str:
    """What is written on a box, broken into lines; a log line with the number of its step."""
    room = FILLED * WIDTHS[min(box.column, 1)] / (scale * dress(box.role).font)
    return "\n".join(balanced(f"{box.step} · {told}" if box.step else told, room) for told in box.texts)


def balanced(told: str, room: float) -> str:
    """A text in as few lines as the room allows, all of them about as long as each other."""
    lines, tighter = wrapped(told, room), room
    while (tighter := 0.94 * tighter) > room / 2 and (closer := wrapped(told, tighter)).count("\n") == lines.count(
        "\n"
    ):
        lines = closer if widest(closer) < widest(lines) else lines
    return lines


def widest(lines: str) -> float:
    """The width of the widest of some lines, in heights of their font."""
    return max(ems(line, bold=True) for line in lines.split("\n"))


def wrapped(told: str, room: float) -> str:
    """A text in lines of at most so many heights of its font, unless a single word is longer."""
    lines = [""]
    for word in told.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if ems(longer, bold=True) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)


def size_of(box: Box, scale: float) -> Point:
    """Width and height of a box."""
    lines = label(box, scale).count("\n") + 1
    return WIDTHS[min(box.column, 1)], 2 * PADDING + lines * LEADING * scale * dress(box.role).font


def layout(boxes: Sequence[Box], sizes: dict[str, Point]) -> tuple[dict[str, Point], Point]:
    """The middle of each box, columns from left to right, each centred; and the size of the whole picture."""
    columns = [[box.id for box in boxes if box.column == column] for column in sorted({box.column for box in boxes})]
    heights = [sum(sizes[id][1] for id in column) + BELOW * (len(column) - 1) for column in columns]
    high, spots, x = max(heights, default=0.0), dict[str, Point](), EDGE
    for column, height in zip(columns, heights, strict=True):
        wide = max(sizes[id][0] for id in column)
        tops = accumulate((sizes[id][1] + BELOW for id in column), initial=EDGE + (high - height) / 2)
        spots |= {id: (x + wide / 2, top + sizes[id][1] / 2) for id, top in zip(column, tops, strict=False)}
        x += wide + BETWEEN
    return spots, (max(x - BETWEEN, EDGE) + EDGE, high + 2 * EDGE)


def arrows(
    boxes: Sequence[Box], sizes: dict[str, Point], spots: dict[str, Point], edges: Sequence[tuple[str, str]]
) -> Iterator[Shape]:
    """The arrows, each from the right side of a box to the left side of another; heads lie below each other."""
    for box in boxes:
        sources = sorted((one for one, two in edges if two == box.id), key=lambda id: spots[id][1])
        apart = min(SPREAD, sizes[box.id][1] / (len(sources) + 1))
        for at, one in enumerate(sources):
            start = (spots[one][0] + sizes[one][0] / 2, spots[one][1])
            shift = (at - (len(sources) - 1) / 2) * apart
            end = (spots[box.id][0] - sizes[box.id][0] / 2, spots[box.id][1] + shift)
            id = f"arrow-{one}-{box.id}"
            yield Shape(id, "arrow", start, (0, 0), "reason-arrow", to=end, inside=box.id)


def drawn(
    boxes: Sequence[Box],
    sizes: dict[str, Point],
    spots: dict[str, Point],
    edges: Sequence[tuple[str, str]],
    words: Text,
    scale: float,
) -> Iterator[Shape]:
    """The boxes as shapes."""
    for box in boxes:
        told = spoken(box, boxes, edges, words)
        written_on = label(box, scale)
        yield Shape(box.id, "rect", spots[box.id], sizes[box.id], box.role, written_on, told, box.says)


# ---------------------------------------------------------------------- words


def reasons_for(box: Box, boxes: Sequence[Box], edges: Sequence[tuple[str, str]]) -> list[Box]:
    """The boxes from which arrows lead to a box."""
    sources = {one for one, two in edges if two == box.id}
    return [other for other in boxes if other.id in sources]


def spoken(box: Box, boxes: Sequence[Box], edges: Sequence[tuple[str, str]], words: Text) -> str:
    """What a box says: a line its step, a fact from what it follows, or that it was found before."""
    if box.step:
        return words.say("reason-line", step=box.step, text=box.text)
    sources = reasons_for(box, boxes, edges)
    if not sources:
        return words.say("reason-known", text=box.text)
    steps = [words.say("reason-from-step", step=source.step) for source in sources if source.step]
    known = [] if all(source.step for source in sources) else [words.say("reason-from-known")]
    return words.say("reason-follows", text=box.text, sources=words.listed([*steps, *known]))


def near(box: Box, boxes: Sequence[Box], edges: Sequence[tuple[str, str]], words: Text) -> str:
    """What N speaks at a box: from what it follows, and to what it leads."""
    before = [source.text for source in reasons_for(box, boxes, edges)]
    after = [other.text for other in boxes if (box.id, other.id) in edges]
    told = [words.say("reason-near-from", texts=" ".join(before))] if before else []
    told += [words.say("reason-near-to", texts=" ".join(after))] if after else []
    return " ".join(told) or words.say("near-none")


def alt(
    reasoning: Reasoning,
    found: Found | Sequence[Inference],
    boxes: Sequence[Box],
    edges: Sequence[tuple[str, str]],
    words: Text,
) -> str:
    """The whole picture: what is found, why (for a single step), and how much there is to see."""
    ends = {two for _, two in edges}
    lines = sum(bool(box.step) for box in boxes)
    known = sum(len(box.nodes) for box in boxes if not box.step and box.id not in ends)
    told = why_words(reasoning, found, words) if isinstance(found, Why | Inference) else []
    return " ".join([title_of(reasoning, found, words), *told, words.say("reason-alt", lines=lines, known=known)])


def as_table(boxes: Sequence[Box], edges: Sequence[tuple[str, str]], words: Text) -> Table:
    """Line or fact, its step, what follows from it."""
    rows = [
        (box.text, box.step or NOTHING, " ".join(other.text for other in boxes if (box.id, other.id) in edges))
        for box in boxes
        if any(one == box.id for one, _ in edges)
    ]
    alone = [(NOTHING, NOTHING, box.text) for box in boxes if not edges]
    headers = tuple(words.say(f"reason-{column}") for column in ("from", "at-step", "to"))
    return Table(words.say("reason-caption"), headers, tuple(rows or alone))


# ---------------------------------------------------------------------- the picture


def painted(reasoning: Reasoning, found: Found, words: Text, mode: str = "light") -> Picture:
    """The reasons of a why or of a step, painted; `words` have the folder of pictures."""
    return paint(scene(reasoning, found, words), mode)


def picture(timeline: Timeline, fact: Fact, seat: int, lang: str, mode: str = "light") -> Picture:
    """Why a fact holds for a seat at the present position.

    InputError if the game knows no reasons, or if the fact does not follow: then with a possible case against it.
    """
    words, reasoning = text(lang, timeline.game, FOLDER), timeline.reasoning(seat)
    if reasoning is None:
        raise InputError("no_reasons", {}, "this game knows no reasons")
    found = why(reasoning, fact)
    if found is None:
        raise not_forced(reasoning, fact, words)
    return painted(reasoning, found, words, mode)
