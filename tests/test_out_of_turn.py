"""A move out of turn in a panel: who may make it, when, and that nobody else can tell that it was possible."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import toy_trick
from seated import press, seated, typed

import gamekit
from gamekit import Timeline
from gamekit.game import PUBLIC, TEACHER, Move, Unreadable
from widgets import showing, walking
from widgets.session import TURN
from widgets.table import Table

GAME = toy_trick.GAME


def shouting(treasure: str = "meadow", *moves: str, seats: int = 3, kit: Callable[..., Any] | None = None) -> Timeline:
    """A game in which Player C has the map, and Player A stands on the meadow with the turn of B over."""
    game = gamekit.start(replace(GAME, kit=kit) if kit else GAME, seats)
    for move in (f"bury {treasure}", "walk meadow", "walk meadow", "walk meadow", *moves):
        game.do(move)
    return game


def test_the_owner_shouts_through_the_own_eyes_in_anothers_turn() -> None:
    session = seated(shouting(), eyes=2)
    assert session.acting == 2
    assert session.sight.verbs() == ["shout"]
    assert "You shout" in typed(session, "shout")
    assert session.timeline.actor == 2


@pytest.mark.parametrize("eyes", [PUBLIC, 0, 1])
@pytest.mark.parametrize("treasure", ["meadow", "cave"])
def test_with_other_eyes_it_is_refused_in_the_same_words_whether_it_could_be_done_or_not(
    eyes: int, treasure: str
) -> None:
    session = seated(shouting(treasure), eyes=eyes)
    assert "eyes of Player C" in typed(session, "2: shout")
    assert session.timeline.actor == 0


def test_a_locked_panel_moves_for_its_own_seat_only() -> None:
    session = seated(shouting(), eyes=1, locked=True)
    assert typed(session, "2: shout") == "You cannot move for Player C here."
    assert seated(shouting(), eyes=2, locked=True).sight.verbs() == ["shout"]


def test_a_teacher_sees_all_and_may_make_the_move_for_its_seat() -> None:
    session = seated(shouting(), eyes=TEACHER)
    typed(session, "2: shout")
    assert session.timeline.actor == 2
    other = seated(shouting("cave"), eyes=TEACHER)
    assert "Nobody stands on the treasure" in typed(other, "2: shout")


def test_where_the_eyes_follow_the_turn_a_player_may_break_in_and_the_curtain_falls_again() -> None:
    session = seated(shouting(), eyes=TURN)
    assert session.curtain == 0
    assert "picks their own eyes" in showing.curtain(session)["text"]
    session.attempt(lambda: session.look(2), though_covered=True)
    assert (session.eyes, session.curtain) == (2, None)
    typed(session, "shout")
    assert (session.timeline.actor, session.curtain, session.follow) == (2, 2, True)


def test_a_player_who_looked_and_does_not_move_gives_the_eyes_back() -> None:
    session = seated(shouting(), eyes=TURN)
    session.attempt(lambda: session.look(2), though_covered=True)
    session.attempt(lambda: session.look(TURN))
    assert (session.eyes, session.curtain) == (PUBLIC, 0)


def test_other_games_do_not_speak_of_moves_out_of_turn() -> None:
    session = seated(gamekit.start("zero_seven", 2, seed=1), eyes=TURN)
    assert "eyes" not in showing.curtain(session)["text"]


# ---------------------------------------------------------------------- the kit


def shouts(view: Any, seat: int, known: Any, heard: Any, rng: Any) -> Move:
    """A kit that shouts when it can, else digs."""
    move = Move(seat, "shout")
    out_of_turn = view.agenda[-1].seat != seat
    return move if out_of_turn and GAME.why_not(view, move) is None else Move(seat, "dig")


@pytest.mark.parametrize("treasure", ["meadow", "cave"])
def test_the_kit_waits_for_a_key_in_a_game_with_moves_out_of_turn_whether_one_can_be_made_or_not(treasure: str) -> None:
    session = seated(shouting(treasure, kit=shouts), eyes=2)
    session.attempt(lambda: session.set_kit(0, True))
    assert session.timeline.actor == 0


def test_a_person_can_break_in_before_the_kit_moves() -> None:
    session = seated(shouting(kit=shouts), eyes=2)
    session.attempt(lambda: session.set_kit(0, True))
    typed(session, "shout")
    assert session.timeline.actor == 2


def test_the_kit_moves_out_of_turn_at_once_though_else_it_waits() -> None:
    game = shouting(kit=shouts)
    game.back()
    session = seated(game, eyes=PUBLIC)
    session.attempt(lambda: session.set_kit(2, True))
    assert session.timeline.actor == 2  # C's own turn: it waits for Space
    session.timeline.forward()
    session.attempt(lambda: session.step_kit(True))
    assert session.timeline.here.move == Move(2, "shout")


def test_a_kit_that_could_not_shout_leaves_no_trace() -> None:
    session = seated(shouting("cave", kit=shouts), eyes=PUBLIC)
    session.attempt(lambda: session.set_kit(2, True))
    session.attempt(lambda: session.step_kit(True))
    assert session.timeline.actor == 0
    assert len(session.timeline.nodes) == 5


def test_another_game_on_the_table_brings_its_own_pace() -> None:
    table = Table(shouting())
    assert table.stepping
    table.replace(gamekit.start("zero_seven", 2, seed=1))
    assert not table.stepping
    table.stepping = True
    table.replace(gamekit.start("zero_seven", 2, seed=2))
    assert table.stepping


# ---------------------------------------------------------------------- walking


def test_the_next_decision_of_a_seat_is_also_where_it_could_move_out_of_turn() -> None:
    game = shouting("meadow", "walk mill")
    at_the_shout = game.path()[4]
    game.jump(1)
    session = seated(game, eyes=2)
    for expected in (2, 3, 4):
        session.attempt(lambda: walking.walk(session, "decision", ahead=True))
        assert session.timeline.here.number == expected
    assert session.timeline.here is at_the_shout
    game.jump(1)
    session.attempt(lambda: session.look(1))
    session.attempt(lambda: walking.walk(session, "decision", ahead=True))
    assert session.timeline.here.number == 2


@pytest.mark.parametrize("treasure", ["meadow", "cave"])
def test_where_a_seat_stops_tells_nobody_whether_it_could_have_moved(treasure: str) -> None:
    game = shouting(treasure, "walk mill")
    game.jump(1)
    stops = []
    while game.here.next:
        game.forward("decision", 2)
        stops.append(game.here.number)
    assert stops == [2, 3, 4, 5]


@pytest.mark.parametrize("treasure", ["meadow", "cave"])
@pytest.mark.parametrize("text", ["2: shout", "2: fly", "2:"])
def test_a_move_for_another_seat_is_refused_before_it_is_read(treasure: str, text: str) -> None:
    game = shouting(treasure)
    with pytest.raises(Unreadable) as refused:
        game.do(text, seat=1)
    assert (refused.value.reason, refused.value.details) == ("other_seat", {"seat": 2})


def test_the_key_of_such_a_verb_needs_the_eyes_of_a_player() -> None:
    keyed = replace(GAME, verbs={**GAME.verbs, "shout": GAME.verbs["shout"]._replace(keys=("d",))})
    for treasure in ("meadow", "cave"):
        game = gamekit.start(keyed, 3)
        for move in (f"bury {treasure}", "walk meadow", "walk meadow", "walk meadow"):
            game.do(move)
        assert press(seated(game, eyes=PUBLIC), "d").startswith("Shout: look through a player's own eyes first.")
        assert game.actor == 0
