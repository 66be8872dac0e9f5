"""Persona Non Grata: what always holds, in games played at random: cards, areas, keys, points."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from persona_non_grata_positions import BOX, GAME, everywhere

from gamekit.game import CHANCE, PUBLIC, UNKNOWN, Step
from gamekit.persona_non_grata.check import problems
from gamekit.persona_non_grata.state import NOBODY, State
from gamekit.timeline import Timeline

SEEDS = st.integers(0, 10_000)
SEATS = st.sampled_from([2, 3, 4])
PRESETS = st.sampled_from(["page", "published"])
OPTIONS = st.fixed_dictionaries(
    {},
    optional={name: st.sampled_from(list(option.values)) for name, option in GAME.options.items()},
)
FEW = settings(max_examples=15, deadline=None, derandomize=True)


def walk(seats: int, preset: str, options: dict[str, object], seed: int) -> Timeline:
    """A whole game at random."""
    game, rng = Timeline(GAME, GAME.setting(seats, preset, options)), random.Random(seed)
    while not game.over:
        game.play(game.random_move(rng))
    return game


def all_moments(game: Timeline) -> Iterator[Step]:
    """Every moment of every move."""
    for before, after in zip(game.path(), game.path()[1:], strict=False):
        assert after.move
        yield from GAME.moments(before.state, after.move)


@FEW
@given(SEATS, PRESETS, OPTIONS, SEEDS)
def test_every_copy_of_every_card_is_in_one_place_at_every_moment(
    seats: int, preset: str, options: dict[str, object], seed: int
) -> None:
    game = walk(seats, preset, options, seed)
    whole = BOX.full(seats)
    assert sum(whole) == (72 if seats == 4 else 60)
    for moment in all_moments(game):
        assert everywhere(moment.state) == whole
        assert moment.state.left == sum(moment.state.deck)


def carried(game: Timeline) -> Counter[str]:
    """How many cards of each kind went from place to place by the events, deck to the end."""
    found: Counter[str] = Counter()
    for node in game.path():
        for event in node.events:
            if event.kind in ("dealt", "drawn"):
                found[event.details["card"]] += 1
            if event.kind in ("downloaded", "encrypted", "sent", "discarded", "last"):
                found[event.details["card"]] -= 1
    return found


@FEW
@given(SEATS, PRESETS, OPTIONS, SEEDS)
def test_every_card_that_is_dealt_is_laid_or_discarded_once_and_ends_in_an_archive_or_among_the_discards(
    seats: int, preset: str, options: dict[str, object], seed: int
) -> None:
    game = walk(seats, preset, options, seed)
    assert set(carried(game).values()) == {0}
    state: State = game.state
    weeks = state.options.weeks
    assert sum(map(len, state.archives)) == 5 * weeks * seats
    assert sum(map(len, state.discards)) == (5 if state.draws else 1) * weeks * seats
    assert not any((*state.hands, *state.areas, *state.actions, *state.laid))


@FEW
@given(SEATS, PRESETS, OPTIONS, SEEDS)
def test_every_area_gains_five_cards_a_week_but_for_thefts(
    seats: int, preset: str, options: dict[str, object], seed: int
) -> None:
    game = walk(seats, preset, options, seed)
    gained: Counter[tuple[int, int]] = Counter()
    week = 0
    for node in game.path():
        for event in node.events:
            week = event.details["number"] if event.kind == "week" else week
            if event.kind in ("downloaded", "encrypted"):
                gained[week, event.seat] += 1
            if event.kind == "sent":
                gained[week, event.details["target"][0]] += 1
    assert gained == dict.fromkeys([(week, seat) for week in range(1, week + 1) for seat in range(seats)], 5)


@FEW
@given(SEATS, PRESETS, OPTIONS, SEEDS)
def test_keys_have_one_holder_and_corporation_cards_one_owner(
    seats: int, preset: str, options: dict[str, object], seed: int
) -> None:
    game = walk(seats, preset, options, seed)
    holders = [NOBODY] * len(game.state.keys)
    for node in game.path():
        for event in node.events:
            if event.kind == "second":
                at = BOX.corporations.index(event.details["corporation"])
                assert event.details["rival"] == ([holders[at]] if event.details["key"] == "taken" else [])
                assert (event.details["key"] == "table") == (holders[at] == NOBODY)
                assert (event.details["key"] == "kept") == (holders[at] == event.seat)
                holders[at] = event.seat
        owned = Counter(card for row in node.state.won for card in row)
        rest = [(number, value) for number, stack in enumerate(node.state.stacks) for value in stack]
        assert set((owned + Counter(rest)).values()) == {1}
        assert len(owned) + len(rest) == 3 * len(holders)
    assert list(game.state.keys) == holders


@FEW
@given(SEATS, PRESETS, OPTIONS, SEEDS)
def test_wherever_a_player_decides_the_position_can_be_given_and_a_move_is_there(
    seats: int, preset: str, options: dict[str, object], seed: int
) -> None:
    game = walk(seats, preset, options, seed)
    for node in game.path()[:-1]:
        if GAME.actor(node.state) not in (CHANCE, None):
            assert problems(BOX, node.state, game.setting) == []
            assert GAME.moves(node.state)
            if node.state.agenda[-1].kind in ("first", "second", "theft"):
                assert len(GAME.moves(node.state)) > 1  # what leaves no choice is settled without asking


@FEW
@given(SEATS, PRESETS, OPTIONS, SEEDS)
def test_the_public_sees_only_what_all_seats_see(
    seats: int, preset: str, options: dict[str, object], seed: int
) -> None:
    game = walk(seats, preset, options, seed)
    for moment in all_moments(game):
        public = GAME.view(moment.state, PUBLIC)
        assert public.deck == UNKNOWN
        assert {card for row in public.hands for card in row} <= {UNKNOWN}
        hidden = [lying.card for area in public.areas for lying in area if lying.encrypted]
        assert set(hidden) <= {UNKNOWN}


@pytest.mark.parametrize(("seats", "most"), [(2, 160), (3, 160), (4, 200)])
def test_no_game_is_longer_than_it_can_be(seats: int, most: int) -> None:
    for preset in GAME.presets:
        assert len(walk(seats, preset, {}, 1).nodes) <= most < GAME.longest
