"""What the live board looks like: contrast, sizes, marks, modes, and that it fits where it stands."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from figures.theme import contrast
from tests.browser.boards import OpenNotebook, focused, open_board, press, run, stop

CLASSROOM = ViewportSize(width=1280, height=720)
MARKS = ("open", "chosen", "used", "new", "no", "yes", "out", "sure", "near0", "near1", "near2", "near3")
ALL_FORMS = "[('disc', 0, 'powisle'), ('cube', 1, 'powisle'), ('pawn', 2, 'powisle'), ('cross', 3, 'powisle')]"
COLOURS = """
() => Array.from(document.querySelectorAll(".gk-picture .gk-shape:has(> .gk-label)"), shape => {
  const parts = Array.from(shape.querySelectorAll(".gk-body, .gk-detail"), part => getComputedStyle(part).fill);
  const ground = parts.filter(fill => fill !== "none").at(-1);
  return [shape.dataset.key, getComputedStyle(shape.querySelector(".gk-label")).fill, ground];
})
"""
RING = """
shape => {
  const ring = getComputedStyle(document.querySelector(".gk-cursor > .gk-ring")).stroke;
  const ground = getComputedStyle(document.querySelector(".gk-board")).backgroundColor;
  return [ring, ground, getComputedStyle(shape.querySelector(".gk-body")).fill];
}
"""
LINE_OF_A_MARK = """
line => {
  const { strokeWidth, strokeDasharray } = getComputedStyle(line);
  return [strokeWidth, strokeDasharray, line.parentNode.querySelector(".gk-hatch") !== null];
}
"""
PIXELS_OF_TYPE = """
() => {
  const svg = document.querySelector(".gk-picture svg");
  const unit = svg.getScreenCTM().a;
  const labels = Array.from(svg.querySelectorAll(".gk-role-place .gk-label"));
  const texts = Array.from(document.querySelectorAll(".gk-board :is(h3, .gk-status li, .gk-log-lines button)"));
  const size = node => parseFloat(getComputedStyle(node).fontSize);
  return [...labels.map(label => size(label) * unit), ...texts.map(size)];
}
"""
TARGETS = """
() => Array.from(document.querySelectorAll(".gk-live > .gk-hit"), hit => hit.getBoundingClientRect())
  .flatMap(({ width, height }) => [width, height])
"""
LABELS_THAT_STICK_OUT = """
() => Array.from(document.querySelectorAll(".gk-shape:has(> .gk-label)")).filter(shape => {
  const [label, body] = [".gk-label", ".gk-body"].map(part => shape.querySelector(part).getBBox());
  return label.width > body.width || label.height > 1.1 * body.height;
}).map(shape => shape.dataset.key)
"""
SIDEWAYS = """
() => {
  let node = document.querySelector(".gk-board");
  const wide = [];
  for (; node; node = node.parentElement) if (node.scrollWidth > node.clientWidth + 1) wide.push(node.className);
  return wide;
}
"""


def as_hex(colour: str) -> str:
    """#RRGGBB from a browser's "rgb(1, 2, 3)"."""
    return "#" + "".join(f"{int(number):02X}" for number in re.findall(r"\d+", colour)[:3])


def ratio(one: str, two: str) -> float:
    return contrast(as_hex(one), as_hex(two))


def too_faint(page: Page) -> list[Any]:
    """The labels whose contrast on their shape is below 4.5:1."""
    found = page.evaluate(COLOURS)
    assert len(found) > 30
    return [each for each in found if ratio(each[1], each[2]) < 4.5]


def is_bold(colours: list[str]) -> bool:
    """Whether the ring of the focus stands out from the ground and from its shape by 3:1 or more."""
    ring, *grounds = colours
    return all(ratio(ring, ground) >= 3 for ground in grounds)


@pytest.mark.parametrize("theme", ["board.theme", "''"])
def test_labels_and_the_ring_of_the_focus_stand_out(open_again: OpenNotebook, theme: str) -> None:
    page = open_board(open_again)
    run(page, f"board.theme = {theme}\nboard.scene = scene(tokens={ALL_FORMS})")
    expect(page.locator(".gk-ring")).to_be_hidden()
    stop(page, "cytadela").focus()
    expect(page.locator(".gk-ring")).to_be_visible()
    for mode in ("light", "dark"):
        run(page, f"board.mode = {mode!r}")
        expect(page.locator(f".gk-board.gk-{mode}")).to_be_visible()
        assert too_faint(page) == []
        assert is_bold(stop(page, "cytadela").evaluate(RING))


def test_marks_differ_by_their_lines_and_come_with_classes(open_again: OpenNotebook) -> None:
    page = open_board(open_again)
    run(page, f"marks = dict(zip(GRAPH, [[mark] for mark in {MARKS}]))\nboard.scene = scene(marks)")
    expect(page.locator(".gk-mark-near3")).to_be_visible()
    lines = [page.locator(f".gk-{mark} > .gk-mark-{mark}").evaluate(LINE_OF_A_MARK) for mark in MARKS]
    assert all(one != two for one, two in combinations(lines, 2))
    assert page.locator(".gk-mark-new").evaluate("line => getComputedStyle(line).animationName") == "gk-new"
    page.emulate_media(reduced_motion="reduce")
    assert page.locator(".gk-mark-new").evaluate("line => getComputedStyle(line).animationName") == "none"


def test_the_board_fits_a_school_laptop(open_again: OpenNotebook) -> None:
    page = open_board(open_again)
    assert page.evaluate(SIDEWAYS) == []
    assert min(page.evaluate(TARGETS)) >= 24
    run(page, "shapes = [{**shape, 'label': shape['label'] and 'Konstantynopol'} for shape in scene()['shapes']]")
    run(page, "board.scene = {**scene(), 'shapes': shapes}")
    expect(page.get_by_text("Konstantynopol").first).to_be_visible()
    assert page.evaluate(LABELS_THAT_STICK_OUT) == []


def test_in_voila_the_board_is_played_with_keys_and_large_print_is_large_in_a_classroom(
    open_voila: OpenNotebook,
) -> None:
    hearing = "board.on_msg(lambda *heard: setattr(outside.children[0], 'description', str(heard[1])))"
    page = open_board(open_voila, hearing, "board.large = True\nboard.log = lines(30)", viewport=CLASSROOM)
    expect(page.locator(".gk-board.gk-large")).to_be_visible()
    expect(page.get_by_role("button", name="Line 29.")).to_be_attached()
    assert min(page.evaluate(PIXELS_OF_TYPE)) >= 24
    assert page.evaluate(SIDEWAYS) == []
    stop(page, "cytadela").focus()
    press(page, "ArrowRight")
    assert focused(page) == "place-most_gdanski"
    press(page, "x")
    expect(page.get_by_role("button", name="'at': 'place-most_gdanski'")).to_be_visible()


def test_auto_follows_jupyterlab_and_then_the_system(open_lab: OpenNotebook) -> None:
    page = open_board(open_lab)
    expect(page.locator(".gk-board.gk-light")).to_be_visible()
    page.evaluate("() => window.jupyterapp.commands.execute('apputils:change-theme', { theme: 'JupyterLab Dark' })")
    expect(page.locator(".gk-board.gk-dark")).to_be_visible()
    page.evaluate("() => { delete document.body.dataset.jpThemeLight; }")
    expect(page.locator(".gk-board.gk-light")).to_be_visible()
    page.emulate_media(color_scheme="dark")
    expect(page.locator(".gk-board.gk-dark")).to_be_visible()
