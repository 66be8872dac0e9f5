"""The rules of Persona Non Grata: archiving, first and second, and every kind of tie (PNG-32 to PNG-48)."""

from __future__ import annotations

import pytest
from persona_non_grata_positions import BOX, due, event, events, on, played, sums_of
from positions import kinds, legal, only, play, why
from rules_tested import rule

from gamekit.game import Task
from gamekit.persona_non_grata.state import NOBODY

HOLDER = {0: "biolife_worker", 1: "biolife_manager"}  # B is first and A takes the key
END = on(2, 1)

# ---------------------------------------------------------------------- the archiving begins


@rule("PNG-32", "PNG-71")
def test_encrypted_cards_are_turned_up_first_seat_by_seat() -> None:
    week = {0: "biolife_worker*", 1: "cosmoco_worker*", 2: "jihui_worker*"}
    game = played(week, stop=END)
    told = [found for node in game.path() for found in node.events]
    at = kinds(told).index("decrypted")
    assert [(found.seat, found.details["card"]) for found in told[at : at + 3]] == [
        (0, "biolife_worker"),
        (1, "cosmoco_worker"),
        (2, "jihui_worker"),
    ]
    assert kinds(told)[at - 3 : at] == ["last"] * 3
    assert kinds(told)[at + 3] == "sums"
    assert not any(lying.encrypted for area in game.state.areas for lying in area)


@rule("PNG-33")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_corporations_are_settled_in_their_order_the_last_included(seats: int) -> None:
    game = played({}, seats=seats, stop=END)
    settled = [found.details["corporation"] for found in events(game, "sums")]
    assert settled == list(BOX.corporations[: 6 if seats == 4 else 5])


@rule("PNG-34")
def test_sums_are_the_values_of_the_cards_in_each_area() -> None:
    week = {0: "biolife_worker biolife_assistant*", 1: "biolife_director<", 2: "biolife_manager"}
    game = played(week, stop=END)
    assert sums_of(game, "biolife") == [[5, 0, 9]]


@rule("PNG-35")
def test_if_all_sums_are_0_nothing_happens() -> None:
    game = played({}, stop=END)
    assert sums_of(game, "biolife") == [[0, 0, 0]]
    assert event(game, "nobody", corporation="biolife").rules == ("PNG-35",)
    assert (game.state.stacks[0], game.state.keys[0]) == ((4, 2, 0), NOBODY)


# ---------------------------------------------------------------------- first and second


@rule("PNG-36", "PNG-38", "PNG-4", "PNG-5")
def test_the_largest_sum_takes_the_top_card_and_the_next_the_key() -> None:
    game = played({0: "biolife_worker", 1: "biolife_president", 2: "biolife_manager"}, stop=END)
    first, second = event(game, "first", corporation="biolife"), event(game, "second", corporation="biolife")
    assert (first.seat, first.details["cards"], first.details["sum"]) == (1, ["biolife_4"], 6)
    assert (second.seat, second.details["key"], second.details["sum"]) == (2, "table", 4)
    assert not second.details["alone"]
    assert not first.details["chosen"]
    assert not second.details["chosen"]
    assert (0, 4) in game.state.won[1]
    assert game.state.stacks[0] == (2, 0)
    assert game.state.keys[0] == 2


@rule("PNG-38", "PNG-6")
def test_the_second_takes_the_key_from_its_holder() -> None:
    game = played(HOLDER, {2: "biolife_assistant"}, stop=on(3, 1))
    second = events(game, "second", corporation="biolife")[1]
    assert (second.seat, second.details["key"], second.details["rival"]) == (2, "taken", [0])
    assert game.state.keys[0] == 2


@rule("PNG-39", "E6")
def test_a_holder_who_is_second_again_keeps_the_one_key() -> None:
    game = played(HOLDER, {}, stop=on(3, 1))
    second = events(game, "second", corporation="biolife")[1]
    assert (second.seat, second.details["key"], second.details["rival"]) == (0, "kept", [])
    assert "PNG-39" in second.rules
    assert game.state.keys[0] == 0


