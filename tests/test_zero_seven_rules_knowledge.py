"""The rules of 07 zgłoś się, one by one: who knows what; and what is easy to get wrong."""

from __future__ import annotations

import random

import pytest
from positions import only
from rules_tested import rule
from zero_seven_positions import ASK, dealt, play, solution, wrong

from gamekit import PUBLIC, TEACHER, UNKNOWN, Event, Timeline
from gamekit.zero_seven.board import CITY
from gamekit.zero_seven.state import Case, Placed

SEATS = range(2, 6)
HIDDEN = Case(UNKNOWN, UNKNOWN, UNKNOWN)
ALONE = "iskra rynek_starego_miasta podpalenie"  # all at Old Town Square


def told_all(game: Timeline, event: Event) -> bool:
    """Whether every seat and the public hear the whole event."""
    return all(event.heard(seat).details == event.details for seat in (*game.seats, PUBLIC))


# ---------------------------------------------------------------------- who knows what


@rule("ZS-76")
def test_everybody_sees_where_every_tile_lies() -> None:
    game = dealt(3)
    for seat in (*game.seats, PUBLIC):
        view = game.view(seat)
        assert (view.suspect_at, view.crime_at) == (game.state.suspect_at, game.state.crime_at)
    assert all(told_all(game, event) for event in game.events(TEACHER) if event.kind.endswith("_tile"))


@rule("ZS-77")
@pytest.mark.parametrize("seats", SEATS)
def test_a_case_is_known_to_the_right_neighbour_of_its_owner_only(seats: int) -> None:
    game = dealt(seats)
    for seat in (*game.seats, PUBLIC):
        seen = game.view(seat).cases
        for owner in game.seats:
            known = seat != PUBLIC and owner == (seat + 1) % seats
            assert seen[owner] == (game.state.cases[owner] if known else HIDDEN)
            heard = [e.details for e in game.events(seat) if e.kind.startswith("case_") and e.seat == owner]
            assert [UNKNOWN not in details.values() for details in heard] == [known] * 3
    assert game.view(TEACHER).cases == game.state.cases


@rule("ZS-77")
def test_half_a_case_is_hidden_as_well_while_the_cards_are_being_dealt() -> None:
    game = dealt()
    game.jump(29)
    assert game.view(0).cases[0] == Case(UNKNOWN, 0, 0)
    assert str(game.seen(game.here, 0)) == "chance: deal_suspect 0 ?"
    assert str(game.seen(game.here, 1)) == "chance: deal_suspect 0 bursztyn"


@rule("ZS-78")
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_player_holds_cannot_be_in_the_players_own_case(seats: int) -> None:
    game = dealt(seats)
    for seat in game.seats:
        held = game.state.cases[(seat + 1) % seats]
        known = game.knowledge(seat)
        for kind, number, names in zip(held._fields, held, (CITY.suspects, CITY.places, CITY.crimes), strict=True):
            assert [name for name, odds in known.marginal(kind).items() if not odds] == [names[number - 1]]


@rule("ZS-79")
def test_place_and_pair_are_open_and_the_right_neighbour_can_work_out_the_rest() -> None:
    game = dealt(3, cases=[ALONE])
    event = only(play(game, "detective muranow"), "detective")
    assert told_all(game, event)
    assert set(event.details) == {"place", "discs", "cubes", "new_discs", "new_cubes"}
    assert not set(event.details.values()) & set(ALONE.split())
    assert game.view(2).cases[0] == game.state.cases[0]


@rule("ZS-80")
def test_tokens_on_a_detective_are_numbers_without_order_or_type() -> None:
    """Suspect here and crime next door, or crime here and suspect next door: the same desk, the same pictures."""
    games = [dealt(cases=[case]) for case in ("korek lazienki podpalenie", "iskra lazienki oszustwo")]
    for game in games:
        play(game, "detective muranow")
    assert games[0].state.desks == games[1].state.desks
    assert games[0].state.desks[0].placed == (Placed(3, 1, 1),)
    assert [games[0].view(seat) == games[1].view(seat) for seat in (0, 1, PUBLIC)] == [True, False, True]


