"""Panels in a real browser: whole games by mouse and by keyboard, chance by hand, two panels, run again, restart."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.boards import LISTEN, run
from tests.browser.panels import (
    CLEAN,
    GAME,
    SHOW,
    button,
    choose_by_key,
    log,
    named,
    ready,
    solve_by_mouse,
    status,
    told,
    truth,
    walk_until,
)

OpenNotebook = Callable[..., Page]
RESTART = """
async () => {
  const { sessionContext } = window.jupyterapp.shell.currentWidget;
  await sessionContext.restartKernel();
  await sessionContext.session.kernel.info;
}
"""


# ---------------------------------------------------------------------- whole games


def test_a_mini_game_is_played_by_mouse(open_voila: OpenNotebook) -> None:
    opened = ready(open_voila([GAME, SHOW]))
    button(opened, "Send a detective").click()
    opened.locator('[data-key="place-muranow"]').click(position={"x": 4, "y": 4})
    expect(log(opened).last).to_have_text("Player B has the turn.")
    button(opened, "Take an evidence card").click()
    opened.locator('[data-key^="card-"].gk-open').first.click(force=True)
    expect(status(opened)).to_contain_text("It is Player A's move.")
    solve_by_mouse(opened, 0)
    expect(log(opened).last).to_have_text("Player B has the turn.")
    solve_by_mouse(opened, 1)
    expect(status(opened)).to_contain_text("The game is over.")
    expect(status(opened)).to_contain_text("Points: A 7, B 7 (winner).")
    expect(log(opened).last).to_contain_text("The game is over. Winner: Player B")


def test_a_mini_game_is_played_by_keyboard_alone_from_what_is_announced(open_again: OpenNotebook) -> None:
    opened = ready(open_again([CLEAN, GAME, SHOW]))
    opened.locator('.gk-picture [tabindex="0"]').focus()
    for _ in range(2):
        assert "Choose now: place" in choose_by_key(opened, "Send a detective")
        assert "sends a detective" in told(opened, "Enter")
    for seat in (0, 1):
        heard = choose_by_key(opened, "Solve the case")
        for kind, name in named(truth(seat)).items():
            assert f"Choose now: {kind}" in heard
            walk_until(opened, {"place": "^", "suspect": "Suspect: ", "crime": "Crime: "}[kind] + rf"{name}\.")
            heard = told(opened, "Enter")
        assert heard.startswith("Ready:")
        assert "right! 7 points" in told(opened, "Enter")
    assert told(opened, "t") == "The game is over."
    assert told(opened, "s") == "Player A: 7 points, winner. Player B: 7 points, winner."


def test_chance_by_hand_is_typed_or_drawn(open_again: OpenNotebook) -> None:
    page = ready(open_again([CLEAN, GAME.replace("seed=3", "seed=None"), SHOW]))
    expect(status(page)).to_contain_text("Chance is due.")
    button(page, "Lay a suspect tile").click()
    page.get_by_label("suspect").select_option(label="Cork")
    button(page, "Do it").click()
    expect(log(page).last).to_contain_text("Cork.")
    button(page, "Draw all that is due").click()
    expect(status(page)).to_contain_text("It is Player A's move.")


PLANNING = """
import gamekit
from widgets import panel

