"""The rule book in a real browser: a refused move shows its rule, the book is searched, a rule leads to its step."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.panels import CLEAN, GAME, SHOW, button, ready, status, told

OpenNotebook = Callable[..., Page]
RIGHT_EDGES = """
() => [".gk-rule-at-work", ".gk-panel"].map(name => document.querySelector(name).getBoundingClientRect().right)
"""


@pytest.fixture
def page(open_again: OpenNotebook) -> Page:
    """A page with a new game and its panel."""
    return ready(open_again([CLEAN, GAME, SHOW]))


def type_move(page: Page, text: str) -> None:
    page.get_by_label("Or type a move").fill(text)
    page.get_by_label("Or type a move").press("Enter")


def at_work(page: Page) -> Locator:
    """The rules beside the board."""
    return page.locator(".gk-rule-at-work")


def the_list(page: Page) -> Locator:
    return page.get_by_role("listbox", name="Rules")


def test_a_refused_move_shows_its_rule_and_the_book_leads_to_where_a_rule_was_used(page: Page) -> None:
    type_move(page, "detective muranow")
    expect(status(page)).to_contain_text("It is Player B's move.")
    expect(at_work(page)).to_contain_text("At work at this step:")
    type_move(page, "detective muranow")  # B's own, and then A's second
    expect(status(page)).to_contain_text("It is Player A's move.")
    type_move(page, "detective muranow")
    expect(at_work(page)).to_contain_text("This is against the rules:")
    expect(at_work(page)).to_contain_text("ZS-38")
    expect(at_work(page)).to_contain_text("(from the published game)")
    button(page, "▸ Rules").click()
    expect(at_work(page)).to_contain_text("ZS-38")
    page.get_by_label("Find in the rules").fill("your DETECTIVES to a place")
    page.get_by_label("Find in the rules").press("Enter")
    expect(the_list(page).get_by_role("option")).to_have_count(1)
    expect(page.locator(".gk-drawer .gk-rules")).to_contain_text("ZS-28")
    expect(page.locator(".gk-uses button:visible")).to_have_count(2)
    page.locator(".gk-uses button:visible").first.click()
    expect(status(page)).to_contain_text("It is Player B's move.")
    expect(page.locator(".gk-uses button:visible").first).to_contain_text("here: Player A sends a detective")
    expect(page.locator(".gk-uses button:visible").last).to_have_text(re.compile(r"^Step \d+, ahead$"))


def test_the_list_is_walked_with_arrows_and_enter_reads_the_rule(page: Page) -> None:
    button(page, "▸ Rules").click()
    the_list(page).focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".gk-drawer .gk-rules")).to_contain_text("ZS-2")
    cells = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"
    before = page.evaluate(cells)
    assert told(page, "Enter").startswith("ZS-2: The map of the city has 14 places.")
    expect(the_list(page)).to_be_focused()
    page.keyboard.press("a")
    assert page.evaluate(cells) == before


def test_all_rules_of_a_step_are_a_button_away_and_nothing_sticks_out(page: Page) -> None:
    type_move(page, "detective muranow")
    expect(at_work(page)).to_contain_text("All rules of this step (")
    at_work(page).get_by_role("button").click()
    expect(page.get_by_label("Show", exact=True).locator("option:checked")).to_contain_text("rules at work now")
    place, panel = page.evaluate(RIGHT_EDGES)
    assert place <= panel
    found = Axe().run(page, context={"include": [[".gk-panel"]]}).response["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []
