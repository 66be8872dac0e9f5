"""The note sheet: the drawer with all that can be done to it, and the table; for games that one can reason about.

The table is for a wider place than the drawer; it is there while the drawer is open.
"""

from __future__ import annotations

from typing import Any

from gamekit.game import PUBLIC
from gamekit.reasons import Cell
from gamekit.wording import row_name, word_name
from widgets import checking, marking
from widgets.session import Session
from widgets.sheet import NoteSheet
from widgets.verdicts import GROUPS, Finding
from widgets.wiring import Wiring, column, row

HEARD = {"no": "cell-no", "yes": "cell-yes", "out": "cell-out", "sure": "cell-sure"}


class SheetDrawer:
    """The note sheet of whoever looks, with all that can be done to it. `sheet` is the table, to be put elsewhere."""

    title = "drawer-sheet"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.sheet = NoteSheet()
        self.sheet.on_msg(self._heard)
        self.about, self.how = wiring.prose(), wiring.prose()
        self.follows = wiring.checkbox("show-follows", lambda on: marking.set_follows(session, on))
        self.marking = wiring.checkbox("mark-with-clicks", lambda on: marking.set_marking(session, on))
        self.check = wiring.button("check-marks", lambda: checking.check(session))
        self.back = wiring.button("", lambda: marking.take_back(session))
        self.box = column(self.about, row(self.follows, self.marking), row(self.check, self.back), self.how)

    def _heard(self, sheet: Any, message: Any, buffers: Any) -> None:
        session = self.session
        match message:
            case {"type": "cell", "kind": str(kind), "word": str(word), "act": "use"}:
                session.attempt(lambda: marking.used_cell(session, kind, word))
            case {"type": "cell", "kind": str(kind), "word": str(word), "act": "mark"}:
                session.attempt(lambda: marking.mark(session, kind, word))
            case {"type": "ask", "kind": str(kind), "word": str(word)}:
                session.attempt(lambda: checking.open_finding(session, kind, word))

    # ------------------------------------------------------------------ refreshing

    def refresh(self) -> None:
        """The sheet as it is now; under the curtain, and where there is none, only why."""
        session, wiring, words = self.session, self.wiring, self.session.words
        here = marking.known(session)
        wiring.write(self.about, [about(session)])
        wiring.write(self.how, [words.say("how-to-mark")] if here else [])
        wiring.set(self.follows, value=marking.shows_what_follows(session))
        wiring.set(self.marking, value=session.marking)
        bring = not marking.marks(session) and marking.can_bring_back(session)
        wiring.set(self.back, description=words.say("marks-bring-back" if bring else "marks-take-back"))
        for widget in (self.follows, self.marking, self.check, self.back):
            wiring.show(widget, here is not None)

    def draw(self, opened: bool) -> None:
        """The table, as long as the drawer is open and there is a note sheet for these eyes; else nothing of it."""
        session = self.session
        shown = opened and marking.known(session) is not None
        told = (tables(session), findings(session)) if shown else ([], [])
        self.wiring.set(self.sheet, tables=told[0], findings=told[1], lang=session.lang)
        self.wiring.show(self.sheet, shown)


def about(session: Session) -> str:
    """Whose case the sheet is about and from what; or why there is none."""
    here = marking.known(session)
    if here is None:
        return session.words.say(marking.no_sheet(session))
    seat, ears = here.reasoning.seat, here.reasoning.ears
    if seat == session.eyes:
        return session.words.say("sheet-of-table" if seat == PUBLIC else "sheet-of-you")
    return session.words.say("sheet-of-public" if ears == PUBLIC else "sheet-of", seat=seat)


def tables(session: Session) -> list[dict[str, Any]]:
    """The note sheet, as the widget takes it."""
    signs = marking.signs(session)
    return [
        {
            "kind": kind,
            "title": row_name(session.words, kind),
            "rows": [cell_row(session, (kind, word), signs.get((kind, word), ())) for word in row_words],
        }
        for kind, row_words in marking.rows(session).items()
    ]


def cell_row(session: Session, cell: Cell, signs: tuple[str, ...]) -> dict[str, Any]:
    """One row of a table."""
    name = word_name(session.words, *cell)
    heard = "; ".join(session.words.say(HEARD[sign]) for sign in signs) or session.words.say("cell-unmarked")
    return {"word": cell[1], "name": name, "signs": list(signs), "label": f"{name}: {heard}"}


def findings(session: Session) -> list[dict[str, Any]]:
    """The verdicts by groups, as the widget takes them; those without any mark are left out."""
    found, checked = checking.standing(session), session.checked
    if found is None or checked is None:
        return []
    groups = [(verdict, found.of(verdict)) for verdict in GROUPS]
    summary: dict[str, Any] = {"key": "summary", "title": found.summary, "lines": []}
    return [summary] + [
        {
            "key": verdict,
            "title": session.words.say(GROUPS[verdict]),
            "lines": [line(each, each.fact in checked.opened) for each in group],
        }
        for verdict, group in groups
        if group
    ]


def line(finding: Finding, opened: bool) -> dict[str, Any]:
    """One verdict; what it keeps back only if that was asked for."""
    kind, word, _ = finding.fact
    more = finding.more if opened else ""
    label = f"{finding.ask} {finding.words}" if finding.ask else ""
    return {
        "key": f"{kind}-{word}",
        "kind": kind,
        "word": word,
        "text": finding.words,
        "ask": finding.ask,
        "label": label,
        "more": more,
    }
