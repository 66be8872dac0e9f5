"""Games in files: kept after every move, saved under a name, opened again; nothing is overwritten without a word."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from seated import seated, treasure, typed
from toy_game import GAME as TREASURE

import gamekit
from gamekit import PUBLIC, Timeline
from widgets import filing, keep
from widgets.session import Session
from widgets.table import Table

KEPT = Path("saved") / "treasure.json"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kept_session(game: Timeline | None = None, name: str = "treasure") -> Session:
    """A session at a table whose game is kept, as after a start of the kernel."""
    return seated(Table(game or treasure(), name))


def moves_in(path: Path) -> list[str]:
    return [move for _, move in json.loads(path.read_text(encoding="utf-8"))["moves"]]


def test_nothing_is_written_before_the_first_move_and_then_every_move_is() -> None:
    session = kept_session()
    assert not KEPT.exists()
    typed(session, "walk meadow")
    assert moves_in(KEPT)[1:] == ["0: walk meadow"]
    typed(session, "walk meadow")
    assert moves_in(KEPT)[1:] == ["0: walk meadow", "1: walk meadow"]
    assert [path.name for path in KEPT.parent.iterdir()] == ["treasure.json"]


def test_after_a_restart_the_kept_game_is_offered_and_goes_on_in_the_same_file() -> None:
    typed(kept_session(), "walk meadow")
    session = kept_session()
    keeper = session.table.keeper
    assert keeper is not None
    assert keeper.earlier is not None
    assert session.timeline.here.depth == 1
    session.attempt(lambda: filing.go_on(session))
    assert session.timeline.here.depth == 2
    assert session.saying.text == "You go on with the kept game. It is Player B's move."
    typed(session, "dig")
    assert moves_in(KEPT)[1:] == ["0: walk meadow", "1: dig"]
    assert not keeper.aside.exists()


@pytest.mark.parametrize("asked", [True, False])
def test_a_new_game_puts_the_kept_one_aside_and_overwrites_nothing(asked: bool) -> None:
    typed(kept_session(), "walk meadow")
    session = kept_session()
    if asked:
        session.attempt(lambda: filing.stay(session))
        assert "treasure-earlier.json" in session.saying.text
    typed(session, "dig")
    assert moves_in(KEPT)[1:] == ["0: dig"]
    assert moves_in(KEPT.with_name("treasure-earlier.json"))[1:] == ["0: walk meadow"]


def test_the_same_game_is_not_offered_again() -> None:
    session = kept_session()
    typed(session, "walk meadow")
    again = kept_session(session.timeline)
    assert again.table.keeper is not None
    assert again.table.keeper.earlier is None


def test_a_damaged_kept_game_is_put_aside_too() -> None:
    KEPT.parent.mkdir()
    KEPT.write_text("{ damaged", encoding="utf-8")
    session = kept_session()
    typed(session, "walk meadow")
    assert KEPT.with_name("treasure-earlier.json").read_text(encoding="utf-8") == "{ damaged"
    assert moves_in(KEPT)[1:] == ["0: walk meadow"]


def test_of_two_games_under_one_name_the_newer_is_kept() -> None:
    older, newer = kept_session(), kept_session()
    typed(newer, "dig")
    typed(older, "walk meadow")
    assert moves_in(KEPT)[1:] == ["0: dig"]


def test_comments_and_names_are_kept_as_well() -> None:
    session = kept_session()
    typed(session, "walk meadow")
    session.timeline.comments[1] = {"en": "Look."}
    session.table.changed()
    assert json.loads(KEPT.read_text(encoding="utf-8"))["comments"] == [[1, "en", "Look."]]


def test_a_game_is_saved_under_a_free_name_and_opened_again() -> None:
    session = seated(treasure("walk meadow"))
    for _ in range(2):
        session.attempt(lambda: filing.save(session, "lesson"))
    assert sorted(keep.saved_files()) == ["lesson-2.json", "lesson.json"]
    session.timeline.jump(1)
    session.attempt(lambda: filing.load(session, "lesson"))
    assert session.saying.text == "lesson is open. It is Player B's move."
    assert session.timeline.here.number == 2


@pytest.mark.parametrize("name", ["../outside", "a/b", "", ".hidden", "con:", "x" * 99])
def test_only_a_plain_name_is_a_name_for_a_file(name: str) -> None:
    with pytest.raises(keep.FileNameError):
        keep.file_path(name)


def test_a_strange_name_is_answered_in_words_and_nothing_is_written() -> None:
    session = seated(treasure(), lang="pl")
    session.attempt(lambda: filing.save(session, "../x"))
    assert session.saying.text.startswith("„../x” nie może być nazwą pliku")
    assert not Path("saved").exists()


@pytest.mark.parametrize("text", ["{", "[]", '{"format": "other"}', "nowhere.json"])
def test_a_wrong_file_is_refused_in_words_and_the_open_game_stays(text: str) -> None:
    session = seated(treasure("walk meadow"))
    before = session.timeline
    session.attempt(lambda: filing.load(session, text))
    assert session.message.refused
    assert session.saying.urgent
    assert session.timeline is before


def test_what_a_seat_has_seen_is_saved_without_what_it_may_not_know() -> None:
    session = seated(treasure("bury cave", "walk meadow", seed=None))
    session.attempt(lambda: filing.save(session, "public", PUBLIC))
    written = (Path("saved") / "public.json").read_text(encoding="utf-8")
    assert "cave" not in written
    assert gamekit.load(written, {"treasure": TREASURE}).eyes == PUBLIC


def test_another_game_on_the_table_is_shown_by_every_panel_at_it() -> None:
    table = Table(treasure("walk meadow"))
    first, second = seated(table), seated(table, eyes=1, locked=True)
    first.attempt(lambda: filing.new_game(first, 3, "page", {"rounds": 2}, 5))
    assert second.timeline is first.timeline
    assert second.timeline.setting.options == {"rounds": 2}
    assert first.saying.text == "A new game begins. It is Player A's move."
    assert second.saying.text == "It is Player A's move."
    assert len(first.timeline.watchers) == 1


def test_a_game_that_cannot_be_is_refused_in_words() -> None:
    session = seated(treasure())
    before = session.timeline
    session.attempt(lambda: filing.new_game(session, 9, "page", {}, 5))
    assert session.saying.text == "This game is for 2 to 3 players, not for 9."
    assert session.timeline is before


def test_an_open_game_is_put_aside_before_another_takes_its_place() -> None:
    session = kept_session()
    held = session.timeline
    typed(session, "walk meadow")
    session.attempt(lambda: filing.new_game(session, 2, "page", {}, 5))
    assert "saved/treasure-earlier.json" in session.saying.text
    assert moves_in(Path("saved") / "treasure-earlier.json")[1:] == ["0: walk meadow"]
    typed(session, "walk meadow")
    session.attempt(lambda: filing.new_game(session, 3, "page", {}, 6))
    assert moves_in(Path("saved") / "treasure-earlier-2.json")[1:] == ["0: walk meadow"]
    assert session.timeline is held  # what a cell calls the game is the game on the table
    assert held.setting.seats == 3
