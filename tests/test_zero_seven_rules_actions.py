"""The rules of 07 zgłoś się, one by one: the turn, detectives, evidence."""

from __future__ import annotations

import itertools

import pytest
from positions import given, legal, only, why
from rules_tested import rule
from slow_zero_seven import PLACES
from zero_seven_positions import cards, chance, deal, dealt, given_desks, kinds, play, solution

from gamekit import CHANCE, PUBLIC, Timeline
from gamekit.zero_seven.board import CITY, Card
from gamekit.zero_seven.rules import answer
from gamekit.zero_seven.state import Case, Placed, Token

TOGETHER = ["iskra rynek_starego_miasta podpalenie"]  # suspect, place and crime all lie at Old Town Square
NEAR = "muranow"  # next to Old Town Square
FAR = "lazienki"  # not next to it


def pair(game: Timeline, place: str) -> tuple[int, int]:
    """What a detective there tells: discs and cubes."""
    told = only(play(game, f"detective {place}"), "detective").details
    return told["discs"], told["cubes"]


def result(game: Timeline, card: str) -> str:
    """What an evidence card tells."""
    told: str = only(play(game, f"evidence {card}"), "evidence").details["result"]
    return told


# ---------------------------------------------------------------------- the turn


@rule("ZS-23")
def test_in_a_phase_everybody_has_one_turn_in_seat_order_from_the_start_player() -> None:
    game = dealt(3)
    play(game, solution(game, 0), solution(game, 1), solution(game, 2))
    deal(game)
    turns = [game.actor, *(only(play(game, f"detective {place}"), "turn").seat for place in PLACES[:6])]
    assert turns == [1, 2, 0, 1, 2, 0, 1]
    begun = [(event.seat, event.details["number"]) for event in game.events() if event.kind == "phase"]
    assert begun == [(0, 1), (1, 1), (1, 2), (1, 3)]


@rule("ZS-24")
def test_a_player_who_has_solved_is_skipped() -> None:
    game = dealt(3)
    play(game, "detective cytadela", solution(game, 1), "detective cytadela")
    turns = [game.actor, *(only(play(game, f"detective {place}"), "turn").seat for place in PLACES[1:4])]
    assert turns == [0, 2, 0, 2]
    assert legal(game, 1) == set()


@rule("ZS-25")
def test_a_phase_ends_where_the_start_player_sits_whether_or_not_the_start_player_is_still_playing() -> None:
    game = dealt(3)
    play(game, solution(game, 0), "detective cytadela", "detective cytadela")
    assert (game.actor, game.state.phase) == (1, 2)
    assert "phase" not in kinds(play(game, "detective muranow"))
    begun = only(play(game, "detective muranow"), "phase")
    assert (begun.seat, begun.details["number"]) == (1, 3)


@rule("ZS-26")
def test_a_turn_is_exactly_one_of_three_things() -> None:
    for move in ("detective muranow", "evidence bursztyn", "solve korek muranow oszustwo"):
        game = dealt()
        assert [verb.verb for verb in game.verbs()] == ["detective", "evidence", "solve"]
        assert only(play(game, move), "turn").seat == 1
        assert why(game, move, 0) == ("not_now", ("ZS-26",))


@rule("ZS-26")
def test_nobody_moves_while_chance_is_due() -> None:
    game = dealt()
    game.jump(28)
    assert game.chances()
    assert [legal(game, seat) for seat in game.seats] == [set(), set()]
    assert why(game, "detective muranow", 0) == ("not_now", ("ZS-26",))


@rule("ZS-27")
def test_whoever_has_no_detective_and_may_choose_no_card_must_try_to_solve() -> None:
    game = dealt()
    assert not [verb for verb in game.game.verbs if "pass" in verb]
    shown = tuple(Token(card, False) for card in game.state.display)
    game = given_desks(game, {"detectives": 0, "tokens": shown})
    assert {move.split()[0] for move in legal(game, 0)} == {"solve"}
    assert len(legal(game, 0)) == 12 * 14 * 10


# ---------------------------------------------------------------------- detectives


@rule("ZS-28")
@pytest.mark.parametrize(("place", "elements"), [("rynek_starego_miasta", 3), (NEAR, 3), (FAR, 0), ("powisle", 0)])
def test_a_detective_tells_how_many_elements_are_here_or_next_door(place: str, elements: int) -> None:
    assert sum(pair(dealt(cases=TOGETHER), place)) == elements


