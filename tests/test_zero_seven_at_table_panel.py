"""A real table in a panel, without a browser: the drawer, many entries in one line, a clash in words until mended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from seated import press, seated, treasure, typed
from zero_seven_positions import full_layout

import gamekit
from figures.subjects import subject
from gamekit import CHANCE, PUBLIC, TEACHER, Timeline
from gamekit.registry import find
from gamekit.zero_seven.board import CITY, KINDS
from widgets import Panel, answers, filing, marking, panel, set_language, showing
from widgets.session import Session
from widgets.table import Table
from widgets.wiring import inside

TABLE = find("zero_seven_table")
TILES = "; ".join(full_layout(kind, {})[place] for place in CITY.places for kind in KINDS[::2])
HAND = "Korek; Muranów; oszustwo"
CARDS = "; ".join(list(CITY.cards)[:9])
ANSWERS = "det muranow 0 0; det muranow 0 0; evidence Hat disc"  # but C's culprit is Cork, says B's hand


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    set_language("en")


def at_table(*lines: str, seats: int = 3, me: int = 1, **about: Any) -> Session:
    session = seated(gamekit.at_table("zero_seven", seats, me), **{"eyes": me, **about})
    for line in lines:
        typed(session, line)
    return session


def set_up(**about: Any) -> Session:
    return at_table(TILES, HAND, CARDS, **about)


def named(view: Panel, description: str) -> Any:
    """The widget of that description."""
    found = [widget for widget in inside(view) if getattr(widget, "description", "").endswith(description)]
    assert found, description
    return found[0]


def status(session: Session) -> dict[str, str]:
    return {line["key"]: line["text"] for line in showing.status(session)}


def moves(timeline: Timeline) -> list[str]:
    return [str(node.move) for node in timeline.path() if node.move]


# ---------------------------------------------------------------------- the drawer


def begun(view: Panel, seats: int, me: int) -> None:
    named(view, "New game").click()
    named(view, "Number of players").value = seats
    named(view, "Where to play").value = True
    named(view, "I am").value = me
    named(view, "Begin a new game").click()


def test_a_table_is_begun_in_the_drawer_and_opens_with_my_eyes() -> None:
    view = panel(gamekit.start("zero_seven", 2, seed=3))
    begun(view, 4, 3)
    assert view.game.game is TABLE
    assert (view.game.setting.seats, view.game.setting.options["me"], view.session.eyes) == (4, 3, 3)
    assert "Player D" in view.session.message.text
    assert "Lay the tiles as they lie on your table" in view.controls.prompt.value
    assert "drawer-players" not in [drawer.title for drawer in view.drawers]


def test_the_kit_draws_nothing_for_a_real_table() -> None:
    view = panel(gamekit.at_table("zero_seven", 2))
    assert [named(view, words).layout.display for words in ("Draw one by the odds", "Draw all that is due")] == [
        "none",
        "none",
    ]
    press(view.session, " ")
    assert view.game.here.depth == 0
    assert view.session.message.text


def test_the_drawer_offers_what_there_is_to_choose_for_the_game_chosen() -> None:
    view = panel(gamekit.start("zero_seven", 3, seed=3))
    named(view, "New game").click()
    assert named(view, "I am").layout.display == "none"
    named(view, "Where to play").value = True
    hidden = ("Seed", "Mini-games", "One attempt only", "I am")
    assert [named(view, name).layout.display for name in hidden] == ["none", "none", None, None]
    assert [label for label, _ in named(view, "I am").options] == ["Player A", "Player B", "Player C"]
    named(view, "Number of players").value = 2
    assert len(named(view, "I am").options) == 2


def test_from_a_table_a_game_of_the_kit_can_be_begun_again() -> None:
    view = panel(gamekit.at_table("zero_seven", 3, 1))
    named(view, "New game").click()
    assert named(view, "Where to play").value is True
    named(view, "Where to play").value = False
    named(view, "Seed").value = "5"
    named(view, "Begin a new game").click()
    assert (view.game.game.name, view.game.seed) == ("zero_seven", 5)


def test_a_game_without_a_variant_offers_none() -> None:
    view = panel(treasure())
    named(view, "New game").click()
    assert named(view, "Where to play").layout.display == "none"


# ---------------------------------------------------------------------- entering


def test_the_whole_set_up_is_typed_in_three_lines() -> None:
    session = at_table(TILES)
    assert "the three cards that you hold" in " ".join(answers.to_enter(session))
    typed(session, HAND)
    assert "lie face up on your table" in " ".join(answers.to_enter(session))
    typed(session, CARDS)
    assert session.timeline.actor == 0
    assert answers.to_enter(session) == ["Player A has the turn: enter what is asked and what the answer is."]
    assert [tuple(case) for case in session.timeline.state.cases][2] == (3, 3, 3)


def test_one_reader_enters_what_everybody_does() -> None:
    session = set_up()
    typed(session, "det muranow 0 0; 1: detective powisle 1 0; evidence bursztyn nothing")
    assert moves(session.timeline)[-3:] == [
        "0: detective muranow 0 0",
        "1: detective powisle 1 0",
        "2: evidence bursztyn nothing",
    ]


def test_entries_before_the_one_that_is_refused_stay_and_the_rest_can_be_mended() -> None:
    session, rest = set_up(), []
    session.attempt(lambda: rest.append(typing(session, "det muranow 0 0; det muranow 2 2; det powisle 0 0")))
    assert moves(session.timeline)[-1] == "0: detective muranow 0 0"
    assert session.message.refused
    assert session.message.text.startswith("Entry 2 of 3, “det muranow 2 2”, was not made. By the rules there is no")
    assert session.broken == ("ZS-32", "ZS-33")
    assert rest == ["det muranow 2 2; det powisle 0 0"]


def typing(session: Session, text: str) -> str:
    from widgets.moving import type_move

    return type_move(session, text)


def test_a_word_that_names_nothing_is_told_with_its_entry() -> None:
    session = at_table()
    assert "Entry 2 of 2, “Sherlock”, was not made. “sherlock” does not fit here" in typed(session, "Cork; Sherlock")
    assert moves(session.timeline) == ["chance: lay_suspect korek"]


def test_the_board_takes_the_place_and_the_lists_the_answer() -> None:
    view = panel(gamekit.at_table("zero_seven", 2, 0), eyes=0)
    for line in (TILES, HAND, CARDS):
        view.controls._type(line)
    assert view.controls.typed.value == ""
    named(view, "Send a detective").click()
    named(view, "place").value = "muranow"
    named(view, "discs").value = "2"
    assert [word for _, word in named(view, "cubes").options] == ["", "0", "1"]
    named(view, "cubes").value = "1"
    named(view, "Do it").click()
    assert moves(view.game)[-1] == "0: detective muranow 2 1"


# ---------------------------------------------------------------------- a clash


def test_a_clash_is_said_at_once_and_stays_until_it_is_mended() -> None:
    session = set_up()
    assert "clash" not in status(session)
    said = typed(session, ANSWERS)
    assert session.saying.urgent
    told = status(session)["clash"]
    assert told in said
    assert told.startswith(
        "These lines cannot all be true. Step 29: The culprit in the case of Player C is Cork. Step "
    )
    assert "Player C takes the evidence card Hat: a disc" in told
    assert told not in typed(session, "iskra; det lazienki 1 1"), "it is said once"
    assert status(session)["clash"] == told
    session.attempt(lambda: session.timeline.jump(42))
    assert "clash" not in status(session)


def test_a_clash_is_told_in_polish() -> None:
    session = set_up(lang="pl")
    typed(session, ANSWERS)
    assert status(session)["clash"].startswith("Te wiersze nie mogą być wszystkie prawdziwe. Krok 29: Sprawcą w")


def test_other_eyes_are_not_told_of_a_clash_with_what_i_hold() -> None:
    session = set_up()
    typed(session, ANSWERS)
    for eyes in (PUBLIC, 0, 2):
        session.attempt(lambda eyes=eyes: session.look(eyes))  # type: ignore[misc]
        assert "clash" not in status(session)
    session.attempt(lambda: session.look(TEACHER))
    assert "clash" in status(session)


def test_a_locked_panel_beside_mine_shows_neither_my_cards_nor_my_moves() -> None:
    mine = set_up()
    other = seated(mine.table, eyes=0, locked=True)
    assert other.acting == 0
    typed(mine, "det muranow 0 0")
    assert other.acting is None or other.acting == 0
    log = " ".join(line.text for line in other.timeline.log(0))
    assert "A suspect card for the case of Player C is dealt." in log
    assert "The culprit in the case of Player C is" not in log


@pytest.mark.parametrize("chart", ["suspects", "places", "crimes", "pairs", "information"])
def test_a_chart_of_answers_that_clash_says_so_in_words(chart: str, caplog: pytest.LogCaptureFixture) -> None:
    view = panel(gamekit.at_table("zero_seven", 3, 1), eyes=1)
    for line in (TILES, HAND, CARDS, ANSWERS):
        view.controls._type(line)
    view.session.settle(covered=False, chart=chart)
    view.refresh()
    assert "The answers in the log cannot all be true" in view.charts.picture.value
    assert "cannot all be true" in str(view.board.status)
    assert not caplog.records
    view.game.back()
    assert "<img" in view.charts.picture.value


def test_the_chart_of_cases_left_goes_down_to_none_and_comes_back_with_the_branch_behind(
    caplog: pytest.LogCaptureFixture,
) -> None:
    view = panel(gamekit.at_table("zero_seven", 3, 1), eyes=1)
    for line in (TILES, HAND, CARDS, ANSWERS):
        view.controls._type(line)
    view.session.settle(covered=False, chart="remaining")
    view.refresh()
    assert "<td>0</td>" in view.charts.picture.value
    view.game.back()
    view.controls._type("evidence Hat cube")
    assert "<img" in view.charts.picture.value
    assert "cannot all be true" not in view.charts.picture.value
    assert not caplog.records


# ---------------------------------------------------------------------- files


def test_a_table_is_kept_from_its_first_tile_on_and_offered_after_a_restart() -> None:
    first = seated(Table(gamekit.start("zero_seven", 2, seed=3), "mine"))
    first.attempt(lambda: filing.new_table(first, 3, 1, "page", {}))
    typed(first, "Cork; blank")
    second = seated(Table(gamekit.start("zero_seven", 2, seed=3), "mine"))
    second.attempt(lambda: filing.go_on(second))
    assert second.timeline.game is TABLE
    assert moves(second.timeline) == ["chance: lay_suspect korek", "chance: lay_crime blank"]
    assert second.timeline.actor == CHANCE


def test_a_table_is_saved_and_opened_again() -> None:
    session = set_up()
    session.attempt(lambda: filing.save(session, "our table"))
    other = seated(gamekit.start("zero_seven", 2, seed=3))
    other.attempt(lambda: filing.load(other, "our table"))
    assert moves(other.timeline) == moves(session.timeline)


def test_the_kit_plays_nobody_at_a_real_table() -> None:
    session = seated(gamekit.start("zero_seven", 2, seed=3))
    session.attempt(lambda: session.set_kit(1, True))
    session.attempt(lambda: filing.new_table(session, 2, 0, "page", {}))
    assert session.table.kits == set()


# ---------------------------------------------------------------------- whose case


@pytest.mark.parametrize(("eyes", "whose"), [(0, (0, 0)), (PUBLIC, (1, PUBLIC)), (TEACHER, (1, 1))])
def test_sheet_charts_and_clash_are_about_the_same_case(eyes: int, whose: tuple[int, int]) -> None:
    """At a real table it is the case of whoever enters what happens there, whoever has the turn."""
    session = set_up(eyes=eyes)
    assert session.timeline.actor == 0
    assert marking.whose(session) == whose
    about = subject(session.timeline, eyes, "en")
    assert (about.seat, about.ears) == whose
