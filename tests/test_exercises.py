"""Exercises: the right answer is computed, every mistake has its own answer, and all of it in both languages."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from crash_and_grab_exercises import ANSWERS as SAUCERS
from fluent.syntax import FluentParser, ast
from northwest_passage_exercises import ANSWERS as PASSAGE
from persona_non_grata_exercises import ANSWERS as FILES
from thousand_miles_exercises import ANSWERS as MILES

import gamekit
from gamekit.errors import InputError
from gamekit.exercises import RIGHT, Sheet, exercises, find, read_number, standing
from gamekit.game import Game
from gamekit.registry import find as find_game
from gamekit.text import LANGUAGES, text
from gamekit.timeline import Timeline
from gamekit.zero_seven import game as game_in
from gamekit.zero_seven.board import read_city
from widgets.exercise import ExerciseForm
from widgets.notebook import in_words

GAMES = Path(__file__).resolve().parents[1] / "notebooks" / "games"
GOOD, TWO = (gamekit.load(GAMES / f"zero_seven_{name}.json") for name in ("good_questions", "two_at_once"))
THREE, FIVE = (gamekit.load(GAMES / f"thirteen_clues_{name}.json") for name in ("three", "five"))
HUBS = ["rynek_starego_miasta", "ogrod_saski", "mariensztat", "nowy_swiat"]

# exercise -> the game it is about, and for each thing that can be said of an answer an answer that makes it be said
ANSWERS: dict[str, tuple[Timeline, dict[str, tuple[Any, ...]]]] = {
    "pairs": (GOOD, {"right": (10,), "page": (8,), "square": (16,), "full": (4,), "many": (11,), "few": (9,)}),
    "hubs": (
        GOOD,
        {
            "right": (HUBS,),
            "corner": ([*HUBS, "cytadela"],),
            "less": (["muranow", "nowy_swiat"],),
            "missing": (["ogrod_saski"],),
        },
    ),
    "far": (GOOD, {"right": (4,), "places": (5,), "more": (6,), "less": (3,)}),
    "possible": (
        GOOD,
        {"right": (1287,), "all": (1680,), "one": (1679,), "sum": (33,), "plus": (36,), "other": (1000,)},
    ),
    "guess": (GOOD, {"right": (117,), "same": (118,), "half": (59,), "three": (115,), "solved": (1,), "other": (26,)}),
    "case": (
        GOOD,
        {
            "right": ("iskra", "powisle", "paserstwo"),
            "held": ("pieprz", "powisle", "paserstwo"),
            "broken": ("iskra", "powisle", "oszustwo"),
        },
    ),
    "card": (GOOD, {"right": ("powisle",), "nothing": ("cytadela",), "less": ("wlamanie",)}),
    "first": (
        GOOD,
        {"right": ("rynek_starego_miasta",), "close": ("mariensztat",), "edge": ("lazienki",), "less": ("powisle",)},
    ),
    "token": (GOOD, {"right": (["place", "crime"],), "gone": (["suspect", "crime"],), "one": (["place"],)}),
    "likely": (
        TWO,
        {
            "right": ("kradziez_kieszonkowa",),
            "out": ("paserstwo",),
            "most": ("oszustwo",),
            "less": ("wlamanie",),
        },
    ),
    "worth": (TWO, {"right": (5,), "once": (3.5,), "penalty": (2.5,), "free": (6,), "sure": (7,), "other": (0,)}),
    "unseen": (
        FIVE,
        {"right": (13,), "screen": (15,), "mine": (10,), "three": (3,), "all": (27,), "more": (14,), "fewer": (12,)},
    ),
    "mysteries": (THREE, {"right": (80,), "sum": (13,), "all": (343,), "any": (286,), "other": (75,)}),
    "count": (FIVE, {"right": (3,), "own": (4,), "eyes": (2,), "more": (5,), "fewer": (1,)}),
    "hidden": (FIVE, {"right": (2,), "all": (3,), "own": (1,), "more": (4,), "fewer": (0,)}),
    "ask": (
        THREE,
        {
            "right": ("1", "plener"),
            "nothing": ("2", "czerwony"),
            "close": ("1", "zielony"),
            "less": ("2", "plener"),
        },
    ),
    "wrong": (THREE, {"right": (23,), "same": (24,), "half": (12,), "three": (21,), "solved": (1,), "other": (18,)}),
    "named": (
        THREE,
        {
            "right": (["in_mystery", "behind_accuser"],),
            "informants": (["in_mystery", "with_informants"],),
            "other": (["behind_listener"],),
            "half_in_mystery": (["in_mystery"],),
            "half_behind_accuser": (["behind_accuser"],),
        },
    ),
    "share": (
        THREE,
        {"right": ("40%",), "alike": ("1/5",), "odds": ("44/67",), "against": ("67/111",), "other": ("1/2",)},
    ),
    "twin": (
        FIVE,
        {
            "right": ("tancerka", "muzeum", "dmuchawka"),
            "same": ("pielegniarka", "teatr", "dmuchawka"),
            "out": ("tancerka", "muzeum", "kusza"),
            "mixed": ("tancerka", "teatr", "dmuchawka"),
        },
    ),
}
ANSWERS |= MILES | SAUCERS | PASSAGE
# exercise -> for each thing that can be said, the game and the answer
TRIED = {id: {said: (game, answer) for said, answer in rows.items()} for id, (game, rows) in ANSWERS.items()} | FILES
CASES = [(id, said) for id, answers in TRIED.items() for said in answers]


def attributes(game: Game, lang: str, id: str) -> set[str]:
    """The names of the sentences that the message of an exercise has in a language, besides the question."""
    source = (game.folder / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    message = next(e for e in entries if isinstance(e, ast.Message) and e.id.name == f"exercise-{id}")
    return {attribute.id.name for attribute in message.attributes}


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", gamekit.games())
def test_an_exercise_has_a_sentence_for_every_answer_and_hint_and_no_other(name: str, lang: str):
    game = find_game(name)
    for id, exercise in exercises(game).items():
        hints = {f"hint{number}" for number in range(1, exercise.hints + 1)}
        assert attributes(game, lang, id) == {RIGHT, *exercise.mistakes, *hints}, id
        assert exercise.hints >= 2, id


@pytest.mark.parametrize("name", gamekit.games())
def test_every_exercise_has_several_mistakes_and_each_is_tried_here(name: str):
    found = exercises(find_game(name))
    assert found.keys() == {id for id, answers in TRIED.items() if answers[RIGHT][0].game.name == name}
    for id, exercise in found.items():
        assert {RIGHT, *exercise.mistakes} == TRIED[id].keys(), id
        assert len(exercise.mistakes) >= 2, id


@pytest.mark.parametrize(("id", "said"), CASES)
def test_an_answer_is_answered_by_its_own_sentence_in_both_languages(id: str, said: str):
    game, answer = TRIED[id][said]
    told = [Sheet(game, id, lang).check(*answer) for lang in LANGUAGES]
    assert [(feedback.said, feedback.right) for feedback in told] == [(said, said == RIGHT)] * 2
    assert told[0].text != told[1].text
    assert not any(word == "?" or "None" in word for feedback in told for word in feedback.text.split())


@pytest.mark.parametrize("id", TRIED)
def test_different_answers_are_answered_differently(id: str):
    told = {Sheet(game, id).check(*answer).text for game, answer in TRIED[id].values()}
    assert len(told) == len(TRIED[id])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", TRIED)
def test_question_and_hints_can_be_read_and_do_not_hold_the_right_sentence(id: str, lang: str):
    game, answer = TRIED[id][RIGHT]
    sheet = Sheet(game, id, lang)
    right = sheet.check(*answer).text
    assert len({sheet.question, *sheet.hints, right}) == 2 + len(sheet.hints)


# ---------------------------------------------------------------------- what is right is computed


def test_every_case_that_deduction_leaves_is_right_and_every_other_is_not():
    sheet = Sheet(GOOD, "case")
    left = {case[:3] for case in sheet.game.knowledge(0).cases()}
    assert len(left) == 5
    assert all(sheet.check(*case).right for case in left)
    others = [(suspect, place, "paserstwo") for suspect in ("iskra", "chmura", "zegar") for place in HUBS]
    assert [sheet.check(*case).right for case in others] == [case in left for case in others]


def test_the_right_card_is_one_that_tells_most():
    sheet = Sheet(GOOD, "card")
    cards = [word for word, _ in sheet.choices(sheet.exercise.fields[0])]
    ranked = sheet.game.knowledge(0).rank([f"evidence {card}" for card in cards])
    best = {question.split()[1] for question, bits in ranked if bits == ranked[0][1]}
    assert {card for card in cards if sheet.check(card).right} == best


def test_the_cases_possible_at_first_are_as_many_as_deduction_counts():
    assert Sheet(GOOD, "possible").check(standing(GOOD, "start").knowledge(0).remaining).right
    assert Sheet(TWO, "possible").check(standing(TWO, "start").knowledge(3).remaining).right


def test_on_another_map_other_places_are_right():
    table = tomllib.loads((find_game("zero_seven").folder / "city.toml").read_text(encoding="utf-8"))
    road = {"cytadela", "rynek_starego_miasta"}
    for row in table["place"]:
        if row["slug"] in road:
            row["adjacent"] = [other for other in row["adjacent"] if other not in road]
    sheet = Sheet(gamekit.start(game_in(read_city(table)), 2, seed=1), "hubs")
    assert sheet.check(HUBS[1:]).right
    assert sheet.check(HUBS).said == "less"


def test_the_right_question_of_13_clues_is_one_that_tells_most():
    sheet = Sheet(THREE, "ask")
    known = sheet.game.knowledge(0)
    every = [(who, what) for who, _ in sheet.choices(sheet.exercise.fields[0]) for what in known.deck.categories]
    ranked = known.rank([f"ask {who} {what}" for who, what in every])
    assert sheet.check(*ranked[0][0].split()[1:]).right
    assert [sheet.check(who, what).right for who, what in every].count(True) == 1


def test_a_player_can_be_named_by_its_letter_in_an_answer():
    assert Sheet(THREE, "ask").check("Player B", "outdoor").right
    assert Sheet(THREE, "ask", "pl").check("Gracz B", "plener").right


def test_what_an_attempt_is_worth_follows_the_value_of_a_solution():
    game = standing(TWO, "two left / zostają dwie")
    state = game.state._replace(value=5)
    game.here.state = state
    exercise = find(game.game, "worth")
    assert exercise.judge(game, Fraction(3)).said == RIGHT
    assert exercise.judge(game, Fraction(5)).said == "sure"


def test_checking_an_answer_moves_nothing_in_the_game_that_a_panel_shows():
    here, size = GOOD.here, len(GOOD.nodes)
    Sheet(GOOD, "guess").check(117)
    assert (GOOD.here, len(GOOD.nodes)) == (here, size)


# ---------------------------------------------------------------------- reading answers


@pytest.mark.parametrize(
    ("given", "number"),
    [
        (7, 7),
        ("7", 7),
        (2.5, Fraction(5, 2)),
        ("2,5", Fraction(5, 2)),
        ("1/4", Fraction(1, 4)),
        ("25 %", Fraction(1, 4)),
    ],
)
def test_a_number_can_be_written_in_many_ways(given: Any, number: Fraction):
    assert read_number(given) == number


@pytest.mark.parametrize("given", ["many", "1/0", "7 cases", "1e999999999", "inf", True])
def test_what_is_no_number_is_refused_in_words(given: Any):
    with pytest.raises(InputError) as refused:
        read_number(given)
    for lang in LANGUAGES:
        assert str(given) in text(lang).error(refused.value.reason, refused.value.details)


@pytest.mark.parametrize(
    ("id", "answer"), [("far", ("",)), ("hubs", ([],)), ("case", ("iskra", "", "paserstwo")), ("case", ("iskra",))]
)
def test_an_empty_answer_is_no_mistake_but_unfinished(id: str, answer: tuple[Any, ...]):
    with pytest.raises(InputError, match=r"empty|parts are needed") as refused:
        Sheet(GOOD, id).check(*answer)
    assert refused.value.reason == "no_answer"


def test_words_are_understood_by_slug_and_by_name_in_the_readers_language():
    for lang, name in (("pl", "Powiśle"), ("pl", "powisle"), ("en", "Riverside")):
        assert Sheet(GOOD, "card", lang).check(name).right


def test_a_word_that_is_none_of_those_offered_is_refused_with_those_that_are():
    with pytest.raises(InputError) as refused:
        Sheet(GOOD, "card").check("Haze")
    words = text("en", GOOD.game).error(refused.value.reason, refused.value.details)
    assert "Haze" in words
    assert "Riverside" in words


def test_an_exercise_or_position_that_is_not_there_is_refused_in_words():
    with pytest.raises(InputError) as refused:
        Sheet(GOOD, "nonsense")
    assert "worth" in text("en").error(refused.value.reason, refused.value.details)
    with pytest.raises(InputError) as refused:
        Sheet(TWO, "guess")
    for lang in LANGUAGES:
        assert "guess / strzał" in text(lang).error(refused.value.reason, refused.value.details)


def test_a_game_has_the_exercises_of_its_own_package_under_any_name():
    assert (
        exercises(replace(find_game("zero_seven"), name="elsewhere")).keys()
        == exercises(find_game("zero_seven")).keys()
    )
    assert exercises(replace(find_game("zero_seven"), package="")) == {}


# ---------------------------------------------------------------------- the form, and errors in words


def test_a_form_says_what_is_to_be_said_of_each_answer_and_counts_up():
    form = ExerciseForm(GOOD, "guess", "en")
    form.answer("118")
    assert form.said["kind"] == "wrong"
    form.answer("117")
    assert form.said == {"n": 2, "kind": "right", "text": Sheet(GOOD, "guess").check(117).text}
    form.answer("a lot")
    assert form.said["kind"] == "refused"
    assert "“a lot” is not a number" in form.said["text"]


def test_a_form_gives_its_hints_one_by_one_and_no_more():
    form = ExerciseForm(GOOD, "case", "pl")
    given = []
    for _ in range(4):
        form.hint()
        given.append(list(form.hints))
    hints = Sheet(GOOD, "case", "pl").hints
    assert given == [hints[:1], hints[:2], hints[:3], hints[:3]]


@pytest.mark.parametrize("id", TRIED)
def test_a_form_holds_no_right_answer_before_it_is_given(id: str):
    game, answer = TRIED[id][RIGHT]
    form = ExerciseForm(game, id, "en")
    assert Sheet(game, id).check(*answer).text not in str(form.get_state())


def test_a_fault_of_the_kit_is_told_in_words_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    form = ExerciseForm(GOOD, "guess", "pl")
    monkeypatch.setattr(form.sheet, "check", lambda *parts: 1 / 0)
    form.answer("1")
    assert form.said["kind"] == "refused"
    assert "ZeroDivisionError" in caplog.text


def test_errors_that_a_reader_can_mend_are_told_in_the_readers_language():
    game = standing(GOOD, "(0,2)")
    with pytest.raises(InputError) as illegal:
        game.do("detective powisle", 1)
    with pytest.raises(InputError) as unreadable:
        game.do("detektyw", 1)
    with pytest.raises(ValueError, match="line 1") as damaged:
        gamekit.load("{")
    told = {lang: [in_words(e.value, lang) for e in (illegal, unreadable, damaged)] for lang in LANGUAGES}
    assert told["pl"][0] == "W tej rundzie twój detektyw jest już na Powiślu. Wybierz inne miejsce."
    assert "detektyw" in told["pl"][1]
    assert told["en"][2] == damaged.value.en
    assert not set(told["en"]) & set(told["pl"])


def test_a_name_that_no_cell_has_given_yet_is_told_with_what_to_run():
    error = NameError("name 'game' is not defined", name="game")
    assert "“game” is not known yet. Run the first code cell" in in_words(error, "en")
    assert "„game”" in in_words(error, "pl")
