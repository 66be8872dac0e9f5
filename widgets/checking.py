"""The reader's marks checked in a panel: the verdicts, and which of their whys and cases were asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gamekit.reasons import Fact
from widgets import marking
from widgets.verdicts import Verdicts, verdicts

if TYPE_CHECKING:
    from widgets.session import Session


class Checked(NamedTuple):
    """Marks that were checked, and the findings that were opened; it holds as long as they stand as they are."""

    about: tuple[marking.Known, marking.Marks]
    opened: frozenset[Fact] = frozenset()


def check(session: Session) -> None:
    """Judge all marks: a summary is said, the verdicts stand in the drawer."""
    here = marking.known(session)
    if here is None:
        session.say(session.words.say(marking.no_sheet(session)))
        return
    session.checked = Checked((here, marking.marks(session)))
    found = standing(session)
    session.say(found.summary if found else "")


def standing(session: Session) -> Verdicts | None:
    """The verdicts, as long as position and marks are those that were checked; in the language of now."""
    here, checked = marking.known(session), session.checked
    if here is None or checked is None or checked.about[0] is not here or checked.about[1] != marking.marks(session):
        return None
    return verdicts(here.reasoning, checked.about[1], session.words)


def open_finding(session: Session, kind: str, word: str) -> None:
    """Tell what a finding keeps back until it is asked for: the why of a mark, or a case against it."""
    found, checked = standing(session), session.checked
    asked = [each for each in found.findings if each.fact[:2] == (kind, word) and each.ask] if found else []
    if asked and checked:
        session.checked = checked._replace(opened=checked.opened | {asked[0].fact})
        forced = asked[0].verdict == "forced"
        session.say(marking.why(session, asked[0].fact) if forced else asked[0].more)
