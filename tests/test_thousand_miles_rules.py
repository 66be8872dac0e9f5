"""The rules of 1000 mil: the cards, what a side has, the set-up (TM-1 to TM-16)."""

from __future__ import annotations

import pytest
from positions import kinds, legal, only, play, why
from rules_tested import rule
from thousand_miles_positions import GAME, allowed, at, attacked, draw, everywhere, side

import gamekit
from gamekit import CHANCE, Timeline
from gamekit.errors import SettingError
from gamekit.thousand_miles.board import DECK, KINDS, full
from gamekit.thousand_miles.state import Options

DISTANCE = {"25": 10, "50": 10, "75": 10, "100": 12, "200": 4}
ATTACK = {"red_light": 5, "speed_limit": 4, "out_of_fuel": 3, "puncture": 3, "accident": 3}
DEFENCE = {"green_light": 14, "end_of_limit": 6, "fuel": 6, "wheel_change": 6, "repair": 6}
IMMUNITY = {"priority_vehicle": 1, "fuel_tank": 1, "puncture_proof": 1, "ace": 1}
COUNTS = DISTANCE | ATTACK | DEFENCE | IMMUNITY
ANSWERS = {  # table 2
    "red_light": ("green_light", "priority_vehicle"),
    "speed_limit": ("end_of_limit", "priority_vehicle"),
    "out_of_fuel": ("fuel", "fuel_tank"),
    "puncture": ("wheel_change", "puncture_proof"),
    "accident": ("repair", "ace"),
    "con_sens": ("end_of_con_sens", "ace"),
}
DAMAGES = ("out_of_fuel", "puncture", "accident")


def in_play(seats: int = 2, preset: str = "page", **options: object) -> dict[str, int]:
    """How many of each card are in play."""
    setting = GAME.setting(seats, preset, options)
    found = full(DECK, Options(**setting.options), seats)
    return {card.slug: found[card.number] for card in DECK.cards if found[card.number]}


def opened(seats: int = 2, first: int = 0, preset: str = "page", **options: object) -> Timeline:
    """A game before the first card is dealt."""
    game = gamekit.start("thousand_miles", seats, preset, options)
    play(game, f"chance: first {first}")
    return game


def deal_out(game: Timeline, card: str = "") -> None:
    """Deal what is due: the first card that there is, or that one as long as there is any."""
    while game.actor == CHANCE:
        moves = [move.notation for move in game.moves()]
        game.do(f"chance: {f'deal {card}' if f'deal {card}' in moves else moves[0]}")


# ---------------------------------------------------------------------- the cards


@rule("TM-1")
def test_there_are_four_kinds_of_cards() -> None:
    assert list(dict.fromkeys(card.kind for card in DECK.cards)) == list(KINDS)
    assert KINDS == ("distance", "attack", "defence", "immunity")


@rule("TM-2")
def test_the_deck_has_the_106_cards_of_the_table() -> None:
    assert in_play() == COUNTS
    assert sum(COUNTS.values()) == 106
    assert sum(int(card) * COUNTS[card] for card in ("25", "50", "75", "100", "200")) == 3500


@rule("TM-3")
def test_with_con_sens_there_are_ten_cards_more() -> None:
    assert in_play(con_sens=True) == {**COUNTS, "con_sens": 4, "end_of_con_sens": 6}


@rule("TM-4")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_short_deck_lacks_one_card_of_each_attack(seats: int) -> None:
    short = in_play(seats, short_deck=True)
    assert sum(short.values()) == 101
    assert {card for card, count in COUNTS.items() if count - short[card]} == set(ANSWERS) - {"con_sens"}
    assert sum(in_play(seats, short_deck=True, con_sens=True).values()) == 111


@rule("TM-4")
def test_four_players_and_more_have_the_whole_deck_in_any_case() -> None:
    assert all(sum(in_play(seats, short_deck=True).values()) == 106 for seats in range(4, 10))
    assert sum(in_play(6, short_deck=True, teams="3x2").values()) == 106
    assert in_play(2, "published") == in_play(2, short_deck=True)


@rule("TM-5")
@pytest.mark.parametrize("attack", ANSWERS)
def test_each_attack_has_its_own_defence_and_its_own_immunity(attack: str) -> None:
    defence, immunity = ANSWERS[attack]
    card = DECK.cards[DECK.number[attack]]
    assert (DECK.slug(card.defence), DECK.slug(card.immunity)) == (defence, immunity)
    assert DECK.cards[card.defence].ends == (card.mark,)
    assert card.mark in DECK.cards[card.immunity].ends


