"""Deduction in 07 zgłoś się: what the weights of the cases cost, and ranking questions by them, beside plain Python.

The plain programme is the slow count that the tests trust, run on the same positions; the two must agree.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import gamekit
from benchmarks.measure import Contender, Figure, from_tests, measured, seconds
from gamekit.game import UNKNOWN
from gamekit.timeline import Timeline
from gamekit.zero_seven.board import CITY, KINDS

Case = tuple[int, int, int]

SEATS = range(2, 6)
PHASES = 3  # played by everybody before the counting; earlier, plain Python takes too long with five seats
CALLS = 20  # of what takes less than a millisecond, in one repeat
RANKED = "rank 50 questions, at the start"
RANKED_LATER = f"rank 50 questions, after {PHASES} phases"
WEIGHED = "weights, {} seats"

RANKING = (
    "All 14 detectives and 36 evidence cards ranked by the bits that each tells, the weights of the cases being given, "
    "three seats; at the start all 1287 cases are possible, the most there can be. The goal is below 1 ms."
)
RANKING_PLAIN = (
    "The same questions ranked by the same bits in plain Python: for each question a Counter over the possible cases, "
    "and its entropy."
)
WEIGHING = (
    f"From a game of {PHASES} phases, through what the seat heard in it, to the exact weights of all its cases; numpy "
    "may use more than one core. The time hardly depends on how much is known, since whole tables are counted."
)
WEIGHING_PLAIN = (
    "The same positions counted deal by deal in plain Python, with the same results. The time grows with the deals "
    "that remain; at the start, when five seats leave 4·10¹¹ of them, nobody can wait for it, and ours hardly changes."
)


def measure(quick: bool) -> list[Figure]:
    """Milliseconds of ranking and of weighing."""
    agree()
    start, later = (position(3, phases).knowledge(0) for phases in (0, PHASES))
    contenders = [
        Contender(RANKED, "ms", partial(rank, start), RANKING),
        Contender(RANKED_LATER, "ms", partial(rank, later), RANKING, RANKED),
        Contender("plain Python, at the start", "ms", partial(rank_plainly, 0), RANKING_PLAIN, RANKED),
        Contender(
            f"plain Python, after {PHASES} phases", "ms", partial(rank_plainly, PHASES), RANKING_PLAIN, RANKED_LATER
        ),
        *(weighing(seats) for seats in SEATS),
        *(weighing_plainly(seats) for seats in SEATS),
    ]
    return measured(contenders, 3 if quick else 9)


def milliseconds(work: Callable[[], object], calls: int) -> float:
    """Milliseconds a call."""
    return 1000 * seconds(work, calls)


@cache
def position(seats: int, phases: int) -> Timeline:
    """A game after some phases in which everybody asked at random and nobody tried to solve."""
    game, rng = gamekit.start("zero_seven", seats, seed=7), random.Random(7)
    for _ in range(phases * seats):
        game.play(rng.choice([move for move in game.moves() if move.verb != "solve"]))
    return game


# ---------------------------------------------------------------------- with numpy


def rank(knowledge: Any) -> float:
    """Milliseconds of ranking all questions, by knowledge that has not been asked anything yet."""
    questions = list(knowledge.questions.columns)
    return milliseconds(lambda: type(knowledge)(knowledge.questions, knowledge.weights).rank(questions), CALLS)


def weighing(seats: int) -> Contender:
    """The weights of seat 0's cases from what it heard."""
    run = partial(milliseconds, partial(position(seats, PHASES).knowledge, 0), CALLS)
    return Contender(WEIGHED.format(seats), "ms", run, WEIGHING, "" if seats == SEATS[0] else WEIGHED.format(SEATS[0]))


# ---------------------------------------------------------------------- in plain Python


def weighing_plainly(seats: int) -> Contender:
    """The same by counting deals."""
    run = partial(milliseconds, partial(plain_weights, seats, PHASES), calls=1)
    return Contender(f"plain Python, {seats} seats", "ms", run, WEIGHING_PLAIN, WEIGHED.format(seats))


def plain_weights(seats: int, phases: int) -> dict[Case, int]:
    """The number of deals for each case that seat 0 may have, by numbers of suspect, place and crime."""
    game = position(seats, phases)
    sizes = (len(CITY.suspects), len(CITY.places), len(CITY.crimes))
    counts: dict[Case, int] = slow().weights(*board(game), *sizes, seats, 0, facts(game))
    return counts


