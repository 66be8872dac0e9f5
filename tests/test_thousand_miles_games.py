"""The recorded rounds of 1000 miles show what their comments, the notebook and the teacher's plan say of them."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import partial

import networkx
import pytest
import recorded_games
from recorded_games import plans, told

import gamekit
from gamekit.thousand_miles.board import DECK
from gamekit.timeline import Timeline

PLANS = plans("thousand_miles")
opened, at = partial(recorded_games.opened, "thousand_miles"), partial(recorded_games.at, "thousand_miles")
KEEP, TRICK = "keep or lay? / zatrzymać czy położyć?", "dirty trick / świństwo"


def miles(game: Timeline) -> list[int]:
    return [side.miles for side in game.state.sides]


def points(game: Timeline) -> list[int]:
    return [side.points for side in game.state.sides]


# ---------------------------------------------------------------------- two players


def test_the_immunity_of_the_trick_was_held_from_the_beginning() -> None:
    game, card = opened("trick"), DECK.number["puncture_proof"]
    assert card in game.state.hands[0]
    held = [card in node.state.hands[0] for node in at("trick", "puncture / przebita opona").path() if node.state.turn]
    assert all(held)


def test_laid_at_once_it_brings_a_hundred_and_as_a_trick_four_hundred() -> None:
    careful, bold = at("trick", "the careful way / sposób ostrożny"), at("trick", TRICK)
    assert points(careful) == [100, 0]
    (event,) = told(bold, "trick")
    assert (event.seat, event.details["points"]) == (0, 400)
    assert "TM-65" in event.rules


def test_two_ways_go_on_where_a_card_is_kept_or_laid() -> None:
    game = at("trick", KEEP)
    assert [child.move.notation for child in game.here.children if child.move] == ["lay puncture_proof", "lay 100"]


def test_the_round_of_two_ends_with_1800_points_to_400() -> None:
    game = at("trick", "end / koniec")
    assert (miles(game), points(game)) == ([1000, 400], [1800, 400])


def test_what_a_player_can_count_of_the_trick() -> None:
    game = at("trick", "puncture / przebita opona")
    assert game.knowledge(1).holds("puncture_proof", 0) == Fraction(6, 79)


# ---------------------------------------------------------------------- teams


def test_the_trick_of_a_partner_takes_two_turns_away() -> None:
    game = at("teams", TRICK)
    assert [event.seat for event in told(game, "skipped")] == [1, 2]
    assert (game.actor, points(game)) == (3, [475, 900])


def test_the_race_is_won_by_one_team_and_the_match_by_the_other() -> None:
    game = at("teams", "end / koniec")
    (event,) = told(game, "round_end")
    assert event.details["winner"] == [0, 2]
    assert (miles(game), points(game)) == ([1000, 975], [1300, 1375])
    assert [score.won for score in game.scores()] == [False, True]


def test_an_attack_at_the_right_moment_would_have_won_both() -> None:
    game = at("teams", "25 or con-sens? / 25 czy con-sens?")
    assert [child.move.notation for child in game.here.children if child.move] == ["attack con_sens 0", "lay 25"]
    other = at("teams", "the other end / inny koniec")
    assert (other.over, miles(other), points(other)) == (True, [925, 1000], [925, 1700])


def test_a_trick_was_unlikely_and_came_all_the_same() -> None:
    known = at("teams", "count / liczenie").knowledge(0)
    assert known.holds("priority_vehicle", 3) == Fraction(6, 97)
    assert known.together("priority_vehicle") == Fraction(12, 97)


# ---------------------------------------------------------------------- what the notebook says of the graphs


def test_the_graphs_have_the_size_that_the_notebook_says() -> None:
    car, road = gamekit.graph("thousand_miles", "car"), gamekit.graph("thousand_miles", "road")
    options = {"cumulative": True, "con_sens": True}
    wild = gamekit.start("thousand_miles", seats=2, options=options).graph("car")
    cards = {state: networkx.shortest_path_length(wild, state, "rolling") for state in wild}
    assert sorted(car.pred["rolling"]) == ["rolling+limit", "stopped"]
    assert (len(wild), max(cards.values())) == (36, 4)
    assert networkx.shortest_path_length(road, "0", "1000") == 5
    assert opened("trick").knowledge(0).road().all == ("200", "200", *["100"] * 6)


# ---------------------------------------------------------------------- the teacher's plan


@pytest.mark.parametrize("lang", PLANS)
def test_the_cards_to_print_in_a_teachers_plan_are_the_deck(lang: str) -> None:
    names = DECK.names[lang]["card"]
    card = r"([^|()]+) \((\d+)\)"
    rows = re.findall(rf"^\| {card} \| {card} \| {card} \|$", PLANS[lang].read_text(encoding="utf-8"), re.MULTILINE)
    attacks = [one for one in DECK.cards if one.kind == "attack" and not one.option]
    trios = [(one, DECK.cards[one.defence], DECK.cards[one.immunity]) for one in attacks]
    expected = [[part for one in trio for part in (names[one.slug][""], str(one.copies))] for trio in trios]
    assert [list(row) for row in rows] == expected


def test_the_numbers_in_the_answers_of_the_plans_stand_in_both_languages() -> None:
    said = [re.findall(r"\d+", path.read_text(encoding="utf-8").split("\n## ")[3]) for path in PLANS.values()]
    assert sorted(said[0]) == sorted(said[1])
    assert {"14", "79", "1375", "1700"} <= set(said[0])
