"""The recorded games of Northwest Passage: they show what their comments and the teacher's plans say of them."""

from __future__ import annotations

import re
from functools import partial

import pytest
import recorded_games
from recorded_games import plans, told, ways

from gamekit.timeline import Timeline

PLANS = plans("northwest_passage")
opened, at = partial(recorded_games.opened, "northwest_passage"), partial(recorded_games.at, "northwest_passage")
A, B, C = range(3)
ISLAND = -1  # in `Player.tokens`
WAIT = "wait or build? / czekać czy budować?"


ENDS = ("end: alone / koniec: w pojedynkę", "end: on foot / koniec: pieszo", "end: together / koniec: razem")


def points(game: Timeline) -> list[int]:
    return [score.points for score in game.scores()]


# ---------------------------------------------------------------------- three players


def test_a_wreck_is_snatched_from_the_one_who_laid_the_tile() -> None:
    game = at("three", "a wreck snatched / wrak sprzed nosa")
    assert told(game, "placed")[0].seat == A
    assert told(game, "discovered")[0].seat == B


def test_the_last_crewman_is_a_pass() -> None:
    game = at("three", "last crewman / ostatni załogant")
    assert [event.seat for event in told(game, "spent")] == [A]
    assert told(game, "passed") == []


def test_one_tile_fills_a_hole_and_completes_two_islands() -> None:
    events = at("three", "two islands / dwie wyspy").here.events
    assert [event.kind for event in events if event.kind in ("filled", "island")] == ["filled", "island", "island"]
    assert [event.details["points"] for event in events if event.kind == "island"] == [4, 1]


def test_the_first_at_the_passage_has_discovered_nothing_in_that_round() -> None:
    game = at("three", "first at the Passage / pierwszy w Przejściu")
    assert [player.passage for player in game.state.players] == [0, 1, 0]
    events = [event for node in game.path() if node.state.round == 2 for event in node.events]
    assert {event.seat for event in events if event.kind == "moved"} == {A, B, C}
    assert {event.seat for event in events if event.kind == "discovered"} == {A, C}


def test_a_waits_in_the_ice_with_seven_crewmen_and_two_ways_to_go_on() -> None:
    game = at("three", WAIT)
    assert ways(game) == ["pass", "draw 53 ship"]
    assert game.state.players[A].crew == (7, 0, 0, 0)
    assert [player.tokens[ISLAND] for player in game.state.players] == [1, 2, 1]


def test_the_game_ends_in_a_tie_that_the_earlier_return_decides() -> None:
    game = at("three", "end / koniec")
    assert points(game) == [39, 39, 19]
    assert [score.won for score in game.scores()] == [False, True, False]


def test_two_crewmen_would_have_changed_it() -> None:
    game = at("three", "the other end / inny koniec")
    assert points(game) == [44, 35, 19]
    assert game.state.players[A].tokens[ISLAND] == 2


# ---------------------------------------------------------------------- two players


def test_three_ways_go_on_and_end_as_the_comments_say() -> None:
    assert len(ways(at("two", "start"))) == 2
    assert len(ways(at("two", "alone or not? / w pojedynkę?"))) == 2
    assert [points(at("two", end)) for end in ENDS] == [[32, 28], [30, 34], [24, 34]]


def test_what_is_lost_is_the_sled_with_three_the_empty_ship_or_nothing() -> None:
    events = [told(at("two", end), "lost") for end in ENDS]
    lost = [[(event.details["vehicle"], event.details["crew"]) for event in some] for some in events]
    assert lost == [[("sled", 3)], [("ship", 0)], []]


def test_in_round_10_the_ship_is_caught_and_the_sled_is_not() -> None:
    game = at("two", "round 10 / runda 10")
    assert {"NWP-76", "NWP-77"} <= set((game.why_not("move ship greenland") or pytest.fail("no ice")).rules)
    game.jump(game.names["all on the sled / wszyscy na saniach"])
    game.do("end")
    assert game.why_not("move sled greenland") is None


def test_ship_and_sled_meet_on_a_tile_that_is_frozen_by_half() -> None:
    game = at("two", "meeting / spotkanie")
    player = game.state.players[A]
    assert (player.ship.at, player.sled.at, game.state.frozen) == ("o2", "o2", 2)
    assert player.crew[0] + player.crew[2] == 3


# ---------------------------------------------------------------------- the comments and the teacher's plan


@pytest.mark.parametrize("name", ["three", "two"])
def test_every_comment_is_in_both_languages(name: str) -> None:
    comments = opened(name).comments
    assert len(comments) >= 12
    assert all(set(words) == {"en", "pl"} for words in comments.values())


@pytest.mark.parametrize("lang", PLANS)
@pytest.mark.parametrize("name", ["three", "two"])
def test_a_teachers_plan_lists_the_named_positions(name: str, lang: str) -> None:
    section = PLANS[lang].read_text(encoding="utf-8").split(f"northwest_passage_{name}.json")[1]
    listed = re.findall(r"^\| `([^`]+)` \|", section.split("**`games/")[0].split("\n## ")[0], re.MULTILINE)
    assert listed == sorted(opened(name).names, key=lambda one: opened(name).names[one])


def test_the_numbers_in_the_answers_of_the_plans_stand_in_both_languages() -> None:
    said = [re.findall(r"\d+", path.read_text(encoding="utf-8").split("\n## ")[3]) for path in PLANS.values()]
    assert sorted(said[0]) == sorted(said[1])
    assert len(said[0]) > 10
