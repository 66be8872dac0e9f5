"""Marks in a real browser: made by mouse and keys on board and note sheet, checked, kept; whys of what is ruled out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.panels import CLEAN, button, ready, status, told, under_cursor, walk_until

OpenNotebook = Callable[..., Page]
RECORD = Path(__file__).resolve().parents[2] / "notebooks" / "games" / "zero_seven_good_questions.json"
GAME = f"""
import gamekit
from widgets import panel

game = gamekit.load({json.dumps(RECORD.read_text(encoding="utf-8"))})
shown = panel(game, eyes=0, at="five cases / pięć spraw")
shown
"""
TOO_WIDE = """
() => Array.from(document.querySelectorAll(".gk-sheet *"))
  .filter(node => node.getClientRects().length && node.getBoundingClientRect().right >
    document.querySelector(".gk-sheet").getBoundingClientRect().right + 1)
  .map(node => node.outerHTML)
"""


@pytest.fixture
def page(open_again: OpenNotebook) -> Page:
    """The page with the recorded game anew, the eyes of Player A, and its note sheet open."""
    page = ready(open_again([CLEAN, GAME]))
    button(page, "▸ Note sheet").click()
    expect(page.locator(".gk-sheet table")).to_have_count(3)
    return page


def cell(page: Page, name: str) -> Locator:
    """A cell of the note sheet by the name of its row."""
    return page.locator(".gk-sheet").get_by_role("row").filter(has_text=name).get_by_role("button")


def tile(page: Page, id: str) -> Locator:
    """A shape of the board by its id."""
    return page.locator(f'.gk-picture [data-key="{id}"]')


def message(page: Page) -> Locator:
    """What the panel told last."""
    return page.locator(".gk-told")


# ---------------------------------------------------------------------- marking


def test_a_click_in_the_note_sheet_marks_there_and_on_the_board(page: Page) -> None:
    for label, sign in (("Cork: you marked impossible", "no"), ("Cork: you marked as the answer", "yes")):
        page.locator(".gk-sheet").get_by_role("rowheader", name="Cork").click()
        expect(cell(page, "Cork")).to_have_attribute("aria-label", label)
        expect(tile(page, "suspect-pole_mokotowskie").locator(f"> .gk-mark-{sign}")).to_be_visible()
        expect(cell(page, "Cork").locator(f".gk-sign-{sign}")).to_be_visible()
    cell(page, "Cork").click()
    expect(cell(page, "Cork")).to_have_attribute("aria-label", "Cork: no mark")
    expect(page.locator(".gk-badge")).to_have_count(0)


def test_arrows_walk_in_the_note_sheet_and_x_marks_while_the_focus_stays(page: Page) -> None:
    cell(page, "Amber").focus()
    for key, name in (("ArrowDown", "Hat"), ("ArrowRight", "Gdańsk Bridge"), ("End", "Royal Baths Park")):
        page.keyboard.press(key)
        expect(cell(page, name)).to_be_focused()
    assert told(page, "x") == "Royal Baths Park: marked as impossible."
    assert told(page, " ") == "Royal Baths Park: marked as the answer."
    expect(cell(page, "Royal Baths Park")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cell(page, "Art theft")).to_be_focused()
    assert page.locator('.gk-sheet td [tabindex="0"]').count() == 1
    assert "Phase 4" not in told(page, "t"), "the panel's other keys work here as well"


def test_x_on_the_board_marks_one_of_the_things_at_a_place(page: Page) -> None:
    page.locator('.gk-picture [tabindex="0"]').focus()
    walk_until(page, r"^Muranów Estate\.")
    assert told(page, "x").endswith("1: Muranów Estate; 2: Pepper.")
    assert told(page, "2") == "Pepper: marked as impossible."
    expect(tile(page, "suspect-muranow")).to_have_class(having("gk-no"))
    assert under_cursor(page).endswith("Your mark: not Pepper.")


def having(name: str) -> re.Pattern[str]:
    """A pattern for an element that has a class."""
    return re.compile(rf"(^|\s){name}(\s|$)")


def test_clicks_on_the_board_mark_while_that_is_chosen_and_escape_ends_it(page: Page) -> None:
    page.get_by_label("Mark with clicks").check()
    expect(status(page)).to_contain_text("Clicks and Enter mark now.")
    tile(page, "card-powisle").click(force=True)
    expect(cell(page, "Riverside")).to_have_attribute("aria-label", "Riverside: you marked impossible")
    expect(status(page)).to_contain_text("It is your move.")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Mark with clicks")).not_to_be_checked()
    expect(status(page)).not_to_contain_text("Clicks and Enter mark now.")


def test_all_marks_are_taken_back_and_brought_back(page: Page) -> None:
    cell(page, "Cork").click()
    cell(page, "Hat").click()
    expect(page.locator(".gk-sign-no")).to_have_count(2)
    button(page, "Take back all marks").click()
    expect(page.locator(".gk-sign")).to_have_count(0)
    button(page, "Bring them back").click()
    expect(page.locator(".gk-sign-no")).to_have_count(2)
    expect(button(page, "Take back all marks")).to_be_visible()


def test_marks_are_saved_and_opened_with_the_game(page: Page) -> None:
    cell(page, "Cork").click()
    expect(page.locator(".gk-sign-no")).to_have_count(1)
    button(page, "▸ Save and load").click()
    page.get_by_label("File name").fill("my marks")
    button(page, "Save").last.click()
    expect(message(page)).to_have_text("Saved in saved/my marks.json.")
    button(page, "▸ Note sheet").click()
    button(page, "Take back all marks").click()
    expect(page.locator(".gk-sign-no")).to_have_count(0)
    button(page, "▸ Save and load").click()
    page.get_by_label("Saved games").select_option(label="my marks.json")
    button(page, "Open").first.click()
    expect(tile(page, "suspect-pole_mokotowskie").locator("> .gk-mark-no")).to_be_visible()


# ---------------------------------------------------------------------- what follows, and checking


def test_what_is_ruled_out_answers_enter_and_a_click_with_its_why(page: Page) -> None:
    expect(page.locator(".gk-mark-out")).to_have_count(0)
    page.get_by_label("Show what follows").check()
    expect(tile(page, "suspect-muranow").locator("> .gk-mark-out")).to_be_visible()
    page.locator('.gk-picture [tabindex="0"]').focus()
    walk_until(page, r"^Muranów Estate\.")
    assert "Ruled out: Pepper." in under_cursor(page)
    assert "So the scene of the crime is not Muranów Estate." in told(page, "Enter")
    assert "So the culprit is not Pepper." in told(page, "Enter")
    tile(page, "card-pieprz").click(force=True)
    expect(message(page)).to_contain_text("So the culprit is not Pepper. A number key chooses what to do with it.")
    expect(status(page)).to_contain_text("It is your move.")
    cell(page, "Hat").focus()
    assert "so the culprit is not Hat." in told(page, "Enter")
    told(page, "c")
    expect(page.locator(".gk-mark-out")).to_have_count(0)
    expect(page.get_by_label("Show what follows")).not_to_be_checked()


def test_marks_are_checked_and_whys_and_solutions_are_told_only_to_who_asks(page: Page) -> None:
    cell(page, "Hat").click()
    for _ in range(2):
        cell(page, "Cork").click()
    expect(cell(page, "Cork")).to_have_attribute("aria-label", "Cork: you marked as the answer")
    button(page, "Check my marks").click()
    found = page.locator(".gk-findings")
    expect(found).to_contain_text("Right: 1. Not yet forced: 0. Wrong: 1.")
    expect(found.locator(".gk-found-wrong")).to_contain_text("The culprit is Cork. Something else is still possible")
    why = found.get_by_role("button", name="Why? The culprit is not Hat.")
    why.focus()
    page.keyboard.press("Enter")
    expect(found.locator(".gk-more")).to_contain_text("so the culprit is not Hat.")
    expect(found.locator(".gk-more")).to_be_focused()
    cell(page, "Hat").click()
    expect(found.locator("li")).to_have_count(0)


# ---------------------------------------------------------------------- for everybody


def test_polish_is_spoken_and_written(page: Page) -> None:
    button(page, "▸ Language and display").click()
    page.get_by_label("Language", exact=True).select_option(label="polski")
    button(page, "▸ Arkusz notatek").click()
    expect(page.locator(".gk-sheet")).to_have_attribute("lang", "pl")
    cell(page, "Korek").focus()
    assert told(page, "x") == "Korek: zaznaczone jako niemożliwe."
    expect(cell(page, "Korek")).to_have_attribute("aria-label", "Korek: twoje zaznaczenie: niemożliwe")
    button(page, "Sprawdź zaznaczenia").click()
    expect(page.locator(".gk-findings")).to_contain_text("Dobrze: 1. Jeszcze nieprzesądzone: 0. Źle: 0.")


@pytest.mark.parametrize(("mode", "large"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_and_nothing_is_cut_off(page: Page, mode: str, large: bool) -> None:
    for name in ("Hat", "Cork", "Cork", "Spark"):
        cell(page, name).click()
    page.get_by_label("Show what follows").check()
    button(page, "Check my marks").click()
    page.locator(".gk-findings").get_by_role("button").first.click()
    button(page, "▸ Language and display").click()
    page.get_by_label("Colours").select_option(label=mode)
    page.get_by_label("Large print", exact=True).set_checked(large)
    button(page, "▸ Note sheet").click()
    expect(page.locator(f".gk-board.gk-{mode}").first).to_be_visible()
    expect(page.locator(".gk-found-wrong")).to_be_visible()
    found = Axe().run(page, context={"include": [[".gk-panel"]]}).response["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []
    assert page.evaluate(TOO_WIDE) == []