@rule("ZS-81")
def test_card_and_result_are_open() -> None:
    for card, result in (("iskra", "disc"), ("korek", "cube"), ("pieprz", "nothing")):
        game = dealt(3, cases=[ALONE], display=[card])
        event = only(play(game, f"evidence {card}"), "evidence")
        assert event.details == {"card": card, "result": result, "moved": False}
        assert told_all(game, event)


@rule("ZS-82")
def test_that_a_token_moved_is_open_and_the_types_of_those_left_are_not() -> None:
    """(0, 3) next door; the cube of Cork moves. Two cubes are left, and nothing says of which types."""
    game = dealt(3, cases=[ALONE], display=["korek"])
    play(game, "detective muranow", "detective lazienki", "detective lazienki")
    event = only(play(game, "evidence korek"), "evidence")
    assert event.details["moved"]
    assert told_all(game, event)
    assert game.view(0).desks[0].placed == (Placed(3, 0, 2),)


@rule("ZS-83")
def test_a_wrong_attempt_tells_the_names_and_not_how_many_were_right() -> None:
    """None, one and two of the three named elements are right."""
    told = []
    for case in ("iskra lazienki podpalenie", "korek lazienki podpalenie", "korek muranow podpalenie"):
        game = dealt(3, cases=[case, "zegar powisle sabotaz", "pieprz cytadela wlamanie"])
        event = only(play(game, "solve korek muranow oszustwo"), "wrong")
        assert told_all(game, event)
        told.append((event, game.view(0), game.view(PUBLIC), game.log(0)[-1:], game.log(PUBLIC, "pl")[-3:]))
    assert told[0] == told[1] == told[2]


@rule("ZS-84")
def test_after_a_right_attempt_all_know_the_case() -> None:
    game = dealt(4)
    assert game.view(PUBLIC).cases[0] == HIDDEN
    event = only(play(game, solution(game, 0)), "solved")
    assert told_all(game, event)
    assert [game.view(seat).cases[0] for seat in (*game.seats, PUBLIC)] == [game.state.cases[0]] * 5
    assert game.view(PUBLIC).cases[1:] == (HIDDEN,) * 3


@rule("ZS-85")
def test_at_the_end_of_a_mini_game_unsolved_cases_are_shown_to_all() -> None:
    game = dealt(3, {"max_phases": 1}, cases=[ALONE])
    events = play(game, wrong(game, 0), solution(game, 1), ASK)
    shown = [event for event in events if event.kind == "case_shown"]
    assert [event.seat for event in shown] == [0, 2]
    assert all(told_all(game, event) for event in shown)
    assert " ".join(shown[0].details[kind] for kind in ("suspect", "place", "crime")) == ALONE


@rule("ZS-85")
def test_after_the_last_mini_game_all_cases_lie_open() -> None:
    game = dealt(3, {"max_phases": 1, "mini_games": 1})
    play(game, ASK, ASK)
    assert game.view(PUBLIC).cases == (HIDDEN,) * 3
    play(game, ASK)
    assert game.view(PUBLIC).cases == game.state.cases


@rule("ZS-86")
def test_display_discards_and_cards_in_front_are_open_and_the_deck_has_no_order() -> None:
    game = dealt(3, cases=[ALONE], display=["korek", "pieprz"])
    play(game, "evidence korek", "evidence pieprz", "detective muranow", ASK)
    assert game.state.discards
    for seat in (*game.seats, PUBLIC):
        view = game.view(seat)
        assert (view.display, view.discards) == (game.state.display, game.state.discards)
        assert [desk.aside for desk in view.desks] == [desk.aside for desk in game.state.desks]
        assert view.deck == tuple(sorted(view.deck))
    turned = [event for event in game.events(TEACHER) if event.kind == "display"]
    assert all(told_all(game, event) for event in turned)


@rule("ZS-87")
def test_detectives_scores_penalties_and_the_value_are_open() -> None:
    game = dealt(3)
    play(game, "detective muranow", wrong(game, 1), solution(game, 2), ASK)
    for seat in (*game.seats, PUBLIC):
        view = game.view(seat)
        assert view.value == 5
        assert [(desk.detectives, desk.score, desk.penalties) for desk in view.desks] == [
            (4, 0, 0),
            (5, -2, 2),
            (5, 7, 0),
        ]


