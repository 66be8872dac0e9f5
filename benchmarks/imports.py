"""`import gamekit` in a fresh Python, beside the imports that it puts off."""

from __future__ import annotations

import subprocess
import sys
from functools import partial

from benchmarks.measure import ROOT, Contender, Figure, measured

OURS = "import gamekit"
FRESH = """
import sys
from time import perf_counter
sys.path.insert(0, sys.argv[1])
{before}
start = perf_counter()
{code}
print(perf_counter() - start)
"""

ALONE = (
    "From the first line of a fresh Python to a kit that is ready; starting Python itself is not counted, reading "
    "compiled files from the disk's cache is. The goal is below 200 ms."
)
GAME = "The same, and a game set up and dealt: the rules and the data of the game are read then, not at import."
BESIDE = (
    "Libraries that the kit loads only when it needs them: the board as a graph, and deduction. Comparable as what "
    "their import at the top would add; networkx here does not load numpy."
)


def measure(quick: bool) -> list[Figure]:
    """Milliseconds of imports, each in a Python of its own."""
    contenders = [
        importing(OURS, OURS, ALONE),
        importing(f"{OURS}, and start a game", 'import gamekit; gamekit.start("zero_seven", 3, seed=1)', GAME),
        importing("import networkx", "import networkx", BESIDE),
        importing("import numpy", "import numpy", BESIDE),
    ]
    return measured(contenders, 3 if quick else 10)


def importing(name: str, code: str, says: str) -> Contender:
    """A contender that runs the code in a fresh Python."""
    return Contender(name, "ms", partial(milliseconds, code), says, "" if name == OURS else OURS)


def milliseconds(code: str, before: str = "") -> float:
    """How long the code takes in a fresh Python, measured by itself; what runs before it is not counted."""
    command = [sys.executable, "-I", "-c", FRESH.format(before=before, code=code), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return 1000 * float(done.stdout)
