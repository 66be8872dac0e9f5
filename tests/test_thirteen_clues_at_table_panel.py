"""13 Clues at a real table in a panel, without a browser: one reader enters all that one player sees and hears."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rules_tested import rule
from seated import seated, typed

import gamekit
from gamekit import CHANCE, PUBLIC, TEACHER, Timeline
from gamekit.registry import find
from widgets import Panel, answers, filing, panel, set_language, showing
from widgets.session import Session
from widgets.table import Table
from widgets.wiring import inside

TABLE = find("thirteen_clues_table")
FRONTS = "C Countess Parlor Knife; A Officer Market Crossbow"
SET_UP = f"{FRONTS}; Butcher; Park; A"
PO_POLSKU = "C Hrabina Salon Nóż; A Oficer Targ Kusza; Rzeźnik; Park; A"
TEACHER_PLANS = Path(__file__).parents[1] / "notebooks" / "teacher"
PLANS = [TEACHER_PLANS / "thirteen_clues.md", TEACHER_PLANS / "pl" / "thirteen_clues.md"]
LONG = (
    "ask B red 1",
    "look A Sword; ask C man 2",
    "ask A weapon 3; accuse Duke Harbor Rifle wrong",
    "ask_secretly B blue 0; ask C orange 0",
    "ask_secretly C yellow 1; ask A yellow 1",
    "ask_unheard A",
)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    set_language("en")


def at_table(*lines: str, seats: int = 3, me: int = 1, lang: str = "en", **options: Any) -> Session:
    table = gamekit.at_table("thirteen_clues", seats, me, options=options)
    session = seated(table, eyes=me, lang=lang)
    for line in lines:
        typed(session, line)
        assert not session.message.refused, session.message.text
    return session


def status(session: Session) -> dict[str, str]:
    return {line["key"]: line["text"] for line in showing.status(session)}


def moves(timeline: Timeline) -> list[str]:
    return [str(node.move) for node in timeline.path() if node.move]


def found(view: Panel, description: str) -> Any:
    """The widget of that description."""
    named = [widget for widget in inside(view) if getattr(widget, "description", "").endswith(description)]
    assert named, description
    return named[0]


# ---------------------------------------------------------------------- entering


def test_a_table_is_begun_in_the_drawer_and_set_up_in_one_line() -> None:
    view = panel(gamekit.start("thirteen_clues", 3, seed=3))
    found(view, "New game").click()
    found(view, view.session.words.say("new-table")).value = True
    found(view, "I am").value = 1
    found(view, "Begin a new game").click()
    assert view.game.game is TABLE
    assert view.session.eyes == 1
    assert "Enter the mysteries that you see" in view.controls.prompt.value
    view.controls._type(SET_UP)
    assert view.controls.typed.value == ""
    assert view.game.actor == 0
    assert "Player A has the turn" in view.controls.prompt.value


@pytest.mark.parametrize(("lang", "line"), [("en", SET_UP), ("pl", PO_POLSKU)])
def test_the_whole_set_up_is_typed_by_names_in_both_languages(lang: str, line: str) -> None:
    session = at_table(line, lang=lang)
    assert moves(session.timeline) == moves(at_table(SET_UP).timeline)
    assert session.timeline.knowledge(1).total


@rule("TC-64")
def test_my_own_cards_are_entered_last_and_nothing_offered_after_them_is_a_card() -> None:
    session = at_table()
    verbs = []
    for entry in SET_UP.split("; "):
        verbs += session.sight.verbs()
        typed(session, entry)
    assert verbs == ["front", "front", "hold_left", "hold_right", "first"]


@rule("TC-64")
def test_what_is_offered_to_be_entered_is_the_same_with_my_eyes_before_my_cards_and_shows_them_to_nobody_else() -> None:
    session = at_table(FRONTS)
    with_mine = session.sight.open_words(session.sight.begin("hold_left"), 0)
    assert {"rzeznik", "park"} < set(with_mine)
    typed(session, "Butcher; Park")
    for eyes in (PUBLIC, 0, 2):
        session.attempt(lambda eyes=eyes: session.look(eyes))  # type: ignore[misc]
        told = " ".join(line["text"] for line in showing.log(session))
        assert "Butcher" not in told
        assert "Butcher" not in str(session.view)


def test_a_card_that_stands_in_front_of_somebody_is_not_taken_as_mine() -> None:
    session = at_table(FRONTS)
    assert (
        typed(session, "Officer")
        == "Officer already stands in front of Player A. Check once more what you have entered."
    )
    assert "Butcher already lies somewhere else." in typed(session, "Butcher; Butcher")
    typed(session, "Park; B")
    assert session.timeline.actor == 1


@rule("TC-42", "TC-50")
def test_with_my_eyes_i_enter_the_accusations_of_everybody() -> None:
    session = at_table(SET_UP)
    assert session.sight.verbs() == ["ask", "look_unseen", "accuse"]
    choice = session.sight.begin("accuse")
    assert session.sight.open_words(choice, 0)[:3] == ["oficer", "ksiaze", "rzeznik"]
    assert "hrabina" not in session.sight.open_words(choice, 0), "A sees the Countess in front of C"
    typed(session, "accuse Butcher Harbor Rifle wrong")
    assert moves(session.timeline)[-1] == "0: accuse rzeznik port karabin wrong"
    assert session.timeline.actor == 1
    assert "hrabina" not in session.sight.open_words(choice, 0)
    assert "rzeznik" not in session.sight.open_words(choice, 0), "it lies behind my screen"


@rule("TC-36")
def test_who_types_the_look_of_another_as_ones_own_is_told_what_to_do() -> None:
    session = at_table(SET_UP)
    assert typed(session, "look A Sword") == session.words.say("refusal-untold")
    typed(session, "look_unseen A")
    assert moves(session.timeline)[-1] == "0: look_unseen a"
    assert typed(session, "look_unseen A") == session.words.say("refusal-told")


# ---------------------------------------------------------------------- a clash


def test_an_accusation_against_a_front_that_i_see_is_named_with_the_front_until_it_is_taken_back() -> None:
    session = at_table(SET_UP)
    for verdict, cards in (("right", "Officer Market Sword"), ("wrong", "Officer Market Crossbow")):
        typed(session, f"accuse {cards} {verdict}")
        told = status(session)["clash"]
        assert told.startswith("These lines cannot all be true. Step 2: The mystery of Player A is put up: Officer,")
        assert f"That is {verdict}" in told
        session.attempt(session.timeline.back)
        assert "clash" not in status(session)
    typed(session, "accuse Officer Market Crossbow right")
    assert "clash" not in status(session)
    assert session.timeline.over


def test_an_answer_that_does_not_fit_what_lies_before_my_eyes_blames_my_cards_as_well() -> None:
    session = at_table(SET_UP, "ask B red 2")
    assert status(session)["clash"].startswith("This line does not fit the cards that were entered at the beginning.")
    assert "Either it or one of those cards was entered wrongly" in status(session)["clash"]
    session.attempt(lambda: session.set_language("pl"))
    assert status(session)["clash"].startswith("Ten wiersz nie pasuje do kart wpisanych na początku. Krok 6:")


def test_several_answers_that_do_not_fit_together_are_told_so() -> None:
    session = at_table(SET_UP, "ask C orange 0", "ask C orange 1")
    told = status(session)["clash"]
    assert told.startswith("These lines do not all fit together with the cards that were entered at the beginning.")
    assert (told.count("Step 6:"), told.count("Step 7:")) == (1, 1)
    session.attempt(lambda: session.set_language("pl"))
    assert status(session)["clash"].startswith("Te wiersze i karty wpisane na początku nie mogą się wszystkie zgadzać.")


def test_a_mistyped_answer_is_corrected_by_going_back_and_the_branch_behind_stays() -> None:
    session = at_table(SET_UP, "ask B red 2")
    session.attempt(session.timeline.back)
    typed(session, "ask B red 1")
    assert "clash" not in status(session)
    assert moves(session.timeline)[-1] == "0: ask 1 czerwony 1"
    session.attempt(session.timeline.back)
    assert len(session.timeline.branches(1)) == 2


def test_a_front_that_was_mistyped_is_corrected_by_going_back_to_it() -> None:
    session = at_table("C Countess Parlor Knife; A Officer Market Sword; Butcher; Park; A")
    typed(session, "accuse Officer Market Crossbow right")
    assert "Step 2: The mystery of Player A is put up: Officer, Market, Sword." in status(session)["clash"]
    session.attempt(lambda: session.timeline.jump(1))
    typed(session, "A Officer Market Crossbow; Butcher; Park; A; accuse Officer Market Crossbow right")
    assert session.timeline.over
    assert "clash" not in status(session)


# ---------------------------------------------------------------------- what is shown


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("seats", "me"), [(2, 0), (3, 1), (6, 2)])
def test_every_step_is_shown_to_all_eyes_without_a_fault(
    lang: str, seats: int, me: int, caplog: pytest.LogCaptureFixture
) -> None:
    view = panel(gamekit.at_table("thirteen_clues", seats, me), eyes=me, lang=lang)
    view.session.settle(covered=False)
    while view.game.actor == CHANCE:
        view.game.play(view.game.chances()[0][0])
        for eyes in (PUBLIC, TEACHER, 0, me):
            view.session.look(eyes)
            view.refresh()
    assert not caplog.records


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_game_with_all_that_can_happen_is_shown_without_a_fault(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    table = gamekit.at_table("thirteen_clues", 3, 1, options={"top_secret": True, "whole_kinds": True})
    view = panel(table, eyes=1, lang=lang)
    view.session.settle(covered=False)
    for line in (SET_UP, *LONG):
        view.controls._type(line)
        assert view.controls.typed.value == "", view.session.message
        for eyes in (PUBLIC, TEACHER, 0, 1):
            view.session.look(eyes)
            view.refresh()
    assert not caplog.records


@pytest.mark.parametrize("plan", PLANS, ids=["en", "pl"])
def test_what_a_teachers_plan_says_is_typed_can_be_typed(plan: Path) -> None:
    text = plan.read_text(encoding="utf-8")
    (line,) = re.findall(r"^```\n(.*)\n```$", text, re.MULTILINE)
    session = at_table(line, top_secret=True)
    assert session.timeline.actor == 0
    section = text.partition("## At a real table\n" if plan == PLANS[0] else "## Przy prawdziwym stole\n")[2]
    rows = re.findall(r"^\| .* \| (`.*`) \|$", section.partition("\n## ")[0], re.MULTILINE)
    entries = [entry for row in rows for entry in re.findall(r"`([^`]*)`", row)]
    read = [session.timeline.read(entry).verb for entry in entries]
    played = set(session.game.verbs) - {"front", "hold_left", "hold_right", "first"}
    assert sorted(read) == sorted(played)


def test_a_table_is_saved_opened_again_and_gone_on_with_after_a_restart() -> None:
    first = seated(Table(gamekit.start("thirteen_clues", 3, seed=3), "mine"))
    first.attempt(lambda: filing.new_table(first, 3, 1, "page", {"top_secret": True}))
    for line in (SET_UP, "ask B red 1", "look A Sword"):
        typed(first, line)
    first.attempt(lambda: filing.save(first, "our table"))
    other = seated(gamekit.start("thirteen_clues", 2, seed=3))
    other.attempt(lambda: filing.load(other, "our table"))
    again = seated(Table(gamekit.start("thirteen_clues", 2, seed=3), "mine"))
    again.attempt(lambda: filing.go_on(again))
    for session in (other, again):
        assert session.timeline.game is TABLE
        assert moves(session.timeline) == moves(first.timeline)
        assert session.timeline.view(1) == first.timeline.view(1)
        assert (session.timeline.knowledge(1).weights == first.timeline.knowledge(1).weights).all()
    assert answers.to_enter(again)
