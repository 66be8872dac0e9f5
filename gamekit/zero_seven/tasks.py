"""Properties that a lesson can ask of a move in 07 zgłoś się: a good question, a possible case, a certain case.

Each is judged from what the player whose turn it is can know (ZS-88), never from the cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.exercises import RIGHT, Verdict, seat_to_move
from gamekit.game import UNKNOWN, Event, Move
from gamekit.lessons.tasks import Property
from gamekit.timeline import Timeline
from gamekit.zero_seven.board import KINDS
from gamekit.zero_seven.exercises import CLOSE, known, pair, supposing

QUESTIONS = ("detective", "evidence")
HELD = tuple(f"case_{kind}" for kind in KINDS)


# ---------------------------------------------------------------------- a good question


def bits_of(game: Timeline, verb: str) -> dict[Move, float]:
    """What each question that may be asked now tells, in bits, the best first; with a verb, of that verb only."""
    seat = seat_to_move(game)
    open_now = [move for move in game.moves(seat) if move.verb in QUESTIONS and verb in ("", move.verb)]
    by_notation = {move.notation: move for move in open_now}
    return {by_notation[question]: bits for question, bits in known(game).rank(by_notation)}


def judge_question(game: Timeline, move: Move, verb: str) -> Verdict:
    """A question that tells nearly as much as the best one."""
    bits = bits_of(game, verb)
    if move not in bits:
        return Verdict("attempt")
    best = max(bits.values())
    details = {"card": move.words[0], "bits": round(bits[move], 2), "best": round(best, 2)}
    if bits[move] >= best - CLOSE:
        return Verdict(RIGHT, details)
    return Verdict("poor" if bits[move] else "nothing", details)


def good_questions(game: Timeline, verb: str) -> list[Move]:
    """The questions that tell nearly as much as the best one, the best first."""
    bits = bits_of(game, verb)
    return [move for move in bits if bits[move] >= max(bits.values()) - CLOSE]


# ---------------------------------------------------------------------- a possible case, a certain case


def case_of(words: tuple[str, ...]) -> dict[str, str]:
    """The three elements that an attempt names, by kind."""
    return dict(zip(KINDS, words, strict=True))


def contradicted(game: Timeline, case: tuple[str, ...]) -> Verdict:
    """What speaks against an impossible case: the first of a held card, an answer, a wrong attempt; else the others."""
    found = (against(game, event, case) for event in present(game))
    return next(filter(None, found), Verdict("others"))


def present(game: Timeline) -> list[Event]:
    """The events of the present mini-game, as the player whose turn it is heard them."""
    from gamekit.zero_seven.deduction import present_mini_game

    return present_mini_game(game.events(seat_to_move(game)))


def against(game: Timeline, event: Event, case: tuple[str, ...]) -> Verdict | None:
    """What an event says against a case of the player whose turn it is; None if nothing by itself."""
    own = event.seat == seat_to_move(game)
    if not own and event.kind in (*HELD, "solved", "case_shown"):
        return owned(event, case)
    if own and event.kind == "wrong":
        named = tuple(event.details[kind] for kind in KINDS)
        return Verdict("again") if named == case else None
    if own and event.kind in QUESTIONS:
        return broken(game, event, case)
    return None


def owned(event: Event, case: tuple[str, ...]) -> Verdict | None:
    """ZS-16: an element that belongs to the known case of another player."""
    shared = [word for word in event.details.values() if word != UNKNOWN and word in case]
    if not shared:
        return None
    return Verdict("held" if event.kind in HELD else "taken", {"card": shared[0], "seat": event.seat})


def broken(game: Timeline, event: Event, case: tuple[str, ...]) -> Verdict | None:
    """An answer that the case would not have given."""
    asked, of = event.details["place" if event.kind == "detective" else "card"], event.details
    (said,) = supposing(known(game), case).answers(f"{event.kind} {asked}")
    if event.kind == "detective":
        told = of["discs"], of["cubes"]
        details: Mapping[str, Any] = {"place": asked, "told": pair(told), "said": pair(said)} if said != told else {}
        return Verdict("broken", details) if details else None
    return Verdict("card", {"card": asked, "told": of["result"], "said": said}) if said != of["result"] else None


def judge_possible(game: Timeline, move: Move, verb: str) -> Verdict:
    """An attempt that names a case which all answers leave possible."""
    if move.verb != "solve":
        return Verdict("question")
    left = known(game).remaining
    if known(game).probability(**case_of(move.words)):
        return Verdict(RIGHT, {"count": left})
    return contradicted(game, move.words)


def possible_cases(game: Timeline, verb: str) -> list[Move]:
    """The attempts that name a possible case, the likeliest first."""
    seat = seat_to_move(game)
    return [Move(seat, "solve", tuple(case[:-1])) for case in known(game).cases()]


def judge_certain(game: Timeline, move: Move, verb: str) -> Verdict:
    """An attempt made only when one case is left, and naming it."""
    found = judge_possible(game, move, verb)
    knowledge = known(game)
    if found.said != RIGHT or knowledge.remaining == 1:
        return found
    other = next(case for case in knowledge.cases() if case[:-1] != move.words)
    return Verdict("open", {**case_of(other[:-1]), "count": knowledge.remaining})


def certain_cases(game: Timeline, verb: str) -> list[Move]:
    """The attempt that names the only case left; none while there are several."""
    return possible_cases(game, verb) if known(game).remaining == 1 else []


PROPERTIES = {
    "good_question": Property(judge_question, good_questions),
    "possible_case": Property(judge_possible, possible_cases),
    "certain_case": Property(judge_certain, certain_cases),
}
