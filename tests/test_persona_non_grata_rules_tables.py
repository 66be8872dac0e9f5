"""Persona Non Grata: the cards can be replaced, and a table that contradicts itself is refused in words."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest
from persona_non_grata_positions import event, everywhere, played
from rules_tested import rule

import gamekit
from gamekit.persona_non_grata import GAME, game
from gamekit.persona_non_grata.board import BOX, FOLDER, OWN, load_box, read_box
from gamekit.persona_non_grata.scoring import points
from gamekit.tables import TableError
from gamekit.text import LANGUAGES, text
from gamekit.timeline import Timeline


def changed(kind: str, row_slug: str, **fields: Any) -> dict[str, Any]:
    """The kit's table with some fields of a row replaced."""
    table = deepcopy(OWN)
    row = next(row for row in table[kind] if str(row.get("slug", row.get("players"))) == row_slug)
    row.update(fields)
    return table


def few_cards() -> dict[str, Any]:
    """Three grades of one copy, so that hands cannot be dealt."""
    return OWN | {"grade": [row | {"copies": 1} for row in OWN["grade"]]}


X_WORKER = {"slug": "x_worker", **dict.fromkeys(("en", "pl", "en_short", "pl_short"), "X")}
WRONG: dict[str, dict[str, Any]] = {
    "twice": OWN | {"corporation": [*OWN["corporation"][:-1], OWN["corporation"][-1] | {"slug": "sjt_x"}]},
    "stack": OWN | {"corporation_cards": [4, 2]},
    "number": changed("grade", "worker", value=0),
    "letter": changed("corporation", "sjt", letter="SJT"),
    "activator": changed("grade", "worker", activator=False),
    "actions": OWN | {"action": OWN["action"][::-1]},
    "days": changed("action", "download", copies=3),
    "players": OWN | {"party": OWN["party"][1:]},
    "corporations": changed("party", "4", corporations=7),
    "few": few_cards(),
}
WRONG["twice"]["grade"] = [*OWN["grade"], OWN["grade"][0] | X_WORKER]
MORE: list[tuple[dict[str, Any], str, str]] = [  # a table, the reason, and what is named in both languages
    (OWN | {"corporation_cards": [4, 2, 2]}, "stack", "corporation_cards"),
    (OWN | {"corporation_cards": [4, 2, -1]}, "stack", "corporation_cards"),
    (OWN | {"corporation_cards": [4, 2, True]}, "stack", "corporation_cards"),
    (OWN | {"corporation_cards": [4, 3, 2, 1]}, "stack", "corporation_cards"),
    (OWN | {"corporation_cards": "4"}, "wrong_kind", "corporation_cards"),
    (changed("grade", "worker", copies=0), "number", "copies"),
    (changed("grade", "worker", copies=101), "number", "100"),
    (changed("grade", "worker", value=101), "number", "`value`"),
    (
        OWN | {"action": [row | {"copies": n} for row, n in zip(OWN["action"], (4, 1, 0, 0), strict=True)]},
        "number",
        "[[action]] left",
    ),
    (changed("corporation", "sjt", letter="123"), "letter", "sjt"),
    (changed("grade", "worker", copies="3"), "wrong_kind", "`copies`"),
    (changed("grade", "worker", activator=1), "wrong_kind", "`activator`"),
    (changed("party", "2", corporations=0), "corporations", "[[party]]"),
    (changed("party", "2", corporations=4), "few", "60"),
    (changed("party", "3", corporations=4), "few", "54"),
    (changed("corporation", "sjt", slug="2"), "no_slug", "[[corporation]]"),
    (changed("corporation", "sjt", slug="biolife"), "same_slug", "[[corporation]] biolife"),
    (changed("corporation", "sjt", en="lumni"), "same_name", "[[corporation]] lumni"),
    (changed("corporation", "sjt", letter="L"), "same_name", "`letter`"),
    (changed("grade", "worker", pl="prezes"), "same_name", "[[grade]] president"),
    (changed("grade", "worker", pl_short="Ps"), "same_name", "`pl_short`"),
    (changed("action", "left", pl="Pobranie"), "same_name", "[[action]] left"),
]


def refused(table: dict[str, Any]) -> TableError:
    """Why a table is refused."""
    with pytest.raises(TableError) as caught:
        read_box(table)
    return caught.value


@rule("PNG-2", "PNG-3", "PNG-4", "PNG-7", "PNG-8")
@pytest.mark.parametrize("reason", WRONG)
def test_a_table_that_contradicts_itself_is_refused_in_both_languages(reason: str) -> None:
    error = refused(WRONG[reason])
    assert error.reason == reason
    assert str(error) == error.en != error.pl


