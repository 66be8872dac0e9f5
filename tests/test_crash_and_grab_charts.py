"""The charts of Crash and Grab: the same numbers as the rules', in words and tables of both languages, for all eyes."""

from __future__ import annotations

from fractions import Fraction

import pytest
from crash_and_grab_positions import planning, play

import gamekit
from figures.charts import percent
from figures.crash_and_grab_charts import random_wins
from figures.registry import charts_for, titles_for
from gamekit.conformance.playing import random_game
from gamekit.crash_and_grab import GAME
from gamekit.crash_and_grab.fan import PLANS, fan
from gamekit.crash_and_grab.odds import Wins
from gamekit.crash_and_grab.state import Plan, State
from gamekit.game import PUBLIC, TEACHER, Game
from gamekit.text import text
from gamekit.timeline import Timeline

LANGUAGES = ("en", "pl")
Rows = tuple[tuple[str, ...], ...]


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random games take their time, so ten that nobody has played stand for them."""
    monkeypatch.setattr("figures.crash_and_grab_charts.wins", made_up)
    random_wins.cache_clear()


def made_up(game: Game, view: State) -> Wins:
    return Wins(10, (5, 2, *(0,) * (view.players - 2)))


@pytest.fixture(scope="module")
def middle() -> Timeline:
    return random_game(GAME, GAME.setting(3, "page", {}), 5, 120)


def rows(name: str, game: Timeline, eyes: int = PUBLIC, lang: str = "en") -> Rows:
    found: Rows = charts_for(GAME)[name](game, eyes, lang).table.rows
    return found


def named(plan: str) -> str:
    """A plan as it is called in English."""
    card, direction = plan.split()
    return text("en", GAME).say("move-plan", card=card, direction=direction)


def test_charts_have_titles_in_both_languages() -> None:
    assert list(titles_for(GAME, "en")) == list(titles_for(GAME, "pl")) == list(charts_for(GAME))
    assert titles_for(GAME, "pl")["landing"] == "Gdzie wyląduje spodek?"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", charts_for(GAME))
def test_every_chart_is_drawn_for_all_eyes(middle: Timeline, name: str, lang: str) -> None:
    for eyes in (0, 2, PUBLIC, TEACHER):
        picture = charts_for(GAME)[name](middle, eyes, lang, mode="dark")
        assert picture.alt.startswith(picture.title)
        assert {len(row) for row in picture.table.rows} == {len(picture.table.headers)}
    assert picture.png().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", charts_for(GAME))
@pytest.mark.parametrize("seats", [2, 5, 6])
def test_every_chart_is_drawn_for_other_tables(name: str, seats: int) -> None:
    picture = charts_for(GAME)[name](random_game(GAME, GAME.setting(seats, "published", {}), 3, 60), 1, "pl")
    assert picture.png().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", charts_for(GAME))
def test_while_the_table_is_set_up_a_chart_says_so(name: str) -> None:
    game = gamekit.start("crash_and_grab", 3)
    for eyes in (0, PUBLIC, TEACHER):
        picture = charts_for(GAME)[name](game, eyes, "pl")
        assert "trwa przygotowanie gry" in picture.alt
        assert picture.table.rows


@pytest.mark.parametrize("name", charts_for(GAME))
def test_charts_for_eyes_that_are_not_there_are_refused(middle: Timeline, name: str) -> None:
    with pytest.raises(ValueError, match="no eyes 5"):
        charts_for(GAME)[name](middle, 5, "en")


# ---------------------------------------------------------------------- landing


def test_the_landing_map_is_the_fan_of_the_own_plan_and_only_for_its_player() -> None:
    """CG-157: whoever may not know the plan sees the map of all twelve."""
    game = planning({"red": "r3c1 boosters=0"})
    before = rows("landing", game, 0)
    play(game, "plan 0-5 asteroids")
    places = fan(GAME, game.state, 0, Plan("0-5", "asteroids"), 1).places
    own = rows("landing", game, 0)
    assert {row[0]: row[1] for row in own} == {f"({r}, {c})": percent(share, "en") for (r, c), share in places.items()}
    assert rows("landing", game, PUBLIC) != own
    game.jump(0)
    assert rows("landing", game, 0) == before


def test_what_others_plan_changes_no_chart() -> None:
    """CG-157: the charts of seat 0 do not depend on plans that it may not know."""
    told = []
    for plan in ("2 sun", "0-5 stars"):
        game = planning({"red": "r3c1"})
        play(game, "plan 3 asteroids", f"plan {plan}")
        told.append([rows(name, game, 0) for name in charts_for(GAME)])
    assert told[0] == told[1]


def test_accelerators_are_hatched_and_stay_empty() -> None:
    """CG-70."""
    picture = charts_for(GAME)["landing"](planning({"red": "r3c1"}), 0, "en")
    hatched = [patch for patch in picture.figure.axes[0].patches if patch.get_hatch()]
    assert len(hatched) == 8
    assert not {"(0, 0)", "(2, 2)", "(4, 4)"} & {row[0] for row in picture.table.rows}


# ---------------------------------------------------------------------- rings, plans, crew, wins


def test_rings_tell_turns_with_and_without_boosters() -> None:
    found = {row[0]: row[1:] for row in rows("rings", planning({"red": "r3c1"}), 0)}
    assert found["(3, 1)"] == ("1", "1")
    assert all(plain == "–" or int(boosted) <= int(plain) for plain, boosted in found.values())
    assert "off the board" in charts_for(GAME)["rings"](planning({"red": "off"}), 0, "en").alt


def test_the_plans_chart_has_a_row_for_each_plan_with_crew_and_dangers() -> None:
    """CG-33, CG-59, CG-61."""
    game = planning({"red": "r6c0", "green": "r6c2"}, ground={"blue_pilot": 3})
    found = rows("plans", game, 0)
    assert len(found) == len(PLANS) == 12
    first = {row[0]: row for row in found}
    assert first[named("3 sun")][1:4] == ("(3, 0)", "blue Pilot", "0%")
    assert first[named("2 stars")][1:4] == ("–", "–", "100%")
    assert len(found[0]) == 3 + 1 + 3
    share = sum([Fraction(1), Fraction(1), Fraction(4, 6)]) / 12
    later = planning({"red": "r6c0", "green": "r6c2"}, probe=1)
    assert {row[0]: row for row in rows("plans", later, 0)}[named("3 sun")][4] == percent(share, "en")


def test_crew_is_told_by_rounds(middle: Timeline) -> None:
    found = rows("crew", middle)
    assert found[0] == ("1", "0", "0", "0")
    assert found[-1][1:] == tuple(str(len(middle.state.crew_of(seat))) for seat in range(3))


def test_random_wins_are_told_with_their_bounds(middle: Timeline) -> None:
    found = rows("wins", middle)
    assert found[0] == ("Player A", "5", "50% (24% to 76%)")
    assert "3 of them without a winner" in charts_for(GAME)["wins"](middle, 0, "en").alt
