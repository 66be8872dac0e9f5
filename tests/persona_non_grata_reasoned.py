"""Random games of Persona Non Grata, and what ears can reason in them, for the tests of reasons and whys."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from gamekit.game import PUBLIC
from gamekit.persona_non_grata import GAME
from gamekit.persona_non_grata.reasons import PacketReasoning
from gamekit.timeline import Timeline

TABLES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "two": (2, "page", {}),
    "two who draw": (2, "published", {}),
    "two who draw, without theft": (2, "page", {"two_player_draw": True}),
    "three": (3, "page", {"weeks": 2}),
    "three with theft": (3, "published", {}),
    "four": (4, "published", {}),
    "four, one week": (4, "page", {"weeks": 1}),
}


def random_game(seed: int, seats: int, preset: str, options: dict[str, Any], choices: int) -> Timeline:
    """A game after so many random choices of the players, or at its end."""
    game, rng = Timeline(GAME, GAME.setting(seats, preset, options), seed), random.Random(seed)
    game.deal()
    for _ in range(choices):
        if game.over:
            break
        game.do(game.random_move(rng))
    return game


def reasoning_of(game: Timeline, seat: int, ears: int | None = None) -> PacketReasoning | None:
    """What can be reasoned; None where nothing is hidden."""
    found: Any = game.reasoning(seat, ears)
    assert found is None or isinstance(found, PacketReasoning)
    return found


def tables(name: str, number: int) -> Iterator[tuple[Timeline, int, PacketReasoning]]:
    """So many random positions of a kind of table, each with some ears and what these can reason."""
    seats, preset, options = TABLES[name]
    for seed in range(number):
        game = random_game(seed, seats, preset, options, seats * (2 + seed * 26 // number))
        for ears in (0, seats - 1, PUBLIC):
            found = reasoning_of(game, max(ears, 0), ears)
            if found:
                yield game, ears, found


def truth(game: Timeline, found: PacketReasoning) -> dict[str, set[str]]:
    """What is so on the note sheet, row by row."""
    box, rows = GAME.tables, {}
    for row, packet in found.rows.items():
        kind, seat, *_ = row.split(":")
        hidden = [lying.card for lying in game.state.areas[int(seat)] if lying.encrypted]
        rows[row] = set(box.slugs(game.state.hands[packet.holder] if kind == "hand" else hidden))
    return rows
