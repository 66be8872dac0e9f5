"""Cards and a city of one's own: every fault is named, with its table, its row, its field, and what to do."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit import thirteen_clues, zero_seven
from gamekit.tables import TableError
from gamekit.thirteen_clues.board import load_deck, read_deck
from gamekit.zero_seven.board import load_city, read_city
from widgets.notebook import EXPLAINED, in_words

FILES = {"cards": thirteen_clues.GAME.folder / "cards.toml", "city": zero_seven.GAME.folder / "city.toml"}
READ: dict[str, Callable[[Any], Any]] = {"cards": read_deck, "city": read_city}
LOAD: dict[str, Callable[[Path], Any]] = {"cards": load_deck, "city": load_city}
CARD_FORMS = r"\{ \$(person|location|weapon|card|left|right|mystery|hand|informants|what)_([a-z]+) \}"
CITY_FORMS = r"\{ \$(place|suspect|crime|card|tile)_([a-z]+) \}"
PARTS = ("person", "location", "weapon")
ASKED = ("colour", "category", "kind")


def tables(name: str) -> dict[str, Any]:
    """The kit's own file, to be spoilt."""
    return tomllib.loads(FILES[name].read_text(encoding="utf-8"))


def fault(name: str, table: dict[str, Any]) -> str:
    with pytest.raises(TableError) as refused:
        READ[name](table)
    assert refused.value.pl
    assert refused.value.pl != refused.value.en
    return str(refused.value)


def rows() -> list[tuple[str, str]]:
    """(file, table) of every table."""
    return [(name, kind) for name in FILES for kind, value in tables(name).items() if isinstance(value, list)]


def needed(name: str, kind: str) -> list[str]:
    """The fields that all rows of a table have."""
    first, *others = tables(name)[kind]
    return [field for field in first if all(field in row for row in others)]


@pytest.mark.parametrize(("name", "kind"), rows())
def test_any_field_that_is_missing_is_named_with_its_row_and_what_to_do(name: str, kind: str) -> None:
    for field in needed(name, kind):
        table = tables(name)
        del table[kind][1][field]
        row = "2" if field == "slug" else table[kind][1]["slug"]
        told = fault(name, table)
        assert told.startswith(f"[[{kind}]] {row} has no `{field}`; write one")
        assert FILES[name].name in told


@pytest.mark.parametrize(("name", "kind"), rows())
@pytest.mark.parametrize("value", ["", "  ", -1, True, None, {"a": 1}])
def test_any_field_of_another_kind_is_named(name: str, kind: str, value: object) -> None:
    for field in needed(name, kind):
        table = tables(name)
        table[kind][0][field] = value
        assert re.match(rf"\[\[{kind}\]\] \w+: `{field}` must be ", fault(name, table)), field


@pytest.mark.parametrize(("name", "kind"), rows())
@pytest.mark.parametrize("value", [None, [], "x", [1], {"slug": "x"}])
def test_any_table_that_is_missing_is_named(name: str, kind: str, value: object) -> None:
    table = tables(name)
    table[kind] = value
    assert f"there is no table [[{kind}]]" in fault(name, table)
    del table[kind]
    assert f"begin each of its rows with that line, as the kit's {FILES[name].name} does" in fault(name, table)


