"""What the exercises of 1000 mil call right, and the properties that its lessons ask for."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from fluent.syntax import FluentParser, ast
from thousand_miles_exercises import ANSWERS, COUNTING, LAST, MENDING
from thousand_miles_positions import at, draw

from gamekit.exercises import RIGHT, Sheet, exercises
from gamekit.game import Move
from gamekit.lessons.tasks import Property, properties
from gamekit.text import LANGUAGES, text
from gamekit.thousand_miles import GAME
from gamekit.thousand_miles.board import DECK
from gamekit.timeline import Timeline

CASES = [(id, said) for id, (_, answers) in ANSWERS.items() for said in answers]

# ---------------------------------------------------------------------- exercises


@pytest.mark.parametrize(("id", "said"), CASES)
def test_each_answer_is_answered_by_its_own_sentence(id: str, said: str):
    game, answers = ANSWERS[id]
    for lang in LANGUAGES:
        found = Sheet(game, id, lang).check(*answers[said])
        assert (found.said, found.right) == (said, said == RIGHT)
        assert "?" not in found.text
        assert "{" not in found.text


def test_every_exercise_and_every_mistake_is_tried():
    assert {id: {RIGHT, *found.mistakes} for id, found in exercises(GAME).items()} == {
        id: set(answers) for id, (_, answers) in ANSWERS.items()
    }


def test_the_cards_that_can_be_laid_are_those_that_the_rules_let_through():
    sheet = Sheet(COUNTING, "layable")
    offered = [word for word, _ in sheet.choices(sheet.exercise.fields[0])]
    right = [some for size in range(1, 7) for some in combinations(offered, size) if sheet.check(list(some)).right]
    assert right == [("50", "75", "100")]


def test_the_state_after_the_card_is_that_of_the_game():
    sheet = Sheet(MENDING, "mended")
    game = sheet.game
    game.do(f"{game.actor}: lay wheel_change")
    assert game.state.sides[1].marks == ("stopped", "limit")


def test_the_cards_unseen_are_those_of_the_deck_and_of_the_others():
    state = Sheet(COUNTING, "left").game.state
    number = DECK.number["100"]
    others = sum(hand.count(number) for seat, hand in enumerate(state.hands) if seat != 2)
    assert Sheet(COUNTING, "left").check(state.deck[number] + others).right


def test_a_probability_may_be_rounded_to_a_percent():
    sheet = Sheet(COUNTING, "rival")
    assert sheet.check("9 %").right
    assert not sheet.check("10 %").right
    assert Sheet(COUNTING, "draws").check(Fraction(17049, 47905)).right


def test_the_fewest_cards_are_found_among_all_choices_of_the_hand():
    state = Sheet(LAST, "exact").game.state
    held = [(25, 50, 75, 100)[card] for card in state.hands[0] if card < 4]  # a third 200 is not allowed
    exact = [some for size in range(1, 7) for some in combinations(held, size) if sum(some) == 300]
    assert state.sides[0].miles == 700
    assert Sheet(LAST, "exact").check(min(map(len, exact))).right


# ---------------------------------------------------------------------- properties


def judged(game: Timeline, name: str, move: str) -> str:
    """What a property says of a move; said in both languages."""
    found: Property = properties(GAME)[name]
    seat = game.actor
    assert seat is not None
    verb, *words = move.split()
    said, details = found.judge(game, Move(seat, verb, tuple(words)), "")
    sentences = {text(lang, GAME).say(f"property-{name}", said, **details) for lang in LANGUAGES}
    assert len(sentences) == 2
    return said


def meeting(game: Timeline, name: str, verb: str = "") -> set[str]:
    """The moves that have a property."""
    return {move.notation for move in properties(GAME)[name].meets(game, verb)}


def test_a_card_leaves_the_car_rolling_or_not():
    game = at({0: "green_light repair 100 fuel"}, sides={0: {"marks": "stopped"}})
    assert judged(game, "rolling", "lay green_light") == RIGHT
    assert judged(game, "rolling", "discard 100") == "blocked"
    assert meeting(game, "rolling") == {"lay green_light"}
    assert judged(at(drawn=False), "rolling", "draw") == "draw"


def test_the_last_card_of_a_round_leaves_the_car_as_it_was():
    game = at({0: "100"}, sides={0: {"miles": 900}}, options={"match_points": None})
    assert judged(game, "rolling", "lay 100") == RIGHT


def test_a_distance_card_drives_and_under_con_sens_it_drives_back():
    assert judged(at({0: "100 fuel"}), "drives", "lay 100") == RIGHT
    assert judged(at({0: "100 fuel"}), "drives", "discard fuel") == "other"
    back = at(
        {0: "100"}, sides={0: {"miles": 200, "marks": "con_sens", "laid": "con_sens"}}, options={"con_sens": True}
    )
    assert judged(back, "drives", "lay 100") == "backwards"
    assert meeting(back, "drives") == set()


def test_a_card_is_wasted_if_another_could_be_laid():
    game = at({0: "100 fuel"})
    assert judged(game, "no_waste", "discard fuel") == "could"
    assert "lay 100" in meeting(game, "no_waste")
    stuck = at({0: "fuel fuel fuel repair repair repair wheel_change"})
    assert judged(stuck, "no_waste", "discard fuel") == RIGHT
    assert judged(at(drawn=False), "no_waste", "draw") == "draw"


def test_the_distance_must_stay_within_reach():
    gone = " ".join(["25"] * 10 + ["75"] * 10)
    game = at({0: "50 100 25"}, sides={0: {"miles": 900}}, options={"match_points": None})
    assert judged(game, "exact", "lay 50") == RIGHT
    assert judged(game, "exact", "lay 100") == RIGHT
    lost = at({0: "50 100"}, sides={0: {"miles": 825}, 1: {"laid": gone}})
    assert judged(lost, "exact", "lay 50") == "stuck"
    assert meeting(lost, "exact") == set()


def test_only_moves_of_a_verb_are_looked_at():
    game = at({0: "100 50"}, drawn=False)
    draw(game, "ace")
    assert {move.split()[0] for move in meeting(game, "drives", "lay")} == {"lay"}
    assert meeting(game, "drives", "discard") == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_property_has_a_sentence_for_every_verdict_tried_here(lang: str):
    entries = FluentParser().parse((GAME.folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
    found = {
        entry.id.name.removeprefix("property-"): {attribute.id.name for attribute in entry.attributes}
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name.startswith("property-")
    }
    assert found == {
        "rolling": {RIGHT, "draw", "blocked"},
        "drives": {RIGHT, "backwards", "other"},
        "no_waste": {RIGHT, "draw", "could"},
        "exact": {RIGHT, "stuck"},
    }
    assert found.keys() == properties(GAME).keys()
