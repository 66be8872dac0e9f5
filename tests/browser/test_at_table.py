"""A real table in a real browser: begun in the drawer, set up and asked in typed lines, a clash read and mended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gamekit.zero_seven.board import CITY
from tests.browser.panels import CLEAN, GAME, SHOW, button, log, ready, status

SUSPECTS, CRIMES = [*CITY.suspects, "blank", "blank"], [*CITY.crimes, *["blank"] * 4]
TILES = "; ".join(f"{suspect}; {crime}" for suspect, crime in zip(SUSPECTS, CRIMES, strict=True))
SET_UP = f"{TILES}; Korek; Muranów; Oszustwo; {'; '.join(list(CITY.cards)[:9])}"
LARGEST = "() => [document.documentElement.scrollWidth, innerWidth]"


@pytest.fixture
def page(open_lab: Callable[..., Page]) -> Page:
    return ready(open_lab([CLEAN, GAME, SHOW]))


def begin(page: Page, seats: str, me: str) -> None:
    button(page, "New game").click()
    page.get_by_label("Where to play").select_option(label="on a real table")
    page.get_by_label("Number of players").select_option(label=seats)
    page.get_by_label("I am").select_option(label=me)
    button(page, "Begin a new game").click()


def enter(page: Page, text: str) -> None:
    page.get_by_label("Or type a move").fill(text)
    page.get_by_label("Or type a move").press("Enter")


def test_a_table_is_entered_a_clash_is_read_and_taken_back(page: Page) -> None:
    begin(page, "3", "Player B")
    expect(status(page)).to_contain_text("You look through the eyes of Player B.")
    ready(page)  # the board of the new game has live regions of its own
    expect(page.locator(".gk-controls")).to_contain_text("Lay the tiles as they lie on your table")
    enter(page, SET_UP)
    expect(status(page)).to_contain_text("It is Player A's move.")
    expect(page.locator(".gk-controls")).to_contain_text("enter what is asked and what the answer is")
    enter(page, "detective muranow 3 1")
    expect(page.locator(".gk-refused").first).to_contain_text("By the rules there is no such answer.")
    enter(page, "detective muranow 0 1; detective powisle 0 1")
    expect(status(page)).to_contain_text("It is Player C's move.")
    enter(page, "evidence Hat disc")
    expect(status(page)).to_contain_text(
        "These lines cannot all be true. Step 29: The culprit in the case of Player C is Cork."
    )
    expect(status(page)).to_contain_text("Player C takes the evidence card Hat: a disc")
    page.wait_for_function("() => window.spoken.at(-1)[2].includes('cannot all be true')")
    width, room = page.evaluate(LARGEST)
    assert width <= room
    button(page, "Back a move").click()
    expect(status(page)).not_to_contain_text("cannot all be true")
    enter(page, "evidence Hat nothing")
    expect(status(page)).to_contain_text("Chance is due.")
    expect(log(page).last).to_contain_text("Player C takes the evidence card Hat: nothing.")
