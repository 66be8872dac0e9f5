"""Deduction in 13 Clues: counting deals, ranking questions, whys, moves of the kit; beside them the plain rung.

The plain rung is the dictionary programme that students read (`gamekit.thirteen_clues.ladder`), run on the same
positions; the two must agree.
"""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable
from functools import cache, partial
from statistics import quantiles
from typing import Any

import gamekit
from benchmarks import imports
from benchmarks.measure import Contender, Figure, measured, seconds
from gamekit.reasons import forced, why
from gamekit.thirteen_clues.board import DECK
from gamekit.thirteen_clues.deduction import deduce, weigh
from gamekit.thirteen_clues.ladder import as_bits, pairs_of, programme
from gamekit.timeline import Timeline

SEATS = range(2, 7)
PLAIN_SEATS = range(3, 7)  # with two players there is one witness, and nothing for a programme to do
ANSWERS = 6  # heard in the later position
CALLS = 5  # in one repeat
MEGABYTE = 2**20
COUNTED = "deals counted, {} seats"
TABLES = "all questions ranked, {} seats, after {} answers"

COUNTING = (
    "From what a seat heard at the opening, when most deals are possible, to the exact number of deals of each "
    "mystery, and of each pair of each witness beside it. The fewer mysteries are left, the less time it takes."
)
COUNTING_PLAIN = (
    "The same numbers of deals for the mysteries alone, by the dictionary programme in plain Python, what each line "
    "leaves being given. The results must be equal."
)
RANKING = (
    "All questions that the seat could ask of all witnesses, ranked by the bits that each tells about the own mystery, "
    "the deals being counted anew each time. The goal is 20 ms at the opening and 3 ms after six answers."
)
FIRST = (
    "The first of all counts and rankings in a fresh Python, at the opening: nothing is kept from an earlier one. "
    "Imports are not counted. The goal is below 100 ms."
)
MEMORY = "The most that counting and ranking at the opening hold at once. The goal is below 20 MB."
WHY = "The smallest set of log lines that forces a fact, for every fact that is forced in random games of three rounds."
MOVING = "A move of the kit after six answers: from what it heard to the question that tells most."


def measure(quick: bool) -> list[Figure]:
    """Milliseconds of counting, ranking, moving and reasoning."""
    agree()
    contenders = [
        *(counting(seats) for seats in SEATS),
        *(counting_plainly(seats) for seats in PLAIN_SEATS),
        *(ranking(seats, answers) for answers in (0, ANSWERS) for seats in SEATS),
        *(first_call(seats) for seats in SEATS),
        *(moving(seats) for seats in SEATS),
    ]
    found = measured(contenders, 3 if quick else 9)
    return [*found, memory(), *whys(1 if quick else 4)]


def milliseconds(work: Callable[[], object], calls: int = CALLS) -> float:
    """Milliseconds a call."""
    return 1000 * seconds(work, calls)


@cache
def position(seats: int, answers: int) -> Timeline:
    """A game in which so many questions were asked at random, and nobody looked or accused."""
    game, rng = gamekit.start("thirteen_clues", seats, seed=7), random.Random(7)
    while game.state.turn == 0:
        game.play(game.random_move(rng, game.actor))
    for _ in range(answers):
        game.play(rng.choice([move for move in game.moves() if move.verb.startswith("ask") or move.verb == "take"]))
    return game


# ---------------------------------------------------------------------- with numpy


def counting(seats: int) -> Contender:
    """The deals from what seat 0 heard at the opening."""
    run = partial(milliseconds, partial(position(seats, 0).knowledge, 0))
    return Contender(COUNTED.format(seats), "ms", run, COUNTING)


def ranking(seats: int, answers: int) -> Contender:
    """All questions, from what seat 0 heard."""
    run = partial(milliseconds, partial(ranked, seats, answers))
    return Contender(TABLES.format(seats, answers), "ms", run, RANKING)


def ranked(seats: int, answers: int) -> list[tuple[str, float]]:
    """All questions of seat 0 with their bits, the best first."""
    game = position(seats, answers)
    found = deduce(DECK, seats, 0, game.events(0))
    assert found
    return found.rank(questions(seats))


