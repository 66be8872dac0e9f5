"""The agenda, options with a gap in their values, moves for others, and positions that are given."""

from __future__ import annotations

import json

import pytest

import gamekit
from gamekit import flow
from gamekit.agenda import push, run_on
from gamekit.errors import SettingError, Unreadable
from gamekit.game import Event, Option, Step, Task
from gamekit.plain import to_plain
from gamekit.setting import check_option
from gamekit.zero_seven.state import State


def test_the_first_task_pushed_is_settled_first():
    assert push((Task("late", 0),), Task("first", 1), Task("second", 2))[-1] == Task("first", 1)


def test_what_needs_no_decision_runs_on_until_something_does():
    game = gamekit.start("zero_seven", seats=2, seed=1)
    state: State = game.state._replace(agenda=push((), Task("ring", 0, (3,)), Task("wait", 1)))

    def ring(state: State, task: Task) -> Step:
        left = task.about[0] - 1
        agenda = push(state.agenda, Task("ring", 0, (left,))) if left else state.agenda
        return Step(state._replace(agenda=agenda), (Event("rang", 0, {"left": left}),))

    settled = run_on(state, (), {"ring": ring})
    assert [event.details["left"] for event in settled.events] == [2, 1, 0]
    assert settled.state.agenda == (Task("wait", 1),)


def test_told_piece_by_piece_it_runs_on_too_and_stops_when_it_is_so():
    game = gamekit.start("zero_seven", seats=2, seed=1)
    state: State = game.state._replace(agenda=push((), Task("ring", 0, (3,)), Task("wait", 1)))

    def ring(box: str, state: State, task: Task) -> flow.Flow:
        left = task.about[0] - 1
        state = flow.due(state, Task("ring", 0, (left,))) if left else state
        yield state, Event(box, 0, {"left": left})
        return state

    rung = flow.settle(flow.run_on("rang", state, {"ring": ring}))
    assert [event.details["left"] for event in rung.events] == [2, 1, 0]
    assert rung.state.agenda == (Task("wait", 1),)
    stopped = flow.settle(flow.run_on("rang", state, {"ring": ring}, lambda now: now.agenda[-1].about == (1,)))
    assert stopped.state.agenda == (Task("wait", 1), Task("ring", 0, (1,)))
    assert flow.done(stopped.state, 2).agenda == ()


def test_an_option_can_be_a_number_or_nothing_but_not_true():
    options = {"match_points": Option((5000, 1000, None), ())}
    assert check_option(options, "match_points", None) is None
    assert check_option(options, "match_points", 1000) == 1000
    with pytest.raises(SettingError):
        check_option({"weeks": Option((1, 2, 3), ())}, "weeks", True)


def test_a_seat_cannot_move_or_ask_for_another():
    game = gamekit.start("zero_seven", seats=3, seed=7)
    for ask in (game.do, game.why_not):
        with pytest.raises(Unreadable, match="cannot move for"):
            ask("0: detective muranow", seat=1)
    assert game.actor == 0


def test_a_move_of_another_form_is_unreadable_and_never_crashes():
    game = gamekit.start("zero_seven", seats=3, seed=7)
    for move in (gamekit.Move(0, "fly", ()), gamekit.Move(0, "solve", ("korek",)), gamekit.Move(0, "detective", ())):
        with pytest.raises(Unreadable):
            game.play(move)


def test_deduction_starts_from_what_a_given_position_shows():
    game = gamekit.start("zero_seven", seats=3, seed=11)
    for move in ("detective muranow", "detective powisle", "detective mariensztat"):
        game.do(move)
    for _ in range(6):
        game.do(f"evidence {game.verbs()[1].slots[0].words[0]}")
    fields = json.loads(game.record())
    fields |= {"position": to_plain(game.state), "moves": [], "here": 0, "notes": []}
    again = gamekit.load(json.dumps(fields))
    for seat in game.seats:
        assert again.knowledge(seat).cases() == game.knowledge(seat).cases()
