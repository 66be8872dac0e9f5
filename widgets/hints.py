"""The drawer "Hint and why", and the place below the board where reasons stand: sentences and their graph.

Nothing is shown until somebody asks for it: a hint, a why, a step of the whole solution.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets as ipw

from gamekit.reasons import Fact, clash
from gamekit.wording import fact_words
from widgets import asking, marking, walking
from widgets.board import Board
from widgets.buttons import Buttons
from widgets.session import Session
from widgets.wiring import Wiring, called, column, row

LABELS = {"board": "label-reasons-board", "board_role": "label-reasons-board-role", "edge": "label-edge"}
LARGE = 1.3  # so much larger is the type of a graph in large print
NO_FACT = ("–", None)


class Hints:
    """Hints one by one, a why for every fact that is settled, and the whole solution step by step."""

    title = "drawer-hints"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        make = wiring
        self.about, self.given, self.heading, self.counter = (make.prose() for _ in range(4))
        self.lines = Buttons(make, row(), lambda line: asking.light(session, line))
        self.hint = make.button("hint", lambda: asking.hint(session))
        self.lister = make.button("list-settled", lambda: asking.list_settled(session))
        self.why = make.dropdown("why-of", lambda fact: asking.ask_why(session, fact), options=[NO_FACT])
        self.asked = column(
            row(self.hint),
            self.given,
            self.lines.box,
            row(self.lister, self.why),
            self.heading,
            row(
                make.button("solution-back", lambda: asking.solve(session, ahead=False)),
                make.button("solution-next", lambda: asking.solve(session, ahead=True)),
            ),
            self.counter,
            row(make.button("put-reasons-away", lambda: asking.put_away(session))),
        )
        self.box = column(self.about, self.asked)
        self.reasons = Reasons(session, wiring)

    def refresh(self) -> None:
        """The hints given so far, what a why can be asked for, and how far the solution is shown."""
        session, wiring, words = self.session, self.wiring, self.session.words
        known = marking.known(session)
        trouble = asking.nothing_asked(session, asking.standpoint(session))
        can_ask = known is not None and not clash(known.reasoning)
        wiring.write(self.about, [words.say("about-hints") if can_ask else trouble])
        wiring.show(self.asked, can_ask)
        wiring.write(self.given, [f"{n}. {told}" for n, told in enumerate(asking.hints(session), start=1)], "gk-told")
        self.lines.show(asking.hinted_lines(session))
        wiring.write(self.heading, [words.say("about-solution")])
        wiring.write(self.counter, [asking.counter(session)] if session.inquiry.fact is None else [])
        self._list_facts(known.forced if known and session.inquiry.listing else ())

    def _list_facts(self, forced: Sequence[Fact]) -> None:
        """All facts that are settled, by the rows of the note sheet, if somebody asked for the list."""
        session = self.session
        self.wiring.show(self.why, session.inquiry.listing)
        options: list[tuple[str, Fact | None]] = [
            NO_FACT,
            *((fact_words(session.words, fact), fact) for fact in forced),
        ]
        self.wiring.choose(self.why, options, session.inquiry.fact if session.inquiry.fact in forced else None)


class Reasons:
    """Where reasons are read: what follows, why in a few sentences, the graph of it; it goes when they are put away."""

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.head, self.text, self.table = wiring.prose(), wiring.prose(), ipw.HTML()
        self.graph: Board | None = None  # made when it is first asked for
        self.go = wiring.button("", self._go)
        self.tail = column(
            row(self.go, wiring.button("put-reasons-away", lambda: asking.put_away(session))), self.table
        )
        self.box = called("gk-reasons", column(self.head, self.text, self.tail))
        self.drawn: Any = None

    def _go(self) -> None:
        if self.session.inquiry.lit:
            walking.walk_to(self.session, self.session.inquiry.lit[0])

    def refresh(self) -> None:
        """The reasons on show; called after every change, whether the drawer is open or not."""
        session, wiring = self.session, self.wiring
        found = asking.shown(session)
        wiring.show(self.box, found is not None)
        wiring.write(self.head, [found.whose, found.title] if found else [], "gk-reason-head")
        wiring.write(self.text, found.sentences if found else [])
        lit = session.inquiry.lit
        wiring.show(self.go, lit is not None)
        if lit:
            wiring.set(self.go, description=session.words.say("go-to-step", step=lit[0]))
        self._draw(found)

    def _draw(self, found: asking.Shown | None) -> None:
        """The graph and its table, if they differ from what stands there."""
        session = self.session
        wanted = (found and found.found, found and found.reasoning, session.lang, session.large, session.mode)
        if wanted == self.drawn:
            return
        if found and found.found:
            self._draw_graph(found)
        elif self.graph is not None:
            self.graph.scene = {}
        self.wiring.show(self.table, bool(found and found.found))
        if self.graph is not None:
            self.wiring.show(self.graph, bool(found and found.found))
        self.drawn = wanted

    def _draw_graph(self, shown: asking.Shown) -> None:
        from figures.picture import html_table
        from figures.reasons import scene

        assert shown.found is not None
        session, say = self.session, self.session.words.say
        drawn = scene(
            shown.reasoning, shown.found, session.words, say("graph-of-reasons"), LARGE if session.large else 1
        )
        board = self._board()
        with board.hold_sync():
            board.scene, board.at, board.lang = drawn.plain(), drawn.start, session.lang
            board.mode, board.large = session.mode, session.large
            board.labels = {key: say(message) for key, message in LABELS.items()}
        table = html_table(drawn.table)
        summary = f"<summary>{drawn.table.caption}</summary>"
        self.wiring.set(self.table, value=f'<details lang="{session.lang}">{summary}{table}</details>')

    def _board(self) -> Board:
        """The live graph, made once."""
        if self.graph is None:
            self.graph = Board(bare=True)
            self.graph.on_msg(self._heard)
            self.box.children = (self.head, self.text, self.graph, self.tail)
        return self.graph

    def _heard(self, board: Any, message: Any, buffers: Any) -> None:
        match message:
            case {"type": "click", "at": str(at)}:
                self.session.attempt(self._presser(at))

    def _presser(self, at: str) -> Callable[[], None]:
        shapes = self.graph.scene.get("shapes", []) if self.graph else []
        says = next((shape["says"] for shape in shapes if shape["id"] == at), ())
        return lambda: asking.pressed(self.session, says)
