"""The live board in a real browser: patching, focus, keys, announcements, log, help and curtain."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.boards import LISTEN, OpenNotebook, accessible, focused, open_board, press, run, spoken, stop, until

MARK_ALL_NODES = "() => document.querySelectorAll('.gk-stage *').forEach(node => { node.known = true; })"
WATCH_CHANGES = """
() => {
  window.changed = new Set();
  const keys = record => [record.target, ...record.addedNodes, ...record.removedNodes]
    .map(node => node.closest?.(".gk-shape")?.dataset.key ?? node.dataset?.key).filter(Boolean);
  const observer = new MutationObserver(records => records.flatMap(keys).forEach(key => window.changed.add(key)));
  observer.observe(document.querySelector(".gk-picture"), { subtree: true, childList: true, attributes: true });
}
"""
UNKNOWN_NODES = """
() => Array.from(document.querySelectorAll(".gk-stage :is(.gk-shape, li)"), node => node.known ? "" : node.dataset.key)
  .filter(Boolean)
"""
COUNT_BLURS = (
    "() => { window.blurs = 0; document.activeElement.addEventListener('blur', () => { window.blurs += 1; }); }"
)
HEAR_KEYS = "() => { window.keys = []; document.onkeydown = event => { window.keys.push(event.key); }; }"
COUNT_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"
SHOWN_IN_LOG = """
line => {
  const [inner, outer] = [line, line.closest("ol")].map(node => node.getBoundingClientRect());
  return outer.top - 1 <= inner.top && inner.bottom <= outer.bottom + 1;
}
"""


@pytest.fixture
def page(open_again: OpenNotebook) -> Page:
    """The page after all cells have run again: with a new board, and nothing of the last one."""
    page = open_board(open_again)
    page.evaluate(LISTEN)
    return page


def names(page: Page, role: str) -> list[str]:
    return [node["name"] for node in accessible(page) if node["role"] == role]


def violations(page: Page) -> list[str]:
    """What axe finds in the panel."""
    found = Axe().run(page, context={"include": [[".gk-panel"]]}).response["violations"]
    return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


# ------------------------------------------------------------------------------------------------ patching and focus


def test_a_new_scene_touches_only_the_shapes_that_changed(page: Page) -> None:
    page.evaluate(MARK_ALL_NODES)
    page.evaluate(WATCH_CHANGES)
    run(page, "board.scene = scene({'powisle': ['used']}, [('pawn', 1, 'muranow')])")
    expect(stop(page, "powisle")).to_have_class("gk-shape gk-form-circle gk-role-place gk-used gk-live")
    expect(page.locator('[data-key="pawn-muranow"]')).to_be_visible()
    assert page.evaluate(UNKNOWN_NODES) == ["pawn-muranow"]
    assert set(page.evaluate("() => Array.from(window.changed)")) == {"place-powisle", "pawn-muranow"}


def test_a_new_line_leaves_the_other_lines_of_the_log_alone(page: Page) -> None:
    page.evaluate(MARK_ALL_NODES)
    run(page, "board.log = [*lines(2), *lines(4)[3:]]")
    expect(page.get_by_role("button", name="Line 3.")).to_be_visible()
    assert page.locator(".gk-log-lines li").all_inner_texts() == ["Line 0.", "Line 1.", "Line 3."]
    assert page.evaluate(UNKNOWN_NODES) == ["3"]


def test_the_focus_survives_every_new_scene(page: Page) -> None:
    stop(page, "cytadela").focus()
    press(page, "ArrowDown")
    place = focused(page).removeprefix("place-")
    page.evaluate(COUNT_BLURS)
    run(page, f"board.scene = scene({{{place!r}: ['open', 'new']}}, [('disc', 0, {place!r})], without='lazienki')")
    expect(stop(page, "lazienki")).to_have_count(0)
    assert (focused(page), page.evaluate("() => window.blurs")) == (f"place-{place}", 0)


def test_the_focus_goes_to_the_start_when_its_place_is_gone(page: Page) -> None:
    run(page, "board.at = 'place-powisle'")
    stop(page, "powisle").focus()
    run(page, "board.scene = scene(without='powisle')")
    expect(stop(page, "cytadela")).to_be_focused()
    expect(page.locator('.gk-picture [tabindex="0"]')).to_have_count(1)


def test_python_moves_the_cursor_and_the_focus_with_it(page: Page) -> None:
    stop(page, "cytadela").focus()
    run(page, "board.at = 'place-powisle'")
    expect(stop(page, "powisle")).to_be_focused()


# ------------------------------------------------------------------------------------------------ walking


def test_arrows_walk_along_the_scene_and_home_leads_to_the_start(page: Page) -> None:
    walk = run(page, "", "WALK")
    here, arrows = "place-cytadela", ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"] * 4
    stop(page, "cytadela").focus()
    for arrow in arrows:
        here = walk[here].get(arrow.removeprefix("Arrow").lower(), here)
        press(page, arrow)
        assert focused(page) == here
    until(page, "board.at", here)
    press(page, "Home")
    until(page, "board.at", "place-cytadela")
    assert run(page, "", "heard") == []


def test_arrows_and_neighbours_do_not_wait_for_the_kernel(page: Page, tmp_path: Path) -> None:
    walk, finished = run(page, "", "WALK"), tmp_path / "finished"
    stop(page, "cytadela").focus()
    page.evaluate(
        "code => { window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestExecute({ code }); }",
        f"import pathlib\nwhile not pathlib.Path({str(finished)!r}).exists(): pass",
    )
    expect(page.get_by_text("Python 3 (ipykernel) | Busy")).to_be_visible()
    press(page, "ArrowDown", "n")
    assert focused(page) == walk["place-cytadela"]["down"]
    assert spoken(page, 1)[0][2].startswith("Next to ")
    finished.touch()
    until(page, "board.at", walk["place-cytadela"]["down"])


def test_an_arrow_that_leads_nowhere_says_so(page: Page) -> None:
    run(page, "board.scene = {**scene(), 'walk': {'place-cytadela': {}}}")
    stop(page, "cytadela").focus()
    press(page, "ArrowUp", "n")
    neighbours = "Next to Citadel: Gdańsk Bridge, Muranów Estate, Old Town Square."
    assert [text for _, _, text in spoken(page, 2)] == ["No way there.", neighbours]


def test_a_click_means_the_very_shape_and_brings_the_cursor(page: Page) -> None:
    run(page, "board.scene = scene(tokens=[('cube', 1, 'muranow')])")
    stop(page, "powisle").click()
    expect(stop(page, "powisle")).to_be_focused()
    page.locator('[data-key="tile-muranow"]').click()
    page.locator('[data-key="cube-muranow"]').click()
    expect(stop(page, "muranow")).to_be_focused()
    meant = ["place-powisle", "tile-muranow", "tile-muranow"]
    until(page, "heard", [{"type": "click", "at": at} for at in meant])
    until(page, "board.at", "place-muranow")


# ------------------------------------------------------------------------------------------------ keys


def test_keys_go_to_python_from_the_board_and_from_a_button_of_the_panel(page: Page) -> None:
    stop(page, "cytadela").focus()
    press(page, "s", "Shift+S", "Enter", "Space", "q")
    page.get_by_role("button", name="Before").focus()
    press(page, "x", "Enter", "Space", "ArrowDown")
    keys = [("s", False), ("s", True), ("Enter", False), (" ", False), ("x", False)]
    wanted = [{"type": "key", "key": key, "at": "place-cytadela", "shift": shift} for key, shift in keys]
    until(page, "heard", wanted)


def test_jupyterlab_hears_no_key_of_the_panel_but_tab_and_combinations(page: Page) -> None:
    page.evaluate(HEAR_KEYS)
    cells = page.evaluate(COUNT_CELLS)
    for element in (page.get_by_role("button", name="Before"), stop(page, "cytadela")):
        element.focus()
        press(page, "a", "b", "d", "d", "x", "z", "Escape")
    press(page, "Control+Alt+q", "Tab")
    assert page.evaluate("() => window.keys") == ["Control", "Alt", "q", "Tab"]
    assert page.evaluate(COUNT_CELLS) == cells
    page.get_by_role("button", name="Outside").focus()  # what would happen, were there no guard
    press(page, "b")
    page.wait_for_function(f"cells => ({COUNT_CELLS})() === cells + 1", arg=cells)


@pytest.mark.parametrize("name", ["Name", "Plain"])
def test_typing_in_a_text_field_is_left_alone(page: Page, name: str) -> None:
    run(page, "panel.children = [*panel.children, ipywidgets.HTML('<label>Plain <input></label>')]")
    field = page.get_by_role("textbox", name=name)
    field.press_sequentially("Abs nl?")
    expect(field).to_have_value("Abs nl?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert run(page, "", "heard") == []


def test_tab_and_shift_tab_always_leave(page: Page) -> None:
    page.get_by_role("textbox", name="Name").focus()
    way = []
    for _ in range(4):
        press(page, "Tab")
        way.append(focused(page))
    assert way == ["?", "place-cytadela", "Line 2.", "After"]
    press(page, "Shift+Tab", "Shift+Tab", "ArrowDown", "Shift+Tab")
    assert focused(page) == "?"


def test_a_closed_board_gives_the_keys_back(page: Page) -> None:
    page.evaluate(HEAR_KEYS)
    page.get_by_role("button", name="After").focus()
    press(page, "q")
    run(page, "board.close()")
    expect(page.locator(".gk-board")).to_have_count(0)
    press(page, "q")
    assert page.evaluate("() => window.keys") == ["q"]


def test_two_panels_keep_their_keys_apart(page: Page) -> None:
    run(page, "other = new_board()\nother.on_msg(lambda w, content, buffers: heard.append(['other', content['key']]))")
    run(page, "outside.children = [new_panel(other)]")
    expect(page.locator(".gk-picture svg")).to_have_count(2)
    page.get_by_role("button", name="After").nth(1).focus()
    press(page, "x")
    until(page, "heard", [["other", "x"]])
    page.get_by_role("button", name="After").nth(0).focus()
    press(page, "s")
    until(page, "heard[1:]", [{"type": "key", "key": "s", "at": "place-cytadela", "shift": False}])


def test_a_key_held_down_acts_once(page: Page) -> None:
    stop(page, "cytadela").focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    press(page, "x")
    until(page, "[message['key'] for message in heard]", ["Enter", "x"])


# ------------------------------------------------------------------------------------------------ announcements


def test_equal_announcements_are_spoken_twice(page: Page) -> None:
    for number in (1, 2):
        run(page, f"board.saying = {{'n': {number}, 'text': 'Zła karta.', 'lang': 'pl'}}")
        assert spoken(page, number) == [["polite", "pl", "Zła karta."]] * number
        assert page.locator('.gk-board [aria-live="polite"]').inner_text() == "Zła karta."
    run(page, "board.saying = {'n': 2, 'text': 'Not new.', 'lang': 'en'}")
    run(page, "board.saying = {'n': 3, 'text': 'Refused.', 'lang': 'en', 'assertive': True}")
    assert spoken(page, 3)[2:] == [["assertive", "en", "Refused."]]


def test_announcements_that_come_together_are_all_spoken(page: Page) -> None:
    run(page, "for n in range(1, 4): board.saying = {'n': n, 'text': f'Text {n}.', 'lang': 'en'}")
    assert [text for _, _, text in spoken(page, 3)] == ["Text 1.", "Text 2.", "Text 3."]


def test_only_one_of_two_views_of_a_board_speaks(page: Page) -> None:
    run(page, "outside.children = [new_panel(board)]")
    expect(page.locator(".gk-picture svg")).to_have_count(2)
    page.evaluate(LISTEN)
    run(page, "board.saying = {'n': 1, 'text': 'Once.', 'lang': 'en'}")
    run(page, "board.saying = {'n': 2, 'text': 'Again.', 'lang': 'en'}")
    assert [text for _, _, text in spoken(page, 2)] == ["Once.", "Again."]


# ------------------------------------------------------------------------------------------------ log and help


def test_the_log_can_be_read_again_with_the_keyboard(page: Page) -> None:
    stop(page, "cytadela").focus()
    press(page, "l")
    way = [focused(page)]
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "End", "Home", "Escape"):
        press(page, key)
        way.append(focused(page))
    assert way == ["Line 2.", "Line 1.", "Line 0.", "Line 0.", "Line 1.", "Line 2.", "Line 0.", "place-cytadela"]


def test_a_line_of_the_log_names_its_step(page: Page) -> None:
    page.get_by_role("button", name="Line 1.").click()
    press(page, "ArrowDown", "Enter")
    until(page, "heard", [{"type": "line", "step": 10}, {"type": "line", "step": 20}])


def test_the_log_scrolls_to_the_present_line_and_steals_no_focus(page: Page) -> None:
    stop(page, "cytadela").focus()
    for count, now in ((80, 79), (80, 5), (81, 80)):
        run(page, f"board.log = lines({count}, {now})")
        expect(page.locator('[aria-current="step"]')).to_have_text(f"Line {now}.")
        assert page.locator('[aria-current="step"]').evaluate(SHOWN_IN_LOG)
        assert focused(page) == "place-cytadela"


def test_a_reader_of_the_log_is_not_disturbed(page: Page) -> None:
    run(page, "board.log = lines(80)")
    page.get_by_role("button", name="Line 79.").focus()
    press(page, "Home")
    run(page, "board.log = lines(90)")
    expect(page.locator(".gk-log-lines li")).to_have_count(90)
    assert focused(page) == "Line 0."
    assert page.get_by_role("button", name="Line 0.", exact=True).evaluate(SHOWN_IN_LOG)
    run(page, "board.log = lines(90)[3:7]")  # the line that is read goes away
    expect(page.get_by_role("button", name="Line 6.")).to_be_focused()


def test_help_opens_keeps_the_focus_and_gives_it_back(page: Page) -> None:
    stop(page, "cytadela").focus()
    press(page, "?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    expect(dialog.get_by_role("definition").first).to_have_text("speaks the neighbours")
    press(page, "Tab", "Tab", "s", "n")
    assert page.evaluate("() => document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    press(page, "Escape")
    expect(dialog).to_have_count(0)
    expect(stop(page, "cytadela")).to_be_focused()
    assert run(page, "", "heard") == []


# ------------------------------------------------------------------------------------------------ the curtain


def test_the_curtain_hides_everything_until_it_is_lifted(page: Page) -> None:
    page.evaluate(MARK_ALL_NODES)
    run(page, "board.saying = {'n': 1, 'text': 'A secret.', 'lang': 'en'}")
    spoken(page, 1)
    secrets = {"Citadel, 3 neighbours", "Player A has the turn.", "Line 2.", "A secret."}
    assert secrets <= {node["name"] for node in accessible(page)}
    stop(page, "cytadela").focus()
    run(page, "board.curtain = {'text': 'Pass the board to Player B.', 'button': 'I am Player B'}")
    expect(page.get_by_role("button", name="I am Player B")).to_be_focused()
    run(page, "board.saying = {'n': 2, 'text': 'Another secret.', 'lang': 'en'}\nboard.log = lines(4)")
    press(page, "n", "l", "s", "?", "Home")
    text = page.locator(".gk-panel").inner_html()
    assert not [word for word in ("Citadel", "Line", "Player A", "secret.", "<svg") if word in text]
    assert not secrets & {node["name"] for node in accessible(page)}
    [button] = [node for node in accessible(page) if node["name"] == "I am Player B" and node["role"] == "button"]
    assert button["description"] == "Pass the board to Player B."
    press(page, "Enter")
    until(page, "heard", [{"type": "lift"}])
    run(page, "board.curtain = {}")
    expect(stop(page, "cytadela")).to_be_focused()
    assert page.evaluate(UNKNOWN_NODES) == ["3"]
    assert [text for _, _, text in spoken(page, 1)] == ["A secret."]


def test_the_curtain_speaks_itself_when_the_focus_is_elsewhere(page: Page) -> None:
    page.get_by_role("button", name="Outside").focus()
    run(page, "board.curtain = {'text': 'Pass the board on.', 'button': 'Here I am'}")
    assert spoken(page, 1) == [["polite", "en", "Pass the board on."]]
    expect(page.get_by_role("button", name="Outside")).to_be_focused()


# ------------------------------------------------------------------------------------------------ accessibility


def test_roles_and_names_are_what_a_screen_reader_needs(page: Page) -> None:
    nodes = accessible(page)
    assert [(node["name"], node["kind"]) for node in nodes if node["role"] == "application"] == [
        ("Map of the city", "map")
    ]
    assert {"The city", "What happened"} <= set(names(page, "region")) & set(names(page, "heading"))
    assert {"Citadel, 3 neighbours", "Line 2.", "Keys"} <= set(names(page, "button"))
    assert "Now" in names(page, "list")


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_axe_finds_nothing(page: Page, mode: str) -> None:
    run(page, f"board.mode = {mode!r}\nboard.scene = scene({{'powisle': ['open'], 'muranow': ['used']}})")
    run(page, "board.log = lines(80)\nboard.saying = {'n': 1, 'text': 'Said.', 'lang': 'en'}")
    expect(page.locator(f".gk-board.gk-{mode} .gk-used")).to_be_visible()
    assert violations(page) == []
    stop(page, "cytadela").focus()
    press(page, "?")
    assert violations(page) == []
    press(page, "Escape")
    run(page, "board.curtain = {'text': 'Pass the board on.', 'button': 'Here I am'}")
    expect(page.get_by_role("button", name="Here I am")).to_be_visible()
    assert violations(page) == []
