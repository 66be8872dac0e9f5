"""Named positions of 07 zgłoś się: games that lead where random play seldom does."""

from __future__ import annotations

from positions import given
from zero_seven_positions import ASK, cards, deal, dealt, play, solution, wrong

from gamekit.timeline import Timeline


def solved_one_by_one() -> Timeline:
    """Four players solve in four phases: 7, 5, 3 and 1; the fifth is left alone."""
    game = dealt(5, {"mini_games": 1})
    for solver in range(4):
        play(game, *(solution(game, seat) if seat == solver else ASK for seat in list(game.state.unfinished)))
    return game


def three_mini_games() -> Timeline:
    """Two solve in one phase of each mini-game; the third is left alone."""
    game = dealt(3)
    for number in range(3):
        play(game, solution(game, number), solution(game, (number + 1) % 3), ASK)
        if not game.over:
            deal(game)
    return game


def one_attempt_each() -> Timeline:
    """A wrong attempt is the only one."""
    game = dealt(4, {"one_attempt": True, "mini_games": 1})
    play(game, wrong(game, 0), ASK, wrong(game, 2), "detective muranow", ASK, wrong(game, 3))
    return game


def the_limit_is_reached() -> Timeline:
    """Nobody solves, and the last phase is over."""
    game = dealt(2, {"max_phases": 2, "mini_games": 1})
    play(game, ASK, ASK, "detective muranow", "detective muranow")
    return game


def a_card_is_back() -> Timeline:
    """A card whose tile has the player's token lies face up again; the deck is empty, so the discards become it."""
    game = dealt(cases=["iskra rynek_starego_miasta podpalenie"], display=["korek"])
    play(game, "evidence korek", "detective muranow")
    state = game.state
    game = given(game, display=(*cards("korek"), *state.display[1:]), discards=(*state.deck, state.display[0]), deck=())
    play(game, ASK, ASK)
    return game


def named() -> dict[str, Timeline]:
    """All of them by name."""
    games = (solved_one_by_one, three_mini_games, one_attempt_each, the_limit_is_reached, a_card_is_back)
    return {game.__name__.replace("_", " "): game() for game in games}
