"""The rulebook of Crash and Grab: every rule is there, with its source and its wording in English and Polish."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from books import Book, misquoted

FOLDER = Path(__file__).parents[1] / "gamekit" / "crash_and_grab"
BOOK = Book("crash_and_grab", english="card saucer", players="właściciel")
RULES = BOOK.rules
CARDS = tomllib.loads((FOLDER / "upgrades.toml").read_text(encoding="utf-8"))["upgrade"]

# The sources as the rules reference has them, typed once more.
PAGE = """2 13 14 32 33 34 35 36 37 38 39 40 41 43 44 45 46 47 48 49 51 52 59 76 77 78 81 86 87 88 89 92 94 97 98 99 100
    101 103 105 106 142 143 144 154 157 161 162"""
PUBLISHED = """1 4 5 7 8 9 10 11 12 15 16 17 18 19 20 21 24 26 27 28 29 30 31 53 54 56 57 58 60 61 62 63 64 65 66
    67 71 72 73 74 75 79 80 82 84 90 91 93 95 104 107 108 109 110 111 112 113 114 115 116 117 118 119
    120 121 122 123 124 125 126 127 128 130 131 133 134 136 137 138 139 140 141 145 152 156 163"""
HOUSE = (
    """3 6 22 23 25 42 50 55 68 69 70 83 85 96 102 129 132 135 146 147 148 149 150 151 153 155 158 159 160 164 165"""
)
SOURCES = {"page": PAGE, "published": PUBLISHED, "house": HOUSE}
GROUPS = ["components", "board", "setup", "planning", "turn", "movement", "crew", "cleanup", "round_end", "upgrades"]
GROUPS += ["cards", "passing", "end", "chance", "knowledge"]
OPTIONS = ["crew_at_risk", "fewer", "partner_passing", "fresh_upgrade", "board = reference", "hop_limit", "max_rounds"]

# English word -> how the word for it begins in Polish: the page's word.
PAGE_WORDS = {
    r"saucers?": "spod",
    r"probe": "sond",
    r"boosters?": "wzmocnie",
    r"energy": "energi",
    r"crash sites?": r"miejsc\w* katastrofy",
    r"override tokens?": "żeton",
    r"crew members?": "załog|pilot",
    r"pilots?": "pilot",
    r"queues?": "kolej",
    r"movement cards?": r"kart\w* ruchu",
    r"accelerators?": "przyspieszacz",
    r"upgrades?": "ulepsze|skok",
    r"turns?": "tur|obr|rund",
}
OTHER_WORDS = re.compile(r"\b(?:talerz|ufo|wzmacniacz|akcelerator|kafe|kafl|wiersz|zastępcz)")


def test_the_rules_are_numbered_from_1_to_165_in_order() -> None:
    assert list(RULES) == [f"CG-{number}" for number in range(1, 166)]


@pytest.mark.parametrize("source", SOURCES)
def test_every_rule_has_the_source_of_the_reference(source: str) -> None:
    assert set(BOOK.of_source(source)) == {f"CG-{number}" for number in SOURCES[source].split()}


def test_every_rule_has_a_source_a_group_and_a_wording_in_both_languages_and_nothing_else() -> None:
    assert BOOK.incomplete() == []


def test_the_groups_stand_one_after_the_other() -> None:
    assert BOOK.groups() == GROUPS


def test_the_header_shows_the_title() -> None:
    title = "Crash and Grab"
    assert BOOK.head == {"title": title, "title_en": title, "page": title, "version": 1, "easy_to_get_wrong": 15}


def test_every_option_of_the_game_is_explained() -> None:
    for option in OPTIONS:
        assert [rule for rule, table in RULES.items() if option in table["en"] and option in table["pl"]], option


def test_a_wording_is_one_or_two_short_whole_sentences() -> None:
    assert BOOK.long_winded() == []


def test_each_wording_is_in_its_own_language() -> None:
    assert BOOK.foreign() == []


def test_both_wordings_name_the_same_numbers() -> None:
    assert BOOK.unlike_in_numbers() == []


def test_the_rule_of_an_upgrade_begins_with_its_name_on_the_card() -> None:
    wordings = [(table["en"], table["pl"]) for table in RULES.values() if table["group"] == "cards"]
    for card in CARDS:
        named = [en for en, pl in wordings if en.startswith(f"{card['en']}: ") and pl.startswith(f"{card['pl']}: ")]
        assert len(named) == 1, card["slug"]


@pytest.mark.parametrize("english", PAGE_WORDS)
def test_the_polish_wording_uses_the_pages_word(english: str) -> None:
    assert len(BOOK.naming(english)) > 1
    assert BOOK.without(english, PAGE_WORDS[english]) == []


def test_the_polish_wording_uses_no_other_word_for_it() -> None:
    assert BOOK.with_word(OTHER_WORDS) == []


def test_no_player_has_a_gender_in_polish() -> None:
    assert BOOK.with_gender() == []
    assert BOOK.gendered("Gracz, który popchnął") == ["Gracz, który popchnął"]


def test_quotation_marks_are_those_of_the_language() -> None:
    assert misquoted(BOOK.all_of("en"), BOOK.all_of("pl")) == set()
