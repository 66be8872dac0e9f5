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
    "reasons": "Whys, puzzles and worksheets",
    "clicks": "From a click to the picture",
}  # a module of this package -> its title


def arguments(words: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the kit beside other libraries.")
    parser.add_argument("--quick", action="store_true", help="fewer repeats of shorter work; the figures are rougher")
    parser.add_argument("--only", action="append", choices=MEASUREMENTS, help="leave out the others; may be repeated")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    """Measure what was asked for, print each table when it is ready, and write the JSON last."""
    asked = arguments(words)
    here = machine()
    print(f"{here['cores']} cores, Python {here['python']}, {here['system']}, {here['date']}\n", flush=True)
    found: dict[str, list[Figure]] = {}
    for name in asked.only or MEASUREMENTS:
        found[name] = import_module(f"benchmarks.{name}").measure(asked.quick)
        print(table(MEASUREMENTS[name], found[name]), flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(plain(found), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main(sys.argv[1:])
