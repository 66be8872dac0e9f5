"""Puzzles and worksheets in a real browser: a puzzle by its number, the file to open, what axe says of the drawer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.panels import CLEAN, GAME, SHOW, button, ready

OpenNotebook = Callable[..., Page]
POLISH = SHOW.replace("panel(game)", 'panel(game, lang="pl")')


@pytest.fixture
def page(open_again: OpenNotebook) -> Page:
    return ready(open_again([CLEAN, GAME, SHOW]))


@pytest.fixture
def polish(open_again: OpenNotebook) -> Page:
    return ready(open_again([CLEAN, GAME, POLISH]))


def test_a_puzzle_opens_by_its_number_and_its_worksheet_can_be_opened(page: Page, tmp_path: Path) -> None:
    panel = page.locator(".gk-panel")
    button(page, "Puzzles and worksheets").click()
    panel.get_by_label("Difficulty", exact=True).select_option(label="medium")
    panel.get_by_label("Number of the puzzle").fill("12")
    panel.get_by_label("Number of the puzzle").press("Enter")
    expect(panel.get_by_text("This is puzzle number 12, difficulty 2 of 4.")).to_be_visible()
    panel.get_by_label("Worksheet", exact=True).select_option(label="the present position")
    button(page, "Print a worksheet").click()
    link = panel.get_by_role("link", name="Open worksheet-zero_seven-1.pdf")
    expect(link).to_be_visible(timeout=30_000)
    with page.expect_download() as downloading:
        link.click()
    downloading.value.save_as(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_the_drawer_has_names_for_all_it_holds_and_fits_a_school_laptop(polish: Page) -> None:
    button(polish, "Zagadki i karty pracy").click()
    expect(polish.get_by_label("Numer zagadki")).to_be_visible()
    found = Axe().run(polish, context={"include": [[".gk-panel"]]}).response["violations"]
    assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found] == []
    right = "node => node.getBoundingClientRect().right"
    drawer = polish.locator(".gk-drawer:visible")
    assert drawer.evaluate(right) <= polish.locator(".gk-panel").evaluate(right) + 1
