"""Worksheets: puzzles, or the present position of a game, as a PDF to print, with the solutions on pages of their own.

A sheet says what is known, shows the board in black and white, and has boxes to tick and lines to write on; in large
print no letter is smaller than 18 points, so the places of the board carry numbers there, and a list says what lies
where. The command is `python -m figures.worksheet`; see `figures.worksheet_command`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from figures.pages import GROUND, INK, LARGE, NORMAL, PAPERS, SMALLEST, Pages
from figures.paint import paint_on
from figures.pdf import with_language
from figures.registry import scene_for
from figures.riddle_sheet import RiddleSheet
from gamekit.errors import InputError
from gamekit.game import PUBLIC, TEACHER
from gamekit.puzzles import goal_of, is_begun, level, level_at, riddle_of
from gamekit.puzzles import solution as solution_of
from gamekit.reasons import Inference, Reasoning, clash, hardest, holds, reasoning_for, steps
from gamekit.text import Text, capital, text
from gamekit.timeline import Timeline
from gamekit.wording import asked_for, case_words, clue_words, facts_words, row_name, why_words, word_name

if TYPE_CHECKING:
    import networkx
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FOLDER = Path(__file__).parent
DISC = 15.0  # points: the radius of a numbered place in large print
GRAPH = 0.5  # its height by its width, at most

Progress = Callable[[int, int], object]  # (pages' worth of work done, all of it)


@dataclass(frozen=True, eq=False)
class Sheet:
    """What is printed of one game: whose case, from whose ears, under which title, in which words."""

    timeline: Timeline
    reasoning: Reasoning
    title: str
    words: Text

    @cached_property
    def is_puzzle(self) -> bool:
        """Whether a puzzle is printed, not any position of a game."""
        return is_begun(self.timeline)

    @cached_property
    def chain(self) -> list[Inference]:
        """The whole reasoning, step by step; of a puzzle what leads to its solution."""
        if self.is_puzzle:
            return solution_of(self.reasoning, self.timeline.game.sifting)
        return steps(self.reasoning)

    @property
    def view(self) -> Any:
        """What these ears may see."""
        return self.timeline.view(self.reasoning.ears)


class Layout(NamedTuple):
    """How it is printed: the name of the paper, and whether in large print."""

    paper: str = "a4"
    large: bool = False

    def pages(self, sheet: Sheet | RiddleSheet, title: str) -> Pages:
        """The first page of a sheet or of its solution."""
        again = sheet.words.say("worksheet-again", title=title)
        return Pages(PAPERS[self.paper], LARGE if self.large else NORMAL, title, again)


def worksheet(
    games: Timeline | Sequence[Timeline],
    path: str | Path,
    lang: str = "en",
    paper: str = "a4",
    large: bool = False,
    eyes: int | None = None,
    progress: Progress = lambda done, whole: None,
) -> Path:
    """Write a worksheet about the present positions of some games as a PDF file; returns its path.

    `paper` is "a4" or "letter"; `eyes` are those that may see what is printed (default: the player to move), and
    TEACHER means the player to move, too. InputError if there is no such paper or language, or no case to solve.
    """
    if paper not in PAPERS:
        details = {"given": str(paper)[:40], "known": ", ".join(PAPERS)}
        raise InputError("no_paper", details, f"no paper {paper!r}; there are: {details['known']}")
    several = [games] if isinstance(games, Timeline) else list(games)
    sheets = [sheet_of(game, number, len(several), lang, eyes) for number, game in enumerate(several, start=1)]
    target, layout = Path(path), Layout(paper, large)
    write(target, pages_of(sheets, layout, progress), sheets[0].words, lang)
    return target


def sheet_of(timeline: Timeline, number: int, count: int, lang: str, eyes: int | None) -> Sheet | RiddleSheet:
    """What these eyes may print of a game where it stands."""
    words = text(lang, timeline.game, FOLDER)
    if is_begun(timeline):
        title = words.say("worksheet-puzzle", number=number) if count > 1 else words.say("worksheet-one-puzzle")
    else:
        title = words.say("worksheet-position", name=words.say("title"), step=timeline.here.number)
    riddle = riddle_of(timeline) if is_begun(timeline) else None
    if riddle:
        return RiddleSheet(timeline, riddle, title, words)
    if eyes is None:
        eyes = TEACHER if timeline.eyes is None else timeline.eyes
    reasoning = reasoning_for(timeline, eyes)
    if reasoning is None:
        raise InputError("nothing_to_reason", {}, "nobody has the turn whose reasons could be printed")
    return Sheet(timeline, reasoning, title, words)


def write(path: Path, figures: Iterator[Figure], words: Text, lang: str) -> None:
    """Write the pages with their fonts, title and language, and no date: the same pages make the same file."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_pdf import PdfPages

    title = words.say("worksheet-title", name=words.say("title"))
    about = {"Title": title, "Subject": words.say("worksheet-subject"), "CreationDate": None}
    path.parent.mkdir(parents=True, exist_ok=True)
    with rc_context({"pdf.fonttype": 42}), PdfPages(path, metadata=about) as pdf:
        for figure in figures:
            pdf.savefig(figure)
    path.write_bytes(with_language(path.read_bytes(), lang))


