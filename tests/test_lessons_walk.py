"""A learner's way through a lesson: right and wrong answers, moves and marks, on and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_lessons import LESSON, MARKS, written

import gamekit
from gamekit.errors import Unreadable
from gamekit.game import Move
from gamekit.lessons import Lesson, Walk, read
from gamekit.lessons.tasks import facts_marked, missing
from gamekit.reasons import sheet_key
from gamekit.text import text
from gamekit.zero_seven.tasks import PROPERTIES

GAMES = Path(__file__).resolve().parents[1] / "notebooks" / "games"


@pytest.fixture
def questions(tmp_path: Path) -> Lesson:
    return read(written(tmp_path, LESSON))


@pytest.fixture
def marking(tmp_path: Path) -> Walk:
    """A learner at the step with marks."""
    return Walk(read(written(tmp_path, MARKS)))


def at_task(lesson: Lesson, lang: str = "en") -> Walk:
    """A learner at the second step, where Parade Square is the answer."""
    walk = Walk(lesson, lang)
    assert walk.next()
    return walk


# ---------------------------------------------------------------------- walking


def test_a_step_to_be_read_takes_no_move_and_next_leads_on(questions: Lesson) -> None:
    walk = Walk(questions)
    said = walk.try_move("detective muranow")
    assert (said.right, said.text) == (False, "This step is done. Go on with Next.")
    assert walk.timeline.state.desks[0].detectives == 5
    assert not walk.back()
    assert walk.next()
    assert walk.at == 1


def test_next_waits_until_the_task_is_done(questions: Lesson) -> None:
    walk = at_task(questions)
    assert not walk.next()
    said = walk.try_move("detective Plac Defilad")
    assert (said.right, said.text) == (True, "A disc and a cube.")
    assert walk.timeline.events(0)[-2].details["place"] == "plac_defilad"
    assert walk.next()
    assert [str(node.move) for node in walk.timeline.path()[-2:]] == [
        "0: detective plac_defilad",
        "1: detective powisle",
    ]


@pytest.mark.parametrize(
    ("move", "lang", "said"),
    [
        ("detective powisle", "en", "Too far east."),
        ("detective powisle", "pl", "Za daleko na wschód."),
        ("detective lazienki", "en", "That move is allowed, but something else comes next here. Send one."),
        ("detective lazienki", "pl", "Taki ruch jest dozwolony, ale teraz kolej na inny. Wyślij."),
    ],
)
def test_a_wrong_move_changes_nothing_and_is_answered(questions: Lesson, move: str, lang: str, said: str) -> None:
    walk = at_task(questions, lang)
    here, nodes = walk.timeline.here, len(walk.timeline.nodes)
    assert walk.try_move(move).text == said
    assert (walk.timeline.here, len(walk.timeline.nodes)) == (here, nodes)
    assert not walk.is_done


def test_a_move_against_the_rules_is_answered_with_the_rule_and_its_wording(questions: Lesson) -> None:
    walk = at_task(questions, "pl")
    walk.try_move("detective plac_defilad")
    walk.next()
    said = walk.try_move("detective plac_defilad")
    assert said.rules == ("ZS-38",)
    assert "twój detektyw jest już na Placu Defilad" in said.text
    assert "Zasada ZS-38: W jednej rundzie nie wolno ci użyć dwóch detektywów" in said.text


def test_a_question_is_judged_by_its_bits_and_the_best_is_not_named(questions: Lesson) -> None:
    walk = at_task(questions)
    walk.try_move("detective plac_defilad")
    walk.next()
    poor = walk.try_move("detective cytadela").text
    assert "Citadel would tell only 1.41 bits here. The best question tells 2.06." in poor
    assert "Saxon Garden" not in poor
    assert walk.try_move("evidence akordeon").text == "Here something else is asked for: Send a detective."
    good = walk.try_move("detective nowy_swiat")
    assert good.right
    assert "New World Street tells 2.06 bits" in good.text


def test_what_is_no_move_is_refused_as_everywhere(questions: Lesson) -> None:
    with pytest.raises(Unreadable):
        at_task(questions).try_move("fly to the moon")
    with pytest.raises(Unreadable):
        at_task(questions).try_move("1: detective muranow")


def test_back_leads_to_the_step_as_it_was_and_next_on_again(questions: Lesson) -> None:
    walk = at_task(questions)
    start = walk.timeline.here
    walk.try_move("detective plac_defilad")
    walk.next()
    assert walk.back()
    assert (walk.at, walk.timeline.here, walk.timeline.notes) == (1, start, [])
    assert walk.try_move("detective powisle").text == "Too far east."
    assert walk.next()
    assert (walk.at, str(walk.timeline.here.move)) == (2, "1: detective powisle")


def test_a_learner_who_has_looked_elsewhere_answers_at_the_lessons_position(questions: Lesson) -> None:
    walk = at_task(questions)
    walk.timeline.jump(3)
    assert walk.try_move("detective plac_defilad").right
    walk.timeline.jump(0)
    walk.next()
    assert str(walk.timeline.here.move) == "1: detective powisle"


def test_the_last_step_finishes_the_lesson(questions: Lesson) -> None:
    walk = at_task(questions)
    walk.try_move("detective plac_defilad")
    walk.next()
    walk.try_move("detective ogrod_saski")
    assert walk.next()
    assert (walk.finished, walk.at) == (True, 2)
    walk.again()
    assert (walk.finished, walk.at, walk.is_done) == (False, 0, True)


def test_a_place_kept_is_found_again_with_the_moves_made(questions: Lesson) -> None:
    walk = at_task(questions)
    walk.try_move("detective plac_defilad")
    walk.next()
    walk.try_move("detective mariensztat")
    other = Walk(questions)
    assert other.restore(2, walk.answers)
    assert str(other.timeline.here.move) == "1: detective powisle"
    assert not other.restore(2, {1: "detective powisle"})
    assert other.at == 0


# ---------------------------------------------------------------------- marks


def test_marks_that_follow_and_are_all_that_is_asked_for_are_right(marking: Walk) -> None:
    assert marking.try_marks({}).text.startswith("Nothing is marked yet.")
    some = marking.try_marks({("suspect", "kometa"): False})
    assert (some.right, some.text) == (False, "All that you have marked is right. One more mark follows from the log.")
    marks = {("suspect", "kometa"): False, ("suspect", "mgielka"): False, ("suspect", "guzik"): False}
    reasoning = marking.reasoning
    assert reasoning
    marking.timeline.marks[sheet_key(reasoning)] = marks
    assert marking.try_marks().text == "Right."
    assert marking.next()


def test_a_mark_that_does_not_follow_is_answered_with_a_case_without_it(marking: Walk) -> None:
    said = marking.try_marks({("suspect", "kometa"): False, ("suspect", "iskra"): False}).text
    assert said.startswith("“The culprit is not Spark.” does not follow. It could still be: Spark; ")
    assert marking.try_marks({("suspect", "chmura"): False}).text == "Cloud is in one of the five."


def test_a_mark_that_cannot_be_so_is_answered_with_the_lines_against_it(marking: Walk) -> None:
    said = marking.try_marks({("suspect", "kometa"): True}).text
    assert said.startswith("“The culprit is Comet.” cannot be so. ")
    assert len(said) > len("“The culprit is Comet.” cannot be so. ")
    marking.lang = "pl"
    assert marking.try_marks({("suspect", "kometa"): True}).text.startswith("„Sprawcą jest Kometa.” Tak być nie może. ")


def test_whoever_has_marked_the_one_need_not_mark_the_others(marking: Walk) -> None:
    reasoning = marking.reasoning
    assert reasoning
    claims = [marking.fact(reasoning, claim) for claim in marking.step.claim]
    assert missing(reasoning, claims, facts_marked({("suspect", "iskra"): True})) == []
    assert missing(reasoning, claims, facts_marked({("place", "powisle"): True})) == claims


def test_a_move_at_a_step_with_marks_and_marks_at_a_step_with_a_move_are_answered(marking: Walk) -> None:
    assert marking.try_move("detective cytadela").text == "No move is needed here. Who is not the culprit?"
    assert marking.try_marks({("suspect", "kometa"): False, ("suspect", "mgielka"): False}).right
    marking.next()
    assert marking.try_marks({}).text == "Nothing has to be marked here: make a move."


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("pieprz powisle paserstwo", "Pepper is a card in your hand."),
        ("iskra powisle oszustwo", "If this were your case, the detective"),
        ("iskra powisle paserstwo", "This case is true to all that you have heard, but so are 5 cases altogether."),
    ],
)
def test_a_case_that_is_named_is_judged_by_what_was_heard(marking: Walk, case: str, said: str) -> None:
    assert marking.try_marks({("suspect", "kometa"): False, ("suspect", "mgielka"): False}).right
    marking.next()
    assert marking.try_move(f"solve {case}").text.startswith(said)


# ---------------------------------------------------------------------- properties


def test_a_certain_case_is_named_only_when_no_other_is_left() -> None:
    certain = PROPERTIES["certain_case"]
    game = gamekit.load(GAMES / "zero_seven_good_questions.json")
    game.jump(game.names["five cases / pięć spraw"])
    assert certain.meets(game, "") == []
    said = certain.judge(game, Move(0, "solve", ("iskra", "powisle", "paserstwo")), "")
    assert (said.said, said.details["count"]) == ("open", 5)
    assert {said.details[kind] for kind in ("suspect", "place", "crime")} != {"iskra", "powisle", "paserstwo"}
    game.jump(57)
    move = Move(0, "solve", ("akordeon", "nowy_swiat", "kradziez_samochodu"))
    assert certain.meets(game, "") == [move]
    assert certain.judge(game, move, "").said == "right"
    assert certain.judge(game, Move(0, "evidence", ("cytadela",)), "").said == "question"


def test_a_case_that_was_wrong_before_is_not_possible() -> None:
    game = gamekit.load(GAMES / "zero_seven_good_questions.json")
    game.jump(56)
    assert game.actor == 1
    again = Move(1, "solve", ("kapelusz", "most_gdanski", "sabotaz"))
    assert PROPERTIES["possible_case"].judge(game, again, "").said == "again"


def test_an_element_of_a_solved_case_is_in_no_other() -> None:
    game = gamekit.load(GAMES / "zero_seven_two_at_once.json")
    game.jump(77)  # Player B has solved; only the crime of that case fits all that D was told
    taken = PROPERTIES["possible_case"].judge(game, Move(3, "solve", ("korek", "ogrod_saski", "wlamanie")), "")
    assert taken == ("taken", {"card": "wlamanie", "seat": 1})
    words = text("pl", game.game)
    said = words.say("property-possible_case", taken.said, **taken.details)
    assert said == "Karta „Włamanie” należy do sprawy gracza B, a dwie sprawy nigdy nie mają wspólnego elementu."
    assert words.say("property-certain_case", taken.said, **taken.details) == said
