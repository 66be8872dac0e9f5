"""The rule book in a panel, without a browser: the rules that just bit, the book to search, the way to their steps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from seated import detectives as seated_detectives
from seated import press, typed
from seated import treasure as treasure_game
from zero_seven_positions import ASK, dealt, play, wrong

import gamekit
from gamekit import PUBLIC, Timeline
from gamekit.rulebook import load
from gamekit.zero_seven import GAME
from gamekit.zero_seven.board import CITY
from widgets import Panel, answers, marking, panel, set_language
from widgets.rules import HERE, LONGEST_GLANCE, MOST_USES, WHOLE


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    set_language("en")


def type_move(view: Panel, text: str) -> None:
    view.controls.typed.value = text
    view.controls.enter.click()


def at_work(view: Panel) -> list[str]:
    """The numbers of the rules beside the board."""
    return re.findall(r"<b>(\S+)</b>", view.controls.at_work.told.value)


def heading(view: Panel) -> str:
    """What stands above the rules beside the board."""
    return re.findall(r"<h3[^>]*>(.*)</h3>", view.controls.at_work.told.value)[0]


def is_shown(widget: Any) -> bool:
    return bool(widget.layout.display != "none")


def opened(view: Panel) -> Any:
    """The drawer with the rules, open."""
    if view.open != view.rules.title:
        view.buttons[view.rules.title].click()
    return view.rules


def listed(view: Panel) -> list[str]:
    return [id for _, id in view.rules.list.options]


def find(view: Panel, words: str) -> list[str]:
    """Search the book, and read which rules are listed."""
    view.rules.wanted.value = words
    view.rules._find(words)
    view.refresh()
    return listed(view)


def ways(view: Panel) -> list[Any]:
    """The buttons that lead to the steps of the chosen rule."""
    return [button for button in view.rules.ways.buttons if is_shown(button)]


def steps(view: Panel) -> list[int]:
    return [view.rules.ways.targets[button] for button in ways(view)]


def game_with_moves() -> Timeline:
    game = dealt(cases=["bursztyn muranow paserstwo"])
    play(game, "detective cytadela", "detective lazienki", wrong(game, 0), "detective powisle")
    return game


# ---------------------------------------------------------------------- beside the board


def test_a_step_shows_the_rules_that_bite_with_number_wording_and_source() -> None:
    game = dealt(cases=["bursztyn muranow paserstwo"])
    view = panel(game)
    type_move(view, "detective cytadela")
    assert at_work(view) == ["ZS-29", "ZS-30"]
    words = view.controls.at_work.told.value
    assert "For each element of your case at the detective&#x27;s own place you get a disc." in words
    assert "(from the help page)" in words
    assert heading(view) == "At work at this step:"
    assert view.controls.at_work.all.description == "All rules of this step (11)"


def test_a_refusal_shows_the_rules_that_refuse_until_something_else_is_chosen() -> None:
    view = panel(game_with_moves())
    before = at_work(view)
    type_move(view, "detective cytadela")
    assert view.session.message.refused
    assert (at_work(view), heading(view)) == (["ZS-38"], "This is against the rules:")
    assert not is_shown(view.controls.at_work.all)
    view.buttons["drawer-steps"].click()  # looking round is not choosing
    assert at_work(view) == ["ZS-38"]
    view.controls.verbs["detective"].click()
    assert (at_work(view), heading(view)) == (before, "At work at this step:")


def test_a_refusal_is_forgotten_when_the_game_goes_on_or_other_eyes_look() -> None:
    view = panel(game_with_moves())
    for leave in (lambda: view.session.attempt(lambda: view.session.look(1)), lambda: type_move(view, "det mur")):
        type_move(view, "0: detective cytadela")
        assert at_work(view) == ["ZS-38"]
        leave()
        assert "ZS-38" not in at_work(view)
        view.session.attempt(lambda: view.session.look(PUBLIC))


def test_a_refusal_is_forgotten_when_the_reader_marks_or_asks_for_reasons_instead() -> None:
    view = panel(game_with_moves(), eyes=0)
    assert view.sheet
    leave = (
        lambda: press(view.session, "h"),
        lambda: view.session.attempt(lambda: marking.mark(view.session, "suspect", "korek")),
        lambda: setattr(view.sheet.follows, "value", True),
    )
    for something_else in leave:
        type_move(view, "0: detective cytadela")
        assert at_work(view) == ["ZS-38"]
        something_else()
        assert "ZS-38" not in at_work(view)


def test_what_is_no_move_breaks_no_rule() -> None:
    view = panel(game_with_moves())
    before = at_work(view)
    type_move(view, "fly to the moon")
    assert view.session.message.refused
    assert at_work(view) == before


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_more_is_shown_than_is_read_at_a_glance_but_always_one(lang: str) -> None:
    game = gamekit.start("zero_seven", 3, seed=5)
    view = panel(game, lang=lang)
    for _ in range(25):
        game.do(game.random_move(view.session.table.rng))
        words = re.sub(r"<[^>]*>", "", "".join(re.findall(r"</b>(.*?)<span", view.controls.at_work.told.value)))
        assert 1 <= len(at_work(view)) <= 2
        assert len(at_work(view)) == 1 or len(words) <= LONGEST_GLANCE + 20


def test_a_move_and_what_the_dealer_did_after_it_are_one_step() -> None:
    game = gamekit.start("zero_seven", 2, seed=3)
    view = panel(game)
    type_move(view, f"evidence {CITY.slug(game.state.display[0])}")
    assert game.here.move is not None
    assert game.here.move.verb == "reveal"
    assert at_work(view)[0] in ("ZS-41", "ZS-42", "ZS-43")
    assert {"ZS-39", "ZS-48", "ZS-26"} <= set(answers.rules_here(view.session))


def test_that_a_turn_begins_is_told_last() -> None:
    session = seated_detectives()
    typed(session, "detective cytadela")
    rules = answers.rules_here(session)
    assert rules.index("ZS-28") < rules.index("ZS-26")


def test_under_the_curtain_no_rule_is_shown() -> None:
    view = panel(dealt(), eyes="turn")
    assert at_work(view) == []
    view.session.attempt(view.session.lift, though_covered=True)
    assert at_work(view)


def test_the_key_k_reads_the_rules_of_this_step_and_those_of_a_refusal() -> None:
    session = seated_detectives()
    typed(session, "detective cytadela")
    assert press(session, "k").startswith(f"{answers.rules_here(session)[0]}: ")
    typed(session, f"evidence {CITY.slug(session.timeline.state.deck[0])}")
    assert press(session, "k").startswith("ZS-39: ")
    assert press(session, "k").startswith("ZS-39: ")  # a question is no new try


def test_rules_are_spoken_only_on_demand() -> None:
    view = panel(dealt())
    type_move(view, "detective cytadela")
    assert "ZS-" not in view.session.saying.text
    opened(view).list.value = "ZS-38"
    assert "ZS-" not in view.session.saying.text
    view._entered(view.frame, {"type": "enter"}, [])
    assert view.session.saying.text.startswith("ZS-38: In the same mini-game you may not send")


# ---------------------------------------------------------------------- the drawer


def test_the_button_for_all_rules_opens_the_drawer_on_this_step() -> None:
    view = panel(game_with_moves())
    view.controls.at_work.all.click()
    assert is_shown(view.rules.box)
    assert view.rules.part.value == HERE
    assert listed(view) == answers.rules_here(view.session)
    assert view.rules.list.value == at_work(view)[0]


def test_the_drawer_opens_on_the_whole_book_and_can_be_cut_to_a_group() -> None:
    view = panel(game_with_moves())
    opened(view)
    assert (view.rules.part.value, len(listed(view))) == (WHOLE, 89)
    groups = [name for name, value in view.rules.part.options if value not in (WHOLE, HERE)]
    assert groups[:4] == ["What is in the box", "Setting up", "Phases and turns", "Detectives"]
    view.rules.part.value = "detective"
    assert listed(view) == [f"ZS-{number}" for number in range(28, 39)]


def test_a_search_goes_over_the_whole_book_in_the_readers_language() -> None:
    view = panel(game_with_moves(), lang="pl")
    opened(view).part.value = "options"
    assert find(view, "pasowac") == ["ZS-27"]
    assert view.rules.part.value == WHOLE
    assert "Nie wolno pasować" in view.rules.rule.value
    assert find(view, "") == list(load(GAME))


def test_a_search_that_finds_nothing_says_so() -> None:
    view = panel(game_with_moves())
    opened(view)
    assert find(view, "anchor") == []
    assert "No rule holds these words." in view.rules.found.value
    assert not is_shown(view.rules.list)
    assert view.rules.rule.value == ""
    find(view, "")
    assert is_shown(view.rules.list)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_chosen_rule_stands_with_number_wording_source_and_group(lang: str) -> None:
    view = panel(game_with_moves(), lang=lang)
    opened(view).list.value = "ZS-33"
    words = view.rules.rule.value
    assert "<b>ZS-33</b>" in words
    assert {"en": "(decided in this kit)", "pl": "(ustalone w tym zestawie)"}[lang] in words
    assert {"en": "<h3>Detectives</h3>", "pl": "<h3>Detektywi</h3>"}[lang] in words


def test_a_rule_leads_to_the_steps_in_which_it_was_used() -> None:
    view = panel(game_with_moves())
    opened(view).list.value = "ZS-53"
    (way,) = ways(view)
    assert way.description.startswith(f"Step {view.rules.ways.targets[way]}: Player A names")
    way.click()
    assert view.game.here.number == view.rules.ways.targets[way]
    assert "●" in ways(view)[0].description
    assert "ZS-53" in at_work(view)


def test_what_was_not_used_says_so() -> None:
    view = panel(game_with_moves())
    opened(view).list.value = "ZS-68"
    assert "Not used yet in this game." in view.rules.used.value
    assert ways(view) == []


def test_what_lies_ahead_is_named_by_its_number_alone_and_another_branch_is_left_out() -> None:
    view = panel(game_with_moves())
    opened(view).list.value = "ZS-28"
    assert len(steps(view)) == 3
    view.controls.undo.click()
    ahead = view.game.here.next
    assert ahead is not None
    assert [way.description == f"Step {ahead.number}, ahead" for way in ways(view)] == [False, False, True]
    type_move(view, card_move(view))
    view.rules.list.value = "ZS-28"
    assert len(steps(view)) == 2


def card_move(view: Panel) -> str:
    return next(move.notation for move in view.game.moves() if move.verb == "evidence")


def test_of_many_steps_the_first_and_the_last_are_offered_and_all_are_counted() -> None:
    game = dealt()
    view = panel(game)
    for _ in range(8):
        play(game, ASK, wrong(game, 1))
    opened(view).list.value = "ZS-26"
    used = [node.number for node in game.path() if any("ZS-26" in event.rules for event in node.events)]
    assert len(used) > MOST_USES
    half = MOST_USES // 2
    assert steps(view) == used[:half] + used[-half:]
    assert f"Used in {len(used)} steps of this game." in view.rules.used.value


def test_a_step_is_offered_once_however_often_the_rule_bites_in_it() -> None:
    view = panel(game_with_moves())
    opened(view).list.value = "ZS-23"
    assert len(steps(view)) == len(set(steps(view)))


@pytest.mark.parametrize("eyes", [PUBLIC, 0, 1])
def test_no_line_of_the_drawer_tells_what_these_eyes_may_not_read(eyes: int) -> None:
    game = dealt(cases=["korek lazienki sabotaz"])
    view = panel(game, eyes=eyes)
    opened(view).list.value = "ZS-77"
    told = " ".join(way.description for way in ways(view))
    knows = eyes == 1  # the right neighbour of seat 0
    assert len(ways(view)) == 6
    assert ("Cork" in told) == knows


def test_the_list_follows_the_step_while_rules_at_work_are_shown() -> None:
    view = panel(game_with_moves())
    view.controls.at_work.all.click()
    view.controls.undo.click()
    assert listed(view) == answers.rules_here(view.session)
    assert "ZS-53" in listed(view)


def test_all_words_change_with_the_language() -> None:
    view = panel(game_with_moves())
    opened(view)
    view.session.attempt(lambda: view.session.set_language("pl"))
    assert heading(view) == "W tym kroku działają zasady:"
    assert view.rules.part.options[0] == ("wszystkie zasady", WHOLE)
    assert view.rules.list.options[0][0].startswith("ZS-1  Gra jest przeznaczona")


def test_another_game_brings_its_own_book() -> None:
    view = panel(treasure_game("walk meadow"))
    assert at_work(view)[0] == "TR-5"
    opened(view)
    assert listed(view) == [f"TR-{number}" for number in range(1, 9)]
    assert [value for _, value in view.rules.part.options][2:] == ["components", "setup", "turn", "end"]
