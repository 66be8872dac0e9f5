"""Hints, whys and the whole solution in a panel, without a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from marked import recorded
from seated import press, seated, treasure
from toy_game import GAME as TREASURE

import gamekit
from figures.registry import scene_for
from gamekit import PUBLIC, TEACHER
from gamekit.reasons import Fact, forced, grade, sheet_key, steps, why
from gamekit.wording import fact_words
from widgets import Panel, asking, moving, panel, set_language, showing
from widgets.session import TURN, Session
from widgets.wiring import inside

BUTTON = Fact("suspect", "guzik", False)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    set_language("en")


def looking(eyes: int | str = 0, lang: str = "en", **about: Any) -> Session:
    session = seated(recorded(), eyes=eyes, lang=lang, **about)
    session.scene_of = scene_for(session.game)
    session.drawn = ()
    session.refresh()
    return session


def asked(session: Session, fact: Fact | None) -> str:
    session.attempt(lambda: asking.ask_why(session, fact))
    return session.saying.text


def solved(session: Session, ahead: bool = True) -> str:
    session.attempt(lambda: asking.solve(session, ahead))
    return session.saying.text


def lighted(session: Session, line: tuple[int, int]) -> str:
    session.attempt(lambda: asking.light(session, line))
    return session.saying.text


def lit(session: Session) -> list[str]:
    return [line["text"] for line in showing.log(session) if line["lit"]]


# ---------------------------------------------------------------------- hints


def test_hints_come_one_by_one_from_where_to_look_to_the_fact_itself() -> None:
    session = looking()
    assert press(session, "h") == "Something new can be found among the suspects."
    assert press(session, "h") == "One line is enough: “The culprit in the case of Player B is Pepper.”"
    assert "ZS-16" in press(session, "h")
    assert press(session, "h").startswith("The culprit is not Pepper.")
    assert press(session, "h").startswith("The culprit is not Pepper."), "the last one stays"
    assert len(asking.hints(session)) == 4


def test_hints_begin_anew_with_a_right_mark_and_not_with_a_wrong_one() -> None:
    session = looking()
    press(session, "h", "h")
    marks = session.timeline.marks.setdefault((0, 0, asking.standpoint(session).reasoning.era), {})  # type: ignore[union-attr]
    marks["suspect", "iskra"] = False  # it could be Spark
    assert "ZS-16" in press(session, "h")
    marks["suspect", "pieprz"] = False
    assert press(session, "h").endswith("among the places.")
    assert len(asking.hints(session)) == 1


def test_hints_begin_anew_at_another_position() -> None:
    session = looking()
    press(session, "h", "h", "u")
    assert asking.hints(session) == []
    assert press(session, "h").startswith("Something new can be found")


def test_when_all_is_marked_there_is_nothing_left_to_hint_at() -> None:
    session = looking()
    about = asking.standpoint(session)
    assert about is not None
    known = {(fact.kind, fact.word): fact.holds for fact in forced(about.reasoning)}
    session.timeline.marks[sheet_key(about.reasoning)] = known
    assert press(session, "h").startswith("Nothing more can be found")


# ---------------------------------------------------------------------- why


def test_a_why_is_said_in_at_most_five_sentences_and_shows_its_lines() -> None:
    session = looking()
    told = asked(session, BUTTON)
    assert told.startswith("The culprit is not Button. Suppose the culprit is Button")
    shown = asking.shown(session)
    assert shown is not None
    assert 1 <= len(shown.sentences) <= 5
    assert shown.whose == "What follows for Player A, from what Player A knows."
    assert [step for (step, _), _ in asking.lines_of(session, shown.reasoning, shown.found.clues)] == [44, 46, 48]  # type: ignore[union-attr]
    assert asked(session, None).endswith("put away.")
    assert asking.shown(session) is None


def test_p_proves_the_things_under_the_cursor_one_after_the_other() -> None:
    session = looking()
    heard = [press(session, "p", at="place-cytadela").split(".")[0] for _ in range(4)]
    first, second, third, again = heard
    assert (first, second) == ("The culprit is not Clock", "The scene of the crime is not Citadel")
    assert third.startswith("The crime is not ")
    assert again == first
    assert session.inquiry.fact == Fact("suspect", "zegar", False)


def test_p_says_what_is_open_and_where_there_is_nothing_to_prove() -> None:
    session = looking(PUBLIC)
    session.attempt(lambda: session.timeline.jump(session.timeline.names["start"]))
    assert press(session, "p", at="place-lazienki").startswith("Nothing can be proved yet about")
    assert press(session, "p", at="nowhere").startswith("Here is nothing that belongs on the note sheet.")
    assert asking.shown(session) is None


def test_a_fact_asked_about_on_the_board_is_the_one_on_show() -> None:
    session = looking()
    session.inquiry.ask(BUTTON)
    shown = asking.shown(session)
    assert shown is not None
    assert shown.title == "The culprit is not Button."


def test_what_does_not_follow_is_answered_by_a_case_against_it() -> None:
    told = asked(looking(), Fact("place", "powisle", True))
    assert "does not follow. It could still be: " in told


def test_a_why_goes_with_other_eyes_with_the_curtain_and_when_the_game_goes_on() -> None:
    session = looking()
    asked(session, BUTTON)
    session.attempt(lambda: session.look(1))
    assert (session.inquiry.fact, asking.shown(session), lit(session)) == (None, None, [])

    session = looking(TURN)
    session.attempt(session.lift, though_covered=True)
    solved(session)
    session.attempt(lambda: moving.type_move(session, "detective muranow"))
    assert session.curtain is not None
    assert asking.shown(session) is None
    assert press(session, "h").startswith("The curtain is down.")

    session = looking()
    asked(session, BUTTON)
    press(session, "r")
    assert asking.shown(session) is None


def test_a_seat_gets_reasons_from_its_own_log_only() -> None:
    for eyes in (0, 1, PUBLIC):
        session = looking(eyes, locked=eyes != PUBLIC)
        heard = {line.text for line in session.timeline.log(eyes)}
        about = asking.standpoint(session)
        assert about is not None
        facts = forced(about.reasoning)
        assert facts
        for fact in facts:
            found = why(about.reasoning, fact)
            assert found is not None
            asked(session, fact)
            for line, words in asking.lines_of(session, about.reasoning, found.clues):
                assert words.split(" · ")[1] in heard
                lighted(session, line)
                assert len(lit(session)) == 1
                assert words.split(" · ")[1][:-1] in lit(session)[0]


def test_public_eyes_reason_about_the_player_to_move_and_the_teacher_with_that_players_ears() -> None:
    public, teacher = asking.standpoint(looking(PUBLIC)), asking.standpoint(looking(TEACHER))
    assert public is not None
    assert teacher is not None
    assert (public.reasoning.seat, public.reasoning.ears) == (0, PUBLIC)
    assert (teacher.reasoning.seat, teacher.reasoning.ears) == (0, 0)


def test_where_nobody_has_the_turn_or_a_game_knows_no_reasons_that_is_said() -> None:
    session = looking(PUBLIC)
    session.attempt(lambda: session.timeline.jump(session.timeline.names["end / koniec"]))
    assert press(session, "h").startswith("Nobody has the turn now")
    assert "note sheet" in press(seated(treasure()), "h")


# ---------------------------------------------------------------------- the log


def test_a_line_is_marked_in_the_log_and_the_second_time_gone_to_and_the_why_stays() -> None:
    session = looking()
    asked(session, BUTTON)
    says = (("step", "46"), ("line", "0"))
    session.attempt(lambda: asking.pressed(session, says))
    assert session.saying.text.startswith("Step 46, “You send a detective to the Saxon Garden: no disc and 2 cubes.”")
    assert lit(session) == ["You send a detective to the Saxon Garden: no disc and 2 cubes."]
    session.attempt(lambda: asking.pressed(session, says))
    assert session.timeline.here.number == 46
    shown = asking.shown(session)
    assert shown is not None
    assert shown.title == "The culprit is not Button."
    session.attempt(lambda: asking.pressed(session, (("step", "48"), ("line", "0"))))
    assert "lies ahead of this position" in session.saying.text


def test_a_folded_run_of_lines_is_marked_as_a_whole() -> None:
    session = looking()
    asked(session, BUTTON)
    tile = next(node for node in session.timeline.nodes if node.events and node.events[0].kind == "suspect_tile")
    lighted(session, (tile.number, 0))
    assert len(lit(session)) == 1
    assert len(session.timeline.log(0)) > len(showing.log(session)), "lines that are alike are folded"


def test_a_fact_in_the_graph_tells_its_own_why() -> None:
    session = looking()
    session.attempt(lambda: asking.pressed(session, (("fact", "not suspect korek"), ("fact", "not suspect guzik"))))
    assert session.inquiry.fact == Fact("suspect", "korek", False)


# ---------------------------------------------------------------------- the whole solution


def test_the_solution_goes_forward_and_back_and_shows_nothing_beyond_its_step() -> None:
    session = looking()
    about = asking.standpoint(session)
    assert about is not None
    chain = steps(about.reasoning)
    told = [solved(session) for _ in chain]
    assert told[0].startswith(f"Step 1 of {len(chain)}, from 1 line. The hardest step is number ")
    for number, step in enumerate(chain):
        for later in (fact for other in chain[number + 1 :] for fact in other.facts):
            assert fact_words(session.words, later) not in told[number]
        assert fact_words(session.words, step.facts[0]) in told[number] or len(step.facts) > 1
    assert sum("This is the hardest step." in each for each in told) == 1
    assert f"from {grade(chain)} lines together. This is" in " ".join(told)
    assert solved(session) == "That was the last step. Nothing more follows."
    assert solved(session, ahead=False) == told[-2]


def test_the_first_step_has_nothing_before_it_and_a_why_lies_over_the_solution() -> None:
    session = looking()
    first = solved(session)
    assert solved(session, ahead=False) == "This is the first step."
    asked(session, BUTTON)
    assert solved(session) == first
    assert session.inquiry.fact is None


def test_the_solution_begins_anew_when_the_game_has_gone_on() -> None:
    session = looking()
    solved(session)
    solved(session)
    press(session, "r")
    assert asking.shown(session) is None
    assert solved(session).startswith("Step 1 of ")


def test_before_anything_is_known_nothing_follows() -> None:
    session = looking(PUBLIC)
    session.attempt(lambda: session.timeline.jump(session.timeline.names["start"]))
    session.attempt(lambda: asking.solve(session, True))
    assert session.saying.text == "Nothing follows from the log yet."


# ---------------------------------------------------------------------- the drawer


def named(view: Panel, description: str) -> Any:
    found = [widget for widget in inside(view) if getattr(widget, "description", "").endswith(description)]
    assert found, description
    return found[0]


def visible(box: Any) -> str:
    """All that the sentences in a box say, as far as it is shown."""
    if box.layout.display == "none":
        return ""
    return "".join(map(visible, box.children)) if hasattr(box, "children") else str(getattr(box, "value", ""))


def test_the_drawer_shows_nothing_before_it_is_asked() -> None:
    view = panel(recorded(), 0)
    named(view, "Hint and why").click()
    assert view.hints is not None
    assert [fact for _, fact in view.hints.why.options] == [None]
    assert view.hints.reasons.box.layout.display == "none"
    assert view.hints.reasons.graph is None
    assert "culprit" not in visible(view.hints.box)


def test_the_list_holds_all_that_is_settled_and_choosing_shows_sentences_and_graph() -> None:
    view = panel(recorded(), 0)
    named(view, "Hint and why").click()
    assert view.hints is not None
    assert view.hints.why.layout.display == "none"
    named(view, "What can be proved now?").click()
    facts = [fact for _, fact in view.hints.why.options[1:]]
    reasoning = view.game.reasoning(0)
    assert reasoning is not None
    assert facts == forced(reasoning)
    view.hints.why.value = BUTTON
    assert "Suppose the culprit is Button" in visible(view.hints.reasons.box)
    graph = view.hints.reasons.graph
    assert graph is not None
    assert graph.bare
    assert [shape["id"] for shape in graph.scene["shapes"] if shape["id"].startswith("line-")] == [
        "line-44-0",
        "line-46-0",
        "line-48-0",
    ]
    view.hints.reasons._heard(graph, {"type": "click", "at": "line-46-0"}, [])
    assert [line["step"] for line in view.board.log if line["lit"]] == [46]
    named(view, "Go to step 46").click()
    assert view.game.here.number == 46
    named(view, "Put it away").click()
    assert (view.hints.reasons.box.layout.display, graph.scene) == ("none", {})


def test_the_lines_of_the_second_hint_are_buttons_that_lead_to_the_log() -> None:
    view = panel(recorded(), 0)
    named(view, "Hint and why").click()
    named(view, "Hint").click()
    assert view.hints is not None
    assert view.hints.lines.box.layout.display == "none"
    named(view, "Hint").click()
    named(view, "32 · The culprit in the case of Player B is Pepper.").click()
    assert [line["text"] for line in view.board.log if line["lit"]] == [
        "The culprit in the case of Player B is Pepper."
    ]


def test_all_is_in_polish_for_a_polish_reader() -> None:
    view = panel(recorded(), 0, "pl")
    named(view, "Podpowiedź i uzasadnienie").click()
    named(view, "Podpowiedź").click()
    assert view.hints is not None
    named(view, "Co da się teraz udowodnić?").click()
    view.hints.why.value = BUTTON
    named(view, "Następny krok").click()
    told = visible(view.hints.box) + visible(view.hints.reasons.box)
    graph = view.hints.reasons.graph
    assert graph is not None
    told += " ".join(shape["words"] for shape in graph.scene["shapes"]) + " ".join(graph.labels.values())
    assert "Krok 1 z 7" in told
    assert not re.search(r"\b(the|step|culprit|log)\b", re.sub(r"<[^>]*>", " ", told))


def test_a_game_without_reasons_has_no_such_drawer() -> None:
    view = panel(gamekit.start(TREASURE, 2, seed=1))
    assert view.hints is None
    assert "drawer-hints" not in [drawer.title for drawer in view.drawers]
