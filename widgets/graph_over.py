"""A graph of the game over the live board: whether, which, what it counts, and the table of its edges."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

import ipywidgets as ipw

from figures.overlay import edge_table, told
from figures.picture import html_table
from figures.registry import overlay_for
from widgets import showing
from widgets.session import Session
from widgets.wiring import Wiring, called, column, row

if TYPE_CHECKING:
    import networkx


class GraphOver:
    """The part of the drawer with lens and charts that lays a graph over the board; covered with them."""

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.shown = wiring.checkbox("show-graph", self._show)
        self.which = wiring.dropdown("which-graph", self._choose, options=[("–", "")])
        self.about, self.edges = wiring.prose(), called("gk-edges", ipw.Box([ipw.HTML()]))
        self.box = column(row(self.shown, self.which), self.about, self.edges)

    def _show(self, shown: bool) -> None:
        fitting = self.fitting()
        self._choose(fitting[0] if shown and fitting else "")

    def _choose(self, which: str) -> None:
        session = self.session
        session.settle(graph=which)
        session.say(self._told() if which else session.words.say("graph-away"))

    def graph(self, which: str) -> networkx.Graph:
        """A graph of the game as it is looked at."""
        return self.session.game.graph(self.session.view, which)

    def fitting(self) -> list[str]:
        """The graphs that fit on the picture of the board."""
        scene, words = self.session.scene, self.session.words
        lay = overlay_for(self.session.game)
        return [which for which in self.session.game.graphs if scene and lay(scene, self.graph(which), words) != scene]

    def _told(self) -> str:
        session = self.session
        title = showing.graph_title(session, session.graph)
        if session.covered:
            return session.words.say("graph-covered", graph=title)
        return session.words.say("graph-shown", graph=title, told=told(self.graph(session.graph), session.words))

    def refresh(self) -> None:
        """Which graphs there are, and what is to be said of the one on show."""
        session, wiring = self.session, self.wiring
        fitting = self.fitting()
        laid = showing.graph_of(session) if session.graph in fitting else ""
        wiring.show(self.box, bool(fitting))
        wiring.set(self.shown, value=bool(session.graph))
        wiring.show(self.which, len(fitting) > 1 and bool(session.graph))
        titles = [(showing.graph_title(session, which), which) for which in fitting]
        wiring.choose(self.which, [("–", ""), *titles], session.graph if session.graph in fitting else "")
        wiring.write(self.about, [self._told()] if session.graph else [])
        wiring.set(self.edges.children[0], value=self._table(laid) if laid else "")

    def _table(self, which: str) -> str:
        table = edge_table(self.graph(which), self.session.words)
        summary = f"<summary>{html.escape(table.caption)}</summary>"
        return f'<details lang="{self.session.lang}">{summary}{html_table(table)}</details>'
