"""The cards of 1000 mil are a table that can be replaced, and a table that cannot be played with is refused."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from rules_tested import rule

import gamekit
from gamekit.text import LANGUAGES, text
from gamekit.thousand_miles import GAME, game
from gamekit.thousand_miles.board import DECK, FOLDER, KINDS, load_deck, read_deck

TABLE: dict[str, Any] = tomllib.loads((FOLDER / "cards.toml").read_text(encoding="utf-8"))


def changed(kind: str, card: str, **fields: object) -> dict[str, Any]:
    """The table with some fields of one card changed."""
    table = deepcopy(TABLE)
    next(row for row in table[kind] if row["slug"] == card).update(fields)
    return table


def fault(table: dict[str, Any]) -> str:
    """What is wrong with a table."""
    with pytest.raises(ValueError) as error:  # noqa: PT011  # the sentence is looked at by whoever calls
        read_deck(table)
    return str(error.value)


@rule("TM-2")
def test_the_cards_of_the_kit_are_its_table(tmp_path: Path) -> None:
    assert read_deck(TABLE) == DECK
    assert len(DECK.cards) == 21
    assert (GAME.version, GAME.data) == (1, "thousand")
    assert [card.number for card in DECK.cards] == list(range(21))
    assert DECK.slugs([0, DECK.number["ace"], "?"]) == ["25", "ace", "?"]  # type: ignore[list-item]
    path = tmp_path / "cards.toml"
    path.write_text((FOLDER / "cards.toml").read_text(encoding="utf-8").replace("count = 14", "count = 9"))
    assert load_deck(path).cards[DECK.number["green_light"]].copies == 9


@rule("TM-2")
def test_a_game_can_be_played_with_cards_of_ones_own() -> None:
    table = changed("defence", "green_light", count=40, en="go!") | {"name": "fast"}
    own = game(read_deck(table))
    timeline = gamekit.start(own, 2, seed=1)
    assert sum(timeline.state.deck) + sum(map(len, timeline.state.hands)) == 106 + 26
    assert (own.data, text("en", own).name("card", "green_light")) == ("fast", "go!")
    assert timeline.state.left == sum(timeline.state.deck)


@rule("TM-5")
def test_a_table_in_which_attacks_and_answers_do_not_fit_is_refused() -> None:
    assert "used twice" in fault(changed("attack", "puncture", slug="accident"))
    assert "marks" in fault(changed("attack", "puncture", mark="accident"))
    assert "marks" in fault(changed("attack", "puncture", mark="flat"))
    assert "defence of its own" in fault(changed("attack", "puncture", defence="repair"))
    assert "each defence" in fault(changed("attack", "puncture", defence="ace"))
    assert "each immunity" in fault(changed("attack", "puncture", immunity="ace"))
    assert "each immunity" in fault(changed("attack", "puncture", immunity="fuel"))


@rule("TM-4")
def test_a_short_deck_cannot_lack_more_cards_than_there_are() -> None:
    assert "short deck" in fault(changed("attack", "puncture", short=4))
    assert "short deck" in fault(changed("defence", "fuel", count=-1))
    assert read_deck(changed("defence", "fuel", count=0)).cards[DECK.number["fuel"]].copies == 0
    assert read_deck(changed("attack", "puncture", short=3)).cards[DECK.number["puncture"]].short == 3


@rule("TM-1", "TM-5")
def test_the_table_says_what_each_card_does() -> None:
    assert {card.slug: card.miles for card in DECK.cards if card.miles} == {
        slug: int(slug) for slug in DECK.of_kind("distance")
    }
    assert [card.slug for card in DECK.cards if card.fast] == ["75", "100", "200"]
    assert {card.slug: card.most for card in DECK.cards if card.most} == {"200": 2}
    assert [card.slug for card in DECK.cards if card.stops] == ["out_of_fuel", "puncture", "accident"]
    assert {card.slug: card.ends for card in DECK.cards if card.kind == "immunity"} == {
        "priority_vehicle": ("stopped", "limit"),
        "fuel_tank": ("out_of_fuel",),
        "puncture_proof": ("puncture",),
        "ace": ("accident", "con_sens"),
    }
    assert DECK.slug(DECK.priority) == "priority_vehicle"
    assert [card.slug for card in DECK.cards if card.option] == ["con_sens", "end_of_con_sens"]
    assert sum(len(DECK.of_kind(kind)) for kind in KINDS) == 21


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_state_has_a_name_in_both_languages(lang: str) -> None:
    names = GAME.names(lang)
    assert set(names["card"]) == set(DECK.number)
    forms = {"", "acc", "short"} | ({"gen", "ins"} if lang == "pl" else set())
    assert all(set(found) == forms for found in names["card"].values())
    assert set(names["state"]) == {"rolling", "stopped", "out_of_fuel", "puncture", "accident", "limit", "con_sens"}
    assert all("todo" in found for state, found in names["state"].items() if state != "rolling")
