"""What the outlook leaves out, since it makes no difference: it tells the same shares as the whole fans do."""

from __future__ import annotations

from fractions import Fraction

import pytest
from crash_and_grab_positions import GAME, planning, table

from gamekit.crash_and_grab.danger import Outlook, uncrewed, waiting
from gamekit.crash_and_grab.fan import PLANS, fan
from gamekit.crash_and_grab.reach import landing
from gamekit.crash_and_grab.state import State

GROUND = {"blue_pilot": 4, "green_doctor": 5}


def tokens(state: State, *saucers: int) -> State:
    return state._replace(tokens=saucers)


@pytest.mark.parametrize("green", ["off", "r3c1", "r3c1 crew=green_pilot,red_pilot,green_scientist,red_engineer"])
@pytest.mark.parametrize("token", [False, True])
def test_the_ways_of_a_rival_are_those_of_its_starts(green: str, token: bool) -> None:
    """CG-41, CG-43, CG-44: placed at random, or free to choose, it sets out from each and each way alike likely."""
    view = planning({"red": "r2c1", "green": green, "blue": "r0c7"}, ground=GROUND, seats=3).state
    view = tokens(view, 1) if token else view
    outlook, met = Outlook(GAME, view, 0), 0
    found = outlook.shoves(1, 0)
    for plan in PLANS:
        whole = fan(GAME, waiting(view, 0), 1, plan, 0).crashes.get(0, Fraction(0))
        assert found.get(plan, Fraction(0)) == whole
        met += bool(whole)
    assert met


@pytest.mark.parametrize("red", ["off boosters=1", "r2c1 boosters=1"])
def test_where_it_lands_is_where_the_whole_fans_lead(red: str) -> None:
    view = tokens(planning({"red": red}, ground=GROUND).state, 0)
    outlook = Outlook(GAME, view, 1)
    for plan in PLANS[::5]:
        assert outlook.places(0, plan) == fan(GAME, view, 0, plan, 1).places
    assert sum(landing(outlook, 0).values()) == 1


def test_crew_is_left_out_only_where_nobody_can_win_and_no_upgrade_asks_for_it() -> None:
    """CG-134, CG-143."""
    state, _ = table({"red": "r3c1 crew=red_engineer"}, GROUND)
    assert uncrewed(state).ground == ()
    assert all(not record.crew for record in uncrewed(state).saucers)
    near, _ = table({"red": "r3c1 crew=red_engineer,red_scientist"}, GROUND)
    assert uncrewed(near) is near
    owner, _ = table({"green": "r3c1 upgrades=airlock"}, GROUND)
    assert uncrewed(owner) is owner


def test_saucers_that_wait_alike_are_asked_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def counted(*about: object) -> object:
        asked.append(about)
        return fan(*about)  # type: ignore[arg-type]

    monkeypatch.setattr("gamekit.crash_and_grab.danger.fan", counted)
    outlook = Outlook(GAME, planning({"red": "r2c1", "green": "off", "blue": "off"}, seats=3).state, 0)
    outlook.hit(1, 0)
    first = len(asked)
    outlook.hit(1, 0, outlook.view._replace(turn=0, round=1))
    assert len(asked) == first
    assert first <= 2 * 12 * len(PLANS)  # a start and a plan, with the saucer away and there
