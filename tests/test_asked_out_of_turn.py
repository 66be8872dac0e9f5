"""A choice that another than the player in turn is asked for, at the moment it arises: kit, curtain, locked panels."""

from __future__ import annotations

from seated import press, seated, typed
from test_glancing import running

from gamekit import PUBLIC
from widgets import keys, showing
from widgets.session import TURN
from widgets.table import Table


def test_whoever_is_asked_is_named_and_decides_with_one_key() -> None:
    session = seated(running("walk meadow", "run mill"), eyes=0)
    assert session.timeline.actor == 0
    assert showing.status(session)[0]["text"] == "You may wave."
    assert ["D", "this game: Do not wave"] in keys.help_lines(session)
    assert press(session, "d") == "You do not wave. Round 2 begins. It is your turn."


def test_the_key_of_a_choice_says_why_not_while_nobody_is_asked() -> None:
    session = seated(running("walk meadow"))
    assert press(session, "d") == "It is Player B's move, and something else is to be decided now."
    assert session.message.refused


def test_the_kit_answers_for_its_seat_before_the_turn_goes_on() -> None:
    table = Table(running("walk meadow", seats=3))
    table.kits = {0}
    session = seated(table, eyes=1)
    assert "Player A" in typed(session, "run mill")
    assert [node.move.verb for node in table.timeline.path()[-2:] if node.move] in (["run", "wave"], ["run", "pass"])
    assert table.timeline.actor == 2


def test_the_curtain_falls_for_whoever_is_asked_and_again_for_the_player_in_turn() -> None:
    session = seated(running(), eyes=TURN)
    for seat, move in ((0, "walk meadow"), (1, "run mill")):
        assert session.curtain == seat
        session.attempt(session.lift, though_covered=True)
        typed(session, move)
    assert (session.curtain, session.eyes) == (0, PUBLIC)
    session.attempt(session.lift, though_covered=True)
    assert session.saying.text.endswith("You may wave.")
    assert press(session, "d").startswith("You do not wave.")
    assert session.curtain is None  # the next turn is that of the same seat


def test_a_locked_panel_decides_for_its_own_seat_only() -> None:
    table = Table(running("walk meadow", "run mill"))
    asked, other = (seated(table, eyes=seat, locked=True) for seat in (0, 1))
    assert (asked.acting, asked.sight.verbs()) == (0, ["wave", "pass"])
    assert (other.acting, other.sight.verbs()) == (1, [])
    assert "Player A" in press(other, "d")
    assert table.timeline.actor == 0
    assert press(asked, "d").startswith("You do not wave.")
    assert other.saying.text.startswith("Player A does not wave.")


def test_in_short_only_whoever_is_asked_is_told_so() -> None:
    table = Table(running("walk meadow"))
    asked, other, public = (seated(table, eyes=eyes) for eyes in (0, 1, PUBLIC))
    for session in (asked, other, public):
        session.full = False
    table.timeline.do("run mill")
    assert asked.saying.text.endswith("You may wave.")
    assert "wave" not in other.saying.text
    assert public.saying.text.endswith("Player A may wave.")
