"""Persona Non Grata in a real browser: by mouse in English, by keys and ears alone in Polish."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.panels import CLEAN, button, log, ready, status, told, under_cursor, walk_until

OpenNotebook = Callable[..., Page]
IMPORTS = """
import persona_non_grata_exercises as exercises
from persona_non_grata_positions import due, on, played
from widgets import panel, set_language

"""
WEEK = IMPORTS + 'import gamekit\n\ngame = gamekit.start("persona_non_grata", 2, seed=4, options={"weeks": 1})'
DAY = IMPORTS + "game = played({}, stop=on(1, 1))"
THEFT = (
    IMPORTS
    + """
week = {0: "biolife_president biolife_worker", 1: "biolife_manager biolife_assistant", 2: "biolife_worker"}
game = played(week, stop=due("theft"), preset="published")
"""
)
TIE = IMPORTS + "game = exercises.first_tie()"
HIDDEN = IMPORTS + "game = exercises.came_back()"
DAYS = 5


def shape(page: Page, key: str) -> Locator:
    """A shape of the board."""
    return page.locator(f'.gk-stage [data-key="{key}"]')


def click(page: Page, key: str) -> None:
    """Click a shape, whatever is drawn on it."""
    shape(page, key).click(force=True)


def on_the_board(page: Page) -> Page:
    """The page with the focus on the board and ears for what is announced."""
    ready(page).locator('.gk-picture [tabindex="0"]').first.focus()
    return page


# ---------------------------------------------------------------------- by mouse, in English


def test_a_pair_is_clicked_shown_and_changed_and_the_reveal_is_stepped_card_by_card(open_again: OpenNotebook) -> None:
    page = ready(open_again([CLEAN, DAY, "panel(game, eyes=0, kit=[1, 2])"]))
    for card in ("hand-0", "hand-5"):
        click(page, card)
        expect(page.locator(".gk-chosen")).to_have_attribute("data-key", card)
    click(page, "action-encrypt-0")
    expect(log(page).last).to_have_text("Day 2 begins.")
    expect(shape(page, "encrypted-w1d1-a")).to_be_visible()
    shape(page, "hand-0").focus()
    assert "All pairs are revealed." in told(page, "v")
    expect(status(page)).to_contain_text("This move: part 1 of 8")
    expect(shape(page, "encrypted-w1d1-a")).to_have_count(0)
    assert told(page, "v").startswith("You encrypt: ")
    expect(shape(page, "encrypted-w1d1-a")).to_be_visible()
    assert told(page, "v").startswith("Player B ")
    told(page, "Escape")
    expect(status(page)).not_to_contain_text("This move")


def test_a_card_is_stolen_by_mouse_from_the_area_where_it_lies(open_again: OpenNotebook) -> None:
    page = ready(open_again([CLEAN, THEFT, "panel(game, eyes=0)"]))
    click(page, "player-1")
    expect(page.locator(".gk-shape.gk-open")).to_have_count(2)
    click(page, "area-1-w1d2-b")
    expect(log(page).filter(has_text="You steal from Player B and archive: Biolife Assistant.")).to_be_visible()
    expect(shape(page, "archived-0-biolife-1")).to_be_visible()


def test_what_is_encrypted_is_marked_and_proved_and_lens_and_charts_are_opened(open_again: OpenNotebook) -> None:
    page = on_the_board(open_again([CLEAN, HIDDEN, "panel(game, eyes=0)"]))
    walk_until(page, "^A face-down card in the area of Player C")
    assert told(page, "p").startswith("The card that Player C encrypts on day 3 is this one: Delacruz Manager.")
    assert "3: Delacruz Manager" in told(page, "x")
    assert told(page, "3").endswith("marked as impossible.")
    assert "Your mark: not Delacruz Manager" in under_cursor(page)
    assert "it is covered" in told(page, "g")
    told(page, "c")
    button(page, "Lens and charts").click()
    page.get_by_label("Chart", exact=True).select_option(label="What can the face-down cards be?")
    expect(page.locator(".gk-panel img").first).to_be_visible()


# ---------------------------------------------------------------------- by keys alone, in Polish


def test_a_week_is_played_by_keys_alone_from_what_is_heard(open_again: OpenNotebook) -> None:
    cells = [CLEAN, WEEK, 'set_language("pl")\npanel(game, eyes=0, kit=[1])']
    page = on_the_board(open_again(cells, language="pl"))
    assert told(page, "t") == "Wybierz kartę informacji i kartę akcji."
    for day in range(1, DAYS + 1):
        page.keyboard.press("Home")
        assert told(page, "Enter").startswith("Wyłóż parę kart. Wybierz z listy albo na planszy: karta akcji.")
        heard = told(page, "Enter")
        assert heard.startswith(("Pobierasz ", "Szyfrujesz ", "Wysyłasz "))
        assert (f"Zaczyna się dzień {day + 1}." in heard) is (day < DAYS)
    assert "SJT: sumy, licząc od gracza A, to " in heard
    assert "Koniec gry." in heard
    assert told(page, "t") == "Gra jest skończona."
    assert "Gracz B" in told(page, "s")


def test_a_tie_is_decided_and_a_card_stolen_by_keys_alone(open_again: OpenNotebook) -> None:
    page = on_the_board(open_again([CLEAN, TIE, 'set_language("pl")\npanel(game, eyes=0)'], language="pl"))
    assert told(page, "t").endswith("Masz klucz i rozstrzygasz: kto jest pierwszy?")
    assert told(page, "1").startswith("Rozstrzygnij remis.")
    assert under_cursor(page).startswith("Gracz B"), "the cursor has come to those who tie"
    assert "Biolife: Gracz B zajmuje pierwsze miejsce" in told(page, "Enter")

    page = on_the_board(open_again([CLEAN, THEFT, 'set_language("pl")\npanel(game, eyes=0)'], language="pl"))
    assert told(page, "1").startswith("Ukradnij kartę.")
    assert under_cursor(page).startswith("Gracz B")
    assert told(page, "Enter").endswith("Możliwości: menedżer Biolife, asystent Biolife.")
    assert told(page, "Enter").startswith("Kradniesz ze strefy gry gracza B i archiwizujesz menedżera Biolife.")
