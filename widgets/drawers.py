"""The drawers for looking: steps, branches, eyes, lens and charts, notes. Closed when a panel opens.

A drawer has a title (a message), a box, and `refresh`, which is called while it is open.
"""

from __future__ import annotations

import html
from typing import Any, Protocol

import ipywidgets as ipw

from figures.registry import titles_for
from gamekit.errors import InputError
from gamekit.game import PUBLIC, TEACHER
from gamekit.timeline import Branch
from widgets import answers, walking
from widgets.buttons import Buttons
from widgets.glancing import SIZE
from widgets.graph_over import GraphOver
from widgets.session import TURN, Session
from widgets.wiring import Wiring, column, row, whole_number

MOST_BRANCHES = 24  # shown at a time
NO_LENS = ""


class Drawer(Protocol):
    """What the panel needs from a drawer."""

    title: str
    box: ipw.Box

    def refresh(self) -> None:
        """Show what is so now."""


class Steps:
    """Walking through the game: by step sizes, to the ends, to a number."""

    title = "drawer-steps"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.size = wiring.dropdown("walk-size", options=[("", "move")])
        self.number = wiring.text("walk-number", self._go, width="14em")
        self.box = column(
            row(
                wiring.button("to-start", lambda: walking.walk_to_end(session, ahead=False)),
                wiring.button("walk-back", lambda: walking.walk(session, self.size.value, ahead=False)),
                wiring.button("walk-forward", lambda: walking.walk(session, self.size.value, ahead=True)),
                wiring.button("to-end", lambda: walking.walk_to_end(session, ahead=True)),
            ),
            row(self.size, self.number, wiring.button("go", lambda: self._go(self.number.value))),
        )

    def _go(self, text: str) -> None:
        number = whole_number(text)
        if number is None:
            self.session.complain(self.session.words.say("write-a-number"))
        else:
            walking.walk_to(self.session, number)

    def refresh(self) -> None:
        """The step sizes of the game, by name."""
        words, game = self.session.words, self.session.game
        own = [(words.say(f"step-{size}"), size) for size in game.steps]
        own += [(words.say(f"step-{SIZE}"), SIZE)] if game.in_moments else []
        general = [(words.say("size-decision"), "decision"), (words.say("size-single"), "single")]
        self.wiring.choose(self.size, [(words.say("size-move"), "move"), *own, *general], self.size.value)


class Branches:
    """The ways on that were already played: from here, and everywhere in the tree."""

    title = "drawer-branches"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.here, self.elsewhere = wiring.prose(), wiring.prose()
        self.ways, self.others = (Buttons(wiring, row(), self._go) for _ in range(2))
        self.box = column(self.here, self.ways.box, self.elsewhere, self.others.box)

    def _go(self, step: int) -> None:
        walking.walk_to(self.session, step)

    def refresh(self) -> None:
        """The ways on, as the eyes see them."""
        session, words = self.session, self.session.words
        ways = [(way.node, self._label(way)) for way in session.timeline.branches(session.eyes)]
        forks = session.timeline.forks(session.eyes)
        here = session.timeline.here.number
        others = [
            (way.node, words.say("branch-from", step=step, move=self._label(way)))
            for step, fork in forks
            if step != here
            for way in fork
        ]
        self.wiring.write(self.here, [words.say("branches-here", count=len(ways))])
        self.wiring.write(self.elsewhere, [words.say("branches-elsewhere")] if others else [])
        self.ways.show(ways[-MOST_BRANCHES:])
        self.others.show(others[-MOST_BRANCHES:])

    def _label(self, way: Branch) -> str:
        sign = "branch-current" if way.current else "branch-other"
        return self.session.words.say(sign, move=self.session.words.move(way.move), steps=way.length)


class Eyes:
    """Through whose eyes the panel looks."""

    title = "drawer-eyes"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.about = wiring.prose()
        self.eyes = ipw.Dropdown(style={"description_width": "initial"}, layout=ipw.Layout(width="auto"))
        wiring.label(self.eyes, "description", "whose-eyes")
        wiring.on(self.eyes, session.look, though_covered=True)
        self.box = column(row(self.eyes), self.about)

    def refresh(self) -> None:
        """Whose eyes these are, and what that means."""
        session, words = self.session, self.session.words
        names: list[tuple[str, Any]] = [(words.say("eyes-of-public"), PUBLIC)]
        names += [(words.seat(seat), seat) for seat in session.timeline.seats]
        names += [(words.say("eyes-of-turn"), TURN), (words.say("eyes-of-teacher"), TEACHER)]
        self.wiring.choose(self.eyes, names, TURN if session.follow else session.eyes)
        about = {TURN: "about-turn", PUBLIC: "about-public", TEACHER: "about-teacher"}
        message = about.get(TURN if session.follow else session.eyes, "about-seat")
        self.wiring.write(self.about, [words.say(message)], "gk-refused" if message == "about-teacher" else "")