@rule("TM-5")
@pytest.mark.parametrize("attack", DAMAGES)
def test_no_other_defence_answers_an_attack(attack: str) -> None:
    defences = "green_light end_of_limit fuel wheel_change repair"
    game = at({0: defences}, sides={0: {"marks": f"stopped {attack}", "laid": attack}})
    assert {move for move in legal(game) if move.startswith("lay") and "25" not in move} == {
        f"lay {ANSWERS[attack][0]}"
    }


# ---------------------------------------------------------------------- what a side has


@rule("TM-6")
def test_what_is_laid_belongs_to_the_side() -> None:
    game = at({0: "100 ace"})
    play(game, "lay ace", "chance: deal 25", "lay 100")
    assert (side(game, 0).miles, side(game, 0).points) == (100, 200)
    assert side(game, 0).laid[DECK.number["ace"]] == 1
    assert (side(game, 1).miles, side(game, 1).points, sum(side(game, 1).laid)) == (0, 0, 0)
    assert [score.side for score in game.scores()] == [(0,), (1,)]


@rule("TM-7")
@pytest.mark.parametrize("attack", ["red_light", *DAMAGES])
def test_a_side_is_stopped_by_an_attack_until_it_lays_a_green_light(attack: str) -> None:
    game = attacked(attack, {1: f"{ANSWERS[attack][0]} green_light 100"})
    assert side(game, 1).stopped
    if attack != "red_light":
        draw(game, "25")
        play(game, f"lay {ANSWERS[attack][0]}")
        assert side(game, 1).stopped
        draw(game, "25")
        play(game, "discard 25")
    draw(game, "25")
    play(game, "lay green_light")
    assert side(game, 1).marks == ()


@rule("TM-8")
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damage_stays_until_it_is_put_right(damage: str) -> None:
    game = attacked(damage, {1: "green_light"})
    assert damage in side(game, 1).marks
    draw(game, "25")
    assert why(game, "lay green_light")[0] == "repair_first"
    play(game, "discard 25")
    assert damage in side(game, 1).marks


@rule("TM-9")
def test_a_side_rolls_without_damage_and_stop_or_with_the_priority_vehicle() -> None:
    for marks, may in (("rolling", True), ("stopped", False), ("stopped puncture", False), ("limit", True)):
        assert allowed(at({0: "25"}, sides={0: {"marks": marks}}), "lay 25") == may
    assert allowed(at({0: "25"}, sides={0: {"laid": "priority_vehicle"}}), "lay 25")
    damaged = {"laid": "priority_vehicle puncture", "marks": "puncture"}
    assert why(at({0: "25"}, sides={0: damaged}), "lay 25")[0] == "damaged"


@rule("TM-10")
@pytest.mark.parametrize("marks", ["stopped", "stopped accident", "stopped out_of_fuel", "stopped puncture"])
def test_a_side_that_is_not_rolling_is_blocked(marks: str) -> None:
    game = at({0: "red_light 25"}, sides={1: {"marks": marks}})
    assert why(game, "attack red_light 1") == ("blocked", ("TM-35", "TM-10"))


@rule("TM-11")
def test_speed_limit_and_con_sens_are_kept_apart_from_stop_and_damage() -> None:
    cards = "green_light fuel wheel_change repair"
    for marks in ("limit", "con_sens", "limit con_sens"):
        game = at({0: f"{cards} 25"}, sides={0: {"marks": marks, "miles": 100}}, options={"con_sens": True}, exact=True)
        assert not any(move.startswith("lay") and move != "lay 25" for move in legal(game))
        assert allowed(game, "lay 25")
    game = at({0: "green_light"}, sides={0: {"marks": "stopped limit"}})
    play(game, "lay green_light")
    assert side(game, 0).marks == ("limit",)


# ---------------------------------------------------------------------- the set-up


@rule("TM-12")
def test_two_to_nine_play_each_for_themselves_and_clockwise() -> None:
    assert list(GAME.seats) == list(range(2, 10))
    assert all(len(opened(seats).state.sides) == seats for seats in GAME.seats)
    with pytest.raises(SettingError):
        gamekit.start("thousand_miles", 10)
    game = at(seats=3, turn=2)
    play(game, "discard 25")
    assert game.actor == 0