@rule("ZS-88")
def test_a_computer_player_uses_only_what_its_seat_may_know() -> None:
    """Its own case is another, its view and its log are the same: so is its move."""
    moves = []
    for case in ("korek lazienki podpalenie", "iskra lazienki oszustwo"):
        game = dealt(cases=[case, "zegar powisle sabotaz"])
        play(game, "detective muranow", ASK)
        assert game.game.kit
        moves.append(
            [
                game.game.kit(game.view(0), 0, game.knowledge(0), game.events(0), random.Random(seed))
                for seed in range(20)
            ]
        )
    assert moves[0] == moves[1]
    assert len(set(moves[0])) > 1
    assert not set(moves[0]) - set(game.moves(0))


# ---------------------------------------------------------------------- easy to get wrong


@rule("E1", "ZS-33")
@pytest.mark.parametrize(("case", "pair"), [("iskra lazienki kradziez_obrazu", (0, 1)), (ALONE, (0, 3))])
def test_elements_next_door_and_none_here_are_a_legal_result(case: str, pair: tuple[int, int]) -> None:
    told = only(play(dealt(cases=[case]), "detective muranow"), "detective").details
    assert (told["discs"], told["cubes"]) == pair


@rule("E2", "ZS-34")
def test_a_crime_next_door_to_a_blank_crime_tile_is_a_cube() -> None:
    crimes = {"muranow": "blank", "rynek_starego_miasta": "podpalenie"}
    game = dealt(cases=["akordeon lazienki podpalenie"], crimes=crimes)
    told = only(play(game, "detective muranow"), "detective").details
    assert (told["discs"], told["cubes"]) == (0, 1)


@rule("E3", "ZS-29")
def test_a_detective_at_the_place_of_the_case_has_a_disc_at_least() -> None:
    for place in CITY.places:
        game = dealt(cases=[f"korek {place} oszustwo"])
        assert only(play(game, f"detective {place}"), "detective").details["discs"] >= 1


@rule("E4", "ZS-32")
def test_a_suspect_here_is_a_disc_only_although_the_place_has_neighbours() -> None:
    told = only(play(dealt(cases=["korek lazienki kradziez_obrazu"]), "detective muranow"), "detective").details
    assert (told["discs"], told["cubes"]) == (1, 0)


@rule("E5", "ZS-82")
def test_after_a_disc_has_moved_the_cube_left_may_be_the_place_or_the_crime() -> None:
    game = dealt(cases=["korek lazienki podpalenie"], display=["korek"])
    play(game, "detective muranow", "detective lazienki", "evidence korek")
    known = game.knowledge(0)
    assert known.marginal("suspect")["korek"] == 1
    assert 0 < known.marginal("crime")["podpalenie"] < 1
    assert 0 < known.marginal("place")["rynek_starego_miasta"] < 1


@rule("E6", "ZS-30", "ZS-32")
def test_cubes_of_two_detectives_may_stand_for_the_same_element() -> None:
    game = dealt(cases=["iskra lazienki kradziez_obrazu"])
    play(game, "detective muranow", ASK, "detective cytadela", ASK)
    assert game.state.desks[0].placed == (Placed(3, 0, 1), Placed(1, 0, 1))
    assert game.knowledge(0).marginal("suspect")["iskra"] > 0


@rule("E10", "ZS-78", "ZS-57")
def test_naming_a_card_that_one_holds_is_legal_but_cannot_be_right() -> None:
    game = dealt(3)
    assert game.why_not(solution(game, 1), 0) is None
    assert only(play(game, solution(game, 1)), "wrong").seat == 0


@rule("E11", "ZS-42", "ZS-78")
def test_an_evidence_card_of_an_element_one_holds_gives_no_disc_but_perhaps_a_cube() -> None:
    game = dealt(cases=[ALONE, "korek muranow oszustwo"], display=["korek"])
    assert game.knowledge(0).answers("evidence korek").keys() == {"cube", "nothing"}
    assert only(play(game, "evidence korek"), "evidence").details["result"] == "cube"


@rule("E12", "ZS-5", "ZS-40")
def test_evidence_for_a_place_is_about_that_place_and_its_neighbours() -> None:
    results = {"rynek_starego_miasta": "disc", "muranow": "cube", "powisle": "nothing", "lazienki": "nothing"}
    for card, result in results.items():
        game = dealt(cases=["zegar rynek_starego_miasta sabotaz"], display=[card])
        assert only(play(game, f"evidence {card}"), "evidence").details["result"] == result
