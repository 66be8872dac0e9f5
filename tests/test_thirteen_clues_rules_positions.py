"""Given positions of 13 Clues: what they tell, what is wrong with some, and that the others can be played on."""

from __future__ import annotations

from typing import Any

import pytest
from positions import given, kinds, play
from rules_tested import rule
from thirteen_clues_positions import dealt, solution, with_glasses

import gamekit
from gamekit import PUBLIC, TEACHER, Event, Timeline
from gamekit.game import Task
from gamekit.record import RecordError
from gamekit.thirteen_clues import GAME
from gamekit.thirteen_clues.state import Options, State


def problems(game: Timeline, **changes: Any) -> list[str]:
    """What is wrong with the present position, some parts of it replaced."""
    return GAME.check(game.state._replace(**changes), game.setting)


def middle(seats: int = 3) -> Timeline:
    """A game in which a little has happened."""
    game = dealt(seats, {"top_secret": True, "turn_cap": 9}, first=1)
    play(game, "ask_secretly 2 kobieta", "ask 0 kobieta", "look b")
    return game


def exchanged(row: tuple[Any, ...], one: int, two: int) -> tuple[Any, ...]:
    """A row with two of its entries exchanged."""
    cards = list(row)
    cards[one], cards[two] = cards[two], cards[one]
    return tuple(cards)


@rule("TC-64")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_position_of_a_game_is_in_order_and_can_be_played_on(seats: int) -> None:
    game = dealt(seats)
    assert problems(game) == []
    again = gamekit.load(given(game).record())
    assert again.state == game.state
    assert again.moves() == game.moves()
    play(again, solution(again, 0))
    assert again.over


def told(game: Timeline, seat: int) -> list[tuple[str, int, dict[str, Any]]]:
    """What a seat heard of set-up, looks and turns, as far as a position can tell it again; the last turn only."""
    shared = {"laid", "front", "side", "first", "looked", "turn", "round"}
    found = [(e.kind, e.seat, dict(e.details)) for e in game.events(seat) if e.kind in shared]
    last = {kind: max(at for at, row in enumerate(found) if row[0] == kind) for kind in ("turn", "round")}
    return sorted((row for at, row in enumerate(found) if at >= last.get(row[0], 0)), key=str)


@rule("TC-64")
def test_a_position_tells_each_seat_what_it_would_have_heard() -> None:
    game = middle()
    again = given(game)
    for seat in (*game.seats, PUBLIC, TEACHER):
        assert told(again, seat) == told(game, seat)
    assert [event.kind for event in again.events()].count("turn") == 1


@rule("TC-52")
def test_a_position_of_two_players_tells_of_no_glass() -> None:
    turn = [event for event in given(dealt(2)).events() if event.kind == "turn"]
    assert [(event.seat, event.rules) for event in turn] == [(0, ("TC-52", "TC-8"))]
    assert [event.rules for event in given(dealt(3)).events() if event.kind == "turn"] == [("TC-23", "TC-8")]


def test_a_position_tells_nothing_that_a_seat_may_not_know() -> None:
    """Another card with an informant that nobody has looked at, and another behind a screen."""
    game = middle()
    state: State = game.state
    informants = exchanged(state.informants, 0, 2)
    hands = exchanged(state.hands, 0, 1)
    for change, ignorant in (({"informants": informants}, (0, 1, 2, PUBLIC)), ({"hands": hands}, (2, PUBLIC))):
        for seat in ignorant:
            assert given(game, **change).events(seat) == given(game).events(seat)
            assert given(game, **change).view(seat) == given(game).view(seat)