def pages_of(
    sheets: Sequence[Sheet | RiddleSheet], layout: Layout, progress: Progress = lambda done, whole: None
) -> Iterator[Figure]:
    """All pages: first what is to be solved, then the solutions."""
    made = [(solved, sheet) for solved in (False, True) for sheet in sheets]
    for done, (solved, sheet) in enumerate(made, start=1):
        yield from page_of(sheet, layout, solved).figures
        progress(done, len(made))


def page_of(sheet: Sheet | RiddleSheet, layout: Layout, solved: bool) -> Pages:
    """The pages of what is to be solved, or of its solution."""
    if isinstance(sheet, RiddleSheet):
        title = sheet.words.say("worksheet-solution", title=sheet.title) if solved else sheet.title
        pages = layout.pages(sheet, title)
        return sheet.solved(pages) if solved else sheet.asked(pages, layout.large)
    return (solution if solved else question)(sheet, layout)


# ---------------------------------------------------------------------- what is to be solved


def question(sheet: Sheet, layout: Layout) -> Pages:
    """The pages on which a learner works."""
    words = sheet.words
    pages = layout.pages(sheet, sheet.title)
    if sheet.is_puzzle:
        grade = level_at(sheet.timeline) if sheet.timeline.game.sifting else level(sheet.chain)
        pages.text(words.say("worksheet-grade", grade=grade, number=str(sheet.timeline.seed)))
    pages.blanks([words.say("worksheet-name")])
    pages.skip(0.4)
    board(sheet, layout, pages)
    below(sheet, pages)
    return pages


def below(sheet: Sheet, pages: Pages) -> None:
    """All that stands below the board."""
    pages.skip(0.4)
    known(sheet, pages)
    notes(sheet, pages)


def about(reasoning: Reasoning) -> str:
    """The message that says who has to solve it, and from what."""
    if reasoning.seat == PUBLIC:
        return "worksheet-table"
    return "worksheet-all" if reasoning.ears == PUBLIC else "worksheet-you"


def known(sheet: Sheet, pages: Pages) -> None:
    """What has been told, in sentences."""
    words, reasoning = sheet.words, sheet.reasoning
    pages.heading(words.say(about(reasoning), seat=reasoning.seat))
    if sheet.is_puzzle and sheet.timeline.game.sifting and words.has("about-puzzle"):
        pages.text(words.say("about-puzzle", seat=reasoning.seat))
    if words.has("about-worksheet"):
        pages.text(words.say("about-worksheet"))
    for event in reasoning.given:
        pages.text(words.event(event, reasoning.ears))
    pages.skip(0.2 if reasoning.given else 0)
    for heading, clues in parts(sheet):
        if heading:
            pages.heading(heading, below=2)
        sentences = [clue_words(reasoning, at, words) for at in clues]
        pages.items(sentences, clues[0] + 1, len(reasoning.clues))
    if not reasoning.clues:
        pages.text(words.say("worksheet-nothing"))


def parts(sheet: Sheet) -> list[tuple[str, list[int]]]:
    """The clues in order; where lines are to be sifted, under the step of the game in which they were told."""
    clues = list(enumerate(sheet.reasoning.clues))
    if not sheet.timeline.game.sifting:
        return [("", [at for at, _ in clues])] if clues else []
    begun = [((-1, 0), ""), *beginnings(sheet)]  # what was told before the first step has no heading
    found = [
        (heading, [at for at, clue in clues if start <= clue[:2] < end])
        for (start, heading), (end, _) in pairwise([*begun, ((sys.maxsize, 0), "")])
    ]
    return [part for part in found if part[1]]


def beginnings(sheet: Sheet) -> list[tuple[tuple[int, int], str]]:
    """Where in the log the steps of the game (`Game.steps`) begin: (node, line), and the event in words."""
    timeline, kinds = sheet.timeline, sheet.timeline.game.steps
    told = [((node.number, at), event) for node in timeline.path() for at, event in enumerate(node.events)]
    return [(place, sheet.words.event(event, sheet.reasoning.ears)) for place, event in told if event.kind in kinds]


def notes(sheet: Sheet, pages: Pages) -> None:
    """The note sheet, and lines for the solution; of a puzzle in which lines are to be sifted, only what is asked."""
    words, rows = sheet.words, sheet.reasoning.sheet
    if sheet.is_puzzle and sheet.timeline.game.sifting:
        rows = {kind: rows[kind] for kind in sheet.reasoning.goal}
    pages.skip(0.4)
    pages.text(words.say("worksheet-notes"))
    for kind, cells in rows.items():
        pages.skip(0.2)
        pages.heading(capital(row_name(words, kind)), below=2.5)
        pages.boxes([word_name(words, kind, word) for word in cells])
    pages.blanks([words.say("worksheet-answer", row=capital(asked_for(words, kind))) for kind in sheet.reasoning.goal])


# ---------------------------------------------------------------------- the board


