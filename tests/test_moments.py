"""A step moment by moment: what a game gives, what each pair of eyes gets of it, what transcripts keep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from toy_game import GAME as TREASURE
from toy_glide import GAME as RUNNING
from toy_glide import moments

import gamekit
from gamekit import PUBLIC, TEACHER, Game, Move, Timeline
from gamekit.conformance import check
from gamekit.conformance.sight import check_moments
from gamekit.game import UNKNOWN, Event, Step
from gamekit.moments import gathered
from gamekit.record import RecordError


def running(*moves: str, seats: int = 2, game: Game = RUNNING) -> Timeline:
    timeline = gamekit.start(game, seats, seed=1)
    for move in moves:
        timeline.do(move)
    return timeline


# ---------------------------------------------------------------------- the game


def test_a_game_with_moments_keeps_what_every_game_promises() -> None:
    report = check(RUNNING)
    assert report.verbs["run"] > 20
    assert report.verbs["pass"] > 5


def test_without_moments_of_its_own_every_move_of_a_game_is_one() -> None:
    game = running(game=TREASURE)
    move = Move(0, "walk", ("meadow",))
    assert TREASURE.moments(game.state, move) == (TREASURE.play(game.state, move),)
    game.play(move)
    assert game.moments(TEACHER) == (Step(game.state, game.here.events),)
    assert game.moments(TEACHER, game.nodes[0]) == (Step(game.nodes[0].state, game.nodes[0].events),)


def test_a_run_has_a_moment_for_each_spot() -> None:
    game = running("run oak")
    seen = game.moments(0)
    assert [view.at[0] for view, _ in seen] == ["meadow", "mill", "oak"]
    assert [[event.kind for event in told] for _, told in seen] == [["run"], ["run"], ["run", "turn"]]
    assert seen[-1].state == game.view(0)


FAULTS: dict[str, Callable[..., tuple[Step, ...]]] = {
    "has no moment": lambda state, move: (),
    "another state": lambda state, move: (Step(state, run(state, move).events),),
    "something else": lambda state, move: (Step(run(state, move).state),),
    "has a tuple": lambda state, move: (Step((1,)), run(state, move)),
    "not hashable": lambda state, move: (Step(state._replace(at=[])), run(state, move)),
}


def run(state: Any, move: Move) -> Step:
    return RUNNING.verbs["run"].play(state, move)


@pytest.mark.parametrize("fault", FAULTS)
def test_moments_that_are_not_those_of_the_play_are_found(fault: str) -> None:
    game = running("run oak")
    check_moments(RUNNING, game.here)
    with pytest.raises(AssertionError, match=fault):
        check_moments(replace(RUNNING, in_moments=FAULTS[fault]), game.here)


def test_what_is_told_event_by_event_can_be_gathered_space_by_space() -> None:
    def told(text: str) -> tuple[Step, ...]:
        return tuple(Step(n, tuple(Event(kind, 0) for kind in kinds)) for n, kinds in enumerate(text.split()))

    def kinds(steps: tuple[Step, ...]) -> list[tuple[Any, str]]:
        return [(state, "".join(event.kind for event in events)) for state, events in steps]

    assert kinds(gathered(told("a m p m m c t"), "mj")) == [(2, "amp"), (3, "m"), (6, "mct")]
    assert kinds(gathered(told("m j"), "mj")) == [(0, "m"), (1, "j")]
    assert kinds(gathered(told("a b c"), "mj")) == [(2, "abc")]
    assert kinds(gathered(told("a"), "mj")) == [(0, "a")]


# ---------------------------------------------------------------------- eyes and transcripts


def test_no_moment_shows_a_seat_what_it_may_not_see() -> None:
    game = running("run oak")
    for seat, treasure in ((0, UNKNOWN), (PUBLIC, UNKNOWN), (1, game.state.treasure)):
        assert {view.treasure for view, _ in game.moments(seat)} == {treasure}
    game.jump(1)
    assert [event.details["spot"] for _, told in game.moments(0) for event in told if event.kind == "buried"] == ["?"]


@pytest.mark.parametrize("seat", [0, 1, PUBLIC])
def test_a_transcript_keeps_the_moments_as_its_seat_saw_them(seat: int) -> None:
    game = running("run oak", "run cave", "pass", "walk cave")
    seen = gamekit.load(game.record(seat), {RUNNING.name: RUNNING})
    for mine, theirs in zip(game.path(), seen.path(), strict=True):
        told = [[(e.kind, e.seat, e.details) for e in told] for _, told in game.moments(seat, mine)]
        assert [[(e.kind, e.seat, e.details) for e in told] for _, told in seen.moments(seat, theirs)] == told
        assert [view for view, _ in seen.moments(seat, theirs)] == [view for view, _ in game.moments(seat, mine)]
    assert len(seen.moments(seat, seen.path()[2])) == 3


def test_steps_that_differ_in_a_moment_only_are_two_in_a_transcript() -> None:
    """A game in which a run can also go by sea."""

    def by_sea(state: Any, move: Move) -> tuple[Step, ...]:
        steps = moments(state, move)
        return steps if move.verb != "run" else (Step(state, ()), *steps)

    game, other = running("run oak"), running("run oak", game=replace(RUNNING, in_moments=by_sea))
    assert game.given_to(0, game.here) != other.given_to(0, other.here)


@pytest.mark.parametrize("moments", ["[3]", "[[1, 2]]", "[[9, {}]]", "[[-1, {}]]", '[[1, {"at": 5}]]', '{"a": 1}', "7"])
def test_moments_that_nobody_wrote_are_refused(moments: str) -> None:
    text = running("run oak").record(0)
    written = text[text.index('"moments": ') + 11 :].partition("}]]")[0] + "}]]"
    with pytest.raises(RecordError):
        gamekit.load(text.replace(written, moments), {RUNNING.name: RUNNING})