WRONG: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a hand is missing": ({"hands": ((1, 2), (3, 4))}, ["seats"]),
    "a mystery is missing": ({"mysteries": ((1, 2, 3),)}, ["seats"]),
    "a player has no glasses": ({"glasses": (1, 1)}, ["seats"]),
    "a player has no tokens": ({"tokens": ()}, ["seats"]),
    "other options": ({"options": Options(True, True, 9)}, ["seats"]),
    "the mysteries are not put up": ({"up": False}, ["cards"]),
    "a card is twice": ({"informants": (1, 2, 3, 4, 5, 6)}, ["cards"]),
    "an informant is missing": ({"informants": ()}, ["cards", "looked"]),
    "looks are missing": ({"looked": ()}, ["looked"]),
    "a stranger has looked": ({"looked": ((3,), (), (), (), (), ())}, ["looked"]),
    "looks are out of order": ({"looked": ((1, 0), (), (), (), (), ())}, ["looked"]),
    "a look is twice": ({"looked": ((1, 1), (), (), (), (), ())}, ["looked"]),
    "nobody has begun": ({"first": -1}, ["turn"]),
    "a stranger has begun": ({"first": 3}, ["turn"]),
    "somebody has won": ({"winner": 0}, ["turn"]),
    "no turn yet": ({"turn": 0}, ["turn"]),
    "more turns than there are": ({"turn": 13}, ["turn"]),
    "nine glasses": ({"supply": 9}, ["glasses"]),
    "fewer glasses than none": ({"glasses": (-1, 3, 1), "supply": 5}, ["glasses"]),
    "fewer than none in the supply": ({"glasses": (3, 3, 3), "supply": -1}, ["glasses"]),
    "two tokens": ({"tokens": (2, 0, 1)}, ["tokens"]),
    "fewer tokens than none": ({"tokens": (-1, 0, 1)}, ["tokens"]),
    "another turn": ({"turn": 5}, ["agenda"]),
    "the game is over": ({"agenda": ()}, ["agenda"]),
    "two things are open": ({"agenda": (Task("turn", 0), Task("turn", 0))}, ["agenda"]),
    "a glass is taken needlessly": ({"agenda": (Task("turn", 0), Task("take", 0))}, ["agenda"]),
}


@rule("TC-3", "TC-4", "TC-62")
@pytest.mark.parametrize("fault", WRONG)
def test_a_position_with_a_fault_is_refused(fault: str) -> None:
    game = middle()
    assert (game.actor, problems(game)) == (0, [])
    change, names = WRONG[fault]
    assert problems(game, **change) == names


@rule("TC-37")
def test_all_players_may_have_looked_at_one_informant() -> None:
    assert problems(middle(), looked=((0, 1, 2), (2,), (), (), (), ())) == []


@rule("TC-10", "TC-14")
def test_a_mystery_of_two_persons_and_a_hand_of_three_cards_are_refused() -> None:
    game = middle()
    hands, mysteries = game.state.hands, game.state.mysteries  # oficer salon noz ...; hrabina park
    person = ((1, 2, 10), *mysteries[1:])
    assert problems(game, mysteries=person, hands=((3, 11), *hands[1:])) == ["cards"]
    order = ((2, 1, 3), *mysteries[1:])
    assert problems(game, mysteries=order) == ["cards"]
    assert problems(game, hands=((10,), (11, *hands[1]), hands[2])) == ["cards"]


@rule("TC-20", "TC-21")
def test_a_player_without_a_glass_must_be_about_to_take_one_and_the_supply_be_empty() -> None:
    game = with_glasses(dealt(3), 1, 0, 7)
    play(game, "ask 2 kobieta")
    assert (problems(game), game.state.agenda[-1]) == ([], Task("take", 1))
    assert problems(game, agenda=(Task("turn", 1),)) == ["agenda"]
    assert problems(game, glasses=(0, 0, 7), supply=1) == ["agenda"]
    again = gamekit.load(given(game).record())
    assert kinds(play(again, "take 2")) == ["glass_claimed"]


@rule("TC-51")
def test_two_players_have_no_glasses_in_any_position() -> None:
    game = dealt(2)
    assert problems(game, supply=8) == ["glasses"]
    assert problems(game, glasses=(4, 4)) == ["glasses"]


@rule("TC-66")
@pytest.mark.parametrize("name", sorted({name for _, names in WRONG.values() for name in names}))
def test_every_fault_has_words(name: str) -> None:
    from gamekit.text import text

    assert text("en", GAME).say(f"problem-{name}") != text("pl", GAME).say(f"problem-{name}")


@rule("TC-3")
def test_a_record_with_an_impossible_position_is_refused_in_words() -> None:
    game = middle()
    spoilt = given(game, supply=9).record()
    with pytest.raises(RecordError, match="eight glasses") as refused:
        gamekit.load(spoilt)
    assert "lup musi być w sumie osiem" in refused.value.pl


def test_events_of_a_given_position_are_declared() -> None:
    events: tuple[Event, ...] = GAME.retold(middle().state)
    assert {event.kind for event in events} <= set(GAME.events)
    assert all(set(event.details) == set(GAME.events[event.kind]) for event in events)
