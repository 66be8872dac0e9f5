"""The reader's own marks on the note sheet, what deduction says beside them, and the whys of it.

Marks stand in the timeline, by whose case they are about, from whose ears, and the era (mini-game), so they are kept
with the game. Whose case these eyes reason about, `reasons.subject` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from figures.signs import cells_of
from gamekit import reasons
from gamekit.game import PUBLIC
from gamekit.reasons import Cell, Fact, Reasoning, Rows, sheet_key
from gamekit.wording import cell_name, why_words
from widgets.inquiry import Standpoint

if TYPE_CHECKING:
    from widgets.session import Session

Marks = dict[Cell, bool]

CYCLE: dict[bool | None, bool | None] = {None: False, False: True, True: None}  # what follows upon a mark
SAID = {False: "marked-no", True: "marked-yes", None: "marked-not"}
MARK_SIGNS, FOUND_SIGNS = {False: "no", True: "yes"}, {False: "out", True: "sure"}


class Asked(NamedTuple):
    """Which of several cells is meant: those of the shape of that id, to be chosen by number."""

    at: str
    cells: tuple[Cell, ...]


class Known(NamedTuple):
    """What can be reasoned at a position, and what follows from it."""

    reasoning: Reasoning
    forced: tuple[Fact, ...]


# ---------------------------------------------------------------------- what there is


def whose(session: Session) -> tuple[int, int] | None:
    """Whose case the note sheet is about, and from whose ears; None if there is none that these eyes may see."""
    if session.game.reason is None or session.curtain is not None:
        return None
    return reasons.subject(session.timeline, session.eyes)


def known(session: Session) -> Known | None:
    """What can be reasoned here and now about the case of the note sheet; None without a note sheet.

    It is kept until the position or the ears change.
    """
    about = whose(session)
    if about is None:
        return None
    key = (session.timeline.here, *about)
    if session.known[0] != key:
        reasoning = session.timeline.reasoning(*about)
        session.known = key, Known(reasoning, tuple(reasons.forced(reasoning))) if reasoning else None
    return session.known[1]


def marks(session: Session) -> Marks:
    """The reader's marks, cell by cell; empty without a note sheet."""
    here = known(session)
    return dict(reasons.marks_of(session.timeline, here.reasoning)) if here else {}


def shows_what_follows(session: Session) -> bool:
    """Whether deduction's findings are uncovered."""
    return session.follows and not session.covered and session.curtain is None


def found(session: Session) -> dict[Cell, Fact]:
    """What deduction has found, if it is uncovered: by cell."""
    here = known(session) if shows_what_follows(session) else None
    return {(fact.kind, fact.word): fact for fact in here.forced} if here else {}


def rows(session: Session) -> Rows:
    """The rows of the note sheet: kind -> its words; none without a note sheet."""
    here = known(session)
    return here.reasoning.sheet if here else {}


def signs(session: Session) -> dict[Cell, tuple[str, ...]]:
    """The signs of each cell that has any: the reader's mark, and what deduction has found."""
    own: dict[Cell, tuple[str, ...]] = {cell: (MARK_SIGNS[so],) for cell, so in marks(session).items()}
    for cell, fact in found(session).items():
        own[cell] = (*own.get(cell, ()), FOUND_SIGNS[fact.holds])
    return own


def cells_at(session: Session, at: str) -> list[Cell]:
    """The cells that a shape on the board means."""
    return cells_of(session.says(at), rows(session))


# ---------------------------------------------------------------------- marking


def mark(session: Session, kind: str, word: str) -> None:
    """Mark a cell as impossible, then as certain, then not at all; says so in one sentence."""
    here = known(session)
    if here is None or word not in here.reasoning.sheet.get(kind, ()):
        session.say(session.words.say(no_sheet(session)))
        return
    marked = marks(session)
    so = CYCLE[marked.pop((kind, word), None)]
    put(session, here, marked if so is None else {**marked, (kind, word): so})
    session.taken = None
    session.say(session.words.say(SAID[so], what=called(session, (kind, word))))


def called(session: Session, cell: Cell) -> str:
    """What a cell of the note sheet is called."""
    return cell_name(session.words, *cell, rows(session))


def no_sheet(session: Session) -> str:
    """The message that says why nothing can be marked."""
    if session.game.reason is None:
        return "no-sheet-in-game"
    if whose(session) is None:
        return "no-sheet-now"
    return "no-sheet-of-all" if session.eyes == PUBLIC else "no-sheet-yet"


