"""The slow Persona Non Grata against what the rules reference works out: its tables, and what is easy to get wrong."""

from __future__ import annotations

from collections import Counter

import pytest
from slow_persona_non_grata import SlowGame
from slow_persona_non_grata_table import SlowCard, SlowLying, named

PAGE: dict[str, object] = {
    "theft": False,
    "activator_lost": False,
    "weeks": 3,
    "unclaimed_cards": "stay",
    "two_player_draw": False,
}
PUBLISHED = PAGE | {"theft": True, "activator_lost": True, "unclaimed_cards": "accumulate", "two_player_draw": True}
PRESETS = [PAGE, PUBLISHED]


def lying(*areas: str, preset: dict[str, object] = PAGE, week: int = 1) -> SlowGame:
    """A table at the end of a week, with Biolife's cards of these grades in the areas."""
    game = SlowGame(len(areas), preset)
    game.week = week
    for player, grades in zip(game.players, areas, strict=True):
        for grade in grades.split():
            card = named(game.deck, f"biolife_{grade}")
            game.deck.remove(card)
            player.area.append(SlowLying(card, False, week, 1, player.seat))
    return game


def settle(game: SlowGame, *answers: str) -> SlowGame:
    """Biolife is settled, with these decisions on the way and no others."""
    game.begin(game.settle("biolife"))
    for answer in answers:
        game.play(answer)
    assert game.over
    return game


def won(game: SlowGame, seat: int) -> list[str]:
    return [card.name for card in game.players[seat].archive]


def key(game: SlowGame) -> int | None:
    holder = game.keys["biolife"]
    return holder.seat if holder else None


def archive(preset: dict[str, object], *grades: str) -> SlowGame:
    """A table at the end, with Biolife's cards of these grades in the first archive."""
    game = SlowGame(2, preset)
    pile: list[SlowCard] = game.cards + game.stacks["biolife"]
    for grade in grades:
        game.players[0].archive.append(named(pile, f"biolife_{grade}"))
        pile.remove(game.players[0].archive[-1])
    return game


# ---------------------------------------------------------------------- the tables


@pytest.mark.parametrize(
    ("seats", "draw", "cards", "left"), [(2, False, 60, 24), (2, True, 60, 0), (3, False, 60, 6), (4, False, 72, 0)]
)
def test_so_many_cards_are_left_in_the_deck(seats: int, draw: bool, cards: int, left: int) -> None:
    game = SlowGame(seats, PAGE | {"two_player_draw": draw})
    game.start()
    held = []
    while not game.over:
        held += [len(game.players[0].hand)] * (game.seat == 0 and "lay" in next(iter(game.moves)))
        game.play(next(iter(game.moves)))
    assert (len(game.cards), len(game.deck)) == (cards, left)
    assert held == 3 * [6, 5, 4, 3, 2]
    assert [len(player.discards) for player in game.players] == [15 if draw else 3] * seats


def test_each_corporation_has_12_cards_worth_42_points_and_3_activators() -> None:
    cards = [card for card in SlowGame(2, PAGE).cards if card.corporation == "sjt"]
    assert (len(cards), sum(card.value for card in cards), sum(card.activator for card in cards)) == (12, 42, 3)
    assert Counter(card.grade for card in cards)["assistant"] == 4


# ---------------------------------------------------------------------- what is easy to get wrong


def test_e1_cards_of_week_1_count_again_in_week_2() -> None:
    game = settle(lying("president", "manager"))
    game.week = 2
    game.trail.clear()
    settle(game)
    assert game.trail[0].details["sums"] == [6, 4]
    assert won(game, 0) == ["biolife_4", "biolife_2"]


def test_e2_an_encrypted_card_is_in_the_sum_for_its_owner_only() -> None:
    game = lying("president", "manager")
    game.players[0].area[0].encrypted = True
    shown = [game.shown_sum(game.players[0], "biolife", seat) for seat in (0, 1)]
    game.begin(game.archiving())
    assert (shown, game.shown_sum(game.players[0], "biolife", 1)) == ([6, 0], 6)


