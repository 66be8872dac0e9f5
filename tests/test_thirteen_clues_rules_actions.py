"""The rules of 13 Clues, one by one: turns and glasses, questions, informants, two players, Top Secret."""

from __future__ import annotations

from typing import Any

import pytest
from positions import given, kinds, legal, only, play, why
from rules_tested import rule
from thirteen_clues_positions import count, dealt, mistake, with_glasses

from gamekit import PUBLIC
from gamekit.thirteen_clues.board import DECK

SEATS = range(2, 7)
# Three players, in the order of the table: A has oficer salon noz in front and hrabina park behind; B ksiaze targ kusza
# and miecz pielegniarka; C rzeznik biblioteka trucizna and muzeum dmuchawka; informants pokojowka port karabin tancerka
# teatr pistolet.

# ---------------------------------------------------------------------- glasses at the start of a turn


@rule("TC-20")
def test_a_player_without_a_glass_takes_one_from_the_supply() -> None:
    game = with_glasses(dealt(3), 1, 0, 2)
    events = play(game, "ask 2 kobieta")
    assert kinds(events) == ["asked", "turn", "glass_taken"]
    assert (game.state.glasses, game.state.supply) == ((0, 1, 3), 4)
    assert only(events, "glass_taken").seat == game.actor == 1


@rule("TC-21")
def test_a_player_without_a_glass_takes_one_from_a_player_when_the_supply_is_empty() -> None:
    game = with_glasses(dealt(4), 1, 0, 7, 0)
    play(game, "ask 2 kobieta")
    assert legal(game) == {"take 2"}
    assert why(game, "take 0") == ("has_no_glass", ("TC-21",))
    assert why(game, "take 1") == ("has_no_glass", ("TC-21",))
    assert why(game, "ask 2 kobieta")[0] == "not_now"
    events = play(game, "take 2")
    assert kinds(events) == ["glass_claimed"]
    assert (game.actor, game.state.glasses, game.state.supply) == (1, (0, 1, 7, 0), 0)
    assert "ask 2 kobieta" in legal(game)


@rule("TC-21")
def test_the_player_to_take_a_glass_from_is_chosen() -> None:
    game = with_glasses(dealt(4), 2, 0, 3, 3)
    play(game, "ask 2 kobieta", "ask 3 kobieta")
    assert legal(game) == {"take 2", "take 3"}
    play(game, "take 3")
    assert game.state.glasses == (0, 1, 4, 3)


@rule("TC-21")
def test_nobody_is_robbed_while_the_supply_has_a_glass() -> None:
    game = with_glasses(dealt(3), 1, 0, 6)
    play(game, "ask 2 kobieta")
    assert (game.state.glasses, game.state.supply) == ((0, 1, 7), 0)
    assert not [move for move in game.moves() if move.verb == "take"]


@rule("TC-22")
def test_a_player_who_has_a_glass_takes_none() -> None:
    game = with_glasses(dealt(3), 1, 2, 1)
    events = play(game, "ask 2 kobieta")
    assert kinds(events) == ["asked", "turn"]
    assert (game.state.glasses, game.state.supply) == ((0, 2, 2), 4)


# ---------------------------------------------------------------------- spending them


@rule("TC-23", "TC-26")
@pytest.mark.parametrize("glasses", [1, 2, 3, 5])
def test_a_turn_lasts_as_many_actions_as_the_player_has_glasses(glasses: int) -> None:
    game = with_glasses(dealt(3), glasses, 1, 1)
    for left in range(glasses, 0, -1):
        assert (game.actor, game.state.glasses[0]) == (0, left)
        play(game, "ask 2 kobieta")
    assert (game.actor, game.state.glasses[0], game.state.turn) == (1, 0, 2)


@rule("TC-24")
def test_actions_can_be_mixed_and_repeated() -> None:
    game = with_glasses(dealt(3), 5, 1, 1)
    events = play(game, "look a", "ask 1 kobieta", "look a", "ask 1 kobieta", "look b")
    acts = ["looked", "asked", "looked", "asked", "looked"]
    assert [kind for kind in kinds(events) if kind in ("asked", "looked")] == acts
    assert game.actor == 1


@rule("TC-25", "TC-48")
def test_a_wrong_accusation_is_the_last_action_of_a_turn() -> None:
    game = with_glasses(dealt(3), 4, 1, 1)
    play(game, mistake(game))
    assert game.actor == 1
    assert why(game, "ask 1 kobieta", 0)[0] == "not_now"


