"""1000 mil in a real browser, by keyboard and ear: a round against the kit, a dirty trick, a card that is barred."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.panels import CLEAN, go_along, log, ready, status, told, under_cursor

OpenNotebook = Callable[..., Page]

ROUND = """
import gamekit
from widgets import panel

game = gamekit.start("thousand_miles", 2, seed=9, options={"match_points": None})
"""
POSITIONS = "from thousand_miles_positions import at, attacked\nfrom widgets import panel, set_language"
TRICK = POSITIONS + '\n\ngame = attacked("accident", {1: "ace"})'
BARRED = POSITIONS + '\n\ngame = at({0: "200 accident"}, sides={0: {"marks": "stopped"}, 1: {"marks": "stopped"}})'
ROLLING = {seat: {"marks": "rolling"} for seat in range(3)}
ATTACK = POSITIONS + f'\n\ngame = at({{0: "accident"}}, seats=3, sides={ROLLING})'
HAND = 7


def at_the_board(page: Page) -> Page:
    """The page with the focus on the board and ears for what is announced."""
    ready(page).locator('.gk-picture [tabindex="0"]').focus()
    return page


def play_a_card(page: Page) -> str:
    """Go along the hand to the first card of which it is said that it can be laid, and lay it, else throw one away."""
    page.keyboard.press("Home")
    for _ in range(HAND):
        if "you can lay it" in under_cursor(page):
            return told(page, "Enter")
        page.keyboard.press("ArrowRight")
    return told(page, "Delete")


def test_a_round_is_played_by_keyboard_alone_from_what_is_announced(open_voila: OpenNotebook) -> None:
    page = at_the_board(open_voila([ROUND, "panel(game, eyes=0, kit=[1])"]))
    assert told(page, "t").startswith(("It is your turn: draw.", "Player B has the turn"))
    heard, turns = told(page, " "), 0
    while "The round is over" not in heard and "the round is over" not in heard:
        turns += 1
        assert turns < 150, heard
        mine = heard.startswith(("You draw: ", "It is your turn: lay or discard"))
        heard = play_a_card(page) if mine else told(page, " ")
    assert "Winner of the round: Player B." in heard
    assert heard.endswith("The match is over. Winner: Player B.")
    assert "Player B. State: rolling." in told(page, "i")
    assert "in the match. The match is over." in told(page, "s")
    expect(status(page)).to_contain_text("The game is over.")


def test_a_dirty_trick_is_made_by_its_key_in_the_turn_of_another(open_again: OpenNotebook) -> None:
    page = at_the_board(open_again([CLEAN, TRICK, "panel(game, eyes=1)"]))
    heard = told(page, "d")
    assert heard.startswith("Dirty trick: you lay the ace of the wheel, undo the attack (accident), get 400 points")
    assert told(page, " ").startswith("You draw: ")
    expect(log(page).last).to_contain_text("You draw: ")


def test_without_the_card_the_key_says_why_there_is_no_trick(open_again: OpenNotebook) -> None:
    page = at_the_board(open_again([CLEAN, TRICK.replace("ace", "fuel_tank"), "panel(game, eyes=1)"]))
    assert told(page, "d") == "No trick: you do not hold the ace of the wheel."


def test_a_card_that_cannot_be_laid_says_why_and_can_be_thrown_away(open_again: OpenNotebook) -> None:
    page = at_the_board(open_again([CLEAN, BARRED, "panel(game, eyes=0)"]))
    go_along(page, r"^200 miles\.")
    refused = "200 miles: You are stopped and need a green light. Or discard 200 miles? Enter does it, Escape does not."
    assert told(page, "Enter") == refused
    assert told(page, "Escape") == "Choose what to do."
    assert told(page, "Enter") == refused
    assert told(page, "Enter") == "You discard 200 miles. Player B has the turn."
    assert told(page, "a").startswith("You discard 200 miles.")


def test_an_attack_brings_the_cursor_to_the_sides_and_back_to_the_hand(open_again: OpenNotebook) -> None:
    page = at_the_board(open_again([CLEAN, ATTACK, "panel(game, eyes=0)"]))
    go_along(page, r"^Accident\.")
    assert told(page, "Enter").endswith("You can choose: Player B, Player C.")
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile(r"^Player B\."))
    page.keyboard.press("ArrowRight")
    assert under_cursor(page).startswith("Player C.")
    assert told(page, "Enter").startswith("You attack Player C: accident; state there: an accident.")
    expect(page.locator(":focus")).to_have_attribute("data-key", re.compile("^hand-"))


def test_in_polish_all_is_said_in_polish(open_voila: OpenNotebook) -> None:
    page = at_the_board(open_voila([BARRED, 'set_language("pl")\npanel(game, eyes=0)'], language="pl"))
    assert told(page, "t") == "Twoja tura: połóż albo odrzuć kartę."
    go_along(page, r"^Wypadek\.")
    assert told(page, "Enter").startswith(
        "Wypadek: Nie można teraz zaatakować gracza B: ta strona jest już zablokowana."
    )
    assert told(page, "Delete") == "Odrzucasz wypadek. Teraz tura gracza B."
