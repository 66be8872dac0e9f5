"""Lessons in a real browser: every lesson of the kit from its beginning to its end, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

import gamekit
from gamekit.lessons import Walk, lesson, lessons_of
from tests.browser.conftest import SCHOOL_LAPTOP, Server, run_all_cells, visiting
from tests.browser.lessons import Learner
from tests.browser.panels import log

OpenNotebook = Callable[..., Page]
LESSONS = [(game, id) for game in gamekit.games() for id in lessons_of(game)]
WHOLE = ("rules", "trick")


def cells(game: str, id: str, lang: str) -> list[str]:
    return [f'from widgets import lesson\n\nlesson("{game}", "{id}", lang="{lang}")']


def learner(open_notebook: OpenNotebook, game: str, id: str, lang: str) -> Learner:
    page = open_notebook(cells(game, id, lang), language=lang)
    expect(page.locator(".gk-picture svg").first).to_be_visible()
    return Learner(page, Walk(lesson(game, id), lang))


IN_SIGHT = """
names => names.map(name => document.querySelector(name).getBoundingClientRect()).every(box =>
  box.top >= document.querySelector(".gk-panel").getBoundingClientRect().top - 1 && box.bottom <= innerHeight)
"""


def walks() -> list[tuple[str, str, bool, str]]:
    """A game's rules and moves out of turn by mouse and by keys in both languages, every other lesson once."""
    every = [(by_keys, lang) for by_keys in (False, True) for lang in ("en", "pl")]
    ways = {lesson: every if lesson[1] in WHOLE else [every[3 * (at % 2)]] for at, lesson in enumerate(LESSONS)}
    return [(*lesson, *way) for lesson, found in ways.items() for way in found]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_task_board_and_answer_are_in_sight_together_and_the_board_stays_where_it_is(
    open_lab: OpenNotebook, lang: str
) -> None:
    pupil = learner(open_lab, "zero_seven", "rules", lang)
    for _ in range(3):
        pupil.goes_on(by_keys=False)
    page, board = pupil.page, pupil.page.locator(".gk-picture").first
    page.locator(".gk-panel").evaluate("panel => panel.scrollIntoView({ block: 'start' })")
    stood = board.bounding_box()
    pupil.button("check").click()
    pupil.sees(pupil.say("lesson-no-marks"))
    assert page.evaluate(IN_SIGHT, [".gk-lesson h4", ".gk-lesson-told", ".gk-picture", "button[name=next]"])
    assert board.bounding_box() == stood
    expect(page.locator(".gk-lesson-rules")).to_be_hidden()
    page.locator(".gk-lesson summary").click()
    expect(page.locator(".gk-lesson-rules li")).to_have_count(len(pupil.walk.step.rules))
    assert board.bounding_box() == stood


@pytest.mark.parametrize(("game", "id", "by_keys", "lang"), walks())
def test_a_lesson_is_walked_to_its_end(open_lab: OpenNotebook, game: str, id: str, by_keys: bool, lang: str) -> None:
    learner(open_lab, game, id, lang).walks_to_the_end(by_keys)


def test_a_lesson_is_walked_on_a_page_without_code(open_voila: OpenNotebook) -> None:
    pupil = learner(open_voila, "zero_seven", "questions", "en")
    for by_keys in (False, True, True):
        pupil.does_step(by_keys)
        pupil.goes_on(by_keys)


def test_back_hints_and_a_place_that_is_kept(lab_server: Server, chromium: Browser, visit_name: str) -> None:
    with visiting(lab_server, chromium, visit_name) as visit:
        page, path = visit.page("en", SCHOOL_LAPTOP), visit.path(cells("zero_seven", "questions", "en"), "en")
        page.goto(f"{lab_server.url}lab/workspaces/{visit.name}/tree/{path}?reset&token={lab_server.token}")
        run_all_cells(page, path)
        pupil = Learner(page, Walk(lesson("zero_seven", "questions")))
        box, place = pupil.box, pupil.box.locator(".gk-lesson-place")
        pupil.goes_on(by_keys=False)
        expect(pupil.button("next")).to_have_attribute("aria-disabled", "true")
        page.keyboard.press(".")
        pupil.sees(pupil.say("lesson-not-yet", goal=pupil.walk.said(pupil.walk.step.goal)))
        pupil.button("hint").click()
        expect(box.locator(".gk-lesson-hint")).to_have_text(pupil.walk.hint)
        pupil.hears(pupil.walk.hint)
        pupil.does_step(by_keys=False)
        box.get_by_label(pupil.say("lesson-remember")).check()
        pupil.goes_on(by_keys=False)
        pupil.button("back").click()
        pupil.walk.back()
        pupil.sees_goal()
        pupil.goes_on(by_keys=False)
        run_all_cells(page, path)
        expect(place).to_have_text("Step 1 of 11")
        pupil.button("go-there").click()
        expect(place).to_have_text("Step 3 of 11")
        expect(log(page).last).to_have_text("It is your turn.")
        pupil.button("reset").click()
        expect(place).to_have_text("Step 1 of 11")
        expect(box.get_by_label(pupil.say("lesson-remember"))).not_to_be_checked()


def test_a_lesson_has_no_barrier_and_fits_a_school_laptop(open_lab: OpenNotebook) -> None:
    pupil = learner(open_lab, "zero_seven", "questions", "pl")
    pupil.goes_on(by_keys=False)
    for theme in ("JupyterLab Light", "JupyterLab Dark"):
        pupil.page.evaluate("theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", theme)
        light = str(theme == "JupyterLab Light").lower()
        expect(pupil.page.locator(f"body[data-jp-theme-light='{light}']")).to_be_attached()
        found = Axe().run(pupil.page, context={"include": [[".gk-panel"]]}).response["violations"]
        assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found] == []
    pupil.does_step(by_keys=True)
    width = pupil.page.locator(".gk-panel").evaluate("panel => panel.scrollWidth - panel.clientWidth")
    assert width <= 0
