"""The rules of Persona Non Grata: what the action cards do (PNG-25 to PNG-31)."""

from __future__ import annotations

import pytest
from persona_non_grata_positions import BOX, event, events, on, played, slugs, sums_of
from positions import kinds, play
from rules_tested import rule

from gamekit.game import PUBLIC, UNKNOWN
from gamekit.persona_non_grata.archiving import sums
from gamekit.persona_non_grata.state import Lying


@rule("PNG-25", "PNG-70")
def test_a_downloaded_card_lies_open_in_the_own_area() -> None:
    game = played({1: "biolife_manager"}, stop=on(1, 2))
    number = BOX.number["biolife_manager"]
    assert game.state.areas[1] == (Lying(number, False, 1, 1, 1),)
    assert game.view(PUBLIC).areas[1] == game.state.areas[1]
    assert event(game, "downloaded", card="biolife_manager").private == {}


@rule("PNG-26", "PNG-71")
def test_an_encrypted_card_lies_face_down_in_the_own_area() -> None:
    game = played({1: "biolife_manager*"}, stop=on(1, 2))
    number = BOX.number["biolife_manager"]
    assert game.state.areas[1] == (Lying(number, True, 1, 1, 1),)
    assert game.view(1).areas[1] == game.state.areas[1]
    assert game.view(2).areas[1] == game.view(PUBLIC).areas[1] == (Lying(UNKNOWN, True, 1, 1, 1),)


@rule("PNG-27", "PNG-28", "PNG-1")
@pytest.mark.parametrize(("sign", "seat", "target"), [("<", 1, 2), (">", 1, 0), ("<", 3, 0), (">", 0, 3)])
@pytest.mark.parametrize("week", [1, 2])
def test_a_card_is_sent_to_the_neighbour_on_that_side_whichever_way_hands_go(
    sign: str, seat: int, target: int, week: int
) -> None:
    weeks = [{}] * (week - 1) + [{seat: f"biolife_manager{sign}"}]
    game = played(*weeks, seats=4, stop=on(week, 2))
    assert game.state.areas[target][-1].card == BOX.number["biolife_manager"] or any(
        lying == Lying(BOX.number["biolife_manager"], False, week, 1, seat) for lying in game.state.areas[target]
    )
    sent = event(game, "sent", card="biolife_manager")
    assert (sent.seat, sent.details["target"]) == (seat, [target])
    assert sent.details["action"] == ("left" if sign == "<" else "right")


@rule("PNG-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_area_gains_five_cards_a_week(seats: int) -> None:
    for week in (1, 2):
        game = played({}, {}, {}, seats=seats, stop=on(week + 1, 1))
        assert [len(area) for area in game.state.areas] == [5 * week] * seats


@rule("PNG-31", "PNG-34", "E1")
def test_cards_stay_and_count_again_in_later_weeks() -> None:
    game = played({0: "biolife_president", 1: "biolife_worker"}, {}, {2: "biolife_assistant"}, stop=lambda s: False)
    assert sums_of(game, "biolife") == [[6, 2, 0], [6, 2, 0], [6, 2, 3]]
    assert [found.seat for found in events(game, "first", corporation="biolife")] == [0, 0, 0]
    assert [found.seat for found in events(game, "second", corporation="biolife")] == [1, 1, 2]


@rule("PNG-72", "PNG-32", "E2")
def test_an_encrypted_card_counts_for_its_owner_alone_until_the_archiving() -> None:
    game = played({0: "cosmoco_worker biolife_president*", 1: "biolife_manager"}, stop=on(1, 3))
    assert sums(BOX, game.view(0), 0) == [6, 4, 0]
    assert sums(BOX, game.view(1), 0) == sums(BOX, game.view(2), 0) == sums(BOX, game.view(PUBLIC), 0) == [0, 4, 0]
    weights = {eyes: game.graph("majorities", eyes).edges for eyes in (0, 1)}
    assert weights[0]["0", "biolife"]["weight"] == 6
    assert ("0", "biolife") not in weights[1]
    game = played({0: "cosmoco_worker biolife_president*", 1: "biolife_manager"}, stop=on(2, 1))
    assert sums_of(game, "biolife") == [[6, 4, 0]]
    assert sums(BOX, game.view(PUBLIC), 0) == [6, 4, 0]


@rule("PNG-16", "PNG-25", "PNG-26", "PNG-27")
def test_the_actions_are_carried_out_seat_by_seat_after_the_reveal() -> None:
    week = {0: "biolife_worker>", 1: "biolife_worker*", 2: "biolife_worker"}
    game = played(week, stop=on(1, 1, seat=2))
    told = play(game, "lay biolife_worker download")
    assert kinds(told)[:5] == ["laid", "revealed", "sent", "encrypted", "downloaded"]
    assert [found.seat for found in told[2:5]] == [0, 1, 2]
    assert told[1].details == {"actions": ["right", "encrypt", "download"]}
    assert [lying.sender for lying in game.state.areas[2]] == [0, 2]
    assert slugs([lying.card for area in game.state.areas for lying in area]) == ["biolife_worker"] * 3