def board(sheet: Sheet, layout: Layout, pages: Pages) -> None:
    """The board in black and white; in large print as numbered places with a list of what lies there.

    What is told in sentences below need not be drawn in large print as well; where lines are to be sifted, neither on a
    page that has too little room for both.
    """
    if layout.large:
        if not (sheet.reasoning.given or sheet.timeline.game.sifting):
            numbered(sheet, pages)
        return
    timeline, ears = sheet.timeline, sheet.reasoning.ears
    scene = scene_for(timeline.game)(sheet.view, sheet.words.lang, game=timeline.game, seat=ears)
    ratio, least = scene.size[1] / scene.size[0], pages.height_of(lambda trial: below(sheet, trial))
    if timeline.game.sifting and SMALLEST * pages.width * ratio + least > pages.room:
        return
    axes, inches = pages.picture(ratio, least)
    paint_on(axes, scene, inches, "print")


def numbered(sheet: Sheet, pages: Pages) -> None:
    """The places as numbered circles with their roads, and for each number its name and what lies there."""
    game = sheet.timeline.game
    graph = game.graph(sheet.view, game.graphs[0])
    order = {node: number for number, node in enumerate(graph, start=1)}
    if all("pos" in data for _, data in graph.nodes(data=True)) and order:
        axes, inches = pages.picture(GRAPH)
        draw_numbered(axes, graph, order, 72 * inches[0], 72 * inches[1])
        pages.skip(0.3)
        pages.items([place_words(sheet, node, data) for node, data in graph.nodes(data=True)])


def draw_numbered(axes: Axes, graph: networkx.Graph, order: dict[Any, int], width: float, height: float) -> None:
    """The graph within so many points: roads, circles, numbers."""
    from matplotlib.patches import Circle

    axes.set(xlim=(0, width), ylim=(0, height))
    axes.axis("off")
    spots = {node: data["pos"] for node, data in graph.nodes(data=True)}
    at = {node: (fitted(spots, node, 0, width), fitted(spots, node, 1, height)) for node in spots}
    for one, two in graph.edges:
        axes.plot(*zip(at[one], at[two], strict=True), color=INK, lw=1.5, zorder=1)
    for node, spot in at.items():
        axes.add_patch(Circle(spot, DISC, facecolor=GROUND, edgecolor=INK, linewidth=1.5, zorder=2))
        style: dict[str, Any] = {"ha": "center", "va": "center_baseline", "fontsize": LARGE.text, "fontweight": "bold"}
        axes.text(*spot, str(order[node]), color=INK, zorder=3, **style)


def fitted(spots: dict[Any, tuple[float, float]], node: Any, axis: int, length: float) -> float:
    """Where a node stands along an axis of so many points."""
    along = [spot[axis] for spot in spots.values()]
    low, span = min(along), max(max(along) - min(along), 1e-9)
    return DISC + 2 + (spots[node][axis] - low) / span * (length - 2 * DISC - 4)


def place_words(sheet: Sheet, node: Any, data: dict[str, Any]) -> str:
    """A place by its name, and what lies there of the kinds on the note sheet."""
    words = sheet.words
    lying = [words.name(kind, data[kind]) for kind in sheet.reasoning.sheet if data.get(kind)]
    name = str(data.get(words.lang, node))
    return words.say("worksheet-place", name=name, lying=", ".join(lying)) if lying else name


# ---------------------------------------------------------------------- the solution


def solution(sheet: Sheet, layout: Layout) -> Pages:
    """The pages with the solution and the whole reasoning, the hardest step marked."""
    words, reasoning = sheet.words, sheet.reasoning
    pages = layout.pages(sheet, words.say("worksheet-solution", title=sheet.title))
    chain, case = sheet.chain, reasoning.case()
    if case is None:
        pages.text(words.say("worksheet-clash"))
        pages.items([clue_words(reasoning, at, words) for at in clash(reasoning)])
        return pages
    whole = all(holds(reasoning, fact) for fact in goal_of(reasoning, case) if fact.holds)
    found = {kind: case[kind] for kind in reasoning.goal}
    pages.text(case_words(words, found) if whole else words.say("worksheet-open"), bold=True)
    pages.skip()
    for number, inference in enumerate(chain):
        step(sheet, pages, inference, number + 1, number == hardest(chain))
    if not whole:
        pages.text(words.say("worksheet-no-more"))
    return pages


def step(sheet: Sheet, pages: Pages, inference: Inference, number: int, is_hardest: bool) -> None:
    """A step: how many lines it takes, what is found, and why."""
    words, reasoning = sheet.words, sheet.reasoning
    head = words.say("worksheet-step", number=number, count=inference.size)
    pages.heading(f"{head} {words.say('worksheet-hardest')}" if is_hardest else head)
    pages.text(facts_words(reasoning, inference.facts, words), bold=True)
    pages.text(" ".join(why_words(reasoning, inference, words)))
    if sheet.timeline.game.sifting and inference.clues:
        numbers = words.listed([str(at + 1) for at in inference.clues])
        pages.text(words.say("worksheet-lines", count=inference.size, numbers=numbers))
    pages.skip(0.6)


if __name__ == "__main__":
    from figures.worksheet_command import main

    main()
