"""The kit as a player of 13 Clues keeps to what its panel says of it: it asks well, and accuses only when certain."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import gamekit
from gamekit import CHANCE, Move, Timeline
from gamekit.thirteen_clues.kit import CERTAIN, CLOSE
from widgets.players import kit_move

GAMES = Path(__file__).resolve().parents[1] / "notebooks" / "games"


def played(seats: int, seed: int) -> Iterator[tuple[Timeline, Move]]:
    """A game of kits alone: each position with the move made there."""
    game = gamekit.start("thirteen_clues", seats, seed=seed)
    while game.actor is not None:
        assert game.actor != CHANCE
        move = kit_move(game, game.actor)
        assert move
        yield game, move
        game.play(move)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_the_kit_accuses_as_soon_as_a_single_mystery_is_left_and_not_before(seats: int, seed: int) -> None:
    assert CERTAIN == 1, "the text kit-how says that a single mystery must be left"
    accused = 0
    for game, move in played(seats, seed):
        known = game.knowledge(move.seat)
        if known and move.verb != "take":
            nothing_tells = not any(bits for _, bits in known.rank(questions(game)))
            assert (move.verb == "accuse") == (known.remaining == 1 or nothing_tells)
            accused += move.verb == "accuse"
    assert accused, "a certain accusation is right, and ends the game"


def questions(game: Timeline) -> list[str]:
    return [move.notation for move in game.moves() if move.verb in ("ask", "ask_left", "ask_right", "look")]


def test_where_no_question_tells_anything_the_kit_accuses() -> None:
    game = gamekit.load(GAMES / "thirteen_clues_five.json")
    game.jump(game.names["nothing to ask / nie ma o co pytać"])
    known = game.knowledge(game.actor)
    assert known.remaining == 2
    move = kit_move(game, game.actor)
    assert move
    assert (move.verb, move.words) == ("accuse", known.best_case())


def test_the_kit_asks_or_looks_where_it_learns_most() -> None:
    asked = 0
    for game, move in played(3, 7):
        if move.verb in ("ask", "look"):
            open_now = [other.notation for other in game.moves(move.seat) if other.verb in ("ask", "look")]
            bits = dict(game.knowledge(move.seat).rank(open_now))
            assert bits[move.notation] >= max(bits.values()) - CLOSE
            asked += 1
    assert asked > 3
