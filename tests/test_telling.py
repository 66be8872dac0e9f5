"""What a panel tells its reader, without a browser: announcements, secrets, the curtain."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from seated import Desk, detectives, press, seated, treasure, typed
from thirteen_clues_positions import dealt, solution
from toy_game import GAME as TREASURE

import gamekit
from gamekit import PUBLIC, TEACHER, Move, Timeline
from widgets import moving, showing, walking
from widgets.session import TURN, Session

# ---------------------------------------------------------------------- announcing


def test_each_action_is_one_announcement_and_is_left_in_short_memory() -> None:
    session = seated(treasure())
    typed(session, "walk meadow")
    assert session.saying.number == 1
    press(session, "t")
    assert session.saying.number == 2
    assert press(session, "a") == "It is Player B's move. Player A walks to the meadow. Player B has the turn."


def test_quiet_events_are_summed_up_in_one_sentence() -> None:
    session = detectives()
    session.attempt(lambda: session.timeline.jump(0))
    told = press(session, " ")
    assert told.startswith("34 small things happen; they are in the log. New evidence card")
    assert "Suspect tile" not in told


def test_short_announcements_tell_a_turn_in_two_sentences() -> None:
    session = detectives()
    session.full = False
    assert typed(session, "det mur") == (
        "Player A sends a detective to the Muranów Estate: no disc and no cube. Player B has the turn."
    )
    told = typed(session, "det mur")
    assert "Player A has the turn." in told
    assert "Phase" not in told


def test_a_round_is_one_summary_with_the_scores() -> None:
    session = seated(treasure("walk meadow", "walk meadow", "walk mill", "walk mill", "walk oak", "walk oak"))
    press(session, "u", "u", "u", "u", "u", "u")
    session.attempt(lambda: walking.walk_to_end(session, ahead=True))
    assert session.saying.text.startswith("6 moves on, now at step 7.")
    assert session.saying.text.endswith("Player A: 0 points. Player B: 0 points.")


def standing(session: Session) -> list[str]:
    return [line["text"] for line in showing.status(session) if line["key"] == "scores"]


def test_a_game_without_points_shows_none_and_in_the_end_who_has_won() -> None:
    session = seated(dealt(3), eyes=0)
    assert standing(session) == []
    assert press(session, "s") == "This game has no points, and nobody has won yet."
    typed(session, solution(session.timeline, 0))
    assert standing(session) == ["Winner: Player A."]
    assert press(session, "s") == "Winner: Player A."


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "The game is over, and nobody has won."), ("pl", "Gra jest skończona i nikt nie wygrywa.")],
)
def test_a_game_without_points_that_nobody_has_won_says_so(lang: str, told: str) -> None:
    session = seated(dealt(3, {"turn_cap": 1}), lang=lang)
    typed(session, "ask 1 kobieta")
    assert (session.timeline.over, standing(session)) == (True, [])
    assert press(session, "s") == told


def test_the_summary_of_a_game_without_points_has_none() -> None:
    game = gamekit.start(replace(TREASURE, has_points=False), 2, seed=1)
    for move in ("walk meadow", "walk meadow", "walk mill", "walk mill"):
        game.do(move)
    session = seated(game)
    press(session, "u", "u", "u", "u")
    session.attempt(lambda: walking.walk_to_end(session, ahead=True))
    assert session.saying.text == (
        "4 moves on, now at step 5. Player B walks to the mill. Round 3 begins. Player A has the turn."
    )


def test_two_sessions_on_one_game_are_told_of_each_move_once() -> None:
    table = Desk(treasure())
    first, second = seated(table, eyes=0, locked=True), seated(table, eyes=1, locked=True)
    typed(first, "walk meadow")
    assert (first.saying.number, second.saying.number) == (1, 1)
    assert first.saying.text == "You walk to the meadow. Player B has the turn."
    assert second.saying.text == "Player A walks to the meadow. It is your turn."


def test_a_move_made_by_code_is_told_too() -> None:
    session = seated(treasure())
    session.timeline.do("walk meadow")
    assert session.saying.text.startswith("Player A walks to the meadow.")


def test_a_comment_is_spoken_at_its_step_and_shown() -> None:
    session = seated(treasure("walk meadow"))
    session.attempt(lambda: walking.comment(session, "Watch A."))
    press(session, "u")
    assert press(session, "r").endswith("Comment: Watch A.")
    assert showing.status(session)[-1] == {"key": "comment", "text": "Comment: Watch A.", "strong": True}
    session.attempt(lambda: walking.comment(session, " "))
    assert session.timeline.comments == {}


def test_an_unexpected_error_is_told_in_words_and_written_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    session = seated(treasure())
    session.attempt(lambda: 1 // 0)
    assert session.saying.text.startswith("Something went wrong in the kit.")
    assert "ZeroDivisionError" in caplog.text


# ---------------------------------------------------------------------- secrets


def everything(session: Session) -> list[Any]:
    """All that a panel shows or says at this point."""
    spots = [f"at-{spot}" for spot in session.timeline.graph().nodes]
    told = [press(session, key, at=at) for at in spots for key in "mtsiaebkgcw"]
    told += [moving.not_for(session, Move(0, next(iter(session.game.verbs)))), str(session.sight.verbs())]
    return [*told, showing.scene(session), showing.log(session), showing.status(session), showing.open_words(session)]


@pytest.mark.parametrize("eyes", [PUBLIC, 0])
def test_what_an_outsider_is_shown_and_told_does_not_depend_on_the_secret(eyes: int) -> None:
    told = []
    for spot in ("oak", "cave"):
        session = seated(treasure(f"chance: bury {spot}", "walk meadow", "walk meadow", seed=None), eyes=eyes)
        told.append(everything(session))
    assert told[0] == told[1]


def test_what_the_owner_of_a_secret_is_told_does_depend_on_it() -> None:
    told = [str(everything(seated(treasure(f"bury {spot}", seed=None), eyes=1))) for spot in ("oak", "cave")]
    assert "the treasure is under the oak" in told[0]
    assert told[0] != told[1]


def dealt_by_hand(suspect: str) -> Timeline:
    """The same table twice, but for who did it in the case of Player A."""
    model = gamekit.start("zero_seven", 2, seed=3)
    game = gamekit.start("zero_seven", 2)
    for node in model.path():
        if node.move:
            own = node.move.verb == "deal_suspect" and node.move.words[0] == "0"
            game.play(node.move._replace(words=("0", suspect)) if own else node.move)
    return game


@pytest.mark.parametrize("eyes", [PUBLIC, 0])
def test_a_detectives_panel_does_not_depend_on_a_culprit_that_it_may_not_know(eyes: int) -> None:
    told = [str(everything(seated(dealt_by_hand(suspect), eyes=eyes))) for suspect in ("korek", "guzik")]
    assert told[0] == told[1]


def test_the_right_neighbours_panel_does_depend_on_it() -> None:
    told = [str(everything(seated(dealt_by_hand(suspect), eyes=1))) for suspect in ("korek", "guzik")]
    assert told[0] != told[1]


def test_the_teachers_eyes_are_marked_in_words() -> None:
    session = seated(treasure(), eyes=TEACHER)
    assert {"key": "eyes", "text": "Teacher's eyes: all secrets are shown.", "strong": True} in showing.status(session)


def test_a_locked_session_keeps_its_eyes_and_moves_for_its_own_seat_only() -> None:
    session = seated(treasure(), eyes=1, locked=True)
    session.attempt(lambda: session.look(TEACHER))
    assert session.eyes == 1
    assert "nothing to do now" in press(session, "m")
    assert typed(session, "0: walk meadow").startswith("You cannot move for Player A here")
    assert typed(session, "walk meadow").startswith("It is Player A's move")
    assert session.timeline.actor == 0


def test_a_transcript_is_seen_with_its_own_eyes_and_cannot_be_played_on() -> None:
    session = seated(gamekit.load(treasure("walk meadow").record(1), {"treasure": TREASURE}))
    assert session.eyes == 1
    assert "You have the map" in showing.log(session)[0]["text"]
    assert "transcript" in press(session, "m")
    assert "transcript" in typed(session, "walk meadow")


# ---------------------------------------------------------------------- the curtain


def test_eyes_that_follow_the_turn_wait_behind_a_curtain_for_the_next_seat() -> None:
    session = seated(treasure(), eyes=TURN)
    assert session.curtain == 0
    assert showing.curtain(session)["button"] == "I am Player A: show me"
    session.attempt(session.lift, though_covered=True)
    assert (session.eyes, session.curtain) == (0, None)
    before = session.saying
    typed(session, "walk meadow")
    assert (session.eyes, session.curtain) == (PUBLIC, 1)
    assert session.saying == before
    session.attempt(session.lift, though_covered=True)
    assert session.saying.text == "It is your move."


def test_the_curtain_falls_by_a_jump_too_and_what_happened_is_told_when_it_rises() -> None:
    session = seated(treasure("walk meadow"), eyes=TURN)
    session.attempt(session.lift, though_covered=True)
    typed(session, "walk meadow")
    session.attempt(session.lift, though_covered=True)
    typed(session, "walk beach")
    session.attempt(session.lift, though_covered=True)
    assert session.saying.text == "You walk to the meadow. Round 2 begins. Player A has the turn. " + (
        "Player A walks to the beach. It is your turn."
    )
    session.timeline.jump(1)
    assert session.curtain == 0


def test_behind_the_curtain_nothing_can_be_done_and_nothing_secret_is_drawn() -> None:
    session = seated(treasure(seats=2, seed=1), eyes=TURN)
    assert typed(session, "walk meadow").startswith("The curtain is down")
    assert session.timeline.actor == 0
    assert session.view == session.timeline.view(PUBLIC)