def test_e3_a_stolen_card_counts_in_no_later_comparison() -> None:
    game = settle(lying("president", "manager", preset=PUBLISHED))
    assert [won(game, seat) for seat in (0, 1)] == [["biolife_4", "biolife_manager"], ["biolife_president"]]
    assert [game.sum(player, "biolife") for player in game.players] == [0, 0]


@pytest.mark.parametrize("preset", PRESETS)
def test_e4_and_e5_an_only_player_with_cards_gets_card_and_key(preset: dict[str, object]) -> None:
    game = settle(lying("director", "", "", preset=preset))
    assert (won(game, 0), key(game)) == (["biolife_4"], 0)


def test_e6_a_holder_who_is_second_again_keeps_the_one_key() -> None:
    game = lying("president", "manager")
    game.keys["biolife"] = game.players[1]
    settle(game)
    assert (key(game), game.keys_of(game.players[1])) == (1, 1)


@pytest.mark.parametrize(("preset", "values"), [(PAGE, ["4"]), (PUBLISHED, ["4", "2", "0"])])
def test_e7_in_week_3_the_first_who_ever_wins_takes(preset: dict[str, object], values: list[str]) -> None:
    assert won(settle(lying("worker", "", preset=preset, week=3)), 0) == [f"biolife_{value}" for value in values]


@pytest.mark.parametrize("preset", PRESETS)
def test_e8_the_corporation_card_0_activates_a_president(preset: dict[str, object]) -> None:
    game = archive(preset, "0", "president")
    assert game.points(game.players[0]) == 6


@pytest.mark.parametrize("preset", PRESETS)
def test_e9_without_an_activator_only_the_key_counts(preset: dict[str, object]) -> None:
    game = archive(preset, "president", "assistant", "assistant")
    game.keys["biolife"] = game.players[0]
    assert game.points(game.players[0]) == 1


def test_e11_with_two_players_every_neighbour_is_the_opponent() -> None:
    game = SlowGame(2, PAGE)
    assert {game.neighbour(game.players[0], side) for side in ("left", "right")} == {game.players[1]}


def test_e13_a_first_in_week_2_after_an_unclaimed_week_takes_the_4() -> None:
    game = settle(lying("worker", "", week=2))
    assert (won(game, 0), [card.value for card in game.stacks["biolife"]]) == (["biolife_4"], [2, 0])


# ---------------------------------------------------------------------- ties


def test_a_tie_without_a_holder_brings_nothing() -> None:
    game = settle(lying("assistant", "assistant", "worker", preset=PUBLISHED))
    assert (key(game), [won(game, seat) for seat in range(3)]) == (None, [[], [], []])


@pytest.mark.parametrize("holder", range(4))
def test_the_holder_names_first_and_second_of_three(holder: int) -> None:
    game = lying("assistant", "assistant", "assistant", "worker")
    game.keys["biolife"] = game.players[holder]
    settle(game, "name 2", "name 0")
    assert (won(game, 2), key(game)) == (["biolife_4"], 0)


def test_a_sole_first_names_the_second_of_those_who_tie() -> None:
    game = lying("president", "worker", "worker", "")
    game.begin(game.settle("biolife"))
    assert (game.seat, set(game.moves)) == (0, {"name 1", "name 2"})


@pytest.mark.parametrize(
    ("grades", "points"),
    [(["worker"], 0), (["4"], 0), (["2", "worker"], 2), (["4", "worker"], 4), (["4", "2", "0", "assistant"], 9)],
)
def test_the_lowest_activator_is_lost(grades: list[str], points: int) -> None:
    game = archive(PUBLISHED, *grades)
    assert (game.points(game.players[0]), game.activated(game.players[0])) == (points, 1)
