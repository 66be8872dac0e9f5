"""Would the tests of the rules notice a small change of the rules? `python tests/mutation.py` tells, in some minutes.

Every mutant is the game with one small change in a function that cites a rule: a comparison turned or moved by one,
a number one more or less, `and` for `or`, a `not` gone, plus for minus, a refusal that never comes. The tests of the
rules are run with it; if one fails, the mutant is killed. The score is killed / all.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GAMES = {
    "zero_seven": ("rules.py", "rounds.py", "dealing.py", "state.py", "board.py"),
    "thirteen_clues": ("rules.py", "rounds.py", "dealing.py", "state.py", "board.py", "check.py"),
    "thousand_miles": (
        *("rules.py", "rounds.py", "scoring.py", "state.py", "board.py", "car.py"),
        *("check.py", "road.py", "unseen.py", "__init__.py"),
    ),
    "crash_and_grab": (
        *("movement.py", "crashing.py", "passing.py", "placing.py", "setup.py", "rounds.py", "turns.py"),
        *("cleanup.py", "market.py", "crew.py", "goods.py", "rules.py", "state.py", "geometry.py", "board.py"),
        *("check.py", "agendas.py", "ways.py", "upgrades/__init__.py", "upgrades/owned.py", "upgrades/cards.py"),
        *("upgrades/jump.py", "upgrades/line.py", "upgrades/blast_off_thrusters.py", "upgrades/afterburner.py"),
        *("upgrades/pulse_cannon.py", "upgrades/tractor_beam.py", "upgrades/waste_accelerator.py"),
        *("upgrades/airlock.py", "upgrades/distress_signaler.py", "upgrades/quake_maker.py"),
        *("upgrades/wormhole_generator.py", "upgrades/organic_triangulator.py", "upgrades/hyperdrive.py"),
    ),
    "northwest_passage": (
        *("rules.py", "rounds.py", "crew.py", "offer.py", "placing.py", "fitting.py", "islands.py", "moving.py"),
        *("ways.py", "discovering.py", "scoring.py", "setup.py", "state.py", "tiles.py", "grid.py", "board.py"),
        *("check.py", "foresight.py"),
    ),
    "persona_non_grata": (
        *("rules.py", "dealing.py", "days.py", "archiving.py", "thefts.py", "scoring.py", "state.py", "board.py"),
        *("check.py", "agendas.py"),
    ),
}
RULE = re.compile(r"\b[A-Z]{2,3}-\d+\b")
MEMORY = 2 << 30  # bytes that a mutant may use: some never end
# Mutants that are the same game, by how `Mutant.words` reads -> why.
SAME_GAME = {
    r"(?<!int\()move\.words\[0\](?! != str).*: 0  ->  -1$": "the verb has one word, so the first is the last",
    r"\.about\[0\].*: 0  ->  -1$": "what a task is about is one thing",
    r"^seat = state\.agenda\[-1\]\.seat: 1  ->  0$": "a turn is alone on the agenda",
    r"state\.unfinished\[0\], \{\}.*: 0  ->  -1$": "only one is left",
    r"^(seat|giver|seat, giver) = (move\.seat, )?int\(move\.words\[0\]\): 0  ->  -1$": "the verb has one word",
    r"(left_of\(state, |state\.glasses\[)state\.agenda\[-1\]\.seat.*: 1  ->  0$": "a turn is alone on the agenda",
    r"(state|before)\.agenda\[-1\]\.seat [!=]= seat.*: 1  ->  0$": "drawing and playing are tasks of the same seat",
    r"^side = Side\(0, 0, 0, \(\), False": "of a side only what is in force and what is laid matters to a car",
    r"winners\[0\] if winners else.*: 0  ->  -1$": "only one wins",
}

OTHERS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add}


class Mutant(NamedTuple):
    """One small change: in which file and line, the line as it is, and the changed piece before and after."""

    file: str
    number: int
    line: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.number}: {self.line}: {self.before}  ->  {self.after}"

    @property
    def words(self) -> str:
        """The change without the line's number, so that it stays the same when lines move."""
        return f"{self.line}: {self.before}  ->  {self.after}"


class Score(NamedTuple):
    """How many mutants there were, which of them no test noticed, and how many more are known to be the same game."""

    total: int
    survivors: list[Mutant]
    same: int

    def __str__(self) -> str:
        killed = self.total - len(self.survivors)
        head = f"mutation score: {killed} of {self.total} killed, {killed / self.total:.1%}"
        head += f" ({self.same} more are known to be the same game)"
        return "\n".join([head, *map(str, self.survivors)])


# ---------------------------------------------------------------------- mutants

Change = tuple[ast.AST, Callable[[], None]]  # a node, and what changes it in place


def changes(tree: ast.Module, source: str) -> Iterator[Change]:
    """The small changes of what cites a rule, in the order of the file."""
    for part in parts(tree):
        if RULE.search("\n".join(source.splitlines()[part.lineno - 1 : part.end_lineno])):
            yield from (change for node in ast.walk(part) for change in of(node))


