"""The city of the kit: its map as the rules give it (ZS-2, ZS-3), its counts, and every name in every form."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

CITY = tomllib.loads((Path(__file__).parents[1] / "gamekit" / "zero_seven" / "city.toml").read_text(encoding="utf-8"))

# The table of ZS-13, typed once more: number -> name, English name, numbers of the adjacent places, degree.
PLACES = {
    1: ("Cytadela", "Citadel", (2, 3, 4), 3),
    2: ("Most Gdański", "Gdańsk Bridge", (1, 4, 5), 3),
    3: ("Muranów", "Muranów Estate", (1, 4, 6, 7), 4),
    4: ("Rynek Starego Miasta", "Old Town Square", (1, 2, 3, 5, 7, 8), 6),
    5: ("Bazar Różyckiego", "Różycki Bazaar", (2, 4, 8, 9), 4),
    6: ("Hala Mirowska", "Mirowska Hall", (3, 7, 10), 3),
    7: ("Ogród Saski", "Saxon Garden", (3, 4, 6, 8, 10, 11), 6),
    8: ("Mariensztat", "Mariensztat Hill", (4, 5, 7, 9, 11, 12), 6),
    9: ("Port Praski", "Praga Harbour", (5, 8, 12), 3),
    10: ("Plac Defilad", "Parade Square", (6, 7, 11, 13), 4),
    11: ("Nowy Świat", "New World Street", (7, 8, 10, 12, 13, 14), 6),
    12: ("Powiśle", "Riverside", (8, 9, 11, 14), 4),
    13: ("Pole Mokotowskie", "Mokotów Field", (10, 11, 14), 3),
    14: ("Łazienki", "Royal Baths Park", (11, 12, 13), 3),
}
SUSPECTS = {
    "Bursztyn": "Amber",
    "Kapelusz": "Hat",
    "Korek": "Cork",
    "Iskra": "Spark",
    "Mgiełka": "Haze",
    "Kometa": "Comet",
    "Guzik": "Button",
    "Chmura": "Cloud",
    "Zegar": "Clock",
    "Pieprz": "Pepper",
    "Latarnia": "Lantern",
    "Akordeon": "Accordion",
}
CRIMES = {
    "Włamanie": "Burglary",
    "Kradzież kieszonkowa": "Pickpocketing",
    "Oszustwo": "Fraud",
    "Podpalenie": "Arson",
    "Kradzież samochodu": "Car theft",
    "Łapówkarstwo": "Bribery",
    "Sabotaż": "Sabotage",
    "Paserstwo": "Fencing",
    "Fałszowanie biletów": "Ticket forgery",
    "Kradzież obrazu": "Art theft",
}
PICTURE = """
                1           2
          3           4           5
    6           7           8           9
         10          11          12
               13          14
"""

LABELS = {"slug", "pl", "en", "short_pl", "short_en"}
KEYS = {
    "place": LABELS | {"pl_to", "pl_at", "pl_gen", "pl_acc", "en_to", "en_at", "at", "adjacent"},
    "suspect": LABELS | {"letter", "pl_gen", "pl_acc", "pl_dat", "pl_ins"},
    "crime": LABELS | {"pl_gen", "pl_acc"},
}
TO_ASCII = str.maketrans("ąćęłńóśźż ", "acelnoszz_")
PL_LETTERS = re.compile(r"[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż .|-]+")
EN_LETTERS = re.compile(r"[A-Za-zńóż .|-]+")  # the letters of Gdańsk, Muranów and Różycki
LETTERS_AT_MOST, LINES_AT_MOST, LINE_AT_MOST = 14, 2, 9
NUMBER = {place["slug"]: number for number, place in enumerate(CITY["place"], start=1)}


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every place, suspect and crime, with its kind."""
    return ((kind, entry) for kind in KEYS for entry in CITY[kind])


def forms(entry: dict[str, Any], language: str) -> dict[str, str]:
    """The label, the forms and the short name in one language."""
    return {key: words for key, words in entry.items() if language in key.split("_")}


