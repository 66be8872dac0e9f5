"""The rules of Persona Non Grata: components, set-up, weeks and days (PNG-1 to PNG-24, PNG-81)."""

from __future__ import annotations

import pytest
from persona_non_grata_positions import BOX, GAME, begun, due, event, events, on, played, slugs
from positions import kinds, legal, only, play, why
from rules_tested import rule

from gamekit.errors import SettingError
from gamekit.game import CHANCE
from gamekit.persona_non_grata.dealing import start
from gamekit.persona_non_grata.state import NOBODY

FIVE = ("download", "download", "encrypt", "left", "right")

# ---------------------------------------------------------------------- components


@rule("PNG-1")
def test_two_to_four_take_part_and_the_next_seat_is_to_the_left() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(SettingError):
        GAME.setting(5)
    game = played({1: "biolife_worker<"}, seats=4, stop=on(1, 2))
    assert event(game, "sent", card="biolife_worker").details["target"] == [2]


@rule("PNG-2")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 5), (4, 6)])
def test_lumni_is_in_play_with_four_players_only(seats: int, count: int) -> None:
    game = begun(seats)
    known = ("biolife", "cosmoco", "jihui", "delacruz", "sjt", "lumni")
    assert BOX.corporations == known
    assert len(game.state.keys) == len(game.state.stacks) == count
    assert ("lumni_worker" in GAME.verbs["lay"].slots[0].words(game.state)) == (seats == 4)
    assert sum(game.state.deck[BOX.number["biolife_worker"] + 25 :]) == (12 if seats == 4 else 0)


@rule("PNG-3")
def test_each_corporation_has_twelve_information_cards_worth_42() -> None:
    rows = {card.slug.split("_")[1]: (card.value, card.copies) for card in BOX.cards}
    assert rows == {"worker": (2, 3), "assistant": (3, 4), "manager": (4, 2), "director": (5, 2), "president": (6, 1)}
    for corporation in range(6):
        cards = [card for card in BOX.cards if card.corporation == corporation]
        assert sum(card.copies for card in cards) == 12
        assert sum(card.copies * card.value for card in cards) == 42
    assert [sum(BOX.full(seats)) for seats in (2, 3, 4)] == [60, 60, 72]


@rule("PNG-4", "PNG-5", "PNG-6", "PNG-12")
def test_at_first_stacks_and_keys_lie_on_the_table_and_nobody_has_anything() -> None:
    state = begun(4).state
    assert state.stacks == ((4, 2, 0),) * 6
    assert state.keys == (NOBODY,) * 6 == (-1,) * 6
    before = start(BOX, 4, state.options)
    assert (before.week, before.day, before.keys) == (0, 0, state.keys)
    empty = ((),) * 4
    assert (state.areas, state.won, state.archives, state.discards, state.hands) == (empty,) * 5


@rule("PNG-7", "PNG-11", "PNG-17")
def test_each_week_every_player_has_five_action_cards_and_uses_each_once() -> None:
    game = played({}, {}, stop=on(1, 1))
    assert game.state.actions == (FIVE,) * 3
    game = played({0: "biolife_worker biolife_worker biolife_worker*"}, {}, stop=on(1, 4))
    assert game.state.actions[0] == ("left", "right")
    assert why(game, "lay biolife_worker download", 0) == ("not_in_hand", ("PNG-15",))
    card = slugs(game.state.hands[0])[0]
    assert why(game, f"lay {card} download", 0) == ("action_used", ("PNG-17",))
    assert legal(game, 0) == {f"lay {card} {way}" for card in slugs(game.state.hands[0]) for way in ("left", "right")}
    assert played({}, {}, stop=on(2, 1)).state.actions == (FIVE,) * 3


@rule("PNG-7")
def test_two_equal_action_cards_are_one_word() -> None:
    game = played({}, stop=on(1, 1))
    assert [slot.words for slot in game.verbs(0)[0].slots][1] == ("download", "encrypt", "left", "right")


@rule("PNG-8")
def test_workers_are_activators_and_no_other_information_card_is() -> None:
    assert {card.slug.split("_")[1] for card in BOX.cards if card.activator} == {"worker"}


# ---------------------------------------------------------------------- set-up


