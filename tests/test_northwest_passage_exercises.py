"""What the exercises of Northwest Passage call right, and the properties that its lessons ask for."""

from __future__ import annotations

from fractions import Fraction

import pytest
from northwest_passage_exercises import ANSWERS, RECORDS, THREE, TWO
from northwest_passage_lens_positions import BOX
from northwest_passage_scattered import GAME

import gamekit
from gamekit.exercises import RIGHT, Sheet, exercises
from gamekit.game import Move
from gamekit.lessons.tasks import Property, properties
from gamekit.northwest_passage.state import VEHICLES
from gamekit.text import LANGUAGES, text
from gamekit.timeline import Timeline

# ---------------------------------------------------------------------- exercises


@pytest.mark.parametrize("id", ANSWERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_hints_are_whole_sentences(id: str, lang: str) -> None:
    sheet = Sheet(ANSWERS[id][0], id, lang)
    for sentence in [sheet.question, *sheet.hints]:
        assert sentence[-1] in ".?"
        assert "{" not in sentence


def test_the_records_of_the_notebook_hold_the_positions_that_exercises_stand_at() -> None:
    names = {*THREE.names, *TWO.names}
    assert {exercise.at for exercise in exercises(GAME).values()} <= names


def test_four_moves_cost_what_the_game_takes() -> None:
    """NWP-37."""
    game, paid = at(THREE, "round 2 / runda 2"), 0
    for _ in range(4):
        moves = [move for move in game.moves() if move.verb == "move" and move.words[1] not in BOX.places]
        paid += game.play(moves[0])[0].details["price"]
    assert Sheet(THREE, "price").check(paid).right


def test_the_island_brings_what_the_game_gives() -> None:
    """NWP-93, NWP-94."""
    game = Sheet(THREE, "island").game
    before = game.state.players[1].points
    after = game.game.play(game.state, Move(1, "place", ("10", "0", "c4", "ship"))).state
    assert Sheet(THREE, "island").check(after.players[1].points - before).right


def test_a_probability_may_be_rounded_to_a_percent() -> None:
    assert Sheet(THREE, "renewal").check("29 %").right
    assert not Sheet(THREE, "renewal").check("28 %").right
    assert Sheet(THREE, "renewal").check(Fraction(94, 325)).right


def test_the_sled_is_asked_about_where_it_is_out() -> None:
    sheet = Sheet(TWO, "last_call")
    assert sheet.about["vehicle"] == "sled"
    assert sheet.check(9).right


# ---------------------------------------------------------------------- properties


def judged(game: Timeline, name: str, move: str) -> str:
    """What is said of a move, in both languages."""
    found: Property = properties(GAME)[name]
    read = game.read(move)
    said, details = found.judge(game, read, "")
    for lang in LANGUAGES:
        assert "{" not in text(lang, GAME).say(f"property-{name}", said, **details)
    assert (read in found.meets(game, "")) == (said == RIGHT)
    return said


def at(record: Timeline, name: str) -> Timeline:
    """A record at one of its positions."""
    game = gamekit.load(RECORDS / ("northwest_passage_three.json" if record is THREE else "northwest_passage_two.json"))
    game.jump(game.names[name])
    return game


def test_a_placement_that_completes_an_island_is_told_from_others() -> None:
    """NWP-91."""
    game = at(THREE, "before the tile / przed płytką")
    assert judged(game, "island", "place 10 0 c4 ship") == RIGHT
    assert judged(game, "island", "pass") == "other"
    found = properties(GAME)["island"]
    others = {move for move in game.moves() if move.verb == "place"} - set(found.meets(game, "place"))
    assert {found.judge(game, move, "").said for move in others} == {"open"}


def test_a_discovery_is_told_from_other_moves() -> None:
    """NWP-83."""
    game = at(TWO, "start")
    assert judged(game, "discovers", "discover sled") == RIGHT
    assert judged(game, "discovers", "pass") == "other"


def test_a_move_after_which_a_vehicle_has_no_way_home_is_found() -> None:
    """NWP-108."""
    game = at(TWO, "start")
    assert judged(game, "way_home", "discover sled") == RIGHT
    game = at(TWO, "round 10 / runda 10")
    assert judged(game, "way_home", "pass") == "closed"
    game = at(TWO, "alone or not? / w pojedynkę?")
    homeward = next(move for move in game.moves() if move.words == ("ship", "greenland"))
    assert judged(game, "way_home", homeward.notation) == "behind"
    game = at(TWO, "just in time / w ostatniej chwili")
    homeward = next(move for move in game.moves() if move.words == ("ship", "greenland"))
    assert judged(game, "way_home", homeward.notation) == RIGHT


def test_a_further_action_of_a_turn_is_dear() -> None:
    """NWP-37."""
    game = at(TWO, "start")
    assert judged(game, "first_price", "discover sled") == RIGHT
    assert judged(game, "first_price", "pass") == "other"
    game = at(TWO, "the cairn / kopiec")
    assert judged(game, "first_price", "draw sea ship") == "dear"
    assert judged(game, "first_price", "end") == RIGHT


def test_properties_are_four_and_know_ship_and_sled() -> None:
    assert list(properties(GAME)) == ["island", "discovers", "way_home", "first_price"]
    assert VEHICLES == ("ship", "sled")