class Charts:
    """The lens on the board, and charts of the present position; covered until somebody wants to see them.

    The picture is for a wider place than the drawer, and stays when the drawer is closed.
    """

    title = "drawer-charts"

    def __init__(self, session: Session, wiring: Wiring, charts: dict[str, Any]) -> None:
        self.session, self.wiring, self.charts = session, wiring, charts
        self.shown = wiring.checkbox("show-charts", lambda _: session.cover())
        self.lens = wiring.dropdown("lens-place", self._set_lens, options=[("–", NO_LENS)])
        self.chart = wiring.dropdown("chart", lambda name: session.settle(chart=name), options=[("–", "")])
        self.about, self.picture = wiring.prose(), ipw.HTML()
        self.drawn: Any = None
        self.graphs = GraphOver(session, wiring)
        self.box = column(row(self.shown, self.lens, self.chart), self.about, self.graphs.box)

    def _set_lens(self, place: str) -> None:
        self.session.lens = place
        self.session.say(answers.lens(self.session))

    def refresh(self) -> None:
        """The lens, the chart of this position, or that they are covered."""
        session, words, wiring = self.session, self.session.words, self.wiring
        wiring.set(self.shown, value=not session.covered)
        places = answers.lens_places(session)
        shown = session.lens if any(place == session.lens for _, place in places) else NO_LENS
        wiring.choose(self.lens, [("–", NO_LENS), *places], shown)
        titles = titles_for(session.game, session.lang) if self.charts else {}
        wiring.choose(self.chart, [("–", ""), *((title, name) for name, title in titles.items())], session.chart)
        wiring.show(self.chart, bool(self.charts))
        wiring.write(self.about, [words.say("charts-covered" if session.covered else "charts-shown")])
        self.graphs.refresh()

    def draw(self, night: bool) -> None:
        """The chart of this position, if one was chosen and nothing covers it; `night` is whether the page is dark."""
        session = self.session
        shown = session.chart if not session.covered and session.curtain is None else ""
        mode = ("dark" if night else "light") if session.mode == "auto" else session.mode
        wanted = (shown, session.timeline.here, session.eyes, session.lang, mode, len(session.timeline.nodes))
        if wanted != self.drawn:
            self.wiring.set(self.picture, value=self._html(shown, mode) if shown else "")
            self.wiring.show(self.picture, bool(shown))
            self.drawn = wanted

    def _html(self, name: str, mode: str) -> str:
        """A chart of the present position through the session's eyes, with its words and its table."""
        session = self.session
        try:
            return str(self.charts[name](session.timeline, session.eyes, session.lang, mode)._repr_html_())
        except InputError as error:  # answers from a real table that cannot all be true
            return f'<p class="gk-refused" lang="{session.lang}">{html.escape(session.reason(error))}</p>'


class Notes:
    """Comments at steps and names of positions, to be read and to be written."""

    title = "drawer-notes"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.words = ipw.Textarea(style={"description_width": "initial"}, layout=ipw.Layout(width="100%"), rows=3)
        wiring.label(self.words, "description", "comment-text")
        self.name = wiring.text("position-name", self._name)
        self.names = wiring.dropdown("position-go", self._go, options=[("–", None)])
        self.here: Any = None
        self.box = column(
            self.words,
            row(wiring.button("comment-write", lambda: walking.comment(session, self.words.value))),
            row(self.name, wiring.button("position-keep", lambda: self._name(self.name.value)), self.names),
        )

    def _name(self, name: str) -> None:
        walking.name_position(self.session, name)
        self.wiring.set(self.name, value="")

    def _go(self, node: int | None) -> None:
        if node is not None:
            walking.walk_to(self.session, node)

    def refresh(self) -> None:
        """The comment at this step, and the names."""
        session = self.session
        names = session.timeline.names
        at = (session.timeline.here, session.lang)
        if self.here != at:  # a comment being written is not overwritten by what happens elsewhere
            self.here = at
            written = session.timeline.comments.get(session.timeline.here.number, {}).get(session.lang, "")
            self.wiring.set(self.words, value=written)
        here = session.timeline.here.number
        self.wiring.choose(self.names, [("–", None), *names.items()], here if here in names.values() else None)
