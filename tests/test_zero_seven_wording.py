"""Facts, reasons and hints of 07 zgłoś się in words of both languages."""

import random

import pytest
from small_reasoning import HandReasoning
from zero_seven_positions import ASK, dealt, play, solution

import gamekit
from gamekit import PUBLIC, InputError, Timeline
from gamekit.reasons import Fact, Inference, forced, next_hint, steps, subject, why
from gamekit.text import Text, text
from gamekit.wording import (
    RUNGS,
    case_words,
    clue_words,
    fact_words,
    facts_words,
    read_fact,
    row_place,
    rules_of,
    rung,
    where,
)

LANGUAGES = ("en", "pl")
SENTENCES = 5


def played(seats: int, seed: int, moves: int = 30) -> Timeline:
    game, rng = gamekit.start("zero_seven", seats, seed=seed), random.Random(seed)
    for _ in range(moves):
        if not game.over:
            game.play(game.random_move(rng))
    return game


def words_of(game: Timeline, lang: str) -> Text:
    return text(lang, game.game)


@pytest.fixture(params=[(2, 3), (3, 1), (4, 2), (5, 5)], ids=lambda pair: f"{pair[0]} seats")
def game(request: pytest.FixtureRequest) -> Timeline:
    return played(*request.param)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_why_and_every_step_is_told_in_at_most_five_sentences(game: Timeline, lang: str) -> None:
    words, told = words_of(game, lang), 0
    for eyes in (*game.seats, PUBLIC):
        about = subject(game, eyes)
        reasoning = game.reasoning(*about) if about else None
        if reasoning is None:
            continue
        whys = [found for fact in forced(reasoning) if (found := why(reasoning, fact))]
        for fact, clues, earlier in [*whys, *((step.facts[0], *step[1:]) for step in steps(reasoning))]:
            sentences = reasoning.sentences(fact, clues, earlier, words)
            assert 2 <= len(sentences) <= SENTENCES
            assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in sentences)
            assert words.name(*fact[:2]) in sentences[-1]
            told += 1
    assert told > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ladder_of_hints_leads_from_the_row_to_the_fact(game: Timeline, lang: str) -> None:
    words, reasoning = words_of(game, lang), game.reasoning(0)
    assert reasoning
    inference = next_hint(reasoning, {})
    assert inference
    where, lines, rule, fact = (rung(reasoning, inference, number, words) for number in range(len(RUNGS)))
    found = inference.facts[0]
    assert row_place(words, found.kind) in where
    assert all(clue_words(reasoning, at, words) in lines for at in inference.clues)
    assert all(id in rule for id in rules_of(reasoning, inference.clues))
    assert fact_words(words, found)[:-1] in fact or words.name(*found[:2]) in fact
    assert words.name(*found[:2]) not in where


@pytest.mark.parametrize(
    ("name", "lang", "rows", "hint"),
    [
        ("zero_seven", "en", ["suspect"], "Something new can be found among the suspects."),
        (
            "zero_seven",
            "pl",
            ["suspect", "place", "crime"],
            "W arkuszu notatek da się zaznaczyć coś nowego. Szukaj wśród sprawców, wśród miejsc i wśród przestępstw.",
        ),
        (
            "thirteen_clues",
            "en",
            ["mystery", "hand:1", "informants"],
            "Something new can be found in the mystery, behind the screen of Player B and with the informants.",
        ),
        (
            "thirteen_clues",
            "pl",
            ["mystery", "hand:1", "informants"],
            "W arkuszu notatek da się zaznaczyć coś nowego. "
            "Szukaj wśród kart tajemnicy, za zasłonką gracza B i wśród informatorów.",
        ),
    ],
)
def test_the_first_hint_names_its_rows_as_places_to_look_in(name: str, lang: str, rows: list[str], hint: str) -> None:
    game = gamekit.start(name, 3, seed=1)
    found = Inference(tuple(Fact(row, "port", False) for row in rows), ())
    assert where(HandReasoning(0, 0, ()), found, text(lang, game.game)) == hint


def test_facts_of_one_row_share_a_sentence_and_what_is_so_says_it_all() -> None:
    game = played(2, 3)
    words, reasoning = words_of(game, "en"), game.reasoning(0)
    assert reasoning
    out = [Fact("suspect", "korek", False), Fact("suspect", "kapelusz", False)]
    assert facts_words(reasoning, out, words) == "Not the culprit: Cork and Hat."
    assert facts_words(reasoning, [*out, Fact("suspect", "guzik", True)], words) == "The culprit is Button."
    crime = Fact("crime", "oszustwo", False)
    assert facts_words(reasoning, [*out[:1], crime], words) == "The culprit is not Cork. The crime is not Fraud."


@pytest.mark.parametrize(
    ("written", "lang", "meant"),
    [
        ("korek", "en", Fact("suspect", "korek", True)),
        ("not suspect korek", "en", Fact("suspect", "korek", False)),
        ("not Cork", "en", Fact("suspect", "korek", False)),
        ("nie Ogród Saski", "pl", Fact("place", "ogrod_saski", False)),
        ("no lazienki", "en", Fact("place", "lazienki", False)),
        ("crime ticket forgery", "en", Fact("crime", "falszowanie_biletow", True)),
        ("miejsce ŁAZIENKI", "pl", Fact("place", "lazienki", True)),
    ],
)
def test_a_fact_can_be_written_by_name_or_by_word_in_both_languages(written: str, lang: str, meant: Fact) -> None:
    game = played(2, 3)
    reasoning = game.reasoning(0)
    assert reasoning
    assert read_fact(reasoning, written, words_of(game, lang)) == meant


@pytest.mark.parametrize("written", ["", "not", "nobody", "not the butler"])
def test_what_is_no_fact_is_refused_with_the_names_there_are(written: str) -> None:
    game = played(2, 3)
    reasoning, words = game.reasoning(0), words_of(game, "pl")
    assert reasoning
    with pytest.raises(InputError) as refused:
        read_fact(reasoning, written, words)
    assert "Korek" in words.error(refused.value.reason, refused.value.details)


def test_a_solved_case_of_another_player_is_the_whole_reason_that_its_elements_are_not_mine() -> None:
    game = dealt(3)
    play(game, ASK, ASK, solution(game, 2))
    reasoning = game.reasoning(0)
    assert reasoning
    solved = next(event.details for event in game.events(0) if event.kind == "solved")
    found = why(reasoning, Fact("suspect", solved["suspect"], False))
    assert found
    assert [reasoning.clues[at].event.kind for at in found.clues] == ["solved"]
    assert reasoning.sentences(*found, words_of(game, "en"))[0].endswith("no two cases share an element.")
    assert case_words(words_of(game, "en"), {"suspect": ("korek",), "place": ("lazienki",)}) == "Cork; Royal Baths Park"
