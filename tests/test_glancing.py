"""A panel that looks at a move moment by moment: what it shows and says, what nobody can do there, and what ends it."""

from __future__ import annotations

from pathlib import Path

import pytest
from seated import clicked, press, seated, treasure, typed
from test_panel import named, open_drawer, shown
from test_side_by_side import joined, shared
from toy_glide import GAME as RUNNING

import gamekit
from gamekit import PUBLIC, TEACHER, Move, Timeline
from gamekit.game import Refusal
from widgets import glancing, panel, showing, walking
from widgets.session import TURN, Session
from widgets.table import Table

IDLE = "You are looking into the middle of a move, and nothing can be played from here."


def running(*moves: str, seats: int = 2, seed: int | None = 1) -> Timeline:
    game = gamekit.start(RUNNING, seats, seed=seed)
    for move in moves:
        game.do(move)
    return game


def by_moments(session: Session, ahead: bool) -> str:
    session.attempt(lambda: walking.walk(session, "moment", ahead))
    return session.saying.text


def places(session: Session) -> list[str]:
    return [line["text"] for line in showing.status(session) if line["key"] == "moment"]


def now(session: Session) -> list[str]:
    """The lines of the log that are marked, and whether anything stands after them."""
    lines = showing.log(session)
    assert lines[-1]["now"]
    return [line["text"] for line in lines if line["now"]]


# ---------------------------------------------------------------------- looking


def test_the_last_move_is_shown_and_told_again_from_its_first_moment_on() -> None:
    session = seated(running("run oak"))
    assert places(session) == []
    assert press(session, "v") == "Player A runs to the meadow."
    assert (session.view.at[0], places(session)) == ("meadow", ["This move: spot 1 of 3."])
    assert now(session) == ["Player A runs to the meadow."]
    assert press(session, "v") == "Player A runs to the mill."
    assert now(session) == ["Player A runs to the meadow.", "Player A runs to the mill."]
    assert press(session, "v") == "Player A runs to the oak. Player B has the turn."
    assert (session.view.at[0], places(session), session.glance) == ("oak", [], None)


def test_the_same_key_goes_back_with_shift_and_so_does_the_step_size() -> None:
    session = seated(running("run oak"))
    session.attempt(lambda: glancing.back(session))
    assert session.view.at[0] == "mill"
    assert by_moments(session, ahead=False) == "Player A runs to the meadow."
    assert by_moments(session, ahead=False) == "Back at step 1. It is Player A's move."
    assert (session.view.at[0], session.timeline.here.number) == ("beach", 1)


def test_moments_lead_on_into_the_next_step_and_back_into_the_step_before() -> None:
    game = running("run oak", "run cave", "pass")
    game.jump(1)
    session, seen = seated(game), list[tuple[str, str]]()
    while by_moments(session, ahead=True) != "Nothing more was played from here.":
        seen.append(session.view.at)
    assert [a for a, _ in seen[:3]] == ["meadow", "mill", "oak"]
    assert [b for _, b in seen[3:7]] == ["meadow", "mill", "oak", "cave"]
    back = [session.view.at]
    while by_moments(session, ahead=False) != "This is where it begins.":
        back.append(session.view.at)
    assert back[::-1] == [("beach", "beach"), ("beach", "beach"), *seen]


def test_space_continues_and_escape_leads_to_the_end() -> None:
    session = seated(running("run oak"))
    assert press(session, "v", " ") == "Player A runs to the mill."
    assert press(session, "Escape") == "Player A runs to the oak. Player B has the turn."
    assert press(session, "v", "Escape") == "Here the game stands. It is Player B's move."
    assert press(session, "v", "r") == "Here the game stands. It is Player B's move."
    assert press(session, "v", "u") == "Back at step 1. It is Player A's move."


def test_the_last_long_move_is_found_behind_short_ones() -> None:
    session = seated(running("run cave", "walk meadow"))
    assert press(session, "v") == "Player A runs to the meadow."
    assert "Step 2." in [line["text"] for line in showing.status(session)]
    assert press(session, "v", "v", "v") == "Player A runs to the cave. Player B has the turn."
    assert places(session) == ["This move: spot 4 of 4."]
    assert press(session, "v") == "Here the game stands. It is Player A's move."


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_in_a_game_without_moments_the_key_says_so(lang: str) -> None:
    said = press(seated(treasure("walk meadow"), lang=lang), "v")
    assert (
        said
        == {
            "en": "In this game every move happens all at once.",
            "pl": "W tej grze każdy ruch odbywa się od razu w całości.",
        }[lang]
    )
    assert press(seated(running("walk meadow")), "v").startswith("So far there is no move")


# ---------------------------------------------------------------------- the widgets


def test_the_step_size_the_buttons_and_the_key_are_offered_where_steps_have_moments_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for game, offered in ((running("run oak"), True), (treasure("walk meadow"), False)):
        view = panel(game)
        open_drawer(view, "Steps")
        sizes = [value for _, value in named(view, "Step by").options]
        assert ("moment" in sizes, view.controls.replay in list(shown(view))) == (offered, offered)
        assert ("V" in [name for name, _ in view.board.help]) == offered


def test_the_buttons_lead_through_a_move_and_out_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    view = panel(running("run oak"))
    controls, before = view.controls, [shape["label"] for shape in view.board.scene["shapes"]]
    for button, said in (
        (controls.replay, "Player A runs to the meadow."),
        (controls.replay, "Player A runs to the mill."),
        (controls.moment_back, "Player A runs to the meadow."),
        (controls.moment_end, "Here the game stands. It is Player B's move."),
    ):
        assert button in list(shown(view))
        button.click()
        assert view.board.saying["text"] == said
    assert (controls.moment_end in list(shown(view)), controls.replay.description) == (
        False,
        "Show the last move again",
    )
    assert [shape["label"] for shape in view.board.scene["shapes"]] == before
    controls.moment_end.click()  # a click too many
    assert not view.session.message.refused


