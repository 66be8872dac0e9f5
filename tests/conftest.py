"""For all tests: browser tests come last, why tests were run again, seconds per file, and no skips in CI."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any

import pytest

BROWSER_TESTS = Path(__file__).parent / "browser"
SKIPS_FAIL = os.environ.get("GAMEKIT_CI") == "1" or os.environ.get("CI", "").lower() in {"1", "true"}


def pytest_collection_finish() -> None:
    """Look for garbage in cycles seldom, and never among what lives to the end anyway: it took a sixth of the time."""
    gc.set_threshold(100_000, 50, 100)
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies in tests/browser, run it last, and once more if it fails: a busy machine can keep a page waiting.

    Playwright keeps an event loop running until the session ends; a test after it could not start one of its own.
    """
    for item in items:
        if BROWSER_TESTS in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """In continuous integration a file that skips itself is an error."""
    report = yield
    return failed_if_skipped(report) if SKIPS_FAIL else report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In continuous integration a test that skips itself has failed."""
    report = yield
    return failed_if_skipped(report) if SKIPS_FAIL else report


def failed_if_skipped(report: Any) -> Any:
    """Return the report, as a failure that gives the reason if it was a skip; an expected failure stays one."""
    if report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"must not be skipped here: {reason}"
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print why tests were run once more, and how many seconds each file of tests took, the slowest first."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"run once more: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
    terminalreporter.section("seconds per file")
    for file, seconds in seconds_per_file(terminalreporter.stats).most_common():
        terminalreporter.write_line(f"{seconds:8.2f}  {file}")


def seconds_per_file(stats: Mapping[str, list[Any]]) -> Counter[str]:
    """Add up setting up, running and tearing down, in seconds, from pytest's reports by outcome."""
    seconds: Counter[str] = Counter()
    for report in (report for reports in stats.values() for report in reports):
        if isinstance(report, pytest.TestReport):
            seconds[report.nodeid.split("::")[0]] += report.duration  # type: ignore[assignment]
    return seconds
