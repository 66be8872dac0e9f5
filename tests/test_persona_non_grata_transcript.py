"""What is written in the log of Persona Non Grata is enough to know all that a player may know (PNG-77)."""

from __future__ import annotations

import random
from functools import cache

import persona_non_grata_named
import pytest
from persona_non_grata_heard import GAME, Ear, chosen
from persona_non_grata_known import Heard, known, truth

import gamekit
from gamekit import Timeline
from gamekit.text import node_lines

ME = 1


@cache
def ears(lang: str, seats: int) -> Ear:
    """An ear of Player B."""
    return Ear(lang, seats, ME)


def listen(game: Timeline, lang: str) -> None:
    """Read the log of a game from its beginning, and know the table after each step."""
    ear, table = ears(lang, game.setting.seats), Heard(game.setting.seats, ME)
    for node in game.path():
        for line in node_lines(game, node, ME, lang):
            for fact in ear.facts(line.text):
                table.hear(fact)
        table.given = False
        assert known(table) == truth(game.game.view(node.state, ME), ME), node.move


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("seats", "preset", "seed"), [(2, "published", 3), (3, "published", 5), (4, "page", 6)])
def test_from_the_log_alone_all_that_may_be_known_is_known_at_every_step(
    lang: str, seats: int, preset: str, seed: int
) -> None:
    game, rng = gamekit.start(GAME, seats, seed=seed, preset=preset), random.Random(seed)
    while not game.over:
        game.play(chosen(game, rng))
    listen(game, lang)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", persona_non_grata_named.named())
def test_a_given_position_is_told_whole_and_what_follows_too(lang: str, name: str) -> None:
    listen(persona_non_grata_named.named()[name], lang)
