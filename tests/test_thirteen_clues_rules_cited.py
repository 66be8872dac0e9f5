"""The rules of 13 Clues at the very step where they bite: what each event cites, the most telling rule first."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from positions import only, play
from thirteen_clues_positions import dealt, mistake, solution, with_glasses

import gamekit
from gamekit import TEACHER, Event, Timeline
from gamekit.rulebook import load
from gamekit.thirteen_clues import GAME

COUNTED = ("TC-33", "TC-34", "TC-28")


def cited(events: Sequence[Event], kind: str) -> tuple[str, ...]:
    """The rules of the one event of that kind."""
    return only(events, kind).rules


def set_up(game: Timeline, kind: str) -> set[tuple[str, ...]]:
    """The rules of the events of a kind so far."""
    return {event.rules for event in game.events(TEACHER) if event.kind == kind}


def test_what_is_dealt_laid_chosen_and_put_up_cites_the_same_whatever_it_is() -> None:
    game = dealt(3)
    assert set_up(game, "dealt") == {("TC-9", "TC-3", "TC-1", "TC-63", "TC-64")}
    assert set_up(game, "laid") == {("TC-17", "TC-5", "TC-63")}
    assert set_up(game, "chosen") == {("TC-10", "TC-11", "TC-12", "TC-13", "TC-14", "TC-15")}
    assert set_up(game, "front") == {("TC-13", "TC-15", "TC-64", "TC-65")}
    assert set_up(game, "side") == {("TC-16", "TC-14", "TC-63", "TC-64")}
    assert set_up(dealt(2), "side") == {("TC-16", "TC-55", "TC-14", "TC-63", "TC-64")}


def test_the_first_player_cites_the_glasses_and_the_tokens_that_lie_ready() -> None:
    assert set_up(dealt(3), "first") == {("TC-19", "TC-18", "TC-4", "TC-63")}
    assert set_up(dealt(2), "first") == {("TC-19", "TC-51", "TC-63")}
    assert set_up(dealt(4, {"top_secret": True}), "first") == {("TC-19", "TC-18", "TC-4", "TC-58", "TC-63")}
    assert set_up(dealt(4), "round") == {("TC-8",)}


@pytest.mark.parametrize(
    ("glasses", "rules"),
    [
        ((1, 1, 1), ("TC-22", "TC-23", "TC-8", "TC-67")),
        ((1, 2, 1), ("TC-23", "TC-24", "TC-27", "TC-22", "TC-8", "TC-67")),
        ((1, 0, 1), ("TC-20", "TC-23", "TC-8", "TC-67")),
        ((1, 0, 7), ("TC-21", "TC-23", "TC-8", "TC-67")),
    ],
)
def test_a_turn_cites_what_is_to_be_done_with_the_glasses_there_are(
    glasses: tuple[int, ...], rules: tuple[str, ...]
) -> None:
    events = play(with_glasses(dealt(3), *glasses), "ask 2 kobieta")
    assert cited(events, "turn") == rules
    taken = [event.rules for event in events if event.kind == "glass_taken"]
    assert taken == ([("TC-20", "TC-67")] if rules[0] == "TC-20" else [])


def test_two_players_cite_their_own_rules() -> None:
    game = dealt(2, {"whole_kinds": True})
    events = play(game, "ask_left 1 kobieta")
    sides = ("TC-54", "TC-53", "TC-55", "TC-33", "TC-34")
    assert cited(events, "asked_left") == (*sides, "TC-29", "TC-32", "TC-35", "TC-52")
    assert cited(events, "turn") == ("TC-52", "TC-51", "TC-8", "TC-67")
    assert cited(play(game, "ask_right 0 bron"), "asked_right") == (*sides, "TC-31", "TC-32", "TC-35", "TC-52")
    assert cited(play(game, "look a"), "looked") == ("TC-36", "TC-64", "TC-52")
    wrong = cited(play(game, mistake(game)), "wrong")
    assert wrong == ("TC-47", "TC-52", "TC-49", "TC-42", "TC-43", "TC-50")


@pytest.mark.parametrize(("glasses", "last"), [(1, ("TC-26",)), (2, ())])
def test_an_action_that_spends_the_last_glass_cites_that_the_turn_is_over(glasses: int, last: tuple[str, ...]) -> None:
    options = {"whole_kinds": True, "top_secret": True}
    start = with_glasses(dealt(3, options), glasses, 1, 1)
    asked = cited(play(start, "ask 2 kobieta"), "asked")
    assert asked == (*COUNTED, "TC-29", "TC-32", "TC-35", *last)
    start.jump(0)
    assert cited(play(start, "ask 2 osoba"), "asked") == (*COUNTED, "TC-31", "TC-32", "TC-35", *last)
    start.jump(0)
    secret = cited(play(start, "ask_secretly 2 osoba"), "asked_secretly")
    assert secret == ("TC-60", "TC-59", "TC-61", "TC-62", *COUNTED, "TC-32", *last)
    start.jump(0)
    assert cited(play(start, "look a"), "looked") == ("TC-36", "TC-64", *last)


def test_a_second_look_cites_that_an_informant_can_be_looked_at_again() -> None:
    game = dealt(3)
    play(game, "look a")
    assert cited(play(game, "look a"), "looked") == ("TC-36", "TC-37", "TC-64", "TC-26")


def test_a_glass_cites_the_rule_that_says_where_it_goes() -> None:
    assert cited(play(with_glasses(dealt(3), 2, 0, 1), "look a"), "glass_given") == ("TC-39", "TC-41", "TC-67")
    assert cited(play(with_glasses(dealt(3), 2, 1, 1), "look a"), "glass_back") == ("TC-40", "TC-41", "TC-67")
    game = with_glasses(dealt(3), 1, 0, 7)
    play(game, "ask 2 kobieta")
    assert cited(play(game, "take 2"), "glass_claimed") == ("TC-21", "TC-67")


def test_a_wrong_accusation_cites_its_price() -> None:
    game = with_glasses(dealt(3), 3, 0, 1)
    events = play(game, mistake(game))
    assert cited(events, "wrong") == ("TC-47", "TC-48", "TC-25", "TC-49", "TC-42", "TC-43", "TC-50")
    assert cited(events, "glass_back") == ("TC-48", "TC-67")


def test_the_end_cites_what_brought_it() -> None:
    game = dealt(3)
    events = play(game, solution(game, 0))
    assert cited(events, "solved") == ("TC-46", "TC-7", "TC-56", "TC-42", "TC-50")
    assert cited(events, "game_over") == ("TC-56", "TC-7")
    assert {event.rules for event in events if event.kind.endswith("_shown")} == {("TC-64",)}
    capped = play(dealt(3, {"turn_cap": 1}), "ask 2 kobieta")
    assert (cited(capped, "tired"), cited(capped, "game_over")) == (("TC-57",), ("TC-57",))


def test_every_event_cites_rules_of_the_book_each_once() -> None:
    book = load(GAME)
    for seed in range(10):
        game = gamekit.start("thirteen_clues", 2 + seed % 5, seed=seed, options={"turn_cap": 12})
        rng = random.Random(seed)
        while not game.over:
            game.do(game.random_move(rng))
        for event in game.events(TEACHER):
            assert event.rules
            assert set(event.rules) <= set(book)
            assert len(set(event.rules)) == len(event.rules)
