"""Crash and Grab in a real browser: a round by mouse, then one by keys from what is announced, on one page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.panels import choose_by_key, ready, status, told, walk_until

OpenNotebook = Callable[..., Page]

GAME = """
import gamekit
from widgets import panel

game = gamekit.start("crash_and_grab", 3, seed=41)
panel(game, eyes=0, kit=[1, 2])
"""
SIDE = 8  # squares of the board
CHOICES = 40  # more than a round asks of one player
ASKED = {  # what Player A is asked -> the verb of the button to click
    "You may ": "pass",
    "choose a direction.": "aim",
    "Choose how far": "steps",
    "Keep one of the two upgrades.": "keep",
    "give a crew member to another player.": "give",
    "take 1 energy.": "energy",
    "Choose the queue": "refill",
}
STOPS = {  # what is asked -> how a stop speaks that may hold it
    "direction": "^Towards",
    "distance": r"^The number 1\.",
    "crew member": "(Pilot|Engineer|Doctor|Scientist)",
    "colour": "^Queue",
    "saucer": "saucer, Player [BC]",
    "upgrade": "^“",
}


def test_a_round_is_played_by_mouse_and_another_by_keys_from_what_is_heard(open_voila: OpenNotebook) -> None:
    page = ready(open_voila([GAME]))
    heard = plan_by_mouse(page, "card-3", "direction-sun")
    for _ in range(CHOICES):
        if "Round 2 begins" in heard:
            break
        heard = hear(page, what_to_click(page, heard).click)
    assert "Round 2 begins" in heard

    page.locator('.gk-picture [tabindex="0"]').focus()
    assert told(page, "t") == "Plan a move: a card and a direction."
    heard = plan_by_key(page, "2", "meteor")
    for _ in range(CHOICES):
        if "Round 3 begins" in heard:
            break
        heard = decide_by_key(page)
    assert "Round 3 begins" in heard

    told(page, "v")
    expect(status(page)).to_contain_text("This move: part 1 of")
    assert told(page, "1").startswith("You are looking into the middle of a move")
    assert told(page, "Escape").endswith("Plan a move: a card and a direction.")
    expect(status(page)).not_to_contain_text("This move")


def hear(page: Page, act: Callable[[], object]) -> str:
    """Do something and hear what is announced."""
    count = page.evaluate("() => window.spoken.length")
    act()
    page.wait_for_function("count => window.spoken.length > count", arg=count)
    return str(page.evaluate("() => window.spoken.at(-1)[2]"))


# ---------------------------------------------------------------------- by mouse


def plan_by_mouse(page: Page, card: str, direction: str) -> str:
    """Plan by clicking a card and a direction beside the board."""
    hear(page, page.locator(".gk-does-plan").click)
    for shape in (card, direction):
        hear(page, page.locator(f'[data-key="{shape}"]').click)
    return hear(page, do_it(page).click)


def do_it(page: Page) -> Locator:
    """The button that makes the move."""
    return page.locator(".gk-ways button", has_text="Do it")


def what_to_click(page: Page, heard: str) -> Locator:
    """What was asked for, as it was heard: a place that can be chosen, or a button, which may come a moment later."""
    if "Choose now: " in heard:
        return page.locator(".gk-shape.gk-open").first
    if heard.startswith("Ready: "):
        return do_it(page)
    verb = next((verb for words, verb in ASKED.items() if words in heard), "")
    assert verb, heard
    return page.locator(f".gk-does-{verb}")


# ---------------------------------------------------------------------- by keys


def plan_by_key(page: Page, card: str, direction: str) -> str:
    """Plan by the number that was heard, and Enter on a card and on a direction."""
    assert "movement card" in choose_by_key(page, "Plan")
    for _ in range(SIDE):  # over the board, to what stands beside it
        page.keyboard.press("ArrowRight")
    walk_until(page, f"^Card {card}")
    assert "Choose now: direction" in told(page, "Enter")
    walk_until(page, f"^Towards the {direction}")
    assert told(page, "Enter").startswith(f"Ready: plan: card {card}")
    return told(page, "Enter")


def decide_by_key(page: Page) -> str:
    """Decline, or do the first thing that can be done, with the first stop that fits what is asked."""
    heard = told(page, "m")
    heard = told(page, "d" if "Decline" in heard else "1")
    while asked := re.search("Choose now: ([a-z ]+),", heard):
        walk_until(page, STOPS[asked[1]])
        heard = told(page, "Enter")
    return told(page, "Enter") if heard.startswith("Ready") else heard
