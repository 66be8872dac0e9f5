"""A panel in a notebook, the truth about its game, and what a reader does with mouse, keyboard and ears."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

import gamekit
from gamekit.text import text
from tests.browser.boards import LISTEN

SEED, SEATS = 3, 2
CLEAN = "import shutil\n\nshutil.rmtree('saved', ignore_errors=True)"
GAME = f"""
import gamekit
from widgets import panel

game = gamekit.start("zero_seven", seats={SEATS}, seed={SEED}, options={{"mini_games": 1}})
"""
SHOW = "shown = panel(game)\nshown"
ARROWS = {"ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp", "ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft"}


def same_game() -> gamekit.Timeline:
    """The game of the notebook once more: same seed, same deal, so the test knows what nobody at the table does."""
    return gamekit.start("zero_seven", SEATS, seed=SEED, options={"mini_games": 1})


def truth(seat: int) -> dict[str, str]:
    """The case of a seat: suspect, place and crime as slugs."""
    words = [event.details for event in same_game().events(gamekit.TEACHER) if event.kind.startswith("case_")]
    mine = words[3 * seat : 3 * seat + 3]
    return {kind: slug for details in mine for kind, slug in details.items()}


def named(slugs: dict[str, str], lang: str = "en") -> dict[str, str]:
    """The names of a suspect, a place and a crime."""
    words = text(lang, same_game().game)
    return {kind: words.name(kind, slug) for kind, slug in slugs.items()}


def home(kind: str, slug: str) -> str:
    """The place where a tile lies, as a slug."""
    told = [event.details for event in same_game().events() if event.kind == f"{kind}_tile"]
    return slug if kind == "place" else next(details["place"] for details in told if details[kind] == slug)


# ---------------------------------------------------------------------- mouse


def ready(page: Page) -> Page:
    """The page when its board is drawn, and with ears for what is announced from now on."""
    expect(page.locator(".gk-picture svg").first).to_be_visible()
    page.evaluate(LISTEN)
    return page


def button(page: Page, name: str) -> Locator:
    """A button of the panel by its words."""
    return page.locator(".gk-panel").get_by_role("button", name=name)


def tile(page: Page, kind: str, slug: str) -> Locator:
    """A tile on the map: the place's own name, or what lies there."""
    return page.locator(f'[data-key="{"name" if kind == "place" else kind}-{home(kind, slug)}"]')


def log(page: Page) -> Locator:
    """The lines of the log."""
    return page.locator(".gk-log-lines li")


def status(page: Page) -> Locator:
    """The lines that say where the game stands."""
    return page.locator(".gk-status").first


def solve_by_mouse(page: Page, seat: int) -> None:
    """Name the case of a seat by clicking its tiles."""
    button(page, "Solve the case").click()
    for kind, slug in truth(seat).items():
        tile(page, kind, slug).click(force=True)  # whatever is drawn on it
    button(page, "Do it").click()


# ---------------------------------------------------------------------- keyboard and ears


def told(page: Page, key: str) -> str:
    """Press a key and hear what is announced."""
    count = page.evaluate("() => window.spoken.length")
    page.keyboard.press(key)
    page.wait_for_function("count => window.spoken.length > count", arg=count)
    return str(page.evaluate("() => window.spoken.at(-1)[2]"))


def under_cursor(page: Page) -> str:
    """What a screen reader says of the stop under the cursor."""
    return str(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))


def walk_until(page: Page, wanted: str) -> None:
    """Explore the board with the arrows alone, until what the stop under the cursor says matches the pattern."""
    seen: dict[str, dict[str, str]] = {}
    for _ in range(400):
        here = under_cursor(page)
        if re.search(wanted, here):
            return
        seen.setdefault(here, {})
        way = next(unknown(seen, here))
        for arrow in way:
            before = under_cursor(page)
            seen.setdefault(before, {})[arrow] = walked(page, arrow)
    raise AssertionError(f"no stop says {wanted!r}; heard: {sorted(seen)}")


def walked(page: Page, arrow: str) -> str:
    """Press an arrow and hear the stop that it leads to; where it leads nowhere the board says so."""
    before, count = under_cursor(page), page.evaluate("() => window.spoken.length")
    page.keyboard.press(arrow)
    after = under_cursor(page)
    if after == before:
        page.wait_for_function("count => window.spoken.length > count", arg=count)
    return after


def unknown(seen: dict[str, dict[str, str]], start: str) -> Iterator[list[str]]:
    """The ways over known stops to an arrow that was not tried yet, the shortest first."""
    queue: list[tuple[str, list[str]]] = [(start, [])]
    reached = {start}
    for stop, way in queue:
        yield from ([*way, arrow] for arrow in ARROWS if arrow not in seen.get(stop, {}))
        for arrow, other in seen.get(stop, {}).items():
            if other not in reached:
                reached.add(other)
                queue.append((other, [*way, arrow]))


def go_along(page: Page, wanted: str) -> None:
    """From the first stop on along its row with the arrow alone, until what the stop says matches the pattern."""
    page.keyboard.press("Home")
    heard = [under_cursor(page)]
    while not re.search(wanted, heard[-1]):
        assert len(heard) < 20, f"no stop says {wanted!r}; heard: {heard}"
        page.keyboard.press("ArrowRight")
        heard.append(under_cursor(page))


def choose_by_key(page: Page, verb: str) -> str:
    """Ask what can be done, press the number that was heard for it, and hear what is to be chosen."""
    entries = dict(
        reversed(entry.split(": ", 1)) for entry in told(page, "m").split(": ", 1)[1].rstrip(".").split("; ")
    )
    return told(page, entries[verb])


def nodes(page: Page) -> list[dict[str, Any]]:
    """Chromium's accessibility tree: role, name and states of every node that is not ignored."""
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    return [
        {
            "role": node["role"]["value"],
            "name": node.get("name", {}).get("value", ""),
            **{state["name"]: state["value"].get("value") for state in node.get("properties", [])},
        }
        for node in tree
        if not node["ignored"]
    ]
