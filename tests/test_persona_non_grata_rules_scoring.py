"""The rules of Persona Non Grata: final scoring, the winner and ties (PNG-54 to PNG-63)."""

from __future__ import annotations

from typing import Any

import pytest
from persona_non_grata_positions import BOX, GAME, begun, events, played, slugs
from positions import kinds
from rules_tested import rule

from gamekit.flow import settle
from gamekit.game import CHANCE, Step, Task
from gamekit.persona_non_grata.scoring import Worth, points, week_over, winners, worth
from gamekit.persona_non_grata.state import NOBODY, State


def at_the_end(
    archives: dict[int, str], keys: dict[str, int] | None = None, preset: str = "page", seats: int = 2, **options: Any
) -> State:
    """A position after the last week: what each seat has archived (both kinds of cards), and who holds which key."""
    state: State = begun(seats, preset, options).state
    rows = [archives.get(seat, "").split() for seat in range(seats)]
    won = [
        sorted((BOX.corporations.index(w.split("_")[0]), int(w[-1])) for w in row if w[-1].isdigit()) for row in rows
    ]
    cards = [tuple(sorted(BOX.number[word] for word in row if not word[-1].isdigit())) for row in rows]
    holders = [(keys or {}).get(slug, NOBODY) for slug in BOX.corporations[: len(state.keys)]]
    return state._replace(
        week=state.options.weeks, archives=tuple(cards), won=tuple(map(tuple, won)), keys=tuple(holders)
    )


def finished(state: State) -> Step:
    """What follows when the last week is over."""
    return settle(week_over(BOX, state._replace(agenda=()), Task("week_over", CHANCE)))


def told(state: State, kind: str) -> list[tuple[int, dict[str, Any]]]:
    """Events of a kind at the end: of whom, and their details."""
    return [(event.seat, dict(event.details)) for event in finished(state).events if event.kind == kind]


# ---------------------------------------------------------------------- what counts


@rule("PNG-54")
def test_after_the_last_week_what_is_left_in_the_areas_is_archived() -> None:
    game = played({}, {}, {}, stop=lambda state: (state.week, state.day) == (3, 5))
    before = game.state.areas
    game = played({}, {}, {})
    assert game.over
    assert game.state.areas == ((), (), ())
    for seat in game.seats:
        cards = [lying.card for lying in before[seat]]
        archived = next(event for event in events(game, "archived") if event.seat == seat)
        assert archived.details["count"] == 15
        assert archived.details["cards"] == slugs(game.state.archives[seat])
        assert set(cards) <= set(game.state.archives[seat])


@rule("PNG-55", "PNG-8")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("biolife_president biolife_assistant", 0),
        ("biolife_president biolife_worker", 8),
        ("biolife_president biolife_4", 10),
        ("biolife_president biolife_0", 6),
        ("biolife_worker", 2),
        ("biolife_president cosmoco_worker", 2),
    ],
)
def test_a_corporation_counts_only_with_an_activator(cards: str, expected: int) -> None:
    assert points(BOX, at_the_end({0: cards}), 0) == expected


@rule("PNG-56")
def test_corporation_and_information_cards_are_added_up() -> None:
    cards = "biolife_4 biolife_2 biolife_director biolife_worker cosmoco_0 cosmoco_manager"
    assert points(BOX, at_the_end({0: cards}), 0) == 4 + 2 + 5 + 2 + 0 + 4


@rule("PNG-57", "PNG-58")
@pytest.mark.parametrize(
    ("cards", "lost", "expected"),
    [
        ("biolife_0 biolife_2 biolife_worker", "biolife_0", 4),
        ("biolife_2 biolife_worker biolife_president", "biolife_2", 8),
        ("biolife_4 biolife_worker", "biolife_worker", 4),
        ("biolife_4 biolife_president", "biolife_4", 6),
        ("biolife_4", "biolife_4", 0),
        ("biolife_worker biolife_worker", "biolife_worker", 2),
    ],
)
def test_the_lowest_activator_is_lost(cards: str, lost: str, expected: int) -> None:
    kept = at_the_end({0: cards}, activator_lost=False)
    state = at_the_end({0: cards}, activator_lost=True)
    assert points(BOX, state, 0) == expected
    assert told(state, "lost") == [(0, {"corporation": "biolife", "card": lost})]
    assert told(kept, "lost") == []
    assert points(BOX, kept, 0) == expected + {"0": 0, "2": 2, "4": 4, "r": 2}[lost[-1]]


@rule("PNG-57", "PNG-58", "E8")
@pytest.mark.parametrize("preset", ["page", "published"])
def test_corporation_card_0_activates_a_president_for_6_in_both_presets(preset: str) -> None:
    state = at_the_end({0: "biolife_0 biolife_president"}, preset=preset)
    assert points(BOX, state, 0) == 6
    assert told(state, "activated") == [(0, {"corporation": "biolife", "points": 6})]


