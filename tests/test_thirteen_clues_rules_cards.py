"""The rules of 13 Clues, one by one: what is in the box."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest
from positions import play, why
from rules_tested import rule
from slow_thirteen_clues import CATEGORIES, INFORMANTS, TABLE, features
from thirteen_clues_positions import dealt, solution, totals

import gamekit
from gamekit import CHANCE, thirteen_clues
from gamekit.thirteen_clues.board import DECK, read_deck

SEATS = range(2, 7)
PERSONS, LOCATIONS, WEAPONS = ([row[at] for row in TABLE] for at in (1, 3, 5))
CARDS = [card for row in TABLE for card in (row[1], row[3], row[5])]


def fresh(seats: int = 3, **options: Any) -> gamekit.Timeline:
    """A game in which nothing is dealt yet."""
    return gamekit.start("thirteen_clues", seats, options=options)


@rule("TC-1")
def test_the_deck_has_thirty_cards_ten_colours_with_one_of_each_kind() -> None:
    assert [card.slug for card in DECK.cards] == CARDS
    assert [card.number for card in DECK.cards] == list(range(1, 31))
    assert [(card.colour, card.category, card.kind) for card in DECK.cards] == [features(card) for card in CARDS]


@rule("TC-2")
def test_every_category_has_five_cards_of_one_kind() -> None:
    assert Counter(card.category for card in DECK.cards) == dict.fromkeys(CATEGORIES, 5)
    assert len({(card.category, card.kind) for card in DECK.cards}) == 6


def table() -> dict[str, Any]:
    """cards.toml, to be spoilt."""
    return tomllib.loads((thirteen_clues.GAME.folder / "cards.toml").read_text(encoding="utf-8"))


@rule("TC-1", "TC-2")
@pytest.mark.parametrize(
    ("kind", "change", "fault"),
    [
        ("person", {"colour": "rozowy"}, r"^\[\[colour\]\] fioletowy needs one person, not 0 \(none\); .* \(TC-1\)$"),
        ("person", {"category": "plener"}, r"^\[\[person\]\] oficer: `category` cannot be 'plener' here; .* \(TC-2\)$"),
        ("person", {"category": "kobieta"}, r"^\[\[category\]\]: .* \(TC-2\): mezczyzna \(4\), kobieta \(6\)$"),
        ("person", {"slug": "park"}, r"same `slug`; .*: \[\[person\]\] park \(park\), \[\[location\]\] park \(park\)$"),
        ("kind", {"cards": "weapon"}, r"^\[\[kind\]\]: .* `cards` are, in this order: person, location, weapon$"),
    ],
)
def test_cards_that_break_the_rules_are_refused_by_name(kind: str, change: dict[str, str], fault: str) -> None:
    spoilt = table()
    spoilt[kind][0].update(change)
    with pytest.raises(ValueError, match=fault):
        read_deck(spoilt)


@rule("TC-1")
def test_a_deck_of_nine_colours_is_refused() -> None:
    spoilt = table()
    spoilt["colour"].pop()
    with pytest.raises(ValueError, match=r"^\[\[colour\]\]: write 10 rows, not 9 \(TC-1\)$"):
        read_deck(spoilt)


@rule("TC-3")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_colours_are_in_play_as_players_and_four_more(seats: int) -> None:
    game = fresh(seats)
    first = [move.words[1] for move, _ in game.chances()]
    assert first == PERSONS[: seats + 4]
    assert [card.slug for card in DECK.in_play(seats)] == CARDS[: 3 * (seats + 4)]
    if seats < 6:
        assert why(game, f"deal 0 {PERSONS[seats + 4]}", CHANCE) == ("not_in_play", ("TC-3",))


@rule("TC-4")
@pytest.mark.parametrize("seats", range(3, 7))
def test_there_are_eight_glasses_in_all_at_every_moment(seats: int) -> None:
    game = dealt(seats)
    assert totals(game.state) == 8
    for _ in range(20):
        play(game, next(move.notation for move in game.moves() if move.verb == "ask"))
        assert totals(game.state) == 8


@rule("TC-5")
@pytest.mark.parametrize("seats", SEATS)
def test_informants_lie_on_as_many_letters_as_the_table_says(seats: int) -> None:
    game = dealt(seats)
    assert len(game.state.informants) == len(game.state.looked) == INFORMANTS[seats]
    laid = [event.details["letter"] for event in game.events() if event.kind == "laid"]
    assert "".join(laid) == "abcdefgh"[: INFORMANTS[seats]]


@rule("TC-6")
@pytest.mark.parametrize(
    ("accused", "pl", "en"),
    [
        ("rzeznik park miecz", "To był Rzeźnik w Parku z Mieczem!", "It was the Butcher in the Park with the Sword!"),
        (
            "hrabina salon noz",
            "To była Hrabina w Salonie z Nożem!",
            "It was the Countess in the Parlor with the Knife!",
        ),
        ("marynarz plac swiecznik", "To był Marynarz na Placu ze Świecznikiem!", "on the Plaza with the Candlestick!"),
    ],
)
def test_an_accusation_is_a_sentence_with_its_case_forms(accused: str, pl: str, en: str) -> None:
    game = dealt(4, mysteries={0: accused})
    play(game, solution(game, 0))
    polish, english = ([line.text for line in game.log(1, lang)] for lang in ("pl", "en"))
    assert any(f"Gracz A oskarża: „{pl}” Zgadza się" in line for line in polish)
    assert any(en in line for line in english)
