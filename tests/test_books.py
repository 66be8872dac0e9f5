"""What the tests of rulebooks would find, if it were there."""

from __future__ import annotations

import pytest
from books import Book, misquoted, plain

GOOD = {"source": "page", "group": "turn", "en": "It has 2 cards.", "pl": "Ma 2 karty."}


def book(**changes: str) -> Book:
    """A book of two rules, the second one changed."""
    found = Book("zero_seven", english="card", players="sąsiad")
    found.rules = {"R-1": GOOD, "R-2": GOOD | {"en": "It is over.", "pl": "To koniec."} | changes}
    found.wordings = [(rule, table[lang]) for rule, table in found.rules.items() for lang in ("en", "pl")]
    return found


def test_a_good_book_has_no_faults() -> None:
    good = book()
    faults = (good.incomplete(), good.long_winded(), good.foreign(), good.unlike_in_numbers(), good.with_gender())
    assert faults == ([], [], [], [], [])


@pytest.mark.parametrize(
    ("fault", "changes"),
    [
        ("incomplete", {"pl": ""}),
        ("incomplete", {"pl": " To koniec."}),
        ("incomplete", {"note": "more"}),
        ("foreign", {"en": "The gracz is Łukasz."}),
        ("foreign", {"pl": "To jest card."}),
        ("unlike_in_numbers", {"en": "It is 3."}),
        ("with_gender", {"pl": "Gracz, który przegrał, pasuje."}),
        ("with_gender", {"pl": "Sąsiad przegrał."}),
        ("long_winded", {"en": "it is over."}),
        ("long_winded", {"en": "It is over"}),
        ("long_winded", {"en": "One. Two. Three."}),
    ],
)
def test_a_fault_is_found(fault: str, changes: dict[str, str]) -> None:
    assert getattr(book(**changes), fault)() == ["R-2"]


def test_two_rules_with_one_wording_are_both_found() -> None:
    assert book(en=GOOD["en"]).incomplete() == ["R-1", "R-2"]


def test_a_group_that_stands_in_two_places_is_there_twice() -> None:
    torn = book(group="end")
    torn.rules["R-3"] = GOOD
    assert torn.groups() == ["turn", "end", "turn"]


def test_what_is_called_otherwise_in_polish_is_found() -> None:
    assert book().naming("cards?") == ["R-1"]
    assert (book().without("cards?", "kart"), book().without("cards?", "żeton")) == ([], ["R-1"])


def test_quotation_marks_of_another_language_are_found() -> None:
    assert misquoted("“one”", "„jeden”") == set()
    assert misquoted("„one”", "“jeden”") == {"„", "“", "unpaired"}
    assert misquoted("player's", "gracz's") == {"'"}


def test_a_long_sentence_is_not_plain() -> None:
    assert plain("One two three.", 1, 3)
    assert not plain("One two three four.", 1, 3)
