"""The kit as a player of Persona Non Grata, and its moves looked at moment by moment."""

from __future__ import annotations

import random
from functools import cache

import pytest
from persona_non_grata_positions import BOX, GAME, due, event, on, played
from positions import kinds

from gamekit.game import CHANCE
from gamekit.persona_non_grata.kit import gain, kit
from gamekit.timeline import Timeline

GAMES = 12


@cache
def points_of_kit_and_rivals(seats: int, preset: str) -> tuple[float, float]:
    """What the kit has on average, and what those have who play at random."""
    own = rivals = 0
    for seed in range(GAMES):
        timeline, rng, me = Timeline(GAME, GAME.setting(seats, preset)), random.Random(seed), seed % seats
        while timeline.actor is not None:
            seat = timeline.actor
            move = kit(BOX, timeline.view(seat), seat, rng) if seat == me else timeline.random_move(rng)
            assert move
            timeline.play(move)
        found = [score.points for score in timeline.scores()]
        own += found[me]
        rivals += sum(found) - found[me]
    return own / GAMES, rivals / GAMES / (seats - 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", ["page", "published"])
def test_the_kit_plays_better_than_chance(seats: int, preset: str) -> None:
    own, rivals = points_of_kit_and_rivals(seats, preset)
    assert own > rivals + 5


def test_the_kit_does_not_send_the_president_of_a_contested_corporation_to_a_rival() -> None:
    """Only the two Send cards are left, and a President is in the hand beside a Worker of the same corporation."""
    week = {0: "cosmoco_worker cosmoco_worker jihui_worker* biolife_president> biolife_worker<", 1: "biolife_manager"}
    game = played(week, stop=on(1, 4))
    hand = BOX.slugs(game.state.hands[0])
    assert "biolife_president" in hand
    for number in range(10):
        move = kit(BOX, game.view(0), 0, random.Random(number))
        assert move
        assert move.words[0] != "biolife_president"


def test_the_kit_downloads_what_puts_it_ahead() -> None:
    game = played({0: "biolife_president", 1: "cosmoco_worker"}, stop=on(1, 1))
    move = kit(BOX, game.view(0), 0, random.Random(1))
    assert move
    assert move.words[1] in ("download", "encrypt")
    president, worker = (BOX.cards[BOX.number[f"biolife_{grade}"]] for grade in ("president", "assistant"))
    assert gain(BOX, game.view(0), 0, president) > gain(BOX, game.view(0), 0, worker)


def test_the_kit_names_itself_if_it_can_and_else_the_poorest() -> None:
    holder, later = {0: "biolife_worker", 1: "biolife_manager"}, {0: "biolife_manager", 1: "biolife_worker"}
    game = played(holder, later, stop=due("first"))
    assert str(kit(BOX, game.view(0), 0, random.Random(1))) == "0: name 0"
    week = {0: "biolife_president", 1: "biolife_manager", 2: "biolife_manager"}
    game = played(week, stop=due("second"))
    state = game.state._replace(keys=(-1, 1, -1, -1, -1))
    assert str(kit(BOX, GAME.view(state, 0), 0, random.Random(1))) == "0: name 2"


def test_the_kit_steals_an_activator_it_needs_before_a_more_valuable_card() -> None:
    week = {0: "biolife_director", 1: "biolife_manager biolife_worker>", 2: "biolife_worker"}
    game = played(week, stop=due("theft"), options={"theft": True})
    seat = game.actor
    assert seat is not None
    moves = {str(move).split(": ")[1] for move in game.moves()}
    assert len(moves) > 1
    assert kit(BOX, game.view(seat), seat, random.Random(1)) in game.moves()


# ---------------------------------------------------------------------- moments


def test_a_reveal_is_shown_one_card_after_the_other() -> None:
    week = {0: "biolife_worker>", 1: "biolife_worker*", 2: "biolife_worker"}
    game = played(week, stop=on(1, 1, seat=2))
    moments = GAME.moments(game.state, game.moves(2)[0])
    told = [kinds(moment.events) for moment in moments]
    assert told[:4] == [["laid", "revealed"], ["sent"], ["encrypted"], [told[3][0]]]
    assert [len(sum(moment.state.areas, ())) for moment in moments[:4]] == [0, 1, 2, 3]
    assert told[4:] == [["passed"], ["passed"], ["passed"], ["day"]]


def test_the_archiving_is_shown_corporation_by_corporation() -> None:
    week = {0: "biolife_president", 1: "biolife_worker"}
    game = played(week, stop=on(1, 5, seat=2))
    moments = GAME.moments(game.state, game.moves(2)[0])
    told = [kinds(moment.events) for moment in moments]
    assert sum("sums" in moment for moment in told) >= 1
    at = next(number for number, moment in enumerate(told) if "sums" in moment)
    assert told[at] == ["sums"]
    assert told[at + 1] == ["first", "second"]
    assert moments[at + 1].state.won[0] == ((0, 4),)
    assert game.state.won[0] == ()
    assert event(game, "day", number=5).seat == CHANCE
