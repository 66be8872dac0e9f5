"""What readers do that nobody expected: strange numbers, long words, clicks that come too late; answered in words."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import ipywidgets as ipw
import pytest
from seated import detectives, treasure

import gamekit
from gamekit import InputError, Timeline
from gamekit.reasons import Fact, sheet_key
from gamekit.text import LANGUAGES, text
from widgets import Panel, asking, check, checking, hint, marking, moving, panel
from widgets.wiring import inside, whole_number

LONG = "word " * 700
BEGIN = "Begin a new game"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Any:
    """Kept games go where no other test finds them, and no fault may be logged."""
    monkeypatch.chdir(tmp_path)
    yield
    assert not [record for record in caplog.records if record.exc_info]


def city() -> Timeline:
    return gamekit.start("zero_seven", 2, seed=3)


def labelled(view: Panel, description: str) -> Any:
    return next(widget for widget in inside(view) if getattr(widget, "description", None) == description)


def opened(view: Panel, title: str) -> None:
    view.open = title
    view.refresh()


def written(view: Panel, label: str, words: str) -> str:
    """What is answered when these words are written in a line, and Enter is pressed."""
    line = labelled(view, label)
    line.value = words
    line._handle_custom_msg({"event": "submit"}, [])
    return view.session.message.text


# ---------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("written", "number"),
    [("7", 7), (" -12 ", -12), ("−3", -3), ("٣", 3), ("²", None), ("1.5", None), ("--1", None), ("", None)],
)
def test_a_whole_number_is_read_and_nothing_else(written: str, number: int | None) -> None:
    assert whole_number(written) == number


@pytest.mark.parametrize("number", ["²", "9" * 5000, "1_0", "x"])
def test_what_is_no_number_of_a_step_a_seed_or_a_puzzle_is_answered_in_words(number: str) -> None:
    view = panel(city())
    opened(view, "drawer-steps")
    assert written(view, "Step number", number) == "Write a whole number."
    opened(view, "drawer-new")
    labelled(view, "Seed").value = number
    labelled(view, BEGIN).click()
    assert view.session.message.text == "Write a whole number."
    opened(view, "drawer-puzzles")
    assert "cannot be the number of a puzzle" in written(view, "Number of the puzzle", number)
    assert view.game.seed == 3, "the game stays"


# ---------------------------------------------------------------------- long words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_comment_is_shown_and_spoken_whole(lang: str) -> None:
    game = city()
    game.comments[game.here.number] = {lang: LONG.strip()}
    view = panel(game, lang=lang)
    told = next(line["text"] for line in view.board.status if line["key"] == "comment")
    assert told.endswith(LONG.strip())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_detail_may_be_as_long_as_it_likes(lang: str) -> None:
    words = text(lang, city().game)
    short, long = (words.say("error-unknown_word", word=word, options="a, b") for word in ("x", LONG))
    assert long == short.replace("x", LONG, 1) or LONG in long
    assert len(long) - len(short) == len(LONG) - 1


@pytest.mark.parametrize(("lang", "said"), [("en", "1 step from "), ("pl", "Odległość od miejsca „")])
def test_a_game_whose_names_have_no_case_forms_is_shown_under_the_lens(lang: str, said: str) -> None:
    view = panel(treasure(), lang=lang)
    place = next(iter(view.game.graph().nodes))
    view.session.attempt(view.session.cover)
    view.session.attempt(lambda: setattr(view.session, "lens", place))
    assert any(said in shape["words"] for shape in view.board.scene["shapes"])


# ---------------------------------------------------------------------- too late


def test_a_verb_that_is_no_longer_open_is_not_begun() -> None:
    session = detectives()
    session.attempt(lambda: moving.choose_verb(session, "lay_crime"))
    assert session.choice is None
    assert session.message.refused
    assert session.message.text == "You can do this: 1: Send a detective; 2: Take an evidence card; 3: Solve the case."


def test_a_verb_pressed_where_nothing_can_be_done_says_so() -> None:
    game = city()
    view = panel(gamekit.load(game.record(0)))
    for button in [widget for widget in inside(view) if isinstance(widget, ipw.Button)]:
        if button in view.controls.verbs.values():
            button.click()
    assert view.session.choice is None
    assert view.session.message.refused


def test_the_toy_game_answers_a_late_verb_too(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        view = panel(treasure())
        for verb in view.game.game.verbs:
            view.session.attempt(lambda verb=verb: moving.choose_verb(view.session, verb))
    assert "went wrong" not in view.session.message.text


# ---------------------------------------------------------------------- marks and facts


STRANGE = [
    [0, 0, 0, "suspect", "nobody", False],
    [0, 0, 0, "weapon", "rope", True],
    [0, 0, 0, "suspect", "korek", True],
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_of_what_is_on_no_note_sheet_stop_nobody(lang: str) -> None:
    game = gamekit.load(json.dumps(json.loads(city().record()) | {"marks": STRANGE}))
    view = panel(game, 0, lang=lang)
    for title in ("drawer-sheet", "drawer-hints"):
        opened(view, title)
        for action in (checking.check, asking.hint):
            view.session.attempt(lambda action=action: action(view.session))
            assert not view.session.message.refused
    assert len(check(game, seat=0, lang=lang).findings) == 1
    assert hint(game, seat=0, lang=lang)
    assert json.loads(game.record())["marks"] == STRANGE, "what is not understood is not lost"


@pytest.mark.parametrize("rung", [0, 5, 1.0, True, "2", None])
def test_there_are_four_hints(rung: Any) -> None:
    with pytest.raises(InputError, match="no hint"):
        hint(city(), seat=0, rung=rung)


def test_a_fact_that_is_no_text_is_refused_in_words() -> None:
    with pytest.raises(InputError, match="no fact '5'"):
        check(city(), yes=5, seat=0)  # type: ignore[arg-type]  # a reader may write it all the same


def test_marks_are_checked_without_looking_for_a_why_that_nobody_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Fact]()
    monkeypatch.setattr("gamekit.reasons.why", lambda reasoning, fact: asked.append(fact))
    view = panel(city(), 0)
    opened(view, "drawer-sheet")
    known = marking.known(view.session)
    assert known
    assert len(known.forced) > 2
    view.game.marks[sheet_key(known.reasoning)] = {(fact.kind, fact.word): fact.holds for fact in known.forced}
    view.session.attempt(lambda: checking.check(view.session))
    assert view.session.message.text.startswith(f"Right: {len(known.forced)}.")
    assert asked == []
    view.session.attempt(lambda: checking.open_finding(view.session, *known.forced[0][:2]))
    assert set(asked) == {known.forced[0]}
