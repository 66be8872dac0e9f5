"""Named positions of 13 Clues: games that lead where random play seldom does."""

from __future__ import annotations

from positions import play
from thirteen_clues_positions import dealt, mistake, solution, with_glasses

from gamekit.timeline import Timeline


def solved_by_the_second() -> Timeline:
    """Somebody asks, somebody accuses wrongly with glasses left, somebody is right."""
    game = with_glasses(dealt(4), 1, 3, 1, 1)
    play(game, "ask 1 czerwony")
    play(game, mistake(game))
    play(game, solution(game, 2))
    return game


def no_glass_in_the_supply() -> Timeline:
    """The player whose turn it is has none, and takes one from another."""
    game = with_glasses(dealt(3), 1, 0, 7)
    play(game, "ask 2 kobieta", "take 2", "ask 2 kobieta")
    return game


def everybody_has_a_glass() -> Timeline:
    """A glass that is given away goes to the supply, and the same informant is looked at twice."""
    game = dealt(3)
    play(game, "look a", "look a")
    play(game, mistake(game))
    return game


def two_players() -> Timeline:
    """Left and right, an informant, a mistake, a solution."""
    game = dealt(2, {"whole_kinds": True})
    play(game, "ask_left 1 osoba", "ask_right 0 zielony", "look h")
    play(game, mistake(game))
    play(game, solution(game, 0))
    return game


def six_players_in_secret() -> Timeline:
    """A secret question, and the limit of turns."""
    game = dealt(6, {"top_secret": True, "whole_kinds": True, "turn_cap": 2})
    play(game, "ask_secretly 3 bron", "ask 2 szary")
    return game


def named() -> dict[str, Timeline]:
    """All of them by name."""
    games = (
        solved_by_the_second,
        no_glass_in_the_supply,
        everybody_has_a_glass,
        two_players,
        six_players_in_secret,
    )
    return {game.__name__.replace("_", " "): game() for game in games}
