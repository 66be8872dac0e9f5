"""Northwest Passage: the table of the game can be replaced, and one that contradicts itself is refused in words."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from rules_tested import rule

import gamekit
from gamekit.northwest_passage import GAME, game
from gamekit.northwest_passage.board import BOXES, FOLDER, TABLES, load_board, read_board
from gamekit.northwest_passage.tiles import turned
from gamekit.tables import TableError, read_toml

OWN = read_toml(FOLDER / TABLES[0])
SMALL = BOXES["small"]


def changed(kind: str, word: str, **fields: Any) -> dict[str, Any]:
    """The kit's table with some fields of a row replaced."""
    table = deepcopy(OWN)
    row = next(row for row in table[kind] if row.get("slug", str(row.get("players", row.get("token")))) == word)
    row.update(fields)
    return table


def renamed(kind: str, slug: str, new: str) -> dict[str, Any]:
    """The kit's table with another slug in a row."""
    return changed(kind, slug, slug=new)


WRONG: dict[str, dict[str, Any]] = {
    "size": OWN | {"columns": 1},
    "order": OWN | {"vehicle": OWN["vehicle"][::-1]},
    "no_squares": changed("place", "greenland", squares=[]),
    "no_square": changed("place", "greenland", squares=["p4", "z9"]),
    "not_at_edge": changed("place", "greenland", squares=["o4"]),
    "shared_side": changed("place", "passage", side="east", squares=["p4"]),
    "zone_columns": changed("zone", "east", columns=["k", "z"]),
    "zones": changed("zone", "east", columns=["l", "p"]),
    "frozen": changed("spot", "l3", frozen=9),
    "large": OWN | {"large": [*OWN["large"], 64]},
    "large_twice": OWN | {"large": [*OWN["large"], 7]},
    "pattern": changed("pile", "sea", pattern="SS/SX"),
    "same_pile": changed("pile", "sea", pattern="SL/SS"),
    "piles": OWN | {"pile": OWN["pile"][:5]},
    "no_tile": OWN | {"large": OWN["large"][:63]},
    "two_icons": changed("icon", "cairn", left=[45, 54, 58, 60, 61, 62, 63, 20]),
    "cost": changed("action", "move", crew=8),
    "parties": OWN | {"party": OWN["party"][1:]},
    "arrivals": changed("party", "3", passage=[13, 7]),
    "token": OWN | {"honour": [{"token": "whale", "points": [1]}]},
    "honour": changed("honour", "island", points=["much"]),
    "honour_twice": OWN | {"honour": [*OWN["honour"], OWN["honour"][0]]},
}
MORE: list[tuple[dict[str, Any], str, str]] = [  # a table, the reason, and what is named in both languages
    (changed("place", "greenland", side="up"), "no_choice", "[[place]] greenland: `side`"),
    (OWN | {"spot": [*OWN["spot"], OWN["spot"][0] | {"en": "x", "pl": "x"}]}, "same_slug", "[[spot]] t"),
    *((renamed("pile", "sea", slug), "no_slug", "[[pile]]") for slug in ("34", "open sea", "?", "Sea", "a\nb", "²")),
    (renamed("spot", "l1", "l 1"), "no_slug", "[[spot]] l 1"),
    (renamed("zone", "east", "1"), "no_slug", "[[zone]] 1"),
    (renamed("icon", "cairn", "2"), "no_slug", "[[icon]] 2"),
    (renamed("place", "greenland", "green land"), "no_slug", "[[place]] green land"),
    (changed("pile", "sea", en="cape"), "same_name", "[[pile]] sea (cape), [[pile]] cape (cape)"),
    (changed("pile", "sea", pl="Przylądek"), "same_name", "`pl`"),
    (changed("token", "island", pl="kopiec"), "same_name", "[[token]] island"),
    (changed("place", "greenland", en="the Northwest Passage"), "same_name", "[[place]] greenland"),
    (changed("icon", "strait", left=[20.0, 28]), "no_tile", "20.0"),
    (changed("icon", "wreck", left=[True, 2]), "no_tile", "True"),
    (changed("icon", "strait", left=[[20]]), "no_tile", "`left`"),
    (OWN | {"large": [*OWN["large"][1:], 0.0]}, "large", "0.0"),
    (OWN | {"large": [*OWN["large"], 7]}, "large_twice", " 7 "),
    (changed("honour", "island", points=[1, 5, 9]), "honour", "[[honour]] 1: "),
    (changed("honour", "island", points=[1, 5, 9]), "honour", "[1, 5, 9]"),
    (changed("party", "2", passage=[3, 10]), "arrivals", "`passage`"),
    (changed("party", "2", greenland=[0, 6]), "arrivals", "`greenland`"),
    (changed("party", "2", greenland=[6, True]), "arrivals", "[6, True]"),
]


