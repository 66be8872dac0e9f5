"""The exercises of 07 zgłoś się. What is right is computed here each time, from the rules, the map or deduction."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import partial
from math import comb, prod
from typing import TYPE_CHECKING, Any

from gamekit.exercises import (
    KINDS_OF_SLOTS,
    RIGHT,
    Exercise,
    Field,
    Number,
    Verdict,
    about_seat,
    for_number,
    numbers,
    one_fewer,
    seat_to_move,
)
from gamekit.game import UNKNOWN, Event
from gamekit.timeline import Timeline
from gamekit.zero_seven.board import KINDS
from gamekit.zero_seven.rounds import FALL
from gamekit.zero_seven.rules import PENALTY

if TYPE_CHECKING:
    from gamekit.zero_seven.deduction import Knowledge

CLOSE = 0.15  # bits: a question nearly as good as the best
PAGE_ROWS = 8  # results in the page's own table, which leaves two out (ZS-33)


def known(game: Timeline) -> Knowledge:
    """What the player whose turn it is can know."""
    knowledge: Knowledge = game.knowledge(seat_to_move(game))
    return knowledge


# ---------------------------------------------------------------------- the answers of a place


def judge_pairs(game: Timeline, answer: Fraction) -> Verdict:
    """ZS-32, ZS-33: pairs (discs, cubes) whose sum is at most the number of elements."""
    elements = len(KINDS)
    right = comb(elements + 2, 2)
    mistakes = {"page": PAGE_ROWS, "square": (elements + 1) ** 2, "full": elements + 1}
    return numbers(answer, right, mistakes, "many" if answer > right else "few")


# ---------------------------------------------------------------------- the map


def places(game: Timeline) -> list[str]:
    """The places of the map."""
    return list(game.graph().nodes)


def judge_hubs(game: Timeline, answer: tuple[str, ...]) -> Verdict:
    """The places with the most neighbours."""
    degree = dict(game.graph().degree)
    most, least = max(degree.values()), min(degree.values())
    hubs = [place for place in degree if degree[place] == most]
    for place in sorted(answer, key=degree.__getitem__):
        if degree[place] < most:
            said = "corner" if degree[place] == least else "less"
            return Verdict(said, {"place": place, "count": degree[place]})
    missing = len(hubs) - len(answer)
    return Verdict("missing", {"count": missing}) if missing else Verdict(RIGHT, {"asked": most + 1})


def judge_far(game: Timeline, answer: Fraction) -> Verdict:
    """The longest of all shortest ways, in steps."""
    from networkx import diameter

    steps = diameter(game.graph())
    return numbers(answer, steps, {"places": steps + 1}, "more" if answer > steps else "less")


# ---------------------------------------------------------------------- counting cases


def elements(kind: str, game: Timeline) -> tuple[str, ...]:
    """All suspects, all places or all crimes."""
    return known(game).questions.elements[KINDS.index(kind)]


def sizes(game: Timeline) -> tuple[int, ...]:
    """How many suspects, places and crimes there are."""
    shape: tuple[int, ...] = game.knowledge(0).questions.shape
    return shape


def judge_possible(game: Timeline, answer: Fraction) -> Verdict:
    """ZS-74: the cases possible at first, with the three cards that one holds excluded."""
    every = prod(sizes(game))
    left = [size - 1 for size in sizes(game)]
    mistakes = {"all": every, "one": every - 1, "sum": sum(left), "plus": sum(sizes(game))}
    return numbers(answer, prod(left), mistakes, "other")


def about_count(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and how many cases are possible for that player."""
    return about_seat(game, count=known(game).remaining)


def judge_guess(game: Timeline, answer: Fraction) -> Verdict:
    """ZS-83: a wrong attempt rules out the one case that was named."""
    return one_fewer(answer, known(game).remaining, len(KINDS))


# ---------------------------------------------------------------------- a case true to all answers


def heard(game: Timeline) -> list[Event]:
    """The detectives of the player whose turn it is, as that player heard their answers."""
    seat = seat_to_move(game)
    return [event for event in game.events(seat) if event.kind == "detective" and event.seat == seat]


def held(game: Timeline) -> dict[str, str]:
    """ZS-78: the three cards that the player whose turn it is holds, by kind."""
    events = [event for event in game.events(seat_to_move(game)) if event.kind in {f"case_{kind}" for kind in KINDS}]
    return {kind: name for event in events for kind, name in event.details.items() if name != UNKNOWN}


def supposing(knowledge: Knowledge, case: tuple[str, ...]) -> Knowledge:
    """What would be known if the case were this one."""
    weights = knowledge.weights * 0
    weights[knowledge.questions.attempt(f"solve {' '.join(case)}")] = 1
    return replace(knowledge, weights=weights)


def judge_case(game: Timeline, *case: str) -> Verdict:
    """A case that agrees with all that was told; for another, the first answer that it contradicts."""
    for card in set(case) & set(held(game).values()):
        return Verdict("held", {"card": card})
    supposed = supposing(known(game), case)
    for event in heard(game):
        place, told = event.details["place"], (event.details["discs"], event.details["cubes"])
        (said,) = supposed.answers(f"detective {place}")
        if said != told:
            return Verdict("broken", {"place": place, "told": pair(told), "said": pair(said)})
    return Verdict(RIGHT, {"left": known(game).remaining - 1})