@rule("ZS-29")
def test_each_element_at_the_place_is_a_disc() -> None:
    assert pair(dealt(cases=TOGETHER), "rynek_starego_miasta") == (3, 0)
    assert pair(dealt(cases=["iskra lazienki podpalenie"]), "rynek_starego_miasta") == (2, 0)
    assert pair(dealt(cases=["akordeon rynek_starego_miasta paserstwo"]), "powisle") == (1, 1)


@rule("ZS-30")
def test_each_element_next_door_is_a_cube() -> None:
    assert pair(dealt(cases=TOGETHER), NEAR) == (0, 3)
    assert pair(dealt(cases=["iskra lazienki podpalenie"]), NEAR) == (0, 2)
    assert pair(dealt(cases=["korek rynek_starego_miasta kradziez_obrazu"]), "cytadela") == (0, 2)


@rule("ZS-31")
def test_each_type_is_checked_for_itself() -> None:
    """Muranów's suspect is the culprit; the crime is one step away, the place farther."""
    game = dealt(cases=["korek lazienki wlamanie"])
    assert pair(game, "muranow") == (1, 1)
    assert pair(dealt(cases=["korek lazienki kradziez_obrazu"]), "muranow") == (1, 0)


@rule("ZS-32")
def test_one_element_never_gives_both_tokens_and_a_pair_is_at_most_three() -> None:
    game = dealt()
    cases = [Case(*numbers) for numbers in itertools.product(range(1, 13), range(1, 15), range(1, 11))]
    pairs = {answer(CITY, game.state, case, place) for case in cases for place in range(1, 15)}
    assert max(discs + cubes for discs, cubes in pairs) == 3


@rule("ZS-33", "E1")
def test_all_ten_pairs_are_possible_also_one_cube_or_two_cubes_and_no_disc() -> None:
    game = dealt()
    cases = [Case(*numbers) for numbers in itertools.product(range(1, 13), range(1, 15), range(1, 11))]
    pairs = {answer(CITY, game.state, case, place) for case in cases for place in range(1, 15)}
    assert pairs == {(discs, cubes) for discs in range(4) for cubes in range(4 - discs)}
    assert pair(dealt(cases=["iskra lazienki kradziez_obrazu"]), NEAR) == (0, 1)
    assert pair(dealt(cases=["iskra rynek_starego_miasta kradziez_obrazu"]), NEAR) == (0, 2)


@rule("ZS-34", "E2")
def test_a_blank_tile_at_the_place_does_not_block_its_type() -> None:
    suspects = {"muranow": "blank", "rynek_starego_miasta": "korek"}
    crimes = {"muranow": "blank", "rynek_starego_miasta": "oszustwo"}
    assert pair(dealt(cases=["korek lazienki oszustwo"], suspects=suspects, crimes=crimes), "muranow") == (0, 2)
    assert pair(dealt(cases=["akordeon lazienki oszustwo"], crimes=crimes), "muranow") == (0, 1)


@rule("ZS-35")
def test_it_is_not_said_which_token_belongs_to_which_element() -> None:
    """A suspect here and a crime next door, or a crime here and the place next door: the same words."""
    told = []
    for case in ("korek lazienki podpalenie", "akordeon rynek_starego_miasta oszustwo"):
        game = dealt(cases=[case])
        told.append((only(play(game, "detective muranow"), "detective"), game.view(PUBLIC).desks, game.log(0)[-2].text))
    assert told[0] == told[1]
    assert told[0][0].details["discs"] == told[0][0].details["cubes"] == 1


@rule("ZS-36")
def test_a_tile_with_an_own_token_yields_no_new_one_but_counts_in_the_pair() -> None:
    game = dealt(cases=TOGETHER, display=["iskra"])
    play(game, "evidence iskra", "detective cytadela", "detective rynek_starego_miasta")
    told = next(event.details for event in game.events() if event.kind == "detective" and event.seat == 0)
    assert (told["discs"], told["cubes"], told["new_discs"], told["new_cubes"]) == (3, 0, 2, 0)
    assert game.state.desks[0].placed == (Placed(4, 2, 0),)


