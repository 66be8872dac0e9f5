"""What a reader asks about reasons: a hint, a why, the whole solution step by step; without any widget.

A why and a solution stay as they were asked, with the position where they were asked, so that a reader can walk to the
log lines they are made of and come back. Hints are about the present position and the marks made so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from gamekit import reasons
from gamekit.game import PUBLIC
from gamekit.puzzles import next_hint
from gamekit.reasons import Fact, Inference, Reasoning, Why
from gamekit.wording import RUNGS, cell_name, clue_words, fact_words, facts_words, not_forced, rung, why_words
from widgets import marking, walking
from widgets.clashing import clash_words
from widgets.inquiry import Inquiry, Ladder, LogLine, Solution, Standpoint

if TYPE_CHECKING:
    from gamekit.text import Text
    from gamekit.timeline import Node
    from widgets.session import Session


class Shown(NamedTuple):
    """The reasons on show: whose case they are about, what follows, why, and from what; None if it does not follow."""

    whose: str
    title: str
    sentences: list[str]
    reasoning: Reasoning
    found: Why | Inference | None


def standpoint(session: Session) -> Standpoint | None:
    """The present position with what can be reasoned there; None without a note sheet."""
    known = marking.known(session)
    return Standpoint(session.timeline.here, known.reasoning) if known else None


# ---------------------------------------------------------------------- what is on show


def shown(session: Session) -> Shown | None:
    """The why that was asked for last, or the step of the solution; None if nothing is on show."""
    inquiry = kept_up(session)
    if session.curtain is not None:
        return None
    if inquiry.fact and inquiry.about:
        return shown_why(session, inquiry.fact, inquiry.about, inquiry.why)
    return shown_step(session, inquiry.solution) if inquiry.solution else None


def kept_up(session: Session) -> Inquiry:
    """The inquiry; a fact is asked about where it is looked at first. When the game goes on, all that is put away."""
    inquiry = session.inquiry
    if inquiry.fact and inquiry.about is None:
        inquiry.about = standpoint(session)
        inquiry.why = reasons.why(inquiry.about.reasoning, inquiry.fact) if inquiry.about else None
    if inquiry.about is None or gone_on(session, inquiry.about):
        inquiry.fact = inquiry.about = inquiry.why = None
    if inquiry.solution and gone_on(session, inquiry.solution.about):
        inquiry.solution = None
    named = inquiry.fact or inquiry.solution or hints(session)
    if inquiry.lit and not named and session.timeline.here.number != inquiry.lit[0]:
        inquiry.lit = None
    return inquiry


def gone_on(session: Session, about: Standpoint) -> bool:
    """Whether the game has gone on from a position, or another line of it is being looked at."""
    path, then = session.timeline.path(), about.node
    return session.timeline.here is not then and (then in path or not set(path) <= set(up_to(then)))


def up_to(node: Node) -> list[Node]:
    """A position and all that lie before it."""
    nodes = [node]
    while nodes[-1].parent:
        nodes.append(nodes[-1].parent)
    return nodes


def shown_why(session: Session, fact: Fact, about: Standpoint, found: Why | None) -> Shown:
    """Why a fact holds, or that it does not follow."""
    words, reasoning = session.words, about.reasoning
    told = why_words(reasoning, found, words) if found else [unsettled(reasoning, fact, words)]
    return Shown(whose(session, reasoning), fact_words(words, fact), told, reasoning, found)


def shown_step(session: Session, solution: Solution) -> Shown:
    """A step of the solution: all that it finds, and the reason of one of these."""
    words, reasoning, step = session.words, solution.about.reasoning, solution.chain[solution.at]
    told = why_words(reasoning, step, words)
    return Shown(whose(session, reasoning), facts_words(reasoning, step.facts, words), told, reasoning, step)


def whose(session: Session, reasoning: Reasoning) -> str:
    """Whose case it is, and who can know this."""
    if reasoning.seat == PUBLIC:
        return session.words.say("reasons-of-table")
    message = "reasons-of-all" if reasoning.ears == PUBLIC else "reasons-of-own"
    return session.words.say(message, seat=reasoning.seat)


def unsettled(reasoning: Reasoning, fact: Fact, words: Text) -> str:
    """That a fact does not follow, with a possible case against it, or that the lines contradict each other."""
    doubt = not_forced(reasoning, fact, words)
    return clash_words(reasoning, words) or words.error(doubt.reason, doubt.details)


def lines_of(session: Session, reasoning: Reasoning, clues: Sequence[int]) -> list[tuple[LogLine, str]]:
    """The log lines of some clues, each with the words of its button."""
    found = [(reasoning.clues[at], clue_words(reasoning, at, session.words)) for at in clues]
    say = session.words.say
    return [((clue.step, clue.line), say("reason-line-button", step=clue.step, line=line)) for clue, line in found]


def put_away(session: Session) -> None:
    """Hints, why and solution are hidden again."""
    session.forget()
    session.say(session.words.say("reasons-away"))


# ---------------------------------------------------------------------- hints


def hint(session: Session) -> None:
    """The next hint: where to look, which log lines, which rule, and at last the fact with its reason."""
    if session.glance:
        session.say(session.words.say("moment-idle"))
        return
    here, words = standpoint(session), session.words
    if here is None or reasons.clash(here.reasoning):
        session.say(nothing_asked(session, here))
        return
    climbed = ladder(session)
    if climbed is None:
        session.inquiry.ladder = None
        session.say(words.say("hint-nothing-left"))
        return
    climbed = climbed._replace(given=min(climbed.given + 1, len(RUNGS)))
    session.inquiry.ladder = climbed
    session.say(hints(session)[climbed.given - 1])


def nothing_asked(session: Session, here: Standpoint | None) -> str:
    """Why there are no reasons: no case to reason about, or log lines that contradict each other."""
    return clash_words(here.reasoning, session.words) if here else session.words.say(marking.no_sheet(session))


def ladder(session: Session) -> Ladder | None:
    """The ladder of this position and the marks that are right; a new one if either has changed; None at the end."""
    here, old = standpoint(session), session.inquiry.ladder
    if here is None:
        return None
    marks = marking.marks(session)
    known = tuple(reasons.right_marks(here.reasoning, marks))
    if old is not None and old.reasoning is here.reasoning and set(old.known) == set(known):
        return old
    inference = next_hint(session.timeline, here.reasoning, marks)
    return Ladder(here.reasoning, inference, known) if inference else None


def hints(session: Session) -> list[str]:
    """The hints given so far, as long as they are about this position and these marks."""
    now, given = ladder(session), session.inquiry.ladder
    if now is None or now is not given:
        return []
    return [rung(now.reasoning, now.inference, number, session.words) for number in range(now.given)]


def hinted_lines(session: Session) -> list[tuple[LogLine, str]]:
    """The log lines that the second hint has named."""
    now = session.inquiry.ladder
    if now is None or len(hints(session)) < 2:
        return []
    return lines_of(session, now.reasoning, now.inference.clues)


# ---------------------------------------------------------------------- why


def ask_why(session: Session, fact: Fact | None) -> None:
    """Show why a fact holds; None hides it."""
    session.inquiry.ask(fact)
    found = shown(session) if fact else None
    session.say(" ".join([found.title, *found.sentences]) if found else session.words.say("reasons-away"))


def list_settled(session: Session) -> None:
    """List all that is settled here, to choose from; or hide the list."""
    inquiry = session.inquiry
    known = marking.known(session)
    inquiry.listing = not inquiry.listing
    count = len(known.forced) if known else 0
    session.say(session.words.say("settled-listed" if inquiry.listing else "settled-hidden", count=count))


def proof(session: Session, at: str) -> None:
    """Why the thing under the cursor is settled; of several such things the next one each time, what is so first."""
    known, words = marking.known(session), session.words
    cells = marking.cells_at(session, at)
    if known is None or not cells or reasons.clash(known.reasoning):
        here = standpoint(session)
        session.say(words.say("proof-of-nothing") if here and not cells else nothing_asked(session, here))
        return
    settled = [fact for fact in known.forced if (fact.kind, fact.word) in cells]
    settled.sort(key=lambda fact: not fact.holds)
    if not settled:
        names = [cell_name(words, *cell, known.reasoning.sheet) for cell in cells]
        session.say(words.say("proof-open", what=words.listed(names)))
        return
    ask_why(session, marking.following(session, settled))
    if len(settled) > 1:
        session.say(words.say("proof-more", count=len(settled)))


# ---------------------------------------------------------------------- the whole solution


def solve(session: Session, ahead: bool) -> None:
    """The next step of the whole solution, or the one before; it begins when it is first asked for."""
    old, words = kept_up(session).solution, session.words
    if old is None:
        begin(session)
        return
    at = old.at + (1 if ahead else -1)
    resumed = session.inquiry.fact is not None  # a why lies over it
    if 0 <= at < len(old.chain) or resumed:
        session.inquiry.ask(None)
        session.inquiry.solution = old if resumed else old._replace(at=at)
        session.say(solution_words(session))
    else:
        session.say(words.say("solution-end" if ahead else "solution-start"))


def begin(session: Session) -> None:
    """The first step of the solution of this position."""
    here = standpoint(session)
    if here is None or reasons.clash(here.reasoning):
        session.say(nothing_asked(session, here))
        return
    chain = reasons.steps(here.reasoning)
    session.inquiry.ask(None)
    session.inquiry.solution = Solution(here, chain) if chain else None
    session.say(solution_words(session) if chain else session.words.say("solution-empty"))


def solution_words(session: Session) -> str:
    """The step on show: its number, all that it finds, and why."""
    found = shown(session)
    return " ".join([counter(session), found.title, *found.sentences]) if found else ""


def counter(session: Session) -> str:
    """Which step of the solution is on show, how many lines it takes together, and which step is the hardest."""
    solution = session.inquiry.solution
    if solution is None:
        return ""
    chain, at = solution.chain, solution.at
    hardest = reasons.hardest(chain) + 1
    message = "solution-hardest" if at + 1 == hardest else "solution-step"
    return session.words.say(message, number=at + 1, count=len(chain), lines=chain[at].size, hardest=hardest)


# ---------------------------------------------------------------------- log lines


def light(session: Session, line: LogLine) -> None:
    """Mark a line of the log and say it; the second time, walk to its step."""
    if session.inquiry.lit == line:
        walking.walk_to(session, line[0])
        return
    session.inquiry.lit = line
    step, at = line
    node = session.timeline.nodes[step]
    told = session.tell.lines(node)[at].text
    in_log = node in session.timeline.path()
    session.say(session.words.say("line-lit" if in_log else "line-ahead", step=step, line=told))


def pressed(session: Session, says: Sequence[tuple[str, str]]) -> None:
    """A box of the graph was pressed: a log line is marked, a fact gives its own why."""
    pairs = dict(reversed(says))  # of several facts the first
    if "step" in pairs:
        light(session, (int(pairs["step"]), int(pairs["line"])))
    elif "fact" in pairs:
        *negated, kind, word = pairs["fact"].split()
        ask_why(session, Fact(kind, word, not negated))
