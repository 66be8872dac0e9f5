"""Reasons in 07 zgłoś się: a why, a puzzle of each difficulty, a worksheet of ten. There is nothing to compare with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

import gamekit
from benchmarks.measure import Figure
from gamekit.puzzles import DIFFICULTIES
from gamekit.reasons import forced, why
from gamekit.timeline import Timeline

SEATS = range(2, 6)
TURNS = 6  # of each player, in which nobody tries to solve
PUZZLES = 20  # of each difficulty
SHEET = 10

WHY = (
    "The smallest set of log lines that forces a fact, for every fact that is forced in random games of "
    f"{TURNS} phases; the figure is the 95th percentile of a game. The goal is below 50 ms."
)
PUZZLE = (
    f"One puzzle: {PUZZLES} numbers of each difficulty. The search is a matter of luck, so the longest stands beside."
)
LONGEST = "The longest of them. The goal is below 2 s."
PRINTING = (
    f"{SHEET} puzzles of difficulty 2, already found, with their solutions as one PDF file on A4; and with finding "
    "them. The goal is below 20 s."
)


def measure(quick: bool) -> list[Figure]:
    """Milliseconds of a why, seconds of puzzles and of worksheets."""
    return [*whys(2 if quick else 8), *puzzles(4 if quick else PUZZLES), *worksheets(1 if quick else 3)]


def whys(games: int) -> list[Figure]:
    """For each number of seats the 95th percentile of each game."""
    return [
        Figure(f"why, {seats} seats, 95th percentile", "ms", tuple(map(partial(slow_why, seats), range(games))), WHY)
        for seats in SEATS
    ]


def slow_why(seats: int, seed: int) -> float:
    """Milliseconds below which 95 of 100 whys of a game stay."""
    return quantiles([1000 * seconds for seconds in timed_whys(seats, seed)], n=20, method="inclusive")[-1]


def timed_whys(seats: int, seed: int) -> Iterator[float]:
    """Seconds of each why that a seat could ask for after some phases of a random game."""
    game, rng = gamekit.start("zero_seven", seats, seed=seed), random.Random(seed)
    for _ in range(TURNS * seats):
        game.play(rng.choice([move for move in game.moves() if move.verb != "solve"]))
    for seat in game.seats:
        reasoning = game.reasoning(seat)
        assert reasoning is not None
        yield from (timed(partial(why, reasoning, fact)) for fact in forced(reasoning))


def puzzles(count: int) -> list[Figure]:
    """Seconds of finding puzzles, and the longest, for each difficulty."""
    found: list[Figure] = []
    for difficulty in DIFFICULTIES:
        times = tuple(timed(partial(gamekit.puzzle, "zero_seven", difficulty, seed)) for seed in range(count))
        found.append(Figure(f"puzzle, difficulty {difficulty}", "s", times, PUZZLE))
        found.append(Figure(f"puzzle, difficulty {difficulty}, longest", "s", (max(times),), LONGEST))
    return found


def timed(work: partial[object]) -> float:
    """Seconds of a piece of work."""
    start = perf_counter()
    work()
    return perf_counter() - start


def worksheets(repeats: int) -> list[Figure]:
    """Seconds of writing ten puzzles, without and with finding them."""
    finding, writing = [], []
    for repeat in range(repeats):
        numbers = range(100 * repeat, 100 * repeat + SHEET)
        start = perf_counter()
        games = [gamekit.puzzle("zero_seven", 2, seed) for seed in numbers]
        finding.append(perf_counter() - start)
        writing.append(written(games))
    both = tuple(one + two for one, two in zip(finding, writing, strict=True))
    return [
        Figure("worksheet of ten, written", "s", tuple(writing), PRINTING),
        Figure("worksheet of ten, found and written", "s", both, PRINTING),
    ]


def written(games: list[Timeline]) -> float:
    """Seconds of writing a worksheet."""
    from figures.worksheet import worksheet

    with TemporaryDirectory() as folder:
        return timed(partial(worksheet, games, Path(folder) / "sheet.pdf"))