def slow() -> Any:
    """The slow, independent deduction of the tests."""
    return from_tests("slow_zero_seven_deduction")


def board(game: Timeline) -> tuple[dict[int, set[int]], list[int], list[int]]:
    """Who lies where, as the slow deduction wants it: neighbours by place, and a suspect and a crime for each place."""
    neighbours = {number: set(near) for number, near in enumerate(CITY.adjacent, start=1)}
    return neighbours, list(game.state.suspect_at), list(game.state.crime_at)


def facts(game: Timeline) -> Iterator[tuple[object, ...]]:
    """What seat 0 heard, as facts of the slow deduction."""
    held: dict[int, list[int]] = {}
    for event in game.events(0):
        details = event.details
        if event.kind == "detective":
            yield "detective", event.seat, CITY.number[details["place"]], details["discs"], details["cubes"]
        elif event.kind == "evidence":
            card = CITY.cards[details["card"]]
            yield "evidence", event.seat, KINDS[card.kind], card.number, details["result"]
        elif event.kind.startswith("case_") and UNKNOWN not in details.values():
            held.setdefault(event.seat, []).extend(CITY.number[slug] for slug in details.values())
    yield from (("holds", owner, *case) for owner, case in held.items())


def rank_plainly(phases: int) -> float:
    """Milliseconds of ranking all questions in plain Python, the weights being given."""
    weights, laid = given(phases)
    return milliseconds(lambda: plain_ranking(weights, laid), calls=1)


@cache
def given(phases: int) -> tuple[dict[Case, int], Any]:
    """The weights with three seats, and who lies where."""
    return plain_weights(3, phases), board(position(3, phases))


def plain_ranking(weights: dict[Case, int], laid: Any) -> list[tuple[float, str]]:
    """All questions and their bits, the best first."""
    bits = {question: plain_bits(question, weights, laid) for question in questions()}
    return sorted(((tells, question) for question, tells in bits.items()), reverse=True)


def questions() -> list[str]:
    """Every detective and every evidence card in notation."""
    return [f"detective {place}" for place in CITY.places] + [f"evidence {card}" for card in CITY.cards]


def plain_bits(question: str, weights: dict[Case, int], laid: Any) -> float:
    """The entropy of the answers to one question, each case counting by its weight."""
    by_suspect, by_place, by_crime = (plain_answers(question, kind, laid) for kind in range(len(KINDS)))
    counts: Counter[int] = Counter()
    for (suspect, place, crime), weight in weights.items():
        counts[by_suspect[suspect] + by_place[place] + by_crime[crime]] += weight
    total = sum(counts.values())
    return sum(count / total * math.log2(total / count) for count in counts.values())


def plain_answers(question: str, kind: int, laid: Any) -> list[int]:
    """What each element of one kind, by number, adds to the answer: 4 for a disc, 1 for a cube."""
    verb, slug = question.split()
    card = CITY.cards[slug]
    size = (len(CITY.suspects), len(CITY.places), len(CITY.crimes))[kind]
    if verb == "evidence" and card.kind != kind:
        return [0] * (size + 1)
    here = card.number if verb == "detective" else slow().where(kind, card.number, laid)
    said = [slow().answer(kind, here, (number,) * len(KINDS), laid) for number in range(1, size + 1)]
    return [0] + [{"disc": 4, "cube": 1, "nothing": 0}[word] for word in said]


# ---------------------------------------------------------------------- the two agree


def agree() -> None:
    """ValueError if the two programmes, which are to do the same work, do not give the same results."""
    for seats in SEATS:
        ours = position(seats, PHASES).knowledge(0)
        weights = plain_weights(seats, PHASES)
        if {case: int(ours.weights[tuple(number - 1 for number in case)]) for case in weights} != weights:
            raise ValueError(f"the weights differ with {seats} seats")
        if ours.total != sum(weights.values()):
            raise ValueError(f"the totals differ with {seats} seats")
    bits = {question: bits for bits, question in plain_ranking(*given(PHASES))}
    if any(not math.isclose(bits[question], tells, abs_tol=1e-9) for question, tells in ranked(PHASES)):
        raise ValueError("the bits differ")


def ranked(phases: int) -> list[tuple[str, float]]:
    """Our ranking with three seats."""
    knowledge = position(3, phases).knowledge(0)
    ranking: list[tuple[str, float]] = knowledge.rank(list(knowledge.questions.columns))
    return ranking