@rule("ZS-36")
def test_a_cube_on_a_tile_of_the_place_is_not_laid_again_either() -> None:
    game = dealt(cases=TOGETHER, display=["oszustwo"])
    play(game, "evidence oszustwo", "detective cytadela", "detective muranow")
    assert game.state.desks[0].placed == (Placed(3, 0, 2),), "Fraud's tile lies in Muranów and has the third"


@rule("ZS-36")
def test_a_token_of_another_player_does_not_count_as_an_own_one() -> None:
    game = dealt(cases=["iskra lazienki podpalenie", "mgielka rynek_starego_miasta sabotaz"], display=["iskra"])
    play(game, "detective cytadela", "evidence iskra", "detective rynek_starego_miasta")
    assert game.state.desks[1].tokens == (Token(Card(0, 4), False),)
    assert game.state.desks[0].placed[-1] == Placed(4, 2, 0)


@rule("ZS-37")
def test_a_detective_serves_once_and_never_comes_back() -> None:
    game = dealt()
    play(game, "detective cytadela", "detective cytadela", solution(game, 0), solution(game, 1))
    deal(game)
    assert [desk.detectives for desk in game.state.desks] == [4, 4]


@rule("ZS-38")
def test_two_own_detectives_are_never_at_one_place_in_a_mini_game() -> None:
    game = dealt()
    play(game, "detective cytadela")
    assert game.why_not("detective cytadela") is None, "detectives of others do not matter"
    play(game, "detective cytadela")
    assert why(game, "detective cytadela") == ("place_used", ("ZS-38",))
    assert "detective cytadela" not in legal(game, 0)
    play(game, solution(game, 0), solution(game, 1))
    deal(game)
    assert game.why_not("detective cytadela") is None, "the next mini-game begins anew"


# ---------------------------------------------------------------------- evidence


@rule("ZS-39")
def test_only_a_card_that_lies_face_up_can_be_chosen() -> None:
    game = dealt()
    shown = {f"evidence {CITY.slug(card)}" for card in game.state.display}
    assert {move for move in legal(game, 0) if move.startswith("evidence")} == shown
    assert why(game, "evidence oszustwo") == ("not_on_display", ("ZS-39",))
    play(game, "evidence bursztyn")
    assert CITY.cards["bursztyn"] not in game.state.display


@rule("ZS-40")
def test_only_the_element_of_the_cards_own_type_is_compared() -> None:
    """The place and the crime of the case are Muranów's; its suspect, Cork, is not the culprit."""
    assert result(dealt(cases=["akordeon muranow oszustwo"], display=["korek"]), "korek") == "nothing"
    assert result(dealt(cases=["korek lazienki wlamanie"], display=["oszustwo"]), "oszustwo") == "cube"


@rule("ZS-41", "ZS-46")
@pytest.mark.parametrize("card", ["iskra", "rynek_starego_miasta", "podpalenie"])
def test_for_an_element_of_the_case_a_disc_goes_on_its_tile(card: str) -> None:
    game = dealt(cases=TOGETHER, display=[card])
    assert result(game, card) == "disc"
    assert game.state.desks[0].tokens == (Token(CITY.cards[card], True),)


@rule("ZS-42", "ZS-46")
@pytest.mark.parametrize("card", ["korek", "muranow", "oszustwo"])
def test_if_the_element_is_next_door_a_cube_goes_on_the_tile_of_the_card(card: str) -> None:
    game = dealt(cases=TOGETHER, display=[card])
    assert result(game, card) == "cube"
    assert game.state.desks[0].tokens == (Token(CITY.cards[card], False),)


@rule("ZS-43")
def test_a_card_that_told_nothing_stays_in_front_of_the_player() -> None:
    game = dealt(cases=TOGETHER, display=["pieprz"])
    assert result(game, "pieprz") == "nothing"
    desk = game.state.desks[0]
    assert (desk.aside, desk.tokens, game.state.discards) == (cards("pieprz"), (), ())


@rule("ZS-44")
def test_a_card_that_gave_a_token_is_discarded() -> None:
    game = dealt(cases=TOGETHER, display=["iskra", "pieprz"])
    play(game, "evidence iskra")
    assert (game.state.discards, game.state.desks[0].aside) == (cards("iskra"), ())
    assert CITY.cards["iskra"] not in (*game.state.display, *game.state.deck)