def numbers_adjacent(place: dict[str, Any]) -> tuple[int, ...]:
    return tuple(sorted(NUMBER[slug] for slug in place["adjacent"]))


def pairs() -> set[frozenset[str]]:
    return {frozenset((place["slug"], other)) for place in CITY["place"] for other in place["adjacent"]}


def test_every_place_has_the_name_and_the_neighbours_of_the_table() -> None:
    table = {number: row[:3] for number, row in PLACES.items()}
    places = dict(enumerate(CITY["place"], start=1))
    assert {number: (p["pl"], p["en"], numbers_adjacent(p)) for number, p in places.items()} == table


def test_the_table_itself_has_the_degrees_that_it_states() -> None:
    assert all(len(set(adjacent)) == degree for _, _, adjacent, degree in PLACES.values())
    assert sum(degree for *_, degree in PLACES.values()) == 58


def test_there_are_29_adjacent_pairs_and_none_is_listed_twice() -> None:
    assert len(pairs()) == 29
    assert sum(len(place["adjacent"]) for place in CITY["place"]) == 2 * 29


def test_adjacency_is_mutual_and_no_place_is_adjacent_to_itself() -> None:
    """ZS-3."""
    adjacent = {place["slug"]: place["adjacent"] for place in CITY["place"]}
    assert all(slug in adjacent[other] for slug, others in adjacent.items() for other in others)
    assert all(slug not in others for slug, others in adjacent.items())


def test_every_place_is_adjacent_exactly_to_the_nearest_places_of_the_picture() -> None:
    """On the picture the neighbours are one row away and half a gap to the side, or next in the row."""
    at = {place["slug"]: place["at"] for place in CITY["place"]}
    gaps = {frozenset((a, b)): (abs(at[a][0] - at[b][0]), abs(at[a][1] - at[b][1])) for a, b in combinations(at, 2)}
    assert {pair for pair, gap in gaps.items() if gap in {(2, 0), (1, 1)}} == pairs()


