"""The rulebook of Persona Non Grata: every rule is there, with its source and its wording in English and Polish."""

from __future__ import annotations

import re

import pytest
from books import Book, misquoted

BOOK = Book("persona_non_grata", english="card week", players="właściciel posiadacz")
RULES = BOOK.rules

# The sources as the rules reference has them, typed once more.
SOURCES = {
    "page": "8 13 14 15 16 18 19 21 25 26 27 32 34 36 37 38 41 54 55 59 60 61 62 68 69 70 71",
    "published": """1 2 3 4 5 6 7 9 10 11 12 17 20 22 23 24 28 29 31 33 35 39 40 42 43 44 45 46 47 49 50 51 52 53 56
        57 63 65 67 72 75 76 77 79""",
    "house": "30 48 58 64 66 73 74 78 80 81",
}
GROUPS = ["components", "setup", "round", "actions", "archiving", "scoring", "end", "chance", "knowledge"]
OPTIONS = ["theft", "activator_lost", "weeks", "unclaimed_cards", "two_player_draw"]

# English word -> how the word for it begins in Polish: the page's word.
PAGE_WORDS = {
    r"days?": r"dzi|dni",
    r"weeks?": r"tydzień|tygod",
    r"information cards?": r"kart\w* informacji",
    r"action cards?": r"kart\w* akcji",
    r"corporation cards?": r"kart\w* korporacji",
    r"key cards?": r"kart\w* klucz",
    r"download(?:ed)?": r"pobrani",
    r"encrypt(?:ed)?": r"szyfrowan",
    r"send left": r"wyślij w lewo",
    r"send right": r"wyślij w prawo",
    r"areas?": r"stref\w* gry",
    r"archives?": r"archiw",
    r"archived": r"zarchiwizowa",
    r"corporations?": r"korporac",
    r"relevance": r"punkt\w* istotności",
    r"activators?": r"aktywator",
    r"workers?": r"pracowni[kc]",
    r"reputation": r"reputacji",
    r"holders?": r"posiadacz|kto je ma",
    r"deck": r"tali",
    r"first": r"pierwsz|najpierw|na początku",
    r"second": r"drugi",
    r"tied?": r"remis",
    r"clockwise": r"zegara",
    r"thefts?": r"kradzież|skradzi|theft",
}
OTHER_WORDS = re.compile(r"\b(?:firm|ściągn|pobierani|kodowani|zakodowan|obszar|robotnik|znaczeni|ważnoś|prestiż)")


def test_the_rules_are_numbered_from_1_to_81_and_stand_in_order_but_for_the_last() -> None:
    numbers = [*range(1, 61), 81, *range(61, 81)]
    assert list(RULES) == [f"PNG-{number}" for number in numbers]


@pytest.mark.parametrize("source", SOURCES)
def test_every_rule_has_the_source_of_the_reference(source: str) -> None:
    assert set(BOOK.of_source(source)) == {f"PNG-{number}" for number in SOURCES[source].split()}


def test_every_rule_has_a_source_a_group_and_a_wording_in_both_languages_and_nothing_else() -> None:
    assert BOOK.incomplete() == []
    assert len(RULES) == 81


def test_the_groups_stand_one_after_the_other() -> None:
    assert BOOK.groups() == GROUPS


def test_the_header_shows_the_title() -> None:
    title = "Persona Non Grata"
    assert BOOK.head == {"title": title, "title_en": title, "page": title, "version": 1, "easy_to_get_wrong": 13}


def test_every_option_of_the_game_is_explained() -> None:
    for option in OPTIONS:
        named = re.compile(rf"\b(?:option|opcja|opcją) {option}\b", re.IGNORECASE)
        found = [rule for rule, table in RULES.items() if named.search(table["en"]) and named.search(table["pl"])]
        assert found, option


def test_a_wording_is_a_few_short_whole_sentences() -> None:
    assert BOOK.long_winded(3) == []


def test_each_wording_is_in_its_own_language() -> None:
    assert BOOK.foreign() == []


def test_both_wordings_name_the_same_numbers() -> None:
    assert BOOK.unlike_in_numbers() == []


@pytest.mark.parametrize("english", PAGE_WORDS)
def test_the_polish_wording_uses_the_pages_word(english: str) -> None:
    assert BOOK.naming(english)
    assert BOOK.without(english, PAGE_WORDS[english]) == []


def test_the_polish_wording_uses_no_other_word_for_it() -> None:
    assert BOOK.with_word(OTHER_WORDS) == []


def test_no_player_has_a_gender_in_polish() -> None:
    assert BOOK.with_gender() == []
    assert BOOK.gendered("Gracz, który zaszyfrował") == ["Gracz, który zaszyfrował"]


def test_quotation_marks_are_those_of_the_language() -> None:
    assert misquoted(BOOK.all_of("en"), BOOK.all_of("pl")) == set()
