"""A move moment by moment, and a graph over the board, in a real browser: one page for all of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.panels import ready, status, told

OpenNotebook = Callable[..., Page]

RUN = """
import sys
import tests

sys.path.append(tests.__path__[0])
from toy_glide import GAME

import gamekit
from widgets import panel

game = gamekit.start(GAME, 2, seed=1)
events = game.do("run cave")
panel(game)
"""
MAP = 'panel(gamekit.start("zero_seven", 2, seed=3))'


def test_a_move_is_walked_through_by_key_and_button_and_a_graph_lies_over_the_board(open_voila: OpenNotebook) -> None:
    page = ready(open_voila([RUN, MAP]))
    first, second = (page.locator(".gk-panel").nth(at) for at in (0, 1))
    look_through_a_move(page)
    first.get_by_role("button", name="Show the last move again").click()
    expect(status(page)).to_contain_text("This move: spot 1 of 4.")
    first.get_by_role("button", name="To the end of the move").click()
    expect(status(page)).not_to_contain_text("This move")

    second.get_by_role("button", name="Lens and charts").click()
    second.get_by_role("checkbox", name="Show lens and charts").check()
    second.get_by_role("checkbox", name="Lay a graph over the board").check()
    expect(second.locator(".gk-role-node-dot")).to_have_count(14)
    expect(second).to_contain_text("The graph has 14 nodes and 29 edges.")
    expect(second.locator('.gk-role-edge:not([aria-hidden="true"])')).to_have_count(0)
    expect(second.locator(".gk-picture [tabindex]")).to_have_count(second.locator(".gk-live[tabindex]").count())
    second.locator("summary", has_text="The edges of the graph").click()
    expect(second.get_by_role("table")).to_contain_text("Citadel")


def look_through_a_move(page: Page) -> None:
    """With V and Space alone: what is told, where the game stands, and the stop under the cursor stays the same."""
    stop = page.locator('.gk-picture [tabindex="0"]').first
    stop.focus()
    stop.evaluate("node => (window.stop = node)")
    assert told(page, "v") == "Player A runs to the meadow."
    expect(status(page)).to_contain_text("This move: spot 1 of 4.")
    assert told(page, "1").startswith("You are looking into the middle of a move")
    assert told(page, " ") == "Player A runs to the mill."
    assert told(page, "Shift+V") == "Player A runs to the meadow."
    assert told(page, "Escape") == "Here the game stands. It is Player B's move."
    assert page.evaluate("() => document.activeElement === window.stop")