@rule("TC-26")
def test_there_is_no_passing_and_no_saving() -> None:
    game = with_glasses(dealt(3), 2, 1, 1)
    play(game, "ask 1 kobieta")
    assert {move.verb for move in game.moves()} == {"ask", "look", "accuse"}
    assert game.actor == 0


@rule("TC-27")
def test_glasses_that_come_in_the_turns_of_others_are_kept_until_the_own_turn() -> None:
    game = dealt(3)
    play(game, "ask 2 kobieta", "ask 2 mezczyzna")
    assert (game.actor, game.state.glasses) == (2, (0, 0, 3))
    play(game, "ask 0 kobieta", "ask 0 kobieta", "ask 1 kobieta")
    assert (game.actor, game.state.glasses, game.state.supply) == (0, (2, 1, 0), 5)


# ---------------------------------------------------------------------- questions


@rule("TC-28")
def test_the_glass_goes_to_the_witness() -> None:
    game = dealt(3)
    play(game, "ask 2 kobieta")
    assert (game.state.glasses, game.state.supply) == ((0, 1, 2), 5)


@rule("TC-28")
def test_the_witness_is_another_player() -> None:
    game = dealt(3)
    assert why(game, "ask 0 kobieta") == ("own_witness", ("TC-28",))
    assert {move.words[0] for move in game.moves() if move.verb == "ask"} == {"1", "2"}


@rule("TC-29", "TC-30")
@pytest.mark.parametrize("seats", SEATS)
def test_all_colours_in_play_and_all_categories_can_be_asked_for_and_no_other_colour(seats: int) -> None:
    game = dealt(seats)
    verb = "ask_left" if seats == 2 else "ask"
    things = {move.words[1] for move in game.moves() if move.verb == verb}
    assert things == {*DECK.colours[: seats + 4], *DECK.categories}
    for colour in DECK.colours[seats + 4 :]:
        assert why(game, f"{verb} 1 {colour}") == ("colour_out", ("TC-30",))


@rule("TC-32", "TC-33")
def test_the_witness_counts_the_fronts_of_all_others_the_askers_too_and_the_own_two_cards() -> None:
    game = dealt(3)
    # B sees oficer salon noz, rzeznik biblioteka trucizna, miecz pielegniarka; C oficer … ksiaze …, muzeum dmuchawka
    of_b = {"fioletowy": 3, "rozowy": 0, "czerwony": 3, "zielony": 1, "zolty": 1, "niebieski": 0, "mezczyzna": 2}
    of_b |= {"kobieta": 1, "wnetrze": 2, "plener": 0, "bron_reczna": 3, "bron_dystansowa": 0}
    of_c = {"fioletowy": 3, "rozowy": 3, "czerwony": 0, "zielony": 0, "zolty": 2, "niebieski": 0, "mezczyzna": 2}
    of_c |= {"kobieta": 0, "wnetrze": 2, "plener": 1, "bron_reczna": 1, "bron_dystansowa": 2}
    assert {what: count(game, f"ask 1 {what}") for what in of_b} == of_b
    assert {what: count(game, f"ask 2 {what}") for what in of_c} == of_c


@rule("TC-34")
def test_the_witness_counts_neither_the_own_mystery_nor_an_informant_looked_at() -> None:
    """Pink is B's mystery; the Maid, whom B has seen at A, is the first of the blue cards with informants."""
    game = dealt(3, first=1)
    play(game, "look a", "ask 1 fioletowy", "ask 1 zielony", "ask 2 kobieta")
    assert (game.actor, game.state.looked[0]) == (1, (1,))
    play(game, "ask 2 kobieta")
    assert game.actor == 2
    assert [count(game, f"ask 1 {what}") for what in ("rozowy", "niebieski", "czerwony")] == [0, 0, 3]


@rule("TC-33", "TC-34")
@pytest.mark.parametrize("seats", SEATS)
def test_the_answers_of_a_witness_to_all_colours_add_up_to_what_the_witness_sees(seats: int) -> None:
    game = dealt(seats)
    verb, cards = ("ask_left", 4) if seats == 2 else ("ask", 3 * (seats - 1) + 2)
    answers = [count(game, f"{verb} 1 {colour}") for colour in DECK.colours[: seats + 4]]
    assert sum(answers) == cards
    assert max(answers) <= 3
    assert max(count(game, f"{verb} 1 {category}") for category in DECK.categories) <= 5


