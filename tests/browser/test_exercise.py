"""An exercise in a real browser: filled in by mouse and by keyboard, answered in words, in JupyterLab and in Voilà."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

OpenNotebook = Callable[..., Page]
GAMES = Path(__file__).resolve().parents[2] / "notebooks" / "games"
RECORD = json.dumps((GAMES / "zero_seven_good_questions.json").read_text(encoding="utf-8"))
SETUP = f"""
import gamekit
from widgets import ask, set_language

set_language("pl")
game = gamekit.load({RECORD})
"""
ALL_THREE = [SETUP, 'ask(game, "hubs")', 'ask(game, "guess")', 'ask(game, "case")']


def form(page: Page, number: int) -> Locator:
    return page.locator(".gk-exercise").nth(number)


def said(page: Page, number: int) -> Locator:
    return form(page, number).get_by_role("status")


def press(page: Page, number: int, button: str) -> None:
    form(page, number).get_by_role("button", name=button).click()


@pytest.fixture
def page(open_again: OpenNotebook) -> Page:
    page = open_again(ALL_THREE)
    expect(page.locator(".gk-exercise")).to_have_count(3)
    return page


def test_each_form_on_a_page_is_named_by_its_own_question(page: Page) -> None:
    for number in range(3):
        form(page, number).scroll_into_view_if_needed()
    asked = [form(page, number).locator(".gk-question").inner_text() for number in range(3)]
    assert len(set(asked)) == 3
    for question in asked:
        expect(page.get_by_role("group", name=question)).to_have_count(1)


def test_every_kind_of_field_can_be_filled_in_and_is_answered(page: Page) -> None:
    form(page, 0).get_by_label("Muranów").check()
    form(page, 0).get_by_label("Nowy Świat").check()
    press(page, 0, "Sprawdź")
    expect(said(page, 0)).to_contain_text("Muranów: sąsiadów jest 4")
    for kind, word in (("Sprawca", "Iskra"), ("Miejsce", "Powiśle"), ("Przestępstwo", "Paserstwo")):
        form(page, 2).get_by_label(kind).select_option(label=word)
    press(page, 2, "Sprawdź")
    expect(said(page, 2)).to_contain_text("Zgadza się")


def test_enter_sends_a_number_and_what_is_no_number_is_refused_in_words(page: Page) -> None:
    box = form(page, 1).get_by_role("textbox")
    box.fill("sto")
    box.press("Enter")
    expect(said(page, 1)).to_contain_text("„sto” to nie liczba")
    box.fill("117")
    box.press("Enter")
    expect(said(page, 1)).to_contain_text("Zgadza się")


def test_hints_come_one_by_one_and_keys_on_a_button_change_no_cell(page: Page) -> None:
    cells = page.locator(".jp-Cell").count()
    hint = form(page, 0).get_by_role("button", name="Wskazówka")
    hint.focus()
    for given in (1, 2, 2):  # there are two
        page.keyboard.press("Enter")
        expect(form(page, 0).get_by_role("listitem")).to_have_count(given)
    expect(hint).to_have_attribute("aria-disabled", "true")
    for key in "aabdd":
        page.keyboard.press(key)
    expect(hint).to_be_focused()
    assert page.locator(".jp-Cell").count() == cells


def test_a_form_with_its_answers_and_hints_has_no_barrier(page: Page) -> None:
    press(page, 0, "Wskazówka")
    press(page, 1, "Sprawdź")
    expect(said(page, 1)).to_contain_text("Wypełnij wszystkie pola")
    for theme in ("JupyterLab Dark", "JupyterLab Light"):
        page.evaluate("theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", theme)
        light = str(theme == "JupyterLab Light").lower()
        expect(page.locator(f"body[data-jp-theme-light='{light}']")).to_be_attached()
        found = Axe().run(page, context={"include": [[".gk-exercise"]]}).response["violations"]
        assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found] == []


def test_an_exercise_can_be_answered_on_a_page_without_code(open_voila: OpenNotebook) -> None:
    page = open_voila([SETUP, 'ask(game, "far")'])
    page.get_by_label("Twoja odpowiedź").fill("5")
    page.get_by_role("button", name="Sprawdź").click()
    expect(page.get_by_role("status")).to_contain_text("Policz kroki")
