"""13 Clues in a real browser: a mystery is chosen, and a turn of three glasses is played, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.panels import CLEAN, button, choose_by_key, log, ready, status, told, under_cursor, walk_until

OpenNotebook = Callable[..., Page]

SETTING_UP = """
import gamekit
from widgets import panel

game = gamekit.start("thirteen_clues", 3, seed=4)
"""
THREE_GLASSES = """
from thirteen_clues_positions import dealt, with_glasses
from widgets import panel

game = with_glasses(dealt(3), 3, 0, 0)
"""
OWN_EYES = "panel(game, eyes=0)"


def shape(page: Page, id: str) -> None:
    """Click a shape of the picture, whatever is drawn on it."""
    page.locator(f'[data-key="{id}"]').click(force=True)


def test_a_mystery_is_chosen_by_mouse_from_the_own_cards(open_again: OpenNotebook) -> None:
    page = ready(open_again([CLEAN, SETTING_UP, OWN_EYES]))
    own = page.locator('[data-key^="hand-"].gk-role-clue')
    for card in own.all():  # of two of a kind the last one counts
        card.click(force=True)
    button(page, "Do it").click()
    expect(log(page).last).to_contain_text("You choose a mystery for your left neighbour: ")
    expect(page.locator('[data-key^="front-"].gk-role-clue')).to_have_count(3)


def test_a_turn_is_played_by_mouse(open_again: OpenNotebook) -> None:
    page = ready(open_again([CLEAN, THREE_GLASSES, OWN_EYES]))
    shape(page, "front-targ")
    shape(page, "ask-czerwony")
    button(page, "Do it").click()
    expect(log(page).last).to_contain_text("You give a glass to Player B and ask: “How many red cards do you see?”")
    shape(page, "informant-d")
    expect(log(page).last).to_contain_text("You look at informant D and see")
    button(page, "Accuse").click()
    for card in ("oficer", "salon", "noz"):
        shape(page, f"card-{card}")
    button(page, "Do it").click()
    expect(status(page)).to_contain_text("The game is over.")


def test_a_turn_is_played_by_keyboard_alone_from_what_is_announced(open_voila: OpenNotebook) -> None:
    page = ready(open_voila([THREE_GLASSES, OWN_EYES]))
    page.locator('.gk-picture [tabindex="0"]').focus()
    assert under_cursor(page).startswith("Player A. Your own place.")
    choose_by_key(page, "Question a witness")
    for stop in (r"^Player B\.", r"^Question: red cards\."):
        walk_until(page, stop)
        heard = told(page, "Enter")
    assert heard.startswith("Ready:")
    assert "The answer is 3." in told(page, "Enter")
    choose_by_key(page, "Look at an informant")
    walk_until(page, r"^Informant D\.")
    assert "You look at informant D" in told(page, "Enter")
    choose_by_key(page, "Accuse")
    for card in ("Officer", "Salon|Parlor", "Knife"):
        walk_until(page, rf"^({card}) \(purple")
        told(page, "Enter")
    assert "your mystery is solved" in told(page, "Enter")