# ---------------------------------------------------------------------- what cannot be done there


def test_nothing_can_be_played_from_the_middle_and_every_way_says_so() -> None:
    session = seated(running("run oak"))
    press(session, "v")
    stood = session.timeline.here
    for said in (
        press(session, "m"),
        press(session, "1"),
        press(session, "d"),
        press(session, "Enter", at="at-meadow"),
        clicked(session, "at-meadow"),
        typed(session, "walk meadow"),
    ):
        assert said.startswith(IDLE)
    assert session.timeline.here is stood
    assert session.glance


def test_the_teacher_cannot_play_from_the_middle_either() -> None:
    session = seated(running("run oak"), eyes=TEACHER)
    press(session, "v")
    assert typed(session, "walk meadow").startswith(IDLE)
    assert session.message.refused


# ---------------------------------------------------------------------- what ends it


def test_a_move_made_elsewhere_ends_it_and_is_told_whole() -> None:
    game = running("run oak")
    session = seated(game)
    press(session, "v")
    game.do("walk meadow")
    assert session.glance is None
    assert session.saying.text == "Player B walks to the meadow. Round 2 begins. Player A has the turn."


def test_two_panels_on_one_game_look_at_moments_of_their_own() -> None:
    table = Table(running("run oak"))
    one, two = seated(table), seated(table, eyes=1, locked=True)
    press(one, "v")
    press(two, "v", "v")
    assert (one.view.at[0], two.view.at[0]) == ("meadow", "mill")
    assert two.saying.text == "Player A runs to the mill."
    assert table.timeline.here.depth == 2
    press(one, "v", "v")
    assert (one.glance, two.view.at[0]) == (None, "mill")


def test_a_walk_into_a_step_shows_its_first_moment_here_and_the_whole_of_it_in_another_panel() -> None:
    game = running("run oak")
    game.jump(1)
    table = Table(game)
    one, two = seated(table), seated(table)
    assert by_moments(one, ahead=True) == "Player A runs to the meadow."
    assert (one.view.at[0], two.view.at[0], two.glance) == ("meadow", "oak", None)


def test_other_eyes_and_the_curtain_end_it() -> None:
    session = seated(running("run oak"), eyes=TURN)
    assert session.curtain == 1
    assert press(session, "v") == session.words.say("curtain-first")
    session.attempt(session.lift, though_covered=True)
    assert press(session, "v") == "Player A runs to the meadow."
    session.attempt(lambda: session.look(PUBLIC))
    assert session.glance is None


def test_no_moment_shows_the_eyes_more_than_they_may_see() -> None:
    game = running("run oak")
    sessions = {seat: seated(game, eyes=seat) for seat in (0, 1)}
    for session in sessions.values():
        press(session, "v")
    assert [session.view.treasure for session in sessions.values()] == ["?", game.state.treasure]


def test_a_branch_is_looked_at_by_itself() -> None:
    game = running("run oak")
    game.jump(1)
    game.do("run mill")
    session = seated(game)
    assert press(session, "v") == "Player A runs to the meadow."
    assert places(session) == ["This move: spot 1 of 2."]
    session.attempt(lambda: walking.walk_to(session, 2))
    assert session.glance is None
    press(session, "v")
    assert places(session) == ["This move: spot 1 of 3."]


def test_a_transcript_can_be_looked_at_moment_by_moment() -> None:
    seen = gamekit.load(running("run oak").record(0), {RUNNING.name: RUNNING})
    session = seated(seen)
    assert press(session, "v") == "You run to the meadow."
    assert press(session, "v", "v").startswith("You run to the oak.")
    assert session.words.say("refusal-transcript") in press(session, "m")


def test_from_afar_the_last_move_is_looked_at_in_the_own_notebook_only() -> None:
    game = running("run oak")
    host = shared(game, 0, 1)
    session = joined(host, 1, {RUNNING.name: RUNNING})
    assert press(session, "v") == "Player A runs to the meadow."
    assert (session.view.at[0], session.view.treasure, game.here.depth) == ("meadow", game.state.treasure, 2)
    assert joined(host, 0, {RUNNING.name: RUNNING}).timeline.moments(0)[0].state.treasure == "?"
    assert press(session, "v", "v") == "Player A runs to the oak. It is your turn."
    typed(session, "run oak")
    assert (game.here.depth, press(session, "v"), session.view.at) == (3, "You run to the meadow.", ("oak", "meadow"))


def test_in_a_lesson_no_moment_leads_out_of_its_step() -> None:
    session = seated(running("run oak"), eyes=0, locked=True)
    session.tutor = Listening()
    assert press(session, "v") == "You run to the meadow."
    session.attempt(lambda: glancing.back(session))
    assert session.saying.text == "This is where it begins."
    assert session.timeline.here.depth == 2
    assert press(session, "v", "v").startswith("You run to the oak.")


class Listening:
    """A lesson that says nothing."""

    told = ""

    def try_move(self, move: Move) -> None:
        raise AssertionError(move)

    def knows(self, move: Move) -> bool:
        return False

    def refusal(self, refusal: Refusal) -> str:
        return refusal.en

    def next(self) -> None:
        raise AssertionError

    def refresh(self) -> None:
        pass
