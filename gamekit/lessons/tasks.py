"""Which answers a step takes: the moves that it lists, any move with a property, or marks that follow from the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from gamekit.errors import NotationError
from gamekit.exercises import RIGHT, Verdict
from gamekit.game import Event, Game, Move
from gamekit.lessons.page import Step
from gamekit.registry import room
from gamekit.timeline import Timeline

if TYPE_CHECKING:
    from gamekit.reasons import Fact, Marks, Reasoning
    from gamekit.text import Text


Judge = Callable[[Timeline, Move, str], Verdict]


class Property(NamedTuple):
    """A property that a move can have, such as being a good question.

    `judge(timeline, move, verb)` says so, or which mistake the move is; `meets(timeline, verb)` are the moves that have
    it, the best first. Both compare moves of that verb only, "" for all. The seat is the one whose turn it is. The
    sentences are attributes of the game's message `property-<name>`: `right` and the names of the mistakes.
    """

    judge: Judge
    meets: Callable[[Timeline, str], Sequence[Move]]


def by_trying(judges: Mapping[str, Judge]) -> dict[str, Property]:
    """Properties by these judges, by name: the moves that have one are all that its judge finds right."""
    return {name: Property(judge, partial(meeting, judge)) for name, judge in judges.items()}


def meeting(judge: Judge, game: Timeline, verb: str) -> list[Move]:
    """The moves of the player whose turn it is that have a property."""
    moves = [move for move in game.moves() if verb in ("", move.verb)]
    return [move for move in moves if judge(game, move, verb).said == RIGHT]


# ---------------------------------------------------------------------- what a judge may look at


def told(game: Timeline, move: Move, *kinds: str) -> list[Event]:
    """What a move brings about, of some kinds, as its player is told it, before anybody has another turn.

    What comes later follows from what others have chosen in secret.
    """
    events = game.game.play(game.state, move).events
    before = takewhile(lambda event: event.kind not in game.game.steps, events)
    return [event.heard(move.seat) for event in before if event.kind in kinds]


def own(game: Timeline, move: Move, *kinds: str) -> list[Event]:
    """What of it the player does, or what happens to that player."""
    return [event for event in told(game, move, *kinds) if event.seat == move.seat]


def after(game: Timeline, move: Move) -> Any:
    """The position that a move leads to, as its player sees it."""
    return game.game.view(game.game.play(game.state, move).state, move.seat)


# ---------------------------------------------------------------------- properties


def properties(game: Game) -> Mapping[str, Property]:
    """The properties that a game knows, by name; none for a game without a room for them, or from outside the kit."""
    found = room(game, "tasks")
    return found.PROPERTIES if found else {}


# ---------------------------------------------------------------------- moves


def named(timeline: Timeline, seat: int, written: str) -> Move | None:
    """The move that a lesson names for a seat; None if it cannot be read here."""
    try:
        return timeline.read(written, seat)
    except NotationError:
        return None


def accepted(timeline: Timeline, seat: int, step: Step) -> Iterator[Move]:
    """The moves that a step takes, one after the other; only legal ones."""
    if step.having:
        yield from properties(timeline.game)[step.having].meets(timeline, step.verb)
    elif step.free:
        yield from (move for move in timeline.moves(seat) if step.verb in ("", move.verb))
    else:
        found = (named(timeline, seat, written) for written in step.do)
        yield from (move for move in found if move and timeline.why_not(move) is None)


def judge_move(timeline: Timeline, step: Step, move: Move, words: Text) -> tuple[bool, str]:
    """Whether a step takes a legal move, and what the kit says of it ("" for a move that the lesson itself lists)."""
    if not step.free:
        listed = move in [named(timeline, move.seat, written) for written in step.do]
        return listed, "" if listed else words.say("lesson-other-move", goal=step.goal[words.lang])
    if step.verb not in ("", move.verb):
        return False, words.say("lesson-other-verb", verb=words.say(f"verb-{step.verb}"))
    if not step.having:
        return True, ""
    said, details = properties(timeline.game)[step.having].judge(timeline, move, step.verb)
    return said == RIGHT, words.say(f"property-{step.having}", said, **details)


# ---------------------------------------------------------------------- marks


def facts_marked(marks: Marks) -> list[Fact]:
    """The facts that a learner has marked."""
    from gamekit.reasons import Fact

    return [Fact(*cell, so) for cell, so in marks.items()]


def does_not_follow(reasoning: Reasoning, fact: Fact) -> bool:
    """Whether some possible case is against a fact."""
    return reasoning.case([fact.opposite]) is not None


def missing(reasoning: Reasoning, claims: Sequence[Fact], marked: Sequence[Fact]) -> list[Fact]:
    """The claims that are not marked yet, nor implied by the marks: the others of a row, once one is chosen."""
    from gamekit.reasons import holds

    return [fact for fact in claims if not holds(reasoning, fact, (), marked)]


def against(reasoning: Reasoning, fact: Fact, words: Text) -> str:
    """Why a mark is not right: a possible case without it, or the lines that forbid it."""
    from gamekit.reasons import why
    from gamekit.wording import case_words, fact_words, why_words

    said = fact_words(words, fact)
    found = why(reasoning, fact.opposite)
    if found:
        return words.say("lesson-against", fact=said, why=" ".join(why_words(reasoning, found, words)))
    case = reasoning.case([fact.opposite])
    assert case is not None
    return words.say("lesson-open", fact=said, case=case_words(words, case))
