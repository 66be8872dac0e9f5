"""Lessons in a real browser: every lesson of the kit from its beginning to its end, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import gamekit
from gamekit.lessons import Walk, lesson, lessons_of
from gamekit.text import LANGUAGES
from tests.browser.lessons import Learner
from tests.browser.panels import log

OpenNotebook = Callable[..., Page]


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


def walks() -> list[tuple[str, str, str, tuple[bool, ...]]]:
    """Each lesson once, by mouse and by keys in turn (game, id, language, by keys?); a game's third by keys alone."""
    turns = [("en", (False, True)), ("pl", (False, True)), ("pl", (True,))]
    return [(game, id, *turns[at % 3]) for game in gamekit.games() for at, id in enumerate(lessons_of(game))]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_task_board_and_answer_are_in_sight_together_and_the_board_stays_where_it_is(
    open_again: OpenNotebook, lang: str
) -> None:
    pupil = learner(open_again, "zero_seven", "rules", lang)
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


@pytest.mark.parametrize(("game", "id", "lang", "by_keys"), walks())
def test_a_lesson_is_walked_to_its_end(
    open_again: OpenNotebook, game: str, id: str, lang: str, by_keys: tuple[bool, ...]
) -> None:
    learner(open_again, game, id, lang).walks_to_the_end(by_keys)


def test_lessons_are_walked_in_both_ways_and_both_languages_in_every_game() -> None:
    ways = {(game, lang, way) for game, _, lang, by_keys in walks() for way in by_keys}
    assert ways == set(product(gamekit.games(), LANGUAGES, (False, True)))


def test_a_lesson_is_walked_on_a_page_without_code(open_voila: OpenNotebook) -> None:
    pupil = learner(open_voila, "zero_seven", "questions", "en")
    for by_keys in (False, True, True):
        pupil.does_step(by_keys)
        pupil.goes_on(by_keys)


def test_back_hints_and_a_place_that_is_kept(open_again: OpenNotebook) -> None:
    pupil = learner(open_again, "zero_seven", "questions", "en")
    page, box, place = pupil.page, pupil.box, pupil.box.locator(".gk-lesson-place")
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
    open_again(cells("zero_seven", "questions", "en"))
    expect(place).to_have_text("Step 1 of 11")
    pupil.button("go-there").click()
    expect(place).to_have_text("Step 3 of 11")
    expect(log(page).last).to_have_text("It is your turn.")
    pupil.button("reset").click()
    expect(place).to_have_text("Step 1 of 11")
    expect(box.get_by_label(pupil.say("lesson-remember"))).not_to_be_checked()


def test_a_lesson_has_no_barrier_and_fits_a_school_laptop(open_again: OpenNotebook) -> None:
    pupil = learner(open_again, "zero_seven", "questions", "pl")
    pupil.goes_on(by_keys=False)
    for theme in ("JupyterLab Dark", "JupyterLab Light"):
        pupil.page.evaluate("theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", theme)
        light = str(theme == "JupyterLab Light").lower()
        expect(pupil.page.locator(f"body[data-jp-theme-light='{light}']")).to_be_attached()
        found = Axe().run(pupil.page, context={"include": [[".gk-panel"]]}).response["violations"]
        assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found] == []
    pupil.does_step(by_keys=True)
    width = pupil.page.locator(".gk-panel").evaluate("panel => panel.scrollWidth - panel.clientWidth")
    assert width <= 0