game = gamekit.start("crash_and_grab", 3, seed=41)
game.deal()
shown = panel(game, eyes=0)
shown
"""
DOUBLE = """
shape => ["gk-mark-chosen", "gk-mark-chosen-core"].map(name => {
  const { stroke, strokeWidth } = getComputedStyle(shape.querySelector(`.${name}`));
  return [stroke, parseFloat(strokeWidth)];
})
"""  # colour and width of both lines, the narrow one on the wide one


def test_what_is_chosen_has_a_double_line_and_is_said_until_it_is_taken_back(open_again: OpenNotebook) -> None:
    page = ready(open_again([CLEAN, PLANNING]))
    card, other = page.locator('[data-key="card-3"]'), page.locator('[data-key="card-2"]')
    page.locator(".gk-does-plan").click()
    card.click()
    expect(card.and_(page.locator(".gk-chosen"))).to_have_attribute("aria-label", "Card 3. Chosen.")
    for mode, large in (("light", False), ("dark", False), ("light", True)):
        run(page, f"shown.board.mode, shown.board.large = {mode!r}, {large}")
        expect(page.locator(f".gk-board.gk-{mode}{'.gk-large' * large}")).to_be_visible()
        (outer, wide), (inner, narrow) = card.evaluate(DOUBLE)
        assert outer != inner
        assert wide > 2 * narrow
    expect(other.locator(".gk-mark-chosen")).to_have_count(0)
    card.press("Escape")
    expect(card).not_to_have_attribute("aria-label", "Card 3. Chosen.")
    expect(page.locator(".gk-mark-chosen")).to_have_count(0)


# ---------------------------------------------------------------------- several panels, run again, restart


def test_two_panels_on_one_game_follow_each_other_and_keep_their_secrets(open_again: OpenNotebook) -> None:
    page = ready(open_again([CLEAN, GAME, "panel(game, locked=0)", "panel(game, locked=1)"]))
    first, second = page.locator(".gk-panel").nth(0), page.locator(".gk-panel").nth(1)
    expect(second).to_be_attached()
    page.evaluate(LISTEN)
    first.get_by_label("Or type a move").fill("det mur")
    first.get_by_label("Or type a move").press("Enter")
    second.scroll_into_view_if_needed()
    expect(second.locator(".gk-status")).to_contain_text("It is your move.")
    expect(second.locator(".gk-log-lines li").nth(-2)).to_contain_text("Player A sends a detective")
    expect(first.locator(".gk-log-lines li").nth(-2)).to_contain_text("You send a detective")
    expect(first.get_by_role("button", name="Whose eyes")).to_have_count(0)
    spoken = page.evaluate("() => window.spoken.map(([, , text]) => text).filter(text => text.includes('detective'))")
    assert len(spoken) == 2
    expect(first.locator(".gk-log-lines")).to_contain_text("The culprit in the case of Player B")
    expect(first.locator(".gk-log-lines")).not_to_contain_text("The culprit in your case")
    expect(second.locator(".gk-log-lines")).not_to_contain_text("The culprit in the case of Player B")


def moved(open_again: OpenNotebook, cells: list[str]) -> Page:
    """The page after these cells, with no saved game, and a move of Player A."""
    open_again([CLEAN])
    page = ready(open_again(cells))
    page.get_by_label("Or type a move").last.fill("det mur")
    page.get_by_label("Or type a move").last.press("Enter")
    expect(status(page)).to_contain_text("It is Player B's move.")
    return page


def goes_on_with_the_kept_game(page: Page) -> None:
    expect(status(page)).to_contain_text("It is Player A's move.")
    button(page, "Go on with the kept game").click()
    expect(status(page)).to_contain_text("It is Player B's move.")


def test_run_all_twice_leaves_one_panel_that_watches_and_offers_the_kept_game(open_again: OpenNotebook) -> None:
    cells = [GAME, SHOW, "shown = panel(game)\nshown"]
    page = moved(open_again, cells)
    assert run(page, "", "len(game.watchers)") == 1
    assert run(page, "", "len(game.watchers[0].__self__.guests)") == 1
    open_again(cells)
    goes_on_with_the_kept_game(page)


def test_after_a_restart_the_kept_game_is_offered_and_goes_on(open_again: OpenNotebook) -> None:
    page = moved(open_again, [GAME, SHOW])
    page.evaluate(RESTART)
    open_again([GAME, SHOW])
    goes_on_with_the_kept_game(page)
    expect(button(page, "Go on with the kept game")).to_have_count(0)


def test_a_reload_of_the_page_keeps_the_panel(open_again: OpenNotebook) -> None:
    page = moved(open_again, [GAME, SHOW])
    page.evaluate("async () => { await window.jupyterapp.shell.currentWidget.context.save(); }")
    page.reload()
    expect(status(page)).to_contain_text("It is Player B's move.")
    button(page, "Back a move").click()
    expect(status(page)).to_contain_text("It is Player A's move.")
