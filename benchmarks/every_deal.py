"""Deals of 13 Clues counted by the ways that others would take: two solvers, a table of all deals, and samples.

All begin from the same problem: thirteen unseen cards, of which three are the mystery, two lie behind the screen of
each witness, and the rest lie with the informants; and a line for each answer. All end with the number of deals of each
mystery; random samples end with a number of samples in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import combinations, product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from gamekit.thirteen_clues.board import DECK, PARTS
from gamekit.thirteen_clues.hearing import Answer, Hearing

Deals = Counter[tuple[int, ...]]  # mystery, by places among the unseen cards in rising order -> deals
Numbers = npt.NDArray[np.uint8]
Sum = tuple[list[Any], int]  # variables of which so many are true

SAMPLES = 200_000
BEHIND = 2  # cards behind a screen


class Line(NamedTuple):
    """Of some unseen cards so many are in the mystery and behind one witness's screen together."""

    witness: int  # by place among the witnesses
    cards: tuple[int, ...]  # by place among the unseen
    number: int


class Problem(NamedTuple):
    """What is to be counted."""

    parts: tuple[str, ...]  # person, location or weapon: of each unseen card
    witnesses: int
    lines: tuple[Line, ...]


def problem(heard: Hearing) -> Problem:
    """The problem of three players or more; ValueError if more than answers was heard."""
    if heard.looked or heard.barred or heard.refuted or heard.seats == 2:
        raise ValueError("only answers, and no sides, are in these problems")
    lines = tuple(line(heard, told) for told in heard.answers if told.witness != heard.seat)
    return Problem(tuple(DECK.cards[card - 1].part for card in heard.unseen), len(heard.witnesses), lines)


def line(heard: Hearing, told: Answer) -> Line:
    """An answer without the open mysteries that the witness counted (TC-33)."""
    fronts = [card for owner, front in heard.fronts.items() if owner != told.witness for card in front]
    unseen = tuple(at for at, card in enumerate(heard.unseen) if counts(card, told.what))
    return Line(heard.witnesses.index(told.witness), unseen, told.number - sum(counts(c, told.what) for c in fronts))


def counts(card: int, what: str) -> bool:
    """Whether a card is of the kind asked for."""
    return what in DECK.cards[card - 1].features


# ---------------------------------------------------------------------- solvers


def sums(task: Problem, lies: list[list[Any]]) -> Iterator[Sum]:
    """All constraints; lies[card][place] are variables: place 0 is the mystery, the last is with the informants."""
    yield from ((places, 1) for places in lies)
    yield from (([lies[card][0] for card in those], 1) for those in kinds(task))
    yield from (([places[1 + witness] for places in lies], BEHIND) for witness in range(task.witnesses))
    for told in (told for told in task.lines if told.cards):
        yield [lies[card][place] for card in told.cards for place in (0, 1 + told.witness)], told.number


def kinds(task: Problem) -> list[list[int]]:
    """The unseen persons, locations and weapons."""
    return [[card for card, part in enumerate(task.parts) if part == kind] for kind in PARTS]


def cp_sat(task: Problem) -> Deals:
    """By OR-Tools: every solution, one after the other.

    Without linear relaxation, which took three times as long here.
    """
    cp_model = import_module("ortools.sat.python.cp_model")
    model, solver, found = cp_model.CpModel(), cp_model.CpSolver(), Deals()
    lies = [[model.new_bool_var("") for _ in range(task.witnesses + 2)] for _ in task.parts]
    for variables, number in sums(task, lies):
        model.add(sum(variables) == number)
    mine = [places[0] for places in lies]

    class Tally(cp_model.CpSolverSolutionCallback):  # type: ignore[misc, name-defined]
        def on_solution_callback(self) -> None:
            found[tuple(card for card, variable in enumerate(mine) if self.boolean_value(variable))] += 1

    solver.parameters.num_workers = 1
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.linearization_level = 0
    solver.solve(model, Tally())
    return found


def sat(task: Problem) -> Deals:
    """By python-sat: a solution, a clause that forbids where its cards lie, the next one.

    Gluecard counts within a sum by itself, without further variables; of seven of its solvers it was the fastest where
    many deals are to be found.
    """
    places, found = task.witnesses + 2, Deals()
    lies = [[1 + card * places + place for place in range(places)] for card in range(len(task.parts))]
    telling = [variable for row in lies for variable in row[:-1]]  # the others lie with the informants
    mine = [row[0] for row in lies]
    with import_module("pysat.solvers").Gluecard4() as solver:
        for variables, number in sums(task, lies):
            solver.add_atmost(variables, number)
            solver.add_atmost([-variable for variable in variables], len(variables) - number)
        while solver.solve():
            model = solver.get_model()
            solver.add_clause([-variable for variable in telling if model[variable - 1] > 0])
            found[tuple(card for card, variable in enumerate(mine) if model[variable - 1] > 0)] += 1
    return found


