"""Northwest Passage in a real browser: its map, a round by mouse, then one by keys and ears, on one page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Position, expect

from tests.browser.panels import choose_by_key, ready, told, under_cursor

OpenNotebook = Callable[..., Page]
GAME = """
import gamekit
from gamekit.northwest_passage import GAME
from widgets import panel

game = gamekit.start(GAME, 2, seed=4, options={"first_order": "01"})
game.deal()
for move in ("draw cape ship", "end", "draw coast ship", "end", "place cape 0 p4 ship"):
    game.do(move)
panel(game, eyes=0, kit=[1])
"""


def test_land_is_clicked_a_round_is_played_by_mouse_and_another_by_keys_from_what_is_heard(
    open_voila: OpenNotebook,
) -> None:
    page = ready(open_voila([GAME]))
    look_at_the_map(page)
    told(page, "Escape")  # a click on a tile alone has moved nobody

    hear(page, page.locator('[data-key="pile-sea"]').click)
    assert "Choose now: how the tile is turned" in hear(page, page.locator('[data-key="held-0-0"]').click)
    hear(page, page.locator('[data-key="turn-0"]').click)
    expect(page.locator('[data-key^="fits-"]')).to_have_count(1)
    heard = hear(page, page.locator('[data-key="square-p5"]').click, "Your turn.")
    assert "You place tile “sea” on P5 (not turned)." in page.evaluate(
        "() => window.spoken.map(each => each[2]).join()"
    )
    assert "Ready crewmen: 1." in heard
    hear(page, page.locator(".gk-does-pass").click, "Round 2 begins")

    page.locator('.gk-picture [tabindex="0"]').focus()
    assert told(page, "t") == "Choose an action, or pass the round."
    choose_by_key(page, "Draw a tile")
    assert "Pile of" in under_cursor(page) or "Offer" in under_cursor(page)
    assert told(page, "Enter").startswith("You draw tile ")
    assert "You can choose: ship." in choose_by_key(page, "Move")
    assert "You can choose: P" in told(page, "Enter"), "the cursor has come to the ship"
    assert under_cursor(page).startswith("P"), "and then to where it can go"
    assert told(page, "Enter").startswith("Your ship goes from Greenland to P")
    heard = hear(page, lambda: page.keyboard.press("q"), "Round 3 begins")
    assert heard in told(page, "a"), "the last announcements again"


def look_at_the_map(page: Page) -> None:
    """Land lies over squares, and leaves them to be clicked and walked."""
    square, land = page.locator('[data-key="square-p4"]'), page.locator('[data-key="land"] > path.gk-body')
    assert str(land.get_attribute("d")).startswith("M ")
    corner = Position(x=4, y=4)  # the cape's land
    hear(page, lambda: square.click(position=corner))  # unless it is waited for, its answer is taken for the next one's
    expect(square).to_have_attribute("tabindex", "0")
    assert "P4: land north-west, sea elsewhere" in str(square.get_attribute("aria-label"))
    assert told(page, "n").startswith("Next to it: P3 (free) above, Greenland on the right")
    expect(page.locator('[data-key="ship-1"] > path.gk-body')).to_be_visible()


def hear(page: Page, act: Callable[[], object], wanted: str = "") -> str:
    """Do something and hear what is announced, until it has these words."""
    count = page.evaluate("() => window.spoken.length")
    act()
    found = "([count, words]) => window.spoken.slice(count).find(([, , text]) => text.includes(words))"
    return str(page.wait_for_function(found, arg=[count, wanted]).json_value()[2])
