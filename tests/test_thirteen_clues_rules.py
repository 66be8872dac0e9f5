"""The rules of 13 Clues, one by one: how the table is set up, what chance does, options.

The other rules: test_thirteen_clues_rules_cards.py, _actions.py, _accusing.py, _knowledge.py, _positions.py, _cited.py.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from positions import kinds, only, play, why
from rules_tested import rule
from slow_thirteen_clues import SUPPLY, TABLE, features
from thirteen_clues_positions import count, dealt, layout, mistake, solution

import gamekit
from gamekit import CHANCE, InputError, SettingError, Unreadable
from gamekit.text import text
from gamekit.thirteen_clues.board import DECK

SEATS = range(2, 7)
PERSONS, LOCATIONS, WEAPONS = ([row[at] for row in TABLE] for at in (1, 3, 5))
CARDS = [card for row in TABLE for card in (row[1], row[3], row[5])]


def fresh(seats: int = 3, **options: Any) -> gamekit.Timeline:
    """A game in which nothing is dealt yet."""
    return gamekit.start("thirteen_clues", seats, options=options)


def before_choices(seats: int = 3, **wishes: Any) -> gamekit.Timeline:
    """A game in which the first player is about to choose."""
    game = dealt(seats, **wishes)
    game.jump(3 * (seats + 4))
    return game


# ---------------------------------------------------------------------- set-up


@rule("TC-8")
def test_two_to_six_players_take_part() -> None:
    assert [len(fresh(seats).seats) for seats in SEATS] == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(SettingError, match="2 to 6 seats"):
            fresh(seats)


@rule("TC-8")
@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_to_the_left_from_the_first_player_and_round_the_table(seats: int) -> None:
    game = dealt(seats, first=1)
    turns = []
    while len(turns) < 2 * seats:
        verb = "ask_left" if seats == 2 else "ask"
        events = play(game, f"{verb} {((game.actor or 0) - 1) % seats} kobieta")
        turns += [event.seat for event in events if event.kind == "turn"]
    assert turns == [(2 + step) % seats for step in range(2 * seats)]


@rule("TC-8")
def test_with_two_players_every_other_turn_begins_a_round() -> None:
    game = dealt(2)
    assert only(list(game.here.events), "round").details == {"number": 1}
    events = play(game, "look a", "look a", "look b", "look b")
    assert [event.details["number"] for event in events if event.kind == "round"] == [2, 3]


@rule("TC-8")
def test_a_round_begins_whenever_the_first_player_has_the_turn() -> None:
    game = dealt(3, first=2)
    assert only(list(game.here.events), "round").details == {"number": 1}
    told = []
    for turn in range(2, 8):
        events = play(game, mistake(game))
        told += [(turn, event.seat, event.details["number"]) for event in events if event.kind == "round"]
    assert told == [(4, 2, 2), (7, 2, 3)]


@rule("TC-9")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_is_dealt_one_of_each_kind_and_then_two_of_any(seats: int) -> None:
    game = fresh(seats)
    kinds_due = []
    for _ in range(5 * seats):
        outcomes = [move for move, _ in game.chances()]
        kinds_due.append((outcomes[0].words[0], len({features(move.words[1])[2] for move in outcomes})))
        game.play(outcomes[-1])
    assert kinds_due[: 3 * seats] == [(str(seat), 1) for seat in range(seats) for _ in range(3)]
    assert [seat for seat, _ in kinds_due[3 * seats :]] == [str(seat) for seat in range(seats) for _ in range(2)]
    for seat, hand in enumerate(game.state.hands):
        assert len(hand) == 5, seat
        assert [DECK.cards[card - 1].part for card in hand[:3]] == ["person", "location", "weapon"]


@rule("TC-9")
def test_a_card_of_another_kind_or_for_another_seat_is_not_dealt_now() -> None:
    game = fresh()
    assert why(game, "deal 0 park", CHANCE) == ("other_kind", ("TC-9",))
    assert why(game, "deal 1 oficer", CHANCE) == ("other_hand", ("TC-63",))
    play(game, "chance: deal 0 oficer", "chance: deal 0 salon", "chance: deal 0 noz")
    assert why(game, "deal 1 oficer", CHANCE) == ("already_dealt", ("TC-63",))


@rule("TC-10")
@pytest.mark.parametrize(
    ("hand", "choices"),
    [
        ("oficer salon noz ksiaze rzeznik", 3),
        ("oficer salon noz ksiaze targ", 4),
        ("oficer salon noz targ kusza", 4),
        ("oficer salon noz kusza trucizna", 3),
    ],
)
def test_of_five_cards_there_are_three_or_four_choices(hand: str, choices: int) -> None:
    """Three of one kind, or two and two."""
    game = fresh()
    cards = hand.split()
    others = [card for card in CARDS[:21] if card not in cards]
    for seat in range(3):
        for at in range(3):
            pick = cards[at] if not seat else next(c for c in others if features(c)[2] == features(CARDS[at])[2])
            others = [card for card in others if card != pick]
            game.do(f"chance: deal {seat} {pick}")
    for card in (*cards[3:], *others[:4]):
        game.do(f"chance: deal {game.chances()[0][0].words[0]} {card}")
    for card in others[4:]:
        game.do(f"chance: lay {card}")
    assert game.actor == 0
    assert len(game.moves()) == choices
    assert {len(move.words) for move in game.moves()} == {3}


@rule("TC-10", "TC-66")
def test_a_mystery_is_made_of_the_own_five_cards_only() -> None:
    game = before_choices()
    own = set(DECK.slugs(game.state.hands[0]))
    assert {word for move in game.moves() for word in move.words} <= own
    person = next(card for card in PERSONS[:7] if card not in own)
    right = game.moves()[0].words
    assert why(game, f"choose {person} {right[1]} {right[2]}") == ("not_in_hand", ("TC-10",))
    with pytest.raises(Unreadable):
        game.do(f"choose {right[0]} {right[0]} {right[2]}")


@rule("TC-10", "TC-16", "TC-66")
def test_a_refusal_names_the_first_card_that_does_not_fit() -> None:
    game = before_choices()
    persons, locations = (
        [card for card in row[:7] if DECK.number[card] not in game.state.hands[0]] for row in (PERSONS, LOCATIONS)
    )
    refusal = game.why_not(f"choose {persons[0]} {locations[0]} {game.moves()[0].words[2]}")
    assert refusal
    assert refusal.details == {"card": persons[0]}
    for _ in range(3):
        game.play(game.moves()[0])
    behind = game.why_not("left 0 pistolet", CHANCE)
    assert behind
    assert behind.details == {"card": "pistolet"}


@rule("TC-11", "TC-12")
def test_three_cards_of_one_colour_may_be_chosen() -> None:
    game = before_choices(mysteries={1: "oficer salon noz"})
    assert "choose oficer salon noz" in {move.notation for move in game.moves()}
    play(game, "choose oficer salon noz")
    assert game.state.mysteries[1] == (1, 2, 3)


@rule("TC-13")
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_player_chooses_is_the_mystery_of_the_player_to_the_left(seats: int) -> None:
    game = before_choices(seats)
    for chooser in range(seats):
        move = game.moves()[0]
        game.play(move)
        assert tuple(DECK.slugs(game.state.mysteries[(chooser + 1) % seats])) == move.words


@rule("TC-14")
def test_the_two_cards_that_are_not_chosen_stay_behind_the_own_screen() -> None:
    game = before_choices()
    hand = game.state.hands[0]
    move = game.moves()[0]
    game.play(move)
    chosen = {DECK.number[word] for word in move.words}
    assert set(game.state.hands[0]) == set(hand) - chosen
    assert len(game.state.hands[0]) == 2


@rule("TC-15")
@pytest.mark.parametrize("seats", SEATS)
def test_no_mystery_is_shown_before_all_have_chosen(seats: int) -> None:
    game = before_choices(seats)
    for seat in range(seats):
        assert (game.actor, game.state.up) == (seat, False)
        events = game.do(game.moves()[0])
        shown = [event.seat for event in events if event.kind == "front"]
        assert shown == (list(range(seats)) if seat == seats - 1 else [])
    assert game.state.up


@rule("TC-16")
def test_chance_says_which_of_the_two_cards_is_the_left_one() -> None:
    game = before_choices(behind={0: "hrabina park"})
    for _ in range(3):
        game.play(game.moves()[0])
    pair = sorted(game.state.hands[0])
    assert [(move.words[0], weight) for move, weight in game.chances()] == [("0", 1), ("0", 1)]
    assert sorted(DECK.number[move.words[1]] for move, _ in game.chances()) == pair
    for card in pair:
        game.do(f"chance: left 0 {DECK.slug(card)}")
        assert game.state.hands[0][0] == card
        assert sorted(game.state.hands[0]) == pair
        game.back("single")
    other = next(card for card in CARDS[:21] if DECK.number[card] not in pair)
    assert why(game, f"left 0 {other}", CHANCE) == ("not_behind", ("TC-16",))
    assert why(game, f"left 1 {DECK.slug(pair[0])}", CHANCE) == ("other_hand", ("TC-63",))


@rule("TC-17")
@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_that_nobody_was_dealt_lie_on_the_letters(seats: int) -> None:
    state = dealt(seats).state
    dealt_out = [card for row in (*state.hands, *state.mysteries) for card in row]
    assert sorted([*dealt_out, *state.informants]) == list(range(1, 3 * (seats + 4) + 1))
    assert len(dealt_out) == 5 * seats


@rule("TC-18", "TC-51")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_one_glass_and_the_others_are_the_supply(seats: int) -> None:
    state = fresh(seats).state
    assert state.glasses == ((0,) if seats == 2 else (1,)) * seats
    assert state.supply == SUPPLY[seats]


@rule("TC-19")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_can_be_the_first_and_all_are_equally_likely(seats: int) -> None:
    game = dealt(seats)
    game.back("single")
    assert [(move.notation, weight) for move, weight in game.chances()] == [(f"first {s}", 1) for s in range(seats)]
    for seat in range(seats):
        play(game, f"chance: first {seat}")
        assert (game.actor, game.state.first, game.state.turn) == (seat, seat, 1)
        game.back("single")


# ---------------------------------------------------------------------- chance


def odds(game: gamekit.Timeline) -> Fraction:
    """The chance of any one outcome; all must be equally likely."""
    weights = {weight for _, weight in game.chances()}
    assert weights == {1}
    return Fraction(1, len(game.chances()))


@rule("TC-63")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_draws_from_what_is_left_each_card_equally_likely_and_decides_nothing_else(seats: int) -> None:
    game = fresh(seats)
    colours, met = seats + 4, []
    while game.actor == CHANCE:
        met.append(1 / odds(game))
        game.play(game.chances()[0][0])
    kinds_left = [colours - seat for seat in range(seats) for _ in range(3)]
    rest = list(range(3 * colours - 3 * seats, 0, -1))
    assert met == kinds_left + rest
    for _ in range(seats):
        game.play(game.moves()[0])
    sides = []
    while game.actor == CHANCE:
        sides.append(1 / odds(game))
        game.play(game.chances()[0][0])
    assert sides == [2] * seats + [seats]
    for _ in range(30):
        assert game.actor != CHANCE
        game.play(game.moves()[0])


@rule("TC-63")
def test_a_card_is_drawn_once_only() -> None:
    game = dealt()
    game.jump(16)
    assert why(game, "lay oficer", CHANCE) == ("already_dealt", ("TC-63",))
    assert why(game, "lay luk", CHANCE) == ("not_in_play", ("TC-3",))
    assert len(game.chances()) == 5


@rule("TC-63")
def test_a_set_up_by_hand_leads_to_the_layout_that_was_wished() -> None:
    wishes: dict[str, Any] = {
        "mysteries": {1: "rzeznik park miecz"},
        "behind": {0: "noz salon"},
        "informants": {"c": "oficer"},
    }
    fronts, hands, informants = layout(3, **wishes)
    state = dealt(**wishes).state
    assert [DECK.slugs(row) for row in state.mysteries] == fronts
    assert [DECK.slugs(row) for row in state.hands] == hands
    assert DECK.slugs(state.informants) == informants
    assert (fronts[1], hands[0], informants[2]) == (["rzeznik", "park", "miecz"], ["noz", "salon"], "oficer")


# ---------------------------------------------------------------------- options


@rule("TC-58")
def test_top_secret_is_refused_with_two_players_in_words() -> None:
    with pytest.raises(SettingError) as refused:
        fresh(2, top_secret=True)
    error: InputError = refused.value
    game = gamekit.registry.find("thirteen_clues")
    said = [text(lang, game).error(error.reason, error.details) for lang in ("en", "pl")]
    assert "three to six" in said[0]
    assert "trzech do sześciu" in said[1]


@rule("TC-58")
@pytest.mark.parametrize("seats", range(3, 7))
def test_everybody_gets_one_token_with_top_secret_and_none_without(seats: int) -> None:
    assert fresh(seats, top_secret=True).state.tokens == (1,) * seats
    assert fresh(seats).state.tokens == (0,) * seats


@rule("TC-57")
@pytest.mark.parametrize("cap", [1, 2, 5])
def test_a_limit_ends_the_game_after_that_many_turns_without_a_winner(cap: int) -> None:
    game = dealt(2, {"turn_cap": cap})
    for turn in range(1, cap + 1):
        assert (game.state.turn, game.over) == (turn, False)
        events = play(game, f"ask_left {1 - (game.actor or 0)} kobieta")
    assert game.over
    assert kinds(events)[1] == "tired"
    assert only(events, "game_over").details == {"winners": [], "by": "turn_cap"}
    assert not any(score.won for score in game.scores())


@rule("TC-57")
def test_a_right_accusation_in_the_last_turn_still_wins() -> None:
    game = dealt(2, {"turn_cap": 1})
    events = play(game, solution(game, 0))
    assert "tired" not in kinds(events)
    assert only(events, "game_over").details == {"winners": [0], "by": "solved"}


@rule("TC-57")
def test_without_a_limit_the_game_goes_on() -> None:
    game = dealt(2)
    for _ in range(60):
        play(game, f"ask_left {1 - (game.actor or 0)} kobieta")
    assert (game.state.turn, game.over) == (61, False)


@rule("TC-57")
@pytest.mark.parametrize("cap", [0, 1001, True, "3"])
def test_a_limit_is_none_or_a_number_of_turns(cap: Any) -> None:
    with pytest.raises(SettingError):
        fresh(2, turn_cap=cap)


@rule("TC-31")
def test_whole_kinds_can_be_asked_with_the_option_only() -> None:
    """A sees the mysteries of B and C: two persons; and a person behind the own screen."""
    game = dealt(3, {"whole_kinds": True}, behind={1: "hrabina park"})
    assert [count(game, f"ask 1 {kind}") for kind in ("osoba", "lokalizacja", "bron")] == [3, 3, 2]
    plain = dealt(3)
    assert why(plain, "ask 1 osoba") == ("no_kinds", ("TC-31",))
    assert not {"osoba", "lokalizacja", "bron"} & {move.words[1] for move in plain.moves() if move.verb == "ask"}