# ---------------------------------------------------------------------- tables


class Table(NamedTuple):
    """Deals, a row each."""

    mysteries: list[tuple[int, ...]]  # all that can be
    mine: Numbers  # [deal]: number of the mystery
    behind: Numbers  # [deal, card]: by twos, what each witness has

    def only(self, left: npt.NDArray[np.bool_]) -> Table:
        """Those that are flagged."""
        return self._replace(mine=self.mine[left], behind=self.behind[left])


def flat(task: Problem) -> Deals:
    """All deals in a table, which each answer filters."""
    return left(task, all_deals(task))


def left(task: Problem, table: Table) -> Deals:
    """How many deals are true to all answers, by mystery."""
    for told in task.lines:
        asked = np.isin(np.arange(len(task.parts)), told.cards).astype(np.uint8)
        in_mystery = np.array([asked[list(mystery)].sum() for mystery in table.mysteries], dtype=np.uint8)
        own = table.behind[:, BEHIND * told.witness : BEHIND * (told.witness + 1)]
        table = table.only(in_mystery[table.mine] + asked[own].sum(axis=1, dtype=np.uint8) == told.number)
    return by_mystery(table)


def by_mystery(table: Table) -> Deals:
    """The rows of each mystery."""
    found = np.bincount(table.mine, minlength=len(table.mysteries)).tolist()
    return Deals({mystery: count for mystery, count in zip(table.mysteries, found, strict=True) if count})


def all_deals(task: Problem) -> Table:
    """Every deal that the unseen cards can make."""
    mysteries, rest = mysteries_and_rest(task)
    ways = splits(rest.shape[1], task.witnesses)
    mine = np.repeat(np.arange(len(mysteries), dtype=np.uint8), len(ways))
    return Table(mysteries, mine, rest[:, ways].reshape(len(mine), -1))


def mysteries_and_rest(task: Problem) -> tuple[list[tuple[int, ...]], Numbers]:
    """Every mystery, and the cards that remain beside it: rest[mystery, ten]."""
    mysteries = [tuple(sorted(cards)) for cards in product(*kinds(task))]
    rest = [[card for card in range(len(task.parts)) if card not in mystery] for mystery in mysteries]
    return mysteries, np.array(rest, dtype=np.uint8)


def splits(cards: int, witnesses: int) -> Numbers:
    """Every way to give pairs of some cards to witnesses: places[way, card], by twos for each witness."""
    ways = np.arange(cards, dtype=np.uint8)[None]
    for given in range(0, BEHIND * witnesses, BEHIND):
        pairs = list(combinations(range(given, cards), BEHIND))
        orders = [(*range(given), *pair, *(at for at in range(given, cards) if at not in pair)) for pair in pairs]
        ways = ways[:, np.array(orders)].reshape(-1, cards)
    return ways[:, : BEHIND * witnesses]


# ---------------------------------------------------------------------- samples


def sample(task: Problem, rng: np.random.Generator) -> Deals:
    """200,000 deals drawn at random, of which those true to all answers are kept: estimates, not counts."""
    mysteries, rest = mysteries_and_rest(task)
    mine = rng.integers(len(mysteries), size=SAMPLES, dtype=np.uint8)
    behind = rng.permuted(rest[mine], axis=1)[:, : BEHIND * task.witnesses]
    return left(task, Table(mysteries, mine, behind))


def error(samples: Deals, deals: Deals) -> float:
    """How far the odds by samples are from the true ones: total variation, in percent; 100 if no sample was kept."""
    if not samples.total():
        return 100.0
    return 50 * sum(abs(samples[mystery] / samples.total() - count / deals.total()) for mystery, count in deals.items())


class Way(NamedTuple):
    """An exact way: its name, how it counts, and the modules that must be installed."""

    name: str
    tally: Callable[[Problem], Deals]
    needs: tuple[str, ...] = ()


TABLE = Way("table of all deals", flat)
SOLVERS = (Way("CP-SAT", cp_sat, ("ortools.sat.python.cp_model",)), Way("python-sat", sat, ("pysat.solvers",)))
