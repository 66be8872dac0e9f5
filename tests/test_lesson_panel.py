"""A lesson on a panel, without a browser: moves are asked for, answers told, the learner's place kept on demand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import ipywidgets as ipw
import pytest

from gamekit.errors import InputError
from gamekit.lessons import LessonError, tasks
from widgets import lesson, moving
from widgets.lesson import Tutor
from widgets.notebook import in_words
from widgets.panel import Panel
from widgets.wiring import inside

KEPT = Path("saved") / "lessons" / "zero-seven-questions.json"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    ipw.Widget.close_all()


def opened(lang: str = "en") -> tuple[Panel, Tutor]:
    shown = lesson("zero_seven", "questions", lang)
    tutor = shown.session.tutor
    assert isinstance(tutor, Tutor)
    return shown, tutor


def press(tutor: Tutor, button: str) -> str:
    """Press a button of the box; what is announced."""
    before = tutor.session.saying.number
    tutor._heard(tutor.box, {"type": "press", "button": button}, [])
    return tutor.session.saying.text if tutor.session.saying.number > before else ""


def typed(tutor: Tutor, move: str) -> str:
    tutor.session.attempt(lambda: moving.type_move(tutor.session, move))
    return tutor.session.saying.text


def test_the_panel_is_plain_looks_through_the_learners_eyes_and_keeps_no_game() -> None:
    shown, tutor = opened()
    assert [drawer.title for drawer in shown.drawers] == ["drawer-rules", "drawer-display"]
    assert (shown.session.eyes, shown.session.locked) == (0, True)
    press(tutor, "next")
    typed(tutor, "detective plac_defilad")
    assert not Path("saved").exists()
    assert (shown.controls.undo.layout.display, shown.controls.next.layout.display) == ("none", "none")


def test_a_right_move_is_made_and_what_happened_is_told_before_what_the_lesson_says() -> None:
    shown, tutor = opened()
    heard = press(tutor, "next")
    assert heard.startswith("Step 2 of 11. Your first detective:")
    assert tutor.box.turned == 1
    heard = typed(tutor, "detective plac_defilad")
    assert heard.startswith("You send a detective to Parade Square: 1 disc and 1 cube.")
    assert heard.endswith("Of 1287 cases 132 are left.")
    assert tutor.box.page["kind"] == "right"
    assert "1287" not in shown.session.message.text
    heard = press(tutor, "next")
    assert heard.startswith("Player B sends a detective to Riverside")
    assert "Step 3 of 11. Player B has asked about another case." in heard


def test_a_wrong_move_is_answered_at_once_and_nothing_has_changed() -> None:
    shown, tutor = opened()
    press(tutor, "next")
    here = shown.game.here
    assert "Muranów Estate and Pepper" in typed(tutor, "detective muranow")
    assert shown.session.saying.urgent
    assert (shown.game.here, tutor.box.page["kind"]) == (here, "wrong")
    assert "First do what this step asks for." in press(tutor, "next")


def test_on_the_board_a_move_against_the_rules_is_answered_by_the_lesson() -> None:
    shown, tutor = opened()
    press(tutor, "next")
    typed(tutor, "detective plac_defilad")
    press(tutor, "next")
    press(tutor, "next")
    shown.session.attempt(lambda: moving.choose_verb(shown.session, "detective"))
    shown.session.attempt(lambda: moving.click(shown.session, "place-plac_defilad"))
    assert "Rule ZS-38: " in tutor.box.page["told"]
    assert shown.session.broken == ("ZS-38",)


def witness_wanted(lang: str = "en") -> tuple[Panel, Tutor]:
    """The first question of the lesson on the rules of 13 Clues, before its witness is chosen."""
    shown = lesson("thirteen_clues", "rules", lang)
    tutor = shown.session.tutor
    assert isinstance(tutor, Tutor)
    while not any(move.startswith("ask") for move in tutor.walk.step.do):
        if tutor.walk.step.asks_for_move:
            typed(tutor, next(tasks.accepted(tutor.walk.timeline, 0, tutor.walk.step)).notation)
        elif tutor.walk.step.claim:
            reasoning = tutor.walk.reasoning
            assert reasoning
            facts = [tutor.walk.fact(reasoning, claim) for claim in tutor.walk.step.claim]
            tutor.walk.try_marks({fact[:2]: fact.holds for fact in facts})
        press(tutor, "next")
    shown.session.attempt(lambda: moving.choose_verb(shown.session, "ask"))
    return shown, tutor


def own_place(shown: Panel) -> str:
    """The shape on the board that says that Player A is the witness."""
    assert shown.session.scene
    return next(shape.id for shape in shown.session.scene.shapes if ("witness", "0") in shape.says)


@pytest.mark.parametrize(
    ("lang", "refusal"),
    [
        ("en", "You cannot question yourself. Choose another player as the witness. Rule TC-28: "),
        ("pl", "Nie możesz przesłuchać siebie. Wybierz na świadka kogoś innego. Zasada TC-28: "),
    ],
)
def test_a_word_against_the_rules_is_answered_in_the_box_and_spoken_once(lang: str, refusal: str) -> None:
    shown, tutor = witness_wanted(lang)
    spoken = shown.session.saying.number
    shown.session.attempt(lambda: moving.click(shown.session, own_place(shown)))
    assert tutor.box.page["told"].startswith(refusal)
    assert tutor.box.page["kind"] == "wrong"
    assert shown.session.broken == ("TC-28",)
    assert shown.session.saying[:2] == (spoken + 1, tutor.box.page["told"])
    assert shown.controls.message.value == "", "it does not stand below the controls as well"
    shown.session.attempt(lambda: moving.click(shown.session, "player-1"))
    assert shown.session.choice
    assert shown.session.choice.words == ("1", "")
    assert tutor.box.page["told"] == "", "as soon as something else is chosen it is gone"


def test_whatever_is_refused_in_a_lesson_is_answered_in_the_box() -> None:
    shown, tutor = witness_wanted()
    for unreadable in ("ask 7 czerwony", "dance"):
        typed(tutor, unreadable)
        assert tutor.box.page["told"] == shown.session.message.text != ""
        assert (tutor.box.page["kind"], shown.controls.message.value) == ("wrong", "")
    shown.session.attempt(lambda: moving.escape(shown.session))
    assert tutor.box.page["told"] == ""


def test_the_language_is_the_panels() -> None:
    shown, tutor = opened("pl")
    assert tutor.box.page["title"] == "Lekcja: Jak wybrać następne pytanie"
    press(tutor, "next")
    typed(tutor, "detective plac_defilad")
    shown.session.attempt(lambda: shown.session.set_language("en"))
    page = tutor.box.page
    assert (page["lang"], page["place"]) == ("en", "Step 2 of 11")
    assert page["told"].startswith("2.5 bits on average")
    assert [button["words"] for button in page["buttons"]] == ["Back", "Hint", "Next ( . )", "Begin anew"]


def test_the_hint_comes_when_it_is_asked_for() -> None:
    _, tutor = opened()
    press(tutor, "next")
    assert tutor.box.page["hint"] == ""
    assert press(tutor, "hint") == tutor.box.page["hint"] != ""


def test_the_place_is_kept_only_if_asked_and_offered_at_the_next_opening() -> None:
    _, tutor = opened()
    press(tutor, "next")
    typed(tutor, "detective plac_defilad")
    assert not KEPT.exists()
    tutor._heard(tutor.box, {"type": "remember", "on": True}, [])
    press(tutor, "next")
    assert json.loads(KEPT.read_text(encoding="utf-8")) == {"at": 2, "answers": {"1": "detective plac_defilad"}}
    _, later = opened()
    assert later.box.page["place"] == "Step 1 of 11"
    assert later.box.page["offer"]["words"].startswith("When this lesson was left, it stood at step 3 of 11.")
    assert "Step 3 of 11." in press(later, "go_there")
    assert later.box.page["offer"] == {}
    assert later.session.timeline.state.desks[0].detectives == 4
    assert "The lesson begins anew. Step 1 of 11." in press(later, "reset")
    assert not KEPT.exists()
    assert opened()[1].box.page["offer"] == {}


@pytest.mark.parametrize("content", ["", "{", "[]", '{"at": 99, "answers": {}}', '{"at": "x", "answers": {}}'])
def test_a_damaged_place_is_no_place(content: str) -> None:
    KEPT.parent.mkdir(parents=True)
    KEPT.write_text(content, encoding="utf-8")
    _, tutor = opened()
    assert tutor.box.page["offer"] == {}
    assert press(tutor, "next").startswith("Step 2 of 11.")


def test_a_place_that_does_not_fit_any_more_begins_anew() -> None:
    KEPT.parent.mkdir(parents=True)
    KEPT.write_text('{"at": 3, "answers": {"1": "detective cytadela", "x": "y"}}', encoding="utf-8")
    _, tutor = opened()
    assert press(tutor, "go_there").startswith("The place that was kept does not fit this lesson any more")


def test_after_back_and_reset_the_log_has_no_note_of_steps_taken_back() -> None:
    shown, tutor = opened()
    assert press(tutor, "back") == "This is the first step."
    press(tutor, "next")
    typed(tutor, "detective plac_defilad")
    press(tutor, "next")
    assert press(tutor, "back").endswith("Then send the detective.")
    press(tutor, "reset")
    assert [line.kind for line in shown.game.log(0)].count("went_back") == 0


def test_the_last_step_ends_the_lesson() -> None:
    _, tutor = opened()
    walk = tutor.walk
    while walk.at + 1 < len(walk.lesson.steps):
        if walk.step.asks_for_move:
            typed(tutor, next(tasks.accepted(walk.timeline, 0, walk.step)).notation)
        press(tutor, "next")
    assert press(tutor, "next") == "The lesson is finished."
    page = tutor.box.page
    assert page["at"] == page["of"] == 11
    assert {button["name"]: button["off"] for button in page["buttons"]}["next"]


def test_a_lesson_that_does_not_exist_or_is_damaged_is_refused_in_words() -> None:
    with pytest.raises(InputError) as missing:
        lesson("zero_seven", "chess")
    assert in_words(missing.value, "pl").startswith("Nie ma lekcji „chess”. Do wyboru: ")
    Path("mine.toml").write_text("game = 7", encoding="utf-8")
    with pytest.raises(LessonError) as damaged:
        lesson("zero_seven", "mine.toml")
    assert in_words(damaged.value, "pl").startswith("mine.toml:1: ")


def test_closing_takes_the_box_away_too() -> None:
    shown, tutor = opened()
    assert tutor.box in list(inside(shown))
    shown.close()
    assert tutor.box.comm is None
