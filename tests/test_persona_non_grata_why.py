"""Whys of Persona Non Grata in words: at most five sentences that a pupil can repeat, in both languages."""

from __future__ import annotations

import random

import pytest
from persona_non_grata_positions import on, played
from persona_non_grata_reasoned import TABLES, random_game, reasoning_of, tables

from gamekit.game import PUBLIC, UNKNOWN
from gamekit.persona_non_grata import GAME
from gamekit.reasons import Fact, forced, steps, why
from gamekit.text import LANGUAGES, text
from gamekit.timeline import Timeline
from gamekit.wording import clue_words, fact_words, why_words


def told(game: Timeline, fact: Fact, lang: str = "en", ears: int = 0) -> list[str]:
    found = reasoning_of(game, max(ears, 0), ears)
    assert found is not None
    reason = why(found, fact)
    assert reason is not None
    return why_words(found, reason, text(lang, GAME))


def round_of_two() -> Timeline:
    """A passes five cards, B encrypts one of them, and four come back."""
    mine = "biolife_worker biolife_manager biolife_director sjt_worker< sjt_manager>"
    return played({0: mine, 1: "cosmoco_worker cosmoco_manager* cosmoco_director"}, seats=2, stop=on(1, 3))


def round_of_three() -> Timeline:
    """A passes five cards; B downloads one, C encrypts one, three come back."""
    week = {
        0: "biolife_worker sjt_worker< sjt_manager> biolife_director",
        1: "cosmoco_worker cosmoco_manager",
        2: "delacruz_worker jihui_worker delacruz_manager*",
    }
    return played(week, stop=on(1, 4))


MISSING = Fact("encrypted:1:2", "cosmoco_manager", True)


def test_what_is_missing_is_told_by_the_hand_that_came_back():
    said = told(round_of_two(), MISSING)
    hand = "Biolife Director, Cosmoco Manager, SJT Manager, SJT Manager and SJT Director"
    assert said == [
        f"Player A passes Player B a hand for day 2: {hand}.",
        f"Since then: on day 3 it comes to Player A with {hand.replace('Cosmoco Manager, ', '')}.",
        "So the card that Player B encrypts on day 2 is this one: Cosmoco Manager.",
    ]


def test_what_lies_open_is_told_by_whom():
    game = round_of_three()
    said = told(game, Fact("encrypted:2:3", "delacruz_manager", True))
    assert len(said) == 3
    assert said[1].startswith(
        "Since then: Cosmoco Manager (by Player B) laid openly; on day 4 it comes to Player A with"
    )
    assert said[-1] == "So the card that Player C encrypts on day 3 is this one: Delacruz Manager."
    polish = told(game, Fact("encrypted:2:3", "delacruz_manager", True), "pl")
    assert polish[1].startswith("Potem odkryto z niej menedżera Cosmoco (Gracz B); w dniu 4 ręka trafia do gracza A")
    assert polish[-1] == "Wniosek: karta, którą Gracz C szyfruje w dniu 3, to menedżer Delacruz."


def test_a_hand_just_passed_on_is_known_by_one_line():
    game = played({1: "delacruz_worker jihui_worker"}, stop=on(1, 2))
    said = told(game, Fact("hand:0", "jihui_worker", True))
    assert len(said) == 2
    assert said[0].startswith("Player A passes Player B a hand for day 2:")
    assert said[-1] == "So the hand dealt to Player A holds this card: Jihui Worker; it is now held by Player B."


def test_that_all_copies_can_be_found_is_told_with_where_they_are():
    game = played({0: "biolife_president", 1: "biolife_director", 2: "biolife_director"}, stop=on(1, 2))
    assert told(game, Fact("hand:1", "biolife_president", False), ears=PUBLIC)[0] == (
        "The game has one card of this kind, Biolife President, and it can be found: downloaded by Player A."
    )
    assert told(game, Fact("hand:1", "biolife_director", False), ears=PUBLIC)[0] == (
        "The game has 2 cards of this kind, Biolife Director, and all can be found: 1 downloaded by Player B and "
        "1 downloaded by Player C."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_why_has_at_most_five_sentences_that_end(name: str, lang: str):
    words, rng, tried = text(lang, GAME), random.Random(1), 0
    for _, _, found in tables(name, 4):
        facts = forced(found)
        for fact in rng.sample(facts, min(len(facts), 8)):
            reason = why(found, fact)
            assert reason is not None
            said = why_words(found, reason, words)
            assert 2 <= len(said) <= 5
            assert all(sentence[-1] == "." and UNKNOWN not in sentence and "{" not in sentence for sentence in said)
            assert fact_words(words, fact).rstrip(".")[1:] in said[-1]
            assert all(clue_words(found, at, words) for at in reason.clues)
            tried += 1
    assert tried > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_told_in_at_most_five_sentences(lang: str):
    words = text(lang, GAME)
    for seed, (seats, preset, options) in enumerate(TABLES.values()):
        found = reasoning_of(random_game(seed, seats, preset, options, 4 * seats), 0)
        assert found is not None
        for step in steps(found):
            said = why_words(found, step, words)
            assert 1 <= len(said) <= 5
            assert all(sentence[-1] == "." for sentence in said)