@rule("PNG-40", "E4")
def test_who_alone_has_cards_takes_corporation_card_and_key() -> None:
    game = played({1: "biolife_worker"}, stop=END)
    assert event(game, "first", corporation="biolife").seat == 1
    second = event(game, "second", corporation="biolife")
    assert (second.seat, second.details["sum"], second.details["alone"]) == (1, 2, True)
    assert "PNG-40" in second.rules
    assert game.state.keys[0] == 1


@rule("PNG-47", "PNG-40", "E5")
def test_sums_of_0_do_not_tie_for_second_place() -> None:
    game = played({2: "biolife_director"}, stop=END)
    assert sums_of(game, "biolife") == [[0, 0, 5]]
    assert not events(game, "tie", corporation="biolife")
    assert event(game, "second", corporation="biolife").seat == 2


# ---------------------------------------------------------------------- cards that nobody won


@rule("PNG-37", "E7")
@pytest.mark.parametrize(("unclaimed", "cards"), [("stay", [4]), ("accumulate", [4, 2, 0])])
def test_who_is_first_alone_in_week_3_after_two_weeks_unclaimed(unclaimed: str, cards: list[int]) -> None:
    game = played({}, {}, {1: "biolife_worker"}, options={"unclaimed_cards": unclaimed})
    first = event(game, "first", corporation="biolife")
    assert first.details["cards"] == [f"biolife_{value}" for value in cards]
    assert [value for owner, value in game.state.won[1] if owner == 0] == sorted(cards)
    assert game.state.stacks[0] == (4, 2, 0)[len(cards) :]


@rule("PNG-37", "E13")
@pytest.mark.parametrize(("unclaimed", "left"), [("stay", (2, 0)), ("accumulate", (0,))])
def test_week_2_after_an_unclaimed_week_1(unclaimed: str, left: tuple[int, ...]) -> None:
    game = played({}, {1: "biolife_worker"}, stop=on(3, 1), options={"unclaimed_cards": unclaimed})
    assert event(game, "first", corporation="biolife").details["cards"][0] == "biolife_4"
    assert game.state.stacks[0] == left


@rule("PNG-37")
@pytest.mark.parametrize("unclaimed", ["stay", "accumulate"])
def test_if_every_week_has_a_first_each_takes_one_card(unclaimed: str) -> None:
    game = played({1: "biolife_worker"}, {}, {}, options={"unclaimed_cards": unclaimed})
    taken = [found.details["cards"] for found in events(game, "first", corporation="biolife")]
    assert taken == [["biolife_4"], ["biolife_2"], ["biolife_0"]]


# ---------------------------------------------------------------------- ties for the largest sum


@rule("PNG-45", "PNG-48")
@pytest.mark.parametrize("preset", ["page", "published"])
def test_a_tie_for_the_largest_sum_with_the_key_on_the_table_brings_nothing(preset: str) -> None:
    game = played({0: "biolife_manager", 1: "biolife_manager", 2: "biolife_worker"}, stop=END, preset=preset)
    tie = event(game, "tie", corporation="biolife")
    assert tie.details["seats"] == [0, 1]
    assert (tie.details["place"], tie.details["by"], tie.details["decided"]) == ("first", [], False)
    assert tie.rules == ("PNG-45", "PNG-48")
    for kind in ("first", "second", "stolen", "nothing_stolen"):
        assert not events(game, kind, corporation="biolife")
    assert (game.state.stacks[0], game.state.keys[0]) == ((4, 2, 0), NOBODY)


@rule("PNG-41", "PNG-42", "PNG-43", "PNG-44", "PNG-48")
@pytest.mark.parametrize("preset", ["page", "published"])
def test_a_holder_who_is_not_tied_names_the_first_and_loses_the_key(preset: str) -> None:
    later = {1: "biolife_assistant", 2: "biolife_assistant biolife_manager"}
    options = {"theft": False}
    game = played(HOLDER, later, stop=due("first"), preset=preset, options=options)
    assert game.state.agenda[-1] == Task("first", 0, (0,))
    assert sums_of(game, "biolife")[1] == [2, 7, 7]
    assert legal(game, 0) == {"name 1", "name 2"}
    assert why(game, "name 0") == ("not_tied", ("PNG-41",))
    told = play(game, "name 2")
    first = [found for found in told if found.details.get("corporation") == "biolife"]
    assert kinds(first) == ["first", "second"]
    assert [found.seat for found in first] == [2, 1]
    assert all(found.details["chosen"] for found in first)
    assert (first[1].details["key"], first[1].details["rival"]) == ("taken", [0])
    assert game.state.keys[0] == 1


