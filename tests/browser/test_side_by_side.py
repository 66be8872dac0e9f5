"""Two people play one game side by side, each in a browser window, and neither is sent the other's hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.boards import spoken
from tests.browser.conftest import SCHOOL_LAPTOP, Server, Visit, run_all_cells, visiting
from tests.browser.panels import go_along, log, ready, status, told

TABLE = """
import gamekit
from widgets import panel, share

game = gamekit.start("thousand_miles", 2, seed=5, options={"match_points": None})
"""
HERE = [TABLE, "panel(game, locked=0)", "share(game)"]
THERE = "side_by_side.ipynb"
OWN = {0: ("50", "speed_limit", "fuel", "wheel_change"), 1: ("out_of_fuel", "end_of_limit", "repair")}  # as dealt
HOLDS = {0: "50 miles, 100 miles, speed limit", 1: "out of fuel, out of fuel, green light"}


@dataclass
class Window:
    """A browser window: its page, and all that the server has sent to it through sockets, as text."""

    page: Page
    sent: list[str] = field(default_factory=list)

    def listen(self, socket: WebSocket) -> None:
        """Keep what comes through a socket."""
        socket.on("framereceived", lambda data: self.sent.append(as_text(data)))

    def holds(self, words: str) -> bool:
        """Whether words stand in the page or in anything that was sent to it."""
        return words in self.page.content() or any(words in text for text in self.sent)


def as_text(data: str | bytes) -> str:
    """A message through a socket, which may hold parts that are no text."""
    return data if isinstance(data, str) else data.decode(errors="replace")


def opened(visit: Visit, source: str | list[str]) -> Window:
    """A notebook in a browser window of its own, all cells run."""
    page, path = visit.page("en", SCHOOL_LAPTOP), visit.path(source, "en")
    window = Window(page)
    page.on("websocket", window.listen)
    workspace = f"{visit.server.url}lab/workspaces/{visit.name}-{next(visit.numbers)}"
    page.goto(f"{workspace}/tree/{path}?reset&token={visit.server.token}")
    run_all_cells(page, path)
    ready(page)
    page.locator('.gk-picture [tabindex="0"]').focus()
    return window


@pytest.fixture
def windows(lab_server: Server, chromium: Browser, visit_name: str) -> Iterator[list[Window]]:
    """The window with the game, and the other one that has joined it."""
    with visiting(lab_server, chromium, visit_name) as visit:
        yield [opened(visit, HERE), opened(visit, THERE)]


def heard(window: Window, count: int) -> str:
    """What was announced last, as soon as so many things were."""
    return str(spoken(window.page, count)[-1][2])


def test_two_windows_play_one_game_and_keep_their_hands_to_themselves(windows: list[Window]) -> None:
    first, second = windows
    expect(status(first.page)).to_contain_text("It is your turn: draw.")
    expect(status(second.page)).to_contain_text("Player A has the turn and draws now.")

    assert told(first.page, " ") == "You draw: 50 miles."
    assert heard(second, 1) == "Player A draws a card."
    go_along(first.page, r"^Green light\.")
    count = len(spoken(second.page, 1))
    assert told(first.page, "Enter") == "You lay a green light; your state: rolling. Player B has the turn."
    assert heard(second, count + 1) == "Player A lays a green light; state: rolling. It is your turn."

    count = len(spoken(first.page, 1))
    assert told(second.page, " ").startswith("You draw: ")
    assert heard(first, count + 1) == "Player B draws a card."
    assert told(second.page, "i").startswith("Player A. State: rolling.")
    expect(log(first.page).last).to_have_text("Player B draws a card.")

    for seat, window in enumerate(windows):
        assert window.holds(HOLDS[seat])
        assert not window.holds(HOLDS[1 - seat])
        assert all(window.holds(f"hand-{card}-0") for card in OWN[seat])
        assert not any(window.holds(f"hand-{card}-0") for card in OWN[1 - seat])
