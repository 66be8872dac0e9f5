"""The panel in a real browser: answers, eyes, curtain, branches, files, Polish, lens and charts, for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.boards import run
from tests.browser.panels import (
    CLEAN,
    GAME,
    SHOW,
    button,
    choose_by_key,
    home,
    log,
    named,
    nodes,
    ready,
    status,
    told,
    truth,
    under_cursor,
    walk_until,
)

OpenNotebook = Callable[..., Page]
DRAWERS = [
    "Steps",
    "Branches",
    "Whose eyes",
    "Note sheet",
    "Lens and charts",
    "Rules",
    "Comments and positions",
    "Players",
]
DRAWERS += ["Language and display", "Save and load", "New game"]
WIDTHS = "() => [document.documentElement.scrollWidth, innerWidth]"
TOO_WIDE = """
() => Array.from(document.querySelectorAll(".gk-panel, .gk-panel *"))
  .filter(node => node.getClientRects().length && node.getBoundingClientRect().right >
    document.querySelector(".gk-panel").getBoundingClientRect().right + 1)
  .map(node => node.className.baseVal ?? node.className)
"""

CLICK_ALL = """
places => places.forEach(place => {
  const buttons = Array.from(document.querySelectorAll(".gk-panel button"));
  buttons.find(button => button.textContent.includes("Send a detective")).click();
  const map = document.querySelector(`[data-key="place-${place}"] .gk-hit`);
  map.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})
