"""Whys, whole solutions and hints as a notebook is given them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from marked import recorded
from toy_game import GAME as TREASURE

import gamekit
from gamekit import InputError
from widgets import hint, set_language
from widgets import steps as steps_of
from widgets import why as why_of


@pytest.fixture(autouse=True)
def _in_english_again() -> Iterator[None]:
    yield
    set_language("en")


def test_a_notebook_asks_why_in_either_language_and_is_answered_in_its_own() -> None:
    for fact in ("not Button", "nie Guzik", "not suspect guzik"):
        found = why_of(recorded(), fact, seat=0)
        assert found.forced
        assert found.title == "The culprit is not Button."
        assert [step for step, _ in found.lines] == [44, 46, 48]
        assert found.picture is not None
    assert 'lang="pl"' in why_of(recorded(), "not Button", 0, lang="pl")._repr_html_()
    assert str(why_of(recorded(), "not Button", 0, lang="pl")).startswith("Sprawcą nie jest Guzik. Przypuśćmy")


def test_a_notebook_is_told_what_does_not_follow_and_what_cannot_be_read() -> None:
    found = why_of(recorded(), "Riverside", seat=0)
    assert not found.forced
    assert (found.lines, found.picture) == ([], None)
    assert found.case is not None
    assert found.case["place"] != ("powisle",)
    assert "It could still be: " in str(found)
    with pytest.raises(InputError) as refused:
        why_of(recorded(), "not Sherlock", seat=0)
    assert refused.value.reason == "no_fact"


def test_a_notebook_gets_the_whole_solution_as_a_table_and_step_by_step() -> None:
    found = steps_of(recorded(), seat=0)
    assert len(found) == len(list(found)) == len(found.rows()) == 7
    assert found.rows()[found.hardest][0] == f"{found.hardest + 1} (the hardest)"
    assert found[found.hardest].sentences[0].startswith("Suppose")
    assert found._repr_html_().count("<tr>") == 8
    assert "<caption>Całe rozwiązanie" in steps_of(recorded(), seat=0, lang="pl")._repr_html_()


def test_a_notebook_gets_hints_by_their_number() -> None:
    game = recorded()
    assert hint(game, seat=0) == "Something new can be found among the suspects."
    assert "ZS-16" in hint(game, seat=0, rung=3, lang="pl")
    with pytest.raises(InputError) as refused:
        hint(game, seat=0, rung=5)
    assert refused.value.reason == "no_rung"
    with pytest.raises(InputError) as refused:
        hint(gamekit.start(TREASURE, 2, seed=1), seat=0)
    assert refused.value.reason in ("no_reasons", "nothing_to_reason")
