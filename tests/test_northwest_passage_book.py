"""The rulebook of Northwest Passage: every rule is there, with its source and its wording in English and Polish."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "gamekit" / "northwest_passage"
BOOK = tomllib.loads((FOLDER / "rulebook.toml").read_text(encoding="utf-8"))
RULES: dict[str, dict[str, str]] = {rule: table for rule, table in BOOK.items() if rule != "game"}

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

POLISH_LETTERS = set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")
ENGLISH_ONLY = {"the", "of", "and", "is", "are", "you", "your", "with", "for", "from", "tile", "player", "ship"}
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
# A past tense tells the gender of the player: "zrobiłaś", "zrobiłem"; "gracz, który rozwiązał".
ADDRESSED = re.compile(r"\b\w+(?:ł[eao][mś]|liście|łyście|liśmy|łyśmy)\b")
ABOUT_A_PLAYER = re.compile(r"\b(?:gracze?|właściciel|kto|nikt|który|którzy),?(?: \w+)? \w+(?:ł|li)\b", re.IGNORECASE)
WORDINGS = [(rule, RULES[rule][language]) for rule in RULES for language in ("en", "pl")]


def sentences(text: str) -> list[str]:
    """A full stop followed by a capital letter ends a sentence."""
    return re.split(r"(?<=[.!?]) (?=[A-ZĄĆĘŁŃÓŚŹŻ])", text)


def gendered(polish: str) -> list[str]:
    """The words that tell the gender of a player."""
    return [*ADDRESSED.findall(polish), *ABOUT_A_PLAYER.findall(polish)]


def english_words(polish: str) -> set[str]:
    """The last round is called The End in both languages."""
    return set(re.findall(r"\w+", polish.replace("The End", "").lower())) & ENGLISH_ONLY


def test_the_rules_are_numbered_from_1_to_119_and_stand_in_order_but_for_the_last() -> None:
    numbers = [*range(1, 31), 119, *range(31, 119)]
    assert list(RULES) == [f"NWP-{number}" for number in numbers]


@pytest.mark.parametrize("source", SOURCES)
def test_every_rule_has_the_source_of_the_reference(source: str) -> None:
    assert {rule for rule, table in RULES.items() if table["source"] == source} == {
        f"NWP-{number}" for number in SOURCES[source].split()
    }


def test_every_rule_has_a_source_a_group_and_a_wording_in_both_languages_and_nothing_else() -> None:
    assert {rule for rule, table in RULES.items() if set(table) != {"source", "group", "en", "pl"}} == set()
    assert all(words and words == words.strip() for table in RULES.values() for words in table.values())
    assert len({words for _, words in WORDINGS}) == 2 * 119


def test_the_groups_stand_one_after_the_other() -> None:
    found = [table["group"] for table in RULES.values()]
    assert list(dict.fromkeys(found)) == GROUPS
    assert found == sorted(found, key=GROUPS.index)


def test_the_header_shows_the_title() -> None:
    title = "Northwest Passage"
    assert BOOK["game"] == {
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
    assert [rule for rule, words in WORDINGS if not words[0].isupper() or not words.endswith(".")] == []
    assert [rule for rule, words in WORDINGS if len(sentences(words)) > SENTENCES] == []
    assert [rule for rule, words in WORDINGS for each in sentences(words) if len(each.split()) > LONGEST] == []


def test_each_wording_is_in_its_own_language() -> None:
    assert [rule for rule, table in RULES.items() if set(table["en"]) & POLISH_LETTERS] == []
    assert [rule for rule, table in RULES.items() if english_words(table["pl"])] == []


def test_both_wordings_name_the_same_numbers() -> None:
    numbers = {rule: [re.findall(r"\d+", table[lang]) for lang in ("en", "pl")] for rule, table in RULES.items()}
    assert [rule for rule, (en, pl) in numbers.items() if sorted(en) != sorted(pl)] == []


@pytest.mark.parametrize("english", PAGE_WORDS)
def test_the_polish_wording_uses_the_pages_word(english: str) -> None:
    named = [rule for rule, table in RULES.items() if re.search(rf"\b(?:{english})\b", table["en"], re.IGNORECASE)]
    assert named
    assert [rule for rule in named if not re.search(PAGE_WORDS[english], RULES[rule]["pl"].lower())] == []


def test_the_polish_wording_uses_no_other_word_for_it() -> None:
    assert [rule for rule, table in RULES.items() if OTHER_WORDS.search(table["pl"].lower())] == []


def test_no_player_has_a_gender_in_polish() -> None:
    assert {rule: gendered(table["pl"]) for rule, table in RULES.items() if gendered(table["pl"])} == {}
    assert gendered("Gracz, który spasował") == ["Gracz, który spasował"]


def test_quotation_marks_are_those_of_the_language() -> None:
    english, polish = ("".join(table[lang] for table in RULES.values()) for lang in ("en", "pl"))
    assert (english.count("“"), polish.count("„")) == (english.count("”"), polish.count("”"))
    assert set(english) & set('„"«»') == set()
    assert set(polish) & set("“\"«»'") == set()