@rule("ZS-45", "ZS-82", "E5")
def test_a_fitting_token_moves_from_the_detective_and_the_rest_tells_nothing() -> None:
    """(1, 1) at Muranów: the suspect here, the crime next door. The disc moves; the cube may still be anything."""
    game = dealt(cases=["korek lazienki podpalenie"], display=["korek"])
    assert pair(game, "muranow") == (1, 1)
    play(game, "detective cytadela")
    told = only(play(game, "evidence korek"), "evidence").details
    assert told == {"card": "korek", "result": "disc", "moved": True}
    desk = game.state.desks[0]
    assert (desk.placed, desk.tokens) == ((Placed(3, 0, 1),), (Token(Card(0, 3), True),))
    assert game.knowledge(0).marginal("crime")["podpalenie"] < 1


@rule("ZS-45")
def test_a_fitting_cube_moves_from_the_detective_at_that_place_only() -> None:
    game = dealt(cases=TOGETHER, display=["korek"])
    play(game, "detective cytadela", "detective cytadela", "detective muranow", "detective muranow")
    play(game, "detective most_gdanski", "detective most_gdanski")
    assert only(play(game, "evidence korek"), "evidence").details["moved"]
    assert game.state.desks[0].placed == (Placed(1, 0, 3), Placed(3, 0, 2), Placed(2, 0, 3))


@rule("ZS-45")
def test_without_a_detective_there_a_new_token_is_laid() -> None:
    game = dealt(cases=TOGETHER, display=["korek"])
    play(game, "detective cytadela", "detective muranow")
    assert not only(play(game, "evidence korek"), "evidence").details["moved"]
    assert game.state.desks[0].placed == (Placed(1, 0, 3),)
    assert game.state.desks[1].placed[0].place == 3, "the other's detective in Muranów keeps its own"


@rule("ZS-47")
def test_a_card_whose_tile_carries_an_own_token_cannot_be_chosen() -> None:
    game = dealt(cases=TOGETHER, display=["korek"])
    play(game, "evidence korek", "evidence bursztyn")
    state = game.state
    game = given(game, display=(*cards("korek"), *state.display[1:]), discards=(*state.discards[1:], state.display[0]))
    assert why(game, "evidence korek") == ("has_token", ("ZS-47",))
    assert "evidence korek" not in legal(game, 0)
    play(game, "detective cytadela")
    assert game.why_not("evidence korek") is None, "the other has no token there"


@rule("ZS-48")
def test_before_the_next_turn_the_display_is_filled_up_to_nine() -> None:
    game = dealt(display=["zegar"])
    game.do("evidence zegar")
    assert (game.actor, len(game.state.display)) == (CHANCE, 8)
    chance(game, "reveal muranow")
    assert (game.actor, len(game.state.display), game.state.display[-1]) == (1, 9, CITY.cards["muranow"])
    assert "display" not in [event.kind for event in game.do("detective cytadela")], "it is full already"


@rule("ZS-48", "ZS-49")
def test_when_the_deck_is_empty_the_discards_become_the_deck_but_not_what_lies_in_front_of_players() -> None:
    game = dealt(cases=TOGETHER, display=["korek", "pieprz", "iskra"])
    play(game, "evidence korek", "detective cytadela", "evidence pieprz", "detective muranow")
    game = given(game, deck=(), discards=cards("korek", "zegar"))
    assert only(game.do("evidence iskra"), "reshuffle").details == {"count": 3}
    assert (game.state.deck, game.state.discards) == (cards("korek", "iskra", "zegar"), ())
    assert game.state.desks[0].aside == cards("pieprz")
    assert [move.words[0] for move, _ in game.chances()] == ["korek", "iskra", "zegar"]


@rule("ZS-48")
def test_when_deck_and_discards_are_gone_the_display_shrinks() -> None:
    game = given(dealt(cases=TOGETHER, display=["pieprz"]), deck=())
    events = game.do("evidence pieprz")
    assert [event.kind for event in events] == ["evidence", "turn"]
    assert (game.actor, len(game.state.display)) == (1, 8)


@rule("ZS-49")
def test_what_lies_in_front_of_players_comes_back_in_the_next_mini_game() -> None:
    game = dealt(cases=TOGETHER, display=["pieprz"])
    play(game, "evidence pieprz", solution(game, 1))
    deal(game, display=["pieprz"])
    assert cards("pieprz")[0] in game.state.display