@rule("PNG-9", "PNG-10")
def test_six_cards_are_dealt_to_each_player_each_week_seat_by_seat() -> None:
    game = begun(3)
    assert game.state.left == 60
    owners = []
    while game.actor == CHANCE:
        owners.append(game.state.agenda[-1].about[0])
        play(game, str(game.chances()[0][0]))
    assert owners == [0] * 6 + [1] * 6 + [2] * 6
    assert [len(hand) for hand in game.state.hands] == [6, 6, 6]
    assert game.state.left == 42
    game = played({}, {}, stop=on(2, 1))
    assert ([len(hand) for hand in game.state.hands], game.state.left) == ([6, 6, 6], 24)


# ---------------------------------------------------------------------- weeks and days


@rule("PNG-13", "PNG-15", "PNG-16")
def test_all_lay_a_pair_before_anything_is_revealed() -> None:
    game = played({}, stop=on(1, 1))
    for seat in (0, 1):
        assert game.actor == seat
        assert kinds(play(game, str(game.moves()[0]))) == ["laid"]
        assert game.state.areas == ((), (), ())
    told = kinds(play(game, str(game.moves()[0])))
    assert told[:2] == ["laid", "revealed"]
    assert told[-4:] == ["passed", "passed", "passed", "day"]
    assert (game.state.day, game.actor, game.state.laid) == (2, 0, (None, None, None))


@rule("PNG-15")
def test_a_player_cannot_move_for_another_nor_before_the_deal() -> None:
    game = begun(2)
    assert game.moves(0) == []
    game = played({}, seats=2, stop=on(1, 1))
    card = slugs(game.state.hands[1])[0]
    assert why(game, f"lay {card} download", 1) == ("not_now", ("PNG-15",))


@rule("PNG-14", "PNG-60")
def test_the_game_has_three_weeks_of_five_days() -> None:
    game = played({}, {}, {})
    assert game.over
    assert [found.details["number"] for found in events(game, "week")] == [1, 2, 3]
    assert [found.details["last"] for found in events(game, "week")] == [False, False, True]
    assert [found.details["number"] for found in events(game, "day")] == [1, 2, 3, 4, 5] * 3
    assert why(game, "lay biolife_worker download", 0) == ("over", ("PNG-60",))


@rule("PNG-81")
@pytest.mark.parametrize("weeks", [1, 2])
def test_a_game_can_be_shorter(weeks: int) -> None:
    game = played(*[{}] * 3, options={"weeks": weeks})
    assert game.over
    assert [found.details["last"] for found in events(game, "week")] == [False] * (weeks - 1) + [True]
    assert "PNG-81" in events(game, "week")[0].rules
    assert len(events(game, "archived")) == 3


@rule("PNG-18", "PNG-19", "PNG-20")
@pytest.mark.parametrize(("week", "step", "way"), [(1, 1, "left"), (2, -1, "right"), (3, 1, "left")])
def test_hands_are_passed_to_the_left_in_weeks_1_and_3_and_to_the_right_in_week_2(
    week: int, step: int, way: str
) -> None:
    game = played({}, {}, {}, seats=4, stop=on(week, 1))
    left: list[tuple[int, ...]] = []
    for seat in game.seats:
        left.append(tuple(game.state.hands[seat][1:]))
        told = play(game, f"lay {slugs(game.state.hands[seat])[0]} download")
    assert game.state.hands == tuple(left[(seat - step) % 4] for seat in range(4))
    passed = [found for found in told if found.kind == "passed"]
    assert [found.details["direction"] for found in passed] == [way] * 4
    assert [found.details["target"] for found in passed] == [[(seat + step) % 4] for seat in range(4)]


@rule("PNG-21", "PNG-22")
def test_after_the_fifth_day_nothing_is_passed_and_the_last_card_is_discarded() -> None:
    game = played({}, stop=on(1, 5))
    assert [len(hand) for hand in game.state.hands] == [2, 2, 2]
    rest = [hand[1] for hand in game.state.hands]
    told = []
    for seat in game.seats:
        told += play(game, f"lay {slugs(game.state.hands[seat])[0]} {game.state.actions[seat][0]}")
    assert "passed" not in kinds(told)
    assert [found.details["card"] for found in told if found.kind == "last"] == slugs(rest)
    assert game.state.discards == tuple((card,) for card in rest)
    assert game.state.hands == ((), (), ())


# ---------------------------------------------------------------------- two players who draw


