"""What lessons can ask of a move in Crash and Grab."""

from __future__ import annotations

import pytest
from crash_and_grab_positions import GAME, planning, play, turn

from gamekit import Timeline
from gamekit.lessons.tasks import properties
from gamekit.text import text


def said(game: Timeline, name: str, move: str) -> str:
    """What the property says of a move; its sentences exist in both languages."""
    verdict = properties(GAME)[name].judge(game, game.read(move), "")
    for lang in ("en", "pl"):
        assert text(lang, GAME).say(f"property-{name}", verdict.said, **verdict.details)
    return verdict.said


def test_a_plan_fetches_crew_that_lies_on_one_of_its_ways() -> None:
    """CG-61."""
    game = planning({"red": "r6c0"}, ground={"blue_pilot": 3})
    assert said(game, "fetches_crew", "plan 3 sun") == "right"
    assert said(game, "fetches_crew", "plan 2 meteor") == "nobody"
    met = properties(GAME)["fetches_crew"].meets(game, "plan")
    assert {move.words for move in met} >= {("3", "sun"), ("0-5", "sun")}


@pytest.mark.parametrize(("plan", "verdict"), [("2 stars", "crash"), ("0-5 stars", "possible"), ("0-5 sun", "right")])
def test_a_plan_is_safe_if_none_of_its_ways_leads_over_the_edge(plan: str, verdict: str) -> None:
    """CG-59."""
    assert said(planning({"red": "r6c0"}), "no_crash", f"plan {plan}") == verdict


def test_a_plan_pushes_off_whom_one_of_its_ways_pushes_off() -> None:
    """CG-64."""
    game = planning({"red": "r6c2", "green": "r6c0"})
    assert said(game, "pushes_off", "plan 2 stars") == "right"
    assert said(game, "pushes_off", "plan 3 asteroids") == "nobody"


def test_other_moves_are_judged_by_what_they_bring_about() -> None:
    """CG-49, CG-61."""
    game = turn("r6c0", "0-5 sun", {"green": "r4c0"}, {"blue_pilot": 9})
    assert said(game, "fetches_crew", "steps 1") == "right"
    assert said(game, "fetches_crew", "steps 0") == "nobody"
    assert said(game, "no_crash", "steps 5") == "right"
    assert said(game, "pushes_off", "steps 5") == "right"
    hidden = turn("r6c0", "0-5 sun", {"green": "r6c2"}, plans={"green": "2 stars"})
    assert said(hidden, "no_crash", "steps 0") == "right", "what green has planned, red does not know"
    edge = turn("r6c0", "0-5 stars")
    assert said(edge, "no_crash", "steps 1") == "crash"
    play(edge, "steps 0")
