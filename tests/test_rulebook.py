"""The rulebook of 07 zgłoś się: every rule is there, with its source and its wording in English and Polish."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

PATH = Path(__file__).parents[1] / "gamekit" / "zero_seven" / "rulebook.toml"
BOOK = tomllib.loads(PATH.read_text(encoding="utf-8"))
RULES: dict[str, dict[str, str]] = {rule: table for rule, table in BOOK.items() if rule != "game"}

# The sources as the rules reference has them, typed once more.
PAGE = """4 10 14 17 18 21 23 26 28 29 30 35 37 39 40 41 42 43 44 45 46 50 52 53 54 58 59 60 62 64 66 67 77 79 81"""
PUBLISHED = """1 2 3 5 6 7 8 9 15 16 19 20 22 24 25 27 31 32 34 36 38 47 48 49 51 56 65 68 71 72 73 76 78 80
    82 83 84 85 86 87"""
HOUSE = """11 12 13 33 55 57 61 63 69 70 74 75 88 89"""
SOURCES = {"page": PAGE, "published": PUBLISHED, "house": HOUSE}
GROUPS = ["components", "setup", "turn", "detective", "evidence", "solving", "scoring", "end", "options", "chance"]
GROUPS += ["knowledge"]

POLISH_LETTERS = set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")
ENGLISH_ONLY = {"the", "of", "and", "is", "are", "you", "your", "with", "for", "from", "card", "case", "player"}
# English word -> how the word for it begins: the page's, or the kit's own where the page has none.
PAGE_WORDS = {
    r"mini-games?": "rund",
    r"phases?": "faz",
    r"detectives?": "detektyw",
    r"discs?": "dysk",
    r"cubes?": "kost",
    r"evidence cards?": "kart",
    r"places?": "miejsc",
    r"penalty|penalties": "karn",
    r"elements?": "element",
    r"tokens?": "znacznik",
    r"tiles?": "kafel",
    r"option": "opcj",
}
OTHER_WORDS = re.compile(r"\b(?:krąż|mini-?gr|śledcz|podejrzan|żeton|sześcian)")
# A past tense tells the gender of the player: "zrobiłaś", "zrobiłem", "zrobiliśmy"; "gracz, który rozwiązał".
ADDRESSED = re.compile(r"\b\w+(?:ł[eao][mś]|liście|łyście|liśmy|łyśmy)\b")
ABOUT_A_PLAYER = re.compile(r"\b(?:gracze?|sąsiad|kto|który|którzy),?(?: \w+)? \w+(?:ł|li)\b", re.IGNORECASE)
WORDINGS = [(rule, RULES[rule][language]) for rule in RULES for language in ("en", "pl")]


def sentences(text: str) -> list[str]:
    """A full stop followed by a capital letter ends a sentence."""
    return re.split(r"(?<=[.!?]) (?=[A-ZĄĆĘŁŃÓŚŹŻ])", text)


def test_the_rules_are_numbered_from_1_to_89_without_a_gap_and_none_stands_twice() -> None:
    assert sorted(RULES, key=lambda rule: int(rule[3:])) == [f"ZS-{number}" for number in range(1, 90)]


@pytest.mark.parametrize("source", SOURCES)
def test_every_rule_has_the_source_of_the_reference(source: str) -> None:
    assert {rule for rule, table in RULES.items() if table["source"] == source} == {
        f"ZS-{number}" for number in SOURCES[source].split()
    }


def test_every_rule_has_a_source_a_group_and_a_wording_in_both_languages_and_nothing_else() -> None:
    assert {rule for rule, table in RULES.items() if set(table) != {"source", "group", "en", "pl"}} == set()
    assert all(words and words == words.strip() for table in RULES.values() for words in table.values())


def test_the_groups_stand_one_after_the_other() -> None:
    groups = [table["group"] for table in RULES.values()]
    assert list(dict.fromkeys(groups)) == GROUPS
    assert groups == sorted(groups, key=GROUPS.index)


def test_every_option_of_the_game_has_its_rule_among_the_options() -> None:
    assert {rule for rule, table in RULES.items() if table["group"] == "options"} == {"ZS-55", "ZS-69", "ZS-89"}


def test_the_header_shows_the_polish_title_in_both_languages() -> None:
    assert BOOK["game"] == {"title": "07 zgłoś się", "title_en": "07 Report In", "page": "07 zgłoś się", "version": 1}


def test_no_two_rules_have_the_same_wording() -> None:
    assert len({words for _, words in WORDINGS}) == 2 * 89


def test_a_wording_is_one_or_two_short_whole_sentences() -> None:
    assert [rule for rule, words in WORDINGS if not words[0].isupper() or not words.endswith(".")] == []
    assert [rule for rule, words in WORDINGS if len(sentences(words)) > 2] == []
    assert [rule for rule, words in WORDINGS for sentence in sentences(words) if len(sentence.split()) > 32] == []


def test_no_polish_letter_is_in_an_english_wording() -> None:
    assert [rule for rule, table in RULES.items() if set(table["en"]) & POLISH_LETTERS] == []


def test_no_english_word_is_left_in_a_polish_wording() -> None:
    assert [rule for rule, table in RULES.items() if set(re.findall(r"\w+", table["pl"].lower())) & ENGLISH_ONLY] == []


def test_both_wordings_name_the_same_numbers() -> None:
    numbers = {rule: [set(re.findall(r"\d+", table[lang])) for lang in ("en", "pl")] for rule, table in RULES.items()}
    assert [rule for rule, (en, pl) in numbers.items() if en != pl] == []


@pytest.mark.parametrize("english", PAGE_WORDS)
def test_the_polish_wording_uses_the_one_word_for_it(english: str) -> None:
    named = [rule for rule, table in RULES.items() if re.search(rf"\b(?:{english})\b", table["en"], re.IGNORECASE)]
    assert named
    assert [rule for rule in named if PAGE_WORDS[english] not in RULES[rule]["pl"].lower()] == []


def test_the_polish_wording_uses_no_other_word_for_it() -> None:
    assert [rule for rule, table in RULES.items() if OTHER_WORDS.search(table["pl"].lower())] == []


def gendered(polish: str) -> list[str]:
    """The words that tell the gender of a player."""
    return [*ADDRESSED.findall(polish), *ABOUT_A_PLAYER.findall(polish)]


def test_no_player_has_a_gender_in_polish() -> None:
    assert {rule: gendered(table["pl"]) for rule, table in RULES.items() if gendered(table["pl"])} == {}


@pytest.mark.parametrize(
    ("polish", "fault"),
    [
        ("Wszystko rozwiązałeś.", "rozwiązałeś"),
        ("Czy to zgadłaś?", "zgadłaś"),
        ("Nie pasowaliście.", "pasowaliście"),
        ("Gdy gracz rozwiązał sprawę", "gracz rozwiązał"),
        ("Gracze, którzy już skończyli rundę", "którzy już skończyli"),
        ("Kto nie odgadł", "Kto nie odgadł"),
    ],
)
def test_a_gendered_wording_is_found(polish: str, fault: str) -> None:
    assert gendered(polish) == [fault]


def test_quotation_marks_are_those_of_the_language() -> None:
    english, polish = ("".join(table[lang] for table in RULES.values()) for lang in ("en", "pl"))
    assert (english.count("“"), polish.count("„")) == (english.count("”"), polish.count("”"))
    assert set(english) & set('„"«»') == set()
    assert set(polish) & set("“\"«»'") == set()
