"""Hint and why in a real browser: by keyboard and by mouse, the graph of reasons and the log, in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.boards import run
from tests.browser.panels import button, ready, told, under_cursor

OpenNotebook = Callable[..., Page]
GAMES = Path(__file__).resolve().parents[2] / "notebooks" / "games"
RECORD = json.dumps((GAMES / "zero_seven_good_questions.json").read_text(encoding="utf-8"))
SETUP = f"""
import shutil

import gamekit
from widgets import panel, set_language

shutil.rmtree("saved", ignore_errors=True)
game = gamekit.load({RECORD})
game.jump(game.names["five cases / pięć spraw"])
"""
SHOW = "shown = panel(game, 0)\nshown"
IN_SIGHT = """
node => {
  const line = node.getBoundingClientRect();
  const log = node.closest(".gk-log-lines").getBoundingClientRect();
  const page = node.closest(".jp-WindowedPanel-outer, .jp-Notebook").getBoundingClientRect();
  return [log, page].every(box => line.top >= box.top - 2 && line.bottom <= box.bottom + 2);
}
"""


@pytest.fixture
def page(open_again: OpenNotebook) -> Page:
    return ready(open_again([SETUP, SHOW]))


def graph(page: Page) -> Locator:
    return page.locator(".gk-bare")


def box(page: Page, id: str) -> Locator:
    return graph(page).locator(f'[data-key="{id}"]')


def choose(page: Page, fact: str, lister: str = "What can be proved now?", label: str = "Why") -> None:
    """Ask for the why of a fact in the drawer."""
    button(page, lister).click()
    page.locator(".gk-panel").get_by_label(label, exact=True).select_option(label=fact)


def on_the_board(page: Page) -> None:
    page.locator('.gk-stage .gk-picture [tabindex="0"]').focus()


# ---------------------------------------------------------------------- hints


def test_hints_climb_by_key_with_the_drawer_closed(page: Page) -> None:
    on_the_board(page)
    assert told(page, "h") == "Something new can be found among the suspects."
    assert told(page, "h").startswith("One line is enough: ")
    assert "ZS-16" in told(page, "h")
    assert told(page, "h").startswith("The culprit is not Pepper.")


def test_hints_climb_by_mouse_and_their_line_leads_into_the_log(page: Page) -> None:
    button(page, "Hint and why").click()
    drawer = page.locator(".gk-drawer").filter(has_text="Nothing is shown here before you ask")
    expect(drawer).not_to_contain_text("culprit")
    for _ in range(2):
        drawer.get_by_role("button", name="Hint", exact=True).click()
    expect(drawer).to_contain_text("2. One line is enough: “The culprit in the case of Player B is Pepper.”")
    drawer.get_by_role("button", name="32 · The culprit").click()
    lit = page.locator(".gk-lit")
    expect(lit).to_have_text(["The culprit in the case of Player B is Pepper."])
    assert lit.evaluate(IN_SIGHT)
    drawer.get_by_role("button", name="32 · The culprit").click()
    expect(page.locator(".gk-status").first).to_contain_text("Step 32.")


# ---------------------------------------------------------------------- why


def test_a_why_stands_below_the_board_and_its_graph_leads_into_the_log(page: Page) -> None:
    expect(graph(page)).to_have_count(0)
    button(page, "Hint and why").click()
    choose(page, "The culprit is not Button.")
    reasons = page.locator(".gk-reasons")
    expect(reasons).to_contain_text("Suppose the culprit is Button, whose tile lies on Mariensztat Hill.")
    expect(graph(page).locator('[data-key^="line-"]')).to_have_count(3)
    box(page, "line-46-0").click()
    lit = page.locator(".gk-lit")
    expect(lit).to_have_text(["You send a detective to the Saxon Garden: no disc and 2 cubes."])
    assert lit.evaluate(IN_SIGHT)
    reasons.get_by_role("button", name="Go to step 46").click()
    expect(page.locator(".gk-status").first).to_contain_text("Step 46")
    expect(reasons).to_contain_text("The culprit is not Button.")
    reasons.get_by_role("button", name="Put it away").click()
    expect(reasons).to_be_hidden()
    expect(page.locator(".gk-lit")).to_have_count(0)


def test_p_proves_what_is_under_the_cursor_and_the_graph_is_walked_by_keys(page: Page) -> None:
    on_the_board(page)
    assert told(page, "p").startswith("The culprit is not Clock. Suppose ")
    ready(page)  # the graph has a voice of its own
    graph(page).locator('[tabindex="0"]').focus()
    assert under_cursor(page).startswith("Step 48: You send a detective to New World Street")
    page.keyboard.press("ArrowRight")
    assert under_cursor(page) == "The culprit is not Clock. It follows from step 48."
    page.keyboard.press("ArrowLeft")
    assert told(page, "n") == "It leads to: The culprit is not Clock."
    assert "is marked in the log" in told(page, "Enter")
    assert told(page, "h").startswith("Something new can be found"), "the panel's own keys work in the graph"
    assert under_cursor(page).startswith("Step 48: ")
    told(page, "Enter")
    expect(page.locator(".gk-status").first).to_contain_text("Step 48")


def test_keys_in_the_graph_never_reach_the_notebook(page: Page) -> None:
    cells = page.locator(".jp-Cell").count()
    on_the_board(page)
    told(page, "p")
    graph(page).locator('[tabindex="0"]').focus()
    for key in "zzddxvyo":
        page.keyboard.press(key)
    page.keyboard.press("ArrowDown")
    assert "gk-bare" in page.evaluate("() => document.activeElement.closest('.gk-bare')?.className ?? ''")
    assert page.locator(".jp-Cell").count() == cells


# ---------------------------------------------------------------------- the whole solution


def test_the_solution_goes_forward_and_back_by_keyboard(page: Page) -> None:
    button(page, "Hint and why").click()
    expect(page.locator(".gk-reasons")).to_be_hidden()
    button(page, "Next step").focus()
    heard = [told(page, "Enter") for _ in range(7)]
    assert [text.split(",")[0] for text in heard] == [f"Step {n} of 7" for n in range(1, 8)]
    expect(graph(page).locator('[data-key^="line-"]')).to_have_count(2)
    assert told(page, "Enter") == "That was the last step. Nothing more follows."
    page.keyboard.press("Shift+Tab")
    assert told(page, "Enter") == heard[5]
    expect(page.locator(".gk-drawer").filter(has_text="The whole solution")).to_contain_text("Step 6 of 7")


# ---------------------------------------------------------------------- eyes, languages, barriers


def test_under_the_curtain_no_reason_is_left(page: Page) -> None:
    on_the_board(page)
    told(page, "p")
    expect(page.locator(".gk-reasons")).to_be_visible()
    button(page, "Whose eyes").click()
    page.get_by_label("Look through the eyes of").select_option(label="whoever is to move")
    expect(button(page, "I am Player A: show me")).to_be_visible()
    expect(page.locator(".gk-reasons")).to_be_hidden()
    expect(graph(page).locator(".gk-shape")).to_have_count(0)


def test_a_polish_panel_gives_its_reasons_in_polish(page: Page) -> None:
    run(page, 'shown.session.attempt(lambda: shown.session.set_language("pl"))')
    button(page, "Podpowiedź i uzasadnienie").click()
    choose(page, "Sprawcą nie jest Guzik.", "Co da się teraz udowodnić?", "Dlaczego")
    expect(page.locator(".gk-reasons")).to_contain_text("Przypuśćmy, że sprawcą jest Guzik")
    expect(graph(page)).to_contain_text("Graf uzasadnienia")
    expect(box(page, "line-44-0")).to_have_attribute(
        "aria-label", "Krok 44: Wysyłasz detektywa na Plac Defilad: 1 dysk, 1 kostka."
    )
    button(page, "Następny krok").click()
    expect(page.locator(".gk-drawer").filter(has_text="Całe rozwiązanie")).to_contain_text("Krok 1 z 7")


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_hints_and_reasons_have_no_barrier_and_stay_in_the_panel(page: Page, mode: str) -> None:
    run(page, f'shown.session.attempt(lambda: shown.session.settle(mode="{mode}"))')
    button(page, "Hint and why").click()
    button(page, "Hint").nth(1).click()
    choose(page, "The culprit is not Button.")
    box(page, "line-44-0").click()
    page.locator(".gk-reasons summary").click()
    expect(page.locator(".gk-reasons table")).to_be_visible()
    found = Axe().run(page, context={"include": [[".gk-panel"]]}).response["violations"]
    assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found] == []
    right = "node => node.getBoundingClientRect().right"
    assert page.locator(".gk-reasons").evaluate(right) <= page.locator(".gk-panel").evaluate(right) + 1
