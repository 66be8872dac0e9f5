"""The panel: a live board, what I can do, and the rest in drawers; one panel serves every game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from gamekit.errors import InputError
from gamekit.game import PUBLIC, TEACHER
from gamekit.text import check_language
from gamekit.timeline import Timeline
from widgets import filing, keys, moving, showing, walking
from widgets.board import Board
from widgets.controls import Controls
from widgets.drawers import Branches, Charts, Drawer, Eyes, Notes, Steps
from widgets.frame import Frame
from widgets.hints import Hints
from widgets.language import default_language
from widgets.puzzles import Puzzles
from widgets.rules import Rules
from widgets.session import TURN, Session
from widgets.settings import Display, Files, NewGame, Players
from widgets.sheet_drawer import SheetDrawer
from widgets.table import Table, table_of
from widgets.wiring import Wiring, called, column, inside, row

STYLE = Path(__file__).with_name("panel.css")
CHEST = {
    "display": "grid",
    "grid_template_columns": "repeat(auto-fill, minmax(min(8em, 100%), 1fr))",
    "grid_auto_flow": "row dense",
}
EYES = {"public": PUBLIC, "teacher": TEACHER, "turn": TURN}


def panel(
    game: Timeline,
    eyes: str | int = "public",
    lang: str | None = None,
    *,
    locked: int | None = None,
    at: str | None = None,
    kit: Collection[int] = (),
    keep: str | None = None,
) -> Panel:
    """A panel on a game.

    `eyes` are "public", "teacher", "turn" (whoever is to move, with a curtain between two seats) or a seat; `locked` is
    a seat that the panel belongs to for good; `at` is a named position to open at; `kit` are the seats that the kit
    plays; `keep` is the name of the file in which the game is kept. InputError if there is no such thing.
    """
    own = seat_of(game, EYES.get(str(eyes), eyes) if locked is None else locked)
    if at is not None:
        game.jump(position(game, at))
    table = table_of(game) or Table(game, keep or game.game.name)
    for guest in list(table.guests):
        if isinstance(guest, Session) and guest.locked == (locked is not None) and (locked is None or guest.own == own):
            guest.closed()
    session = Session(table, own, check_language(lang or default_language()), locked is not None)
    return Panel(session, {seat_of(game, seat) for seat in kit})


def seat_of(game: Timeline, eyes: Any) -> Any:
    """The eyes themselves; InputError unless this game has them."""
    if eyes in (PUBLIC, TEACHER, TURN) or (type(eyes) is int and eyes in game.seats):
        return eyes
    details = {"given": str(eyes)[:40], "known": ", ".join([*EYES, *map(str, game.seats)])}
    raise InputError("no_eyes", details, f"no eyes {eyes!r}; there are: {details['known']}")


def position(game: Timeline, name: str) -> int:
    """The node of a named position; InputError with the names there are."""
    if name not in game.names:
        details = {"given": str(name)[:40], "known": ", ".join(game.names) or "–"}
        raise InputError("no_such_position", details, f"no position {name!r}; there are: {details['known']}")
    return game.names[name]


class Panel(ipw.VBox):  # type: ignore[misc] # ipywidgets has no types
    """The widgets of one session. `game` is the timeline that is shown, `session` what the panel knows."""

    def __init__(
        self,
        session: Session,
        kit: Collection[int] = (),
        above: Collection[ipw.Widget] = (),
        only: Collection[str] = (),
    ) -> None:
        """`above` are widgets shown above the board; `only` the titles of the drawers wanted (none: all of them)."""
        self.session, self.above, self.only = session, tuple(above), only
        self.board = Board()
        self.frame = Frame(layout={"display": "none"})
        self.style_sheet = ipw.HTML(f"<style>{STYLE.read_text(encoding='utf-8')}</style>", layout={"display": "none"})
        super().__init__()
        self.add_class("gk-panel")
        self.board.on_msg(self._heard)
        self.frame.observe(self._at_night, "night")
        self.frame.on_msg(self._entered)
        self.open = ""  # the drawer that is open
        self.built: tuple[Any, ...] = ()
        self.classes: tuple[str, ...] = ()
        session.refresh, session.closed = self.refresh, self.close
        session.table.kits |= set(kit)
        if session.timeline.here.next is None:
            session.table.follow()
        session.stood = session.timeline.here
        self.refresh()

    @property
    def game(self) -> Timeline:
        """The timeline that is shown now."""
        return self.session.timeline

    def close(self) -> None:
        """Take the panel away with all that is in it, and stop watching the game."""
        self.session.close()
        for widget in list(inside(self)):
            widget.close()
        super().close()

    # ------------------------------------------------------------------ building

    def _build(self) -> None:
        """Make the controls and drawers for the game on the table; those of another game go."""
        session = self.session
        kept = (self.board, self.frame, self.style_sheet, *self.above)
        gone = [widget for widget in inside(self) if widget not in kept]
        self.wiring = make = Wiring(session)
        self.rules = Rules(session, make)
        self.controls = Controls(session, make, self._show_rules)
        self.drawers: list[Drawer] = [Steps(session, make), Branches(session, make)]
        if not session.locked and session.timeline.eyes is None:
            self.drawers.append(Eyes(session, make))
        self.charts = Charts(session, make, charts_of(session))
        self.hints = Hints(session, make) if session.game.reason else None
        self.sheet = SheetDrawer(session, make) if session.game.reason else None
        self.drawers += [self.sheet] if self.sheet else []
        self.drawers += [self.hints] if self.hints else []
        self.drawers += [self.charts, self.rules, Notes(session, make)]
        if not session.game.real_table and not session.timeline.live:  # at a real table only people can play
            self.drawers.append(Players(session, make))
        self.drawers += [Display(session, make), Files(session, make)]
        if not session.locked:
            self.drawers.append(NewGame(session, make))
        if (session.game.reason or session.game.puzzle) and not session.timeline.live:
            self.drawers.append(Puzzles(session, make))
        self.drawers = [drawer for drawer in self.drawers if not self.only or drawer.title in self.only]
        self.buttons = {drawer.title: make.button("", self._opener(drawer.title), True) for drawer in self.drawers}
        for drawer in self.drawers:
            drawer.box.add_class("gk-drawer")
            self.buttons[drawer.title].add_class(f"gk-opens-{drawer.title}")
        self.offer = self._offer()
        reasons = [self.hints.reasons.box] if self.hints else []
        sheet = [self.sheet.sheet] if self.sheet else []
        board = called("gk-place-of-board", column(self.board, *sheet, *reasons, self.charts.picture))
        side = called("gk-side", column(self.controls.box, self._chest()))
        above = [called("gk-above", column(*self.above))] if self.above else []
        main = called("gk-main", ipw.Box([*above, board, side]))
        self.children = (self.style_sheet, self.frame, self.offer, main)
        for widget in gone:
            widget.close()

    def _chest(self) -> ipw.Box:
        """The drawers, each below the button that opens it."""
        both = [widget for drawer in self.drawers for widget in (self.buttons[drawer.title], drawer.box)]
        return called("gk-chest", ipw.Box(both, layout=CHEST))

    def _offer(self) -> ipw.Box:
        """What is offered when a game was kept before."""
        session, make = self.session, self.wiring
        self.offered = make.prose()
        go_on = make.button("go-on-with-kept", lambda: filing.go_on(session), button_style="primary")
        stay = make.button("stay-here", lambda: filing.stay(session))
        return called("gk-offer", row(self.offered, go_on, stay))

    def _opener(self, title: str) -> Callable[[], None]:
        def toggle() -> None:
            self.open = "" if self.open == title else title

        return toggle

    def _show_rules(self) -> None:
        """Open the drawer with the rules of this step."""
        self.open = self.rules.title
        self.rules.show_step()

    # ------------------------------------------------------------------ refreshing

    def refresh(self) -> None:
        """Show everything as it is now; only what differs is sent."""
        session = self.session
        built_for = (session.timeline.nodes[0],)
        if self.built != built_for:
            self.built = built_for
            session.scene_of = scene_of(session)
            self._build()
        self._refresh_board()
        self.controls.refresh()
        self._refresh_drawers()
        self._refresh_frame()
        if session.tutor:
            session.tutor.refresh()

    def _refresh_board(self) -> None:
        session, board = self.session, self.board
        with board.hold_sync():
            board.scene = showing.scene(session)
            board.log, board.status = showing.log(session), showing.status(session)
            board.curtain, board.saying = showing.curtain(session), showing.saying(session)
            board.lang, board.mode, board.large = session.lang, session.mode, session.large
            board.labels, board.help = showing.labels(session), keys.help_lines(session)
            board.key_names = keys.names(session)
            if session.go_to:
                board.lead, session.go_to = {"n": board.lead.get("n", 0) + 1, "at": session.go_to}, ""

    def _refresh_drawers(self) -> None:
        words = self.session.words
        for drawer in self.drawers:
            opened = drawer.title == self.open
            self.wiring.show(drawer.box, opened)
            button = self.buttons[drawer.title]
            self.wiring.set(button, description=f"{'▾' if opened else '▸'} {words.say(drawer.title)}")
            if opened:
                drawer.refresh()
        if self.sheet:
            self.sheet.draw(self.open == self.sheet.title)
        self.charts.draw(self.frame.night)
        if self.hints:
            self.hints.reasons.refresh()

    def _at_night(self, change: Any) -> None:
        """The page has become dark or light, and the charts with it."""
        self.charts.draw(change["new"])

    def _refresh_frame(self) -> None:
        session = self.session
        self.wiring.relabel()
        with self.frame.hold_sync():
            self.frame.lang, self.frame.pressed = session.lang, self.controls.pressed()
            self.frame.expanded = {f"gk-opens-{drawer.title}": drawer.title == self.open for drawer in self.drawers}
        keeper = session.table.keeper
        earlier = keeper.earlier if keeper and not session.locked else None
        self.wiring.show(self.offer, earlier is not None)
        if earlier:
            step = earlier.here.number
            offered = session.words.say("kept-offered", step=step, moves=len(earlier.nodes) - 1)
            self.wiring.write(self.offered, [offered])
        classes = (f"gk-panel-{session.mode}", *(["gk-panel-large"] if session.large else []))
        if classes != self.classes:
            for old in self.classes:
                self.remove_class(old)
            for new in classes:
                self.add_class(new)
            self.classes = classes

    def _entered(self, frame: Any, message: Any, buffers: Any) -> None:
        """Enter was pressed in the list of rules."""
        if message == {"type": "enter"}:
            self.session.attempt(self.rules.say_chosen, though_covered=True)

    # ------------------------------------------------------------------ what the board says

    def _heard(self, board: Any, message: Any, buffers: Any) -> None:
        session = self.session
        match message:
            case {"type": "click", "at": str(at)}:
                session.attempt(lambda: moving.click(session, at))
            case {"type": "key", "key": str(key), "at": str(at)}:
                session.attempt(lambda: keys.press(session, key, at, bool(message.get("shift"))))
            case {"type": "line", "step": int(step)}:
                session.attempt(lambda: walking.walk_to(session, step))
            case {"type": "lift"}:
                session.attempt(session.lift, though_covered=True)


def scene_of(session: Session) -> Any:
    """The function that draws the game's scene."""
    from figures.registry import scene_for

    return scene_for(session.game)


def charts_of(session: Session) -> dict[str, Any]:
    """The charts of the game by name."""
    from figures.registry import charts_for

    return dict(charts_for(session.game))