"""


@pytest.fixture
def page(open_again: OpenNotebook) -> Page:
    """The page with a new game and a new panel, and no saved games."""
    return ready(open_again([CLEAN, GAME, SHOW]))


def test_the_cursor_stays_where_it_is_while_the_game_goes_on(page: Page) -> None:
    page.locator('.gk-picture [tabindex="0"]').focus()
    walk_until(page, r"^Saxon Garden\.")
    choose_by_key(page, "Send a detective")
    told(page, "Enter")
    assert under_cursor(page).startswith("Saxon Garden.")


# ---------------------------------------------------------------------- what else can be done


def test_a_wrong_move_is_answered_in_words_at_once_and_in_sight(page: Page) -> None:
    page.get_by_label("Or type a move").fill("fly to the moon")
    page.get_by_label("Or type a move").press("Enter")
    expect(page.locator(".gk-refused")).to_contain_text("“fly” does not fit here")
    assert page.evaluate("() => window.spoken.at(-1)")[0] == "assertive"
    expect(page.get_by_label("Or type a move")).to_have_value("fly to the moon")
    page.get_by_label("Or type a move").fill("det mur")
    page.get_by_label("Or type a move").press("Enter")
    expect(status(page)).to_contain_text("It is Player B's move.")
    expect(page.get_by_label("Or type a move")).to_have_value("")


def test_a_fault_of_the_kit_is_told_in_words_and_shows_no_traceback(page: Page) -> None:
    run(page, "from widgets import moving\nworks, moving.choose_verb = moving.choose_verb, lambda *about: 1 // 0")
    button(page, "Send a detective").click()
    expect(page.locator(".gk-refused")).to_contain_text("Something went wrong in the kit.")
    expect(page.locator(".jp-Notebook")).not_to_contain_text("ZeroDivisionError")
    run(page, "moving.choose_verb = works")
    button(page, "Send a detective").click()
    expect(page.locator(".gk-refused")).to_have_count(0)


def test_fast_clicks_are_all_answered_in_their_order(page: Page) -> None:
    page.evaluate(CLICK_ALL, ["muranow", "cytadela", "lazienki", "powisle"])
    sent = log(page).filter(has_text="sends a detective")
    expect(sent).to_have_count(4)
    expect(sent).to_contain_text(["Muranów Estate", "Citadel", "Royal Baths Park", "Riverside"])


def test_other_eyes_see_the_case_that_they_hold_and_nobody_elses(page: Page) -> None:
    culprits = [named(truth(seat))["suspect"] for seat in (0, 1)]
    expect(page.locator(".gk-log-lines")).not_to_contain_text("The culprit in the case")
    button(page, "Whose eyes").click()
    page.get_by_label("Look through the eyes of").select_option(label="Player A")
    expect(page.locator(".gk-log-lines")).to_contain_text(f"The culprit in the case of Player B is {culprits[1]}.")
    expect(page.locator(".gk-log-lines")).not_to_contain_text(f"Player A is {culprits[0]}")
    page.get_by_label("Look through the eyes of").select_option(label="the teacher")
    expect(status(page)).to_contain_text("Teacher's eyes: all secrets are shown.")
    expect(page.locator(".gk-log-lines")).to_contain_text(f"The culprit in the case of Player A is {culprits[0]}.")


def test_the_curtain_hides_the_board_between_two_players(page: Page) -> None:
    button(page, "Whose eyes").click()
    page.get_by_label("Look through the eyes of").select_option(label="whoever is to move")
    button(page, "I am Player A: show me").click()
    expect(status(page)).to_contain_text("You look through the eyes of Player A.")
    page.get_by_label("Or type a move").fill("det mur")
    page.get_by_label("Or type a move").press("Enter")
    expect(button(page, "I am Player B: show me")).to_be_visible()
    expect(page.locator(".gk-stage")).to_have_count(0)


def test_a_branch_is_listed_and_entered_again(page: Page) -> None:
    for place in ("mur", "lazi"):
        page.get_by_label("Or type a move").fill(f"det {place}")
        page.get_by_label("Or type a move").press("Enter")
        expect(status(page)).to_contain_text("It is Player B's move.")
        button(page, "Back a move").click()
        expect(status(page)).to_contain_text("It is Player A's move.")
    button(page, "Branches").click()
    expect(page.locator(".gk-panel")).to_contain_text("2 ways on were played from here.")
    button(page, "detective to the Muranów Estate (1 step)").click()
    expect(log(page).nth(-2)).to_contain_text("Player A sends a detective to the Muranów Estate")
    log(page).get_by_text("Player A has the turn.").click()
    expect(status(page)).to_contain_text("It is Player A's move.")


def test_a_game_is_saved_and_opened_again_and_a_wrong_file_changes_nothing(page: Page) -> None:
    page.get_by_label("Or type a move").fill("det mur")
    page.get_by_label("Or type a move").press("Enter")
    button(page, "Save and load").click()
    page.get_by_label("File name").fill("lesson one")
    button(page, "Save").last.click()
    expect(page.locator(".gk-told")).to_have_text("Saved in saved/lesson one.json.")
    button(page, "Back a move").click()
    expect(status(page)).to_contain_text("Step 43.")
    page.get_by_label("or path of a file").fill("no such file")
    button(page, "Open").first.click()
    expect(page.locator(".gk-refused")).to_contain_text("There is no such file")
    expect(status(page)).to_contain_text("Step 43.")
    page.get_by_label("or path of a file").fill("")
    page.get_by_label("Saved games").select_option(label="lesson one.json")
    button(page, "Open").first.click()
    expect(page.locator(".gk-told")).to_contain_text("lesson one.json is open.")
    expect(status(page)).to_contain_text("Step 44.")
    with page.expect_file_chooser() as chosen:
        button(page, "Open a file of my own").click()
    chosen.value.set_files({"name": "picture.json", "mimeType": "application/json", "buffer": b"\x89PNG"})
    expect(page.locator(".gk-refused")).to_contain_text("This is not a saved game of this kit")


def test_polish_comes_all_at_once_and_is_marked_as_polish(page: Page) -> None:
    button(page, "Language and display").click()
    page.get_by_label("Language", exact=True).select_option(label="polski")
    expect(status(page)).to_contain_text("Teraz ruch gracza A.")
    expect(button(page, "Wyślij detektywa")).to_be_visible()
    expect(page.locator(".gk-board")).to_have_attribute("lang", "pl")
    expect(page.locator(".gk-panel")).to_have_attribute("lang", "pl")
    english = [f"▸ {name}" for name in DRAWERS] + [
        "Continue",
        "Why not?",
        "Send a detective",
        "What I can do",
        "Step 43.",
    ]
    words = page.locator(".gk-panel").inner_text()
    assert [name for name in english if name in words] == []


def test_the_lens_shows_rings_only_when_uncovered_and_a_chart_has_words(page: Page) -> None:
    page.locator('.gk-picture [tabindex="0"]').focus()
    assert "covered" in told(page, "g")
    expect(page.locator(".gk-near1")).to_have_count(0)
    assert told(page, "c") == "Lens and charts are shown."
    expect(page.locator(".gk-near1")).not_to_have_count(0)
    button(page, "Lens and charts").click()
    page.get_by_label("Chart", exact=True).select_option(index=1)
    picture = page.locator(".gk-panel figure img")
    expect(picture).to_be_visible()
    assert len(str(picture.get_attribute("alt"))) > 40
    button(page, "Lens and charts").focus()
    told(page, "c")
    expect(picture).to_have_count(0)


# ---------------------------------------------------------------------- for everybody


def test_the_focus_comes_to_the_board_when_the_button_that_had_it_goes_away(page: Page) -> None:
    for name, key in (("Send a detective", "Enter"), ("Take back a choice", "Enter")):
        button(page, name).focus()
        page.keyboard.press(key)
        expect(button(page, "Take back a choice")).to_have_count(int(name == "Send a detective"))
    expect(page.locator('.gk-picture [tabindex="0"]')).to_be_focused()
    before = page.evaluate("() => window.jupyterapp.shell.currentWidget.content.widgets.length")
    assert told(page, "b").startswith("Nothing was played from here yet.")
    assert page.evaluate("() => window.jupyterapp.shell.currentWidget.content.widgets.length") == before


def test_role_name_and_state_of_the_controls_are_in_the_accessibility_tree(page: Page) -> None:
    button(page, "Language and display").click()
    page.get_by_label("Large print", exact=True).check()
    expect(page.locator(".gk-board.gk-large")).to_be_visible()
    button(page, "Send a detective").click()
    expect(button(page, "Send a detective")).to_have_attribute("aria-pressed", "true")
    found = nodes(page)
    by_name = {(node["role"], node["name"]): node for node in found}
    assert by_name["checkbox", "Large print"]["checked"] == "true"
    assert by_name["button", "✓ Send a detective"]["pressed"] == "true"
    assert by_name["button", "3 Solve the case"]["pressed"] == "false"
    assert by_name["button", "▾ Language and display"]["expanded"] is True
    assert by_name["button", "▸ Steps"]["expanded"] is False
    assert ("textbox", "Or type a move") in by_name
    assert ("combobox", "Language") in by_name
    assert ("heading", "What I can do") in by_name
    assert ("application", "board") in by_name
    assert any(node["role"] == "button" and node["name"].startswith("Citadel.") for node in found)
    page.get_by_label("Large print", exact=True).uncheck()


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_axe_finds_nothing_in_any_drawer(page: Page, mode: str) -> None:
    button(page, "Language and display").click()
    page.get_by_label("Colours").select_option(label=mode)
    expect(page.locator(f".gk-board.gk-{mode}")).to_be_visible()
    button(page, "▾ Language and display").click()
    button(page, "Solve the case").click()
    faults = []
    for name in DRAWERS:
        button(page, f"▸ {name}").click()
        expect(button(page, f"▾ {name}")).to_be_visible()
        found = Axe().run(page, context={"include": [[".gk-panel"]]}).response["violations"]
        faults += [(name, fault["id"], fault["nodes"][0]["html"]) for fault in found]
    assert faults == []


@pytest.mark.parametrize("large", [False, True])
def test_nothing_is_cut_off_at_the_side_on_a_school_laptop(page: Page, large: bool) -> None:
    button(page, "Language and display").click()
    page.get_by_label("Large print", exact=True).set_checked(large)
    expect(page.locator(".gk-board.gk-large")).to_have_count(int(large))
    button(page, "▾ Language and display").click()
    for name in DRAWERS:
        button(page, f"▸ {name}").click()
        expect(button(page, f"▾ {name}")).to_be_visible()
        assert page.evaluate(TOO_WIDE) == []
    width, room = page.evaluate(WIDTHS)
    assert width <= room


def test_home_of_a_tile_is_where_the_map_shows_it(page: Page) -> None:
    suspect = truth(0)["suspect"]
    assert page.locator(f'[data-key="suspect-{home("suspect", suspect)}"]').count() == 1
