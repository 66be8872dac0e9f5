"""The rulebook of 07 zgłoś się: every rule is there, with its source and its wording in English and Polish.

And what any rule book can do: it is searched, and tells where in a game a rule was used.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from books import Book, misquoted
from zero_seven_positions import ASK, dealt, play, wrong

import gamekit
from gamekit import PUBLIC, TEACHER, Illegal, Timeline
from gamekit.errors import InputError
from gamekit.rulebook import groups, search, uses
from gamekit.zero_seven import GAME

BOOK = Book("zero_seven", english="card case", players="sąsiad")
RULES = BOOK.rules

# The sources as the rules reference has them, typed once more.
PAGE = """4 10 14 17 18 21 23 26 28 29 30 35 37 39 40 41 42 43 44 45 46 50 52 53 54 58 59 60 62 64 66 67 77 79 81"""
PUBLISHED = """1 2 3 5 6 7 8 9 15 16 19 20 22 24 25 27 31 32 34 36 38 47 48 49 51 56 65 68 71 72 73 76 78 80
    82 83 84 85 86 87"""
HOUSE = """11 12 13 33 55 57 61 63 69 70 74 75 88 89"""
SOURCES = {"page": PAGE, "published": PUBLISHED, "house": HOUSE}
GROUPS = ["components", "setup", "turn", "detective", "evidence", "solving", "scoring", "end", "options", "chance"]
GROUPS += ["knowledge"]

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


def test_the_rules_are_numbered_from_1_to_89_without_a_gap_and_none_stands_twice() -> None:
    assert sorted(RULES, key=lambda rule: int(rule[3:])) == [f"ZS-{number}" for number in range(1, 90)]


@pytest.mark.parametrize("source", SOURCES)
def test_every_rule_has_the_source_of_the_reference(source: str) -> None:
    assert set(BOOK.of_source(source)) == {f"ZS-{number}" for number in SOURCES[source].split()}


def test_every_rule_has_a_source_a_group_and_a_wording_in_both_languages_and_nothing_else() -> None:
    assert BOOK.incomplete() == []


def test_the_groups_stand_one_after_the_other() -> None:
    assert BOOK.groups() == GROUPS


def test_every_option_of_the_game_has_its_rule_among_the_options() -> None:
    assert {rule for rule, table in RULES.items() if table["group"] == "options"} == {"ZS-55", "ZS-69", "ZS-89"}


def test_the_header_shows_the_polish_title_in_both_languages() -> None:
    title = "07 zgłoś się"
    assert BOOK.head == {
        "title": title,
        "title_en": "07 Report In",
        "page": title,
        "version": 1,
        "easy_to_get_wrong": 12,
    }


def test_a_wording_is_one_or_two_short_whole_sentences() -> None:
    assert BOOK.long_winded(longest=32) == []


def test_each_wording_is_in_its_own_language() -> None:
    assert BOOK.foreign() == []


def test_both_wordings_name_the_same_numbers() -> None:
    assert BOOK.unlike_in_numbers() == []


@pytest.mark.parametrize("english", PAGE_WORDS)
def test_the_polish_wording_uses_the_one_word_for_it(english: str) -> None:
    assert BOOK.naming(english)
    assert BOOK.without(english, PAGE_WORDS[english]) == []


def test_the_polish_wording_uses_no_other_word_for_it() -> None:
    assert BOOK.with_word(OTHER_WORDS) == []


def test_no_player_has_a_gender_in_polish() -> None:
    assert BOOK.with_gender() == []


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
    assert BOOK.gendered(polish) == [fault]


def test_quotation_marks_are_those_of_the_language() -> None:
    assert misquoted(BOOK.all_of("en"), BOOK.all_of("pl")) == set()


# ---------------------------------------------------------------------- searching


def found(words: str, lang: str = "en") -> list[str]:
    return [rule.id for rule in search(GAME, words, lang)]


def test_without_words_the_whole_book_is_found_in_its_order() -> None:
    assert found("  ") == list(RULES)
    assert groups(GAME) == GROUPS


def test_a_rule_is_found_by_any_of_its_words_or_their_beginnings() -> None:
    assert found("differs") == ["ZS-17"] == found("DIFF everyb case")
    assert found("differs anchor") == []


def test_a_rule_is_found_without_accents_and_in_any_letters() -> None:
    assert found("PASOWAĆ", "pl") == found("pasowac", "pl") == ["ZS-27"]
    assert "ZS-50" in found("WSKAZ", "pl")


def test_words_of_the_other_language_find_nothing() -> None:
    assert found("pasowac", "en") == []
    assert found("neighbour", "pl") == []


@pytest.mark.parametrize("words", ["ZS-7", "zs-7", "Zs-7"])
def test_a_number_finds_its_rule_and_none_that_only_begins_like_it(words: str) -> None:
    assert found(words) == ["ZS-7"]


def test_a_number_alone_finds_the_rule_and_what_speaks_of_that_number() -> None:
    assert {"ZS-7", "ZS-21", "ZS-58"} <= set(found("7"))
    assert "ZS-71" not in found("7")


def test_words_inside_other_words_are_not_found() -> None:
    assert "ZS-17" not in found("verybody")


def test_a_game_without_a_rule_book_has_nothing_to_find() -> None:
    bare = replace(GAME, folder=Path(__file__).parent)
    assert (search(bare, "", "en"), groups(bare)) == ([], [])


# ---------------------------------------------------------------------- where a rule was used


def used(game: Timeline, rule: str, seat: int = PUBLIC) -> list[str]:
    """The kinds of the events that `uses` points at."""
    return [game.nodes[step].events[at].kind for step, at in uses(game, rule, seat)]


def test_a_rule_was_used_where_an_event_cites_it() -> None:
    game = dealt(cases=["bursztyn lazienki paserstwo"])
    play(game, "detective cytadela", "detective lazienki")
    first, second = (node.number for node in game.path() if node.move and node.move.verb == "detective")
    assert uses(game, "ZS-28") == [(first, 0), (second, 0)]
    assert (first, 0) in uses(game, "ZS-29")
    assert uses(game, "ZS-53") == uses(game, "no such rule") == []


def test_what_lies_ahead_on_the_line_counts_and_other_branches_do_not() -> None:
    game = dealt()
    play(game, "detective cytadela")
    left = game.here.number
    game.back()
    assert used(game, "ZS-28") == ["detective"]
    play(game, wrong(game, 0))
    assert used(game, "ZS-28") == []
    assert used(game, "ZS-53") == ["wrong"]
    game.jump(left)
    assert used(game, "ZS-53") == []


def test_a_refusal_is_no_use() -> None:
    game = dealt()
    play(game, "detective cytadela", ASK)
    before = used(game, "ZS-38")
    with pytest.raises(Illegal):
        game.do("detective cytadela")
    assert used(game, "ZS-38") == before == []


def test_every_pair_of_eyes_is_told_of_the_same_uses() -> None:
    game = dealt(3)
    play(game, ASK, wrong(game, 1), "detective muranow")
    for rule in RULES:
        assert len({tuple(uses(game, rule, eyes)) for eyes in (0, 1, 2, PUBLIC, TEACHER)}) == 1


def test_eyes_that_are_not_at_the_table_are_refused() -> None:
    with pytest.raises(InputError):
        uses(dealt(2), "ZS-28", 2)


def test_a_transcript_tells_where_a_rule_was_used() -> None:
    game = dealt()
    play(game, ASK, wrong(game, 1))
    again = gamekit.load(game.record(1))
    for rule in RULES:
        assert uses(again, rule, 1) == uses(game, rule, 1)
