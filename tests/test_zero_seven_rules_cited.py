"""The rules of 07 zgłoś się at the very step where they bite: what each event cites, the most telling rule first."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from positions import given, only
from zero_seven_positions import ASK, deal, dealt, given_desks, play, solution, wrong

import gamekit
from gamekit import PUBLIC, Event, Timeline
from gamekit.rulebook import load
from gamekit.zero_seven import GAME
from gamekit.zero_seven.state import Token

ALWAYS_OF_A_DETECTIVE = ("ZS-28", "ZS-31", "ZS-32", "ZS-35", "ZS-37", "ZS-79", "ZS-80")


def cited(events: Sequence[Event], kind: str) -> tuple[str, ...]:
    """The rules of the one event of that kind."""
    return only(events, kind).rules


def set_up(game: Timeline, kind: str) -> list[Event]:
    """The events of a kind so far, as the public hears them."""
    return [event for event in game.events(PUBLIC) if event.kind == kind]


# ---------------------------------------------------------------------- detectives and evidence


# Bursztyn and wlamanie lie in the Citadel, korek and oszustwo in Muranów, kapelusz on Gdańsk Bridge. The Citadel is
# next to both of these, Łazienki are far from all three.
@pytest.mark.parametrize(
    ("case", "pair", "first"),
    [
        ("bursztyn lazienki paserstwo", (1, 0), ("ZS-29",)),
        ("bursztyn muranow paserstwo", (1, 1), ("ZS-29", "ZS-30")),
        ("korek lazienki paserstwo", (0, 1), ("ZS-30", "ZS-33")),
        ("korek muranow paserstwo", (0, 2), ("ZS-30", "ZS-33")),
        ("korek muranow oszustwo", (0, 3), ("ZS-30",)),
        ("akordeon lazienki paserstwo", (0, 0), ()),
    ],
)
def test_a_detectives_answer_cites_the_rules_of_its_discs_and_of_its_cubes(
    case: str, pair: tuple[int, int], first: tuple[str, ...]
) -> None:
    event = only(play(dealt(cases=[case]), "detective cytadela"), "detective")
    assert (event.details["discs"], event.details["cubes"]) == pair
    assert event.rules == first + ALWAYS_OF_A_DETECTIVE


def test_a_token_that_lies_on_a_tile_already_is_cited_after_the_first_token() -> None:
    game = dealt(cases=["bursztyn muranow paserstwo"], display=["bursztyn"])
    play(game, "evidence bursztyn", ASK)
    assert cited(play(game, "detective cytadela"), "detective")[:4] == ("ZS-29", "ZS-36", "ZS-30", "ZS-28")


def test_what_an_answer_cites_does_not_tell_which_element_it_was() -> None:
    suspect, place = (dealt(cases=[case]) for case in ("bursztyn lazienki sabotaz", "akordeon cytadela sabotaz"))
    events = [only(play(game, "detective cytadela"), "detective") for game in (suspect, place)]
    assert events[0] == events[1]


@pytest.mark.parametrize(
    ("card", "rules"),
    [
        ("korek", ("ZS-41", "ZS-44", "ZS-46", "ZS-40", "ZS-39", "ZS-81")),
        ("bursztyn", ("ZS-42", "ZS-44", "ZS-46", "ZS-40", "ZS-39", "ZS-81")),
        ("akordeon", ("ZS-43", "ZS-49", "ZS-40", "ZS-39", "ZS-81")),
    ],
)
def test_an_evidence_card_cites_the_rule_of_its_result_and_what_becomes_of_the_card(
    card: str, rules: tuple[str, ...]
) -> None:
    game = dealt(cases=["korek lazienki paserstwo"], display=[card])
    assert cited(play(game, f"evidence {card}"), "evidence") == rules


def test_a_token_that_moves_to_its_tile_cites_the_rule_that_moves_it() -> None:
    game = dealt(cases=["korek lazienki paserstwo"], display=["korek"])
    play(game, "detective muranow", "detective cytadela")
    assert cited(play(game, "evidence korek"), "evidence")[:4] == ("ZS-41", "ZS-45", "ZS-82", "ZS-44")


# ---------------------------------------------------------------------- solving


def test_a_wrong_attempt_cites_its_price_and_that_one_may_try_again() -> None:
    game = given_desks(dealt(), {"score": 2})
    assert cited(play(game, wrong(game, 0)), "wrong") == ("ZS-53", "ZS-83", "ZS-54", "ZS-50")


def test_a_score_below_zero_cites_that_there_is_no_limit() -> None:
    game = given_desks(dealt(), {"score": 1})
    assert cited(play(game, wrong(game, 0)), "wrong") == ("ZS-53", "ZS-83", "ZS-63", "ZS-54", "ZS-50")


def test_with_one_attempt_nobody_is_told_to_try_again_and_the_last_one_out_ends_the_mini_game() -> None:
    game = dealt(options={"one_attempt": True})
    first = play(game, wrong(game, 0))
    assert cited(first, "wrong") == ("ZS-53", "ZS-83", "ZS-63", "ZS-50")
    assert cited(first, "out") == ("ZS-55",)
    last = play(game, wrong(game, 1))
    assert cited(last, "wrong") == ("ZS-53", "ZS-83", "ZS-63", "ZS-50")
    assert cited(last, "out") == ("ZS-55", "ZS-65")


def test_the_second_to_solve_in_a_phase_cites_that_both_score_the_same_and_that_all_have_finished() -> None:
    game = dealt()
    assert cited(play(game, solution(game, 0)), "solved") == ("ZS-52", "ZS-84", "ZS-58", "ZS-56", "ZS-50")
    second = cited(play(game, solution(game, 1)), "solved")
    assert second == ("ZS-52", "ZS-59", "ZS-84", "ZS-58", "ZS-56", "ZS-50", "ZS-65")


def test_a_value_that_falls_a_player_left_alone_and_a_limit_cite_their_rules() -> None:
    game = dealt(3)
    assert cited(play(game, solution(game, 0), ASK, ASK), "value") == ("ZS-60", "ZS-58", "ZS-61")
    events = play(game, solution(game, 1), ASK)
    assert cited(events, "alone") == ("ZS-62", "ZS-64")
    assert cited(events, "case_shown") == ("ZS-85",)
    assert cited(play(dealt(options={"max_phases": 1}), ASK, ASK), "timeout") == ("ZS-69",)


# ---------------------------------------------------------------------- how it goes on


def test_the_first_mini_game_cites_who_starts_and_the_second_that_detectives_are_gone() -> None:
    game = dealt()
    assert cited(set_up(game, "round"), "round") == ("ZS-14", "ZS-22", "ZS-21", "ZS-19", "ZS-75")
    second = cited(play(game, solution(game, 0), solution(game, 1)), "round")
    assert second == ("ZS-14", "ZS-22", "ZS-20", "ZS-21", "ZS-19", "ZS-75")


@pytest.mark.parametrize(("number", "shortened"), [(1, True), (2, True), (3, False)])
def test_a_shortened_game_cites_its_option(number: int, shortened: bool) -> None:
    assert ("ZS-89" in cited(set_up(dealt(options={"mini_games": number}), "round"), "round")) == shortened


def test_a_blank_tile_cites_how_many_blanks_there_are_of_its_type() -> None:
    game = dealt()
    for kind, rule in (("suspect", "ZS-6"), ("crime", "ZS-7")):
        rules = {event.details[kind]: event.rules for event in set_up(game, f"{kind}_tile")}
        assert rules.pop("blank") == ("ZS-15", rule, "ZS-4", "ZS-5", "ZS-71", "ZS-76")
        assert set(rules.values()) == {("ZS-15", "ZS-4", "ZS-5", "ZS-71", "ZS-76")}


def test_a_case_card_cites_the_same_rules_whatever_it_shows() -> None:
    rules = {event.rules for kind in ("suspect", "place", "crime") for event in set_up(dealt(3), f"case_{kind}")}
    assert rules == {("ZS-16", "ZS-18", "ZS-17", "ZS-77", "ZS-78", "ZS-8", "ZS-72")}


def test_evidence_cards_are_laid_out_by_one_rule_and_filled_up_by_another() -> None:
    game = dealt(cases=["korek lazienki paserstwo"])
    assert {event.rules[0] for event in set_up(game, "display")} == {"ZS-19"}
    for _ in range(3):  # the second turn of a phase, the first of the next, and the second again
        assert [event.rules[0] for event in play(game, ASK) if event.kind == "display"] == ["ZS-48"]


def test_evidence_cards_of_the_next_mini_game_are_laid_out_again() -> None:
    game = dealt()
    play(game, solution(game, 0), solution(game, 1))
    before = len(game.path())
    deal(game)
    events = [event for node in game.path()[before:] for event in node.events if event.kind == "display"]
    assert [event.rules for event in events] == [("ZS-19", "ZS-73", "ZS-9", "ZS-86")] * 9


def test_discarded_cards_that_become_the_deck_cite_that_those_in_front_of_players_stay_out() -> None:
    game = dealt()
    state = game.state
    moved = given(game, deck=(), discards=state.deck)
    moved.do(next(move for move in moved.moves() if move.verb == "evidence"))
    assert cited(moved.events(), "reshuffle") == ("ZS-48", "ZS-49")


def test_a_phase_cites_the_value_at_first_and_then_that_the_mini_game_goes_on() -> None:
    game = dealt()
    assert cited(set_up(game, "phase"), "phase") == ("ZS-23", "ZS-21", "ZS-87")
    assert cited(play(game, ASK, ASK), "phase") == ("ZS-23", "ZS-64", "ZS-25", "ZS-60", "ZS-87")


def test_a_turn_cites_that_somebody_who_has_solved_is_skipped() -> None:
    game = dealt(3)
    assert cited(set_up(game, "turn"), "turn") == ("ZS-26", "ZS-23")
    play(game, ASK, solution(game, 1), ASK)
    assert cited(play(game, ASK), "turn") == ("ZS-26", "ZS-24", "ZS-23")  # from A to C, over B


def test_a_phase_does_not_begin_by_skipping_the_last_seat() -> None:
    game = dealt(3)
    play(game, ASK, ASK)
    assert cited(play(game, solution(game, 2)), "turn") == ("ZS-26", "ZS-23")


def test_a_turn_in_which_nothing_but_solving_is_left_cites_that_there_is_no_passing() -> None:
    game = dealt()
    play(game, ASK)
    shown = tuple(Token(card, False) for card in game.state.display)
    for detectives, tokens, stuck in ((0, shown, True), (1, shown, False), (0, shown[:-1], False)):
        before = given_desks(game, {"detectives": detectives, "tokens": tokens})
        rules = cited(play(before, wrong(before, 1)), "turn")
        assert rules == (("ZS-27", "ZS-26", "ZS-23") if stuck else ("ZS-26", "ZS-23"))


@pytest.mark.parametrize(
    ("desks", "rules"),
    [
        (({"score": 1}, {"score": 0}), ("ZS-66",)),
        (({"detectives": 1}, {"detectives": 2}), ("ZS-67", "ZS-66")),
        (({"penalties": 4}, {"penalties": 2}), ("ZS-67", "ZS-66")),
        (({}, {}), ("ZS-68", "ZS-67", "ZS-66")),
    ],
)
def test_the_end_cites_what_decided(desks: tuple[dict[str, int], ...], rules: tuple[str, ...]) -> None:
    game = dealt(options={"mini_games": 1, "max_phases": 1})
    play(game, ASK)
    assert cited(play(given_desks(game, *desks), ASK), "game_over") == rules


def test_every_event_cites_rules_of_the_book_each_once() -> None:
    book = load(GAME)
    for seed in range(6):
        game = gamekit.start("zero_seven", 3, seed=seed, options={"mini_games": 2})
        rng = random.Random(seed)
        while not game.over:
            game.do(game.random_move(rng))
        for event in game.events(gamekit.TEACHER):
            assert event.rules
            assert set(event.rules) <= set(book)
            assert len(set(event.rules)) == len(event.rules)