def test_the_places_stand_where_the_picture_has_them() -> None:
    rows = [re.finditer(r"\d+", row) for row in PICTURE.strip("\n").splitlines()]
    # The last digit of 6 stands in column 4, that of 7 in column 16: six columns are one unit.
    drawn = {int(m[0]): [(m.end() - 5) // 6, y] for y, row in enumerate(rows) for m in row}
    assert {NUMBER[place["slug"]]: place["at"] for place in CITY["place"]} == drawn


@pytest.mark.parametrize(("kind", "names"), [("suspect", SUSPECTS), ("crime", CRIMES)])
def test_suspects_and_crimes_have_the_names_of_the_table_in_its_order(kind: str, names: dict[str, str]) -> None:
    assert [(entry["pl"], entry["en"]) for entry in CITY[kind]] == list(names.items())


def test_every_place_gets_one_suspect_tile_and_one_crime_tile() -> None:
    """ZS-6 and ZS-7: the blanks fill up."""
    assert (CITY["blank_suspects"], CITY["blank_crimes"]) == (2, 4)
    assert len(CITY["suspect"]) + 2 == len(CITY["crime"]) + 4 == len(CITY["place"]) == 14


def test_nine_evidence_cards_lie_open_and_everybody_has_five_detectives() -> None:
    """ZS-9 and ZS-10."""
    assert (CITY["name"], CITY["display"], CITY["detectives"]) == ("warszawa", 9, 5)


def test_a_slug_is_the_polish_name_in_ascii() -> None:
    wrong = [entry["slug"] for _, entry in entries() if entry["slug"] != entry["pl"].lower().translate(TO_ASCII)]
    assert wrong == []
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", entry["slug"], re.ASCII) for _, entry in entries())


def test_no_slug_is_used_twice_and_none_means_a_blank_tile() -> None:
    slugs = [entry["slug"] for _, entry in entries()]
    assert len(set(slugs)) == len(slugs) == 36
    assert "blank" not in slugs


def test_every_entry_has_every_form_in_both_languages() -> None:
    assert [entry["slug"] for kind, entry in entries() if set(entry) != KEYS[kind]] == []
    words = [text for _, entry in entries() for language in ("pl", "en") for text in forms(entry, language).values()]
    assert len(words) == 14 * 10 + 12 * 8 + 10 * 6
    assert all(text and text == " ".join(text.split()) for text in words)


@pytest.mark.parametrize(("language", "letters"), [("pl", PL_LETTERS), ("en", EN_LETTERS)])
def test_names_are_spelled_with_the_letters_of_their_language(language: str, letters: re.Pattern[str]) -> None:
    words = [text for _, entry in entries() for text in forms(entry, language).values()]
    assert [text for text in words if not letters.fullmatch(text)] == []


def test_the_way_to_a_place_in_polish_takes_the_case_of_its_preposition() -> None:
    """`na` with the accusative goes with `na` for rest, `do` with the genitive goes with `w`."""
    for place in CITY["place"]:
        preposition, name = place["pl_to"].split(" ", 1)
        rest, case = {"na": ("na", "pl_acc"), "do": ("w", "pl_gen")}[preposition]
        assert name == place[case]
        assert place["pl_at"].split(" ", 1)[0] == rest


def test_the_way_to_a_place_in_english_and_being_there_name_it_alike() -> None:
    for place in CITY["place"]:
        name = place["en_to"].removeprefix("to ")
        assert name.removeprefix("the ") == place["en"]
        assert place["en_at"] in {f"{preposition} {name}" for preposition in ("at", "in", "on")}


def test_the_code_name_of_a_suspect_declines_as_that_of_a_person() -> None:
    """Masculine: the accusative is the genitive in -a; feminine: the accusative ends in -ę."""
    for suspect in CITY["suspect"]:
        gen, acc, dat, ins = (suspect[f"pl_{case}"] for case in ("gen", "acc", "dat", "ins"))
        if suspect["pl"].endswith("a"):
            stem = suspect["pl"][:-1]
            assert (acc, ins) == (f"{stem}ę", f"{stem}ą")
            assert gen in {f"{stem}y", f"{stem}i", stem}
            assert dat[-1] in "ei"
        else:
            stem = gen.removesuffix("a")
            assert (gen, acc, dat) == (f"{stem}a", f"{stem}a", f"{stem}owi")
            assert ins in {f"{stem}em", f"{stem}iem"}


def test_the_letter_of_a_suspect_is_no_letter_of_a_player() -> None:
    assert "".join(suspect["letter"] for suspect in CITY["suspect"]) == "NOPQRSTUVWXY"
    assert not {suspect["letter"] for suspect in CITY["suspect"]} & set("ABCDE")


def test_inside_a_sentence_a_crime_is_no_proper_name() -> None:
    assert all(crime[form] == crime[form].lower() for crime in CITY["crime"] for form in ("pl_gen", "pl_acc"))


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_short_name_fits_into_its_circle_and_is_the_only_one_of_its_kind(language: str) -> None:
    for kind in KEYS:
        shorts = [entry[f"short_{language}"] for entry in CITY[kind]]
        assert len(set(shorts)) == len(shorts)
        assert [short for short in shorts if not fits(short)] == []


def fits(short: str) -> bool:
    """At most 14 characters, in at most two lines of at most 9, none of them empty."""
    lines = short.split("|")
    return (
        len("".join(lines)) <= LETTERS_AT_MOST
        and len(lines) <= LINES_AT_MOST
        and all(0 < len(line) <= LINE_AT_MOST and line == line.strip() for line in lines)
    )


@pytest.mark.parametrize(
    "short", ["", "Łazienki|", "Ogród |Saski", "Rynek|Starego|Miasta", "Mariensztat", "Bazar|Różyckiego"]
)
def test_a_short_name_that_does_not_fit_is_found(short: str) -> None:
    assert not fits(short)
