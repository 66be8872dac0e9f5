"""What `check` says in a notebook: of exercises, of facts about a case, and of the marks made in a panel."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from marked import CORK, HAT, SPARK, desk, mark, recorded
from marked import check as check_in_panel
from seated import press

from gamekit import InputError, Timeline
from gamekit.reasons import judge
from gamekit.zero_seven.reasons import CaseReasoning
from widgets import check, checking, marking, set_language
from widgets.language import default_language
from widgets.sheet_drawer import line
from widgets.verdicts import verdicts

FIVE, SOLVED, END = "five cases / pięć spraw", "solved / rozwiązane", "end / koniec"


@pytest.fixture
def game() -> Timeline:
    """A recorded game of two players, at a position where Player A has five possible cases."""
    return recorded(FIVE)


def without_details(html: str) -> str:
    return re.sub(r"<details>.*?</details>", "", html)


def test_an_exercise_is_judged_like_in_its_form(game: Timeline) -> None:
    assert check(game, "pairs", 10).right is True
    wrong = check(game, "pairs", 8)
    assert (wrong.right, "not complete" in str(wrong)) == (False, True)
    with pytest.raises(InputError, match="no exercise 'stars'"):
        check(game, "stars", 10)


def test_facts_are_judged_by_their_names_in_both_languages(game: Timeline) -> None:
    found = check(game, yes=["Korek"], no=["Hat", "muranów"], seat=0)
    assert found.right is False
    assert str(found).splitlines() == [
        "Right: 2. Not yet forced: 0. Wrong: 1.",
        "Right, and it follows from the log:",
        "  The culprit is not Hat.",
        "  The scene of the crime is not Muranów Estate.",
        "Wrong:",
        str(found).splitlines()[-1],
    ]
    assert str(found).splitlines()[-1].startswith("  The culprit is Cork. Something else is still possible")


def test_only_what_follows_is_all_right(game: Timeline) -> None:
    assert check(game, no="Hat", seat=0).right is True
    assert check(game, yes="Spark", seat=0).right is False, "it may be, but does not follow yet"


def test_what_only_a_seat_has_heard_counts_for_that_seat_alone(game: Timeline) -> None:
    """Muranów Estate is a card of Player B's case, which Player A holds; nobody else can know."""
    assert check(game, no="Muranów Estate", seat=0, at="start").right is True
    assert check(game, no="Muranów Estate", at="start").right is False


def test_a_position_can_be_named(game: Timeline) -> None:
    assert check(game, yes="Accordion", seat=0, at=SOLVED).right is True
    assert game.here.number == game.names[FIVE]


def test_whys_open_on_demand_only(game: Timeline) -> None:
    found = check(game, no="Pepper", seat=0)
    html = found._repr_html_()
    assert "belongs to another player" in html
    assert "belongs to another player" not in without_details(html)
    assert "belongs to another player" not in str(found)
    assert '<div lang="en"' in html
    assert "<summary>Why?</summary>" in html


def test_a_solution_is_given_away_on_demand_only(game: Timeline) -> None:
    found = check(game, yes="Cork", seat=0, at=SOLVED)
    assert "Accordion" not in without_details(found._repr_html_())
    assert "Accordion" not in str(found)
    assert "Accordion" in found._repr_html_()


def test_without_an_answer_the_marks_of_the_panel_are_judged(game: Timeline) -> None:
    assert str(check(game)).startswith("Nothing is marked yet.")
    assert check(game).right is False
    game.marks[0, 0, 0] = {("suspect", "kapelusz"): False, ("suspect", "iskra"): True}
    assert check(game, seat=0).text == "Right: 1. Not yet forced: 1. Wrong: 0."
    assert str(check(game, seat=1)).startswith("Nothing is marked yet.")


def test_the_language_is_that_of_the_notebook_or_of_the_call(game: Timeline) -> None:
    assert check(game, no="Hat", seat=0, lang="pl").text == "Dobrze: 1. Jeszcze nieprzesądzone: 0. Źle: 0."
    before = default_language()
    set_language("pl")
    try:
        assert "Sprawcą nie jest Kapelusz." in str(check(game, no="Kapelusz", seat=0))
    finally:
        set_language(before)