def pair(answer: Any) -> str:
    """An answer as the rules write it, discs first: (0,2)."""
    discs, cubes = answer
    return f"({discs},{cubes})"


# ---------------------------------------------------------------------- good questions


def cards(game: Timeline) -> list[str]:
    """The evidence cards that the player whose turn it is may choose."""
    return [move.words[0] for move in game.moves() if move.verb == "evidence"]


def ranked(game: Timeline, verb: str, words: list[str]) -> dict[str, float]:
    """The bits that each question of a verb tells the player whose turn it is, by its word, the best first."""
    return {question.split()[1]: bits for question, bits in known(game).rank(f"{verb} {word}" for word in words)}


def judge_card(game: Timeline, card: str) -> Verdict:
    """The evidence card that tells most."""
    bits = ranked(game, "evidence", cards(game))
    details = {"card": card, "bits": round(bits[card], 2)}
    if not details["bits"]:
        return Verdict("nothing", details)
    return Verdict(RIGHT if bits[card] == max(bits.values()) else "less", details)


def judge_first(game: Timeline, place: str) -> Verdict:
    """The detective that tells most, before anything is known."""
    bits, degree = ranked(game, "detective", places(game)), dict(game.graph().degree)
    details = {"place": place, "bits": round(bits[place], 2), "count": degree[place]}
    if bits[place] == max(bits.values()):
        return Verdict(RIGHT, details)
    if bits[place] > max(bits.values()) - CLOSE:
        return Verdict("close", details)
    return Verdict("edge" if degree[place] == min(degree.values()) else "less", details)


# ---------------------------------------------------------------------- what a token means


def moved(game: Timeline) -> Event:
    """The last evidence card by which a token was moved."""
    return [event for event in game.events() if event.kind == "evidence" and event.details["moved"]][-1]


def judge_token(game: Timeline, answer: tuple[str, ...]) -> Verdict:
    """ZS-82: the token that stays may be of any type but the one that moved away."""
    gone = next(kind for kind in KINDS if moved(game).details["card"] in elements(kind, game))
    if gone in answer:
        return Verdict("gone")
    return Verdict(RIGHT if len(answer) == len(KINDS) - 1 else "one")


# ---------------------------------------------------------------------- odds


def judge_likely(game: Timeline, crime: str) -> Verdict:
    """The least likely of the crimes that are still possible."""
    odds = known(game).marginal("crime")
    possible = {share for share in odds.values() if share}
    details = {"crime": crime, "percent": round(100 * float(odds[crime]))}
    if not odds[crime]:
        return Verdict("out", details)
    if odds[crime] == min(possible):
        return Verdict(RIGHT, details | {"alike": round(100 / known(game).remaining)})
    return Verdict("most" if odds[crime] == max(possible) else "less", details)


def about_worth(game: Timeline) -> dict[str, int]:
    """What a solution is worth now and in the next phase, and what a wrong attempt costs."""
    now: int = game.state.value
    return {"now": now, "later": now - FALL, "penalty": PENALTY}  # ZS-60: somebody has solved in this phase


def judge_worth(game: Timeline, answer: Fraction) -> Verdict:
    """What it is worth, on average, to name one of two equally likely cases now, and the other one a phase later."""
    now, later, penalty = about_worth(game).values()
    half = Fraction(1, 2)
    right = half * now + half * (later - penalty)
    mistakes: dict[str, Number] = {
        "once": half * now,
        "penalty": half * (now - penalty),
        "free": half * (now + later),
        "sure": now,
    }
    return numbers(answer, right, mistakes, "other")


EXERCISES = (
    for_number("pairs", judge_pairs, "page square full many few"),
    Exercise("hubs", (Field("place", places, many=True),), judge_hubs, ("corner", "less", "missing")),
    for_number("far", judge_far, "places more less"),
    for_number("possible", judge_possible, "all one sum plus other"),
    for_number("guess", judge_guess, "same half three solved other", at="guess / strzał", about=about_count),
    Exercise(
        "case",
        tuple(Field(kind, partial(elements, kind)) for kind in KINDS),
        judge_case,
        ("held", "broken"),
        hints=3,
        at="five cases / pięć spraw",
        about=held,
    ),
    Exercise("card", (Field("card", cards),), judge_card, ("nothing", "less"), at="five cases / pięć spraw"),
    Exercise("first", (Field("place", places),), judge_first, ("close", "edge", "less"), at="start"),
    Exercise(
        "token",
        (Field(KINDS_OF_SLOTS, lambda game: KINDS, many=True),),
        judge_token,
        ("gone", "one"),
        at="moved token / przeniesiony dysk",
    ),
    Exercise(
        "likely",
        (Field("crime", partial(elements, "crime")),),
        judge_likely,
        ("out", "most", "less"),
        at="known suspect / znany sprawca",
    ),
    for_number(
        "worth", judge_worth, "once penalty free sure other", hints=3, at="two left / zostają dwie", about=about_worth
    ),
)