@rule("PNG-2", "PNG-3", "PNG-4")
@pytest.mark.parametrize(("table", "reason", "named"), MORE)
def test_what_is_wrong_is_named_as_it_stands_in_the_file(table: dict[str, Any], reason: str, named: str) -> None:
    error = refused(table)
    assert error.reason == reason
    assert named in error.en
    assert named in error.pl


def test_every_contradiction_that_has_words_is_found() -> None:
    words = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    told = {line.split()[0] for line in words.splitlines() if line.startswith("table-")}
    assert told == {f"table-{reason}" for reason in WRONG}


@pytest.mark.parametrize("field", OWN)
def test_a_table_without_one_of_its_parts_is_refused(field: str) -> None:
    with pytest.raises(TableError, match=field):
        read_box({name: value for name, value in OWN.items() if name != field})


CASES = ("pl_acc", "pl_gen", "pl_ins")


def other_table() -> dict[str, Any]:
    """A table by hand: two grades, one of which is an activator, other values, names and numbers."""
    clerk = {"slug": "clerk", "value": 1, "copies": 8, "activator": False, "en": "Clerk", "pl": "urzędnik"}
    boss = {"slug": "boss", "value": 9, "copies": 6, "activator": True, "en": "Boss", "pl": "szef"}
    signs = ({"en_short": "C", "pl_short": "U"}, {"en_short": "B", "pl_short": "S"})
    cases = ({"pl_acc": "urzędnika", "pl_gen": "urzędnika", "pl_ins": "urzędnikiem"}, dict.fromkeys(CASES, "szefa"))
    grades = [clerk | cases[0] | signs[0], boss | cases[1] | signs[1]]
    parties = [{"players": players, "corporations": 6} for players in (2, 3, 4)]
    return OWN | {"name": "other", "corporation_cards": [7, 3, 1], "grade": grades, "party": parties}


@rule("PNG-3", "PNG-8", "PNG-37")
def test_a_game_can_be_played_with_cards_of_ones_own() -> None:
    mine = game(read_box(other_table()))
    assert (mine.data, GAME.data) == ("other", "persona")
    timeline = played({0: "biolife_boss biolife_clerk", 1: "biolife_clerk"}, {}, {}, seats=2, game=mine)
    assert timeline.over
    first = event(timeline, "first", corporation="biolife", cards=["biolife_7"])
    assert (first.seat, first.details["sum"]) == (0, 10)
    whole = mine.tables.full(2)
    assert sum(whole) == 6 * 14
    assert everywhere(timeline.state) == whole
    assert points(mine.tables, timeline.state, 0) == timeline.scores()[0].points
    assert gamekit.load(timeline.record(), {mine.name: mine}).state == timeline.state


@rule("PNG-2")
def test_one_corporation_is_enough_if_it_has_cards_for_all() -> None:
    parties = [{"players": players, "corporations": 1} for players in (2, 3, 4)]
    grades = [row | {"copies": 20} for row in OWN["grade"]]
    timeline = played({}, {}, {}, seats=2, game=game(read_box(OWN | {"party": parties, "grade": grades})))
    assert timeline.over
    assert len(timeline.state.keys) == 1


@rule("PNG-57")
def test_with_other_cards_the_activator_of_lowest_value_is_lost() -> None:
    mine = game(read_box(other_table()))
    options = {"activator_lost": True}
    timeline = played({0: "biolife_boss biolife_boss", 1: "biolife_boss"}, {}, {}, seats=2, options=options, game=mine)
    lost = [found.details["card"] for found in (event(timeline, "lost", corporation="biolife", card="biolife_1"),)]
    assert lost == ["biolife_1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_ones_own_have_names(lang: str) -> None:
    words = text(lang, game(read_box(other_table())))
    assert words.name("card", "biolife_boss") == {"en": "Biolife Boss", "pl": "szef Biolife"}[lang]
    assert words.name("card", "biolife_boss", "acc") == {"en": "Biolife Boss", "pl": "szefa Biolife"}[lang]
    assert words.name("card", "biolife_7", "short") == "B 7"


def test_a_file_of_ones_own_is_read(tmp_path: Any) -> None:
    written = (FOLDER / "cards.toml").read_text(encoding="utf-8").replace('name = "persona"', 'name = "mine"')
    path = tmp_path / "mine.toml"
    path.write_text(written, encoding="utf-8")
    box = load_box(path)
    assert (box.name, box.cards) == ("mine", BOX.cards)
    timeline, rng = Timeline(game(box), game(box).setting(4)), random.Random(3)
    while not timeline.over:
        timeline.play(timeline.random_move(rng))
    assert sum(timeline.state.deck) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_has_all_the_forms_that_sentences_need(lang: str) -> None:
    for kind, rows in GAME.names(lang).items():
        for slug, forms in rows.items():
            assert all(forms.values()), slug
            if kind in ("card", "grade", "action"):
                assert {"", "acc", "gen", "ins"} <= set(forms), slug
    assert len(GAME.names(lang)["card"]) == 30 + 18