def test_what_cannot_be_read_is_refused_with_what_there_is(game: Timeline) -> None:
    with pytest.raises(InputError, match="no fact 'Sherlock'; there are: Amber, Hat"):
        check(game, yes="Sherlock", seat=0)
    with pytest.raises(InputError, match="nobody has the turn"):
        check(game, no="Hat", at=END)
    with pytest.raises(InputError):
        check(game, no="Hat", seat=7)
    with pytest.raises(InputError, match="nowhere"):
        check(game, no="Hat", seat=0, at="nowhere")


def test_names_are_escaped_in_html(game: Timeline) -> None:
    html = check(game, no="Hat", seat=0)._replace(text="<b>")._repr_html_()
    assert "&lt;b&gt;" in html
    assert "<b>" not in html


# ---------------------------------------------------------------------- in a panel


def test_marks_are_checked_by_verdict_and_whys_wait_until_they_are_asked_for() -> None:
    session = desk(recorded())
    here = marking.known(session)
    assert here is not None
    claims = {("suspect", "pieprz"): False, SPARK: True, HAT: True}
    session.timeline.marks[0, 0, 0] = dict(claims)
    expected = {each.fact: each.verdict for each in judge(here.reasoning, claims)}
    assert sorted(expected.values()) == ["forced", "open", "wrong"]
    assert check_in_panel(session) == "Right: 1. Not yet forced: 1. Wrong: 1."
    found = checking.standing(session)
    assert found is not None
    assert {each.fact: each.verdict for each in found.findings} == expected
    right, open_, wrong = (found.of(verdict)[0] for verdict in ("forced", "open", "wrong"))
    assert (right.ask, line(right, opened=False)["more"]) == ("Why?", "")
    assert "Something else is still possible" in open_.words
    assert "Something else is still possible" in wrong.words
    session.attempt(lambda: checking.open_finding(session, "suspect", "pieprz"))
    assert "So the culprit is not Pepper." in session.saying.text
    assert session.inquiry.fact == right.fact
    assert session.checked is not None
    assert session.checked.opened == {right.fact}


def test_a_wrong_mark_gives_no_solution_away_unless_asked() -> None:
    session = desk(recorded("solved / rozwiązane"))
    mark(session, CORK, CORK)
    check_in_panel(session)
    found = checking.standing(session)
    assert found is not None
    wrong = found.of("wrong")[0]
    here = marking.known(session)
    assert here is not None
    case = here.reasoning.case()
    assert case is not None
    names = [session.words.name(kind, word) for kind, words in case.items() for word in words]
    assert not any(name in wrong.words for name in names)
    assert all(name in wrong.more for name in names)
    assert "gives the solution away" in wrong.words
    session.attempt(lambda: checking.open_finding(session, *CORK))
    assert all(name in session.saying.text for name in names)


def test_verdicts_go_when_a_mark_or_the_position_changes() -> None:
    session = desk(recorded())
    mark(session, HAT)
    check_in_panel(session)
    assert checking.standing(session)
    mark(session, CORK)
    assert checking.standing(session) is None
    check_in_panel(session)
    press(session, "u")
    assert checking.standing(session) is None


def test_without_marks_it_is_said_how_to_mark() -> None:
    assert check_in_panel(desk(recorded())).startswith("Nothing is marked yet. Press X")


def test_lines_that_contradict_each_other_are_named() -> None:
    session = desk(recorded())
    here = marking.known(session)
    assert here is not None
    assert isinstance(here.reasoning, CaseReasoning)
    first = here.reasoning.lines[0]
    nothing = (first._replace(cases=0), *here.reasoning.lines[1:])  # as if its answer could not be true
    said = verdicts(replace(here.reasoning, lines=nothing), {CORK: False}, session.words)
    clue = here.reasoning.clues[0]
    assert said.summary.startswith(f"These lines cannot all be true. Step {clue.step}: ")
    assert said.findings == ()