@rule("PNG-41", "PNG-42", "PNG-43", "PNG-79")
def test_a_holder_among_three_who_tie_may_name_itself_and_then_names_another_as_second() -> None:
    later = {0: "biolife_manager", 1: "biolife_worker", 2: "biolife_assistant biolife_assistant"}
    game = played(HOLDER, later, stop=due("first"))
    tie = events(game, "tie", corporation="biolife")[0]
    assert (tie.details["seats"], tie.details["by"], tie.details["sum"]) == ([0, 1, 2], [0], 6)
    assert tie.rules == ("PNG-41", "PNG-43", "PNG-48")
    assert legal(game) == {"name 0", "name 1", "name 2"}
    assert kinds(play(game, "name 0")) == ["first"]
    assert game.state.agenda[-1] == Task("second", 0, (0, 0))
    assert legal(game) == {"name 1", "name 2"}
    assert why(game, "name 0") == ("first_already", ("PNG-42", "PNG-46"))
    second = only([found for found in play(game, "name 1") if found.details.get("corporation") == "biolife"], "second")
    assert (second.seat, second.details["key"], second.details["chosen"]) == (1, "taken", True)
    assert "PNG-42" in second.rules


@rule("PNG-44", "PNG-39")
def test_a_holder_named_second_keeps_the_key() -> None:
    later = {0: "biolife_manager", 1: "biolife_worker"}
    game = played(HOLDER, later, stop=due("first"))
    told = [found for found in play(game, "name 1") if found.details.get("corporation") == "biolife"]
    assert [(found.kind, found.seat) for found in told] == [("first", 1), ("second", 0)]
    assert told[1].details["key"] == "kept"
    assert game.state.keys[0] == 0


@rule("PNG-42", "PNG-44")
def test_in_a_tie_for_the_largest_sum_nobody_else_is_second() -> None:
    later = {1: "biolife_assistant", 2: "biolife_assistant biolife_manager"}
    game = played(HOLDER, later, stop=due("first"))
    play(game, "name 1")
    assert events(game, "second", corporation="biolife")[1].seat == 2


# ---------------------------------------------------------------------- ties for the next largest sum


@rule("PNG-46", "PNG-48", "PNG-79")
@pytest.mark.parametrize("preset", ["page", "published"])
def test_the_first_decides_a_tie_for_second_place(preset: str) -> None:
    week = {0: "biolife_president", 1: "biolife_manager", 2: "biolife_manager"}
    game = played(week, stop=due("second"), preset=preset, options={"theft": False})
    tie = event(game, "tie", corporation="biolife")
    assert (tie.details["place"], tie.details["seats"], tie.details["by"]) == ("second", [1, 2], [0])
    assert event(game, "first", corporation="biolife").seat == 0
    assert legal(game, 0) == {"name 1", "name 2"}
    assert why(game, "name 0") == ("first_already", ("PNG-42", "PNG-46"))
    play(game, "name 2")
    second = event(game, "second", corporation="biolife")
    assert (second.seat, second.details["chosen"]) == (2, True)
    assert "PNG-46" in second.rules
    assert game.state.keys[0] == 2


@rule("PNG-46")
def test_the_first_decides_also_when_one_of_those_who_tie_holds_the_key() -> None:
    later = {1: "biolife_worker", 2: "biolife_worker"}
    game = played(HOLDER, later, stop=lambda s: due("second")(s) and s.week == 2)
    assert game.state.agenda[-1] == Task("second", 1, (0, 1))
    play(game, "name 2")
    second = events(game, "second", corporation="biolife")[1]
    assert (second.seat, second.details["rival"]) == (2, [0])


@rule("PNG-46")
def test_only_those_who_tie_can_be_named_second() -> None:
    week = {0: "biolife_president", 1: "biolife_manager", 2: "biolife_manager", 3: "biolife_worker"}
    game = played(week, seats=4, stop=due("second"))
    assert why(game, "name 3") == ("not_tied", ("PNG-46",))
    assert legal(game) == {"name 1", "name 2"}