@rule("PNG-23")
def test_two_players_who_draw_hold_6_5_4_3_and_2_cards() -> None:
    game = played({}, seats=2, preset="published", stop=on(1, 1))
    sizes = []
    while game.state.week == 1:
        if game.state.agenda[-1].kind == "lay" and game.actor == 0:
            sizes.append([len(hand) for hand in game.state.hands])
        play(game, str(game.moves()[0] if game.actor != CHANCE else game.chances()[0][0]))
    assert sizes == [[6, 6], [5, 5], [4, 4], [3, 3], [2, 2]]


@rule("PNG-23")
def test_a_discard_comes_after_the_actions_then_the_rest_is_passed_and_a_card_is_drawn() -> None:
    game = played({0: "biolife_worker", 1: "biolife_president"}, seats=2, preset="published", stop=due("discard"))
    assert len(game.state.areas[0]) == 1
    hands = game.state.hands
    assert why(game, "discard biolife_manager") == ("not_in_hand", ("PNG-15",))
    assert kinds(play(game, f"discard {slugs(hands[0])[0]}")) == ["discarded"]
    assert game.actor == 1
    assert kinds(play(game, f"discard {slugs(hands[1])[-1]}")) == ["discarded", "passed", "passed"]
    assert game.state.discards == ((hands[0][0],), (hands[1][-1],))
    assert game.state.hands == (hands[1][:-1], hands[0][1:])
    drawn = [only(play(game, str(game.chances()[0][0])), "drawn").seat for _ in range(2)]
    assert drawn == [0, 1]
    assert (game.state.day, [len(hand) for hand in game.state.hands]) == (2, [5, 5])


@rule("PNG-23")
def test_without_the_option_or_with_more_players_nobody_discards() -> None:
    for seats, preset in ((2, "page"), (3, "published"), (4, "published")):
        assert not events(played({}, seats=seats, preset=preset, stop=on(2, 1)), "discarded")


@rule("PNG-24", "E10")
def test_on_the_fifth_day_two_players_who_draw_discard_only_the_last_card() -> None:
    game = played({}, seats=2, preset="published", stop=on(1, 5))
    before = [len(row) for row in game.state.discards]
    assert before == [4, 4]
    told = play(game, str(game.moves()[0]))
    told += play(game, str(game.moves()[0]))
    assert [kind for kind in kinds(told) if kind in ("discarded", "drawn", "passed")] == []
    assert kinds(told).count("last") == 2
    assert [len(row) for row in game.state.discards] == [5, 5]


@rule("PNG-29", "PNG-20", "E11")
def test_with_two_players_both_directions_lead_to_the_other() -> None:
    game = played({0: "biolife_worker< biolife_assistant>"}, {0: "biolife_worker>"}, seats=2, stop=on(2, 2))
    assert [lying.sender for lying in game.state.areas[1] if lying.card in (0, 1)] == [0, 0, 0]
    assert all("PNG-29" in found.rules for found in events(game, "sent"))
    assert not any("PNG-29" in found.rules for found in events(played({}, seats=3, stop=on(2, 1)), "sent"))
    passed = events(game, "passed")
    assert {found.details["direction"] for found in passed} == {"left", "right"}
    assert all(found.details["target"] == [1 - found.seat] for found in passed)


@rule("PNG-16", "PNG-68", "E12")
def test_two_who_send_to_each_other_get_both_cards_and_see_neither_before() -> None:
    week = {0: "biolife_president<", 1: "cosmoco_president>"}
    game = played(week, seats=2, stop=on(1, 1, seat=1))
    assert [pair and pair[0] for pair in game.view(1).laid] == ["?", None]
    game = played(week, seats=2, stop=on(1, 2))
    assert [slugs([lying.card for lying in area]) for area in game.state.areas] == [
        ["cosmoco_president"],
        ["biolife_president"],
    ]


@rule("PNG-2", "PNG-9", "PNG-23")
@pytest.mark.parametrize(
    ("seats", "preset", "left"), [(2, "page", 24), (2, "published", 0), (3, "page", 6), (4, "page", 0)]
)
def test_so_many_cards_are_left_in_the_deck_at_the_end(seats: int, preset: str, left: int) -> None:
    assert played({}, {}, {}, seats=seats, preset=preset).state.left == left