@pytest.mark.parametrize(
    ("name", "field"), [("cards", "name"), *(("city", f) for f in ("name", "blank_crimes", "display", "detectives"))]
)
def test_what_the_file_says_of_itself_is_needed(name: str, field: str) -> None:
    for value in (None, "", -1, 0.5):
        table = tables(name)
        table[field] = value
        assert f"the file: `{field}` must be " in fault(name, table)
    del table[field]
    assert f"the file has no `{field}`; write one" in fault(name, table)
    assert "the file has no `name`" in fault(name, {})


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_none_or_is_empty_is_refused_in_words(name: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    for written in (b"foo bar", b"name = '\xff'", b"a = " + b"[" * 100_000):
        path.write_bytes(written)
        with pytest.raises(ValueError, match=r"own\.toml is no TOML file in UTF-8: .*; mend it there"):
            LOAD[name](path)
    path.write_bytes(b"")
    with pytest.raises(ValueError, match="the file has no `name`"):
        LOAD[name](path)
    with pytest.raises(FileNotFoundError):
        LOAD[name](tmp_path / "none.toml")


@pytest.mark.parametrize(("name", "kind"), rows())
@pytest.mark.parametrize("slug", ["?", "1", "12", "-", "_", "pan oficer", "Oficer", "ksiażę", "a\n", "a:b"])
def test_a_slug_that_the_notation_cannot_read_is_refused(name: str, kind: str, slug: str) -> None:
    table = tables(name)
    table[kind][0]["slug"] = slug
    told = fault(name, table)
    assert told.startswith(f"[[{kind}]] {slug}: `slug` cannot be {slug!r}; write small letters from a to z")


@pytest.mark.parametrize("slug", ["a", "agent_007", "x-ray", "left", "ask", "7up"])
def test_a_slug_of_other_letters_is_a_word_of_the_notation(slug: str) -> None:
    table = tables("cards")
    table["person"][0]["slug"] = slug
    game = gamekit.start(thirteen_clues.game(read_deck(table)), 6)
    game.do(f"chance: deal 0 {slug}")
    assert gamekit.load(game.record(), {game.game.name: game.game}).path()[-1].move == game.path()[-1].move


@pytest.mark.parametrize(("name", "kind"), rows())
def test_two_slugs_alike_are_refused_with_both_rows(name: str, kind: str) -> None:
    table = tables(name)
    other = next(key for key, value in reversed(table.items()) if isinstance(value, list))
    table[kind][0]["slug"] = slug = table[other][-1]["slug"]
    told = fault(name, table)
    assert "same `slug`; give each a short name of its own" in told
    assert f"[[{kind}]] {slug} ({slug}), " in told
    assert told.endswith(f"[[{other}]] {slug} ({slug})")


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [("cards", "person", "weapon"), ("cards", "colour", "category"), ("city", "suspect", "crime")],
)
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_two_names_that_nobody_could_tell_apart_are_refused(name: str, one: str, other: str, lang: str) -> None:
    table = tables(name)
    table[one][0][lang] = table[other][0][lang].upper()
    told = fault(name, table)
    assert f"same `{lang}`; give each a name of its own" in told
    assert f"[[{one}]] {table[one][0]['slug']}" in told
    assert f"[[{other}]] {table[other][0]['slug']}" in told


def test_an_optional_form_must_be_words_too() -> None:
    table = tables("cards")
    short = next(row for row in table["category"] if "pl_short" in row)
    del short["pl_short"]
    read_deck(table)
    short["pl_short"] = 5
    assert f"[[category]] {short['slug']}: `pl_short` must be words in quotation marks, not 5" in fault("cards", table)


# ---------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("kind", "field", "value", "known"),
    [
        ("person", "colour", "zloty", "fioletowy, rozowy, czerwony"),
        ("weapon", "category", "mezczyzna", "bron_reczna, bron_dystansowa ("),
        ("category", "kind", "zwierze", "osoba, lokalizacja, bron ("),
    ],
)
def test_a_word_that_names_nothing_there_is_refused_with_what_there_is(
    kind: str, field: str, value: str, known: str
) -> None:
    table = tables("cards")
    table[kind][0][field] = value
    told = fault("cards", table)
    assert told.startswith(
        f"[[{kind}]] {table[kind][0]['slug']}: `{field}` cannot be {value!r} here; write one of these"
    )
    assert known in told