def put(session: Session, here: Known, marked: Marks) -> None:
    """Let these be the marks of the sheet; every panel and the saved game are told."""
    if marked:
        session.timeline.marks[sheet_key(here.reasoning)] = marked
    else:
        session.timeline.marks.pop(sheet_key(here.reasoning), None)
    session.table.changed()


def mark_at(session: Session, at: str) -> None:
    """Mark what a shape on the board means; of several things, the one whose number is pressed next."""
    cells = cells_at(session, at)
    if len(cells) == 1:
        mark(session, *cells[0])
    elif cells:
        session.asked = Asked(at, tuple(cells))
        names = [f"{n}: {called(session, cell)}" for n, cell in enumerate(cells, start=1)]
        session.say(session.words.say("mark-which", names="; ".join(names)))
    else:
        session.say(session.words.say("nothing-to-mark" if known(session) else no_sheet(session)))


def mark_number(session: Session, number: int, at: str) -> bool:
    """Mark the thing of that number, if it was asked which of several is meant; False if it was not."""
    asked = session.asked
    if asked is None or asked.at != at or number > len(asked.cells):
        return False
    mark(session, *asked.cells[number - 1])
    return True


def take_back(session: Session) -> None:
    """Take all marks off the sheet, or bring back those that were taken off last."""
    here, now = known(session), marks(session)
    if here is None:
        session.say(session.words.say(no_sheet(session)))
    elif now:
        session.taken = sheet_key(here.reasoning), now
        put(session, here, {})
        session.say(session.words.say("marks-taken", count=len(now)))
    elif can_bring_back(session):
        assert session.taken is not None
        kept, session.taken = session.taken[1], None
        put(session, here, kept)
        session.say(session.words.say("marks-back", count=len(kept)))
    else:
        session.say(session.words.say("no-marks"))


def can_bring_back(session: Session) -> bool:
    """Whether the marks taken off last were of this sheet, and none have been made since."""
    here = known(session)
    return here is not None and session.taken is not None and session.taken[0] == sheet_key(here.reasoning)


def set_marking(session: Session, on: bool) -> None:
    """Let clicks mark instead of play, or play again."""
    session.marking = on
    session.say(session.words.say("marking-on" if on else "marking-off"))


def set_follows(session: Session, on: bool) -> None:
    """Show what deduction has found, on the board and on the note sheet, or hide it."""
    session.follows = on
    session.covered = session.covered and not on
    session.say(session.words.say(("follows-on" if known(session) else no_sheet(session)) if on else "follows-off"))


# ---------------------------------------------------------------------- whys


def used(session: Session, at: str) -> bool:
    """A click or Enter on a shape, before it plays: it marks, or tells why; False if neither is due."""
    cells = cells_at(session, at)
    if session.marking and cells:
        mark_at(session, at)
        return True
    facts = found(session)
    settled = [facts[cell] for cell in cells if cell in facts]
    if not settled or session.choice is not None:
        return False
    told = why(session, following(session, settled))
    session.offer = session.says(at) if session.sight.uses(session.says(at)) else ()
    session.say(" ".join([told, *further(session, settled)]))
    return True


def following(session: Session, settled: list[Fact]) -> Fact:
    """Of several facts about one shape the next one that was not asked about last."""
    last = session.inquiry.fact
    return settled[(settled.index(last) + 1) % len(settled)] if last in settled else settled[0]


def further(session: Session, settled: list[Fact]) -> list[str]:
    """What else can be done with a shape whose why was told."""
    more = [session.words.say("why-next", count=len(settled))] if len(settled) > 1 else []
    return [*more, *([session.words.say("why-then-act")] if session.offer else [])]


def why(session: Session, fact: Fact) -> str:
    """Why a fact holds, in words; from then on it is the one that was asked about last."""
    here = known(session)
    found = reasons.why(here.reasoning, fact) if here else None
    session.inquiry.ask(fact, Standpoint(session.timeline.here, here.reasoning) if here else None, found)
    return " ".join(why_words(here.reasoning, found, session.words)) if here and found else session.words.say("no-why")


def used_cell(session: Session, kind: str, word: str) -> None:
    """A click or Enter on a cell of the note sheet: why it is settled if deduction shows so, else a mark."""
    fact = found(session).get((kind, word))
    if fact and not session.marking:
        session.say(why(session, fact))
    else:
        mark(session, kind, word)
