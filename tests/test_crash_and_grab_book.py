"""The rulebook of Crash and Grab: every rule is there, with its source and its wording in English and Polish."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "gamekit" / "crash_and_grab"
BOOK = tomllib.loads((FOLDER / "rulebook.toml").read_text(encoding="utf-8"))
RULES: dict[str, dict[str, str]] = {rule: table for rule, table in BOOK.items() if rule != "game"}
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

POLISH_LETTERS = set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")
ENGLISH_ONLY = {"the", "of", "and", "is", "are", "you", "your", "with", "for", "from", "card", "player", "saucer"}
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
# A past tense tells the gender of the player: "zrobiłaś", "zrobiłem"; "gracz, który rozwiązał".
ADDRESSED = re.compile(r"\b\w+(?:ł[eao][mś]|liście|łyście|liśmy|łyśmy)\b")
ABOUT_A_PLAYER = re.compile(r"\b(?:gracze?|właściciel|kto|który|którzy),?(?: \w+)? \w+(?:ł|li)\b", re.IGNORECASE)
WORDINGS = [(rule, RULES[rule][language]) for rule in RULES for language in ("en", "pl")]


def sentences(text: str) -> list[str]:
    """A full stop followed by a capital letter ends a sentence."""
    return re.split(r"(?<=[.!?]) (?=[A-ZĄĆĘŁŃÓŚŹŻ])", text)


def gendered(polish: str) -> list[str]:
    """The words that tell the gender of a player."""
    return [*ADDRESSED.findall(polish), *ABOUT_A_PLAYER.findall(polish)]


def test_the_rules_are_numbered_from_1_to_165_in_order() -> None:
    assert list(RULES) == [f"CG-{number}" for number in range(1, 166)]


@pytest.mark.parametrize("source", SOURCES)
def test_every_rule_has_the_source_of_the_reference(source: str) -> None:
    assert {rule for rule, table in RULES.items() if table["source"] == source} == {
        f"CG-{number}" for number in SOURCES[source].split()
    }


def test_every_rule_has_a_source_a_group_and_a_wording_in_both_languages_and_nothing_else() -> None:
    assert {rule for rule, table in RULES.items() if set(table) != {"source", "group", "en", "pl"}} == set()
    assert all(words and words == words.strip() for table in RULES.values() for words in table.values())
    assert len({words for _, words in WORDINGS}) == 2 * 165


def test_the_groups_stand_one_after_the_other() -> None:
    found = [table["group"] for table in RULES.values()]
    assert list(dict.fromkeys(found)) == GROUPS
    assert found == sorted(found, key=GROUPS.index)


def test_the_header_shows_the_title() -> None:
    title = "Crash and Grab"
    assert BOOK["game"] == {"title": title, "title_en": title, "page": title, "version": 1, "easy_to_get_wrong": 15}


def test_every_option_of_the_game_is_explained() -> None:
    for option in OPTIONS:
        assert [rule for rule, table in RULES.items() if option in table["en"] and option in table["pl"]], option


def test_a_wording_is_one_or_two_short_whole_sentences() -> None:
    assert [rule for rule, words in WORDINGS if not words[0].isupper() or not words.endswith(".")] == []
    assert [rule for rule, words in WORDINGS if len(sentences(words)) > 2] == []
    assert [rule for rule, words in WORDINGS for sentence in sentences(words) if len(sentence.split()) > 34] == []


def test_each_wording_is_in_its_own_language() -> None:
    assert [rule for rule, table in RULES.items() if set(table["en"]) & POLISH_LETTERS] == []
    assert [rule for rule, table in RULES.items() if set(re.findall(r"\w+", table["pl"].lower())) & ENGLISH_ONLY] == []


def test_both_wordings_name_the_same_numbers() -> None:
    numbers = {rule: [set(re.findall(r"\d+", table[lang])) for lang in ("en", "pl")] for rule, table in RULES.items()}
    assert [rule for rule, (en, pl) in numbers.items() if en != pl] == []


def test_the_rule_of_an_upgrade_begins_with_its_name_on_the_card() -> None:
    wordings = [(table["en"], table["pl"]) for table in RULES.values() if table["group"] == "cards"]
    for card in CARDS:
        named = [en for en, pl in wordings if en.startswith(f"{card['en']}: ") and pl.startswith(f"{card['pl']}: ")]
        assert len(named) == 1, card["slug"]


@pytest.mark.parametrize("english", PAGE_WORDS)
def test_the_polish_wording_uses_the_pages_word(english: str) -> None:
    named = [rule for rule, table in RULES.items() if re.search(rf"\b(?:{english})\b", table["en"], re.IGNORECASE)]
    assert len(named) > 1
    assert [rule for rule in named if not re.search(PAGE_WORDS[english], RULES[rule]["pl"].lower())] == []


def test_the_polish_wording_uses_no_other_word_for_it() -> None:
    assert [rule for rule, table in RULES.items() if OTHER_WORDS.search(table["pl"].lower())] == []


def test_no_player_has_a_gender_in_polish() -> None:
    assert {rule: gendered(table["pl"]) for rule, table in RULES.items() if gendered(table["pl"])} == {}
    assert gendered("Gracz, który popchnął") == ["Gracz, który popchnął"]


def test_quotation_marks_are_those_of_the_language() -> None:
    english, polish = ("".join(table[lang] for table in RULES.values()) for lang in ("en", "pl"))
    assert (english.count("“"), polish.count("„")) == (english.count("”"), polish.count("”"))
    assert set(english) & set('„"«»') == set()
    assert set(polish) & set("“\"«»'") == set()
