"""The rulebook of 13 Clues: every rule is there, with its source and its wording in English and Polish."""

from __future__ import annotations

import pytest
from books import ADDRESSED, Book, misquoted

from gamekit.rulebook import groups, search
from gamekit.thirteen_clues import GAME

BOOK = Book("thirteen_clues", english="card glass", players="świadek")
RULES = BOOK.rules

# The sources as the rules reference has them, typed once more.
PAGE = """6 7 9 10 11 12 14 20 21 22 23 24 25 26 27 28 32 33 34 36 38 39 40 42 43 45 46 47 48 51 52 53 54 56 58 59 60
    64"""
PUBLISHED = """1 2 3 4 5 8 13 17 18 29 35 49 65"""
HOUSE = """15 16 19 30 31 37 41 44 50 55 57 61 62 63 66 67"""
SOURCES = {"page": PAGE, "published": PUBLISHED, "house": HOUSE}
GROUPS = ["components", "aim", "setup", "turn", "question", "informant", "accusation", "two", "end", "options"]
GROUPS += ["chance", "knowledge", "interface"]

# English word -> how the word for it begins in Polish: the page's word.
PAGE_WORDS = {
    r"mystery|mysteries": "tajemnic",
    r"glass|glasses": "lup",
    r"screens?": "zasłonk",
    r"informants?": "informator",
    r"witness": "świad",
    r"supply": "zasob",
    r"accusation|accuse": "oskarż",
    r"locations?": "lokalizacj|wnętrz",
    r"weapons?": "bro",
    r"colours?": "kolor",
    r"tokens?": "żeton",
    r"turns?": "tur",
}
EVENTS = {lang: (GAME.folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "pl")}


def test_the_rules_are_numbered_from_1_to_67_in_order() -> None:
    assert list(RULES) == [f"TC-{number}" for number in range(1, 68)]


@pytest.mark.parametrize("source", SOURCES)
def test_every_rule_has_the_source_of_the_reference(source: str) -> None:
    assert set(BOOK.of_source(source)) == {f"TC-{number}" for number in SOURCES[source].split()}


def test_every_rule_has_a_source_a_group_and_a_wording_in_both_languages_and_nothing_else() -> None:
    assert BOOK.incomplete() == []


def test_the_groups_stand_one_after_the_other() -> None:
    assert BOOK.groups() == GROUPS
    assert groups(GAME) == GROUPS


def test_a_wording_is_one_or_two_short_whole_sentences() -> None:
    assert BOOK.long_winded() == []


def test_each_wording_is_in_its_own_language() -> None:
    assert BOOK.foreign() == []


def test_both_wordings_name_the_same_numbers() -> None:
    assert BOOK.unlike_in_numbers() == []


@pytest.mark.parametrize("english", PAGE_WORDS)
def test_the_polish_wording_uses_the_pages_word(english: str) -> None:
    assert len(BOOK.naming(english)) > 1
    assert BOOK.without(english, PAGE_WORDS[english]) == []


def test_no_player_has_a_gender_in_polish() -> None:
    assert BOOK.with_gender() == []
    assert ADDRESSED.findall(EVENTS["pl"]) == []
    assert BOOK.gendered("Gracz, który oskarżył") == ["Gracz, który oskarżył"]


def test_quotation_marks_are_those_of_the_language() -> None:
    english, polish = (BOOK.all_of(lang) + EVENTS[lang] for lang in ("en", "pl"))
    assert misquoted(english, polish, straight="") == set()


def test_a_rule_is_found_by_its_words_in_both_languages() -> None:
    assert [rule.id for rule in search(GAME, "bluffing", "en")] == ["TC-32"]
    assert [rule.id for rule in search(GAME, "blefowac", "pl")] == ["TC-32"]
