"""07 zgłoś się against a second, slow and plain implementation of the same rules, move by move in random games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from oracles import winners
from positions import only
from slow_zero_seven import SlowGame
from zero_seven_positions import KINDS, solution, wrong

import gamekit
from gamekit import CHANCE, Event, Timeline
from gamekit.zero_seven.board import CITY, Card
from gamekit.zero_seven.state import Desk

GAMES = [(seats, seed) for seats in range(2, 6) for seed in range(8)]
MOVES = 300  # of a game, those of chance included


def setting(seats: int, seed: int) -> dict[str, Any]:
    """Options of a random game: every other is played to its end in few phases."""
    rng = random.Random(100 * seats + seed)
    phases = rng.choice([1, 2, 5, 9]) if seed % 2 else 100
    return {"one_attempt": rng.random() < 0.3, "max_phases": phases, "mini_games": rng.choice([1, 2, 3])}


def next_move(game: Timeline, rng: random.Random) -> str:
    """A random move, now and then the right solution or nearly so."""
    actor = game.actor
    assert actor is not None
    luck = rng.random()
    if actor != CHANCE and luck < 0.16:
        return solution(game, actor) if luck < 0.1 else wrong(game, actor)
    return game.random_move(rng).notation


def slugs(cards: tuple[Card, ...]) -> list[str]:
    return [CITY.slug(card) for card in cards]


def laid(numbers: tuple[int, ...]) -> list[int | None]:
    return [*numbers, *[None] * (14 - len(numbers))]


def open_desk(desk: Desk) -> dict[str, Any]:
    """What all may see of a desk, in the words of the slow game."""
    return {
        "detectives": desk.detectives,
        "score": desk.score,
        "penalties": desk.penalties,
        "finished": bool(desk.finished),
        "solved": desk.finished == "solved",
        "placed": {CITY.places[placed.place - 1]: [placed.discs, placed.cubes] for placed in desk.placed},
        "tokens": {CITY.slug(token.card): "disc" if token.disc else "cube" for token in desk.tokens},
        "aside": slugs(desk.aside),
    }


def open_table(game: Timeline) -> dict[str, Any]:
    """What all may see, in the words of the slow game."""
    view = game.view()
    return {
        "mini_game": view.mini_game,
        "phase": view.phase,
        "value": view.value,
        "start": view.start,
        "layout": {"suspects": laid(view.suspect_at), "crimes": laid(view.crime_at)},
        "display": slugs(view.display),
        "discards": slugs(view.discards),
        "deck": sorted(slugs(view.deck)),
        "seats": [open_desk(desk) for desk in view.desks],
    }


def answer(events: tuple[Event, ...]) -> tuple[Any, ...]:
    """What a player was told, in the words of the slow game."""
    told = {event.kind: event.details for event in events}
    details = {
        "detective": ("discs", "cubes", "new_discs", "new_cubes"),
        "evidence": ("result", "moved"),
        "solved": ("points",),
        "wrong": ("penalty",),
    }
    for kind, names in details.items():
        if kind in told:
            return (kind, *(told[kind][name] for name in names))
    raise AssertionError(f"nobody was told anything: {sorted(told)}")


def agree_before_a_move(game: Timeline, slow: SlowGame) -> None:
    """Who moves, what is legal, how likely chance makes it, and all that lies on the table."""
    assert game.actor == slow.due()
    assert {move.notation for move in game.moves()} == slow.legal()
    assert {move.notation: weight for move, weight in game.chances()} == slow.odds()
    assert [tuple(number or None for number in case) for case in game.state.cases] == slow.cases
    assert open_table(game) == slow.public()


def agree_after_a_move(slow: SlowGame, before: dict[str, Any], seat: int, events: tuple[Event, ...]) -> None:
    """What the player was told, and whose cases were opened because a mini-game has ended."""
    assert answer(events) == slow.last_answer
    unsolved = {other for other, player in enumerate(before["players"]) if not player["solved"]}
    unsolved -= {seat} if answer(events)[0] == "solved" else set()
    ended = slow.over or slow.mini_game > before["mini_game"]
    assert shown(events) == {other: before["cases"][other] for other in unsolved if ended}


def shown(events: tuple[Event, ...]) -> dict[int, tuple[int, ...]]:
    """The cases that were opened, by seat, as numbers."""
    opened = {event.seat: event.details for event in events if event.kind == "case_shown"}
    return {seat: tuple(CITY.number[case[kind]] for kind in KINDS) for seat, case in opened.items()}


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_both_implementations_agree_at_every_move(seats: int, seed: int) -> None:
    options, rng = setting(seats, seed), random.Random(seed)
    game = gamekit.start("zero_seven", seats, options=options)
    slow = SlowGame(seats, **options)
    for _ in range(MOVES):
        agree_before_a_move(game, slow)
        if game.over:
            agree_at_the_end(game, slow)
            break
        before = {"cases": slow.cases, "mini_game": slow.mini_game, "players": slow.public()["seats"]}
        seat, move = game.actor, next_move(game, rng)
        events = game.do(move)
        slow.play(move)
        if seat is not None and seat != CHANCE:
            agree_after_a_move(slow, before, seat, events)


def agree_at_the_end(game: Timeline, slow: SlowGame) -> None:
    points = [score.points for score in game.scores()]
    assert {"scores": points, "winners": winners(game)} == slow.results()
    assert only(game.here.events, "game_over").details["winners"] == winners(game)


def test_many_of_these_games_are_played_to_their_end() -> None:
    """Else the comparison of results would look at nothing."""
    ended = 0
    for seats, seed in GAMES:
        game = gamekit.start("zero_seven", seats, options=setting(seats, seed))
        rng = random.Random(seed)
        for _ in range(MOVES):
            if not game.over:
                game.do(next_move(game, rng))
        ended += game.over
    assert ended > len(GAMES) / 3


def test_both_agree_when_the_discards_become_the_deck_again_and_again() -> None:
    """Nothing but evidence is asked, as long as there is any."""
    game, slow, rng = gamekit.start("zero_seven", 5), SlowGame(5), random.Random(3)
    reshuffles = 0
    while reshuffles < 3 or game.actor == CHANCE:
        agree_before_a_move(game, slow)
        evidence = [move for move in game.moves() if move.verb == "evidence"]
        move = rng.choice(evidence) if evidence else game.random_move(rng)
        reshuffles += [event.kind for event in game.play(move)].count("reshuffle")
        slow.play(move.notation)
    agree_before_a_move(game, slow)
