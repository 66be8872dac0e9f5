"""The rules of 13 Clues, one by one: accusations and the end."""

from __future__ import annotations

import pytest
from positions import kinds, only, play, why
from rules_tested import rule
from thirteen_clues_positions import dealt, mistake, solution, with_glasses

from gamekit import PUBLIC, Illegal
from gamekit.thirteen_clues.board import DECK

SEATS = range(2, 7)


@rule("TC-42")
def test_an_accusation_gives_a_glass_away_as_a_look_does() -> None:
    game = with_glasses(dealt(4), 1, 1, 0, 1)
    events = play(game, mistake(game))
    assert (events[0].kind, events[0].details) == ("glass_given", {"taker": 2})
    full = with_glasses(dealt(4), 1, 1, 1, 1)
    assert kinds(play(full, mistake(full)))[:2] == ["glass_back", "wrong"]


@rule("TC-43", "TC-66")
@pytest.mark.parametrize(
    ("accused", "reason"),
    [
        ("hrabina salon noz", "seen_behind"),
        ("oficer park noz", "seen_behind"),
        ("ksiaze salon noz", "seen_in_front"),
        ("oficer salon trucizna", "seen_in_front"),
    ],
)
def test_a_card_that_one_sees_cannot_be_named(accused: str, reason: str) -> None:
    assert why(dealt(3), f"accuse {accused}") == (reason, ("TC-43",))


@rule("TC-43")
@pytest.mark.parametrize("seats", SEATS)
def test_all_that_one_does_not_see_can_be_named_the_thirteen_cards(seats: int) -> None:
    game = dealt(seats)
    named = {word for move in game.moves() if move.verb == "accuse" for word in move.words}
    seen = {card for other in range(1, seats) for card in DECK.slugs(game.state.mysteries[other])}
    seen |= set(DECK.slugs(game.state.hands[0]))
    assert named == {card.slug for card in DECK.in_play(seats)} - seen
    assert len(named) == 13


@rule("TC-44", "TC-66")
def test_a_card_that_is_not_in_play_cannot_be_named() -> None:
    game = dealt(3)
    assert why(game, "accuse oficer salon luk") == ("not_in_play", ("TC-44",))
    assert why(game, "accuse marynarz salon noz") == ("not_in_play", ("TC-44",))
    assert why(dealt(2), "accuse tancerka salon noz") == ("not_in_play", ("TC-44",))
    assert game.why_not("accuse tancerka salon noz") is None


@rule("TC-45")
def test_a_card_seen_at_an_informant_can_be_named() -> None:
    game = with_glasses(dealt(3, informants={"a": "pokojowka"}), 2, 1, 1)
    play(game, "look a")
    events = play(game, "accuse pokojowka salon noz")
    assert "wrong" in kinds(events)


@rule("TC-7", "TC-46", "TC-56")
@pytest.mark.parametrize("seats", SEATS)
def test_who_names_all_three_cards_wins_at_once(seats: int) -> None:
    game = dealt(seats, first=1)
    events = play(game, solution(game, 1))
    assert "solved" in kinds(events)
    assert (game.over, game.actor, game.state.winner) == (True, None, 1)
    assert [(score.points, score.won) for score in game.scores()] == [(int(s == 1), s == 1) for s in range(seats)]
    with pytest.raises(Illegal, match="over"):
        play(game, "look a")


@rule("TC-46")
@pytest.mark.parametrize("accused", ["tancerka salon noz", "oficer port noz", "oficer salon karabin"])
def test_one_wrong_card_is_enough_to_be_wrong(accused: str) -> None:
    game = dealt(3)
    assert DECK.slugs(game.state.mysteries[0]) == ["oficer", "salon", "noz"]
    assert "wrong" in kinds(play(game, f"accuse {accused}"))
    assert not game.over


@rule("TC-47")
def test_a_wrong_accusation_tells_nothing_but_that_it_is_wrong() -> None:
    """Two cards right, or none: all hear the same but for the names."""
    told = []
    for accused in ("tancerka salon noz", "tancerka port karabin"):
        game = dealt(3)
        events = play(game, f"accuse {accused}")
        told.append([(event.kind, event.seat, event.rules) for event in events])
        assert set(only(events, "wrong").details) == {"person", "location", "weapon"}
    assert told[0] == told[1]


@rule("TC-48")
@pytest.mark.parametrize(
    ("glasses", "left", "supply"),
    [((4, 1, 1), (0, 1, 1), 6), ((3, 0, 1), (0, 1, 1), 6), ((1, 1, 1), (0, 1, 1), 6), ((2, 2, 2), (0, 2, 2), 4)],
)
def test_a_wrong_accusation_ends_the_turn_and_all_glasses_left_go_to_the_supply(
    glasses: tuple[int, ...], left: tuple[int, ...], supply: int
) -> None:
    game = with_glasses(dealt(3), *glasses)
    events = play(game, mistake(game))
    assert (game.actor, game.state.glasses, game.state.supply) == (1, left, supply)
    returned = [event.details["count"] for event in events if event.kind == "glass_back"]
    assert sum(returned) == glasses[0] - (0 in glasses)
    assert 0 not in returned


@rule("TC-49")
def test_after_a_wrong_accusation_one_may_accuse_again_in_a_later_turn() -> None:
    game = dealt(2)
    play(game, mistake(game), "ask_left 0 kobieta")
    assert game.actor == 0
    play(game, solution(game, 0))
    assert game.state.winner == 0


@rule("TC-50")
def test_names_and_result_of_an_accusation_are_known_to_all() -> None:
    for right in (True, False):
        game = dealt(4)
        move = solution(game, 0) if right else mistake(game)
        event = only(play(game, move), "solved" if right else "wrong")
        for seat in (*game.seats, PUBLIC):
            assert list(event.heard(seat).details.values()) == move.split()[1:]