def parts(tree: ast.Module) -> Iterator[ast.stmt]:
    """The functions and methods of a file, and its constants."""
    for top in tree.body:
        if isinstance(top, ast.ClassDef):
            yield from (part for part in top.body if isinstance(part, ast.FunctionDef))
        elif isinstance(top, (ast.FunctionDef, ast.Assign)):
            yield top


def of(node: ast.AST) -> Iterator[Change]:
    """The small changes of one node."""
    match node:
        case ast.Compare():
            yield from turned(node)
        case ast.Constant(value=int() as number) if not isinstance(number, bool):
            yield from ((node, setter(node, "value", number + step)) for step in (1, -1))
        case ast.BoolOp() | ast.BinOp() if type(node.op) in SWAPPED:
            yield node, setter(node, "op", SWAPPED[type(node.op)]())
        case ast.UnaryOp(op=ast.Not()):
            yield node, setter(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
        case ast.FunctionDef() if node.name.startswith("why_not"):
            yield node, setter(node, "body", [ast.Return(ast.Constant(None))])


def turned(node: ast.Compare) -> Iterator[Change]:
    """A comparison with another operator."""
    for at, operator in enumerate(node.ops):
        for other in OTHERS[type(operator)]:
            yield node, setter(node, "ops", [*node.ops[:at], other(), *node.ops[at + 1 :]])


def setter(node: ast.AST, field: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, field, value)


def mutants(folder: Path, file: str) -> Iterator[tuple[Mutant, str]]:
    """Every mutant of a file, with the changed source."""
    source = (folder / file).read_text(encoding="utf-8")
    for index in range(len(list(changes(ast.parse(source), source)))):
        tree = ast.parse(source)
        node, change = list(changes(tree, source))[index]
        number, before = getattr(node, "lineno", 1), piece(node)
        change()
        after = piece(node)
        yield Mutant(file, number, source.splitlines()[number - 1].strip(), before, after), ast.unparse(tree)


def piece(node: ast.AST) -> str:
    """A node as source, cut to a reasonable length."""
    words = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return words if len(words) <= 60 else words[:59] + "…"


# ---------------------------------------------------------------------- running the tests

RUN = f"""
import sys
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
except ImportError:
    pass
import pytest
sys.exit(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *sys.argv[1:]]))
"""


class House:
    """A copy of the game and of the tests of its rules, in which mutants are tried."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.game = folder, game
        skip = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "gamekit", folder / "gamekit", ignore=skip)
        shutil.copytree(ROOT / "tests", folder / "tests", ignore=skip)
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.tests = sorted(str(path) for path in (folder / "tests").glob(f"test_{game}_rules*.py"))

    def passes(self, timeout: float | None) -> bool:
        """Whether the tests pass; not if they take longer than that."""
        command = [sys.executable, "-B", "-c", RUN, *self.tests]
        alone = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        try:
            done = subprocess.run(command, cwd=self.folder, env=alone, capture_output=True, timeout=timeout)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def survives(self, mutant: Mutant, source: str, timeout: float) -> bool:
        """Whether no test notices the mutant."""
        path = self.folder / "gamekit" / self.game / mutant.file
        whole = path.read_text(encoding="utf-8")
        path.write_text(source, encoding="utf-8")
        try:
            return self.passes(timeout)
        finally:
            path.write_text(whole, encoding="utf-8")


def run(game: str, workers: int = os.cpu_count() or 1) -> Score:
    """The score of a game, those mutants left out that are known to be the same game."""
    folder = ROOT / "gamekit" / game
    every = [found for file in GAMES[game] for found in mutants(folder, file)]
    found = [(mutant, source) for mutant, source in every if not same_game(mutant)]
    with tempfile.TemporaryDirectory() as temporary:
        houses: Queue[House] = Queue()
        for number in range(workers):
            houses.put(House(Path(temporary) / str(number), game))
        timeout = measured(houses)
        with ThreadPoolExecutor(workers) as pool:
            alive = list(pool.map(lambda pair: tried(houses, pair[0], pair[1], timeout), found))
    survivors = [mutant for (mutant, _), survives in zip(found, alive, strict=True) if survives]
    return Score(len(found), survivors, len(every) - len(found))


def same_game(mutant: Mutant) -> bool:
    """Whether the mutant is known to be no other game."""
    return any(re.search(pattern, mutant.words) for pattern in SAME_GAME)


def measured(houses: Queue[House]) -> float:
    """Seconds after which a mutant counts as one that never ends; the tests must pass without a mutant."""
    house = houses.get()
    begun = time.monotonic()
    if not house.passes(None):
        raise SystemExit("the tests of the rules fail without any mutant")
    houses.put(house)
    return 10 + 10 * (time.monotonic() - begun)


def tried(houses: Queue[House], mutant: Mutant, source: str, timeout: float) -> bool:
    """Try a mutant in the next house that is free."""
    house = houses.get()
    try:
        return house.survives(mutant, source, timeout)
    finally:
        houses.put(house)


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        print(run(name))
