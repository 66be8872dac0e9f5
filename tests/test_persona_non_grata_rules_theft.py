"""The rules of Persona Non Grata: with `theft`, the first and the second steal a card each (PNG-49 to PNG-53)."""

from __future__ import annotations

from collections.abc import Sequence

from persona_non_grata_positions import BOX, due, event, events, on, played, slugs, sums_of
from positions import legal, play, why
from rules_tested import rule

from gamekit import Timeline
from gamekit.game import Event, Task

ON = {"theft": True}
WEEK = {0: "biolife_president", 1: "biolife_manager", 2: "biolife_worker"}


def of_biolife(told: Sequence[Event]) -> list[Event]:
    """What happened about Biolife."""
    return [found for found in told if found.details.get("corporation") == "biolife"]


def robbing() -> Timeline:
    """A is first and can steal from B or C; B is second."""
    return played(WEEK, stop=due("theft"), options=ON)


@rule("PNG-49")
def test_without_the_option_nobody_steals() -> None:
    game = played(WEEK, stop=on(2, 1))
    assert not events(game, "stolen")
    assert not any(game.state.archives)


@rule("PNG-49", "PNG-79")
def test_the_first_steals_after_card_and_key_are_given_and_then_the_second() -> None:
    game = robbing()
    assert game.state.agenda[-1] == Task("theft", 0, (0,))
    assert (game.state.keys[0], (0, 4) in game.state.won[0]) == (1, True)
    assert legal(game) == {"take 1 biolife_manager", "take 2 biolife_worker"}
    told = of_biolife(play(game, "take 1 biolife_manager"))
    assert [(found.kind, found.seat, found.details["card"]) for found in told] == [("stolen", 0, "biolife_manager")]
    assert game.state.agenda[-1] == Task("theft", 1, (0,))
    assert legal(game) == {"take 0 biolife_president", "take 2 biolife_worker"}
    told = of_biolife(play(game, "take 2 biolife_worker"))
    assert [(found.seat, found.details["target"]) for found in told] == [(1, [2])]
    assert [slugs(row) for row in game.state.archives] == [["biolife_manager"], ["biolife_worker"], []]


@rule("PNG-49")
def test_only_a_card_of_the_corporation_in_another_area_can_be_stolen() -> None:
    game = robbing()
    assert why(game, "take 0 biolife_president") == ("own_area", ("PNG-49",))
    other = next(slug for slug in slugs([lying.card for lying in game.state.areas[1]]) if "biolife" not in slug)
    assert why(game, f"take 1 {other}") == ("other_corporation", ("PNG-49",))
    assert why(game, "take 1 biolife_worker") == ("not_there", ("PNG-49",))
    refusal = game.why_not("take 1 biolife_worker")
    assert refusal
    assert "Player B: Biolife Worker" in refusal.en
    assert "gracza B nie ma takiej karty: pracownik Biolife" in refusal.pl


@rule("PNG-50")
def test_first_and_second_may_rob_each_other() -> None:
    game = robbing()
    play(game, "take 1 biolife_manager", "take 0 biolife_president")
    assert [slugs(row) for row in game.state.archives] == [["biolife_manager"], ["biolife_president"], []]
    assert sums_of(game, "biolife") == [[6, 4, 2]]


@rule("PNG-49", "PNG-51")
def test_where_only_one_card_can_be_stolen_it_is_taken_without_asking() -> None:
    week = {0: "biolife_president", 1: "biolife_worker biolife_worker*"}
    game = played(week, stop=on(2, 1), options=ON)
    told = [found for found in of_biolife([e for node in game.path() for e in node.events]) if found.kind == "stolen"]
    assert [(found.seat, found.details["card"], found.details["target"]) for found in told] == [
        (0, "biolife_worker", [1]),
        (1, "biolife_president", [0]),
    ]
    left = [lying for lying in game.state.areas[1] if lying.card == BOX.number["biolife_worker"]]
    assert [lying.day for lying in left] == [2]  # of equal cards the one that came first is gone


@rule("PNG-51", "PNG-40", "E4")
def test_who_is_first_and_second_finds_nothing_and_takes_nothing() -> None:
    game = played({1: "biolife_president biolife_worker"}, stop=on(2, 1), options=ON)
    nothing = event(game, "nothing_stolen", corporation="biolife")
    assert nothing.seat == 1
    assert not events(game, "stolen", corporation="biolife")


@rule("PNG-51")
def test_the_second_finds_nothing_if_the_first_has_taken_all_and_has_nothing_left() -> None:
    """The only card of the second is stolen; the first's is there to be stolen in return."""
    game = played({0: "biolife_president", 1: "biolife_worker"}, stop=on(2, 1), options=ON)
    assert [found.seat for found in events(game, "stolen", corporation="biolife")] == [0, 1]
    assert not any(BOX.cards[lying.card].corporation == 0 for area in game.state.areas for lying in area)
    later = played({0: "biolife_president", 1: "biolife_worker"}, {}, stop=on(3, 1), options=ON)
    assert sums_of(later, "biolife") == [[6, 2, 0], [0, 0, 0]]


@rule("PNG-52")
def test_the_right_to_steal_arises_anew_for_every_corporation_and_week() -> None:
    week = {0: "biolife_president cosmoco_president", 1: "biolife_manager cosmoco_manager"}
    game = played(week, {0: "biolife_director", 1: "biolife_manager"}, stop=on(3, 1), options=ON)
    thieves = [(found.details["corporation"], found.seat) for found in events(game, "stolen")]
    assert thieves.count(("biolife", 0)) == 2
    assert thieves.count(("cosmoco", 0)) == 1


@rule("PNG-53", "E3")
def test_a_stolen_card_counts_in_no_later_comparison() -> None:
    game = played(WEEK, {}, answers=["take 1 biolife_manager", "take 0 biolife_president"], stop=on(3, 1), options=ON)
    assert sums_of(game, "biolife") == [[6, 4, 2], [0, 0, 2]]
    assert slugs(game.state.archives[1])[0] == "biolife_president"
    assert events(game, "first", corporation="biolife")[1].seat == 2


@rule("PNG-49", "PNG-42")
def test_first_and_second_who_are_named_by_the_holder_steal_too() -> None:
    """In week 1 A and B rob each other of all they have, and A takes the key."""
    holder = {0: "biolife_worker", 1: "biolife_manager"}
    later = {1: "biolife_assistant biolife_assistant", 2: "biolife_president"}
    game = played(holder, later, stop=lambda state: due("first")(state) and state.week == 2, options=ON)
    assert sums_of(game, "biolife")[1] == [0, 6, 6]
    told = of_biolife(play(game, "name 1"))
    assert [(found.kind, found.seat) for found in told] == [("first", 1), ("second", 2), ("stolen", 1), ("stolen", 2)]
