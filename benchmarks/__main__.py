"""Measure and print: `python -m benchmarks --help`."""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path

from benchmarks.measure import ROOT, Figure
from benchmarks.report import machine, plain, table

MEASUREMENTS = {
    "steps": "Steps of random play",
    "imports": "Importing in a fresh Python",
    "ranking": "Ranking questions by what they tell",
    "deals": "Counting deals, and ranking by them",
    "deals_peers": "Counting deals, beside others",
    "reasons": "Whys, puzzles and worksheets",
    "clicks": "From a click to the picture",
    "questions": "Questions until a mystery is known",
}  # a module of this package -> its title
ONLY_IF_ASKED_FOR = {"questions"}  # takes minutes, and comes to the same on every machine
ONLY = f"leave out the others; may be repeated; {' and '.join(ONLY_IF_ASKED_FOR)} must be asked for in this way"


def arguments(words: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the kit beside other libraries.")
    parser.add_argument("--quick", action="store_true", help="fewer repeats of shorter work; the figures are rougher")
    parser.add_argument("--only", action="append", choices=MEASUREMENTS, help=ONLY)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    return parser.parse_args(words)


def by_default() -> list[str]:
    """The measurements of a run for which none is named."""
    return [name for name in MEASUREMENTS if name not in ONLY_IF_ASKED_FOR]


def main(words: list[str]) -> None:
    """Measure what was asked for, print each table when it is ready, and write the JSON last."""
    asked = arguments(words)
    here = machine()
    print(f"{here['cores']} cores, Python {here['python']}, {here['system']}, {here['date']}\n", flush=True)
    found: dict[str, list[Figure]] = {}
    for name in asked.only or by_default():
        found[name] = import_module(f"benchmarks.{name}").measure(asked.quick)
        print(table(MEASUREMENTS[name], found[name]), flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(plain(found), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main(sys.argv[1:])
