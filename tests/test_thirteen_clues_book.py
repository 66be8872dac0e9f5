"""The rulebook of 13 Clues: every rule is there, with its source and its wording in English and Polish."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from gamekit.rulebook import groups, search
from gamekit.thirteen_clues import GAME

PATH = Path(__file__).parents[1] / "gamekit" / "thirteen_clues" / "rulebook.toml"
BOOK = tomllib.loads(PATH.read_text(encoding="utf-8"))
RULES: dict[str, dict[str, str]] = {rule: table for rule, table in BOOK.items() if rule != "game"}

# The sources as the rules reference has them, typed once more.
PAGE = """6 7 9 10 11 12 14 20 21 22 23 24 25 26 27 28 32 33 34 36 38 39 40 42 43 45 46 47 48 51 52 53 54 56 58 59 60
    64"""
PUBLISHED = """1 2 3 4 5 8 13 17 18 29 35 49 65"""
HOUSE = """15 16 19 30 31 37 41 44 50 55 57 61 62 63 66 67"""
SOURCES = {"page": PAGE, "published": PUBLISHED, "house": HOUSE}
GROUPS = ["components", "aim", "setup", "turn", "question", "informant", "accusation", "two", "end", "options"]
GROUPS += ["chance", "knowledge", "interface"]

POLISH_LETTERS = set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")
ENGLISH_ONLY = {"the", "of", "and", "is", "are", "you", "your", "with", "for", "from", "card", "player", "glass"}
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
# A past tense tells the gender of the player: "zrobiłaś", "zrobiłem"; "gracz, który rozwiązał".
ADDRESSED = re.compile(r"\b\w+(?:ł[eao][mś]|liście|łyście|liśmy|łyśmy)\b")
ABOUT_A_PLAYER = re.compile(r"\b(?:gracze?|świadek|kto|który|którzy),?(?: \w+)? \w+(?:ł|li)\b", re.IGNORECASE)
WORDINGS = [(rule, RULES[rule][language]) for rule in RULES for language in ("en", "pl")]
EVENTS = {lang: (GAME.folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "pl")}


def sentences(text: str) -> list[str]:
    """A full stop followed by a capital letter ends a sentence."""
    return re.split(r"(?<=[.!?]) (?=[A-ZĄĆĘŁŃÓŚŹŻ])", text)


def gendered(polish: str) -> list[str]:
    """The words that tell the gender of a player."""
    return [*ADDRESSED.findall(polish), *ABOUT_A_PLAYER.findall(polish)]


def test_the_rules_are_numbered_from_1_to_67_in_order() -> None:
    assert list(RULES) == [f"TC-{number}" for number in range(1, 68)]


@pytest.mark.parametrize("source", SOURCES)
def test_every_rule_has_the_source_of_the_reference(source: str) -> None:
    assert {rule for rule, table in RULES.items() if table["source"] == source} == {
        f"TC-{number}" for number in SOURCES[source].split()
    }


def test_every_rule_has_a_source_a_group_and_a_wording_in_both_languages_and_nothing_else() -> None:
    assert {rule for rule, table in RULES.items() if set(table) != {"source", "group", "en", "pl"}} == set()
    assert all(words and words == words.strip() for table in RULES.values() for words in table.values())
    assert len({words for _, words in WORDINGS}) == 2 * 67


def test_the_groups_stand_one_after_the_other() -> None:
    assert groups(GAME) == GROUPS
    found = [table["group"] for table in RULES.values()]
    assert found == sorted(found, key=GROUPS.index)


def test_a_wording_is_one_or_two_short_whole_sentences() -> None:
    assert [rule for rule, words in WORDINGS if not words[0].isupper() or not words.endswith(".")] == []
    assert [rule for rule, words in WORDINGS if len(sentences(words)) > 2] == []
    assert [rule for rule, words in WORDINGS for sentence in sentences(words) if len(sentence.split()) > 34] == []


def test_each_wording_is_in_its_own_language() -> None:
    quoted = {"TC-6"}  # the page's example, in either language
    assert [rule for rule, table in RULES.items() if set(table["en"]) & POLISH_LETTERS and rule not in quoted] == []
    assert [rule for rule, table in RULES.items() if set(re.findall(r"\w+", table["pl"].lower())) & ENGLISH_ONLY] == []


def test_both_wordings_name_the_same_numbers() -> None:
    numbers = {rule: [set(re.findall(r"\d+", table[lang])) for lang in ("en", "pl")] for rule, table in RULES.items()}
    assert [rule for rule, (en, pl) in numbers.items() if en != pl] == []


@pytest.mark.parametrize("english", PAGE_WORDS)
def test_the_polish_wording_uses_the_pages_word(english: str) -> None:
    named = [rule for rule, table in RULES.items() if re.search(rf"\b(?:{english})\b", table["en"], re.IGNORECASE)]
    assert len(named) > 1
    assert [rule for rule in named if not re.search(PAGE_WORDS[english], RULES[rule]["pl"].lower())] == []


def test_no_player_has_a_gender_in_polish() -> None:
    assert {rule: gendered(table["pl"]) for rule, table in RULES.items() if gendered(table["pl"])} == {}
    assert ADDRESSED.findall(EVENTS["pl"]) == []
    assert gendered("Gracz, który oskarżył") == ["Gracz, który oskarżył"]


def test_quotation_marks_are_those_of_the_language() -> None:
    english, polish = ("".join(table[lang] for table in RULES.values()) + EVENTS[lang] for lang in ("en", "pl"))
    assert (english.count("“"), polish.count("„")) == (english.count("”"), polish.count("”"))
    assert set(english) & set("„«»") == set()
    assert set(polish) & set("“«»") == set()


def test_a_rule_is_found_by_its_words_in_both_languages() -> None:
    assert [rule.id for rule in search(GAME, "bluffing", "en")] == ["TC-32"]
    assert [rule.id for rule in search(GAME, "blefowac", "pl")] == ["TC-32"]
