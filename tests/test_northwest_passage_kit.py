"""The kit as a player of Northwest Passage does what its panel says: a way west, discoveries, and home in time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from northwest_passage_positions import BOX, own
from northwest_passage_positions import given as position
from northwest_passage_walks import crowded

import gamekit
from gamekit import Move, Timeline, northwest_passage
from gamekit.northwest_passage.board import FOLDER, TABLES, read_board
from gamekit.northwest_passage.discovering import here
from gamekit.northwest_passage.foresight import way
from gamekit.northwest_passage.kit import kit
from gamekit.northwest_passage.voyage import Voyage
from gamekit.tables import read_toml
from widgets.players import kit_move

GAMES = [(2, 1, "house"), (3, 2, "house"), (4, 3, "house"), (3, 4, "small")]


def played(seats: int, seed: int, board: str) -> Iterator[tuple[Timeline, Move]]:
    """A game of kits alone: each position with the move made there."""
    game = gamekit.start("northwest_passage", seats, seed=seed, options={"board": board})
    while game.actor is not None:
        move = kit_move(game, game.actor)
        assert move
        yield game, move
        game.play(move)


@pytest.mark.parametrize(("seats", "seed", "board"), GAMES)
def test_all_kits_come_home_in_time_and_some_have_been_far_or_made_discoveries(
    seats: int, seed: int, board: str
) -> None:
    for game, move in played(seats, seed, board):
        assert move.verb in ("end", "take") or game.state.paid == 0
    players = game.state.players
    assert all(player.home for player in players)
    assert any(sum(player.tokens) for player in players)
    assert len(game.state.laid) > seats


@pytest.mark.parametrize(("seats", "seed", "board"), GAMES[:2])
def test_the_kit_discovers_what_it_can_pay_for_unless_it_must_go_home(seats: int, seed: int, board: str) -> None:
    seen = 0
    for game, move in played(seats, seed, board):
        legal = {str(one) for one in game.moves()}
        if f"{move.seat}: discover ship" in legal and game.state.paid == 0 and not hurries(game, move.seat):
            seen += 1
            assert move.verb == "discover"
            assert here(BOX, game.state, move.seat, "ship")
    assert seen


@pytest.mark.parametrize("costs", [{"draw": 2}, {"place": 3}, {"move": 2}, {"move": 3, "draw": 5, "place": 7}])
def test_on_a_table_with_other_costs_the_kit_makes_no_move_that_it_cannot_pay(costs: dict[str, int]) -> None:
    """Table 5 is data."""
    table = read_toml(FOLDER / TABLES[1]) | {"name": "mine"}
    table["action"] = [row | {"crew": costs.get(row["slug"], row["crew"])} for row in table["action"]]
    mine = northwest_passage.game(read_board(table))
    game, made = gamekit.start(mine, 2, seed=4), set()
    while game.actor is not None:
        move = kit_move(game, game.actor)
        assert move
        assert game.why_not(move) is None
        made.add(move.verb)
        game.play(move)
    assert set(costs) <= made


@pytest.mark.parametrize(("ready", "rounds"), [(4, [3, 3]), (3, [3, 6]), (1, [6, 6])])
def test_where_a_move_costs_two_a_way_of_two_moves_needs_four_crewmen(ready: int, rounds: list[int]) -> None:
    """Row 5 is frozen in rounds 4 and 5."""
    dear = replace(BOX, costs=BOX.costs | {"move": 2})
    game = position("0 o5 0, 1 m5 2", ship="m5", crew=f"{ready} {7 - ready} 0 0", round=3)
    legs = way(dear, game.state, 0, "ship", "greenland")
    assert [leg.round for leg in legs or () if leg.target] == rounds


def hurries(game: Timeline, seat: int) -> bool:
    """Whether a ship would be too late if it waited for the next round."""
    if game.state.round == game.state.options.rounds:
        return True
    return way(BOX, game.state, seat, "ship", "greenland", game.state.round + 1) is None


def test_the_kit_wins_against_players_who_play_at_random() -> None:
    won = 0
    for seed in range(6):
        game, rng = gamekit.start("northwest_passage", 3, seed=seed), random.Random(seed)
        while not game.over:
            seat = game.actor
            move = kit(BOX, game.state, seat, rng) if seat == seed % 3 else game.random_move(rng)
            assert move
            game.play(move)
        won += game.scores()[seed % 3].won
    assert won >= 5


def test_in_the_last_round_the_kit_goes_home_at_once_or_passes_in_the_ice() -> None:
    south = position("34 o5 0", ship="o5", hand="16", round=10)
    assert kit(BOX, south.state, 0, random.Random(1)) == Move(0, "move", ("ship", "greenland"))
    north = position("34 o4 0", ship="o4", hand="16", round=10)
    assert kit(BOX, north.state, 0, random.Random(1)) == Move(0, "pass")


@settings(max_examples=6, deadline=None, derandomize=True)
@given(st.integers(0, 1000), st.sampled_from([2, 5, 8]), st.sampled_from(["ship", "sled"]))
def test_the_way_home_is_as_early_as_the_shortest_path_over_time(seed: int, number: int, vehicle: str) -> None:
    state = crowded(seed, round=number)
    for seat in state.seats:
        legs = way(BOX, state, seat, vehicle, "greenland")
        found = Voyage(BOX, state, seat, vehicle).way("greenland")
        assert (legs is None) == (found is None)
        if legs and found:
            assert legs[-1].round == found.round


def test_the_way_home_is_one_that_can_be_played() -> None:
    """One crewman is ready; in rounds 4 and 5 the ice is in the way."""
    game = position("0 o5 0, 1 m5 2, 8 k5 0", ship="k5", crew="1 6 0 0", round=3)
    legs = way(BOX, game.state, 0, "ship", "greenland")
    assert legs is not None
    assert [(leg.round, leg.target) for leg in legs if leg.target] == [(3, "m5"), (6, "o5"), (6, "greenland")]
    for leg in legs:
        while game.state.round < leg.round or game.actor != 0:
            game.do("pass")
        if leg.target:
            game.do(f"move ship {leg.target}")
    assert own(game).home == 1
    assert game.state.round == 6