@pytest.mark.parametrize("colour", ["zloty", "szary"])
def test_a_card_too_many_is_not_dropped_in_silence(colour: str) -> None:
    table = tables("cards")
    table["person"].append(table["person"][0] | {"slug": "duch", "pl": "Duch", "en": "Ghost", "colour": colour})
    told = fault("cards", table)
    assert "duch" in told
    assert colour in told


def test_a_colour_with_two_cards_of_a_kind_names_them() -> None:
    table = tables("cards")
    table["weapon"][1]["colour"] = table["weapon"][0]["colour"]
    told = fault("cards", table)
    assert "[[colour]] fioletowy needs one weapon, not 2 ([[weapon]] noz, [[weapon]] kusza)" in told
    assert "give exactly one [[weapon]] the `colour` fioletowy" in told


def forms_spoken(game: gamekit.Game, pattern: str, lang: str) -> set[tuple[str, str]]:
    """(kind of name, form) of all that the sentences of a game need beside the plain name."""
    return set(re.findall(pattern, (game.folder / f"{lang}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_form_that_a_sentence_about_cards_needs_is_asked_of_every_row(lang: str) -> None:
    spoken = forms_spoken(thirteen_clues.GAME, CARD_FORMS, lang)
    assert {("person", "was"), ("what", "asks")} <= spoken
    for about, form in spoken:
        kinds = ASKED if about == "what" else (about,) if about in PARTS else PARTS
        assert [kind for kind in kinds if f"{lang}_{form}" not in needed("cards", kind)] == [], (about, form)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_form_that_a_sentence_about_the_city_needs_is_asked_of_every_row(lang: str) -> None:
    spoken = forms_spoken(zero_seven.GAME, CITY_FORMS, lang)
    assert {("place", "to"), ("place", "at")} <= spoken
    for about, form in spoken:
        kinds = (about,) if about in tables("city") else ("suspect", "place", "crime")
        assert [kind for kind in kinds if f"{lang}_{form}" not in needed("city", kind)] == [], (about, form)


# ---------------------------------------------------------------------- the city


@pytest.mark.parametrize("at", [[1], [1, 2, 3], ["a", 1], [1, None], [True, 1]])
def test_a_place_needs_two_numbers_on_the_map(at: list[object]) -> None:
    table = tables("city")
    table["place"][0]["at"] = at
    assert f"[[place]] cytadela: `at` must be two numbers, as [2, 0], not {at!r}" in fault("city", table)


def test_a_neighbour_that_is_no_place_is_refused() -> None:
    table = tables("city")
    table["place"][0]["adjacent"] = ["muranow", "korek"]
    told = fault("city", table)
    assert told.startswith("[[place]] cytadela: `adjacent` cannot be 'korek' here; write one of these: cytadela, ")


def test_blank_means_no_element() -> None:
    table = tables("city")
    table["crime"][0]["slug"] = "blank"
    assert fault("city", table) == "[[crime]] blank: `slug` means a tile without anything; give it another one"


@pytest.mark.parametrize(("field", "kind", "advice"), [("blank_suspects", "suspect", 2), ("blank_crimes", "crime", 4)])
def test_tiles_and_places_must_be_as_many(field: str, kind: str, advice: int) -> None:
    table = tables("city")
    table[field] += 1
    told = fault("city", table)
    assert told.startswith(f"`{field}`: {14 - advice} [[{kind}]] and the blanks must make 14 tiles; write {advice} ")
    table["place"] = table["place"][:1]
    table["place"][0]["adjacent"] = []
    assert "there must be fewer" in fault("city", table)


def test_a_notebook_tells_what_is_wrong_in_the_language_of_its_reader() -> None:
    table = tables("city")
    del table["place"][0]["en"]
    with pytest.raises(EXPLAINED) as refused:
        read_city(table)
    assert in_words(refused.value, "en").startswith("[[place]] cytadela has no `en`; write one")
    assert in_words(refused.value, "pl").startswith("[[place]] cytadela: brakuje `en`. Dopisz")
