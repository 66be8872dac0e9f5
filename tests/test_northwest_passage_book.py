"""The rulebook of Northwest Passage: every rule is there, with its source and its wording in English and Polish."""

from __future__ import annotations

import re

import pytest
from books import Book, misquoted

BOOK = Book("northwest_passage", english="tile ship", players="właściciel")
RULES = BOOK.rules

# The sources as the rules reference has them, typed once more.
SOURCES = {
    "page": """21 25 27 28 31 33 34 35 36 37 38 40 41 42 44 45 47 48 50 52 53 55 57 58 62 63 65 69 72 73 74 76 77 78 80
        84 86 87 89 91 92 94 95 97 98 100 101 102 103 104 105 107 108 109 110 112 116 117 118""",
    "published": "9 23 26 32 64 66 106",
    "house": """1 2 3 4 5 6 7 8 10 11 12 13 14 15 16 17 18 19 20 22 24 29 30 39 43 46 49 51 54 56 59 60 61 67 68 70 71
        75 79 81 82 83 85 88 90 93 96 99 111 113 114 115 119""",
}
GROUPS = ["board", "tiles", "season", "pieces", "setup", "round", "actions", "placing", "moving", "discovering"]
GROUPS += ["islands", "home", "scoring", "end", "chance", "knowledge", "interface"]
OPTIONS = ["whole_side", "auto_end", "board", "first_order", "rounds"]
LONGEST = 34  # words of a sentence
SENTENCES = 3  # of a wording

# English word -> how the word for it begins in Polish: the page's word.
PAGE_WORDS = {
    r"crewm[ae]n": "załog",
    r"ships?": "statk|statek",
    r"sleds?": r"sani|sań",
    r"tiles?": "płyt",
    r"offer": "ryn",
    r"reserve": "rezerw",
    r"straits?": "cieśnin",
    r"wrecks?": "wrak",
    r"inuit": "inui",
    r"cairns?": "kop",
    r"islands?": "wysp",
    r"tokens?": "znacznik",
    r"zones?": "stref",
    r"sun": "słoń|słoneczn",
    r"greenland": "grenlandi|powrót|wrac|dom",
    r"passage": "przejści",
    r"prestige": "prestiżu",
    r"sets": "komplet",
    r"turns?": "tur|obr",
    r"rounds?": "rund|w kółko|krąży",
}
OTHER_WORDS = re.compile(r"\b(?:kafe|kafl|marynarz|okręt|sanki|sanek|żeton|zużyt|targ|wiersz)")


def test_the_rules_are_numbered_from_1_to_119_and_stand_in_order_but_for_the_last() -> None:
    numbers = [*range(1, 31), 119, *range(31, 119)]
    assert list(RULES) == [f"NWP-{number}" for number in numbers]


@pytest.mark.parametrize("source", SOURCES)
def test_every_rule_has_the_source_of_the_reference(source: str) -> None:
    assert set(BOOK.of_source(source)) == {f"NWP-{number}" for number in SOURCES[source].split()}


def test_every_rule_has_a_source_a_group_and_a_wording_in_both_languages_and_nothing_else() -> None:
    assert BOOK.incomplete() == []


def test_the_groups_stand_one_after_the_other() -> None:
    assert BOOK.groups() == GROUPS


def test_the_header_shows_the_title() -> None:
    title = "Northwest Passage"
    assert BOOK.head == {
        "title": "Przejście Północno-Zachodnie",
        "title_en": title,
        "page": title,
        "version": 1,
        "easy_to_get_wrong": 15,
    }


def test_every_option_of_the_game_is_explained() -> None:
    for option in OPTIONS:
        named = re.compile(rf"\b(?:option|opcja|opcją) {option}\b", re.IGNORECASE)
        found = [rule for rule, table in RULES.items() if named.search(table["en"]) and named.search(table["pl"])]
        assert found, option


def test_a_wording_is_a_few_short_whole_sentences() -> None:
    assert BOOK.long_winded(most=SENTENCES, longest=LONGEST) == []


def test_each_wording_is_in_its_own_language() -> None:
    assert BOOK.foreign(names="The End") == [], "the last round is called so in both languages"


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
    assert BOOK.gendered("Gracz, który spasował") == ["Gracz, który spasował"]


def test_quotation_marks_are_those_of_the_language() -> None:
    assert misquoted(BOOK.all_of("en"), BOOK.all_of("pl")) == set()