@rule("TC-35")
def test_asker_witness_question_and_answer_are_known_to_all() -> None:
    game = dealt(4)
    event = only(play(game, "ask 2 czerwony"), "asked")
    for seat in (*game.seats, PUBLIC):
        assert event.heard(seat).details == {"witness": 2, "what": "czerwony", "count": event.details["count"]}


# ---------------------------------------------------------------------- informants


@rule("TC-36")
def test_a_look_shows_the_card_to_the_looker_and_leaves_it_there() -> None:
    game = dealt(3, informants={"b": "port"})
    before = game.state.informants
    event = only(play(game, "look b"), "looked")
    assert event.heard(0).details == {"letter": "b", "card": "port"}
    assert event.heard(1).details == event.heard(PUBLIC).details == {"letter": "b", "card": "?"}
    assert game.state.informants == before
    assert game.state.looked == ((), (0,), (), (), (), ())


@rule("TC-36", "TC-66")
def test_a_letter_without_an_informant_cannot_be_looked_at() -> None:
    game = dealt(3)
    assert why(game, "look g") == ("empty_letter", ("TC-36", "TC-5"))
    assert {move.words[0] for move in game.moves() if move.verb == "look"} == set("abcdef")


@rule("TC-37")
def test_the_same_informant_can_be_looked_at_again() -> None:
    game = with_glasses(dealt(3), 2, 1, 1)
    play(game, "look a", "look a", "look a")
    assert game.state.looked[0] == (0, 1)
    events = play(given(game), "look a")
    assert only(events, "looked").seat == (game.actor or 0)


@rule("TC-38", "TC-66")
def test_with_six_players_there_is_nobody_to_look_at() -> None:
    game = dealt(6)
    assert why(game, "look a") == ("no_informants", ("TC-38",))
    assert "look" not in game.game.open_verbs(game.state, 0)


@rule("TC-39")
@pytest.mark.parametrize(
    ("glasses", "first", "taker"),
    [
        ((1, 0, 1, 0), 0, 1),
        ((1, 1, 1, 0), 0, 3),
        ((0, 1, 1, 2), 3, 0),
        ((0, 0, 2, 1), 2, 0),
        ((1, 0, 0, 2), 3, 1),
    ],
)
def test_a_glass_given_away_goes_to_the_nearest_player_clockwise_who_has_none(
    glasses: tuple[int, ...], first: int, taker: int
) -> None:
    game = with_glasses(dealt(4, first=first), *glasses)
    event = play(game, "look a")[0]
    assert (event.kind, event.seat, event.details) == ("glass_given", first, {"taker": taker})
    assert event.seat == first
    given_away = [count - (seat == first) + (seat == taker) for seat, count in enumerate(glasses)]
    following = (first + 1) % 4
    if given_away[first] == 0 and given_away[following] == 0:
        given_away[following] += 1  # the next player takes one
    assert list(game.state.glasses) == given_away


@rule("TC-40")
def test_a_glass_given_away_goes_to_the_supply_if_everybody_has_one() -> None:
    game = with_glasses(dealt(3), 2, 1, 1)
    event = play(game, "look a")[0]
    assert (event.kind, event.seat, event.details) == ("glass_back", 0, {"count": 1})
    assert (game.state.glasses, game.state.supply) == ((1, 1, 1), 5)


@rule("TC-41")
def test_a_glass_never_comes_back_to_the_giver_even_the_last_one() -> None:
    game = with_glasses(dealt(3), 1, 1, 1)
    event = play(game, "look a")[0]
    assert (event.kind, event.details) == ("glass_back", {"count": 1})
    assert (game.actor, game.state.glasses, game.state.supply) == (1, (0, 1, 1), 6)


# ---------------------------------------------------------------------- two players


@rule("TC-51")
def test_with_two_players_no_glass_ever_moves() -> None:
    game = dealt(2)
    events = play(game, "look a", "ask_right 0 kobieta")
    events += play(game, mistake(game))
    assert not [event for event in events if "glass" in event.kind]
    assert (game.state.glasses, game.state.supply) == ((0, 0), 0)


@rule("TC-52")
def test_with_two_players_each_turn_is_one_action() -> None:
    game = dealt(2, first=1)
    turns = []
    for move in ("look a", "ask_left 1 kobieta", "look a", "ask_right 1 kobieta"):
        turns.append(game.actor)
        play(game, move)
    play(game, mistake(game))
    assert (turns, game.actor) == ([1, 0, 1, 0], 0)