def first_call(seats: int) -> Contender:
    """The same in a Python that has not counted before."""
    before = f"from benchmarks.deals import position, questions, ranked; position({seats}, 0), questions({seats})"
    run = partial(imports.milliseconds, f"ranked({seats}, 0)", before)
    return Contender(f"first call, {seats} seats", "ms", run, FIRST, TABLES.format(seats, 0))


@cache
def questions(seats: int) -> list[str]:
    """Every question that seat 0 could ask in some turn, and every look."""
    ways = ("ask_left", "ask_right") if seats == 2 else ("ask",)
    whats = [what for what in DECK.questions() if what not in (*DECK.kinds, *DECK.colours[seats + 4 :])]
    asked = [f"{way} {witness} {what}" for way in ways for witness in range(1, seats) for what in whats]
    return asked + [f"look {letter}" for letter in "abcdefgh"[: 3 * (seats + 4) - 5 * seats]]


def moving(seats: int) -> Contender:
    """A move of the kit for whoever has the turn."""
    return Contender(f"move of the kit, {seats} seats", "ms", partial(milliseconds, partial(kit_move, seats)), MOVING)


def kit_move(seats: int) -> object:
    """What the kit would do."""
    game = position(seats, ANSWERS)
    seat, kit = game.actor, game.game.kit
    assert seat is not None
    assert kit is not None
    return kit(game.view(seat), seat, game.knowledge(seat), game.events(seat), random.Random(1))


def memory() -> Figure:
    """Megabytes."""
    ranked(SEATS[-1], 0)
    tracemalloc.start()
    ranked(SEATS[-1], 0)
    most = tracemalloc.get_traced_memory()[1] / MEGABYTE
    tracemalloc.stop()
    return Figure(f"most memory, {SEATS[-1]} seats", "MB", (most,), MEMORY)


# ---------------------------------------------------------------------- reasons


def whys(games: int) -> list[Figure]:
    """For each number of seats the 95th percentile of each game."""
    return [
        Figure(f"why, {seats} seats, 95th percentile", "ms", tuple(slow_why(seats, seed) for seed in range(games)), WHY)
        for seats in SEATS
    ]


def slow_why(seats: int, seed: int) -> float:
    """Milliseconds below which 95 of 100 whys of a game stay."""
    game, rng = gamekit.start("thirteen_clues", seats, seed=seed), random.Random(seed)
    while game.state.turn <= 3 * seats:
        moves = [move for move in game.moves() if move.verb != "accuse"]
        game.play(rng.choice(moves))
    times = []
    for seat in game.seats:
        reasoning = game.reasoning(seat)
        assert reasoning is not None
        times += [milliseconds(partial(why, reasoning, fact), 1) for fact in forced(reasoning)]
    return quantiles(times, n=20, method="inclusive")[-1]


# ---------------------------------------------------------------------- in plain Python


def counting_plainly(seats: int) -> Contender:
    """The same by the dictionary programme."""
    run = partial(milliseconds, partial(plain_counts, *left(seats, 0)), 1)
    return Contender(f"dictionary programme, {seats} seats", "ms", run, COUNTING_PLAIN, COUNTED.format(seats))


@cache
def left(seats: int, answers: int) -> tuple[Any, Any]:
    """What the lines leave of the pairs, and the mysteries with the pairs beside them."""
    found = position(seats, answers).knowledge(0)
    return weigh(DECK, found.heard, found.space).tolist(), found.space


def plain_counts(weights: Any, space: Any) -> list[int]:
    """The deals of each mystery."""
    found = []
    for at, mystery in enumerate(space.mysteries.tolist()):
        numbers = {as_bits(pair): number for number, pair in enumerate(space.pairs[at].tolist())}
        fits = partial(fitting, weights, at, numbers)
        found.append(programme(as_bits(mystery), pairs_of(space.rest[at].tolist()), len(weights), fits))
    return found


def fitting(weights: Any, at: int, numbers: dict[int, int], witness: int, mystery: int, pair: int) -> int:
    """How often a pair counts for a witness beside a mystery."""
    count: int = weights[witness][at][numbers[pair]]
    return count


def agree() -> None:
    """ValueError if the two programmes, which are to do the same work, do not give the same results."""
    for seats in PLAIN_SEATS:
        for answers in (0, ANSWERS):
            if position(seats, answers).knowledge(0).weights.tolist() != plain_counts(*left(seats, answers)):
                raise ValueError(f"the deals differ with {seats} seats after {answers} answers")