@rule("PNG-55", "PNG-59", "E9")
@pytest.mark.parametrize("preset", ["page", "published"])
def test_without_an_activator_only_the_key_counts(preset: str) -> None:
    state = at_the_end({0: "biolife_president biolife_assistant biolife_assistant"}, {"biolife": 0}, preset)
    assert points(BOX, state, 0) == 1
    assert told(state, "dormant") == [(0, {"corporation": "biolife", "points": 12})]
    assert told(state, "keys") == [(0, {"count": 1, "points": 1}), (1, {"count": 0, "points": 0})]
    assert told(state, "total") == [(0, {"points": 1}), (1, {"points": 0})]


@rule("PNG-59")
def test_every_key_is_one_point_whether_its_corporation_is_activated_or_not() -> None:
    state = at_the_end({0: "biolife_worker"}, {"biolife": 0, "sjt": 0, "jihui": 1})
    assert [points(BOX, state, seat) for seat in (0, 1)] == [4, 1]


@rule("PNG-58", "PNG-63")
def test_what_a_corporation_is_worth_says_whether_it_is_activated_and_what_is_lost() -> None:
    state = at_the_end({0: "biolife_4"}, activator_lost=True)
    assert worth(BOX, state, 0, 0) == Worth(0, 1, True, "biolife_4", 0)
    assert worth(BOX, state, 0, 1) == Worth(1, 0, False, "", 0)


@rule("PNG-56", "PNG-61")
def test_points_are_shown_while_the_game_is_on_as_archive_and_keys_stand() -> None:
    state = at_the_end({0: "biolife_4 cosmoco_2"}, {"biolife": 1})
    assert [(score.side, score.points, score.won) for score in GAME.scores(state)] == [
        ((0,), 6, False),
        ((1,), 1, False),
    ]


# ---------------------------------------------------------------------- who wins


@rule("PNG-61", "PNG-60")
def test_the_most_points_win() -> None:
    step = finished(at_the_end({0: "biolife_4", 1: "cosmoco_2 cosmoco_worker jihui_0 sjt_2"}, seats=3))
    assert step.events[-1].details == {"winners": [1]}
    assert "tie_break" not in kinds(step.events)
    assert step.state.agenda == ()
    assert [score.won for score in GAME.scores(step.state)] == [False, True, False]


@rule("PNG-62")
def test_of_equal_points_more_activated_corporations_win() -> None:
    state = at_the_end({0: "biolife_4", 1: "cosmoco_2 jihui_2"})
    assert told(state, "tie_break") == [(CHANCE, {"seats": [0, 1], "criterion": "corporations", "counts": [1, 2]})]
    assert winners(BOX, state) == [1]
    assert finished(state).events[-1].details == {"winners": [1]}
    assert "PNG-62" in finished(state).events[-1].rules


@rule("PNG-62")
def test_of_equally_many_corporations_more_keys_win() -> None:
    state = at_the_end({0: "biolife_4", 1: "biolife_2 biolife_worker"}, {"sjt": 0, "jihui": 0, "delacruz": 1}, seats=3)
    state = state._replace(archives=(state.archives[0], (0, 1), ()), won=(((0, 4),), ((0, 0),), ()))
    assert [points(BOX, state, seat) for seat in range(3)] == [6, 6, 0]
    found = [details["criterion"] for _, details in told(state, "tie_break")]
    assert found == ["corporations", "keys"]
    assert told(state, "tie_break")[1][1]["counts"] == [2, 1]
    assert winners(BOX, state) == [0]


@rule("PNG-62")
def test_if_all_is_equal_it_is_a_draw() -> None:
    state = at_the_end({0: "biolife_4", 2: "cosmoco_4"}, {"sjt": 0, "jihui": 2, "biolife": 1}, seats=3)
    assert winners(BOX, state) == [0, 2]
    step = finished(state)
    assert step.events[-1].details == {"winners": [0, 2]}
    assert [score.won for score in GAME.scores(step.state)] == [True, False, True]


@rule("PNG-62")
def test_whoever_is_behind_in_the_first_tie_break_is_out_of_the_second() -> None:
    state = at_the_end({0: "biolife_4 cosmoco_0", 1: "biolife_2 cosmoco_2", 2: "jihui_4 jihui_0"}, seats=3)
    breaks = [details for _, details in told(state, "tie_break")]
    assert [found["seats"] for found in breaks] == [[0, 1, 2], [0, 1]]
    assert winners(BOX, state) == [0, 1]


@rule("PNG-63", "PNG-57")
def test_a_corporation_whose_only_card_is_lost_counts_as_activated_in_the_tie_break() -> None:
    state = at_the_end({0: "biolife_2 biolife_4", 1: "cosmoco_2 cosmoco_4 jihui_0"}, activator_lost=True)
    assert [points(BOX, state, seat) for seat in (0, 1)] == [4, 4]
    assert winners(BOX, state) == [1]
    assert told(state, "activated")[-1] == (1, {"corporation": "jihui", "points": 0})
