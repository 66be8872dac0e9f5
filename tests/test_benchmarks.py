"""The benchmarks run and print what they measured; how fast anything was is no test's business."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.__main__ import MEASUREMENTS, arguments, by_default
from benchmarks.measure import Contender, Figure, Missing, measured
from benchmarks.report import interval, middle_half, plain, short, table

ROOT = Path(__file__).resolve().parents[1]


def test_a_quick_run_of_one_measurement_prints_figures_and_writes_them(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    command = [sys.executable, "-m", "benchmarks", "--quick", "--only", "steps", "--json", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert re.search(r"^07 zgłoś się, 5 seats +[\d,]+ steps/s", done.stdout, re.MULTILINE)
    assert re.search(r"^python-chess +([\d,]+ steps/s|not installed here)", done.stdout, re.MULTILINE)
    figures = json.loads(file.read_text(encoding="utf-8"))["figures"]
    assert {figure["measurement"] for figure in figures} == {"steps"}
    assert all(bool(figure["values"]) != bool(figure["lacks"]) for figure in figures)


def test_every_measurement_is_a_module_that_can_be_asked_for_alone() -> None:
    for name in MEASUREMENTS:
        assert arguments(["--only", name]).only == [name]
        assert (ROOT / "benchmarks" / f"{name}.py").is_file()


def test_what_takes_minutes_runs_only_if_it_is_asked_for() -> None:
    assert set(MEASUREMENTS) - set(by_default()) == {"questions"}
    assert arguments(["--only", "questions", "--only", "deals"]).only == ["questions", "deals"]


def absent() -> float:
    raise ModuleNotFoundError("No module named 'ludo'", name="ludo")


def nowhere() -> float:
    raise Missing("no Chromium here")


def test_contenders_take_turns_after_a_warming_up_that_does_not_count() -> None:
    ran: list[str] = []

    def run(name: str) -> float:
        ran.append(name)
        return float(len(ran))

    one, two = (Contender(name, "ms", lambda name=name: run(name), "") for name in "ab")  # type: ignore[misc]
    first, second = measured([one, two], repeats=2)
    assert ran == ["a", "b", "a", "b", "a", "b"]
    assert (first.values, second.values) == ((3, 5), (4, 6))


def test_what_is_not_installed_is_reported_and_the_others_are_measured() -> None:
    contenders = [Contender("a", "ms", absent, ""), Contender("b", "ms", nowhere, ""), Contender("c", "ms", float, "")]
    figures = measured(contenders, repeats=3)
    assert [figure.lacks for figure in figures] == ["not installed here (ludo)", "no Chromium here", ""]
    assert [len(figure.values) for figure in figures] == [0, 0, 3]


def test_a_fault_of_a_contender_is_not_taken_for_an_absence() -> None:
    with pytest.raises(ZeroDivisionError):
        measured([Contender("a", "ms", lambda: 1 / 0, "")], repeats=1)


FIGURES = [
    Figure("ours", "ms", (4.0, 1.0, 2.0), "A sentence about both."),
    Figure("theirs", "ms", (8.0, 8.0, 8.0), "A sentence about both.", "ours"),
    Figure("absent", "ms", (), "Another sentence.", "ours", "not installed here (ludo)"),
]


def test_a_table_gives_median_spread_and_ratio_and_each_explanation_once() -> None:
    lines = [" ".join(line.split()) for line in table("Title", FIGURES).split("\n")]
    assert lines[2:] == [
        "ours 2.00 ms 1.50 – 3.00",
        "theirs 8.00 ms 8.00 – 8.00 4.0 × ours",
        "A sentence about both.",
        "",
        "absent not installed here (ludo)",
        "Another sentence.",
        "",
    ]


AVERAGES = [
    Figure("ours", "questions", (0.0, 10.0) * 50, "", average=True),
    Figure("theirs", "questions", (20.0,), "", "ours", average=True),
]


def test_a_table_of_averages_gives_means_and_the_interval_of_each() -> None:
    lines = [" ".join(line.split()) for line in table("Title", AVERAGES).split("\n")]
    assert lines[0] == "Title mean 95% interval ratio"
    assert lines[2:4] == ["ours 5.00 questions 4.02 – 5.98", "theirs 20.0 questions 4.0 × ours"]
    assert [row["mean"] for row in plain({"some": AVERAGES})["figures"]] == [5, 20]


def test_four_times_as_many_values_halve_the_interval() -> None:
    few, many = (interval((1.0, 2.0, 6.0) * times) for times in (100, 400))
    assert sum(few) == pytest.approx(6) == sum(many)
    assert few[1] - few[0] == pytest.approx(2 * (many[1] - many[0]), rel=0.01)


def test_the_json_holds_every_value_and_the_machine() -> None:
    data = json.loads(json.dumps(plain({"some": FIGURES})))
    assert [figure["ratio"] for figure in data["figures"]] == [None, 4, None]
    assert data["figures"][0]["values"] == [4, 1, 2]
    assert data["machine"]["cores"] >= 1


@pytest.mark.parametrize(
    ("number", "text"),
    [(0.01234, "0.0123"), (1.6, "1.60"), (16, "16.0"), (99.96, "100"), (100, "100"), (12345, "12,300")],
)
def test_numbers_have_three_digits_that_count(number: float, text: str) -> None:
    assert short(number) == text


def test_one_slow_moment_does_not_move_the_spread() -> None:
    assert middle_half([1, 1, 1, 1, 90]) == (1, 1)
    assert middle_half([3]) == (3, 3)
