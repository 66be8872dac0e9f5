"""The widgets of a panel, without a browser: what is there, what is sent, what a reader's change of a widget does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ipywidgets as ipw
import pytest
from seated import treasure
from thirteen_clues_positions import dealt
from toy_game import GAME as TREASURE

import gamekit
from gamekit import PUBLIC, Timeline
from widgets import Panel, panel, set_language
from widgets.board import LABELS
from widgets.table import table_of
from widgets.wiring import inside


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    set_language("en")


def detectives(seats: int = 2) -> Timeline:
    return gamekit.start("zero_seven", seats, seed=3)


def shown(box: Any) -> Iterator[Any]:
    """The widgets in a box that are not hidden, nor in anything hidden."""
    for child in getattr(box, "children", ()):
        if child.layout.display != "none":
            yield child
            yield from shown(child)


def named(view: Panel, description: str) -> Any:
    """The widget of that description."""
    found = [widget for widget in inside(view) if getattr(widget, "description", "").endswith(description)]
    assert found, description
    return found[0]


def press(view: Panel, *keys: str, at: str = "") -> str:
    """Press keys on the board, and hear what the last one says."""
    for key in keys:
        view._heard(view.board, {"type": "key", "key": key, "at": at, "shift": False}, [])
    return str(view.board.saying["text"])


def open_drawer(view: Panel, name: str) -> None:
    named(view, name).click()
    assert named(view, name).description.startswith("▾")


# ---------------------------------------------------------------------- opening and closing


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("start", [detectives, treasure])
def test_any_game_opens_plain_and_every_drawer_opens(start: Any, lang: str) -> None:
    view = panel(start(), lang=lang)
    assert not any("gk-drawer" in widget._dom_classes for widget in shown(view))
    for drawer in view.drawers:
        view.buttons[drawer.title].click()
        assert drawer.box in list(shown(view))
    assert not view.session.message.refused


def test_the_board_gets_all_the_words_it_needs() -> None:
    assert set(panel(treasure()).board.labels) == set(LABELS)


def test_a_panel_takes_the_place_of_an_older_one_like_it_and_leaves_the_others() -> None:
    game = treasure()
    first, own, second = panel(game), panel(game, locked=1), panel(game)
    table = table_of(game)
    assert table is not None
    assert table.guests == [own.session, second.session]
    assert len(game.watchers) == 1
    assert first.comm is None
    assert first.board.comm is None
    game.do("walk meadow")
    assert second.board.log[-1]["text"] == "Player B has the turn."
    assert own.board.log[-1]["text"] == "It is your turn."


def test_after_the_last_panel_nobody_watches_the_game() -> None:
    game = treasure()
    panel(game).close()
    assert game.watchers == []
    assert panel(game).game is game
    assert len(game.watchers) == 1


def test_it_opens_at_a_named_position_and_says_so() -> None:
    game = treasure("walk meadow")
    game.names["before"] = 1
    assert "Step 1, “before”." in [line["text"] for line in panel(game, at="before").board.status]
    with pytest.raises(ValueError, match="no position 'after'; there are: before"):
        panel(game, at="after")


@pytest.mark.parametrize("eyes", ["everybody", 7, -3.5, None])
def test_eyes_that_are_not_at_the_table_are_refused(eyes: Any) -> None:
    with pytest.raises(ValueError, match="no eyes"):
        panel(treasure(), eyes=eyes)


def test_the_default_language_is_that_of_panels_made_later() -> None:
    before = panel(treasure())
    set_language("pl")
    assert (before.board.lang, panel(treasure()).board.lang) == ("en", "pl")
    with pytest.raises(ValueError, match="no language"):
        set_language("de")


def test_a_locked_panel_offers_no_other_eyes_no_new_game_and_only_its_own_transcript() -> None:
    view = panel(treasure(), locked=0)
    titles = [drawer.title for drawer in view.drawers]
    assert "drawer-eyes" not in titles
    assert "drawer-new" not in titles
    open_drawer(view, "Save and load")
    assert [name for name, _ in named(view, "What to save").options] == ["what Player A has seen"]
    assert not any(isinstance(widget, ipw.FileUpload) for widget in shown(view))


def test_the_kits_seats_can_be_named_and_it_moves_at_once_when_it_begins() -> None:
    game = detectives()
    assert panel(game, kit=[0]).session.table.kits == {0}
    assert game.actor == 1


# ---------------------------------------------------------------------- what is sent


def sent(view: Panel, monkeypatch: pytest.MonkeyPatch, *keys: str, at: str = "") -> set[str]:
    """The traits of the board that are sent to the browser when keys are pressed."""
    found: set[str] = set()

    def send_state(self: Any, key: Any = None) -> None:
        found.update([key] if isinstance(key, str) else key or self.keys)

    monkeypatch.setattr(type(view.board), "send_state", send_state)
    press(view, *keys, at=at)
    return found


def test_a_question_sends_the_board_its_answer_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sent(panel(detectives()), monkeypatch, "t", "s", "w") == {"saying"}


def test_a_move_sends_only_what_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    view = panel(detectives())
    changed = sent(view, monkeypatch, "1", "Enter", at="place-muranow")
    assert changed == {"scene", "log", "status", "saying"}


def test_a_click_makes_no_new_widgets() -> None:
    view = panel(detectives())
    press(view, "1", "Escape", "u")
    before = list(inside(view))
    press(view, "3", "1", "Enter", at="place-muranow")
    assert list(inside(view)) == before


def test_of_a_long_log_the_newest_lines_are_sent() -> None:
    game = detectives(5)
    view = panel(game)
    view.session.table.kits = set(range(4))
    limit = 200
    while len(view.board.log) < 200 and limit:
        game.do(game.random_move(view.session.table.rng))
        limit -= 1
    assert len(view.board.log) == 200
    assert view.board.log[-1]["text"] == game.log()[-1].text


def test_evidence_cards_that_are_laid_out_together_are_one_line_of_the_log() -> None:
    view = panel(detectives())
    cards = [line.text for line in view.game.log() if line.kind == "display"]
    lines = [line for line in view.board.log if line["kind"] == "display"]
    assert len(cards) == 9
    assert len(lines) == 1
    assert all(card.removeprefix("New evidence card: ").removesuffix(".") in lines[0]["text"] for card in cards)
    assert lines[0]["step"] == view.game.here.number
    assert lines[0]["now"] is True


def test_lines_that_say_the_same_are_one_line_of_the_log_that_says_how_often() -> None:
    view = panel(gamekit.start("thousand_miles", 3, seed=3), eyes=0)
    lines = [line["text"] for line in view.board.log if line["kind"] == "dealt"]
    assert lines[1:] == ["Player B is dealt a card. (×6)", "Player C is dealt a card. (×6)"]


def test_the_standing_is_one_short_line() -> None:
    view = panel(detectives(3))
    assert {"key": "scores", "text": "Points: A 0, B 0, C 0.", "strong": False} in view.board.status


@pytest.mark.parametrize(
    ("start", "lang", "how"),
    [
        (detectives, "en", "<p>The kit asks at random, and solves only when a single case is left"),
        (lambda: dealt(3), "en", "and accuses only when a single mystery is left or nothing could tell it more.</p>"),
        (
            lambda: dealt(3),
            "pl",
            "jest już tylko jedna albo gdy niczego więcej nie może się o niej dowiedzieć.</p>",
        ),
    ],
)
def test_where_seats_are_given_to_the_kit_stands_how_it_decides(start: Any, lang: str, how: str) -> None:
    assert how in about_kit(panel(start(), lang=lang))


def test_of_a_game_that_does_not_say_how_the_kit_decides_nothing_is_said() -> None:
    assert about_kit(panel(treasure())).count("<p>") == 1


def about_kit(view: Panel) -> str:
    """What stands below the seats in the drawer of players."""
    open_drawer(view, "Players" if view.session.lang == "en" else "Gracze")
    return str(next(drawer for drawer in view.drawers if drawer.title == "drawer-players").about.value)


# ---------------------------------------------------------------------- what a reader does


def test_a_move_is_chosen_from_lists_and_made_by_a_button() -> None:
    view = panel(detectives())
    named(view, "Solve the case").click()
    for at, word in enumerate(("korek", "muranow", "oszustwo")):
        view.controls.slots[at].value = word
    assert "Ready: Cork did it" in view.controls.prompt.value
    named(view, "Do it").click()
    assert "Player A names Cork" in view.board.saying["text"]
    assert view.session.choice is None


def test_the_due_slot_is_marked_on_the_board() -> None:
    view = panel(detectives())
    assert not any("open" in shape["marks"] for shape in view.board.scene["shapes"])
    named(view, "Send a detective").click()
    marked = [shape["id"] for shape in view.board.scene["shapes"] if "open" in shape["marks"]]
    assert "place-muranow" in marked
    assert view.frame.pressed["gk-does-detective"] is True


def test_a_wrong_move_is_shown_in_words_and_stays_to_be_mended() -> None:
    view = panel(treasure())
    view.controls.typed.value = "fly <b>high</b>"
    named(view, "Make it").click()
    assert "gk-refused" in view.controls.message.value
    assert "<b>" not in view.controls.message.value
    assert view.controls.typed.value == "fly <b>high</b>"
    view.controls.typed.value = "walk meadow"
    named(view, "Make it").click()
    assert view.controls.typed.value == ""


def test_all_words_change_with_the_language_at_once() -> None:
    view = panel(detectives())
    before = {widget: widget.description for widget in inside(view) if getattr(widget, "description", "")}
    open_drawer(view, "Language and display")
    named(view, "Language").value = "pl"
    same = {words for widget, words in before.items() if widget.description == words}
    assert same <= {""} | {f"{n} " for n in range(9)}
    assert (view.board.lang, view.frame.lang) == ("pl", "pl")
    assert 'lang="pl"' in view.controls.prompt.value


def test_colours_and_print_are_those_of_the_board_too() -> None:
    view = panel(treasure())
    open_drawer(view, "Language and display")
    named(view, "Colours").value = "dark"
    named(view, "Large print").value = True
    assert {"gk-panel-dark", "gk-panel-large"} <= set(view._dom_classes)
    assert (view.board.mode, view.board.large) == ("dark", True)


def test_eyes_are_chosen_in_their_drawer_and_offered_when_another_seat_is_to_move() -> None:
    view = panel(treasure())
    open_drawer(view, "Whose eyes")
    named(view, "Look through the eyes of").value = 1
    assert "You have the map" in view.board.log[0]["text"]
    named(view, "Look through the eyes of Player A").click()
    assert view.session.eyes == 0
    assert "You have the map" not in str(view.board.log)


def test_under_the_curtain_the_board_has_only_what_everybody_may_see() -> None:
    game = treasure()
    view = panel(game, eyes="turn")
    assert view.board.curtain["button"] == "I am Player A: show me"
    view._heard(view.board, {"type": "lift"}, [])
    assert view.board.curtain == {}
    game.do("walk meadow")
    assert view.session.curtain == 1
    assert view.board.log == [{**line, "text": line["text"]} for line in panel(game).board.log]


def test_branches_are_buttons_that_lead_into_them() -> None:
    view = panel(treasure("walk meadow"))
    press(view, "u")
    open_drawer(view, "Branches")
    named(view, "● walk to the meadow (1 step)").click()
    assert view.game.here.number == 2


def test_a_line_of_the_log_leads_to_its_step() -> None:
    view = panel(treasure("walk meadow", "walk meadow"))
    view._heard(view.board, {"type": "line", "step": 2}, [])
    assert view.board.saying["text"] == "Back at step 2. It is Player B's move."


def test_a_new_game_is_begun_with_seats_options_and_seed() -> None:
    view = panel(treasure())
    open_drawer(view, "New game")
    assert named(view, "Rules as in").layout.display == "none"  # there is one preset
    named(view, "Number of players").value = 3
    named(view, "Rounds").value = 1  # the second of its values
    named(view, "Seed").value = "ten"
    named(view, "Begin a new game").click()
    assert view.session.message.text == "Write a whole number."
    named(view, "Seed").value = "10"
    named(view, "Begin a new game").click()
    assert (view.game.setting.seats, view.game.setting.options, view.game.seed) == (3, {"rounds": 2}, 10)
    assert len(view.drawers) == 10


def test_an_uploaded_file_that_is_no_game_is_refused() -> None:
    view = panel(treasure())
    open_drawer(view, "Save and load")
    upload = next(widget for widget in inside(view) if isinstance(widget, ipw.FileUpload))
    content = {"name": "a.json", "type": "", "size": 9, "content": memoryview(b"saved/x.json"), "last_modified": None}
    upload.value = ({**content, "last_modified": __import__("datetime").datetime(2026, 1, 1)},)
    assert view.session.message.text.startswith("a.json: This is not a saved game of this kit")


def test_a_chart_is_drawn_only_when_it_is_chosen_and_uncovered() -> None:
    view = panel(detectives())
    open_drawer(view, "Lens and charts")
    named(view, "Chart").value = "scores"
    assert view.charts.picture.value == ""
    named(view, "Show lens and charts").value = True
    assert "<img" in view.charts.picture.value
    assert "<table" in view.charts.picture.value
    first = view.charts.picture.value
    press(view, "c")
    assert view.charts.picture.value == ""
    press(view, "c")
    assert view.charts.picture.value == first


def test_a_chart_is_dark_where_the_page_is_dark_unless_colours_are_chosen() -> None:
    view = panel(detectives())
    view.session.settle(covered=False, chart="scores")
    view.refresh()
    light = view.charts.picture.value
    view.frame.night = True
    dark = view.charts.picture.value
    assert "<img" in light
    assert dark != light
    view.session.settle(mode="light")
    view.refresh()
    assert view.charts.picture.value == light


def test_a_fault_in_drawing_is_logged_and_the_move_is_made(caplog: pytest.LogCaptureFixture) -> None:
    view = panel(treasure())
    view.controls.refresh = lambda: 1 // 0  # type: ignore[method-assign,return-value,assignment]
    press(view, "1", "Enter", at="place-meadow")
    assert view.game.view().at == ("meadow", "beach")
    assert "ZeroDivisionError" in caplog.text


def test_a_transcript_is_shown_but_offers_nothing_to_play() -> None:
    game = gamekit.load(treasure("walk meadow").record(PUBLIC), {"treasure": TREASURE})
    view = panel(game)
    assert all(button.layout.display == "none" for button in view.controls.verbs.values())
    assert "transcript" in view.controls.prompt.value
    press(view, "u")
    assert view.game.here.number == 1
