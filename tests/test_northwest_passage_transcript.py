"""What is written in the log of Northwest Passage is enough to know all that is on the table (NWP-115)."""

from __future__ import annotations

import random
from functools import cache

import northwest_passage_named
import pytest
from ear import Ear
from northwest_passage_known import Heard, truth
from northwest_passage_positions import BOX, GAME

import gamekit
from gamekit import Timeline
from gamekit.northwest_passage.kit import kit
from gamekit.text import node_lines

ME = 1


@cache
def ears(lang: str, seats: int) -> Ear:
    """An ear of player B."""
    return Ear(GAME, lang, ME, seats, rows=("tiles", "squares", "on"))


def listen(game: Timeline, lang: str) -> None:
    """Read the log of a game from its beginning, and know the table after each step."""
    ear, table = ears(lang, game.setting.seats), Heard(game.setting.seats)
    for node in game.path():
        for line in node_lines(game, node, ME, lang):
            for fact in ear.facts(line.text):
                table.hear(fact)
        known = truth(node.state)
        if node.parent or game.given:
            assert {name: getattr(table, name) for name in known} == known, node.move
        if node.state.agenda and node.state.agenda[-1].kind == "act":
            assert table.acts == node.state.agenda[-1].seat


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 6)])
def test_from_the_log_alone_all_that_is_on_the_table_is_known_at_every_step(lang: str, seats: int, seed: int) -> None:
    game, rng = gamekit.start("northwest_passage", seats, seed=seed), random.Random(seed)
    while not game.over:
        move = kit(BOX, game.state, game.actor, rng) if rng.random() < 0.6 else None
        game.play(move if move and game.why_not(move) is None else game.random_move(rng))
    listen(game, lang)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", northwest_passage_named.named())
def test_a_given_position_is_told_whole_and_what_follows_too(lang: str, name: str) -> None:
    listen(northwest_passage_named.named()[name], lang)
