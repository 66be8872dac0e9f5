"""Deals in 13 Clues counted by ours and by other programmes, on the positions of `deals`.

Every exact programme must come to our numbers of deals, in every run; what is drawn at random is told with its error.
Solvers that find the deals one by one are left out, and said to be, where there are too many.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from time import perf_counter

import numpy as np

from benchmarks.deals import ANSWERS, MEGABYTE, PLAIN_SEATS, position
from benchmarks.every_deal import SAMPLES, SOLVERS, TABLE, Deals, Problem, Way, error, problem, sample
from benchmarks.measure import Contender, Figure, Missing, measured, reason
from gamekit.thirteen_clues.board import DECK
from gamekit.thirteen_clues.hearing import hearing

POSITIONS = [(seats, answers) for answers in (0, ANSWERS) for seats in PLAIN_SEATS]
MOST, MOST_QUICKLY = 500_000, 10_000  # deals that solvers are given to find one by one
NAME = "{}, {} seats, {} answers"

OURS = (
    "Ours: from what a seat heard to the exact number of deals of each mystery, and of each pair of each witness "
    "beside it. All others below count the mysteries only."
)
FLAT = (
    "Every deal that the unseen cards allow as a row of a numpy table, built and then filtered by each answer. The "
    "numbers of deals must equal ours."
)
SAMPLING = (
    f"{SAMPLES:,} deals drawn at random by numpy, of which those true to all answers are kept. No exact numbers: how "
    "far off they are stands below."
)
ERROR = (
    "The same samples: how far their odds of the mysteries are from the exact ones (total variation: the most by which "
    "the odds of any set of mysteries can be wrong)."
)
SOLVING = {
    "CP-SAT": (
        "OR-Tools CP-SAT finds every deal, one worker, without linear relaxation (three times slower with it). Run "
        "once. The numbers of deals must equal ours."
    ),
    "python-sat": (
        "python-sat's Gluecard finds every deal, each forbidden when it is found. Run once. The numbers of deals must "
        "equal ours."
    ),
}
MEMORY = "The most that counting at this position holds at once, in Python and numpy."


def measure(quick: bool) -> list[Figure]:
    """Milliseconds of all programmes, megabytes of two, and the error of samples."""
    fast = [make(*where) for make in (counting, filtering, sampling) for where in POSITIONS]
    return [
        *measured(fast, 3 if quick else 5),
        *(sampled(*where, 3 if quick else 9) for where in POSITIONS),
        *(once(solving(way, *where, MOST_QUICKLY if quick else MOST)) for way in SOLVERS for where in POSITIONS),
        *memories(*POSITIONS[PLAIN_SEATS.index(PLAIN_SEATS[-1])]),
    ]


def once(contender: Contender) -> Figure:
    """The figure of a contender that takes so long that it is run once, without warming up."""
    name, unit, run, says, beside = contender
    try:
        return Figure(name, unit, (run(),), says, beside)
    except (ImportError, Missing) as absent:
        return Figure(name, unit, (), says, beside, reason(absent))


# ---------------------------------------------------------------------- contenders


def counting(seats: int, answers: int) -> Contender:
    """Ours."""
    run = partial(milliseconds, partial(position(seats, answers).knowledge, 0))
    return Contender(NAME.format("ours", seats, answers), "ms", run, OURS)


def filtering(seats: int, answers: int) -> Contender:
    """The table of all deals."""
    return contender(TABLE.name, partial(checked, TABLE, seats, answers), FLAT, seats, answers)


def sampling(seats: int, answers: int) -> Contender:
    """Samples, new ones each time."""
    run = partial(milliseconds, partial(samples, seats, answers, np.random.default_rng(7)))
    return contender("samples", run, SAMPLING, seats, answers)


def solving(way: Way, seats: int, answers: int, most: int) -> Contender:
    """A solver that finds one deal after the other, if there are not too many."""
    run = partial(checked, way, seats, answers, most)
    return contender(way.name, run, SOLVING[way.name], seats, answers)


def contender(name: str, run: Callable[[], float], says: str, seats: int, answers: int) -> Contender:
    """Something beside ours in the same position."""
    return Contender(NAME.format(name, seats, answers), "ms", run, says, NAME.format("ours", seats, answers))


def milliseconds(work: Callable[[], object]) -> float:
    """Milliseconds of one call."""
    start = perf_counter()
    work()
    return 1000 * (perf_counter() - start)


# ---------------------------------------------------------------------- what they do


def given(seats: int, answers: int) -> Problem:
    """What seat 0 heard, as a problem."""
    heard = hearing(DECK, seats, 0, position(seats, answers).events(0))
    assert heard  # the mysteries are up
    return problem(heard)


@cache
def true_deals(seats: int, answers: int) -> Deals:
    """Our numbers of deals."""
    known = position(seats, answers).knowledge(0)
    rows = zip(known.space.mysteries.tolist(), known.weights.tolist(), strict=True)
    return Deals({tuple(sorted(map(known.heard.unseen.index, row))): count for row, count in rows if count})


def checked(way: Way, seats: int, answers: int, most: int | None = None) -> float:
    """Milliseconds of an exact way.

    ImportError if it is not installed, Missing if there are more deals than it is given, ValueError if it does not come
    to our numbers.
    """
    for module in way.needs:
        import_module(module)
    deals = true_deals(seats, answers)
    if most is not None and deals.total() > most:
        raise Missing(f"left out: {deals.total():,} deals, the limit is {most:,}")
    start = perf_counter()
    found = way.tally(given(seats, answers))
    took = 1000 * (perf_counter() - start)
    if found != deals:
        raise ValueError(f"{way.name} counts other deals with {seats} seats after {answers} answers")
    return took


def samples(seats: int, answers: int, rng: np.random.Generator) -> Deals:
    """Samples of the position."""
    return sample(given(seats, answers), rng)


def sampled(seats: int, answers: int, repeats: int) -> Figure:
    """The error of some runs of samples."""
    deals = true_deals(seats, answers)
    errors = tuple(error(samples(seats, answers, np.random.default_rng(seed)), deals) for seed in range(repeats))
    return Figure(NAME.format("error of samples", seats, answers), "%", errors, ERROR)


def memories(seats: int, answers: int) -> list[Figure]:
    """Megabytes of ours and of the table."""
    ours = most_held(partial(position(seats, answers).knowledge, 0))
    table = most_held(lambda: TABLE.tally(given(seats, answers)))
    name = NAME.format("{}", seats, answers)
    return [
        Figure(name.format("memory of ours"), "MB", (ours,), MEMORY),
        Figure(name.format("memory of the table"), "MB", (table,), MEMORY, name.format("memory of ours")),
    ]


def most_held(work: Callable[[], object]) -> float:
    """The most megabytes at once."""
    tracemalloc.start()
    work()
    most = tracemalloc.get_traced_memory()[1] / MEGABYTE
    tracemalloc.stop()
    return most
