"""The cards of 13 Clues: counts, categories, and every name in every form."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

CARDS = tomllib.loads(
    (Path(__file__).parents[1] / "gamekit" / "thirteen_clues" / "cards.toml").read_text(encoding="utf-8")
)
PARTS = ("person", "location", "weapon")

# Table 1 of the rules, typed once more: Polish and English name of a colour, then of its person (m man, w woman), its
# location (i indoor, o outdoor), its weapon (h melee, r ranged).
TABLE = """
fioletowy purple     | Oficer Officer m       | Salon Parlor i               | Nóż Knife h
różowy pink          | Książę Duke m          | Targ Market o                | Kusza Crossbow r
czerwony red         | Rzeźnik Butcher m      | Biblioteka Library i         | Trucizna Poison h
zielony green        | Hrabina Countess w     | Park Park o                  | Miecz Sword h
żółty yellow         | Pielęgniarka Nurse w   | Muzeum Museum i              | Dmuchawka Blowgun r
niebieski blue       | Pokojówka Maid w       | Port Harbor o                | Karabin Rifle r
pomarańczowy orange  | Tancerka Dancer w      | Teatr Theater i              | Pistolet Gun r
biały white          | Marynarz Sailor m      | Plac Plaza o                 | Świecznik Candlestick h
brązowy brown        | Kwiaciarka Florist w   | Wagon Railcar i              | Młotek Hammer h
szary gray           | Woźnica Coachman m     | Tor_wyścigowy Racecourse o   | Łuk Bow r
"""
CATEGORY = dict(zip("mwiohr", (row["slug"] for row in CARDS["category"]), strict=True))
LABELS = {"slug", "pl", "en"}
COUNTED = {"pl_one", "pl_few", "pl_many", "en_one", "en_many"}
ASKED = LABELS | COUNTED | {"pl_acc", "pl_asks", "en_asks"}
SHORT = {"pl_short", "en_short"}  # only where a name is long
CARD = LABELS | {"colour", "category", "pl_acc", "pl_gen", "en_acc"}
KEYS = {
    "colour": ASKED,
    "category": ASKED | {"kind"},
    "kind": ASKED | {"cards"},
    "person": CARD | {"pl_was", "en_was"},
    "location": CARD | {"pl_at", "en_at"},
    "weapon": CARD | {"pl_with", "en_with"},
}
WEAPONS = {"bron": "broń", "bron_reczna": "broń ręczną", "bron_dystansowa": "broń dystansową"}  # asked for as a mass
TO_ASCII = str.maketrans("ąćęłńóśźż ", "acelnoszz_")
ENTRIES: list[tuple[str, dict[str, Any]]] = [(kind, entry) for kind in KEYS for entry in CARDS[kind]]


def rows() -> list[list[list[str]]]:
    """The table by colour: [names of the colour, of the person, of the location, of the weapon]."""
    return [[part.split() for part in line.split("|")] for line in TABLE.strip().splitlines()]


def test_the_colours_stand_in_the_order_of_the_table() -> None:
    assert [[row["pl"], row["en"]] for row in CARDS["colour"]] == [row[0] for row in rows()]


@pytest.mark.parametrize(("at", "part"), list(enumerate(PARTS, start=1)))
def test_every_colour_has_the_card_of_the_table(at: int, part: str) -> None:
    colours = [row["slug"] for row in CARDS["colour"]]
    for colour, row in zip(colours, rows(), strict=True):
        pl, en, category = row[at]
        (card,) = [entry for entry in CARDS[part] if entry["colour"] == colour]
        assert (card["pl"], card["en"], card["category"]) == (pl.replace("_", " "), en, CATEGORY[category])


def test_six_categories_have_five_cards_each_and_three_kinds_ten() -> None:
    counts = Counter(entry["category"] for part in PARTS for entry in CARDS[part])
    assert counts == {category["slug"]: 5 for category in CARDS["category"]}
    assert [len(CARDS[part]) for part in PARTS] == [10, 10, 10]
    assert [kind["cards"] for kind in CARDS["kind"]] == list(PARTS)
    assert [category["kind"] for category in CARDS["category"]] == ["osoba"] * 2 + ["lokalizacja"] * 2 + ["bron"] * 2


def test_a_slug_is_the_polish_name_in_ascii_and_stands_once() -> None:
    short = {"tor_wyscigowy": "tor"}
    wanted = [entry["pl"].lower().translate(TO_ASCII) for _, entry in ENTRIES]
    assert [entry["slug"] for _, entry in ENTRIES] == [short.get(slug, slug) for slug in wanted]
    assert len({entry["slug"] for _, entry in ENTRIES}) == len(ENTRIES) == 49


def test_every_entry_has_every_form_in_both_languages() -> None:
    assert [entry["slug"] for kind, entry in ENTRIES if set(entry) - SHORT != KEYS[kind]] == []
    words = [text for _, entry in ENTRIES for text in entry.values()]
    assert all(text and text == " ".join(text.split()) for text in words)


def test_the_sentence_of_an_accusation_names_the_cards_by_their_gender_and_case() -> None:
    for person in CARDS["person"]:
        verb = "była" if person["category"] == "kobieta" else "był"
        assert person["pl_was"] == f"To {verb} {person['pl']}"
        assert person["en_was"] == f"It was the {person['en']}"
    for location in CARDS["location"]:
        assert re.fullmatch(rf"(w|na) {location['pl'][:3]}.*(e|u|m|ym)", location["pl_at"])
        assert location["en_at"] in {f"{preposition} the {location['en']}" for preposition in ("in", "at", "on")}
    for weapon in CARDS["weapon"]:
        ending = "ą" if weapon["pl"].endswith("a") else "em"
        soft = {"Młotek": "Młotkiem", "Łuk": "Łukiem", "Świecznik": "Świecznikiem"}
        stem = weapon["pl"].removesuffix("a")
        with_it = soft.get(weapon["pl"], {"Nóż": "Nożem"}.get(weapon["pl"], f"{stem}{ending}"))
        assert weapon["pl_with"] == f"{'ze' if weapon['pl'] == 'Świecznik' else 'z'} {with_it}"
        assert weapon["en_with"] == f"with the {weapon['en']}"


def test_what_somebody_sees_stands_in_the_accusative() -> None:
    """Feminine in -a: -ę; men: as the genitive; all else: as the nominative."""
    for kind, entry in ((part, entry) for part in PARTS for entry in CARDS[part]):
        acc, gen, name = entry["pl_acc"], entry["pl_gen"], entry["pl"]
        if name.endswith("a"):
            assert acc == f"{name[:-1]}ę"
            assert gen in {f"{name[:-1]}y", f"{name[:-1]}i"}
        elif kind == "person":
            assert acc == gen != name
        else:
            assert acc == name
        assert entry["en_acc"] == f"the {entry['en']}"


def test_a_question_is_a_whole_phrase_about_what_is_counted() -> None:
    for entry in (entry for kind in ("colour", "category", "kind") for entry in CARDS[kind]):
        how = "Ilu" if entry["slug"] == "mezczyzna" else "Ile"
        assert entry["pl_asks"] == f"{how} {entry['pl_many']} widzisz"
        assert entry["en_asks"] == f"How many {entry['en_many']} do you see"
        assert entry["pl_acc"] == WEAPONS.get(entry["slug"], entry["pl_few"])
    for colour in CARDS["colour"]:
        assert colour["en_many"] == f"{colour['en']} cards"
        ending = "ich" if colour["pl"].endswith("i") else "ych"
        assert colour["pl_many"] == f"{colour['pl'][:-1]}{ending} kart"


def test_the_questions_of_the_rules_read_as_a_native_would_ask_them() -> None:
    asked = {entry["slug"]: entry["pl_asks"] for kind in ("colour", "category", "kind") for entry in CARDS[kind]}
    wanted = {
        "czerwony": "Ile czerwonych kart widzisz",
        "mezczyzna": "Ilu mężczyzn widzisz",
        "kobieta": "Ile kobiet widzisz",
        "wnetrze": "Ile wnętrz widzisz",
        "plener": "Ile plenerów widzisz",
        "bron_reczna": "Ile sztuk broni ręcznej widzisz",
        "bron_dystansowa": "Ile sztuk broni dystansowej widzisz",
        "osoba": "Ile osób widzisz",
        "lokalizacja": "Ile lokalizacji widzisz",
        "bron": "Ile sztuk broni widzisz",
    }
    assert {slug: asked[slug] for slug in wanted} == wanted


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_two_cards_and_no_two_questions_are_called_alike(lang: str) -> None:
    for kinds in (PARTS, ("colour", "category", "kind")):
        names = [entry[lang] for kind in kinds for entry in CARDS[kind]]
        assert len(set(names)) == len(names)


def test_no_polish_letter_is_in_an_english_form() -> None:
    words = [text for _, entry in ENTRIES for key, text in entry.items() if key.split("_")[0] == "en"]
    letters = set("ąćęłńóśźż")
    assert [text for text, letter in product(words, letters) if letter in text.lower()] == []