@rule("TM-13")
def test_each_player_is_dealt_six_cards_and_the_rest_is_the_deck() -> None:
    game = opened(3)
    assert game.state.left == sum(game.state.deck) == 106
    seats = []
    while game.actor == CHANCE:
        seats.append(game.state.agenda[-1].about[0])
        game.do(f"chance: {game.moves()[0].notation}")
    assert seats == [0] * 6 + [1] * 6 + [2] * 6
    assert [len(held) for held in game.state.hands] == [6, 6, 6]
    assert game.state.left == sum(game.state.deck) == 88


@rule("TM-13")
def test_all_cards_are_in_the_deck_again_when_a_round_begins() -> None:
    game = at({0: "25 50"}, sides={0: {"miles": 975, "laid": "ace"}}, discards="fuel repair")
    play(game, "lay 25")
    assert game.state.deck == everywhere(game.state)
    assert game.state.left == 106
    assert game.state.discards == (0,) * 21
    assert game.state.hands == ((), ())


@rule("TM-14")
def test_every_side_starts_at_0_stopped_with_nothing_laid() -> None:
    for game in (opened(), at({0: "25"}, sides={0: {"miles": 975, "laid": "ace"}, 1: {"marks": "limit"}})):
        if game.state.sides[0].miles:
            play(game, "lay 25")
        for found in game.state.sides:
            assert (found.miles, found.points, found.marks, found.driven) == (0, 0, ("stopped",), False)
            assert found.laid == (0,) * 21


@rule("TM-14", "TM-15")
def test_before_the_first_round_nothing_is_dealt_laid_or_counted() -> None:
    state = gamekit.start("thousand_miles", 2).state
    assert (state.round, state.turn, state.first, state.idle, state.called) == (0, 0, -1, 0, -1)
    assert (state.hands, state.discards, state.attack) == (((), ()), (0,) * 21, None)
    for found in state.sides:
        assert (found.miles, found.points, found.total, found.laid) == (0, 0, 0, (0,) * 21)


@rule("TM-15", "TM-125")
def test_turns_are_counted_from_1_in_every_round() -> None:
    game = at({0: "25"}, sides={0: {"miles": 975}}, idle=7)
    play(game, "lay 25")
    assert (game.state.turn, game.state.idle) == (0, 0)
    deal_out(game)
    assert (game.actor, game.state.turn) == (1, 1)
    assert only(game.here.events, "turn").details == {"number": 1}


@rule("TM-17", "TM-18", "TM-19")
def test_a_turn_cites_what_is_to_be_drawn() -> None:
    def cited(game: Timeline) -> tuple[str, ...]:
        return only(play(game, "discard 25"), "turn").rules

    assert cited(at({0: "25"})) == ("TM-17", "TM-20", "TM-125")
    assert cited(at({0: "25 50", 1: "75"}, deck="", exact=True)) == ("TM-20", "TM-19", "TM-125")
    seven = at({0: "25 50", 1: "25 50 75 100 25 50 75"}, exact=True)
    assert cited(seven) == ("TM-20", "TM-18", "TM-125")


@rule("TM-15")
def test_chance_says_who_begins_the_first_round_and_the_next_seat_the_next() -> None:
    game = gamekit.start("thousand_miles", 3)
    assert game.actor == CHANCE
    assert [(move.notation, weight) for move, weight in game.chances()] == [(f"first {seat}", 1) for seat in range(3)]
    play(game, "chance: first 2")
    assert game.state.first == 2
    deal_out(game)
    assert game.actor == 2
    later = at({2: "25"}, seats=3, turn=2, first=2, sides={2: {"miles": 975}})
    events = play(later, "lay 25")
    assert (only(events, "round").seat, later.state.first) == (0, 0)
    deal_out(later)
    assert later.actor == 0


@rule("TM-16")
def test_the_aim_is_the_1000_miles() -> None:
    assert opened().state.distance == 1000
    game = at({0: "75 25"}, sides={0: {"miles": 925}})
    assert only(play(game, "lay 75"), "round_end").details["how"] == "distance"
    short = at({0: "75 25"}, sides={0: {"miles": 900}})
    assert "round_end" not in kinds(play(short, "lay 75"))