def refused(table: dict[str, Any]) -> TableError:
    with pytest.raises(TableError) as caught:
        read_board(table)
    return caught.value


@rule("NWP-1", "NWP-14", "NWP-18", "NWP-19")
@pytest.mark.parametrize("reason", WRONG)
def test_a_table_that_contradicts_itself_is_refused_in_both_languages(reason: str) -> None:
    error = refused(WRONG[reason])
    assert error.reason == reason
    assert str(error) == error.en != error.pl


@rule("NWP-14", "NWP-102", "NWP-103", "NWP-104")
@pytest.mark.parametrize(("table", "reason", "named"), MORE)
def test_what_is_wrong_is_named_as_it_stands_in_the_file(table: dict[str, Any], reason: str, named: str) -> None:
    error = refused(table)
    assert error.reason == reason
    assert named in error.en
    assert named in error.pl


def test_every_contradiction_that_has_words_is_found() -> None:
    words = (FOLDER / "en.ftl").read_text(encoding="utf-8")
    told = {line.split()[0] for line in words.splitlines() if line.startswith("table-")}
    assert told == {f"table-{reason}" for reason in (*WRONG, "same_board")}


def test_two_boards_of_one_name_cannot_be_played_together() -> None:
    small = read_board(read_toml(FOLDER / TABLES[1]) | {"name": "house"})
    with pytest.raises(TableError) as caught:
        game(BOXES["house"], small)
    assert caught.value.reason == "same_board"
    assert "house" in caught.value.pl
    assert list(game(BOXES["house"], SMALL).options["board"].values) == ["house", "small"]


@pytest.mark.parametrize("field", [field for field in OWN if field != "name"])
def test_a_table_without_one_of_its_parts_is_refused(field: str) -> None:
    with pytest.raises(TableError, match=field):
        read_board({name: value for name, value in OWN.items() if name != field})


def test_the_kits_small_table_is_a_board_to_play_on() -> None:
    assert (SMALL.columns, SMALL.rows) == (8, 4)
    kinds = {min(turned(pattern, turn) for turn in range(4)) for pattern in SMALL.patterns.values()}
    assert len(kinds) == 6
    timeline = gamekit.start("northwest_passage", seats=2, seed=4, options={"board": "small"})
    assert len(timeline.state.cover) == 32
    assert gamekit.load(timeline.record()).state == timeline.state


def test_a_game_can_be_played_on_a_table_of_ones_own(tmp_path: Any) -> None:
    written = (FOLDER / TABLES[1]).read_text(encoding="utf-8").replace('name = "small"', 'name = "mine"')
    path = tmp_path / "mine.toml"
    path.write_text(written, encoding="utf-8")
    assert len(GAME.graph(None, "squares")) == 130  # drawing a graph changes nothing for games made later
    mine = game(load_board(path))
    assert mine.data == "own"
    assert mine.setting(2).options["board"] == "mine"
    assert len(mine.start(mine.setting(2)).state.cover) == 32
    assert GAME.data == "house"