@rule("TC-53", "TC-66")
def test_with_two_players_a_question_names_a_side_and_with_more_it_does_not() -> None:
    two, three = dealt(2), dealt(3)
    assert {"ask_left 1 kobieta", "ask_right 1 kobieta"} <= legal(two)
    assert why(two, "ask 1 kobieta") == ("name_a_side", ("TC-53",))
    for side in ("left", "right"):
        assert why(three, f"ask_{side} 1 kobieta") == ("no_sides", ("TC-53",))
    assert {move.verb for move in three.moves()} == {"ask", "look", "accuse"}
    assert {move.verb for move in two.moves()} == {"ask_left", "ask_right", "look", "accuse"}


@rule("TC-54", "TC-55")
def test_the_witness_counts_the_askers_mystery_and_the_card_on_that_side_only() -> None:
    game = dealt(2, mysteries={0: "rzeznik park miecz"}, behind={1: "hrabina noz"})
    assert [count(game, f"ask_left 1 {what}") for what in ("kobieta", "zielony", "bron_reczna")] == [1, 3, 1]
    assert [count(game, f"ask_right 1 {what}") for what in ("kobieta", "zielony", "bron_reczna")] == [0, 2, 2]


@rule("TC-55")
def test_left_is_the_card_that_chance_has_put_on_the_left_of_its_owner() -> None:
    for behind, left in (("hrabina noz", 1), ("noz hrabina", 0)):
        game = dealt(2, mysteries={0: "rzeznik targ miecz"}, behind={1: behind})
        assert count(game, "ask_left 1 kobieta") == left
        assert DECK.slugs(game.view(1).hands[1]) == behind.split()


@rule("TC-54")
def test_the_answers_for_left_and_right_differ_by_one_at_most() -> None:
    game = dealt(2)
    for what in (*DECK.colours[:6], *DECK.categories):
        assert abs(count(game, f"ask_left 1 {what}") - count(game, f"ask_right 1 {what}")) <= 1


# ---------------------------------------------------------------------- Top Secret


def secret(seats: int = 3, **wishes: Any) -> Any:
    return dealt(seats, {"top_secret": True}, **wishes)


@rule("TC-59")
def test_a_token_is_discarded_together_with_the_glass() -> None:
    game = secret()
    play(game, "ask_secretly 2 kobieta")
    assert (game.state.tokens, game.state.glasses) == ((0, 1, 1), (0, 1, 2))
    assert game.actor == 1


@rule("TC-59", "TC-66")
def test_without_a_token_or_the_variant_nobody_asks_in_secret() -> None:
    game = with_glasses(secret(), 3, 1, 1)
    play(game, "ask_secretly 2 kobieta")
    assert why(game, "ask_secretly 2 kobieta") == ("no_token", ("TC-59", "TC-62"))
    assert not [move for move in game.moves() if move.verb == "ask_secretly"]
    assert why(dealt(3), "ask_secretly 2 kobieta") == ("not_secret", ("TC-58",))
    assert why(secret(), "ask_secretly 0 kobieta") == ("own_witness", ("TC-28",))
    assert why(secret(), "ask_secretly 1 szary") == ("colour_out", ("TC-30",))


@rule("TC-60")
def test_only_asker_and_witness_know_a_secret_question_and_its_answer() -> None:
    game = secret(4)
    event = only(play(game, "ask_secretly 2 bron_reczna"), "asked_secretly")
    for seat in (0, 2):
        assert event.heard(seat).details == event.details
        assert str(game.seen(game.here, seat)) == "0: ask_secretly 2 bron_reczna"
    for seat in (1, 3, PUBLIC):
        assert event.heard(seat).details == {"witness": 2, "what": "?", "count": "?"}
        assert str(game.seen(game.here, seat)) == "0: ask_secretly 2 ?"
    plain = dealt(4)
    assert event.details["count"] == count(plain, "ask 2 bron_reczna")


@rule("TC-61")
def test_everybody_knows_that_a_secret_question_was_asked_and_the_tokens_left() -> None:
    game = secret(4)
    event = only(play(game, "ask_secretly 2 bron_reczna"), "asked_secretly")
    for seat in (*game.seats, PUBLIC):
        assert (event.heard(seat).seat, event.heard(seat).details["witness"]) == (0, 2)
        assert game.view(seat).tokens == (0, 1, 1, 1)


@rule("TC-62")
def test_a_discarded_token_does_not_come_back() -> None:
    game = secret()
    play(game, "ask_secretly 2 kobieta", "ask 0 kobieta")
    for _ in range(12):
        play(game, next(move.notation for move in game.moves() if move.verb == "ask"))
        assert game.state.tokens == (0, 1, 1)
